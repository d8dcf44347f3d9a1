"""A player that tries each option on a fork and takes the one that ends up best."""

from __future__ import annotations

from collections.abc import Callable

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import IllegalChoice, LoopFound
from adjudge.core.game import Game
from adjudge.players.dice import Dice
from adjudge.players.hidden import resample
from adjudge.rulekit.evaluation import Evaluation

ROLL_LIMIT = 60
_LOOP = float("-inf")


class GreedyPlayer:
    """Looks one choice ahead; what follows is answered calmly until the position settles.

    Before a choice that opens a step, the cards it can't see are dealt anew, so it gains nothing
    from a fork that holds them. A choice within a step is tried on the game as it is.
    """

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        """Start the generator that breaks ties and guesses hidden cards."""
        self._dice = Dice(seed)
        self._evaluation = evaluation

    def pick(self, decision: Decision, game: Game) -> Option:
        """The best option; among equals any.

        Raises:
            EngineFault: The game keeps no checkpoints and the decision stands within a step.
        """
        if len(decision.options) == 1:
            return decision.options[0]
        start = self._start(decision, game)
        best: list[Option] = []
        top = _LOOP
        for option in decision.options:
            value = self._try(decision, option, game, start)
            if value > top or not best:
                best, top = [option], value
            elif value == top:
                best.append(option)
        return self._dice.choice(best)

    def _start(self, decision: Decision, game: Game) -> Callable[[], Game]:
        """What gives a game to try an option on."""
        if not self._evaluation.opens_step(decision):
            return game.fork
        position = game.state.fork()
        position.trace = None
        resample(position, decision.player, self._dice, self._evaluation.mixed)
        return Game(game.rb, position).fork

    def _try(
        self, decision: Decision, option: Option, game: Game, start: Callable[[], Game]
    ) -> float:
        trial = start()
        try:
            trial.choose(option)
        except IllegalChoice:
            # The guess at hidden cards took the option away: try it on the game itself.
            trial = game.fork()
            trial.choose(option)
        except LoopFound:
            return _LOOP
        since = game.state.turn
        for _ in range(ROLL_LIMIT):
            reply = trial.decision
            if reply is None or self._evaluation.settled(reply, trial.state, since):
                break
            trial.choose(self._evaluation.calm(reply))
        return self._evaluation.value(trial.rb, trial.state, decision.player)
