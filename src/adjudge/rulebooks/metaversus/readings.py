"""What the play guide leaves open, and how it is read here; the usual value first."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.readings import Reading, Value

READINGS: Final[tuple[Reading, ...]] = (
    Reading(
        "reshuffle",
        ("MW@seed:12.3",),
        "Which cards make up a new draw deck in the middle of a turn?",
        "차례 도중에 뽑기 덱을 만들 때 어떤 카드를 섞는가?",
        (
            Value(
                "discard",
                "the discard alone, which is what is shuffled; cards laid or gained this turn lie"
                " in the play area and get in where clean-up, which discards them, makes the new"
                " deck. Else a card could draw itself again without end",
                "섞는 것은 버린 덱이므로 버린 덱만 섞는다. 이번 차례에 내거나 얻은 카드는 카드 내기"
                " 공간에 있다가, 그것을 버리는 정리단계에 새로 만드는 뽑기 덱에 들어간다."
                " 아니면 카드가 자신을 끝없이 다시 뽑을 수 있다",
            ),
            Value(
                "play area",
                "the play area is discarded first, so that cards just laid or gained get in",
                "카드 내기 공간의 카드를 먼저 버려 방금 내거나 얻은 카드도 들어간다",
            ),
        ),
    ),
    Reading(
        "weapon text",
        ("MW@seed:8.3", "MW@seed:8.2"),
        "When is what stands behind a weapon's damage followed?",
        "무기카드의 피해량 뒤에 지시된 효과는 언제 따르는가?",
        (
            Value(
                "as laid",
                "as the weapon is laid, from top to bottom like any card; only the damage waits"
                " for the one hit",
                "무기카드를 낼 때 위에서부터 따르며, 피해량만 한 번에 주는 피해를 기다린다",
            ),
            Value(
                "after the hit",
                "after the damage was dealt, in the order of laying",
                "피해를 준 뒤 낸 순서대로 따른다",
            ),
        ),
    ),
    Reading(
        "star overflow",
        ("MW@seed:5.2",),
        "When are wish stars lost: beyond three, or beyond four as the sentence says?",
        "소원의 별은 3개를 넘을 때 사라지는가, 문장대로 4개를 넘을 때 사라지는가?",
        (
            Value(
                "beyond three",
                "whatever exceeds three is lost: three is stated as the most",
                "최대 3개라고 하였으므로 3개를 넘는 만큼 사라진다",
            ),
            Value(
                "beyond four",
                "a total of four is kept until it is used; only a gain beyond four is cut to three",
                "4개까지는 남고, 4개를 넘게 얻을 때 3개만 남는다",
            ),
        ),
    ),
    Reading(
        "other stars",
        ("MW@seed:5.1",),
        "Does a star that a skill gives in the wish phase end the turn as well?",
        "기원단계에 스킬로 얻은 소원의 별도 정리단계로 건너뛰게 하는가?",
        (
            Value(
                "go on",
                "no: what ends the turn is the star that the phase itself offers",
                "아니다. 단계를 건너뛰는 것은 기원단계에서 고를 수 있는 그 별을 얻었을 때이다",
            ),
            Value(
                "skip",
                "yes: any star gained in this phase leads to clean-up, as the sentence says",
                "그렇다. 문장대로 이 단계에서 얻은 별이면 모두 정리단계로 건너뛴다",
            ),
        ),
    ),
    Reading(
        "skill timing",
        ("MW@seed:10.4",),
        "Does a skill that may be cast at any time reach into the opponent's turn?",
        "언제든지 시전할 수 있는 스킬을 상대 차례에도 시전할 수 있는가?",
        (
            Value(
                "own turn",
                "no: each turn is played by one duelist, and nothing gives the other a moment",
                "아니다. 차례는 한 결투가가 진행하며 상대에게 시점을 주는 지시가 없다",
            ),
            Value(
                "any turn",
                "yes, between two effects; the other duelist is asked once a phase",
                "그렇다. 효과와 효과 사이에 시전하며, 단계마다 상대에게 한 번 묻는다",
            ),
        ),
    ),
    Reading(
        "clean-up draw",
        ("MW@seed:9.2", "MW@seed:9.3"),
        "Are five cards drawn in clean-up, or is the hand filled to five?",
        "정리단계에 5장을 뽑는가, 손이 5장이 되도록 뽑는가?",
        (
            Value(
                "draw five",
                "five are drawn, as the rule says",
                "규칙대로 5장을 뽑는다",
            ),
            Value(
                "fill to five",
                "the hand is filled to five, as the table's button does",
                "차례를 마치는 버튼처럼 손이 5장이 되도록 뽑는다",
            ),
        ),
    ),
    Reading(
        "own cards",
        ("MW@seed:3.11",),
        "How are a duelist's own market cards set to favour that duelist?",
        "본인의 거래소 카드는 어떻게 본인에게 유리한가?",
        (
            Value(
                "by text",
                "by what the cards themselves say of their own pack; no rule adds to it",
                "카드의 지시 자체가 자신의 캐릭터팩에 유리하며, 따로 더하는 규칙은 없다",
            ),
            Value(
                "one gem less",
                "besides, they cost their supplier one gem less",
                "그에 더해 본인은 1젬 적게 구매한다",
            ),
        ),
    ),
    Reading(
        "empty pile",
        ("MW@seed:3.14", "MW@seed:3.13"),
        "What comes when a duelist's kind sells out and the own pile is empty?",
        "캐릭터 거래소 카드가 매진되었는데 캐릭터 카드더미가 비어 있으면?",
        (
            Value(
                "go on",
                "nothing: play goes on, as with the neutral pile",
                "중립 카드더미와 같이 새로 놓지 않고 속행한다",
            ),
            Value(
                "neutral",
                "a neutral kind comes instead",
                "대신 중립 거래소 카드를 놓는다",
            ),
        ),
    ),
    Reading(
        "required cards",
        ("MW@seed:3.15", "MW@seed:3.12"),
        "What happens when a required kind sells out?",
        "필수 거래소 카드가 매진되면?",
        (
            Value(
                "restock",
                "six more of it come: it is required at any time, and has no pile",
                "같은 카드를 6장 다시 입고한다. 언제나 있어야 하고 카드더미가 없기 때문이다",
            ),
            Value(
                "sell out",
                "it stays sold out",
                "매진된 채로 둔다",
            ),
        ),
    ),
    Reading(
        "maximum health",
        ("MW@seed:3.17",),
        "Can health rise above the maximum?",
        "체력이 최대 체력을 넘을 수 있는가?",
        (
            Value(
                "limit",
                "no: a maximum is kept beside the health",
                "아니다. 체력과 함께 최대 체력을 표시한다",
            ),
            Value("no limit", "yes: no rule stops it", "그렇다. 막는 규칙이 없다"),
        ),
    ),
    Reading(
        "at once",
        ("MW@seed:6.7",),
        'What is "at once from hand" beyond breaking in?',
        "'손에서 즉시'는 끼어드는 것 외에 무엇을 뜻하는가?",
        (
            Value(
                "",
                "the card is laid from hand into the play area by its duelist's choice, without"
                " action points and unboosted, and its text below the line is followed between two"
                " instructions of what runs",
                "원하면 행동력 없이 카드를 손에서 카드 내기 공간에 내고,"
                " 지시와 지시 사이에 그 카드의 경계선 밑의 지시를 따른다",
            ),
        ),
    ),
    Reading(
        "one difficulty",
        ("MW@seed:3.9", "MW@seed:3.4"),
        "How are packs chosen from the characters of one difficulty?",
        "한 난이도의 캐릭터 카드더미에서 캐릭터팩을 어떻게 고르는가?",
        (
            Value(
                "",
                "by the usual draft where there are the ten that it deals; else each picks unseen"
                " from all of them, as the text says no more than that packs are chosen from there",
                "10장이 있으면 기본 선택 규칙대로 나누어 고르고, 모자라면 그 더미 전체에서"
                " 각자 보이지 않게 고른다. 그 더미에서 선택한다는 말밖에 없기 때문이다",
            ),
        ),
    ),
    Reading(
        "same pack",
        ("MW@seed:3.9",),
        "May both duelists freely choose the same pack?",
        "원하는 캐릭터팩을 고를 때 서로 같은 팩을 고를 수 있는가?",
        (
            Value(
                "",
                "yes: nothing rules it out",
                "그렇다. 금지하는 말이 없다",
            ),
        ),
    ),
    Reading(
        "ban in the open",
        ("MW@seed:3.5",),
        "Are bans made one after the other?",
        "금지할 캐릭터팩은 차례로 고르는가?",
        (
            Value(
                "",
                "no: both decide unseen, from their own hands",
                "아니다. 각자 자신의 손에서 보이지 않게 고른다",
            ),
        ),
    ),
)
