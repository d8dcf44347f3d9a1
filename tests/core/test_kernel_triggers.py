"""Triggers: when they are noticed, placed, chosen for, ordered and run, and what they count."""

import pytest

from adjudge.core import vocab as v
from adjudge.core.checks import settle
from adjudge.core.decisions import DONE, NO, PASS, YES
from adjudge.core.endings import expire
from adjudge.core.events import happen
from adjudge.core.game import Game
from adjudge.core.policies import TriggerOrder
from adjudge.core.state import Event, State
from adjudge.core.triggers import hold, place_waiting, release
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.star import Star
from tests.core.rulebooks.table import (
    ME,
    UNIT,
    answered,
    board,
    drive,
    energy,
    land,
    put,
    say,
    spell,
    unit,
    upon,
    when,
    words,
)
from tests.core.rulebooks.toy import Toy
from tests.core.rulebooks.wish import Wish

WOLF = unit("Wolf", 3)
GIANT = unit("Giant", 3, when("grow big", say("big")))
GIANTS = v.All(v.Called("Giant"))
OTHER = v.When(("destroy",), UNIT & v.Not(ME))
WITNESS = unit("Witness", 1, when("destroy", say("seen"), when=OTHER))
PHOENIX = unit(
    "Phoenix", 1, when("destroy", say("risen"), when=v.When(("destroy",), UNIT), areas=("grave",))
)


def destroy(rb: Toy, state: State, *ids: int) -> None:
    """Destroy units at the same time."""
    drive(happen(rb, state, [Event("destroy", i, 0) for i in ids]))


def noticed(state: State) -> list[str]:
    """Names of the sources whose triggers were noticed."""
    return [item.name for item in (*state.items, *state.waiting)]


@pytest.mark.parametrize("watched", [(), (("grow big", "big"),)])
def test_a_text_that_comes_with_an_event_notices_it(watched: tuple[tuple[str, str], ...]) -> None:
    """What nobody listened for as it began may still be heard by what it brings."""
    rb, state = Mana(WOLF, unit("Herald", 1, when("enter", say("here")))), board()
    rb.watched = watched
    herald = put(state, "Herald", area="hand")
    drive(happen(rb, state, [Event("enter", herald, 0, place=state.zone_of("field", 0))]))
    assert noticed(state) == ["Herald"]


class TestLookingBack:
    """K8: listeners that look back see the position before the batch, the others the one after."""

    @pytest.mark.parametrize(("game", "seen"), [(Rift, []), (Mana, ["Witness"])])
    def test_k08_death_at_the_same_time_as_the_listener(
        self, game: type[Toy], seen: list[str]
    ) -> None:
        """Who leaves with another misses its death, or sees it where leaving looks back."""
        rb, state = game(WITNESS, WOLF), board()
        witness, wolf = put(state, "Witness"), put(state, "Wolf")
        destroy(rb, state, witness, wolf)
        assert noticed(state) == seen

    @pytest.mark.parametrize("game", [Rift, Mana])
    def test_k08_death_of_another_is_seen_by_who_stays(self, game: type[Toy]) -> None:
        """Both rulebooks agree where the listener is still there."""
        rb, state = game(WITNESS, WOLF), board()
        put(state, "Witness")
        destroy(rb, state, put(state, "Wolf"))
        assert noticed(state) == ["Witness"]

    @pytest.mark.parametrize(("game", "seen"), [(Rift, ["Phoenix"]), (Mana, [])])
    def test_k08_arrival_at_the_same_time_as_the_event(
        self, game: type[Toy], seen: list[str]
    ) -> None:
        """A text in the pile counts how its card came there, unless every listener looks back."""
        rb, state = game(PHOENIX), board()
        destroy(rb, state, put(state, "Phoenix"))
        assert noticed(state) == seen

    @pytest.mark.parametrize("game", [Rift, Mana])
    def test_k08_own_end_is_seen_as_it_was(self, game: type[Toy]) -> None:
        """An object's own end triggers from before: its controller and power are those it had."""
        elder = unit("Elder", 2, when("destroy", v.Act("gain", amount=v.Stat(ME, "power"))))
        rb, state = game(elder), board()
        ident = put(state, "Elder", 1)
        state.edit(ident).control = 0
        drive(happen(rb, state, [Event("destroy", ident, 1)]))
        (item,) = (*state.items, *state.waiting)
        assert item.controller == 0
        state.items, state.waiting = [item], []
        drive(rb.finalize_item(state, item.id))
        drive(rb.resolve_item(state, item.id))
        assert state.stats[0]["points"] == 2

    def test_k08_each_member_of_a_batch_triggers_by_itself(self) -> None:
        """Three deaths at once are three events for who watches."""
        rb, state = Mana(WITNESS, WOLF), board()
        put(state, "Witness")
        destroy(rb, state, *(put(state, "Wolf") for _ in range(3)))
        assert noticed(state) == ["Witness"] * 3


class TestPlacing:
    """The trigger table: placed at once, at the next priority, or not at all."""

    CRY = unit("Crier", 1, upon("draw", say("cry")))
    DEED = spell("Deed", say("one"), v.Act("draw"), say("two"))

    def table(self, game: type[Toy]) -> tuple[Toy, State]:
        """A Crier who hears a card drawn in the middle of a text."""
        rb, state = game(self.CRY, self.DEED), board()
        put(state, "Crier")
        put(state, "Crier", 0, "deck")
        return rb, state

    def test_at_once_it_is_pending_in_the_middle_of_the_text(self) -> None:
        """Placed at once: it is on the chain before the text ends, and is finalized later."""
        rb, state = self.table(Rift)
        choice = v.Pick("any", v.In("hand"), at_least=0)
        rb.cards["Deed"] = spell("Deed", v.Act("draw"), choice, say("two"))
        steps = rb.cast(state, "Deed")
        assert next(steps).kind == "pick"
        assert [(i.name, i.pending) for i in state.items] == [("Deed", False), ("Crier", True)]
        with pytest.raises(StopIteration):
            steps.send(DONE)
        assert words(state) == ["two"]

    def test_at_the_next_priority_it_waits_outside_the_stack(self) -> None:
        """It is noticed in the middle of a text and placed when a player would get priority."""
        rb, state = self.table(Mana)
        drive(rb.cast(state, "Deed"))
        assert (state.items, [item.name for item in state.waiting]) == ([], ["Crier"])
        drive(settle(rb, state))
        assert ([item.name for item in state.items], state.waiting) == (["Crier"], [])
        assert words(state) == ["one", "two"]

    def test_immediately_it_runs_when_the_instruction_ends(self) -> None:
        """Not placed: it has run before the next instruction."""
        rb, state = self.table(Star)
        drive(rb.cast(state, "Deed"))
        assert words(state) == ["one", "cry", "two"]

    def test_unless_it_breaks_in_it_runs_when_the_text_ends(self) -> None:
        """The rulebook says which of them may break into a running text."""
        rb, state = self.table(Wish)
        drive(rb.cast(state, "Deed"))
        assert words(state) == ["one", "two"]
        drive(place_waiting(rb, state))
        assert words(state) == ["one", "two", "cry"]

    def test_what_triggers_in_the_first_five_steps_waits_for_the_seventh(self) -> None:
        """A trigger of the payment runs when the play is complete, before the spell resolves."""
        stone = land("Stone", when("tap", say("tapped")))
        paid = v.Act("say", how=("paid",), label="y")
        ray = spell(
            "Ray", say("ray"), cost=energy(1, v.Act("tap", on=v.All(UNIT), label="x"), paid)
        )
        eager = unit("Imp", 1, when("tap", say("imp")))
        rb, state = Star(stone, ray, eager), board()
        put(state, "Stone")
        put(state, "Imp")
        ident, asked = answered(rb.play(state, "Ray"), 0)
        assert [decision.kind for decision in asked] == ["order"]
        assert words(state) == ["paid", "tapped", "imp"]
        drive(rb.resolve_item(state, ident))
        assert words(state) == ["paid", "tapped", "imp", "ray"]

    @pytest.mark.parametrize("game", [Star, Wish])
    def test_a_handled_trigger_ends_before_the_next_one_begins(self, game: type[Toy]) -> None:
        """What a trigger triggers is handled before the other one that waits."""
        first = unit("First", 1, upon("start", say("a"), v.Act("draw"), say("c")))
        second = unit("Second", 1, upon("start", say("b")))
        rb, state = game(first, second, self.CRY), board()
        for name in ("First", "Second", "Crier"):
            put(state, name)
        put(state, "Crier", 0, "deck")
        drive(happen(rb, state, [Event("start", player=0)]))
        drive(place_waiting(rb, state), 0)
        told = {"star": ["a", "cry", "c", "b"], "wish": ["a", "c", "cry", "b"]}
        assert words(state) == told[rb.name]

    def test_what_the_end_of_a_trigger_triggers_comes_before_the_next_one(self) -> None:
        """The use of the first trigger is itself an event, after its text."""
        first = unit("First", 1, upon("start", say("a")))
        second = unit("Second", 1, upon("start", say("b")))
        clerk = unit("Clerk", 1, upon("use", say("used"), times=1))
        rb, state = Star(first, second, clerk), board()
        for name in ("First", "Second", "Clerk"):
            put(state, name)
        drive(happen(rb, state, [Event("start", player=0)]))
        drive(place_waiting(rb, state), 0)
        assert words(state) == ["a", "used", "b"]

    def test_what_is_held_runs_with_the_last_release(self) -> None:
        """Two procedures hold: nothing runs before both have let go."""
        rb, state = Star(unit("Bell", 1, upon("start", say("bell")))), board()
        put(state, "Bell")
        hold(state)
        hold(state)
        drive(happen(rb, state, [Event("start", player=0)]))
        drive(place_waiting(rb, state))
        drive(release(rb, state))
        assert words(state) == []
        drive(release(rb, state))
        assert words(state) == ["bell"]

    def test_a_reflexive_trigger_is_placed_like_any_other(self) -> None:
        """A text that says "do this" makes an item of its own where triggers are wanted."""
        deed = spell("Deed", v.DoThis((say("this"),)), say("rest"))
        said = {}
        for game in (Rift, Mana, Star):
            rb, state = game(deed), board()
            drive(rb.cast(state, "Deed"))
            said[rb.name] = (words(state), len(state.items), len(state.waiting))
        assert said == {
            "rift": (["rest"], 1, 0),
            "mana": (["rest"], 0, 1),
            "star": (["this", "rest"], 0, 0),
        }


class TestChoosing:
    """The trigger table: what is chosen when."""

    def test_you_may_is_answered_at_finalizing_and_declining_means_it_never_triggered(self) -> None:
        """Where the leading "may" belongs to finalizing, a declined trigger leaves no item."""
        bard = unit("Bard", 1, upon("start", say("song"), optional=True))
        rb, state = Rift(bard), board()
        put(state, "Bard")
        drive(happen(rb, state, [Event("start", player=0)]))
        (item,) = state.items
        drive(rb.finalize_pending(state, item.id), NO)
        assert state.items == []

    def test_you_may_is_answered_on_resolution_where_targets_are_chosen_on_placing(self) -> None:
        """The target is chosen as the ability is placed, "you may" only as it resolves."""
        aim = v.Target("it", UNIT)
        archer = unit(
            "Archer",
            1,
            when(
                "start",
                v.Act("damage", on=aim, amount=1),
                when=v.When(("start",)),
                optional=True,
            ),
        )
        rb, state = Mana(archer, WOLF), board()
        archer_id, wolf = put(state, "Archer"), put(state, "Wolf", 1)
        drive(happen(rb, state, [Event("start", player=0)]))
        drive(settle(rb, state), 1)
        (item,) = state.items
        assert item.choices == {"it": (wolf,)}
        drive(rb.resolve_item(state, item.id), NO)
        assert state.objs[wolf].marks == {}
        assert archer_id in state.objs

    def test_an_ability_without_legal_choice_is_taken_away(self) -> None:
        """What can't be chosen for as it is placed leaves again."""
        archer = unit("Archer", 1, when("destroy", v.Act("damage", on=v.Target("it", UNIT))))
        rb, state = Mana(archer), board()
        destroy(rb, state, put(state, "Archer"))
        assert len(state.waiting) == 1
        drive(settle(rb, state))
        assert (state.items, state.waiting) == ([], [])

    @pytest.mark.parametrize(("game", "said"), [(Rift, ["yes"]), (Mana, [])])
    def test_a_leading_if_is_asked_once_or_twice(self, game: type[Toy], said: list[str]) -> None:
        """The condition counts when it triggers; a rulebook may ask again on resolution."""
        cond = v.Exists(v.Called("Wolf"))
        herd = unit("Herd", 1, upon("start", say("yes"), cond=cond))
        rb, state = game(herd, WOLF), board()
        put(state, "Herd")
        wolf = put(state, "Wolf")
        drive(happen(rb, state, [Event("start", player=0)]))
        drive(settle(rb, state))
        (item,) = state.items
        destroy(rb, state, wolf)
        drive(rb.finalize_item(state, item.id) if item.pending else settle(rb, state))
        drive(rb.resolve_item(state, item.id))
        assert words(state) == said


class AttackerFirst(Rift):
    """Triggers are placed in another order of players, as some moments have it."""

    def trigger_players(self, state: State) -> list[int]:
        """The first player first, whoever's turn it is."""
        return self.turn_order(state, 0)


class TestOrder:
    """Who puts simultaneous triggers in order (K28)."""

    @staticmethod
    def table() -> State:
        """Both players have a Bell and a Gong that hear the turn start; the second one's turn."""
        state = board()
        state.vars["turn_player"] = 1
        for player in (0, 1):
            put(state, "Bell", player)
            put(state, "Gong", player)
        return state

    BELL = unit("Bell", 1, upon("start", say("bell")))
    GONG = unit("Gong", 1, upon("start", say("gong")))

    def test_each_player_orders_their_own_the_turn_player_first(self) -> None:
        """The turn player's triggers are placed first, so that the other's are the newest."""
        rb = Rift(self.BELL, self.GONG)
        state = self.table()
        steps = happen(rb, state, [Event("start", player=1)])
        first = next(steps)
        assert (first.player, [item.bearer for item in first.about]) == (1, [3, 4])
        second = steps.send(first.options[1])
        assert (second.player, [item.bearer for item in second.about]) == (0, [1, 2])
        with pytest.raises(StopIteration):
            steps.send(second.options[0])
        assert [item.bearer for item in state.items] == [4, 3, 1, 2]

    def test_the_turn_player_orders_all(self) -> None:
        """The other policy: one player puts all of them in order."""
        rb = Rift(self.BELL, self.GONG)
        rb.policies.trigger_order = TriggerOrder.TURN_PLAYER_ALL
        state = self.table()
        steps = happen(rb, state, [Event("start", player=1)])
        decision = next(steps)
        assert (decision.player, len(decision.options)) == (1, 4)
        decision = steps.send(decision.options[3])
        decision = steps.send(decision.options[0])
        assert (decision.player, len(decision.options)) == (1, 2)
        with pytest.raises(StopIteration):
            steps.send(decision.options[1])
        assert [item.bearer for item in state.items] == [4, 1, 3, 2]

    def test_a_rulebook_may_name_another_order_of_players(self) -> None:
        """For some moments the rulebook has its own order, such as the attacker first."""
        rb = AttackerFirst(self.BELL, self.GONG)
        state = self.table()
        assert next(happen(rb, state, [Event("start", player=1)])).player == 0

    def test_order_that_can_not_matter_is_not_asked(self) -> None:
        """The same ability of the same source, for one object, twice: no question."""
        echo = unit("Echo", 1, when("start", say("x"), when=v.When(("start", "end"))))
        rb, state = Rift(echo), board()
        put(state, "Echo")
        _, asked = answered(happen(rb, state, [Event("start", player=0), Event("end", player=0)]))
        assert asked == []
        assert len(state.items) == 2

    def test_what_triggers_while_checks_are_made_waits_for_the_next_round(self) -> None:
        """Triggers of several rounds of checks are put in order together, when all is settled."""
        lord = v.Static((v.Raise("power", 1),), scope=UNIT & v.Not(ME))
        king = unit("King", 1, lord, when("destroy", say("king")))
        page = unit("Page", 0, when("destroy", say("page")))
        rb, state = Mana(king, page), board()
        ids = [put(state, name) for name in ("King", "Page")]
        state.mark(ids[0], "damage", 1)
        _, asked = answered(settle(rb, state), 1)
        assert [[item.bearer for item in decision.about] for decision in asked] == [ids]
        assert [item.bearer for item in state.items] == [ids[1], ids[0]]


class TestDerivedAndCounted:
    """K9: "becomes", "the first time each turn", limits, states."""

    def test_becoming_is_noticed_at_the_border_of_events(self) -> None:
        """What makes a watched state true triggers once; while it stays true nothing does."""
        feed = spell("Feed", v.Act("grow", on=GIANTS, amount=1))
        rb, state = Rift(GIANT, feed), board()
        put(state, "Giant")
        counts = []
        for _ in range(4):
            drive(rb.cast(state, "Feed"))
            counts.append(len(state.items))
        assert counts == [0, 1, 1, 1]

    def test_becoming_is_noticed_when_an_effect_begins_or_ends(self) -> None:
        """What begins or ends without an event makes a watched state true all the same."""
        bless = spell("Bless", v.Lasting((v.Raise("power", 2),), to=GIANTS))
        curse = spell("Curse", v.Lasting((v.Raise("power", -1),), to=GIANTS, until="combat"))
        rb, state = Rift(GIANT, bless, curse), board()
        put(state, "Giant")
        counts = []
        for name in ("Curse", "Bless"):
            drive(rb.cast(state, name))
            counts.append(len(state.items))
        drive(expire(rb, state, "combat"))
        counts.append(len(state.items))
        drive(expire(rb, state, "turn"))
        counts.append(len(state.items))
        drive(rb.cast(state, "Bless"))
        counts.append(len(state.items))
        assert counts == [0, 0, 1, 1, 2]

    def test_the_nth_event_of_a_turn_is_counted_with_the_trace_off(self) -> None:
        """What counts events reads the ledger, not the trace."""
        nth = v.When(("draw",), nth=2)
        scribe = unit("Scribe", 1, when("draw", say("second"), when=nth))
        rb, state = Rift(scribe), board()
        state.trace = None
        put(state, "Scribe")
        for _ in range(3):
            put(state, "Scribe", 0, "deck")
        seen = []
        for _ in range(3):
            deck = state.zones[state.zone_of("deck", 0)]
            drive(happen(rb, state, [Event("draw", deck[0], 0)]))
            seen.append(len(state.items))
        assert seen == [0, 1, 1]

    def test_a_limit_of_uses_stays_with_the_object(self) -> None:
        """Once each turn stays used when somebody else takes control of the object."""
        once = unit("Oracle", 1, upon("start", say("omen"), times=1))
        rb, state = Star(once), board()
        oracle = put(state, "Oracle")
        for control in (0, 1):
            state.edit(oracle).control = control
            drive(happen(rb, state, [Event("start", player=control)]))
            drive(place_waiting(rb, state))
        assert words(state) == ["omen"]
        state.ledger = {}
        drive(happen(rb, state, [Event("start", player=1)]))
        drive(place_waiting(rb, state))
        assert words(state) == ["omen", "omen"]

    def test_a_state_triggers_again_only_when_its_item_has_left(self) -> None:
        """While the ability waits or is on the stack, the same state does not trigger it again."""
        alone = v.Unless(v.Exists(v.Called("Wolf")))
        croc = unit("Croc", 3, v.Triggered(v.When(("state",)), (say("alone"),), cond=alone))
        rb, state = Mana(croc, WOLF), board()
        put(state, "Croc")
        wolf = put(state, "Wolf")
        drive(settle(rb, state))
        assert state.items == []
        destroy(rb, state, wolf)
        for _ in range(2):
            drive(settle(rb, state))
            assert [item.name for item in state.items] == ["Croc"]
        drive(rb.resolve_item(state, state.items[0].id))
        assert words(state) == ["alone"]
        drive(settle(rb, state))
        assert [item.name for item in state.items] == ["Croc"]

    def test_declining_a_limited_trigger_does_not_use_it_up(self) -> None:
        """A use is counted when the ability is used, not when it could have been."""
        once = unit("Oracle", 1, upon("start", say("omen"), times=1, optional=True))
        rb, state = Rift(once), board()
        oracle = put(state, "Oracle")
        for answer in (NO, YES):
            drive(happen(rb, state, [Event("start", player=0)]))
            (item,) = state.items
            drive(rb.finalize_pending(state, item.id), answer)
        assert len(state.items) == 1
        assert oracle in state.objs


def test_triggers_of_a_whole_game_run_newest_first() -> None:
    """Two triggers on the stack: the newest one resolves first."""
    bell = unit("Bell", 1, when("destroy", say("bell")))
    gong = unit("Gong", 1, when("destroy", say("gong")))
    rb, state = Mana(bell, gong), board()
    destroy(rb, state, put(state, "Bell"), put(state, "Gong"))
    game = Game(rb, state)
    assert game.decision is not None
    assert game.decision.kind == "order"
    game.choose(0)
    while words(game.state) != ["gong", "bell"]:
        game.choose(PASS)
        assert words(game.state) in ([], ["gong"], ["gong", "bell"])
