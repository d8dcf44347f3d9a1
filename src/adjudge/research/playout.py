"""Random playouts beside the core: no game object, no record, no checkpoints, no trace."""

from __future__ import annotations

from dataclasses import dataclass

from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.errors import EngineFault, LoopFound
from adjudge.core.game import SILENT_BOUND
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.players.dice import Dice

DECISION_LIMIT = 5_000


@dataclass(frozen=True, slots=True)
class Playout:
    """How a playout ended.

    Attributes:
        winners: Who won; empty where the limit, a loop or a draw ended it.
        decisions: Decisions with two or more options.
        forced: Decisions with one option.
        turns: Turns begun.
        ended: "result", "limit" or "loop".
    """

    winners: tuple[int, ...]
    decisions: int
    forced: int
    turns: int
    ended: str


class _Course:
    """How far a playout is.

    Attributes:
        decisions: Decisions with two or more options so far.
        forced: Decisions with one option so far.
    """

    __slots__ = ("decisions", "forced")

    def __init__(self) -> None:
        """At the start."""
        self.decisions = 0
        self.forced = 0

    def questions(self, rb: Rulebook, state: State) -> Ask:
        """All questions of a position to its end.

        One generator for all steps, so that the end of a step is no exception to be caught.
        """
        silent, before = 0, 0
        while state.result is None:
            if self.decisions != before:
                silent, before = 0, self.decisions
            silent += 1
            if silent > SILENT_BOUND:
                rb.on_loop(state)
            else:
                yield from rb.step(state)


def playout(
    rb: Rulebook,
    state: State,
    dice: Dice,
    limit: int = DECISION_LIMIT,
    record: list[Option] | None = None,
) -> Playout:
    """Play a position to its end, each choice at random.

    The same dice make the same choices as a random player with that seed makes in a game.

    Args:
        rb: Rulebook.
        state: Position at the start of a step; it is played on in place.
        dice: Source of the choices.
        limit: Most decisions with two or more options.
        record: Takes the choices, as a game would record them.

    Raises:
        EngineFault: The engine broke.
    """
    course = _Course()
    ended = "result"
    questions = course.questions(rb, state)
    try:
        decision = next(questions, None)
        while decision is not None:
            options = decision.options
            if len(options) == 1:
                course.forced += 1
                answer = options[0]
            elif course.decisions == limit:
                ended = "limit"
                break
            else:
                course.decisions += 1
                answer = dice.choice(options)
                if record is not None:
                    record.append(answer)
            decision = _next(questions, answer)
    except LoopFound:
        ended = "loop"
    except EngineFault:
        raise
    except Exception as error:
        raise EngineFault(f"{type(error).__name__}: {error}") from error
    winners = state.result.winners if state.result is not None else ()
    return Playout(winners, course.decisions, course.forced, state.turn, ended)


def _next(questions: Ask, answer: Option) -> Decision | None:
    """The question that follows on an answer; None at the end."""
    try:
        return questions.send(answer)
    except StopIteration:
        return None
