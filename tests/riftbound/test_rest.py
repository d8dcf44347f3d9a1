"""A cleanup that is passed over because there is nothing to do would find nothing (318-324)."""

from __future__ import annotations

import pytest

from adjudge.core.canon import position_key
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.research.games import rulebook_of
from adjudge.rulebooks.riftbound.rules.cleanup import at_rest, cleanup
from tests.riftbound.walks import moments

CHOICES = 150


def _found(rb: Rulebook, state: State) -> list[str]:
    """What a cleanup in full would ask, tell or change."""
    copy = state.fork()
    copy.sure = None
    copy.vars["cleanup"] = 0
    copy.trace = Trace()
    before = position_key(copy)
    found = [decision.kind for decision in cleanup(rb, copy)]
    found += [entry.kind for entry in copy.trace.entries]
    if position_key(copy) != before:
        found.append("change")
    return found


@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_to_do_where_a_cleanup_is_passed_over(seed: int) -> None:
    """At every step of random games of random decks."""
    rb = rulebook_of("riftbound")
    passed = 0
    for state, decision in moments(rb, seed, CHOICES):
        if decision is None and state.vars.get("cleanup", 0) and at_rest(rb, state):
            assert _found(rb, state) == []
            passed += 1
    assert passed > 0
