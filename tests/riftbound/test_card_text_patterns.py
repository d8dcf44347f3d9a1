"""Patterns, links and conditions in the rules text: nothing that a tree asks for goes unsaid."""

from dataclasses import replace

import pytest

from adjudge.core import vocab as v
from adjudge.rulebooks.riftbound import dsl, dsl_words
from adjudge.rulebooks.riftbound.card_text import ability_text, card_text
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.kit_cards import RiftboundCards
from adjudge.text.wording import WordingFault

ME = replace(all_cards()["Tibbers"], name="Stone", ko="돌")
UNIT = v.Target("unit", dsl.unit)
OPPONENT = v.TargetPlayer("opponent")
EQUIPMENT = v.Tagged("Equipment")
DRAW = dsl.draw(1)
FOES = v.All(dsl.unit & dsl.enemy)
AT_END = dsl.when(v.When(("end of turn",), by=v.You()), DRAW)
TWO = v.Target("two", dsl.unit & dsl.mine)
TWO_ELSEWHERE = v.Target("other", dsl.unit & dsl.mine & v.Elsewhere(v.PlaceOf(TWO)))


def asked(cond: v.Condition) -> v.Ability:
    """A spell that does something under a condition."""
    return dsl.does(v.If(cond, (DRAW,)))


LINKS: list[tuple[v.Ability, str, str]] = [
    (
        dsl.does(
            v.Act("choose", on=UNIT),
            dsl.detach(v.Target("its", EQUIPMENT & v.Same(v.AttachedTo(UNIT)))),
        ),
        "Choose a unit. Detach an Equipment attached to it.",
        "유닛 1명을 선택합니다. 그 유닛에 부착된 장비 1개를 분리합니다.",
    ),
    (
        v.Static((dsl.might(v.CountOf(v.All(EQUIPMENT & v.Same(v.AttachedTo(v.Me()))))),)),
        "I have additional Might equal to the total number of Equipment attached to me.",
        "이 카드가 이 카드에 부착된 장비의 수만큼의 추가 위력을 가집니다.",
    ),
    (
        asked(v.Matches(v.Target("it", EQUIPMENT), v.Same(v.AttachedTo(v.Me())))),
        "If an Equipment is attached to me, draw a card.",
        "장비 1개가 이 카드에 부착되어 있을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(dsl.kill(v.All(dsl.unit & v.Same(v.Linked("banished"))))),
        "Kill all units banished with Stone.",
        "돌을 통해 추방한 모든 유닛을 처치합니다.",
    ),
    (
        dsl.does(dsl.recycle(v.Linked("banished"))),
        "Recycle all cards banished with Stone.",
        "돌을 통해 추방한 모든 카드를 재활용합니다.",
    ),
    (
        v.Static((v.Gain("Tank"),), scope=v.Same(v.HostOf(v.Me()))),
        "What I am attached to has [Tank].",
        "이 카드가 부착된 대상이 [탱커]를 가집니다.",
    ),
    (
        asked(v.Matches(v.Me(), v.Namesake(UNIT))),
        "If I have the same name as a unit, draw a card.",
        "이 카드가 유닛 1명과 이름이 같을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        v.Static((v.Gain("Tank"),), scope=dsl.unit & v.Namesake(v.Me())),
        "Units that have the same name as me have [Tank].",
        "이 카드와 이름이 같은 유닛이 [탱커]를 가집니다.",
    ),
    (
        dsl.does(dsl.move(FOES, dsl_words.to_base(FOES))),
        "Move all enemy units back to their base.",
        "모든 적 유닛을 기지로 이동시킵니다.",
    ),
    (
        dsl.does(
            dsl.play_token("Recruit", count=v.CountOf(v.All(dsl.gear & dsl.mine)), label="those"),
            dsl.make_ready(v.Target("few", v.Same(v.Noted("those")), 0, 2)),
        ),
        (
            "Play a Recruit unit token with 1 Might for each gear that you control. "
            "Make up to two of them ready."
        ),
        (
            "내가 통제하는 도구의 수만큼 신병 유닛 토큰(위력 1)을 사용합니다. "
            "그 토큰들 중 최대 2개를 준비시킵니다."
        ),
    ),
]
PATTERNS: list[tuple[v.Ability, str, str]] = [
    (
        dsl.when(v.When(("attack",), dsl.me & v.Is("one on one")), DRAW),
        "When I attack while I am one on one with an enemy unit, draw a card.",
        "이 카드가 일대일 상태인 동안 이 카드가 공격하면, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.when(v.When(("die",), dsl.me | (dsl.unit & dsl.enemy)), DRAW),
        "When I or an enemy unit dies, draw a card.",
        "이 카드 또는 적 유닛이 사망하면, 카드 1장을 뽑습니다.",
    ),
    (
        v.Triggered(v.When(("die",), dsl.me & ~dsl.alone), (DRAW,), keyword="Deathknell"),
        "[Deathknell] — If I was not alone, draw a card.",
        "[Deathknell] — 이 카드가 홀로 있지 않았을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.when(v.When(("die",), dsl.unit, by=v.You(), source=dsl.gear), DRAW),
        "When you kill a unit with a gear, draw a card.",
        "내가 도구로 유닛을 처치하면, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.when(v.When(("damage",), dsl.me, how=("spell",)), DRAW),
        "When I take damage from a spell, draw a card.",
        "이 카드가 주문에 의해 피해를 입으면, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.when(v.When(("return",), dsl.unit, place=v.Here()), DRAW),
        "When a unit is returned from here to a hand, draw a card.",
        "유닛이 이곳에서 손으로 되돌아가면, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.when(v.When(("enter",), dsl.unit, area="battlefield"), DRAW),
        "When a unit enters the board at a battlefield, draw a card.",
        "유닛이 전장에서 게임판에 진입하면, 카드 1장을 뽑습니다.",
    ),
    (
        v.Again(v.When(("conquer", "score conquer"), by=v.You(), place=v.Here())),
        (
            "When you conquer or score by conquering here, your abilities that this triggers "
            "trigger an additional time."
        ),
        (
            "이곳을 정복하거나 이곳에서 정복으로 득점하면, 그로 인해 유발되는 내 스킬이 "
            "한 번 더 유발됩니다."
        ),
    ),
    (
        v.Replacement(
            v.When(("gain points",), by=v.EachPlayer(), one_of=("conquer", "hold")),
            (dsl.draw(1, v.EventPlayer()),),
            cond=v.TurnOf(v.EventPlayer()),
        ),
        (
            "If a player would gain points by conquering or holding, if it is their turn, "
            "instead they draw a card."
        ),
        (
            "플레이어가 정복 또는 점거로 점수를 얻을 경우, 그 플레이어의 턴일 경우, 대신 "
            "그 플레이어는 카드 1장을 뽑습니다."
        ),
    ),
    (
        dsl.when(
            v.When(("move",), dsl.unit),
            dsl.kill(v.EventObject()),
            cond=v.Matches(v.EventPlace(origin=True), dsl.battlefield),
        ),
        "When a unit moves, if the place it left is a battlefield, kill it.",
        "유닛이 이동하면, 그 유닛이 있던 위치가 전장일 경우, 그 유닛을 처치합니다.",
    ),
    (
        dsl.does(v.Later(AT_END, until="game")),
        "At the end of your next turn, draw a card.",
        "내 다음 턴 종료 시, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(v.Later(AT_END, until="game", once=False)),
        "For the rest of the game, at the end of your turn, draw a card.",
        "남은 게임 동안 내 턴 종료 시, 카드 1장을 뽑습니다.",
    ),
]
CHOICES: list[tuple[v.Ability, str, str]] = [
    (
        dsl.does(v.May((v.DoThis((DRAW, dsl.gain_xp(1))),))),
        "You may do this: draw a card, then gain 1 XP.",
        "다음을 수행할 수 있습니다. 카드 1장을 뽑은 후, 경험치 1을 얻습니다.",
    ),
    (
        dsl.does(v.May((DRAW,), who=v.ControllerOf(UNIT))),
        "A unit's controller may choose to have you draw a card.",
        "유닛 1명의 통제자는 내가 카드 1장을 뽑게 할 수 있습니다.",
    ),
    (
        dsl.does(
            v.PayTo(dsl.cost(dsl.energy(1)), (dsl.draw(1, v.ThatPlayer()), DRAW), who=v.Opponents())
        ),
        ("Each opponent may choose to pay [1]. If so, they draw a card, then you draw a card."),
        (
            "각 상대는 [1]을 지불할 수 있습니다. 그렇게 할 경우, 카드 1장을 뽑은 후, "
            "나는 카드 1장을 뽑습니다."
        ),
    ),
]
ACTORS: list[tuple[v.Ability, str, str]] = [
    (
        dsl.when_i("attack", dsl.discard(1, OPPONENT), DRAW),
        "When I attack, an opponent discards a card, then you draw a card.",
        "이 카드가 공격하면, 상대 1명은 카드 1장을 버린 후, 나는 카드 1장을 뽑습니다.",
    ),
    (
        dsl.when_i("attack", DRAW, dsl.discard(1, OPPONENT), dsl.draw(1, OPPONENT)),
        "When I attack, draw a card, an opponent discards a card, then they draw a card.",
        (
            "이 카드가 공격하면, 카드 1장을 뽑고, 상대 1명은 카드 1장을 버린 후, "
            "그 상대는 카드 1장을 뽑습니다."
        ),
    ),
]
CONDITIONS: list[tuple[v.Ability, str, str]] = [
    (
        dsl.does(
            v.Act("choose", on=TWO),
            v.Act("choose", on=TWO_ELSEWHERE),
            v.If(
                v.Some(
                    (
                        v.Matches(TWO, v.Has("Temporary")),
                        v.Matches(TWO_ELSEWHERE, v.Has("Temporary")),
                    )
                ),
                (DRAW,),
            ),
        ),
        (
            "Choose a unit that you control and a unit that you control not at its location. "
            "If the first or second unit has [Temporary], draw a card."
        ),
        (
            "내가 통제하는 유닛 1명과 그 유닛의 위치에 없는 내가 통제하는 유닛 1명을 선택합니다. "
            "첫 번째 유닛이 [Temporary]가 있거나 두 번째 유닛이 [Temporary]가 있을 경우, "
            "카드 1장을 뽑습니다."
        ),
    ),
    (
        asked(v.Matches(UNIT, v.Tagged("Cat") | v.Tagged("Dog"))),
        "If a unit is a Cat or Dog, draw a card.",
        "유닛 1명이 Cat이거나 Dog일 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(dsl.kill(v.All(dsl.unit & (dsl.me | v.Tagged("Cat"))))),
        "Kill all units that are me or a Cat.",
        "이 카드이거나 Cat인 모든 유닛을 처치합니다.",
    ),
    (
        asked(v.Unless(v.Matches(v.Me(), v.Is("played from hand")))),
        "If I have been played from anywhere but a hand, draw a card.",
        "이 카드가 손이 아닌 곳에서 사용되었을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        asked(v.Matches(UNIT, v.Measure("might", "<=", 3))),
        "If a unit has a Might of 3 or less, draw a card.",
        "유닛 1명의 위력이 3 이하일 경우, 카드 1장을 뽑습니다.",
    ),
    (
        asked(v.Exists(dsl.unit & dsl.mine & dsl.another & dsl.here)),
        "If you control another unit here, draw a card.",
        "이곳에 있는 내가 통제하는 다른 유닛이 있을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        asked(v.Compare(v.CountOf(v.All(dsl.unit & dsl.mine & dsl.another)), "==", 1)),
        "If you control exactly one other unit, draw a card.",
        "내가 통제하는 다른 유닛이 정확히 1명일 경우, 카드 1장을 뽑습니다.",
    ),
    (
        asked(v.Compare(v.CountOf(v.All(dsl.unit & dsl.mine & dsl.another)), "!=", 1)),
        "If you do not control exactly one other unit, draw a card.",
        "내가 통제하는 다른 유닛이 정확히 1명이 아닐 경우, 카드 1장을 뽑습니다.",
    ),
    (
        asked(v.Unless(v.Exists(dsl.unit, 2))),
        "If there are not two or more units, draw a card.",
        "유닛이 2명 이상이 아닐 경우, 카드 1장을 뽑습니다.",
    ),
    (
        asked(v.Compare(v.CountPlaces("battlefield", ("enemy",)), ">=", 1)),
        "If there is an enemy battlefield, draw a card.",
        "상대가 통제하는 전장이 있을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        asked(v.Compare(v.Fact("gear played"), "<", 1)),
        "If you have played no gear this turn, draw a card.",
        "이번 턴에 도구를 1개 미만 사용했을 경우, 카드 1장을 뽑습니다.",
    ),
]
HOST = v.HostOf(v.EventObject())
PLACE = v.Target("field", dsl.battlefield)
EXHAUSTED = v.Act("exhaust one", on=v.All(dsl.unit & dsl.mine & v.Not(UNIT)), label="done")
NAMES: list[tuple[v.Ability, str, str]] = [
    (
        dsl.when(v.When(("attach",), EQUIPMENT, by=v.You()), DRAW, cond=v.Matches(HOST, dsl.me)),
        "When you attach an Equipment, if it is attached to me, draw a card.",
        "내가 장비를 부착하면, 그 장비가 이 카드에 부착되어 있을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.when(
            v.When(("attach",), EQUIPMENT, by=v.You()), DRAW, cond=v.Matches(v.Me(), v.Same(HOST))
        ),
        "When you attach an Equipment, if it is attached to me, draw a card.",
        "내가 장비를 부착하면, 그 장비가 이 카드에 부착되어 있을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(v.Act("choose", on=PLACE), dsl.move(UNIT, v.PlaceOf(PLACE))),
        "Choose a battlefield. Move a unit to that battlefield.",
        "전장 1곳을 선택합니다. 유닛 1명을 그 전장으로 이동시킵니다.",
    ),
    (
        dsl.activated(dsl.cost(EXHAUSTED), dsl.make_ready(UNIT)),
        "Exhaust a unit that you control: Make another unit ready.",
        "내가 통제하는 유닛 1명 탈진: 다른 유닛 1명을 준비시킵니다.",
    ),
    (
        dsl.does(dsl.give(v.Target("bare", dsl.unit & ~v.Has("Tank")), v.Gain("Tank"))),
        "Give [Tank] to a unit without [Tank] this turn.",
        "이번 턴 동안 [탱커]가 없는 유닛 1명에게 [탱커]를 부여합니다.",
    ),
    (
        dsl.does(
            v.Act("choose", on=v.Target("some", dsl.unit, 0, 3)),
            dsl.draw(1, v.OwnerOf(v.Target("some", dsl.unit, 0, 3))),
        ),
        "Choose up to three units. Their owners draw a card.",
        "유닛 최대 3명을 선택합니다. 그 유닛들의 소유자들은 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(
            dsl.discard(1, label="gone"), DRAW, v.If(v.Matches(v.Noted("gone"), dsl.gear), (DRAW,))
        ),
        "Discard a card. Draw a card. If the discarded card is a gear, draw a card.",
        "카드 1장을 버립니다. 카드 1장을 뽑습니다. 버린 카드가 도구일 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(
            dsl.banish(UNIT, label="gone"),
            v.PlayCard(v.Noted("gone"), who=v.OwnerOf(UNIT), must_go=v.HomeOf(v.OwnerOf(UNIT))),
        ),
        "Banish a unit. Its owner plays it to their base.",
        "유닛 1명을 추방합니다. 그 유닛의 소유자는 그 유닛을 자신의 기지에 사용합니다.",
    ),
    (
        v.Replacement(
            v.When(("enter",), dsl.me),
            keep=True,
            cond=v.PlaceIs(area="battlefield"),
            changes=(("enters", "ready"),),
        ),
        "If I come in at a battlefield, I come in ready.",
        "이 카드가 전장에 진입할 경우, 이 카드가 준비 상태로 진입합니다.",
    ),
]
ORDER: list[tuple[v.Ability, str, str]] = [
    (
        dsl.when(
            v.When(("recycle",), ~dsl.rune & ~v.IsToken() & v.OwnedBy(v.You()), by=v.You()),
            DRAW,
        ),
        "When you recycle a non-rune non-token card that you own, draw a card.",
        "내가 자신이 소유하는 룬이 아니고 토큰이 아닌 카드를 재활용하면, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(dsl.kill(v.All(dsl.unit & v.Is("mighty") & dsl.mine & dsl.here))),
        "Kill all Mighty units that you control here.",
        "이곳에 있는 내가 통제하는 [Mighty] 상태인 모든 유닛을 처치합니다.",
    ),
    (
        dsl.does(v.Act("create", how=("Baron Pit",), amount=1)),
        "Create a Baron Pit battlefield token unless it is there already.",
        "아직 없는 Baron Pit 전장 토큰 1개를 생성합니다.",
    ),
]
COSTS: list[tuple[v.Ability, str, str]] = [
    (
        dsl.costs_less(dsl.energy(1), cond=v.CameFrom("trash")),
        "If I was played from a trash, I cost [1] less.",
        "이 카드를 폐기장에서 사용했을 경우, 이 카드의 비용이 [1] 감소합니다.",
    ),
    (
        v.CostRule(
            "discount",
            applies=dsl.unit,
            by=v.You(),
            less=(dsl.energy(1),),
            cond=v.CameFrom("trash"),
        ),
        "Units that you play from a trash cost [1] less.",
        "내가 폐기장에서 사용하는 유닛의 비용이 [1] 감소합니다.",
    ),
    (
        v.CostRule(
            "additional", applies=dsl.unit, cost=dsl.cost(dsl.discard(1)), cond=v.CameFrom("trash")
        ),
        "As an additional cost of playing a unit from a trash, discard a card.",
        "폐기장에 있던 유닛을 사용할 때 비용에 더해, 카드 1장을 버립니다.",
    ),
    (
        dsl.costs_less(dsl.energy(1), count=v.Fact("cards played")),
        "I cost [1] less for each card you played this turn.",
        "이 카드의 비용이 이번 턴에 내가 사용한 카드 1장당 [1] 감소합니다.",
    ),
]


@pytest.mark.parametrize(
    ("ability", "english", "korean"),
    [*LINKS, *PATTERNS, *CHOICES, *ACTORS, *CONDITIONS, *NAMES, *ORDER, *COSTS],
)
def test_nothing_goes_unsaid(ability: v.Ability, english: str, korean: str) -> None:
    """Links to other objects, all that a pattern asks for, who does what, and opposites."""
    assert ability_text(ability, "en", ME) == english
    assert ability_text(ability, "ko", ME) == korean


def test_parts_of_a_spell_share_its_targets() -> None:
    """What a keyword adds to a spell speaks of the target that the spell has named."""
    lines = card_text(all_cards()["Combat Experience"], "en").splitlines()
    assert lines[1:] == [
        "Give a unit +1 Might this turn.",
        "With [Level 6] — Instead, if you have 6 or more XP, give that unit +3 Might this turn.",
    ]


def test_a_pattern_that_has_no_words_is_a_fault() -> None:
    """The place of an event that tells of none is not left out in silence."""
    pattern = v.When(("buff",), dsl.unit, place=v.Here())
    with pytest.raises(WordingFault, match="no words for the place"):
        ability_text(dsl.when(pattern, DRAW), "en", ME)


def test_a_rule_or_an_action_that_has_no_words_is_a_fault() -> None:
    """So it is with the source of a rule and the destination of an action."""
    with pytest.raises(WordingFault, match="no words for 'attack'"):
        ability_text(v.Forbid("attack", obj=dsl.me, source=dsl.spell), "en", ME)
    with pytest.raises(WordingFault, match="no words for the destination of 'kill'"):
        ability_text(dsl.does(v.Act("kill", on=UNIT, to=v.Here())), "en", ME)


def test_the_line_of_a_card_is_in_its_language() -> None:
    """Type, domain and the tags that are translated."""
    cards = RiftboundCards()
    assert cards.find("Cleave").shown == {"en": "Spell  1  Fury", "ko": "주문  1  분노"}
    assert cards.find("Long Sword").shown["ko"].startswith("도구  ")
    assert "장비" in cards.find("Long Sword").shown["ko"]
