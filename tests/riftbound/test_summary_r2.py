"""Claims of the rules summary that a case can't hold: every decision, and more than two players."""

import random
from pathlib import Path

import pytest

from adjudge.core.decisions import Option
from adjudge.core.game import Game
from adjudge.core.state import State, Task
from adjudge.judge.run import HOLDS, judge_file
from adjudge.rulebooks.riftbound.case_start import seat_of_deck
from adjudge.rulebooks.riftbound.decks_builtin import load_deck
from adjudge.rulebooks.riftbound.rules.setup import begin
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    add_battlefield,
    battlefield_object,
    lay_zones,
)
from adjudge.text.cases import read_case_file
from tests.riftbound.tables import table

rule = pytest.mark.rule

CASES = Path(__file__).parents[2] / "cases" / "riftbound" / "rules"
WINDOWS = ("main", "focus", "priority")


class Three:
    """A table of three players, two battlefields and no cards; the first player's Main Phase."""

    def __init__(self) -> None:
        """Lay the table."""
        self.rb = table("  turn: A, main").rb
        self.state = State(3, seed=1)
        lay_zones(self.state)
        self.fields = [
            add_battlefield(self.state, f"Test Field {word}", owner)
            for owner, word in enumerate(("North", "South"))
        ]
        self.state.vars.update({"first player": 0, "turn_player": 0, "regular player": 0})
        self.state.flow = (Task("main"),)
        self.state.phase = "main"
        for player in range(3):
            self.state.stats[player]["beginning phases"] = 1

    def put(self, name: str, player: int, zone: int) -> int:
        """Put a card of a player into a zone."""
        obj = self.state.new_object(name, player, zone)
        obj.control = player
        return obj.id

    def zone(self, area: str, player: int) -> int:
        """A player's zone."""
        return self.state.zone_of(area, player)

    def game(self) -> Game:
        """The game from here on."""
        return Game(self.rb, self.state, show_forced=True)


def offered(game: Game, verb: str, ident: int) -> set[int]:
    """Where the open decision lets an object go."""
    assert game.decision is not None
    return {o.arg for o in game.decision.options if (o.verb, o.obj) == (verb, ident)}


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


# --------------------------------------------------------------------------- three players


@rule("RB-CR@1.4:462")
def test_s2_164_combat_keeps_a_third_player_out() -> None:
    """With two players' units at a battlefield a third one can't move or play a unit there."""
    three = Three()
    crowded, free = three.fields
    three.put("Test Unit 3", 1, crowded)
    three.put("Test Unit 3", 2, crowded)
    walker = three.put("Test Unit 2", 0, three.zone("base", 0))
    card = three.put("Test Ambusher 3", 0, three.zone("hand", 0))
    three.put("Test Unit 1", 0, free)
    three.state.pools[0] = ("energy",) * 3
    game = three.game()
    settle(game, ("main",))
    assert offered(game, "move", walker) == {free}
    game.choose(Option("play", card))
    settle(game, ("location",))
    assert game.decision is not None
    places = {o.obj for o in game.decision.options}
    assert crowded not in places
    assert three.zone("base", 0) in places


@rule("RB-CR@1.4:462.1")
def test_s2_164_nor_while_the_other_two_fight() -> None:
    """In the combat of two players an effect of the third one can't bring a unit there."""
    three = Three()
    crowded, free = three.fields
    attacker, defender = (three.put("Test Unit 3", player, crowded) for player in (1, 2))
    walker = three.put("Test Unit 2", 0, three.zone("base", 0))
    shift = three.put("Test Shift", 0, three.zone("hand", 0))
    field = battlefield_object(three.state, crowded)
    field.control, field.marks["contested"] = 2, 2  # applied by the second player
    three.state.vars["cleanup"] = 1
    three.state.pools[0] = ("energy",)
    game = three.game()
    settle(game, ("focus",))
    assert game.state.vars["combat"] == crowded
    assert [game.state.objs[i].marks for i in (attacker, defender)] == [
        {"attacker": 1},
        {"defender": 1},
    ]
    while game.decision is not None and game.decision.player != 0:
        game.choose(Option("pass"))
    game.choose(Option("play", shift))
    game.choose(Option("target", walker))
    assert game.decision is not None
    assert game.decision.kind == "destination"
    assert {o.obj for o in game.decision.options} == {free}


@rule("RB-CR@1.4:462")
def test_s2_164_with_one_opponent_there_a_player_may_come() -> None:
    """The counterpart: one opponent's unit keeps nobody out, and only two players fight."""
    three = Three()
    north, south = three.fields
    three.put("Test Unit 3", 1, north)
    walker = three.put("Test Unit 2", 0, three.zone("base", 0))
    game = three.game()
    settle(game, ("main",))
    assert offered(game, "move", walker) == {north, south}
    game.choose(Option("move", walker, north))
    settle(game, ("focus",))
    state = game.state
    assert state.vars["combat"] == north
    assert (state.vars["attacker"], state.vars["defender"]) == (0, 1)


@rule("RB-CR@1.4:431.2.c")
@pytest.mark.parametrize("chosen", [1, 2])
def test_s2_203_who_burns_out_picks_one_of_two_opponents(chosen: int) -> None:
    """The player is asked, and only the opponent who was picked gains the point."""
    three = Three()
    three.put("Test Unit 1", 0, three.zone("trash", 0))
    three.put("Test Unit 2", 0, three.zone("trash", 0))
    three.state.flow = (Task("main"), Task("draw"))
    game = three.game()
    settle(game, ("player",))
    assert game.decision is not None
    assert (game.decision.player, game.decision.rule) == (0, "RB-CR@1.4:431.2.c")
    assert game.decision.options == [Option("player", 1), Option("player", 2)]
    game.choose(Option("player", chosen))
    settle(game, ("main",))
    state = game.state
    points = [state.stats[p].get("points", 0) for p in range(3)]
    assert points == [0, int(chosen == 1), int(chosen == 2)]
    assert len(state.zones[three.zone("hand", 0)]) == 1


# --------------------------------------------------------------------------- what decides

DIFFER = sorted(p for p in CASES.glob("S2-*.yaml") if any(c.note for c in read_case_file(p)))


@pytest.mark.parametrize("path", DIFFER, ids=lambda path: path.stem[:6])
def test_s2_212_the_core_rules_decide_where_the_summary_differs(path: Path, tmp_path: Path) -> None:
    """Cases with a note about a difference hold by the Core Rules."""
    for verdict in judge_file(path, tmp_path):
        assert verdict.status == HOLDS, verdict.name
        assert verdict.edition == "RB-CR@1.4"
