"""Chapter 3, the market: stocking, restocking, prices, and taking cards out of it."""

from __future__ import annotations

from adjudge.core.noticing import reader
from adjudge.core.reads import Ctx, holds, players, test, value
from adjudge.core.state import State
from adjudge.core.vocab import CostRule
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules.table import (
    COPIES,
    NEUTRAL,
    SHELVES,
    give,
    is_required,
    pile,
    zone,
)


def stock(rb: Known, state: State, shelf: int, ident: int) -> None:
    """Put a kind on a shelf and copy it until there are six (3.12)."""
    state.put(ident, shelf)
    name = state.objs[state.zones[shelf][0]].name
    owner = state.specs[shelf].owner
    state.new_objects((name,) * (COPIES - 1), owner, shelf)
    rb.say(state, "stock", ("MW@seed:3.12",), card=name, amount=COPIES, supplier=owner)


def stock_required(rb: Known, state: State, shelf: int) -> None:
    """Stock one of the six required kinds, which are in every market (3.15)."""
    name = rb.required[shelf - SHELVES[0]]
    state.new_objects((name,) * COPIES, NEUTRAL, shelf)


def left_shelf(rb: Known, state: State, shelf: int) -> None:
    """Restock a shelf that has sold out from the pile that its kind came from (3.13).

    3.14: where that pile is empty play goes on; for a duelist's own pile, of which the guide says
    nothing, this is the reading "empty pile". What becomes of a required kind that sells out is
    the reading "required cards".
    """
    if state.zones[shelf]:
        return
    if is_required(shelf):
        if state.readings.get("required cards") != "sell out":
            stock_required(rb, state, shelf)
            rb.say(
                state,
                "restock",
                ("MW@seed:3.15",),
                card=state.objs[state.zones[shelf][0]].name,
                supplier=NEUTRAL,
            )
        return
    owner = state.specs[shelf].owner
    source = pile("neutral pile") if owner < 0 else zone("pile", owner)
    if not state.zones[source] and owner >= 0 and state.readings.get("empty pile") == "neutral":
        source = pile("neutral pile")
    if not state.zones[source]:
        rb.say(state, "sold out", ("MW@seed:3.14",), supplier=owner)
        return
    kind = state.zones[source][0]
    rb.say(state, "restock", ("MW@seed:3.13",), card=state.objs[kind].name, supplier=owner)
    state.reveals += 1
    fresh = state.put(kind, shelf)
    give(state, fresh, owner)
    state.new_objects((state.objs[fresh].name,) * (COPIES - 1), owner, shelf)


def kinds_on_sale(state: State) -> list[int]:
    """The top card of each shelf that has one."""
    zones = state.zones
    return [zones[shelf][0] for shelf in SHELVES if zones[shelf]]


def price(rb: Known, state: State, player: int, ident: int) -> int:
    """What a market card costs a duelist now: its price less what makes it cheaper, at least 0.

    3.11: how the own pack is favoured is the reading "own cards".
    """
    obj = state.objs[ident]
    cost = rb.facts[obj.name].price
    if state.dirty:
        rb.rebuild(state)
    for bound in state.table.cost_rules:
        rule = bound.ability
        if isinstance(rule, CostRule):
            cost = _less(reader(rb, state, bound, None), rule, player, ident, cost)
    own = state.specs[obj.zone].owner == player
    if own and state.readings.get("own cards") == "one gem less":
        cost = max(cost - 1, 0)
    return cost


def _less(ctx: Ctx, rule: CostRule, player: int, ident: int, cost: int) -> int:
    """A price after one rule that changes it."""
    if rule.by is not None and player not in players(ctx, rule.by):
        return cost
    if not holds(ctx, rule.cond) or not test(ctx, rule.applies, ident):  # type: ignore[arg-type]
        return cost
    by = sum(need.count for need in rule.less) * (value(ctx, rule.count) or 0)
    if rule.stage == "increase":
        return cost + by
    return min(cost, max(cost - by, rule.floor))
