"""Laws about the course of a game: seeds, records, forks, undo, saves and text forms."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from adjudge.core.codec import dumps, fingerprint, from_data, loads, to_data
from adjudge.core.game import Game
from adjudge.core.saves import load, replay, save
from adjudge.core.views import view
from adjudge.players.dice import Dice
from adjudge.research.games import restart, setup_of
from adjudge.research.playout import playout
from tests.laws.rulebooks import RULEBOOKS, Lawful, go_on
from tests.laws.strategies import law, lengths, seeds

ON = 25


def _told(game: Game) -> str:
    """Everything that is known of a game: position, trace, record and open question."""
    decision = game.decision
    asked = None
    if decision is not None:
        asked = [decision.player, decision.kind, decision.rule, decision.label, decision.item]
        asked += [option.key() for option in decision.options]
    entries = game.trace.entries if game.trace is not None else []
    lines = [(e.kind, e.rules, sorted(e.data.items()), e.depth, e.only) for e in entries]
    return repr((fingerprint(game.state), game.record, asked, lines))


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds)
@law(5)
def test_the_same_seed_gives_the_same_game(rules: Lawful, seed: int) -> None:
    """Position, trace, record and questions are the same, choice after choice."""
    first, second = rules.game(seed, traced=True), rules.game(seed, traced=True)
    dice = Dice(seed), Dice(seed)
    while first.decision is not None:
        assert _told(first) == _told(second)
        go_on(first, dice[0], 20)
        go_on(second, dice[1], 20)
    assert second.decision is None
    assert _told(first) == _told(second)


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds)
@law(4)
def test_the_trace_has_no_part_in_the_game(rules: Lawful, seed: int) -> None:
    """With and without a trace, with and without checkpoints, the game is the same."""
    games = [
        rules.later(seed, rules.most, traced=traced, checkpoints=checkpoints)
        for traced, checkpoints in ((True, True), (False, True), (False, False))
    ]
    assert games[0].outcome is not None
    assert len({fingerprint(game.state) for game in games}) == 1
    assert games[0].record == games[1].record == games[2].record


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds)
@law(6)
def test_a_playout_is_the_same_game(rules: Lawful, seed: int) -> None:
    """The fast loop beside the core makes the choices, and the position, that a game makes."""
    game = rules.game(seed)
    position, record = game.state.fork(), list(game.record)
    game = Game(game.rb, position.fork())
    go_on(game, Dice(seed), rules.most)
    end = playout(game.rb, position, Dice(seed), record=record)
    assert record == game.record
    assert fingerprint(position) == fingerprint(game.state)
    assert end.decisions == len(record)


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds)
@law(5)
def test_shown_and_taken_forced_decisions_give_the_same_record(rules: Lawful, seed: int) -> None:
    """A game that shows its forced decisions records what one that takes them records."""
    taken, shown = rules.game(seed), rules.game(seed, show_forced=True)
    go_on(taken, Dice(seed), rules.most)
    go_on(shown, Dice(seed), rules.most)
    assert taken.outcome is not None
    assert shown.record == taken.record
    assert fingerprint(shown.state) == fingerprint(taken.state)


# --------------------------------------------------------------------------- forks and undo


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds, choices=lengths)
@law(12)
def test_a_fork_is_independent(rules: Lawful, seed: int, choices: int) -> None:
    """What happens in a fork does not touch the game, and the other way round."""
    game = rules.later(seed, choices, traced=True)
    fork, spare = game.fork(), game.fork()
    before = _told(game)
    go_on(fork, Dice(seed), ON)
    after = _told(fork)
    assert _told(game) == before
    assert _told(spare) == before
    go_on(game, Dice(seed + 1), ON)
    assert _told(fork) == after
    go_on(spare, Dice(seed), ON)
    assert _told(spare) == after


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds, choices=lengths)
@law(6)
def test_a_fork_of_a_game_that_shows_forced_decisions(
    rules: Lawful, seed: int, choices: int
) -> None:
    """It stands at the same question, a forced one too, and goes on in the same way."""
    game = rules.later(seed, choices, show_forced=True)
    dice = Dice(seed)
    for _ in range(20):
        decision = game.decision
        if decision is None:
            return
        fork = game.fork()
        assert _told(fork) == _told(game)
        index = dice.below(len(decision.options))
        fork.choose(index)
        game.choose(index)
        assert _told(fork) == _told(game)


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds, choices=lengths)
@law(12)
def test_undo_then_redo_changes_nothing(rules: Lawful, seed: int, choices: int) -> None:
    """Taking choices back gives the game as it was; making them again gives it as it is."""
    game = rules.later(seed, choices + 8, traced=True)
    steps = min(1 + Dice(seed).below(8), len(game.record))
    now, record = _told(game), list(game.record)
    game.undo(steps, force=True)
    assert game.record == record[: len(record) - steps]
    earlier = rules.game(seed, traced=True)
    replay(earlier, game.record)
    assert _told(game) == _told(earlier)
    for option in record[len(record) - steps :]:
        game.choose(option)
    assert _told(game) == now


# --------------------------------------------------------------------------- saves and text


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds, choices=lengths)
@law(8)
def test_a_saved_game_goes_on_as_it_would_have(rules: Lawful, seed: int, choices: int) -> None:
    """Save, load, replay: the same game, which then goes on in the same way."""
    game = rules.later(seed, choices, traced=True)
    saved = load(save(game, setup_of(rules.name, rules.decks(seed), seed)))
    again = restart(saved, traced=True)
    replay(again, saved.record)
    assert _told(again) == _told(game)
    go_on(game, Dice(seed), ON)
    go_on(again, Dice(seed), ON)
    assert _told(again) == _told(game)


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds, choices=lengths)
@law(12)
def test_a_position_in_text_goes_on_as_it_would_have(
    rules: Lawful, seed: int, choices: int
) -> None:
    """A position that is written and read at the start of a step has the same future."""
    game = rules.later(seed, choices)
    base = game._base.position
    for copy in (loads(dumps(base)), from_data(json.loads(json.dumps(to_data(base))))):
        assert fingerprint(copy) == fingerprint(base)
        read = Game(game.rb, copy)
        for option in game.record[game._base.length :]:
            read.choose(option)
        fork = game.fork()
        assert fingerprint(read.state) == fingerprint(fork.state)
        go_on(fork, Dice(seed), ON)
        go_on(read, Dice(seed), ON)
        assert fingerprint(read.state) == fingerprint(fork.state)
        assert read.outcome == fork.outcome or read.state.result is not None


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds, choices=lengths)
@law(6)
def test_looking_changes_nothing(rules: Lawful, seed: int, choices: int) -> None:
    """A view is JSON, and neither it nor a fingerprint leaves a mark."""
    game = rules.later(seed, choices, traced=True)
    before = _told(game)
    for viewer in (*range(game.state.players), None):
        shown: Any = view(game.rb, game.state, viewer, game.decision)
        assert json.loads(json.dumps(shown)) == shown
    assert _told(game) == before
