"""What happened at one game, step by step, and what of it stands after taking back and redoing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from adjudge.core.decisions import Option

Json: TypeAlias = Any  # what JSON can say

CONCEDE: Final = "concede"


@dataclass(frozen=True, slots=True)
class Choice:
    """One recorded choice that stands, or stood.

    Attributes:
        player: Who made it.
        option: What was chosen; of the verb "concede" for giving up.
        auto: Whether it was passed for the player, by stops or a hold.
    """

    player: int
    option: Option
    auto: bool = False

    def plain(self) -> Json:
        """As a step of the storage."""
        o = self.option
        told = {"do": "choose", "by": self.player, "option": [o.verb, o.obj, o.arg, o.word]}
        return {**told, "auto": True} if self.auto else told


class History:
    """The choices of a game with what was taken back.

    Attributes:
        steps: Number of steps that were recorded, taking back and redoing included.
        done: Choices that stand.
        undone: What was taken back and can be done again, the last of it at the end.
    """

    def __init__(self, steps: list[Json] | None = None) -> None:
        """Repeat stored steps."""
        self.steps = 0
        self.done: list[Choice] = []
        self.undone: list[list[Choice]] = []
        for step in steps or ():
            self.add(step)

    def add(self, step: Json) -> None:
        """Take one step in."""
        self.steps += 1
        if step["do"] == "choose":
            choice = Choice(step["by"], Option(*step["option"]), bool(step.get("auto")))
            self.done.append(choice)
            self.undone.clear()
        elif step["do"] == "undo":
            count = step["count"]
            self.undone.append(self.done[-count:])
            del self.done[-count:]
        else:
            self.done.extend(self.undone.pop())

    @property
    def record(self) -> list[Option]:
        """The options that stand."""
        return [choice.option for choice in self.done]

    def last_of(self, player: int) -> int:
        """How many choices go back with the last one that a player made; 0 where there is none."""
        for count, choice in enumerate(reversed(self.done), start=1):
            if choice.player == player and not choice.auto:
                return 0 if choice.option.verb == CONCEDE else count
        return 0
