"""Riftbound's cards with their state as a case writes them, runes and resources."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from adjudge.rulebooks.riftbound.case_names import Names, seat_of
from adjudge.rulebooks.riftbound.case_words import FACTS
from adjudge.rulebooks.riftbound.dsl import DOMAINS
from adjudge.rulekit import things
from adjudge.rulekit.things import card_named
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

__all__ = ["Thing", "Things", "card_named", "read_counts", "read_pool", "read_thing", "read_things"]

_NUMBERS: Final = frozenset(("damage", "might", "moved"))
_DAMAGE: Final = re.compile(r"damage (?P<n>[0-9]{1,3})(?: by (?P<by>[A-D]))?")
_MIGHT: Final = re.compile(r"(?P<n>[+-][0-9]{1,2})(?: might)?")
_MOVED: Final = re.compile(r"moved (?P<n>[0-9]{1,2})")
_KEYWORD: Final = re.compile(r"(?P<word>[A-Z][A-Za-z-]*)(?: (?P<n>[0-9]{1,2}))?")
_UNITS: Final = re.compile(r"(?P<n>[0-9]{1,2})?\s*(?P<word>[a-z]+)(?:\s+for\s+(?P<use>\w+))?")
_SPENT: Final = re.compile(r"(?P<rest>[^()]*?)\s*(?:\((?P<n>[0-9]{1,2})\s+exhausted\))?")


@dataclass(slots=True)
class Thing(things.Thing):
    """A card to put somewhere.

    Attributes:
        damage: Damage on it.
        damage_by: Who dealt it, -1 for the opponent.
        might: Might it got this turn.
        keywords: Keywords it got this turn.
        moved: How often it moved this turn.
        since: When it was hidden.
    """

    damage: int = 0
    damage_by: int = -1
    might: int = 0
    keywords: dict[str, int] = field(default_factory=dict)
    moved: int = 0
    since: str = "earlier"


class Things(things.Things):
    """Reads cards in one game."""

    words = FACTS
    known = ("damage 2", "+1", "moved 1", "Tank")

    def make(self, node: Node, card: str, alias: str, count: int) -> Thing:
        """A card as it is without anything said about it."""
        return Thing(node, card, alias, count)

    def state(self, thing: things.Thing, word: str) -> bool:
        """Damage and who dealt it, Might and keywords of this turn, moves."""
        assert isinstance(thing, Thing)
        if word == "buff":
            thing.marks["buff"] = 1
        elif (found := _DAMAGE.fullmatch(word)) is not None:
            thing.damage = int(found["n"])
            thing.damage_by = seat_of(found["by"] or "")
        elif (found := _MIGHT.fullmatch(word)) is not None:
            thing.might = int(found["n"])
        elif (found := _MOVED.fullmatch(word)) is not None:
            thing.moved = int(found["n"])
        elif (found := _KEYWORD.fullmatch(word)) is not None:
            thing.keywords[found["word"]] = int(found["n"] or 1)
        else:
            return False
        return True

    def field(self, thing: things.Thing, key: str, node: Node) -> bool:
        """The same as fields of a map."""
        assert isinstance(thing, Thing)
        if key in ("buff", "stunned", "empowered"):
            if int(node.value):
                thing.marks[key] = int(node.value)
        elif key == "keywords":
            self._keywords(node, thing)
        elif key in _NUMBERS:
            setattr(thing, key, int(node.text()))
        elif key == "damage by":
            thing.damage_by = seat_of(node.text())
        elif key == "since":
            thing.since = node.text()
        else:
            return False
        return True

    def _keywords(self, node: Node, thing: Thing) -> None:
        if node.kind == "map":
            thing.keywords.update({word: value.number() for word, value in node.items()})
            return
        for member in node.each():
            self._said(member, thing, member.text(), 0)


def read_things(node: Node | None, names: Names) -> list[Thing]:
    """Read a list of cards; nothing is an empty list."""
    return [] if node is None else [read_thing(member, names) for member in node.each()]


def read_thing(node: Node, names: Names) -> Thing:
    """Read one card.

    Raises:
        TextError: It names no card, or a state that there is not.
    """
    thing = Things(names).one(node)
    assert isinstance(thing, Thing)
    return thing


# --------------------------------------------------------------------------- resources


def read_counts(node: Node) -> list[tuple[str, int, int]]:
    """Read runes such as ``5 fury, 2 calm (1 exhausted)``: domain, number, exhausted ones."""
    if node.kind == "map":
        found = []
        for key, value in node.items():
            _domain(node.key_node(key), key, 0)
            found.append((key, value.number(), 0))
        return found
    counts: list[tuple[str, int, int]] = []
    offset = 0
    for part in node.text().split(","):
        spent = _SPENT.fullmatch(part.strip())
        number = re.fullmatch(
            r"(?:([0-9]{1,2})\s+)?(\S+)(?: runes?)?", (spent["rest"] if spent else "")
        )
        if spent is None or number is None:
            raise node.error(
                f'can\'t read "{part.strip()}"; write for example: 5 fury, 2 calm (1 exhausted)',
                f'읽을 수 없습니다: "{part.strip()}". 예: 5 fury, 2 calm (1 exhausted)',
                offset=offset,
            )
        domain = _domain(node, number.group(2), offset)
        counts.append((domain, int(number.group(1) or 1), int(spent["n"] or 0)))
        offset += len(part) + 1
    return counts


def _domain(node: Node, word: str, offset: int) -> str:
    if word not in DOMAINS:
        raise node.error(
            f'unknown domain "{word}"',
            f'알 수 없는 영역: "{word}"',
            DOMAINS,
            nearest_words(word, DOMAINS),
            offset,
        )
    return word


def read_pool(node: Node) -> tuple[str, ...]:
    """Read resources such as ``2 energy, 1 fury, 1 any for spell`` as units."""
    known = ("energy", "any", *DOMAINS)
    units: list[str] = []
    if node.text() in ("none", "nobody", "0", "empty"):
        return ()
    for part in node.text().split(","):
        found = _UNITS.fullmatch(part.strip())
        if found is None or found["word"] not in known:
            word = found["word"] if found is not None else part.strip()
            raise node.error(
                f'unknown resource "{word}"',
                f'알 수 없는 자원: "{word}"',
                known,
                nearest_words(word, known),
            )
        unit = f"{found['word']}:{found['use']}" if found["use"] else found["word"]
        units.extend([unit] * int(found["n"] or 1))
    return tuple(units)
