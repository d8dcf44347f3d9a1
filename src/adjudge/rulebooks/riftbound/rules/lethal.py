"""When marked damage is lethal (142.4, 143.2.a)."""

from __future__ import annotations

from adjudge.core.reads import chars_of, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State
from adjudge.rulebooks.riftbound.rules.table import all_units, damage_on


def is_lethal(rb: Rulebook, state: State, obj: Obj) -> bool:
    """142.4: damage that is not 0 and at least the Might; less may do for some players' damage."""
    damage = damage_on(obj)
    if damage <= 0:
        return False
    chars = chars_of(rb, state, obj.id)
    if damage >= chars.stat("might"):
        return True
    for name, amount in obj.marks.items():
        if name.startswith("damage:") and amount > 0:
            player = int(name[7:])
            if player != chars.controller and any_amount_kills(rb, state, player):
                return True
    return False


def any_amount_kills(rb: Rulebook, state: State, player: int) -> bool:
    """142.4.c: whether any amount of a player's damage is enough to kill enemy units."""
    if "lethal to enemies" not in table_of(rb, state).flags:
        return False
    return any(
        "lethal to enemies" in chars_of(rb, state, i).flags
        for i in all_units(rb, state)
        if chars_of(rb, state, i).controller == player
    )


def somebody_dies(rb: Rulebook, state: State) -> bool:
    """Whether a cleanup now would kill a unit."""
    return any(
        is_lethal(rb, state, state.objs[ident])
        for spec in state.specs
        if spec.place
        for ident in state.zones[spec.index]
        if state.objs[ident].marks
    )
