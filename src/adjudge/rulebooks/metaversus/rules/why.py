"""Why something may not be done: every reason, with its rule, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.noticing import used_word
from adjudge.core.reads import Ctx, holds
from adjudge.core.state import State
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules import laying, market, skills
from adjudge.rulebooks.metaversus.rules.table import cards_in, character, zone

PHASE_WORDS: Final = {
    "wish": ("the wish phase", "기원단계"),
    "action": ("the action phase", "행동단계"),
    "buy": ("the buy phase", "구매단계"),
    "attack": ("the attack phase", "공격단계"),
    "after hit": ("the end of the attack phase", "공격단계의 끝"),
    "clean up": ("the clean-up phase", "정리단계"),
}
TYPE_WORDS: Final = {
    "action": ("action cards", "행동카드"),
    "money": ("money cards", "재화카드"),
    "weapon": ("weapon cards", "무기카드"),
    "character": ("characters", "캐릭터"),
}
_RULE_OF_TYPE: Final = {"action": "MW@seed:6.1", "money": "MW@seed:7.1", "weapon": "MW@seed:8.1"}


def reasons(rb: Known, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """Every reason why an option is not offered; at least one."""
    explain = {
        "lay": _lay,
        "buy": _buy,
        "skill": _skill,
        "wish": _wish,
        "next": _next,
        "ban": _ban,
        "stall": _stall,
        "done": _done,
        "rebuild": _rebuild,
    }.get(option.verb)
    found = tuple(explain(rb, state, decision, option)) if explain is not None else ()
    return found or (rb.not_offered(state, decision),)


def _running(decision: Decision) -> Iterator[Reason]:
    """A running text has to end first (6.7, 13.5)."""
    if decision.kind not in PHASE_WORDS and decision.kind != "offer":
        yield Reason(
            "MW@seed:6.7",
            "what is being done has to be finished first",
            "지금 진행 중인 것을 먼저 끝마쳐야 합니다",
        )


def _lay(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    yield from _running(decision)
    player = decision.player
    obj = state.objs.get(option.obj)
    if obj is None or obj.zone != zone("hand", player):
        yield Reason(
            "MW@seed:6.2",
            "cards are laid from the own hand",
            "카드는 자신의 손에서만 낼 수 있습니다",
        )
        return
    facts = rb.facts[obj.name]
    yield from _lay_phase(rb, state, decision, obj.name)
    form = facts.boosted if option.word == laying.PLUS else facts
    if option.word == laying.PLUS:
        yield from _boost(rb, state, player, obj.name)
    points = state.stats[player]["actions"]
    if form is not None and form.cost > points:
        yield Reason(
            "MW@seed:6.2",
            f"{form.cost} action points are required, there are {points}",
            f"필요 행동력은 {form.cost}이고 가진 행동력은 {points}입니다",
        )
    alike = [i for i in cards_in(state, "hand", player) if state.objs[i].name == obj.name]
    if alike[0] != option.obj and Option("lay", alike[0], word=option.word) in decision.options:
        yield Reason(
            decision.rule,
            "of cards that are alike the first one is laid",
            "같은 카드 중에서는 첫 번째 카드를 냅니다",
        )


def _lay_phase(rb: Known, state: State, decision: Decision, name: str) -> Iterator[Reason]:
    """Cards of a type are laid in their phase, money before buying and weapons before the hit."""
    facts = rb.facts[name]
    kind = facts.types[0] if facts.types else ""
    phase = decision.kind if decision.kind in PHASE_WORDS else state.phase
    if phase == "after hit" and facts.phase == "attack":
        yield Reason(
            "MW@seed:8.4",
            "after the damage was dealt no weapon card may be laid",
            "피해를 준 뒤에는 무기카드를 낼 수 없습니다",
        )
    elif facts.phase != phase:
        en, ko = TYPE_WORDS.get(kind, (kind, kind))
        phase_en, phase_ko = PHASE_WORDS.get(facts.phase, ("no phase", "어떤 단계에서도"))
        yield Reason(
            _RULE_OF_TYPE.get(kind, decision.rule),
            f"{en} are laid in {phase_en}",
            f"{ko}는 {phase_ko}에 냅니다",
        )
    elif phase == "buy" and state.vars.get("bought"):
        yield Reason(
            "MW@seed:7.10",
            "after a purchase no money card may be laid",
            "카드를 구매한 뒤에는 재화카드를 낼 수 없습니다",
        )


def _boost(rb: Known, state: State, player: int, name: str) -> Iterator[Reason]:
    facts = rb.facts[name]
    if name in rb.required:
        yield Reason(
            "MW@seed:5.5",
            "required market cards can't use wish stars",
            "필수 거래소 카드에는 소원의 별을 사용할 수 없습니다",
        )
    elif facts.boosted is None:
        yield Reason(
            "MW@seed:5.3", "the card has no boosted form", "이 카드에는 강화된 상태가 없습니다"
        )
    elif facts.stars > state.stats[player]["stars"]:
        have = state.stats[player]["stars"]
        yield Reason(
            "MW@seed:5.4",
            f"{facts.stars} wish stars are needed, there are {have}",
            f"소원의 별이 {facts.stars}개 필요하지만 {have}개 있습니다",
        )


def _buy(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    yield from _running(decision)
    player = decision.player
    obj = state.objs.get(option.obj)
    if obj is None or state.specs[obj.zone].area != "market":
        yield Reason(
            "MW@seed:7.5", "only market cards are bought", "거래소에 있는 카드만 구매할 수 있습니다"
        )
        return
    if decision.kind != "buy":
        yield Reason(
            "MW@seed:7.5", "cards are bought in the buy phase", "카드는 구매단계에 구매합니다"
        )
    if state.stats[player]["buys"] <= 0 and decision.kind == "buy":
        rule = "MW@seed:7.8" if state.vars.get("bought") else "MW@seed:7.5"
        yield Reason(rule, "there is no buy left", "남은 구매 기회가 없습니다")
    cost, gems = market.price(rb, state, player, option.obj), state.stats[player]["gems"]
    if cost > gems:
        yield Reason(
            "MW@seed:7.4",
            f"the card costs {cost} gems, there are {gems}",
            f"구매가는 {cost}젬이고 가진 젬은 {gems}젬입니다",
        )
    top = state.zones[obj.zone][0]
    if top != option.obj and Option("buy", top) in decision.options:
        yield Reason(
            "MW@seed:7.5", "the first copy is taken", "입고된 카드 중 첫 번째 카드를 가져옵니다"
        )


def _skill(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    yield from _running(decision)
    player = decision.player
    mine = character(state, player)
    if option.obj != mine:
        yield Reason(
            "MW@seed:10.1",
            "only skills of the own character can be cast",
            "자신이 선택한 캐릭터의 스킬만 시전할 수 있습니다",
        )
        return
    known = dict(rb.actives.get(state.objs[mine].name, ()))
    skill = known.get(option.arg)
    if skill is None:
        yield Reason(
            "MW@seed:10.2",
            "the character has no such active skill",
            "이 캐릭터에게 그런 즉발형 스킬이 없습니다",
        )
        return
    word = used_word(skill.span)
    if (
        skill.times is not None
        and state.count(word, skills.key_of(mine, option.arg)) >= skill.times
    ):
        yield Reason(
            "MW@seed:10.6",
            f"the skill was cast {skill.times} times already",
            f"이미 {skill.times}번 시전한 스킬입니다",
        )
    if skill.speed and skill.speed != state.phase:
        en, ko = PHASE_WORDS[skill.speed]
        yield Reason("MW@seed:10.4", f"the skill is cast in {en}", f"{ko}에 시전하는 스킬입니다")
    ctx = Ctx(rb, state, player, mine)
    if skill.only_if is not None and not holds(ctx, skill.only_if):
        yield Reason(
            "MW@seed:10.4",
            "the condition of the skill is not met",
            "스킬의 조건이 충족되지 않았습니다",
        )


def _wish(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    del rb, state, option
    yield from _running(decision)
    if decision.kind != "wish":
        yield Reason(
            "MW@seed:5.1",
            "a wish star is gained in the wish phase, at the start of the turn",
            "소원의 별은 차례를 시작하는 기원단계에 얻습니다",
        )


def _next(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    del rb, state, option, decision
    yield Reason(
        "MW@seed:13.5",
        "a running instruction may not be broken off",
        "진행 중인 지시를 임의로 중단할 수 없습니다",
    )


def _ban(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    del rb
    if decision.kind != "ban":
        yield Reason(
            "MW@seed:3.5",
            "each may ban one character, before the hands are swapped",
            "손을 바꾸기 전에 캐릭터팩 1종만 금지할 수 있습니다",
        )
    elif option.obj not in cards_in(state, "draft", decision.player):
        yield Reason(
            "MW@seed:3.5",
            "only a character of the own hand can be banned",
            "자신의 손에 있는 캐릭터만 금지할 수 있습니다",
        )


def _stall(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    del rb, state, option
    yield Reason(
        "MW@seed:3.10",
        "four kinds of the own pack are chosen for the market"
        if decision.kind != "choose market"
        else "four different kinds are chosen in the order of the pack",
        "자신의 캐릭터팩에서 서로 다른 4종류를 고릅니다",
    )


def _done(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    del rb, state, option
    yield Reason(
        "MW@seed:6.6" if decision.kind != "choose market" else "MW@seed:3.10",
        "what can be followed has to be followed",
        "따를 수 있는 지시는 반드시 따라야 합니다",
    )


def _rebuild(rb: Known, state: State, decision: Decision, option: Option) -> Iterator[Reason]:
    del rb, state, decision, option
    yield Reason(
        "MW@seed:12.4",
        "a new draw deck is made only when a card is needed and none is there",
        "뽑기 덱에 카드가 없고 카드가 필요할 때에만 뽑기 덱을 만듭니다",
    )
