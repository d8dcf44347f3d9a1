"""Readings: where the commentary departs from the rulebook. The first answer counts."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.readings import Reading, Value

READINGS: Final = (
    Reading(
        "if",
        ("MTG-CR@2006:404.3", "MTG-KO@2006:404.3"),
        "When is an intervening if looked at?",
        "끼어든 if 조건을 언제 확인하는가?",
        (
            Value(
                "twice",
                "As the ability triggers and again as it resolves.",
                "유발될 때와 해결될 때 두 번 확인한다.",
            ),
            Value(
                "seed",
                "Only as it resolves, as the commentary says.",
                "주해가 말하는 대로 해결될 때만 확인한다.",
            ),
        ),
    ),
    Reading(
        "priority",
        ("MTG-CR@2006:408.1c", "MTG-KO@2006:408.1c"),
        "Who gets priority after something was played?",
        "무언가를 사용한 다음 누가 우선권을 받는가?",
        (
            Value("rulebook", "Whoever played it, again.", "사용한 플레이어가 다시 받는다."),
            Value(
                "seed",
                "The next player at once, as the commentary says.",
                "주해가 말하는 대로 곧바로 다음 플레이어가 받는다.",
            ),
        ),
    ),
    Reading(
        "trigger order",
        ("MTG-CR@2006:410.3", "MTG-KO@2006:410.3"),
        "Who is the first to put simultaneous triggers on the stack?",
        "동시에 유발된 능력을 누가 먼저 스택에 올리는가?",
        (
            Value("active player", "The active player.", "턴을 진행하는 플레이어."),
            Value(
                "seed",
                "The player who has priority, as the commentary says.",
                "주해가 말하는 대로 우선권을 가진 플레이어.",
            ),
        ),
    ),
    Reading(
        "mana",
        ("MTG-CR@2006:411.2",),
        "When are mana abilities offered?",
        "마나 능력을 언제 제시하는가?",
        (
            Value(
                "when paying",
                "While something is paid; the usual form of games, with fewer idle choices.",
                "비용을 낼 때. 헛된 선택이 적은 보통의 게임 형식이다.",
            ),
            Value(
                "always",
                "Whenever a player has priority too, as the rule allows; the form of cases.",
                "규칙이 허용하는 대로 우선권이 있을 때도. 사례의 형식이다.",
            ),
        ),
    ),
)
