"""Hypothesis for the laws: seeds and one small profile that repeats itself."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

seeds = st.integers(min_value=0, max_value=1 << 32)
lengths = st.integers(min_value=0, max_value=160)


# How much further the profile in use looks than the one of a commit (tests/conftest.py).
FURTHER = max(settings().max_examples // 40, 1)


def law(examples: int) -> settings:
    """Settings of a law: the same examples each time, no shrinking of seeds, no time limit."""
    return settings(
        max_examples=examples * FURTHER,
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=(HealthCheck.too_slow,),
    )
