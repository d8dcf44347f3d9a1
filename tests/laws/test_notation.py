"""Notation: what is printed can be read, in both languages, and means the same."""

from __future__ import annotations

import pytest

from adjudge.core.codec import fingerprint
from adjudge.players.dice import Dice
from adjudge.rulekit.playing import PlayedGame, new_game
from adjudge.text.cases import read_cases
from tests.laws.rulebooks import RULEBOOKS, Lawful

CHOICES = 40
SEEDS = range(3)


def started(rules: Lawful, seed: int) -> PlayedGame:
    """A fresh game as people play it, of built-in decks that are legal."""
    decks, dice = rules.kit.decks, Dice(seed)
    legal = [name for name in decks.names() if not decks.check(decks.load(name))]
    return new_game(rules.kit, [dice.choice(legal) for _ in range(rules.kit.seats)], seed)


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_an_option_read_back_is_that_option(rules: Lawful, seed: int, lang: str) -> None:
    """Every line of a decision is its own, and a line that is played makes its choice."""
    game, dice = started(rules, seed), Dice(seed)
    for _ in range(CHOICES):
        decision = game.decision
        if decision is None:
            break
        lines = game.options(lang)
        assert len(set(lines)) == len(lines), (decision, lines)
        index = dice.below(len(lines))
        trial = game.fork()
        trial.play(lines[index])
        chosen = trial.record[len(game.record)]
        assert chosen == decision.options[index], (decision, lines[index], chosen)
        game.choose(index)


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_printed_game_is_a_case_that_plays_it_again(rules: Lawful, seed: int) -> None:
    """A random game printed as a case leads to the same position."""
    game, dice = started(rules, seed), Dice(seed)
    for _ in range(4 * CHOICES):
        if game.decision is None:
            break
        game.choose(dice.below(len(game.decision.options)))
    (case,) = read_cases(game.case_text())
    session = rules.kit.open_case(case)
    for step in case.steps:
        refusal = session.play(step.node)
        assert refusal is None, (step.node.text(), refusal)
    trace = [entry.kind for entry in session.trace]
    assert trace[: len(game.trace.entries)] == [e.kind for e in game.trace.entries]  # type: ignore[union-attr]


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_moment_is_a_case_that_begins_there(rules: Lawful, seed: int) -> None:
    """A position in the middle of a game, printed as a case, leads to the same question."""
    game, dice = started(rules, seed), Dice(seed)
    for _ in range(CHOICES + seed):
        if game.decision is None:
            break
        game.choose(dice.below(len(game.decision.options)))
    (case,) = read_cases(game.position_text())
    session = rules.kit.open_case(case)
    for step in case.steps:
        assert session.play(step.node) is None
    assert session.fingerprint == fingerprint(game.state)
