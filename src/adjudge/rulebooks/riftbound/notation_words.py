"""The words of Riftbound's move notation in English and Korean, and what the kernel calls them."""

from __future__ import annotations

from functools import cache
from typing import Final

from adjudge.rulebooks.riftbound.case_names import SEATS
from adjudge.text.notation import Words

ACTS: Final = frozenset(("play", "activate", "move", "hide", "pass", "end turn"))
"""Verbs that begin something; all others answer a choice that is open."""

YES_NO: Final = frozenset(
    (
        "optional cost",
        "perform",
        "pay trigger",
        "may",
        "may replace",
        "may play",
        "pay to",
        "new choice",
    )
)
"""Choices that are answered by yes or no."""

WINDOWS: Final = frozenset(("main", "focus", "priority"))
"""Choices in which a player may do anything that the moment allows."""

SILENT: Final = frozenset(
    (
        "pay",
        "spend",
        "cost order",
        "component",
        "discount order",
        "order",
        "order cards",
        "replace",
        "surplus",
    )
)
"""Choices that are taken for the player where a move does not mention them."""

_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("play", "사용"),
    "activate": ("activate", "use", "발동", "이용"),
    "equip": ("equip", "장착"),
    "empower": ("empower", "강화"),
    "move": ("move", "이동"),
    "hide": ("hide", "숨기기"),
    "pass": ("pass", "넘기기", "넘김"),
    "end turn": ("end turn", "end the turn", "턴 종료"),
    "yes": ("yes", "예", "네"),
    "no": ("no", "아니요", "아니오"),
    "choose": ("choose", "pick", "select", "target", "선택"),
    "order": ("order", "순서"),
    "done": ("done", "완료"),
    "mode": ("mode", "방식"),
    "pay": ("pay", "지불"),
    "exhaust": ("exhaust", "탈진"),
    "recycle": ("recycle", "재활용"),
    "spend": ("spend", "소모"),
    "assign": ("assign", "split", "분배", "배정"),
    "amount": ("amount", "수량"),
    "cost": ("cost", "비용"),
    "discount": ("discount", "감소"),
    "name": ("name", "고르기"),
    "keep": ("keep", "유지"),
    "mulligan": ("mulligan", "set aside", "멀리건"),
    "concede": ("concede", "항복"),
}
_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "to": ("to", "onto", "위치", "도착지"),
    "at": ("at", "장소"),
    "with": ("with", "paying", "추가 비용"),
    "from": ("from", "출처"),
    "using": ("using", "discarding", "killing", "recycling", "spending", "sacrificing", "비용으로"),
    "mode": ("mode", "방식"),
    "ability": ("ability", "스킬"),
    "amount": ("amount", "수량"),
    "cost": ("cost", "기본 비용"),
    "order": ("order", "순서"),
}
MACROS: Final = (
    (r"pass until the chain is empty", "pass until the chain is empty"),
    (r"체인이 빌 때까지 넘기기", "pass until the chain is empty"),
    (r"pass until (?:the )?combat(?: begins)?", "pass until combat"),
    (r"전투까지 넘기기", "pass until combat"),
    (r"pass until (?:the )?(?:showdown|combat) (?:ends|is over)", "pass until the showdown ends"),
    (r"(?:결전|전투)이?가? 끝날 때까지 넘기기", "pass until the showdown ends"),
    (r"until ([A-D]) main", "until A main"),
    (r"([A-D]) 주요 단계까지", "until A main"),
    (r"next turn", "next turn"),
    (r"다음 턴", "next turn"),
    (r"continue", "continue"),
    (r"계속", "continue"),
)


def _spelled(table: dict[str, tuple[str, ...]]) -> dict[str, str]:
    return {spelling: name for name, spellings in table.items() for spelling in spellings}


_SPELLED: Final = (_spelled(_VERBS), _spelled(_CLAUSES))


@cache
def words_for(players: int) -> Words:
    """The words of a game of so many players."""
    return Words(*_SPELLED, MACROS, SEATS[:players])


FROM: Final = {
    "hand": "hand",
    "손": "hand",
    "champion": "champion",
    "챔피언 구역": "champion",
    "hidden": "facedown",
    "facedown": "facedown",
    "숨겨짐": "facedown",
    "trash": "trash",
    "폐기장": "trash",
}
"""Zones that `from` may name, with the area of the kernel."""

NOTHING: Final = frozenset(("none", "nothing", "no", "없음"))
"""Words for choosing nothing."""

COSTS_KO: Final = {"가속": "accelerate", "반복": "repeat"}
"""Korean names of optional costs."""

KIND_WORDS: Final[dict[str, tuple[str, str]]] = {
    "optional cost": ("an optional additional cost", "선택적 추가 비용"),
    "perform": ("whether to use a triggered ability", "유발 스킬 이용 여부"),
    "pay trigger": ("whether to pay for a trigger", "유발 스킬의 비용 지불 여부"),
    "may": ("whether to do it", "실행 여부"),
    "may replace": ("whether to replace it", "대체 여부"),
    "may play": ("whether to play it", "사용 여부"),
    "pay to": ("whether to pay", "지불 여부"),
    "new choice": ("whether to choose a target anew", "대상 재선택 여부"),
    "target": ("a target", "대상"),
    "retarget": ("which targets stay", "남을 대상"),
    "pick": ("a choice", "선택"),
    "location": ("a location", "위치"),
    "destination": ("a destination", "도착지"),
    "mode": ("a mode", "방식"),
    "base cost": ("which cost to pay", "지불할 비용"),
    "amount": ("an amount", "수량"),
    "pay amount": ("how much to pay", "지불할 양"),
    "assign": ("which unit is assigned damage next", "피해를 분배할 다음 유닛"),
    "surplus": ("where the rest of the damage goes", "남은 피해를 분배할 유닛"),
    "split": ("a share of the damage", "나눌 피해"),
    "player": ("a player", "플레이어"),
    "word": ("a word", "낱말"),
    "begin": ("where to begin", "시작할 곳"),
    "also move": ("who else moves", "함께 이동할 유닛"),
    "mulligan": ("cards to set aside", "빼 둘 카드"),
    "battlefield": ("a battlefield", "전장"),
    "pay": ("how to pay", "지불 방법"),
    "spend": ("which resources to spend", "소모할 자원"),
    "cost order": ("the order of costs", "비용의 순서"),
    "component": ("which part a discount takes off", "감소할 비용"),
    "discount order": ("the order of discounts", "비용 감소의 순서"),
    "order": ("the order of triggers", "유발의 순서"),
    "order cards": ("the order of cards", "카드의 순서"),
    "replace": ("which replacement applies first", "먼저 적용할 대체"),
    "instance": ("which of several events counts", "조건으로 삼을 사건"),
    "use": ("what to use", "이용할 것"),
    "main": ("what to do in the Main Phase", "주요 단계의 행동"),
    "priority": ("priority", "우선권"),
    "focus": ("focus", "집중"),
}
"""What is open, for errors."""
