"""Plays that texts order and plays that fail: parked, nested, recursive, breaking in, undone."""

import pytest

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, PASS, YES, Option
from adjudge.core.game import Game
from adjudge.core.plays import NOT_PLAYED, Savepoint
from adjudge.core.state import State
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.star import Star
from tests.core.rulebooks.table import (
    ME,
    UNIT,
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
from tests.core.rulebooks.toy import Toy
from tests.core.rulebooks.wish import Wish

GAMES: dict[str, type[Toy]] = {"rift": Rift, "mana": Mana, "star": Star, "wish": Wish}
BOLTS = v.All(v.Called("Bolt") & v.In("hand"))
HERALD = spell("Herald", say("first"), v.PlayCard(BOLTS, label="bolt"), say("last"))
BOLT = spell("Bolt", say("bolt"), v.Act("damage", on=v.Target("it", UNIT), amount=1))
WOLF = unit("Wolf", 3)


class Reversing(Mana):
    """The same game, but a failed play is taken back whole."""

    def irreversible(self, failed: State, state: State) -> None:
        """Nothing stays."""


def with_bolts(name: str, bolts: int = 1, wolves: int = 1) -> tuple[Toy, State]:
    """A game where the first player holds Bolts and the second has Wolves."""
    rb = GAMES[name](HERALD, BOLT, WOLF)
    state = board()
    for _ in range(bolts):
        put(state, "Bolt", 0, "hand")
    for _ in range(wolves):
        put(state, "Wolf", 1)
    return rb, state


def waiting(state: State) -> list[tuple[str, bool, dict[str, tuple[int, ...]]]]:
    """What is on the chain, whether it is pending, and what was chosen for it."""
    return [(item.name, item.pending, item.choices) for item in state.items]


class TestOrderedPlay:
    """K6: one play that a resolution orders, four policies, the same two cards."""

    def test_k06_parked_play_waits_until_the_effect_has_finished(self) -> None:
        """Parked: the card is pending, the effect ends, and only then is it chosen for."""
        rb, state = with_bolts("rift")
        drive(rb.cast(state, "Herald"))
        assert words(state) == ["first", "last"]
        assert waiting(state) == [("Bolt", True, {})]

    def test_k06_nested_play_is_chosen_for_inside_and_resolves_later(self) -> None:
        """Nested: its target is chosen inside the resolution; it waits finalized on the stack."""
        rb, state = with_bolts("mana")
        (wolf,) = state.zones[state.zone_of("field", 1)]
        drive(rb.cast(state, "Herald"))
        assert words(state) == ["first", "last"]
        assert waiting(state) == [("Bolt", False, {"it": (wolf,)})]

    def test_k06_recursive_play_resolves_before_the_next_instruction(self) -> None:
        """Recursive: it is played and resolved inside the resolution."""
        rb, state = with_bolts("star")
        (wolf,) = state.zones[state.zone_of("field", 1)]
        drive(rb.cast(state, "Herald"))
        assert words(state) == ["first", "bolt", "last"]
        assert waiting(state) == []
        assert state.objs[wolf].marks == {"damage": 1}

    def test_k06_interrupting_play_breaks_into_the_running_text(self) -> None:
        """Breaking in: the running text stops between two instructions and then goes on."""
        rb, state = with_bolts("wish")
        rb.cards["Bolt"] = spell("Bolt", say("bolt"))
        drive(rb.cast(state, "Herald"))
        assert words(state) == ["first", "bolt", "last"]
        assert waiting(state) == []

    @pytest.mark.parametrize(("name", "before"), [("star", ["bolt"]), ("wish", [])])
    def test_k06_recursion_runs_in_an_instruction_interruption_behind_it(
        self, name: str, before: list[str]
    ) -> None:
        """Recursion ends one ordered play before the same instruction asks for the next.

        An interruption lets the whole instruction end first.
        """
        rb, state = with_bolts(name, bolts=2)
        rb.cards["Bolt"] = spell("Bolt", say("bolt"))
        rb.cards["Herald"] = spell("Herald", v.PlayCard(BOLTS, optional=True), say("last"))
        steps = rb.cast(state, "Herald")
        assert next(steps).kind == "may play"
        assert steps.send(YES).kind == "may play"
        assert words(state) == before
        first = steps.send(YES) if name == "wish" else None
        assert first is None or first.kind == "order"
        with pytest.raises(StopIteration):
            steps.send(YES if first is None else first.options[0])
        assert words(state) == ["bolt", "bolt", "last"]

    def test_k06_oldest_parked_play_is_finalized_first(self) -> None:
        """Several parked plays are finalized in the order in which they were ordered."""
        rb, state = with_bolts("rift", bolts=2, wolves=2)
        drive(rb.cast(state, "Herald"))
        older, newer = (item.id for item in state.items)
        game = Game(rb, state)
        asked = []
        while game.decision is not None and game.decision.kind == "target":
            asked.append(game.decision.item)
            game.choose(0)
        assert asked == [older, newer]

    def test_k06_whole_game_shows_the_order_of_each_policy(self) -> None:
        """Played through from the hand, the same two cards tell their story in each game."""
        stories = {}
        for name in GAMES:
            rb, state = with_bolts(name)
            if name == "wish":
                rb.cards["Bolt"] = spell("Bolt", say("bolt"))
                state.phase = "action"
            herald = put(state, "Herald", 0, "hand")
            game = Game(rb, state)
            game.choose(Option("play", herald))
            while game.decision is not None and PASS in game.decision.options:
                game.choose(PASS)
            stories[name] = words(game.state)
        assert stories == {
            "rift": ["first", "last", "bolt"],
            "mana": ["first", "last", "bolt"],
            "star": ["first", "bolt", "last"],
            "wish": ["first", "bolt", "last"],
        }

    @pytest.mark.parametrize(("answer", "word", "left"), [(NO, "no", 0), (YES, "yes", 1)])
    def test_declined_play_is_not_ordered(self, answer: Option, word: str, left: int) -> None:
        """A play that a text only allows may be declined; then it counts as not done."""
        rb, state = with_bolts("rift")
        told_after = v.If(v.Did("bolt"), (say("yes"),), (say("no"),))
        play = v.PlayCard(BOLTS, optional=True, label="bolt")
        rb.cards["Herald"] = spell("Herald", play, told_after)
        drive(rb.cast(state, "Herald"), answer)
        assert words(state) == [word]
        assert len(state.items) == left


class TestBreakingIn:
    """K34: a running text can be stopped at stated points, to any depth."""

    def test_cards_drawn_at_once_from_hand_break_in_to_any_depth(self) -> None:
        """A draws B, which breaks in when the drawing ends; B draws C, which breaks into B."""
        at_once = when("draw", v.PlayCard(ME), areas=("hand",), keyword="at once")
        first = spell("A", say("a1"), v.Act("draw", amount=2), say("a2"))
        second = spell("B", say("b1"), v.Act("draw"), say("b2"))
        third = spell("C", say("c"))
        second = type(second)("B", types=("spell",), abilities=(*second.abilities, at_once))
        third = type(third)("C", types=("spell",), abilities=(*third.abilities, at_once))
        rb = Wish(first, second, third, WOLF)
        state = board()
        for name in ("B", "Wolf", "C"):
            put(state, name, 0, "deck")
        drive(rb.cast(state, "A"))
        assert words(state) == ["a1", "b1", "c", "b2", "a2"]
        assert names(state, "hand", 0) == ["Wolf"]

    def test_other_effects_wait_for_the_end_of_the_running_text(self) -> None:
        """What does not say "at once" may not break in; it runs when the text has ended."""
        rb = Wish(
            spell("A", v.Act("draw"), say("a")),
            unit("Scribe", 1, when("draw", say("scribe"), when=v.When(("draw",)))),
        )
        state = board()
        put(state, "Scribe", 0)
        put(state, "Scribe", 0, "deck")
        state.phase = "action"
        card = put(state, "A", 0, "hand")
        game = Game(rb, state)
        game.choose(Option("play", card))
        assert words(game.state) == ["a", "scribe"]


class TestFailedPlay:
    """K3: a failed play vanishes with its costs and triggers; what surrounds it stays."""

    def test_nested_play_that_fails_is_undone_and_the_text_goes_on(self) -> None:
        """Without a target the nested play is taken back; the ordering text has its rest."""
        rb, state = with_bolts("mana", wolves=0)
        drive(rb.cast(state, "Herald"))
        assert words(state) == ["first", "last"]
        assert names(state, "hand", 0) == ["Bolt"]
        assert told(state, "undone", "resolve") == ["resolve", "undone"]

    def test_parked_play_that_fails_leaves_after_its_orderer_has_resolved(self) -> None:
        """The parked play can't be finalized and goes back; the ordering spell has resolved."""
        rb, state = with_bolts("rift", wolves=0)
        herald = put(state, "Herald", 0, "hand")
        game = Game(rb, state)
        game.choose(Option("play", herald))
        assert words(game.state) == ["first", "last"]
        assert names(game.state, "hand", 0) == ["Bolt"]
        assert names(game.state, "grave", 0) == ["Herald"]
        assert told(game.state, "undone") == ["undone"]

    def test_costs_and_triggers_of_a_failed_play_are_taken_back(self) -> None:
        """A unit sacrificed for a play that can't be paid never left; no trigger waits for it."""
        grief = when("destroy", say("grief"), when=v.When(("destroy",), UNIT))
        price = energy(2, v.Act("sacrifice", label="paid"))
        rb = Mana(unit("Mourner", 2, grief), spell("Offering", say("done"), cost=price))
        state = board()
        mourner = put(state, "Mourner", 0)
        assert drive(rb.play(state, "Offering")) == NOT_PLAYED
        assert state.waiting == []
        assert state.zones[state.zone_of("field", 0)] == (mourner,)
        assert told(state, "destroy", "undone") == ["undone"]

    def test_moves_from_a_deck_are_not_taken_back_where_the_rulebook_says_so(self) -> None:
        """A card drawn to pay for a play that then fails stays drawn; the spell goes back."""
        price = energy(2, v.Act("draw", label="paid"))
        for game, hand in ((Mana, ["Study", "Wolf"]), (Reversing, ["Study"])):
            rb = game(spell("Study", cost=price), WOLF)
            state = board()
            put(state, "Wolf", 0, "deck")
            assert drive(rb.play(state, "Study")) == NOT_PLAYED
            assert names(state, "hand", 0) == hand


class TestSavepoint:
    """K3: what fails goes back to a savepoint, the trace with it."""

    def test_it_restores_position_trace_and_depth(self) -> None:
        """Everything is as it was, in place; an object of the position keeps its identity."""
        state = board()
        wolf = put(state, "Wolf", 0)
        assert state.trace is not None
        state.trace.add("before", (), {})
        saved = Savepoint(state)
        state.mark(wolf, "damage", 2)
        state.vars["priority"] = 1
        state.trace.depth = 3
        state.trace.add("after", (), {})
        saved.restore()
        assert state.objs[wolf].marks == {}
        assert state.vars["priority"] == 0
        assert [entry.kind for entry in state.trace.entries] == ["before"]
        assert state.trace.depth == 0

    def test_it_keeps_the_entries_it_is_told_to(self) -> None:
        """Why something failed may stay in the trace."""
        state = board()
        assert state.trace is not None
        saved = Savepoint(state)
        for kind in ("paid", "declined", "drawn"):
            state.trace.add(kind, (), {})
        saved.restore(keep=("declined",))
        assert [entry.kind for entry in state.trace.entries] == ["declined"]

    def test_it_can_be_used_again(self) -> None:
        """Restoring twice gives the same position twice."""
        state = board()
        wolf = put(state, "Wolf", 0)
        saved = Savepoint(state)
        for damage in (1, 2):
            state.mark(wolf, "damage", damage)
            saved.restore()
            assert state.objs[wolf].marks == {}

    def test_what_was_shown_stays_shown(self) -> None:
        """Random numbers come again, but the count of what was shown is not taken back."""
        state = board()
        saved = Savepoint(state)
        assert not saved.exposed()
        rolled = state.random_below(1000)
        assert saved.exposed()
        saved.restore()
        assert saved.exposed()
        assert state.random_below(1000) == rolled

    def test_the_failed_position_is_shown_to_what_carries_over(self) -> None:
        """A rulebook may take over from the position that failed what it does not take back."""
        state = board()
        saved = Savepoint(state)
        state.random_below(1000)
        used = state.rng

        def carry(failed: State, restored: State) -> None:
            restored.rng = failed.rng

        saved.restore(carry=carry)
        assert state.rng == used
