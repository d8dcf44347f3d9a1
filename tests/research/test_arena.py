"""Players against each other: mirror pairs, figures, wrong names."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from adjudge.cli import main
from adjudge.research import arena

TERMS = arena.Terms("starlight", ("greedy", "random"), ("blue-white", "pia-red"))


class TestRun:
    """Games between players."""

    def test_games_come_in_mirror_pairs(self) -> None:
        """Two games have one seed; deck and seat change hands between the players."""
        first, second = arena.run(TERMS, 2, seed=4)
        assert first.seed == second.seed == 4
        assert first.decks == tuple(reversed(second.decks))
        assert (first.first >= 0) or (first.first == second.first)

    def test_the_results_do_not_depend_on_the_processes(self) -> None:
        """One process and two play the same games."""
        one = [replace(b, seconds=()) for b in arena.run(TERMS, 4, seed=1)]
        two = [replace(b, seconds=()) for b in arena.run(TERMS, 4, seed=1, jobs=2)]
        assert one == two

    def test_the_figures_add_up(self) -> None:
        """Wins and undecided games are all games."""
        found = arena.Standing(TERMS, tuple(arena.run(TERMS, 4)))
        assert found.wins(0) + found.wins(1) + found.undecided() == 4
        told = found.to_json()
        assert json.loads(json.dumps(told)) == told
        assert found.thought(0) > found.thought(1)

    def test_a_limit_leaves_games_undecided(self) -> None:
        """Games that reach the limit have no winner."""
        found = arena.Standing(TERMS, tuple(arena.run(replace(TERMS, limit=3), 2)))
        assert found.undecided() == 2

    @pytest.mark.parametrize(
        "terms", [replace(TERMS, kinds=("greedy", "oracle")), replace(TERMS, clock="sun")]
    )
    def test_wrong_names_are_refused(self, terms: arena.Terms) -> None:
        """An unknown player or clock is an error that names the known ones."""
        with pytest.raises(ValueError, match="there are"):
            list(arena.run(terms, 1))


class TestCommand:
    """`adjudge sim --players`."""

    def test_it_prints_a_table(self) -> None:
        """A row for each player with its wins and the interval."""
        args = ["sim", "starlight", "--players", "search,random", "--games", "2"]
        result = CliRunner().invoke(main, [*args, "--budget", "0.01"])
        assert result.exit_code == 0
        assert [line.split()[0] for line in result.output.splitlines()[1:]] == [
            "search",
            "random",
            "undecided",
        ]

    def test_it_tells_every_game_as_json(self) -> None:
        """A line a game, then the figures."""
        args = ["sim", "starlight", "--players", "greedy,random", "--games", "2", "--json"]
        lines = CliRunner().invoke(main, args).output.splitlines()
        assert [json.loads(line).get("seed") for line in lines] == [0, 0, None]
        assert json.loads(lines[-1])["games"] == 2

    @pytest.mark.parametrize("players", ["greedy", "greedy,oracle", "greedy,random,search"])
    def test_wrong_players_are_refused(self, players: str) -> None:
        """One clear error and exit code 2."""
        result = CliRunner().invoke(main, ["sim", "starlight", "--players", players])
        assert result.exit_code == 2
        assert "player" in result.output
