"""Items for cards about to be played, and whether a play can be completed (355.16, 357.3)."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.costs import ENERGY, kind_of
from adjudge.core.decisions import Decision, Option
from adjudge.core.reads import Ctx, chars_of, table_of
from adjudge.core.rulebook import Node, Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules import cost_bounds, pricing, timing
from adjudge.rulebooks.riftbound.rules.asked import Asked
from adjudge.rulebooks.riftbound.rules.bodies import body_of, modes_in, spell_body
from adjudge.rulebooks.riftbound.rules.cost_actions import any_number
from adjudge.rulebooks.riftbound.rules.cost_rules import (
    any_target_priced,
    card_rules,
    is_waived,
    prices,
)
from adjudge.rulebooks.riftbound.rules.fixed_costs import unruled
from adjudge.rulebooks.riftbound.rules.forbidding import play_refusal
from adjudge.rulebooks.riftbound.rules.foresight import can_be_finalized, tangled
from adjudge.rulebooks.riftbound.rules.locations import has_location, needs_location
from adjudge.rulebooks.riftbound.rules.resources import ANY_USE, means_of, within_means
from adjudge.rulebooks.riftbound.rules.states import paid_choices
from adjudge.rulebooks.riftbound.rules.targets import (
    anything_deflects,
    can_fill,
    candidates,
    deflect_of,
    item_ctx,
    leaves_fillable,
    mode_options,
    open_reads,
    options_for,
    specs_of,
)

Asking = Generator[Decision, Option, None]
AskingBool = Generator[Decision, Option, bool]


def card_item(rb: Rulebook, state: State, ident: int, player: int, way: str) -> Item:
    """An item for a card that is about to be played in a certain way, not yet on the chain."""
    obj = state.objs[ident]
    item = Item(ident, "card", ident, obj.name, player)
    item.era = state.era
    item.origin = obj.zone
    item.cost = chars_of(rb, state, ident).cost
    item.data["way"] = way
    if not way:
        return item
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
    if "paid choices" in rb.traits(name):
        return _paid_body(rb.printed_body(name), item)
    printed = rb.cards[name].abilities
    if "dependent spell" in rb.traits(name):
        ctx = item_ctx(rb, state, item, draft=True)
        return spell_body(tuple(ability for _, ability in rb.own_rules(ctx, item.obj)))
    if item.obj not in state.objs or state.item(item.id) is None:
        return rb.printed_body(name)
    chars = chars_of(rb, state, item.obj)
    if chars.shared and chars.name == name:
        return rb.printed_body(name)  # nothing was given to it
    texts = tuple(ability for _, ability in rb.own_texts(state, item.obj, name))
    return rb.printed_body(name) if texts[: len(printed)] == printed else spell_body(texts)


def _paid_body(body: v.Body, item: Item) -> v.Body:
    """What is left to do once it is known which additional costs are paid (355.1.a)."""
    node = paid_choices(body)
    if node is None:
        return body
    assert isinstance(node.cond, v.Paid)
    return node.then if item.paid.get(node.cond.label) else node.otherwise


class Moment:
    """What the present moment means for all plays of a player, looked at once.

    Attributes:
        needed: Permission that it asks for.
        most: More energy than the player can have.
        changes: What texts could change of the costs of others.
        barred: Whether it is another player's time, or something may forbid plays.
        placed: Whether something may permit plays to other places.
    """

    __slots__ = ("barred", "changes", "most", "needed", "placed")

    def __init__(self, rb: Rulebook, state: State, player: int) -> None:
        """Look at the present moment for a player."""
        table = table_of(rb, state)
        self.needed = timing.speed_needed(state)
        self.changes = cost_bounds.changes(rb, state, player) if table.cost_rules else []
        permits, forbids = table.permits, table.forbids
        self.placed = bool(permits) and _any_does(permits, ("play to", "must play to"))
        away = self.needed == timing.SLOW and player != rb.turn_player(state)
        self.barred = away or (bool(forbids) and _any_does(forbids, ("play", "play to")))
        self.most = means_of(rb, state, player, ANY_USE).most()
        for unit in state.pools[player]:
            if kind_of(unit) == ENERGY:
                self.most += 1

    def directions(self, asked: Asked) -> tuple[bool, bool]:
        """Whether the cost of a card could be lower, and higher, than the printed one."""
        lowers, raises = asked.lowers, asked.raises
        for noun, less, more in self.changes:
            if not noun or noun in asked.types:
                lowers, raises = lowers or less, raises or more
        return lowers, raises


def _any_does(rules: list[Bound], actions: tuple[str, ...]) -> bool:
    """Whether one of some restrictions or permissions is about one of these actions."""
    for bound in rules:
        rule = bound.ability
        if isinstance(rule, (v.Forbid, v.Permit)) and rule.action in actions:
            return True
    return False


def card_playable(
    rb: Rulebook, state: State, ident: int, player: int, asked: Asked, moment: Moment
) -> bool:
    """Whether a card of a hand can be played to the end from here for its own cost.

    Its printed cost is looked at first, as the least or the most that it could be. Nothing else can
    stand in the way if its keywords are permission enough, nothing forbids plays or speaks of
    places, and its text asks for no choice.
    """
    lowers, raises = moment.directions(asked) if moment.changes else (asked.lowers, asked.raises)
    least = None if lowers else asked.printed
    if least is not None and (
        asked.energy > moment.most or not within_means(rb, state, player, least, asked.use)
    ):
        return False
    hindered = (
        moment.barred
        or asked.bound
        or (asked.unit and moment.placed)
        or (moment.needed != timing.SLOW and not timing.fast_enough(asked.speed, moment.needed))
    )
    most = None if raises or hindered or not asked.simple else asked.printed
    if most is not None and (not lowers or within_means(rb, state, player, most, asked.use)):
        return True
    item = card_item(rb, state, ident, player, "")
    if least is None or raises or hindered:
        return playable(rb, state, item, asked.speed)
    return _choices_possible(item_ctx(rb, state, item, draft=True), item, asked)


def _choices_possible(ctx: Ctx, item: Item, asked: Asked) -> bool:
    """Whether a card, whose cost can be paid and is changed by its choices alone, finds them.

    The same as `completable` where no text changes the cost: what is optional only adds to it.
    """
    if asked.modes:
        if not mode_options(ctx, asked.body, item):
            return False
    elif can_fill(ctx, asked.choices) is not None:
        return False
    else:
        extra = 0
        for spec in asked.choices:
            if isinstance(spec, v.Target):
                extra += least_deflect(ctx, item, spec)
        if extra and not pricing.can_afford(ctx, item, extra):
            return False
    return not tangled(ctx, item, asked.body) or can_be_finalized(ctx, item)


def playable(rb: Rulebook, state: State, item: Item, speed: str) -> bool:
    """Whether an item can be played to the end from here: timing, choices and cost."""
    ctx = item_ctx(rb, state, item, draft=True)
    if not timing.timely(rb, state, item, speed):
        return False
    barred = item.kind == "card" and (
        table_of(rb, state).forbids or "play rule" in rb.traits(item.name)
    )
    if barred and play_refusal(rb, state, item.controller, item.obj) is not None:
        return False
    if needs_location(rb, state, item) and not has_location(rb, state, item, speed):
        return False
    return completable(ctx, item, body_for(rb, state, item))


def completable(ctx: Ctx, item: Item, body: v.Body) -> bool:
    """Whether targets and cost of the plain play (nothing optional) can be had."""
    for action in pricing.costs_to_name(ctx, item):
        return any(
            completable(item_ctx(ctx.rb, ctx.state, trial, draft=True), trial, body)
            for trial in named(ctx, item, action)
        )
    if modes_in(body) is not None and not item.choices.get("mode"):
        modes = mode_options(ctx, body, item)
        if not modes:
            return False
        if not pricing.can_afford(ctx, item):
            return any_target_priced(ctx.rb, ctx.state) and any(
                _completable_in(ctx, item, body, mode) for mode in modes
            )
        return not tangled(ctx, item, body) or can_be_finalized(ctx, item)
    specs = specs_of(item, body, "")
    if can_fill(ctx, specs) is not None:
        return _completable_for_more(ctx, item)
    extra = 0
    for spec in specs:
        if isinstance(spec, v.Target):
            extra += least_deflect(ctx, item, spec)
    affordable = (
        pricing.can_afford(ctx, item, extra)
        or _affordable_by_option(ctx, item, extra)
        or _affordable_by_choice(ctx, item, specs)
    )
    if affordable and tangled(ctx, item, body):
        return can_be_finalized(ctx, item)
    return affordable


def _completable_for_more(ctx: Ctx, item: Item) -> bool:
    """Whether targets can be had where an optional additional cost is paid for others."""
    if item.kind != "card" or "paid choices" not in ctx.rb.traits(item.name):
        return False
    for label, _ in pricing.optional_costs(ctx, item):
        if not item.paid.get(label):
            trial = item.copy()
            trial.paid[label] = 1
            view = item_ctx(ctx.rb, ctx.state, trial, draft=True)
            if completable(view, trial, body_for(ctx.rb, ctx.state, trial)):
                return True
    return False


def _completable_in(ctx: Ctx, item: Item, body: v.Body, mode: int) -> bool:
    trial = item.copy()
    trial.choices["mode"] = (mode,)
    return completable(item_ctx(ctx.rb, ctx.state, trial, draft=True), trial, body)


def named(ctx: Ctx, item: Item, action: v.Act) -> Iterator[Item]:
    """The item once for each object that could be used up for its cost."""
    for ident in pricing.cost_pool(ctx, action):
        trial = item.copy()
        trial.notes = {**item.notes, action.label: (ident,)}
        yield trial


def can_afford_named(ctx: Ctx, item: Item, extra: int = 0) -> bool:
    """Whether an item can be paid for with something that could be used up for its cost."""
    for action in pricing.costs_to_name(ctx, item):
        return any(
            can_afford_named(item_ctx(ctx.rb, ctx.state, trial, draft=True), trial, extra)
            for trial in named(ctx, item, action)
        )
    return pricing.can_afford(ctx, item, extra)


def _affordable_by_option(ctx: Ctx, item: Item, extra: int) -> bool:
    """A cost that only an optional additional cost brings within reach."""
    for label, _ in pricing.optional_costs(ctx, item):
        trial = item.copy()
        trial.paid[label] = 1
        view = item_ctx(ctx.rb, ctx.state, trial, draft=True)
        if can_afford_named(view, trial, extra) or _affordable_by_number(view, trial, extra):
            return True
    return _affordable_by_number(ctx, item, extra)


def _affordable_by_number(ctx: Ctx, item: Item, extra: int) -> bool:
    """A cost that is within reach when as many as possible of "any number" are used up for it."""
    actions = pricing.total_cost(ctx, item).actions
    action = next((a for a in actions if any_number(a)), None)
    if action is None:
        return False
    trial = item.copy()
    trial.choices[f"amount:{action.label}"] = (len(pricing.cost_pool(ctx, action)),)
    view = item_ctx(ctx.rb, ctx.state, trial, draft=True)
    return pricing.can_afford(view, trial, extra)


def _affordable_by_choice(ctx: Ctx, item: Item, specs: list[Node]) -> bool:
    """A cost that only the choice of a certain target brings within reach."""
    for spec in specs:
        if not isinstance(spec, v.Target | v.TargetPlayer | v.TargetPlace):
            continue
        if not prices(ctx, item, spec.label):
            continue
        others = [other for other in specs if isinstance(other, v.Target) and other is not spec]
        extra = sum(least_deflect(ctx, item, other) for other in others)
        for ident in options_for(ctx, spec):
            trial = item.copy()
            trial.choices[spec.label] = (ident,)
            if pricing.can_afford(item_ctx(ctx.rb, ctx.state, trial, draft=True), trial, extra):
                return True
    return False


def least_deflect(ctx: Ctx, item: Item, spec: v.Target) -> int:
    """The least power that Deflect adds to the cost for a target still to be chosen."""
    if spec.at_least == 0 or not anything_deflects(ctx.rb, ctx.state) or ctx.chosen(spec.label):
        return 0
    read = open_reads(ctx, spec)
    if read:
        picks = options_for(ctx, read[0])
        fitting = [i for i in picks if leaves_fillable(ctx, read[0], i, [spec])]
        return min((_deflect_beside(ctx, item, spec, read[0], i) for i in fitting), default=0)
    if unruled(ctx.rb, ctx.state, item):
        return min((deflect_of(ctx, i) for i in candidates(ctx, spec)), default=0)
    return min((_deflect_if(ctx, item, spec, i) for i in candidates(ctx, spec)), default=0)


def _deflect_beside(ctx: Ctx, item: Item, spec: v.Target, read: Node, ident: int) -> int:
    """The same for a target that speaks of another choice, if something is chosen for that."""
    trial = item.copy()
    trial.choices[ctx.prefix + read.label] = (ident,)
    view = item_ctx(ctx.rb, ctx.state, trial, draft=True)
    view.prefix = ctx.prefix
    return least_deflect(view, trial, spec)


def leaves_payable(ctx: Ctx, item: Item, spec: Node, ident: int, later: list[Node]) -> bool:
    """355.16: whether what speaks of a choice can still be paid for if this is chosen for it."""
    if not anything_deflects(ctx.rb, ctx.state):
        return True
    extra = sum(
        _deflect_beside(ctx, item, other, spec, ident)
        for other in later
        if isinstance(other, v.Target)
    )
    return not extra or pricing.can_afford(ctx, item, extra)


def _deflect_if(ctx: Ctx, item: Item, spec: v.Target, ident: int) -> int:
    """What Deflect adds for a target, where a text could have it ignored for what is chosen."""
    trial = item.copy()
    trial.choices[spec.label] = (ident,)
    rules = card_rules(item_ctx(ctx.rb, ctx.state, trial, draft=True), trial)
    return 0 if is_waived(rules, "Deflect") else deflect_of(ctx, ident)


def may_cost_more(ctx: Ctx, item: Item, key: str) -> bool:
    """Whether what is chosen under a label could change what an item costs."""
    if anything_deflects(ctx.rb, ctx.state):
        return True
    return prices(ctx, item, key.rsplit(":", 1)[-1])


def stays_legal(ctx: Ctx, item: Item, key: str, ident: int) -> bool:
    """355.16: whether the cost can still be paid after a choice that changes it."""
    rb, state = ctx.rb, ctx.state
    deflects = ident in state.objs and "Deflect" in chars_of(rb, state, ident).keywords
    if not deflects and not prices(ctx, item, key.rsplit(":", 1)[-1]):
        return True
    trial = item.copy()
    trial.choices[key] = (*trial.choices.get(key, ()), ident)
    view = item_ctx(rb, state, trial, draft=True)
    if pricing.can_afford(view, trial):
        return True
    if not any_target_priced(rb, state):
        return False
    later = [spec for spec in specs_of(item, body_for(rb, state, item), "") if spec.label != key]
    return _affordable_by_choice(view, trial, later)
