"""Worked examples that need a third player, played through the engine's own decisions."""

from __future__ import annotations

from typing import Final

import pytest

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import IllegalChoice
from adjudge.core.game import Game
from adjudge.core.state import State, Task
from adjudge.rulebooks.riftbound.cards import invented, invented_s4
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rules.table import (
    add_battlefield,
    base_of,
    battlefield_object,
    battlefields,
    lay_zones,
)
from adjudge.rulebooks.riftbound.rules.turn import TURN

rule = pytest.mark.rule

FIRST, SECOND, THIRD = range(3)
EXTRA: Final = {card.name: card for card in (*invented.CARDS, *invented_s4.CARDS)}


def three_players(crowd: tuple[int, ...], card: str, control: int) -> Game:
    """A third player's Main Phase with `card` in hand; `crowd` has units at one battlefield."""
    rb = Riftbound(EXTRA)
    state = State(3, 1)
    lay_zones(state)
    for name in invented.FIELDS[:2]:
        add_battlefield(state, name, FIRST)
    north = battlefields(state)[0]
    battlefield_object(state, north).control = control
    for player in crowd:
        state.new_object("Test Unit 3", player, north)
    state.new_object("Test Unit 2", THIRD, base_of(state, THIRD))
    state.new_object(card, THIRD, state.zone_of("hand", THIRD))
    state.pools[THIRD] = ("energy",) * 3
    for player in range(3):
        for _ in range(3):
            state.new_object(invented.BLANK, player, state.zone_of("deck", player))
    state.turn = 5
    state.vars["turn_player"] = state.vars["regular player"] = THIRD
    state.vars["first player"] = FIRST
    state.flow = tuple(Task(kind) for kind in reversed(TURN[TURN.index("main") :]))
    state.phase = "main"
    state.enter("turns", THIRD)
    return Game(rb, state, show_forced=True)


def until(game: Game, kind: str) -> Decision:
    """Take the first option until a decision of this kind is open."""
    for _ in range(50):
        decision = game.decision
        assert decision is not None
        if decision.kind == kind:
            return decision
        game.choose(decision.options[0])
    raise AssertionError(kind)


def begin(game: Game, card: str) -> None:
    """Begin to play the card of the third player's hand."""
    decision = until(game, "main")
    assert decision.player == THIRD
    game.choose(
        next(
            o for o in decision.options if o.verb == "play" and game.state.objs[o.obj].name == card
        )
    )


@rule("RB-CR@1.4:358.3")
@rule("RB-CR@1.4:449.2")
def test_ex091_no_move_to_units_of_two_other_players() -> None:
    """A spell can't send a unit to a battlefield with units of two other players."""
    game = three_players((FIRST, SECOND), "Test Sidestep", FIRST)
    begin(game, "Test Sidestep")
    decision = until(game, "destination")
    north, south = battlefields(game.state)
    assert [o.obj for o in decision.options] == [south]
    before = game.state.zones
    with pytest.raises(IllegalChoice) as refused:
        game.choose(Option("place", north))
    assert "RB-CR@1.4:358.3" in [r.rule for r in refused.value.refusal.reasons]
    assert game.state.zones == before


@rule("RB-CR@1.4:358.3")
def test_ex091_move_to_units_of_one_other_player() -> None:
    """With units of one other player only, the spell puts the unit there."""
    game = three_players((FIRST,), "Test Sidestep", FIRST)
    begin(game, "Test Sidestep")
    north = battlefields(game.state)[0]
    assert Option("place", north) in until(game, "destination").options
    game.choose(Option("place", north))
    for _ in range(20):
        decision = game.decision
        assert decision is not None
        if not game.state.items:
            break
        wanted = Option("pass")
        game.choose(wanted if wanted in decision.options else decision.options[0])
    there = [game.state.objs[i].control for i in game.state.zones[north]]
    assert max(c for c in there if c >= 0) == THIRD


@rule("RB-CR@1.4:358.3")
@pytest.mark.parametrize(
    ("crowd", "possible"), [((FIRST, SECOND), False), ((FIRST,), True)], ids=["two", "one"]
)
def test_ex091_unit_played_to_a_controlled_battlefield(
    crowd: tuple[int, ...],
    possible: bool,  # noqa: FBT001
) -> None:
    """A unit is played among units of one other player, not among those of two."""
    game = three_players((*crowd, THIRD), "Test Unit 1", THIRD)
    begin(game, "Test Unit 1")
    north = battlefields(game.state)[0]
    options = [o.obj for o in until(game, "location").options]
    assert (north in options) is possible
    assert base_of(game.state, THIRD) in options
