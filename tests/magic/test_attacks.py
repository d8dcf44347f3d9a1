"""MTG-CR@2006:308.2, MTG-CR@2006:500.2: which sets of attackers are offered, against all sets."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.rulebooks.magic.rules.legality import Attacks

ABLE = [3, 5, 8, 13, 21]


def _by_trying(must: list[int], alone: list[int], most: int) -> set[tuple[int, ...]]:
    """Legal sets, each of all sets looked at."""
    legal = [
        whole
        for size in range(min(most, len(ABLE)) + 1)
        for whole in combinations(ABLE, size)
        if not (len(whole) == 1 and whole[0] in alone)
    ]
    best = max(sum(i in must for i in whole) for whole in legal)
    return {whole for whole in legal if sum(i in must for i in whole) == best}


def _by_asking(sets: Attacks, chosen: list[int], start: int) -> set[tuple[int, ...]]:
    """Sets that a player can come to, picking what is offered."""
    found = {tuple(chosen)} if sets.stands(chosen) else set()
    further = sets.further(chosen, start)
    assert found or further, "nothing can be chosen and what was chosen can't stay"
    for ident in further:
        found |= _by_asking(sets, [*chosen, ident], ABLE.index(ident) + 1)
    return found


@given(
    must=st.sets(st.sampled_from(ABLE)),
    alone=st.sets(st.sampled_from(ABLE)),
    most=st.integers(0, len(ABLE) + 1),
)
def test_exactly_the_legal_sets_are_offered(must: set[int], alone: set[int], most: int) -> None:
    """Counting offers what looking at every set offers, and never leads nowhere."""
    wanted, lone = sorted(must), sorted(alone)
    offered = _by_asking(Attacks(ABLE, wanted, lone, most), [], 0)
    assert offered == _by_trying(wanted, lone, most)


@pytest.mark.parametrize("many", [13, 200])
def test_many_attackers_are_all_offered(many: int) -> None:
    """No creature is left out because there are many, whatever limits the attack."""
    able = list(range(1, many + 1))
    assert Attacks(able, [], [1], 3).further([], 0) == able
    assert Attacks(able, able, [], 2).further([], 0) == able[:-1]
