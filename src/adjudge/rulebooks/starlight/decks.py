"""Decks: reading and printing lists, and what is wrong with one (ST@seed:D.1 to D.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from adjudge.core.cards import CardDef
from adjudge.rulebooks.starlight.cards.registry import BASIC, all_cards
from adjudge.rulekit.decks import DeckFault
from adjudge.text.decklist import DeckLine, DeckList, Section, parse_decklist, print_decklist
from adjudge.text.errors import TextError, nearest_words

LEAST: Final = 50
"""ST@seed:D.1: cards of the main deck at least."""
COPIES: Final = 4
"""ST@seed:D.3: cards of one name at most."""

SECTIONS: Final = (
    Section("star", ("Star",), ("스타",)),
    Section("main", ("Main", "Main Deck", "Deck"), ("주 덱", "메인 덱", "덱")),
)


@dataclass(frozen=True, slots=True)
class Deck:
    """What a player brings.

    Attributes:
        name: What the list calls itself.
        stars: Names of star cards with their counts; a legal deck has one.
        main: Names of the other cards with their counts, in the order of the list.
    """

    name: str
    stars: tuple[tuple[str, int], ...]
    main: tuple[tuple[str, int], ...]

    def star(self) -> str:
        """The one star.

        Raises:
            ValueError: There is none.
        """
        if not self.stars:
            raise ValueError(f"deck {self.name!r} has no star")
        return self.stars[0][0]

    def cards(self) -> list[str]:
        """Names of the main deck, each as often as it is there."""
        return [name for name, count in self.main for _ in range(count)]


# --------------------------------------------------------------------------- text


def parse_deck(text: str, file: str = "deck", cards: Mapping[str, CardDef] | None = None) -> Deck:
    """Read a deck list; names may be English or Korean.

    Raises:
        TextError: A line can't be read or names no card.
    """
    known = all_cards() if cards is None else cards
    found = parse_decklist(text, file, SECTIONS)
    names = _names(known)

    def lines(key: str) -> tuple[tuple[str, int], ...]:
        counts: dict[str, int] = {}
        for line in found.sections.get(key, ()):
            name = _named(line, names, file)
            counts[name] = counts.get(name, 0) + line.count
        return tuple(counts.items())

    return Deck(found.name or file.removesuffix(".txt"), lines("star"), lines("main"))


def _names(cards: Mapping[str, CardDef]) -> dict[str, str]:
    """Every name that a list may write, without regard to upper case and blanks."""
    found: dict[str, str] = {}
    for card in cards.values():
        if not card.token:
            for name in (card.name, card.ko):
                if name:
                    found[plain(name)] = card.name
    return found


def plain(name: str) -> str:
    """A name without blanks and upper case; the seed spells some without the blank."""
    return "".join(name.casefold().split())


def _named(line: DeckLine, names: Mapping[str, str], file: str) -> str:
    found = names.get(plain(line.name))
    if found is None:
        near = nearest_words(line.name, (*all_cards(), *(c.ko for c in all_cards().values())))
        raise TextError(
            file,
            line.line,
            line.column,
            f'unknown card "{line.name}"',
            f'알 수 없는 카드 "{line.name}"',
            nearest=near,
        )
    return found


def print_deck(deck: Deck, lang: str = "en", cards: Mapping[str, CardDef] | None = None) -> str:
    """Print a deck so that reading it gives the same deck."""
    known = all_cards() if cards is None else cards

    def lines(part: tuple[tuple[str, int], ...]) -> tuple[DeckLine, ...]:
        return tuple(DeckLine(n, called(known[name], lang)) for name, n in part)

    listed = DeckList({"star": lines(deck.stars), "main": lines(deck.main)}, deck.name)
    return print_decklist(listed, lang, SECTIONS)


def called(card: CardDef, lang: str) -> str:
    """The name of a card in a language."""
    return card.ko if lang == "ko" and card.ko else card.name


# --------------------------------------------------------------------------- checks


def check_deck(deck: Deck, cards: Mapping[str, CardDef] | None = None) -> list[DeckFault]:
    """List every fault of a deck; a legal one has none. Colours are free (ST@seed:D.2)."""
    known = all_cards() if cards is None else cards
    found = [*_check_star(deck, known), *_check_size(deck), *_check_kinds(deck, known)]
    for name, count in deck.main:
        card = known[name]
        if count > COPIES and BASIC not in card.tags:
            found.append(
                DeckFault(
                    "copies",
                    "ST@seed:D.3",
                    f"{count} copies of {name}; at most {COPIES} of one name are allowed",
                    f"{called(card, 'ko')} {count}장: 같은 이름은 최대 {COPIES}장입니다",
                    (name,),
                )
            )
    return found


def _check_star(deck: Deck, known: Mapping[str, CardDef]) -> list[DeckFault]:
    stars = sum(count for _, count in deck.stars)
    found: list[DeckFault] = []
    if stars != 1:
        found.append(
            DeckFault(
                "stars",
                "ST@seed:D.1",
                f"{stars} star cards; a deck has exactly one",
                f"스타 카드 {stars}장: 덱에는 스타가 정확히 1장 있어야 합니다",
                tuple(name for name, _ in deck.stars),
            )
        )
    wrong = tuple(name for name, _ in deck.stars if "star" not in known[name].types)
    if wrong:
        found.append(
            DeckFault(
                "no star",
                "ST@seed:D.1",
                f"no star card: {', '.join(wrong)}",
                f"스타 카드가 아닙니다: {', '.join(called(known[n], 'ko') for n in wrong)}",
                wrong,
            )
        )
    return found


def _check_size(deck: Deck) -> list[DeckFault]:
    size = sum(count for _, count in deck.main)
    if size >= LEAST:
        return []
    return [
        DeckFault(
            "size",
            "ST@seed:D.1",
            f"{size} cards in the main deck; at least {LEAST} are needed",
            f"주 덱 {size}장: 최소 {LEAST}장이 필요합니다",
        )
    ]


def _check_kinds(deck: Deck, known: Mapping[str, CardDef]) -> list[DeckFault]:
    """The main deck holds magic and resource cards: no further star, no token."""
    wrong = tuple(name for name, _ in deck.main if "star" in known[name].types or known[name].token)
    if not wrong:
        return []
    return [
        DeckFault(
            "kind",
            "ST@seed:D.1",
            f"not for the main deck: {', '.join(wrong)}",
            f"주 덱에 넣을 수 없습니다: {', '.join(called(known[n], 'ko') for n in wrong)}",
            wrong,
        )
    ]


# --------------------------------------------------------------------------- built-in decks


@cache
def built_in() -> dict[str, Deck]:
    """The decks that come along, by name of their file."""
    from importlib.resources import files  # noqa: PLC0415 - a folder of texts

    folder = files(__package__) / "decklists"
    found: dict[str, Deck] = {}
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".txt"):
            name = entry.name.removesuffix(".txt")
            found[name] = parse_deck(entry.read_text(encoding="utf-8"), entry.name)
    return found
