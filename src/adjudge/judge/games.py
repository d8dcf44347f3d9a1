"""The games whose cases can be judged, and the schema of all of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol

from adjudge.core.errors import Refusal
from adjudge.core.trace import Entry
from adjudge.text.case_schema import Spec
from adjudge.text.cases import BRANCH, CASE, Case
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

GAMES: Final = ("riftbound",)
"""Games with a rulebook; each has a module `cases`."""


class Fault(Protocol):
    """A fact that does not hold."""

    node: Node
    subject: str
    expected: str
    found: str


class Session(Protocol):
    """One case while it is judged."""

    def play(self, node: Node) -> Refusal | None:
        """Play a move."""

    def why_not(self, node: Node) -> Refusal | None:
        """Why a move is refused."""

    def finish(self, node: Node) -> None:
        """Take by default what is open."""

    def check_form(self, node: Node) -> None:
        """Raise where a fact can't be read."""

    def misses(self, node: Node) -> list[Any]:
        """What a fact says and is not so."""

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


class Book(Protocol):
    """The module `cases` of a rulebook."""

    NAME: str
    EDITION: str
    EDITIONS: tuple[str, ...]

    def open_case(self, case: Case) -> Session:
        """Set a case up."""

    def specs(self) -> dict[str, Spec]:
        """What the game adds to the schema."""


def book(name: str) -> Book:
    """The cases of a game, by its name."""
    module: Any = import_module(f"adjudge.rulebooks.{name}.cases")
    return module  # type: ignore[no-any-return]


def open_case(case: Case) -> Session:
    """Set a case up.

    Raises:
        TextError: The game or edition is not known, or the case can't be read.
        EngineFault: The engine broke.
    """
    if case.game not in GAMES:
        node = case.root.value["game"]
        raise node.error(
            f'unknown game "{case.game}"',
            f'알 수 없는 게임: "{case.game}"',
            GAMES,
            nearest_words(case.game, GAMES),
        )
    found = book(case.game)
    if case.edition and case.edition not in found.EDITIONS:
        node = case.root.value["edition"]
        raise node.error(
            f'unknown edition "{case.edition}"',
            f'알 수 없는 판: "{case.edition}"',
            found.EDITIONS,
            nearest_words(case.edition, found.EDITIONS),
        )
    return found.open_case(case)


def case_schema() -> dict[str, Any]:
    """The JSON Schema of a case file, with the fields of every game."""
    schema = CASE.schema()
    branch = BRANCH.schema()
    for name in GAMES:
        parts = book(name).specs()
        schema.setdefault("$defs", {})[name] = {
            "properties": {key: spec.schema() for key, spec in parts.items()}
        }
    for body in (schema, branch):
        body["allOf"] = []
    schema["properties"]["branches"]["items"] = branch
    schema["allOf"] = [
        {
            "if": {"properties": {"game": {"const": name}}, "required": ["game"]},
            "then": {
                "$ref": f"#/$defs/{name}",
                "properties": {"branches": {"items": {"$ref": f"#/$defs/{name}"}}},
            },
        }
        for name in GAMES
    ]
    del branch["allOf"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://adjudge.invalid/case.schema.json",
        "title": "adjudge case",
        **schema,
    }
