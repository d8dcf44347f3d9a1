"""Reading card files, and all cards that come with the game.

A card file is TOML: `adjudge.rulekit.card_file` reads its form, and the module `dsl` of this
rulebook holds the words of its abilities. `house` names the facts of a card that no source gives:
its cost, its numbers, its text; a card that is invented whole has `house = "all"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.errors import EngineFault
from adjudge.core.vocab import Cost
from adjudge.rulebooks.starlight import dsl
from adjudge.rulekit.card_file import CardTable, read_card_file
from adjudge.text.errors import TextError

FILES: Final = ("known.toml", "house.toml", "invented.toml")
"""Cards with known facts, cards of the house decks, cards of cases and tests alone."""

KEYS: Final = (
    "name",
    "ko",
    "type",
    "subtype",
    "colour",
    "cost",
    "attack",
    "defence",
    "life",
    "text",
    "token",
    "source",
    "house",
)
BASIC: Final = "basic mana stone"
"""ST@seed:D.3: the subtype of which a deck may hold any number (기본 마력석)."""
FACTS: Final = ("type", "subtype", "colour", "cost", "attack", "defence", "life", "text")

FACT_WORDS: Final = {
    "type": "종류",
    "subtype": "하위 종류",
    "colour": "색",
    "cost": "비용",
    "attack": "공격력",
    "defence": "방어력",
    "life": "생명점",
    "text": "능력",
    "all": "전부",
}
"""Facts of a card in Korean."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card and what is known of it.

    Attributes:
        card: The card.
        source: Where it was seen; empty for an invented one.
        house: Facts that no source gives; "all" stands for an invented card.
        file: The file it stands in.
    """

    card: CardDef
    source: str
    house: tuple[str, ...]
    file: str

    @property
    def invented(self) -> bool:
        """Whether nothing of it has a source."""
        return self.house == ("all",)


def read_cards(text: str, file: str = "cards.toml") -> list[Entry]:
    """Read a card file.

    Args:
        text: The whole text.
        file: What errors call it.

    Raises:
        TextError: A table can't be read; it tells the place and the nearest valid word.
    """
    found: list[Entry] = []
    names: dict[str, int] = {}
    for table in read_card_file(text, ("card",), file):
        entry = _entry(table, file)
        if entry.card.name in names:
            raise table.fault(
                f'the card "{entry.card.name}" is there twice',
                f'"{entry.card.name}" 카드가 두 번 나옵니다',
                entry.card.name,
            )
        names[entry.card.name] = 1
        found.append(entry)
    return found


def _entry(table: CardTable, file: str) -> Entry:
    table.only(KEYS)
    kind = table.word("type", dsl.TYPES)
    colour = table.word("colour", dsl.COLOURS, "")
    subtype = table.word("subtype", (BASIC,), "")
    stats = tuple((k, table.number(k)) for k in ("attack", "defence", "life") if k in table.data)
    if kind == "character":
        table.number("attack")
        table.number("defence")
    house = tuple(table.text("house", "").replace(",", " ").split())
    for fact in house:
        if fact != "all" and fact not in FACTS:
            raise table.fault(
                f'"house" names facts of the card, not "{fact}"',
                f'"house" 항목에는 카드의 사실만 적습니다: "{fact}"',
                fact,
                FACTS,
            )
    card = CardDef(
        table.text("name"),
        ko=table.text("ko", ""),
        types=(kind,),
        tags=(subtype,) if subtype else (),
        domains=(colour,) if colour else (),
        cost=_cost(table) if kind not in ("resource", "star") else None,
        stats=stats,
        abilities=table.abilities("text", dsl.WORDS),
        token=bool(table.data.get("token", False)),
        invented=house == ("all",),
    )
    return Entry(card, table.text("source", ""), house, file)


def _cost(table: CardTable) -> Cost | None:
    """The cost: lights in all, of each colour, and actions in the words of abilities."""
    if table.data.get("token"):
        return None
    data = table.data.get("cost")
    if not isinstance(data, dict):
        raise table.fault(
            '"cost" is missing; for example cost = {lights = 2, red = 1}',
            '"cost"가 없습니다. 예: cost = {lights = 2, red = 1}',
            "cost",
        )
    inner = CardTable("cost", data, table.place, table.source)
    inner.only(("lights", "actions", *dsl.COLOURS))
    colours = {c: inner.number(c) for c in dsl.COLOURS if c in data}
    try:
        return dsl.cost(
            *inner.abilities("actions", dsl.WORDS), lights=inner.number("lights", 0), **colours
        )
    except ValueError as error:
        raise table.fault(
            "more coloured lights than lights", "색 라이트가 전체 라이트보다 많습니다", "cost"
        ) from error


# --------------------------------------------------------------------------- what comes along


@cache
def entries() -> Mapping[str, Entry]:
    """All cards of the package by name."""
    folder = resources.files(__package__)
    found: dict[str, Entry] = {}
    for name in FILES:
        for entry in read_cards((folder / name).read_text(encoding="utf-8"), name):
            found[entry.card.name] = entry
    return found


@cache
def all_cards() -> dict[str, CardDef]:
    """All cards of the package by name; do not change the answer."""
    return {name: entry.card for name, entry in entries().items()}


def load_cards(path: str | Path) -> list[Entry]:
    """Read a card file of a user's own.

    Raises:
        TextError: It can't be read; the error says where, what was expected, and what was near.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        told = getattr(error, "strerror", None) or "no UTF-8 text"
        raise TextError(
            str(path), 1, 1, f"can't read the file: {told}", f"파일을 읽을 수 없습니다: {told}"
        ) from None
    found = read_cards(text, str(path))
    _check_texts(found, str(path), text)
    return found


def _check_texts(found: list[Entry], file: str, text: str) -> None:
    """See that each card can be put into words; what has none would not work in a game either.

    Raises:
        TextError: One can't.
    """
    from adjudge.rulebooks.starlight.card_text import card_text  # noqa: PLC0415 - needs the cards

    known = {**all_cards(), **{entry.card.name: entry.card for entry in found}}
    for entry in found:
        try:
            for lang in ("en", "ko"):
                card_text(entry.card, lang, known)
        except (EngineFault, TypeError, AttributeError, KeyError, ValueError) as error:
            lines = text.splitlines()
            line = next((i for i, t in enumerate(lines, 1) if f'"{entry.card.name}"' in t), 1)
            raise TextError(
                file,
                line,
                1,
                f'the text of "{entry.card.name}" does not fit together: {error}',
                f'"{entry.card.name}" 카드의 글이 맞지 않습니다: {error}',
            ) from None
