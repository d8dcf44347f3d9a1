"""Playing spells and activated abilities in the steps of 409.1a to i, with their undoing (422)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core import targets as core_targets
from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.decisions import DONE, NO, YES, Ask, AskBool, Decision, Option
from adjudge.core.events import happen, take_snapshot
from adjudge.core.reads import Ctx, chars_of
from adjudge.core.records import ITEMS
from adjudge.core.state import Event, Item, State
from adjudge.core.targets import item_ctx
from adjudge.rulebooks.magic.rules import pricing, slots, targets
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.mana import most_generic, pay_mana
from adjudge.rulebooks.magic.rules.table import KINDS, REMOVED, STACK

CR: Final = "MTG-CR@2006:"
Host = Generator[Decision, Option, int]
FACE_DOWN: Final = "Face-down creature"


def card_item(state: State, ident: int, player: int, way: str = "") -> Item:
    """An item for a card that is about to be played; `way` names how it may be played."""
    obj = state.objs[ident]
    item = Item(ident, "card", ident, obj.name, player)
    item.era = state.era
    item.origin = obj.zone
    if way == "morph":
        item.data["facedown"] = 1
        item.name = FACE_DOWN
        item.cost = pricing.MORPH_COST
    elif way == "free":
        item.cost = pricing.NO_COST
    elif way == "flashback":
        item.data["leaves to"] = REMOVED
    elif way:
        item.data["way"] = way
    return item


def ability_item(rb: Book, state: State, ident: int, index: int, player: int) -> Item:
    """An item for an activated ability of an object that is about to be played."""
    bound = chars_of(rb, state, ident).abilities[index]
    item = Item(0, "activated", ident, rb.label(state, ident), player)
    item.era = state.era
    item.ability = bound.ability
    item.bearer = bound.bearer
    item.giver = bound.giver
    item.data["use"] = bound.use_key()
    return item


def playable(rb: Book, state: State, item: Item) -> bool:
    """Whether a whole play can follow: targets and some way to pay (timing is looked at before)."""
    ctx = item_ctx(rb, state, item)
    ctx.draft = item
    if not targets.fillable(rb, item, ctx):
        return False
    if pricing.can_pay(rb, state, item):
        return True
    if item.kind != "card" or item.name not in rb.many_costs or item.cost is not None:
        return False
    for label, cost in pricing.alternatives(ctx, item):
        trial = item.copy()
        trial.cost = cost
        trial.paid = {label: 1}
        if pricing.can_pay(rb, state, trial):
            return True
    return False


# --------------------------------------------------------------------------- a: announcing


def announce(rb: Book, state: State, item: Item) -> None:
    """409.1a: a card moves to the stack; an ability is created there."""
    if item.kind == "card":
        origin = state.objs[item.obj]
        memo = {k: w for k, w in origin.memo.items() if k == "printed"}
        copy = origin.token and state.specs[origin.zone].area == STACK
        ident = item.obj if copy else state.put(item.obj, state.zone_of(STACK, -1))
        fresh = state.edit(ident)
        fresh.control = item.controller
        fresh.memo.update(memo)
        if item.data.get("facedown"):
            fresh.facedown = True
            fresh.memo["printed"] = FACE_DOWN
        item.id = item.obj = item.bearer = item.giver = ident
    elif not item.id:
        item.id = state.fresh_id()
    state.items.append(item)
    state.touch(ITEMS)
    rb.say(
        state, "announce", (f"{CR}409.1a",), player=item.controller, card=item.name, item=item.kind
    )


# --------------------------------------------------------------------------- b to i


def finalize(rb: Book, state: State, ident: int) -> AskBool:
    """409.1b-i for an item on the stack; for a triggered ability only b to e (410.4)."""
    item = state.edit_item(ident)
    done = yield from _announcements(rb, state, ident)
    if not done:
        return False
    done = yield from _targets(rb, state, ident)
    if not done:
        return False
    item = state.edit_item(ident)
    if item.kind != "triggered":
        done = yield from _pay(rb, state, ident)
        if not done:
            return False
    item = state.edit_item(ident)
    item.pending = False
    yield from _played(rb, state, item)
    return True


def _announcements(rb: Book, state: State, ident: int) -> AskBool:
    """409.1b: modes, alternative and additional costs, X."""
    item = state.edit_item(ident)
    ctx = item_ctx(rb, state, item)
    modes = slots.asked(rb, slots.body_for(rb, item)).modes
    if modes is not None and "mode" not in item.choices:
        done = yield from _modes(rb, state, ident, modes)
        if not done:
            return False
    if item.kind == "card" and item.name in rb.many_costs:
        yield from _costs(rb, state, ident)
    item = state.edit_item(ident)
    if "amount:X" not in item.choices and pricing.asks_for_x(rb, state, item):
        yield from _x(rb, state, ctx, ident)
    return True


def _modes(rb: Book, state: State, ident: int, modes: v.Modes) -> AskBool:
    item = state.edit_item(ident)
    ctx = item_ctx(rb, state, item)
    possible = targets.modes_possible(ctx, item)
    if len(possible) < modes.count:
        return False
    chosen: list[int] = []
    while len(chosen) < modes.count:
        left = [m for m in possible if m not in chosen and (not chosen or m > chosen[-1])]
        need = modes.count - len(chosen) - 1
        offered = left[: len(left) - need] if need else left
        options = [Option("mode", arg=m) for m in offered]
        answer = yield Decision(item.controller, "mode", options, f"{CR}409.1b", ident)
        chosen.append(answer.arg)
    state.edit_item(ident).choices["mode"] = tuple(chosen)
    return True


def _costs(rb: Book, state: State, ident: int) -> Ask:
    """Which alternative cost, if any, and which optional additional costs are paid."""
    item = state.edit_item(ident)
    ctx = item_ctx(rb, state, item)
    if item.cost is None:
        ways: list[tuple[str, v.Cost | None]] = []
        if pricing.can_pay(rb, state, item):
            ways.append(("", None))
        for label, cost in pricing.alternatives(ctx, item):
            trial = item.copy()
            trial.cost = cost
            if pricing.can_pay(rb, state, trial):
                ways.append((label, cost))
        if ways and (len(ways) > 1 or ways[0][0]):
            options = [Option("cost", arg=i, word=label) for i, (label, _) in enumerate(ways)]
            answer = yield Decision(item.controller, "cost", options, f"{CR}409.1b", ident)
            label, cost_chosen = ways[answer.arg]
            if cost_chosen is not None:
                item = state.edit_item(ident)
                item.cost = cost_chosen
                item.paid[label] = 1
    for label, _ in pricing.optional_costs(ctx, state.edit_item(ident)):
        item = state.edit_item(ident)
        trial = item.copy()
        trial.paid[label] = 1
        if pricing.can_pay(rb, state, trial):
            answer = yield Decision(
                item.controller, "additional", [YES, NO], f"{CR}409.1b", ident, label
            )
            if answer.verb == "yes":
                state.edit_item(ident).paid[label] = 1


def _x(rb: Book, state: State, ctx: Ctx, ident: int) -> Ask:
    item = state.edit_item(ident)
    total = pricing.total_cost(ctx, item)
    most = 0
    if total is not None:
        barred = pricing.barred_by(ctx, total.actions)
        most = most_generic(rb, state, item.controller, total.wanted, barred)
        most //= pricing.asks_for_x(rb, state, item)
    options = [Option("x", arg=n) for n in range(most + 1)]
    answer = yield Decision(item.controller, "x", options, f"{CR}409.1b", ident)
    item = state.edit_item(ident)
    item.choices["amount:X"] = (answer.arg,)
    item.data["x"] = answer.arg


def _targets(rb: Book, state: State, ident: int) -> AskBool:
    """409.1c-e: targets, how each is affected, and how an amount is divided."""
    item = state.edit_item(ident)
    specs = slots.specs_of(rb, item, item.choices.get("mode", ()))
    if not specs:
        return True
    ctx = item_ctx(rb, state, item)
    done = yield from core_targets.choose(ctx, specs, f"{CR}409.1c")
    if not done:
        return False
    return (yield from _divide(rb, state, ident))


def _divide(rb: Book, state: State, ident: int) -> AskBool:
    """409.1e: each target gets at least one."""
    item = state.edit_item(ident)
    body = slots.body_for(rb, item)
    modes = slots.asked(rb, body).modes
    parts: list[v.Instruction] = list(body)
    if modes is not None:
        parts.extend(p for m in item.choices.get("mode", ()) for p in modes.options[m])
    for part in parts:
        if isinstance(part, v.Act) and "divided" in part.how and isinstance(part.on, v.Target):
            done = yield from _divide_among(rb, state, ident, part)
            if not done:
                return False
    return True


def _divide_among(rb: Book, state: State, ident: int, part: v.Act) -> AskBool:
    item = state.edit_item(ident)
    ctx = item_ctx(rb, state, item)
    assert isinstance(part.on, v.Target)
    chosen = item.choices.get(part.on.label, ())
    left = rb.amount_of(ctx, part.amount)
    if left < len(chosen):
        return False
    for index, target in enumerate(chosen):
        after = len(chosen) - index - 1
        least = 1 if after else left
        options = [Option("amount", target, n) for n in range(least, left - after + 1)]
        answer = yield Decision(item.controller, "divide", options, f"{CR}409.1e", ident)
        share = answer.arg
        state.edit_item(ident).choices[f"share:{target}"] = (share,)
        left -= share
    return True


def _pay(rb: Book, state: State, ident: int) -> AskBool:
    """409.1f-h: the total is locked in, mana abilities are played, the total is paid."""
    item = state.edit_item(ident)
    ctx = item_ctx(rb, state, item)
    total = pricing.total_cost(ctx, item)
    if total is None:
        return False
    if total.wanted:
        barred = pricing.barred_by(ctx, total.actions)
        use = rb.use_of(item)
        done = yield from pay_mana(rb, state, item.controller, total.wanted, ident, use, barred)
        if not done:
            return False
    for act in total.actions:
        ctx = item_ctx(rb, state, state.edit_item(ident))
        if not rb.action_possible(ctx, act):
            return False
        yield from rb.execute(ctx, (act,))
        if ctx.notes or ctx.lost:
            fresh = state.edit_item(ident)
            fresh.notes.update(ctx.notes)
            for label, number in ctx.amounts.items():
                fresh.notes[f"amount:{label}"] = (number,)
    return True


def _played(rb: Book, state: State, item: Item) -> Ask:
    """409.1i: what triggers on playing it, or on becoming a target, triggers now."""
    if item.kind == "activated" and item.ability.times is not None:
        state.enter("used", item.data.get("use", ""))
    if item.kind == "card":
        state.enter("spells played", item.controller)
        item.data["types"] = chars_of(rb, state, item.obj).types
    if state.trace is not None:
        aimed = tuple(rb.label(state, i) for i in rb.targets_of(item))
        rules = (f"{CR}410.2",) if item.kind == "triggered" else (f"{CR}409.1i",)
        rb.say(state, "on the stack", rules, card=item.name, player=item.controller, targets=aimed)
    triggers = rb.table(state).triggers
    events = _playing_events(state, item, triggers)
    if "target" in triggers:
        for target in rb.targets_of(item):
            if target in state.objs:
                event = Event("target", target, item.controller, item.id)
                event.how = ("spell",) if item.kind == "card" else ("ability",)
                events.append(event)
    if events:
        yield from happen(rb, state, events)


def _playing_events(state: State, item: Item, triggers: dict[str, list[Bound]]) -> list[Event]:
    """What is told of a play, where anything listens."""
    if item.kind == "card":
        if "play" in triggers or state.delayed:
            return [Event("play", item.obj, item.controller)]
        return []
    events: list[Event] = []
    if item.kind == "activated":
        if "activate" in triggers:
            events.append(Event("activate", item.bearer, item.controller))
        if item.ability.keyword == "Cycling" and "cycle" in triggers:
            events.append(Event("cycle", state.now(item.bearer), item.controller))
    return events


# --------------------------------------------------------------------------- lands and face-up


def land_event(rb: Book, state: State, ident: int, player: int) -> Ask:
    """305.4, 408.2d: a land is put into play; nobody can respond."""
    state.vars["lands played"] += 1
    yield from enter_play(rb, state, ident, player)
    if "play land" in rb.table(state).triggers:
        now = state.now(ident)
        yield from happen(rb, state, [Event("play land", now, player)])


def enter_play(
    rb: Book,
    state: State,
    ident: int,
    player: int,
    *,
    host: int = 0,
    tapped: bool = False,
    source: int = 0,
) -> Ask:
    """An object comes into play under a player's control, as a replacement may change it."""
    event = Event("enter", ident, player, source, place=state.zone_of("in play", -1))
    if host:
        event.data["host"] = host
    if tapped:
        event.data["enters"] = "tapped"
    if "enter" in rb.table(state).replacements:
        event.snap = rb.as_it_enters(state, ident, player)
    yield from happen(rb, state, [event])


def remember_source(rb: Book, state: State, item: Item) -> None:
    """402.6: what is known of the source now; kept in case it leaves."""
    if item.kind != "card" and item.giver in state.objs:
        item.snap = take_snapshot(rb, state, item.giver)


__all__ = [
    "DONE",
    "KINDS",
    "ability_item",
    "announce",
    "card_item",
    "enter_play",
    "finalize",
    "land_event",
    "playable",
    "remember_source",
]
