"""What must hold in every Starlight position, whatever was played: for fuzzing and laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.starlight.rules import checks, combat
from adjudge.rulebooks.starlight.rules.table import (
    CHARACTER,
    COUNTER,
    DAMAGE,
    LIFE,
    PROCEDURE,
    SPELLS,
    star_of,
)
from adjudge.rulebooks.starlight.rules.turn import STEPS

_MARKS: Final = frozenset(("acted", DAMAGE, COUNTER, LIFE))
_PERMANENT: Final = frozenset(("character", "prism"))


def faults(rb: Rulebook, state: State) -> list[str]:
    """Everything that is wrong with a position, in words; empty when it is sound."""
    found = [*_places(rb, state), *_marks(state), *_turn(state)]
    if state.result is None and not state.vars.get(checks.PENDING, 0):
        found.extend(_swept(rb, state))
    return found


def _places(rb: Rulebook, state: State) -> Iterator[str]:
    """Cards lie only where their kind may (ST@seed:Z.1, C.1, L.2)."""
    for spec in state.specs:
        for ident in state.zones[spec.index]:
            obj = state.objs[ident]
            types = frozenset(rb.printed_chars(obj.name).types)
            if ("star" in types) != (spec.area == "star"):
                yield f"{obj.name} #{ident} is in {spec.name}"
            if spec.area == "battlefield" and not types & _PERMANENT:
                yield f"{obj.name} #{ident} is on the battlefield"
            if obj.token and spec.area != "battlefield":
                yield f"the token {obj.name} #{ident} is in {spec.name}"
            if obj.facedown and spec.area != "resources":
                yield f"{obj.name} #{ident} is face down in {spec.name}"
            if spec.area == PROCEDURE and not types & SPELLS:
                yield f"{obj.name} #{ident} is being cast"


def _marks(state: State) -> Iterator[str]:
    for obj in state.objs.values():
        for name, number in obj.marks.items():
            if number <= 0 or name not in _MARKS:
                yield f"{obj.name} #{obj.id} has {number} {name}"


def _turn(state: State) -> Iterator[str]:
    if state.phase not in (*STEPS, "setup"):
        yield f"there is no step {state.phase!r}"
    for player in range(state.players):
        if state.phase != "main" and state.pools[player]:
            yield f"player {player} has lights outside the main phase"
    if state.vars.get(combat.COMBAT, 0) and state.phase != "main":
        yield "a combat goes on outside the main phase"


def _swept(rb: Rulebook, state: State) -> Iterator[str]:
    """No character with damage of its defence is left, and no star without life."""
    for player in range(state.players):
        if star_of(state, player) and LIFE not in state.objs[star_of(state, player)].marks:
            yield f"the star of player {player} has no life points"
        for ident in state.zones[state.zone_of("battlefield", player)]:
            chars = chars_of(rb, state, ident)
            damage = state.objs[ident].marks.get(DAMAGE, 0)
            if CHARACTER in chars.types and damage >= max(chars.stat("defence"), 0):
                yield f"{chars.name} #{ident} has damage {damage}"
