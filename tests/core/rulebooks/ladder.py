"""An invented game without cards: each step has choices, forced answers and a die."""

from __future__ import annotations

from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.engine import Engine
from adjudge.core.state import Result, State

ROUNDS = 3


class Ladder(Engine):
    """Name a number, take a forced answer, name another one after the die; the sum is kept.

    `die` says when the die is thrown: "never", "between" the two numbers or "after" them. `broken`
    is the round in which the engine breaks.
    """

    name = "ladder"
    edition = "TOY@1"

    def __init__(self, die: str = "never", broken: int = 0) -> None:
        """A game with or without chance."""
        super().__init__()
        self.die = die
        self.broken = broken

    def step(self, state: State) -> Ask:
        """One round."""
        for number in range(2):
            answer = yield Decision(
                number, "name", [Option("name", arg=n) for n in range(3)], "L-1"
            )
            state.vars["sum"] = state.vars.get("sum", 0) * 3 + answer.arg
            self.say(state, "named", (), number=answer.arg)
            if state.turn + 1 == self.broken:
                raise RuntimeError("broken rung")
            yield Decision(0, "step", [Option("step")], "L-2")
            state.vars["steps"] = state.vars.get("steps", 0) + 1
            if self.die == ("between", "after")[number]:
                state.vars["die"] = state.random_below(6)
                self.say(state, "die", (), number=state.vars["die"])
        state.turn += 1
        if state.turn == ROUNDS:
            state.result = Result((0,), "L-3", "top")

    def concede(self, state: State, player: int) -> None:
        """The other player wins."""
        state.gone = (*state.gone, player)
        state.result = Result((1 - player,), "L-4", "conceded")
