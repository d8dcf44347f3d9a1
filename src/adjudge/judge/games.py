"""The games whose cases can be judged, and the schema of all of them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, Protocol, TypeAlias

from adjudge.core.errors import Refusal
from adjudge.core.trace import Entry
from adjudge.text.case_schema import Spec
from adjudge.text.cases import BRANCH, CASE, Case
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

Json: TypeAlias = Any  # what JSON can say

SHARED_LENGTH: Final = 150
"""Parts of the schema that repeat are told once from this length on."""

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

    def look(self, facts: Iterable[Node], node: Node, *, last: bool) -> None:
        """Take what facts do not speak of before they are looked at."""

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


def case_schema() -> dict[str, Json]:
    """The JSON Schema of a case file, with the fields of every game."""
    schema = CASE.schema()
    schema["properties"]["branches"]["items"] = BRANCH.schema()
    games: dict[str, Json] = {
        name: {
            "properties": {key: spec.schema() for key, spec in book(name).specs().items()},
        }
        for name in GAMES
    }
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
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://adjudge.invalid/case.schema.json",
        "title": "adjudge case",
        **_with_shared({**schema, "$defs": games}),
    }


def _with_shared(schema: dict[str, Json]) -> dict[str, Json]:
    """The schema with every larger part that repeats told once, under a name of its description."""
    seen: Counter[str] = Counter()
    _count(schema, seen)
    shared: dict[str, Json] = {}
    names: dict[str, str] = {}

    def told(node: Json) -> Json:
        if isinstance(node, list):
            return [told(part) for part in node]
        if not isinstance(node, dict):
            return node
        text = json.dumps(node, sort_keys=True)
        if text in names:
            return {"$ref": f"#/$defs/{names[text]}"}
        inner = {key: told(part) for key, part in node.items()}
        if not _is_shared(node, text, seen):
            return inner
        slug = "-".join(re.findall(r"[a-z]+", str(node["description"]).casefold())[:5])
        name = slug if slug not in shared else f"{slug}-{len(shared)}"
        names[text] = name
        shared[name] = inner
        return {"$ref": f"#/$defs/{name}"}

    result: dict[str, Json] = told(schema)
    result["$defs"] = {**result["$defs"], **shared}
    return result


def _count(node: Json, seen: Counter[str]) -> None:
    for part in node.values() if isinstance(node, dict) else node:
        if isinstance(part, dict | list):
            _count(part, seen)
    if isinstance(node, dict):
        seen[json.dumps(node, sort_keys=True)] += 1


def _is_shared(node: dict[str, Json], text: str, seen: Counter[str]) -> bool:
    described = isinstance(node.get("description"), str)
    return described and seen[text] > 1 and len(text) > SHARED_LENGTH
