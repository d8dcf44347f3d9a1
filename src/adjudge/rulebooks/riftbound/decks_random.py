"""Decks of cards drawn at random, to meet cards and pairs of cards that no built-in deck holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from adjudge.rulebooks.riftbound.cards.registry import all_cards, playable
from adjudge.rulebooks.riftbound.decks import Deck

MAIN: Final = 39
RUNES: Final = 12
BATTLEFIELDS: Final = 3
COPIES: Final = 3
_MAIN_TYPES: Final = frozenset(("unit", "spell", "gear"))


def mixed_deck(below: Callable[[int], int]) -> Deck:
    """A deck of the usual size out of all playable cards, whatever their domains.

    It is no legal deck: domains, signatures and the champion's tag are not looked at.

    Args:
        below: Gives a random number in 0..n-1 for n.

    Example:
    >>> deck = mixed_deck(lambda bound: bound // 2)
    >>> sum(count for _, count in deck.main), sum(count for _, count in deck.runes)
    (39, 12)
    """
    cards = all_cards()
    names = playable()

    def draw(kind: str, number: int) -> list[str]:
        pool = [name for name in names if kind in cards[name].types]
        return [pool[below(len(pool))] for _ in range(number)]

    main = [name for name in names if _MAIN_TYPES & set(cards[name].types)]
    champions = [name for name in main if "champion" in cards[name].supertypes]
    return Deck(
        name="mixed",
        legend=draw("legend", 1)[0],
        champion=champions[below(len(champions))],
        main=_counted([main[below(len(main))] for _ in range(MAIN // COPIES)], COPIES),
        runes=_counted(draw("rune", RUNES), 1),
        battlefields=tuple(draw("battlefield", BATTLEFIELDS)),
    )


def _counted(names: list[str], copies: int) -> tuple[tuple[str, int], ...]:
    return tuple((name, count * copies) for name, count in Counter(names).items())
