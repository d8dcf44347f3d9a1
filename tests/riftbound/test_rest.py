"""A cleanup that is passed over because there is nothing to do would find nothing (318-324)."""

from __future__ import annotations

import pytest

from adjudge.core.canon import position_key
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.players.dice import Dice
from adjudge.research.games import kit_of, rulebook_of
from adjudge.rulebooks.riftbound.rules.cleanup import at_rest, cleanup

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
    rb, kit, dice = rulebook_of("riftbound"), kit_of("riftbound"), Dice(seed)
    state = kit.position(rb, (kit.decks.any_deck(dice.below), kit.decks.any_deck(dice.below)), seed)
    chosen = passed = 0
    while state.result is None and chosen < CHOICES:
        if state.vars.get("cleanup", 0) and at_rest(rb, state):
            assert _found(rb, state) == []
            passed += 1
        steps = rb.step(state)
        answer = None
        while True:
            try:
                decision = next(steps) if answer is None else steps.send(answer)
            except StopIteration:
                break
            answer = dice.choice(decision.options)
            chosen += len(decision.options) > 1
    assert passed > 0
