"""Refusals: why an event can't happen and why a choice is not offered, with every reason.

The checks are the ones that make the options; here they are asked one by one.
"""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.events import reader
from adjudge.core.reads import Ctx, chars_of, holds, objects, players, table_of, test
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.riftbound.rules import actions, pricing, timing
from adjudge.rulebooks.riftbound.rules.assign import assign_reasons
from adjudge.rulebooks.riftbound.rules.bodies import modes_in
from adjudge.rulebooks.riftbound.rules.locations import (
    locations,
    needs_location,
    not_crowded,
    refusals,
)
from adjudge.rulebooks.riftbound.rules.moves import move_refusal, standard_destinations
from adjudge.rulebooks.riftbound.rules.play import body_for, card_item, stays_legal
from adjudge.rulebooks.riftbound.rules.table import (
    base_of,
    chain_open,
    facedown_zone,
    field_control,
    showdown_state,
)
from adjudge.rulebooks.riftbound.rules.targets import (
    can_fill,
    in_named_zone,
    item_ctx,
    leaves_fillable,
    may_choose,
    mode_options,
    specs_of,
)

# --------------------------------------------------------------------------- events


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
        return move_refusal(rb, state, event.obj, event.place, event.player, event.source)
    if not table_of(rb, state).forbids:
        return None
    return _forbidden_by_effect(rb, state, event)


def _forbidden_by_effect(rb: Rulebook, state: State, event: Event) -> Reason | None:
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if not isinstance(rule, v.Forbid) or rule.action != event.kind:
            continue
        ctx = reader(rb, state, bound, event)
        if rule.by is not None and event.player not in players(ctx, rule.by):
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


def _by_item(event: Event, pred: v.Pred) -> bool:
    """ "Spells and abilities can't": only what one of them does, not rules of the turn."""
    del pred
    return bool({"spell", "ability"} & set(event.how))


def body_possible(rb: Rulebook, ctx: Ctx, body: v.Body) -> bool:
    """Whether the first action of a body finds what it acts on."""
    for part in body:
        if isinstance(part, v.Act):
            if part.on is None or isinstance(part.on, v.TargetPlayer | v.TargetPlace):
                return True
            return any(i in ctx.state.objs for i in objects(ctx, part.on))
        if isinstance(part, v.If):
            return not holds(ctx, part.cond) or body_possible(rb, ctx, part.then)
        return True
    return True


# --------------------------------------------------------------------------- choices


def explain(rb: Rulebook, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """Every reason why an option is not offered in the open decision."""
    found: list[Reason]
    zone = option.obj if option.verb == "place" else option.arg
    nowhere = option.verb in ("move", "hide", "place") and not 0 <= zone < len(state.specs)
    hidden = option.verb != "place" and _unseen(rb, state, decision.player, option.obj)
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


def _unseen(rb: Rulebook, state: State, player: int, ident: int) -> bool:
    """128: a card whose face the player may not see; a reason could tell what it is."""
    obj = state.objs.get(ident)
    if obj is None or player in state.known.get(ident, ()):
        return False
    spec = state.specs[obj.zone]
    if spec.look == "public" and not obj.facedown:
        return False
    if spec.look == "secret":
        return True
    if spec.owner >= 0:
        return spec.owner != player
    return chars_of(rb, state, ident).controller != player


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
    speed = timing.card_speed(rb, state, ident, player, way)
    if not timing.timely(rb, state, item, speed):
        reason = _timing_reason(rb, state, player, speed)
        if reason is not None:
            found.append(reason)
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
    for action in total.actions:
        if not pricing.action_possible(ctx, item, action, total.actions):
            found.append(
                Reason(
                    "RB-CR@1.4:203.3",
                    f"a part of the cost is impossible: {action.verb}",
                    f"비용의 일부를 지불할 수 없습니다: {action.verb}",
                )
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
    if not timing.fast_enough(ability.speed, timing.speed_needed(state)):
        reason = _timing_reason(rb, state, player, ability.speed)
        if reason is not None:
            found.append(reason)
    if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
        found.append(
            Reason("RB-CR@1.4:383.3.e.1", "already used this turn", "이번 턴에 이미 이용했습니다")
        )
    ctx = Ctx(rb, state, player, ident)
    if ability.only_if is not None and not holds(ctx, ability.only_if):
        found.append(
            Reason("RB-CR@1.4:377.2.b", "its condition is not met", "조건이 충족되지 않았습니다")
        )
    item = actions.ability_item(rb, state, ident, index, bound, player)
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
        found.append(_destination_reason(rb, state, ident, zone, player))
    return found


def _destination_reason(rb: Rulebook, state: State, ident: int, zone: int, player: int) -> Reason:
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
    if not pricing.resources_for(rb, state, player, actions.HIDE_COST):
        found.append(Reason("RB-CR@1.4:811.1.b", "[A] can't be paid", "[A]를 지불할 수 없습니다"))
    return found


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
                found.append(
                    Reason(
                        "RB-CR@1.4:811.1.d.2",
                        "it is not at the battlefield the card was hidden at",
                        "카드를 숨긴 전장에 있지 않습니다",
                    )
                )
            else:
                found.extend(_whole_reasons(ctx, item, spec, decision.label, ident))
        else:
            found.append(
                Reason(
                    "RB-CR@1.4:355.9.b",
                    "it does not meet the targeting restriction",
                    "대상 지정 제한을 충족하지 않습니다",
                )
            )
    return found


def _whole_reasons(ctx: Ctx, item: Item, spec: v.Target, label: str, ident: int) -> list[Reason]:
    """Why an object that could be a target by itself can't be one beside the rest of the play."""
    rest = specs_of(item, body_for(ctx.rb, ctx.state, item), "")
    kept = stays_legal(ctx, item, label, ident) and leaves_fillable(ctx, spec, ident, rest)
    if not kept and ident not in item.choices.get(label, ()):
        return [
            Reason(
                "RB-CR@1.4:355.16",
                "the play could not be completed with this choice",
                "이 선택으로는 사용을 마칠 수 없습니다",
            )
        ]
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
    spec = state.specs[zone]
    if spec.area == "base" and spec.owner != item.controller:
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
    if decision.kind == "location" and spec.place:
        found.extend(refusals(rb, state, item, zone))
    return [
        *found,
        Reason("RB-CR@1.4:355.2", "not a legal location", "사용할 수 있는 위치가 아닙니다"),
    ]
