"""What a spell or ability costs: alternatives, additions, changes, and the total (409.1b, f)."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.noticing import reader
from adjudge.core.purse import Wanted
from adjudge.core.reads import Ctx, chars_of, holds, players, table_of, test, value
from adjudge.core.state import Item, State
from adjudge.core.targets import item_ctx
from adjudge.rulebooks.magic.rules.book import Book, book
from adjudge.rulebooks.magic.rules.mana import wanted_of
from adjudge.rulebooks.magic.rules.table import GENERIC, KINDS

NO_COST: Final = v.Cost()
MORPH_COST: Final = v.Cost((v.Need(GENERIC, 3),))


class Total:
    """A cost that is locked in.

    Attributes:
        wanted: Mana, by mask of kinds.
        actions: Everything else that is paid.
    """

    __slots__ = ("actions", "wanted")

    def __init__(self, wanted: Wanted, actions: tuple[v.Act, ...]) -> None:
        """A total of mana and actions."""
        self.wanted = wanted
        self.actions = actions


def own_rules(rb: Book, state: State, item: Item) -> list[tuple[str, v.CostRule]]:
    """What a card says about its own costs (402.4), with a key for each."""
    if item.kind != "card":
        return []
    return [
        (key, ability)
        for key, ability in rb.own_texts(state, item.obj, item.name)
        if isinstance(ability, v.CostRule) and ability.applies is None
    ]


def alternatives(ctx: Ctx, item: Item) -> list[tuple[str, v.Cost]]:
    """Alternative costs that may be paid instead of the mana cost; only one can be (409.1b)."""
    return [
        (rule.label or key, rule.cost)
        for key, rule in own_rules(book(ctx), ctx.state, item)
        if rule.stage == "alternative" and holds(ctx, rule.cond)
    ]


def optional_costs(ctx: Ctx, item: Item) -> list[tuple[str, v.Cost]]:
    """Additional costs that the player may choose to pay (kicker, buyback and the like)."""
    return [
        (rule.label or key, rule.cost)
        for key, rule in own_rules(book(ctx), ctx.state, item)
        if rule.stage == "additional" and rule.optional and holds(ctx, rule.cond)
    ]


def base_cost(rb: Book, state: State, item: Item) -> v.Cost | None:
    """The cost before anything is added: of a card its mana cost or the alternative chosen."""
    if item.cost is not None:
        cost: v.Cost = item.cost
        return cost
    if item.kind == "card":
        if item.obj in state.objs:
            return chars_of(rb, state, item.obj).cost
        return rb.cards[item.name].cost
    ability = item.ability
    if isinstance(ability, v.Activated):
        return ability.cost if isinstance(ability.cost, v.Cost) else ability.cost.choices[0]
    return NO_COST


def total_cost(ctx: Ctx, item: Item) -> Total | None:
    """409.1f: base or alternative cost, plus increases, minus reductions; None without a cost.

    401.1b: a mana cost that does not exist can't be paid.
    """
    rb, state = book(ctx), ctx.state
    base = base_cost(rb, state, item)
    if base is None:
        return None
    x = item.choices.get("amount:X", (0,))[0]
    needs = list(base.needs)
    actions = list(base.actions)
    for key, rule in own_rules(rb, state, item):
        if rule.stage == "additional" and (
            not rule.optional or item.paid.get(rule.label or key, 0)
        ):
            times = item.paid.get(rule.label or key, 1) if rule.optional else 1
            needs.extend(list(rule.cost.needs) * times)
            actions.extend(list(rule.cost.actions) * times)
    wanted = wanted_of(tuple(needs), x)
    _change(ctx, item, wanted, actions)
    return Total(wanted, tuple(a for a in actions if isinstance(a, v.Act)))


def _change(ctx: Ctx, item: Item, wanted: Wanted, actions: list[v.Instruction]) -> None:
    """Increases, then reductions; a reduction of generic mana takes generic mana only."""
    rules = [(rule, ctx) for _, rule in own_rules(book(ctx), ctx.state, item)]
    rules.extend(_rules_of_others(ctx, item))
    for stage in ("increase", "discount"):
        for rule, view in rules:
            if rule.stage == stage and holds(view, rule.cond):
                _change_mana(rule, value(view, rule.count) or 0, wanted)
                if stage == "increase":
                    actions.extend(rule.cost.actions)


def _rules_of_others(ctx: Ctx, item: Item) -> list[tuple[v.CostRule, Ctx]]:
    """What permanents say about the cost of a spell, or (component "ability") of an ability."""
    rb, state = book(ctx), ctx.state
    found: list[tuple[v.CostRule, Ctx]] = []
    card = item.kind == "card"
    for bound in table_of(rb, state).cost_rules:
        rule = bound.ability
        if not isinstance(rule, v.CostRule) or rule.applies is None:
            continue
        if rule.component != ("" if card else "ability"):
            continue
        view = reader(rb, state, bound, None)
        view.draft = item
        if rule.by is not None and item.controller not in players(view, rule.by):
            continue
        if test(view, rule.applies, item.obj if card else item.bearer):
            found.append((rule, view))
    return found


def _change_mana(rule: v.CostRule, times: int, wanted: Wanted) -> None:
    for need in rule.less:
        mask = KINDS.everything if need.kinds == GENERIC else KINDS.mask(need.kinds)
        by = need.count * times
        have = wanted.get(mask, 0)
        left = have + by if rule.stage == "increase" else max(have - by, 0)
        if left:
            wanted[mask] = left
        else:
            wanted.pop(mask, None)


def asks_for_x(rb: Book, state: State, item: Item) -> int:
    """How many X the cost to be paid holds."""
    base = base_cost(rb, state, item)
    if base is None:
        return 0
    return sum(need.count for need in base.needs if need.kinds == ("x",))


def can_pay(rb: Book, state: State, item: Item) -> bool:
    """Whether the total cost, as it is now, can be paid; the item need not be on the stack."""
    ctx = item_ctx(rb, state, item)
    ctx.draft = item
    total = total_cost(ctx, item)
    return total is not None and total_payable(ctx, item, total)


def total_payable(ctx: Ctx, item: Item, total: Total) -> bool:
    """Whether mana and actions of a total can be paid."""
    rb, state = book(ctx), ctx.state
    if not all(rb.action_possible(ctx, act) for act in total.actions):
        return False
    if not together_possible(ctx, total.actions):
        return False
    return rb.affordable(state, item.controller, total.wanted, barred_by(ctx, total.actions))


def together_possible(ctx: Ctx, actions: tuple[v.Act, ...]) -> bool:
    """Whether actions of one kind find enough different objects."""
    if len(actions) < 2:
        return True
    by_verb: dict[str, list[v.Act]] = {}
    for act in actions:
        by_verb.setdefault(act.verb, []).append(act)
    for acts in by_verb.values():
        if len(acts) > 1:
            pools = {i for act in acts for i in ctx.rb.cost_pool(ctx, act)}
            if len(pools) < len(acts) and not any(isinstance(a.on, v.Me) for a in acts):
                return False
    return True


def barred_by(ctx: Ctx, actions: tuple[v.Act, ...]) -> int:
    """The bearer where the cost taps it, so that it makes no mana for the same cost."""
    for act in actions:
        if act.verb in ("tap", "sacrifice", "return") and isinstance(act.on, v.Me):
            return ctx.me
    return 0
