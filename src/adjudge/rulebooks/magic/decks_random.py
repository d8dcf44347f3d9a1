"""Decks of cards drawn at random, to meet cards that no built-in deck holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from adjudge.core.cards import CardDef
from adjudge.rulebooks.magic.cards.registry import all_cards, playable
from adjudge.rulebooks.magic.decks import COPIES, MAIN, Deck
from adjudge.rulebooks.magic.dsl_words import BASIC_TYPES, COLORS

BASICS: Final = 24
BASIC_OF: Final = dict(zip(COLORS, BASIC_TYPES, strict=True))
"""The basic land of each colour."""


def mixed_deck(below: Callable[[int], int]) -> Deck:
    """A legal deck of two colours out of all playable cards.

    Args:
        below: Gives a random number in 0..n-1 for n.

    Example:
    >>> deck = mixed_deck(lambda bound: bound // 2)
    >>> sum(count for _, count in deck.main)
    60
    """
    cards = all_cards()
    first = below(len(COLORS))
    second = (first + 1 + below(len(COLORS) - 1)) % len(COLORS)
    colors = {COLORS[first], COLORS[second]}
    pool = [name for name in playable() if _fits(cards[name], colors)]
    chosen: Counter[str] = Counter()
    while sum(chosen.values()) < MAIN - BASICS:
        # The card behind it where there are enough of it: no numbers can keep this from ending.
        start = below(len(pool))
        name = next(n for n in (*pool[start:], *pool[:start]) if chosen[n] < COPIES)
        room = MAIN - BASICS - sum(chosen.values())
        chosen[name] = min(chosen[name] + 2, COPIES, chosen[name] + room)
    lands = [(BASIC_OF[color], BASICS // 2) for color in sorted(colors)]
    return Deck(name="mixed", main=(*chosen.items(), *lands))


def _fits(card: CardDef, colors: set[str]) -> bool:
    return "basic" not in card.supertypes and colors.issuperset(card.domains)
