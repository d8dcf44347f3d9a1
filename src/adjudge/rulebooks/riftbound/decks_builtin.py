"""Decks that come with the game, as text files in `decklists`."""

from typing import Final

from adjudge.rulebooks.riftbound.deck_text import parse_deck
from adjudge.rulebooks.riftbound.decks import Deck
from adjudge.rulekit.decks import DeckFolder, UnknownDeck

__all__ = ["UnknownDeck", "deck_names", "load_deck"]

_FOLDER: Final = DeckFolder("adjudge.rulebooks.riftbound", parse_deck)


def deck_names() -> tuple[str, ...]:
    """Name the built-in decks, in alphabetic order.

    >>> deck_names()[:3]
    ('draven', 'ezreal', 'irelia')
    """
    return _FOLDER.names()


def load_deck(name: str) -> Deck:
    """Read a built-in deck.

    Args:
        name: One of `deck_names`; upper case does not matter.

    Raises:
        UnknownDeck: There is no such deck.

    >>> load_deck("jinx").legend
    'Loose Cannon'
    """
    return _FOLDER.load(name)
