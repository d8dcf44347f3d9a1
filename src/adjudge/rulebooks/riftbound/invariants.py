"""What must hold in every Riftbound position, whatever was played: for fuzzing and laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from adjudge.core.costs import ENERGY, UNIVERSAL, kind_of
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    battlefield_object,
    battlefields,
    facedown_room,
    facedown_zone,
    field_control,
)

KINDS: Final = frozenset((ENERGY, UNIVERSAL, "fury", "calm", "mind", "body", "chaos", "order"))
_WHERE: Final = {
    "rune": ("base", "rune deck"),
    "legend": ("legend",),
    # 438.5: what a token has replaced waits in banishment.
    "battlefield": ("battlefield", "aside", "banishment"),
}


def faults(rb: Rulebook, state: State) -> list[str]:
    """Everything that is wrong with a position, in words; empty when it is sound."""
    found = [*_numbers(state), *_places(rb, state), *_windows(state)]
    if not state.vars.get("cleanup", 0) and state.result is None:
        found.extend(_after_cleanup(rb, state))
    return found


def _numbers(state: State) -> Iterator[str]:
    for player in range(state.players):
        for name, number in state.stats[player].items():
            if number < 0:
                yield f"player {player} has {number} {name}"
        for unit in state.pools[player]:
            if kind_of(unit) not in KINDS:
                yield f"the pool of player {player} holds {unit!r}"


def _places(rb: Rulebook, state: State) -> Iterator[str]:
    """Cards stand only where their kind may (106-108, 169, 170)."""
    for spec in state.specs:
        for ident in state.zones[spec.index]:
            obj = state.objs[ident]
            for kind, areas in _WHERE.items():
                if kind in rb.cards[obj.name].types and spec.area not in areas:
                    yield f"{kind} {obj.name} #{ident} is in {spec.name}"
            if obj.facedown and spec.area != "facedown":
                yield f"{obj.name} #{ident} is facedown in {spec.name}"
            if spec.area == "facedown" and not obj.facedown:
                yield f"{obj.name} #{ident} is faceup in {spec.name}"


def _windows(state: State) -> Iterator[str]:
    fields = battlefields(state)
    for name in ("showdown", "combat"):
        if state.vars[name] not in (NOBODY, *fields):
            yield f"{name} is at zone {state.vars[name]}, which is no battlefield"
    for place in fields:
        if state.vars.get(f"place:{place}") not in state.zones[place]:
            yield f"the battlefield of zone {place} is not there"
        if not NOBODY <= field_control(state, place) < state.players:
            yield f"the battlefield of zone {place} has controller {field_control(state, place)}"


def _after_cleanup(rb: Rulebook, state: State) -> Iterator[str]:
    """323.7: no stray gear, stranger or foreign facedown card is left; 107.3.b: one hidden card."""
    for spec in state.specs:
        if not spec.place:
            continue
        for ident in state.zones[spec.index]:
            chars = chars_of(rb, state, ident)
            if "battlefield" in chars.types:
                continue
            loose = not state.objs[ident].host  # 718.5.f: what is attached goes where its unit is
            if loose and spec.area == "base" and spec.owner != chars.controller:
                yield f"{chars.name} #{ident} of player {chars.controller} is in {spec.name}"
            if loose and "unit" not in chars.types and spec.area != "base":
                yield f"{chars.name} #{ident} is loose at {spec.name}"
    for place in battlefields(state):
        hidden = state.zones[facedown_zone(state, place)]
        field = battlefield_object(state, place)
        room = facedown_room(rb, state, place)
        if len(hidden) > room:
            yield f"{len(hidden)} cards are hidden at zone {place}, which has room for {room}"
        for ident in hidden:
            if state.objs[ident].control != field.control:
                yield f"#{ident} is hidden at zone {place}, which its player does not control"
