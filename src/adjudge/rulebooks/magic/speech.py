"""The words of Magic's cases and moves in English and Korean."""

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

PHASES: Final = {
    "untap": ("untap", "언탭"),
    "upkeep": ("upkeep", "업킵"),
    "draw": ("draw", "드로우"),
    "main 1": ("main", "메인"),
    "beginning of combat": ("combat", "전투 시작"),
    "declare attackers": ("attackers", "공격자 선언"),
    "declare blockers": ("blockers", "방어자 선언"),
    "combat damage": ("damage", "전투 데미지"),
    "end of combat": ("end of combat", "전투 종료"),
    "main 2": ("second main", "두 번째 메인"),
    "end of turn": ("end", "턴 종료"),
    "cleanup": ("cleanup", "클린업"),
}

_VERBS: Final[dict[str, tuple[str, ...]]] = {
    **COMMON_VERBS,
    "mana": ("tap", "탭"),
    "face up": ("face up", "turn up", "앞면으로"),
    "suspend": ("suspend", "유예"),
    "attack": ("attack", "attack with", "공격"),
    "block": ("block", "방어"),
    "keep": ("keep", "유지"),
    "mulligan": ("mulligan", "멀리건"),
    "x": ("x", "X"),
}
_EN: Final = "|".join(dict.fromkeys(en for en, _ in PHASES.values()))
_KO: Final = "|".join(dict.fromkeys(ko for _, ko in PHASES.values()))
_MACROS: Final = (
    (r"pass until the stack is empty", "pass until the stack is empty"),
    (r"스택이 빌 때까지 넘기기", "pass until the stack is empty"),
    (rf"(?:pass )?until (?:the )?({_EN})(?: step| phase)?", "until phase"),
    (rf"({_KO})까지", "until phase"),
    *COMMON_MACROS,
)


def _silent(en: str, ko: str, how: How, clause: str = "", base: int = 0) -> Kind:
    return Kind(en, ko, how, Otherwise.FIRST, silent=True, clause=clause, base=base)


_KINDS: Final[dict[str, Kind]] = {
    **COMMON_KINDS,
    "main": window("what to do in the main phase", "메인 단계의 행동", main=True),
    "priority": window("priority", "우선권"),
    "x": Kind("the value of X", "X의 값", How.NUMBER, Otherwise.LEAST, clause="x"),
    "cost": Kind(
        "which cost to pay", "지불할 비용", How.NUMBER, Otherwise.FIRST, clause="cost", base=1
    ),
    "additional": Kind("an optional additional cost", "선택적 추가 비용", How.COST, Otherwise.NO),
    "divide": Kind("a share of the damage", "나눌 데미지", How.SHARE),
    "assign": Kind("how combat damage is assigned", "전투 데미지의 배정", How.SHARE),
    "assign how": Kind("whom combat damage is assigned to", "전투 데미지를 배정할 곳", How.PLAYER),
    "attackers": Kind(
        "attacking creatures", "공격할 생물", How.SET, Otherwise.DONE, verbs=("attack",)
    ),
    "blockers": Kind("blocks", "방어", How.PAIRS, Otherwise.DONE, verbs=("block",)),
    "discard": Kind("cards to discard", "버릴 카드", How.SET),
    "color": Kind("a colour", "색", How.WORD),
    "new target": Kind("a new target", "새 목표", How.SET),
    "stay tapped": may("whether it stays tapped", "탭된 채로 둘지 여부"),
    "pay or not": may("whether to pay", "지불 여부"),
    "pay amount": Kind(
        "how much to pay", "지불할 양", How.NUMBER, Otherwise.LEAST, clause="amount"
    ),
    "tap or untap": Kind(
        "whether it is tapped or untapped", "탭 또는 언탭", How.OWN, Otherwise.FIRST
    ),
    "mulligan": Kind("whether to keep the hand", "손 유지 여부", How.OWN, Otherwise.FIRST),
    "pay": _silent("how to pay", "지불 방법", How.PAY),
    "spend": _silent("which mana to spend", "사용할 마나", How.PAY),
}
_KINDS["pay"] = replace(_KINDS["pay"], verbs=("mana",))

_UNITS: Final = {
    "white": ("white", "백"),
    "blue": ("blue", "청"),
    "black": ("black", "흑"),
    "red": ("red", "적"),
    "green": ("green", "녹"),
    "colorless": ("colorless", "무색"),
}
ACTS: Final = frozenset(("play", "activate", "pass", "face up", "mana", "suspend"))

SPEECH: Final = Speech(
    verbs=_VERBS,
    clauses={**COMMON_CLAUSES, "x": ("x", "X"), "for": ("for", "색")},
    macros=_MACROS,
    acts=ACTS,
    kinds=_KINDS,
    forms={
        **COMMON_FORMS,
        "mana": ("tap {obj}", "{obj} 탭"),
        "face up": ("face up {obj}", "{obj} 앞면으로"),
        "suspend": ("suspend {obj}", "{obj} 유예"),
        "attack": ("attack {obj}", "{obj} 공격"),
        "set attackers": ("attack {names}", "{names} 공격"),
        "set blockers": ("block {names}", "{names} 방어"),
        "x": ("x {arg}", "X {arg}"),
        "color": ("name {word}", "{word} 고르기"),
        "keep": ("keep", "유지"),
        "mulligan": ("mulligan", "멀리건"),
        "tap": ("choose tap", "탭 선택"),
        "untap": ("choose untap", "언탭 선택"),
        "next": ("choose {obj}", "{obj} 선택"),
        "blockers": ("choose blockers", "방어자 선택"),
    },
    places={"in play": ("in play", "플레이")},
    areas={
        "library": ("library", "서고"),
        "hand": ("hand", "손"),
        "graveyard": ("graveyard", "무덤"),
        "removed from the game": ("removed", "게임에서 제거됨"),
        "in play": ("in play", "플레이"),
        "stack": ("stack", "스택"),
        "phased out": ("phased out", "페이즈 아웃"),
    },
    qualifiers={
        "tapped": ("tapped", True),
        "untapped": ("tapped", False),
        "탭된": ("tapped", True),
        "언탭된": ("tapped", False),
    },
    phases=PHASES,
    passes=("pass",),
    origins={"hand": "hand", "손": "hand", "graveyard": "graveyard", "무덤": "graveyard"},
    words=_UNITS,
)
"""Everything that is told to the common forms."""

KIND_WORDS: Final = {name: (kind.en, kind.ko) for name, kind in _KINDS.items()}
"""What is open, for errors."""
