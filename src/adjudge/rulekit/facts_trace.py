"""Facts about the trace: rules that it cites, and what happened."""

from __future__ import annotations

from typing import Any

from adjudge.core.state import State
from adjudge.core.trace import Entry, entries_since
from adjudge.rulekit.misses import Miss, Value, shown
from adjudge.rulekit.names import SEATS, Names, seat_of
from adjudge.text.yamlpos import Node


class TraceFacts:
    """Reads facts about the trace of one position."""

    def __init__(self, names: Names, state: State) -> None:
        """Look at a position."""
        self.names = names
        self.state = state

    def misses(self, key: str, node: Node) -> list[Miss]:
        """What a fact says and is not so."""
        if key in ("because", "not because"):
            return self._rules(key, node)
        return [m for part in node.each() for m in self._event(key, part)]

    def _entries(self) -> list[Entry]:
        return entries_since(self.state.trace)

    def _rules(self, key: str, node: Node) -> list[Miss]:
        cited = {rule for entry in self._entries() for rule in entry.rules}
        found: list[Miss] = []
        for part in node.each():
            rule = part.text()
            has = any(c == rule or c.startswith(f"{rule}.") for c in cited)
            if has is not (key == "because"):
                have = "not cited" if key == "because" else "cited"
                found.append(Miss(part, key, rule, have))
        return found

    def _event(self, key: str, node: Node) -> list[Miss]:
        pairs = [(node.text(), None)] if node.kind != "map" else list(node.items())
        found: list[Miss] = []
        for kind, wanted in pairs:
            of_kind = [e for e in self._entries() if e.kind == kind]
            values = dict(wanted.items()) if wanted is not None and wanted.kind == "map" else {}
            times = values.pop("times", None)
            fitting = [e for e in of_kind if all(self._data(e, k, n) for k, n in values.items())]
            if times is not None:
                holds = len(fitting) == times.number()
            else:
                holds = bool(fitting) is (key == "event")
            if not holds:
                have = (
                    shown([_entry_shown(e) for e in of_kind]) if of_kind else "nothing of the kind"
                )
                told = (
                    shown(node.plain())
                    if node.kind != "map"
                    else f"{kind}: " + shown(wanted.plain() if wanted is not None else None)
                )
                found.append(Miss(node, key, told, have))
        return found

    def _data(self, entry: Entry, key: str, node: Node) -> bool:
        have = entry.data.get(key)
        want = node.plain()
        if isinstance(want, str):
            if len(want) == 1 and want in SEATS and isinstance(have, int):
                return have == seat_of(want)
            if isinstance(have, int) and not isinstance(have, bool):
                return self.names.place(self.state, want, 0) == have
            return self._same_name(want, have)
        if isinstance(want, list):
            return self._same_list(want, have)
        return bool(have == want)

    def _same_list(self, want: list[Any], have: Value) -> bool:
        members = have if isinstance(have, list | tuple) else [have]
        return len(members) == len(want) and all(
            self._same_list(w, h) if isinstance(w, list) else self._same_name(str(w), h)
            for w, h in zip(want, members, strict=True)
        )

    def _same_name(self, want: str, have: Value) -> bool:
        if want == have:
            return True
        if not isinstance(have, str):
            return False
        if want in self.names.aliases:
            return have == self.state.card_names[self.names.aliases[want]]
        name = self.names.card(want)
        return (name is not None and name in have.split(", ")) or name == have


def _entry_shown(entry: Entry) -> dict[str, Any]:
    return {k: v for k, v in entry.data.items() if isinstance(v, int | str | tuple)}
