"""Simulation: results, intervals, seats and processes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from adjudge.research import simulate
from adjudge.research.games import UnknownGame
from adjudge.research.workers import spread
from adjudge.rulebooks.riftbound.decks_builtin import load_deck


class TestWilson:
    """The interval of a share."""

    def test_no_game_says_nothing(self) -> None:
        """Without games the interval is everything."""
        assert simulate.wilson(0, 0) == simulate.Interval(0.0, 0.0, 1.0)

    @pytest.mark.parametrize("wins", [0, 1, 50, 99, 100])
    def test_it_holds_the_share(self, wins: int) -> None:
        """Low, share and high stand in order within 0..1."""
        found = simulate.wilson(wins, 100)
        assert 0.0 <= found.low <= found.share <= found.high <= 1.0

    def test_more_games_make_it_narrower(self) -> None:
        """Ten times the games, about a third of the width."""
        few, many = simulate.wilson(50, 100), simulate.wilson(500, 1_000)
        assert (many.high - many.low) < 0.4 * (few.high - few.low)


class TestRun:
    """Games between decks."""

    def test_the_results_do_not_depend_on_the_processes(self) -> None:
        """One process and two give the same games."""
        one = simulate.run("riftbound", ("jinx", "yasuo"), 8, seed=5)
        two = simulate.run("riftbound", ("jinx", "yasuo"), 8, seed=5, jobs=2)
        assert one == two

    def test_the_figures_add_up(self) -> None:
        """Wins and undecided games are all games; the report is JSON."""
        found = simulate.run("riftbound", ("jinx", "kaisa"), 6)
        assert found.wins(0) + found.wins(1) + found.undecided() == 6
        told = found.to_json()
        assert json.loads(json.dumps(told)) == told
        assert [game["seed"] for game in told["results"]] == list(range(6))
        assert all(game.ended == "result" and game.turns > 2 for game in found.games)

    def test_seats_turn_round(self) -> None:
        """Results are told by deck: the one that won has the most points."""
        for game in simulate.run("riftbound", ("jinx", "kaisa"), 6, seed=40).games:
            assert game.scores[game.winner] == max(game.scores)

    def test_a_deck_of_one_s_own_plays(self) -> None:
        """Decks may be given as decks; they keep their name."""
        deck = replace(load_deck("viktor"), name="mine")
        found = simulate.run("riftbound", (deck, "viktor"), 1)
        assert found.decks == ("mine", "viktor")

    def test_a_limit_leaves_games_undecided(self) -> None:
        """Games that reach the limit have no winner and are left out of the shares."""
        found = simulate.run("riftbound", ("jinx", "kaisa"), 2, limit=5)
        assert found.undecided() == 2
        assert {game.ended for game in found.games} == {"limit"}
        assert found.interval(0) == simulate.Interval(0.0, 0.0, 1.0)

    def test_looking_ahead_wins(self) -> None:
        """The first deck, played greedily from either seat, beats itself played at random."""
        found = simulate.run("riftbound", ("viktor", "viktor"), 2, player="greedy-random")
        assert found.wins(0) == 2

    def test_wrong_names_are_refused(self) -> None:
        """An unknown game or player is an error that names the known ones."""
        with pytest.raises(UnknownGame, match="riftbound"):
            simulate.run("chess", ("a", "b"), 1)
        with pytest.raises(ValueError, match="greedy"):
            simulate.run("riftbound", ("jinx", "jinx"), 1, player="oracle")


def test_a_run_needs_a_process() -> None:
    """No process at all is a mistake of the caller."""
    with pytest.raises(ValueError, match="jobs"):
        list(spread(abs, [1], 0))
