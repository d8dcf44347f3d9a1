"""MTG-CR@2006:421.4, MTG-CR@2006:421.1: a loop of mandatory actions is a draw."""

from __future__ import annotations

from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.rulebooks.magic.cards.invented import invented_cards
from adjudge.rulebooks.magic.rulebook import Magic
from adjudge.rulebooks.magic.rules.table import lay_out, play_zone


def test_a_loop_that_nobody_can_leave_is_a_draw() -> None:
    """A state trigger that meets its own condition again for ever; nobody can do anything."""
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
