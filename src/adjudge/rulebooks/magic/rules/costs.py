"""Actions as costs: whether they can be paid, and paying costs during a resolution."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, YES, AskBool, Decision, Option
from adjudge.core.reads import Ctx, chars_of, objects, players, test, value
from adjudge.rulebooks.magic.rules.book import book
from adjudge.rulebooks.magic.rules.mana import affordable, pay_mana, wanted_of
from adjudge.rulebooks.magic.rules.table import (
    GRAVEYARD,
    HAND,
    LIBRARY,
    in_play,
    is_fresh,
    permanents,
)

CR = "MTG-CR@2006:"
_NAMED = (v.Me, v.Giver, v.Noted, v.Each, v.EventObject, v.HostOf, v.Target)


def _named(act: v.Act) -> bool:
    return isinstance(act.on, _NAMED)


def action_possible(ctx: Ctx, act: v.Act) -> bool:
    """Whether an action can be paid as a cost, by the player who pays."""
    state = ctx.state
    count = 1 if act.amount is None else value(ctx, act.amount) or 0
    if act.verb == "lose life":  # paying life
        return state.stats[ctx.you]["life"] >= count
    if act.verb == "mill":
        return len(state.zones[state.zone_of(LIBRARY, ctx.you)]) >= count
    if act.verb in ("put counter", "reveal", "add", "draw", "shuffle", "gain life"):
        return True
    if _named(act):
        return all(_can_do(ctx, act, i, count) for i in _ids(ctx, act))
    return len(cost_pool(ctx, act)) >= count


def _ids(ctx: Ctx, act: v.Act) -> list[int]:
    return objects(ctx, act.on)


def _can_do(ctx: Ctx, act: v.Act, ident: int, count: int) -> bool:
    state = ctx.state
    obj = state.objs.get(ident)
    if obj is None:
        return False
    if act.verb == "tap":
        tired = "creature" in chars_of(ctx.rb, state, ident).types and is_fresh(
            book(ctx), state, ident
        )
        return in_play(state, ident) and "tapped" not in obj.marks and not tired
    if act.verb == "untap":
        tired = "creature" in chars_of(ctx.rb, state, ident).types and is_fresh(
            book(ctx), state, ident
        )
        return in_play(state, ident) and "tapped" in obj.marks and not tired
    if act.verb == "remove counter":
        return obj.marks.get(act.how[0], 0) >= count
    if act.verb == "sacrifice":
        return in_play(state, ident) and chars_of(ctx.rb, state, ident).controller == ctx.you
    if act.verb == "discard":
        return state.specs[obj.zone].area == HAND
    return True


def cost_pool(ctx: Ctx, act: v.Act) -> list[int]:
    """Objects that a player may use up for an action cost."""
    state = ctx.state
    if act.verb == "sacrifice":
        return sacrifice_pool(ctx, act, ctx.you)
    if act.verb == "discard":
        hand = state.zones[state.zone_of(HAND, ctx.you)]
        return [i for i in hand if i != ctx.me and _matches(ctx, act, i)]
    if act.verb == "tap":
        return [
            i
            for i in permanents(state)
            if "tapped" not in state.objs[i].marks
            and chars_of(ctx.rb, state, i).controller == ctx.you
            and _matches(ctx, act, i)
        ]
    if act.verb == "return":
        return [
            i
            for i in permanents(state)
            if chars_of(ctx.rb, state, i).controller == ctx.you and _matches(ctx, act, i)
        ]
    if act.verb == "remove":
        areas = (HAND, GRAVEYARD)
        return [
            i
            for area in areas
            for i in state.zones[state.zone_of(area, ctx.you)]
            if i != ctx.me and _matches(ctx, act, i)
        ]
    return objects(ctx, act.on) if act.on is not None else []


def sacrifice_pool(ctx: Ctx, act: v.Act, player: int) -> list[int]:
    """Permanents that a player controls and that match."""
    state = ctx.state
    return [
        i
        for i in permanents(state)
        if chars_of(ctx.rb, state, i).controller == player and _matches(ctx, act, i)
    ]


def _matches(ctx: Ctx, act: v.Act, ident: int) -> bool:
    if act.on is None:
        return True
    if isinstance(act.on, v.All):
        return test(ctx, act.on.pred, ident)
    return ident in objects(ctx, act.on)


# --------------------------------------------------------------------------- during a resolution


def pay_within(ctx: Ctx, player: int, cost: v.Cost | v.AnyCost) -> AskBool:
    """Offer a cost to a player; True when it was paid. All of it or nothing."""
    choices = cost.choices if isinstance(cost, v.AnyCost) else (cost,)
    possible = [i for i, one in enumerate(choices) if _payable(ctx, player, one)]
    if not possible:
        return False
    decision = Decision(player, "pay or not", [YES, NO], f"{CR}410.5", ctx.item)
    decision.about = cost
    answer = yield decision
    if answer.verb == "no":
        return False
    index = possible[0]
    if len(possible) > 1:
        options = [Option("cost", arg=i) for i in possible]
        answer = yield Decision(player, "cost", options, f"{CR}409.1b", ctx.item)
        index = answer.arg
    return (yield from _pay(ctx, player, choices[index]))


def _payable(ctx: Ctx, player: int, cost: v.Cost) -> bool:
    saved, ctx.you = ctx.you, player
    actions = all(action_possible(ctx, a) for a in cost.actions if isinstance(a, v.Act))
    ctx.you = saved
    wanted = wanted_of(cost.needs, _x(ctx))
    return actions and affordable(book(ctx), ctx.state, player, wanted)


def _x(ctx: Ctx) -> int:
    return value(ctx, v.AmountOf("X")) or 0


def _pay(ctx: Ctx, player: int, cost: v.Cost) -> AskBool:
    wanted = wanted_of(cost.needs, _x(ctx))
    if wanted:
        done = yield from pay_mana(book(ctx), ctx.state, player, wanted, ctx.item)
        if not done:
            return False
    saved, ctx.you = ctx.you, player
    for act in cost.actions:
        yield from ctx.rb.execute(ctx, (act,))
    ctx.you = saved
    return True


__all__ = ["action_possible", "cost_pool", "pay_within", "players", "sacrifice_pool"]
