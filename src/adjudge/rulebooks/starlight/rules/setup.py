"""Setting a game up (ST@seed:S.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State, Task
from adjudge.rulebooks.starlight.house import house_value
from adjudge.rulebooks.starlight.rules.table import LIFE, lay_zones, zone
from adjudge.rulebooks.starlight.rules.turn import begin_turn

HAND: Final = 6
"""ST@seed:S.1: cards that each player draws at the start."""
FIRST: Final = "first"


class Seat:
    """What a player brings: the name of a star, and the names of the cards of the main deck."""

    __slots__ = ("main", "star")

    def __init__(self, star: str, main: Sequence[str]) -> None:
        """Keep both."""
        self.star = star
        self.main = tuple(main)


def begin(
    rb: Rulebook,
    state: State,
    seats: Sequence[Seat],
    *,
    first: int | None = None,
    shuffle: bool = True,
) -> None:
    """Lay stars and decks out, shuffle, draw lots and draw six cards each.

    Args:
        rb: Rulebook.
        state: An empty position.
        seats: Two seats.
        first: Who goes first; by lot if None: then the winner of the lot chooses.
        shuffle: False leaves the decks as they are listed, the first card on top.
    """
    lay_zones(state)
    for player, seat in enumerate(seats):
        star = state.new_object(seat.star, player, state.zone_of("star", player))
        star.marks[LIFE] = rb.cards[seat.star].stat("life") or house_value("life")
        deck = state.zone_of("deck", player)
        for name in seat.main:
            state.new_object(name, player, deck)
        if shuffle:
            state.zones[deck] = tuple(state.shuffle(list(state.zones[deck])))
        rb.say(state, "star shown", ("ST@seed:S.1",), player=player, card=seat.star)
    state.phase = "setup"
    if first is None:
        winner = state.random_below(state.players)
        rb.say(state, "lot", ("ST@seed:S.1",), player=winner)
        state.flow = (Task(FIRST, (winner,)),)
    else:
        start(rb, state, first)


def choose_first(rb: Rulebook, state: State) -> Ask:
    """ST@seed:S.1: the winner of the lot chooses to go first or second."""
    (player,) = state.flow[-1].args
    options = [Option("player", p) for p in rb.turn_order(state, player)]
    answer = yield Decision(player, "first player", options, "ST@seed:S.1")
    state.flow = state.flow[:-1]
    start(rb, state, answer.obj)


def start(rb: Rulebook, state: State, first: int) -> None:
    """Draw six cards each; the first turn begins."""
    state.vars["first player"] = first
    rb.say(state, "first player", ("ST@seed:S.1",), player=first)
    for player in rb.turn_order(state, first):
        hand = state.zone_of("hand", player)
        for ident in zone(state, "deck", player)[:HAND]:
            state.put(ident, hand)
        rb.say(state, "opening hand", ("ST@seed:S.1",), player=player, amount=HAND)
    begin_turn(rb, state, first)
