"""How Starlight's table is laid out."""

from __future__ import annotations

from typing import Final

from adjudge.rulebooks.starlight.case_words import SPEECH
from adjudge.rulekit.layout import Area, Colour, Layout, Mark

LAYOUT: Final = Layout(
    areas=(
        Area(
            "battlefield",
            ("Characters", "캐릭터"),
            "row",
            types=("character",),
            verbs=("attack", "activate", "block"),
        ),
        Area("battlefield", ("Prisms", "프리즘"), "row", verbs=("activate",)),
        Area("star", ("Star", "스타"), "row", slim=True, verbs=("activate",)),
        Area("resources", ("Resources", "자원"), "strip", verbs=("act",)),
        Area("procedure", ("Procedure", "절차"), "row"),
        Area("hand", ("Hand", "손"), "hand", verbs=("play", "put face up", "put face down")),
        Area("deck", ("Deck", "덱"), "pile"),
        Area("graveyard", ("Graveyard", "무덤"), "pile"),
    ),
    marks=(
        Mark("acted", ("acted", "행동상태"), "tilt"),
        Mark("damage", ("damage", "피해"), "wound"),
        Mark("counter", ("counters", "카운터")),
        Mark("life", ("life", "생명점")),
    ),
    colours=(
        Colour("red", ("Red", "적색"), "R", 8),
        Colour("blue", ("Blue", "청색"), "B", 215),
        Colour("white", ("White", "백색"), "W", 48),
        Colour("green", ("Green", "녹색"), "G", 140),
        Colour("black", ("Black", "흑색"), "K", 285),
    ),
    phases=tuple((key, words) for key, words in SPEECH.phases.items()),
    numbers=(("attack", ("Attack", "공격력")), ("defence", ("Defence", "방어력"))),
    joint="/",
    words={
        "character": ("Character", "캐릭터"),
        "event": ("Event", "이벤트"),
        "prism": ("Prism", "프리즘"),
        "resource": ("Resource", "자원"),
        "basic mana stone": ("Basic Mana Stone", "기본 마력석"),
        "star": ("Star", "스타"),
        "any": ("light", "라이트"),
        "colourless": ("colourless light", "무색 라이트"),
        "red": ("red light", "레드 라이트"),
        "blue": ("blue light", "블루 라이트"),
        "white": ("white light", "화이트 라이트"),
        "green": ("green light", "그린 라이트"),
        "black": ("black light", "블랙 라이트"),
    },
)
