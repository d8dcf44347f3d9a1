"""How Magic's table is laid out, in the words of late 2006."""

from __future__ import annotations

from typing import Final

from adjudge.rulebooks.magic.phrases_ko import COLORS, STATS, TYPE_WORDS
from adjudge.rulebooks.magic.rules.states import COUNTERS
from adjudge.rulebooks.magic.speech import PHASES
from adjudge.rulebooks.magic.table_words import TABLE
from adjudge.rulekit.layout import Area, Colour, Layout, Mark

_PLAY: Final = "in play"
_CASE: Final = ("{seat}.play",)
_COLORS: Final = (
    ("white", "W", 48),
    ("blue", "U", 215),
    ("black", "B", 285),
    ("red", "R", 8),
    ("green", "G", 140),
)

LAYOUT: Final = Layout(
    areas=(
        Area(
            _PLAY,
            ("Combat", "전투"),
            "place",
            marks=("attacking", "blocking"),
            verbs=("block", "activate"),
        ),
        Area(
            _PLAY,
            ("Creatures", "생물"),
            types=("creature",),
            sided=True,
            case=_CASE,
            verbs=("attack", "block", "activate"),
        ),
        Area(
            _PLAY,
            ("Artifacts and enchantments", "아티팩트와 인첸트먼트"),
            types=("artifact", "enchantment"),
            sided=True,
            case=_CASE,
            verbs=("activate",),
        ),
        Area(
            _PLAY,
            ("Lands", "랜드"),
            "strip",
            types=("land",),
            sided=True,
            verbs=("activate",),
            case=_CASE,
        ),
        Area(_PLAY, ("In play", "플레이"), sided=True, verbs=("activate",), case=_CASE),
        Area("phased out", ("Phased out", "페이즈 아웃"), sided=True, case=("{seat}.phased out",)),
        Area("hand", ("Hand", "손"), "hand", verbs=("play",)),
        Area("library", ("Library", "서고"), "pile"),
        Area("graveyard", ("Graveyard", "무덤"), "pile", verbs=("play",)),
        Area(
            "removed from the game",
            ("Removed from the game", "게임에서 제거됨"),
            "pile",
            case=("{seat}.removed",),
        ),
        Area("aside", ("Not yet in play", "플레이 밖"), "pile"),
    ),
    stats=(("life", ("life", "생명점"), 0),),
    marks=(
        Mark("tapped", TABLE.marks["tapped"], "tilt"),
        Mark("damage", TABLE.marks["damage"], "wound"),
        Mark("attacking", TABLE.marks["attacking"]),
        Mark("blocking", TABLE.marks["blocking"]),
        Mark("blocked", ("blocked", "방어됨")),
        Mark("time", ("time", "시간")),
        *(Mark(name, (name, name)) for name in COUNTERS),
    ),
    colours=tuple(
        Colour(key, (key.title(), COLORS[key]), letter, hue) for key, letter, hue in _COLORS
    ),
    phases=tuple(PHASES.items()),
    numbers=(
        ("power", ("Power", STATS["power"])),
        ("toughness", ("Toughness", STATS["toughness"])),
    ),
    joint="/",
    stack=("Stack", "스택"),
    words={
        **{word: (word.title(), ko) for word, ko in TYPE_WORDS.items()},
        **{key: (f"{key} mana", f"{ko} 마나") for key, ko in COLORS.items()},
        "colorless": ("colorless mana", "무색 마나"),
    },
    counted=("generic",),
    pairs=("block",),
)
