"""Casting spells and using abilities: the seven steps of chapter 2 of the seed.

Triggered abilities run through the same steps (ST@seed:2.8). Nothing that triggers meanwhile is
handled before step 7; a fault found in step 6 undoes everything since before step 1.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.bodies import choices_in, spell_body
from adjudge.core.cards import CardDef
from adjudge.core.choosing import completable
from adjudge.core.decisions import NO, YES, Ask, AskBool, Decision
from adjudge.core.events import happen
from adjudge.core.noticing import reader
from adjudge.core.reads import Ctx, holds, matching, objects, table_of, test, value
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State
from adjudge.core.targets import choose, item_ctx, options_for
from adjudge.core.triggers import hold, release
from adjudge.rulebooks.starlight.rules import faults, light
from adjudge.rulebooks.starlight.rules.bodies import actions_of, choices_of
from adjudge.rulebooks.starlight.rules.table import (
    COUNTER,
    PROCEDURE,
    SPELLS,
    life_of,
    star_of,
    zone,
)

Node: TypeAlias = Any  # a vocabulary node

ONCE: Final = "used"


# --------------------------------------------------------------------------- items


def card_item(state: State, ident: int, player: int) -> Item:
    """An item for a card that is about to be cast."""
    obj = state.objs[ident]
    item = Item(ident, "card", ident, obj.name, player)
    item.era = state.era
    item.origin = obj.zone
    return item


def ability_item(state: State, ident: int, key: str, ability: v.Ability, player: int) -> Item:
    """An item for an action or choose ability that is about to be used."""
    item = Item(0, "activated", ident, state.objs[ident].name, player)
    item.era = state.era
    item.ability = ability
    item.data["use"] = key
    return item


def announce(state: State, item: Item) -> None:
    """ST@seed:2.1: declare; a card that is cast lies in the open, nothing is paid or chosen yet."""
    if item.kind == "card":
        fresh = state.put(item.obj, state.zone_of(PROCEDURE, -1))
        if state.objs[fresh].control != item.controller:
            state.edit(fresh).control = item.controller
        item.id = item.obj = item.bearer = item.giver = fresh
    elif not item.id:
        item.id = state.fresh_id()
    state.items.append(item)
    state.touch("*items")


# --------------------------------------------------------------------------- the seven steps


def finalize(rb: Rulebook, state: State, ident: int) -> AskBool:
    """Steps 1 to 7; False when the whole use has to be undone."""
    item = state.edit_item(ident)
    if item.kind == "triggered":
        taken = yield from _taken_up(rb, state, item)
        if not taken:
            return False
    _declared(rb, state, item)
    hold(state)
    used_up = faults.limit(state, item)  # 2.2
    if used_up is not None:
        rb.say(state, "fault", (used_up.rule, "ST@seed:2.6"), en=used_up.en, ko=used_up.ko)
        return False
    _say_limit(rb, state, item)
    ctx = item_ctx(rb, state, item)
    chosen = yield from _targets(rb, state, ctx, item, late=faults.found_late(state))  # 2.3
    if not chosen:
        return False
    price = total_cost(rb, state, state.edit_item(ident))  # 2.4
    rb.say(
        state,
        "cost",
        ("ST@seed:2.4",),
        card=item.name,
        amount=price[0],
        colours=price[1],
    )
    paid = yield from _pay(rb, state, ctx, item, price)  # 2.5
    fault = faults.found(rb, state, state.edit_item(ident), paid=paid)  # 2.6
    if fault is not None:
        rb.say(state, "fault", ("ST@seed:2.6", fault.rule), en=fault.en, ko=fault.ko)
        return False
    rb.say(state, "checked", ("ST@seed:2.6",), card=item.name)
    state.edit_item(ident).pending = False
    yield from _used(rb, state, item)
    if state.waiting:
        rb.say(state, "triggers first", ("ST@seed:2.7",), amount=len(state.waiting))
    yield from release(rb, state)  # 2.7
    return True


def _taken_up(rb: Rulebook, state: State, item: Item) -> AskBool:
    """A triggered ability is handled (ST@seed:1.5); with a cost or a "may" only if wanted."""
    ability = item.ability
    if ability.cost is None and not ability.optional:
        return True
    if faults.hopeless(rb, state, item):
        return False
    decision = Decision(item.controller, "may", [YES, NO], "ST@house:price", item.id)
    decision.about = ability
    answer = yield decision
    return answer.verb == "yes"


def _declared(rb: Rulebook, state: State, item: Item) -> None:
    rb.say(
        state,
        "declare",
        ("ST@seed:1.5" if item.kind == "triggered" else "ST@seed:2.1",),
        player=item.controller,
        card=item.name,
        item=item.kind,
    )


def _say_limit(rb: Rulebook, state: State, item: Item) -> None:
    if getattr(item.ability, "times", None) is not None:
        rb.say(state, "limit kept", ("ST@seed:2.2",), card=item.name)


def _targets(rb: Rulebook, state: State, ctx: Ctx, item: Item, *, late: bool) -> AskBool:
    """ST@seed:2.3: for each "target" of the text choose cards or tokens that meet its limits."""
    specs = choices_of(rb, item)
    if not specs:
        return True
    if late:
        yield from faults.choose_freely(state, ctx, specs)
    else:
        done = yield from choose(ctx, specs, "ST@seed:2.3")
        if not done:
            return False
    if state.trace is not None:
        current = state.edit_item(item.id)
        chosen = [rb.shown(state, i) for ids in current.choices.values() for i in ids]
        rb.say(state, "targets", ("ST@seed:2.3",), targets=tuple(chosen))
    return True


def total_cost(rb: Rulebook, state: State, item: Item) -> light.Price:
    """ST@seed:2.4: the cost as it is now; what it asks besides light is fixed here too."""
    price = base_price(rb, state, item)
    ctx = item_ctx(rb, state, item) if item.id else draft_ctx(rb, state, item)
    actions = tuple(_fixed(ctx, part) for part in actions_of(rb, item))
    if actions:
        item.data["actions"] = actions
    change = 0 if "free" in item.data else cost_change(rb, state, item)
    return light.more(price, change) if change else price


def base_price(rb: Rulebook, state: State, item: Item) -> light.Price:
    """The lights that a card or ability asks for by itself; none where a text says so."""
    if "free" in item.data:
        return light.FREE
    if item.kind == "card":
        return light.price_of(state, rb.printed_chars(item.name).cost)
    return light.price_of(state, item.ability.cost)


def draft_ctx(rb: Rulebook, state: State, item: Item) -> Ctx:
    """Bindings of an item that is not declared yet."""
    ctx = item_ctx(rb, state, item)
    ctx.draft = item
    return ctx


def _fixed(ctx: Ctx, part: Node) -> Node:
    """An action of a cost with its number as it is now."""
    if isinstance(part, v.Act) and part.amount is not None and not isinstance(part.amount, int):
        return replace(part, amount=value(ctx, part.amount) or 0)
    return part


def cost_change(rb: Rulebook, state: State, item: Item) -> int:
    """Lights that statements on the table and on the card itself add or take off (1.6)."""
    by = 0
    if item.kind != "card":
        return by
    for ability in rb.cards[item.name].abilities:
        if isinstance(ability, v.CostRule) and ability.applies is None:
            ctx = draft_ctx(rb, state, item)
            by += _change(ctx, ability) if holds(ctx, ability.cond) else 0
    for bound in table_of(rb, state).cost_rules:
        rule = bound.ability
        assert isinstance(rule, v.CostRule)
        ctx = reader(rb, state, bound, None)
        if rule.applies is not None and test(ctx, rule.applies, item.obj) and _by(ctx, rule, item):
            by += _change(ctx, rule) if holds(ctx, rule.cond) else 0
    return by


def _by(ctx: Ctx, rule: v.CostRule, item: Item) -> bool:
    if rule.by is None:
        return True
    mine = item.controller == ctx.you
    return mine if isinstance(rule.by, v.You) else not mine


def _change(ctx: Ctx, rule: v.CostRule) -> int:
    count = sum(need.count for need in rule.less) * (value(ctx, rule.count) or 0)
    return count if rule.stage == "increase" else -count


def _pay(rb: Rulebook, state: State, ctx: Ctx, item: Item, price: light.Price) -> AskBool:
    """ST@seed:2.5: lights first, then everything else."""
    if price[0]:
        done = yield from light.pay_lights(rb, state, item.controller, price, item.id)
        if not done:
            return False
    for part in state.edit_item(item.id).data.get("actions", ()):
        outcome = yield from rb.verbs[part.verb](ctx, part)
        if not outcome.whole:
            return False
    return True


def _used(rb: Rulebook, state: State, item: Item) -> Ask:
    """The use counts from here on, and what waits for it triggers (ST@seed:2.7, 3.4)."""
    if item.kind == "card":
        state.enter("cast", item.controller)
        types = rb.printed_chars(item.name).types
        event = Event("cast", item.obj, item.controller, item.obj, how=types)
    else:
        if getattr(item.ability, "times", None) is not None:
            state.enter(ONCE, item.data["use"])
        event = Event("use", item.obj, item.controller, item.obj, how=(item.kind,))
    yield from happen(rb, state, [event])


# --------------------------------------------------------------------------- looking ahead


def can_use(rb: Rulebook, state: State, item: Item, have: dict[str, int]) -> bool:
    """Whether a use that is not declared yet can be brought through all its steps."""
    price = base_price(rb, state, item)
    change = 0 if "free" in item.data else cost_change(rb, state, item)
    if not light.affordable(have, light.more(price, change) if change else price):
        return False
    if faults.limit(state, item) is not None:
        return False
    specs = choices_of(rb, item)
    actions = actions_of(rb, item)
    if not specs and not actions:
        return True
    ctx = draft_ctx(rb, state, item)
    if actions and not all(faults.possible(rb, ctx, item, part) for part in actions):
        return False
    return all(_fillable(ctx, spec) for spec in specs)


def _fillable(ctx: Ctx, spec: Node) -> bool:
    """Whether enough can be chosen for a target."""
    if isinstance(spec, v.Target) and not spec.group and not spec.apart:
        if not table_of(ctx.rb, ctx.state).forbids:
            found = matching(ctx, spec.pred)
            return len(found) - (ctx.me in found and ctx.item == ctx.me) >= spec.at_least
        return len(options_for(ctx, spec)) >= spec.at_least
    return completable(ctx, getattr(spec, "group", ()), [], options_for(ctx, spec), _least(spec))


def _least(spec: Node) -> int:
    return spec.at_least if isinstance(spec, v.Target) else 1


def cost_pool(ctx: Ctx, act: v.Act) -> list[int]:
    """What may be used up for a part of a cost besides light, one entry a unit."""
    state = ctx.state
    if act.verb == "discard":
        return list(zone(state, "hand", ctx.you))
    if act.verb == "give up":
        pool = zone(state, "battlefield", ctx.you)
        if isinstance(act.on, v.All):
            return [i for i in pool if test(ctx, act.on.pred, i)]
        named = pool if act.on is None else objects(ctx, act.on)
        return [i for i in pool if i in named]
    if act.verb == "remove counters":
        ids = [i for i in objects(ctx, act.on) if i in state.objs]
        return [i for i in ids for _ in range(state.objs[i].marks.get(COUNTER, 0))]
    return [star_of(state, ctx.you)] * life_of(state, ctx.you)


class SpellFacts:
    """What casting a card needs to know of it, worked out once a card.

    Attributes:
        card: The card.
        cost: Its cost.
        changes: Whether its own text changes its cost.
        asks: Whether it has targets, or costs besides light.
    """

    __slots__ = ("asks", "card", "changes", "cost")

    def __init__(self, card: CardDef) -> None:
        """Read a card."""
        self.card = card
        self.cost = card.cost
        self.changes = any(isinstance(a, v.CostRule) and a.applies is None for a in card.abilities)
        body = spell_body(card.abilities)
        actions = card.cost.actions if card.cost is not None else ()
        self.asks = bool(actions) or bool(choices_in(body))


_SPELLS: Final[dict[str, SpellFacts]] = {}


def spell_of(rb: Rulebook, name: str) -> SpellFacts | None:
    """What casting a card needs to know of it; None for one that is no spell (ST@seed:C.1)."""
    card = rb.cards[name]
    known = _SPELLS.get(name)
    if known is None or known.card is not card:
        if SPELLS.isdisjoint(card.types):
            return None
        known = _SPELLS[name] = SpellFacts(card)
    return known


def is_spell(rb: Rulebook, name: str) -> bool:
    """ST@seed:C.1: characters, events and prisms are cast, resources and stars are not."""
    return not SPELLS.isdisjoint(rb.printed_chars(name).types)
