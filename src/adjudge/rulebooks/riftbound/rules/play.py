"""The process of play: cards (349-359) and abilities (398-406), from announcement to finalizing.

A play puts a pending item on the chain. `finalize` takes it through steps 2 to 5 in the order of
the rulebook; each choice is offered only when a legal whole can still follow (355.16, 357.3). A
play that fails all the same is undone with everything it did (358.5).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from adjudge.core import vocab as v
from adjudge.core.choosing import Ask, choose_set
from adjudge.core.costs import pay
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.events import happen
from adjudge.core.plays import Savepoint
from adjudge.core.reads import Ctx, chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.riftbound.rules import pricing, timing
from adjudge.rulebooks.riftbound.rules.bodies import body_of, modes_in, spell_body
from adjudge.rulebooks.riftbound.rules.locations import locations, needs_location
from adjudge.rulebooks.riftbound.rules.performs import leave
from adjudge.rulebooks.riftbound.rules.targets import (
    can_fill,
    candidates,
    deflect_of,
    item_ctx,
    leaves_fillable,
    mode_options,
    options_for,
    specs_of,
    targets_stand,
)

Asking = Generator[Decision, Option, None]
AskingBool = Generator[Decision, Option, bool]


# --------------------------------------------------------------------------- making items


def card_item(rb: Rulebook, state: State, ident: int, player: int, way: str) -> Item:
    """An item for a card that is about to be played in a certain way, not yet on the chain."""
    obj = state.objs[ident]
    item = Item(ident, "card", ident, obj.name, player)
    item.era = state.era
    item.origin = obj.zone
    item.cost = chars_of(rb, state, ident).cost
    item.data["way"] = way
    if way == "facedown":
        # 811.1.b: ignoring its base cost, with Reaction, bound to the battlefield.
        item.order = {"ignore": ("all",)}
        item.data["hidden place"] = state.vars[f"place of:{obj.zone}"]
    elif way.startswith("flow"):
        item.cost = timing.flow_costs(rb, state, ident)[int(way[4:])]
        item.data["leaves to"] = "banishment"
    elif way.startswith("permit"):
        permit = timing.play_permits(rb, state, ident, player)[int(way[6:])]
        if permit.cost is not None:
            item.cost = permit.cost
    return item


def body_for(rb: Rulebook, state: State, item: Item) -> v.Body:
    """What an item does on resolution; permanents do nothing but enter.

    Texts of dependent keywords count while their condition holds (727.1.b.2).
    """
    if item.kind != "card":
        return body_of(item.ability)
    name = item.name
    printed = rb.cards[name].abilities
    if "dependent spell" in rb.traits(name):
        ctx = item_ctx(rb, state, item, draft=True)
        return spell_body(tuple(ability for _, ability in rb.own_rules(ctx, item.obj)))
    if item.obj not in state.objs or state.item(item.id) is None:
        return rb.printed_body(name)
    texts = tuple(ability for _, ability in rb.own_texts(state, item.obj, name))
    return rb.printed_body(name) if texts[: len(printed)] == printed else spell_body(texts)


def playable(rb: Rulebook, state: State, item: Item, speed: str) -> bool:
    """Whether an item can be played to the end from here: timing, choices and cost."""
    ctx = item_ctx(rb, state, item, draft=True)
    if not timing.timely(rb, state, item, speed):
        return False
    if needs_location(rb, state, item) and not locations(rb, state, item, speed):
        return False
    return _completable(ctx, item, body_for(rb, state, item))


def _completable(ctx: Ctx, item: Item, body: v.Body) -> bool:
    """Whether targets and cost of the plain play (nothing optional) can be had."""
    if modes_in(body) is not None and not item.choices.get("mode"):
        return bool(mode_options(ctx, body, item)) and pricing.can_afford(ctx, item)
    specs = specs_of(item, body, "")
    if can_fill(ctx, specs) is not None:
        return False
    extra = sum(_least_deflect(ctx, spec) for spec in specs if isinstance(spec, v.Target))
    return (
        pricing.can_afford(ctx, item, extra)
        or _affordable_by_option(ctx, item, body, extra)
        or pricing.affordable_by_choice(ctx, item, specs, extra)
    )


def _affordable_by_option(ctx: Ctx, item: Item, body: v.Body, extra: int) -> bool:
    """A cost that only an optional additional cost brings within reach."""
    for label, _ in pricing.optional_costs(ctx, item, body):
        trial = item.copy()
        trial.paid[label] = 1
        view = item_ctx(ctx.rb, ctx.state, trial, draft=True)
        if pricing.can_afford(view, trial, extra):
            return True
    if any(a.verb == "kill any" for a in pricing.total_cost(ctx, item).actions):
        trial = item.copy()
        action = next(a for a in pricing.total_cost(ctx, item).actions if a.verb == "kill any")
        trial.choices[f"amount:{action.label}"] = (len(pricing.cost_pool(ctx, action)),)
        view = item_ctx(ctx.rb, ctx.state, trial, draft=True)
        return pricing.can_afford(view, trial, extra)
    return False


def _least_deflect(ctx: Ctx, spec: v.Target) -> int:
    if spec.at_least == 0 or ctx.chosen(spec.label):
        return 0
    return min((deflect_of(ctx, i) for i in candidates(ctx, spec)), default=0)


# --------------------------------------------------------------------------- announcing


def announce(rb: Rulebook, state: State, item: Item) -> Item:
    """354, 401: move the card to the chain as a pending item; the state closes."""
    if not state.items:
        state.vars["chain opener"] = 1 if item.kind == "triggered" or item.data.get("adds") else 0
    if item.kind == "card":
        origin = state.objs[item.obj]
        memo = dict(origin.memo)
        facedown = origin.facedown
        zone = state.zone_of("chain", -1)
        ident = state.put(item.obj, zone)
        fresh = state.edit(ident)
        fresh.control = item.controller
        if memo.get("printed"):
            fresh.memo["printed"] = memo["printed"]
        item.id = item.obj = item.bearer = item.giver = ident
        if facedown:
            item.data["from facedown"] = 1
    state.items.append(item)
    state.dirty = True
    state.vars["cleanup"] = 1
    return item


def play_now(rb: Rulebook, state: State, item: Item) -> AskingBool:
    """A discretionary play: announce and finalize, or undo everything (358.5)."""
    saved = Savepoint(state)
    announce(rb, state, item)
    rb.say(
        state,
        "announce",
        ("RB-CR@1.4:354",) if item.kind == "card" else ("RB-CR@1.4:401",),
        player=item.controller,
        card=item.name,
        item=item.kind,
    )
    ok = yield from finalize(rb, state, item.id)
    if not ok:
        saved.restore(keep=("target fails",))
        rb.say(state, "undone", ("RB-CR@1.4:358.5",), card=item.name)
    return ok


# --------------------------------------------------------------------------- finalizing


def finalize(rb: Rulebook, state: State, ident: int) -> AskingBool:
    """Steps 2 to 6 for a pending item; False when it can't be finalized."""
    item = state.edit_item(ident)
    if item.kind == "triggered":
        wanted = yield from _perform_trigger(rb, state, item)
        if not wanted:
            return False
    ok = yield from _choices(rb, state, ident)
    if not ok:
        return False
    ok = yield from _pay(rb, state, ident)
    if not ok or state.item(ident) is None:
        return False
    item = state.edit_item(ident)
    if not timing.timely(rb, state, item, timing.speed_of_item(rb, state, item), finalizing=True):
        return False
    if not targets_stand(rb, state, item, body_for(rb, state, item)):
        return False
    item.pending = False
    yield from _finalized(rb, state, item)
    return True


def _perform_trigger(rb: Rulebook, state: State, item: Item) -> AskingBool:
    """402.1, 402.4: "you may", use limits, and enough options to choose from."""
    ability = item.ability
    limit = ability.times
    if limit is not None and state.count("used", item.data.get("use", "")) >= limit:
        return False
    ctx = item_ctx(rb, state, item)
    body = body_of(ability)
    if modes_in(body) is None and can_fill(ctx, specs_of(item, body, "")) is not None:
        rb.say(state, "no choice", ("RB-CR@1.4:402.4",), card=item.name)
        return False
    if ability.cost is not None and not _trigger_payable(ctx, item, ability):
        rb.say(state, "can't pay", ("RB-CR@1.4:383.3.b.1",), card=item.name)
        return False
    if ability.optional:
        decision = Decision(item.controller, "perform", [YES, NO], "RB-CR@1.4:402.1", item.id)
        answer = yield decision
        if answer.verb == "no":
            rb.say(
                state, "declined", ("RB-CR@1.4:402.1.a",), card=item.name, player=item.controller
            )
            return False
    return True


def _trigger_payable(ctx: Ctx, item: Item, ability: v.Triggered) -> bool:
    choices = ability.cost.choices if isinstance(ability.cost, v.AnyCost) else (ability.cost,)
    for cost in choices:
        trial = item.copy()
        trial.cost = cost
        if pricing.can_afford(item_ctx(ctx.rb, ctx.state, trial, draft=True), trial):
            return True
    return False


def _choices(rb: Rulebook, state: State, ident: int) -> AskingBool:
    """Step 2: relevant choices (355)."""
    item = state.edit_item(ident)
    body = body_for(rb, state, item)
    yield from _pick_base(rb, state, item)
    yield from _as_played(rb, state, item)
    yield from _optional(rb, state, item, body)
    yield from _amounts(rb, state, item)
    yield from _component_kinds(rb, state, item)
    if needs_location(rb, state, item):
        speed = timing.speed_of_item(rb, state, item)
        places = locations(rb, state, item, speed)
        if not places:
            rb.say(state, "no location", ("RB-CR@1.4:355.2",), card=item.name)
            return False
        options = [Option("place", z) for z in places]
        answer = yield Decision(item.controller, "location", options, "RB-CR@1.4:355.2", item.id)
        item.choices["place"] = (answer.obj,)
    for number in range(item.executions):
        prefix = f"{number + 1}:" if number else ""
        ok = yield from _execution_choices(rb, state, item, body, prefix)
        if not ok:
            return False
    return True


def _pick_base(rb: Rulebook, state: State, item: Item) -> Asking:
    """ "X or Y": the controller picks one, which becomes the base cost (example 51)."""
    if item.kind == "card":
        return
    ability = item.ability
    cost = getattr(ability, "cost", None)
    if isinstance(cost, v.AnyCost):
        options: list[Option] = []
        for index, choice in enumerate(cost.choices):
            trial = item.copy()
            trial.cost = choice
            if pricing.can_afford(item_ctx(rb, state, trial, draft=True), trial):
                options.append(Option("cost", arg=index))
        if options:
            answer = yield Decision(
                item.controller, "base cost", options, "RB-CR@1.4:403.1", item.id
            )
            item.cost = cost.choices[answer.arg]
    else:
        item.cost = cost


def _as_played(rb: Rulebook, state: State, item: Item) -> Asking:
    """355.1: choices "as I am played" other than costs."""
    if item.kind != "card":
        return
    for _, ability in rb.own_texts(state, item.obj, item.name):
        if isinstance(ability, v.Replacement) and ability.when.kind == ("as played",):
            ctx = item_ctx(rb, state, item)
            yield from rb.execute(ctx, ability.body)


def _optional(rb: Rulebook, state: State, item: Item, body: v.Body) -> Asking:
    """355.1.a: whether to pay each optional additional cost, where the whole stays payable."""
    ctx = item_ctx(rb, state, item)
    labels = [label for label, _ in pricing.optional_costs(ctx, item, body)]
    for index, label in enumerate(labels):
        options: list[Option] = []
        for option, count in ((YES, 1), (NO, 0)):
            trial = item.copy()
            if count:
                trial.paid[label] = 1
            if _some_way(rb, state, trial, labels[index + 1 :], body):
                options.append(option)
        if not options:
            continue
        answer = yield Decision(
            item.controller, "optional cost", options, "RB-CR@1.4:355.1.a", item.id, label
        )
        if answer.verb == "yes":
            item.paid[label] = 1
            if label.startswith("Repeat"):
                item.executions += 1


def _some_way(rb: Rulebook, state: State, trial: Item, later: list[str], body: v.Body) -> bool:
    """Whether the play can be paid as it stands or with a later optional cost."""
    ctx = item_ctx(rb, state, trial, draft=True)
    if pricing.can_afford(ctx, trial, _deflect_ahead(ctx, trial, body)):
        return True
    for label in later:
        other = trial.copy()
        other.paid[label] = 1
        view = item_ctx(rb, state, other, draft=True)
        if pricing.can_afford(view, other, _deflect_ahead(view, other, body)):
            return True
    return any(a.verb == "kill any" for a in pricing.total_cost(ctx, trial).actions)


def _deflect_ahead(ctx: Ctx, item: Item, body: v.Body) -> int:
    return sum(
        _least_deflect(ctx, spec) for spec in specs_of(item, body, "") if isinstance(spec, v.Target)
    )


def _amounts(rb: Rulebook, state: State, item: Item) -> Asking:
    """ "Any number" as an additional cost: how many, chosen before the cost is determined."""
    ctx = item_ctx(rb, state, item)
    for action in pricing.total_cost(ctx, item).actions:
        if action.verb != "kill any":
            continue
        key = f"amount:{action.label}"
        options: list[Option] = []
        for count in range(len(pricing.cost_pool(ctx, action)) + 1):
            trial = item.copy()
            trial.choices[key] = (count,)
            if pricing.can_afford(item_ctx(rb, state, trial, draft=True), trial):
                options.append(Option("amount", arg=count))
        if options:
            answer = yield Decision(
                item.controller, "amount", options, "RB-CR@1.4:355.1.a", item.id, action.label
            )
            item.choices[key] = (answer.arg,)


def _component_kinds(rb: Rulebook, state: State, item: Item) -> Asking:
    """356.4.c: which part a discount of a component takes off, where there is a choice."""
    ctx = item_ctx(rb, state, item)
    for key, indexes in pricing.component_choices(ctx, item):
        options: list[Option] = []
        for index in indexes:
            trial = item.copy()
            trial.choices[key] = (index,)
            if pricing.can_afford(item_ctx(rb, state, trial, draft=True), trial):
                options.append(Option("discount", arg=index))
        if options:
            answer = yield Decision(
                item.controller, "component", options, "RB-CR@1.4:356.4.c", item.id, key
            )
            item.choices[key] = (answer.arg,)


def _execution_choices(
    rb: Rulebook, state: State, item: Item, body: v.Body, prefix: str
) -> AskingBool:
    """Modes, targets and destinations of one execution (355.3-355.7, 820.2)."""
    ctx = item_ctx(rb, state, item)
    ctx.prefix = prefix
    node = modes_in(body)
    if node is not None:
        options = [Option("mode", arg=m) for m in mode_options(ctx, body, item)]
        if not options:
            return False
        answer = yield Decision(item.controller, "mode", options, "RB-CR@1.4:355.3", item.id)
        item.choices[f"{prefix}mode"] = (answer.arg,)
        if node.fresh:
            state.enter("mode", item.data.get("use", ""), answer.arg)
    for spec in specs_of(item, body, prefix):
        ok = yield from _choose(item, ctx, spec, prefix, body)
        if not ok:
            return False
    return True


def _choose(item: Item, ctx: Ctx, spec: Any, prefix: str, body: v.Body) -> AskingBool:
    key = prefix + spec.label
    if isinstance(spec, v.Destination):
        return (yield from _choose_destination(item, ctx, spec, key))
    pool = [i for i in options_for(ctx, spec) if stays_legal(ctx, item, key, i)]
    if not isinstance(spec, v.Target):
        if not pool:
            return False
        verb = "player" if isinstance(spec, v.TargetPlayer) else "place"
        answer = yield Decision(
            item.controller,
            "target",
            [Option(verb, i) for i in pool],
            "RB-CR@1.4:355.5",
            item.id,
            key,
        )
        item.choices[key] = (answer.obj,)
        return True
    specs = specs_of(item, body, prefix)
    pool = [i for i in pool if leaves_fillable(ctx, spec, i, specs)]
    ask = Ask(item.controller, "target", "RB-CR@1.4:355.7", key, item.id)
    if len(pool) < spec.at_least:
        return False
    chosen = yield from choose_set(ctx, ask, pool, spec.at_least, spec.at_most, spec.group)
    item.choices[key] = tuple(chosen)
    return True


def _choose_destination(item: Item, ctx: Ctx, spec: v.Destination, key: str) -> AskingBool:
    if isinstance(spec.of, v.Target) and not ctx.chosen(spec.of.label):
        return True
    pool = options_for(ctx, spec)
    if not pool:
        return False
    answer = yield Decision(
        item.controller,
        "destination",
        [Option("place", z) for z in pool],
        "RB-CR@1.4:355.4",
        item.id,
        key,
    )
    item.choices[key] = (answer.obj,)
    return True


def stays_legal(ctx: Ctx, item: Item, key: str, ident: int) -> bool:
    """355.16: a choice after which the cost can't be paid or the target must be used up."""
    rb, state = ctx.rb, ctx.state
    deflects = ident in state.objs and "Deflect" in chars_of(rb, state, ident).keywords
    ctx = item_ctx(rb, state, item)
    total = pricing.total_cost(ctx, item)
    doomed = any(
        a.verb == "kill one" and pricing.cost_pool(ctx, a) == [ident] for a in total.actions
    )
    if doomed:
        return False
    if not deflects and key.rsplit(":", 1)[-1] not in pricing.priced_choices(ctx, item):
        return True
    trial = item.copy()
    trial.choices[key] = (*trial.choices.get(key, ()), ident)
    return pricing.can_afford(item_ctx(rb, state, trial, draft=True), trial)


# --------------------------------------------------------------------------- paying

# What the base cost of an item is: 204.1.a, before the colon, or at the start of the effect.
_COST_RULES: Final = {
    "card": ("RB-CR@1.4:356",),
    "activated": ("RB-CR@1.4:356", "RB-CR@1.4:204.1.b"),
    "triggered": ("RB-CR@1.4:356", "RB-CR@1.4:204.3.a", "RB-CR@1.4:383.3.b"),
}


def _pay(rb: Rulebook, state: State, ident: int) -> AskingBool:
    """Steps 3 and 4: determine the total cost, take discounts off, pay (356, 357)."""
    item = state.edit_item(ident)
    ctx = item_ctx(rb, state, item)
    total = pricing.total_cost(ctx, item)
    stages = (*_COST_RULES[item.kind], *(total.stages() if item.kind == "card" else ()))
    total = yield from _take_discounts(item, total)
    needs = total.needs()
    if needs or total.actions:
        rb.say(
            state,
            "cost",
            stages,
            card=item.name,
            energy=total.energy,
            power=tuple(total.power),
            actions=tuple(a.verb for a in total.actions),
        )
    if needs:
        barred = 0
        if any(isinstance(a.on, v.Me) for a in total.actions):
            barred = item.bearer
        use = pricing.use_of(ctx, item)
        paid = yield from pay(rb, state, item.controller, needs, use, ident, barred)
        if not paid:
            return False
        rb.say(
            state,
            "paid",
            ("RB-CR@1.4:357.1",),
            player=item.controller,
            energy=total.energy,
            power=len(total.power),
        )
    return (yield from _pay_actions(rb, state, ident, list(total.actions)))


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


def _pay_actions(rb: Rulebook, state: State, ident: int, actions: list[v.Act]) -> AskingBool:
    """357.2: non-standard costs in any order; what replaces an action still pays it."""
    left = list(actions)
    while left:
        item = state.item(ident)
        if item is None:
            return False
        ctx = item_ctx(rb, state, item)
        if len({(a.verb, a.on) for a in left}) > 1:
            options = [Option("cost", arg=i, word=a.verb) for i, a in enumerate(left)]
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
        if fresh is not None and ctx.notes:
            fresh = state.edit_item(ident)
            fresh.notes.update(ctx.notes)
            for label, number in ctx.amounts.items():
                fresh.notes[f"amount:{label}"] = (number,)
            if ctx.lost:
                fresh.data["lost"] = {**fresh.data.get("lost", {}), **ctx.lost}
    return True


# --------------------------------------------------------------------------- step 6


def _finalized(rb: Rulebook, state: State, item: Item) -> Asking:
    """359, 406: the item is finalized; targeting effects trigger (383.4.b.2)."""
    state.vars["cleanup"] = 1
    state.vars["priority"] = -1
    if item.kind == "card":
        token = state.objs[item.obj].token
        if not token:
            state.enter("cards played", item.controller)
            state.enter("finalized", item.controller)
            state.enter("finalized card", item.controller, state.objs[item.obj].card)
        state.dirty = True
    if item.kind == "triggered" and item.ability.times is not None:
        state.enter("used", item.data.get("use", ""))
    if item.kind == "activated" and item.ability.times is not None:
        state.enter("used", item.data.get("use", ""))
    rb.say(
        state,
        "finalized",
        ("RB-CR@1.4:359.1",) if item.kind == "card" else ("RB-CR@1.4:406.2",),
        card=item.name,
        player=item.controller,
        targets=tuple(rb.label(state, i) for i in rb.targets_of(item)),
    )
    events = []
    words = ("spell",) if item.kind == "card" else ("ability",)
    for target in rb.targets_of(item):
        if target in state.objs:
            event = Event("target", target, item.controller, item.id, how=words)
            event.place = state.objs[target].zone
            events.append(event)
    if events:
        yield from happen(rb, state, events)


def drop(rb: Rulebook, state: State, ident: int) -> None:
    """An item that can't be finalized leaves the chain; a card goes back (358.5, 402.4)."""
    item = state.item(ident)
    if item is None:
        return
    if item.kind == "card":
        obj = state.objs[item.obj]
        if obj.token:
            state.remove(item.obj)
        elif item.origin >= 0:
            origin = state.specs[item.origin]
            if origin.area == "facedown":
                leave(rb, state, item.obj, "trash")
            else:
                state.put(item.obj, state.zone_of(origin.area, obj.owner))
        rb.say(state, "not finalized", ("RB-CR@1.4:358.5",), card=item.name)
    state.items = [i for i in state.items if i.id != ident]
    state.vars["cleanup"] = 1
    state.dirty = True
