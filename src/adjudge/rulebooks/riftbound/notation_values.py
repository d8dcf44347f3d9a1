"""What is left to use of a line of notation, and what comes of a line that the rules refuse."""

from __future__ import annotations

from itertools import permutations

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Refusal
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.notation_words import NOTHING
from adjudge.rulebooks.riftbound.rules import pricing
from adjudge.rulebooks.riftbound.rules.targets import item_ctx
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
    """

    def __init__(self, line: Line, *, answers: bool) -> None:
        """Take the values of a line."""
        self.line = line
        self.answers = answers
        self.targets = [list(part) for part in line.targets]
        self.clauses = {name: list(part) for name, part in line.clauses.items()}
        self.items = list(line.items)
        if answers:
            self.targets = [self.items, *self.targets]
        self.plans: dict[tuple[int, str, str], list[int]] = {}
        self.sets: dict[tuple[int, str, str], Decision] = {}

    def left(self) -> list[Item]:
        """Values that nothing has used."""
        found = [item for part in self.targets for item in part]
        for name, part in self.clauses.items():
            if name not in ("ability", "from", "at"):
                found.extend(part)
        return [item for item in found if item.text not in NOTHING]

    def take(self, clause: str) -> Item | None:
        """The next value of a clause."""
        part = self.clauses.get(clause)
        return part.pop(0) if part else None


def cheapest_discount(rb: Rulebook, state: State, decision: Decision) -> Option:
    """The discount to take off next so that the least energy is left."""
    item = state.item(decision.item)
    if item is None:
        return decision.options[0]
    total = pricing.total_cost(item_ctx(rb, state, item), item)
    best: tuple[int, tuple[int, ...]] | None = None
    for order in permutations(range(len(total.discounts))):
        trial = total.copy()
        for index in order:
            trial.take(total.discounts[index])
        if best is None or trial.energy < best[0]:
            best = (trial.energy, order)
    offered = {o.arg: o for o in decision.options}
    for index in best[1] if best is not None else ():
        if index in offered:
            return offered[index]
    return decision.options[0]
