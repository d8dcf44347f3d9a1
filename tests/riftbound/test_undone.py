"""358.5: of a play that fails nothing is left, whatever was paid for it."""

from typing import Any, TypeAlias

import pytest

from adjudge.core.records import Delayed, Effect, Event, Item, Obj, Snapshot, Task
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.cases import Session
from tests.riftbound.tables import kinds, play, table

# What was shown stays shown; a position made anew has its own table and remembers nothing yet.
NOT_RESTORED = frozenset(("reveals", "trace", "era", "dirty", "table", "scratch"))
Value: TypeAlias = Any  # what a position holds
RECORDS = (Delayed, Effect, Event, Item, Obj, Snapshot, Task)

POSITION = """
  turn: A, main
  A:
    base:
    - {card: Test Sapping Lord, as: lord, attached: [Test Clinging Blade]}
    - Test Grave Watcher
    - Test Farewell
    - Gold
    - {card: Test Kindling, as: kindling}
    hand: [Test Dire Bargain as bargain, Test Unit 1, Test Unit 2]
    trash: [Test Unit 3, Test Unit 4, Test Unit 5, Test Unit 6, Test Unit 7]
    runes: []
  B: {base: [Test Unit 4 as target, Test Mourning Kin 2]}
"""


def told(value: Value) -> Value:
    """A value with the records in it told slot by slot."""
    if isinstance(value, RECORDS):
        slots = [name for name in value.__slots__ if name != "era"]
        return type(value).__name__, {name: told(getattr(value, name)) for name in slots}
    if isinstance(value, dict):
        return {key: told(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [told(part) for part in value]
    return value


def everything(state: State) -> dict[str, Value]:
    """All that a position holds and that an undone play gives back."""
    return {
        name: told(getattr(state, name)) for name in State.__slots__ if name not in NOT_RESTORED
    }


def pay(session: Session) -> None:
    """Answer each choice of the open play with its first option."""
    while (decision := session.runner.game.decision) is not None and decision.kind != "main":
        if decision.kind == "priority":
            return
        session.runner.game.choose(0)


@pytest.mark.rule("RB-CR@1.4:358.5")
def test_nothing_is_left_of_a_play_that_fails_after_it_was_paid() -> None:
    """Gold, a unit with its gear, cards in random order and a discard are paid, then 358.1 fails.

    The unit that is killed for the cost kept the target small enough. Its death, what it had
    attached and what was recycled set off triggers and drew on the random numbers.
    """
    session = table(POSITION)
    before = everything(session.state)
    play(session, "A: play bargain -> target")
    pay(session)
    assert kinds(session) == ["target fails", "undone"]
    assert everything(session.state) == before


@pytest.mark.rule("RB-CR@1.4:358.5")
def test_what_is_compared_does_change_as_the_play_is_paid() -> None:
    """With a target that stays small enough the same costs leave their traces everywhere."""
    session = table(POSITION.replace("Test Unit 4 as target", "Test Unit 2 as target"))
    before = everything(session.state)
    play(session, "A: play bargain -> target")
    pay(session)
    after = everything(session.state)
    changed = {name for name, part in after.items() if part != before[name]}
    assert {"rng", "next_id", "objs", "zones", "items", "ledger"} <= changed
    assert {"die", "detach", "recycle", "discard", "trigger", "finalized"} <= set(kinds(session))
