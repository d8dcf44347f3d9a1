"""What is handed on of what there is to pay with is what would be worked out anew."""

from __future__ import annotations

import pytest

from adjudge.core import costs
from adjudge.core.costs import Means, Source
from adjudge.core.decisions import Option
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.research.games import rulebook_of
from adjudge.rulebooks.riftbound.rules.resources import means_of
from tests.riftbound.walks import moments

CHOICES = 200
NEEDS = (("energy",), ("energy",), ("fury", "calm", "mind"), ())
POOLS = ((), ("energy", "energy"), ("body", "any"))


def _told(means: Means) -> list[object]:
    """What it consists of, and what it can pay."""
    sources = [
        (source.option.key(), source.alike, source.units, source.converts)
        for source in means.sources
    ]
    pays = [
        means.can_pay(pool, NEEDS[first:last], "unit")
        for pool in POOLS
        for first in range(4)
        for last in range(first + 1, 5)
    ]
    return [sources, pays]


def _faults(rb: Rulebook, seed: int) -> tuple[int, list[str]]:
    """How often means were found kept at a decision of a random game, and which were wrong."""
    found = 0
    wrong: list[str] = []
    for state, decision in moments(rb, seed, CHOICES):
        for key, kept in _kept(state) if decision is not None else ():
            player, use, barred, _ = key
            state.scratch = {}
            fresh = means_of(rb, state, player, use, barred)
            if key not in state.scratch:
                continue  # something is a target by now and barred: they are told apart
            found += 1
            if _told(kept) != _told(fresh):
                wrong.append(f"{state.phase} {key}")
    return found, wrong


def _kept(state: State) -> list[tuple[tuple[int, str, int, frozenset[int]], Means]]:
    if state.dirty:
        return []
    return [(key, known) for key, known in state.scratch.items() if isinstance(known, Means)]


@pytest.mark.parametrize("seed", range(12))
def test_means_are_those_of_the_position_at_any_decision(seed: int) -> None:
    """Sources, their order and what they can pay, after each use of one of them, too."""
    found, wrong = _faults(rulebook_of("riftbound"), seed)
    assert found > CHOICES // 4
    assert wrong == []


def test_a_source_that_stays_as_it_is_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were an exhausted rune still counted, these games would show it."""
    monkeypatch.setattr(Means, "spent", lambda means, _uses: means)
    assert any(_faults(rulebook_of("riftbound"), seed)[1] for seed in range(3))


def test_what_is_spent_is_counted_no_more() -> None:
    """A source that is gone makes nothing; one that became another makes what it made."""
    gold = Source(Option("add", 1, 0), ("any",), "gold")
    rune = Source(Option("add", 2, 0), ("energy",), "rune/0")
    power = Source(Option("add", 2, 1, "leaves"), ("fury",), "rune/1")
    tired = Source(Option("add", 2, 1, "leaves"), ("fury",), "rune/1/exhausted")
    means = Means([gold, rune, power], "unit")
    assert means.can_pay((), (("energy",), (), ()), "unit")
    spent = means.spent([(rune, None), (power, tired)])
    assert [source.alike for source in spent.sources] == ["gold", "rune/1/exhausted"]
    assert not spent.can_pay((), (("energy",),), "unit")
    assert spent.can_pay(("energy",), (("energy",), ("fury",), ()), "unit")
    assert costs.payable((), spent.sources, ((), ()), "unit")
    assert means.spent([(gold, None)]).can_pay((), (("energy",), ("fury",)), "unit")
    assert not means.spent([(gold, None)]).can_pay((), ((), ()), "unit")
