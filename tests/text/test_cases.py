"""Reading case files: every fault is one error with its place, and the schema is current."""

import json
import re
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.judge.games import case_schema
from adjudge.judge.run import AMBIGUOUS, UNREADABLE, judge, judge_file
from adjudge.text.case_schema import Fields, Flag, Many, Number, Text, Word, one_of
from adjudge.text.cases import print_case, read_cases
from adjudge.text.errors import TextError
from adjudge.text.yamlpos import Node, read_text, read_yaml

VALIDATOR = jsonschema.Draft202012Validator(case_schema())
ROOT = Path(__file__).parents[2]
BROKEN = Path(__file__).parent / "broken"
SCHEMA = ROOT / "docs" / "case.schema.json"
HEAD = "game: riftbound\ntitle: {en: A, ko: 나}\n"
HANGUL = re.compile("[가-힣]")


def rows() -> list[list[str]]:
    """The table of broken files: name, place, message, nearest words, whether words are listed."""
    lines = (BROKEN / "expected.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]


class TestBrokenFiles:
    """A file that can't be read."""

    @pytest.mark.parametrize("row", rows(), ids=lambda row: row[0].removesuffix(".yaml"))
    def test_tells_the_place_the_fault_and_the_nearest_word(self, row: list[str]) -> None:
        """One error with line, column, what is wrong, and what may have been meant."""
        name, place, message, nearest, listed = row
        verdict = judge_file(BROKEN / name)[-1]
        assert verdict.status == (AMBIGUOUS if "is ambiguous" in message else UNREADABLE)
        error = verdict.error
        assert error is not None
        assert f"{error.line}:{error.column}" == place
        assert error.message_en == message
        assert bool(error.nearest) is bool(nearest)
        # The first is what was meant; what follows it hangs on the cards that there are.
        assert ", ".join(error.nearest).startswith(nearest.split(", ", maxsplit=1)[0])
        assert bool(error.expected) is (listed == "yes")
        assert error.file == str(BROKEN / name)
        assert HANGUL.search(error.text("ko"))

    def test_every_broken_file_is_in_the_table(self) -> None:
        """No file of the corpus goes unchecked."""
        files = sorted(path.name for path in BROKEN.glob("*.yaml"))
        assert files == [row[0] for row in rows()]
        assert len(files) >= 25

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        """A missing file is told like any other fault."""
        verdict = judge_file(tmp_path / "none.yaml")[0]
        assert verdict.error is not None
        assert verdict.error.message_en == "can't open the file: No such file or directory"

    @given(st.text(max_size=200))
    def test_any_text_is_read_or_refused(self, text: str) -> None:
        """Nothing but `TextError` comes out of reading."""
        found: TextError | None = None
        try:
            read_cases(text)
        except TextError as error:
            found = error
        assert found is None or (found.line >= 1 and found.column >= 1)

    @given(
        st.recursive(
            st.none() | st.booleans() | st.integers(-5, 2000) | st.text("abA ->:,()", max_size=12),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(
                    st.sampled_from(["A", "hand", "runes", "turn", "battlefields", "north", "x"]),
                    inner,
                    max_size=3,
                )
            ),
            max_leaves=8,
        )
    )
    def test_any_position_is_read_or_refused(self, position: object) -> None:
        """A position of any shape gives a verdict, never a traceback."""
        text = HEAD + f"position: {json.dumps(position)}\n"
        for case in read_cases(text, "case.yaml"):
            assert judge(case).status in ("holds", "unreadable", "ambiguous", "undetermined")


class TestYaml:
    """Values of a file."""

    def test_words_that_yaml_takes_for_flags_are_text(self) -> None:
        """`yes`, `no`, `on` and `off` are words."""
        node = read_yaml("a: [yes, no, on, off, Yes]", "f")
        assert node.plain() == {"a": ["yes", "no", "on", "off", "Yes"]}

    def test_numbers_flags_and_nothing(self) -> None:
        """Plain scalars have their kind; quoted ones are text."""
        node = read_yaml("a: [1, -2, '3', true, 'true', ~, null, 1.5, 2024-01-02]", "f")
        expected = [1, -2, "3", True, "true", None, None, "1.5", "2024-01-02"]
        assert node.plain() == {"a": expected}

    def test_places_are_kept(self) -> None:
        """Each value and key knows its line and column."""
        node = read_yaml("a:\n  b: [x, y]\n", "f")
        inner = node.value["a"]
        assert inner.keys["b"] == (2, 3)
        second = inner.value["b"].value[1]
        assert (second.line, second.column) == (2, 10)

    def test_a_byte_order_mark_is_passed_over(self, tmp_path: Path) -> None:
        """A file with a mark reads like one without."""
        path = tmp_path / "f.yaml"
        path.write_bytes(b"\xef\xbb\xbfa: 1\n")
        assert read_text(path) == "a: 1\n"

    def test_huge_numbers_are_text(self) -> None:
        """A number of many digits is not converted."""
        assert read_yaml("a: " + "9" * 5000, "f").value["a"].kind == "text"


class TestBranches:
    """Variants of one file."""

    TEXT = (
        HEAD + "position: {A: {hand: [Flash], runes: 2 fury}, B: {points: 1}}\n"
        "expect: [{A: {points: 0}}]\n"
        "branches:\n"
        "- name: one\n"
        "  position: {A: {hand: []}}\n"
        "- name: two\n"
        "  title: {en: B, ko: 다}\n"
        "  expect: [{B: {points: 1}}]\n"
    )

    def test_maps_are_joined_and_lists_replaced(self) -> None:
        """A branch replaces what it names, map by map."""
        one, two = read_cases(self.TEXT, "f.yaml")
        position = one.part("position")
        assert position is not None
        assert position.plain() == {"A": {"hand": [], "runes": "2 fury"}, "B": {"points": 1}}
        assert one.name == "f.yaml#one"
        assert two.title_en == "B"
        assert [n.plain() for n in two.expect] == [{"B": {"points": 1}}]
        assert [n.plain() for n in one.expect] == [{"A": {"points": 0}}]

    def test_a_case_prints_as_a_file_of_its_own(self) -> None:
        """Printing a branch and reading it gives the same case without the others."""
        one = read_cases(self.TEXT)[0]
        again = read_cases(print_case(one))[0]
        assert again.root.plain() == one.root.plain()


class TestSpecs:
    """What checks a file and makes its schema."""

    SPEC = Fields(
        "",
        {
            "n": Number("", 1, 3),
            "w": Word("", ("one", "two")),
            "t": Many("", Text("", "[a-z]+", ("a word", "낱말"))),
            "e": one_of(Flag(), Fields("", {"x": Number()}, ("x",)), Fields("", {"y": Number()})),
        },
        ("n",),
    )
    GOOD = ("{n: 1}", "{n: 3, w: two, t: abc}", "{n: 2, t: [a, b], e: true}", "{n: 1, e: {y: 2}}")
    BAD = ("{}", "{n: 4}", "{n: 1, w: three}", "{n: 1, t: [A]}", "{n: 1, e: {z: 2}}", "[1]")

    @pytest.mark.parametrize("text", GOOD)
    def test_what_the_check_takes_the_schema_takes(self, text: str) -> None:
        """Both agree on what is right."""
        node = read_yaml(text, "f")
        self.SPEC.check(node)
        jsonschema.validate(node.plain(), self.SPEC.schema())

    @pytest.mark.parametrize("text", BAD)
    def test_what_the_check_refuses_the_schema_refuses(self, text: str) -> None:
        """Both agree on what is wrong."""
        node = read_yaml(text, "f")
        with pytest.raises(TextError):
            self.SPEC.check(node)
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(node.plain(), self.SPEC.schema())

    def test_the_likeliest_part_tells_the_fault(self) -> None:
        """Of several maps the one that shares most keys complains."""
        spec = one_of(Fields("", {"a": Number(), "b": Number()}), Fields("", {"c": Number()}))
        node = read_yaml("{a: 1, b: x}", "f")
        with pytest.raises(TextError, match='expected a whole number, found "x"'):
            spec.check(node)

    def test_a_wrong_kind_names_both_kinds(self) -> None:
        """The error says what was expected and what was found."""
        with pytest.raises(TextError) as info:
            Number().check(Node("f", 1, 1, "list", []))
        assert info.value.text("en") == "f:1:1: expected a whole number, found a list"
        assert info.value.text("ko") == "f:1:1: 정수 자리에 목록"


class TestSchema:
    """The published JSON Schema."""

    def test_it_is_current(self) -> None:
        """`docs/case.schema.json` is what the code says; `scripts/case_schema.py` writes it."""
        assert json.loads(SCHEMA.read_text(encoding="utf-8")) == case_schema()

    def test_it_is_a_schema(self) -> None:
        """It is valid by its own meta-schema."""
        jsonschema.Draft202012Validator.check_schema(case_schema())

    @pytest.mark.parametrize("path", sorted((ROOT / "cases").rglob("*.yaml")), ids=lambda p: p.stem)
    def test_our_cases_fit_it(self, path: Path) -> None:
        """Every case file of ours is valid by the schema."""
        data = read_yaml(read_text(path), path.name).plain()
        VALIDATOR.validate(data)
