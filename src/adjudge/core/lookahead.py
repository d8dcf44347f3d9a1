"""Exact look-ahead for a procedure: which answers still lead to a good end.

A procedure is a function that runs on a position and ends with True or False. It is tried on
copies, so that what is offered and what is accepted can't disagree. This is the plain form for
rulebooks whose plays are short; a rulebook with costly plays looks ahead by its own checks.
"""

from __future__ import annotations

from collections.abc import Callable

from adjudge.core.decisions import AskBool, Decision, Option
from adjudge.core.errors import EngineFault
from adjudge.core.state import State

Procedure = Callable[[State], AskBool]
Trail = tuple[Option, ...]

TRIAL_BOUND = 10_000


def can_end(state: State, procedure: Procedure, given: Trail = ()) -> bool:
    """Whether a procedure can still end well after the answers given so far.

    Raises:
        EngineFault: There are more ways than `TRIAL_BOUND`.
    """
    trails = [given]
    for _ in range(TRIAL_BOUND):
        if not trails:
            return False
        trail = trails.pop()
        reached = _follow(state, procedure, trail)
        if reached is True:
            return True
        if isinstance(reached, Decision):
            trails.extend((*trail, option) for option in reversed(reached.options))
    raise EngineFault(f"more than {TRIAL_BOUND} ways to look at")


def _follow(state: State, procedure: Procedure, trail: Trail) -> Decision | bool:
    """The decision or the end that a trail of answers leads to, on a copy."""
    trial = state.copy()
    trial.trial = True
    steps = procedure(trial)
    try:
        decision = next(steps)
        for option in trail:
            decision = steps.send(option)
    except StopIteration as end:
        return bool(end.value)
    return decision


def guided(state: State, procedure: Procedure) -> AskBool:
    """Run a procedure, offering only answers after which it can still end well.

    Where no answer leads to a good end, all stay: what dooms the play is barred only if something
    else is possible. On a copy on which ways are tried nothing is held back: whoever tries them
    tries each.
    """
    if state.trial:
        return (yield from procedure(state))
    start = state.copy()
    steps = procedure(state)
    given: Trail = ()
    try:
        decision = next(steps)
        while True:
            good = [o for o in decision.options if can_end(start, procedure, (*given, o))]
            if good:
                decision.options = good
            answer = yield decision
            given = (*given, answer)
            decision = steps.send(answer)
    except StopIteration as end:
        return bool(end.value)
