"""A race between options: each round values those that are still in it on the same guess.

Since all run on the same guesses, what counts is by how much one was better than another in each
round, which luck of the deal hardly moves. An option drops out as soon as it can't be better than
the leader by more than a little, even if chance was against it so far.
"""

from __future__ import annotations

import math
from typing import Final

SURE: Final = 1.5  # standard errors that chance may explain
SMALL: Final = 0.02  # a gain that is not worth thinking about, of a value of 0..1
ALIKE: Final = 1e-9
_ROUNDS: Final = 4  # before that nothing is dropped


class Race:
    """Values of options, round by round.

    Attributes:
        alive: Indexes of the options that are still in it, in their order.
        rounds: Rounds that all of these have run.
    """

    def __init__(self, priors: list[float], weight: float) -> None:
        """Start with what is thought of each option before the first round.

        Args:
            priors: A value for each option, 0..1.
            weight: As many rounds as the prior counts for.
        """
        self.alive = list(range(len(priors)))
        self.rounds = 0
        self._priors = priors
        self._weight = weight
        self._values: list[list[float]] = [[] for _ in priors]

    def keep(self, count: int) -> None:
        """Let only the best go on."""
        best = sorted(self.alive, key=lambda i: (-self.mean(i), i))[:count]
        self.alive = sorted(best)

    def run(self, values: list[float]) -> None:
        """Enter a round: a value for each option that is alive, in their order."""
        for index, value in zip(self.alive, values, strict=True):
            self._values[index].append(value)
        self.rounds += 1
        if self.rounds >= _ROUNDS:
            self._drop()

    def mean(self, index: int) -> float:
        """What an option is worth by its rounds and its prior."""
        values = self._values[index]
        total = sum(values) + self._weight * self._priors[index]
        return total / max(len(values) + self._weight, ALIKE)

    def best(self) -> int:
        """The option that is ahead; of equals the first."""
        return max(self.alive, key=lambda i: (self.mean(i), -i))

    def _drop(self) -> None:
        leader = self.best()
        self.alive = [i for i in self.alive if i == leader or not self._behind(i, leader)]

    def _behind(self, index: int, leader: int) -> bool:
        """Whether an option is surely not better than the leader by more than a little."""
        pairs = zip(self._values[leader], self._values[index], strict=True)
        gaps = [a - b for a, b in pairs]
        count = len(gaps)
        gap = sum(gaps) / count
        spread = sum((g - gap) ** 2 for g in gaps) / (count - 1)
        if spread <= ALIKE:
            return True
        prior = self._weight * (self._priors[leader] - self._priors[index])
        shrunk = (gap * count + prior) / (count + self._weight)
        return shrunk + SMALL > SURE * math.sqrt(spread / count)
