"""The database: SQLite in a file by default, PostgreSQL by its address.

Writes of many tables that arrive together go to the disk together, in one transaction; each caller
is told only after it is there.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import queue
import secrets
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from adjudge.table.tables import Base, GameRow, ReplayRow, SeatRow, StepRow, TableRow

Json: TypeAlias = Any  # what JSON can say

SPECTATOR: Final = -1
_TOKEN_BYTES: Final = 24
_BATCH: Final = 500


class StorageError(Exception):
    """The database can't be opened, read or written."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was stored.

    Attributes:
        id: Its key.
        game: Name of the rulebook.
        about: Kinds of the seats, decks, best of how many.
        games: What each of its games was set up from, in order.
        steps: What happened in each of them.
    """

    id: str
    game: str
    about: Json
    games: list[Json]
    steps: list[list[Json]]


def default_url() -> str:
    """The SQLite file of this user, in the place where programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'adjudge' / 'table.sqlite3'}"


def as_url(data: str) -> str:
    """An address of a database: as it is, or the SQLite file of that name."""
    return data if "://" in data else f"sqlite:///{Path(data).absolute()}"


def checksum(token: str) -> str:
    """What is kept of the secret of a link."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A secret that nobody guesses: 192 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


class Storage:
    """One database, with one thread that writes to it.

    Attributes:
        url: Its address.
        engine: Its connections.
        written: When something was last written, by the monotonic clock.
    """

    def __init__(self, url: str) -> None:
        """Open the database, made or brought up to date where needed.

        Raises:
            StorageError: It can't be opened.
        """
        self.url = url
        self.written = time.monotonic()
        try:
            self.engine = _open(url)
        except (SQLAlchemyError, OSError, ImportError) as error:
            raise StorageError(str(error).splitlines()[0]) from error
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="storage", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, and let go."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    # ------------------------------------------------------------------ writing

    async def write(self, rows: list[Base]) -> None:
        """Put rows into the database; it returns when they are on the disk.

        Raises:
            StorageError: They can't be written; none of them is.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Write(rows, loop, done))
        self.written = time.monotonic()
        await done

    def _write_all(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            while len(batch) < _BATCH and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            self._write(batch)

    def _write(self, batch: list[_Write]) -> None:
        """One transaction for all; where it fails, one for each, so that only the guilty fail."""
        try:
            self._commit([row for write in batch for row in write.rows])
        except SQLAlchemyError:
            for write in batch:
                try:
                    self._commit(write.rows)
                except SQLAlchemyError as error:
                    write.tell(StorageError(str(error).splitlines()[0]))
                else:
                    write.tell(None)
            return
        for write in batch:
            write.tell(None)

    def _commit(self, rows: list[Base]) -> None:
        with self.engine.begin() as connection:
            for kind in (TableRow, SeatRow, GameRow, StepRow, ReplayRow):
                values = [_values(row) for row in rows if isinstance(row, kind)]
                if values:
                    connection.execute(insert(kind), values)

    # ------------------------------------------------------------------ reading

    def seat(self, token: str) -> tuple[str, int] | None:
        """The table and seat of a link; None for a link that never was."""
        with Session(self.engine) as session:
            row = session.get(SeatRow, checksum(token))
            return None if row is None else (row.table, row.seat)

    def table(self, key: str) -> Stored | None:
        """All of a table."""
        with Session(self.engine) as session:
            row = session.get(TableRow, key)
            if row is None:
                return None
            games = session.scalars(
                select(GameRow).where(GameRow.table == key).order_by(GameRow.number)
            ).all()
            steps: list[list[Json]] = [[] for _ in games]
            for step in session.scalars(
                select(StepRow).where(StepRow.table == key).order_by(StepRow.number, StepRow.step)
            ):
                steps[step.number - 1].append(json.loads(step.what))
            return Stored(
                row.id, row.game, json.loads(row.about), [json.loads(g.setup) for g in games], steps
            )

    def replay(self, key: str) -> str | None:
        """The text of a replay that was handed in."""
        with Session(self.engine) as session:
            row = session.get(ReplayRow, key)
            return None if row is None else row.text


def table_rows(key: str, game: str, about: Json, tokens: dict[str, int]) -> list[Base]:
    """Rows of a new table; `tokens` gives the seat of each link."""
    made = int(time.time())
    return [
        TableRow(id=key, game=game, about=json.dumps(about), made=made),
        *(SeatRow(token=checksum(t), table=key, seat=seat) for t, seat in tokens.items()),
    ]


class _Write:
    """Rows on their way, and whom to tell."""

    __slots__ = ("done", "loop", "rows")

    def __init__(
        self, rows: list[Base], loop: asyncio.AbstractEventLoop, done: asyncio.Future[None]
    ) -> None:
        self.rows = rows
        self.loop = loop
        self.done = done

    def tell(self, error: StorageError | None) -> None:
        def settle() -> None:
            if self.done.done():
                return
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)

        try:
            self.loop.call_soon_threadsafe(settle)
        except RuntimeError:  # the loop was closed meanwhile: nobody waits any more
            return


def _values(row: Base) -> dict[str, Json]:
    """What stands in a row, by column."""
    return {column.key: getattr(row, column.key) for column in row.__table__.columns}


def _open(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    lite = parsed.get_backend_name() == "sqlite"
    if lite and parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, pool_pre_ping=not lite)
    if lite:
        event.listen(engine, "connect", _careful)
    config = Config()
    config.set_main_option("script_location", "adjudge.table:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return engine


def _careful(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own type
    """A choice that was acknowledged survives a crash; readers and the writer share the file."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
