"""Whole games: random ones end, and nothing depends on whether anybody listens or writes."""

from __future__ import annotations

import pytest

from adjudge.core.codec import fingerprint
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.players.dice import Dice
from adjudge.research.invariants import Watch
from adjudge.research.playout import playout
from adjudge.rulebooks.metaversus.invariants import faults
from adjudge.rulebooks.metaversus.readings import READINGS
from adjudge.rulebooks.metaversus.rulebook import Metaversus
from adjudge.rulebooks.metaversus.rules.setup import VARIANTS, CantSetUp, Match, begin
from adjudge.rulebooks.metaversus.rules.turn import options_of

RB = Metaversus()


def first(seed: int, match: Match | None = None) -> State:
    """A position before its first step."""
    state = State(2, seed)
    begin(RB, state, match or Match())
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end(variant: str) -> None:
    """Each way to choose a pack leads to games that somebody wins."""
    for seed in range(5):
        played = playout(RB, first(seed, Match(variant=variant)), Dice(seed))
        assert played.ended == "result"
        assert len(played.winners) == 1


@pytest.mark.parametrize(
    ("name", "word"), [(r.name, v.word) for r in READINGS for v in r.values[1:]]
)
def test_random_games_end_with_every_reading(name: str, word: str) -> None:
    """No reading breaks anything."""
    for seed in range(3):
        state = first(seed)
        state.readings = {name: word}
        game = Game(RB, state, checkpoints=False)
        watch = Watch(RB, game.state, faults)
        dice = Dice(seed)
        while (decision := game.decision) is not None and len(game.record) < 400:
            assert watch.faults(game.state) == []
            game.choose(dice.below(len(decision.options)))


def test_a_trace_changes_nothing() -> None:
    """The short way of drawing and laying, taken where nobody is told, has the same outcome."""
    for seed in range(4):
        plain, told = first(seed), first(seed)
        told.trace = Trace()
        assert playout(RB, plain, Dice(seed)).winners == playout(RB, told, Dice(seed)).winners
        told.trace = None
        plain.next_id = told.next_id
        assert [s["health"] for s in plain.stats] == [s["health"] for s in told.stats]
        names = [[[st.objs[i].name for i in z] for z in st.zones] for st in (plain, told)]
        assert names[0] == names[1]


def test_forks_go_the_same_way() -> None:
    """A fork in the middle of a game has the same future."""
    game = Game(RB, first(3))
    dice = Dice(3)
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        game.choose(dice.below(len(decision.options)))
    fork = game.fork()
    for choice in range(25):
        for each in (game, fork):
            decision = each.decision
            if decision is not None:
                each.choose(choice % len(decision.options))
    assert fingerprint(game.state) == fingerprint(fork.state)


def test_a_match_needs_two_duelists() -> None:
    """MW@seed:1.1: with another number nothing is set up."""
    for number in (1, 3):
        with pytest.raises(CantSetUp, match=r"2 duelists"):
            begin(RB, State(number, 1), Match())
    begin(RB, State(2, 1), Match())


def test_the_draft_needs_ten_characters() -> None:
    """MW@seed:3.4: five each."""
    rb = Metaversus()
    rb.dealt = rb.dealt[:9]
    with pytest.raises(CantSetUp, match=r"needs 10 characters"):
        begin(rb, State(2, 1), Match())


def test_one_difficulty_is_drafted_where_it_can_be_dealt() -> None:
    """MW@seed:3.9: ten characters of one difficulty are dealt as any others are."""
    rb = Metaversus()
    rb.dealt = tuple(name for name in rb.dealt if "easy" in rb.cards[name].supertypes) * 3
    state = State(2, 1)
    begin(rb, state, Match(variant="easy"))
    game = Game(rb, state)
    assert game.decision is not None
    assert game.decision.kind == "ban"
    with pytest.raises(CantSetUp, match=r"needs 1 characters"):
        begin(rb, State(2, 1), Match(variant="hard"))


def test_alike_cards_are_offered_once() -> None:
    """Of the Stones in a hand one is listed; which of them is laid makes no difference."""
    game = Game(RB, first(1, Match(packs=("Ember Smith", "Ash Monk"))))
    while game.state.phase != "buy":
        decision = game.decision
        assert decision is not None
        game.choose(len(decision.options) - 1)
    options = options_of(RB, game.state, "buy", game.state.vars["turn_player"])
    laid = [game.state.objs[o.obj].name for o in options if o.verb == "lay"]
    assert len(laid) == len(set(laid))
