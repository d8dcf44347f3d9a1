"""Cards as a file that a person can write: one table a card, abilities in the game's own words.

    [[card]]
    name = "Spark"
    ko = "불티"
    type = "event"
    colour = "red"
    cost = {lights = 1, red = 1}
    text = ["resolve(damage(1, target(character | star)))"]

Which keys a table may have, and which words an ability may use, a rulebook says. An ability is an
expression of calls: words with arguments, numbers, texts in quotes, `&`, `|` and `~` between
tests, `+` and `*` between values, comparisons, and `and`, `or`, `not` between conditions. Nothing
in it is executed but the words that the rulebook lists; all of them only build data.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.text.errors import TextError, nearest_words

Built: TypeAlias = Any  # a vocabulary node, a number, a text
Words: TypeAlias = Mapping[str, Any]
Entry: TypeAlias = Mapping[str, Any]

_LINE: Final = re.compile(r"at line (\d+), column (\d+)")
_HEAD: Final = re.compile(r"^\s*\[\[")


@dataclass(frozen=True, slots=True)
class CardTable:
    """One table of a card file.

    Attributes:
        kind: Name of the list of tables that it belongs to, such as "card".
        data: Its keys.
        place: Where it begins: the file and a line from 1.
        source: All lines of the file, to find a value again.
    """

    kind: str
    data: Entry
    place: tuple[str, int]
    source: tuple[str, ...] = field(default=(), repr=False)

    def fault(self, en: str, ko: str, near: str = "", nearest: tuple[str, ...] = ()) -> TextError:
        """An error in this table, at the line that holds a text where one does."""
        file, line = self.place
        column = 1
        if near:
            for index in range(line - 1, len(self.source)):
                if index >= line and _HEAD.match(self.source[index]):
                    break
                if near in self.source[index]:
                    line, column = index + 1, self.source[index].index(near) + 1
                    break
        return TextError(file, line, column, en, ko, nearest=nearest)

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse a key that is not among `keys`.

        Raises:
            TextError: There is one; the nearest known key is named.
        """
        for key in self.data:
            if key not in keys:
                raise self.fault(
                    f'unknown key "{key}"',
                    f'알 수 없는 항목 "{key}"',
                    key,
                    nearest_words(key, keys) or keys,
                )

    def text(self, key: str, default: str | None = None) -> str:
        """A value that has to be a text.

        Raises:
            TextError: It is missing without a default, or is no text.
        """
        value = self.data.get(key, default)
        if not isinstance(value, str) or (default is None and not value):
            raise self.fault(f'"{key}" has to be a text', f'"{key}" 항목은 글이어야 합니다', key)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """A value that has to be a whole number of 0 or more.

        Raises:
            TextError: It is missing without a default, or is no such number.
        """
        value = self.data.get(key, default)
        if type(value) is not int or value < 0:
            raise self.fault(
                f'"{key}" has to be a whole number of 0 or more',
                f'"{key}" 항목은 0 이상의 정수여야 합니다',
                key,
            )
        return value

    def texts(self, key: str) -> list[str]:
        """A value that has to be a list of texts; empty where it is missing.

        Raises:
            TextError: It is something else.
        """
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self.fault(
                f'"{key}" has to be a list of texts', f'"{key}" 항목은 글의 목록이어야 합니다', key
            )
        return list(value)

    def word(self, key: str, known: tuple[str, ...], default: str | None = None) -> str:
        """A value that has to be one of some words.

        Raises:
            TextError: It is another; the nearest word is named.
        """
        value = self.text(key, default)
        if value not in known and value != default:
            raise self.fault(
                f'unknown {key} "{value}"',
                f'알 수 없는 {key} "{value}"',
                value,
                nearest_words(value, known) or known,
            )
        return value

    def abilities(self, key: str, words: Words) -> tuple[Built, ...]:
        """A list of abilities in a game's own words.

        Raises:
            TextError: One can't be read.
        """
        return tuple(self._ability(text, words) for text in self.texts(key))

    def _ability(self, text: str, words: Words) -> Built:
        try:
            return read_expression(text, words)
        except UnreadableExpression as error:
            raise self.fault(error.en, error.ko, error.near or text, error.nearest) from error


def read_card_file(
    text: str, kinds: tuple[str, ...] = ("card",), file: str = "cards"
) -> Iterator[CardTable]:
    """Read the tables of a card file in their order.

    Args:
        text: The whole text (TOML).
        kinds: Names of the lists of tables that there may be.
        file: What errors call it.

    Raises:
        TextError: It is no TOML, or holds a list of another name.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line, column = (int(found[1]), int(found[2])) if found else (1, 1)
        reason = _LINE.sub("", str(error)).strip(" ()")
        raise TextError(
            file, line, column, f"this is no TOML: {reason}", f"TOML이 아닙니다: {reason}"
        ) from error
    lines = tuple(text.splitlines())
    whole = CardTable("", data, (file, 1), lines)
    whole.only(kinds)
    for kind in kinds:
        tables = data.get(kind, [])
        if not isinstance(tables, list) or not all(isinstance(t, dict) for t in tables):
            raise whole.fault(f'"{kind}" has to be [[{kind}]]', f'"{kind}"은 [[{kind}]]로 씁니다')
        begins = [i + 1 for i, line in enumerate(lines) if line.strip() == f"[[{kind}]]"]
        for index, table in enumerate(tables):
            at = begins[index] if index < len(begins) else 1
            yield CardTable(kind, table, (file, at), lines)


# --------------------------------------------------------------------------- expressions


class UnreadableExpression(ValueError):
    """An ability that can't be read.

    Attributes:
        en: Why.
        ko: The same in Korean.
        near: The part at fault, as written.
        nearest: Words that may have been meant.
    """

    def __init__(self, en: str, ko: str, near: str = "", nearest: tuple[str, ...] = ()) -> None:
        """Keep the parts."""
        super().__init__(en)
        self.en = en
        self.ko = ko
        self.near = near
        self.nearest = nearest


def read_expression(text: str, words: Words) -> Built:
    """Build what an expression says from the words of a game.

    Args:
        text: For example ``resolve(damage(2, target(character)), draw(1))``.
        words: Functions that build data, and data.

    Raises:
        UnreadableExpression: It can't be read, with the reason.

    >>> read_expression("add(1, two)", {"add": lambda a, b: a + b, "two": 2})
    3
    """
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise UnreadableExpression(
            f'can\'t read "{text}": brackets, commas or quotes are out of place',
            f'"{text}"을 읽을 수 없습니다. 괄호, 쉼표, 따옴표를 확인하세요',
            text,
        ) from error
    try:
        return _build(tree.body, words)
    except RecursionError as error:
        raise UnreadableExpression("it is nested too deeply", "너무 깊이 겹쳐 있습니다") from error


def _build(node: ast.expr, words: Words) -> Built:
    if isinstance(node, ast.Constant) and type(node.value) in (int, str, bool):
        return node.value
    if isinstance(node, ast.Name):
        return _word(node, words)
    if isinstance(node, ast.Call):
        return _call(node, words)
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr)):
        left, right = _build(node.left, words), _build(node.right, words)
        both = isinstance(node.op, ast.BitAnd)
        return _try(node, lambda: left & right if both else left | right)
    if isinstance(node, ast.Tuple):
        return tuple(_build(part, words) for part in node.elts)
    return _sign(node, words)


_SIGNS: Final[Mapping[type, str]] = {
    ast.LtE: "<=",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.Gt: ">",
}


def _sign(node: ast.expr, words: Words) -> Built:
    """Signs: opposites, sums and products of values, comparisons, conditions joined by words."""
    if isinstance(node, ast.UnaryOp):
        part = _build(node.operand, words)
        if isinstance(node.op, ast.Invert):
            return _try(node, lambda: ~part)
        if isinstance(node.op, ast.USub):
            return _try(node, lambda: -part)
        if isinstance(node.op, ast.Not):
            return v.Unless(part)
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Mult)):
        left, right = _build(node.left, words), _build(node.right, words)
        if isinstance(node.op, ast.Add):
            return v.Plus(left, right)
        if isinstance(right, int):
            return v.Times(left, right)
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        sign = _SIGNS.get(type(node.ops[0]))
        if sign is not None:
            return v.Compare(_build(node.left, words), sign, _build(node.comparators[0], words))
    if isinstance(node, ast.BoolOp):
        parts = tuple(_build(part, words) for part in node.values)
        return v.Every(parts) if isinstance(node.op, ast.And) else v.Some(parts)
    raise _unreadable(node)


def _word(node: ast.Name, words: Words) -> Built:
    if node.id not in words:
        raise UnreadableExpression(
            f'unknown word "{node.id}"',
            f'알 수 없는 말 "{node.id}"',
            node.id,
            nearest_words(node.id, words),
        )
    return words[node.id]


def _call(node: ast.Call, words: Words) -> Built:
    if not isinstance(node.func, ast.Name):
        raise _unreadable(node)
    made = _word(node.func, words)
    if not callable(made):
        raise UnreadableExpression(
            f'"{node.func.id}" takes nothing in brackets',
            f'"{node.func.id}"에는 괄호를 붙이지 않습니다',
            node.func.id,
        )
    args = [_build(part, words) for part in node.args]
    named: dict[str, Built] = {}
    for part in node.keywords:
        if part.arg is None:
            raise _unreadable(node)
        named[part.arg] = _build(part.value, words)
    for value in (*args, *named.values()):
        if callable(value) and not isinstance(value, type):
            raise UnreadableExpression(
                f'a word inside "{node.func.id}" lacks its brackets',
                f'"{node.func.id}" 안의 말에 괄호가 없습니다',
                node.func.id,
            )
    return _try(node, lambda: made(*args, **named), node.func.id)


def _try(node: ast.expr, build: Callable[[], Built], word: str = "") -> Built:
    try:
        return build()
    except (TypeError, ValueError, KeyError) as error:
        near = word or ast.unparse(node)
        raise UnreadableExpression(
            f'"{ast.unparse(node)}" does not fit together: {error}',
            f'"{ast.unparse(node)}"의 구성이 맞지 않습니다: {error}',
            near,
        ) from error


def _unreadable(node: ast.expr) -> UnreadableExpression:
    text = ast.unparse(node)
    return UnreadableExpression(
        f'"{text}" is not allowed here: words, numbers and quoted texts are',
        f'"{text}"은 쓸 수 없습니다. 말, 숫자, 따옴표로 묶은 글만 씁니다',
        text,
    )
