"""The random numbers of a position: a small generator whose whole state is one integer."""

from __future__ import annotations

from typing import Final

_SPAN: Final = 1 << 64
_MASK: Final = _SPAN - 1


def scramble(seed: int) -> int:
    """A well-mixed 64-bit state from any seed."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def advance(state: int) -> int:
    """The next state (splitmix64 counter)."""
    return (state + 0x9E3779B97F4A7C15) & _MASK


def output(state: int) -> int:
    """64 random bits for a state."""
    return scramble(state)


def below(state: int, bound: int) -> tuple[int, int]:
    """A number in 0..bound-1 and the next state; `bound` >= 1."""
    while True:
        state = advance(state)
        value = output(state)
        # Of the span only whole multiples of the bound count; almost always the short look tells.
        if value < _SPAN - bound or value < _SPAN - _SPAN % bound:
            return value % bound, state


def shuffled(state: int, values: list[int]) -> tuple[list[int], int]:
    """A random order of `values` (a new list) and the next state."""
    result = list(values)
    for last in range(len(result) - 1, 0, -1):
        pick, state = below(state, last + 1)
        result[last], result[pick] = result[pick], result[last]
    return result, state
