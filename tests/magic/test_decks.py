"""Magic decks: construction, text and what is built in."""

import pytest

from adjudge.rulebooks.magic.cards.registry import all_cards
from adjudge.rulebooks.magic.decks import Deck, check_deck, parse_deck, print_deck
from adjudge.rulebooks.magic.kit_cards import MagicCards
from adjudge.rulebooks.magic.kit_decks import MagicDecks
from adjudge.text.errors import TextError

BOOK = MagicDecks()
LEGAL = [name for name in BOOK.names() if name != "bears"]


@pytest.mark.parametrize("name", LEGAL)
def test_a_built_in_deck_is_legal_and_of_two_colors(name: str) -> None:
    """60 cards, all of Tenth Edition and all playable."""
    deck = BOOK.load(name)
    assert check_deck(deck) == ()
    assert sum(count for _, count in deck.main) == 60
    assert BOOK.unsupported(deck) == {}
    assert len(BOOK.about(name)["colors"]) == 2


def test_there_are_two_decks_in_each_of_three_pairs() -> None:
    """Named by their colours."""
    assert sorted(name.split("-")[0] for name in LEGAL) == ["br", "br", "gw", "gw", "wu", "wu"]


@pytest.mark.parametrize("name", BOOK.names())
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_deck_survives_its_text(name: str, lang: str) -> None:
    """Printed and read again it is the same, as JSON too."""
    deck = BOOK.load(name)
    assert parse_deck(print_deck(deck, lang)) == deck
    assert BOOK.from_plain(BOOK.plain(deck)) == deck


def test_every_fault_is_listed() -> None:
    """Size, copies over main deck and sideboard, and the sideboard's size."""
    main = (("Shock", 3), ("Mountain", 40), ("Relentless Rats", 9))
    faults = check_deck(Deck(main=main, sideboard=(("Shock", 2), ("Swamp", 12))))
    assert [(fault.code, fault.cards) for fault in faults] == [
        ("main-deck-size", ()),
        ("copies", ("Shock",)),
        ("sideboard-size", ()),
    ]
    assert all(fault.en and fault.ko and fault.rule_id for fault in faults)


def test_sixty_cards_and_a_sideboard_of_fifteen_are_legal() -> None:
    """Any number of basic lands, and of a card whose text says so."""
    main = (("Island", 30), ("Relentless Rats", 30))
    assert check_deck(Deck(main=main, sideboard=(("Island", 15),))) == ()


def test_an_unknown_card_is_an_error_with_its_place() -> None:
    """With the nearest name."""
    with pytest.raises(TextError) as caught:
        parse_deck("Main:\n4 Shok")
    assert (caught.value.line, caught.value.nearest[0]) == (2, "Shock")


def test_drawn_decks_are_legal() -> None:
    """Whatever the numbers are."""
    for seed in range(20):
        state = seed

        def below(bound: int) -> int:
            nonlocal state
            state = (state * 1103515245 + 12345) % 2**31
            return (state >> 8) % bound

        assert check_deck(parse_deck(BOOK.any_deck(below))) == ()


def test_the_catalogue_lists_all_cards() -> None:
    """Each with its facts on a line; a card that can't be played has a reason."""
    rows = list(MagicCards().rows())
    assert len([row for row in rows if row.facts["tenth edition"]]) == 368
    assert {row.name for row in rows if not row.reason} <= set(all_cards())
    angel = MagicCards().find("serra angel")
    assert angel.shown["en"] == "Creature — Angel  {3}{W}{W}  4/4"
    assert MagicCards().text("Serra Angel", "ko") == "키워드: flying\n키워드: vigilance"
