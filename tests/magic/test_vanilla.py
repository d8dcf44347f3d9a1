"""Random games of creatures without text end, and end by the rules."""

from __future__ import annotations

import pytest

from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.players.dice import Dice
from adjudge.research.playout import playout
from adjudge.rulebooks.magic.rulebook import Magic
from adjudge.rulebooks.magic.rules.setup import begin

GREEN = ["Forest"] * 24 + ["Grizzly Bears"] * 36
RED = ["Mountain"] * 24 + ["Hill Giant"] * 36
MAGIC = Magic()


@pytest.mark.parametrize("seed", range(4))
def test_random_games_end(seed: int) -> None:
    """A player is at 0 life or has drawn from an empty library."""
    state = State(2, seed)
    begin(MAGIC, state, (GREEN, RED))
    end = playout(MAGIC, state, Dice(seed))
    assert end.turns > 5
    assert state.result is not None


def test_the_first_turn_has_no_draw() -> None:
    """The player who goes first skips the draw of the first turn."""
    state = State(2, 1)
    begin(MAGIC, state, (GREEN, RED), first=0)
    game = Game(MAGIC, state)
    while game.decision is not None and game.decision.kind == "mulligan":
        game.choose(0)
    hand = game.state.zone_of("hand", 0)
    assert len(game.state.zones[hand]) == 7
