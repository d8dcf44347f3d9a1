"""Refusals: why a choice is not offered, with every reason.

The checks are the ones that make the options; here they are asked one by one.
"""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.reads import Ctx, chars_of, holds
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.core.views import unseen
from adjudge.rulebooks.riftbound.rules import actions, pricing, timing
from adjudge.rulebooks.riftbound.rules.assign import assign_reasons
from adjudge.rulebooks.riftbound.rules.bodies import modes_in
from adjudge.rulebooks.riftbound.rules.forbidding import play_refusal
from adjudge.rulebooks.riftbound.rules.locations import (
    locations,
    needs_location,
)
from adjudge.rulebooks.riftbound.rules.moves import move_refusal, standard_destinations
from adjudge.rulebooks.riftbound.rules.playable import body_for, card_item
from adjudge.rulebooks.riftbound.rules.states import is_active
from adjudge.rulebooks.riftbound.rules.table import (
    base_of,
    chain_open,
    facedown_zone,
    field_control,
    showdown_state,
)
from adjudge.rulebooks.riftbound.rules.targets import (
    can_fill,
    item_ctx,
    mode_options,
    specs_of,
)
from adjudge.rulebooks.riftbound.rules.why_choices import (
    cost_reasons,
    place_reasons,
    retarget_reasons,
    target_reasons,
)


def explain(rb: Rulebook, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """Every reason why an option is not offered in the open decision."""
    found: list[Reason]
    zone = option.obj if option.verb == "place" else option.arg
    nowhere = option.verb in ("move", "hide", "place") and not 0 <= zone < len(state.specs)
    hidden = option.verb != "place" and unseen(rb, state, decision.player, option.obj)
    if nowhere or hidden:
        found = []
    elif option.verb == "play" and option.obj in state.objs:
        found = play_reasons(rb, state, decision.player, option.obj, option.word)
    elif option.verb == "activate" and option.obj in state.objs:
        found = activate_reasons(rb, state, decision.player, option.obj, option.arg)
    elif option.verb == "move" and option.obj in state.objs:
        found = move_reasons(rb, state, decision.player, option.obj, option.arg)
    elif option.verb == "hide" and option.obj in state.objs:
        found = hide_reasons(rb, state, decision.player, option.obj, option.arg)
    elif decision.kind == "retarget":
        found = retarget_reasons(rb, state, decision)
    elif option.verb == "target":
        found = target_reasons(rb, state, decision, option.obj)
    elif option.verb == "place":
        found = place_reasons(rb, state, decision, option.obj)
    elif decision.kind == "assign":
        found = assign_reasons(rb, state, decision, option)
    elif option.verb == "pick":
        found = cost_reasons(rb, state, decision, option.obj)
    else:
        found = []
    return tuple(found) or (rb.not_offered(state, decision),)


def _timing_reason(rb: Rulebook, state: State, player: int, speed: str) -> Reason | None:
    needed = timing.speed_needed(state)
    if needed == timing.REACTION and speed != timing.REACTION:
        return Reason(
            "RB-CR@1.4:309.1.a",
            "a chain exists: only cards and abilities with Reaction",
            "체인이 있는 폐쇄 상태에서는 반응만 사용할 수 있습니다",
        )
    if needed == timing.ACTION and not timing.fast_enough(speed, needed):
        return Reason(
            "RB-CR@1.4:308.1.a",
            "in a showdown only cards and abilities with Action or Reaction",
            "결전 상태에서는 행동이나 반응만 사용할 수 있습니다",
        )
    if needed == timing.SLOW and player != rb.turn_player(state):
        return Reason("RB-CR@1.4:310.1.a", "it is not this player's turn", "자신의 턴이 아닙니다")
    return None


def play_reasons(rb: Rulebook, state: State, player: int, ident: int, way: str) -> list[Reason]:
    """Why a card can't be played now."""
    found: list[Reason] = []
    obj = state.objs[ident]
    area = state.specs[obj.zone].area
    ways = [w for i, w in actions.plays(rb, state, player) if i == ident]
    if way not in ways:
        if area == "facedown" and obj.control == player:
            found.append(
                Reason(
                    "RB-CR@1.4:811.1.b",
                    "a hidden card can be played beginning on the next turn",
                    "숨긴 카드는 다음 턴부터 사용할 수 있습니다",
                )
            )
        else:
            found.append(
                Reason(
                    "RB-CR@1.4:419.1.a",
                    "the card is not in a zone it can be played from",
                    "사용할 수 있는 구역에 있는 카드가 아닙니다",
                )
            )
        return found
    item = card_item(rb, state, ident, player, way)
    speed = timing.card_speed(rb, state, ident, way)
    if not timing.timely(rb, state, item, speed):
        reason = _timing_reason(rb, state, player, speed)
        if reason is not None:
            found.append(reason)
    barred = play_refusal(rb, state, player, ident)
    if barred is not None:
        found.append(barred)
    found.extend(_completion_reasons(rb, state, item, speed))
    return found


def _completion_reasons(rb: Rulebook, state: State, item: Item, speed: str) -> list[Reason]:
    found: list[Reason] = []
    ctx = item_ctx(rb, state, item, draft=True)
    if needs_location(rb, state, item) and not locations(rb, state, item, speed):
        found.append(
            Reason(
                "RB-CR@1.4:355.2", "there is no legal location", "사용할 수 있는 위치가 없습니다"
            )
        )
    body = body_for(rb, state, item)
    if modes_in(body) is not None:
        missing = not mode_options(ctx, body, item)
    else:
        missing = can_fill(ctx, specs_of(item, body, "")) is not None
    if missing:
        found.append(
            Reason(
                "RB-CR@1.4:355.8",
                "there is no valid choice for a target",
                "대상으로 선택할 수 있는 것이 없습니다",
            )
        )
    total = pricing.cheapest(pricing.total_cost(ctx, item))
    found.extend(
        Reason(
            "RB-CR@1.4:203.3",
            f"a part of the cost is impossible: {action.verb}",
            f"비용의 일부를 지불할 수 없습니다: {action.verb}",
        )
        for action in total.actions
        if not pricing.action_possible(ctx, item, action, total.actions)
    )
    total.actions = []
    if not pricing.can_pay(ctx, item, total):
        found.append(
            Reason(
                "RB-CR@1.4:357.1",
                f"the cost can't be paid: {total.energy} energy, {len(total.power)} power",
                f"비용을 지불할 수 없습니다: 에너지 {total.energy}, 힘 {len(total.power)}",
            )
        )
    return found


def activate_reasons(
    rb: Rulebook, state: State, player: int, ident: int, index: int
) -> list[Reason]:
    """Why an activated ability can't be used now."""
    chars = chars_of(rb, state, ident)
    found: list[Reason] = []
    if not 0 <= index < len(chars.abilities):
        return found
    bound = chars.abilities[index]
    ability = bound.ability
    if not isinstance(ability, v.Activated):
        return found
    if chars.controller != player:
        found.append(
            Reason("RB-CR@1.4:191.4", "another player controls it", "통제하고 있지 않습니다")
        )
    if bound.dormant:
        found.append(
            Reason(
                "RB-CR@1.4:721.2",
                "its text is inactive while it is attached",
                "부착되어 있는 동안에는 텍스트가 비활성화됩니다",
            )
        )
    if not timing.fast_enough(ability.speed, timing.speed_needed(state)):
        reason = _timing_reason(rb, state, player, ability.speed)
        if reason is not None:
            found.append(reason)
    if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
        found.append(
            Reason("RB-CR@1.4:383.3.e.1", "already used this turn", "이번 턴에 이미 이용했습니다")
        )
    if not is_active(rb, state, bound):
        found.append(
            Reason(
                "RB-CR@1.4:727.1.b",
                f"{bound.under.keyword if bound.under else ''} is not active",
                f"{bound.under.keyword if bound.under else ''} 조건이 충족되지 않았습니다",
            )
        )
    ctx = Ctx(rb, state, player, ident)
    if ability.only_if is not None and not holds(ctx, ability.only_if):
        found.append(
            Reason("RB-CR@1.4:377.2.b", "its condition is not met", "조건이 충족되지 않았습니다")
        )
    item = actions.ability_item(state, ident, bound, player)
    found.extend(_completion_reasons(rb, state, item, ability.speed))
    return found


def move_reasons(rb: Rulebook, state: State, player: int, ident: int, zone: int) -> list[Reason]:
    """Why a standard move can't be made."""
    found: list[Reason] = []
    if chars_of(rb, state, ident).controller != player:
        found.append(
            Reason("RB-CR@1.4:144", "another player controls the unit", "통제하는 유닛이 아닙니다")
        )
    if not chain_open(state):
        found.append(
            Reason("RB-CR@1.4:144.1.b", "not in a Closed State", "폐쇄 상태에서는 할 수 없습니다")
        )
    if showdown_state(state):
        found.append(
            Reason(
                "RB-CR@1.4:144.1.c",
                "not during a showdown or combat",
                "결전이나 전투 중에는 할 수 없습니다",
            )
        )
    if rb.turn_player(state) != player or state.phase != "main":
        found.append(
            Reason(
                "RB-CR@1.4:144.1.a", "only in one's own Main Phase", "자신의 주요 단계가 아닙니다"
            )
        )
    if "exhausted" in state.objs[ident].marks:
        found.append(Reason("RB-CR@1.4:144.2", "the unit is exhausted", "유닛이 탈진 상태입니다"))
    refusal = move_refusal(rb, state, ident, zone, player)
    if refusal is not None:
        found.append(refusal)
    elif zone not in standard_destinations(rb, state, ident):
        found.append(_destination_reason(state, ident, zone, player))
    return found


def _destination_reason(state: State, ident: int, zone: int, player: int) -> Reason:
    if state.specs[zone].area == "base" and zone != base_of(state, player):
        return Reason(
            "RB-CR@1.4:144.4.b", "not to another player's base", "다른 플레이어의 기지입니다"
        )
    if state.objs[ident].zone == zone:
        return Reason("RB-CR@1.4:447", "it is already there", "이미 그곳에 있습니다")
    return Reason(
        "RB-CR@1.4:144.4.c.1",
        "from battlefield to battlefield only with Ganking",
        "전장에서 전장으로는 개입이 있어야 이동할 수 있습니다",
    )


def hide_reasons(rb: Rulebook, state: State, player: int, ident: int, zone: int) -> list[Reason]:
    """Why a card can't be hidden at a battlefield."""
    found: list[Reason] = []
    if "Hidden" not in chars_of(rb, state, ident).keywords:
        found.append(
            Reason("RB-CR@1.4:811.1", "the card has no Hidden", "숨겨짐이 없는 카드입니다")
        )
    area = state.specs[state.objs[ident].zone].area
    if area not in ("hand", "champion") or state.objs[ident].owner != player:
        found.append(
            Reason(
                "RB-CR@1.4:811.1.b",
                "only from one's own hand or Champion Zone",
                "자신의 손이나 챔피언 구역에서만 숨길 수 있습니다",
            )
        )
    if rb.turn_player(state) != player or not chain_open(state):
        found.append(
            Reason(
                "RB-CR@1.4:811.1.b",
                "only on one's own turn in an Open State",
                "자신의 턴 개방 상태에서만 숨길 수 있습니다",
            )
        )
    if state.specs[zone].area != "battlefield" or field_control(state, zone) != player:
        found.append(
            Reason(
                "RB-CR@1.4:107.3.c",
                "the player does not control that battlefield",
                "통제하는 전장이 아닙니다",
            )
        )
    elif not actions.has_room(rb, state, player, zone) and state.zones[facedown_zone(state, zone)]:
        found.append(
            Reason(
                "RB-CR@1.4:107.3.b",
                "a card is already hidden there",
                "이미 뒷면 표시 카드가 있습니다",
            )
        )
    if not actions.hide_costs(rb, state, player):
        found.append(Reason("RB-CR@1.4:811.1.b", "[A] can't be paid", "[A]를 지불할 수 없습니다"))
    return found
