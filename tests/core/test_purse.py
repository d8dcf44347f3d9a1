"""Paying with sources that make several units: told from the needs left, against all ways."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudge.core.decisions import Option
from adjudge.core.purse import Supply, Tap, Way, enough, supplies, unpaid

KINDS = (1, 2, 4)
_WAYS = st.lists(st.sampled_from((*KINDS, 3)), min_size=1, max_size=3).map(tuple)
_TAPS = st.lists(st.lists(_WAYS, min_size=1, max_size=3), max_size=6)
_WANTED = st.dictionaries(st.sampled_from((1, 2, 4, 3, 7)), st.integers(1, 4), min_size=1)


def _tap(number: int, ways: list[tuple[int, ...]]) -> Tap:
    made = (Way(Option("use", number, i), (), masks, str(masks)) for i, masks in enumerate(ways))
    return Tap(tuple(made))


def _by_trying(taps: list[list[tuple[int, ...]]], wanted: dict[int, int]) -> bool:
    """Whether some choice of a way for each source pays all."""
    for ways in product(*taps):
        have: dict[int, int] = {}
        for masks in ways:
            for mask in masks:
                have[mask] = have.get(mask, 0) + 1
        if not unpaid(have, wanted):
            return True
    return False


@given(taps=_TAPS, wanted=_WANTED)
@settings(max_examples=60)
def test_sources_of_several_units_pay_what_some_choice_of_ways_pays(
    taps: list[list[tuple[int, ...]]], wanted: dict[int, int]
) -> None:
    """Nothing is cut off, however many such sources there are."""
    found = [_tap(number, ways) for number, ways in enumerate(taps)]
    assert enough({}, found, wanted) == _by_trying(taps, wanted)


def test_many_sources_take_no_longer_than_their_number() -> None:
    """Sixty sources with five ways each, which can't pay one colour."""
    ways: list[tuple[int, ...]] = [(1, 1), (2, 2), (4, 4), (8, 8)]
    supply = Supply({}, [_tap(number, ways) for number in range(60)])
    assert supplies(supply, {1: 2, 2: 2, 4: 2, 8: 2, 15: 100})
    assert not supplies(supply, {16: 1, 1: 2, 2: 2, 4: 2, 8: 2, 15: 20})
