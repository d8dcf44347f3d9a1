"""The derivation: what happened, step by step, each with the rule that made it so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from adjudge.rulekit.judged import CaseView


@dataclass(frozen=True, slots=True)
class Line:
    """One step.

    Attributes:
        kind: Kind of the trace entry.
        depth: Nesting.
        rules: Rules that carry it.
        text: The step in words, by language.
        gists: What each rule says, by language; empty where no gist is written.
    """

    kind: str
    depth: int
    rules: tuple[str, ...]
    text: dict[str, str]
    gists: dict[str, dict[str, str]]


LANGS = ("en", "ko")


def derivation(session: CaseView, begin: int = 0) -> list[Line]:
    """The steps of a case from an entry of its trace on."""
    return [
        Line(
            entry.kind,
            entry.depth,
            entry.rules,
            {lang: session.phrase(entry, lang) for lang in LANGS},
            {rule: _gists(session, rule) for rule in entry.rules},
        )
        for entry in session.trace[begin:]
    ]


def _gists(session: CaseView, rule: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for lang in LANGS:
        text = session.gist(rule, lang)
        if text:
            found[lang] = text
    return found


def lines_of(steps: list[Line], lang: str, *, gists: bool = True) -> list[str]:
    """Steps as text lines: the sentence, its rules and, the first time, what they say."""
    shown: list[str] = []
    said: set[str] = set()
    for number, step in enumerate(steps, start=1):
        pad = "  " * step.depth
        rules = ", ".join(step.rules)
        shown.append(f"{number:>3}. {pad}{step.text[lang]}  [{rules}]")
        if gists:
            for rule, told in step.gists.items():
                if lang in told and rule not in said:
                    said.add(rule)
                    shown.append(f"     {pad}  {told[lang]}")
    return shown


def as_json(steps: list[Line]) -> list[dict[str, Any]]:
    """Steps as JSON values."""
    return [
        {
            "kind": step.kind,
            "depth": step.depth,
            "rules": list(step.rules),
            "text": step.text,
            "gists": step.gists,
        }
        for step in steps
    ]
