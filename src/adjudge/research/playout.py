"""Random playouts beside the core: no game object, no record, no checkpoints, no trace."""

from __future__ import annotations

from dataclasses import dataclass

from adjudge.core.decisions import Ask, Option
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
    decisions = forced = silent = 0
    ended = "result"
    steps: Ask | None = None
    answer: Option | None = None
    try:
        while True:
            if steps is None:
                if state.result is not None:
                    break
                silent += 1
                if silent > SILENT_BOUND:
                    rb.on_loop(state)
                    continue
                steps = rb.step(state)
                answer = None
            try:
                decision = next(steps) if answer is None else steps.send(answer)
            except StopIteration:
                steps = None
                continue
            options = decision.options
            if len(options) == 1:
                forced += 1
                answer = options[0]
                continue
            if decisions == limit:
                ended = "limit"
                break
            decisions += 1
            silent = 0
            answer = dice.choice(options)
            if record is not None:
                record.append(answer)
    except LoopFound:
        ended = "loop"
    except EngineFault:
        raise
    except Exception as error:
        raise EngineFault(f"{type(error).__name__}: {error}") from error
    winners = state.result.winners if state.result is not None else ()
    return Playout(winners, decisions, forced, state.turn, ended)
