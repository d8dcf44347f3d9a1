"""Plays that a resolution orders (354.3, 401.2, 419.3): cards and tokens; and costs within them."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.paying import pay
from adjudge.core.plays import order_cards
from adjudge.core.reads import Ctx, place, value
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Event, Item
from adjudge.rulebooks.riftbound.rules import pricing
from adjudge.rulebooks.riftbound.rules.doing import (
    Doing,
    amount,
    doers,
    present,
    raise_events,
)
from adjudge.rulebooks.riftbound.rules.playable import card_item
from adjudge.rulebooks.riftbound.rules.resources import within_means

THEN_ZONES: Final = {"recycle": "deck", "banish": "banishment"}


def play_ordered(ctx: Ctx, part: v.PlayCard) -> Doing:
    """419.3: the card goes to the chain as pending; the effect goes on, it is finalized after."""

    def make(ident: int, player: int) -> Item:
        item = card_item(ctx.rb, ctx.state, ident, player, "")
        item.order = _order(ctx, part)
        if part.cost is not None:
            item.cost = part.cost  # 356.1.a
        if part.then:
            item.data["leaves to"] = THEN_ZONES[part.then]
        return item

    outcome = yield from order_cards(ctx, part, make)
    return outcome


def _order(ctx: Ctx, part: v.PlayCard) -> dict[str, Any]:
    less = part.less
    if part.count != 1:
        times = value(ctx, part.count) or 0
        less = tuple(v.Need(need.kinds, need.count * times) for need in less)
    order: dict[str, Any] = {
        "ordered": 1,
        "ignore": part.ignore,
        "less": less,
        "how": part.how,
    }
    hidden = _hidden_place(ctx)
    if part.must_go is not None:
        order["must"] = place(ctx, part.must_go)
    if part.must_area:
        order["must area"] = part.must_area
    if hidden >= 0 and "must" not in order:
        order["hidden"] = hidden
        order["must"] = hidden
    if part.may_go is not None:
        order["may"] = place(ctx, part.may_go)
    return order


def _hidden_place(ctx: Ctx) -> int:
    """811.1.d.3: a unit played by a spell from facedown must be played to that battlefield."""
    item = ctx.state.item(ctx.item)
    return -1 if item is None or item.kind != "card" else item.data.get("hidden place", -1)


def may_decline(ctx: Ctx, pick: v.Pick, candidates: list[int]) -> bool:
    """128.6: a quality of a hidden card can't be demanded; a bare "discard 1" can.

    What the same effect revealed is not hidden from anybody (424.1).
    """
    state = ctx.state
    hidden = any(
        i not in ctx.shown and state.specs[state.objs[i].zone].look != "public" for i in candidates
    )
    return hidden and _names_quality(pick.pred)


def _names_quality(pred: v.Pred) -> bool:
    if isinstance(pred, (v.Both, v.Either)):
        return any(_names_quality(part) for part in pred.parts)
    if isinstance(pred, v.Neither):
        return _names_quality(pred.part)
    return isinstance(
        pred,
        v.IsType
        | v.IsSuper
        | v.Tagged
        | v.Has
        | v.Measure
        | v.CostMeasure
        | v.Called
        | v.Worded
        | v.InDomain,
    )


# --------------------------------------------------------------------------- tokens


def play_token(ctx: Ctx, act: v.Act) -> Doing:
    """185.2.a, 439.2.c: tokens are created on the chain as pending items and played."""
    count = amount(ctx, act)
    if not count or (act.to is not None and place(ctx, act.to) < 0):
        return Outcome()
    order: dict[str, Any] = {"ordered": 1, "how": act.how[1:]}
    if act.to is not None:
        order["must"] = place(ctx, act.to)
    elif _hidden_place(ctx) >= 0:
        order["must"] = _hidden_place(ctx)
    return (yield from _play_tokens(ctx, doers(ctx, act), [act.how[0]] * count, order))


def copy_token(ctx: Ctx, act: v.Act) -> Doing:
    """An additional copy of each token that is about to be played."""
    names = [ctx.state.objs[i].name for i in present(ctx, act.on)]
    return (yield from _play_tokens(ctx, doers(ctx, act), names, {"ordered": 1, "how": ()}))


def _play_tokens(ctx: Ctx, who: list[int], names: list[str], order: dict[str, Any]) -> Doing:
    """Play tokens one by one; what a replacement plays instead counts as played by the effect.

    375: it inherits how and where the replaced token was to be played, and whatever else the
    effect goes on to do to it.
    """
    state = ctx.state
    replaced = ctx.event if ctx.applied else None
    if replaced is not None and replaced.kind == "play token":
        told = replaced.data["order"]
        order = {**told, **order, "how": (*told["how"], *order["how"])}
    made: list[int] = []
    gone = False
    for player in who:
        for name in names:
            obj = state.new_object(name, player, state.zone_of("chain", -1), token=True)
            event = Event("play token", obj.id, player)
            event.data["order"] = order
            done = yield from raise_events(ctx, [event])
            if done:
                made.append(obj.id)
            else:
                state.remove(obj.id)
                gone = gone or bool(event.data.get("replaced"))
            made.extend(event.data.get("played", ()))
    if replaced is not None and replaced.kind == "play token":
        replaced.data["played"] = (*replaced.data.get("played", ()), *made)
    return Outcome(
        done=bool(made),
        whole=len(made) >= len(who) * len(names),
        replaced=gone,
        objs=tuple(made),
        amount=len(made),
    )


# --------------------------------------------------------------------------- costs within effects


def pay_within(
    ctx: Ctx, player: int, cost: v.Cost | v.AnyCost
) -> Generator[Decision, Option, bool]:
    """204.3.b: a cost within instructions, paid on resolution if the player likes."""
    state = ctx.state
    picked = cost if isinstance(cost, v.Cost) else cost.choices[0]
    total = pricing.Total()
    total.add(picked, ())
    needs = total.needs()
    trial = Item(0, "activated", ctx.giver, "", player)
    view = ctx
    possible = within_means(ctx.rb, state, player, needs, "") and all(
        pricing.action_possible(view, trial, a, total.actions) for a in total.actions
    )
    if not possible:
        return False
    answer = yield Decision(player, "pay to", [YES, NO], "RB-CR@1.4:204.3.b", ctx.item)
    if answer.verb == "no":
        return False
    paid = yield from pay(ctx.rb, state, player, needs, "", ctx.item)
    if paid:
        ctx.rb.say(
            state,
            "paid",
            ("RB-CR@1.4:204.3.b",),
            player=player,
            energy=total.energy,
            power=len(total.power),
        )
        yield from ctx.rb.execute(ctx, tuple(total.actions))
    return paid


VERBS: Final[dict[str, Verb]] = {
    "play token": play_token,
    "copy token": copy_token,
}
