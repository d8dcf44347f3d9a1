"""The words of the table as text."""

from __future__ import annotations

from typing import Final

from adjudge.rulebooks.starlight.case_words import SPEECH
from adjudge.rulekit.table_text import TableWords

TABLE: Final = TableWords(
    areas=SPEECH.areas,
    numbers=("attack", "defence"),
    marks={
        "acted": ("acted", "행동상태"),
        "damage": ("damage", "피해"),
        "counter": ("counters", "카운터"),
        "life": ("life", "생명점"),
    },
    pools=True,
)
