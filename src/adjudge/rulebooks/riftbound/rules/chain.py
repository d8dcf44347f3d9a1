"""The chain: finalize, execute, pass, resolve (325-340), and Focus when it empties (346)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen
from adjudge.core.plays import Savepoint
from adjudge.core.reads import chars_of
from adjudge.core.records import CHANGED, ITEMS, LINKED
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Delayed, Event, Item, State
from adjudge.rulebooks.riftbound.rules import actions
from adjudge.rulebooks.riftbound.rules.bodies import adds_resources, body_of
from adjudge.rulebooks.riftbound.rules.play import drop, finalize, never_fails
from adjudge.rulebooks.riftbound.rules.playable import body_for
from adjudge.rulebooks.riftbound.rules.resting import lay, prepare_rest, throw_away
from adjudge.rulebooks.riftbound.rules.table import NOBODY, base_of
from adjudge.rulebooks.riftbound.rules.targets import item_ctx, recheck
from adjudge.rulebooks.riftbound.rules.using import used

Asking = Generator[Decision, Option, None]


def oldest_pending(state: State) -> Item | None:
    """The pending item that must be finalized next (337.1)."""
    for item in state.items:
        if item.pending:
            return item
    return None


def finalize_pending(rb: Rulebook, state: State, item: Item) -> Asking:
    """337: finalize the oldest pending item, or undo its play and let it leave the chain."""
    ident = item.id
    saved = None if never_fails(rb, state, item) else Savepoint(state)
    ok = yield from finalize(rb, state, ident)
    if ok:
        yield from settle(rb, state, ident)
        return
    if saved is not None:
        saved.restore(keep=("declined", "no choice", "can't pay", "target fails"))
    yield from drop(rb, state, ident)
    closed(rb, state)


def settle(rb: Rulebook, state: State, ident: int) -> Asking:
    """337.2: permanents and abilities that add resources resolve as soon as they are finalized."""
    item = state.item(ident)
    if item is None:
        return
    if item.kind == "card":
        types = chars_of(rb, state, item.obj).types
        if "unit" in types or "gear" in types:
            yield from enter_permanent(rb, state, item)
            closed(rb, state)
    elif adds_resources(body_of(item.ability)):
        yield from resolve(rb, state, item)


# --------------------------------------------------------------------------- executing and passing


def window(rb: Rulebook, state: State) -> Asking:
    """338, 339: the player with priority plays something timely or passes."""
    if state.vars["priority"] == NOBODY:
        # 312.2.c, 337.4, 340.4: the controller of the newest item.
        state.vars["priority"] = state.items[-1].controller
        state.vars["passes"] = 0
    player = state.vars["priority"]
    options = actions.chain_options(rb, state, player)
    options.append(Option("pass"))
    answer = yield Decision(player, "priority", options, "RB-CR@1.4:338.1", state.items[-1].id)
    if answer.verb != "pass":
        yield from actions.perform(rb, state, player, answer)
        return
    state.vars["passes"] += 1
    order = rb.turn_order(state, player)
    if state.vars["passes"] >= len(order):
        state.vars["priority"] = NOBODY
        state.vars["passes"] = 0
        yield from resolve(rb, state, state.items[-1])
    else:
        state.vars["priority"] = order[1]


# --------------------------------------------------------------------------- resolving


def resolve(rb: Rulebook, state: State, item: Item) -> Asking:
    """340.1: execute the newest item in full, then clear it from the chain."""
    ident = item.id
    rb.say(
        state,
        "resolve",
        ("RB-CR@1.4:340.1",),
        card=item.name,
        item=item.kind,
        player=item.controller,
    )
    if state.trace is not None:
        state.trace.depth += 1
    body = body_for(rb, state, item)
    card = rb.snapshot(state, item.obj) if item.kind == "card" else None
    for number in range(item.executions):
        if state.item(ident) is None:
            break
        if number:
            rb.say(state, "repeat", ("RB-CR@1.4:820.1.d",), card=item.name, player=item.controller)
        current = state.item(ident)
        assert current is not None
        ctx = item_ctx(rb, state, current)
        yield from recheck(ctx, current, body, f"{number + 1}:" if number else "")
        yield from rb.execute(ctx, body)
    if state.trace is not None:
        state.trace.depth -= 1
    if state.item(ident) is None and card is not None:
        # 359.3.e.15: it finished resolving as it left the chain, so it has been played.
        event = Event("play", item.obj, item.controller, item.obj)
        event.how = _played_words(item, card.chars.types)
        event.snap = card
        opener = state.vars.get("chain opener", 0)
        yield from happen(rb, state, [event])
        state.vars["chain opener"] = opener
    yield from clear(rb, state, ident)


def clear(rb: Rulebook, state: State, ident: int) -> Asking:
    """359.3.d, 406.5: the item leaves the chain; a spell goes to its owner's trash."""
    prepare_rest(rb, state, ident)
    item = state.item(ident)
    if item is not None:
        events: list[Event] = []
        if item.kind == "card":
            types = chars_of(rb, state, item.obj).types
            obj = state.objs[item.obj]
            event = Event("play", item.obj, item.controller, item.obj)
            event.snap = rb.snapshot(state, item.obj)
            words = _played_words(item, types)
            event.how = (*words, "token") if obj.token else words
            events.append(event)
        elif item.kind == "activated":
            events.append(used(state, item))
        opener = state.vars.get("chain opener", 0)
        if item.kind == "card":
            player = item.data.get("leaves by", item.controller)
            yield from lay(rb, state, ident, item.data.get("leaves to", "trash"), player)
            _follow(state, ident)
        state.items = [i for i in state.items if i.id != ident]
        state.touch(ITEMS)
        if events:
            yield from happen(rb, state, events)
        state.vars["chain opener"] = opener  # what triggers now goes on the same chain
    closed(rb, state)


def _follow(state: State, ident: int) -> None:
    """387: what a reflexive trigger of a spell says of "this" it says of the card, where it is now.

    Not where nobody sees which card it is.
    """
    now = state.objs.get(state.became.get(ident, 0))
    if now is None or state.specs[now.zone].look != "public":
        return
    for item in state.items:
        if item.bearer == ident and item.id != ident:
            state.edit_item(item.id).bearer = now.id


def _played_words(item: Item, types: tuple[str, ...]) -> tuple[str, ...]:
    """Words of the event that a spell was played: its types, and where it came from."""
    hidden = item.data.get("hidden place", NOBODY) >= 0
    return (*types, "from facedown") if hidden else tuple(types)


def closed(rb: Rulebook, state: State) -> None:
    """340.2-340.4, 346: what follows when an item has left the chain."""
    state.vars["cleanup"] = 1
    state.vars["priority"] = NOBODY
    state.vars["passes"] = 0
    if state.items:
        return
    if state.vars["showdown"] != NOBODY and not state.vars.get("chain opener", 0):
        order = rb.turn_order(state, state.vars["focus"])
        state.vars["focus"] = order[1] if len(order) > 1 else order[0]
        rb.say(state, "focus passes", ("RB-CR@1.4:346",), player=state.vars["focus"])
    state.vars["chain opener"] = 0


def enter_permanent(rb: Rulebook, state: State, item: Item) -> Asking:
    """359.2: the permanent leaves the chain and enters the board; then play effects trigger."""
    types = chars_of(rb, state, item.obj).types
    place = _entry_place(state, item)
    obj = state.objs[item.obj]
    memo: dict[str, Any] = {"from": state.specs[item.origin].area if item.origin >= 0 else ""}
    for label, count in item.paid.items():
        if count:
            memo[f"paid:{label}"] = count
    memo.update({k: n for k, n in obj.memo.items() if k.startswith(("word:", LINKED))})
    if item.data.get("hidden place", NOBODY) >= 0:
        memo["from"] = "facedown"
        memo["hidden place"] = item.data["hidden place"]
    chain_id = item.obj
    event = Event("enter", chain_id, item.controller, chain_id, place=place, how=("play",))
    event.data["memo"] = memo
    how = (item.order or {}).get("how", ())
    if "unit" in types and (item.paid.get("Accelerate") or "ready" in how):
        event.data["enters"] = "ready"
    if "exhausted" in how:
        event.data["enters"] = "exhausted"
    opener = state.vars.get("chain opener", 0)
    done = yield from happen(rb, state, [event])
    state.items = [i for i in state.items if i.id != item.id]
    state.touch(ITEMS)
    state.vars["chain opener"] = opener  # what triggers now goes on the same chain
    if not done:
        if chain_id in state.objs and state.specs[state.objs[chain_id].zone].area == "chain":
            yield from throw_away(rb, state, chain_id)
        return
    ident = event.data["to"]
    carry_over(state, chain_id, ident)
    words = tuple(chars_of(rb, state, ident).types)
    if state.objs[ident].token:
        words = (*words, "token")
    if memo["from"] == "facedown":
        words = (*words, "from facedown")
    played = Event("play", ident, item.controller, ident, place=place, how=words)
    yield from happen(rb, state, [played])
    state.vars["chain opener"] = opener


def _entry_place(state: State, item: Item) -> int:
    """355.2, 149.2, 811.1.d.1: the chosen place, the place told, or the base."""
    chosen = item.choices.get("place")
    if chosen:
        return chosen[0]
    hidden = item.data.get("hidden place", NOBODY)
    if hidden >= 0:
        return int(hidden)
    order: dict[str, Any] = item.order or {}
    if order.get("must", NOBODY) >= 0:
        return int(order["must"])
    return base_of(state, item.controller)


def carry_over(state: State, old: int, new: int) -> None:
    """What was given to a permanent or said of it on the chain goes on applying to it."""
    for item in state.items:
        if any(old in ids for ids in item.notes.values()):
            state.edit_item(item.id).notes = _renamed(item.notes, old, new)
    if any(old in ids for entry in state.delayed for ids in entry.notes.values()):
        state.delayed = tuple(_followed(entry, old, new) for entry in state.delayed)
        state.dirty = CHANGED  # a rule among them is listed with its record
    if any(e.ids is not None and old in e.ids for e in state.effects):
        effects = []
        for effect in state.effects:
            if effect.ids is not None and old in effect.ids:
                fresh = type(effect)(effect.id, effect.stamp, effect.mods, effect.controller)
                fresh.ids = tuple(new if i == old else i for i in effect.ids)
                fresh.scope, fresh.source = effect.scope, effect.source
                fresh.until, fresh.since, fresh.notes = effect.until, effect.since, effect.notes
                effects.append(fresh)
            else:
                effects.append(effect)
        state.effects = tuple(effects)
        state.dirty = CHANGED


def _renamed(notes: dict[str, tuple[int, ...]], old: int, new: int) -> dict[str, tuple[int, ...]]:
    return {
        label: ids if label.startswith("amount:") else tuple(new if i == old else i for i in ids)
        for label, ids in notes.items()
    }


def _followed(entry: Delayed, old: int, new: int) -> Delayed:
    fresh = entry.copy()
    fresh.notes = _renamed(entry.notes, old, new)
    return fresh
