"""Games that go on without any choice: a position that comes back, or growth without end."""

from __future__ import annotations

from adjudge.core.canon import position_key
from adjudge.core.errors import LoopFound
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State

SILENT_BOUND = 20_000  # steps and forced choices without a choice; more is a loop that grows
_QUIET = 200  # so many pass before positions are compared
_EVERY = 16  # a loop of any length comes back to one of these


class LoopWatch:
    """What passed since the last choice."""

    __slots__ = ("_passed", "_seen", "_steps")

    def __init__(self) -> None:
        """Nothing passed yet."""
        self._passed = 0
        self._steps = 0
        self._seen: set[bytes] = set()

    def tick(self) -> None:
        """Count a step or a forced choice.

        Raises:
            LoopFound: It was one too many, and no position came back: the loop grows.
        """
        self._passed += 1
        if self._passed > SILENT_BOUND:
            raise LoopFound(f"no choice in {SILENT_BOUND} steps, and no position came back")

    def comes_back(self, rb: Rulebook, state: State) -> bool:
        """Whether a position at the start of a step was there before; the rulebook then acts.

        Raises:
            LoopFound: The rulebook has no rule for it (`Rulebook.on_loop`).
        """
        self._steps += 1
        if self._steps < _QUIET or self._steps % _EVERY:
            return False
        key = position_key(state)
        if key in self._seen:
            rb.on_loop(state)
            return True
        self._seen.add(key)
        return False
