"""The command line: output for people and programs, exit codes, one clear error for wrong use."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from adjudge.cli import main

ROOT = Path(__file__).parents[1]
SEED = ROOT / "cases" / "riftbound" / "seed"
VOID_SEEKER = str(SEED / "099-void-seeker-target-moved.yaml")
DANCE = str(SEED / "031-defiant-dance.yaml")
BROKEN = str(ROOT / "tests" / "text" / "broken" / "unknown-card.yaml")
FAILS = """\
game: riftbound
title: {en: A wrong case, ko: 틀린 사례}
position: {A: {points: 3}}
expect: [{A: {points: 4}}]
"""


def run(*arguments: str, lines: str = "") -> Result:
    """Run the command line in this process."""
    return CliRunner().invoke(main, arguments, input=lines)


def objects(result: Result) -> list[dict[str, Any]]:
    """The JSON objects of an output, one a line."""
    return [json.loads(line) for line in result.output.splitlines()]


def commands(group: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command with its groups."""
    if isinstance(group, click.Group):
        for name, command in group.commands.items():
            yield from commands(command, (*path, name))
    else:
        yield path


class TestExitCodes:
    """0 holds or done, 1 fails or illegal, 2 unreadable or wrong use."""

    @pytest.mark.parametrize(
        ("arguments", "code"),
        [
            (("judge", VOID_SEEKER), 0),
            (("judge", BROKEN), 2),
            (("judge", "no-such-file.yaml"), 2),
            (("judge",), 2),
            (("why", VOID_SEEKER, "A: play Flash"), 0),
            (("why", VOID_SEEKER, "A: fly"), 2),
            (("why", VOID_SEEKER, "A: pass", "--branch", "none"), 2),
            (("deck", "check", "riftbound", "kaisa", "--mode", "match"), 0),
            (("deck", "check", "riftbound", "kaisa"), 0),
            (("deck", "check", "riftbound", "kaisa", "--mode", "duel"), 1),
            (("deck", "check", "riftbound", "kaysa"), 2),
            (("deck", "check", "riftbund", "kaisa"), 2),
            (("deck", "list", "riftbound"), 0),
            (("deck", "convert", "riftbound", "kaisa"), 0),
            (("deck", "convert", "riftbound", "kaisa", "--to", "code"), 0),
            (("deck", "convert", "riftbound", "kaisa", "--to", "cod"), 2),
            (("cards", "riftbound", "Void Seeker"), 0),
            (("cards", "riftbound", "Void Seaker"), 2),
            (("cards", "riftbound", "--unsupported"), 0),
            (("rules", "riftbound", "--only", "waived"), 0),
            (("readings", "riftbound"), 0),
            (("play", "riftbound", "--players", "random,random", "--seed", "3"), 0),
            (("play", "riftbound", "--players", "robot,random"), 2),
            (("play", "riftbound", "--deck", "kaisa"), 2),
            (("sim", "riftbound", "--deck", "kaisa", "--deck", "jinx", "--games", "2"), 0),
            (("sim", "riftbound", "--deck", "kaisa", "--deck", "jnx", "--games", "2"), 2),
            (("fuzz", "riftbound", "--games", "1"), 0),
            (("demo",), 0),
            (("judge", "--lang", "fr", VOID_SEEKER), 2),
            (("jugde", VOID_SEEKER), 2),
            (("deck", "chek", "riftbound", "kaisa"), 2),
            (("--help",), 0),
        ],
    )
    def test_in_this_process(self, arguments: tuple[str, ...], code: int) -> None:
        """The code, and never a traceback."""
        result = run(*arguments)
        assert result.exit_code == code, result.output
        assert "Traceback" not in result.output

    def test_of_a_failing_case(self, tmp_path: Path) -> None:
        """A case that does not hold gives 1; an unreadable one beside it gives 2."""
        path = tmp_path / "wrong.yaml"
        path.write_text(FAILS, encoding="utf-8")
        assert run("judge", str(path)).exit_code == 1
        assert run("judge", str(path), BROKEN).exit_code == 2

    @pytest.mark.parametrize(
        ("arguments", "code"), [((VOID_SEEKER,), 0), ((BROKEN,), 2), (("--no-such",), 2)]
    )
    def test_of_a_process(self, arguments: tuple[str, ...], code: int) -> None:
        """The shell sees the same codes."""
        command = [sys.executable, "-m", "adjudge.cli", "judge", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
        assert done.returncode == code
        assert "Traceback" not in done.stderr


class TestErrors:
    """Wrong use."""

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (("jugde",), "Did you mean judge?"),
            (("deck", "chek"), "Did you mean check?"),
            (("judge", "--jsno", VOID_SEEKER), "--json"),
            (("cards", "riftbuond"), "Did you mean riftbound?"),
            (("deck", "check", "riftbound", "kasia"), "did you mean kaisa?"),
            (("cards", "riftbound", "Void Seaker"), "did you mean Void Seeker"),
            (("play", "riftbound", "--players", "randon,human"), "did you mean random?"),
            (("judge", BROKEN), 'unknown card "Void Seaker"; did you mean Void Seeker'),
        ],
    )
    def test_names_the_nearest_word(self, arguments: tuple[str, ...], message: str) -> None:
        """One error with what was probably meant."""
        assert message in run(*arguments).output

    def test_in_korean_and_as_json(self) -> None:
        """The error of a file in Korean, and its parts for programs."""
        assert '알 수 없는 카드: "Void Seaker"' in run("judge", BROKEN, "--lang", "ko").output
        (found,) = objects(run("judge", BROKEN, "--json"))
        assert (found["status"], found["line"], found["column"]) == ("unreadable", 4, 14)
        assert found["nearest"][0] == "Void Seeker"


class TestOutput:
    """What commands print."""

    def test_judge_tells_the_derivation_of_one_file(self) -> None:
        """Verdict, steps and rules; Korean on request."""
        text = run("judge", VOID_SEEKER).output
        assert "holds" in text
        assert "[RB-CR@1.4:359.3.e.5]" in text
        assert text.splitlines()[-1] == "3 cases: holds 3"
        korean = run("judge", VOID_SEEKER, "--lang", "ko").output
        assert "공허추적자가 처리됩니다." in korean
        assert korean.splitlines()[-1] == "사례 3개: 성립 3"

    def test_judge_counts_apart_what_its_source_says_otherwise(self, tmp_path: Path) -> None:
        """It is no failure; the summary counts it and the case tells why."""
        path = tmp_path / "old.yaml"
        holds = "game: riftbound\ntitle: {en: A case, ko: 사례}\nexpect: [{A: {points: 0}}]\n"
        path.write_text(holds + "verdict: disagrees\nnote: an older edition\n", encoding="utf-8")
        result = run("judge", str(path))
        assert result.exit_code == 0
        assert "an older edition" in result.output
        assert result.output.splitlines()[-1] == "1 case: disagrees 1"
        korean = run("judge", str(path), VOID_SEEKER, "--lang", "ko", "--quiet").output
        assert korean.splitlines() == ["사례 4개: 성립 3, 출처와 다름 1"]

    def test_judge_as_json_is_one_object_a_case(self) -> None:
        """Each line is an object; steps only when asked for."""
        found = objects(run("judge", DANCE, "--json"))
        assert {f["status"] for f in found} == {"holds"}
        assert all("trace" not in f for f in found)
        first, *_ = objects(run("judge", DANCE, "--json", "--trace"))
        assert first["trace"][0]["rules"] == ["RB-CR@1.4:354"]

    def test_failures_say_where_and_what(self, tmp_path: Path) -> None:
        """Line, column, expected and found."""
        path = tmp_path / "wrong.yaml"
        path.write_text(FAILS, encoding="utf-8")
        assert "4:23     A: points: expected 4; found 3" in run("judge", str(path)).output

    def test_why_gives_every_reason_with_its_gist(self) -> None:
        """Rules, reasons, and what the rules say."""
        branch = ("--branch", "fury does not pay")
        text = run("why", DANCE, "A: play Defiant Dance -> ally, foe", *branch).output
        assert text.startswith("refused: A: play Defiant Dance -> ally, foe\n")
        assert "RB-CR@1.4:357.1" in text
        (found,) = objects(run("why", DANCE, "A: play Defiant Dance", *branch, "--json"))
        assert found["possible"] is False
        assert all(reason["ko"] for reason in found["reasons"])

    def test_a_deck_comes_back_from_its_forms(self, tmp_path: Path) -> None:
        """Text and code convert into each other."""
        code = tmp_path / "deck.txt"
        code.write_text(run("deck", "convert", "riftbound", "kaisa", "--to", "code").output)
        listed = tmp_path / "list.txt"
        listed.write_text(run("deck", "convert", "riftbound", "kaisa").output, encoding="utf-8")
        for path in (code, listed):
            assert run("deck", "check", "riftbound", str(path), "--mode", "match").exit_code == 0

    def test_a_card_has_our_words_in_both_languages(self) -> None:
        """Facts and generated text."""
        (found,) = objects(run("cards", "riftbound", "Void Seeker", "--json"))
        assert found["text"]["en"].startswith("[Action]")
        assert "피해" in found["text"]["ko"]

    def test_rules_counts_add_up(self) -> None:
        """Every rule id has one of three statuses."""
        found = objects(run("rules", "riftbound", "--json"))
        assert {f["status"] for f in found} == {"covered", "waived", "missing"}
        assert len({f["rule"] for f in found}) == len(found)

    def test_demo_settles_the_dispute_in_both_languages(self) -> None:
        """The verdict with its rule, then a game to its end."""
        text = run("demo").output
        assert "판정: 뽑습니다." in text
        assert "Verdict: yes, one card is drawn" in text
        assert "[RB-CR@1.4:359.3.e.5]" in text
        assert "wins" in text.splitlines()[-1]
        *_, last = objects(run("demo", "--json"))
        assert last["part"] == "result"

    def test_a_game_gives_its_record(self) -> None:
        """A game of random players ends with a record in notation."""
        (found,) = objects(run("play", "riftbound", "--players", "random,random", "--json"))
        assert found["winners"]
        assert all(line[:3] in ("A: ", "B: ") for line in found["record"])


class TestTerminal:
    """A person at the terminal."""

    def test_numbers_notation_why_and_undo(self, tmp_path: Path) -> None:
        """Options by number or by line, reasons, the table, saving, leaving."""
        path = tmp_path / "game.adjudge"
        lines = [
            "table",
            "99",
            "keep",
            "why A: end turn",
            "undo",
            "nonsense",
            f"save {path}",
            f"case {path.with_suffix('.yaml')}",
            "log",
            "help",
            "concede",
        ]
        players = ("--players", "human,human")
        result = run("play", "riftbound", *players, "--seed", "5", lines="\n".join(lines) + "\n")
        assert result.exit_code == 0, result.output
        assert "points 0" in result.output
        assert "wins" in result.output
        assert path.read_text(encoding="utf-8").startswith("{")
        assert run("judge", str(path.with_suffix(".yaml"))).exit_code == 0

    def test_the_end_of_input_leaves_the_game(self) -> None:
        """Closing the input is no error."""
        assert run("play", "riftbound", "--players", "human,random", lines="").exit_code == 0

    def test_the_other_players_cards_stay_hidden(self) -> None:
        """A person sees no card of the other player's hand."""
        lines = "table\nquit\n"
        text = run("play", "riftbound", "--players", "human,random", lines=lines).output
        assert "B hand: 4 cards" in text or "B hand" not in text


@pytest.mark.parametrize("path", list(commands(main)), ids=" ".join)
def test_every_command_has_help_with_an_example(path: tuple[str, ...]) -> None:
    """`--help` shows how a command is used, and every command speaks both languages and JSON."""
    result = run(*path, "--help")
    assert result.exit_code == 0
    assert f"\n    adjudge {' '.join(path)}" in result.output.split("Example", 1)[1]
    assert "--json" in result.output
    assert "--lang [en|ko]" in result.output
