"""Saved games: written, read, replayed, and refused where the record does not fit."""

import json
from typing import Any

import pytest

from adjudge.core.codec import CodecError, fingerprint
from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.engine import Engine
from adjudge.core.game import Game
from adjudge.core.saves import ReplayError, Saved, load, replay, save
from adjudge.core.state import Result, State

SETUP: dict[str, Any] = {"seed": 3, "decks": [["Wolf", "Bear"], []]}


class Counting(Engine):
    """Players name numbers in turn; a forced question stands between; six turns end it."""

    name = "counting"
    edition = "TEST@1"

    def step(self, state: State) -> Ask:
        """One turn: a free choice, then a forced one."""
        player = state.turn % 2
        answer = yield Decision(player, "act", [Option("name", arg=n) for n in range(3)], "T-1")
        state.vars["sum"] = state.vars.get("sum", 0) + answer.arg
        yield Decision(player, "act", [Option("pass")], "T-2")
        state.turn += 1
        if state.turn == 6:
            state.result = Result((0,), "T-3", "six turns")

    def concede(self, state: State, player: int) -> None:
        """The other player wins."""
        state.gone = (*state.gone, player)
        state.result = Result((1 - player,), "T-4", "conceded")


def fresh(*, show_forced: bool = False) -> Game:
    """A new game."""
    return Game(Counting(), State(2, 3), show_forced=show_forced)


def played(*numbers: int) -> Game:
    """A game in which these numbers were named."""
    game = fresh()
    for number in numbers:
        game.choose(Option("name", arg=number))
    return game


class TestSave:
    """The text of a saved game."""

    def test_it_says_what_is_needed(self) -> None:
        """Format, version, game, edition, setup and record stand in the text."""
        assert json.loads(save(played(2, 0), SETUP)) == {
            "format": "adjudge game",
            "version": 1,
            "game": "counting",
            "edition": "TEST@1",
            "setup": SETUP,
            "record": [["name", -1, 2, ""], ["name", -1, 0, ""]],
        }

    def test_it_is_read_back(self) -> None:
        """What was saved is what is loaded."""
        choices = (Option("name", arg=2), Option("name", arg=0))
        assert load(save(played(2, 0), SETUP)) == Saved("counting", "TEST@1", SETUP, choices)

    @pytest.mark.parametrize(
        "setup", [{"a": (1,)}, {1: "a"}, {"a": {1}}, {"a": float("nan")}, {"a": b"x"}]
    )
    def test_a_setup_that_json_would_change_is_refused(self, setup: dict[str, Any]) -> None:
        """A setup that does not come back as it was would set up another game."""
        with pytest.raises(CodecError, match="setup"):
            save(fresh(), setup)


class TestLoad:
    """Text that is no saved game is refused with its place."""

    @pytest.mark.parametrize(
        ("key", "value", "path"),
        [
            ("format", "adjudge position", "format"),
            ("version", 9, "version"),
            ("game", 5, "game"),
            ("setup", [], "setup"),
            ("record", {}, "record"),
            ("record", [["pass", -1, -1, ""], 5], "record[1]"),
            ("record", [["pass", -1]], "record[0]"),
            ("record", [["pass", "x", -1, ""]], "record[0].obj"),
            ("record", [["pass", -1, None, ""]], "record[0].arg"),
            ("other", 1, "data"),
        ],
    )
    def test_the_error_names_the_place(self, key: str, value: object, path: str) -> None:
        """One wrong value, one path."""
        data = json.loads(save(fresh(), SETUP))
        data[key] = value
        with pytest.raises(CodecError) as caught:
            load(json.dumps(data))
        assert caught.value.path == path

    def test_a_missing_part_is_named(self) -> None:
        """Nothing is guessed."""
        data = json.loads(save(fresh(), SETUP))
        del data["edition"]
        with pytest.raises(CodecError, match="edition"):
            load(json.dumps(data))

    def test_no_json_is_refused(self) -> None:
        """Text that is no JSON is a codec error too."""
        with pytest.raises(CodecError, match="JSON"):
            load("{")


class TestReplay:
    """Giving a record to a fresh game."""

    def test_the_game_goes_on_from_the_same_position(self) -> None:
        """Save, load, continue is the same as continue."""
        game = played(2, 0, 1)
        again = fresh()
        replay(again, load(save(game, SETUP)).record)
        assert fingerprint(again.state) == fingerprint(game.state)
        assert again.record == game.record

    def test_forced_choices_may_be_shown(self) -> None:
        """The same record serves a game that shows forced choices."""
        again = fresh(show_forced=True)
        replay(again, played(2, 0, 1).record)
        assert again.state.vars["sum"] == 3
        assert again.decision is not None
        assert len(again.decision.options) == 1

    def test_a_concession_is_repeated(self) -> None:
        """Conceding is no option of a decision, but part of the record."""
        game = played(1)
        game.concede(1)
        again = fresh()
        replay(again, game.record)
        assert again.outcome is not None
        assert again.outcome.winners == (0,)

    def test_the_first_choice_not_offered_is_named(self) -> None:
        """The error gives the index, and the game stands before it."""
        record = [Option("name", arg=2), Option("name", arg=7), Option("name", arg=8)]
        game = fresh()
        with pytest.raises(ReplayError, match=r"choice 1 <name 7> is not offered") as caught:
            replay(game, record)
        assert (caught.value.index, caught.value.option) == (1, record[1])
        assert game.record == record[:1]

    def test_a_choice_after_the_end_is_named(self) -> None:
        """A game that is over takes no choice."""
        record = [*played(0, 0, 0, 0, 0, 0).record, Option("name", arg=0)]
        with pytest.raises(ReplayError, match=r"choice 6 .* over"):
            replay(fresh(), record)

    @pytest.mark.parametrize("player", [-1, 2])
    def test_nobody_can_not_concede(self, player: int) -> None:
        """A concession of a player who is not there is refused."""
        with pytest.raises(ReplayError, match="choice 0"):
            replay(fresh(), [Option("concede", player)])

    def test_nobody_concedes_after_the_end(self) -> None:
        """A concession comes too late once the game is over."""
        record = [*played(0, 0, 0, 0, 0, 0).record, Option("concede", 1)]
        with pytest.raises(ReplayError, match=r"choice 6 .* over"):
            replay(fresh(), record)
