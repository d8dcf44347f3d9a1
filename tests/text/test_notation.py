"""Move notation as text: what a line says, before any game reads it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.text.notation import Line, MoveError, NameIndex, Words, parse_line

WORDS = Words(
    {"play": "play", "사용": "play", "end turn": "end turn", "move": "move", "이동": "move"},
    {"to": "to", "with": "with", "paying": "with", "위치": "to"},
    ((r"until ([A-D]) main", "until A main"), (r"다음 턴", "next turn")),
    qualifiers=("exhausted", "ready"),
)
NAMES = NameIndex(
    ["Void Seeker", "Void", "Here to Help", "With Me", "target", "ally", "north", "점멸", "base"]
)


def parse(text: str) -> Line:
    """Read a line with the words and names of this module."""
    return parse_line(text, WORDS, NAMES)


def texts(line: Line) -> list[str]:
    """What the verb of a line acts on."""
    return [item.text for item in line.items]


class TestLine:
    """One line."""

    def test_player_verb_name_and_target(self) -> None:
        """The plain shape."""
        line = parse("A: play Void Seeker -> target")
        assert (line.player, line.verb, texts(line)) == ("A", "play", ["Void Seeker"])
        assert [[item.text for item in part] for part in line.targets] == [["target"]]

    def test_the_longest_name_wins(self) -> None:
        """A name that begins another one does not cut it short."""
        assert texts(parse("A: play Void Seeker")) == ["Void Seeker"]
        assert texts(parse("A: play Void to north")) == ["Void"]

    def test_clause_words_within_names_are_names(self) -> None:
        """Words such as "to" and "with" in a card's name begin no clause."""
        line = parse("A: play Here to Help with With Me to north")
        assert texts(line) == ["Here to Help"]
        assert [i.text for i in line.clauses["with"]] == ["With Me"]
        assert [i.text for i in line.clauses["to"]] == ["north"]

    def test_executions_and_labels(self) -> None:
        """A semicolon parts executions, an equals sign names a choice."""
        line = parse("A: play Void -> unit=ally, foe=target; none")
        first, second = line.targets
        assert [(i.label, i.text) for i in first] == [("unit", "ally"), ("foe", "target")]
        assert [(i.label, i.text) for i in second] == [("", "none")]

    @pytest.mark.parametrize(
        "text",
        [
            "A: 점멸 사용 -> target",
            "A: 점멸을 사용 -> target",
            "A: 사용 점멸 → target",
            "A\uff1a play 점멸 ⇒ target",
        ],
    )
    def test_korean_verbs_stand_before_or_behind(self, text: str) -> None:
        """Word order and particles of Korean are read."""
        line = parse(text)
        assert (line.verb, texts(line)) == ("play", ["점멸"])
        assert [i.text for i in line.targets[0]] == ["target"]

    def test_a_name_may_begin_like_a_verb(self) -> None:
        """Before a Korean verb the longer word is the name; an English line is read as ever."""
        names = NameIndex(["Move Along", "Void"])
        line = parse_line("A: Move Along 사용", WORDS, names)
        assert (line.verb, texts(line)) == ("play", ["Move Along"])
        line = parse_line("A: move Move Along to north", WORDS, names)
        assert (line.verb, texts(line)) == ("move", ["Move Along"])

    def test_case_does_not_matter_in_names(self) -> None:
        """Names are found in any case, and kept as written."""
        assert texts(parse("A: play VOID seeker")) == ["VOID seeker"]

    def test_identities_owners_and_states_belong_to_names(self) -> None:
        """A number, an owner or a state narrows a name down."""
        line = parse("A: move Void #12, B's Void, exhausted Void, A's ready Void to base")
        assert texts(line) == ["Void #12", "B's Void", "exhausted Void", "A's ready Void"]

    def test_unknown_names_end_at_the_next_sign(self) -> None:
        """What is no known name is taken up to a comma or clause."""
        assert texts(parse("A: move Nobody Known, ally to north")) == ["Nobody Known", "ally"]

    def test_macros_have_no_player(self) -> None:
        """A line without a player is a macro, with what it names."""
        line = parse("until  B  main")
        assert (line.player, line.verb, texts(line)) == ("", "until A main", ["B"])
        assert parse("다음 턴").verb == "next turn"


class TestFaults:
    """What can't be read."""

    @pytest.mark.parametrize(
        ("text", "message", "nearest", "offset"),
        [
            ("A: plya Void", 'unknown verb "plya"', ("play",), 3),
            ("C: play Void", 'unknown player "C"', (), 0),
            ("until A man", 'can\'t read "until A man"', ("until A main",), 0),
            ("A: play Void to", 'nothing stands behind "to"', (), 15),
        ],
    )
    def test_tells_what_is_wrong(
        self, text: str, message: str, nearest: tuple[str, ...], offset: int
    ) -> None:
        """The fault, what was meant and where it is."""
        with pytest.raises(MoveError) as info:
            parse(text)
        assert (info.value.en, info.value.nearest, info.value.offset) == (message, nearest, offset)

    def test_the_message_lists_what_may_stand_there(self) -> None:
        """Printed, the error says what was expected and what was meant."""
        with pytest.raises(MoveError) as info:
            parse("A: plya Void")
        assert str(info.value) == (
            'unknown verb "plya"; expected one of play, end turn, move; did you mean play?'
        )

    @given(st.text("ABplayVoid ->:;,=#'to12북사용", max_size=40))
    def test_any_line_is_read_or_refused(self, text: str) -> None:
        """Nothing but `MoveError` comes out of reading."""
        try:
            line = parse(text)
        except MoveError:
            return
        assert line.text == text
