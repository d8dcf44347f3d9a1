"""YAML as nodes that know where they stand, so that every fault can be pointed at.

Only plain data is read: maps with text keys, lists, text, whole numbers, true and false. `yes`,
`no`, `on` and `off` are text here, and a key may not stand twice in one map.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

from adjudge.text.errors import AmbiguousText, TextError, nearest_words

Value: TypeAlias = Any  # what YAML can hold
Raw: TypeAlias = Any  # a node or error of PyYAML

KINDS_EN: Final = {
    "map": "a map",
    "list": "a list",
    "text": "text",
    "number": "a whole number",
    "flag": "true or false",
    "none": "nothing",
}
KINDS_KO: Final = {
    "map": "항목",
    "list": "목록",
    "text": "글",
    "number": "정수",
    "flag": "true나 false",
    "none": "빈칸",
}
_DEPTH: Final = 40
_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,9}")
_FLAGS: Final = {"true": True, "false": False}
_NOTHING: Final = frozenset(("", "~", "null"))


class Node:
    """One value of a file with its place.

    Attributes:
        file: Name of the file.
        line: Line where it begins, from 1.
        column: Column where it begins, from 1.
        kind: "map", "list", "text", "number", "flag" or "none".
        value: A dict, list, str, int, bool or None.
        keys: Where each key of a map stands: line and column.
        shift: Signs before the text itself: 1 where it is quoted.
    """

    __slots__ = ("column", "file", "keys", "kind", "line", "shift", "value")

    def __init__(self, file: str, line: int, column: int, kind: str, value: Value) -> None:
        """Make a node; see the class."""
        self.file = file
        self.line = line
        self.column = column
        self.kind = kind
        self.value = value
        self.keys: dict[str, tuple[int, int]] = {}
        self.shift = 0

    # ------------------------------------------------------------------ faults

    def error(
        self,
        en: str,
        ko: str,
        expected: tuple[str, ...] = (),
        nearest: tuple[str, ...] = (),
        offset: int = 0,
    ) -> TextError:
        """An error that points here, `offset` characters into the value."""
        column = self.column + (self.shift + offset if offset else 0)
        return TextError(self.file, self.line, column, en, ko, expected, nearest)

    def ambiguous(self, en: str, ko: str, ways: tuple[str, ...], offset: int = 0) -> AmbiguousText:
        """An error about words here that fit several things, which `ways` tell apart."""
        column = self.column + (self.shift + offset if offset else 0)
        return AmbiguousText(self.file, self.line, column, en, ko, ways)

    def wrong_kind(self, kinds: tuple[str, ...]) -> TextError:
        """An error about a value of another kind than those asked for."""
        en = " or ".join(KINDS_EN[k] for k in kinds)
        ko = " 또는 ".join(KINDS_KO[k] for k in kinds)
        return self.error(
            f"expected {en}, found {self.shown('en')}", f"{ko} 자리에 {self.shown('ko')}"
        )

    def unknown_key(self, key: str, known: tuple[str, ...]) -> TextError:
        """An error about a key that the map may not have."""
        line, column = self.keys[key]
        return TextError(
            self.file,
            line,
            column,
            f'unknown field "{key}"',
            f'알 수 없는 항목: "{key}"',
            known,
            nearest_words(key, known),
        )

    def shown(self, lang: str) -> str:
        """The value as an error names it."""
        if self.kind in ("text", "number"):
            return f'"{str(self.value)[:40]}"'
        if self.kind == "flag":
            return "true" if self.value else "false"
        return (KINDS_KO if lang == "ko" else KINDS_EN)[self.kind]

    # ------------------------------------------------------------------ reading

    def expect(self, *kinds: str) -> Node:
        """The node itself when it is of one of the kinds.

        Raises:
            TextError: It is of another kind.
        """
        if self.kind not in kinds:
            raise self.wrong_kind(kinds)
        return self

    def get(self, key: str) -> Node | None:
        """The value under a key of a map; None where there is none."""
        found: Node | None = self.value.get(key) if self.kind == "map" else None
        return found

    def items(self) -> Iterator[tuple[str, Node]]:
        """Keys and values of a map, in the order of the file."""
        self.expect("map")
        yield from self.value.items()

    def key_node(self, key: str) -> Node:
        """A key of a map as a node of its own."""
        line, column = self.keys[key]
        return Node(self.file, line, column, "text", key)

    def each(self) -> list[Node]:
        """Members of a list; a single value counts as a list of one, nothing as an empty one."""
        if self.kind == "none":
            return []
        if self.kind == "list":
            members: list[Node] = self.value
            return members
        return [self]

    def text(self) -> str:
        """The value as text; numbers are taken as they are written.

        Raises:
            TextError: It is neither.
        """
        if self.kind == "number":
            return str(self.value)
        return str(self.expect("text").value)

    def number(self) -> int:
        """The value as a number.

        Raises:
            TextError: It is none.
        """
        return int(self.expect("number").value)

    def plain(self) -> Value:
        """The value without places."""
        if self.kind == "map":
            return {key: node.plain() for key, node in self.value.items()}
        if self.kind == "list":
            return [node.plain() for node in self.value]
        return self.value


def read_yaml(text: str, file: str) -> Node:
    """Read one YAML document.

    Args:
        text: The whole text.
        file: What errors call it.

    Raises:
        TextError: The text is no YAML, holds something that is not plain data, or is empty.
    """
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        root = yaml.compose(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        raise _marked(error, file) from None
    except yaml.YAMLError as error:
        raise _unreadable(error, text, file) from None
    except RecursionError:
        raise TextError(file, 1, 1, "nested too deeply", "너무 깊게 겹쳐 있습니다") from None
    if root is None:
        raise TextError(file, 1, 1, "the file is empty", "빈 파일입니다")
    return _Convert(file).node(root, 0)


def read_yaml_file(path: Path) -> Node:
    """Read a file as one YAML document.

    Raises:
        TextError: The file can't be opened or read.
    """
    return read_yaml(read_text(path), str(path))


def read_text(path: Path) -> str:
    """Read a text file in UTF-8.

    Raises:
        TextError: The file can't be opened, or is not UTF-8.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise TextError(
            str(path), 1, 1, f"can't open the file: {reason}", f"파일을 열 수 없습니다: {reason}"
        ) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before) - (before.rfind(b"\n") + 1) + 1
        raise TextError(str(path), line, column, "not UTF-8 text", "UTF-8 글이 아닙니다") from None


def _marked(error: Raw, file: str) -> TextError:
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)
    problem = " ".join(str(error.problem or error.context or "unreadable").split())
    return TextError(
        file,
        line,
        column,
        f"not readable as YAML: {problem}",
        f"YAML로 읽을 수 없습니다: {problem}",
    )


def _unreadable(error: Raw, text: str, file: str) -> TextError:
    position = getattr(error, "position", None)
    before = text[:position] if isinstance(position, int) else ""
    line = before.count("\n") + 1
    column = len(before) - (before.rfind("\n") + 1) + 1
    reason = getattr(error, "reason", None) or "unreadable"
    return TextError(
        file, line, column, f"not readable as YAML: {reason}", f"YAML로 읽을 수 없습니다: {reason}"
    )


class _Convert:
    """Turns composed YAML nodes into ours."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._seen: set[int] = set()

    def node(self, raw: Raw, depth: int) -> Node:
        """Convert one node."""
        import yaml

        line, column = raw.start_mark.line + 1, raw.start_mark.column + 1
        if depth > _DEPTH:
            raise TextError(
                self._file, line, column, "nested too deeply", "너무 깊게 겹쳐 있습니다"
            )
        if id(raw) in self._seen:
            raise TextError(
                self._file,
                line,
                column,
                "aliases (*name) are not read: write the value out",
                "별칭(*이름)은 읽지 않습니다. 값을 그대로 적으세요",
            )
        self._seen.add(id(raw))
        if isinstance(raw, yaml.ScalarNode):
            kind, value = _scalar(raw.value, raw.style)
            found = Node(self._file, line, column, kind, value)
            found.shift = 1 if raw.style in ("'", '"') else 0
            return found
        if isinstance(raw, yaml.SequenceNode):
            members = [self.node(part, depth + 1) for part in raw.value]
            return Node(self._file, line, column, "list", members)
        return self._map(raw, line, column, depth)

    def _map(self, raw: Raw, line: int, column: int, depth: int) -> Node:
        found = Node(self._file, line, column, "map", {})
        for raw_key, raw_value in raw.value:
            at = (raw_key.start_mark.line + 1, raw_key.start_mark.column + 1)
            key = raw_key.value
            if not isinstance(key, str):
                raise TextError(
                    self._file, *at, "a key must be text", "항목 이름은 글이어야 합니다"
                )
            if key in found.value:
                raise TextError(
                    self._file, *at, f'"{key}" stands twice', f'"{key}" 항목이 두 번 나옵니다'
                )
            found.value[key] = self.node(raw_value, depth + 1)
            found.keys[key] = at
        return found


def _scalar(value: str, style: str | None) -> tuple[str, Any]:
    """Kind and value of a scalar; quoted ones and blocks are always text."""
    if style not in (None, ""):
        return "text", value
    if value in _FLAGS:
        return "flag", _FLAGS[value]
    if value in _NOTHING:
        return "none", None
    if _NUMBER.fullmatch(value):
        return "number", int(value)
    return "text", value
