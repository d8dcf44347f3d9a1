"""Golden playthroughs: any change of what a seeded game does shows in a diff to be read.

`ADJUDGE_UPDATE_GOLDENS=1 pytest tests/test_playthrough.py` writes the files anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from adjudge.research.records import checksum, results, transcript

GOLDENS = Path(__file__).parent / "goldens"
CHECKSUM = Path(__file__).parent.parent / "scripts" / "checksum.py"
UPDATE = os.environ.get("ADJUDGE_UPDATE_GOLDENS") == "1"
GAMES = 20


def _same_as_golden(name: str, lines: Iterable[str]) -> None:
    """Compare lines with a golden file, or write it."""
    path = GOLDENS / name
    text = "".join(f"{line}\n" for line in lines)
    if UPDATE:
        path.write_text(text, encoding="utf-8")
        pytest.skip(f"{name} was written anew: read its diff")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def ends() -> list[str]:
    """One line for each of the first games."""
    return list(results("riftbound", GAMES))


def test_a_playthrough_is_as_it_was() -> None:
    """Each decision of one seeded game: its kind, number of options, choice, and the points."""
    _same_as_golden("riftbound-jinx-yasuo-7.txt", transcript("riftbound", ("jinx", "yasuo"), 7))


def test_twenty_games_end_as_they_did(ends: list[str]) -> None:
    """Winner, points, length and record of the games of seeds 0 to 19."""
    _same_as_golden("riftbound-0-19.txt", ends)


def test_games_do_not_depend_on_the_process(ends: list[str]) -> None:
    """A fresh process, whose sets and dicts hash otherwise, plays the same games."""
    found = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(CHECKSUM), "--games", str(GAMES)],
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == checksum(ends)
