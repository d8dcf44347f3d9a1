"""Placing triggered abilities: who orders them, when they are placed, chosen for and run.

Three policies of `policies.placed`:

* at once: an item joins the chain as pending; the rulebook finalizes it in its own time;
* next priority: it waits in `State.waiting`; `place_waiting` places it and makes its choices;
* immediate: it waits until the running instruction ends, then is chosen for and resolved.

Plays that break into a running text (`OrderedPlay.INTERRUPT`) wait in the same list.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core.bodies import reads_event
from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.plays import Savepoint, attempt
from adjudge.core.policies import Placed, TriggerOrder
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State

HELD: Final = "held triggers"  # variable that counts the procedures which hold back what waits


# --------------------------------------------------------------------------- noticing


def place_triggers(rb: Rulebook, state: State, found: list[Item]) -> Ask:
    """Take in triggers that were noticed together."""
    for index, item in enumerate(found):
        if "instances" in item.data:
            found[index] = yield from _pick_instance(rb, state, item)
    if rb.policies.placed is Placed.AT_ONCE:
        yield from _in_order(rb, state, found)
    else:
        state.waiting.extend(found)


def _pick_instance(rb: Rulebook, state: State, item: Item) -> Generator[Decision, Option, Item]:
    """Let the controller pick which of simultaneous events is the nth, where a text reads it."""
    instances: list[Item] = item.data.pop("instances")
    if not reads_event(item.ability):
        return item
    events = [other.event for other in instances if other.event is not None]
    options = [Option("instance", state.now(e.obj), index) for index, e in enumerate(events)]
    decision = Decision(item.controller, "instance", options, rb.instance_rule)
    decision.about = list(instances)
    answer = yield decision
    return instances[answer.arg]


def note(rb: Rulebook, state: State, item: Item) -> None:
    """Take in a trigger that a running text makes (a reflexive one)."""
    if rb.policies.placed is Placed.AT_ONCE:
        rb.note_trigger(state, item)
    else:
        state.waiting.append(item)


# --------------------------------------------------------------------------- placing


def place_waiting(rb: Rulebook, state: State) -> Ask:
    """Place what waits, and what comes to wait meanwhile, unless a procedure holds it back."""
    while state.waiting and not state.vars.get(HELD, 0):
        found, state.waiting = state.waiting, []
        yield from _in_order(rb, state, found)


def break_in(rb: Rulebook, state: State) -> Ask:
    """Between two instructions of a running text: run what waits and may break into it."""
    if state.vars.get(HELD, 0):
        return
    ready = [item for item in state.waiting if _may_break(rb, state, item)]
    if ready:
        state.waiting = [item for item in state.waiting if item not in ready]
        yield from _in_order(rb, state, ready, inside=True)


def _may_break(rb: Rulebook, state: State, item: Item) -> bool:
    if item.kind == "triggered" and rb.policies.placed is not Placed.IMMEDIATE:
        return False
    return rb.breaks_in(state, item)


def hold(state: State) -> None:
    """Hold back what waits until `release`: nothing runs while an item is being finalized."""
    state.vars[HELD] = state.vars.get(HELD, 0) + 1


def release(rb: Rulebook, state: State) -> Ask:
    """End a hold; with the last one, what has come to wait meanwhile is placed."""
    state.vars[HELD] -= 1
    yield from place_waiting(rb, state)


# --------------------------------------------------------------------------- in order


def _in_order(rb: Rulebook, state: State, found: list[Item], *, inside: bool = False) -> Ask:
    """Let the players put simultaneous items in order and deal with each in turn.

    `inside` says that a text is running which they break into: what does not break in waits on.
    """
    groups: list[tuple[int, list[Item]]]
    if rb.trigger_order(state) is TriggerOrder.TURN_PLAYER_ALL:
        groups = [(rb.turn_player(state), found)]
    else:
        order = rb.trigger_players(state)
        groups = [(p, [i for i in found if i.controller == p]) for p in order]
    for player, mine in groups:
        while mine:
            index = 0
            if len(mine) > 1 and not _alike(mine):
                options = [Option("order", item.id) for item in mine]
                decision = Decision(player, "order", options, rb.order_rule)
                decision.about = list(mine)
                chosen = yield decision
                index = options.index(chosen)
            yield from _deal_with(rb, state, mine.pop(index), inside=inside)


def _alike(items: list[Item]) -> bool:
    """Whether the order can't matter: the same ability of the same source, same event object."""
    first = items[0]
    return all(
        i.ability == first.ability
        and i.bearer == first.bearer
        and i.event is not None
        and first.event is not None
        and i.event.obj == first.event.obj
        for i in items
    )


def _deal_with(rb: Rulebook, state: State, item: Item, *, inside: bool) -> Ask:
    """Place one item and, where the rulebook does not leave it pending, choose and run."""
    if item.kind != "triggered":
        yield from attempt(rb, state, item, resolve=True)
        return
    placed = rb.policies.placed
    if placed is Placed.AT_ONCE:
        rb.note_trigger(state, item)
        return
    ident = item.id
    rb.note_trigger(state, item)
    saved = None if rb.finalizes_purely else Savepoint(state)
    done = yield from rb.finalize_item(state, ident)
    if not done:
        if saved is not None:
            saved.restore()
        rb.drop_item(state, ident)
    elif placed is Placed.IMMEDIATE:
        yield from rb.resolve_item(state, ident)
        yield from (break_in if inside else place_waiting)(rb, state)
