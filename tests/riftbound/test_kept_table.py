"""A table that is kept, or made from the last one, is the table that would be made anew."""

from __future__ import annotations

from itertools import pairwise

import pytest

from adjudge.core import vocab as v
from adjudge.core.aspects import ability_aspects, aspects
from adjudge.core.reads import table_of
from adjudge.core.records import (
    EVERYTHING,
    MOVED,
    OF_TYPE,
    OTHERS,
    PLACE,
    STATS,
    WHOSE_TURN,
    ZONES,
)
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.research.games import kit_of, rulebook_of
from adjudge.research.invariants import stale
from adjudge.rulebooks.riftbound.cases import Session
from tests.riftbound.tables import play, table
from tests.riftbound.walks import moments

CHOICES = 150


def _faults(rb: Rulebook, seed: int) -> list[str]:
    """What is stale at any step or decision of a random game of random decks."""
    for state, _ in moments(rb, seed, CHOICES):
        faults = stale(rb, state)
        if faults:
            return faults
    return []


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_stale_at_any_step_of_a_random_game(seed: int) -> None:
    """What an object is, and what is listed of its abilities, is what it would be made anew."""
    assert _faults(rulebook_of("riftbound"), seed) == []


def test_a_change_that_is_not_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the places and marks of units read unnoticed, these games would show it."""
    rb = kit_of("riftbound").rulebook()
    monkeypatch.setattr(State, "touch", lambda *_: None)
    assert any(_faults(rb, seed) for seed in range(12))


def test_a_rune_that_comes_changes_no_other_object() -> None:
    """The new table holds the same characteristics and lists; only the rune is looked at."""
    kit = kit_of("riftbound")
    rb = kit.rulebook()
    state = kit.position(rb, kit.decks.names()[:2], 1)
    old = table_of(rb, state)
    rune = state.zones[state.zone_of("rune deck", 0)][0]
    came = state.put(rune, state.zone_of("base", 0))
    assert state.dirty == MOVED
    new = table_of(rb, state)
    assert new is not old
    assert new.triggers is old.triggers
    assert [i for i in new.chars if new.chars[i] is not old.chars.get(i)] == [came]


_ME = v.Me()


@pytest.mark.parametrize(
    ("node", "read"),
    [
        (v.Matches(_ME, v.Marked("attacker")), {"attacker"}),
        (v.Matches(_ME, v.Is("alone")), {PLACE, f"{OF_TYPE}unit"}),
        (v.Matches(_ME, v.Is("mighty")), set()),
        (v.Matches(_ME, v.Is("damaged")), {"damage"}),
        (v.Matches(v.Giver(), v.Is("attached this turn")), {OTHERS, WHOSE_TURN}),
        (v.Compare(v.Fact("drawn"), ">=", 1), {"drawn"}),
        (v.Compare(v.PlayerStat(v.You(), "xp"), ">=", 3), {STATS}),
        (v.Compare(v.PlayerStat(v.You(), "hand"), ">=", 3), {ZONES}),
        (v.CopyOf(v.Target("unit", v.IsType("unit"))), set()),
        (v.TurnOf(v.You()), {WHOSE_TURN}),
        (v.IsType("unit") & v.At(v.Here()), {PLACE}),
        (v.Raise("might", v.CountOf(v.All(v.IsType("gear")))), {PLACE, OTHERS, ZONES}),
        (v.Chooses(v.Anything()), EVERYTHING),
        (v.Raise("might", 1), set()),
    ],
)
def test_what_a_text_reads(node: object, read: set[str]) -> None:
    """Each word names what it hangs on; a word that nobody spoke of hangs on everything."""
    assert aspects(rulebook_of("riftbound"), node) == read


def test_an_ability_reads_with_its_keyword() -> None:
    """A dependent keyword hangs on its condition and on what its abilities read."""
    rb = rulebook_of("riftbound")
    inner = v.Static((v.Raise("might", 2),), cond=v.Matches(_ME, v.Marked("defender")))
    assert ability_aspects(rb, v.Dependent("Legion", (inner,))) == {
        "finalized",
        "finalized card",
        "defender",
    }
    assert ability_aspects(rb, v.Triggered(v.When(("play",)), ())) == set()


def test_units_that_only_gained_texts_stay_in_board_order() -> None:
    """A move changes the order of the board, and so that of what a Gemcraft Seer gives."""
    session = table(
        "  turn: A, main\n"
        "  A: {base: [Gemcraft Seer, Recruit as one, Recruit as two], hand: [Test Unit 1]}"
    )
    play(session, "A: move one to north")
    assert stale(session.rb, session.state) == []


def _unit(session: Session, name: str) -> int:
    return next(i for i, obj in session.state.objs.items() if obj.name == name)


def test_a_text_that_says_what_it_said_is_not_looked_at_again() -> None:
    """Legion asks whether its player played another card this turn, not how many."""
    session = table("  turn: A, main\n  A: {base: [Test Legion Rank 3]}")
    rb, state = session.rb, session.state
    unit = _unit(session, "Test Legion Rank 3")
    told = [table_of(rb, state).chars[unit]]
    for player in (1, 0, 0):
        state.enter("finalized", player)
        assert state.dirty == MOVED
        told.append(table_of(rb, state).chars[unit])
        assert stale(rb, state) == []
    assert [old is new for old, new in pairwise(told)] == [True, False, True]


def test_a_count_of_others_is_looked_at_where_it_differs() -> None:
    """Ornn counts the friendly gear on the board; a unit that comes is none."""
    session = table(
        "  turn: A, main\n  A: {base: [{card: 'Ornn, Forge God'}], hand: [Test Unit 1, Sun Disc]}"
    )
    rb, state = session.rb, session.state
    unit, base = _unit(session, "Ornn, Forge God"), state.zone_of("base", 0)
    before = table_of(rb, state)
    state.put(_unit(session, "Test Unit 1"), base)
    same = table_of(rb, state)
    assert same.chars[unit] is before.chars[unit]
    state.put(_unit(session, "Sun Disc"), base)
    assert table_of(rb, state).chars[unit].stat("might") == before.chars[unit].stat("might") + 1
    assert stale(rb, state) == []
