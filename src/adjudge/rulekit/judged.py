"""What a judge asks of a case that is set up, whatever its game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from adjudge.core.errors import Refusal
from adjudge.core.trace import Entry
from adjudge.text.yamlpos import Node


class FactFault(Protocol):
    """A fact that does not hold."""

    node: Node
    subject: str
    expected: str
    found: str


class CaseView(Protocol):
    """One case while it is judged."""

    def play(self, node: Node) -> Refusal | None:
        """Play a move."""

    def why_not(self, node: Node) -> Refusal | None:
        """Why a move is refused."""

    def look(self, facts: Iterable[Node], node: Node, *, last: bool) -> None:
        """Take what facts do not speak of before they are looked at."""

    def check_form(self, node: Node) -> None:
        """Raise where a fact can't be read."""

    def misses(self, node: Node) -> list[Any]:
        """What a fact says and is not so, each a `FactFault`."""

    @property
    def fingerprint(self) -> str:
        """A checksum of the position."""

    @property
    def trace(self) -> list[Entry]:
        """What happened so far."""

    def phrase(self, entry: Entry, lang: str) -> str:
        """A line of the trace in a language."""

    def gist(self, rule: str, lang: str) -> str | None:
        """What a rule says."""
