"""Events with which texts come and go, and events that others bring with them."""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core.chars import Bound
from adjudge.core.decisions import Decision, Option
from adjudge.core.state import Event, State


class Links:
    """What a rulebook says about such events.

    Attributes:
        kinds: Events for which some texts are noticed as they were before.
        brought: Those of them that other events may bring with them.
    """

    def __init__(self, kinds: frozenset[str], brought: frozenset[str]) -> None:
        """Name the events; see the class."""
        self.kinds = kinds
        self.brought = brought

    def looks_before(self, bound: Bound, event: Event) -> bool:
        """Whether an ability is noticed with its text as it was before such an event."""
        raise NotImplementedError

    def along(self, state: State, batch: list[Event]) -> tuple[list[Event], list[Event]]:
        """What a batch brings with it: at the same time, and one by one after it."""
        raise NotImplementedError

    def in_turn(self, events: list[Event]) -> Generator[Decision, Option, list[Event]]:
        """What comes one by one, in the order in which it happens."""
        yield from ()
        return events
