"""An invented game where the test says what makes resources."""

from __future__ import annotations

from adjudge.core.costs import Owed, Source
from adjudge.core.decisions import Ask, Option
from adjudge.core.state import State
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.table import thing


class Mine(Rift):
    """A game where things make resources; which ones, the test says."""

    def __init__(self) -> None:
        """No sources yet."""
        super().__init__(thing("Rock"))
        self.ways: list[Source] = []
        self.used: list[int] = []
        self.asked: list[tuple[str, int]] = []

    def sources(self, state: State, player: int, use: str, barred: int = 0) -> list[Source]:
        """Those not used up yet and not barred."""
        self.asked.append((use, barred))
        return [
            way for way in self.ways if way.option.obj not in self.used and way.option.obj != barred
        ]

    def use_source(self, state: State, player: int, option: Option, owed: Owed) -> Ask:
        """Add what the source makes; a converter takes one energy."""
        (way,) = [way for way in self.ways if way.option == option]
        if way.converts:
            pool = list(state.pools[player])
            pool.remove("energy")
            state.pools[player] = (*pool, "any")
        else:
            self.used.append(option.obj)
            state.pools[player] = (*state.pools[player], *way.units)
        yield from ()
