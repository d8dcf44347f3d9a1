"""The rule ids of Riftbound, and what each cited rule says in our own words.

`rule_ids.txt` lists every id that exists, one a line, so that a wrong citation is found.
The TOML files in `index/` hold the gists: `book` names book and edition, each table one rule.

    book = "RB-CR@1.4"

    ["356.4"]
    en = "Reductions are taken off the cost after all increases."
    ko = "모든 비용 증가를 더한 다음 비용 감소를 적용한다."

`index/waived.toml` names the parts of the book that adjudge leaves out on purpose: a list of
waivers, each with its `rules` and one reason. It holds for those rules and everything below them.
`index/missing.toml` says of each rule that nothing shows yet what it would take. Whether a rule is
covered is not written down here: that is a fact about the cases and tests that cite it.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Literal

Language = Literal["en", "ko"]

_PACKAGE = "adjudge.rulebooks.riftbound"
_LISTS = {"waived.toml": "waiver", "waived_summary.toml": "waiver", "missing.toml": "missing"}
_CITATION = re.compile(
    r"RB-CR@1\.4:[0-9]+(?:\.[0-9a-z]+)*"
    r"|RB-KO@2026:ex[0-9]+"
    r"|RB-S2@2026:S2-[0-9]+"
)


@dataclass(frozen=True, slots=True)
class Gist:
    """What a rule says, in one or two sentences of our own, in both languages."""

    en: str
    ko: str


def load_ids() -> frozenset[str]:
    """Every rule id of the editions we know, with book and edition."""
    return _ids()


def gist(rule_id: str, lang: Language) -> str | None:
    """What the rule says in our own words.

    Args:
        rule_id: A full id, such as ``RB-CR@1.4:356.4``.
        lang: The language to answer in.

    Returns:
        One or two sentences, or None where we have written none.
    """
    found = gists().get(rule_id)
    if found is None:
        return None
    return found.ko if lang == "ko" else found.en


@cache
def gists() -> dict[str, Gist]:
    """All gists by full rule id. Read once; do not change the answer."""
    return {
        f"{table['book']}:{number}": Gist(en=entry["en"], ko=entry["ko"])
        for name, table in _index_files()
        if name not in _LISTS
        for number, entry in table.items()
        if number != "book"
    }


def waived(rule_id: str) -> Gist | None:
    """Why adjudge leaves a rule out on purpose, or None where it does not.

    A waiver of a rule holds for the rules below it: one of ``486`` covers ``486.5.a``.
    """
    waivers = _waivers()
    current = rule_id
    while current not in waivers:
        parent, dot, _ = current.rpartition(".")
        if not dot or ":" not in parent:
            return None
        current = parent
    return waivers[current]


def waived_ids() -> frozenset[str]:
    """The rules that a waiver names, without those below them."""
    return frozenset(_waivers())


def cited_ids(text: str) -> Iterator[str]:
    """Each Riftbound rule id that a text cites, in order, repeats included."""
    for match in _CITATION.finditer(text):
        yield match.group()


@cache
def _ids() -> frozenset[str]:
    path = resources.files(_PACKAGE) / "rule_ids.txt"
    return frozenset(path.read_text(encoding="utf-8").split())


@cache
def _waivers() -> dict[str, Gist]:
    return _listed("waiver")


@cache
def wanted() -> dict[str, Gist]:
    """What it would take to show a rule that nothing shows yet, by full rule id."""
    return _listed("missing")


def _listed(kind: str) -> dict[str, Gist]:
    return {
        f"{table['book']}:{number}": Gist(en=entry["en"], ko=entry["ko"])
        for name, table in _index_files()
        if _LISTS.get(name) == kind
        for entry in table[kind]
        for number in entry["rules"]
    }


@cache
def _index_files() -> tuple[tuple[str, dict[str, Any]], ...]:
    folder = resources.files(_PACKAGE) / "index"
    files = sorted(
        (path for path in folder.iterdir() if path.name.endswith(".toml")),
        key=lambda path: path.name,
    )
    return tuple((path.name, tomllib.loads(path.read_text(encoding="utf-8"))) for path in files)
