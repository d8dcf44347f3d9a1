"""The trace: each thing that happened, was skipped or replaced, with the rule that made it so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Entry:
    """One line of the trace.

    Attributes:
        kind: Word of the rulebook's phrase table.
        rules: Rule ids that carry the step.
        data: Values the phrase needs: names are kept as they were when it happened.
        depth: Nesting: 0 for a top-level step.
        only: Players who may read hidden names in `data`; None for everybody.
    """

    __slots__ = ("data", "depth", "kind", "only", "rules")

    def __init__(
        self,
        kind: str,
        rules: tuple[str, ...],
        data: dict[str, Any],
        depth: int,
        only: tuple[int, ...] | None,
    ) -> None:
        """Make an entry; see the class."""
        self.kind = kind
        self.rules = rules
        self.data = data
        self.depth = depth
        self.only = only


class Trace:
    """A growing list of entries that can be cut back.

    Attributes:
        entries: The entries.
        depth: Present nesting.
        watch: Is called after each new entry, to look at the position then; copies have none.
    """

    __slots__ = ("depth", "entries", "watch")

    def __init__(self) -> None:
        """An empty trace."""
        self.entries: list[Entry] = []
        self.depth = 0
        self.watch: Callable[[], None] | None = None

    def fork(self) -> Trace:
        """An independent copy; entries are shared, being never changed."""
        t = Trace()
        t.entries = self.entries.copy()
        t.depth = self.depth
        return t

    def cut(self, length: int) -> None:
        """Forget everything after the first `length` entries."""
        del self.entries[length:]

    def add(
        self,
        kind: str,
        rules: tuple[str, ...],
        data: dict[str, Any],
        only: tuple[int, ...] | None = None,
    ) -> None:
        """Append an entry at the present depth."""
        self.entries.append(Entry(kind, rules, data, self.depth, only))
        if self.watch is not None:
            self.watch()


def length(trace: Trace | None) -> int:
    """Number of entries; 0 where no trace is kept."""
    return 0 if trace is None else len(trace.entries)


def entries_since(trace: Trace | None, begin: int = 0) -> list[Entry]:
    """The entries from one on; none where no trace is kept."""
    return [] if trace is None else trace.entries[begin:]
