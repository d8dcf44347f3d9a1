"""How the table of Metaversus Wish is laid out: the market in the middle."""

from __future__ import annotations

from typing import Final

from adjudge.rulebooks.metaversus.speech import PHASE_WORDS
from adjudge.rulebooks.metaversus.table_text import AREAS, NUMBERS
from adjudge.rulekit.layout import Area, Layout, Shape

_SHAPES: Final[tuple[tuple[str, Shape], ...]] = (
    ("market", "shelf"),
    ("play", "row"),
    ("aside", "row"),
    ("shown", "row"),
    ("character", "row"),
    ("hand", "hand"),
    ("draft", "hand"),
    ("pick", "hand"),
    ("stall", "hand"),
    ("seen", "hand"),
    ("deck", "pile"),
    ("discard", "pile"),
    ("pile", "pile"),
    ("characters", "pile"),
    ("neutral pile", "pile"),
    ("trash", "pile"),
    ("out", "pile"),
)

LAYOUT: Final = Layout(
    areas=tuple(Area(area, AREAS[area], shape, verbs=("play",)) for area, shape in _SHAPES),
    stats=tuple((key, words, 0) for key, words in NUMBERS.items()),
    phases=(*PHASE_WORDS.items(), ("clean up", ("clean-up", "정리단계"))),
    numbers=(("value", ("value", "가치")), ("price", ("price", "구매가"))),
    words={
        "action": ("Action", "행동"),
        "weapon": ("Weapon", "무기"),
        "money": ("Money", "재화"),
        "character": ("Character", "캐릭터"),
        "required": ("Required", "필수"),
        "easy": ("Easy", "쉬움"),
        "normal": ("Normal", "보통"),
        "hard": ("Hard", "어려움"),
    },
)
