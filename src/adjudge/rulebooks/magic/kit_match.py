"""Matches of Magic: the best of three, with sideboards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from adjudge.rulebooks.magic.decks import RULE, Deck, FaultCode
from adjudge.rulekit.decks import DeckFault
from adjudge.rulekit.matches import MatchRules, MatchSoFar, pool_faults


class MagicMatches(MatchRules):
    """Who lost says who goes first; cards are exchanged with the sideboard."""

    lengths: ClassVar[tuple[int, ...]] = (1, 3)

    def chooser(self, so_far: MatchSoFar) -> int | None:
        """The loser of the last game that somebody won."""
        won = [game["winner"] for game in so_far.games if game["winner"] is not None]
        return 1 - won[-1] if won else None

    def faults(self, so_far: MatchSoFar, seat: int, deck: Deck) -> Sequence[DeckFault]:
        """The cards of deck and sideboard together stay those that were registered."""
        registered: Deck = so_far.registered[seat]
        return pool_faults(_pool(registered), _pool(deck), FaultCode.POOL, RULE)


def _pool(deck: Deck) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, count in (*deck.main, *deck.sideboard):
        found[name] += count
    return found
