"""What is stored: tables, their seats, the games played at them and every choice of each game."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TOKEN_HASH = 64
KEY = 32


class Base(DeclarativeBase):
    """All tables of the database."""


class TableRow(Base):
    """One table: who plays what.

    Attributes:
        id: Key; no secret.
        game: Name of the rulebook.
        about: JSON: kinds of the seats, decks, best of how many.
        made: Seconds since 1970.
    """

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    about: Mapped[str] = mapped_column(Text)
    made: Mapped[int] = mapped_column(Integer)


class SeatRow(Base):
    """A link to a table; only a checksum of its secret is kept.

    Attributes:
        token: SHA-256 of the secret.
        table: The table.
        seat: Number of the seat; -1 for spectators.
    """

    __tablename__ = "seats"
    token: Mapped[str] = mapped_column(String(TOKEN_HASH), primary_key=True)
    table: Mapped[str] = mapped_column(String(KEY), ForeignKey("tables.id"), index=True)
    seat: Mapped[int] = mapped_column(Integer)


class GameRow(Base):
    """One game of a table.

    Attributes:
        table: The table.
        number: Which game, from 1.
        setup: JSON: what the game was set up from.
    """

    __tablename__ = "games"
    table: Mapped[str] = mapped_column(String(KEY), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    setup: Mapped[str] = mapped_column(Text)


class StepRow(Base):
    """Something that happened to a game: a choice, taking back, doing again, conceding.

    Attributes:
        table: The table.
        number: The game.
        step: Its place, from 0, without gaps.
        what: JSON: the kind of the step and what belongs to it.
    """

    __tablename__ = "steps"
    table: Mapped[str] = mapped_column(String(KEY), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    step: Mapped[int] = mapped_column(Integer, primary_key=True)
    what: Mapped[str] = mapped_column(Text)


class ReplayRow(Base):
    """A replay that somebody handed in.

    Attributes:
        id: Unguessable key.
        text: The file.
    """

    __tablename__ = "replays"
    id: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
