"""Who knows what: looks with an end, shuffling, identities, pauses, undo, sealed answers."""

from typing import Any, TypeAlias

import pytest

from adjudge.core import vocab as v
from adjudge.core.decisions import DONE, NO, PASS, YES, Decision, Option
from adjudge.core.errors import UndoBarrier
from adjudge.core.events import happen
from adjudge.core.game import Game
from adjudge.core.knowledge import hide, sealed, show, shuffle_zone
from adjudge.core.reads import Ctx
from adjudge.core.state import Event, State
from adjudge.core.views import view
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.table import (
    board,
    drive,
    energy,
    names,
    put,
    quick,
    say,
    spell,
    unit,
    words,
)
from tests.core.rulebooks.toy import Toy
from tests.core.rulebooks.wish import Wish

Json: TypeAlias = Any  # whatever a view holds

FIRST = spell("First", say("first"))
WOLF, OX = unit("Wolf", 3), unit("Ox", 5)


def seen(rb: Toy, state: State, player: int, area: str, owner: int) -> list[tuple[int, str]]:
    """Identity and name of what a player sees in a zone."""
    zone = view(rb, state, player)["zones"][state.zone_of(area, owner)]
    return [(shown["id"], shown["name"]) for shown in zone["objects"]]


def texts(value: Json) -> str:
    """Everything a view says, as one text."""
    return repr(value)


class TestWhoKnows:
    """K27: visibility belongs to zone, object and moment."""

    def test_k27_a_look_is_for_who_looks_and_ends(self) -> None:
        """One player sees a card of a deck for a while; others never do."""
        rb, state = Rift(WOLF, OX), board()
        wolf = put(state, "Wolf", 1, "deck")
        put(state, "Ox", 1, "deck")
        assert seen(rb, state, 0, "deck", 1) == []
        show(state, [wolf], [0])
        assert seen(rb, state, 0, "deck", 1) == [(wolf, "Wolf")]
        assert seen(rb, state, 1, "deck", 1) == []
        hide(state, [wolf], [0])
        assert seen(rb, state, 0, "deck", 1) == []

    def test_k27_a_reveal_to_all_is_public_and_ends_for_each(self) -> None:
        """A spectator sees what every player was shown; the end of it can be for one alone."""
        rb, state = Rift(WOLF), board()
        wolf = put(state, "Wolf", 1, "deck")
        show(state, [wolf], [0, 1])
        zone = state.zone_of("deck", 1)
        assert view(rb, state, None)["zones"][zone]["hidden"] == 0
        hide(state, [wolf], [0])
        assert view(rb, state, None)["zones"][zone]["hidden"] == 1
        assert seen(rb, state, 1, "deck", 1) == [(wolf, "Wolf")]

    def test_k27_knowledge_is_dropped_when_an_object_becomes_another(self) -> None:
        """A known card that goes from one hidden zone to another is not followed."""
        rb, state = Rift(WOLF), board()
        wolf = put(state, "Wolf", 1, "hand")
        show(state, [wolf], [0])
        moved = state.put(wolf, state.zone_of("deck", 1))
        assert seen(rb, state, 0, "deck", 1) == []
        assert moved not in state.known

    def test_k27_shuffling_drops_faces_and_identities(self) -> None:
        """After a shuffle nobody knows a card, and no identity says which one it was."""
        state = board(seed=5)
        ids = [put(state, name, 1, "deck") for name in ("Wolf", "Ox", "Wolf")]
        show(state, ids[:1], [0, 1])
        cards = sorted(state.objs[i].card for i in ids)
        deck = state.zone_of("deck", 1)
        shuffle_zone(state, deck)
        assert state.known == {}
        assert not set(ids) & set(state.zones[deck])
        assert [state.now(i) for i in ids] == [0, 0, 0]
        assert sorted(state.objs[i].card for i in state.zones[deck]) == cards

    def test_k27_the_order_after_a_shuffle_comes_from_the_position(self) -> None:
        """The same position shuffles the same way; another seed another way."""
        orders = []
        for seed in (5, 5, 6):
            state = board(seed=seed)
            for name in ("Wolf", "Ox", "Rat", "Cat", "Bat"):
                put(state, name, 1, "deck")
            shuffle_zone(state, state.zone_of("deck", 1))
            orders.append(names(state, "deck", 1))
        assert orders[0] == orders[1] != orders[2]

    def test_k27_options_and_trace_are_filtered_by_viewer(self) -> None:
        """Who does not decide sees whom the game waits for, and no name of a card drawn."""
        rb, state = Rift(unit("Secret", 1)), board()
        put(state, "Secret", 0, "deck")
        put(state, "Secret", 0, "hand")
        drive(happen(rb, state, [Event("draw", state.zones[state.zone_of("deck", 0)][0], 0)]))
        game = Game(rb, state)
        mine = view(rb, game.state, 0, game.decision)
        theirs = view(rb, game.state, 1, game.decision)
        assert len(mine["decision"]["options"]) == 3
        assert theirs["decision"] == {"waiting for": 0}
        assert "Secret" in texts(mine)
        assert "Secret" not in texts(theirs)

    @pytest.mark.parametrize(
        ("shown", "reply", "brick"),
        [
            (1, ["mine", "waiting for 1"], ["mine", "waiting for 1"]),
            (0, ["waiting for 1"], []),
        ],
    )
    def test_k27_a_pause_tells_nothing_where_forced_answers_are_shown(
        self, shown: int, reply: list[str], brick: list[str]
    ) -> None:
        """Whether the other player could respond or not, the table waits alike.

        Where forced answers are taken for the players, only a real choice makes it wait.
        """
        for held, expected in (("Reply", reply), ("Brick", brick)):
            rb = Rift(FIRST, quick(spell("Reply")), spell("Brick", cost=energy(9)))
            state = board()
            first = put(state, "First", 0, "hand")
            put(state, held, 1, "hand")
            game = Game(rb, state, show_forced=bool(shown))
            game.choose(Option("play", first))
            waits = []
            while (decision := game.decision) is not None and decision.kind == "priority":
                told = view(rb, game.state, 0, decision)["decision"]
                waits.append("waiting for 1" if "waiting for" in told else "mine")
                game.choose(PASS)
            assert waits == expected

    def test_k27_what_only_its_holder_could_prove_may_be_declined(self) -> None:
        """A quality of a hidden card can't be demanded; a card as such can."""
        for pred, least in ((v.In("hand") & v.Called("Ox"), 0), (v.In("hand"), 1)):
            rb, state = Rift(WOLF, OX), board()
            put(state, "Ox", 0, "hand")
            put(state, "Wolf", 0, "hand")
            steps = rb.execute(Ctx(rb, state, 0), (v.Pick("one", pred),))
            decision = next(steps)
            assert (DONE in decision.options) is (least == 0)
            assert decision.secret

    def test_k27_undo_does_not_go_back_behind_what_was_shown(self) -> None:
        """Before a card was looked at the choice is taken back, after it only by force."""
        peek = spell("Peek", v.Act("draw"))
        rb, state = Rift(peek, spell("Idle")), board()
        cards = [put(state, name, 0, "hand") for name in ("Peek", "Idle")]
        put(state, "Idle", 0, "deck")
        game = Game(rb, state)
        game.choose(Option("play", cards[1]))
        game.undo()
        game.choose(Option("play", cards[0]))
        with pytest.raises(UndoBarrier):
            game.undo()
        assert names(game.state, "hand", 0) == ["Idle", "Idle"]
        game.undo(force=True)
        assert names(game.state, "hand", 0) == ["Peek", "Idle"]


class TestSealed:
    """K5: sealed answers, answers out of turn, offers at stated points."""

    def test_no_answer_stands_anywhere_before_the_last_is_given(self) -> None:
        """The first player's pick is in no view and in no position until both have picked."""
        rb, state = Wish(WOLF, OX), board()
        state.phase = "draft"
        picks = [put(state, "Wolf", 0, "hand"), put(state, "Ox", 0, "hand")]
        other = [put(state, "Wolf", 1, "hand"), put(state, "Ox", 1, "hand")]
        game = Game(rb, state)
        before = texts(view(rb, game.state, 1))
        assert game.decision is not None
        assert (game.decision.player, game.decision.secret) == (0, True)
        game.choose(Option("pick", picks[1]))
        assert game.decision is not None
        assert (game.decision.player, game.decision.secret) == (1, True)
        assert texts(view(rb, game.state, 1)) == before
        game.choose(Option("pick", other[0]))
        assert [names(game.state, "field", p) for p in (0, 1)] == [["Ox"], ["Wolf"]]

    def test_before_the_last_answer_a_pick_can_be_taken_back_after_it_not(self) -> None:
        """Opening the answers is a barrier."""
        rb, state = Wish(WOLF, OX), board()
        state.phase = "draft"
        for player in (0, 1):
            put(state, "Wolf", player, "hand")
            put(state, "Ox", player, "hand")
        game = Game(rb, state)
        game.choose(0)
        game.undo()
        assert game.record == []
        game.choose(0)
        game.choose(0)
        with pytest.raises(UndoBarrier):
            game.undo()

    def test_answers_come_back_in_the_order_of_the_questions(self) -> None:
        """Each answer belongs to its question."""
        state = board()
        asks = [Decision(p, "bid", [Option("bid", arg=n) for n in range(3)], "") for p in (1, 0)]
        answers = drive(sealed(state, asks), 2, 0)
        assert [answer.arg for answer in answers] == [2, 0]

    def test_a_skill_is_offered_to_both_players_at_a_stated_point(self) -> None:
        """Not only the turn player is asked; who used it is not asked again this game."""
        rb, state = Wish(WOLF), board()
        state.phase = "offer"
        steps = rb.offer(state)
        assert [next(steps).player, steps.send(NO).player] == [0, 1]
        with pytest.raises(StopIteration):
            steps.send(YES)
        assert [state.count("use", p) for p in (0, 1)] == [0, 1]
        assert next(rb.offer(state)).player == 0

    def test_conceding_is_an_action_outside_the_open_decision(self) -> None:
        """A player who is not asked concedes in the middle of a chain; the others go on."""
        rb, state = Rift(FIRST), board(3)
        first = put(state, "First", 0, "hand")
        game = Game(rb, state, show_forced=True)
        game.choose(Option("play", first))
        game.concede(2)
        assert game.record[-1] == Option("concede", 2)
        passed = []
        while (decision := game.decision) is not None and decision.kind == "priority":
            passed.append(decision.player)
            game.choose(PASS)
        assert passed == [0, 1]
        assert words(game.state) == ["first"]
        game.concede(1)
        assert game.outcome is not None
        assert game.outcome.winners == (0,)
