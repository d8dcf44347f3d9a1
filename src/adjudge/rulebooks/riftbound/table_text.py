"""The table in words."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.table_text import TableWords

WORDS: Final = TableWords(
    areas={
        "base": ("base", "기지"),
        "legend": ("legend", "전설"),
        "hand": ("hand", "손"),
        "deck": ("deck", "주 덱"),
        "rune deck": ("rune deck", "룬 덱"),
        "trash": ("trash", "폐기장"),
        "banishment": ("banishment", "추방지"),
        "champion": ("champion", "챔피언 구역"),
        "chain": ("chain", "체인"),
        "battlefield": ("battlefield", "전장"),
        "facedown": ("facedown", "뒷면 표시 구역"),
    },
    stats={"points": ("points", "점수")},
    numbers=("might",),
    marks={
        "damage:": ("damage", "피해"),
        "exhausted": ("exhausted", "탈진"),
        "buff": ("buff", "버프"),
        "stunned": ("stunned", "기절"),
        "empowered": ("empowered", "강화됨"),
    },
    aside=frozenset(("aside",)),
    pools=True,
)
