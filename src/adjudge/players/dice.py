"""Random numbers of a player or a caller: a generator of its own, apart from the position's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from adjudge.core import rng

T = TypeVar("T")


class Dice:
    """A seeded generator; two with the same seed throw the same numbers on every machine.

    Example:
    >>> [Dice(7).below(6) for _ in range(3)] == [Dice(7).below(6)] * 3
    True
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """Start at a seed, any integer."""
        self._state = rng.scramble(seed)

    def below(self, bound: int) -> int:
        """A number in 0..bound-1; `bound` >= 1."""
        value, self._state = rng.below(self._state, bound)
        return value

    def choice(self, values: Sequence[T]) -> T:
        """One of the values, at least one of which there must be."""
        value, self._state = rng.below(self._state, len(values))
        return values[value]

    def shuffled(self, values: Sequence[int]) -> list[int]:
        """The values in a random order."""
        result, self._state = rng.shuffled(self._state, list(values))
        return result
