"""A player that tries each option on a guess at the game and takes the one that ends up best."""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import EngineFault, IllegalChoice, LoopFound
from adjudge.core.game import Game
from adjudge.players.dice import Dice
from adjudge.players.hidden import Guesses
from adjudge.players.line import Line
from adjudge.rulekit.evaluation import Evaluation

ROLL_LIMIT: Final = 60
_LOOP: Final = float("-inf")


class GreedyPlayer:
    """Looks one choice ahead; what follows is answered calmly until the position settles.

    The cards it can't see are dealt anew before it looks, so it gains nothing from a game that
    holds them.
    """

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        """Start the generator that breaks ties and guesses hidden cards."""
        self._dice = Dice(seed)
        self._evaluation = evaluation

    def pick(self, decision: Decision, game: Game) -> Option:
        """The best option; among equals any.

        Raises:
            EngineFault: The game keeps no checkpoints.
        """
        if len(decision.options) == 1:
            return decision.options[0]
        start = Guesses(game, decision, self._evaluation).deal(self._dice)
        if start is None:
            return self._evaluation.calm(decision)
        since = game.state.turn
        best: list[Option] = []
        top = _LOOP
        for option in decision.options:
            value = tried(self._evaluation, start.fork(), option, since)
            if value > top or not best:
                best, top = [option], value
            elif value == top:
                best.append(option)
        return self._dice.choice(best)


def tried(evaluation: Evaluation, line: Line, option: Option, since: int) -> float:
    """What a position is worth for who decides after an option; the line is played on.

    Returns:
        -inf for an option after which the game goes on without end.
    """
    player = seat_of(line)
    try:
        line.choose(option)
        return settle(evaluation, line, player, since)
    except (EngineFault, IllegalChoice, LoopFound):
        return _LOOP


def settle(evaluation: Evaluation, line: Line, player: int, since: int) -> float:
    """Answer calmly until the position may be compared; then what it is worth for a player."""
    for _ in range(ROLL_LIMIT):
        reply = line.decision
        if reply is None or evaluation.settled(reply, line.state, since):
            break
        line.choose(evaluation.calm(reply))
    return evaluation.value(line.rb, line.state, player)


def seat_of(line: Line) -> int:
    """Who decides; 0 where the game is over."""
    return line.decision.player if line.decision is not None else 0
