"""Step 2 of a play: the relevant choices, in the order of the rulebook (355)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from adjudge.core import choosing
from adjudge.core import vocab as v
from adjudge.core.choosing import Ask, choose_set
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.reads import Ctx, chars_of
from adjudge.core.rulebook import Node, Rulebook
from adjudge.core.state import Item, State
from adjudge.core.targets import fill
from adjudge.rulebooks.riftbound.rules import pricing, timing
from adjudge.rulebooks.riftbound.rules.bodies import choices_in, modes_in
from adjudge.rulebooks.riftbound.rules.cost_actions import any_number
from adjudge.rulebooks.riftbound.rules.fixed_costs import (
    accelerated_needs,
    accelerates,
    fixed_cost,
    only_accelerates,
)
from adjudge.rulebooks.riftbound.rules.locations import locations, needs_location
from adjudge.rulebooks.riftbound.rules.playable import (
    body_for,
    can_afford_named,
    completable,
    least_deflect,
    leaves_payable,
    may_cost_more,
    named,
    stays_legal,
)
from adjudge.rulebooks.riftbound.rules.resources import within_means
from adjudge.rulebooks.riftbound.rules.targets import (
    can_fill,
    common_destinations,
    enough_modes,
    item_ctx,
    leaves_fillable,
    mode_key,
    mode_options,
    needed,
    options_for,
    readers_of,
    specs_of,
)

Asking = Generator[Decision, Option, None]
AskingBool = Generator[Decision, Option, bool]


def choices_of_play(rb: Rulebook, state: State, ident: int) -> AskingBool:
    """Step 2: relevant choices (355)."""
    item = state.edit_item(ident)
    body = body_for(rb, state, item)
    if item.kind != "card":
        yield from _pick_base(rb, state, item)
    elif _says_as_played(rb, state, item):
        yield from _as_played(rb, state, item)
    if only_accelerates(rb, state, item):
        if accelerates(rb, state, item):
            yield from _accelerate(rb, state, item, body)
    else:
        yield from _optional(rb, state, item, body)
        body = body_for(rb, state, item)
        yield from _costs_to_name(rb, state, item, body)
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
    if modes_in(body) is None and not choices_in(body, ()):
        return True
    for number in range(item.executions):
        prefix = f"{number + 1}:" if number else ""
        ok = yield from _execution_choices(rb, state, item, body, prefix)
        if not ok:
            return False
    return True


def _pick_base(rb: Rulebook, state: State, item: Item) -> Asking:
    """The controller picks one of "X or Y", which becomes the base cost (example 51)."""
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


def _says_as_played(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether a card could have a text on what to do "as I am played"."""
    chars = chars_of(rb, state, item.obj)
    return not chars.shared or "as played" in rb.traits(chars.name)


def _as_played(rb: Rulebook, state: State, item: Item) -> Asking:
    """355.1: choices "as I am played" other than costs."""
    for _, ability in rb.own_texts(state, item.obj, item.name):
        if isinstance(ability, v.Replacement) and ability.when.kind == ("as played",):
            ctx = item_ctx(rb, state, item)
            yield from rb.execute(ctx, ability.body)


def _accelerate(rb: Rulebook, state: State, item: Item, body: v.Body) -> Asking:
    """805: whether to pay more for a unit to enter ready, where nothing else changes its cost."""
    fixed = None if body else fixed_cost(rb, state, item)
    if fixed is None or fixed.needs is None:
        yield from _optional(rb, state, item, body)
        return
    player, use = item.controller, pricing.use_of(rb, state, item)
    ways = ((YES, accelerated_needs(rb, state, item, fixed)), (NO, fixed.needs))
    options = [way for way, needs in ways if within_means(rb, state, player, needs, use)]
    if not options:
        return
    rule, label = "RB-CR@1.4:355.1.a", "Accelerate"
    answer = yield Decision(player, "optional cost", options, rule, item.id, label)
    if answer.verb == "yes":
        item.paid[label] = 1


def _optional(rb: Rulebook, state: State, item: Item, body: v.Body) -> Asking:
    """355.1.a: whether to pay each optional additional cost, where the whole stays payable."""
    ctx = item_ctx(rb, state, item)
    labels = [label for label, _ in pricing.optional_costs(ctx, item)]
    for index, label in enumerate(labels):
        options: list[Option] = []
        for option, count in ((YES, 1), (NO, 0)):
            trial = item.copy()
            if count:
                if label.startswith("Repeat") and not enough_modes(ctx, body, item):
                    continue
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
    if trial.kind == "card" and "paid choices" in rb.traits(trial.name):
        body = body_for(rb, state, trial)
        if can_fill(ctx, specs_of(trial, body, "")) is not None:
            return False
    if can_afford_named(ctx, trial, _deflect_ahead(ctx, trial, body)):
        return True
    for label in later:
        other = trial.copy()
        other.paid[label] = 1
        view = item_ctx(rb, state, other, draft=True)
        if can_afford_named(view, other, _deflect_ahead(view, other, body)):
            return True
    return any(any_number(a) for a in pricing.total_cost(ctx, trial).actions)


def _deflect_ahead(ctx: Ctx, item: Item, body: v.Body) -> int:
    return sum(
        least_deflect(ctx, item, spec)
        for spec in specs_of(item, body, "")
        if isinstance(spec, v.Target)
    )


def _costs_to_name(rb: Rulebook, state: State, item: Item, body: v.Body) -> Asking:
    """What is used up for the cost, where the cost or a target hangs on what it is."""
    ctx = item_ctx(rb, state, item)
    for action in pricing.costs_to_name(ctx, item):
        options = [
            Option("pick", trial.notes[action.label][0])
            for trial in named(ctx, item, action)
            if completable(item_ctx(rb, state, trial, draft=True), trial, body)
        ]
        if options:
            answer = yield Decision(
                item.controller, "pick", options, "RB-CR@1.4:355.1.a", item.id, action.label
            )
            item.notes = {**item.notes, action.label: (answer.obj,)}
        ctx = item_ctx(rb, state, item)


def _amounts(rb: Rulebook, state: State, item: Item) -> Asking:
    """How many of "any number" as an additional cost, before the cost is determined."""
    ctx = item_ctx(rb, state, item)
    for action in pricing.total_cost(ctx, item).actions:
        if not any_number(action):
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
        if node.fresh == "turn":
            state.enter("mode", mode_key(state, item), answer.arg)
    for spec in specs_of(item, body, prefix):
        ok = yield from _choose(item, ctx, spec, prefix, body)
        if not ok:
            return False
    return True


def _choose(item: Item, ctx: Ctx, spec: Node, prefix: str, body: v.Body) -> AskingBool:
    key = prefix + spec.label
    if isinstance(spec, v.Destination):
        return (yield from _choose_destination(item, ctx, spec, key))
    pool = options_for(ctx, spec)
    if may_cost_more(ctx, item, key):
        pool = [i for i in pool if stays_legal(ctx, item, key, i)]
    later = readers_of(spec, specs_of(item, body, prefix))
    if later:
        pool = [
            i
            for i in pool
            if leaves_fillable(ctx, spec, i, later) and leaves_payable(ctx, item, spec, i, later)
        ]
    if len(pool) < needed(spec):
        return False
    if not isinstance(spec, v.Target):
        verb = "player" if isinstance(spec, v.TargetPlayer) else "place"
        options = [Option(verb, i) for i in pool]
        rule = "RB-CR@1.4:355.5"
        answer = yield Decision(item.controller, "target", options, rule, item.id, key)
        item.choices[key] = (answer.obj,)
        return True
    ask = Ask(item.controller, "target", "RB-CR@1.4:355.7", key, item.id)
    least, most = spec.at_least, spec.at_most
    fits = None if most == 1 else _that_may_move(ctx, spec, specs_of(item, body, prefix))
    if not choosing.completable(ctx, spec.group, [], pool, least, fits):
        return False
    chosen = yield from choose_set(ctx, ask, pool, least, most, spec.group, fits)
    fill(ctx, item, spec, chosen)
    return True


def _that_may_move(
    ctx: Ctx, spec: v.Target, specs: list[Node]
) -> Callable[[list[int]], bool] | None:
    """355.16: a test of several units, whether there is a destination for all of them."""
    goals = [g for g in specs if isinstance(g, v.Destination) and g.of == spec]
    return partial(_have_destinations, ctx, goals) if goals else None


def _have_destinations(ctx: Ctx, goals: list[v.Destination], ids: list[int]) -> bool:
    return all(common_destinations(ctx, goal, ids) for goal in goals)


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
