"""The bench: every figure is there, positive, and told in JSON and in a table."""

from __future__ import annotations

import json

from adjudge.research import bench


def test_every_figure_is_there() -> None:
    """A small run gives all figures; the longest game and biggest board included."""
    found = bench.run("riftbound", games=1, rounds=1, lengths=(100, 300))
    assert json.loads(json.dumps(found)) == found
    assert found["build"] in ("interpreted", "compiled")
    assert found["decisions a second"] > 0
    assert found["us a fork"] > 0
    boards = found["us a decision by objects on the board"]
    assert list(boards) == ["10", "50", "200"]
    assert all(cost > 0 for cost in boards.values())
    assert list(found["us a decision by length of the game"]) == ["100", "300"]


def test_the_table_has_a_line_for_each_figure() -> None:
    """Figures stand one a line, nested ones under their heading."""
    lines = bench.table({"a": 1, "b": {"c": 2.5}}).splitlines()
    assert [line.split() for line in lines] == [["a", "1"], ["b:"], ["c", "2.5"]]
