"""Modes of play (481-486): what a duel and a match say about players, score and battlefields."""

from dataclasses import replace
from typing import Final, Literal

import pytest

from adjudge.rulebooks.riftbound.api import RiftboundGame, new_game
from adjudge.rulebooks.riftbound.deck_faults import FaultCode
from adjudge.rulebooks.riftbound.decks import DUEL, MATCH, Mode, check_deck
from adjudge.rulebooks.riftbound.decks_builtin import load_deck
from adjudge.rulebooks.riftbound.match import Match
from adjudge.rulebooks.riftbound.rules.points import victory_score
from adjudge.rulebooks.riftbound.rules.table import battlefields

rule = pytest.mark.rule

KAISA: Final = load_deck("kaisa")
YASUO: Final = load_deck("yasuo")
MODES: Final = [
    pytest.param("duel", id="RB-CR@1.4:485.1/RB-CR@1.4:485.2/RB-CR@1.4:485.3"),
    pytest.param("match", id="RB-CR@1.4:486.1/RB-CR@1.4:486.2/RB-CR@1.4:486.3"),
]
Name = Literal["duel", "match"]


def set_up(mode: Name) -> RiftboundGame:
    """A game in front of its first mulligan."""
    return new_game(decks=["kaisa", "yasuo"], seed=1, first=0, mode=mode)


@rule("RB-CR@1.4:482")
@rule("RB-CR@1.4:483.1")
@rule("RB-CR@1.4:483.2")
@rule("RB-CR@1.4:483.2.b")
@pytest.mark.parametrize("mode", MODES)
def test_two_players_with_one_opponent_each_play_to_eight(mode: Name) -> None:
    """In both modes."""
    game = set_up(mode)
    state, rb = game.state, game.rb
    assert state.players == 2
    assert [rb.opponents(state, player) for player in (0, 1)] == [[1], [0]]
    assert victory_score(rb, state) == 8


@rule("RB-CR@1.4:483.1")
@pytest.mark.parametrize("decks", [["kaisa"], ["kaisa", "yasuo", "jinx"]])
def test_no_other_number_of_players(decks: list[str]) -> None:
    """Neither mode is for one or for three."""
    with pytest.raises(ValueError, match="a game needs 2"):
        new_game(decks=decks, seed=1)


@rule("RB-CR@1.4:483.4")
@rule("RB-CR@1.4:483.5")
@pytest.mark.parametrize(("mode", "asked"), [("duel", False), ("match", True)])
def test_two_battlefields_come_into_play_as_the_mode_says(mode: Name, *, asked: bool) -> None:
    """By lot in a duel, picked by the players in a match; one from each of them."""
    game = set_up(mode)
    for line in ("A: keep", "B: keep"):
        game.play(line)
    decision = game.decision
    assert decision is not None
    assert (decision.kind == "battlefield") is asked
    if asked:
        game.play("A: choose Startipped Peak")
        game.play("B: choose Star Spring")
    fields = [game.state.objs[game.state.vars[f"place:{p}"]] for p in battlefields(game.state)]
    assert sorted(field.owner for field in fields) == [0, 1]


@rule("RB-CR@1.4:483.4.a")
@pytest.mark.parametrize("mode", [DUEL, MATCH])
def test_a_deck_brings_the_battlefields_of_its_mode(mode: Mode) -> None:
    """Three; a deck with two is at fault in both."""
    deck = replace(KAISA, sideboard=())
    assert check_deck(deck, mode) == ()
    (fault,) = check_deck(replace(deck, battlefields=deck.battlefields[:2]), mode)
    assert fault.code is FaultCode.BATTLEFIELD_COUNT


@rule("RB-CR@1.4:483.6")
@pytest.mark.parametrize(("length", "wins"), [(1, 1), (3, 2), (5, 3)])
def test_the_format_says_how_many_games_win(length: int, wins: int) -> None:
    """One of one, two of three, three of five."""
    match = Match([KAISA, YASUO], best_of=length)
    for number in range(wins):
        assert match.winner is None
        game = match.next_game(seed=number, first=0)
        game.concede(1)
        match.record(game)
    assert match.winner == 0


# --------------------------------------------------------------------------- a best of five


def choices(game: RiftboundGame, player: int) -> set[str]:
    """The battlefields that a player may pick from."""
    state = game.state
    return {state.objs[i].name for i in state.zones[state.zone_of("aside", player)]}


def lose_in_turn(match: Match, number: int, picks: tuple[str, str] | None) -> tuple[set[str], ...]:
    """Play the next game, which the players win in turn; what each could pick from."""
    game = match.next_game(seed=number, first=0)
    found = (choices(game, 0), choices(game, 1))
    for line in ("A: keep", "B: keep"):
        game.play(line)
    for who, name in zip("AB", picks or (), strict=False):
        if game.decision is not None and game.decision.kind == "battlefield":
            game.play(f"{who}: choose {name}")
    game.concede(number % 2)
    match.record(game)
    return found


@rule("RB-CR@1.4:486.6.a.1")
@rule("RB-CR@1.4:486.6.a.2")
def test_battlefields_come_back_in_the_fourth_game_and_not_a_third_time() -> None:
    """All three were presented by then; one that was shown twice is out of the fifth game."""
    match = Match([KAISA, YASUO], best_of=5)
    ours, theirs = KAISA.battlefields, YASUO.battlefields
    for number in range(3):
        mine, _ = lose_in_turn(match, number, (ours[number], theirs[number]))
        assert mine == set(ours[number:])
    mine, yours = lose_in_turn(match, 3, (ours[0], theirs[1]))
    assert (mine, yours) == (set(ours), set(theirs))
    game = match.next_game(seed=4, first=0)
    assert (choices(game, 0), choices(game, 1)) == (set(ours[1:]), {theirs[0], theirs[2]})
