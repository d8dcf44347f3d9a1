"""All tables: made, found by their links, kept in memory while somebody is there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from adjudge.table.books import Book, book_of
from adjudge.table.room import PERSON, Room
from adjudge.table.storage import SPECTATOR, Storage, new_token, table_rows
from adjudge.table.tables import GameRow, ReplayRow, StepRow
from adjudge.table.thinkers import Thinkers

Json: TypeAlias = Any  # what JSON can say

_KEY: Final = 16
_REPLAY_KEY: Final = 32


@dataclass(frozen=True, slots=True)
class Links:
    """The secrets of a new table.

    Attributes:
        seats: One a person's seat, by its number.
        spectator: For everybody who may watch.
    """

    seats: dict[int, str]
    spectator: str


class Hall:
    """The tables of one server."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        """Begin without any in memory."""
        self.storage = storage
        self.thinkers = thinkers
        self._rooms: dict[str, Room] = {}
        self._lock = asyncio.Lock()

    async def make(
        self, book: Book, seats: Sequence[Json], decks: Sequence[Json], best_of: int
    ) -> Links:
        """Make a table.

        Args:
            book: The game.
            seats: Each with its `kind`, and the `budget` of a search.
            decks: What each seat brings, as `Book.read_deck` gives it.
            best_of: Games of the match at most.
        """
        return await self.open(
            book,
            {"seats": list(seats), "best_of": best_of},
            {"game": book.setup(decks, best_of), "wins": [0 for _ in seats]},
        )

    async def open(self, book: Book, about: Json, setup: Json, steps: Sequence[Json] = ()) -> Links:
        """Make a table whose game stands where steps have brought it."""
        key = new_token()[:_KEY]
        links = Links(
            {i: new_token() for i, seat in enumerate(about["seats"]) if seat["kind"] == PERSON},
            new_token(),
        )
        tokens = {links.spectator: SPECTATOR, **{token: i for i, token in links.seats.items()}}
        rows = table_rows(key, book.name, about, tokens)
        rows.append(GameRow(table=key, number=1, setup=json.dumps(setup)))
        rows.extend(
            StepRow(table=key, number=1, step=i, what=json.dumps(step))
            for i, step in enumerate(steps)
        )
        await self.storage.write(rows)
        return links

    async def find(self, token: str) -> tuple[Room, int | None] | None:
        """The table and seat of a link; the seat is None for a spectator."""
        found = await asyncio.to_thread(self.storage.seat, token)
        if found is None:
            return None
        key, seat = found
        async with self._lock:
            room = self._rooms.get(key)
            if room is None:
                stored = await asyncio.to_thread(self.storage.table, key)
                if stored is None:
                    return None
                room = Room(book_of(stored.game), stored, self.storage, self.thinkers)
                self._rooms[key] = room
                room.start()
        return room, None if seat == SPECTATOR else seat

    async def leave(self, room: Room) -> None:
        """Forget a table that nobody watches and no program plays at; it stays stored."""
        playing = room.game.outcome is None and not room.persons
        if not room.listeners and not playing and self._rooms.get(room.key) is room:
            del self._rooms[room.key]
            await room.stop()

    async def keep_replay(self, text: str) -> str:
        """Store a replay that was handed in; its key."""
        key = new_token()[:_REPLAY_KEY]
        await self.storage.write([ReplayRow(id=key, text=text)])
        return key

    async def close(self) -> None:
        """Stop all tables."""
        for room in list(self._rooms.values()):
            await room.stop()
        self._rooms.clear()
