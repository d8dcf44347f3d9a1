"""How often somebody may ask: a bucket that fills by the second and is emptied by asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_REMEMBERED: Final = 4_096


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit.

    Attributes:
        burst: How many at once.
        second: How many a second in the long run.
    """

    burst: float
    second: float


FRAMES: Final = Rate(60, 30)
"""Frames of one connection."""
REQUESTS: Final = Rate(400, 40)
"""Requests of one address."""


class Bucket:
    """One asker's limit."""

    __slots__ = ("_clock", "_left", "_rate", "_then")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin full."""
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._then = clock()

    def take(self) -> bool:
        """Ask once; False where that is too often."""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """The limits of many askers; those who have not asked for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        """Set the limit of each."""
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Ask once; False where that is too often."""
        bucket = self._known.pop(who, None) or Bucket(self._rate)
        self._known[who] = bucket
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return bucket.take()
