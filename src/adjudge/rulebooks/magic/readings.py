"""Readings: where the commentary departs from the rulebook, and house answers. The first counts."""

from __future__ import annotations

from typing import Final, NamedTuple


class Reading(NamedTuple):
    """A question with its possible answers.

    Attributes:
        key: Name in `State.readings` and in cases.
        rule: Rule in question.
        values: Answers; the first one is the default.
        en: What it is about, in English.
        ko: The same in Korean.
        source: Where the other answers come from.
    """

    key: str
    rule: str
    values: tuple[str, ...]
    en: str
    ko: str
    source: str


READINGS: Final = (
    Reading(
        "if",
        "404.3",
        ("twice", "seed"),
        "An intervening if is looked at as the ability triggers and again as it resolves; the"
        " commentary speaks of the second look only.",
        "끼어든 if 조건은 유발될 때와 해결될 때 두 번 확인한다. 주해는 해결될 때의 확인만 말한다.",
        "MTG-KO@2006:404.3",
    ),
    Reading(
        "priority",
        "408.1c",
        ("rulebook", "seed"),
        "Whoever plays something receives priority again; the commentary hands it to the next"
        " player at once.",
        "스펠이나 능력을 사용한 플레이어가 다시 우선권을 받는다."
        " 주해는 곧바로 다음 플레이어에게 넘긴다.",
        "MTG-KO@2006:408.1c",
    ),
    Reading(
        "trigger order",
        "410.3",
        ("active player", "seed"),
        "Simultaneous triggers are put on the stack starting with the active player; the"
        " commentary starts with the player who has priority.",
        "동시에 유발된 능력은 턴을 진행하는 플레이어부터 스택에 올린다."
        " 주해는 우선권을 가진 플레이어부터 올린다.",
        "MTG-KO@2006:410.3",
    ),
    Reading(
        "mana",
        "411.2",
        ("when paying", "always"),
        "Mana abilities are offered while something is paid; with the other answer whenever a"
        " player has priority too, as the rule allows.",
        "마나 능력은 비용을 낼 때 제시한다."
        " 다른 값이면 규칙이 허용하는 대로 우선권이 있을 때마다 제시한다.",
        "MTG-CR@2006:411.2",
    ),
)
DEFAULTS: Final = {reading.key: reading.values[0] for reading in READINGS}
