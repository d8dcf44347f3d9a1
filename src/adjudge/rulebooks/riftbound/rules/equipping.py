"""Weaponmaster (821): the Equip cost of an Equipment, lowered, to attach it to the unit itself."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.costs import payable
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.paying import pay
from adjudge.core.reads import Ctx
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Item
from adjudge.rulebooks.riftbound.rules import keywords, pricing
from adjudge.rulebooks.riftbound.rules.doing import Doing, present
from adjudge.rulebooks.riftbound.rules.targets import item_ctx

Way = tuple[Item, pricing.Total]


def weaponmaster(ctx: Ctx, act: v.Act) -> Doing:
    """821.1.c: pay an Equip cost of the chosen Equipment, reduced by [A], to attach it."""
    state = ctx.state
    gear = [i for i in present(ctx, act.on) if i in state.objs]
    if not gear or ctx.me not in state.objs:
        return Outcome()
    ways = [way for item in _equips(ctx, gear[0]) if (way := _lowered(ctx, item)) is not None]
    if not ways:
        return Outcome()
    decision = Decision(ctx.you, "pay to", [YES, NO], "RB-CR@1.4:821.1.c", ctx.item)
    decision.about = gear[0]
    answer = yield decision
    if answer.verb == "no":
        return Outcome()
    item, total = yield from _pick(ctx, ways)
    yield from pay(ctx.rb, state, ctx.you, total.needs(), "ability", ctx.item)
    view = item_ctx(ctx.rb, state, item, draft=True)
    yield from ctx.rb.execute(view, tuple(total.actions))
    attach = v.Act("attach", on=v.Noted("chosen gear"), by=v.Me(), label="attached")
    ctx.notes["chosen gear"] = (gear[0],)
    yield from ctx.rb.execute(ctx, (attach,))
    return ctx.outcomes.get("attached", Outcome())


def _equips(ctx: Ctx, gear: int) -> list[Item]:
    """Each Equip ability as if it were activated choosing the unit, also while inactive.

    818.4, 821.1.c.2, 725.3. Of "X or Y" each cost is a way of its own.
    """
    found: list[Item] = []
    name = ctx.state.objs[gear].name
    for _, ability in ctx.rb.own_texts(ctx.state, gear, name):
        if not isinstance(ability, v.Keyword) or ability.name != "Equip" or ability.cost is None:
            continue
        costs = (ability.cost,) if isinstance(ability.cost, v.Cost) else ability.cost.choices
        for cost in costs:
            item = Item(0, "activated", gear, name, ctx.you)
            item.ability = keywords.expand(ability)[0]
            item.cost = cost
            item.choices["unit"] = (ctx.me,)
            found.append(item)
    return found


def _lowered(ctx: Ctx, item: Item) -> Way | None:
    """What an Equip costs with [A] taken off (821.1.c.3); None where it can't be paid."""
    view = item_ctx(ctx.rb, ctx.state, item, draft=True)
    full = pricing.cheapest(pricing.total_cost(view, item))
    if not all(pricing.action_possible(view, item, a, full.actions) for a in full.actions):
        return None
    pool = ctx.state.pools[ctx.you]
    found = ctx.rb.sources(ctx.state, ctx.you, "ability")
    for index in range(len(full.power)) or (0,):
        total = full.copy()
        del total.power[index : index + 1]
        if payable(pool, found, total.needs(), "ability"):
            return item, total
    return None


def _pick(ctx: Ctx, ways: list[Way]) -> Generator[Decision, Option, Way]:
    """818.4: which of several Equips is paid for."""
    if len(ways) == 1:
        return ways[0]
    options = [Option("cost", arg=index) for index in range(len(ways))]
    answer = yield Decision(ctx.you, "base cost", options, "RB-CR@1.4:818.4", ctx.item)
    return ways[answer.arg]


VERBS: Final[dict[str, Verb]] = {"weaponmaster": weaponmaster}
