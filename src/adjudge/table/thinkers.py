"""Programs that sit at a table: random, greedy and search.

What a program picks depends on the set-up, the number of the choice and nothing else (search: on
the clock too), so that a game that goes on after a restart goes on as it would have. Those that
look ahead work in a process of their own, which keeps the games it was asked about.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import zlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from adjudge.core import saves
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import EngineFault
from adjudge.players.base import Player
from adjudge.players.dice import Dice
from adjudge.players.greedy import GreedyPlayer
from adjudge.players.search import SearchPlayer
from adjudge.table.books import PlayedGame, book_of

if TYPE_CHECKING:
    from adjudge.table.room import Room

Json: TypeAlias = Any  # what JSON can say

KINDS: Final = ("random", "greedy", "search")
BUDGET: Final = 1.0
_KEPT: Final = 64
_PLACES: Final = 1_024


class Thinkers:
    """Picks for programs.

    Attributes:
        pace: Seconds that a program waits before it shows a choice to persons.
    """

    def __init__(self, *, workers: int = 1, pace: float = 0.0) -> None:
        """Start no process before one is needed."""
        self.pace = pace
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._context = multiprocessing.get_context("spawn")
        # What was told to stop: the number of a thought, in the place that it has by its number.
        self._stopped = self._context.Array("Q", _PLACES, lock=False)
        self._thoughts: dict[str, int] = {}
        self._count = 0

    def close(self) -> None:
        """End the processes, and what they think about."""
        for key in list(self._thoughts):
            self.stop(key)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def stop(self, key: str) -> None:
        """Let the program at a table pick the best that it has found so far, if it thinks."""
        number = self._thoughts.get(key)
        if number is not None:
            self._stopped[number % _PLACES] = number

    async def pick(self, room: Room, decision: Decision) -> int:
        """The index of what the program at the open decision picks."""
        count = len(decision.options)
        kind = room.kind(decision.player)
        setup, record = room.setup["game"], room.history.record
        if count == 1:
            return 0
        if kind == "random":
            return Dice(dice_seed(setup, len(record))).below(count)
        key = f"{room.key} {room.number}"
        plain = [(o.verb, o.obj, o.arg, o.word) for o in record]
        budget = float(room.about["seats"][decision.player].get("budget", BUDGET))
        loop = asyncio.get_running_loop()
        self._count += 1
        self._thoughts[room.key] = number = self._count
        asked = (key, room.book.name, setup, plain, kind, budget, number)
        try:
            return await loop.run_in_executor(self._ready(), think, *asked)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._ready(), think, *asked)
        finally:
            self._thoughts.pop(room.key, None)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, self._context, initializer=_share, initargs=(self._stopped,)
            )
        return self._pool


def dice_seed(setup: Json, count: int) -> int:
    """The seed of a program's dice at a choice, apart from all that the game draws."""
    return zlib.crc32(f"program {setup['seed']} {count}".encode())


_games: OrderedDict[str, PlayedGame] = OrderedDict()
_shared: list[Any] = []


def _share(stopped: Any) -> None:  # noqa: ANN401 - an array that processes share has no type
    """Know, in a process that thinks, where it is told to stop."""
    _shared[:] = [stopped]


def _is_stopped(number: int) -> bool:
    return bool(_shared) and _shared[0][number % _PLACES] == number


def think(
    key: str,
    game_name: str,
    setup: Json,
    record: list[tuple[str, int, int, str]],
    kind: str,
    budget: float,
    number: int = 0,
) -> int:
    """Pick in a process of its own; the index of the option."""
    book = book_of(game_name)
    options = [Option(*plain) for plain in record]
    played = _games.pop(key, None)
    if played is None or played.record != options[: len(played.record)]:
        played = book.new_game(setup)
    if len(_games) >= _KEPT:
        _games.popitem(last=False)
    game = played.game
    saves.replay(game, options[len(game.record) :])
    _games[key] = played
    decision = game.decision
    while decision is not None and len(decision.options) == 1:
        game.choose(0)
        decision = game.decision
    if decision is None:
        raise EngineFault("a program was asked after the end of a game")
    seed = dice_seed(setup, len(options))
    program: Player
    if kind == "greedy":
        program = GreedyPlayer(seed, book.evaluation)
    else:
        program = SearchPlayer(
            seed, book.evaluation, seconds=budget, stop=lambda: _is_stopped(number)
        )
    return decision.options.index(program.pick(decision, game))
