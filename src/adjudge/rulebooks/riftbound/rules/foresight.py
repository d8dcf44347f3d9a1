"""Plays whose targets and costs may want the same things (355.16, 357.3).

Usually a target is one thing and what pays is another, so that each can be looked at by itself.
Where too little may be left to pay with besides what could be targeted, the play is tried to its
end on copies instead.
"""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.costs import payable
from adjudge.core.decisions import AskBool
from adjudge.core.lookahead import can_end
from adjudge.core.reads import Ctx, table_of
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules import pricing
from adjudge.rulebooks.riftbound.rules.bodies import REMEMBERED, choices_in, modes_in
from adjudge.rulebooks.riftbound.rules.cost_actions import any_number, count_of, picks_object
from adjudge.rulebooks.riftbound.rules.resources import leaving
from adjudge.rulebooks.riftbound.rules.targets import candidates


def tangled(ctx: Ctx, item: Item, body: v.Body) -> bool:
    """Whether what can be targeted, in any mode, may be missing for the cost."""
    _, targets, runes = _aims(body)
    if not targets:
        return False
    used = leaving(ctx.rb, ctx.state, item.controller)
    if not used and not runes and not _may_pick(ctx, item):
        return False
    total = pricing.total_cost(ctx, item)
    actions = [a for a in total.actions if picks_object(a)]
    for _, cost in pricing.optional_costs(ctx, item):
        actions.extend(a for a in cost.actions if isinstance(a, v.Act) and picks_object(a))
    if not actions and not total.needs():
        return False
    wanted = {i for spec in targets for i in candidates(ctx, spec)}
    for action in actions:
        pool = pricing.cost_pool(ctx, action)
        left = [i for i in pool if i not in wanted]
        if len(left) < len(pool) and len(left) < _need(ctx, action, len(pool)):
            return True
    used_up = runes or not wanted.isdisjoint(used)
    return used_up and not _payable_without(ctx, item, wanted)


_AIMS: Final[dict[int, tuple[v.Body, list[v.Target], bool]]] = {}


def _aims(body: v.Body) -> tuple[v.Body, list[v.Target], bool]:
    """A body with its targets in all modes, and whether a rune could be one of them.

    Remembered like the choices of a body, by its identity.
    """
    known = _AIMS.get(id(body))
    if known is None or known[0] is not body:
        if len(_AIMS) > REMEMBERED:
            _AIMS.clear()
        node = modes_in(body)
        modes = tuple(range(len(node.options))) if node is not None else ()
        targets = [spec for spec in choices_in(body, modes) if isinstance(spec, v.Target)]
        known = _AIMS[id(body)] = (body, targets, any(_fits_rune(t.pred) for t in targets))
    return known


def aims(body: v.Body) -> list[v.Target]:
    """Targets of a body in all its modes; shared, do not change the list."""
    return _aims(body)[1]


def _may_pick(ctx: Ctx, item: Item) -> bool:
    """Whether the cost of an item could hold an action for which something is picked."""
    if item.cost is not None and any(
        isinstance(a, v.Act) and picks_object(a) for a in item.cost.actions
    ):
        return True
    if item.name in ctx.rb.cards and "picked cost" in ctx.rb.traits(item.name):
        return True
    table = table_of(ctx.rb, ctx.state)
    found: bool | None = table.memo.get("picked costs")
    if found is None:
        found = any(
            isinstance(a, v.Act) and picks_object(a)
            for bound in table.cost_rules
            if isinstance(bound.ability, v.CostRule)
            for a in bound.ability.cost.actions
        )
        table.memo["picked costs"] = found
    return found


def _need(ctx: Ctx, action: v.Act, most: int) -> int:
    return most if any_number(action) else count_of(ctx, action)


def _fits_rune(pred: v.Pred) -> bool:
    """Whether a rune could fit a restriction."""
    if isinstance(pred, v.Both):
        return all(_fits_rune(part) for part in pred.parts)
    if isinstance(pred, v.Either):
        return any(_fits_rune(part) for part in pred.parts)
    return not isinstance(pred, v.IsType) or pred.name == "rune"


def _payable_without(ctx: Ctx, item: Item, wanted: set[int]) -> bool:
    use = pricing.use_of(ctx.rb, ctx.state, item)
    sources = [
        source
        for source in ctx.rb.sources(ctx.state, item.controller, use)
        if source.option.word != "leaves" or source.option.obj not in wanted
    ]
    pool = ctx.state.pools[item.controller]
    totals = pricing.ways(pricing.total_cost(ctx, item))
    return any(payable(pool, sources, total.needs(), use) for total in totals)


def can_be_finalized(ctx: Ctx, item: Item) -> bool:
    """Whether a play that is not announced yet can be finalized, tried on copies."""
    rb = ctx.rb

    def play(state: State) -> AskBool:
        trial = item.copy()
        rb.announce_item(state, trial)
        return (yield from rb.finalize_item(state, trial.id))

    return can_end(ctx.state, play)
