"""The judge desk: a case in, the verdict and the way there out, with the board after each move."""

from __future__ import annotations

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any, Final, TypeAlias

import yaml

from adjudge.core.errors import EngineFault, LoopFound, Refusal
from adjudge.judge.explain import as_json, derivation
from adjudge.judge.games import open_case
from adjudge.judge.run import STATUS, Verdict, judge
from adjudge.table.books import book_names, book_of, case_game
from adjudge.table.film import film
from adjudge.table.telling import LANGS, open_view
from adjudge.text.cases import read_cases
from adjudge.text.errors import TextError
from adjudge.text.yamlpos import Node, read_yaml

Json: TypeAlias = Any  # what JSON can say

LIMIT: Final = 200_000
"""Largest case, in characters."""


def run(text: str, branch: int = 0) -> Json:
    """Judge a case of a text: the one of that number, among several under `branches`.

    Returns:
        `verdict` (status, words, failures), `steps` (the derivation) and what `film` tells: the
        board at each of them; or `error` with its place.
    """
    try:
        cases = read_cases(text, "case")
    except TextError as error:
        return {"error": error_of(error)}
    case = cases[min(branch, len(cases) - 1)]
    with tempfile.TemporaryDirectory() as folder:
        verdict = judge(case, Path(folder))
    told: Json = {
        "verdict": verdict_of(verdict),
        "game": case.game,
        "branches": [c.branch for c in cases],
    }
    if verdict.error is not None:
        return {"error": error_of(verdict.error), **told}
    book = book_of(case.game) if case.game in book_names() else None
    told["steps"] = [] if verdict.session is None else as_json(derivation(verdict.session))
    if book is not None:
        told.update(film(case))
        told["layout"] = book.layout()
    return told


def verdict_of(verdict: Verdict) -> Json:
    """A verdict as JSON values."""
    en, ko = STATUS[verdict.status]
    return {
        "status": verdict.status,
        "words": {"en": en, "ko": ko},
        "title": {"en": verdict.title_en, "ko": verdict.title_ko},
        "source": list(verdict.source),
        "message": verdict.message,
        "failures": [
            {
                "line": f.line,
                "column": f.column,
                "subject": f.subject,
                "expected": f.expected,
                "found": {"en": f.found, "ko": f.found_ko or f.found},
            }
            for f in verdict.failures
        ],
    }


def error_of(error: TextError) -> Json:
    """What can't be read, and where."""
    return {
        "line": error.line,
        "column": error.column,
        "en": error.text("en"),
        "ko": error.text("ko"),
        "nearest": list(error.nearest),
        "expected": list(error.expected)[:60],
    }


def why(text: str, branch: int, move: str) -> Json:
    """Why a move is refused after the moves of a case; no reasons where it is possible."""
    try:
        cases = read_cases(text, "case")
        case = cases[min(branch, len(cases) - 1)]
        session = open_case(case)
        for step in case.steps:
            if step.kind == "move":
                refusal = session.play(step.node)
                if refusal is not None:
                    return {"reasons": _reasons(refusal, session), "move": step.node.text()}
        found = session.why_not(Node("move", 1, 1, "text", move))
    except TextError as error:
        return {"error": error_of(error)}
    except (EngineFault, LoopFound) as error:
        return {"error": {"line": 1, "column": 1, "en": str(error), "ko": str(error)}}
    return {"reasons": [] if found is None else _reasons(found, session), "move": move}


def _reasons(refusal: Refusal, session: Any) -> list[Json]:  # noqa: ANN401 - a session
    return [
        {
            "rule": r.rule,
            "en": r.en,
            "ko": r.ko,
            "gist": {lang: session.gist(r.rule, lang) or "" for lang in LANGS},
        }
        for r in refusal.reasons
    ]


def compare(text: str) -> Json:
    """Judge a case by each value of each reading that has several.

    Returns:
        `readings`: name, question, and for each value its words, the verdict, and a checksum of
        the position at the end, which tells whether the value makes a difference.
    """
    try:
        root = read_yaml(text, "case")
        case = read_cases(text, "case")[0]
    except TextError as error:
        return {"error": error_of(error)}
    if case.game not in book_names() or not isinstance(root.value, dict):
        return {"readings": []}
    plain = _plain(root)
    found: list[Json] = []
    for reading in book_of(case.game).readings():
        values = [
            {**value, **_under(plain, reading["name"], value["word"])}
            for value in reading["values"]
        ]
        found.append({**reading, "values": values})
    return {"readings": found}


def _under(plain: Json, name: str, value: str) -> Json:
    changed = {**plain, "readings": {**(plain.get("readings") or {}), name: value}}
    case = read_cases(yaml.safe_dump(changed, allow_unicode=True, sort_keys=False), "case")[0]
    with tempfile.TemporaryDirectory() as folder:
        verdict = judge(case, Path(folder))
    game = None if verdict.session is None else case_game(verdict.session)
    # The reading itself stands in the position, so its checksum tells nothing: look at the board.
    end = "" if game is None else json.dumps(open_view(game), sort_keys=True)
    return {"verdict": verdict_of(verdict), "end": hashlib.sha256(end.encode()).hexdigest()[:16]}


# --------------------------------------------------------------------------- form and text


def parse(text: str, branch: int = 0) -> Json:
    """The text of a case as JSON values, for the form, and the board before its moves."""
    told: Json = {"case": _loosely(text)}
    try:
        read_yaml(text, "case")
        cases = read_cases(text, "case")
        case = cases[min(branch, len(cases) - 1)]
        if case.game in book_names():
            game = case_game(open_case(case))
            told["layout"] = book_of(case.game).layout()
            told["board"] = None if game is None else open_view(game)
    except TextError as error:
        told["error"] = error_of(error)
    except (EngineFault, LoopFound) as error:
        told["error"] = {"line": 1, "column": 1, "en": str(error), "ko": str(error)}
    return told


def _loosely(text: str) -> Json:
    try:
        found = _plain(read_yaml(text, "case"))
    except TextError:
        return None
    return found if isinstance(found, dict) else None


def _plain(node: Node) -> Json:
    """A node as JSON values."""
    if isinstance(node.value, dict):
        return {key: _plain(part) for key, part in node.value.items()}
    if isinstance(node.value, list):
        return [_plain(part) for part in node.value]
    return node.value


def show(case: Json) -> str:
    """The text of a case from the form."""
    return yaml.safe_dump(case, allow_unicode=True, sort_keys=False, width=100)
