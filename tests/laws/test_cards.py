"""Laws about what there is: cards are conserved, positions sound, games end."""

from __future__ import annotations

import pytest

from adjudge.core.errors import LoopFound
from adjudge.players.dice import Dice
from adjudge.research.games import kit_of
from adjudge.research.invariants import Watch
from tests.laws.rulebooks import RULEBOOKS, Lawful, go_on


@pytest.mark.rule("RB-CR@1.4:128.1")
@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", range(25))
def test_cards_are_conserved_and_positions_sound(rules: Lawful, seed: int) -> None:
    """After every choice each card exists once and nothing is where or what it can't be."""
    game = rules.game(seed, checkpoints=False)
    watch = Watch(game.rb, game.state, kit_of(rules.name).faults)
    dice = Dice(seed)
    while game.decision is not None:
        assert watch.faults(game.state) == []
        game.choose(dice.below(len(game.decision.options)))
    assert watch.faults(game.state) == []


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", range(100, 115))
def test_every_game_ends_or_a_loop_is_declared(rules: Lawful, seed: int) -> None:
    """Random play reaches a result, which names winners and a rule, or the engine says loop."""
    game = rules.game(seed, checkpoints=False)
    try:
        go_on(game, Dice(seed), rules.most)
    except LoopFound:
        return
    assert game.decision is None
    assert game.outcome is not None
    assert game.outcome.rule in kit_of(rules.name).index.load_ids()
