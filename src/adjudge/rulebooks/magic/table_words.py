"""The table of Magic as text."""

from __future__ import annotations

from typing import Final

from adjudge.rulebooks.magic.speech import SPEECH
from adjudge.rulekit.table_text import TableWords

TABLE: Final = TableWords(
    areas=SPEECH.areas,
    stats={"life": ("life", "생명점"), "poison": ("poison", "독")},
    numbers=("power", "toughness"),
    marks={
        "tapped": ("tapped", "탭"),
        "attacking": ("attacking", "공격"),
        "blocking": ("blocking", "방어"),
        "damage": ("damage", "데미지"),
        "+1/+1": ("+1/+1", "+1/+1"),
        "-1/-1": ("-1/-1", "-1/-1"),
    },
    aside=frozenset(("aside",)),
    pools=True,
)
