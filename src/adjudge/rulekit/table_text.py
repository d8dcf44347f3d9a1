"""The table as text, as one player may see it: a line a player, a line a zone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from adjudge.core.rulebook import Rulebook
from adjudge.rulekit.speech import SEATS, Pair, pair_of

Shown: TypeAlias = Mapping[str, Any]  # what `core.views.view` shows, or a part of it

_POOL: Final = ("pool", "자원")
_FACEDOWN: Final = ("a facedown card", "뒷면 카드")
_CARDS: Final = ("{} cards", "{}장")


@dataclass(frozen=True)
class TableWords:
    """What is told of players and objects.

    Attributes:
        areas: Areas in words; English has the names of the zones themselves.
        stats: Numbers of a player in words, in the order in which they are told.
        numbers: Computed numbers of an object that stand behind its name.
        marks: Marks of an object in words; a number follows where it is more than 1. A key that
            ends in a colon stands for the sum of all marks that begin so.
        aside: Areas that are not shown.
        pools: Whether players have resources.
    """

    areas: Mapping[str, Pair] = field(default_factory=dict)
    stats: Mapping[str, Pair] = field(default_factory=dict)
    numbers: tuple[str, ...] = ()
    marks: Mapping[str, Pair] = field(default_factory=dict)
    aside: frozenset[str] = frozenset()
    pools: bool = False


def table_lines(words: TableWords, rb: Rulebook, shown: Shown, lang: str) -> list[str]:
    """The table as lines of text, from what a player sees."""
    lines: list[str] = []
    for part in shown["players"]:
        told = [f"{pair_of(p, lang)} {part['stats'].get(k, 0)}" for k, p in words.stats.items()]
        if words.pools:
            told.append(f"{pair_of(_POOL, lang)} {', '.join(part['pool']) or '-'}")
        lines.append(f"{SEATS[part['player']]}: {', '.join(told)}".rstrip(": "))
    for zone in shown["zones"]:
        if not zone["count"] or zone["area"] in words.aside:
            continue
        seat = SEATS[zone["owner"]] + " " if zone["owner"] >= 0 else ""
        named = zone["name"]
        name = words.areas.get(zone["area"], (named, named))[1] if lang == "ko" else named
        cards = [_card(words, rb, obj, lang) for obj in zone["objects"]]
        if zone["hidden"]:
            cards.append(pair_of(_CARDS, lang).format(zone["hidden"]))
        lines.append(f"  {seat}{name}: {', '.join(cards)}")
    return lines


def _card(words: TableWords, rb: Rulebook, obj: Shown, lang: str) -> str:
    if "name" not in obj:
        return pair_of(_FACEDOWN, lang)
    card = rb.cards.get(obj["name"])
    name = card.ko if lang == "ko" and card is not None and card.ko else obj["name"]
    numbers = [str(obj["stats"][key]) for key in words.numbers if key in obj["stats"]]
    notes = ["/".join(numbers)] if numbers else []
    for mark, pair in words.marks.items():
        notes.extend(_mark(mark, pair, obj["marks"], lang))
    return f"{name} ({', '.join(notes)})" if notes else str(name)


def _mark(mark: str, pair: Pair, marks: Mapping[str, int], lang: str) -> list[str]:
    """A mark in words, with its number where it is one; nothing where it is not there."""
    if not mark.endswith(":"):
        count = marks.get(mark, 0)
        return [pair_of(pair, lang) + (f" {count}" if count > 1 else "")] if count else []
    count = sum(number for name, number in marks.items() if name.startswith(mark))
    return [f"{pair_of(pair, lang)} {count}"] if count else []
