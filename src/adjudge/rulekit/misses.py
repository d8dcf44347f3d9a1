"""What a fact says and is not so, and how values are compared and shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from adjudge.rulekit.names import SEATS, seat_of
from adjudge.text.errors import TextError
from adjudge.text.notation import AmbiguousMove, MoveError
from adjudge.text.yamlpos import Node

Value: TypeAlias = Any  # what a fact may say and a position hold


@dataclass(frozen=True, slots=True)
class Miss:
    """A fact that does not hold.

    Attributes:
        node: Where it is written.
        subject: What it is about.
        expected: What it says.
        found: What is there instead.
    """

    node: Node
    subject: str
    expected: str
    found: str


def shown(value: Value) -> str:
    """A value as a report shows it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {shown(part)}" for k, part in value.items()) + "}"
    return str(value)


def differs(want: Value, have: Value) -> str | None:
    """None where two values are the same, else the one that is there."""
    return None if want == have else shown(have)


def seat_differs(node: Node, have: int) -> str | None:
    """The same for a player; -1 is nobody."""
    want = seat_of(node.text()) if node.kind == "text" else -1
    return None if want == have else (SEATS[have] if have >= 0 else "none")


def move_error(node: Node, error: MoveError) -> TextError:
    """What is wrong with a line of notation, as an error of the file that it stands in."""
    if isinstance(error, AmbiguousMove):
        return node.ambiguous(error.en, error.ko, error.expected, error.offset)
    return node.error(error.en, error.ko, error.expected, error.nearest, error.offset)
