"""MTG-CR@2006:421.1: loops that nobody can leave, and those of which somebody names a number."""

from __future__ import annotations

import pytest

from adjudge.core.decisions import PASS
from adjudge.core.game import Game
from adjudge.core.repeating import REPEAT_BOUND, repeat
from adjudge.core.state import State
from adjudge.rulebooks.magic.cards.invented import invented_cards
from adjudge.rulebooks.magic.rulebook import Magic
from adjudge.rulebooks.magic.rules.table import lay_out, play_zone


def test_a_loop_that_nobody_can_leave_is_a_draw() -> None:
    """MTG-CR@2006:421.4: a state trigger meets its own condition again for ever."""
    rb = Magic(invented_cards())
    state = State(2, 1)
    lay_out(state)
    state.new_object("Hollow Twin", 0, play_zone(state))
    state.turn = 3
    state.phase = "main 1"
    state.vars.update({"begun": 1, "priority": 0, "regular": 0})
    game = Game(rb, state)
    assert game.outcome is not None
    assert game.outcome.winners == ()
    assert game.outcome.rule == "MTG-CR@2006:421.4"


def _candle() -> Game:
    """A game with something that can be done for nothing, done once and resolved."""
    rb = Magic(invented_cards())
    state = State(2, 1)
    lay_out(state)
    state.new_object("Endless Candle", 0, play_zone(state))
    state.turn = 3
    state.phase = "main 1"
    state.vars.update({"begun": 1, "priority": 0, "regular": 0, "ask": 1})
    game = Game(rb, state)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    game.choose(PASS)  # the other player can do nothing and is not asked
    return game


def test_a_number_of_repeats_is_named() -> None:
    """MTG-CR@2006:421.2: the same choices so many times more, each by the rules."""
    game = _candle()
    assert repeat(game, 2, 100) == 100
    assert game.state.stats[0]["life"] == 121
    assert len(game.record) == 202
    game.undo(202)
    assert game.state.stats[0]["life"] == 20


def test_it_ends_when_it_cant_go_on() -> None:
    """A choice that is not offered any more ends it."""
    game = _candle()
    game.concede(1)
    assert repeat(game, 2, 5) == 0


@pytest.mark.parametrize(("choices", "times"), [(3, 1), (0, 1), (2, 0), (2, REPEAT_BOUND)])
def test_a_number_has_bounds(choices: int, times: int) -> None:
    """No more choices than were made, and no more at once than the bound says."""
    with pytest.raises(ValueError, match=r"repeat|named"):
        repeat(_candle(), choices, times)
