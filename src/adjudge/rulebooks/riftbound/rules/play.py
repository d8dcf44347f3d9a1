"""The process of play: cards (349-359) and abilities (398-406), from announcement to finalizing.

A play puts a pending item on the chain. `finalize` takes it through steps 2 to 5 in the order of
the rulebook; each choice is offered only when a legal whole can still follow (355.16, 357.3). A
play that fails all the same is undone with everything it did (358.5).
"""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.events import happen
from adjudge.core.lookahead import guided
from adjudge.core.plays import Savepoint
from adjudge.core.reads import chars_of, table_of
from adjudge.core.records import ITEMS, ZONES
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.riftbound.rules import cleanup, pricing, timing
from adjudge.rulebooks.riftbound.rules.bodies import body_of, choices_in, modes_in
from adjudge.rulebooks.riftbound.rules.choices import choices_of_play
from adjudge.rulebooks.riftbound.rules.cost_rules import used_up
from adjudge.rulebooks.riftbound.rules.fixed_costs import accelerates, only_accelerates
from adjudge.rulebooks.riftbound.rules.foresight import aims, tangled
from adjudge.rulebooks.riftbound.rules.lethal import somebody_dies
from adjudge.rulebooks.riftbound.rules.locations import place_stands
from adjudge.rulebooks.riftbound.rules.paying import pay_item
from adjudge.rulebooks.riftbound.rules.playable import body_for, card_item, playable, stays_legal
from adjudge.rulebooks.riftbound.rules.remembering import remember_play
from adjudge.rulebooks.riftbound.rules.resting import throw_away
from adjudge.rulebooks.riftbound.rules.targets import (
    can_fill,
    item_ctx,
    specs_of,
    targets_stand,
)

__all__ = [
    "announce",
    "body_for",
    "card_item",
    "drop",
    "finalize",
    "play_now",
    "playable",
    "stays_legal",
]

Asking = Generator[Decision, Option, None]
AskingBool = Generator[Decision, Option, bool]

# --------------------------------------------------------------------------- announcing


def announce(state: State, item: Item) -> Item:
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
    state.touch(ITEMS)
    state.vars["cleanup"] = 1
    return item


def play_now(rb: Rulebook, state: State, item: Item) -> AskingBool:
    """A discretionary play: announce and finalize, or undo everything (358.5)."""
    saved = Savepoint(state)
    announce(state, item)
    rb.say(
        state,
        "announce",
        ("RB-CR@1.4:354",) if item.kind == "card" else ("RB-CR@1.4:401",),
        player=item.controller,
        card=item.name,
        item=item.kind,
    )
    yield from _settle_board(rb, state)
    if state.result is not None:
        return True
    ok = yield from finalize(rb, state, item.id)
    if not ok:
        saved.restore(keep=("target fails",))
        rb.say(state, "undone", ("RB-CR@1.4:358.5",), card=item.name)
    return ok


def _settle_board(rb: Rulebook, state: State) -> Asking:
    """354.4: the cleanup that a pending item asks for (319.3) comes before its choices.

    It finds something to do only where a statement of fact counts the cards of zones.
    """
    while state.vars["cleanup"] and state.result is None:
        if ZONES not in table_of(rb, state).reads or not somebody_dies(rb, state):
            return
        yield from cleanup.cleanup(rb, state)


# --------------------------------------------------------------------------- finalizing


def finalize(rb: Rulebook, state: State, ident: int) -> AskingBool:
    """Steps 2 to 6 for a pending item; False when it can't be finalized.

    355.16, 357.3: where targets and costs may want the same things, only choices are offered after
    which it can still be finalized.
    """
    item = state.item(ident)
    if item is None or not _tangled(rb, state, item):
        return (yield from _finalize(rb, state, ident))

    def ends_well(position: State) -> AskingBool:
        done = yield from _finalize(rb, position, ident)
        return done or _declined(position, ident)

    done = yield from guided(state, ends_well)
    return done and not _declined(state, ident)


def _declined(state: State, ident: int) -> bool:
    """Whether the controller of a trigger does without it, which is always theirs to choose."""
    item = state.item(ident)
    return item is not None and bool(item.data.get("declined"))


def never_fails(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether a trigger that is performed will be finalized: it asks for no choice and no cost.

    Until it is performed nothing has changed, so there is nothing to undo either (358.5).
    """
    if item.kind != "triggered" or item.cost is not None or item.ability.cost is not None:
        return False
    body = body_of(item.ability)
    if modes_in(body) is not None or choices_in(body, ()):
        return False
    return only_accelerates(rb, state, item)


def _tangled(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether targets and cost of an item may want the same things; not where it costs nothing."""
    body = body_for(rb, state, item)
    if not aims(body):
        return False
    trial = item
    if item.kind != "card" and item.cost is None:
        cost = getattr(item.ability, "cost", None)
        if cost is not None:
            trial = item.copy()
            trial.cost = cost.choices[0] if isinstance(cost, v.AnyCost) else cost
    fixed = pricing.fixed_cost(rb, state, trial)
    free = fixed is not None and fixed.is_free()
    if free and only_accelerates(rb, state, trial) and not accelerates(rb, state, trial):
        return False
    ctx = item_ctx(rb, state, trial, draft=True)
    return tangled(ctx, trial, body)


def _finalize(rb: Rulebook, state: State, ident: int) -> AskingBool:
    item = state.edit_item(ident)
    if item.kind == "triggered":
        wanted = yield from _perform_trigger(rb, state, item)
        if not wanted:
            return False
    ok = yield from choices_of_play(rb, state, ident)
    if not ok:
        return False
    ok = yield from pay_item(rb, state, ident)
    if not ok or state.item(ident) is None:
        return False
    item = state.edit_item(ident)
    if item.kind != "triggered":
        speed = timing.speed_of_item(rb, state, item)
        if not timing.timely(rb, state, item, speed):
            return False
        if not place_stands(rb, state, item, speed):
            return False
    if item.choices and not targets_stand(rb, state, item, body_for(rb, state, item)):
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
    body = body_of(ability)
    specs = specs_of(item, body, "") if modes_in(body) is None else []
    if specs and can_fill(item_ctx(rb, state, item), specs) is not None:
        rb.say(state, "no choice", ("RB-CR@1.4:402.4",), card=item.name)
        return False
    if ability.cost is not None and not _trigger_payable(rb, state, item, ability):
        rb.say(state, "can't pay", ("RB-CR@1.4:383.3.b.1",), card=item.name)
        return False
    if ability.optional:
        decision = Decision(item.controller, "perform", [YES, NO], "RB-CR@1.4:402.1", item.id)
        answer = yield decision
        if answer.verb == "no":
            state.edit_item(item.id).data["declined"] = 1
            rb.say(
                state, "declined", ("RB-CR@1.4:402.1.a",), card=item.name, player=item.controller
            )
            return False
    return True


def _trigger_payable(rb: Rulebook, state: State, item: Item, ability: v.Triggered) -> bool:
    choices = ability.cost.choices if isinstance(ability.cost, v.AnyCost) else (ability.cost,)
    for cost in choices:
        trial = item.copy()
        trial.cost = cost
        if pricing.can_afford(item_ctx(rb, state, trial, draft=True), trial):
            return True
    return False


# --------------------------------------------------------------------------- step 6


def _finalized(rb: Rulebook, state: State, item: Item) -> Asking:
    """359, 406: the item is finalized; targeting effects trigger for each choice (383.4.b.2)."""
    state.vars["cleanup"] = 1
    state.vars["priority"] = -1
    if item.kind == "card":
        remember_play(rb, state, item, chars_of(rb, state, item.obj))
        if state.delayed and not state.objs[item.obj].token:
            for delayed in used_up(item_ctx(rb, state, item), item):
                rb.use_delayed(state, delayed)
    else:
        _ability_used(rb, state, item)
    if state.trace is not None:
        rb.say(
            state,
            "finalized",
            ("RB-CR@1.4:359.1",) if item.kind == "card" else ("RB-CR@1.4:406.2",),
            card=item.name,
            player=item.controller,
            targets=tuple(rb.label(state, i) for i in rb.targets_of(item)),
        )
    if item.choices:
        events = _targetings(rb, state, item)
        if events:
            yield from happen(rb, state, events)


def _ability_used(rb: Rulebook, state: State, item: Item) -> None:
    """Remember in the turn that an ability was used."""
    if item.ability.times is not None:
        state.enter("used", item.data.get("use", ""))
    gear = item.giver in state.objs and "gear" in chars_of(rb, state, item.giver).types
    if item.kind == "activated" and gear:
        state.enter("gear abilities played", item.controller)


def _targetings(rb: Rulebook, state: State, item: Item) -> list[Event]:
    """One event for each choice of something as a target."""
    events: list[Event] = []
    words = ("spell",) if item.kind == "card" else ("ability",)
    for chosen in rb.target_choices(item):
        for target in chosen:
            if target in state.objs:
                event = Event("target", target, item.controller, item.id, how=words)
                event.place = state.objs[target].zone
                events.append(event)
    return events


def drop(rb: Rulebook, state: State, ident: int) -> Asking:
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
                yield from throw_away(rb, state, item.obj)
            else:
                state.put(item.obj, state.zone_of(origin.area, obj.owner))
        rb.say(state, "not finalized", ("RB-CR@1.4:358.5",), card=item.name)
    state.items = [i for i in state.items if i.id != ident]
    state.vars["cleanup"] = 1
    state.touch(ITEMS)
