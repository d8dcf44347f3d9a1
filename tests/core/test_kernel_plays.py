"""Plays that texts order, and plays that fail: parked, nested, recursive, breaking in, undone."""

import pytest

from adjudge.core import vocab as v
from adjudge.core.decisions import DONE, NO, PASS, YES, Option
from adjudge.core.game import Game
from adjudge.core.plays import NOT_PLAYED, Savepoint, attempt, order_play
from adjudge.core.policies import OrderedPlay
from adjudge.core.state import State
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.star import Star
from tests.core.rulebooks.table import (
    UNIT,
    Toy,
    board,
    drive,
    energy,
    names,
    put,
    say,
    spell,
    told,
    unit,
    when,
    words,
)
from tests.core.rulebooks.wish import Wish

BOLTS = v.All(v.Called("Bolt") & v.In("hand"))
HERALD = spell("Herald", say("first"), v.PlayCard(BOLTS, label="bolt"), say("last"))
BOLT = spell("Bolt", say("bolt"), v.Act("damage", on=v.Target("it", UNIT), amount=1))
WOLF = unit("Wolf", 3)
CARDS = (HERALD, BOLT, WOLF)
GAMES = {"rift": Rift, "mana": Mana, "star": Star, "wish": Wish}


def herald_in_hand(name: str, *, bolts: int = 1, wolves: int = 1) -> tuple[Toy, State, int]:
    """A game where the first player holds Herald and Bolts, the second has Wolves."""
    rb: Toy = GAMES[name](*CARDS)
    state = board()
    herald = put(state, "Herald", 0, "hand")
    for _ in range(bolts):
        put(state, "Bolt", 0, "hand")
    for _ in range(wolves):
        put(state, "Wolf", 1)
    return rb, state, herald


def resolve_herald(rb: Toy, state: State, herald: int) -> None:
    """Play Herald and let it resolve, nothing else."""
    ident = drive(attempt(rb, state, rb.card_item(state, herald, 0)))
    drive(rb.resolve_item(state, ident))


class TestOrderedPlay:
    """K6: one play that a resolution orders, four policies, the same two cards."""

    def test_k06_parked_play_waits_until_the_effect_has_finished(self) -> None:
        """Parked: the card is pending, the effect ends, only then is the play finalized."""
        rb, state, herald = herald_in_hand("rift", wolves=2)
        resolve_herald(rb, state, herald)
        assert words(state) == ["first", "last"]
        assert [(item.name, item.pending, item.choices) for item in state.items] == [
            ("Bolt", True, {})
        ]

    def test_k06_nested_play_is_chosen_for_inside_and_resolves_later(self) -> None:
        """Nested: its target is chosen inside the resolution, it waits finalized on the stack."""
        rb, state, herald = herald_in_hand("mana")
        wolf = state.zones[state.zone_of("field", 1)][0]
        resolve_herald(rb, state, herald)
        assert words(state) == ["first", "last"]
        assert [(item.name, item.pending, item.choices) for item in state.items] == [
            ("Bolt", False, {"it": (wolf,)})
        ]

    @pytest.mark.parametrize("name", ["star", "wish"])
    def test_k06_recursive_and_interrupting_plays_resolve_inside(self, name: str) -> None:
        """Recursive or breaking in: it has resolved before the next instruction is read."""
        rb, state, herald = herald_in_hand(name)
        if name == "wish":
            rb.cards["Bolt"] = spell("Bolt", say("bolt"))
        resolve_herald(rb, state, herald)
        assert words(state) == ["first", "bolt", "last"]
        assert state.items == []

    def test_k06_recursion_stops_within_the_instruction_interruption_behind_it(self) -> None:
        """One instruction orders two plays: recursion ends the first before it asks for the
        second; an interruption waits until the whole instruction has been done."""
        trail = {}
        for name in ("star", "wish"):
            rb: Toy = GAMES[name](
                spell("Herald", v.PlayCard(BOLTS, optional=True), say("last")),
                spell("Bolt", say("bolt")),
            )
            state = board()
            herald = put(state, "Herald", 0, "hand")
            bolts = [put(state, "Bolt", 0, "hand") for _ in range(2)]
            steps = attempt(rb, state, rb.card_item(state, herald, 0), resolve=True)
            seen = []
            decision = next(steps)
            for _ in bolts:
                seen.append((decision.about, words(state)))
                if decision.about == bolts[1]:
                    break
                decision = steps.send(YES)
            trail[name] = seen
        assert trail["star"] == [(2, []), (3, ["bolt"])]
        assert trail["wish"] == [(2, []), (3, [])]

    def test_k06_oldest_parked_play_is_finalized_first(self) -> None:
        """Several parked plays are finalized in the order in which they were ordered."""
        rb, state, herald = herald_in_hand("rift", bolts=2, wolves=2)
        resolve_herald(rb, state, herald)
        first, second = (item.id for item in state.items)
        game = Game(rb, state)
        decision = game.decision
        assert decision is not None
        assert (decision.kind, decision.item) == ("target", first)
        game.choose(0)
        assert game.decision is not None
        assert (game.decision.kind, game.decision.item) == ("target", second)

    def test_k06_whole_game_shows_the_order_of_each_policy(self) -> None:
        """Played through, the same two cards tell two stories."""
        told_by = {}
        for name in ("rift", "mana", "star", "wish"):
            rb, state, herald = herald_in_hand(name)
            if name == "wish":
                rb.cards["Bolt"] = spell("Bolt", say("bolt"))
                state.phase, state.stats[0]["actions"] = "action", 1
            game = Game(rb, state)
            game.choose(Option("play", herald))
            while game.decision is not None and PASS in game.decision.options:
                game.choose(PASS)
            told_by[name] = words(game.state)
        assert told_by == {
            "rift": ["first", "last", "bolt"],
            "mana": ["first", "last", "bolt"],
            "star": ["first", "bolt", "last"],
            "wish": ["first", "bolt", "last"],
        }

    def test_declined_play_is_not_ordered(self) -> None:
        """A play that a text only allows may be declined; it then counts as not done."""
        after = v.If(v.Did("bolt"), (say("played"),), (say("declined"),))
        ask = spell("Herald", v.PlayCard(BOLTS, optional=True, label="bolt"), after)
        for answer, word, left in ((NO, "declined", []), (YES, "played", ["Bolt"])):
            rb = Rift(ask, BOLT, WOLF)
            state = board()
            herald = put(state, "Herald", 0, "hand")
            put(state, "Bolt", 0, "hand")
            ident = drive(attempt(rb, state, rb.card_item(state, herald, 0)))
            drive(rb.resolve_item(state, ident), answer)
            assert words(state) == [word]
            assert [item.name for item in state.items] == left


class TestFailedPlay:
    """K3: a failed play vanishes with its costs and triggers; what surrounds it stays."""

    def test_nested_play_that_fails_is_undone_and_the_text_goes_on(self) -> None:
        """Without a target the nested play is taken back; the ordering text has its rest."""
        rb, state, herald = herald_in_hand("mana", wolves=0)
        resolve_herald(rb, state, herald)
        assert words(state) == ["first", "last"]
        assert names(state, "hand", 0) == ["Bolt"]
        assert state.items == []
        assert told(state, "undone") == ["undone"]

    def test_parked_play_that_fails_leaves_after_its_orderer_has_resolved(self) -> None:
        """The parked play can't be finalized and goes back; the ordering spell has resolved."""
        rb, state, herald = herald_in_hand("rift", wolves=0)
        game = Game(rb, state)
        game.choose(Option("play", herald))
        assert words(game.state) == ["first", "last"]
        assert names(game.state, "hand", 0) == ["Bolt"]
        assert names(game.state, "grave", 0) == ["Herald"]
        assert told(game.state, "undone") == ["undone"]

    def test_costs_and_triggers_of_a_failed_play_are_taken_back(self) -> None:
        """A sacrifice paid for a play that can't be finalized never happened; no trigger waits."""
        mourner = unit("Mourner", 2, when("destroy", say("grief"), when=v.When(("destroy",), UNIT)))
        offering = spell("Offering", say("done"), cost=2)
        offering = type(offering)(
            "Offering",
            types=("spell",),
            cost=energy(2, v.Act("sacrifice", label="paid")),
            abilities=offering.abilities,
        )
        rb = Mana(mourner, offering)
        state = board()
        card = put(state, "Offering", 0, "hand")
        put(state, "Mourner", 0)
        before = state.fork()
        done = drive(attempt(rb, state, rb.card_item(state, card, 0)))
        assert done == NOT_PLAYED
        assert state.waiting == []
        assert names(state, "field", 0) == ["Mourner"]
        assert state.objs.keys() == before.objs.keys()
        assert told(state, "destroy", "undone") == ["undone"]

    def test_random_numbers_and_moves_from_a_deck_are_not_taken_back(self) -> None:
        """Where the rulebook says so, a card drawn while paying stays drawn."""
        land = unit("Well", 0, when("tap", v.Act("draw")))
        land = type(land)("Well", types=("land",), abilities=land.abilities)
        costly = spell("Costly", cost=2)
        rb = Mana(land, costly, WOLF)
        state = board()
        card = put(state, "Costly", 0, "hand")
        put(state, "Wolf", 0, "deck")
        steps = attempt(rb, state, rb.card_item(state, card, 0))
        rb.verbs["draw now"] = rb.verbs["draw"]

        def finalize(position: State, ident: int) -> object:
            drawn = position.zones[position.zone_of("deck", 0)][0]
            position.put(drawn, position.zone_of("hand", 0))
            position.random_below(6)
            yield from ()
            return False

        rb.finalize_item = finalize  # type: ignore[method-assign, assignment]
        rng = state.rng
        assert drive(steps) == NOT_PLAYED
        assert names(state, "hand", 0) == ["Costly", "Wolf"]
        assert state.rng != rng
