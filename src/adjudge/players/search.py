"""A player that searches: Monte Carlo over guesses at what it can't see.

Each round deals the hidden cards anew, with the same cards for all options (information-set search
by common deals). An option is played to the end of its step in a few ways, the best of them is
played on quickly (`players.quick`) through the turns of both players, and what is reached is valued
by the rulebook's evaluation. Options that fall behind drop out (`players.race`), so that a clear
choice takes little of the time.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import EngineFault, IllegalChoice, LoopFound
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.players.dice import Dice
from adjudge.players.greedy import settle
from adjudge.players.hidden import Guesses
from adjudge.players.line import Line
from adjudge.players.quick import Quick
from adjudge.players.race import Race
from adjudge.rulekit.evaluation import Evaluation

LOOKS: Final = 2  # deals on which every option is looked at
WAYS: Final = 2  # ways in which an option is played to the end of its step
FIELD: Final = 4  # options that go on after the look
TRIES: Final = 2  # options tried in a step that is played on quickly
MOST: Final = 4  # and where none of them is better than doing nothing
PRIOR: Final = 1.0
ROUNDS: Final = 24
_LOST: Final = 0.0
_NEVER: Final = -1.0  # an option that can't be played to an end, on a guess


class SearchPlayer:
    """Plays what did best in the time it has.

    Attributes:
        lines: Lines that were followed for the last choice.
    """

    def __init__(
        self,
        seed: int,
        evaluation: Evaluation,
        *,
        seconds: float = 1.0,
        lines: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        stop: Callable[[], bool] | None = None,
        progress: Callable[[float], None] | None = None,
    ) -> None:
        """Set the limits.

        Args:
            seed: Of everything that the player draws.
            evaluation: What the rulebook says of positions.
            seconds: Time for a choice.
            lines: Lines to follow instead, whatever time they take; the same number makes the
                same choice on every machine.
            clock: Seconds of a clock.
            stop: Asked between lines; once it says yes, the best option so far is picked.
            progress: Told between lines how much of the time has passed, 0..1.
        """
        self._dice = Dice(seed)
        self._evaluation = evaluation
        self._seconds = seconds
        self._limit = lines
        self._clock = clock
        self._stop = stop
        self._progress = progress
        self._quick = Quick(evaluation, TRIES, MOST)
        self._end = 0.0
        self.lines = 0

    def pick(self, decision: Decision, game: Game) -> Option:
        """The option that did best.

        Raises:
            EngineFault: The game keeps no checkpoints.
        """
        if len(decision.options) == 1:
            return decision.options[0]
        self.lines = 0
        self._end = self._clock() + self._seconds
        guesses = Guesses(game, decision, self._evaluation)
        turn = self._horizon(game, decision)
        race = self._look(guesses, decision)
        if race is None:
            return self._evaluation.calm(decision)
        race.keep(1 if decision.kind in self._evaluation.minor else FIELD)
        while len(race.alive) > 1 and race.rounds < ROUNDS and not self._over():
            values = self._round(guesses, decision, race.alive, turn)
            if values is None:
                break
            race.run(values)
        return decision.options[race.best()]

    def _horizon(self, game: Game, decision: Decision) -> int:
        """The last turn that is played on quickly: that of the next player."""
        mine = game.rb.turn_player(game.state) == decision.player
        return game.state.turn + (1 if mine else 0)

    def _over(self) -> bool:
        """Whether to stop thinking."""
        if self._stop is not None and self._stop():
            return True
        if self._limit is not None:
            left = 1.0 - self.lines / self._limit
        else:
            left = (self._end - self._clock()) / max(self._seconds, 1e-6)
        if self._progress is not None:
            self._progress(min(1.0, 1.0 - left))
        return left <= 0.0

    # ------------------------------------------------------------------ looking

    def _look(self, guesses: Guesses, decision: Decision) -> Race | None:
        """Look at every option as a greedy player does, on a few deals."""
        totals = [0.0] * len(decision.options)
        looked = 0
        for _ in range(LOOKS):
            start = guesses.deal(self._dice)
            if start is None:
                break
            for index, option in enumerate(decision.options):
                totals[index] += self._finish(start, option, self._dice.below(1 << 62))[1]
            looked += 1
            if self._over():
                break
        if not looked:
            return None
        return Race([total / looked for total in totals], PRIOR)

    def _finish(self, start: Line, option: Option, seed: int) -> tuple[State, float]:
        """The best of a few ways in which an option is played to the end of its step."""
        assert start.decision is not None
        player, since = start.decision.player, start.state.turn
        best, top = start.base, _NEVER
        for way in range(WAYS):
            line = start.fork()
            self.lines += 1
            try:
                line.choose(option)
                asked = line.decision is not None and not line.opens()
                end = self._quick.end_step(line, seed + way if way else None)
                settle(self._evaluation, line, player, since)
                value = self._worth(line, player)
            except (LoopFound, IllegalChoice, EngineFault):
                continue
            if value > top:
                best, top = end, value
            if not asked:
                break
        return best, top

    # ------------------------------------------------------------------ racing

    def _round(
        self, guesses: Guesses, decision: Decision, alive: list[int], turn: int
    ) -> list[float] | None:
        """What each option is worth on one deal; None where time ran out before the last one."""
        start = guesses.deal(self._dice)
        if start is None:
            return None
        seed = self._dice.below(1 << 62)
        values: list[float] = []
        for index in alive:
            if self._over():
                return None
            values.append(self._follow(start, decision.options[index], seed, turn))
        return values

    def _follow(self, start: Line, option: Option, seed: int, turn: int) -> float:
        assert start.decision is not None
        player = start.decision.player
        try:
            end, value = self._finish(start, option, seed)
            if value == _NEVER:
                return _LOST
            line = self._quick.play_on(Line(start.rb, end.copy()), seed, turn)
            return self._worth(line, player)
        except (LoopFound, IllegalChoice, EngineFault):
            return _LOST

    def _worth(self, line: Line, player: int) -> float:
        """Worth of a position for a player, from 0 (lost) to 1 (won)."""
        result = line.state.result
        if result is not None:
            if player in result.winners:
                return 1.0
            return _LOST if result.winners else 0.5
        value = self._evaluation.value(line.rb, line.state, player) / self._evaluation.scale
        return 0.02 + 0.96 / (1.0 + math.exp(-max(min(value, 50.0), -50.0)))
