"""What a rulebook tells players that look ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

    def calm(self, decision: Decision) -> Option:
        """The answer that does the least, by which a tried option is carried to its end."""

    def opens_step(self, decision: Decision) -> bool:
        """Whether a decision opens a step, so that hidden cards may be dealt anew before it."""

    @property
    def mixed(self) -> tuple[tuple[str, str], ...]:
        """Pairs of a private and a secret area between which cards travel."""


WIN: Final = 1_000.0


class ScoreEvaluation:
    """The plainest evaluation: a player's score less the best of the others'.

    Attributes:
        mixed: Pairs of a private and a secret area between which cards travel.
    """

    def __init__(
        self,
        score: Callable[[State, int], int],
        windows: Sequence[str],
        calm: Sequence[str] = ("pass", "done", "no"),
        mixed: tuple[tuple[str, str], ...] = (("hand", "deck"),),
    ) -> None:
        """Know the game.

        Args:
            score: What leads to winning.
            windows: Kinds of decisions that open a step; a tried option is carried to the next.
            calm: Verbs of the answers that do the least, the first that is offered is taken.
            mixed: See the class.
        """
        self._score = score
        self._windows = frozenset(windows)
        self._calm = tuple(calm)
        self.mixed = mixed

    def value(self, rb: Rulebook, state: State, player: int) -> float:
        """The player's score less that of the best opponent."""
        del rb
        if state.result is not None:
            return WIN if player in state.result.winners else -WIN
        others = [p for p in range(state.players) if p != player and p not in state.gone]
        return self._score(state, player) - max((self._score(state, p) for p in others), default=0)

    def settled(self, decision: Decision, state: State, since: int) -> bool:
        """The next window."""
        del state, since
        return decision.kind in self._windows

    def calm(self, decision: Decision) -> Option:
        """The calmest answer; else the first."""
        for verb in self._calm:
            for option in decision.options:
                if option.verb == verb:
                    return option
        return decision.options[0]

    def opens_step(self, decision: Decision) -> bool:
        """Whether it is one of the windows."""
        return decision.kind in self._windows
