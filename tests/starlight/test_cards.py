"""Card files, generated texts and the decks that come along."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudge.rulebooks import kit_of
from adjudge.rulebooks.starlight.card_text import card_text, cost_text, type_line
from adjudge.rulebooks.starlight.cards.registry import all_cards, entries, read_cards
from adjudge.rulebooks.starlight.decks import built_in, check_deck, parse_deck, print_deck
from adjudge.rulekit.kit import OwnCardsFault
from adjudge.text.errors import TextError

OWN = """
[[card]]
name = "Fireball"
ko = "파이어볼"
type = "event"
colour = "red"
cost = {lights = 1, red = 1}
text = ["resolve(damage(5, target(character | star)))"]
house = "cost text"
"""


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("name", list(all_cards()))
def test_every_card_has_words(name: str, lang: str) -> None:
    """Text, cost and type line of every card in both languages."""
    card = all_cards()[name]
    assert type_line(card, lang)
    assert bool(card.abilities) == bool(card_text(card, lang))
    assert cost_text(card, lang) or card.cost is None


def test_text_says_target_where_one_is_chosen() -> None:
    """ST@seed:2.3: the word decides whether a target is chosen, so the text has it."""
    assert "target" in card_text(all_cards()["Fireball"], "en")
    assert "목표" in card_text(all_cards()["Fireball"], "ko")
    assert "목표" not in card_text(all_cards()["Even Rain"], "ko")


def test_what_no_source_gives_is_marked() -> None:
    """The Fireball's cost is known, the marksman's is not, the apprentice is ours."""
    known = entries()
    assert known["Fireball"].house == ()
    assert known["Swift Magic Marksman"].house == ("cost", "attack")
    assert known["Ember Apprentice"].card.invented
    row = kit_of("starlight").cards.find("재빠른 마법사수")
    assert "하우스 값" in row.shown["ko"]


@pytest.mark.parametrize("name", ["pia-red", "blue-white"])
def test_decks_that_come_along(name: str) -> None:
    """ST@seed:D.1: one star and fifty cards; the list reads the same in both languages."""
    deck = built_in()[name]
    assert check_deck(deck) == []
    assert len(deck.cards()) == 50
    for lang in ("en", "ko"):
        assert parse_deck(print_deck(deck, lang)) == deck


def test_a_file_of_ones_own_replaces_cards(tmp_path: Path) -> None:
    """Behind a colon stands a card file; the decks that come along use its cards."""
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    kit = kit_of(f"starlight:{file}")
    assert "5" in kit.cards.text("Fireball", "en")
    assert not kit.decks.check(kit.decks.load("pia-red"))


@pytest.mark.parametrize(
    ("old", "new", "line", "nearest"),
    [
        ("target(", "targetx(", 8, "target"),
        ("type = ", "typex = ", 5, "type"),
        ('"event"', '"eventx"', 5, "event"),
        ("red = 1}", "red = 2}", 7, ""),
        ("5, target(character | star)", "target(character), 5", 3, ""),
        ('["resolve', '["resolve(', 8, ""),
        ("cost = {", "cost = [", 7, ""),
    ],
)
def test_faults_of_a_card_file_have_a_place(
    tmp_path: Path, old: str, new: str, line: int, nearest: str
) -> None:
    """One error with the line and the nearest word, in both languages."""
    file = tmp_path / "bad.toml"
    file.write_text(OWN.replace(old, new), encoding="utf-8")
    with pytest.raises(OwnCardsFault) as error:
        kit_of(f"starlight:{file}")
    assert f"bad.toml:{line}:" in error.value.en
    assert nearest in error.value.en
    assert f"bad.toml:{line}:" in error.value.ko


def test_nothing_of_an_expression_is_executed() -> None:
    """Only the words of the game are there."""
    text = OWN.replace("damage(5, target(character | star))", "__import__('os').getcwd()")
    with pytest.raises(TextError):
        read_cards(text)
