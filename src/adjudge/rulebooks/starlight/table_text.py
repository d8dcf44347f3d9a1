"""The table as text, as one player may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from adjudge.core.rulebook import Rulebook
from adjudge.rulebooks.starlight.case_words import SPEECH
from adjudge.rulekit.kit import SEATS

_MARKS: Final = {
    "acted": ("acted", "행동상태"),
    "damage": ("damage", "피해"),
    "counter": ("counters", "카운터"),
    "life": ("life", "생명점"),
}


def table_lines(rb: Rulebook, seen: Mapping[str, Any], lang: str) -> list[str]:
    """The table a line a zone, from what a player sees."""
    ko = lang == "ko"
    lines: list[str] = []
    for zone in seen["zones"]:
        if not zone["count"]:
            continue
        seat = SEATS[zone["owner"]] + " " if zone["owner"] >= 0 else ""
        name = SPEECH.areas[zone["area"]][ko]
        cards = [_card(rb, obj, ko) for obj in zone["objects"]]
        if zone["hidden"]:
            cards.append(f"{zone['hidden']}장" if ko else f"{zone['hidden']} cards")
        lines.append(f"{seat}{name}: {', '.join(cards)}")
    return lines


def _card(rb: Rulebook, obj: dict[str, Any], ko: bool) -> str:  # noqa: FBT001 - private
    if "name" not in obj:
        return "뒷면 카드" if ko else "a face-down card"
    card = rb.cards.get(obj["name"])
    name = card.ko if ko and card is not None and card.ko else obj["name"]
    notes: list[str] = []
    if obj["facedown"]:
        notes.append("뒷면" if ko else "face down")
    if "attack" in obj["stats"]:
        notes.append(f"{obj['stats']['attack']}/{obj['stats']['defence']}")
    for mark, words in _MARKS.items():
        if mark in obj["marks"]:
            number = "" if mark == "acted" else f" {obj['marks'][mark]}"
            notes.append(f"{words[ko]}{number}")
    return f"{name} ({', '.join(notes)})" if notes else str(name)
