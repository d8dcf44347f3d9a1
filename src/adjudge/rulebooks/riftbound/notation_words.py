"""The words of Riftbound's cases and moves in English and Korean."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from adjudge.rulekit.speech import (
    COMMON_CLAUSES,
    COMMON_FORMS,
    COMMON_KINDS,
    COMMON_MACROS,
    COMMON_VERBS,
    How,
    Kind,
    Otherwise,
    Speech,
    may,
    window,
)

_VERBS: Final[dict[str, tuple[str, ...]]] = {
    **COMMON_VERBS,
    "equip": ("equip", "장착"),
    "empower": ("empower", "강화"),
    "move": ("move", "이동"),
    "hide": ("hide", "숨기기"),
    "exhaust": ("exhaust", "탈진"),
    "recycle": ("recycle", "재활용"),
    "discount": ("discount", "감소"),
    "keep": ("keep", "유지"),
    "mulligan": ("mulligan", "set aside", "멀리건"),
}
_MACROS: Final = (
    (r"pass until the chain is empty", "pass until the chain is empty"),
    (r"체인이 빌 때까지 넘기기", "pass until the chain is empty"),
    (r"pass until (?:the )?combat(?: begins)?", "pass until combat"),
    (r"전투까지 넘기기", "pass until combat"),
    (r"pass until (?:the )?(?:showdown|combat) (?:ends|is over)", "pass until the showdown ends"),
    (r"(?:결전|전투)이?가? 끝날 때까지 넘기기", "pass until the showdown ends"),
    *COMMON_MACROS,
)
_PAYING: Final = ("exhaust", "recycle")


def _silent(en: str, ko: str, how: How, clause: str = "", base: int = 0) -> Kind:
    return Kind(en, ko, how, Otherwise.FIRST, silent=True, clause=clause, base=base)


_KINDS: Final[dict[str, Kind]] = {
    **COMMON_KINDS,
    "main": window("what to do in the Main Phase", "주요 단계의 행동", main=True),
    "priority": window("priority", "우선권"),
    "focus": window("focus", "집중"),
    "optional cost": Kind(
        "an optional additional cost", "선택적 추가 비용", How.COST, Otherwise.NO
    ),
    "perform": Kind(
        "whether to use a triggered ability",
        "유발 스킬 이용 여부",
        How.YES_NO,
        Otherwise.NO,
        eager=True,
    ),
    "pay trigger": Kind(
        "whether to pay for a trigger", "유발 스킬의 비용 지불 여부", How.YES_NO, Otherwise.YES
    ),
    "pay to": may("whether to pay", "지불 여부"),
    "new choice": may("whether to choose a target anew", "대상 재선택 여부"),
    "location": Kind("a location", "위치", How.PLACE, clause="at"),
    "destination": Kind("a destination", "도착지", How.PLACE),
    "begin": Kind("where to begin", "시작할 곳", How.PLACE),
    "base cost": Kind("which cost to pay", "지불할 비용", How.NUMBER, clause="cost", base=1),
    "cost order": _silent("the order of costs", "비용의 순서", How.NUMBER, "cost", 1),
    "component": _silent("which part a discount takes off", "감소할 비용", How.NUMBER, "cost", 1),
    "discount order": _silent("the order of discounts", "비용 감소의 순서", How.OWN),
    "pay": _silent("how to pay", "지불 방법", How.PAY),
    "spend": _silent("which resources to spend", "소모할 자원", How.PAY),
    "pay amount": Kind("how much to pay", "지불할 양", How.PAY, Otherwise.DONE, verbs=_PAYING),
    "assign": Kind("which unit is assigned damage next", "피해를 분배할 다음 유닛", How.SHARE),
    "split": Kind("a share of the damage", "나눌 피해", How.SHARE),
    "surplus": _silent("where the rest of the damage goes", "남은 피해를 분배할 유닛", How.SHARE),
    "also move": Kind("who else moves", "함께 이동할 유닛", How.OWN, Otherwise.DONE),
    "mulligan": Kind(
        "cards to set aside", "빼 둘 카드", How.SET, Otherwise.DONE, verbs=("mulligan", "keep")
    ),
    "battlefield": Kind("a battlefield", "전장", How.ORDER),
    "use": Kind("what to use", "이용할 것", How.ORDER, verbs=("activate",)),
}
_KINDS["pay"] = replace(_KINDS["pay"], verbs=_PAYING)
_KINDS["spend"] = replace(_KINDS["spend"], verbs=_PAYING)

SPEECH: Final = Speech(
    verbs=_VERBS,
    clauses=COMMON_CLAUSES,
    macros=_MACROS,
    acts=frozenset(("play", "activate", "equip", "empower", "move", "hide", "pass", "end turn")),
    kinds=_KINDS,
    forms={
        **COMMON_FORMS,
        "pay one": ("pay one", "지불 하나"),
        "set aside": ("choose {obj}", "{obj} 선택"),
        "also": ("choose {obj}", "{obj} 선택"),
        "discount": ("discount {number}", "감소 {number}"),
        "move": ("move {obj} to {place}", "{obj} 이동 도착지 {place}"),
        "hide": ("hide {obj} at {place}", "{obj} 숨기기 장소 {place}"),
        "exhaust": ("exhaust {obj}", "{obj} 탈진"),
        "recycle": ("recycle {obj}", "{obj} 재활용"),
        "use": ("use {obj}", "{obj} 이용"),
    },
    places={"base": ("base", "기지")},
    qualifiers={
        "exhausted": ("exhausted", True),
        "ready": ("exhausted", False),
        "탈진된": ("exhausted", True),
        "준비된": ("exhausted", False),
    },
    origins={
        "hand": "hand",
        "손": "hand",
        "champion": "champion",
        "챔피언 구역": "champion",
        "hidden": "facedown",
        "facedown": "facedown",
        "숨겨짐": "facedown",
        "trash": "trash",
        "폐기장": "trash",
    },
    costs={"가속": "accelerate", "반복": "repeat"},
)
"""Everything that is told to the common forms."""
