"""Readings: what the rules leave open is listed, cites rules that exist, and can be picked."""

import pytest

from adjudge.judge.run import HOLDS, judge
from adjudge.rulebooks.riftbound.readings import CHOICES, READINGS
from adjudge.rulebooks.riftbound.rulebook_index import INDEX
from adjudge.text.cases import read_cases


def test_names_are_unique_and_rules_exist() -> None:
    """A reading is found by its name, and its rules are of the book."""
    assert len({reading.name for reading in READINGS}) == len(READINGS)
    assert {rule for reading in READINGS for rule in reading.rules} <= set(INDEX.load_ids())


@pytest.mark.parametrize(("name", "word"), [(n, w) for n, words in CHOICES.items() for w in words])
def test_a_case_may_pick_each_value(name: str, word: str) -> None:
    """Every value, the usual one included."""
    (case,) = read_cases(f"game: riftbound\ntitle: x\nreadings: {{{name}: {word}}}")
    assert judge(case).status == HOLDS
