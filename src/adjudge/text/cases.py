"""A case: one dispute as a text file, read into records; what a game puts in it is the game's.

A file holds one case or, under `branches`, several that share what stands outside. Everything
here keeps its place in the file, so that whatever turns out wrong later still points there.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from adjudge.text.case_schema import (
    ANYTHING,
    Fields,
    Flag,
    Many,
    Number,
    Spec,
    Text,
    Word,
    one_of,
)
from adjudge.text.errors import TextError
from adjudge.text.yamlpos import Node, read_yaml, read_yaml_file

RULE_FORM: Final = r"[A-Z]+(?:-[A-Z0-9]+)*@[0-9A-Za-z.-]+:[0-9A-Za-z.-]+"
"""A rule id: book, edition, number."""

_RULE = Text("A rule id with book and edition.", RULE_FORM, ("a rule id", "규칙 번호"))
_RULES = Many("One rule id or several.", _RULE)
_MAX_SEED: Final = 999_999_999

TRY: Final = Fields(
    "A move that must be refused, and the position stay as it was.",
    {
        "try": Text("The move, in move notation."),
        "refused": one_of(
            _RULES, Flag(), doc="Rules that must be among the reasons; true for any."
        ),
    },
    ("try", "refused"),
)
CHECK: Final = Fields(
    "Facts that must hold at this moment.",
    {"check": Many("Facts, as under expect.", ANYTHING)},
    ("check",),
)
STEP: Final = one_of(Text("A move, in move notation."), TRY, CHECK)

_TITLE: Final = one_of(
    Fields("The title in both languages.", {"en": Text(), "ko": Text()}, ("en", "ko")), Text()
)
_SHARED: Final[dict[str, Spec]] = {
    "title": _TITLE,
    "note": Text("Anything worth knowing."),
    "source": Many("Where the case comes from: rule ids, rulings, links.", Text()),
    "readings": Fields("Readings of the rules by name.", {}, (), Text()),
    "strict": Flag("Take no choice by default and pass for nobody."),
    "record": Flag("The moves are the record of a game: strict, and what is forced is taken."),
    "seed": Number("Seed of the random numbers.", 0, _MAX_SEED),
    "pending": Text("Why the case can't be held yet; it is counted apart."),
    "verdict": Word("The source and the rules disagree; the note says why.", ("disagrees",)),
    "cards": Many("Invented cards without text beyond keywords.", ANYTHING, strict=True),
    "position": ANYTHING,
    "moves": Many("The moves, first to last.", STEP),
    "expect": Many("Facts of the position after the moves.", ANYTHING),
    "deck": ANYTHING,
    "match": ANYTHING,
    "mode": Text("Mode of play that a deck is brought to."),
    "options": Text("Event rules that a deck is judged by."),
}
BRANCH: Final = Fields(
    "A variant: what it names replaces what stands outside.",
    {"name": Text("Short name of the variant."), **_SHARED},
    ("name",),
)
CASE: Final = Fields(
    "A case of adjudge.",
    {
        "game": Text("Name of the rulebook."),
        "edition": Text("Edition of the rules, such as RB-CR@1.4."),
        **_SHARED,
        "branches": Many("Variants, each a case of its own.", BRANCH, strict=True),
    },
    ("game", "title"),
)

TITLE_MISSING: Final = ("", "")


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of `moves`.

    Attributes:
        kind: "move", "try" or "check".
        node: The move's text, or the facts.
        refused: Rules that must be among the reasons of a refusal.
    """

    kind: str
    node: Node
    refused: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """One case.

    Attributes:
        file: Where it stands.
        root: The whole case as read, branches joined in.
        game: Name of the rulebook.
        edition: Edition of the rules; empty for the rulebook's own.
        branch: Name of the variant; empty for a file without branches.
        title_en: Title.
        title_ko: Title in Korean.
        source: Where it comes from.
        note: Anything worth knowing.
        readings: Readings of the rules by name.
        strict: Whether nothing is taken by default.
        record: Whether the moves are the record of a game, without what was forced.
        seed: Seed of the random numbers.
        pending: Why it can't be held yet; empty where it can.
        disagrees: Whether its source says something else than the rules, and so the case.
        steps: Moves, refusals and checks in order.
        expect: Facts of the position after them.
    """

    file: str
    root: Node
    game: str
    edition: str
    branch: str
    title_en: str
    title_ko: str
    source: tuple[str, ...]
    note: str
    readings: dict[str, str]
    strict: bool
    record: bool
    seed: int
    pending: str
    disagrees: bool
    steps: tuple[Step, ...]
    expect: tuple[Node, ...]

    @property
    def name(self) -> str:
        """File and variant."""
        return f"{self.file}#{self.branch}" if self.branch else self.file

    def part(self, key: str) -> Node | None:
        """A field that belongs to the game; None where it is absent or empty."""
        node = self.root.get(key)
        return None if node is None or node.kind == "none" else node


def read_cases(text: str, file: str = "case") -> tuple[Case, ...]:
    """Read the cases of one text.

    Args:
        text: The whole text.
        file: What errors call it.

    Raises:
        TextError: The first thing that can't be read.
    """
    return cases_of(read_yaml(text, file))


def read_case_file(path: Path) -> tuple[Case, ...]:
    """Read the cases of one file.

    Raises:
        TextError: The first thing that can't be read.
    """
    return cases_of(read_yaml_file(path))


def cases_of(root: Node) -> tuple[Case, ...]:
    """Make cases of a file as read.

    Raises:
        TextError: Something that no case has, or that one must have.
    """
    CASE.check(root)
    branches = root.get("branches")
    if branches is None:
        return (_case(root, ""),)
    found: list[Case] = []
    names: set[str] = set()
    for branch in branches.each():
        name = branch.value["name"].text()
        if name in names:
            raise branch.value["name"].error(
                f'branch "{name}" stands twice', f'"{name}" 갈래가 두 번 나옵니다'
            )
        names.add(name)
        found.append(_case(_joined(root, branch), name))
    if not found:
        raise branches.error("no branch is given", "갈래가 하나도 없습니다")
    return tuple(found)


def print_case(case: Case) -> str:
    """A case as a file of its own, branches joined in."""
    import yaml

    plain: dict[str, Any] = case.root.plain()
    text: str = yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, width=100)
    return text


def _joined(outer: Node, inner: Node) -> Node:
    """A map in which what `inner` names replaces what stands in `outer`, map by map."""
    result = Node(inner.file, inner.line, inner.column, "map", {})
    for key, node in outer.items():
        if key != "branches":
            result.value[key] = node
            result.keys[key] = outer.keys[key]
    for key, node in inner.items():
        if key == "name":
            continue
        old = result.value.get(key)
        deep = old is not None and old.kind == "map" and node.kind == "map"
        result.value[key] = _joined(old, node) if deep and key != "title" else node
        result.keys[key] = inner.keys[key]
    return result


def _case(root: Node, branch: str) -> Case:
    en, ko = _title(root)
    moves, expect = root.get("moves"), root.get("expect")
    readings = root.get("readings")
    return Case(
        file=root.file,
        root=root,
        game=_text(root, "game"),
        edition=_text(root, "edition"),
        branch=branch,
        title_en=en,
        title_ko=ko,
        source=tuple(n.text() for n in _list(root, "source")),
        note=_text(root, "note"),
        readings={k: n.text() for k, n in readings.items()} if readings is not None else {},
        strict=_flag(root, "strict") or _flag(root, "record"),
        record=_flag(root, "record"),
        seed=root.value["seed"].number() if "seed" in root.value else 1,
        pending=_text(root, "pending"),
        disagrees=_disagrees(root),
        steps=tuple(_step(n) for n in moves.each()) if moves is not None else (),
        expect=tuple(expect.each()) if expect is not None else (),
    )


def _disagrees(root: Node) -> bool:
    verdict = root.get("verdict")
    if verdict is not None and not _text(root, "note"):
        raise verdict.error(
            "a source that disagrees needs a note that says why",
            "출처와 규칙이 다르면 그 이유를 note에 적어야 합니다",
        )
    return verdict is not None


def _title(root: Node) -> tuple[str, str]:
    title = root.get("title")
    if title is None:
        return TITLE_MISSING
    if title.kind == "map":
        return title.value["en"].text(), title.value["ko"].text()
    return title.text(), title.text()


def _step(node: Node) -> Step:
    if node.kind != "map":
        return Step("move", node)
    if "check" in node.value:
        return Step("check", node.value["check"])
    refused = node.value["refused"]
    rules = () if refused.kind == "flag" else tuple(n.text() for n in refused.each())
    return Step("try", node.value["try"], rules)


def _text(root: Node, key: str) -> str:
    node = root.get(key)
    return "" if node is None else node.text()


def _flag(root: Node, key: str) -> bool:
    node = root.get(key)
    return node is not None and bool(node.value)


def _list(root: Node, key: str) -> list[Node]:
    node = root.get(key)
    return [] if node is None else node.each()


__all__ = [
    "CASE",
    "RULE_FORM",
    "Case",
    "Step",
    "TextError",
    "cases_of",
    "print_case",
    "read_case_file",
    "read_cases",
]
