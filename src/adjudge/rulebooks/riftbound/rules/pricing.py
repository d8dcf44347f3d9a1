"""Determining the total cost of a card or ability (356, 403) and what can pay it.

The stages follow 356.1 to 356.6; each amount is read once, in the stage in which it is applied.
"""

from __future__ import annotations

from typing import Any, Final

from adjudge.core import vocab as v
from adjudge.core.costs import Needs
from adjudge.core.reads import (
    Ctx,
    chars_of,
    holds,
    value,
)
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.cost_actions import action_possible, cost_pool, uses_up
from adjudge.rulebooks.riftbound.rules.cost_rules import (
    card_rules,
    cost_key,
    is_waived,
)
from adjudge.rulebooks.riftbound.rules.fixed_costs import (
    ACCELERATE,
    costs_change,
    fixed_cost,
    own_domains,
)
from adjudge.rulebooks.riftbound.rules.resources import within_means
from adjudge.rulebooks.riftbound.rules.targets import deflect_of
from adjudge.rulebooks.riftbound.rules.totals import (
    ENERGY,
    Discount,
    Total,
    cheapest,
    kinds,
    order_matters,
    picked,
    take_need,
    ways,
)

__all__ = [
    "ENERGY",
    "Discount",
    "Total",
    "action_possible",
    "can_afford",
    "can_pay",
    "card_rules",
    "cheapest",
    "component_choices",
    "cost_key",
    "cost_pool",
    "costs_change",
    "costs_to_name",
    "fixed_cost",
    "kinds",
    "optional_costs",
    "order_matters",
    "picked",
    "repeats",
    "resources_for",
    "staged_cost",
    "take_need",
    "total_cost",
    "use_of",
    "ways",
]


CHOSEN: Final = ("additional", "ignore")
"""Stages whose optional rules the payer takes or leaves while choosing (355.1.a)."""

# --------------------------------------------------------------------------- optional costs


def optional_costs(ctx: Ctx, item: Item) -> list[tuple[str, v.Cost]]:
    """Optional additional costs that may be chosen (356.2.b): label and cost.

    Accelerate (805), each instance of Repeat (820.3) and the card's and others' "you may".
    """
    found: list[tuple[str, v.Cost]] = []
    for rule, view, key in card_rules(ctx, item):
        if rule.stage in CHOSEN and rule.optional and holds(view, rule.cond):
            found.append((cost_key(rule, key), rule.cost))
    if item.kind == "card" and "Accelerate" in _source_keywords(ctx, item.obj):
        found.append(("Accelerate", ACCELERATE))
    for index, cost in enumerate(repeats(ctx, item)):
        found.append((f"Repeat {index + 1}", cost))
    return found


def repeats(ctx: Ctx, item: Item) -> list[v.Cost]:
    """Costs of every instance of Repeat on a spell or ability (820.1.a).

    The Repeat of a permanent is that of its abilities, since no permanent has it itself. What
    gives a card Repeat for its cost gives it for the printed one (206).
    """
    source = item.obj if item.kind == "card" else item.giver
    if item.kind != "card" and (
        "Repeat" not in _source_keywords(ctx, source) or ctx.rb.dormant(ctx.state, source)
    ):
        return []
    given: list[v.Cost] = []
    if item.kind == "card" and costs_change(ctx.rb, ctx.state):
        printed = chars_of(ctx.rb, ctx.state, source).cost or v.Cost()
        given = [printed for rule, _, _ in card_rules(ctx, item) if rule.stage == "repeat"]
    return given + [
        ability.cost
        for _, ability in ctx.rb.own_rules(ctx, source)
        if isinstance(ability, v.Keyword)
        and ability.name == "Repeat"
        and isinstance(ability.cost, v.Cost)
    ]


def _source_keywords(ctx: Ctx, ident: int) -> dict[str, int]:
    return chars_of(ctx.rb, ctx.state, ident).keywords if ident in ctx.state.objs else {}


# --------------------------------------------------------------------------- the stages


def total_cost(ctx: Ctx, item: Item) -> Total:
    """356.1-356.4 without taking off the discounts of the total, whose order a player picks."""
    fixed = fixed_cost(ctx.rb, ctx.state, item)
    return staged_cost(ctx, item) if fixed is None else fixed.total.copy()


def staged_cost(ctx: Ctx, item: Item) -> Total:
    """The same by the stages of 356, where something may change the cost."""
    own = own_domains(ctx.rb, ctx.state, item)
    rules = card_rules(ctx, item)
    total = _base(item, own, rules)
    _additional(ctx, item, own, total, rules)
    for rule, view, _ in rules:
        if rule.stage == "increase" and holds(view, rule.cond):
            times = value(view, rule.count) or 0
            for need in rule.less:
                total.add_need(need, own, times)
    _collect_discounts(item, own, total, rules)
    order = item.order or {}
    if "any and all" in order.get("ignore", ()):
        return Total()
    return total


def _base(item: Item, own: tuple[str, ...], rules: list[tuple[v.CostRule, Ctx, str]]) -> Total:
    """356.1: the printed or alternative base cost with what is ignored."""
    total = Total()
    base = item.cost
    for rule, view, _ in rules:
        if rule.stage == "base" and holds(view, rule.cond):
            base = rule.cost
    order: dict[str, Any] = item.order or {}
    if base is None:
        return total
    total.add(base, own)
    ignore = (
        *order.get("ignore", ()),
        *(
            rule.component
            for rule, _, key in rules
            if rule.stage == "ignore" and item.paid.get(cost_key(rule, key))
        ),
    )
    if "energy" in ignore or "all" in ignore:
        total.energy = 0
    if "power" in ignore or "all" in ignore:
        total.power = []
    return total


def _additional(
    ctx: Ctx,
    item: Item,
    own: tuple[str, ...],
    total: Total,
    rules: list[tuple[v.CostRule, Ctx, str]],
) -> None:
    """356.2: mandatory and chosen additional costs, each with its component discounts."""
    for rule, view, _ in rules:
        if rule.stage != "additional" or rule.optional:
            continue
        if holds(view, rule.cond):
            total.add(rule.cost, own, value(view, rule.count) or 0)
    if item.paid:
        _chosen_costs(ctx, item, own, total, rules)
    if item.choices and not is_waived(rules, "Deflect"):
        # 809.1.c: once for each time the object is chosen.
        deflect = sum(deflect_of(ctx, i) for chosen in ctx.rb.target_choices(item) for i in chosen)
        total.power.extend([()] * deflect)


def _chosen_costs(
    ctx: Ctx,
    item: Item,
    own: tuple[str, ...],
    total: Total,
    rules: list[tuple[v.CostRule, Ctx, str]],
) -> None:
    """356.2.b: the optional additional costs that were chosen."""
    components = [(r, w, k) for r, w, k in rules if r.stage == "component"]
    for label, cost in optional_costs(ctx, item):
        if item.paid.get(label):
            part = Total()
            part.add(cost, own)
            for rule, view, key in components:
                _component(item, rule, view, label, key, part, own)
            total.energy += part.energy
            total.power.extend(part.power)
            total.actions.extend(part.actions)


def _component(
    item: Item,
    rule: v.CostRule,
    view: Ctx,
    label: str,
    key: str,
    part: Total,
    own: tuple[str, ...],
) -> None:
    """356.4.c: a discount of one component, applied as the component is added."""
    concerned = rule.component == "optional" or label.startswith(rule.component)
    if not concerned or not holds(view, rule.cond):
        return
    less = rule.less
    if rule.choice:
        picked = item.choices.get(f"component@{key}@{label}")
        best = picked[0] if picked else _better(part, less)
        less = (less[best],)
    times = value(view, rule.count) or 0
    for need in less:
        take_need(part, need, own, times)


def _better(part: Total, less: tuple[v.Need, ...]) -> int:
    """Index of a choice that takes something off."""
    for index, need in enumerate(less):
        if (part.energy if need.kinds == ENERGY else len(part.power)) > 0:
            return index
    return 0


def component_choices(ctx: Ctx, item: Item) -> list[tuple[str, list[int]]]:
    """Component discounts whose kind the payer must still pick: choice label and indexes."""
    found: list[tuple[str, list[int]]] = []
    own = own_domains(ctx.rb, ctx.state, item)
    for rule, view, key in card_rules(ctx, item):
        if rule.stage != "component" or not rule.choice or not holds(view, rule.cond):
            continue
        for label, cost in optional_costs(ctx, item):
            if not item.paid.get(label):
                continue
            part = Total()
            part.add(cost, own)
            useful = [
                i
                for i, need in enumerate(rule.less)
                if (part.energy if need.kinds == ENERGY else len(part.power)) > 0
            ]
            if len(useful) > 1:
                found.append((f"component@{key}@{label}", useful))
    return found


def _collect_discounts(
    item: Item,
    own: tuple[str, ...],
    total: Total,
    rules: list[tuple[v.CostRule, Ctx, str]],
) -> None:
    """356.4: discounts of the total; each amount is read now (example 84 of the Korean rules)."""
    for index, (rule, view, key) in enumerate(rules):
        if rule.stage != "discount" or not holds(view, rule.cond):
            continue
        times = value(view, rule.count) or 0
        if not times or not rule.less:
            continue
        name = f"{key}#{index}"
        if rule.choice:
            either = [_discount(name, (need,), own, times, rule.floor) for need in rule.less]
            total.discounts.append(Discount(name, 0, [], 0, either))
        else:
            total.discounts.append(_discount(name, rule.less, own, times, rule.floor))
    order: dict[str, Any] = item.order or {}
    for index, need in enumerate(order.get("less", ())):
        if need.kinds == ENERGY:
            total.discounts.append(Discount(f"order#{index}", need.count, [], 0))
        else:
            power = [kinds(need, own)] * need.count
            total.discounts.append(Discount(f"order#{index}", 0, power, 0))


def _discount(
    key: str, less: tuple[v.Need, ...], own: tuple[str, ...], times: int, floor: int
) -> Discount:
    energy = sum(n.count for n in less if n.kinds == ENERGY) * times
    power = [kinds(n, own) for n in less if n.kinds != ENERGY for _ in range(n.count * times)]
    return Discount(key, energy, power, floor)


def costs_to_name(ctx: Ctx, item: Item) -> list[v.Act]:
    """What is used up for the cost and must be named now, as cost or targets hang on it.

    356.4 and 355.9 read the object before the cost is paid, so it is chosen with the other choices.
    """
    if item.kind != "card" or "names its cost" not in ctx.rb.traits(item.name):
        return []
    return [
        action
        for action in total_cost(ctx, item).actions
        if action.verb in ("kill one", "banish one") and action.label not in item.notes
    ]


# --------------------------------------------------------------------------- affordability


def use_of(rb: Rulebook, state: State, item: Item) -> str:
    """What the resources are used for, for restricted ones: a card's type, or "gear ability"."""
    if item.kind != "card":
        return _ability_use(rb, state, item)
    types = chars_of(rb, state, item.obj).types if item.obj in state.objs else ()
    return types[0] if types else "card"


def _ability_use(rb: Rulebook, state: State, item: Item) -> str:
    """A triggered ability is not used: it happens."""
    if item.kind != "activated":
        return "ability"
    source = item.giver
    if source in state.objs:
        types = chars_of(rb, state, source).types
    else:
        types = rb.cards[item.name].types if item.name in rb.cards else ()
    return f"{types[0]} ability" if types else "ability"


def can_afford(ctx: Ctx, item: Item, extra_power: int = 0) -> bool:
    """Whether the controller can pay the item as it stands, with some more power of any kind."""
    fixed = fixed_cost(ctx.rb, ctx.state, item)
    if fixed is not None and fixed.needs is not None:
        needs = fixed.needs + ((),) * extra_power if extra_power else fixed.needs
        return within_means(
            ctx.rb, ctx.state, item.controller, needs, use_of(ctx.rb, ctx.state, item)
        )
    totals = ways(staged_cost(ctx, item)) if fixed is None else (fixed.total,)
    return any(_can_pay_all(ctx, item, total, extra_power) for total in totals)


def _can_pay_all(ctx: Ctx, item: Item, total: Total, extra_power: int) -> bool:
    """Whether the resources and the actions of a total can be had, with some more power."""
    if extra_power:
        total = total.copy()
        total.power.extend([()] * extra_power)
    for action in total.actions:
        if not action_possible(ctx, item, action, total.actions):
            return False
    barred = item.bearer if [a for a in total.actions if uses_up(a)] else 0
    needs = total.needs()
    if not needs:
        return True
    use = use_of(ctx.rb, ctx.state, item)
    return within_means(ctx.rb, ctx.state, item.controller, needs, use, barred)


def can_pay(ctx: Ctx, item: Item, total: Total) -> bool:
    """Whether the resources of a total can be had."""
    return within_means(
        ctx.rb, ctx.state, item.controller, total.needs(), use_of(ctx.rb, ctx.state, item)
    )


def resources_for(rb: Rulebook, state: State, player: int, needs: Needs) -> bool:
    """Whether a player can pay needs outside a play."""
    return within_means(rb, state, player, needs, "")
