"""Random games of random decks, seen at every step and at every decision."""

from __future__ import annotations

from collections.abc import Iterator

from adjudge.core.decisions import Decision
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.players.dice import Dice
from adjudge.research.games import kit_of


def moments(rb: Rulebook, seed: int, choices: int) -> Iterator[tuple[State, Decision | None]]:
    """The position as each step begins, then with each of its decisions, up to a number of choices.

    It is always the same position, played on: what is done to it has its consequences.
    """
    kit, dice = kit_of("riftbound"), Dice(seed)
    state = kit.position(rb, (kit.decks.any_deck(dice.below), kit.decks.any_deck(dice.below)), seed)
    chosen = 0
    while state.result is None and chosen < choices:
        yield state, None
        steps = rb.step(state)
        answer = None
        while True:
            try:
                decision = next(steps) if answer is None else steps.send(answer)
            except StopIteration:
                break
            yield state, decision
            answer = dice.choice(decision.options)
            chosen += len(decision.options) > 1
