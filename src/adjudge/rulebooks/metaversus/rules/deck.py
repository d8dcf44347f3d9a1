"""Chapter 12 and clean-up: drawing, looking, and making a new draw deck."""

from __future__ import annotations

from adjudge.core.decisions import Ask
from adjudge.core.events import happen, unheard
from adjudge.core.knowledge import shuffle_under
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.metaversus.rules.table import cards_in, empty_into, zone


def rebuild(rb: Rulebook, state: State, player: int) -> bool:
    """Make a draw deck of the discard; only for a duelist who needs a card and has none there.

    12.1: only while the draw deck is empty. 12.2: the discard is shuffled and goes under what is
    left of the deck. 12.3: what was laid or gained this turn lies in the play area; whether it is
    shuffled in as well is the reading "reshuffle". 12.4: without cards nothing happens.

    Returns:
        Whether there is a card now.
    """
    if state.readings.get("reshuffle") == "play area":
        empty_into(state, "play", "discard", player)
    discard, deck = zone("discard", player), zone("deck", player)
    if not state.zones[discard]:
        return False
    shuffle_under(state, deck, (discard,))
    rb.say(state, "rebuild", ("MW@seed:12.2",), player=player)
    return True


def needs_card(rb: Rulebook, state: State, player: int) -> bool:
    """Whether there is a card on the draw deck, after a new one was made if need be (12.1)."""
    return bool(cards_in(state, "deck", player)) or rebuild(rb, state, player)


def draw(rb: Rulebook, state: State, player: int, count: int, rule: str) -> Ask:
    """Draw cards one by one, each an event of its own; as many as there are (9.2, 12.4)."""
    deck, hand = zone("deck", player), zone("hand", player)
    left = count
    while left:
        if not state.zones[deck] and not rebuild(rb, state, player):
            rb.say(state, "no cards", ("MW@seed:12.4",), player=player)
            return
        some = 1
        if not unheard(rb, state, "draw"):
            event = Event("draw", state.zones[deck][0], player)
            event.data["rule"] = rule
            yield from happen(rb, state, [event])
        elif state.trace is not None:
            draw_top(rb, state, player, rule)
        else:  # nobody listens, nobody is told: as many at a time as there are
            some = min(left, len(state.zones[deck]))
            state.put_all(deck, hand, some)
            state.reveals += some
        left -= some


def draw_top(rb: Rulebook, state: State, player: int, rule: str) -> int:
    """Take the top card of the draw deck into the hand; its new identity."""
    fresh = state.put(cards_in(state, "deck", player)[0], zone("hand", player))
    state.reveals += 1
    if state.trace is not None:
        only = (player,)
        rb.say(state, "draw", (rule,), only, player=player, card=state.objs[fresh].name)
    return fresh


def look(rb: Rulebook, state: State, player: int, count: int, area: str) -> list[int]:
    """Take cards off the draw deck to look at them ("seen") or to reveal them ("shown").

    12.1, 12.2: the first ones come from the old deck, then a new one is made for the rest.
    """
    found: list[int] = []
    where = zone(area, player)
    deck = zone("deck", player)
    while len(found) < count and needs_card(rb, state, player):
        found.append(state.put(state.zones[deck][0], where))
    state.reveals += 1
    return found
