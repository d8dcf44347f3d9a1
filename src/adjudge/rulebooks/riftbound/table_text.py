"""The table as text, as one player may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adjudge.core.rulebook import Rulebook
from adjudge.rulekit.kit import SEATS

_AREAS = {
    "base": "기지",
    "legend": "전설",
    "hand": "손",
    "deck": "주 덱",
    "rune deck": "룬 덱",
    "trash": "폐기장",
    "banishment": "추방지",
    "champion": "챔피언 구역",
    "chain": "체인",
    "battlefield": "전장",
    "facedown": "뒷면 표시 구역",
}
_MARKS = {
    "exhausted": ("exhausted", "탈진"),
    "buff": ("buff", "버프"),
    "stunned": ("stunned", "기절"),
    "empowered": ("empowered", "강화됨"),
}


def table_lines(rb: Rulebook, seen: Mapping[str, Any], lang: str) -> list[str]:
    """The table a line a zone, from what a player sees."""
    ko = lang == "ko"
    lines: list[str] = []
    for part in seen["players"]:
        stats = part["stats"]
        pool = ", ".join(part["pool"]) or "-"
        word = (
            f"점수 {stats.get('points', 0)}, 자원 {pool}"
            if ko
            else (f"points {stats.get('points', 0)}, pool {pool}")
        )
        lines.append(f"{SEATS[part['player']]}: {word}")
    for zone in seen["zones"]:
        if not zone["count"] or zone["area"] == "aside":
            continue
        seat = SEATS[zone["owner"]] + " " if zone["owner"] >= 0 else ""
        name = _AREAS.get(zone["area"], zone["area"]) if ko else zone["name"]
        cards = [_card(rb, obj, ko) for obj in zone["objects"]]
        if zone["hidden"]:
            cards.append(f"{zone['hidden']}장" if ko else f"{zone['hidden']} cards")
        lines.append(f"  {seat}{name}: {', '.join(cards)}")
    return lines


def _card(rb: Rulebook, obj: dict[str, Any], ko: bool) -> str:  # noqa: FBT001 - private
    if "name" not in obj:
        return "뒷면 카드" if ko else "a facedown card"
    card = rb.cards.get(obj["name"])
    name = card.ko if ko and card is not None and card.ko else obj["name"]
    notes: list[str] = []
    if "might" in obj["stats"]:
        notes.append(str(obj["stats"]["might"]))
    hurt = sum(n for mark, n in obj["marks"].items() if mark.startswith("damage:"))
    if hurt:
        notes.append(f"피해 {hurt}" if ko else f"damage {hurt}")
    notes.extend(words[ko] for mark, words in _MARKS.items() if mark in obj["marks"])
    return f"{name} ({', '.join(notes)})" if notes else str(name)
