"""The words of Starlight in cases and moves, English and Korean."""

from __future__ import annotations

from typing import Final

from adjudge.rulebooks.starlight.rules.turn import STEPS
from adjudge.rulebooks.starlight.trace_words import STATS, TEMPLATES, WORDS
from adjudge.rulekit.facts_words import FactWords
from adjudge.rulekit.speech import (
    COMMON_FORMS,
    COMMON_KINDS,
    COMMON_VERBS,
    How,
    Kind,
    Otherwise,
    Speech,
    window,
)
from adjudge.rulekit.trace_text import TraceWords
from adjudge.text.case_schema import Fields, Flag, Many, Number, Text

KINDS: Final[dict[str, Kind]] = {
    **COMMON_KINDS,
    "main": window("what to do", "할 일", main=True),
    "first player": Kind("who goes first", "먼저 시작할 플레이어", How.PLAYER),
    "attack": Kind("what is attacked", "공격할 대상", How.SET),
    "block": Kind("a blocker", "막을 캐릭터", How.SET, Otherwise.DONE, verbs=("block",)),
    "discard": Kind("a card to discard", "버릴 카드", How.SET, verbs=("discard",)),
    "target": Kind("a target", "목표", How.SET),
    "may": Kind("whether to use it", "사용 여부", How.YES_NO, Otherwise.NO),
}
"""Every kind of choice."""

SPEECH: Final = Speech(
    verbs={
        **COMMON_VERBS,
        "play": ("cast", "play", "발동"),
        "activate": ("use", "activate", "사용"),
        "choose": ("choose", "pick", "select", "target", "선택", "목표"),
        "attack": ("attack", "공격"),
        "block": ("block", "막기"),
        "put face up": ("put face up", "앞면으로 놓기"),
        "put face down": ("put face down", "뒷면으로 놓기"),
        "put from deck": ("put from deck", "덱에서 놓기"),
        "act": ("act", "액트"),
        "take back": ("take back", "되돌리기"),
        "discard": ("discard", "버리기"),
    },
    kinds=KINDS,
    acts=frozenset(
        (
            "play",
            "activate",
            "attack",
            "put face up",
            "put face down",
            "put from deck",
            "act",
            "take back",
            "end turn",
        )
    ),
    forms={
        **COMMON_FORMS,
        "play": ("cast {obj}", "{obj} 발동"),
        "activate": ("use {obj}", "{obj} 사용"),
        "attack": ("attack {obj}", "{obj} 공격"),
        "block": ("block {obj}", "{obj} 막기"),
        "put face up": ("put face up {obj}", "{obj} 앞면으로 놓기"),
        "put face down": ("put face down {obj}", "{obj} 뒷면으로 놓기"),
        "put from deck": ("put from deck", "덱에서 놓기"),
        "act": ("act {obj}", "{obj} 액트"),
        "take back": ("take back", "되돌리기"),
        "discard": ("discard {obj}", "{obj} 버리기"),
        "set block": ("block {names}", "{names} 막기"),
        "set discard": ("discard {names}", "{names} 버리기"),
    },
    areas={
        "hand": ("hand", "손"),
        "deck": ("deck", "덱"),
        "battlefield": ("battlefield", "전장"),
        "resources": ("resources", "자원 영역"),
        "star": ("star", "스타 영역"),
        "graveyard": ("graveyard", "무덤"),
        "procedure": ("procedure", "절차"),
    },
    qualifiers={
        "acted": ("acted", True),
        "ready": ("acted", False),
        "행동상태": ("acted", True),
        "준비상태": ("acted", False),
    },
    phases={
        "ready": ("ready step", "준비 스텝"),
        "upkeep": ("upkeep step", "업킵 스텝"),
        "draw": ("draw step", "드로우 스텝"),
        "main": ("main phase", "메인 단계"),
        "end": ("end phase", "종료 단계"),
        "discard": ("discard", "버리기"),
        "clean": ("clean-up", "정리"),
    },
    passes=("end turn",),
    words={
        "red": ("red", "레드"),
        "blue": ("blue", "블루"),
        "white": ("white", "화이트"),
        "green": ("green", "그린"),
        "black": ("black", "블랙"),
        "colourless": ("colourless", "무색"),
    },
)
"""What moves and facts are made of."""

ZONES: Final = ("hand", "deck", "battlefield", "resources", "star", "graveyard")

FACTS: Final = FactWords(
    zones={word: word for word in ZONES},
    ends=("deck", "graveyard"),
    states={"acted": ("acted", True), "ready": ("acted", False)},
    marks={"damage": "damage", "counters": "counter", "life": "life"},
    numbers={"attack": "attack", "defence": "defence"},
    phases=STEPS,
    pile="pending",
    of_player={
        "life": Number("Life points of the star."),
        "ready resources": Number("How many resources are ready."),
        "cast": Number("How many spells the player cast this turn."),
    },
    of_object={"colour": Text("Its colour.")},
    of_game={
        "legal": Flag("Whether the deck is legal."),
        "fault": Many("Faults that the deck has: code or rule.", Text()),
        "no fault": Many("Faults that the deck does not have.", Text()),
        "counts": Fields("How many cards of a name or subtype a deck has.", {}, (), Number()),
        "unchanged": Flag("Whether the position is what it was before the moves."),
        "reads": Fields(
            "Words that a card's text has.",
            {"card": Text(), "en": Many("In English.", Text()), "ko": Many("In Korean.", Text())},
            ("card",),
        ),
    },
)
"""The words of its facts."""

TOLD: Final = TraceWords(TEMPLATES, stats=STATS, words=WORDS)
"""The words of its trace."""
