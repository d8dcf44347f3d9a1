"""Non-standard costs: whether the game action of a cost can be performed, and with what (203.3)."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.reads import Ctx, ended_as, item_of, matching, objects, value
from adjudge.core.state import Item


def uses_up(action: v.Act) -> bool:
    """Whether paying uses the bearer up, so that it can't make resources any more."""
    return isinstance(action.on, v.Me) and action.verb in ("exhaust", "kill", "banish", "recycle")


def action_possible(ctx: Ctx, item: Item, action: v.Act, every: list[v.Act]) -> bool:
    """203.3: whether the game action of a non-standard cost can be performed now."""
    state = ctx.state
    if action.verb == "exhaust":
        ids = [i for i in objects(ctx, action.on) if i in state.objs]
        return bool(ids) and all("exhausted" not in state.objs[i].marks for i in ids)
    if action.verb in ("kill", "banish", "recycle", "return"):
        ids = objects(ctx, action.on)
        if action.verb != "kill":
            ids = [ended_as(ctx, i) for i in ids]
        return bool(ids) and all(i in state.objs for i in ids)
    if action.verb in ("kill one", "return one", "exhaust one", "spend buff one"):
        return len(cost_pool(ctx, action)) > 0
    if action.verb == "discard":
        hand = [i for i in state.zones[state.zone_of("hand", item.controller)] if i != item.obj]
        asked = sum(value(ctx, a.amount or 1) or 0 for a in every if a.verb == "discard")
        if len(hand) < asked:
            return False
        if not isinstance(action.on, v.All):
            return True
        fitting = set(matching(ctx, action.on.pred))
        return len([i for i in hand if i in fitting]) >= (value(ctx, action.amount or 1) or 0)
    if action.verb == "recycle from":
        return len(cost_pool(ctx, action)) >= (value(ctx, action.amount or 1) or 0)
    if action.verb == "spend xp":
        return state.stats[item.controller].get("xp", 0) >= (value(ctx, action.amount or 0) or 0)
    if action.verb == "spend buff":
        ids = [i for i in objects(ctx, action.on) if i in state.objs]
        return bool(ids) and all("buff" in state.objs[i].marks for i in ids)
    return action.verb != "banish one" or bool(cost_pool(ctx, action))


def picks_object(action: v.Act) -> bool:
    """Whether something on the table or in a trash is picked for an action cost."""
    if action.verb == "recycle from":
        return True
    return isinstance(action.on, v.All) and action.verb != "discard"


def cost_pool(ctx: Ctx, action: v.Act) -> list[int]:
    """Objects that may be used up for an action cost.

    357.3: not those that the item itself targets, unless there is no other way.
    """
    if action.verb == "recycle from":
        ids = list(ctx.state.zones[ctx.state.zone_of(action.how[0], ctx.you)])
    elif isinstance(action.on, v.All):
        ids = matching(ctx, action.on.pred)
    else:
        ids = [i for i in objects(ctx, action.on) if i in ctx.state.objs]
    objs = ctx.state.objs
    if action.verb == "spend buff one":
        ids = [i for i in ids if "buff" in objs[i].marks]
    if action.verb == "exhaust one":
        ids = [i for i in ids if "exhausted" not in objs[i].marks]
    item = item_of(ctx)
    if item is None or action.verb in ("exhaust one", "spend buff one"):
        return ids
    ids = [i for i in ids if i != item.obj or item.kind != "card"]
    targeted = ctx.rb.targets_of(item)
    free = [i for i in ids if i not in targeted]
    count = value(ctx, action.amount or 1) or 0
    return free if len(free) >= count else ids
