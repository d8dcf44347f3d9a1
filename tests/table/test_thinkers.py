"""Programs at a table: a long thought ends when it is told to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from adjudge.core.decisions import Decision, Option
from adjudge.core.game import Game
from adjudge.table import thinkers as programs
from adjudge.table.books import book_of
from adjudge.table.thinkers import Thinkers, think

LONG = 600.0


class Endless:
    """A player that thinks until it is told to stop."""

    def __init__(
        self, seed: int, evaluation: object, stop: Callable[[], bool], **limits: object
    ) -> None:
        """Keep what tells it to stop."""
        del seed, evaluation, limits
        self.stop = stop

    def pick(self, decision: Decision, game: Game) -> Option:
        """The last option, once it is told to stop."""
        del game
        deadline = time.monotonic() + 20
        while not self.stop():
            assert time.monotonic() < deadline
        return decision.options[-1]


def test_only_the_thought_that_is_meant_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought ends when its number stands where numbers of stopped thoughts stand."""
    monkeypatch.setattr(programs, "SearchPlayer", Endless)
    stopped = [0] * 1_024
    monkeypatch.setattr(programs, "_shared", [stopped])
    setup = {**book_of("starlight").kit.setup, "decks": ["blue-white", "pia-red"], "seed": 3}
    stopped[8] = 8 + 1_024
    assert think("a", "starlight", setup, [], "search", LONG, 8 + 1_024) > 0
    monkeypatch.setattr(time, "monotonic", iter([0.0, 1.0, 99.0]).__next__)
    with pytest.raises(AssertionError):
        think("a", "starlight", setup, [], "search", LONG, 8)


def test_a_long_thought_can_be_stopped() -> None:
    """The program picks what it has found so far, long before its time is over."""
    book = book_of("starlight")
    setup = {**book.kit.setup, "decks": ["blue-white", "pia-red"], "seed": 3}
    played = book.new_game(setup)
    while (decision := played.game.decision) is not None and decision.kind != "main":
        played.game.choose(0)
    assert decision is not None
    room: Any = SimpleNamespace(
        key="table",
        number=1,
        book=book,
        setup={"game": setup},
        history=SimpleNamespace(record=list(played.game.record)),
        about={"seats": [{"kind": "search", "budget": LONG}] * 2},
        kind=lambda _: "search",
    )

    async def think() -> int:
        thinkers = Thinkers()
        try:
            thought = asyncio.create_task(thinkers.pick(room, decision))
            await asyncio.sleep(0)
            thinkers.stop("elsewhere")
            thinkers.stop("table")
            return await thought
        finally:
            thinkers.close()

    started = time.monotonic()
    assert 0 <= asyncio.run(think()) < len(decision.options)
    assert time.monotonic() - started < LONG / 4
