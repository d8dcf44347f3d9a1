"""How tables are laid out: what each game declares fits what it has."""

from __future__ import annotations

import pytest

from adjudge.table.books import Book, book_names, book_of
from adjudge.table.telling import view_of

GAMES = book_names()


def _decks(book: Book) -> list[str]:
    names = list(book.kit.decks.names()) or [""]
    return [names[seat % len(names)] for seat in range(book.seats)]


@pytest.mark.parametrize("name", GAMES)
def test_parts_are_those_of_the_game(name: str) -> None:
    """Each part stands for zones that there are; the last one of an area takes what is left."""
    book = book_of(name)
    view = view_of(book.new_game(book.setup(_decks(book), 1)), None)
    areas = {zone["area"] for zone in view["zones"]}
    parts = book.layout()["areas"]
    assert {part["area"] for part in parts} <= areas
    last = {part["area"]: part for part in parts}
    assert not [part for part in last.values() if part["types"] or part["marks"]]


@pytest.mark.parametrize("name", GAMES)
def test_words_are_in_both_languages(name: str) -> None:
    """No part, phase or mark is named in one language only, and cards tell their line in both."""
    book = book_of(name)
    layout = book.layout()
    titles = [
        *(part["title"] for part in (*layout["areas"], *layout["marks"], *layout["colours"])),
        *(words for _, words in (*layout["phases"], *layout["numbers"])),
        *layout["words"].values(),
        layout["stack"],
    ]
    assert all(len(words) == 2 and all(words) for words in titles)
    card = next(iter(book.rb.cards))
    face = book.face(card)
    assert face["line"]["en"]
    assert face["line"]["ko"]


def test_costs_are_told_in_few_signs() -> None:
    """A number, X, letters of colours, dots for what several can pay."""
    magic, riftbound = book_of("magic"), book_of("riftbound")
    assert magic.face("Blaze")["cost"] == "XR"
    assert magic.face("Sengir Vampire")["cost"] == "3BB"
    assert magic.face("Mountain")["cost"] == ""
    assert riftbound.face("Void Seeker")["cost"] == "3●"
