"""Every case file of ours holds; a pending one says why."""

import re
from pathlib import Path

import pytest

from adjudge.judge.run import HOLDS, PENDING, judge, judge_file
from adjudge.text.cases import read_case_file, read_cases

ROOT = Path(__file__).parents[2]
CASES = ROOT / "cases"
FILES = sorted(CASES.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_holds(path: Path, tmp_path: Path) -> None:
    """Each case of the file holds by our engine, or is pending with a reason."""
    for verdict in judge_file(path, tmp_path):
        told = verdict.error or verdict.message or verdict.failures
        assert verdict.status in (HOLDS, PENDING), f"{verdict.name}: {told}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_has_a_source_and_titles_in_both_languages(path: Path) -> None:
    """Nobody needs to guess where a case comes from."""
    for case in read_case_file(path):
        assert case.source
        assert case.title_en
        assert case.title_ko != case.title_en


@pytest.mark.parametrize("name", ["cases.md", "cases.ko.md"])
def test_the_examples_of_the_documentation_hold(name: str, tmp_path: Path) -> None:
    """What the format's description shows is true."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        for case in read_cases(block, name):
            assert judge(case, tmp_path).status == HOLDS
