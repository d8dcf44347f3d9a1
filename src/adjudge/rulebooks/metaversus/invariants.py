"""What must hold in every position of Metaversus Wish, whatever was done: for fuzzing and laws."""

from __future__ import annotations

from collections.abc import Iterator

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules.table import (
    COPIES,
    NEUTRAL,
    NUMBERS,
    SHELVES,
    STARS,
    cards_in,
    is_required,
    pile,
)


def faults(rb: Rulebook, state: State) -> list[str]:
    """Everything that is wrong with a position, in words; empty when it is sound."""
    assert isinstance(rb, Known)
    return [*_numbers(state), *_zones(rb, state), *_market(rb, state)]


def _numbers(state: State) -> Iterator[str]:
    most = STARS + (state.readings.get("star overflow") == "beyond four")
    for player, stats in enumerate(state.stats):
        for name in NUMBERS:
            if name != "health" and stats[name] < 0:
                yield f"duelist {player} has {stats[name]} {name}"
        if stats["stars"] > most:
            yield f"duelist {player} has {stats['stars']} wish stars"
        capped = state.readings.get("maximum health") != "no limit"
        if capped and stats["health"] > stats["maximum"]:
            yield f"duelist {player} has {stats['health']} health of {stats['maximum']}"
        if stats["health"] <= 0 and state.turn and not state.vars.get("ending"):
            yield f"duelist {player} fell to {stats['health']} and the end is not settled"
        if state.phase == "turn" and any(stats[n] for n in ("actions", "buys", "gems", "hit")):
            yield f"duelist {player} keeps points, buys, gems or damage over the turn"


def _zones(rb: Known, state: State) -> Iterator[str]:
    """Cards lie only where the guide puts them."""
    for player in range(state.players):
        for area in ("seen", "shown"):
            if not state.items and cards_in(state, area, player):
                yield f"cards of duelist {player} are left in {area}"
        for area in ("hand", "deck", "discard", "play", "aside"):
            for ident in cards_in(state, area, player):
                obj = state.objs[ident]
                if obj.owner != player or obj.control != player:
                    yield f"#{ident} {obj.name} in {area} of {player} belongs to {obj.owner}"
                if "printed" in obj.memo and area not in ("play", "aside"):
                    yield f"#{ident} {obj.name} is boosted in {area}"
                if state.turn and "character" in rb.cards[obj.name].types:
                    yield f"the character {obj.name} lies in {area}"
        if state.turn and len(cards_in(state, "character", player)) != 1:
            yield f"duelist {player} has {len(cards_in(state, 'character', player))} characters"


def _market(rb: Known, state: State) -> Iterator[str]:
    """A shelf holds one kind, six at most; an empty one has nothing to restock it with."""
    if not state.turn:
        return
    for number, shelf in enumerate(SHELVES):
        ids = state.zones[shelf]
        if len({state.objs[i].name for i in ids}) > 1 or len(ids) > COPIES:
            yield f"the shelf {state.specs[shelf].name} holds {len(ids)} cards of several kinds"
        if is_required(shelf):
            if ids and state.objs[ids[0]].name != rb.required[number]:
                yield f"{state.objs[ids[0]].name} stands on the shelf of {rb.required[number]}"
            continue
        owner = state.specs[shelf].owner
        source = pile("neutral pile") if owner == NEUTRAL else -1
        left = state.zones[source] if source >= 0 else cards_in(state, "pile", owner)
        if not ids and left:
            yield f"the shelf {state.specs[shelf].name} is empty though its pile is not"
