"""The agenda, who chooses in which order, checks, loops, players as parameters, readings."""

import pytest

from adjudge.core import loops
from adjudge.core import vocab as v
from adjudge.core.canon import position_key
from adjudge.core.checks import SETTLE_BOUND, settle
from adjudge.core.decisions import DONE, Ask, AskBool, Decision, Option
from adjudge.core.doing import Doing
from adjudge.core.errors import LoopFound
from adjudge.core.events import happen
from adjudge.core.game import Game
from adjudge.core.reads import Ctx, players
from adjudge.core.rulebook import Outcome
from adjudge.core.state import Event, State, Task
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.table import (
    ME,
    UNIT,
    answered,
    board,
    drive,
    names,
    put,
    quick,
    say,
    spell,
    told,
    unit,
    upon,
    when,
    words,
)
from tests.core.rulebooks.toy import Toy
from tests.core.rulebooks.wish import Wish

WOLF, OX = unit("Wolf", 3), unit("Ox", 5)


def turns(game: Game) -> list[int]:
    """Whose turns began, in order."""
    assert game.trace is not None
    return [entry.data["player"] for entry in game.trace.entries if entry.kind == "turn"]


def end_all(ctx: Ctx, act: v.Act) -> Doing:
    """The chain is emptied, the turn goes on with its end."""
    assert act.verb == "end all"
    for item in list(ctx.state.items):
        ctx.state.put(item.obj, ctx.state.zone_of("grave", 0))
    ctx.state.items = []
    ctx.state.flow = (Task("end"),)
    yield from ()
    return Outcome(done=True, whole=True)


class TestAgenda:
    """K1: what outlives many decisions is a record of the state, edited by effects."""

    def test_an_extra_turn_is_inserted_before_the_next_regular_one(self) -> None:
        """The newest additional turn comes first; then the regular order goes on."""
        rb, state = Rift(spell("Idle")), board()
        put(state, "Idle", 0, "hand")
        game = Game(rb, state)
        rb.queue_turn(game.state, 1)
        rb.queue_turn(game.state, 0)
        game.choose(Option("end"))
        while game.decision is not None:
            game.choose(Option("end"))
        assert turns(game) == [0, 0, 1, 1, 0, 1]

    def test_a_step_is_skipped_when_an_effect_takes_it_off_the_agenda(self) -> None:
        """The main part of the turn is taken away: no decision comes up in it."""
        rb, state = Rift(unit("Tyrant", 1), spell("Idle")), board()
        put(state, "Idle", 0, "hand")
        game = Game(rb, state)
        assert [task.kind for task in game.state.flow] == ["main", "end"]
        fork = game.fork()
        fork.state.flow = tuple(t for t in fork.state.flow if t.kind != "end")
        for each in (game, fork):
            each.choose(Option("end"))
        assert told(game.state, "start", "end")[:4] == ["start", "end", "start", "end"]
        assert told(fork.state, "start", "end")[:4] == ["start", "start", "end", "start"]

    def test_a_step_is_inserted_where_an_effect_puts_it(self) -> None:
        """A second end step comes before the first one."""
        rb, state = Rift(spell("Idle")), board()
        put(state, "Idle", 0, "hand")
        game = Game(rb, state)
        game.state.flow = (game.state.flow[0], Task("end"), *game.state.flow[1:])
        game.choose(Option("end"))
        assert told(game.state, "start", "end")[:4] == ["start", "end", "end", "start"]

    def test_ending_the_turn_cuts_short_chain_and_steps(self) -> None:
        """An effect that ends the turn: what is on the chain and the rest of the turn are gone."""
        stop = quick(spell("Stop", v.Act("end all"), say("never")))
        rb, state = Rift(stop, spell("Other", say("other"))), board()
        rb.verbs["end all"] = end_all
        drive(rb.play(state, "Other"))
        drive(rb.play(state, "Stop"))
        state.flow, state.turn = (Task("main"), Task("end")), 1
        drive(rb.resolve_item(state, state.items[-1].id))
        assert (state.items, [task.kind for task in state.flow]) == ([], ["end"])
        assert words(state) == []
        assert names(state, "grave", 0) == ["Other", "Stop"]

    def test_a_position_in_the_middle_of_a_chain_is_data(self) -> None:
        """It forks, and both copies go on by themselves."""
        rb, state = Rift(spell("First", say("first"))), board()
        first = put(state, "First", 0, "hand")
        game = Game(rb, state, show_forced=True)
        game.choose(Option("play", first))
        fork = game.fork()
        assert position_key(fork.state) == position_key(game.state)
        for _ in range(2):
            fork.choose(Option("pass"))
        assert (words(fork.state), words(game.state)) == (["first"], [])


class TestOrderOfChoices:
    """K28: each player chooses in order, then everybody acts together."""

    def test_all_choose_before_anything_happens(self) -> None:
        """The turn player chooses first; the second chooser still sees everything in play."""
        pick = v.Pick("mine", UNIT & v.ControlledBy(v.ThatPlayer()), who=v.EachPlayer())
        judge = spell("Judge", v.EachDoes((pick,), v.Act("destroy", on=v.Noted("mine"))))
        rb, state = Rift(judge, WOLF, OX), board()
        ids = [put(state, name, p) for p in (0, 1) for name in ("Wolf", "Ox")]
        state.vars["turn_player"] = 1
        steps = rb.cast(state, "Judge")
        first = next(steps)
        assert (first.player, [o.obj for o in first.options]) == (1, ids[2:])
        second = steps.send(first.options[0])
        assert (second.player, [o.obj for o in second.options]) == (0, ids[:2])
        assert len(state.objs) == 5
        with pytest.raises(StopIteration):
            steps.send(second.options[1])
        assert [i in state.objs for i in ids] == [True, False, False, True]

    def test_they_are_destroyed_in_one_batch(self) -> None:
        """What happens together is seen together: the leaver sees the other leave."""
        pick = v.Pick("mine", UNIT & v.ControlledBy(v.ThatPlayer()), who=v.EachPlayer())
        judge = spell("Judge", v.EachDoes((pick,), v.Act("destroy", on=v.Noted("mine"))))
        seen = when("destroy", say("seen"), when=v.When(("destroy",), UNIT & v.Not(ME)))
        rb, state = Mana(judge, unit("Witness", 1, seen)), board()
        for player in (0, 1):
            put(state, "Witness", player)
        drive(rb.cast(state, "Judge"))
        assert len(state.waiting) == 2

    def test_no_player_is_the_opponent(self) -> None:
        """With three players, "opponents" are two, in turn order after the reader (K33)."""
        rb, state = Rift(), board(3)
        ctx = Ctx(rb, state, 1)
        assert players(ctx, v.Opponents()) == [2, 0]
        state.gone = (2,)
        assert players(ctx, v.Opponents()) == [0]
        state.vars["turn_player"] = 1
        assert players(ctx, v.EachPlayer()) == [1, 0]


class TestChecks:
    """K30: ordered checks at the rulebook's occasions, to a fixpoint."""

    def test_no_check_is_made_during_a_resolution(self) -> None:
        """Lethal damage that the same text heals again kills nobody, in either game."""
        body = (v.Act("damage", on=v.All(UNIT), amount=9), v.Act("heal", on=v.All(UNIT)))
        for game in (Rift, Mana):
            rb, state = game(spell("Wave", *body), WOLF), board()
            wolf = put(state, "Wolf")
            drive(rb.cast(state, "Wave"))
            drive(settle(rb, state) if game is Mana else rb.step(state))
            assert wolf in state.objs

    def test_all_that_apply_are_performed_at_once(self) -> None:
        """Two units with lethal damage leave in one batch and see each other leave."""
        seen = when("destroy", say("seen"), when=v.When(("destroy",), UNIT & v.Not(ME)))
        rb, state = Mana(unit("Witness", 1, seen)), board()
        for player in (0, 1):
            state.mark(put(state, "Witness", player), "damage", 1)
        drive(settle(rb, state))
        assert len(state.items) == 2

    def test_checks_are_repeated_until_none_applies(self) -> None:
        """The lord leaves in the first round, whom the lord held up in the second."""
        lord = v.Static((v.Raise("power", 1),), scope=UNIT & v.Not(ME))
        rb, state = Mana(unit("Lord", 1, lord), unit("Page", 0)), board()
        state.mark(put(state, "Lord"), "damage", 1)
        put(state, "Page")
        drive(settle(rb, state))
        assert names(state, "field", 0) == []
        assert told(state, "destroy") == ["destroy", "destroy"]

    def test_a_flagged_check_is_made_once_for_many_changes(self) -> None:
        """Where checks are outstanding tasks, several changes ask for one check."""
        rb, state = Rift(WOLF), board()
        put(state, "Wolf")
        drive(happen(rb, state, [Event("tap", 1, 0)]))
        drive(happen(rb, state, [Event("tap", 1, 0)]))
        assert state.vars["check"] == 1
        drive(rb.step(state))
        assert state.vars["check"] == 0

    def test_a_latch_remembers_what_was_true_once(self) -> None:
        """Health that reached 0 ends the game at the end of the round, though it was healed."""
        rb, state = Wish(WOLF), board()
        state.phase = "action"
        for stats in state.stats:
            stats["health"] = 5
        state.stats[0]["health"] = 0
        drive(happen(rb, state, [Event("gain", player=0, amount=1)]))
        state.stats[0]["health"] = 9
        game = Game(rb, state)
        kinds = []
        while game.decision is not None:
            kinds.append((game.decision.player, game.decision.kind))
            game.choose(DONE if DONE in game.decision.options else 1)
        assert kinds == [(1, "skill"), (0, "skill")]
        assert game.outcome is not None
        assert game.outcome.winners == (0,)

    def test_triggers_wait_until_the_checks_are_through(self) -> None:
        """Nothing is placed before the last check; then it is, and checks follow again."""
        rb, state = Mana(unit("Elder", 1, when("destroy", say("x"))), unit("Page", 0)), board()
        state.mark(put(state, "Elder"), "damage", 1)
        put(state, "Page")
        _, asked = answered(settle(rb, state))
        assert asked == []
        assert [item.name for item in state.items] == ["Elder"]


class Endless(Toy):
    """A game that goes on without any choice, in circles or growing."""

    name = "endless"
    grows = 0
    forced = 0

    def step(self, state: State) -> Ask:
        """One more round."""
        state.vars["round"] = (state.vars.get("round", 0) + 1) % 3
        state.turn += 1
        if self.grows:
            put(state, "Wolf")
        while self.forced:
            yield Decision(0, "on", [Option("on")], "")
        yield from ()


class Circle(Endless):
    """The same with a rule for loops."""

    def on_loop(self, state: State) -> None:
        """A draw."""
        Mana.on_loop(self, state)  # type: ignore[arg-type]


class Restless(Mana):
    """A game whose checks always find something."""

    def check_state(self, state: State) -> AskBool:
        """Once more."""
        state.vars["rounds"] = state.vars.get("rounds", 0) + 1
        yield from ()
        return True


class TestLoops:
    """K31: a position that comes back is the rulebook's affair; growth hits a bound."""

    def test_a_loop_without_choices_is_what_the_rulebook_says(self) -> None:
        """The position came back although turn number and identities went on: a draw."""
        game = Game(Circle(WOLF), board())
        assert game.outcome is not None
        assert (game.outcome.winners, game.outcome.reason) == ((), "a loop")

    def test_a_loop_without_a_rule_is_not_decided(self) -> None:
        """Where the rulebook has no rule the game can't go on by itself."""
        with pytest.raises(LoopFound, match="came back"):
            Game(Endless(WOLF), board())

    def test_a_growing_loop_hits_a_bound_even_if_there_is_a_rule(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """No position comes back: the bound raises."""
        monkeypatch.setattr(loops, "SILENT_BOUND", 300)
        rb = Circle(WOLF)
        rb.grows = 1
        with pytest.raises(LoopFound, match="300 steps"):
            Game(rb, board())

    def test_forced_answers_without_end_hit_the_bound_too(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A procedure that only asks forced questions is a loop as well."""
        monkeypatch.setattr(loops, "SILENT_BOUND", 300)
        rb = Endless(WOLF)
        rb.forced = 1
        with pytest.raises(LoopFound, match="300 steps"):
            Game(rb, board())

    def test_a_loop_of_mandatory_triggers_is_a_draw(self) -> None:
        """Two bells that ring each other for ever, with nobody who could stop it."""
        ring = upon("tap", v.Act("untap", on=ME))
        echo = upon("untap", v.Act("tap", on=ME))
        rb, state = Mana(unit("Bell", 1, ring, echo)), board()
        bell = put(state, "Bell")
        drive(happen(rb, state, [Event("tap", bell, 0)]))
        game = Game(rb, state)
        assert game.outcome is not None
        assert game.outcome.reason == "a loop"

    def test_checks_that_never_come_to_rest_are_a_loop(self) -> None:
        """More rounds of checks than the bound."""
        rb, state = Restless(WOLF), board()
        drive(settle(rb, state))
        assert state.vars["rounds"] == SETTLE_BOUND
        assert state.result is not None

    def test_readings_of_the_rulebook_are_part_of_the_position(self) -> None:
        """Positions under different readings are not the same (K35)."""
        state, other = board(), board()
        assert position_key(state) == position_key(other)
        other.readings["checked twice"] = "no"
        assert position_key(state) != position_key(other)
