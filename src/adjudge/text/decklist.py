"""Deck lists as plain text, for any game: sections, and lines of a count and a card name.

    Name: Kai'Sa
    Legend:
    1 Daughter of the Void

    Main:
    3 Void Seeker        # also "3x Void Seeker" and "Void Seeker x3"

A heading may be English or Korean and may carry its one card on the same line. `#` at the start
of a line or after a blank begins a comment. Nothing here knows a card: a rulebook does the rest.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from adjudge.text.errors import TextError, nearest_words

HIGHEST_COUNT = 999
"""The largest count that a line may give: beyond it lies a slip of the pen."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section that a deck list may have.

    Attributes:
        key: What programs call it.
        titles: The headings that open it; the first English and the first Korean are printed.
    """

    key: str
    titles_en: tuple[str, ...]
    titles_ko: tuple[str, ...]

    @property
    def titles(self) -> tuple[str, ...]:
        """All headings that open the section."""
        return (*self.titles_en, *self.titles_ko)


SECTIONS = (
    Section("legend", ("Legend", "Champion Legend"), ("전설", "챔피언 전설")),
    Section("extra_legends", ("Extra Legends", "Extra Legend"), ("추가 전설",)),
    Section("champion", ("Champion", "Chosen Champion"), ("선발 챔피언",)),
    Section("extra_champions", ("Extra Champions", "Extra Champion"), ("추가 선발 챔피언",)),
    Section("main", ("Main", "Main Deck", "Deck"), ("주 덱",)),
    Section("runes", ("Runes", "Rune Deck", "Rune Pool"), ("룬", "룬 덱")),
    Section("battlefields", ("Battlefields", "Battlefield"), ("전장",)),
    Section("sideboard", ("Sideboard", "Side"), ("보조 덱",)),
)
"""The sections of all games, in the order in which they are printed."""

_NAME_TITLES = ("Name", "이름")


@dataclass(frozen=True, slots=True)
class DeckLine:
    """A card in a deck list; where it stands does not count when two are compared."""

    count: int
    name: str
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck list as read: what stands in which section, names unchecked.

    Attributes:
        sections: The lines by key of their section, in the order of the text; a section that was
            opened and left empty is there, without lines.
        name: What the list calls itself.
        file: Where it was read, for errors.
    """

    sections: Mapping[str, tuple[DeckLine, ...]]
    name: str | None = None
    file: str = field(default="deck", compare=False)


def parse_decklist(
    text: str, file: str = "deck", sections: Sequence[Section] = SECTIONS
) -> DeckList:
    r"""Read a deck list.

    Args:
        text: The whole text.
        file: What errors call it.
        sections: The sections that may be opened.

    Returns:
        The lines by section; a section opened twice is joined.

    Raises:
        TextError: The first line that can't be read.

    >>> parse_decklist("Main: # mine\n2x Void Seeker").sections["main"]
    (DeckLine(count=2, name='Void Seeker', line=2, column=4),)
    """
    return _Parser(file, sections).read(text)


def print_decklist(
    decklist: DeckList, lang: str = "en", sections: Sequence[Section] = SECTIONS
) -> str:
    """Print a deck list so that reading it gives the same list.

    Args:
        decklist: The list; sections print in the order of `sections`, not of the list.
        lang: Language of the headings, `ko` for Korean, anything else English.
        sections: The sections that the list may have.

    Raises:
        ValueError: A section is not among `sections`, or a count or name has no text form.
    """
    unknown = sorted(set(decklist.sections) - {section.key for section in sections})
    if unknown:
        raise ValueError(f"no heading for section {unknown[0]!r}")
    blocks = []
    if decklist.name is not None:
        title = _NAME_TITLES[1] if lang == "ko" else _NAME_TITLES[0]
        blocks.append(f"{title}: {_printable(decklist.name)}\n")
    for section in sections:
        if section.key in decklist.sections:
            title = section.titles_ko[0] if lang == "ko" else section.titles_en[0]
            lines = [_print_line(entry) for entry in decklist.sections[section.key]]
            blocks.append("\n".join([f"{title}:", *lines]) + "\n")
    return "\n".join(blocks)


_HEADING = re.compile(r"(?P<title>[^:\uff1a]*?)\s*[:\uff1a]\s*(?P<rest>.*)")
_COUNT_FIRST = re.compile(r"(?P<count>[0-9]+)[xX\u00d7]?\s+(?P<name>\S.*)")
_COUNT_LAST = re.compile(r"(?P<name>\S.*?)\s+[xX\u00d7](?P<count>[0-9]+)")
_COMMENT = re.compile(r"(?:^|(?<=\s))#.*")


class _Parser:
    """Reads one text, line by line."""

    def __init__(self, file: str, sections: Sequence[Section]) -> None:
        self._file = file
        self._shown = tuple(section.titles_en[0] for section in sections)
        self._titles = {
            _squeezed(title): section.key for section in sections for title in section.titles
        }
        self._all_titles = tuple(title for section in sections for title in section.titles)
        self._found: dict[str, list[DeckLine]] = {}
        self._name: str | None = None
        self._current: str | None = None

    def read(self, text: str) -> DeckList:
        """Read all lines."""
        for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            content = _COMMENT.sub("", raw)
            stripped = content.strip()
            if stripped:
                self._line(stripped, number, len(content) - len(content.lstrip()) + 1)
        found = {key: tuple(lines) for key, lines in self._found.items()}
        return DeckList(found, self._name, self._file)

    def _line(self, content: str, line: int, column: int) -> None:
        """Read a line that is not blank: an entry if it has a count, else a heading or a name."""
        heading = _HEADING.fullmatch(content)
        if heading is None or _COUNT_FIRST.fullmatch(content):
            self._entry(content, line, column)
            return
        self._open(heading["title"], line, column)
        if heading["rest"]:
            rest_column = column + heading.start("rest")
            if self._current is None:
                self._name = heading["rest"]
            else:
                self._entry(heading["rest"], line, rest_column)

    def _open(self, title: str, line: int, column: int) -> None:
        """Open the section that a heading names; the list's own name belongs to none."""
        if _squeezed(title) in {_squeezed(word) for word in _NAME_TITLES}:
            self._current = None
            return
        key = self._titles.get(_squeezed(title))
        if key is None:
            raise TextError(
                self._file,
                line,
                column,
                f'unknown section "{title}"',
                f'알 수 없는 구분: "{title}"',
                self._shown,
                nearest_words(title, self._all_titles),
            )
        self._current = key
        self._found.setdefault(key, [])

    def _entry(self, content: str, line: int, column: int) -> None:
        """Add a card to the open section."""
        match = _COUNT_FIRST.fullmatch(content) or _COUNT_LAST.fullmatch(content)
        digits, name = (match["count"], match["name"]) if match else ("1", content)
        if self._current is None:
            raise TextError(
                self._file,
                line,
                column,
                f'"{content}" stands before any section',
                f'구분 앞에 적힌 줄: "{content}"',
                self._shown,
            )
        # The length is looked at first: Python refuses to convert thousands of digits.
        count = int(digits) if len(digits) <= len(str(HIGHEST_COUNT)) else 0
        if count < 1:
            raise TextError(
                self._file,
                line,
                column + (match.start("count") if match else 0),
                f"count {digits[:12]} is not from 1 to {HIGHEST_COUNT}",
                f"장수는 1에서 {HIGHEST_COUNT}까지: {digits[:12]}",
            )
        offset = match.start("name") if match else 0
        self._found[self._current].append(DeckLine(count, name, line, column + offset))


def _squeezed(title: str) -> str:
    """Bring spellings of one heading to one form: no blanks, no upper case."""
    return "".join(title.casefold().split())


def _print_line(entry: DeckLine) -> str:
    """Print one card."""
    if not 1 <= entry.count <= HIGHEST_COUNT:
        raise ValueError(f"count {entry.count} is not from 1 to {HIGHEST_COUNT}")
    return f"{entry.count} {_printable(entry.name)}"


def _printable(name: str) -> str:
    """Refuse a name that would not come back when read."""
    if name.splitlines() != [name] or name != name.strip() or _COMMENT.search(name):
        raise ValueError(f"name {name!r} has no text form")
    return name
