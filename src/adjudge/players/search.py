"""A player that searches: Monte Carlo over forks, hidden cards dealt anew for each of them.

One tree of choices serves all deals of the hidden cards (information-set search): what is known of
a choice in one deal counts in the others in which it is offered too. A line is followed down the
tree by what has been good so far (UCB), then carried on mostly calmly, until the position settles a
turn or two later, and valued by the rulebook's evaluation.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import EngineFault, IllegalChoice, LoopFound
from adjudge.core.game import Game
from adjudge.players.dice import Dice
from adjudge.players.hidden import resample
from adjudge.rulekit.evaluation import Evaluation

EXPLORE: Final = 0.35
DEPTH: Final = 400
SCALE: Final = 40.0
"""A difference of this many points of the evaluation is a clear advantage."""
_WILD: Final = 4  # one answer in so many is drawn, the others are calm
_LOST: Final = 0.0


class _Node:
    """A choice of a player, reached by the choices before it."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[str, int, int, str], _Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class SearchPlayer:
    """Plays what did best in the time it has.

    Attributes:
        rounds: Lines that were followed for the last choice.
    """

    def __init__(
        self,
        seed: int,
        evaluation: Evaluation,
        *,
        seconds: float = 1.0,
        rounds: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set the limits.

        Args:
            seed: Of everything that the player draws.
            evaluation: What the rulebook says of positions.
            seconds: Time for a choice.
            rounds: Lines to follow at most; None for as many as the time allows.
            clock: Seconds of a clock.
        """
        self._dice = Dice(seed)
        self._evaluation = evaluation
        self._seconds = seconds
        self._limit = rounds
        self._clock = clock
        self.rounds = 0

    def pick(self, decision: Decision, game: Game) -> Option:
        """The option that was followed most.

        Raises:
            EngineFault: The game keeps no checkpoints.
        """
        if len(decision.options) == 1:
            return decision.options[0]
        root = _Node()
        end = self._clock() + self._seconds
        self.rounds = 0
        while (self._limit is None or self.rounds < self._limit) and (
            self.rounds < len(decision.options) or self._clock() < end
        ):
            self._follow(root, decision, game)
            self.rounds += 1
            if self._limit is None and self._clock() >= end:
                break
        return self._best(root, decision)

    @staticmethod
    def _best(root: _Node, decision: Decision) -> Option:
        best, top = decision.options[0], (-1, 0.0)
        for option in decision.options:
            node = root.children.get(option.key())
            rank = (-1, 0.0) if node is None else (node.visits, node.mean)
            if rank > top:
                best, top = option, rank
        return best

    # ------------------------------------------------------------------ one line

    def _deal(self, decision: Decision, game: Game) -> Game:
        """A game that this player could be in."""
        if not self._evaluation.opens_step(decision):
            # Within a step hidden cards can't be dealt anew; what they are is not looked at before
            # the step is over, and a step ends at the next window.
            return game.fork()
        position = game.state.fork()
        position.trace = None
        resample(position, decision.player, self._dice, self._evaluation.mixed)
        trial = Game(game.rb, position)
        same = trial.decision is not None and trial.decision.player == decision.player
        return trial if same else game.fork()

    def _follow(self, root: _Node, decision: Decision, game: Game) -> None:
        trial = self._deal(decision, game)
        me, since = decision.player, trial.state.turn
        node, path = root, [root]
        try:
            growing = True
            for _ in range(DEPTH):
                reply = trial.decision
                if reply is None or self._over(reply, trial, since):
                    break
                if growing:
                    key, growing = self._descend(node, reply, me)
                    node = node.children[key]
                    path.append(node)
                    trial.choose(Option(*key))
                else:
                    trial.choose(self._carry_on(reply))
            worth = self._worth(trial, me)
        except (LoopFound, IllegalChoice, EngineFault):
            worth = _LOST
        for passed in path:
            passed.visits += 1
            passed.total += worth

    def _over(self, reply: Decision, trial: Game, since: int) -> bool:
        """Through the turn of the next player: what they can do about it counts."""
        return self._evaluation.settled(reply, trial.state, since + 1)

    def _descend(
        self, node: _Node, reply: Decision, me: int
    ) -> tuple[tuple[str, int, int, str], bool]:
        """The child to follow, made where an option has none; whether the tree goes on below."""
        mine = reply.player == me
        fresh: list[tuple[str, int, int, str]] = []
        best, top = reply.options[0].key(), -math.inf
        for option in reply.options:
            key = option.key()
            child = node.children.get(key)
            if child is None:
                fresh.append(key)
                continue
            child.offered += 1
            mean = child.mean if mine else 1.0 - child.mean
            rank = mean + EXPLORE * math.sqrt(math.log(child.offered + 1) / (child.visits + 1))
            if rank > top:
                best, top = key, rank
        if fresh:
            key = self._dice.choice(fresh)
            node.children[key] = _Node()
            return key, False
        return best, True

    def _carry_on(self, reply: Decision) -> Option:
        if len(reply.options) == 1 or self._dice.below(_WILD):
            return self._evaluation.calm(reply)
        return self._dice.choice(reply.options)

    def _worth(self, trial: Game, me: int) -> float:
        """Worth of a position for the player, from 0 (lost) to 1 (won)."""
        result = trial.outcome
        if result is not None:
            if me in result.winners:
                return 1.0
            return _LOST if result.winners else 0.5
        value = self._evaluation.value(trial.rb, trial.state, me)
        return 0.1 + 0.8 / (1.0 + math.exp(-value / SCALE))
