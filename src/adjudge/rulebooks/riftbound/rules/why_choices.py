"""Why a target, a card for a cost or a place is not offered while something is played."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision
from adjudge.core.errors import Reason
from adjudge.core.reads import Ctx, test
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.foresight import tangled
from adjudge.rulebooks.riftbound.rules.locations import (
    bound_elsewhere,
    not_crowded,
    refusals,
)
from adjudge.rulebooks.riftbound.rules.moves import shut_by_combat
from adjudge.rulebooks.riftbound.rules.playable import body_for, stays_legal
from adjudge.rulebooks.riftbound.rules.targets import (
    in_named_zone,
    item_ctx,
    leaves_fillable,
    may_choose,
    place_candidates,
    readers_of,
    specs_of,
)


def _hidden_elsewhere() -> Reason:
    return Reason(
        "RB-CR@1.4:811.1.d.2",
        "it is not at the battlefield the card was hidden at",
        "카드를 숨긴 전장에 있지 않습니다",
    )


def _restricted() -> Reason:
    return Reason(
        "RB-CR@1.4:355.9.b",
        "it does not meet the targeting restriction",
        "대상 지정 제한을 충족하지 않습니다",
    )


def _unfinished() -> Reason:
    return Reason(
        "RB-CR@1.4:355.16",
        "the play could not be completed with this choice",
        "이 선택으로는 사용을 마칠 수 없습니다",
    )


def target_reasons(rb: Rulebook, state: State, decision: Decision, ident: int) -> list[Reason]:
    """Why an object can't be a target."""
    item = state.item(decision.item)
    if item is None:
        return []
    ctx = item_ctx(rb, state, item)
    found: list[Reason] = []
    label = decision.label.rsplit(":", 1)[-1]
    for spec in specs_of(item, body_for(rb, state, item), ""):
        if spec.label != label or not isinstance(spec, v.Target):
            continue
        if not in_named_zone(ctx, spec.pred, ident):
            found.append(
                Reason(
                    "RB-CR@1.4:355.9.a",
                    "it is not in a zone that the text speaks of",
                    "텍스트가 가리키는 구역에 있지 않습니다",
                )
            )
        elif ident in state.objs and test(ctx, spec.pred, ident):
            if not may_choose(ctx, ident):
                found.append(
                    Reason("RB-CR@1.4:757", "it can't be chosen", "선택될 수 없는 대상입니다")
                )
            elif item.data.get("hidden place", -1) >= 0:
                found.append(_hidden_elsewhere())
            else:
                found.extend(_whole_reasons(ctx, item, spec, decision.label, ident))
        else:
            found.append(_restricted())
    return found


def _whole_reasons(ctx: Ctx, item: Item, spec: v.Target, label: str, ident: int) -> list[Reason]:
    """Why an object that could be a target by itself can't be one beside the rest of the play."""
    body = body_for(ctx.rb, ctx.state, item)
    later = readers_of(spec, specs_of(item, body, ""))
    kept = (
        stays_legal(ctx, item, label, ident)
        and leaves_fillable(ctx, spec, ident, later)
        and not tangled(ctx, item, body)
    )
    if not kept and ident not in item.choices.get(label, ()):
        return [_unfinished()]
    if any(isinstance(test, v.NumberAtMost) for test in spec.group):
        return [
            Reason(
                "RB-CR@1.4:355.14.c",
                "there is not as much damage to split as there are targets",
                "나눌 피해의 양보다 대상이 많습니다",
            )
        ]
    if spec.group:
        return [
            Reason(
                "RB-CR@1.4:355.11.a",
                "the targets do not meet the restriction together",
                "대상들이 함께 제한을 충족하지 않습니다",
            )
        ]
    return []


def _place_target_reasons(ctx: Ctx, item: Item, label: str, zone: int) -> list[Reason]:
    """Why a place can't be a target."""
    specs = specs_of(item, body_for(ctx.rb, ctx.state, item), "")
    name = label.rsplit(":", 1)[-1]
    for spec in specs:
        if spec.label != name or not isinstance(spec, v.TargetPlace):
            continue
        if zone in place_candidates(ctx, spec):
            return [_unfinished()]
        if item.data.get("hidden place", -1) not in (-1, zone):
            return [_hidden_elsewhere()]
    return [_restricted()]


def retarget_reasons(rb: Rulebook, state: State, decision: Decision) -> list[Reason]:
    """Why a part of the targets can't be the part that stays."""
    item = state.item(decision.item)
    if item is None:
        return []
    label = decision.label.rsplit(":", 1)[-1]
    specs = [s for s in specs_of(item, body_for(rb, state, item), "") if s.label == label]
    groups = [test for s in specs if isinstance(s, v.Target) for test in s.group]
    if any(isinstance(test, v.NumberAtMost) for test in groups):
        return [
            Reason(
                "RB-CR@1.4:355.14.h.1",
                "just as many targets stay as there is damage to split",
                "나눌 피해의 양만큼만 대상으로 남습니다",
            )
        ]
    return []


def cost_reasons(rb: Rulebook, state: State, decision: Decision, ident: int) -> list[Reason]:
    """Why an object can't be used up for the cost of an item that is being played."""
    item = state.item(decision.item)
    if item is None or not item.pending:
        return []
    if ident not in rb.targets_of(item):
        return []
    return [
        Reason("RB-CR@1.4:357.3", "it is a target itself", "이 카드가 선택한 대상입니다"),
    ]


def place_reasons(rb: Rulebook, state: State, decision: Decision, zone: int) -> list[Reason]:
    """Why a place can't be chosen."""
    item = state.item(decision.item)
    if item is None or zone < 0:
        return []
    if decision.kind == "target":
        return _place_target_reasons(item_ctx(rb, state, item), item, decision.label, zone)
    spec = state.specs[zone]
    moved = decision.kind == "destination"
    if spec.area == "base" and spec.owner != item.controller and not moved:
        return [
            Reason("RB-CR@1.4:358.3", "not to another player's base", "다른 플레이어의 기지입니다")
        ]
    found: list[Reason] = []
    if spec.place and not not_crowded(rb, state, zone, item.controller):
        found.append(
            Reason(
                "RB-CR@1.4:358.3",
                "units of two other players are there",
                "다른 두 플레이어의 유닛이 있습니다",
            )
        )
    if moved and shut_by_combat(rb, state, zone, item.controller):
        found.append(
            Reason(
                "RB-CR@1.4:447.2.a",
                "a combat is staged or going on there",
                "그곳에서 전투가 대기 중이거나 진행 중입니다",
            )
        )
    if decision.kind == "location" and spec.place:
        found.extend(bound_elsewhere(rb, state, item, zone))
        found.extend(refusals(rb, state, item, zone))
    last = Reason("RB-CR@1.4:355.2", "not a legal location", "사용할 수 있는 위치가 아닙니다")
    if moved:
        last = Reason(
            "RB-CR@1.4:355.4.a", "not a legal destination", "이동할 수 있는 곳이 아닙니다"
        )
    return [*found, last]
