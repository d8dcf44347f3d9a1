"""Rules 105 to 144 that no position of a case shows: where things begin, and what objects are."""

import pytest

from adjudge.rulebooks.riftbound.api import new_game
from adjudge.rulebooks.riftbound.rules.moves import standard_destinations
from adjudge.rulebooks.riftbound.rules.table import battlefields
from tests.riftbound.tables import table

rule = pytest.mark.rule


@rule("RB-CR@1.4:108.4.b", "RB-CR@1.4:108.5.b", "RB-CR@1.4:133.4", "RB-CR@1.4:133.5")
@rule(
    "RB-CR@1.4:103.1.a",
    "RB-CR@1.4:133.6.a.1",
    "RB-CR@1.4:133.6.b.1",
    "RB-CR@1.4:133.6",
    "RB-CR@1.4:174.2",
)
def test_where_each_kind_of_card_begins() -> None:
    """By type: main deck cards in deck, hand or champion zone, and nothing else there."""
    game = new_game(decks=["jinx", "kaisa"], seed=3)
    state = game.state
    begins: dict[str, set[str]] = {}
    for obj in state.objs.values():
        for kind in game.rb.cards[obj.name].types:
            begins.setdefault(kind, set()).add(state.specs[obj.zone].area)
    assert begins["rune"] == {"rune deck"}
    assert begins["legend"] == {"legend"}
    assert begins["battlefield"] == {"battlefield", "aside"}
    assert begins["spell"] <= {"deck", "hand"}
    assert begins["gear"] <= {"deck", "hand"}
    assert begins["unit"] == {"deck", "hand", "champion"}


EVERYTHING = """
  turn: A, main
  battlefields: {north: {card: Targon's Peak, controller: A, units: [Recruit]}}
  A: {legend: Test Legend, hand: [Gust], deck: [Flash], trash: [Defy], base: [Test Drawing Gear],
      runes: 1 fury, rune deck: 1 calm}
"""


@rule("RB-CR@1.4:123")
def test_what_game_objects_there_are() -> None:
    """Cards and runes of every zone, legends, battlefields, tokens, and abilities on the chain."""
    session = table(EVERYTHING)
    session.runner.play("A: activate Test Drawing Gear")
    state = session.state
    names = {obj.name for obj in state.objs.values()}
    cards = {"Gust", "Flash", "Defy", "Test Drawing Gear", "Fury Rune", "Calm Rune"}
    assert cards | {"Test Legend", "Targon's Peak", "Recruit"} <= names
    (item,) = state.items
    assert item.kind == "activated"
    assert item.id not in state.objs
    assert item.id < state.next_id


FIGHT_OF_TWO = """
  turn: A, main
  battlefields:
    north: {controller: B, contested: A, units: {A: [Test Unit 3], B: [Test Unit 3]}}
    south: {}
  A: {hand: [Test Cantrip]}
  C: {base: [Test Unit 2 as walker]}
"""


@rule("RB-CR@1.4:144.4.a.1")
def test_no_standard_move_to_a_fight_of_two_others() -> None:
    """Where two other players have units a third one's unit can't go; elsewhere it can."""
    session = table(FIGHT_OF_TWO)
    session.runner.play("continue")
    state = session.state
    walker = session.runner.names.object_of(state, "walker")
    north, south = battlefields(state)
    assert state.vars["combat"] == north
    assert standard_destinations(session.rb, state, walker) == [south]
