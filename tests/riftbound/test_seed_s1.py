"""Worked examples that a case can't hold: what a game does not ask, whose a lent deck is."""

import pytest

from adjudge.core.decisions import DONE
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.rulebooks.riftbound.decks import ConstructionChange, Deck, check_deck
from adjudge.rulebooks.riftbound.decks_builtin import load_deck
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rules.setup import begin
from adjudge.rulebooks.riftbound.seats import seat_of_deck

rule = pytest.mark.rule


def game_of(*decks: Deck) -> Game:
    """A game from its set-up on, in front of its first choice."""
    rb, state = Riftbound(), State(len(decks), seed=7)
    state.trace = Trace()
    begin(rb, state, [seat_of_deck(deck) for deck in decks], first=0, picks=False)
    return Game(rb, state, show_forced=True)


# --------------------------------------------------------------------------- deck lists


@rule("RB-KO@2026:ex1")
def test_ex001_the_game_does_not_ask_for_extra_legends() -> None:
    """They stand in the list: the game begins with them and with the usual first choice."""
    extra = ("Blind Monk", "Unforgiven", "Rogue Assassin")
    jinx = load_deck("jinx")
    deck = Deck(
        legend=jinx.legend,
        champion=jinx.champion,
        main=jinx.main,
        runes=jinx.runes,
        battlefields=jinx.battlefields,
        extra_legends=extra,
    )
    change = {"Magma Wurm": ConstructionChange(extra_legends=3)}
    assert check_deck(deck, changes=change) == ()
    game = game_of(deck, jinx)
    legends = [game.state.objs[i].name for i in game.state.zones[game.state.zone_of("legend", 0)]]
    assert legends == ["Loose Cannon", *extra]
    kinds = []
    while game.decision is not None and game.decision.kind != "main":
        kinds.append(game.decision.kind)
        game.choose(DONE if DONE in game.decision.options else game.decision.options[0])
    assert [kind for kind in kinds if kind != "priority"] == ["mulligan", "mulligan"]


@rule("RB-CR@1.4:127.1")
def test_ex010_a_lent_deck_is_its_players() -> None:
    """Both players bring one and the same list: each owns the cards that they brought."""
    lent = load_deck("jinx")
    game = game_of(lent, lent)
    state = game.state
    for player in (0, 1):
        areas = ("legend", "champion", "deck", "rune deck", "hand")
        brought = [i for area in areas for i in state.zones[state.zone_of(area, player)]]
        assert len(brought) == 1 + 1 + 39 + 12
        assert {state.objs[i].owner for i in brought} == {player}
