"""Rules text of what no written card has yet, word for word."""

import pytest

from adjudge.core import vocab as v
from adjudge.rulebooks.riftbound import dsl
from adjudge.rulebooks.riftbound.card_text import ability_text

UNIT = v.Target("unit", dsl.unit)
RIVAL = v.Target("rival", dsl.unit & dsl.enemy)
OPPONENT = v.TargetPlayer("opponent")
MINE = v.CountOf(v.All(dsl.unit & dsl.mine))

RARER: list[tuple[v.Ability, str, str]] = [
    (
        dsl.does(v.Lasting((v.SetStat("might", 5), v.Lose()), to=UNIT)),
        ("Set a unit's base Might to 5 this turn, then make it lose all abilities this turn."),
        (
            "이번 턴 동안 유닛 1명의 기본 위력을 5로 만든 후, 이번 턴 동안 그 유닛에게서 "
            "모든 스킬을 제거합니다."
        ),
    ),
    (
        dsl.does(v.Lasting((v.GainType("gear"), v.UnderControl(OPPONENT)), to=UNIT, until="board")),
        "Make a unit count as a gear too, then give an opponent control of it.",
        "유닛 1명을 도구로도 간주한 후, 그 유닛의 통제를 상대 1명에게 넘깁니다.",
    ),
    (
        dsl.does(dsl.give(UNIT, dsl.might(v.Stat(RIVAL, "might")), dsl.might(v.Times(MINE, -1)))),
        (
            "Give a unit additional Might equal to an enemy unit's Might and -Might "
            "equal to the total number of units that you control this turn."
        ),
        (
            "이번 턴 동안 유닛 1명에게 적 유닛 1명의 위력만큼의 추가 위력과 내가 "
            "통제하는 유닛의 수만큼의 -위력을 부여합니다."
        ),
    ),
    (
        v.Static(
            (v.Raise("might", to=4), v.GainTag("Poro"), v.Flag("no damage")), dsl.unit & dsl.here
        ),
        ("Units here have Might raised to 4, have the tag Poro, and can't be dealt damage."),
        (
            "이곳에 있는 유닛의 위력이 4로 증가하고 이곳에 있는 유닛이 Poro 태그를 "
            "가지고 피해를 입지 않습니다."
        ),
    ),
    (
        v.Static(
            (dsl.grants(dsl.when_i("attack", dsl.draw(1))),), dsl.unit & dsl.friendly & dsl.another
        ),
        'Other friendly units have the text "When I attack, draw a card."',
        '다른 아군 유닛이 "이 카드가 공격하면, 카드 1장을 뽑습니다."를 가집니다.',
    ),
    (
        dsl.does(v.ForEach(v.All(dsl.unit & dsl.here), (dsl.deal(1, v.Each()), dsl.draw(1)))),
        "For each unit here, deal 1 damage to it, then draw a card.",
        ("이곳에 있는 모든 유닛에 대해 각각, 그 유닛에게 1의 피해를 입힌 후, 카드 1장을 뽑습니다."),
    ),
    (
        dsl.does(v.DoThis((dsl.draw(1),)), v.DoThis((dsl.gain_xp(1),), times=MINE)),
        (
            "Do this: draw a card. Do this a number of times equal to the total number "
            "of units that you control: gain 1 XP."
        ),
        (
            "다음을 수행합니다. 카드 1장을 뽑습니다. 내가 통제하는 유닛의 수만큼 다음을 "
            "반복 수행합니다. 경험치 1을 얻습니다."
        ),
    ),
    (
        dsl.does(
            dsl.discard(1, label="d"),
            v.InsteadOf("d", v.Exists(dsl.gear & dsl.mine), (dsl.draw(2),)),
        ),
        "Discard a card. Instead, if you control a gear, draw two cards.",
        ("카드 1장을 버립니다. 내가 통제하는 도구가 있을 경우, 대신 카드 2장을 뽑습니다."),
    ),
    (
        dsl.does(dsl.discard(2, OPPONENT), dsl.draw(1, OPPONENT), dsl.draw(1, v.Opponents())),
        ("An opponent discards two cards. They draw a card. Each opponent draws a card."),
        (
            "상대 1명은 카드 2장을 버립니다. 그 상대는 카드 1장을 뽑습니다. 각 상대는 "
            "카드 1장을 뽑습니다."
        ),
    ),
    (
        dsl.does(
            dsl.look_at(v.Top(1, OPPONENT)), dsl.predict(2), v.PickWord("word", ("fury", "calm"))
        ),
        ("Look at the card on top of an opponent's Main Deck. Predict 2. Choose Fury or Calm."),
        (
            "상대 1명의 주 덱 맨 위 카드 1장을 확인합니다. 예측 2를 수행합니다. 분노 "
            "또는 평정을 선택합니다."
        ),
    ),
    (
        dsl.does(dsl.prevent(None, UNIT), dsl.prevent(3, RIVAL), dsl.disempower(UNIT)),
        (
            "Prevent all damage that would be dealt to a unit this turn. Prevent the "
            "next 3 damage that would be dealt to an enemy unit this turn. Make that "
            "unit no longer [Empowered]."
        ),
        (
            "이번 턴 동안 유닛 1명이 입을 모든 피해를 방지합니다. 이번 턴 동안 적 유닛 "
            "1명이 다음에 입을 피해 3을 방지합니다. 그 유닛의 강화됨 상태를 제거합니다."
        ),
    ),
    (
        dsl.does(v.May((dsl.draw(1, v.ThatPlayer()), dsl.kill(UNIT)), who=OPPONENT)),
        "An opponent may choose to draw a card, then have you kill a unit.",
        "상대 1명은 카드 1장을 뽑은 후, 내가 유닛 1명을 처치하게 할 수 있습니다.",
    ),
    (
        dsl.does(
            v.If(v.Every((v.TurnOf(v.Opponents()), v.Unless(v.Exists(dsl.unit)))), (dsl.draw(1),))
        ),
        "If it is an opponent's turn and there are no units, draw a card.",
        "상대의 턴이고 유닛이 없을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(dsl.kill(UNIT, label="k"), v.If(v.FellShort("k"), (dsl.draw(1),))),
        "Kill a unit. If you could not do all of that, draw a card.",
        "유닛 1명을 처치합니다. 그중 일부라도 하지 못했을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(
            v.If(
                v.Compare(v.PlayerStat(v.You(), "points"), "<", v.PlayerStat(OPPONENT, "points")),
                (dsl.draw(1),),
            )
        ),
        "If your points are less than an opponent's points, draw a card.",
        "내 점수가 상대 1명의 점수보다 적을 경우, 카드 1장을 뽑습니다.",
    ),
    (
        dsl.does(
            dsl.kill(v.Target("some", dsl.unit & (dsl.ready | dsl.at_base) & ~dsl.friendly, 2, 4))
        ),
        "Kill two to four non-friendly units either ready or at a base.",
        "아군이 아닌 준비되어 있거나 기지에 있는 유닛 2~4명을 처치합니다.",
    ),
    (
        dsl.when(
            v.When(("damage",), dsl.unit, source=dsl.spell), dsl.draw(v.EventAmount()), times=1
        ),
        (
            "When a unit takes damage from a spell, draw that many cards. This happens "
            "only once each turn."
        ),
        (
            "유닛이 주문에 의해 피해를 입으면, 그만큼 카드를 뽑습니다. 이 효과는 매 턴 "
            "1번만 적용됩니다."
        ),
    ),
    (
        dsl.does(
            v.Later(
                dsl.when(v.When(("play",), dsl.spell, by=v.You()), dsl.counter(v.EventObject()))
            )
        ),
        "This turn, the next time you play a spell, counter it.",
        "이번 턴 동안 다음번에 내가 주문을 사용하면, 그 주문을 무효화합니다.",
    ),
    (
        v.Replacement(v.When(("damage",), dsl.unit & dsl.mine), cond=v.Matches(v.Me(), dsl.ready)),
        (
            "While this is ready, if a unit that you control would take damage, that "
            "does not happen."
        ),
        (
            "이 카드가 준비되어 있는 동안, 내가 통제하는 유닛이 피해를 입을 경우, 그 "
            "일은 일어나지 않습니다."
        ),
    ),
    (
        v.CostRule("alternative", cost=dsl.cost(dsl.discard(1))),
        "Instead of paying the cost of this, you may choose to discard a card.",
        "이 카드를 사용할 때 원래 비용 대신, 카드 1장을 버릴 수 있습니다.",
    ),
    (
        v.CostRule(
            "discount", less=(dsl.energy(1),), count=v.CountPlaces("battlefield", ("occupied",))
        ),
        "This costs [1] less for each occupied battlefield.",
        "이 카드의 비용이 점령된 전장 1곳당 [1] 감소합니다.",
    ),
    (
        v.Forbid("choose", obj=dsl.me, source=(dsl.spell | dsl.ability_item) & dsl.enemy),
        "Enemy spells and abilities can't choose this.",
        "적 주문과 스킬은 이 카드를 선택할 수 없습니다.",
    ),
    (
        v.Permit("play from trash", obj=dsl.me, cost=dsl.cost(dsl.energy(2))),
        "You may play this from the trash for [2].",
        "폐기장에서 [2]를 지불하고 이 카드를 사용할 수 있습니다.",
    ),
    (
        v.Keyword("Tank", cond=v.Exists(dsl.gear & dsl.mine)),
        "While you control a gear, this has [Tank].",
        "내가 통제하는 도구가 있는 동안, 이 카드가 [탱커]를 가집니다.",
    ),
    (
        v.Activated(
            dsl.cost(dsl.energy(1)),
            (dsl.draw(1),),
            only_if=v.Compare(v.Fact("drawn"), ">=", 2),
            areas=("trash",),
            times=1,
        ),
        (
            "While this is in your trash, [1]: Draw a card. Use this only if you have "
            "drawn two or more cards this turn. Use this only once each turn."
        ),
        (
            "이 카드가 내 폐기장에 있는 동안, [1]: 카드 1장을 뽑습니다. 이번 턴에 카드를 "
            "2장 이상 뽑았을 때만 이용할 수 있습니다. 매 턴 1번만 이용할 수 있습니다."
        ),
    ),
    (
        dsl.does(
            v.Act("swap", on=UNIT, by=RIVAL), v.Act("activate effects", on=UNIT, how=("hold",))
        ),
        (
            "Swap the Might of a unit and an enemy unit this turn. Use the hold effects "
            "of that unit."
        ),
        (
            "이번 턴 동안 유닛 1명과 적 유닛 1명의 위력을 서로 바꿉니다. 그 유닛의 점거 "
            "효과를 발동합니다."
        ),
    ),
]


@pytest.mark.parametrize(("ability", "english", "korean"), RARER)
def test_rarer_abilities(ability: v.Ability, english: str, korean: str) -> None:
    """Each part of the vocabulary reads as a card does."""
    assert ability_text(ability, "en") == english
    assert ability_text(ability, "ko") == korean
