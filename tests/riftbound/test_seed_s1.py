"""Worked examples that a case can't hold: what a view shows, and what a game does not ask."""

from typing import Any

import pytest

from adjudge.core.decisions import DONE
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.core.views import view
from adjudge.rulebooks.riftbound.case_start import seat_of_deck
from adjudge.rulebooks.riftbound.cases import Session
from adjudge.rulebooks.riftbound.decks import ConstructionChange, Deck, check_deck
from adjudge.rulebooks.riftbound.decks_builtin import load_deck
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rules.setup import begin
from adjudge.text.cases import read_cases

rule = pytest.mark.rule

VIEWERS = (0, 1, None)


def table(position: str) -> Session:
    """Open a position that is written as in a case."""
    (case,) = read_cases(f"game: riftbound\ntitle: a table\nposition:\n{position}")
    return Session(case)


def seen(session: Session, player: int | None, alias: str) -> dict[str, Any] | None:
    """An object as a player sees it; `None` where its face is hidden from that player."""
    ident = session.runner.names.object_of(session.state, alias)
    zones = view(session.rb, session.state, player)["zones"]
    found = [o for zone in zones for o in zone["objects"] if o.get("id") == ident]
    return found[0] if found else None


def zone(session: Session, player: int | None, area: str, owner: int) -> dict[str, Any]:
    """A zone as a player sees it."""
    zones = view(session.rb, session.state, player)["zones"]
    (found,) = (z for z in zones if (z["area"], z["owner"]) == (area, owner))
    return dict(found)


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


# --------------------------------------------------------------------------- views

STATUSES = """
  turn: A, main
  battlefields:
    north: {controller: A, units: ["Test Unit 3 as buffed (buff, stunned, damage 2)"]}
  A: {base: [Test Gear as tired (exhausted)], legend: [Rogue Assassin as strong (empowered)]}
"""


@rule("RB-CR@1.4:109.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_ex008_statuses_are_public(viewer: int | None) -> None:
    """Every player and a spectator see them."""
    session = table(STATUSES)
    unit, gear = seen(session, viewer, "buffed"), seen(session, viewer, "tired")
    assert unit is not None
    assert gear is not None
    assert unit["marks"] == {"buff": 1, "stunned": 1, "damage:1": 2}
    assert unit["stats"]["might"] == 4
    assert gear["marks"] == {"exhausted": 1}
    legend = seen(session, viewer, "strong")
    assert legend is not None
    assert legend["marks"] == {"empowered": 1}


HANDS = """
  turn: A, main
  A: {hand: [Flash as held, Test Bolt as other]}
  B: {hand: [Void Seeker as theirs]}
"""


@rule("RB-CR@1.4:128.4")
def test_ex011_a_hand_is_seen_by_its_owner() -> None:
    """Its owner sees the faces, everybody else the number."""
    session = table(HANDS)
    own = zone(session, 0, "hand", 0)
    assert [o["name"] for o in own["objects"]] == ["Flash", "Test Bolt"]
    assert (own["count"], own["hidden"]) == (2, 0)
    for viewer in (1, None):
        hidden = zone(session, viewer, "hand", 0)
        assert (hidden["objects"], hidden["count"], hidden["hidden"]) == ([], 2, 2)
        assert seen(session, viewer, "held") is None
    assert seen(session, 1, "theirs") is not None
    assert seen(session, 0, "theirs") is None


FACEDOWN = """
  turn: A, main
  battlefields:
    north:
      controller: A
      units: [Test Unit 3]
      facedown: {A: {card: Flash, as: secret, owner: OWNER}}
"""


@rule("RB-CR@1.4:128.4")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_ex012_a_facedown_card_is_seen_by_its_controller(owner: str) -> None:
    """Whoever owns it: only the controller sees its face; that it lies there is public."""
    session = table(FACEDOWN.replace("OWNER", owner))
    face = seen(session, 0, "secret")
    assert face is not None
    assert (face["name"], face["owner"], face["controller"]) == ("Flash", "AB".index(owner), 0)
    for viewer in (1, None):
        assert seen(session, viewer, "secret") is None
        zones = view(session.rb, session.state, viewer)["zones"]
        (place,) = (z for z in zones if z["area"] == "facedown" and z["count"])
        assert place["objects"] == [{"facedown": True, "controller": 0}]
        assert "Flash" not in str(zones)
