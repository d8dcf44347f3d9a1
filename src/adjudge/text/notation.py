"""Move notation: one move a line, the same shape for every game; a rulebook brings the words.

    A: play Void Seeker -> target
    A: move Vanguard, Recruit to north
    B: 점멸 사용 -> target
    pass until the chain is empty

A line is a player, a verb, what it acts on, targets behind an arrow (`;` between executions,
`label=` before a value where needed) and clauses (`to north`, `with accelerate`). A line without
a player is a macro of the rulebook.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from adjudge.text.errors import fault_text, nearest_words

ARROWS: Final = ("->", "→", "⇒")
_PLAYER: Final = re.compile(r"\s*([A-Z])\s*[:\uff1a]\s*")
_LABEL: Final = re.compile(r"([\w@ ]+?)\s*=\s*(?!=)")
_NUMBERED: Final = re.compile(r"\s*#[0-9]{1,9}")
_PARTICLE: Final = re.compile(r"(?<=[가-힣])(?:을|를)(?=\s|,|;|$)")
_BOUNDARY: Final = re.compile(r"[^0-9A-Za-z_가-힣]|$")
_HANGUL: Final = re.compile(r"[가-힣]")


class MoveError(ValueError):
    """A move that can't be read or that names nothing here.

    Attributes:
        en: What is wrong.
        ko: The same in Korean.
        expected: What would have been readable.
        nearest: Readable words similar to what was found.
        offset: Characters of the line before the fault.
    """

    def __init__(
        self,
        en: str,
        ko: str,
        expected: Iterable[str] = (),
        nearest: Iterable[str] = (),
        offset: int = 0,
    ) -> None:
        """Make an error; see the class."""
        super().__init__(en)
        self.en = en
        self.ko = ko
        self.expected = tuple(expected)
        self.nearest = tuple(nearest)
        self.offset = offset

    def __str__(self) -> str:
        """The message with what was meant."""
        return self.text("en")

    def text(self, lang: str) -> str:
        """The message with what was meant, in a language."""
        message = self.ko if lang == "ko" else self.en
        return fault_text(message, self.expected, self.nearest, lang)


class AmbiguousMove(MoveError):
    """A move whose words fit several things that differ; `expected` tells them apart."""


class OpenChoice(MoveError):
    """A move leaves a choice open that nothing decides."""


@dataclass(frozen=True, slots=True)
class Item:
    """A value in a line: what it says, behind which label, and where."""

    text: str
    label: str = ""
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A move as read.

    Attributes:
        text: The whole line.
        player: Letter of the player; empty for a macro.
        verb: The verb by its plain name, or the macro.
        items: What the verb acts on.
        targets: Values behind the arrow, one tuple an execution.
        clauses: Values of each clause by its plain name.
    """

    text: str
    player: str
    verb: str
    items: tuple[Item, ...] = ()
    targets: tuple[tuple[Item, ...], ...] = ()
    clauses: Mapping[str, tuple[Item, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Words:
    """What a rulebook lets a line say.

    Attributes:
        verbs: Spelling of each verb and its plain name; spellings in lower case.
        clauses: The same for clauses.
        macros: Patterns of whole lines without a player, each with its plain name; groups of the
            pattern become items.
        players: Letters of the players.
        qualifiers: Words that may stand ahead of a name and belong to it: "exhausted".
    """

    verbs: Mapping[str, str]
    clauses: Mapping[str, str]
    macros: tuple[tuple[str, str], ...] = ()
    players: str = "AB"
    qualifiers: tuple[str, ...] = ()


class NameIndex:
    """Names that may stand in a line, found by the longest match."""

    def __init__(self, names: Iterable[str]) -> None:
        """Index names by their first word."""
        self._by_head: dict[str, list[str]] = {}
        self._all: list[str] = []
        for name in names:
            self.add(name)

    def add(self, name: str) -> None:
        """Add one name."""
        key = name.casefold()
        if key:
            self._by_head.setdefault(_head(key), []).append(key)
            self._all.append(name)

    def longest(self, text: str, start: int) -> int:
        """End of the longest name that begins at `start`; -1 where none does."""
        rest = text[start:].casefold()
        best = -1
        for name in self._by_head.get(_head(rest), ()):
            end = len(name)
            if end > best and rest.startswith(name) and _ends(rest, end):
                best = end
        return start + best if best >= 0 else -1

    def nearest(self, word: str) -> tuple[str, ...]:
        """Names that may have been meant."""
        return nearest_words(word, self._all)


def _head(text: str) -> str:
    match = re.match(r"[0-9A-Za-z가-힣]+", text)
    return match.group() if match else text[:1]


def _ends(text: str, end: int) -> bool:
    """Whether a name may end there: at a boundary or before a Korean particle."""
    return bool(_BOUNDARY.match(text, end) or _PARTICLE.match(text, end))


def parse_line(text: str, words: Words, names: NameIndex) -> Line:
    """Read one move.

    Args:
        text: The line.
        words: The rulebook's words.
        names: Names of cards, places, players and aliases.

    Raises:
        MoveError: The line can't be read.
    """
    match = _PLAYER.match(text)
    if match is None:
        return _macro(text, words)
    player = match.group(1)
    if player not in words.players:
        raise MoveError(
            f'unknown player "{player}"', f'알 수 없는 플레이어: "{player}"', tuple(words.players)
        )
    start = match.end()
    verb, start, body = _verb(text, start, words, names)
    return _Scanner(body, start, words, names).line(text, player, verb)


def _macro(text: str, words: Words) -> Line:
    plain = " ".join(text.split())
    for pattern, name in words.macros:
        found = re.fullmatch(pattern, plain, re.IGNORECASE)
        if found is not None:
            items = tuple(Item(group) for group in found.groups() if group)
            return Line(text, "", name, items)
    shown = tuple(name for _, name in words.macros)
    raise MoveError(
        f'can\'t read "{text.strip()}"',
        f'읽을 수 없는 줄: "{text.strip()}"',
        ("A: <verb> ...", *dict.fromkeys(shown)),
        nearest_words(plain, shown),
    )


def _verb(text: str, start: int, words: Words, names: NameIndex) -> tuple[str, int, str]:
    """The verb, where the rest begins, and the text with the verb blanked out."""
    rest = text[start:].casefold()
    first = _first_verb(rest, words)
    if first and names.longest(text, start) <= start + len(first):
        return words.verbs[first], start + len(first), text
    # Korean puts the verb behind what it acts on, whose name may begin like a verb.
    for spelling in sorted(words.verbs, key=len, reverse=True):
        if not _HANGUL.search(spelling):
            continue
        found = re.search(rf"(?:^|\s){re.escape(spelling)}(?=\s|$)", rest)
        if found is not None:
            begin, end = start + found.start(), start + found.end()
            return words.verbs[spelling], start, text[:begin] + " " * (end - begin) + text[end:]
    if first:
        return words.verbs[first], start + len(first), text
    word = (rest.split() or [""])[0]
    known = tuple(dict.fromkeys(words.verbs.values()))
    raise MoveError(
        f'unknown verb "{word}"',
        f'알 수 없는 동사: "{word}"',
        known,
        nearest_words(word, words.verbs),
        start,
    )


def _first_verb(rest: str, words: Words) -> str:
    """The longest spelling of a verb with which a text begins; empty for none."""
    for spelling in sorted(words.verbs, key=len, reverse=True):
        if rest.startswith(spelling) and _BOUNDARY.match(rest, len(spelling)):
            return spelling
    return ""


@cache
def _before(qualifiers: tuple[str, ...]) -> re.Pattern[str]:
    """What may stand ahead of a name: whose it is, and a word that tells alike ones apart."""
    words = "|".join(re.escape(word) for word in qualifiers)
    tail = rf"(?:(?:{words})\s+)?" if words else ""
    return re.compile(rf"(?:[A-Z](?:'s\s+|의\s+))?{tail}")


class _Scanner:
    """Reads what stands behind the verb."""

    def __init__(self, text: str, start: int, words: Words, names: NameIndex) -> None:
        self._text = text
        self._at = start
        self._words = words
        self._names = names
        self._clause_spellings = sorted(words.clauses, key=len, reverse=True)
        self._before = _before(words.qualifiers)

    def line(self, text: str, player: str, verb: str) -> Line:
        items = tuple(self._values(label=False))
        targets: list[tuple[Item, ...]] = []
        clauses: dict[str, tuple[Item, ...]] = {}
        while self._at < len(self._text):
            clause = self._marker()
            if clause == "->":
                targets.append(tuple(self._values(label=True)))
                while self._text[self._at : self._at + 1] == ";":
                    self._at += 1
                    targets.append(tuple(self._values(label=True)))
            elif clause:
                found = tuple(self._values(label=False))
                if not found:
                    raise MoveError(
                        f'nothing stands behind "{clause}"',
                        f'"{clause}" 뒤에 아무것도 없습니다',
                        offset=self._at,
                    )
                clauses[clause] = (*clauses.get(clause, ()), *found)
            else:
                word = self._text[self._at :].strip()
                raise MoveError(
                    f'can\'t read "{word}"', f'읽을 수 없습니다: "{word}"', offset=self._at
                )
        return Line(text, player, verb, items, tuple(targets), clauses)

    def _skip(self, also: str = "") -> None:
        while self._at < len(self._text) and self._text[self._at] in " \t" + also:
            self._at += 1

    def _peek_marker(self) -> tuple[str, int]:
        """An arrow or clause word here: its plain name and length; empty where there is none."""
        for arrow in ARROWS:
            if self._text.startswith(arrow, self._at):
                return "->", len(arrow)
        rest = self._text[self._at :].casefold()
        for spelling in self._clause_spellings:
            if rest.startswith(spelling) and _BOUNDARY.match(rest, len(spelling)):
                return self._words.clauses[spelling], len(spelling)
        return "", 0

    def _marker(self) -> str:
        self._skip(",")
        name, length = self._peek_marker()
        self._at += length
        return name

    def _values(self, *, label: bool) -> list[Item]:
        found: list[Item] = []
        while True:
            self._skip(",")
            if self._at >= len(self._text) or self._text[self._at] == ";":
                return found
            begin = self._at
            end = self._name_end(begin)
            if end < 0:
                if self._peek_marker()[0]:
                    return found
                named = _LABEL.match(self._text, begin) if label else None
                if named is not None:
                    self._at = named.end()
                    found.append(self._one(named.group(1).strip()))
                    continue
            found.append(self._one(""))

    def _name_end(self, begin: int) -> int:
        end = self._names.longest(self._text, begin)
        before = self._before.match(self._text, begin)
        if end >= 0 or before is None or not before.group():
            return end
        return self._names.longest(self._text, before.end())

    def _one(self, label: str) -> Item:
        """One value: the longest known name, or everything up to the next sign."""
        self._skip()
        begin = self._at
        end = self._name_end(begin)
        known = end >= 0
        if not known:
            end = begin
            while end < len(self._text) and self._text[end] not in ",;":
                if end > begin and self._text[end - 1] in " \t":
                    self._at = end
                    if self._peek_marker()[0] or self._names.longest(self._text, end) >= 0:
                        break
                end += 1
        numbered = _NUMBERED.match(self._text, end)
        end = numbered.end() if numbered else end
        value = self._text[begin:end].strip()
        particle = _PARTICLE.match(self._text, end)
        self._at = particle.end() if particle else end
        return Item(value if known else re.sub(r"(?<=[가-힣])[을를]$", "", value), label, begin)
