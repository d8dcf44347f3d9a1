"""Asking without doing: what events would come to, and how an object would be once it is there."""

from __future__ import annotations

from collections.abc import Callable

from adjudge.core.decisions import Decision, Option
from adjudge.core.events import rewrite, take_snapshot
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Snapshot, State

Answer = Callable[[Decision], Option]


def first_option(decision: Decision) -> Option:
    """The answer of somebody who has no preference."""
    return decision.options[0]


def foresee(
    rb: Rulebook, state: State, batch: list[Event], answer: Answer = first_option
) -> list[Event]:
    """What simultaneous events would come to if they happened now.

    Restrictions, replacements and shields work as they would, on a copy: neither the position nor
    the events of `batch` change.

    Args:
        rb: Rulebook.
        state: Position.
        batch: Events that are asked about.
        answer: How the players are taken to answer where several replacements apply.

    Returns:
        Copies of the events that would be left, with their amounts and words as they would be.
    """
    steps = rewrite(rb, state.copy(), [event.copy() for event in batch])
    try:
        decision = next(steps)
        while True:
            decision = steps.send(answer(decision))
    except StopIteration as end:
        left: list[Event] = end.value
        return left


def as_entered(
    rb: Rulebook, state: State, ident: int, zone: int, controller: int
) -> Snapshot | None:
    """An object as it would exist in a zone under a player's control, under its present identity.

    What changes how something enters is judged by this; None when the object is not there.
    """
    if ident not in state.objs:
        return None
    trial = state.copy()
    there = trial.put(ident, zone)
    trial.edit(there).control = controller
    snap = take_snapshot(rb, trial, there)
    if snap is not None:
        snap.id = ident
    return snap
