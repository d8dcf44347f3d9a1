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
from adjudge.rulebooks.magic.rules.mana import cost_of, price_of, wanted_of
from adjudge.rulebooks.magic.rules.table import GENERIC, KINDS

NO_COST: Final = v.Cost()
MORPH_COST: Final = v.Cost((v.Need(GENERIC, 3),))


class Total:
    """A cost that is locked in.

    Attributes:
        wanted: Mana, by mask of kinds; not to be changed.
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
    obj = state.objs.get(item.obj)
    if obj is not None:
        chars = table_of(rb, state).chars.get(item.obj)
        if chars is not None:
            known: list[tuple[str, v.CostRule]] | None = chars.texts
            if known is None:
                known = chars.texts = _own(rb.own_texts(state, item.obj, item.name))
            return known
    name = item.name if obj is None else obj.memo.get("printed", obj.name)
    if name not in rb.odd_costs:
        return []
    return _own(rb.own_texts(state, item.obj, item.name))


def _own(texts: list[tuple[str, v.Ability]]) -> list[tuple[str, v.CostRule]]:
    return [(key, a) for key, a in texts if isinstance(a, v.CostRule) and a.applies is None]


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
        return cost_of(ability)
    return NO_COST


def total_cost(ctx: Ctx, item: Item) -> Total | None:
    """409.1f: base or alternative cost, plus increases, minus reductions; None without a cost.

    401.1b: a mana cost that does not exist can't be paid.
    """
    rb, state = book(ctx), ctx.state
    base = base_cost(rb, state, item)
    if base is None:
        return None
    own = own_rules(rb, state, item)
    x = item.choices.get("amount:X", (0,))[0]
    if not own and not table_of(rb, state).cost_rules:
        price = price_of(rb, base)
        if not x or not price.x:
            return Total(price.wanted, price.actions)
    needs = list(base.needs)
    actions = list(base.actions)
    for key, rule in own:
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
    if not rules:
        return
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
    return 0 if base is None else price_of(rb, base).x


def can_pay(rb: Book, state: State, item: Item) -> bool:
    """Whether the total cost, as it is now, can be paid; the item need not be on the stack."""
    ctx = item_ctx(rb, state, item)
    ctx.draft = item
    total = total_cost(ctx, item)
    return total is not None and total_payable(ctx, item, total)


def total_payable(ctx: Ctx, item: Item, total: Total) -> bool:
    """Whether mana and actions of a total can be paid."""
    rb, state = book(ctx), ctx.state
    if not total.actions:
        return rb.affordable(state, item.controller, total.wanted)
    for act in total.actions:
        if not rb.action_possible(ctx, act):
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
