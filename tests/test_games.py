"""Every game there is, through its kit alone: commands, public interface, both languages."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from adjudge.cli import main
from adjudge.core.codec import fingerprint
from adjudge.judge.run import HOLDS, judge
from adjudge.players.dice import Dice
from adjudge.rulebooks import game_names, kit_of
from adjudge.rulekit.kit import Kit
from adjudge.rulekit.playing import PlayedGame, load_game, new_game
from adjudge.text.cases import read_cases

ROOT = Path(__file__).resolve().parent.parent
HANGUL = re.compile(r"[가-힣]")
BRACKETS = re.compile(r"\[[^\]]*\]")  # keywords stand as they are printed
LATIN = re.compile(r"[A-Za-z]{2}")
LANGS = ("en", "ko")
GENERAL = ("cli.py", "commands", "judge", "players", "research", "rulekit", "text", "core")

ALL = pytest.mark.parametrize("kit", [pytest.param(kit_of(n), id=n) for n in game_names()])
FINISHED = pytest.mark.parametrize(
    "kit", [pytest.param(kit_of(n), id=n) for n in game_names() if not kit_of(n).draft]
)


def started(kit: Kit, seed: int = 3, choices: int = 0) -> PlayedGame:
    """A game of the built-in samples after some random choices."""
    game = new_game(kit, kit.decks.samples, seed)
    dice = Dice(seed)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(dice.below(len(game.decision.options)))
    return game


def run(*arguments: str) -> Result:
    """Run the command line in this process."""
    return CliRunner().invoke(main, arguments)


# --------------------------------------------------------------------------- commands


@ALL
@pytest.mark.parametrize("lang", LANGS)
def test_every_command_serves_it(kit: Kit, lang: str) -> None:
    """Each command that takes a game, in both languages, once as JSON."""
    name, deck = kit.name, kit.decks.names()[0]
    decks = [word for sample in kit.decks.samples for word in ("--deck", sample)]
    for arguments in (
        ("cards", name),
        ("house", name),
        ("readings", name),
        ("deck", "list", name),
        ("deck", "convert", name, deck),
        ("play", name, "--players", ",".join(["random"] * kit.seats)),
        ("sim", name, *decks, "--games", "1"),
        ("fuzz", name, "--games", "1", "--seed", "7"),
        ("demo", name),
    ):
        form = ("--json",) if lang == "ko" else ()
        result = run(*arguments, "--lang", lang, *form)
        assert result.exit_code == 0, (arguments, result.output[-500:])


@ALL
def test_every_built_in_deck_is_legal_and_playable(kit: Kit) -> None:
    """Each name can be brought to a table, and its text gives it again."""
    for name in kit.decks.names():
        deck = kit.decks.load(name)
        text = kit.decks.show(deck)
        assert kit.decks.show(kit.decks.parse(text)) == text
        assert kit.decks.plain(kit.decks.from_plain(kit.decks.plain(deck))) == kit.decks.plain(deck)
    assert run("deck", "check", kit.name, kit.decks.samples[0]).exit_code == 0
    wrong = run("deck", "check", kit.name, "no-such-deck")
    assert wrong.exit_code == 2
    assert "there are" in wrong.output


@FINISHED
def test_every_card_that_can_be_played_has_a_text_in_both_languages(kit: Kit) -> None:
    """Names are found again; Korean texts are Korean, English ones are not."""
    rows = [row for row in kit.cards.rows() if not row.reason]
    assert rows
    for row in rows:
        assert kit.cards.find(row.name).name == row.name
        assert not HANGUL.search(kit.cards.text(row.name, "en"))
        korean = BRACKETS.sub("", kit.cards.text(row.name, "ko"))
        assert HANGUL.search(korean) or not LATIN.search(korean)


# --------------------------------------------------------------------------- playing


@ALL
def test_the_public_interface_is_there_by_its_name(kit: Kit) -> None:
    """`from adjudge import NAME` gives `new_game` and `load_game`."""
    api = getattr(import_module("adjudge"), kit.name)
    game = api.new_game(decks=list(kit.decks.samples), seed=4)
    assert isinstance(game, PlayedGame)
    game.choose(0)
    assert api.load_game(game.save()).record == game.record


@FINISHED
@pytest.mark.parametrize("seed", range(2))
def test_the_text_of_an_option_is_that_option(kit: Kit, seed: int) -> None:
    """In random games each option has its own line, which read back is that option."""
    game, dice = started(kit, seed), Dice(seed)
    for turn in range(60):
        decision = game.decision
        if decision is None:
            break
        lines = game.options(LANGS[turn % 2])
        assert len(set(lines)) == len(lines)
        index = dice.below(len(lines))
        trial = game.fork()
        trial.play(lines[index])
        assert trial.record[len(game.record)] == decision.options[index], lines[index]
        game.choose(index)


@ALL
def test_a_game_is_saved_and_taken_back(kit: Kit) -> None:
    """A save gives the same position, an undo the one before."""
    game = started(kit, 5, 30)
    assert fingerprint(load_game(kit, game.save()).state) == fingerprint(game.state)
    if game.decision is not None:
        before = fingerprint(game.state)
        game.choose(0)
        game.undo(force=True)
        assert fingerprint(game.state) == before


@FINISHED
def test_a_game_prints_as_a_case_that_holds(kit: Kit) -> None:
    """The case file of a running game leads to the same position."""
    game = started(kit, 6, 60)
    (case,) = read_cases(game.case_text("One game", "어느 게임"))
    verdict = judge(case)
    assert verdict.status == HOLDS, verdict.error or verdict.failures or verdict.message
    assert verdict.session is not None
    assert verdict.session.fingerprint == fingerprint(game.state)


# --------------------------------------------------------------------------- words


@FINISHED
def test_what_is_asked_and_what_happens_is_told_in_both_languages(kit: Kit) -> None:
    """Every choice of a random game has a name, every line of its trace a sentence."""
    game, dice = started(kit, 8), Dice(8)
    nameless: set[str] = set()
    while (decision := game.decision) is not None:
        if decision.kind not in kit.kinds or not HANGUL.search(kit.kind_word(decision.kind, "ko")):
            nameless.add(decision.kind)
        game.choose(dice.below(len(decision.options)))
    assert sorted(nameless) == []
    kinds = {entry.kind for entry in game.trace.entries} if game.trace is not None else set()
    assert kinds
    english, korean = game.phrases("en"), game.phrases("ko")
    assert [line for line in english if HANGUL.search(line)] == []
    assert [line for line in korean if not HANGUL.search(line)] == []
    assert kinds & set(english) == set()


@ALL
@pytest.mark.parametrize("lang", LANGS)
def test_the_table_is_told_to_everybody(kit: Kit, lang: str) -> None:
    """A line a player and a line a zone, for players and for spectators."""
    game = started(kit, 2, 20)
    for viewer in (*range(kit.seats), None):
        lines = game.table(viewer, lang)
        assert len(lines) > kit.seats
        assert lines[0].startswith("A")


# --------------------------------------------------------------------------- shape


@ALL
def test_nothing_general_names_it(kit: Kit) -> None:
    """Outside of its folder a game is named in examples only, never in code."""
    code = re.compile(rf"adjudge\.rulebooks\.{kit.name}|[\"']{kit.name}[\"']", re.IGNORECASE)
    package = ROOT / "src" / "adjudge"
    named = [
        str(path.relative_to(package))
        for part in GENERAL
        for path in [package / part, *(package / part).rglob("*.py")]
        if path.is_file() and code.search(path.read_text("utf-8"))
    ]
    assert named == []
