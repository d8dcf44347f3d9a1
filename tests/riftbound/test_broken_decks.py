"""Deck lists and codes that can't be read: one clear error each, with exit code 2."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from adjudge.cli import main
from adjudge.rulebooks.riftbound.deck_codes import DeckCodeError, deck_from_code
from adjudge.rulebooks.riftbound.deck_text import parse_deck
from adjudge.text.errors import TextError

BROKEN = Path(__file__).parent / "broken_decks"
WORDS = (
    "Main",
    "Legend:",
    "Runes:",
    "3",
    "x3",
    "Cleave",
    "Fury Rune",
    "주 덱:",
    ":",
    "#",
    "0",
    "-1",
)


def rows() -> list[list[str]]:
    """The table of broken decks: name, message."""
    lines = (BROKEN / "expected.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0].removesuffix(".txt"))
def test_a_broken_deck_is_told_with_its_place(row: list[str]) -> None:
    """Where, what is wrong, what may stand there, the nearest word; in Korean as well."""
    name, message = row
    path = str(BROKEN / name)
    found = CliRunner().invoke(main, ["deck", "check", "riftbound", path])
    assert found.exit_code == 2
    assert message in found.output.replace(path, "FILE")
    assert "Traceback" not in found.output
    assert (
        CliRunner().invoke(main, ["deck", "check", "riftbound", path, "--lang", "ko"]).exit_code
        == 2
    )


def test_every_broken_deck_is_in_the_table() -> None:
    """No file of the corpus goes unchecked."""
    assert sorted(path.name for path in BROKEN.glob("*.txt")) == [row[0] for row in rows()]


@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=8), max_size=30), st.sampled_from(" \n"))
def test_any_list_is_read_or_refused(words: list[str], joint: str) -> None:
    """Nothing but `TextError` comes out of reading a list."""
    try:
        parse_deck(joint.join(words), "deck")
    except TextError as error:
        assert error.line >= 1  # noqa: PT017 - any text may be readable


@given(st.text(max_size=60) | st.text(alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", max_size=120))
def test_any_code_is_read_or_refused(code: str) -> None:
    """Nothing but `DeckCodeError` comes out of reading a code."""
    try:
        deck_from_code(code, "code")
    except DeckCodeError as error:
        assert str(error)  # noqa: PT017 - any text may be readable
