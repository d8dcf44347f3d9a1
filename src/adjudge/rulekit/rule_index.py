"""The rule ids of a game's books, and what each cited rule says in our own words.

`rule_ids.txt` of the rulebook's package lists every id that exists, one a line, so that a wrong
citation is found. The TOML files in `index/` hold the gists: `book` names book and edition, each
table one rule.

    book = "RULES@1"

    ["356.4"]
    en = "Reductions are taken off the cost after all increases."
    ko = "모든 비용 증가를 더한 다음 비용 감소를 적용한다."

Files whose names begin with `waived` name the parts of a book that are left out on purpose: a list
`waiver`, each with its `rules` and one reason. It holds for those rules and everything below them.
Files whose names begin with `missing` say of each rule that nothing shows yet what it would take,
files that begin with `doubtful` which rules are not certain to
read so in the edition that they are given for.
Whether a rule is covered is not written down: that is a fact about the cases and tests that cite
it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any, Final

_TAIL: Final = r"[0-9A-Za-z]+(?:\.[0-9a-z]+)*"
_LISTS: Final = {"waived": "waiver", "missing": "missing", "doubtful": "doubtful"}


@dataclass(frozen=True, slots=True)
class Gist:
    """What a rule says, in one or two sentences of our own, in both languages."""

    en: str
    ko: str

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return self.ko if lang == "ko" else self.en


class RuleIndex:
    """The index of one game.

    Attributes:
        told: Books of which every cited rule has a gist.
    """

    def __init__(
        self,
        package: str,
        tails: Mapping[str, str] | None = None,
        told: Iterable[str] = (),
    ) -> None:
        """Know where the index lies.

        Args:
            package: The rulebook's package.
            tails: How the part of an id behind the colon looks, by book and edition, as a regular
                expression; for books whose ids are not numbers and letters with dots.
            told: Books of which every cited rule has a gist; without any, all.
        """
        self._package = package
        self._tails = dict(tails or {})
        self._told = frozenset(told)
        self._read: dict[str, dict[str, Any]] = {}
        self._found: dict[str, Gist | None] = {}

    # ------------------------------------------------------------------ ids

    @cached_property
    def _ids(self) -> frozenset[str]:
        path = resources.files(self._package) / "rule_ids.txt"
        return frozenset(path.read_text(encoding="utf-8").split())

    def load_ids(self) -> frozenset[str]:
        """Every rule id of the editions we know, with book and edition."""
        return self._ids

    def books(self) -> tuple[str, ...]:
        """Every book with its edition, in alphabetic order."""
        return tuple(sorted({rule.partition(":")[0] for rule in self._ids}))

    @property
    def told(self) -> frozenset[str]:
        """Books of which every cited rule has a gist."""
        return self._told or frozenset(self.books())

    @cached_property
    def _citation(self) -> re.Pattern[str]:
        return re.compile(
            "|".join(f"{re.escape(b)}:{self._tails.get(b, _TAIL)}" for b in self.books())
        )

    def cited_ids(self, text: str) -> Iterator[str]:
        """Each rule id of the game's books that a text cites, in order, repeats included."""
        for match in self._citation.finditer(text):
            yield match.group()

    # ------------------------------------------------------------------ words

    @cached_property
    def _texts(self) -> dict[str, str]:
        """The files of the index by name."""
        folder = resources.files(self._package) / "index"
        names = sorted(path.name for path in folder.iterdir() if path.name.endswith(".toml"))
        return {name: (folder / name).read_text(encoding="utf-8") for name in names}

    def _file(self, name: str) -> dict[str, Any]:
        """A file of the index, read when it is asked for."""
        found = self._read.get(name)
        if found is None:
            found = self._read[name] = tomllib.loads(self._texts[name])
        return found

    @cached_property
    def _gists(self) -> dict[str, Gist]:
        return {
            f"{table['book']}:{number}": Gist(en=entry["en"], ko=entry["ko"])
            for table in (self._file(name) for name in self._texts if _kind(name) is None)
            for number, entry in table.items()
            if number != "book"
        }

    def gists(self) -> Mapping[str, Gist]:
        """All gists by full rule id."""
        return self._gists

    def gist(self, rule_id: str, lang: str) -> str | None:
        """What a rule says in our own words; None where we have written nothing.

        Only files that have its number are read, for whoever asks for few.

        Args:
            rule_id: A full id: book, edition, number.
            lang: The language to answer in.
        """
        if rule_id not in self._found:
            self._found[rule_id] = self._sought(rule_id)
        found = self._found[rule_id]
        return None if found is None else found.text(lang)

    def _sought(self, rule_id: str) -> Gist | None:
        book, _, number = rule_id.rpartition(":")
        for name, text in self._texts.items():
            if f"[{number}]" not in text and f'["{number}"]' not in text:
                continue
            table = self._file(name)
            if _kind(name) is None and table["book"] == book and number in table:
                return Gist(en=table[number]["en"], ko=table[number]["ko"])
        return None

    def _listed(self, kind: str) -> dict[str, Gist]:
        return {
            f"{table['book']}:{number}": Gist(en=entry["en"], ko=entry["ko"])
            for table in (self._file(name) for name in self._texts if _kind(name) == kind)
            for entry in table.get(kind, ())
            for number in entry["rules"]
        }

    @cached_property
    def _waivers(self) -> dict[str, Gist]:
        return self._listed("waiver")

    @cached_property
    def _wanted(self) -> dict[str, Gist]:
        return self._listed("missing")

    def waived(self, rule_id: str) -> Gist | None:
        """Why a rule is left out on purpose, or None where it is not.

        A waiver of a rule holds for the rules below it: one of ``486`` covers ``486.5.a``.
        """
        current = rule_id
        while current not in self._waivers:
            parent, dot, _ = current.rpartition(".")
            if not dot or ":" not in parent:
                return None
            current = parent
        return self._waivers[current]

    def waived_ids(self) -> frozenset[str]:
        """The rules that a waiver names, without those below them."""
        return frozenset(self._waivers)

    def wanted(self) -> Mapping[str, Gist]:
        """What it would take to show a rule that nothing shows yet, by full rule id."""
        return self._wanted

    @cached_property
    def _doubts(self) -> dict[str, Gist]:
        return self._listed("doubtful")

    def doubtful(self, rule_id: str) -> Gist | None:
        """Why the wording of a rule is not certain, or None where it is."""
        return self._doubts.get(rule_id)

    # ------------------------------------------------------------------ what is shown

    def statuses(self, texts: Iterable[str]) -> dict[str, str]:
        """Each rule id in the order of its book: "covered", "waived" or "missing".

        Args:
            texts: The cases and tests; what they cite is covered, and the headings above it.
        """
        cited: set[str] = set()
        for text in texts:
            cited.update(self.cited_ids(text))
        above = {rule[: m.start()] for rule in cited for m in re.finditer(r"\.", rule)}
        covered = cited | above
        return {
            rule: "covered"
            if rule in covered
            else "missing"
            if self.waived(rule) is None
            else "waived"
            for rule in sorted(self._ids, key=_order)
        }


def _kind(file: str) -> str | None:
    """What a file of the index lists; None for gists."""
    return next((kind for word, kind in _LISTS.items() if file.startswith(word)), None)


def _order(rule: str) -> tuple[str, list[tuple[int, str]]]:
    book, _, number = rule.partition(":")
    parts = re.findall(r"[0-9]+|[^0-9.]+", number)
    return book, [(int(part), "") if part.isdigit() else (0, part) for part in parts]
