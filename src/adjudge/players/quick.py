"""Playing on quickly but not blindly: from step to step by the best of a few tries.

At a question that opens a step a few options are tried, each played to the end of the step with
some answers to what it asks in between; each end is valued once what it began has ended, and the
best one is where the game goes on. In a quiet position doing nothing is worth what the position is
worth. Nothing has to be played twice: the position at the end of the best try is the next one.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Option
from adjudge.core.state import State
from adjudge.players.dice import Dice
from adjudge.players.line import Line, copy_of
from adjudge.rulekit.evaluation import Evaluation

STEP_LIMIT: Final = 60  # answers within a step; what goes on for longer is left as it is
JUMP_LIMIT: Final = 60  # steps of a line


class Quick:
    """Plays lines on.

    Attributes:
        tries: Options tried at a question, besides the calmest one.
    """

    def __init__(self, evaluation: Evaluation, tries: int) -> None:
        """Know how positions are valued."""
        self.tries = tries
        self._evaluation = evaluation

    def play_on(self, line: Line, dice: Dice, turn: int) -> Line:
        """Play until a later turn than `turn` has settled, or the game is over."""
        for _ in range(JUMP_LIMIT):
            reply = line.decision
            if reply is None:
                break
            if line.state.turn > turn and self._evaluation.settled(reply, line.state, turn):
                break
            line = self.jump(line, dice)
        return line

    def jump(self, line: Line, dice: Dice) -> Line:
        """Play one step: the best of a few tries."""
        reply = line.decision
        if reply is None:
            return line
        player, since = reply.player, line.state.turn
        calm = self._evaluation.calm(reply)
        others = [option for option in reply.options if option is not calm]
        drawn = dice.shuffled(range(len(others)))[: self.tries]
        start, tail = line.base, line.tail
        best: State | None = None
        if self._evaluation.rests(reply, line.state):
            top = self._evaluation.value(line.rb, line.state, player)
        else:
            trial = Line(line.rb, copy_of(start)).follow(tail)
            best, top = self.step(trial, calm, dice, player, since, calm=True)
        for index in drawn:
            trial = Line(line.rb, copy_of(start)).follow(tail)
            end, value = self.step(trial, others[index], dice, player, since, calm=False)
            if value > top:
                best, top = end, value
        if best is not None:
            return Line(line.rb, copy_of(best))
        line.choose(calm)
        self.end_step(line, dice, calm=True)
        return line

    def step(
        self, line: Line, option: Option, dice: Dice, player: int, since: int, *, calm: bool
    ) -> tuple[State, float]:
        """Choose an option and play the step to its end, then on until the position rests.

        Args:
            line: Played on in place.
            option: One of the options of its question.
            dice: Draws the answers in between.
            player: For whom the end is valued.
            since: Turn of the choice.
            calm: Whether the answers in between are calm; else they are drawn.

        Returns:
            The position at the end of the step, and what it leads to is worth.
        """
        line.choose(option)
        return self.end_step(line, dice, calm=calm), self._rest(line, player, since)

    def end_step(self, line: Line, dice: Dice, *, calm: bool) -> State:
        """Play the running step to its end; the position there."""
        for _ in range(STEP_LIMIT):
            reply = line.decision
            if reply is None or line.opens():
                break
            line.choose(self._evaluation.calm(reply) if calm else dice.choice(reply.options))
        return line.base

    def _rest(self, line: Line, player: int, since: int) -> float:
        """Answer calmly until a position that may be compared; then what it is worth."""
        for _ in range(STEP_LIMIT):
            reply = line.decision
            if (
                reply is None
                or self._evaluation.rests(reply, line.state)
                or self._evaluation.settled(reply, line.state, since)
            ):
                break
            line.choose(self._evaluation.calm(reply))
        return self._evaluation.value(line.rb, line.state, player)
