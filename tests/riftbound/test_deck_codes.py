"""Deck codes: known codes both ways, every version, and codes that are none."""

import base64
import contextlib
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.rulebooks.riftbound.cards.facts import UnknownCard
from adjudge.rulebooks.riftbound.deck_codes import (
    CodedDeck,
    DeckCodeError,
    deck_from_code,
    deck_to_code,
    decode,
    encode,
)
from adjudge.rulebooks.riftbound.decks_builtin import deck_names, load_deck

KAISA_MAIN = (
    *(("OGN-007", 7), ("OGN-089", 5), ("OGN-004", 3), ("OGN-009", 3), ("OGN-012", 3)),
    *(("OGN-027", 3), ("OGN-029", 3), ("OGN-087", 3), ("OGN-095", 3), ("OGN-096", 3)),
    *(("OGN-103", 3), ("OGN-104", 3), ("OGN-116", 3), ("OGN-039", 2), ("OGN-122", 2)),
    *(("OGN-248", 2), ("OGN-013", 1), ("OGN-247", 1), ("OGN-280", 1), ("OGN-288", 1)),
    ("OGN-292", 1),
)
KAISA_SIDE = (("OGN-022", 2), ("OGN-024", 2), ("OGN-093", 2), ("OGN-088", 1), ("OGN-114", 1))
KAISA = CodedDeck(main=KAISA_MAIN, sideboard=KAISA_SIDE)
KAISA_CODE = (
    "CMAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIAQAAEBQ"
    "AAAWDBOQCAQAABMHEAIAABTQ"
)

VECTORS = {
    "version 3, main deck only": (
        "CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAA",
        CodedDeck(main=(("OGN-007", 3), ("OGN-089", 2), ("OGN-004", 1))),
    ),
    "version 3, whole deck": (
        KAISA_CODE,
        replace(KAISA, champion="OGN-103"),
    ),
    "version 4, rune numbers": (
        "CQAAAAAAAAAAAAAAAEAQAAAAA4AQCAYAAEAQAAAAAAAQGAABAE",
        CodedDeck(main=(("OGN-007", 3), ("SFD-R01", 2)), champion="SFD-R01"),
    ),
    "version 4, rune of another art": (
        "CQAAAAAAAAAAAAAAAIAQAAAAA4AQGAABAIAQCBABAECQCAIAAAAFSAABAEAAAAAWAAAQAAAAA4",
        CodedDeck(
            main=(("OGN-007", 3), ("SFD-R02", 3), ("UNL-R05a", 2), ("OGN-089", 1)),
            sideboard=(("OGN-022", 2),),
            champion="OGN-007",
        ),
    ),
    "version 5, many copies": ("CUAACKABAECQAYIAAA", CodedDeck(main=(("VEN-097", 40),))),
    "version 5, a count of two bytes": (
        "CUAADAABAEAQKADBAAAA",
        CodedDeck(main=(("VEN-097", 128),)),
    ),
    "version 5, many in the sideboard": (
        "CUAACFABAECQAYIBAQAQCBIAGIAA",
        CodedDeck(main=(("VEN-097", 20),), sideboard=(("VEN-050", 4),)),
    ),
    "version 5, special number of another art": (
        "CUAQCAYBAECQCAQBAAAA",
        CodedDeck(main=(("VEN-SP1a", 3),)),
    ),
    "version 6, extra legends": (
        "CYAAEAYBAIAAABAJAEAQCAAABUAAAAYAACMAEAAAUABAAAFEAI",
        CodedDeck(
            main=(("OGN-004", 3), ("OGN-009", 3), ("OGN-013", 1)),
            extra_legends=("OGN-280", "OGN-288", "OGN-292"),
        ),
    ),
    "version 6, everything": (
        "CYAQEFABAECQAADBAMAQCBIAAAAQCBABAECQAABSAECQAAABAMCQAAQBAAAABGACAYAAABI",
        CodedDeck(
            main=(("VEN-097", 20), ("VEN-001", 3)),
            sideboard=(("VEN-050", 4),),
            champion="VEN-001",
            extra_legends=("VEN-SP1", "OGN-280", "RAD-005"),
        ),
    ),
}


def code_of(*data: int) -> str:
    """Write bytes as a code."""
    return base64.b32encode(bytes(data)).decode().rstrip("=")


class TestVectors:
    """Codes that other programs wrote."""

    @pytest.mark.parametrize(("code", "deck"), VECTORS.values(), ids=VECTORS)
    def test_a_known_code_is_read(self, code: str, deck: CodedDeck) -> None:
        """The cards come in the order of the format."""
        assert decode(code) == deck

    @pytest.mark.parametrize(("code", "deck"), VECTORS.values(), ids=VECTORS)
    def test_a_known_code_is_written(self, code: str, deck: CodedDeck) -> None:
        """Every byte is the same."""
        assert encode(deck) == code

    def test_version_2_is_read(self) -> None:
        """An older code of the same deck has no chosen champion."""
        code = (
            "CIAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIAQA"
            "AEBQAAAWDBOQCAQAABMHE"
        )
        assert decode(code) == KAISA

    def test_version_1_is_read(self) -> None:
        """The oldest code is a main deck and nothing else."""
        code = code_of(0x11, *[0] * 9, 1, 1, 0, 0, 7, 0, 0)
        assert decode(code) == CodedDeck(main=(("OGN-007", 3),))


class TestWrite:
    """What a code can hold."""

    @pytest.mark.parametrize(
        ("main", "side", "version"),
        [
            ((("OGN-004", 12),), (), 3),
            ((("OGN-004", 13),), (), 5),
            ((("OGN-004", 1),), (("OGN-050", 3),), 3),
            ((("OGN-004", 1),), (("OGN-050", 4),), 5),
            ((("OGN-004", 12), ("SFD-R02", 3)), (), 4),
            ((("OGN-004", 13), ("SFD-R02", 3)), (), 5),
            ((("OGN-004", 1),), (("VEN-SP1", 1),), 5),
        ],
    )
    def test_the_lowest_version_is_written(
        self, main: tuple[tuple[str, int], ...], side: tuple[tuple[str, int], ...], version: int
    ) -> None:
        """Programs that know only older versions can read what they can hold."""
        code = encode(CodedDeck(main=main, sideboard=side))
        assert base64.b32decode(code + "=" * (-len(code) % 8))[0] == 0x10 | version

    def test_order_does_not_matter(self) -> None:
        """Equal decks have equal codes, also when a card is listed twice."""
        turned = replace(KAISA, main=(*KAISA_MAIN[:0:-1], ("OGN-007", 3), ("OGN-007", 4)))
        assert encode(turned) == encode(KAISA)

    def test_signed_cards_have_two_spellings(self) -> None:
        """A star and an s are the same variant."""
        assert decode(encode(CodedDeck(main=(("OGN-007*", 1),)))).main == (("OGN-007s", 1),)

    @pytest.mark.parametrize("card", ["SFD-T03", "XYZ-001", "OGN-007c", "OGN7", "VEN-sp1", ""])
    def test_a_printing_without_place_is_refused(self, card: str) -> None:
        """Tokens, unknown sets and unknown variants have no place in the format."""
        with pytest.raises(DeckCodeError, match="has no place in a deck code"):
            encode(CodedDeck(main=((card, 1),)))

    @pytest.mark.parametrize("count", [0, -3, 1000])
    def test_impossible_copies_are_refused(self, count: int) -> None:
        """A card has from 1 to 999 copies."""
        with pytest.raises(DeckCodeError, match=f"can't hold {count} copies"):
            encode(CodedDeck(main=(("OGN-007", count),)))


class TestRead:
    """Codes that are none say why."""

    @pytest.mark.parametrize(
        ("code", "reason"),
        [
            ("!", "not base32"),
            ("A", "not base32"),
            ("전설", "not base32"),
            ("", "ends too early"),
            (code_of(0x23), "unknown format 2, version 3"),
            (code_of(0x10), "unknown format 1, version 0"),
            (code_of(0x17), "unknown format 1, version 7"),
            (code_of(0x13, 0, 0), "ends too early"),
            (code_of(0x13, *[0] * 15, 2), "has 2 where 0 or 1 must stand"),
            (code_of(0x13, *[0] * 16, 0), "1 bytes too many"),
            (code_of(0x15, 2), "has 2 where 0 or 1 must stand"),
            (code_of(0x15, 0, 1, 0, 0), "has 0 copies"),
            (code_of(0x15, 0, 1, 0xE8, 0x07, 0), "has 1000 copies"),
            (code_of(0x15, 0, 0xFF, 0xFF, 0xFF, 0xFF), "too long"),
            (code_of(0x15, 0, 1, 1, 1, 1, 7, 0, 1), "set 7, variant 0, kind 0"),
            (code_of(0x15, 0, 1, 1, 1, 1, 0, 4, 1), "set 0, variant 4, kind 0"),
            (code_of(0x15, 1, 1, 1, 1, 1, 0, 0, 3, 1), "set 0, variant 0, kind 3"),
        ],
    )
    def test_a_broken_code_is_refused(self, code: str, reason: str) -> None:
        """Nothing is guessed."""
        with pytest.raises(DeckCodeError, match=reason):
            decode(code)

    def test_blanks_and_case_do_not_matter(self) -> None:
        """Codes are copied by hand."""
        assert decode(" cuaackabaecqayiaaa\n").main == (("VEN-097", 40),)


CODES = st.builds(
    "{}-{}{}".format,
    st.sampled_from(["OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD"]),
    st.one_of(
        st.integers(0, 999).map("{:03}".format),
        st.integers(0, 99).map("R{:02}".format),
        st.integers(0, 99).map("SP{}".format),
    ),
    st.sampled_from(["", "a", "s", "b"]),
)
PARTS = st.dictionaries(CODES, st.integers(1, 999), max_size=8).map(
    lambda part: tuple(part.items())
)
CODED = st.builds(
    CodedDeck,
    main=PARTS,
    sideboard=PARTS,
    champion=st.none() | CODES,
    extra_legends=st.lists(CODES, max_size=3).map(tuple),
)


class TestProperties:
    """What holds for every deck and every text."""

    @given(CODED)
    def test_reading_gives_back_what_was_written(self, deck: CodedDeck) -> None:
        """Only the order of the cards may differ."""
        found = decode(encode(deck))
        assert (found.champion, found.extra_legends) == (deck.champion, deck.extra_legends)
        assert Counter(dict(found.main)) == Counter(dict(deck.main))
        assert Counter(dict(found.sideboard)) == Counter(dict(deck.sideboard))
        assert encode(found) == encode(deck)

    @given(st.binary(max_size=60).map(lambda data: code_of(*data)) | st.text(max_size=30))
    def test_any_text_is_read_or_refused(self, code: str) -> None:
        """No text breaks the reader."""
        with contextlib.suppress(DeckCodeError):
            deck = decode(code)
            assert decode(encode(deck)) == decode(encode(decode(encode(deck))))


class TestDecks:
    """Codes of decks of names."""

    @pytest.mark.parametrize("name", deck_names())
    def test_a_built_in_deck_comes_back(self, name: str) -> None:
        """The names are those of the deck; only the order may differ."""
        deck = load_deck(name)
        found = deck_from_code(deck_to_code(deck), deck.name)
        assert replace(
            found,
            main=deck.main if sorted(found.main) == sorted(deck.main) else found.main,
            runes=deck.runes if sorted(found.runes) == sorted(deck.runes) else found.runes,
            sideboard=tuple(sorted(found.sideboard)),
            battlefields=tuple(sorted(found.battlefields)),
        ) == replace(
            deck,
            sideboard=tuple(sorted(deck.sideboard)),
            battlefields=tuple(sorted(deck.battlefields)),
        )

    def test_the_chosen_champion_is_one_of_the_main_cards(self) -> None:
        """A code counts the chosen champion among the cards, a deck does not."""
        deck = deck_from_code(VECTORS["version 3, whole deck"][0])
        assert deck.champion == "Ravenbloom Student"
        assert dict(deck.main)["Ravenbloom Student"] == 2
        assert sum(count for _, count in deck.main) == 39
        assert deck.legend == "Daughter of the Void"
        assert deck.runes == (("Fury Rune", 7), ("Mind Rune", 5))

    def test_printings_of_one_card_become_one_name(self) -> None:
        """Another art is no other card."""
        code = encode(CodedDeck(main=(("OGN-039", 1), ("OGN-039a", 1), ("VEN-SP1", 1))))
        assert deck_from_code(code).main == (("Kai'Sa, Survivor", 3),)

    def test_extra_legends_are_names(self) -> None:
        """Version 6 brings them along."""
        code = encode(CodedDeck(main=(("OGN-247", 1),), extra_legends=("OGN-251", "OGN-301")))
        assert deck_from_code(code).extra_legends == ("Loose Cannon", "Loose Cannon")

    def test_two_legends_are_refused(self) -> None:
        """A deck has one champion legend; more can't be told apart."""
        code = encode(CodedDeck(main=(("OGN-247", 1), ("OGN-251", 1))))
        with pytest.raises(DeckCodeError, match="2 champion legends"):
            deck_from_code(code)

    def test_a_printing_of_no_card_is_refused(self) -> None:
        """The format knows sets of which the card is not known."""
        with pytest.raises(UnknownCard, match="RAD-005"):
            deck_from_code(encode(CodedDeck(main=(("RAD-005", 1),))))

    def test_extra_champions_have_no_code(self) -> None:
        """The format has no place for them."""
        deck = replace(load_deck("jinx"), extra_champions=("Annie, Fiery",))
        with pytest.raises(DeckCodeError, match="extra chosen champions"):
            deck_to_code(deck)
