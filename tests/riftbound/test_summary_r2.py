"""Claims of the rules summary beyond their cases: every decision of a game."""

import random
from pathlib import Path

import pytest

from adjudge.core.decisions import Option
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.judge.run import HOLDS, judge_file
from adjudge.rulebooks.riftbound.decks_builtin import load_deck
from adjudge.rulebooks.riftbound.rules.setup import begin
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
)
from adjudge.rulebooks.riftbound.seats import seat_of_deck
from adjudge.text.cases import read_case_file
from tests.riftbound.tables import table

rule = pytest.mark.rule

CASES = Path(__file__).parents[2] / "cases" / "riftbound" / "rules"
WINDOWS = ("main", "focus", "priority")


def settle(game: Game, kinds: tuple[str, ...]) -> None:
    """Take the first option of everything that is asked before one of these decisions."""
    while game.decision is not None and game.decision.kind not in kinds:
        game.choose(game.decision.options[0])


# --------------------------------------------------------------------------- priority


@rule("RB-CR@1.4:312")
@pytest.mark.parametrize("seed", range(6))
def test_s2_138_one_player_at_a_time_has_priority(seed: int) -> None:
    """Whoever is asked to act is the only one with priority, and with Focus in an open showdown."""
    dice = random.Random(seed)  # noqa: S311 - picks moves, guards nothing
    rb, state = table("  turn: A, main").rb, State(2, seed)
    decks = [load_deck("jinx"), load_deck("viktor")]
    begin(rb, state, [seat_of_deck(deck) for deck in decks], first=0, picks=False)
    game = Game(rb, state)
    seen = set()
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        now = game.state
        if decision.kind in WINDOWS:
            seen.add(decision.kind)
            holder = now.vars["priority"]
            if decision.kind == "priority":
                assert now.items
                assert holder == decision.player
            else:
                assert not now.items
                assert holder in (NOBODY, decision.player)
            if decision.kind == "focus":
                assert now.vars["focus"] == decision.player
            elif decision.kind == "main":
                assert now.vars["showdown"] == NOBODY
                assert decision.player == now.vars["turn_player"]
        game.choose(dice.choice(decision.options))
    assert "main" in seen
    assert "focus" in seen


# --------------------------------------------------------------------------- moves


@rule("RB-CR@1.4:144.3.a")
def test_s2_152_further_units_have_no_destination_of_their_own() -> None:
    """Who else moves is asked without a place: all go to the one of the first unit."""
    session = table(
        "  turn: A, main\n  A: {base: [Test Unit 1 as one, Test Unit 2 as two, Test Unit 3 as far]}"
    )
    game, names = session.runner.game, session.runner.names
    state = session.state
    one, two, far = (names.object_of(state, alias) for alias in ("one", "two", "far"))
    north = names.places["north"]
    game.choose(Option("move", one, north))
    assert game.decision is not None
    assert game.decision.kind == "also move"
    assert set(game.decision.options) == {Option("also", two), Option("also", far), Option("done")}
    game.choose(Option("also", two))
    game.choose(Option("done"))
    after = game.state
    assert [after.objs[i].zone == north for i in (one, two, far)] == [True, True, False]


# --------------------------------------------------------------------------- what decides

DIFFER = sorted(p for p in CASES.glob("S2-*.yaml") if any(c.note for c in read_case_file(p)))


@pytest.mark.parametrize("path", DIFFER, ids=lambda path: path.stem[:6])
def test_s2_212_the_core_rules_decide_where_the_summary_differs(path: Path, tmp_path: Path) -> None:
    """Cases with a note about a difference hold by the Core Rules."""
    for verdict in judge_file(path, tmp_path):
        assert verdict.status == HOLDS, verdict.name
        assert verdict.edition == "RB-CR@1.4"
