"""Why an option is not offered: every rule that stands against it."""

from __future__ import annotations

from typing import Final

from adjudge.core import targets as core_targets
from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.reads import chars_of, seat, table_of
from adjudge.core.state import Item, State
from adjudge.core.targets import item_ctx
from adjudge.core.views import unseen
from adjudge.rulebooks.magic.rules import legality, play, pricing, slots, targets, timing
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.table import HAND, in_play, is_fresh

CR: Final = "MTG-CR@2006:"


def _reason(rule: str, en: str, ko: str) -> Reason:
    return Reason(CR + rule, en, ko)


def explain(rb: Book, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """All reasons that are found; at least one."""
    found: list[Reason] = []
    if unseen(rb, state, decision.player, option.obj):
        found = []
    elif option.verb == "play" and option.obj in state.objs:
        found = _play(rb, state, decision, option)
    elif option.verb == "activate" and option.obj in state.objs:
        found = _activate(rb, state, decision, option)
    elif option.verb in ("target", "player") and decision.item >= 0:
        found = _target(rb, state, decision, option)
    elif option.verb == "attack" and in_play(state, option.obj):
        found = _attack(rb, state, option.obj)
    elif option.verb == "block" and in_play(state, option.obj):
        found = _block(rb, state, option.obj, option.arg)
    if not found:
        found = [Reason(decision.rule, "it is not among the options", "선택지에 없습니다")]
    return tuple(found)


def _turn(state: State, decision: Decision, player: int) -> list[Reason]:
    if decision.player != player:
        return [_reason("408.1d", "that player has no priority", "우선권이 없습니다")]
    del state
    return []


def _play(rb: Book, state: State, decision: Decision, option: Option) -> list[Reason]:
    obj = state.objs[option.obj]
    player = obj.owner
    found = _turn(state, decision, player)
    area = state.specs[obj.zone].area
    if area != HAND and option.obj not in rb.playable_elsewhere(state, player):
        found.append(
            _reason("401.1", "it can't be played from there", "그곳에서는 사용할 수 없습니다")
        )
    slow = timing.sorcery_time(state, player)
    if obj.name in rb.land_names:
        if not slow:
            found.append(
                _reason(
                    "305.4",
                    "lands are played in one's own main phase",
                    "자신의 메인 단계가 아닙니다",
                )
            )
        if state.vars["lands played"] >= rb.land_limit(state, player):
            found.append(
                _reason(
                    "305.4", "a land was played this turn", "이번 턴에 이미 대지를 사용했습니다"
                )
            )
        return found
    if not slow and obj.name not in rb.fast_names and not rb.all_fast(state, player, option.obj):
        found.append(
            _reason(
                "408.1d",
                "only in one's own main phase with an empty stack",
                "자신의 메인 단계에 스택이 비어 있을 때만 사용할 수 있습니다",
            )
        )
    if timing.split_second(rb, state):
        found.append(_reason("502.58", "split second", "찰나"))
    if timing.forbidden_to_play(rb, state, player, option.obj, "play"):
        found.append(_reason("409.4", "an effect forbids playing it", "효과가 사용을 금지합니다"))
    item = play.card_item(state, option.obj, player, option.word)
    found.extend(_item(rb, state, item))
    return found


def _item(rb: Book, state: State, item: Item) -> list[Reason]:
    """Targets and costs."""
    found: list[Reason] = []
    ctx = item_ctx(rb, state, item)
    ctx.draft = item
    if not targets.fillable(rb, item, ctx):
        found.append(_reason("409.1c", "there is no legal target", "합당한 목표가 없습니다"))
    total = pricing.total_cost(ctx, item)
    if total is None:
        found.append(_reason("401.1b", "it has no mana cost", "마나 비용이 없습니다"))
        return found
    for act in total.actions:
        if not rb.action_possible(ctx, act):
            rule = "409.1h"
            own = act.verb == "tap" and isinstance(act.on, v.Me) and in_play(state, item.obj)
            if own and is_fresh(rb, state, item.obj):
                rule = "403.4"
            found.append(
                _reason(rule, f"the cost {act.verb} can't be paid", "비용을 낼 수 없습니다")
            )
    if not rb.affordable(
        state, item.controller, total.wanted, pricing.barred_by(ctx, total.actions)
    ):
        found.append(_reason("409.1h", "the mana can't be paid", "마나를 낼 수 없습니다"))
    return found


def _activate(rb: Book, state: State, decision: Decision, option: Option) -> list[Reason]:
    player = rb.user_of(state, option.obj)
    found = _turn(state, decision, player)
    abilities = chars_of(rb, state, option.obj).abilities
    numbers = [
        i
        for i, b in enumerate(abilities)
        if isinstance(b.ability, v.Activated) and not b.ability.adds and option.arg in (-1, i)
    ]
    if not numbers:
        area = state.specs[state.objs[option.obj].zone].area
        found.append(
            _reason(
                "402.8", f"it has no such ability in {area}", "그곳에서 쓸 수 있는 능력이 없습니다"
            )
        )
    for index in numbers:
        bound = abilities[index]
        ability = bound.ability
        assert isinstance(ability, v.Activated)
        if not in_play(state, option.obj) and "board" in ability.areas:
            found.append(
                _reason("402.8", "it works in play only", "플레이에 있을 때만 쓸 수 있습니다")
            )
        if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
            found.append(_reason("403.3", "it was used this turn", "이번 턴에 이미 사용했습니다"))
        if ability.speed == "sorcery" and not timing.sorcery_time(state, player):
            found.append(
                _reason("403.5", "only when a sorcery could be played", "소서리 타이밍이 아닙니다")
            )
        if timing.forbidden_to_play(rb, state, player, option.obj, "play ability"):
            found.append(_reason("409.4", "an effect forbids it", "효과가 금지합니다"))
        found.extend(_item(rb, state, play.ability_item(rb, state, option.obj, index, player)))
    return found


def _target(rb: Book, state: State, decision: Decision, option: Option) -> list[Reason]:
    item = state.item(decision.item)
    if item is None:
        return []
    ident = seat(option.obj) if option.verb == "player" else option.obj
    ctx = item_ctx(rb, state, item)
    found: list[Reason] = []
    if ident == item.id:
        found.append(_reason("415.6", "nothing targets itself", "자신은 목표가 될 수 없습니다"))
    elif ident >= 0 and in_play(state, ident):
        chars = table_of(rb, state).chars[ident]
        source = targets.source_chars(ctx)
        if source is not None and targets.protected(chars, source, state.objs[ident].memo):
            found.append(_reason("502.7", "protection", "보호"))
        elif targets.barred(ctx, ident):
            found.append(_reason("415.1", "it can't be a target", "목표가 될 수 없습니다"))
    for spec in slots.specs_of(rb, item, item.choices.get("mode", ())):
        if spec.label != decision.label or not isinstance(spec, v.Target) or ident < 0:
            continue
        if not core_targets.is_legal(ctx, spec, ident):
            found.append(_reason("409.1c", "it is no legal target", "합당한 목표가 아닙니다"))
    return found


def _attack(rb: Book, state: State, ident: int) -> list[Reason]:
    found: list[Reason] = []
    chars = chars_of(rb, state, ident)
    if "tapped" in state.objs[ident].marks:
        found.append(_reason("308.1", "it is tapped", "탭되어 있습니다"))
    if "Defender" in chars.keywords:
        found.append(_reason("308.1", "it has defender", "방어자입니다"))
    if is_fresh(rb, state, ident):
        found.append(_reason("308.1", "it has summoning sickness", "소환 후유증이 있습니다"))
    if not found and not legality.can_attack(rb, state, ident):
        found.append(_reason("308.2", "an effect forbids it", "효과가 금지합니다"))
    return found


def _block(rb: Book, state: State, blocker: int, attacker: int) -> list[Reason]:
    found: list[Reason] = []
    if "tapped" in state.objs[blocker].marks:
        found.append(_reason("309.1", "it is tapped", "탭되어 있습니다"))
    if in_play(state, attacker) and not legality.can_block(rb, state, blocker, attacker):
        chars = chars_of(rb, state, attacker)
        rule = "502.4" if "Flying" in chars.keywords else "501.1"
        found.append(
            _reason(rule, "it can't block that attacker", "그 공격자를 방어할 수 없습니다")
        )
    return found
