"""The random numbers of a position: a small generator whose whole state is one integer."""

from __future__ import annotations

from typing import Final

_SPAN: Final = 1 << 64
_MASK: Final = _SPAN - 1
_SMALL: Final = 1 << 32
_SHORT: Final = _SPAN - _SMALL
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


def scramble(seed: int) -> int:
    """A well-mixed 64-bit state from any seed."""
    z = (seed + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
    return z ^ (z >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """A number in 0..bound-1 and the next state (a splitmix64 counter); `bound` >= 1."""
    while True:
        state = (state + _STEP) & _MASK
        value = scramble(state)
        # Of the span only whole multiples of the bound count; almost always the short look tells.
        if (value < _SHORT and bound <= _SMALL) or value < _SPAN - _SPAN % bound:
            return value % bound, state


def shuffled(state: int, values: list[int]) -> tuple[list[int], int]:
    """A random order of `values` (a new list) and the next state."""
    result = list(values)
    following = (state + _STEP) & _MASK
    for last in range(len(result) - 1, 0, -1):
        # A number as `below` gives it, without a call and with the counter added to only once:
        # what `scramble` adds to this state leads to the next one.
        state, following = following, (following + _STEP) & _MASK
        z = ((following ^ (following >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        pick = z ^ (z >> 31)
        if pick < _SHORT:
            pick %= last + 1
        else:
            pick, state = below((state - _STEP) & _MASK, last + 1)
            following = (state + _STEP) & _MASK
        result[last], result[pick] = result[pick], result[last]
    return result, state
