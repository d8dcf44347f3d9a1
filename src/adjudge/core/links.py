"""Events that link two objects or unlink them, for rulebooks in which texts come and go with it."""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core.chars import Bound
from adjudge.core.decisions import Decision, Option
from adjudge.core.state import Event, State


class Links:
    """What a rulebook says about such events; `kinds` names them."""

    kinds: frozenset[str] = frozenset()

    def looks_before(self, bound: Bound, event: Event) -> bool:
        """Whether an ability is noticed with its text as it was before a linking event."""
        raise NotImplementedError

    def along(self, state: State, batch: list[Event]) -> list[Event]:
        """Linking events that other events bring with them."""
        raise NotImplementedError

    def in_turn(self, events: list[Event]) -> Generator[Decision, Option, list[Event]]:
        """What came along, in the order in which it happens."""
        yield from ()
        return events
