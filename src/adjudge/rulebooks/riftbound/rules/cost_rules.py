"""Which texts on costs are about the play of a card or ability (356)."""

from __future__ import annotations

from typing import Final

from adjudge.core import bodies
from adjudge.core import vocab as v
from adjudge.core.noticing import reader
from adjudge.core.preds import test_item
from adjudge.core.reads import Ctx, holds, players, table_of, test
from adjudge.core.rulebook import Node, Rulebook
from adjudge.core.state import Delayed, Item, State
from adjudge.rulebooks.riftbound.rules.fixed_costs import unruled

_PARTS: Final = ("energy", "power", "all")
"""Parts of a base cost that a rule can ignore; any other word is a keyword (766)."""


def own_cost_rules(ctx: Ctx, item: Item) -> list[tuple[v.CostRule, str]]:
    """What the card says about its own cost, or a bearer about that of one of its abilities."""
    if item.kind == "card":
        return [
            (ability, key)
            for key, ability in ctx.rb.own_rules(ctx, item.obj)
            if isinstance(ability, v.CostRule)
            and ability.applies is None
            and not of_ability(ability)
        ]
    if item.kind != "activated":
        return []
    # "This ability costs less" (818.1.c.4).
    word = item.ability.keyword.lower() or "ability"
    return [
        (ability, key)
        for key, ability in ctx.rb.own_rules(ctx, item.giver)
        if isinstance(ability, v.CostRule)
        and ability.applies is None
        and of_ability(ability) == word
    ]


def of_ability(rule: v.CostRule) -> str:
    """The activated abilities whose cost a rule changes: all ("ability") or those of a keyword."""
    return rule.component if rule.stage in ("discount", "increase") else ""


def card_rules(ctx: Ctx, item: Item) -> list[tuple[v.CostRule, Ctx, str]]:
    """Cost rules of the card itself and of everything else that applies to its play."""
    if unruled(ctx.rb, ctx.state, item):
        return []
    found = [(rule, ctx, key) for rule, key in own_cost_rules(ctx, item)]
    for bound in table_of(ctx.rb, ctx.state).cost_rules:
        rule = bound.ability
        if not isinstance(rule, v.CostRule) or rule.applies is None:
            continue
        if rule.stage != "component" and item.kind == "triggered" and not waived(rule):
            continue
        view = reader(ctx.rb, ctx.state, bound, None)
        view.draft = item
        view.that = item.controller
        if rule.by is not None and item.controller not in players(view, rule.by):
            continue
        if _about(view, rule, item):
            found.append((rule, view, bound.use_key()))
    return found


def _about(view: Ctx, rule: v.CostRule, item: Item) -> bool:
    """Whether a rule on the costs of others is about an item."""
    if rule.applies is None:
        return False
    if item.kind == "card":
        return not of_ability(rule) and test(view, rule.applies, item.obj)
    if waived(rule):
        return test_item(view, rule.applies, item)
    word = of_ability(rule)
    if item.kind != "activated" or not word:
        return rule.stage == "component"
    return word in ("ability", item.ability.keyword.lower()) and test(
        view, rule.applies, item.bearer
    )


def waived(rule: v.CostRule) -> str:
    """The keyword that a rule ignores while costs are paid (766)."""
    return rule.component if rule.stage == "ignore" and rule.component not in _PARTS else ""


def is_waived(rules: list[tuple[v.CostRule, Ctx, str]], keyword: str) -> bool:
    """Whether a keyword is ignored by one of the rules that apply to a play."""
    return any(waived(rule) == keyword and holds(view, rule.cond) for rule, view, _ in rules)


def used_up(ctx: Ctx, item: Item) -> list[Delayed]:
    """Cost rules of "the next such play" that changed the cost of this one."""
    found: list[Delayed] = []
    for bound in table_of(ctx.rb, ctx.state).cost_rules:
        rule, delayed = bound.ability, bound.delayed
        if delayed is None or not delayed.once or not isinstance(rule, v.CostRule):
            continue
        view = reader(ctx.rb, ctx.state, bound, None)
        view.draft = item
        view.that = item.controller
        if rule.by is not None and item.controller not in players(view, rule.by):
            continue
        taken = not rule.optional or item.paid.get(cost_key(rule, bound.use_key()))
        if taken and _about(view, rule, item):
            found.append(delayed)
    return found


def cost_key(rule: v.CostRule, key: str) -> str:
    """Key under which an optional cost is chosen: its label, or label and source."""
    return rule.label if "/" not in key else f"{rule.label}@{key}"


# --------------------------------------------------------------------------- what is chosen


def priced_choices(ctx: Ctx, item: Item) -> frozenset[str]:
    """Labels of the choices of an item that its own texts on its cost read."""
    return frozenset(
        node.label
        for rule, _ in own_cost_rules(ctx, item)
        if rule.cond is not None or not isinstance(rule.count, int)
        for node in bodies.choices_in((rule.count, rule.cond))
    )


def prices(ctx: Ctx, item: Item, label: str) -> bool:
    """Whether what is chosen under a label could change what an item costs, Deflect aside."""
    return any_target_priced(ctx.rb, ctx.state) or label in priced_choices(ctx, item)


def any_target_priced(rb: Rulebook, state: State) -> bool:
    """Whether a text changes the costs of others by what they choose; kept with the table."""
    table = table_of(rb, state)
    if not table.cost_rules:
        return False
    known: bool | None = table.memo.get("targets priced")
    if known is None:
        known = table.memo["targets priced"] = any(
            isinstance(bound.ability, v.CostRule) and _reads_targets(bound.ability.applies)
            for bound in table.cost_rules
        )
    return known


def _reads_targets(pred: Node) -> bool:
    if isinstance(pred, (v.Both, v.Either)):
        return any(_reads_targets(part) for part in pred.parts)
    if isinstance(pred, v.Neither):
        return _reads_targets(pred.part)
    return isinstance(pred, v.Chooses)
