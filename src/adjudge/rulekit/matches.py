"""Matches: several games of the same players, and what may change between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from adjudge.rulekit.decks import DeckFault

if TYPE_CHECKING:
    from adjudge.rulekit.playing import PlayedGame

Deck: TypeAlias = Any  # the rulebook's own type
Json: TypeAlias = Any  # what JSON can say


@dataclass(frozen=True, slots=True)
class MatchSoFar:
    """A match between two of its games.

    Attributes:
        best_of: Games at most, drawn ones not counted.
        registered: The decks as they were registered.
        games: What `MatchRules.note` told of each game that is over.
    """

    best_of: int = 1
    registered: Sequence[Deck] = ()
    games: Sequence[Json] = field(default_factory=list)


class MatchRules:
    """How matches go: here those of a game whose rules speak of single games alone.

    Attributes:
        lengths: How many games a match may have at most.
    """

    lengths: ClassVar[tuple[int, ...]] = (1,)

    def note(self, game: PlayedGame) -> Json:
        """What later games must know of one that is over, as JSON gives it back."""
        outcome = game.outcome
        winners = () if outcome is None else outcome.winners
        return {
            "first": game.kit.first(game.state),
            "winner": winners[0] if len(winners) == 1 else None,
        }

    def chooser(self, so_far: MatchSoFar) -> int | None:
        """Who says who goes first in the next game; None where that is nobody's choice."""
        del so_far
        return None

    def faults(self, so_far: MatchSoFar, seat: int, deck: Deck) -> Sequence[DeckFault]:
        """Why a seat can't bring a deck to the next game; how decks are made is looked at apart."""
        del so_far, seat, deck
        return ()

    def options(self, so_far: MatchSoFar, first: int | None) -> Mapping[str, Any]:
        """What the set-up of the next game has beside the usual.

        Args:
            so_far: The match.
            first: Who is to go first, as the chooser says; None where nothing was said.
        """
        wanted = self.chooser(so_far) if first is None else first
        return {} if wanted is None else {"first": wanted}


def pool_faults(
    registered: Counter[str], wanted: Counter[str], code: str, rule: str
) -> list[DeckFault]:
    """Cards of which a changed list has more or fewer than the registered one.

    >>> found = pool_faults(Counter(a=2, b=1), Counter(a=1, c=1, b=1), "pool", "R:1")
    >>> [fault.en for fault in found]
    ['a: 2 in the registered list, 1 here', 'c: 0 in the registered list, 1 here']
    """
    names = dict.fromkeys((*registered, *wanted))
    return [
        DeckFault(
            code,
            rule,
            f"{name}: {registered[name]} in the registered list, {wanted[name]} here",
            f"{name}: 등록한 목록에는 {registered[name]}장, 여기에는 {wanted[name]}장입니다",
            (name,),
        )
        for name in names
        if registered[name] != wanted[name]
    ]
