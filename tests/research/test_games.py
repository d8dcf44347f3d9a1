"""Setting games up by names and numbers, and setting saved ones up again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from adjudge.core.saves import save
from adjudge.players.dice import Dice
from adjudge.research.games import UnknownGame, kit_of, new_game, restore, setup_of
from adjudge.research.playout import playout
from adjudge.research.records import results, transcript
from adjudge.rulebooks.riftbound.api import load_game
from adjudge.rulebooks.riftbound.decks_builtin import deck_names, load_deck


def test_an_unknown_game_names_the_known_ones() -> None:
    """The error helps."""
    with pytest.raises(UnknownGame, match="riftbound"):
        kit_of("poker")


def test_a_deck_without_a_legend_is_refused() -> None:
    """A game can't be set up with it."""
    deck = replace(load_deck("jinx"), legend=None)
    with pytest.raises(ValueError, match="legend"):
        new_game("riftbound", (deck, "jinx"), 1)


def test_a_saved_game_is_restored() -> None:
    """Set-up and choices give the same game."""
    game, dice = new_game("riftbound", ("leesin", "viktor"), 5, traced=True), Dice(5)
    for _ in range(40):
        assert game.decision is not None
        game.choose(dice.below(len(game.decision.options)))
    setup = setup_of("riftbound", ("leesin", "viktor"), 5, note="for a test")
    again = restore(save(game, setup), traced=True)
    assert again.record == game.record
    assert again.trace is not None
    assert game.trace is not None
    assert len(again.trace.entries) == len(game.trace.entries)


def test_a_playout_stops_at_its_limit() -> None:
    """After so many choices it ends without a winner."""
    kit = kit_of("riftbound")
    rb = kit.rulebook()
    found = playout(rb, kit.position(rb, ("jinx", "jinx"), 1), Dice(1), limit=7)
    assert (found.decisions, found.ended, found.winners) == (7, "limit", ())


def test_a_transcript_tells_every_choice() -> None:
    """Its numbered lines are the choices of the game."""
    deck = deck_names()[0]
    lines = list(transcript("riftbound", (deck, deck), 0))
    numbered = [line for line in lines if line[:4].strip().isdigit()]
    assert lines[0] == f"riftbound RB-CR@1.4: {deck} against {deck}, seed 0"
    assert [int(line[:4]) for line in numbered] == list(range(1, len(numbered) + 1))
    assert f" {len(numbered)} + " in next(results("riftbound", 1))


def test_the_public_interface_reads_a_saved_game() -> None:
    """A game that research saved, with built-in decks, is one that a player can load."""
    game, dice = new_game("riftbound", ("jinx", "yasuo"), 5), Dice(5)
    for _ in range(10):
        assert game.decision is not None
        game.choose(dice.below(len(game.decision.options)))
    loaded = load_game(save(game, setup_of("riftbound", ("jinx", "yasuo"), 5)))
    assert loaded.record == game.record
