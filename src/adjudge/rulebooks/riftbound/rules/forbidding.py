"""Why an event can't happen: what the game and the effects in play forbid (054.1)."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.errors import Reason
from adjudge.core.noticing import reader
from adjudge.core.reads import (
    Ctx,
    chars_of,
    holds,
    objects,
    place,
    place_of,
    players,
    table_of,
    test,
)
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.moves import move_refusal
from adjudge.rulebooks.riftbound.rules.table import is_champion_legend


def event_refusal(rb: Rulebook, state: State, event: Event) -> Reason | None:
    """054.1: an effect that forbids the event; 417.1.e: damage that is not positive."""
    if event.kind == "damage":
        if event.amount <= 0:
            return Reason("RB-CR@1.4:417.1.e", "no damage is left", "입힐 피해가 없습니다")
        if event.obj in state.objs and "no damage" in chars_of(rb, state, event.obj).flags:
            return Reason(
                "RB-CR@1.4:054.1", "the unit does not take damage", "이 유닛은 피해를 입지 않습니다"
            )
    if event.kind == "move" and event.obj in state.objs:
        return move_refusal(rb, state, event.obj, event.place, event.player)
    if event.kind in ("banish", "return", "recall") and event.obj in state.objs:
        stays = _stays(rb, state, event)
        if stays is not None:
            return stays
    if not table_of(rb, state).forbids:
        return None
    return _forbidden_by_effect(rb, state, event)


def play_refusal(rb: Rulebook, state: State, player: int, ident: int) -> Reason | None:
    """054.1: an effect that does not let a player play a card; one that names none means cards.

    Tokens are no cards: only a rule that says what may not be played can mean them.
    """
    if _forbids_itself(rb, state, player, ident):
        return _not_played()
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if not isinstance(rule, v.Forbid) or rule.action != "play":
            continue
        ctx = reader(rb, state, bound, None)
        if rule.by is not None and player not in players(ctx, rule.by):
            continue
        if rule.obj is None and state.objs[ident].token:
            continue
        if rule.place is not None and place_of(ctx, ident) != place(ctx, rule.place):
            continue
        if rule.obj is not None and not test(ctx, rule.obj, ident):
            continue
        if rb.rule_active(ctx, rule):
            return _not_played()
    return None


def _forbids_itself(rb: Rulebook, state: State, player: int, ident: int) -> bool:
    """Whether a card's own text, which works in every zone, does not let it be played."""
    if "play rule" not in rb.traits(state.objs[ident].name):
        return False
    ctx = Ctx(rb, state, player, ident)
    return any(
        isinstance(rule, v.Forbid)
        and rule.action == "play"
        and "any" in rule.areas
        and (rule.obj is None or test(ctx, rule.obj, ident))
        and rb.rule_active(ctx, rule)
        for _, rule in rb.own_rules(ctx, ident)
    )


def _not_played() -> Reason:
    return Reason(
        "RB-CR@1.4:054.1",
        "an effect does not let this player play it",
        "효과 때문에 이 플레이어는 사용할 수 없습니다",
    )


def effect_refusal(rb: Rulebook, state: State, event: Event) -> Reason | None:
    """054.1: an effect that forbids something that is not an event itself, such as scoring."""
    return _forbidden_by_effect(rb, state, event) if table_of(rb, state).forbids else None


def _stays(rb: Rulebook, state: State, event: Event) -> Reason | None:
    """170.2.b: battlefields remain in place; 107.4.d: so do legends.

    Of legends only one that is no Champion Legend may go, and only to the Banishment (107.4.d.2).
    """
    types = chars_of(rb, state, event.obj).types
    if "battlefield" in types:
        return Reason("RB-CR@1.4:170.2.b", "a battlefield stays", "전장은 제자리에 남습니다")
    if "legend" not in types:
        return None
    if event.kind == "banish" and not is_champion_legend(state, event.obj):
        return None
    return Reason("RB-CR@1.4:107.4.d", "a legend stays", "전설은 제자리에 남습니다")


def _forbidden_by_effect(rb: Rulebook, state: State, event: Event) -> Reason | None:
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if not isinstance(rule, v.Forbid) or rule.action != event.kind:
            continue
        ctx = reader(rb, state, bound, event)
        if rule.by is not None and event.player not in players(ctx, rule.by):
            continue
        if rule.place is not None and event.place != place(ctx, rule.place):
            continue
        if rule.obj is not None and not (
            event.obj in state.objs and test(ctx, rule.obj, event.obj)
        ):
            continue
        if rule.source is not None and not _by_item(event, rule.source):
            continue
        if rb.rule_active(ctx, rule):
            name = rb.label(state, bound.bearer)
            return Reason("RB-CR@1.4:054.1", f"{name} forbids it", f"{name} 때문에 할 수 없습니다")
    return None


def silenced(rb: Rulebook, state: State, bound: Bound) -> bool:
    """Whether a restriction on "trigger" names its bearer and, in `tests`, its keyword."""
    ability = bound.ability
    if not isinstance(ability, v.Triggered) or bound.bearer not in state.objs:
        return False
    for other in table_of(rb, state).forbids:
        rule = other.ability
        if not isinstance(rule, v.Forbid) or rule.action != "trigger":
            continue
        if rule.tests and ability.keyword not in rule.tests:
            continue
        ctx = reader(rb, state, other, None)
        if rule.obj is not None and not test(ctx, rule.obj, bound.bearer):
            continue
        if rb.rule_active(ctx, rule):
            rb.say(state, "silenced", ("RB-CR@1.4:054.1",), card=rb.label(state, bound.bearer))
            return True
    return False


def _by_item(event: Event, pred: v.Pred) -> bool:
    """What "spells and abilities can't": only what one of them does, not rules of the turn."""
    del pred
    return bool({"spell", "ability"} & set(event.how))


def body_possible(rb: Rulebook, ctx: Ctx, body: v.Body) -> bool:
    """Whether the first action of a body finds what it acts on."""
    for part in body:
        if isinstance(part, v.Act):
            if part.on is None or isinstance(part.on, (v.TargetPlayer, v.TargetPlace)):
                return True
            return any(i in ctx.state.objs for i in objects(ctx, part.on))
        if isinstance(part, v.If):
            return not holds(ctx, part.cond) or body_possible(rb, ctx, part.then)
        return True
    return True
