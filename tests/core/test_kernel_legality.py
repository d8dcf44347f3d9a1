"""What may be chosen: no foreseeable dead ends, requirements, costs and their order."""

from collections.abc import Callable
from functools import partial

import pytest

from adjudge.core import lookahead
from adjudge.core import vocab as v
from adjudge.core.bodies import choices_in
from adjudge.core.decisions import DONE, AskBool, Decision, Option
from adjudge.core.errors import EngineFault
from adjudge.core.lookahead import can_end, guided
from adjudge.core.obeying import obeying
from adjudge.core.plays import NOT_PLAYED
from adjudge.core.policies import Obey
from adjudge.core.state import State
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.star import Star
from tests.core.rulebooks.table import (
    UNIT,
    answered,
    board,
    drive,
    energy,
    land,
    names,
    put,
    say,
    spell,
    told,
    unit,
    words,
)

WOLF, OX = unit("Wolf", 3), unit("Ox", 5)
MINE = v.Target("it", UNIT & v.Friendly())
RITE = spell(
    "Rite", v.Act("choose", on=MINE), say("done"), cost=energy(0, v.Act("sacrifice", label="paid"))
)


def verbs(decision: Decision) -> list[tuple[str, int]]:
    """Verb and object of each option."""
    return [(option.verb, option.obj) for option in decision.options]


class TestNoDeadEnds:
    """K2: a choice that dooms a later step is barred if another exists; legality comes last."""

    def test_k02_cost_may_not_doom_the_target(self) -> None:
        """With two units, the one that is targeted can't be sacrificed for the same spell."""
        rb, state = Rift(RITE, WOLF, OX), board()
        wolf, ox = put(state, "Wolf"), put(state, "Ox")
        rite = put(state, "Rite", 0, "hand")
        done, asked = answered(rb.play_well(state, rite, 0), Option("target", wolf))
        assert done
        assert [verbs(decision) for decision in asked] == [[("target", wolf), ("target", ox)]]
        assert names(state, "grave", 0) == ["Ox"]

    def test_k02_target_may_not_be_what_a_later_cost_must_use_up(self) -> None:
        """Where the cost can only be paid with one unit, that unit can't be targeted."""
        price = energy(0, v.Act("sacrifice", on=v.All(v.Called("Ox")), label="paid"))
        rb, state = Rift(spell("Rite", v.Act("choose", on=MINE), cost=price), WOLF, OX), board()
        wolf = put(state, "Wolf")
        put(state, "Ox")
        rite = put(state, "Rite", 0, "hand")
        done, asked = answered(rb.play_well(state, rite, 0))
        assert done
        assert asked == []
        (item,) = state.items
        assert item.choices == {"it": (wolf,)}

    def test_k02_play_without_any_good_end_is_not_offered(self) -> None:
        """With a single unit the spell can't be finalized: it is no option, and fails if tried."""
        rb, state = Rift(RITE, WOLF), board()
        put(state, "Wolf")
        rite = put(state, "Rite", 0, "hand")
        assert rb.plays(state, 0) == []
        assert drive(rb.try_play(state, rite, 0)) is False
        assert names(state, "field", 0) == ["Wolf"]
        assert names(state, "hand", 0) == ["Rite"]

    def test_k02_timing_is_checked_last_on_the_choices_made(self) -> None:
        """Only one mode is quick: while the chain is closed, that mode alone can be chosen."""
        modes = v.Modes(((say("slow"),), (say("quick"),)))
        for closed, offered in ((False, [0, 1]), (True, [1])):
            rb, state = Rift(spell("Both", modes), spell("First")), board()
            if closed:
                drive(rb.play(state, "First", 1))
            card = put(state, "Both", 0, "hand")
            assert Option("play", card) in rb.plays(state, 0)
            steps = rb.play_well(state, card, 0)
            decision = next(steps)
            assert [option.arg for option in decision.options] == offered

    def test_k02_timing_is_checked_last_on_the_item_as_it_stands(self) -> None:
        """The lord who makes the spell quick can't be what is sacrificed for it."""
        quick = v.Static((v.Gain("quick"),), scope=v.IsType("spell"))
        rb, state = Rift(RITE, unit("Lord", 1, quick), WOLF, spell("First")), board()
        drive(rb.play(state, "First", 1))
        lord, wolf = put(state, "Lord"), put(state, "Wolf")
        rb.cards["Rite"] = spell(
            "Rite", say("done"), cost=energy(0, v.Act("sacrifice", label="paid"))
        )
        rite = put(state, "Rite", 0, "hand")
        assert rb.plays(state, 0) == [Option("play", rite)]
        done, asked = answered(rb.play_well(state, rite, 0))
        assert (done, asked) == (True, [])
        assert state.zones[state.zone_of("field", 0)] == (lord,)
        assert wolf not in state.objs

    def test_k02_in_the_open_the_lord_may_be_sacrificed(self) -> None:
        """The other side: nothing asks for speed, so both units are offered."""
        quick = v.Static((v.Gain("quick"),), scope=v.IsType("spell"))
        price = energy(0, v.Act("sacrifice", label="paid"))
        rb, state = Rift(spell("Rite", cost=price), unit("Lord", 1, quick), WOLF), board()
        lord, wolf = put(state, "Lord"), put(state, "Wolf")
        rite = put(state, "Rite", 0, "hand")
        steps = rb.play_well(state, rite, 0)
        assert verbs(next(steps)) == [("pick", lord), ("pick", wolf)]


class TestLookahead:
    """K2: offered and accepted can't disagree, for the procedure itself is tried."""

    @staticmethod
    def dial(goal: int, state: State) -> AskBool:
        """Two digits whose sum must be `goal`."""
        total = 0
        for _ in range(2):
            answer = yield Decision(0, "digit", [Option("digit", arg=n) for n in range(3)], "")
            total += answer.arg
            state.vars["sum"] = total
        return total == goal

    @pytest.mark.parametrize(
        ("goal", "first", "second"),
        [(0, [0], [0]), (1, [0, 1], [1]), (4, [2], [2]), (9, [0, 1, 2], [0, 1, 2])],
    )
    def test_only_answers_that_can_end_well_are_offered(
        self, goal: int, first: list[int], second: list[int]
    ) -> None:
        """Each answer leaves a way to the end; where none does, all stay."""
        state = board()
        procedure = partial(self.dial, goal)
        assert can_end(state, procedure) is (goal != 9)
        steps = guided(state, procedure)
        assert [option.arg for option in next(steps).options] == first
        assert [o.arg for o in steps.send(Option("digit", arg=first[0])).options] == second
        assert "sum" in state.vars

    def test_looking_ahead_changes_nothing(self) -> None:
        """What is tried is tried on copies."""
        state = board()
        assert can_end(state, partial(self.dial, 3))
        assert "sum" not in state.vars

    def test_a_look_ahead_within_one_tries_each_way_once(self) -> None:
        """What is guided on a copy is not looked ahead of again."""
        tried: list[bool] = []

        def hopeless(state: State) -> AskBool:
            for _ in range(4):
                yield Decision(0, "on", [Option("on"), Option("off")], "")
            tried.append(state.trial)
            return False

        assert not can_end(board(), lambda state: guided(state, hopeless))
        assert tried == [True] * 16

    def test_too_many_ways_are_an_error_not_an_answer(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A procedure without end is not quietly refused."""

        def endless(state: State) -> AskBool:
            while state.players:
                yield Decision(0, "on", [Option("on"), Option("off")], "")
            return True

        monkeypatch.setattr(lookahead, "TRIAL_BOUND", 20)
        with pytest.raises(EngineFault, match="more than 20 ways"):
            can_end(board(), endless)


class TestRequirements:
    """K14: permissions widen, restrictions cut, requirements prefer."""

    PLACES = ("base", "north", "south")

    @staticmethod
    def at(*places: str) -> Callable[[str], bool]:
        """A requirement that one of these places meets."""
        return lambda place: place in places

    @pytest.mark.parametrize(
        ("musts", "maximal", "most"),
        [
            ([], ["base", "north", "south"], ["base", "north", "south"]),
            ([("north",)], ["north"], ["north"]),
            ([("north",), ("south",)], ["north", "south"], ["north", "south"]),
            ([("north",), ("north", "south")], ["north"], ["north"]),
            ([("north",), ("south",), ("south",)], ["north", "south"], ["south"]),
            ([("east",)], ["base", "north", "south"], ["base", "north", "south"]),
        ],
    )
    def test_conflicting_requirements_leave_a_choice_compatible_ones_do_not(
        self, musts: list[tuple[str, ...]], maximal: list[str], most: list[str]
    ) -> None:
        """All that can be met together must be; of others the player picks, or the most count."""
        tests = [self.at(*places) for places in musts]
        assert obeying(self.PLACES, tests, Obey.MAXIMAL) == maximal
        assert obeying(self.PLACES, tests, Obey.MOST) == most

    def test_restrictions_cut_before_requirements_prefer(self) -> None:
        """Of units that must attack, as many as the restrictions let attack together do."""
        rb = Mana(
            unit("Wolf", 3, v.Keyword("Must")),
            unit("Hermit", 3, v.Keyword("Must"), v.Keyword("Alone")),
            unit("Ox", 5),
        )
        state = board()
        wolf, hermit, ox = put(state, "Wolf"), put(state, "Hermit"), put(state, "Ox")
        second = put(state, "Wolf")
        chosen, asked = answered(rb.attack(state, 0), Option("target", ox))
        assert [verbs(decision) for decision in asked] == [[("target", ox), ("target", second)]]
        assert chosen == [wolf, ox, second]
        assert hermit not in chosen

    def test_without_the_most_policy_any_maximal_set_will_do(self) -> None:
        """The same attack where conflicting requirements leave a choice: the hermit may go."""
        rb = Mana(
            unit("Wolf", 3, v.Keyword("Must")),
            unit("Hermit", 3, v.Keyword("Must"), v.Keyword("Alone")),
        )
        rb.policies.obey = Obey.MAXIMAL
        state = board()
        wolf, hermit, second = put(state, "Wolf"), put(state, "Hermit"), put(state, "Wolf")
        steps = rb.attack(state, 0)
        assert verbs(next(steps)) == [("target", wolf), ("target", hermit)]
        assert verbs(steps.send(Option("target", wolf))) == [("target", second)]


class TestTargetsOrNot:
    """K18: what counts as a target is a property of the selector, with its time of choice."""

    def test_only_targets_and_places_are_chosen_while_a_card_is_played(self) -> None:
        """Costs, criteria, picks, others' choices and delayed choices are no targets."""
        target = v.Target("a", UNIT)
        person = v.TargetPlayer("b")
        given = v.Act("tap", on=v.Target("f", UNIT))
        body = (
            v.Act("damage", on=target, amount=v.CountOf(v.All(UNIT))),
            v.Act("gain", who=person, amount=1),
            v.Pick("c", UNIT, who=v.Opponents()),
            v.Act("destroy", on=v.All(UNIT)),
            v.DoThis((v.Act("damage", on=v.Target("d", UNIT), amount=1),)),
            v.Later(v.Triggered(v.When(("end",)), (v.Act("tap", on=v.Target("e", UNIT)),))),
            v.Lasting((v.GainAbility(v.Activated(energy(0), (given,))),), to=target),
        )
        assert choices_in(body) == [target, person]

    def test_a_label_is_one_choice_wherever_it_stands(self) -> None:
        """The same target named twice is chosen once, a target inside a group test before it."""
        limit = v.Target("limit", UNIT)
        group = (v.TotalAtMost("power", v.Stat(limit, "power")),)
        some = v.Target("some", UNIT, at_most=None, group=group)
        body = (v.Act("tap", on=some), v.If(v.Exists(UNIT), (v.Act("untap", on=some),)))
        assert choices_in(body) == [limit, some]

    def test_choices_of_modes_are_made_for_the_modes_taken(self) -> None:
        """A mode that was not chosen asks for nothing."""
        one, two = v.Target("one", UNIT), v.Target("two", UNIT)
        body = (v.Modes(((v.Act("tap", on=one),), (v.Act("tap", on=two),))),)
        assert choices_in(body) == []
        assert choices_in(body, (1,)) == [two]

    def test_destinations_come_behind_all_targets(self) -> None:
        """Where something goes is chosen when it is known what goes."""
        target = v.Target("t", UNIT)
        goal = v.Destination("goal", target)
        last = v.Target("last", UNIT)
        body = (v.Act("move", on=target, to=goal), v.Act("tap", on=last))
        assert choices_in(body) == [target, last, goal]


class TestCosts:
    """K15, K16: the order of the steps that make a cost, and when it is locked in."""

    def test_cost_is_locked_in_before_it_is_paid(self) -> None:
        """Sacrificing what made the spell cheaper does not make it dearer again."""
        cheap = unit("Imp", 1, v.Keyword("Cheap"))
        price = energy(3, v.Act("sacrifice", label="paid"))
        rb, state = Mana(cheap, land("Spring"), spell("Blast", say("x"), cost=price)), board()
        put(state, "Imp")
        springs = [put(state, "Spring") for _ in range(3)]
        assert drive(rb.play(state, "Blast")) != NOT_PLAYED
        assert names(state, "grave", 0) == ["Imp"]
        tapped = [i for i in springs if state.objs[i].marks]
        assert len(tapped) == 2

    def test_variable_cost_is_read_when_the_total_is_fixed(self) -> None:
        """What a Costly unit adds stays due although the unit is used up while paying."""
        price = energy(1, v.Act("sacrifice", label="paid"))
        rb = Star(unit("Idol", 1, v.Keyword("Costly")), land("Stone"), spell("Ray", cost=price))
        state = board()
        put(state, "Idol")
        stones = [put(state, "Stone") for _ in range(2)]
        assert drive(rb.play(state, "Ray")) != NOT_PLAYED
        assert [bool(state.objs[i].marks) for i in stones] == [True, True]
        assert names(state, "grave", 0) == ["Idol"]

    def test_light_is_paid_before_anything_else(self) -> None:
        """The strict procedure acts resources first, then pays the rest."""
        price = energy(1, v.Act("sacrifice", label="paid"))
        rb, state = Star(WOLF, land("Stone"), spell("Ray", say("x"), cost=price)), board()
        put(state, "Wolf")
        stone = put(state, "Stone")
        assert drive(rb.play(state, "Ray")) != NOT_PLAYED
        assert told(state, "cost", "tap", "destroy") == ["cost", "tap", "destroy"]
        assert state.objs[stone].marks == {"tapped": 1}

    def test_action_cost_counts_as_paid_although_it_was_replaced(self) -> None:
        """The unit sacrificed is saved instead; the spell is played all the same."""
        saved = v.Replacement(v.When(("destroy",), UNIT), (v.Act("tap", on=v.EventObject()),))
        price = energy(0, v.Act("sacrifice", label="paid"))
        rb, state = Rift(unit("Cat", 1, saved), spell("Rite", say("done"), cost=price)), board()
        cat = put(state, "Cat")
        drive(rb.cast(state, "Rite"))
        assert words(state) == ["done"]
        assert state.objs[cat].marks == {"tapped": 1}


class TestReordering:
    """Steps may be taken in another order if the game comes out the same."""

    @staticmethod
    def table() -> tuple[Star, State, int, int]:
        """One stone, one spell that costs one."""
        rb = Star(land("Stone"), spell("Ray", say("ray"), cost=energy(1)), spell("Void"))
        state = board()
        return rb, state, put(state, "Stone"), put(state, "Ray", 0, "hand")

    def test_acting_first_and_declaring_then_ends_in_the_same_position(self) -> None:
        """Both orders give one position."""
        rb, state, stone, ray = self.table()
        other = state.fork()
        drive(rb.main(state), Option("play", ray))
        drive(rb.main(other), Option("act", stone), Option("play", ray))
        assert words(state) == words(other) == ["ray"]
        assert state.objs.keys() == other.objs.keys()
        assert state.objs[stone].marks == other.objs[stone].marks == {"tapped": 1}
        assert state.pools == other.pools == [(), ()]

    def test_acting_without_a_play_that_uses_it_is_taken_back(self) -> None:
        """Light that no play used could not have been made by the proper order."""
        rb, state, stone, _ = self.table()
        drive(rb.main(state), Option("act", stone), DONE)
        assert state.objs[stone].marks == {}
        assert state.pools == [(), ()]

    def test_a_play_that_leaves_light_over_is_taken_back_with_it(self) -> None:
        """The free spell could be played by itself, but not with a stone acted for it."""
        rb, state, stone, _ = self.table()
        void = put(state, "Void", 0, "hand")
        drive(rb.main(state), Option("act", stone), Option("play", void))
        assert names(state, "hand", 0) == ["Ray", "Void"]
        assert state.objs[stone].marks == {}
