"""Where a card rests that leaves the chain or a facedown zone: the trash, unless a text says so."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.noticing import reader
from adjudge.core.reads import players, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.rules.performs import leave


def resting_area(rb: Rulebook, state: State, ident: int) -> str:
    """370.1.b: banishment where an effect banishes what would go to the trash of its owner."""
    owner = state.objs[ident].owner
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if isinstance(rule, v.Forbid) and rule.action == "rest in trash":
            ctx = reader(rb, state, bound, None)
            if owner in players(ctx, rule.by) and rb.rule_active(ctx, rule):
                rb.say(state, "banish", ("RB-CR@1.4:370.1.b",), obj=state.objs[ident].name)
                return "banishment"
    return "trash"


def throw_away(rb: Rulebook, state: State, ident: int) -> int:
    """Move a card to where it rests."""
    return leave(state, ident, resting_area(rb, state, ident))


def prepare_rest(rb: Rulebook, state: State, ident: int) -> None:
    """Note on a card's item that it will not rest in the trash, where nothing else is told."""
    item = state.item(ident)
    if item is None or item.kind != "card" or "leaves to" in item.data:
        return
    area = resting_area(rb, state, item.obj)
    if area != "trash":
        state.edit_item(ident).data["leaves to"] = area
