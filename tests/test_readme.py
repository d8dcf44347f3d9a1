"""The READMEs: their examples run, print what is shown, and both languages say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from adjudge.cli import main

ROOT = Path(__file__).parent.parent
PAGES = (("README.md", "en"), ("README.ko.md", "ko"))
pages = pytest.mark.parametrize(("page", "lang"), PAGES)


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def examples(page: str) -> list[str]:
    """The `adjudge` commands of the table of commands."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"^\| [^|]+ \| `adjudge ([^`]+)` \|$", text, re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pages
def test_the_dispute_holds_and_prints_what_is_shown(page: str, lang: str, folder: Path) -> None:
    """Every line that is shown is a line of the output, in that order."""
    (case,), (shown,) = blocks(page, "yaml"), blocks(page, "text")
    (folder / "case.yaml").write_text(case, encoding="utf-8")
    result = CliRunner().invoke(main, ["judge", "case.yaml", "--lang", lang])
    assert result.exit_code == 0
    printed = iter(result.output.splitlines())
    for line in shown.splitlines():
        assert line == "…" or line in printed, line


@pages
@pytest.mark.usefixtures("folder")
def test_the_python_example_runs(page: str, lang: str) -> None:
    """It plays a game to its end."""
    (example,) = blocks(page, "python")
    found: dict[str, object] = {}
    exec(example, found)  # noqa: S102 - our own page
    assert found["decision"] is None
    assert lang in example or lang == "en"


@pages
def test_every_command_has_an_example(page: str, lang: str) -> None:
    """The table names each command once, with arguments that exist."""
    del lang
    names = [line.split()[0] for line in examples(page)]
    assert set(names) == set(main.commands)
    deck = [line.split()[1] for line in examples(page) if line.startswith("deck ")]
    assert sorted(deck) == ["check", "convert", "list"]


def test_both_languages_have_the_same_parts() -> None:
    """As many headings, blocks and rows of tables."""
    counts = []
    for page, _ in PAGES:
        lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
        starts = [line.split(" ")[0] for line in lines]
        counts.append([starts.count(mark) for mark in ("##", "|", "```", "```sh", "```yaml")])
    assert counts[0] == counts[1]
