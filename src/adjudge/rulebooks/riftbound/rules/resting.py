"""Where a card rests that leaves the chain or a facedown zone: the trash, unless a text says so."""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen
from adjudge.core.noticing import reader
from adjudge.core.reads import players, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.performs import PARTING, leave

Asking = Generator[Decision, Option, None]


def resting_area(rb: Rulebook, state: State, ident: int) -> str:
    """370.1.b: banishment where an effect banishes what would go to the trash of its owner."""
    owner = state.objs[ident].owner
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if isinstance(rule, v.Forbid) and rule.action == "rest in trash":
            ctx = reader(rb, state, bound, None)
            if owner in players(ctx, rule.by) and rb.rule_active(ctx, rule):
                return "banishment"
    return "trash"


def throw_away(rb: Rulebook, state: State, ident: int) -> Asking:
    """Move a card to where it rests."""
    yield from lay(rb, state, ident, resting_area(rb, state, ident), state.objs[ident].owner)


def prepare_rest(rb: Rulebook, state: State, ident: int) -> None:
    """Note on a card's item that it will not rest in the trash, where nothing else is told."""
    item = state.item(ident)
    if item is None or item.kind != "card" or "leaves to" in item.data:
        return
    area = resting_area(rb, state, item.obj)
    if area != "trash":
        item = state.edit_item(ident)
        item.data["leaves to"] = area
        item.data["leaves by"] = state.objs[item.obj].owner


def lay(rb: Rulebook, state: State, ident: int, area: str, player: int) -> Asking:
    """Move a card to a zone of an area; a player does it by the action that leads there (390.3.a).

    Nothing is done to a card that goes to the trash.
    """
    if area in PARTING:
        here = state.objs[ident].zone
        event = Event(PARTING[area], ident, player, ident)
        event.data["rules"] = ("RB-CR@1.4:370.1.b",)
        yield from happen(rb, state, [event])
        if ident not in state.objs or state.objs[ident].zone != here:
            return
        area = "trash"
    leave(state, ident, area)
