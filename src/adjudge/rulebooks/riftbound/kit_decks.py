"""Riftbound decks as programs ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import Any, ClassVar, Final

from adjudge.core.vocab import Unsupported
from adjudge.rulebooks.riftbound.cards.registry import unsupported_cards
from adjudge.rulebooks.riftbound.deck_codes import DeckCodeError, deck_from_code, deck_to_code
from adjudge.rulebooks.riftbound.deck_text import parse_deck, print_deck
from adjudge.rulebooks.riftbound.decks import (
    CORE_RULES,
    TOURNAMENT_2026_05,
    TOURNAMENT_2026_07,
    Deck,
    DeckFault,
    check_deck,
)
from adjudge.rulebooks.riftbound.decks_builtin import deck_names, load_deck
from adjudge.rulebooks.riftbound.decks_random import mixed_deck
from adjudge.rulebooks.riftbound.seats import MODES
from adjudge.rulekit.decks import DeckBook, UnreadableDeck

EVENTS: Final = {
    "core": CORE_RULES,
    "tournament 2026-05": TOURNAMENT_2026_05,
    "tournament 2026-07": TOURNAMENT_2026_07,
}
_FIELDS: Final = (
    "name",
    "legend",
    "champion",
    "main",
    "runes",
    "battlefields",
    "sideboard",
    "extra_legends",
    "extra_champions",
)
_PAIRS: Final = frozenset(("main", "runes", "sideboard"))


class RiftboundDecks(DeckBook):
    """Decks of Riftbound: lists in plain text, and deck codes."""

    modes: ClassVar[tuple[str, ...]] = tuple(MODES)
    events: ClassVar[tuple[str, ...]] = tuple(EVENTS)
    forms: ClassVar[tuple[str, ...]] = ("text", "code")
    samples: ClassVar[tuple[str, ...]] = ("kaisa", "jinx")

    def names(self) -> tuple[str, ...]:
        """Name the built-in decks."""
        return deck_names()

    def load(self, name: str) -> Deck:
        """Read a built-in deck."""
        return load_deck(name)

    def parse(self, text: str, file: str = "") -> Deck:
        """Read a list, or a code: one word without a colon."""
        if len(text.split()) == 1 and ":" not in text:
            try:
                return deck_from_code(text.strip(), PurePath(file).stem)
            except DeckCodeError as error:
                raise UnreadableDeck(
                    f"not a deck code: {error}", f"덱 코드가 아닙니다: {error}"
                ) from error
        return parse_deck(text, file or "deck")

    def show(self, deck: Deck, lang: str = "en", form: str = "text") -> str:
        """Print a deck as a list or a code."""
        return deck_to_code(deck) if form == "code" else print_deck(deck, lang)

    def check(self, deck: Deck, mode: str = "duel", event: str = "core") -> Sequence[DeckFault]:
        """List every fault of a deck."""
        return check_deck(deck, MODES[mode or "duel"], EVENTS[event or "core"])

    def mode_of(self, deck: Deck) -> str:
        """A match for a deck with a sideboard."""
        return "match" if deck.sideboard else "duel"

    def brought(self, deck: Deck, mode: str) -> Deck:
        """A best of one has no sideboard: it stays at home."""
        return replace(deck, sideboard=()) if mode == "duel" else deck

    def unsupported(self, deck: Deck) -> dict[str, Unsupported]:
        """Cards of a deck that can't be played yet, with the reasons."""
        missing = unsupported_cards()
        names = dict.fromkeys(
            [
                *(name for name, _ in (*deck.main, *deck.runes, *deck.sideboard)),
                *deck.battlefields,
                *(n for n in (deck.legend, deck.champion) if n),
                *deck.extra_legends,
                *deck.extra_champions,
            ]
        )
        return {name: missing[name] for name in names if name in missing}

    def about(self, name: str) -> Mapping[str, Any]:
        """Name, legend and chosen champion."""
        deck = load_deck(name)
        return {"name": deck.name, "legend": deck.legend, "champion": deck.champion}

    def about_line(self, name: str) -> str:
        """The same on one line."""
        deck = load_deck(name)
        return f"{deck.name or ''}  ({deck.legend}, {deck.champion})"

    def any_deck(self, below: Callable[[int], int]) -> str:
        """Draw a deck out of all cards."""
        return print_deck(mixed_deck(below))

    def plain(self, deck: Deck) -> dict[str, Any]:
        """A deck as JSON gives it back."""
        return plain_deck(deck)

    def from_plain(self, data: dict[str, Any]) -> Deck:
        """The deck that `plain` wrote."""
        return deck_from_plain(data)


def plain_deck(deck: Deck) -> dict[str, Any]:
    """A deck as JSON gives it back."""
    found: dict[str, Any] = {}
    for name in _FIELDS:
        value = getattr(deck, name)
        if name in _PAIRS:
            value = [list(pair) for pair in value]
        elif isinstance(value, tuple):
            value = list(value)
        found[name] = value
    return found


def deck_from_plain(data: dict[str, Any]) -> Deck:
    """The deck that `plain_deck` wrote."""
    fields: dict[str, Any] = {
        name: tuple((card, count) for card, count in value)
        if name in _PAIRS
        else tuple(value)
        if isinstance(value, list)
        else value
        for name, value in data.items()
    }
    return Deck(**fields)
