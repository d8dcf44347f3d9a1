"""Every cited rule of every game exists, and has a gist in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from adjudge.commands.catalogue import rule_statuses
from adjudge.rulebooks import game_names, kit_of
from adjudge.rulekit.kit import Kit
from adjudge.rulekit.rule_index import RuleIndex

ROOT = Path(__file__).resolve().parent.parent
SCANNED = ("src", "tests", "tests_reference", "cases")
SUFFIXES = {".py", ".toml", ".yaml", ".yml", ".json", ".txt"}
HANGUL = re.compile(r"[가-힣]")
FULL = 240
MISSING = 20  # one in so many rules that are not waived may be missing
RIFTBOUND = kit_of("riftbound").index

GAMES = pytest.mark.parametrize("kit", [pytest.param(kit_of(n), id=n) for n in game_names()])


@cache
def project_texts() -> dict[Path, str]:
    """Each text file of the scanned folders, by its path from the root."""
    paths = (
        path
        for folder in SCANNED
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in SUFFIXES and path.name != "rule_ids.txt"
    )
    # Files that are unreadable on purpose are scanned for what can be read of them.
    return {path.relative_to(ROOT): path.read_text("utf-8", "replace") for path in paths}


def cited(index: RuleIndex) -> dict[str, Path]:
    """Each cited id with one file that cites it."""
    return {rule: path for path, text in project_texts().items() for rule in index.cited_ids(text)}


@GAMES
class TestIndex:
    """The index of each game."""

    def test_each_gist_belongs_to_a_rule_that_exists(self, kit: Kit) -> None:
        """A gist of an unknown id would explain nothing."""
        assert sorted(set(kit.index.gists()) - kit.index.load_ids()) == []

    def test_each_waiver_belongs_to_a_rule_that_exists(self, kit: Kit) -> None:
        """A waiver of an unknown id would hide nothing."""
        assert kit.index.waived_ids() - kit.index.load_ids() == set()

    def test_each_waiver_has_its_reason_in_both_languages(self, kit: Kit) -> None:
        """Who is shown that a rule is left out is shown why."""
        for rule_id in kit.index.waived_ids():
            reason = kit.index.waived(rule_id)
            assert reason is not None
            assert reason.en
            assert HANGUL.search(reason.en) is None
            assert HANGUL.search(reason.ko)

    def test_each_gist_speaks_both_languages(self, kit: Kit) -> None:
        """English has no Hangul, Korean has some, and both are short."""
        faults = [
            rule_id
            for rule_id, gist in kit.index.gists().items()
            if not gist.en
            or HANGUL.search(gist.en)
            or not HANGUL.search(gist.ko)
            or max(len(gist.en), len(gist.ko)) > FULL
        ]
        assert faults == []

    def test_gist_of_an_unknown_rule_is_none(self, kit: Kit) -> None:
        """Nothing is made up for an id that does not exist."""
        assert kit.index.gist(f"{kit.edition}:no.such.rule", "en") is None

    def test_what_is_missing_is_listed_with_what_it_would_take(self, kit: Kit) -> None:
        """Each missing rule, and none that something shows by now."""
        for reason in kit.index.wanted().values():
            assert HANGUL.search(reason.en) is None
            assert HANGUL.search(reason.ko)
        missing = {rule for rule, status in rule_statuses(kit).items() if status == "missing"}
        assert set(kit.index.wanted()) - kit.index.load_ids() == set()
        if not kit.draft:
            assert set(kit.index.wanted()) == missing

    def test_few_rules_are_missing(self, kit: Kit) -> None:
        """Under 5 % of those that are not waived."""
        statuses = list(rule_statuses(kit).values())
        counted = len(statuses) - statuses.count("waived")
        if not kit.draft:
            assert statuses.count("missing") * MISSING < counted


class TestLookingUp:
    """How an index answers."""

    def test_gist_answers_in_the_language_asked_for(self) -> None:
        """The same rule, in English and in Korean."""
        english = RIFTBOUND.gist("RB-CR@1.4:356.4", "en")
        korean = RIFTBOUND.gist("RB-CR@1.4:356.4", "ko")
        assert english is not None
        assert korean is not None
        assert HANGUL.search(english) is None
        assert HANGUL.search(korean) is not None

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
        assert list(RIFTBOUND.cited_ids(text)) == ids

    def test_a_waiver_holds_for_the_rules_below(self) -> None:
        """A part of the book is waived as a whole."""
        # Put together here, so that the scan below does not take them for citations.
        book = "RB-CR@1.4:"
        assert RIFTBOUND.waived(book + "488") is not None
        assert RIFTBOUND.waived(book + "488.4.b") == RIFTBOUND.waived(book + "488")
        assert RIFTBOUND.waived("RB-CR@1.4:356.4") is None

    def test_a_heading_is_covered_by_what_stands_below(self) -> None:
        """Who shows a rule shows the heading that it stands under; numbers sort as numbers."""
        statuses = RIFTBOUND.statuses(["RB-CR@1.4:356.4"])
        assert statuses["RB-CR@1.4:356"] == statuses["RB-CR@1.4:356.4"] == "covered"
        assert statuses["RB-CR@1.4:356.3"] == "missing"
        order = list(statuses)
        assert order.index("RB-CR@1.4:356.4") < order.index("RB-CR@1.4:359.3.e.10")
        assert order.index("RB-CR@1.4:359.3.e.5") < order.index("RB-CR@1.4:359.3.e.10")


@GAMES
class TestCitations:
    """Every citation in the project."""

    def test_each_cited_rule_exists(self, kit: Kit) -> None:
        """No rule id from memory: each is in the list."""
        known = kit.index.load_ids()
        unknown = [
            f"{path}: {rule}" for rule, path in cited(kit.index).items() if rule not in known
        ]
        assert sorted(unknown) == []

    def test_each_cited_rule_has_a_gist(self, kit: Kit) -> None:
        """Who is shown a rule id is shown what the rule says."""
        told, known = kit.index.told, kit.index.load_ids()
        missing = [
            rule
            for rule in cited(kit.index)
            if rule in known
            and rule.partition(":")[0] in told
            and kit.index.gist(rule, "en") is None
        ]
        assert sorted(missing) == []

    def test_no_citation_lacks_its_edition(self, kit: Kit) -> None:
        """An id without an edition is an error: books renumber their rules."""
        books = "|".join(sorted({re.escape(b.partition("@")[0]) for b in kit.index.books()}))
        without = re.compile(rf"\b(?:{books}):")
        faults = [
            f"{path}: {match.group()}"
            for path, text in project_texts().items()
            for match in without.finditer(text)
        ]
        assert faults == []
