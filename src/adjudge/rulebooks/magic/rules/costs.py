"""Actions as costs: whether they can be paid, and paying costs during a resolution."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, YES, AskBool, AskInt, Decision, Option
from adjudge.core.reads import Ctx, chars_of, objects, table_of, test, value
from adjudge.rulebooks.magic.rules.book import book
from adjudge.rulebooks.magic.rules.mana import affordable, most_generic, pay_mana, wanted_of
from adjudge.rulebooks.magic.rules.slots import free
from adjudge.rulebooks.magic.rules.table import HAND, KINDS, LIBRARY, in_play, is_fresh, permanents

CR = "MTG-CR@2006:"
_NAMED = (v.Me, v.Giver, v.Noted, v.Each, v.EventObject, v.HostOf, v.Target)
_NOT_ITSELF = ("discard", "remove some")
_FREE = ("put counter", "reveal", "add", "draw", "shuffle", "gain life", "look", "deal")


def action_possible(ctx: Ctx, act: v.Act) -> bool:
    """Whether an action can be paid as a cost, by the player who pays."""
    state = ctx.state
    count = 1 if act.amount is None else value(ctx, act.amount) or 0
    if act.verb in ("pay life", "lose life"):
        return state.stats[ctx.you]["life"] >= count
    if act.verb == "mill":
        return len(state.zones[state.zone_of(LIBRARY, ctx.you)]) >= count
    if act.verb in _FREE:
        return True
    if isinstance(act.on, _NAMED):
        ids = objects(ctx, act.on)
        return bool(ids) and all(_can_do(ctx, act, i, count) for i in ids)
    if act.verb == "discard" and act.amount is None:
        return True  # a whole hand, however small
    return len(cost_pool(ctx, act)) >= count


def _can_do(ctx: Ctx, act: v.Act, ident: int, count: int) -> bool:
    """Whether an action on one named object can be paid."""
    state = ctx.state
    obj = state.objs.get(ident)
    if obj is None:
        return False
    verb = act.verb
    if verb in ("tap", "untap"):
        wanted = ("tapped" in obj.marks) is (verb == "untap")
        return wanted and in_play(state, ident) and not _tired(ctx, ident)
    if verb == "remove counter":
        return obj.marks.get(act.how[0], 0) >= count
    if verb == "sacrifice":
        return in_play(state, ident) and chars_of(ctx.rb, state, ident).controller == ctx.you
    if verb in ("discard", "discard these"):
        return state.specs[obj.zone].area == HAND
    return True


def _tired(ctx: Ctx, ident: int) -> bool:
    """403.4: a creature that has not been controlled since the turn began."""
    creature = "creature" in chars_of(ctx.rb, ctx.state, ident).types
    return creature and is_fresh(book(ctx), ctx.state, ident)


def cost_pool(ctx: Ctx, act: v.Act) -> list[int]:
    """Objects that the player who pays may use up for an action cost; do not change the list.

    Remembered while no object changes, where it is the same for every ability of the player.
    """
    on = act.on
    if act.verb in _NOT_ITSELF or not isinstance(on, v.All) or not free(book(ctx), on.pred):
        return _cost_pool(ctx, act)
    table_of(ctx.rb, ctx.state)
    key = ("pool", id(act), ctx.you)
    known: tuple[v.Act, list[int]] | None = ctx.state.scratch.get(key)
    if known is None or known[0] is not act:
        known = ctx.state.scratch[key] = (act, _cost_pool(ctx, act))
    return known[1]


def _cost_pool(ctx: Ctx, act: v.Act) -> list[int]:
    if act.verb == "tap":
        untapped = [i for i in permanents(ctx.state) if "tapped" not in ctx.state.objs[i].marks]
        return _matching(ctx, act, [i for i in untapped if _yours(ctx, i, ctx.you)])
    return pool_of(ctx, act, ctx.you)


def pool_of(ctx: Ctx, act: v.Act, player: int) -> list[int]:
    """What a player may pick for an action of his or her choice."""
    state = ctx.state
    if act.verb == "discard":
        hand = state.zones[state.zone_of(HAND, player)]
        return _matching(ctx, act, [i for i in hand if i != ctx.me])
    if act.verb == "remove some":
        found = objects(ctx, act.on) if act.on is not None else []
        return [i for i in found if i != ctx.me and state.objs[i].owner == player]
    return _matching(ctx, act, [i for i in permanents(state) if _yours(ctx, i, player)])


def _yours(ctx: Ctx, ident: int, player: int) -> bool:
    return chars_of(ctx.rb, ctx.state, ident).controller == player


def _matching(ctx: Ctx, act: v.Act, ids: list[int]) -> list[int]:
    """Those of some objects that an action speaks of."""
    on = act.on
    if on is None:
        return ids
    if isinstance(on, v.All):
        return [i for i in ids if test(ctx, on.pred, i)]
    meant = set(objects(ctx, on))
    return [i for i in ids if i in meant]


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


def pay_amount(ctx: Ctx, player: int) -> AskInt:
    """A player pays as much mana as he or she likes; the amount."""
    rb, state = book(ctx), ctx.state
    most = most_generic(rb, state, player, {})
    options = [Option("x", arg=n) for n in range(most + 1)]
    answer = yield Decision(player, "pay amount", options, f"{CR}413.2e", ctx.item)
    if answer.arg:
        yield from pay_mana(rb, state, player, {KINDS.everything: answer.arg}, ctx.item)
    return answer.arg
