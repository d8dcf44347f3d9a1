"""Before the game: who goes first, opening hands and mulligans by one card less each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.knowledge import shuffle_zone
from adjudge.core.state import State, Task
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.table import HAND, LIBRARY, MAX_HAND, fill, lay_out

CR: Final = "MTG-CR@2006:"
HOUSE: Final = "house"


def begin(
    rb: Book,
    state: State,
    decks: Sequence[Sequence[str]],
    *,
    first: int | None = None,
    shuffle: bool = True,
) -> None:
    """Lay out two decks, draw by lot who goes first, and draw opening hands.

    Args:
        rb: Book.
        state: An empty position for as many players as there are decks.
        decks: Card names of each player's deck, in library order where not shuffled.
        first: Who goes first; None lets the lot decide.
        shuffle: Whether libraries are shuffled.
    """
    lay_out(state)
    for player, names in enumerate(decks):
        fill(state, player, names, shuffle=shuffle)
    who = state.random_below(state.players) if first is None else first
    state.vars["first player"] = who
    state.vars["turn_player"] = who
    state.vars["regular"] = who
    rb.say(state, "first player", (), player=who)
    order = rb.turn_order(state, who)
    for player in order:
        _draw_hand(state, player, MAX_HAND)
    state.flow = tuple(Task("mulligan", (player, MAX_HAND - 1)) for player in order)


def _draw_hand(state: State, player: int, many: int) -> None:
    library = state.zone_of(LIBRARY, player)
    hand = state.zone_of(HAND, player)
    for ident in state.zones[library][:many]:
        state.put(ident, hand)
    state.reveals += 1


def before_the_game(rb: Book, state: State) -> Ask:
    """The mulligan of the next player who may take one."""
    task, state.flow = state.flow[0], state.flow[1:]
    player, size = task.args
    options = [Option("keep"), Option("mulligan", arg=size)]
    answer = yield Decision(player, "mulligan", options, f"{CR}103.4", note=str(size))
    if answer.verb == "keep":
        rb.say(state, "keep", (), player=player, amount=size + 1)
        return
    library = state.zone_of(LIBRARY, player)
    for ident in state.zones[state.zone_of(HAND, player)]:
        state.put(ident, library)
    shuffle_zone(state, library)
    _draw_hand(state, player, size)
    rb.say(state, "mulligan", (), player=player, amount=size)
    if size > 0:
        state.flow = (Task("mulligan", (player, size - 1)), *state.flow)
