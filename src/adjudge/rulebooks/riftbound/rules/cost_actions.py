"""Non-standard costs: whether the game action of a cost can be performed, and with what (203.3)."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.reads import Ctx, ended_as, item_of, matching, objects, value
from adjudge.core.state import Item
from adjudge.rulebooks.riftbound.rules.doing import CHANGES, changes


def uses_up(action: v.Act) -> bool:
    """Whether paying uses the bearer up, so that it can't make resources any more."""
    return isinstance(action.on, v.Me) and action.verb in ("exhaust", "kill", "banish", "recycle")


USES: Final = {
    "kill one": "kill",
    "kill any": "kill",
    "banish one": "banish",
    "return one": "return",
    "recycle one": "recycle",
    "exhaust one": "exhaust",
    "spend buff one": "spend buff",
    "spend buff any": "spend buff",
    "disempower one": "disempower",
}
"""Costs for which the payer picks so many (`amount`, 1 if it says nothing) or any number."""

_TAKES_AWAY: Final = ("kill", "banish", "return", "recycle")


def any_number(action: v.Act) -> bool:
    """Whether any number is used up for an action cost."""
    return action.verb in ("kill any", "spend buff any")


def action_possible(ctx: Ctx, item: Item, action: v.Act, every: list[v.Act]) -> bool:
    """203.3: whether the game action of a non-standard cost can be performed now."""
    state, verb = ctx.state, action.verb
    if verb in CHANGES:
        ids = [i for i in objects(ctx, action.on) if i in state.objs]
        return bool(ids) and all(changes(ctx, verb, i, item.controller) for i in ids)
    if verb in USES:
        return any_number(action) or len(cost_pool(ctx, action)) >= count_of(ctx, action)
    if verb == "recycle from":
        return len(cost_pool(ctx, action)) >= count_of(ctx, action)
    if verb == "discard":
        return _can_discard(ctx, item, action, every)
    if verb == "spend xp":
        return state.stats[item.controller].get("xp", 0) >= (value(ctx, action.amount or 0) or 0)
    if action.on is None:
        return True
    ids = objects(ctx, action.on)
    if verb in _TAKES_AWAY and verb != "kill":
        ids = [ended_as(ctx, i) for i in ids]
    return bool(ids) and all(i in state.objs for i in ids)


def count_of(ctx: Ctx, action: v.Act) -> int:
    """How many an action cost asks for."""
    return value(ctx, action.amount or 1) or 0


def _can_discard(ctx: Ctx, item: Item, action: v.Act, every: list[v.Act]) -> bool:
    """Whether there are cards for all that a cost discards, and such as this action asks for."""
    state = ctx.state
    hand = [i for i in state.zones[state.zone_of("hand", item.controller)] if i != item.obj]
    if len(hand) < sum(count_of(ctx, a) for a in every if a.verb == "discard"):
        return False
    if not isinstance(action.on, v.All):
        return True
    fitting = set(matching(ctx, action.on.pred))
    return len([i for i in hand if i in fitting]) >= count_of(ctx, action)


def picks_object(action: v.Act) -> bool:
    """Whether something on the table or in a trash is picked for an action cost."""
    if action.verb == "recycle from":
        return True
    return isinstance(action.on, v.All) and action.verb != "discard"


def cost_pool(ctx: Ctx, action: v.Act) -> list[int]:
    """Objects that may be used up for an action cost; one that has several buffs once for each.

    357.3: not those that the item itself targets, unless there is no other way.
    """
    use = USES.get(action.verb, "")
    if action.verb == "recycle from":
        ids = list(ctx.state.zones[ctx.state.zone_of(action.how[0], ctx.you)])
    elif isinstance(action.on, v.All):
        ids = matching(ctx, action.on.pred)
    else:
        ids = [i for i in objects(ctx, action.on) if i in ctx.state.objs]
    if use in CHANGES:
        ids = [i for i in ids if changes(ctx, use, i, ctx.you)]
        if action.verb == "spend buff any":
            return [i for i in ids for _ in range(ctx.state.objs[i].marks["buff"])]
        return ids
    item = item_of(ctx)
    if item is None:
        return ids
    ids = [i for i in ids if i != item.obj or item.kind != "card"]
    targeted = ctx.rb.targets_of(item)
    free = [i for i in ids if i not in targeted]
    return free if len(free) >= count_of(ctx, action) else ids
