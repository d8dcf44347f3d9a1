"""The words of cases and moves in the terms of the play guide, English and Korean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from adjudge.rulebooks.metaversus.table_text import AREAS
from adjudge.rulebooks.metaversus.words import KIND_WORDS
from adjudge.rulekit.facts_words import FactWords
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
from adjudge.text.case_schema import ANYTHING, Fields, Flag, Number

PHASES: Final = ("wish", "action", "buy", "attack", "after hit", "clean up", "turn")
PHASE_WORDS: Final[Mapping[str, tuple[str, str]]] = {
    "wish": ("wish", "기원단계"),
    "action": ("action", "행동단계"),
    "buy": ("buy", "구매단계"),
    "attack": ("attack", "공격단계"),
    "after hit": ("after hit", "피해를 준 뒤"),
}
_VERBS: Final[dict[str, tuple[str, ...]]] = {
    **{v: s for v, s in COMMON_VERBS.items() if v not in ("play", "activate", "pass", "end turn")},
    "lay": ("lay", "play", "내기"),
    "buy": ("buy", "구매"),
    "skill": ("cast", "use", "시전"),
    "wish": ("wish", "기원"),
    "next": ("next", "pass", "다음", "넘기기"),
    "ban": ("ban", "금지"),
    "stall": ("set out", "거래소에 두기"),
    "rebuild": ("reshuffle", "뽑기 덱 만들기"),
}
_MACROS: Final = (
    (r"pass to (?:the )?(?P<phase>wish|action|buy|attack)(?: phase)?", "until phase"),
    (r"(?P<phase>기원|행동|구매|공격)단계까지", "until phase"),
    *COMMON_MACROS,
)


def _kind(name: str, how: How, otherwise: Otherwise = Otherwise.TOLD, **more: object) -> Kind:
    en, ko = KIND_WORDS[name]
    return replace(Kind(en, ko, how, otherwise), **more)  # type: ignore[arg-type]


_KINDS: Final[dict[str, Kind]] = {
    **COMMON_KINDS,
    **{
        name: window(*KIND_WORDS[name], main=True)
        for name in ("wish", "action", "buy", "attack", "after hit")
    },
    "offer": window(*KIND_WORDS["offer"]),
    "may": may(*KIND_WORDS["may"]),
    "ban": _kind("ban", How.SET, verbs=("ban",)),
    "pick character": _kind("pick character", How.SET),
    "choose market": _kind("choose market", How.SET, verbs=("stall",)),
    "pick": replace(_kind("pick", How.SET), clause="using"),
    "put back": _kind("put back", How.ORDER, Otherwise.FIRST),
    "order": _kind("order", How.ORDER, Otherwise.FIRST),
}
_FORMS: Final[Mapping[str, tuple[str, str]]] = {
    **COMMON_FORMS,
    "lay": ("lay {obj}", "{obj} 내기"),
    "buy": ("buy {obj}", "{obj} 구매"),
    "wish": ("wish", "기원"),
    "next": ("next", "다음"),
    "ban": ("ban {obj}", "{obj} 금지"),
    "stall": ("set out {obj}", "{obj} 거래소에 두기"),
    "set choose market": ("set out {names}", "{names} 거래소에 두기"),
    "set ban": ("ban {names}", "{names} 금지"),
    "rebuild": ("reshuffle", "뽑기 덱 만들기"),
}
SPEECH: Final = Speech(
    verbs=_VERBS,
    clauses=COMMON_CLAUSES,
    kinds=_KINDS,
    macros=_MACROS,
    acts=frozenset(("lay", "buy", "skill", "wish", "next", "rebuild", "ban", "stall")),
    forms=_FORMS,
    areas=AREAS,
    phases=PHASE_WORDS,
    passes=("next",),
)
FACTS: Final = FactWords(
    stats={
        "health": "health",
        "maximum": "maximum",
        "stars": "stars",
        "actions": "actions",
        "buys": "buys",
        "gems": "gems",
        "hit": "hit",
    },
    zones={
        area: area
        for area in (
            "hand",
            "deck",
            "discard",
            "play",
            "aside",
            "seen",
            "shown",
            "draft",
            "pick",
            "stall",
            "pile",
            "character",
        )
    },
    ends=("deck", "discard", "pile"),
    marks={"left": "left"},
    numbers={
        "price": "price",
        "cost": "cost",
        "value": "value",
        "damage": "damage",
    },
    phases=PHASES,
    pile="running",
    of_object={"boosted": Flag("Whether a wish star has turned it into its stronger form.")},
    of_game={
        "market": Fields("Cards of each kind in the market.", {}, (), Number("How many.")),
        "kinds in market": Number("How many different kinds the market shows."),
        "first player": ANYTHING,
        "ending": Flag("Whether somebody's health has been 0 or less."),
        "sheets": Fields(
            "What the summary sheets say.", {}, (), Flag("Whether the sheet can be read.")
        ),
    },
)
