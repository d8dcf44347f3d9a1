"""A game that is only played on: no record, no undo, forks where a step begins.

A player that looks ahead plays thousands of them for one choice, so they keep nothing but the
position at the start of the running step and the choices made since.
"""

from __future__ import annotations

from collections.abc import Sequence

from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.errors import EngineFault, LoopFound
from adjudge.core.loops import LoopWatch
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State


class Line:
    """One way in which a game may go on.

    Attributes:
        rb: Rulebook.
        state: The position; the line plays it on in place.
        decision: The open question with two or more options; None when the game is over.
        base: The position at the start of the running step; do not change it.
        tail: Answers since then.
    """

    __slots__ = ("_steps", "base", "decision", "rb", "state", "tail")

    def __init__(self, rb: Rulebook, state: State) -> None:
        """Take over a position at the start of a step and go on to its first question."""
        self.rb = rb
        self.state = state
        self.tail: list[Option] = []
        self._steps: Ask | None = None
        self.base = state
        self.decision: Decision | None = None
        self._advance(None)

    def choose(self, option: Option) -> None:
        """Answer the open question by one of its options; whether it is one is not looked at.

        Raises:
            LoopFound: The game goes on without end and without a question.
            EngineFault: The engine broke, as it may where what was guessed can't be.
        """
        self.tail.append(option)
        self._advance(option)

    def opens(self) -> bool:
        """Whether the open question is the first of its step: forks are cheap here."""
        return not self.tail

    def fork(self) -> Line:
        """An independent line at the same question."""
        return Line(self.rb, self.base.copy()).follow(self.tail)

    def follow(self, answers: Sequence[Option]) -> Line:
        """Give answers that are known to be offered."""
        for answer in answers:
            self.choose(answer)
        return self

    def _advance(self, answer: Option | None) -> None:
        try:
            self._go_on(answer)
        except (LoopFound, EngineFault):
            raise
        except Exception as error:
            raise EngineFault(f"{type(error).__name__}: {error}") from error

    def _go_on(self, answer: Option | None) -> None:
        watch = LoopWatch()
        state, steps = self.state, self._steps
        while True:
            if steps is None:
                if state.result is not None:
                    self.decision, self._steps = None, None
                    self.base, self.tail = state, []
                    return
                watch.tick()
                if watch.comes_back(self.rb, state):
                    continue
                self.base = state.copy()
                self.tail = []
                steps = self.rb.step(state)
                answer = None
            try:
                decision = next(steps) if answer is None else steps.send(answer)
            except StopIteration:
                steps = None
                continue
            if len(decision.options) == 1:
                answer = decision.options[0]
                watch.tick()
                continue
            self.decision, self._steps = decision, steps
            return
