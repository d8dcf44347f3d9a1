"""Every case file of ours holds; a pending one says why."""

import re
from pathlib import Path

import pytest

from adjudge.judge.run import DISAGREES, HOLDS, PENDING, judge, judge_file
from adjudge.text.cases import RULE_FORM, read_case_file, read_cases

ROOT = Path(__file__).parents[2]
CASES = ROOT / "cases"
FILES = sorted(CASES.rglob("*.yaml"))
RULINGS = sorted((CASES / "riftbound" / "rulings").glob("*.yaml"))
RULING = re.compile(
    r"RULING (RB-\d{4}) \((?:official|judge|community), [^,]+, (?:\d{4}-\d{2}-\d{2}|undated)\)"
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_holds(path: Path, tmp_path: Path) -> None:
    """Each case of the file holds by the engine, or is pending with a reason."""
    for verdict in judge_file(path, tmp_path):
        told = verdict.error or verdict.message or verdict.failures
        assert verdict.status in (HOLDS, DISAGREES, PENDING), f"{verdict.name}: {told}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_has_a_source_and_titles_in_both_languages(path: Path) -> None:
    """Nobody needs to guess where a case comes from."""
    for case in read_case_file(path):
        assert case.source
        assert case.title_en
        assert case.title_ko != case.title_en


@pytest.mark.parametrize("path", RULINGS, ids=lambda path: path.stem)
def test_a_ruling_is_named_in_one_form(path: Path) -> None:
    """The file bears the number of the first source; rules that decide follow it."""
    for case in read_case_file(path):
        ruling, *rules = case.source
        found = RULING.fullmatch(ruling)
        assert found is not None, ruling
        assert path.name.startswith(f"{found[1]}-")
        assert rules
        assert all(re.fullmatch(RULE_FORM, rule) for rule in rules)


@pytest.mark.parametrize("name", ["cases.md", "cases.ko.md"])
def test_the_examples_of_the_documentation_hold(name: str, tmp_path: Path) -> None:
    """What the format's description shows is true."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        for case in read_cases(block, name):
            assert judge(case, tmp_path).status == HOLDS
