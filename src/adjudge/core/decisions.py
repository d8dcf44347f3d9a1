"""Decisions and options: the one language of players, cases and interfaces."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, TypeAlias

from adjudge.core.errors import Refusal


class Option:
    """One thing a player may choose.

    Attributes:
        verb: What kind of choice ("play", "activate", "target", "pay", "pass", "done", ...).
        obj: Object, item, player or place it names; -1 for none.
        arg: Second number (an ability index, an amount, a mode, a place); -1 for none.
        word: A word (a domain, a name, an ability key); empty for none.
    """

    __slots__ = ("arg", "obj", "verb", "word")

    def __init__(self, verb: str, obj: int = -1, arg: int = -1, word: str = "") -> None:
        """Make an option; see the class."""
        self.verb = verb
        self.obj = obj
        self.arg = arg
        self.word = word

    def key(self) -> tuple[str, int, int, str]:
        """The value that identifies the option within its decision."""
        return (self.verb, self.obj, self.arg, self.word)

    def __eq__(self, other: object) -> bool:
        """Options are equal by value."""
        return isinstance(other, Option) and self.key() == other.key()

    def __hash__(self) -> int:
        """Hash by value."""
        return hash(self.key())

    def __repr__(self) -> str:
        """Show the parts that are set."""
        parts = [self.verb]
        if self.obj >= 0:
            parts.append(f"#{self.obj}")
        if self.arg >= 0:
            parts.append(str(self.arg))
        if self.word:
            parts.append(self.word)
        return f"<{' '.join(parts)}>"


class Decision:
    """A question to one player.

    Attributes:
        player: Who decides.
        kind: What is decided: "act", "target", "pay", "order", "may", "mode", "place", ...
        options: Legal options, at least one, in a stable order.
        rule: Rule that asks.
        item: Chain item or task the question belongs to; -1 for none.
        label: Name of the choice inside its item (a target label, a cost label).
        note: Short machine word with further context for the text forms.
        secret: True when other players may not see the options.
        about: Records the options speak of that are not in the position yet (for display).
        pool: Of a set that is chosen one by one: what may come now or later, in that order.
        most: How many of the pool may be chosen from here on.
    """

    __slots__ = (
        "about",
        "item",
        "kind",
        "label",
        "most",
        "note",
        "options",
        "player",
        "pool",
        "rule",
        "secret",
    )

    def __init__(
        self,
        player: int,
        kind: str,
        options: list[Option],
        rule: str,
        item: int = -1,
        label: str = "",
        note: str = "",
        *,
        secret: bool = False,
    ) -> None:
        """Make a decision; see the class."""
        self.player = player
        self.kind = kind
        self.options = options
        self.rule = rule
        self.item = item
        self.label = label
        self.note = note
        self.secret = secret
        self.about: Any = None
        self.pool: tuple[int, ...] = ()
        self.most = 1

    def __repr__(self) -> str:
        """Show who decides what."""
        return f"<Decision p{self.player} {self.kind} {self.label} {len(self.options)} options>"


Ask: TypeAlias = Generator[Decision, Option, None]
AskBool: TypeAlias = Generator[Decision, Option, bool]
AskInt: TypeAlias = Generator[Decision, Option, int]
AskInts: TypeAlias = Generator[Decision, Option, list[int]]

YES: Final = Option("yes")
NO: Final = Option("no")
PASS: Final = Option("pass")
DONE: Final = Option("done")

__all__ = [
    "DONE",
    "NO",
    "PASS",
    "YES",
    "Ask",
    "AskBool",
    "AskInt",
    "AskInts",
    "Decision",
    "Option",
    "Refusal",
]
