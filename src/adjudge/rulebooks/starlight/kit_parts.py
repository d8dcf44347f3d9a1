"""Starlight's decks, cards and rule index as programs ask for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from adjudge.rulebooks.starlight.card_text import card_text, cost_text, type_line
from adjudge.rulebooks.starlight.cards.registry import FACT_WORDS, Entry, entries
from adjudge.rulebooks.starlight.decks import (
    COPIES,
    LEAST,
    Deck,
    built_in,
    check_deck,
    parse_deck,
    plain,
    print_deck,
)
from adjudge.rulekit.catalogue import CardRow, Catalogue, UnknownCard
from adjudge.rulekit.decks import DeckBook, DeckFault, UnknownDeck
from adjudge.rulekit.rule_index import RuleIndex
from adjudge.text.errors import nearest_words

INDEX: Final = RuleIndex("adjudge.rulebooks.starlight")
_STONES: Final = 16


class StarlightDecks(DeckBook):
    """Decks: a star and a main deck, as lists in plain text."""

    samples: ClassVar[tuple[str, ...]] = ("pia-red", "blue-white")

    def __init__(self, own: Mapping[str, Entry] | None = None) -> None:
        """Know the cards that a list may name: those of the package, and a user's own."""
        self._entries = {**entries(), **(own or {})}
        self._cards = {name: entry.card for name, entry in self._entries.items()}

    def names(self) -> tuple[str, ...]:
        """Name the built-in decks."""
        return tuple(built_in())

    def load(self, name: str) -> Deck:
        """Read a built-in deck."""
        known = built_in()
        found = known.get(name.strip().casefold())
        if found is None:
            raise UnknownDeck(name, tuple(known), nearest_words(name, known))
        return found

    def parse(self, text: str, file: str = "") -> Deck:
        """Read a list."""
        return parse_deck(text, file or "deck", self._cards)

    def show(self, deck: Deck, lang: str = "en", form: str = "text") -> str:
        """Print a deck as a list."""
        if form != "text":
            raise ValueError(f"a Starlight deck has no form {form!r}")
        return print_deck(deck, lang, self._cards)

    def check(self, deck: Deck, mode: str = "", event: str = "") -> Sequence[DeckFault]:
        """List every fault of a deck."""
        del mode, event
        return check_deck(deck, self._cards)

    def about(self, name: str) -> Mapping[str, Any]:
        """Name and star."""
        deck = self.load(name)
        return {"name": deck.name, "star": deck.star()}

    def any_deck(self, below: Callable[[int], int]) -> str:
        """Draw a star, stones and other cards at random, within the limits of a deck."""
        known = [card for card in self._cards.values() if not card.token]
        stars = [card.name for card in known if "star" in card.types]
        stones = [card.name for card in known if "resource" in card.types]
        pool = [c.name for c in known if not {"star", "resource"} & set(c.types)]
        counts: dict[str, int] = {}
        for _ in range(_STONES):
            name = stones[below(len(stones))]
            counts[name] = counts.get(name, 0) + 1
        while sum(counts.values()) < LEAST:
            name = pool[below(len(pool))]
            counts[name] = min(counts.get(name, 0) + 1, COPIES)
        star = stars[below(len(stars))]
        drawn = Deck("drawn", ((star, 1),), tuple(counts.items()))
        return print_deck(drawn, "en", self._cards)


class StarlightCards(Catalogue):
    """All cards of the package, each with what of it is house; tokens are made, not listed."""

    def __init__(self, own: Mapping[str, Entry] | None = None) -> None:
        """List the cards of the package, and a user's own, but for those of cases alone."""
        self._entries = {**entries(), **(own or {})}

    def rows(self) -> Iterator[CardRow]:
        """Every card, in the order of its file."""
        for entry in self._entries.values():
            if not entry.card.token and entry.file != "invented.toml":
                yield _row(entry)

    def find(self, name: str) -> CardRow:
        """The card of a name in either language."""
        key = plain(name)
        for entry in self._entries.values():
            if key in (plain(entry.card.name), plain(entry.card.ko)):
                return _row(entry)
        known = [n for e in self._entries.values() for n in (e.card.name, e.card.ko) if n]
        raise UnknownCard(name, nearest_words(name, known))

    def text(self, name: str, lang: str) -> str:
        """The rules text of a card."""
        known = {key: entry.card for key, entry in self._entries.items()}
        return card_text(known[name], lang, known)


def _row(entry: Entry) -> CardRow:
    card = entry.card
    return CardRow(
        name=card.name,
        ko=card.ko,
        code=entry.source,
        house=entry.invented,
        facts={
            "type": card.types[0],
            "subtype": list(card.tags),
            "colour": card.domains[0] if card.domains else None,
            "cost": cost_text(card, "en") or None,
            "attack": card.stat("attack"),
            "defence": card.stat("defence"),
            "life": card.stat("life"),
            "house": list(entry.house),
            "source": entry.source or None,
        },
        shown={lang: _line(entry, lang) for lang in ("en", "ko")},
    )


def _line(entry: Entry, lang: str) -> str:
    """Type, cost and numbers on one line, and which of them are house."""
    card, ko = entry.card, lang == "ko"
    parts = [type_line(card, lang), cost_text(card, lang)]
    if card.stat("attack") is not None:
        parts.append(f"{card.stat('attack')}/{card.stat('defence')}")
    if card.stat("life") is not None:
        parts.append(f"{'생명점' if ko else 'life'} {card.stat('life')}")
    if entry.invented:
        parts.append("[하우스 카드]" if ko else "[house card]")
    elif entry.house:
        words = ", ".join(FACT_WORDS[w] if ko else w for w in entry.house)
        parts.append(f"[하우스 값: {words}]" if ko else f"[house values: {words}]")
    return "  ".join(part for part in parts if part)


DECKS: Final = StarlightDecks()

__all__ = ["DECKS", "INDEX", "StarlightCards", "StarlightDecks"]
