"""The games whose cases can be judged, and the schema of all of them."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, Final, TypeAlias

from adjudge.rulebooks import UnknownGame, game_names, kit_of
from adjudge.rulekit.judged import CaseView
from adjudge.text.cases import BRANCH, CASE, Case
from adjudge.text.errors import nearest_words

Json: TypeAlias = Any  # what JSON can say

SHARED_LENGTH: Final = 150
"""Parts of the schema that repeat are told once from this length on."""


def open_case(case: Case) -> CaseView:
    """Set a case up.

    Raises:
        TextError: The game or edition is not known, or the case can't be read.
        EngineFault: The engine broke.
    """
    try:
        found = kit_of(case.game)
    except UnknownGame as error:
        node = case.root.value["game"]
        raise node.error(
            f'unknown game "{case.game}"',
            f'알 수 없는 게임: "{case.game}"',
            error.known,
            error.nearest,
        ) from None
    if case.edition and case.edition not in found.editions:
        node = case.root.value["edition"]
        raise node.error(
            f'unknown edition "{case.edition}"',
            f'알 수 없는 판: "{case.edition}"',
            found.editions,
            nearest_words(case.edition, found.editions),
        )
    return found.open_case(case)


def case_schema() -> dict[str, Json]:
    """The JSON Schema of a case file, with the fields of every game."""
    schema = CASE.schema()
    schema["properties"]["branches"]["items"] = BRANCH.schema()
    games: dict[str, Json] = {
        name: {
            "properties": {key: spec.schema() for key, spec in kit_of(name).specs().items()},
        }
        for name in game_names()
    }
    schema["allOf"] = [
        {
            "if": {"properties": {"game": {"const": name}}, "required": ["game"]},
            "then": {
                "$ref": f"#/$defs/{name}",
                "properties": {"branches": {"items": {"$ref": f"#/$defs/{name}"}}},
            },
        }
        for name in game_names()
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
