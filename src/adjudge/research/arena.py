"""Players against each other: which kind wins how often, and how long it thinks.

Games come in mirror pairs: both have the same decks, seats and seed, and the players change places,
so that neither a deck nor a seat nor the luck of the draw favours one of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any, Final

from adjudge.core.errors import LoopFound
from adjudge.core.game import Game
from adjudge.players.base import Player
from adjudge.players.dice import Dice
from adjudge.players.greedy import GreedyPlayer
from adjudge.players.random_player import RandomPlayer
from adjudge.players.search import SearchPlayer
from adjudge.research.games import kit_of, rulebook_of
from adjudge.research.simulate import NOBODY, Interval, wilson
from adjudge.research.workers import spread
from adjudge.rulekit.kit import Kit

KINDS: Final = ("random", "greedy", "search")
CLOCKS: Final[dict[str, Callable[[], float]]] = {
    "wall": time.monotonic,
    "cpu": time.process_time,
}
DECISION_LIMIT: Final = 5_000


@dataclass(frozen=True, slots=True)
class Terms:
    """What every game of an arena has in common; it can be sent to another process.

    Attributes:
        game: Name of the game.
        kinds: Kinds of the two players.
        decks: Decks to draw from; the same two every time where there are two.
        seconds: Time of a choice of the search.
        clock: By which clock: "wall", or "cpu" where a machine has other things to do.
        lines: Lines of a choice of the search instead of a time.
        limit: Most decisions in a game.
    """

    game: str
    kinds: tuple[str, str]
    decks: tuple[Any, ...]
    seconds: float = 1.0
    clock: str = "cpu"
    lines: int | None = None
    limit: int = DECISION_LIMIT


@dataclass(frozen=True, slots=True)
class Bout:
    """How one game ended.

    Attributes:
        seed: Seed of the game; two games in a row have the same.
        decks: Deck of each player, in the order of the kinds.
        winner: Index of the kind that won; -1 for none.
        first: Index of the kind that went first; -1 where the game does not say.
        turns: Turns begun.
        scores: Score of each player, in the order of the kinds.
        picks: Choices of each player.
        seconds: Seconds of the process that each player's choices took.
    """

    seed: int
    decks: tuple[str, ...]
    winner: int
    first: int
    turns: int
    scores: tuple[int, ...]
    picks: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """All games of an arena.

    Attributes:
        terms: What they had in common.
        bouts: The games in their order.
    """

    terms: Terms
    bouts: tuple[Bout, ...]

    def wins(self, kind: int) -> int:
        """Games that a player won; -1 for games that nobody won."""
        return sum(bout.winner == kind for bout in self.bouts)

    def undecided(self) -> int:
        """Games without a winner."""
        return self.wins(NOBODY)

    def interval(self, kind: int) -> Interval:
        """Share of the decided games that a player won."""
        return wilson(self.wins(kind), len(self.bouts) - self.undecided())

    def thought(self, kind: int) -> float:
        """Mean seconds of a choice of a player."""
        picks = sum(bout.picks[kind] for bout in self.bouts)
        return sum(bout.seconds[kind] for bout in self.bouts) / max(picks, 1)

    def to_json(self) -> dict[str, Any]:
        """The figures and every game as JSON-able values."""
        return {
            "game": self.terms.game,
            "games": len(self.bouts),
            "undecided": self.undecided(),
            "turns": mean([bout.turns for bout in self.bouts] or [0]),
            "players": [
                {
                    "player": kind,
                    "wins": self.wins(index),
                    "share": self.interval(index).share,
                    "low": self.interval(index).low,
                    "high": self.interval(index).high,
                    "seconds a choice": self.thought(index),
                }
                for index, kind in enumerate(self.terms.kinds)
            ],
        }


def bout_json(bout: Bout) -> dict[str, Any]:
    """A game as JSON-able values."""
    return {
        "seed": bout.seed,
        "decks": list(bout.decks),
        "winner": bout.winner,
        "first": bout.first,
        "turns": bout.turns,
        "scores": list(bout.scores),
        "choices": list(bout.picks),
        "seconds": [round(seconds, 3) for seconds in bout.seconds],
    }


def run(terms: Terms, games: int, seed: int = 0, jobs: int = 1) -> Iterator[Bout]:
    """Play games; what a search picks by the clock may differ from run to run.

    Args:
        terms: What the games have in common.
        games: Number of games.
        seed: Seed of the first pair of games; each further pair has the next one.
        jobs: Processes.

    Yields:
        Each game in its order, as soon as it is over.

    Raises:
        UnknownGame: There is no such game.
        ValueError: There is no such player or clock, or the game is not for two.
        EngineFault: The engine broke in one of the games.
    """
    kit = kit_of(terms.game)
    if kit.seats != len(terms.kinds):
        raise ValueError(f"{terms.game} has {kit.seats} seats")
    for kind in terms.kinds:
        if kind not in KINDS:
            raise ValueError(f"no player {kind!r}; there are {', '.join(KINDS)}")
    if terms.clock not in CLOCKS:
        raise ValueError(f"no clock {terms.clock!r}; there are {', '.join(CLOCKS)}")
    tasks = [(terms, seed + index // 2, index % 2 == 1) for index in range(games)]
    return spread(play, tasks, jobs, chunk=1)


def play(task: tuple[Terms, int, bool]) -> Bout:
    """Play one game: the terms, its seed and whether the players have changed places."""
    terms, seed, swap = task
    kit, rb = kit_of(terms.game), rulebook_of(terms.game)
    decks = _decks(terms, seed)
    game = Game(rb, kit.position(rb, decks, seed))
    seats = (1, 0) if swap else (0, 1)  # the kind that sits there
    players = [player(terms, terms.kinds[kind], kit, 2 * seed + kind) for kind in seats]
    picks, seconds = [0, 0], [0.0, 0.0]
    try:
        while (decision := game.decision) is not None and len(game.record) < terms.limit:
            kind = seats[decision.player]
            started = time.process_time()
            option = players[decision.player].pick(decision, game)
            seconds[kind] += time.process_time() - started
            picks[kind] += 1
            game.choose(option)
    except LoopFound:
        pass
    result = game.outcome
    winners = result.winners if result is not None else ()
    first = kit.first(game.state)
    names = [deck if isinstance(deck, str) else getattr(deck, "name", "") for deck in decks]
    return Bout(
        seed=seed,
        decks=tuple(names[seats.index(kind)] for kind in range(2)),
        winner=seats[winners[0]] if len(winners) == 1 else NOBODY,
        first=seats[first] if first >= 0 else NOBODY,
        turns=game.state.turn,
        scores=tuple(kit.score(game.state, seats.index(kind)) for kind in range(2)),
        picks=tuple(picks),
        seconds=tuple(seconds),
    )


def player(terms: Terms, kind: str, kit: Kit, seed: int) -> Player:
    """A player of a kind."""
    if kind == "random":
        return RandomPlayer(seed)
    if kind == "greedy":
        return GreedyPlayer(seed, kit.evaluation)
    return SearchPlayer(
        seed,
        kit.evaluation,
        seconds=terms.seconds,
        lines=terms.lines,
        clock=CLOCKS[terms.clock],
    )


def _decks(terms: Terms, seed: int) -> Sequence[Any]:
    """The decks of a pair of games, by its seed."""
    if len(terms.decks) == 2:  # noqa: PLR2004 - a deck a seat
        return terms.decks
    dice = Dice(seed)
    return [dice.choice(terms.decks) for _ in range(2)]
