"""What a rulebook tells players that look ahead."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from adjudge.core.decisions import Decision, Option
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State


class Evaluation(Protocol):
    """What a rulebook tells a player that looks ahead."""

    def value(self, rb: Rulebook, state: State, player: int) -> float:
        """How good a position is for a player, by what that player may see."""

    def settled(self, decision: Decision, state: State, since: int) -> bool:
        """Whether a position may be compared with others; `since` is the turn of the choice."""

    def rests(self, decision: Decision, state: State) -> bool:
        """Whether doing nothing leaves the position as it is, nothing that was begun being open."""

    def calm(self, decision: Decision) -> Option:
        """The answer that does the least, by which a tried option is carried to its end."""

    @property
    def scale(self) -> float:
        """By so much of the worth winning becomes e times as likely against losing."""

    @property
    def minor(self) -> frozenset[str]:
        """Kinds of decisions that matter so little that a look is enough."""

    @property
    def mixed(self) -> tuple[tuple[str, ...], ...]:
        """Sets of areas between which a player's hidden cards travel."""

    @property
    def shared(self) -> frozenset[str]:
        """Areas of `mixed` whose hidden cards may be anybody's."""

    def fits(self, rb: Rulebook, state: State, ident: int, name: str) -> bool:
        """Whether a hidden object of the board could be a card of that name."""


WIN: Final = 1_000.0


class WorthEvaluation(ABC):
    """An evaluation by what each player has: the own worth less that of the best opponent.

    Attributes:
        calm_verbs: Verbs of the answers that do the least; the first that is offered is taken.
        windows: Kinds of decisions by which positions may be compared.
        home: Kind of the decision at which a later turn is compared and a player can rest; every
            window where none is named.
        scale: By so much of the worth winning becomes e times as likely against losing.
        minor: Kinds of decisions that matter so little that a look is enough.
        mixed: Sets of areas between which a player's hidden cards travel.
        shared: Areas of `mixed` whose hidden cards may be anybody's.
    """

    calm_verbs: tuple[str, ...] = ("pass", "done", "no")
    windows: frozenset[str] = frozenset()
    home: str = ""
    scale: float = 10.0
    minor: frozenset[str] = frozenset()
    mixed: tuple[tuple[str, ...], ...] = (("hand", "deck"),)
    shared: frozenset[str] = frozenset()

    @abstractmethod
    def worth(self, rb: Rulebook, state: State, player: int) -> float:
        """What a player has, by what that player may see."""

    def value(self, rb: Rulebook, state: State, player: int) -> float:
        """The player's own worth less that of the best opponent; a draw is worth nothing."""
        if state.result is not None:
            winners = state.result.winners
            return 0.0 if not winners else WIN if player in winners else -WIN
        worths = [self.worth(rb, state, seat) for seat in range(state.players)]
        others = [w for seat, w in enumerate(worths) if seat != player and seat not in state.gone]
        return worths[player] - max(others, default=0.0)

    def settled(self, decision: Decision, state: State, since: int) -> bool:
        """The home of a later turn, where everything begun has ended; else the next window."""
        if self.home:
            return decision.kind == self.home and state.turn > since
        return decision.kind in self.windows

    def rests(self, decision: Decision, state: State) -> bool:
        """Such a decision with nothing on its way."""
        here = decision.kind == self.home if self.home else decision.kind in self.windows
        return here and not state.items

    def calm(self, decision: Decision) -> Option:
        """The calmest answer; else the first."""
        for verb in self.calm_verbs:
            for option in decision.options:
                if option.verb == verb:
                    return option
        return decision.options[0]

    def fits(self, rb: Rulebook, state: State, ident: int, name: str) -> bool:
        """Any card, unless the rulebook knows better."""
        del rb, state, ident, name
        return True


class ScoreEvaluation(WorthEvaluation):
    """The plainest evaluation: what leads to winning, and nothing else."""

    def __init__(self, score: Callable[[State, int], int], windows: Iterable[str]) -> None:
        """Know the game.

        Args:
            score: What leads to winning, of a player.
            windows: Kinds of decisions by which positions may be compared.
        """
        self._score = score
        self.windows = frozenset(windows)

    def worth(self, rb: Rulebook, state: State, player: int) -> float:
        """The player's score."""
        del rb
        return self._score(state, player)
