"""Many games between two decks, and what they say about which wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, median
from typing import Any, Final

from adjudge.core.errors import LoopFound
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.players.base import Player
from adjudge.players.dice import Dice
from adjudge.players.greedy import GreedyPlayer
from adjudge.players.random_player import RandomPlayer
from adjudge.research.games import kit_of, rulebook_of
from adjudge.research.playout import DECISION_LIMIT, playout
from adjudge.research.workers import spread
from adjudge.rulekit.kit import Kit

Z95: Final = 1.959963984540054
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play; everything in it can be sent to another process."""

    game: str
    decks: tuple[Any, ...]
    seed: int
    player: str
    limit: int
    swap: bool


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended.

    Attributes:
        seed: Its seed.
        winner: Index of the deck that won; -1 for none.
        first: Index of the deck that went first; -1 where the game does not say.
        turns: Turns begun.
        decisions: Decisions with two or more options.
        scores: Score of each deck, in the order of the decks.
        ended: "result", "limit" or "loop".
    """

    seed: int
    winner: int
    first: int
    turns: int
    decisions: int
    scores: tuple[int, ...]
    ended: str


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimated share with its 95 % Wilson interval, all in 0..1."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Results:
    """All games of a simulation.

    Attributes:
        game: Name of the game.
        decks: Names of the decks.
        player: What kind of player played both.
        games: Every game, in the order of their seeds.
    """

    game: str
    decks: tuple[str, ...]
    player: str
    games: tuple[GameResult, ...]

    def wins(self, deck: int) -> int:
        """Games that a deck won."""
        return sum(game.winner == deck for game in self.games)

    def undecided(self) -> int:
        """Games without a winner."""
        return self.wins(NOBODY)

    def interval(self, deck: int) -> Interval:
        """Share of the decided games that a deck won."""
        return wilson(self.wins(deck), len(self.games) - self.undecided())

    def first_interval(self) -> Interval:
        """Share of the decided games that whoever went first won."""
        decided = [g for g in self.games if NOBODY not in (g.winner, g.first)]
        return wilson(sum(g.winner == g.first for g in decided), len(decided))

    def to_json(self) -> dict[str, Any]:
        """The figures and every game as JSON-able values."""
        turns = [game.turns for game in self.games]
        decisions = [game.decisions for game in self.games]
        return {
            "game": self.game,
            "player": self.player,
            "games": len(self.games),
            "undecided": self.undecided(),
            "decks": [
                {"deck": name, "wins": self.wins(index), **_told(self.interval(index))}
                for index, name in enumerate(self.decks)
            ],
            "first player": _told(self.first_interval()),
            "turns": {"mean": mean(turns or [0]), "median": median(turns or [0])},
            "decisions": {"mean": mean(decisions or [0]), "median": median(decisions or [0])},
            "results": [
                {
                    "seed": game.seed,
                    "winner": game.winner,
                    "first": game.first,
                    "turns": game.turns,
                    "decisions": game.decisions,
                    "scores": list(game.scores),
                    "ended": game.ended,
                }
                for game in self.games
            ],
        }


def _told(interval: Interval) -> dict[str, float]:
    return {"share": interval.share, "low": interval.low, "high": interval.high}


def wilson(wins: int, games: int, z: float = Z95) -> Interval:
    """The Wilson score interval of a share; the whole range where there are no games.

    Args:
        wins: Successes, 0..games.
        games: Trials, >= 0.
        z: Quantile of the normal distribution; the default gives 95 %.

    Example:
    >>> found = wilson(8, 10)
    >>> found.share, round(found.low, 3), round(found.high, 3)
    (0.8, 0.49, 0.943)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    spread_out = z * z / games
    centre = share + spread_out / 2
    half = z * sqrt((share * (1 - share) + spread_out / 4) / games)
    scale = 1 + spread_out
    low, high = (centre - half) / scale, (centre + half) / scale
    return Interval(share, min(share, max(0.0, low)), max(share, min(1.0, high)))


# --------------------------------------------------------------------------- running


def run(
    game: str,
    decks: Sequence[Any],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    *,
    player: str = "random",
    limit: int = DECISION_LIMIT,
) -> Results:
    """Play games between decks; the same arguments give the same results with any `jobs`.

    Args:
        game: Name of the game.
        decks: One deck a seat: names of built-in decks, or decks of the rulebook.
        games: Number of games; every other one is played with the seats turned round.
        seed: Seed of the first game; each further game has the next one.
        jobs: Processes.
        player: "random" or "greedy".
        limit: Most decisions in a game.

    Raises:
        UnknownGame: There is no such game.
        ValueError: There is no such player.
        EngineFault: The engine broke in one of the games.
    """
    kit_of(game)
    if player not in PLAYERS:
        raise ValueError(f"no player {player!r}; there are {', '.join(PLAYERS)}")
    tasks = [
        Task(game, tuple(decks), seed + index, player, limit, index % 2 == 1)
        for index in range(games)
    ]
    names = tuple(d if isinstance(d, str) else getattr(d, "name", "") or "deck" for d in decks)
    return Results(game, names, player, tuple(spread(play, tasks, jobs)))


def play(task: Task) -> GameResult:
    """Play one game."""
    kit = kit_of(task.game)
    seats = list(range(len(task.decks)))
    if task.swap:
        seats.reverse()
    decks = [task.decks[deck] for deck in seats]
    state = kit.position(rulebook_of(task.game), decks, task.seed)
    ended, decisions = PLAYERS[task.player](kit, state, task)
    winners = state.result.winners if state.result is not None else ()
    first = kit.first(state)
    return GameResult(
        seed=task.seed,
        winner=seats[winners[0]] if len(winners) == 1 else NOBODY,
        first=seats[first] if first >= 0 else NOBODY,
        turns=state.turn,
        decisions=decisions,
        scores=tuple(kit.score(state, seats.index(deck)) for deck in range(len(seats))),
        ended=ended,
    )


def _play_random(kit: Kit, state: State, task: Task) -> tuple[str, int]:
    del kit
    found = playout(rulebook_of(task.game), state, Dice(task.seed), task.limit)
    return found.ended, found.decisions


def _play_greedy(kit: Kit, state: State, task: Task) -> tuple[str, int]:
    players = [
        GreedyPlayer(task.seed * state.players + seat, kit.evaluation)
        for seat in range(state.players)
    ]
    return _play_with(players, state, task)


def _play_mixed(kit: Kit, state: State, task: Task) -> tuple[str, int]:
    """The first deck is played greedily, the others at random: how much looking ahead is worth."""
    players: list[Player] = [
        RandomPlayer(task.seed * state.players + seat) for seat in range(state.players)
    ]
    seat = state.players - 1 if task.swap else 0
    players[seat] = GreedyPlayer(task.seed * state.players + seat, kit.evaluation)
    return _play_with(players, state, task)


def _play_with(players: Sequence[Player], state: State, task: Task) -> tuple[str, int]:
    game = Game(rulebook_of(task.game), state)
    try:
        while (decision := game.decision) is not None and len(game.record) < task.limit:
            game.choose(players[decision.player].pick(decision, game))
    except LoopFound:
        return "loop", len(game.record)
    return "limit" if game.decision is not None else "result", len(game.record)


PLAYERS: Final[dict[str, Callable[[Kit, State, Task], tuple[str, int]]]] = {
    "random": _play_random,
    "greedy": _play_greedy,
    "greedy-random": _play_mixed,
}
