"""The bench: every figure is there, positive, and told in JSON and in a table."""

from __future__ import annotations

import json

import pytest

from adjudge.research import bench
from adjudge.rulebooks import game_names
from adjudge.rulekit.kit import Bars


@pytest.mark.parametrize("game", game_names())
def test_every_figure_is_there(game: str) -> None:
    """A small run gives all figures; the longest game and biggest board included."""
    found = bench.run(game, games=1, rounds=1, lengths=(100, 300))
    assert json.loads(json.dumps(found)) == found
    assert found["build"] in ("interpreted", "compiled")
    assert found["decisions a second"] > 0
    assert found["decisions a second at worst"] <= found["decisions a second"]
    assert found["decisions a second"] <= found["decisions a second at best"]
    assert found["us a fork"] > 0
    boards = found["us a decision by objects on the board"]
    assert list(boards) == ["10", "50", "200"]
    assert all(cost > 0 for cost in boards.values())
    assert list(found["us a decision by length of the game"]) == ["100", "300"]


def test_figures_stand_beside_their_bars() -> None:
    """What is asked, what was measured, whether it holds; a compiled build has a bar of its own."""
    bars = Bars(decisions=5, games=3, compiled=50)
    figures = {"build": "interpreted", "decisions a second": 6, "games a second": 2, "us a fork": 1}
    found = bench.against_bars(bars, figures)
    assert found == {"decisions a second": "6 of 5: holds", "games a second": "2 of 3: missed"}
    assert bench.against_bars(bars, {**figures, "build": "compiled"})["decisions a second"] == (
        "6 of 50: missed"
    )


def test_named_decks_stand_beside_the_bars() -> None:
    """A game that names decks to be measured is held to its bars with each of them."""
    bars = Bars(decisions=5, games=3)
    apart = {"plain": {"decisions a second": 7, "games a second": 2}}
    figures = {"build": "interpreted", "decisions a second": 1, "us a fork": 1, "decks": apart}
    assert bench.against_bars(bars, figures) == {
        "decisions a second, plain": "7 of 5: holds",
        "games a second, plain": "2 of 3: missed",
    }
    lines = bench.table(figures).splitlines()
    assert lines[-1].split() == [
        "plain",
        "7",
        "decisions",
        "a",
        "second,",
        "2",
        "games",
        "a",
        "second",
    ]


def test_the_table_has_a_line_for_each_figure() -> None:
    """Figures stand one a line, nested ones under their heading."""
    lines = bench.table({"a": 1, "b": {"c": 2.5}}).splitlines()
    assert [line.split() for line in lines] == [["a", "1"], ["b:"], ["c", "2.5"]]
