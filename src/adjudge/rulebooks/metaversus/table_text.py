"""The table as text, as one duelist may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from adjudge.core.rulebook import Rulebook
from adjudge.rulebooks.metaversus.rulebook import Metaversus
from adjudge.rulekit.kit import SEATS

AREAS: Final = {
    "hand": ("hand", "손"),
    "deck": ("draw deck", "뽑기 덱"),
    "discard": ("discard", "버린 덱"),
    "play": ("play area", "카드 내기 공간"),
    "aside": ("beside the play area", "카드 내기 공간 바깥"),
    "seen": ("looked at", "확인한 카드"),
    "shown": ("revealed", "공개한 카드"),
    "draft": ("characters in hand", "손의 캐릭터"),
    "pick": ("chosen character", "고른 캐릭터"),
    "stall": ("face down in the market", "뒤집어 둔 거래소 카드"),
    "pile": ("character card pile", "캐릭터 카드더미"),
    "character": ("character", "캐릭터"),
    "characters": ("pile of characters", "캐릭터 카드 더미"),
    "neutral pile": ("neutral pile", "중립 거래소 카드더미"),
    "trash": ("trash pile", "제거 카드더미"),
    "out": ("out of the game", "게임에서 제외"),
    "market": ("market", "거래소"),
}
NUMBERS: Final = {
    "health": ("health", "체력"),
    "stars": ("wish stars", "소원의 별"),
    "actions": ("action points", "행동력"),
    "buys": ("buys", "구매 기회"),
    "gems": ("gems", "젬"),
    "hit": ("damage to come", "줄 피해"),
}


def table_lines(rb: Rulebook, seen: Mapping[str, Any], lang: str) -> list[str]:
    """The table a line a zone, from what a duelist sees."""
    ko = lang == "ko"
    lines: list[str] = []
    for part in seen["players"]:
        stats = part["stats"]
        words = [f"{NUMBERS['health'][ko]} {stats['health']}/{stats['maximum']}"]
        words += [f"{NUMBERS[n][ko]} {stats[n]}" for n in list(NUMBERS)[1:] if stats.get(n)]
        first = seen["vars"].get("first player") == part["player"]
        mark = (" (선공)" if ko else " (first player)") if first else ""
        lines.append(f"{SEATS[part['player']]}{mark}: {', '.join(words)}")
    lines.extend(_market(rb, seen, ko=ko))
    for zone in seen["zones"]:
        if not zone["count"] or zone["area"] == "market":
            continue
        seat = SEATS[zone["owner"]] + " " if zone["owner"] >= 0 else ""
        name = AREAS.get(zone["area"], (zone["area"], zone["area"]))[ko]
        cards = _counted([_card(rb, obj, ko=ko) for obj in zone["objects"]])
        if zone["hidden"]:
            cards.append(f"{zone['hidden']}장" if ko else f"{zone['hidden']} cards")
        lines.append(f"  {seat}{name}: {', '.join(cards)}")
    return lines


def _market(rb: Rulebook, seen: Mapping[str, Any], *, ko: bool) -> list[str]:
    """The kinds on sale with price and number, a line for each supplier."""
    shelves: dict[int, list[str]] = {}
    for zone in seen["zones"]:
        if zone["area"] == "market" and zone["objects"]:
            top = zone["objects"][0]
            price = top["stats"].get("price", 0)
            told = f"{_card(rb, top, ko=ko)} {price}{'젬' if ko else 'g'} x{zone['count']}"
            shelves.setdefault(zone["owner"], []).append(told)
    name = AREAS["market"][ko]
    lines = [
        f"  {name}{f' ({SEATS[owner]})' if owner >= 0 else ''}: {', '.join(kinds)}"
        for owner, kinds in shelves.items()
    ]
    if lines and isinstance(rb, Metaversus) and rb.card_set.house:
        lines.append(
            "  (하우스 세트: 카드와 값은 자체 제작입니다)"
            if ko
            else "  (house set: cards and numbers are invented)"
        )
    return lines


def _counted(names: list[str]) -> list[str]:
    """Names that are alike once, with their number."""
    counts = {name: names.count(name) for name in names}
    return [f"{name} x{count}" if count > 1 else name for name, count in counts.items()]


def _card(rb: Rulebook, obj: Mapping[str, Any], *, ko: bool) -> str:
    if "name" not in obj:
        return "뒷면 카드" if ko else "a face-down card"
    card = rb.cards.get(obj["card"])
    return card.ko if ko and card is not None and card.ko else str(obj["name"])
