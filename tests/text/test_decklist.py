"""Deck lists as plain text: what is read, what is refused and where, and the way back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.text.decklist import (
    HIGHEST_COUNT,
    SECTIONS,
    DeckLine,
    DeckList,
    parse_decklist,
    print_decklist,
)
from adjudge.text.errors import TextError, nearest_words


def one_line(text: str) -> DeckLine:
    """Read the only line of a main deck."""
    (line,) = parse_decklist(f"Main:\n{text}").sections["main"]
    return line


def error_of(text: str) -> TextError:
    """Read a text that can't be read."""
    with pytest.raises(TextError) as caught:
        parse_decklist(text, "deck.txt")
    return caught.value


class TestLines:
    """A line is a count and a name."""

    @pytest.mark.parametrize(
        "text",
        ["3 Void Seeker", "3x Void Seeker", "3X  Void Seeker", "Void Seeker x3", "3× Void Seeker"],  # noqa: RUF001
    )
    def test_each_form_gives_count_and_name(self, text: str) -> None:
        """A count may stand before or behind, with or without a cross."""
        assert one_line(text) == DeckLine(3, "Void Seeker")

    def test_a_name_alone_counts_one(self) -> None:
        """A card without a count is one card."""
        assert one_line("Void Seeker") == DeckLine(1, "Void Seeker")

    def test_place_points_to_the_name(self) -> None:
        """Line and column are those of the name, from 1."""
        line = one_line("  12x Void Seeker")
        assert (line.line, line.column) == (2, 7)

    def test_a_count_in_front_wins_over_one_behind(self) -> None:
        """A name may end like a count."""
        assert one_line("2 Model x3") == DeckLine(2, "Model x3")

    def test_a_counted_name_may_hold_a_colon(self) -> None:
        """A count tells a card from a heading."""
        assert one_line("2 Act: Two") == DeckLine(2, "Act: Two")

    def test_a_comment_ends_a_line(self) -> None:
        """What follows a hash after a blank is no part of the name."""
        assert one_line("2 Void Seeker  # the good one") == DeckLine(2, "Void Seeker")

    def test_a_hash_within_a_word_is_no_comment(self) -> None:
        """A hash without a blank before it belongs to the name."""
        assert one_line("2 Number#9") == DeckLine(2, "Number#9")

    @pytest.mark.parametrize("digits", ["0", "1000", "9" * 5000])
    def test_an_impossible_count_is_refused(self, digits: str) -> None:
        """Counts go from 1 to 999."""
        error = error_of(f"Main:\n {digits} Void Seeker")
        assert (error.line, error.column) == (2, 2)
        assert error.message_en == f"count {digits[:12]} is not from 1 to 999"
        assert error.message_ko == f"장수는 1에서 999까지: {digits[:12]}"

    def test_a_count_behind_is_pointed_at(self) -> None:
        """The column is that of the count, wherever it stands."""
        assert error_of("Main:\nVoid Seeker x0").column == 14


class TestSections:
    """A heading opens a section."""

    @pytest.mark.parametrize(
        ("heading", "key"),
        [(title, section.key) for section in SECTIONS for title in section.titles],
    )
    def test_each_title_opens_its_section(self, heading: str, key: str) -> None:
        """English and Korean titles are known."""
        assert parse_decklist(f"{heading}:\n1 A").sections == {key: (DeckLine(1, "A"),)}

    @pytest.mark.parametrize("heading", ["MainDeck:", "main  deck :", "주덱:", "MAIN\uff1a"])
    def test_case_and_blanks_do_not_matter(self, heading: str) -> None:
        """A title is the same in any case, with or without blanks or a wide colon."""
        assert parse_decklist(f"{heading}\n1 A").sections == {"main": (DeckLine(1, "A"),)}

    def test_a_heading_may_carry_its_card(self) -> None:
        """The card may stand on the line of the heading."""
        found = parse_decklist("Legend: 1 Loose Cannon").sections
        assert found == {"legend": (DeckLine(1, "Loose Cannon"),)}
        assert found["legend"][0].column == 11

    def test_a_section_opened_twice_is_joined(self) -> None:
        """Lines keep their order."""
        found = parse_decklist("Main:\n1 A\nRunes:\n2 B\nMain:\n3 C").sections
        assert found == {
            "main": (DeckLine(1, "A"), DeckLine(3, "C")),
            "runes": (DeckLine(2, "B"),),
        }

    def test_an_empty_section_is_kept(self) -> None:
        """Opening a section says that the list has it."""
        assert parse_decklist("Sideboard:").sections == {"sideboard": ()}

    @pytest.mark.parametrize("title", ["Name", "이름"])
    def test_a_list_may_have_a_name(self, title: str) -> None:
        """A name belongs to no section."""
        found = parse_decklist(f"{title}: Kai'Sa: fast\nMain:\n1 A")
        assert (found.name, found.sections) == ("Kai'Sa: fast", {"main": (DeckLine(1, "A"),)})

    def test_a_byte_order_mark_is_dropped(self) -> None:
        """Some editors put one in front."""
        assert parse_decklist("\ufeffMain:\n1 A").sections == {"main": (DeckLine(1, "A"),)}

    def test_an_unknown_section_names_the_known_ones(self) -> None:
        """The error tells what was expected and what is similar."""
        error = error_of("Main:\n1 A\n  Sidebord:\n1 B")
        assert str(error) == (
            'deck.txt:3:3: unknown section "Sidebord"; expected one of Legend, Extra Legends, '
            "Champion, Extra Champions, Main, Runes, Battlefields, Sideboard; "
            "did you mean Sideboard, Side?"
        )
        assert error.text("ko") == (
            'deck.txt:3:3: 알 수 없는 구분: "Sidebord"; 쓸 수 있는 말: Legend, Extra Legends, '
            "Champion, Extra Champions, Main, Runes, Battlefields, Sideboard; "
            "비슷한 말: Sideboard, Side"
        )

    def test_a_card_before_any_section_is_refused(self) -> None:
        """A line needs a section."""
        error = error_of("\n3 Void Seeker")
        assert (error.line, error.column, error.nearest) == (2, 1, ())
        assert error.message_en == '"3 Void Seeker" stands before any section'
        assert error.message_ko == '구분 앞에 적힌 줄: "3 Void Seeker"'


class TestPrint:
    """Printing is the way back."""

    LIST = DeckList({"main": (DeckLine(3, "A"),), "legend": (DeckLine(1, "B"),)}, "Mine")

    def test_sections_come_in_their_order(self) -> None:
        """The order is that of the section table, with one blank line between."""
        assert print_decklist(self.LIST) == "Name: Mine\n\nLegend:\n1 B\n\nMain:\n3 A\n"

    def test_headings_may_be_korean(self) -> None:
        """The first Korean title is printed."""
        assert print_decklist(self.LIST, "ko") == "이름: Mine\n\n전설:\n1 B\n\n주 덱:\n3 A\n"

    @pytest.mark.parametrize("name", ["", " A", "A\nB", "A # B", "#A"])
    def test_a_name_without_text_form_is_refused(self, name: str) -> None:
        """What would not come back is not printed."""
        with pytest.raises(ValueError, match="has no text form"):
            print_decklist(DeckList({"main": (DeckLine(1, name),)}))

    @pytest.mark.parametrize("count", [0, -1, HIGHEST_COUNT + 1])
    def test_a_count_without_text_form_is_refused(self, count: int) -> None:
        """Counts go from 1 to 999."""
        with pytest.raises(ValueError, match="is not from 1 to 999"):
            print_decklist(DeckList({"main": (DeckLine(count, "A"),)}))

    def test_an_unknown_section_is_refused(self) -> None:
        """A section without a title can't be printed."""
        with pytest.raises(ValueError, match="no heading for section 'foo'"):
            print_decklist(DeckList({"foo": ()}))


def error_or_none(text: str) -> TextError | None:
    """Read any text; give the error if it can't be read."""
    try:
        parse_decklist(text)
    except TextError as error:
        return error
    return None


def prints(name: str) -> bool:
    """Whether a name has a text form."""
    try:
        print_decklist(DeckList({}, name))
    except ValueError:
        return False
    return True


NAMES = st.text(min_size=1, max_size=30).filter(prints)
LINES = st.builds(DeckLine, st.integers(1, HIGHEST_COUNT), NAMES)
LISTS = st.builds(
    DeckList,
    st.dictionaries(
        st.sampled_from([section.key for section in SECTIONS]),
        st.lists(LINES, max_size=4).map(tuple),
    ),
    st.none() | NAMES,
)


class TestProperties:
    """What holds for every list and every text."""

    @given(LISTS, st.sampled_from(["en", "ko"]))
    def test_reading_gives_back_what_was_printed(self, decklist: DeckList, lang: str) -> None:
        """Printing loses nothing, in either language."""
        assert parse_decklist(print_decklist(decklist, lang)) == decklist

    @given(st.text(max_size=200) | st.text(alphabet="Main: x3#\n\uff1a12", max_size=60))
    def test_any_text_is_read_or_refused_with_a_place(self, text: str) -> None:
        """No text breaks the parser, and an error lies within the text."""
        error = error_or_none(text)
        if error is not None:
            lines = text.removeprefix("\ufeff").splitlines()
            assert 1 <= error.line <= len(lines)
            assert 1 <= error.column <= len(lines[error.line - 1])


class TestErrors:
    """A text error tells where and what."""

    def test_a_bare_error_is_place_and_message(self) -> None:
        """Without expected or nearest words nothing else is said."""
        error = TextError("f", 2, 5, "wrong", "틀림")
        assert (str(error), error.text("ko")) == ("f:2:5: wrong", "f:2:5: 틀림")

    def test_fields_survive_as_arguments(self) -> None:
        """The error can be copied from its arguments, as pickling does."""
        error = TextError("f", 2, 5, "wrong", "틀림", ("a",), ("b",))
        assert vars(TextError(*error.args)) == vars(error)

    def test_nearest_words_keep_their_spelling(self) -> None:
        """Upper and lower case do not matter for likeness."""
        assert nearest_words("MIAN", ("Main", "Runes")) == ("Main",)
        assert nearest_words("zzz", ("Main", "Runes")) == ()
