"""Golden playthroughs: any change of what a seeded game does shows in a diff to be read.

`ADJUDGE_UPDATE_GOLDENS=1 pytest tests/test_playthrough.py` writes the files anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from adjudge.research.records import checksum, results, transcript
from adjudge.rulebooks import game_names, kit_of

GOLDENS = Path(__file__).parent / "goldens"
CHECKSUM = Path(__file__).parent.parent / "scripts" / "checksum.py"
UPDATE = os.environ.get("ADJUDGE_UPDATE_GOLDENS") == "1"
GAMES = 20
SEED = 7
FINISHED = [name for name in game_names() if not kit_of(name).draft]
PLAYED = {"riftbound": ("jinx", "yasuo")}
"""Decks of the game that is told choice by choice, where they are not the kit's samples."""


def _same_as_golden(name: str, lines: Iterable[str]) -> None:
    """Compare lines with a golden file, or write it."""
    path = GOLDENS / name
    text = "".join(f"{line}\n" for line in lines)
    if UPDATE:
        path.write_text(text, encoding="utf-8")
        pytest.skip(f"{name} was written anew: read its diff")
    assert path.exists(), "no golden yet: ADJUDGE_UPDATE_GOLDENS=1 writes it"
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


@cache
def ends(name: str) -> list[str]:
    """One line for each of the first games."""
    return list(results(name, GAMES))


@pytest.mark.parametrize("name", FINISHED)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """Each decision of one seeded game: its kind, number of options, choice, and the points."""
    decks = PLAYED.get(name, kit_of(name).decks.samples)
    _same_as_golden(f"{name}-{'-'.join(decks)}-{SEED}.txt", transcript(name, decks, SEED))


@pytest.mark.parametrize("name", FINISHED)
def test_twenty_games_end_as_they_did(name: str) -> None:
    """Winner, points, length and record of the games of seeds 0 to 19."""
    _same_as_golden(f"{name}-0-{GAMES - 1}.txt", ends(name))


@pytest.mark.parametrize("name", game_names())
def test_games_do_not_depend_on_the_process(name: str) -> None:
    """A fresh process, whose sets and dicts hash otherwise, plays the same games."""
    found = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(CHECKSUM), "--game", name, "--games", str(GAMES)],
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == checksum(ends(name))
