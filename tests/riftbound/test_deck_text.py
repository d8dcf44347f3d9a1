"""Decks as text, and the decks that come with the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.rulebooks.riftbound.cards.facts import load_facts
from adjudge.rulebooks.riftbound.deck_text import parse_deck, print_deck
from adjudge.rulebooks.riftbound.decks import MATCH, Deck, check_deck
from adjudge.rulebooks.riftbound.decks_builtin import UnknownDeck, deck_names, load_deck
from adjudge.text.errors import TextError

CARDS = st.sampled_from(sorted(load_facts()))
PARTS = st.lists(st.tuples(CARDS, st.integers(1, 4)), max_size=6).map(tuple)
DECKS = st.builds(
    Deck,
    name=st.sampled_from(["", "Mine", "내 덱"]),
    legend=st.none() | CARDS,
    champion=st.none() | CARDS,
    main=PARTS,
    runes=PARTS,
    battlefields=st.lists(CARDS, max_size=4).map(tuple),
    sideboard=PARTS,
    extra_legends=st.lists(CARDS, max_size=2).map(tuple),
    extra_champions=st.lists(CARDS, max_size=2).map(tuple),
)


class TestText:
    """Decks as text."""

    def test_a_deck_is_read_by_full_names(self) -> None:
        """Other spellings and Korean headings are resolved."""
        deck = parse_deck("전설: Jinx, Loose Cannon\n선발 챔피언: 징크스, 반항아\n주 덱:\n2 gust\n")
        assert deck == Deck(
            legend="Loose Cannon",
            champion="Jinx, Rebel",
            main=(("Gust", 2),),
            runes=(),
            battlefields=(),
        )

    def test_a_deck_prints_in_korean(self) -> None:
        """Official Korean names are used where there are any."""
        deck = Deck(
            legend="Loose Cannon", champion=None, main=(("Gust", 2),), runes=(), battlefields=()
        )
        assert print_deck(deck, "ko") == "전설:\n1 난폭한 말괄량이\n\n주 덱:\n2 Gust\n"

    def test_an_unknown_card_points_to_its_line(self) -> None:
        """The error has place and nearest names."""
        with pytest.raises(TextError) as caught:
            parse_deck("Main:\n3 Gust\n2 Viod Seeker", "mine.txt")
        error = caught.value
        assert (error.file, error.line, error.column) == ("mine.txt", 3, 3)
        assert error.message_en == 'unknown card "Viod Seeker"'
        assert error.message_ko == '알 수 없는 카드: "Viod Seeker"'
        assert error.nearest[0] == "Void Seeker"

    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("Legend:\n1 Loose Cannon\n1 Blind Monk", 3),
            ("Champion:\n2 Jinx, Rebel", 2),
        ],
    )
    def test_one_legend_and_one_champion(self, text: str, line: int) -> None:
        """More than one can't be a deck at all."""
        with pytest.raises(TextError, match="2 cards where one") as caught:
            parse_deck(text)
        assert caught.value.line == line

    @given(DECKS, st.sampled_from(["en", "ko"]))
    def test_any_deck_prints_and_comes_back(self, deck: Deck, lang: str) -> None:
        """Text loses nothing, in either language."""
        assert parse_deck(print_deck(deck, lang)) == deck


class TestBuiltIn:
    """The decks that come with the game."""

    def test_there_are_twenty(self) -> None:
        """Their names are those of their files; each is legal where it is brought to a match."""
        assert len(deck_names()) == 20
        assert {"jinx", "kaisa", "leesin", "viktor", "yasuo"} < set(deck_names())
        assert [name for name in deck_names() if check_deck(load_deck(name), MATCH)] == []

    @pytest.mark.parametrize(
        ("name", "legend", "champion", "title"),
        [
            ("jinx", "Loose Cannon", "Jinx, Demolitionist", "Jinx"),
            ("kaisa", "Daughter of the Void", "Kai'Sa, Survivor", "Kai'Sa"),
            ("leesin", "Blind Monk", "Lee Sin, Centered", "Lee Sin"),
            ("viktor", "Herald of the Arcane", "Viktor, Leader", "Viktor"),
            ("Yasuo ", "Unforgiven", "Yasuo, Windrider", "Yasuo"),
        ],
    )
    def test_a_deck_is_loaded(self, name: str, legend: str, champion: str, title: str) -> None:
        """Names are full names, and the main deck has 39 cards beside the champion."""
        deck = load_deck(name)
        assert (deck.legend, deck.champion, deck.name) == (legend, champion, title)
        assert sum(count for _, count in deck.main) == 39

    def test_an_unknown_deck_names_the_others(self) -> None:
        """The error tells which there are."""
        with pytest.raises(UnknownDeck) as caught:
            load_deck("kasia")
        error = caught.value
        assert (error.name, error.known, error.nearest) == ("kasia", deck_names(), ("kaisa",))
        assert str(error).startswith('unknown deck "kasia"; there are draven, ezreal, ')
