"""Every cited Riftbound rule exists, and has a gist in both languages."""

import re
from pathlib import Path

import pytest

from adjudge.commands.catalogue import rule_statuses
from adjudge.rulebooks.riftbound import rulebook_index

ROOT = Path(__file__).resolve().parent.parent
SCANNED = ("src", "tests", "tests_reference", "cases")
SUFFIXES = {".py", ".toml", ".yaml", ".yml", ".json", ".txt"}
LIST_OF_IDS = ROOT / "src/adjudge/rulebooks/riftbound/rule_ids.txt"
HANGUL = re.compile(r"[가-힣]")
# An id needs its edition: books renumber their rules.
WITHOUT_EDITION = re.compile(r"\bRB-(?:CR|KO|S2|TR):")


def project_texts() -> dict[Path, str]:
    """Each text file of the scanned folders, by its path from the root."""
    paths = (
        path
        for folder in SCANNED
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in SUFFIXES and path != LIST_OF_IDS
    )
    # Files that are unreadable on purpose are scanned for what can be read of them.
    return {path.relative_to(ROOT): path.read_text("utf-8", "replace") for path in paths}


class TestIndex:
    """The index itself."""

    def test_each_gist_belongs_to_a_rule_that_exists(self) -> None:
        """A gist of an unknown id would explain nothing."""
        unknown = sorted(set(rulebook_index.gists()) - rulebook_index.load_ids())
        assert unknown == []

    def test_each_waiver_belongs_to_a_rule_that_exists(self) -> None:
        """A waiver of an unknown id would hide nothing."""
        assert rulebook_index.waived_ids()
        assert rulebook_index.waived_ids() - rulebook_index.load_ids() == set()

    def test_each_waiver_has_its_reason_in_both_languages(self) -> None:
        """Who is shown that a rule is left out is shown why."""
        for rule_id in rulebook_index.waived_ids():
            reason = rulebook_index.waived(rule_id)
            assert reason is not None
            assert reason.en
            assert HANGUL.search(reason.en) is None
            assert HANGUL.search(reason.ko)

    def test_each_gist_speaks_both_languages(self) -> None:
        """English has no Hangul, Korean has some, and both are short."""
        faults = [
            rule_id
            for rule_id, gist in rulebook_index.gists().items()
            if not gist.en
            or HANGUL.search(gist.en)
            or not HANGUL.search(gist.ko)
            or max(len(gist.en), len(gist.ko)) > 240
        ]
        assert faults == []

    def test_gist_answers_in_the_language_asked_for(self) -> None:
        """The same rule, in English and in Korean."""
        english = rulebook_index.gist("RB-CR@1.4:356.4", "en")
        korean = rulebook_index.gist("RB-CR@1.4:356.4", "ko")
        assert english is not None
        assert korean is not None
        assert HANGUL.search(english) is None
        assert HANGUL.search(korean) is not None

    def test_gist_of_an_unknown_rule_is_none(self) -> None:
        """Nothing is made up for an id that does not exist."""
        assert rulebook_index.gist("RB-CR@0.0:1", "en") is None

    @pytest.mark.parametrize(
        ("text", "ids"),
        [
            ("see RB-CR@1.4:359.3.e.5, then", ["RB-CR@1.4:359.3.e.5"]),
            ("RB-CR@1.4:356.", ["RB-CR@1.4:356"]),
            ("RB-KO@2026:ex71/RB-S2@2026:S2-001", ["RB-KO@2026:ex71", "RB-S2@2026:S2-001"]),
            ("no rule here", []),
        ],
    )
    def test_cited_ids_reads_whole_ids(self, text: str, ids: list[str]) -> None:
        """Punctuation after an id is not part of it."""
        assert list(rulebook_index.cited_ids(text)) == ids

    def test_a_waiver_holds_for_the_rules_below(self) -> None:
        """A part of the book is waived as a whole."""
        # Put together here, so that the scan below does not take them for citations.
        book = "RB-CR@1.4:"
        assert rulebook_index.waived(book + "488") is not None
        assert rulebook_index.waived(book + "488.4.b") == rulebook_index.waived(book + "488")
        assert rulebook_index.waived("RB-CR@1.4:356.4") is None

    def test_what_is_missing_is_listed_with_what_it_would_take(self) -> None:
        """Each missing rule, and none that something shows by now."""
        missing = {rule for rule, status in rule_statuses().items() if status == "missing"}
        assert set(rulebook_index.wanted()) == missing
        for reason in rulebook_index.wanted().values():
            assert HANGUL.search(reason.en) is None
            assert HANGUL.search(reason.ko)

    def test_few_rules_are_missing(self) -> None:
        """Under 5 % of those that are not waived."""
        statuses = list(rule_statuses().values())
        assert statuses.count("missing") * 20 < len(statuses) - statuses.count("waived")


class TestCitations:
    """Every citation in the project."""

    def test_each_cited_rule_exists(self) -> None:
        """No rule id from memory: each is in the list."""
        unknown = sorted(
            f"{path}: {rule_id}"
            for path, text in project_texts().items()
            for rule_id in set(rulebook_index.cited_ids(text)) - rulebook_index.load_ids()
        )
        assert unknown == []

    def test_each_cited_core_rule_has_a_gist(self) -> None:
        """Who is shown a rule id is shown what the rule says."""
        missing = {
            rule_id
            for text in project_texts().values()
            for rule_id in rulebook_index.cited_ids(text)
            if rule_id.startswith("RB-CR@") and rulebook_index.gist(rule_id, "en") is None
        }
        assert sorted(missing & rulebook_index.load_ids()) == []

    def test_no_citation_lacks_its_edition(self) -> None:
        """An id without an edition is an error."""
        faults = [
            f"{path}: {match.group()}"
            for path, text in project_texts().items()
            for match in WITHOUT_EDITION.finditer(text)
        ]
        assert faults == []
