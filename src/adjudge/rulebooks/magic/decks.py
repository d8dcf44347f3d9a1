"""Decks: what they are made of, what may be wrong with them, and how they look as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from adjudge.rulebooks.magic.cards.facts import find
from adjudge.rulekit.catalogue import UnknownCard
from adjudge.rulekit.decks import DeckFault
from adjudge.text.decklist import DeckLine, DeckList, Section, parse_decklist, print_decklist
from adjudge.text.errors import TextError

Entries: TypeAlias = tuple[tuple[str, int], ...]
"""Names with their counts, in the order of the list."""

MAIN: Final = 60
"""Fewest cards of a main deck."""
COPIES: Final = 4
"""Most cards of one name, but for basic lands."""
SIDEBOARD: Final = 15
"""How many cards a sideboard has, where there is one."""
ANY_NUMBER: Final = frozenset(("Relentless Rats",))
"""Cards whose text lifts the limit of copies."""
RULE: Final = "MTG-CR@2006:1"
"""The section on what a player brings; the reference has only its numbers."""

SECTIONS: Final = (
    Section("main", ("Main", "Main Deck", "Deck"), ("메인 덱", "덱")),
    Section("sideboard", ("Sideboard", "Side"), ("사이드보드",)),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """What a player brings.

    Attributes:
        name: What the list calls itself; may be empty.
        main: The deck that is played with.
        sideboard: What may be exchanged between the games of a match.
    """

    name: str = ""
    main: Entries = ()
    sideboard: Entries = ()

    def cards(self) -> tuple[str, ...]:
        """Every card of the main deck, each as often as it is in it."""
        return tuple(name for name, count in self.main for _ in range(count))


class FaultCode(StrEnum):
    """What kind of fault a deck has."""

    MAIN_SIZE = "main-deck-size"
    COPIES = "copies"
    SIDEBOARD_SIZE = "sideboard-size"
    POOL = "pool"


def check_deck(deck: Deck) -> tuple[DeckFault, ...]:
    """List every fault of a deck: its size, copies with the sideboard, the sideboard's size.

    >>> [str(fault.code) for fault in check_deck(Deck(main=(("Shock", 5), ("Mountain", 20))))]
    ['main-deck-size', 'copies']
    """
    faults: list[DeckFault] = []
    size = _count(deck.main)
    if size < MAIN:
        faults.append(
            DeckFault(
                FaultCode.MAIN_SIZE,
                RULE,
                f"the main deck has {size} cards, at least {MAIN} are needed",
                f"메인 덱이 {size}장입니다. {MAIN}장 이상이어야 합니다",
            )
        )
    faults.extend(_copies(deck))
    side = _count(deck.sideboard)
    if side not in {0, SIDEBOARD}:
        faults.append(
            DeckFault(
                FaultCode.SIDEBOARD_SIZE,
                RULE,
                f"the sideboard has {side} cards, none or exactly {SIDEBOARD} are allowed",
                f"사이드보드가 {side}장입니다. 없거나 정확히 {SIDEBOARD}장이어야 합니다",
            )
        )
    return tuple(faults)


def _copies(deck: Deck) -> Iterable[DeckFault]:
    total: Counter[str] = Counter()
    for name, count in (*deck.main, *deck.sideboard):
        total[name] += count
    for name, count in total.items():
        if count > COPIES and name not in ANY_NUMBER and "Basic" not in find(name).supertypes:
            yield DeckFault(
                FaultCode.COPIES,
                RULE,
                f"{count} copies of {name}, at most {COPIES} are allowed",
                f"{name}: {count}장입니다. {COPIES}장까지만 넣을 수 있습니다",
                (name,),
            )


def _count(entries: Entries) -> int:
    return sum(count for _, count in entries)


# --------------------------------------------------------------------------- text


def parse_deck(text: str, file: str = "deck") -> Deck:
    r"""Read a deck list in plain text; whether it is legal is not looked at.

    Args:
        text: The whole text.
        file: What errors call it.

    Raises:
        TextError: The first line that can't be read, or the first card that does not exist.

    >>> parse_deck("Main:\n4 shock").main
    (('Shock', 4),)
    """
    decklist = parse_decklist(text, file, SECTIONS)
    main, sideboard = (_entries(decklist, section.key) for section in SECTIONS)
    return Deck(name=decklist.name or "", main=main, sideboard=sideboard)


def print_deck(deck: Deck, lang: str = "en") -> str:
    """Print a deck so that reading it gives the same deck; names stay as they are known."""
    parts = {"main": deck.main, "sideboard": deck.sideboard}
    sections = {
        key: tuple(DeckLine(count, name) for name, count in entries)
        for key, entries in parts.items()
        if entries
    }
    return print_decklist(DeckList(sections, deck.name or None), lang, SECTIONS)


def _entries(decklist: DeckList, section: str) -> Entries:
    found: list[tuple[str, int]] = []
    for line in decklist.sections.get(section, ()):
        try:
            name = find(line.name).name
        except UnknownCard as unknown:
            raise TextError(
                decklist.file,
                line.line,
                line.column,
                f'unknown card "{line.name}"',
                f'알 수 없는 카드: "{line.name}"',
                nearest=unknown.nearest,
            ) from None
        found.append((name, line.count))
    return tuple(found)
