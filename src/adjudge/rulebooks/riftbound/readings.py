"""Questions that the rules leave open, and how they are read here.

A reading with several values is picked by the `readings` of a case; the first value is the usual
one. A reading with one value is fixed in code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from adjudge.rulekit.readings import Reading, Value, choices_of

READINGS: Final[tuple[Reading, ...]] = (
    Reading(
        "combat focus",
        ("RB-CR@1.4:464.2.c.1.b", "RB-CR@1.4:464.2.d"),
        "Who has Focus when a running showdown becomes a combat?",
        "진행 중인 결전이 전투가 되면 집중은 누구에게 있는가?",
        (
            Value("keeps", "the player who has it keeps it", "집중을 가진 플레이어가 유지한다"),
            Value("attacker", "the attacker gains it", "공격자가 얻는다"),
        ),
    ),
    Reading(
        "adds",
        (),
        "When are abilities that add resources offered?",
        "자원을 추가하는 스킬은 언제 제시하는가?",
        (
            Value("paying", "while something is paid", "비용을 지불하는 동안"),
            Value("always", "whenever one may act as well", "행동할 수 있을 때면 언제나"),
        ),
    ),
    Reading(
        "simultaneous holding",
        ("RB-CR@1.4:315.2.b.2",),
        "Are several battlefields held at once?",
        "여러 전장을 동시에 유지하는가?",
        (
            Value(
                "",
                "yes; their player orders the triggers",
                "그렇다. 유발 스킬의 순서는 그 플레이어가 정한다",
            ),
        ),
    ),
    Reading(
        "this combat",
        ("RB-CR@1.4:466.7.c",),
        "What does an effect for this combat do outside a combat?",
        "전투 밖에서 만든 이번 전투 동안의 효과는 어떻게 되는가?",
        (Value("", "nothing", "아무 일도 하지 않는다"),),
    ),
    Reading(
        "damage that is prevented whole",
        ("RB-CR@1.4:437.5.b", "RB-CR@1.4:465.2.c.10"),
        "Is a unit whose damage is prevented whole left out of the assignment?",
        "피해가 모두 방지될 유닛은 피해 분배에서 제외되는가?",
        (
            Value(
                "",
                "no; no amount is lethal, so that it takes all that is assigned from then on",
                "제외되지 않는다. 어떤 양도 치명적이지 않으므로 남은 피해를 모두 분배받는다",
            ),
        ),
    ),
    Reading(
        "lethal in any order",
        ("RB-CR@1.4:465.2.c.5", "RB-CR@1.4:372"),
        "How much must be assigned where the unit's controller orders what changes the damage?",
        "피해를 바꾸는 효과의 순서를 유닛의 통제자가 정할 때 얼마를 분배해야 하는가?",
        (
            Value(
                "",
                "as much as is lethal in the worst order",
                "가장 불리한 순서에서도 치명적인 만큼",
            ),
        ),
    ),
    Reading(
        "moving what is attached",
        ("RB-CR@1.4:718.5.c", "RB-CR@1.4:359.3.e.14.a"),
        "Does a text that moves a gear take an attached one?",
        "도구를 이동시키는 텍스트로 부착된 도구를 가져올 수 있는가?",
        (
            Value(
                "",
                "no; it does not move by itself, and what is linked to its move is ignored",
                "없다. 따로 이동하지 않으며, 그 이동에 연결된 지시도 무시한다",
            ),
        ),
    ),
    Reading(
        "disqualified by itself",
        ("RB-CR@1.4:476.3",),
        "Does an effect stay that its own result disqualifies?",
        "스스로의 결과 때문에 조건을 잃은 효과는 남는가?",
        (
            Value(
                "",
                "no; it is taken back for the whole computation",
                "남지 않는다. 그 계산 전체에서 되돌린다",
            ),
        ),
    ),
    Reading(
        "something",
        ("RB-CR@1.4:359.3.e.4", "RB-CR@1.4:355.9.a"),
        "What is something that is exhausted?",
        "탈진된 것이란 무엇인가?",
        (
            Value(
                "",
                "a unit, a gear, a rune or a legend",
                "유닛, 도구, 룬 또는 전설",
            ),
        ),
    ),
    Reading(
        "paying to play me",
        ("RB-CR@1.4:356.1.a", "RB-CR@1.4:204.3.b"),
        "A text lets a player pay something to play its card: is the printed cost due as well?",
        "무엇을 지불하여 그 카드를 사용한다는 텍스트에서 인쇄된 비용도 내는가?",
        (
            Value(
                "",
                "no; what the text names is paid in its place",
                "아니다. 텍스트가 말하는 것을 그 대신 낸다",
            ),
        ),
    ),
    Reading(
        "the nth time before it came",
        ("RB-CR@1.4:383.1",),
        "Does the first time each turn count what happened before the object came?",
        "매 턴 처음이라는 말은 그 카드가 나오기 전의 일도 세는가?",
        (Value("", "yes; the turn is counted from its start", "센다. 턴이 시작될 때부터 센다"),),
    ),
    Reading(
        "Legion behind a cost",
        ("RB-CR@1.4:812.1.b.1", "RB-CR@1.4:727.1.c.3"),
        "Can an ability whose effect stands behind Legion be used before Legion is met?",
        "효과가 군단 뒤에 있는 스킬을 군단이 충족되기 전에 이용할 수 있는가?",
        (Value("", "no", "이용할 수 없다"),),
    ),
    Reading(
        "the next player",
        ("RB-CR@1.4:303.2.a",),
        "After whom comes the next player with whom an effect starts?",
        "효과가 시작되는 다음 플레이어는 누구의 다음인가?",
        (Value("", "after the turn player", "턴 플레이어의 다음이다"),),
    ),
    Reading(
        "bonus damage at a place",
        ("RB-CR@1.4:714", "RB-CR@1.4:715.3"),
        "Damage is split among units of which only some are where it gets bonus damage.",
        "추가 피해를 주는 곳의 유닛과 다른 곳의 유닛에게 피해를 나눈다.",
        (Value("", "the whole grows once", "전체가 한 번 늘어난다"),),
    ),
    Reading(
        "what was banished with it",
        ("RB-CR@1.4:397", "RB-CR@1.4:390.5.b", "RB-CR@1.4:359.3.e.12.a"),
        "The source of an ability on the chain leaves: is what it banished still linked?",
        "체인에 있는 스킬의 원천이 떠나면 그것이 추방한 카드는 여전히 연결되어 있는가?",
        (Value("", "yes, for that ability", "그 스킬에 대해서는 연결되어 있다"),),
    ),
    Reading(
        "banish, then play",
        ("RB-KO@2026:ex73",),
        "Does a permission to banish a card, then play it, cover the play as well?",
        "추방한 후 사용할 수 있다는 허용은 사용까지 포함하는가?",
        (
            Value(
                "",
                "yes; the player may banish it and not play it",
                "포함한다. 추방하고 사용하지 않을 수도 있다",
            ),
        ),
    ),
)

CHOICES: Final[Mapping[str, tuple[str, ...]]] = choices_of(READINGS)
"""Readings that a case may pick, with their values."""
