"""How a game speaks: its choices as lines of move notation, its trace as sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Refusal
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Entry

Names: TypeAlias = Any  # what the words of a game name in it; the voice's own
Viewer: TypeAlias = tuple[int | None, ...]
"""One player, or None for a spectator; empty for a reader who may know everything."""


class Voice(ABC):
    """What a played game asks of the words of its rulebook."""

    @abstractmethod
    def names(self, rb: Rulebook) -> Names:
        """What words name in a new game."""

    @abstractmethod
    def copy_names(self, names: Names) -> Names:
        """Names that can be changed without changing the given ones."""

    @abstractmethod
    def option(
        self, names: Names, state: State, decision: Decision, option: Option, lang: str
    ) -> str:
        """An option of an open decision as a line of notation, its player ahead."""

    @abstractmethod
    def play(self, game: Game, names: Names, text: str) -> Refusal | None:
        """Play a line of notation in a game that shows forced choices; why not, where refused.

        Raises:
            MoveError: It can't be read, names nothing, or leaves a choice open.
        """

    @abstractmethod
    def why_not(self, game: Game, names: Names, text: str) -> Refusal | None:
        """Why a line is refused; None where it is possible. Nothing changes.

        Raises:
            MoveError: It can't be read, names nothing, or leaves a choice open.
        """

    @abstractmethod
    def phrase(
        self, rb: Rulebook, state: State, entry: Entry, lang: str, viewer: Viewer = ()
    ) -> str:
        """An entry of the trace as a sentence."""

    @abstractmethod
    def record(self, rb: Rulebook, start: State, record: Sequence[Option]) -> list[str]:
        """A record from a first position on as lines of notation."""

    @abstractmethod
    def case_start(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up of a game as the `start` of a case's position."""
