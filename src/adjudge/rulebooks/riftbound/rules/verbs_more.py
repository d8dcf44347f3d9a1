"""Rarer game actions (383.4.g, 433, 438, 439).

Swapping numbers, replacing and creating objects, taking over items and activating named triggered
abilities. Making new choices is in `rechoosing`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.doing import spared
from adjudge.core.events import changing, happen
from adjudge.core.noticing import fits, make_trigger, reader
from adjudge.core.reads import Ctx, chars_of, holds, objects, place, seen_chars, snapshot
from adjudge.core.records import CHANGED
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Effect, Event, Item, Obj
from adjudge.core.triggers import place_triggers
from adjudge.rulebooks.riftbound.rules.doing import Doing, amount, doers, outcome_of, present
from adjudge.rulebooks.riftbound.rules.locations import locations, needs_location
from adjudge.rulebooks.riftbound.rules.performs import leave
from adjudge.rulebooks.riftbound.rules.rechoosing import new_choices
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    add_battlefield,
    base_of,
    battlefield_object,
    battlefields,
    is_champion_legend,
)
from adjudge.rulebooks.riftbound.rules.timing import REACTION

AskingInt = Generator[Decision, Option, int]

# --------------------------------------------------------------------------- numbers


def swap_stats(ctx: Ctx, act: v.Act) -> Doing:
    """433: raise the lower and lower the higher of two numbers by their difference."""
    first = [i for i in present(ctx, act.on) if i in ctx.state.objs]
    second = [i for i in present(ctx, act.by) if i in ctx.state.objs] if act.by else first[1:]
    name = act.how[0] if act.how else "might"
    if not first or not second:
        return Outcome()
    one = chars_of(ctx.rb, ctx.state, first[0]).stat(name)
    two = chars_of(ctx.rb, ctx.state, second[0]).stat(name)
    if one == two:
        return Outcome()
    until = act.how[1] if len(act.how) > 1 else "turn"
    changes = ((first[0], two - one), (second[0], one - two))
    spare = yield from spared(ctx, [(ident, name, by) for ident, by in changes])

    def change() -> None:
        for ident, by in changes:
            if by < 0 and (ident, name) in spare:
                continue
            number = ctx.state.fresh_id()
            effect = Effect(number, number, (v.Raise(name, by),), ctx.you)
            effect.ids = (ident,)
            effect.source = ctx.me
            effect.until = until
            effect.since = ctx.state.turn
            ctx.state.effects = (*ctx.state.effects, effect)
        ctx.state.dirty = CHANGED

    ctx.rb.say(
        ctx.state,
        "swap",
        ("RB-CR@1.4:433.1.b",),
        obj=ctx.state.objs[first[0]].name,
        to_obj=ctx.state.objs[second[0]].name,
    )
    yield from changing(ctx.rb, ctx.state, change)
    ctx.state.vars["cleanup"] = 1
    return Outcome(done=True, whole=True, objs=(first[0], second[0]), amount=abs(one - two))


# --------------------------------------------------------------------------- replacing, creating


def replace(ctx: Ctx, act: v.Act) -> Doing:
    """438: a token takes an object's place with its statuses; the old card waits in Banishment.

    The token keeps the object's identity (438.1.a), so that whatever refers to it still does. Of a
    replaced token nothing is left (438.6).
    """
    state = ctx.state
    done: list[int] = []

    def change() -> None:
        for ident in present(ctx, act.on):
            if ident not in state.objs or not state.specs[state.objs[ident].zone].board:
                continue
            if not is_champion_legend(state, ident):  # 107.4.d: it is not displaced
                _take_place(ctx, ident, act.how[0])
                done.append(ident)

    yield from changing(ctx.rb, state, change)
    state.vars["cleanup"] = 1
    return Outcome(done=bool(done), whole=bool(done), objs=tuple(done), amount=len(done))


def _take_place(ctx: Ctx, ident: int, name: str) -> None:
    state = ctx.state
    obj = state.edit(ident)
    was = obj.memo.get("printed", obj.name)
    if not obj.token:
        zone = state.zone_of("banishment", obj.owner)
        waiting = state.new_object(name, obj.owner, zone)
        waiting.name, waiting.card, obj.card = obj.name, obj.card, waiting.card
        if "printed" in obj.memo:
            waiting.memo["printed"] = obj.memo["printed"]
        obj.memo["waiting"] = waiting.id
    obj.memo.pop("printed", None)
    obj.name = name
    obj.owner = ctx.you
    obj.token = True
    obj.stamp = state.fresh_id()
    ctx.rb.say(state, "replace", ("RB-CR@1.4:438.1", "RB-CR@1.4:438.5"), obj=was, card=name)


def swap_back(ctx: Ctx, act: v.Act) -> Doing:
    """438.7: the object that was replaced comes back with all present statuses.

    Where nothing waits in Banishment, nothing comes back (438.7.c).
    """
    state = ctx.state
    done: list[int] = []

    def change() -> None:
        for ident in present(ctx, act.on):
            waiting = state.objs[ident].memo.get("waiting", 0) if ident in state.objs else 0
            if waiting in state.objs:
                _come_back(ctx, ident, waiting)
                done.append(ident)

    yield from changing(ctx.rb, state, change)
    state.vars["cleanup"] = 1
    return Outcome(done=bool(done), whole=bool(done), objs=tuple(done), amount=len(done))


def _come_back(ctx: Ctx, ident: int, waiting: int) -> None:
    state = ctx.state
    old = state.objs[waiting]
    obj = state.edit(ident)
    obj.name, obj.card, obj.owner, obj.token = old.name, old.card, old.owner, False
    if "printed" in old.memo:
        obj.memo["printed"] = old.memo["printed"]
    del obj.memo["waiting"]
    obj.stamp = state.fresh_id()
    state.remove(waiting)
    ctx.rb.say(state, "swap back", ("RB-CR@1.4:438.7.b",), obj=old.name)


def create(ctx: Ctx, act: v.Act) -> Doing:
    """439: make an object directly in its zone without playing it."""
    state = ctx.state
    made: list[int] = []
    name = act.how[0]
    types = ctx.rb.cards[name].types
    for player in doers(ctx, act):
        for _ in range(amount(ctx, act) or 0):
            if "battlefield" in types:
                if _has_battlefield(ctx, name):
                    continue
                made.append(state.vars[f"place:{add_battlefield(state, name, player, token=True)}"])
                continue
            if "legend" in types:
                zone = state.zone_of("legend", player)
                made.append(state.new_object(name, player, zone, token=True).id)
                continue
            obj = state.new_object(name, player, state.zone_of("chain", NOBODY), token=True)
            zone = yield from _created_to(ctx, act, player, obj)
            if zone < 0:
                state.remove(obj.id)
                continue
            event = Event("enter", obj.id, player, obj.id, place=zone)
            if "ready" in act.how[1:]:
                event.data["enters"] = "ready"
            yield from happen(ctx.rb, state, [event])
            made.append(event.data.get("to", 0))
    state.vars["cleanup"] = 1
    return Outcome(done=bool(made), whole=bool(made), objs=tuple(made), amount=len(made))


def _created_to(ctx: Ctx, act: v.Act, player: int, obj: Obj) -> AskingInt:
    """439.2: the place that is named; else any place to play a unit to, or the base."""
    state = ctx.state
    if act.to is not None:
        return place(ctx, act.to)
    item = Item(obj.id, "card", obj.id, obj.name, player)
    if not needs_location(ctx.rb, state, item):
        return base_of(state, player)
    places = locations(ctx.rb, state, item, REACTION)
    if not places:
        return NOBODY
    options = [Option("place", zone) for zone in places]
    answer = yield Decision(player, "location", options, "RB-CR@1.4:439.2.b.1", ctx.item)
    return answer.obj


def enter_there(ctx: Ctx, act: v.Act) -> Doing:
    """369.3: the event of entering leads to another place."""
    yield from ()
    goal = place(ctx, act.to)
    event = ctx.event
    if event is None or event.kind != "enter" or goal < 0:
        return Outcome()
    event.place = goal
    return Outcome(done=True, whole=True)


def _has_battlefield(ctx: Ctx, name: str) -> bool:
    """Whether it is there already."""
    return any(
        chars_of(ctx.rb, ctx.state, battlefield_object(ctx.state, z).id).name == name
        for z in battlefields(ctx.state)
    )


def add_legend(ctx: Ctx, act: v.Act) -> Doing:
    """107.4.d.1: a further legend in the Legend Zone; it is no Champion Legend."""
    yield from ()
    made: list[int] = []
    for player in doers(ctx, act):
        zone = ctx.state.zone_of("legend", player)
        made.append(ctx.state.new_object(act.how[0], player, zone, token=True).id)
    return Outcome(done=bool(made), whole=bool(made), objs=tuple(made))


# --------------------------------------------------------------------------- control


def lose_control(ctx: Ctx, act: v.Act) -> Doing:
    """A player's effects that control objects end; then whoever else has them does (191.3)."""
    who = doers(ctx, act)
    lost = {i for i in present(ctx, act.on) if i in ctx.state.objs}
    held = [e for e in ctx.state.effects if _controls_any(e, who, lost)]
    done = {i for e in held for i in e.ids or () if i in lost}

    def change() -> None:
        kept: list[Effect] = []
        for effect in ctx.state.effects:
            kept.extend(_without_control(effect, lost) if effect in held else (effect,))
        ctx.state.effects = tuple(kept)
        ctx.state.dirty = CHANGED

    if held:
        yield from changing(ctx.rb, ctx.state, change)
        ctx.state.vars["cleanup"] = 1
        for ident in sorted(done):
            name = ctx.rb.label(ctx.state, ident)
            ctx.rb.say(ctx.state, "control ends", ("RB-CR@1.4:474",), player=who[0], obj=name)
    return Outcome(done=bool(done), whole=done == lost, objs=tuple(sorted(done)))


def _controls_any(effect: Effect, who: list[int], idents: set[int]) -> bool:
    return (
        effect.controller in who
        and not idents.isdisjoint(effect.ids or ())
        and any(isinstance(mod, v.UnderControl) for mod in effect.mods)
    )


def _without_control(effect: Effect, idents: set[int]) -> tuple[Effect, ...]:
    """What is left of an effect: all of it on other objects, the rest of it on these."""
    rest = tuple(mod for mod in effect.mods if not isinstance(mod, v.UnderControl))
    ids = effect.ids or ()
    parts = (
        (tuple(i for i in ids if i not in idents), effect.mods),
        (tuple(i for i in ids if i in idents), rest),
    )
    return tuple(_narrowed(effect, ids, mods) for ids, mods in parts if ids and mods)


def _narrowed(effect: Effect, ids: tuple[int, ...], mods: tuple[v.Mod, ...]) -> Effect:
    fresh = Effect(effect.id, effect.stamp, mods, effect.controller)
    fresh.ids = ids
    fresh.source, fresh.until, fresh.since = effect.source, effect.until, effect.since
    fresh.notes = effect.notes
    return fresh


# --------------------------------------------------------------------------- items


def gain_item(ctx: Ctx, act: v.Act) -> Doing:
    """Gain control of a spell or ability on the chain (191.2, 191.4)."""
    yield from ()
    done: list[int] = []
    for ident in objects(ctx, act.on):
        if ctx.state.item(ident) is not None:
            item = ctx.state.edit_item(ident)
            item.controller = ctx.you
            item.data.pop("nobody", None)
            if item.kind == "card":
                ctx.state.edit(item.obj).control = ctx.you
            done.append(ident)
            ctx.rb.say(ctx.state, "gain item", ("RB-CR@1.4:191.2",), player=ctx.you, card=item.name)
    return Outcome(done=bool(done), whole=bool(done), objs=tuple(done))


# --------------------------------------------------------------------------- named triggers


def activate_effects(ctx: Ctx, act: v.Act) -> Doing:
    """383.4.g: treat the named part of the condition of triggered abilities as fulfilled."""
    waiting: list[Item] = []
    for ident in objects(ctx, act.on):
        # 808.1.d.3: the effects of what has died are those that it had.
        snap = None if ident in ctx.state.objs else snapshot(ctx, ident)
        chars = seen_chars(ctx, ident)
        if chars is None or ident in ctx.broken:
            continue
        where = ctx.state.objs[ident].zone if snap is None else snap.zone
        for bound in chars.abilities:
            ability = bound.ability
            if not isinstance(ability, v.Triggered) or bound.dormant:
                continue
            kinds = [k for k in ability.when.kind if k in act.how]
            if not kinds:
                continue
            event = Event(kinds[0], ident, ctx.you, place=where)
            event.snap = snap
            view = reader(ctx.rb, ctx.state, bound, event)
            if fits(view, ability.when, event) and holds(view, ability.cond):
                waiting.append(make_trigger(ctx.rb, ctx.state, bound, event, view))
    yield from place_triggers(ctx.rb, ctx.state, waiting)
    return Outcome(done=bool(waiting), whole=bool(waiting), amount=len(waiting))


def put_in_champion_zone(ctx: Ctx, act: v.Act) -> Doing:
    """108.3.c.1: back to the Champion Zone only when no card is there."""
    yield from ()
    done: list[Event] = []
    for ident in present(ctx, act.on):
        obj = ctx.state.objs.get(ident)
        if obj is None or ctx.state.zones[ctx.state.zone_of("champion", obj.owner)]:
            continue
        event = Event("return", ident, ctx.you)
        event.data["to"] = leave(ctx.state, ident, "champion")
        done.append(event)
    return outcome_of(1, done)


VERBS: Final[dict[str, Verb]] = {
    "swap": swap_stats,
    "replace": replace,
    "swap back": swap_back,
    "create": create,
    "enter there": enter_there,
    "add legend": add_legend,
    "lose control": lose_control,
    "gain item": gain_item,
    "new choices": new_choices,
    "activate effects": activate_effects,
    "return to champion zone": put_in_champion_zone,
}
