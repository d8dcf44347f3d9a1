"""A player that picks any option, each as likely as another."""

from __future__ import annotations

from adjudge.core.decisions import Decision, Option
from adjudge.core.game import Game
from adjudge.players.dice import Dice


class RandomPlayer:
    """Picks at random with a generator of its own, so that a seed repeats its picks."""

    def __init__(self, seed: int) -> None:
        """Start the generator."""
        self._dice = Dice(seed)

    def pick(self, decision: Decision, game: Game) -> Option:
        """Any of the options; the game is not looked at."""
        del game
        return self._dice.choice(decision.options)
