"""A game in progress: decisions out, choices in; fork, undo, record and replay.

Between two top-level decisions a generator of the rulebook runs. A generator can't be copied, so a
game keeps the position at the start of the running step and the choices made since; fork, undo
and load restore that position and give the same choices again. Forced choices are not recorded,
so that a record is the same whether they are shown or taken.
"""

from __future__ import annotations

from adjudge.core import loops
from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.errors import (
    EngineFault,
    IllegalChoice,
    LoopFound,
    Refusal,
    UndoBarrier,
)
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Result, State
from adjudge.core.trace import Trace, length

SILENT_BOUND = loops.SILENT_BOUND


class _Checkpoint:
    """The position at the start of a step and how many choices had been recorded by then."""

    __slots__ = ("length", "position", "trace_length")

    def __init__(self, position: State, length: int, trace_length: int) -> None:
        self.position = position
        self.length = length
        self.trace_length = trace_length


class Game:
    """One game under one rulebook.

    Attributes:
        rb: Rulebook.
        record: Recorded choices: every answer to a decision with two or more options.
        show_forced: Whether decisions with a single option are shown instead of taken.
    """

    def __init__(
        self,
        rb: Rulebook,
        state: State,
        *,
        show_forced: bool = False,
        checkpoints: bool = True,
    ) -> None:
        """Take over a position; `checkpoints=False` saves time where undo is not needed.

        Without checkpoints a game can't be forked.
        """
        self.rb = rb
        self.show_forced = show_forced
        self.checkpoints = checkpoints
        self.record: list[Option] = []
        self._shown: list[int] = []  # what had been shown when each recorded choice was made
        self._state = state
        self._steps: Ask | None = None
        self._history: list[_Checkpoint] = []
        self._base = _Checkpoint(state, 0, 0)
        self._tail: list[Option] | None = None
        self._forced = 0
        self._decision: Decision | None = None
        self._advance()

    # ------------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The position; do not change it."""
        self._wake()
        return self._state

    @property
    def decision(self) -> Decision | None:
        """The question that is open, None when the game is over."""
        return self._decision

    @property
    def outcome(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self._state.result if self._tail is None else self.state.result

    @property
    def trace(self) -> Trace | None:
        """What happened so far, if the position keeps a trace."""
        return self.state.trace

    # ------------------------------------------------------------------ choosing

    def choose(self, option: Option | int) -> None:
        """Answer the open decision by an option or its index.

        Raises:
            IllegalChoice: The option is not offered; the position is as it was.
            EngineFault: The engine broke; the record up to here reproduces it.
        """
        decision = self._decision
        if decision is None:
            raise IllegalChoice(Refusal("choose", (self.rb.over_reason(),)))
        if isinstance(option, int):
            if not 0 <= option < len(decision.options):
                raise IllegalChoice(
                    Refusal(f"option {option}", (self.rb.not_offered(self._state, decision),))
                )
            option = decision.options[option]
        elif option not in decision.options:
            raise IllegalChoice(
                Refusal(repr(option), self.rb.explain(self._state, decision, option))
            )
        self._wake()
        if len(decision.options) > 1:
            self.record.append(option)
            self._shown.append(self._state.reveals)
            self._forced = 0
        else:
            self._forced += 1
        self._advance(option)

    def concede(self, player: int) -> None:
        """Concede at any time; an action outside the open decision."""
        self._wake()
        self._steps = None
        self.rb.concede(self._state, player)
        self.record.append(Option("concede", player))
        self._shown.append(self._state.reveals)
        self._history.clear()
        self._advance()

    def _advance(self, answer: Option | None = None) -> None:
        watch = loops.LoopWatch()
        try:
            while True:
                if self._steps is None:
                    if self._state.result is not None:
                        self._set_checkpoint()
                        self._decision = None
                        return
                    watch.tick()
                    if watch.comes_back(self.rb, self._state):
                        continue
                    self._set_checkpoint()
                    self._steps = self.rb.step(self._state)
                    answer = None
                try:
                    decision = next(self._steps) if answer is None else self._steps.send(answer)
                except StopIteration:
                    self._steps = None
                    continue
                if len(decision.options) == 1 and not self.show_forced:
                    answer = decision.options[0]
                    watch.tick()
                    continue
                self._decision = decision
                return
        except (LoopFound, EngineFault):
            raise
        except Exception as error:
            raise EngineFault(f"{type(error).__name__}: {error}") from error

    def _set_checkpoint(self) -> None:
        self._forced = 0
        lines = length(self._state.trace)
        if not self.checkpoints:
            self._base = _Checkpoint(self._state, len(self.record), lines)
            return
        self._base = _Checkpoint(self._state.copy(), len(self.record), lines)
        if self._history and self._history[-1].length == self._base.length:
            self._history[-1] = self._base
        else:
            self._history.append(self._base)

    def running(self) -> tuple[State, list[Option]]:
        """A copy of the position at the start of the running step, and the choices since."""
        return self._base.position.copy(), self.record[self._base.length :]

    # ------------------------------------------------------------------ fork and undo

    def fork(self) -> Game:
        """An independent game with the same position, decision and future.

        Cheap: the choices made within the running step are given again only when needed.

        Raises:
            EngineFault: The game keeps no checkpoints: a step may have done something already.
        """
        if not self.checkpoints:
            raise EngineFault("a game without checkpoints can't be forked")
        tail = self.record[self._base.length :]
        game = Game.__new__(Game)
        game.rb = self.rb
        game.show_forced = self.show_forced
        game.checkpoints = True
        game.record = self.record.copy()
        game._shown = self._shown.copy()
        position = self._base.position.copy()
        position.trace = self._forked_trace()
        game._state = position
        game._steps = None
        game._history = self._history.copy()
        game._base = self._base
        game._tail = tail
        game._forced = self._forced
        game._decision = self._decision
        return game

    def _forked_trace(self) -> Trace | None:
        trace = self._state.trace
        if trace is None:
            return None
        copy = trace.fork()
        copy.cut(self._base.trace_length)
        copy.depth = 0
        return copy

    def _wake(self) -> None:
        """Run a forked game up to its open decision."""
        if self._tail is None:
            return
        tail, self._tail = self._tail, None
        self._replay(tail, self._forced)

    def _replay(self, tail: list[Option], forced: int = 0) -> None:
        """Give choices of the running step again, then as many shown forced ones."""
        if self._state.result is not None:
            self._steps = self._decision = None
            return
        self._steps = self.rb.step(self._state)
        answer: Option | None = None
        index = 0
        while True:
            decision = next(self._steps) if answer is None else self._steps.send(answer)
            if len(decision.options) > 1:
                if index == len(tail):
                    self._decision = decision
                    return
                answer = tail[index]
                index += 1
            elif self.show_forced and index == len(tail):
                if not forced:
                    self._decision = decision
                    return
                forced -= 1
                answer = decision.options[0]
            else:
                answer = decision.options[0]

    def undo(self, choices: int = 1, *, force: bool = False) -> None:
        """Take back recorded choices.

        Raises:
            UndoBarrier: Something random or hidden was shown since, and `force` is not set.
            ValueError: There are not that many choices to take back.
        """
        self._wake()
        goal = len(self.record) - choices
        if choices < 0 or goal < 0 or not self._history or self._history[0].length > goal:
            raise ValueError(f"can't undo {choices} of {len(self.record)} choices")
        base = self._last_before(goal)
        if choices and self._shown[goal] != self._state.reveals and not force:
            raise UndoBarrier("something random or hidden was shown since")
        del self._history[self._history.index(base) + 1 :]
        tail = self.record[base.length : goal]
        del self.record[goal:]
        del self._shown[goal:]
        trace = self._state.trace
        self._state.take(base.position)
        if trace is not None:
            trace.cut(base.trace_length)
            trace.depth = 0
        self._base = base
        self._forced = 0
        self._replay(tail)

    def undoable(self) -> int:
        """How many recorded choices `undo` takes back: those since something was last shown."""
        self._wake()
        reveals = self._state.reveals
        first = self._history[0].length if self._history else len(self.record)
        goal = len(self.record)
        while goal > first and self._shown[goal - 1] == reveals:
            goal -= 1
        return len(self.record) - goal

    def _last_before(self, goal: int) -> _Checkpoint:
        for base in reversed(self._history):
            if base.length <= goal:
                return base
        raise ValueError("no checkpoint that early")
