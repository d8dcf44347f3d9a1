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
from adjudge.table.books import Book, PlayedGame, book_of

if TYPE_CHECKING:
    from adjudge.table.room import Room

Json: TypeAlias = Any  # what JSON can say

KINDS: Final = ("random", "greedy", "search")
BUDGET: Final = 1.0
_KEPT: Final = 64


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

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

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
        asked = (key, room.book.name, setup, plain, kind, budget)
        try:
            return await loop.run_in_executor(self._ready(), think, *asked)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._ready(), think, *asked)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn")
            )
        return self._pool


def dice_seed(setup: Json, count: int) -> int:
    """The seed of a program's dice at a choice, apart from all that the game draws."""
    return zlib.crc32(f"program {setup['seed']} {count}".encode())


_games: OrderedDict[str, PlayedGame] = OrderedDict()


def think(
    key: str,
    game_name: str,
    setup: Json,
    record: list[tuple[str, int, int, str]],
    kind: str,
    budget: float,
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
    return decision.options.index(
        player(kind, setup, len(options), budget, book).pick(decision, game)
    )


def player(kind: str, setup: Json, count: int, budget: float, book: Book) -> Player:
    """A player for one choice."""
    seed = dice_seed(setup, count)
    if kind == "greedy":
        return GreedyPlayer(seed, book.evaluation)
    return SearchPlayer(seed, book.evaluation, seconds=budget)
