"""How Riftbound's table is laid out."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.layout import Area, Colour, Layout, Mark

LAYOUT: Final = Layout(
    areas=(
        Area(
            "battlefield",
            ("Battlefield", "전장"),
            "place",
            head=("battlefield",),
            verbs=("move", "activate"),
        ),
        Area("facedown", ("Hidden", "숨김"), "row", beside="battlefield", verbs=("play",)),
        Area("base", ("Units", "유닛"), "row", types=("unit",), verbs=("move", "activate")),
        Area("base", ("Gear", "장비"), "row", types=("gear",), verbs=("activate",)),
        Area("legend", ("Legend", "전설"), "row", verbs=("activate",)),
        Area("champion", ("Champion", "챔피언"), "row", verbs=("play",)),
        Area("base", ("Runes", "룬"), "strip", types=("rune",), verbs=("activate",)),
        Area("base", ("Base", "기지"), "row", verbs=("activate",)),
        Area("hand", ("Hand", "손"), "hand", verbs=("play",)),
        Area("deck", ("Deck", "주 덱"), "pile"),
        Area("rune deck", ("Rune deck", "룬 덱"), "pile"),
        Area("trash", ("Trash", "폐기장"), "pile", verbs=("play",)),
        Area("banishment", ("Banishment", "추방지"), "pile"),
        Area("aside", ("Set aside", "치워 둠"), "pile"),
    ),
    stats=(("points", ("points", "점수"), 8),),
    marks=(
        Mark("exhausted", ("exhausted", "탈진"), "tilt"),
        Mark("damage:", ("damage", "피해"), "wound"),
        Mark("buff", ("buff", "버프")),
        Mark("stunned", ("stunned", "기절")),
        Mark("empowered", ("empowered", "강화됨")),
    ),
    colours=(
        Colour("fury", ("Fury", "분노"), "F", 8),
        Colour("calm", ("Calm", "평정"), "C", 140),
        Colour("mind", ("Mind", "정신"), "M", 215),
        Colour("body", ("Body", "신체"), "B", 28),
        Colour("chaos", ("Chaos", "혼돈"), "X", 285),
        Colour("order", ("Order", "질서"), "O", 48),
    ),
    phases=(
        ("awaken", ("Awaken", "각성")),
        ("beginning", ("Beginning", "개시")),
        ("channel", ("Channel", "전개")),
        ("draw", ("Draw", "뽑기")),
        ("main", ("Main", "주요")),
        ("ending", ("Ending", "종료")),
        ("expiration", ("Expiration", "만료")),
    ),
    numbers=(("might", ("Might", "위력")),),
    words={
        "unit": ("Unit", "유닛"),
        "gear": ("Gear", "장비"),
        "spell": ("Spell", "주문"),
        "rune": ("Rune", "룬"),
        "legend": ("Legend", "전설"),
        "battlefield": ("Battlefield", "전장"),
        "energy": ("energy", "에너지"),
        "any": ("power", "힘"),
        "fury": ("Fury power", "분노 힘"),
        "calm": ("Calm power", "평정 힘"),
        "mind": ("Mind power", "정신 힘"),
        "body": ("Body power", "신체 힘"),
        "chaos": ("Chaos power", "혼돈 힘"),
        "order": ("Order power", "질서 힘"),
    },
    counted=("energy",),
    zones={"place": "obj", "move": "arg", "hide": "arg"},
)
