"""A fifth game in one folder: played, refused, saved, judged, fuzzed, listed like the others."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from adjudge.cli import main
from adjudge.core.codec import CodecError, fingerprint
from adjudge.core.errors import IllegalChoice, UnreadableChoice
from adjudge.judge.run import HOLDS, judge, judge_file
from adjudge.players.dice import Dice
from adjudge.research import bench, fuzz, simulate
from adjudge.rulebooks import FURTHER, UnknownGame, game_names, kit_of
from adjudge.rulekit.playing import PlayedGame, load_game, new_game
from adjudge.text.cases import read_cases

CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))


@pytest.fixture(autouse=True)
def fifth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the game for this process."""
    monkeypatch.setenv(FURTHER, "lanterns=tests.fifth.kit")


@pytest.fixture
def game() -> PlayedGame:
    """A game at its first decision."""
    return new_game(kit_of("lanterns"), ["none", "none"], 5)


def to_end(game: PlayedGame, seed: int = 1) -> None:
    """Play at random to the end."""
    dice = Dice(seed)
    while game.decision is not None:
        game.choose(dice.below(len(game.decision.options)))


def test_it_is_one_of_the_games() -> None:
    """The registry finds it, and names it where another word is close."""
    assert "lanterns" in game_names()
    with pytest.raises(UnknownGame, match="did you mean lanterns"):
        kit_of("lantern")


def test_python_finds_it_by_its_name() -> None:
    """Without a module of its own for it."""
    from adjudge import lanterns  # noqa: PLC0415 - only there while the game is named

    game = lanterns.new_game(decks=["none", "none"], seed=2)
    assert lanterns.load_game(game.save()).record == game.record


def test_it_is_played_by_lines_of_notation_in_both_languages(game: PlayedGame) -> None:
    """Every option is a line, and the line means that option."""
    for lang in ("en", "ko") * 4:
        decision = game.decision
        assert decision is not None
        lines = game.options(lang)
        other = game.fork()
        other.choose(len(lines) - 1)
        game.play(lines[-1])
        assert fingerprint(game.state) == fingerprint(other.state)


def test_a_card_of_another_colour_is_refused_with_the_rule(game: PlayedGame) -> None:
    """Why not: by the line, in both languages; the position stays."""
    while True:
        decision = game.decision
        assert decision is not None
        hand = game.state.zones[game.state.zone_of("hand", decision.player)]
        barred = [i for i in hand if i not in {o.obj for o in decision.options}]
        if barred:
            break
        game.choose(0)
    line = f"{'AB'[decision.player]}: play {game.state.objs[barred[0]].name}"
    refusal = game.why_not(line)
    assert refusal is not None
    assert [r.rule for r in refusal.reasons] == ["LAN@1:2.2"]
    assert refusal.reasons[0].ko
    with pytest.raises(IllegalChoice):
        game.play(line)
    with pytest.raises(UnreadableChoice):
        game.play("A: fly")


def test_it_is_saved_undone_and_told(game: PlayedGame) -> None:
    """A save gives the same game again, an undo takes a choice back, the trace speaks."""
    for _ in range(3):
        game.choose(0)
    again = load_game(game.kit, game.save())
    assert again.record == game.record
    before = fingerprint(game.state)
    game.choose(0)
    game.undo(force=True)
    assert fingerprint(game.state) == before
    assert game.phrases("ko")[0].endswith("먼저 냅니다.")
    assert game.table(0)[0].startswith("A: tricks ")
    with pytest.raises(CodecError):
        load_game(kit_of("riftbound"), game.save())


def test_a_finished_game_is_a_case_that_holds(game: PlayedGame) -> None:
    """The game as a case file, judged, leads to the same position."""
    to_end(game)
    (case,) = read_cases(game.case_text())
    verdict = judge(case)
    assert verdict.status == HOLDS, verdict.error or verdict.failures
    assert verdict.session is not None
    assert verdict.session.fingerprint == fingerprint(game.state)


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_each_case_holds(path: Path) -> None:
    """Cases written by hand."""
    assert [v.status for v in judge_file(path)] == [HOLDS]


def test_random_games_have_no_fault() -> None:
    """Fuzzed, simulated and measured by its name alone."""
    assert fuzz.run("lanterns", 30, limits=fuzz.Limits(check_every=1)).faulty == []
    found = simulate.run("lanterns", ("none", "none"), 4, player="greedy")
    assert found.undecided() == 0
    assert bench.run("lanterns", 1, 1, (2,))["games a second"] > 0


@pytest.mark.parametrize(
    "words",
    [
        "cards lanterns",
        "house lanterns",
        "readings lanterns",
        "deck list lanterns",
        "deck check lanterns none",
        "deck convert lanterns none",
        "play lanterns --players random,random",
        "sim lanterns --deck none --deck none --games 2",
        "fuzz lanterns --games 2",
        "demo lanterns",
    ],
)
def test_every_command_serves_it(words: str) -> None:
    """No command names a game."""
    for lang in ("en", "ko"):
        result = CliRunner().invoke(main, [*words.split(), "--lang", lang])
        assert result.exit_code == 0, result.output


def test_a_card_is_shown_by_its_korean_name() -> None:
    """With its text and that it is invented."""
    result = CliRunner().invoke(main, ["cards", "lanterns", "붉은 나방", "--lang", "ko"])
    assert "Red Moth" in result.output
    assert "자체 제작" in result.output
    assert "카드를 1장 뽑습니다" in result.output
