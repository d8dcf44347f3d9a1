"""Playing on quickly but not blindly: from step to step by the best of a few tries.

At a question that opens a step a few options are tried, each played to the end of the step with
some answers to what it asks in between; each end is valued once what it began has ended, and the
best one is where the game goes on. In a quiet position doing nothing is worth what the position is
worth. Nothing has to be played twice: the position at the end of the best try is the next one.

What is tried is drawn by the cards that options name and not by a stream of numbers, so that lines
which differ in one choice draw alike where they still are alike: what tells them apart is the
choice and not luck.
"""

from __future__ import annotations

import zlib
from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.rng import scramble
from adjudge.core.state import State
from adjudge.players.line import Line
from adjudge.rulekit.evaluation import Evaluation

STEP_LIMIT: Final = 60  # answers within a step; what goes on for longer is left as it is
JUMP_LIMIT: Final = 60  # steps of a line


class Quick:
    """Plays lines on.

    Attributes:
        tries: Options tried at a question besides doing nothing, where one of them is better.
        most: Options tried where none is.
    """

    def __init__(self, evaluation: Evaluation, tries: int, most: int) -> None:
        """Know how positions are valued."""
        self.tries = tries
        self.most = most
        self._evaluation = evaluation

    def play_on(self, line: Line, seed: int, turn: int) -> Line:
        """Play until a later turn than `turn` has settled, or the game is over."""
        now, count = line.state.turn, 0
        for _ in range(JUMP_LIMIT):
            reply = line.decision
            if reply is None:
                break
            if line.state.turn > turn and self._evaluation.settled(reply, line.state, turn):
                break
            count = count + 1 if line.state.turn == now else 0
            now = line.state.turn
            line = self.jump(line, scramble(seed + 64 * now + count))
        return line

    def jump(self, line: Line, seed: int) -> Line:
        """Play one step: the best of a few tries."""
        reply = line.decision
        if reply is None:
            return line
        player, since = reply.player, line.state.turn
        calm = self._evaluation.calm(reply)
        others = [option for option in drawn(reply, line.state, seed) if option is not calm]
        start, tail = line.base, line.tail
        best: State | None = None
        if self._evaluation.rests(reply, line.state):
            top = self._evaluation.value(line.rb, line.state, player)
        else:
            trial = Line(line.rb, start.copy()).follow(tail)
            trial.choose(calm)
            best = self.end_step(trial, None)
            top = self._rest(trial, player, since)
        better = False
        for number, option in enumerate(others[: self.most]):
            if better and number >= self.tries:
                break
            trial = Line(line.rb, start.copy()).follow(tail)
            trial.choose(option)
            end = self.end_step(trial, seed)
            value = self._rest(trial, player, since)
            if value > top:
                best, top, better = end, value, True
        if best is not None:
            return Line(line.rb, best.copy())
        line.choose(calm)
        self.end_step(line, None)
        return line

    def end_step(self, line: Line, seed: int | None) -> State:
        """Play the running step to its end.

        Args:
            line: Played on in place.
            seed: Draws the answers; None for calm ones.

        Returns:
            The position at the end.
        """
        evaluation = self._evaluation
        for count in range(STEP_LIMIT):
            reply = line.decision
            if reply is None or line.opens():
                break
            if seed is None or reply.kind in evaluation.minor:
                line.choose(evaluation.calm(reply))
            else:
                line.choose(drawn(reply, line.state, seed + count)[0])
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


def drawn(reply: Decision, state: State, seed: int) -> list[Option]:
    """The options in an order that a seed and the cards they name decide."""
    ranks: list[tuple[int, int]] = []
    for index, option in enumerate(reply.options):
        obj = state.objs.get(option.obj)
        named = option.obj if obj is None else -2 - obj.card
        text = f"{option.verb} {named} {option.arg} {option.word}"
        ranks.append((scramble(seed ^ zlib.crc32(text.encode())), index))
    ranks.sort()
    return [reply.options[index] for _, index in ranks]
