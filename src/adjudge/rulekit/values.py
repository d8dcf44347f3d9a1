"""What is left to use of a line of notation, and what comes of a line that the rules refuse."""

from __future__ import annotations

from adjudge.core.decisions import Decision
from adjudge.core.errors import Refusal
from adjudge.rulekit.speech import NOTHING
from adjudge.text.notation import Item, Line


class Refused(Exception):
    """A readable move that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal."""
        super().__init__(refusal.text("en"))
        self.refusal = refusal


class Values:
    """What is left to use of one line.

    Attributes:
        line: The line.
        targets: Values behind the arrow, one list an execution.
        clauses: Values of each clause.
        items: Values of the verb itself, for lines that answer.
        pairs: Values with what stands behind their arrow, once they are read so.
        rest: Of what was divided by the line: what the last share left.
        asked: The question about that share.
        shares: Values behind the arrow that have a number behind them, with that number.
        room: How many more a set chosen so far could take.
    """

    def __init__(self, line: Line, *, answers: bool) -> None:
        """Take the values of a line."""
        self.line = line
        self.answers = answers
        self.shares: list[tuple[Item, Item]] = []
        self.targets = [self._shared(part) for part in line.targets]
        self.clauses = {name: list(part) for name, part in line.clauses.items()}
        self.items = list(line.items)
        if answers:
            self.targets = [self.items, *self.targets]
        self.pairs: list[tuple[Item, Item]] | None = None
        self.rest = 0
        self.asked: Decision | None = None
        self.plans: dict[tuple[int, str, str], list[int]] = {}
        self.sets: dict[tuple[int, str, str], Decision] = {}
        self.room: dict[tuple[int, str, str], int] = {}

    def _shared(self, part: tuple[Item, ...]) -> list[Item]:
        """Values without the numbers behind them, which are kept as shares."""
        found: list[Item] = []
        for item in part:
            if item.text.isdigit() and found and not item.label and not found[-1].text.isdigit():
                self.shares.append((found[-1], item))
            else:
                found.append(item)
        return found

    def left(self) -> list[Item]:
        """Values that nothing has used."""
        found = [item for part in self.targets for item in part]
        for name, part in self.clauses.items():
            if name not in ("ability", "from", "at"):
                found.extend(part)
        found.extend(number for _, number in self.shares)
        return [item for item in found if item.text not in NOTHING]

    def take(self, clause: str) -> Item | None:
        """The next value of a clause."""
        part = self.clauses.get(clause)
        return part.pop(0) if part else None
