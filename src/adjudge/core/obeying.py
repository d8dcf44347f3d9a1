"""One filter for places, targets, attackers and assignments that requirements ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from adjudge.core.policies import Obey

Whole = TypeVar("Whole")
Requirement = Callable[[Whole], bool]


def obeying(
    wholes: Sequence[Whole], requirements: Sequence[Requirement[Whole]], obey: Obey
) -> list[Whole]:
    """Those of the legal wholes that meet the requirements as far as they can be met.

    Restrictions have cut the wholes already, permissions have widened them. Of requirements that
    can be met together all must be met; of those that conflict, the player picks, or as many as
    possible must be met, by policy.

    Args:
        wholes: What could be chosen: places, sets of attackers, whole assignments.
        requirements: Tests of a whole.
        obey: Which sets of met requirements are enough.

    Returns:
        The wholes that may be chosen, in the order given; empty only if `wholes` is.
    """
    met = [
        frozenset(index for index, test in enumerate(requirements) if test(whole))
        for whole in wholes
    ]
    if obey is Obey.MOST:
        most = max((len(part) for part in met), default=0)
        return [whole for whole, part in zip(wholes, met, strict=True) if len(part) == most]
    return [
        whole
        for whole, part in zip(wholes, met, strict=True)
        if not any(part < other for other in met)
    ]
