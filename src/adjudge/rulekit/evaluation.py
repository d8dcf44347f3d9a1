"""What a rulebook tells players that look ahead."""

from __future__ import annotations

from typing import Protocol

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
