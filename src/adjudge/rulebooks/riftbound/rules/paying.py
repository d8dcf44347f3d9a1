"""Steps 3 and 4 of a play: the total cost with its discounts is determined and paid (356, 357)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.paying import pay
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules import pricing
from adjudge.rulebooks.riftbound.rules.cost_actions import uses_up
from adjudge.rulebooks.riftbound.rules.remembering import remember
from adjudge.rulebooks.riftbound.rules.resources import within_means
from adjudge.rulebooks.riftbound.rules.targets import (
    item_ctx,
)

Asking = Generator[Decision, Option, None]
AskingBool = Generator[Decision, Option, bool]


# What the base cost of an item is: 204.1.a, before the colon, or at the start of the effect.
_COST_RULES: Final = {
    "card": ("RB-CR@1.4:356",),
    "activated": ("RB-CR@1.4:356", "RB-CR@1.4:204.1.b"),
    "triggered": ("RB-CR@1.4:356", "RB-CR@1.4:204.3.a", "RB-CR@1.4:383.3.b"),
}


def pay_item(rb: Rulebook, state: State, ident: int) -> AskingBool:
    """Steps 3 and 4: determine the total cost, take discounts off, pay (356, 357)."""
    item = state.edit_item(ident)
    fixed = pricing.fixed_cost(rb, state, item)
    if fixed is None:
        staged = pricing.staged_cost(item_ctx(rb, state, item), item)
        stages = staged.stages()
        staged = yield from _pick_discounts(rb, state, item, staged)
        total = yield from _take_discounts(item, staged)
    else:
        total = fixed.total
        stages = total.stages()
    needs = total.needs()
    if not needs and not total.actions:
        return True
    if state.trace is not None:
        _say_cost(rb, state, item, total, stages)
    if item.kind == "triggered" and _incurred(item, total):
        decision = Decision(item.controller, "pay trigger", [YES, NO], "RB-CR@1.4:404.2", ident)
        answer = yield decision
        if answer.verb == "no":
            state.edit_item(ident).data["declined"] = 1
            rb.say(state, "declined", ("RB-CR@1.4:404.2",), card=item.name, player=item.controller)
            return False
    if needs:
        barred = 0
        if any(isinstance(a.on, v.Me) for a in total.actions):
            barred = item.bearer
        use = pricing.use_of(rb, state, item)
        paid = yield from pay(rb, state, item.controller, needs, use, ident, barred)
        if not paid:
            return False
        if use == "spell":
            most = total.energy - state.count("energy on a spell", item.controller)
            state.enter("energy on a spell", item.controller, by=max(most, 0))
            remember(rb, state, "energy spent", ident, total.energy)
        if state.trace is not None:
            rb.say(
                state,
                "paid",
                ("RB-CR@1.4:357.1",),
                player=item.controller,
                energy=total.energy,
                power=len(total.power),
            )
    if not total.actions:
        return True
    return (yield from _pay_actions(rb, state, ident, list(total.actions)))


def _say_cost(
    rb: Rulebook, state: State, item: Item, total: pricing.Total, stages: tuple[str, ...]
) -> None:
    """Tell what is to be paid, and by which stages of 356 a card came to cost that."""
    rb.say(
        state,
        "cost",
        (*_COST_RULES[item.kind], *(stages if item.kind == "card" else ())),
        card=item.name,
        energy=total.energy,
        power=tuple(total.power),
        actions=tuple(a.verb for a in total.actions),
    )


def _incurred(item: Item, total: pricing.Total) -> bool:
    """404.2: a cost that no "you may" has spoken of yet, such as that of Deflect."""
    if not item.ability.optional or item.cost is None:
        return True
    base = item.cost
    asked = sum(need.count for need in base.needs)
    return total.energy + len(total.power) > asked or len(total.actions) > len(base.actions)


def _pick_discounts(
    rb: Rulebook, state: State, item: Item, total: pricing.Total
) -> Generator[Decision, Option, pricing.Total]:
    """356.4: of a discount of energy or power the payer picks one that takes something off."""
    use = pricing.use_of(rb, state, item)
    for index, discount in enumerate(total.discounts):
        trials = [pricing.picked(total, index, one) for one in discount.either]
        payable = [
            number
            for number, trial in enumerate(trials)
            if any(
                within_means(rb, state, item.controller, way.needs(), use)
                for way in pricing.ways(trial)
            )
        ]
        least = min((total_size(trials[n]) for n in payable), default=0)
        options = [Option("discount", arg=n) for n in payable if total_size(trials[n]) == least]
        if not options:
            continue
        answer = options[0]
        if len(options) > 1:
            key = f"discount@{discount.key}"
            answer = yield Decision(
                item.controller, "component", options, "RB-CR@1.4:356.4", item.id, key
            )
        total = trials[answer.arg]
    return total


def total_size(total: pricing.Total) -> int:
    """How much is to be paid at least."""
    least = pricing.cheapest(total)
    return least.energy + len(least.power)


def _take_discounts(item: Item, total: pricing.Total) -> Generator[Decision, Option, pricing.Total]:
    """356.4.d: discounts of the total in any order the payer likes."""
    if not pricing.order_matters(total):
        return pricing.cheapest(total)
    total = total.copy()
    left = list(total.discounts)
    while left:
        options = [Option("discount", arg=total.discounts.index(d), word=d.key) for d in left]
        answer = yield Decision(
            item.controller, "discount order", options, "RB-CR@1.4:356.4.d.1", item.id
        )
        taken = total.discounts[answer.arg]
        total.take(taken)
        left.remove(taken)
    total.discounts = []
    return total


def _dooms(action: v.Act, rest: list[v.Act]) -> bool:
    """357.3: what takes the bearer away while more of the cost is done to the bearer."""
    mine = isinstance(action.on, v.Me) and action.verb != "exhaust" and uses_up(action)
    return mine and any(isinstance(other.on, v.Me) for other in rest)


def _pay_actions(rb: Rulebook, state: State, ident: int, actions: list[v.Act]) -> AskingBool:
    """357.2: non-standard costs in any order; what replaces an action still pays it."""
    left = list(actions)
    while left:
        item = state.item(ident)
        if item is None:
            return False
        ctx = item_ctx(rb, state, item)
        if len({(a.verb, a.on) for a in left}) > 1:
            options = [
                Option("cost", arg=i, word=a.verb)
                for i, a in enumerate(left)
                if not _dooms(a, [*left[:i], *left[i + 1 :]])
            ]
            answer = yield Decision(
                item.controller, "cost order", options, "RB-CR@1.4:357.2", ident
            )
            action = left.pop(answer.arg)
        else:
            action = left.pop(0)
        if not pricing.action_possible(ctx, item, action, [action]):
            return False
        yield from rb.execute(ctx, (action,))
        fresh = state.item(ident)
        if fresh is not None and (ctx.notes or ctx.lost):
            fresh = state.edit_item(ident)
            fresh.notes.update(ctx.notes)
            for label, number in ctx.amounts.items():
                fresh.notes[f"amount:{label}"] = (number,)
            if ctx.lost:
                fresh.data["lost"] = {**fresh.data.get("lost", {}), **ctx.lost}
    return True
