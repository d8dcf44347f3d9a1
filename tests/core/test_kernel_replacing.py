"""Replacement and prevention: batches, applied sets, asking without doing, grains, "can't"."""

import pytest

from adjudge.core import vocab as v
from adjudge.core.canon import position_key
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.events import happen
from adjudge.core.foresee import foresee
from adjudge.core.records import PREVENT
from adjudge.core.state import Delayed, Event, State
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.table import (
    ME,
    UNIT,
    Part,
    answered,
    board,
    drive,
    land,
    names,
    put,
    say,
    spell,
    thing,
    told,
    unit,
    words,
)
from tests.core.rulebooks.toy import Toy

WOLF, OX, RAT = unit("Wolf", 3), unit("Ox", 5), unit("Rat", 1)
IT = v.EventObject()
MINE = UNIT & v.Friendly()
SAVE = v.Act("tap", on=IT)


def instead(*body: v.Instruction, obj: v.Pred = MINE, **more: Part) -> v.Replacement:
    """If such an object would be destroyed, do this instead."""
    return v.Replacement(v.When(("destroy",), obj), body, **more)


def destroy(rb: Toy, state: State, ids: list[int], *answers: Option | int) -> list[Decision]:
    """Destroy objects at the same time; the decisions on the way."""
    events = [Event("destroy", i, 1) for i in ids]
    return answered(happen(rb, state, events), *answers)[1]


def damage(rb: Toy, state: State, *amounts: tuple[int, int], player: int = 0) -> None:
    """Deal damage to objects at the same time."""
    drive(happen(rb, state, [Event("damage", i, player, amount=n) for i, n in amounts]))


def shield(state: State, ident: int, value: int) -> None:
    """The next damage to an object is prevented, up to a value."""
    number = state.fresh_id()
    pattern = v.When(("damage",), v.Same(v.Noted("it")))
    made = Delayed(number, number, v.Replacement(pattern, label=PREVENT), 0)
    made.notes, made.value, made.once = {"it": (ident,)}, value, False
    state.delayed = (*state.delayed, made)


class TestSimultaneous:
    """K10: each member of a batch is replaced on its own, and what applies acts at once."""

    def test_k10_a_replacement_with_one_use_saves_one_of_two(self) -> None:
        """Two units die together: their controller says which death is replaced."""
        for index, left in ((0, "Wolf"), (1, "Ox")):
            rb, state = Rift(WOLF, OX, thing("Glass", instead(SAVE, times=1))), board()
            put(state, "Glass")
            ids = [put(state, "Wolf"), put(state, "Ox")]
            (asked,) = destroy(rb, state, ids, index)
            assert (asked.player, [option.obj for option in asked.options]) == (0, ids)
            assert names(state, "field", 0) == ["Glass", left]

    def test_k10_what_is_applied_acts_at_once_and_changes_what_still_qualifies(self) -> None:
        """The guard saves weaker units and loses 2 power each time: whom it saves first counts."""
        weaker = MINE & v.Not(ME) & v.Measure("power", "<", v.Stat(ME, "power"))
        tire = v.Lasting((v.Raise("power", -2),), to=ME)
        guard = unit("Guard", 4, instead(SAVE, tire, obj=weaker))
        rb = Rift(guard, WOLF, RAT)
        for index, left in ((0, ["Wolf", "Rat"]), (1, ["Rat"])):
            state = board()
            put(state, "Guard")
            ids = [put(state, "Wolf"), put(state, "Rat")]
            destroy(rb, state, ids, index)
            assert names(state, "field", 0) == ["Guard", *left]

    def test_k10_what_replaces_is_done_before_the_rest_of_the_batch(self) -> None:
        """The replaced member's instructions come first, then the others are destroyed."""
        rb, state = Rift(WOLF, OX, thing("Glass", instead(SAVE, obj=v.Called("Ox")))), board()
        put(state, "Glass")
        destroy(rb, state, [put(state, "Wolf"), put(state, "Ox")])
        assert told(state, "tap", "destroy") == ["tap", "destroy"]

    def test_k10_an_effect_gets_one_unbroken_sequence(self) -> None:
        """Once another effect has been applied, the first one is not taken up again."""
        rb = Rift(
            RAT, thing("Red", instead(say("red"), SAVE)), thing("Blue", instead(say("blue"), SAVE))
        )
        state = board()
        put(state, "Red")
        put(state, "Blue")
        rats = [put(state, "Rat") for _ in range(3)]
        steps = happen(rb, state, [Event("destroy", i, 1) for i in rats])
        decision = next(steps)
        assert len(decision.options) == 6
        red = [o for o in decision.options if o.word.startswith("1/")]
        decision = steps.send(red[0])
        assert [(o.obj, o.word[:2]) for o in decision.options] == [
            (rats[1], "1/"),
            (rats[1], "2/"),
            (rats[2], "1/"),
            (rats[2], "2/"),
        ]
        with pytest.raises(StopIteration):
            steps.send(decision.options[1])
        assert words(state) == ["red", "blue", "blue"]

    def test_k10_replacing_events_inherit_what_was_applied(self) -> None:
        """Two glasses that die in another's place: each applies once, then the second one dies."""
        swap = instead(v.Act("destroy", on=ME), obj=v.Friendly() & v.Not(ME))
        rb, state = Rift(thing("Glass", swap), WOLF), board()
        first, second = put(state, "Glass"), put(state, "Glass")
        wolf = put(state, "Wolf")
        destroy(rb, state, [wolf], 0)
        assert wolf in state.objs
        assert first in state.objs
        assert second not in state.objs

    def test_k10_doublers_apply_once_each(self) -> None:
        """Two effects that double damage make it four times as much, and no more."""
        double = v.Replacement(v.When(("damage",)), changes=(("times", 2),))
        rb, state = Mana(thing("Lens", double), OX), board()
        put(state, "Lens")
        put(state, "Lens")
        ox = put(state, "Ox")
        events = [Event("damage", ox, 0, amount=1)]
        drive(happen(rb, state, events), 0)
        assert state.objs[ox].marks["damage"] == 4

    def test_k10_a_source_that_leaves_in_the_batch_still_applies(self) -> None:
        """The guard dies together with the unit it saves."""
        rb, state = Rift(unit("Guard", 4, instead(SAVE, obj=MINE & v.Not(ME))), WOLF), board()
        guard, wolf = put(state, "Guard"), put(state, "Wolf")
        destroy(rb, state, [guard, wolf])
        assert guard not in state.objs
        assert wolf in state.objs

    def test_k10_chooser_is_the_controller_of_what_is_acted_on(self) -> None:
        """Several replacements of one event are ordered by the affected object's side."""
        rb = Rift(
            RAT,
            thing("Red", instead(say("red"), SAVE, obj=UNIT)),
            thing("Blue", instead(say("blue"), SAVE, obj=UNIT)),
        )
        rb.replacement_chooser = lambda state, event: state.objs[event.obj].control  # type: ignore[method-assign]
        state = board()
        put(state, "Red", 0)
        put(state, "Blue", 0)
        (asked,) = destroy(rb, state, [put(state, "Rat", 1)], 1)
        assert asked.player == 1
        assert words(state) == ["blue"]

    def test_an_optional_one_may_be_declined_for_each_event(self) -> None:
        """What is declined for one event is still offered for the other."""
        rb, state = Rift(RAT, thing("Glass", instead(SAVE, optional=True))), board()
        put(state, "Glass")
        first, second = put(state, "Rat"), put(state, "Rat")
        asked = destroy(rb, state, [first, second], 0, NO, YES)
        assert [decision.kind for decision in asked] == ["replace", "may replace", "may replace"]
        assert first not in state.objs
        assert second in state.objs


class TestForesee:
    """K11: how replacement and prevention would change damage can be asked without doing."""

    DOUBLE = v.Replacement(v.When(("damage",), by=v.You()), changes=(("times", 2),))

    @staticmethod
    def lethal(rb: Toy, state: State, ident: int, player: int) -> int:
        """Least damage of a player that would destroy a unit of power 4."""
        for least in range(1, 20):
            left = foresee(rb, state, [Event("damage", ident, player, amount=least)])
            if sum(event.amount for event in left) >= 4:
                return least
        raise AssertionError

    def test_k11_lethality_is_asked_for_each_assigner(self) -> None:
        """One player's damage is doubled, so that player needs less; a shield asks for more."""
        rb, state = Rift(unit("Dragon", 4, self.DOUBLE), unit("Bear", 4)), board()
        put(state, "Dragon", 0)
        bear = put(state, "Bear", 1)
        assert [self.lethal(rb, state, bear, p) for p in (0, 1)] == [2, 4]
        shield(state, bear, 3)
        assert [self.lethal(rb, state, bear, p) for p in (0, 1)] == [4, 7]

    def test_k11_asking_changes_nothing(self) -> None:
        """Position, trace and the events asked about stay as they are."""
        rb, state = Rift(unit("Dragon", 4, self.DOUBLE), unit("Bear", 4)), board()
        put(state, "Dragon", 0)
        bear = put(state, "Bear", 1)
        shield(state, bear, 3)
        key, event = position_key(state), Event("damage", bear, 0, amount=5)
        assert state.trace is not None
        lines = len(state.trace.entries)
        assert [e.amount for e in foresee(rb, state, [event])] == [7]
        assert position_key(state) == key
        assert (event.amount, event.applied) == (5, ())
        assert len(state.trace.entries) == lines

    def test_k11_what_is_foreseen_is_what_happens(self) -> None:
        """Doing it then, with the same answers, gives the same amount."""
        rb, state = Rift(unit("Dragon", 4, self.DOUBLE), unit("Bear", 4)), board()
        put(state, "Dragon", 0)
        bear = put(state, "Bear", 1)
        shield(state, bear, 3)
        (foreseen,) = foresee(rb, state, [Event("damage", bear, 0, amount=5)])
        drive(happen(rb, state, [Event("damage", bear, 0, amount=5)]), 0)
        assert state.objs[bear].marks["damage"] == foreseen.amount == 7

    def test_k11_what_would_not_happen_is_left_out(self) -> None:
        """A forbidden or replaced event is not among what is foreseen; its body is not done."""
        away = v.Replacement(v.When(("damage",), v.Same(ME)), (say("away"),))
        rb, state = Rift(unit("Ghost", 4, away), unit("Bear", 4)), board()
        ghost, bear = put(state, "Ghost"), put(state, "Bear")
        events = [Event("damage", i, 1, amount=2) for i in (ghost, bear)]
        assert [event.obj for event in foresee(rb, state, events)] == [bear]
        assert words(state) == []

    def test_a_preference_may_be_given(self) -> None:
        """Where players would choose, the asker says how they are taken to answer."""
        half = v.Replacement(v.When(("damage",)), changes=(("less", 2),))
        double = v.Replacement(v.When(("damage",)), changes=(("times", 2),))
        rb, state = Rift(thing("Half", half), thing("Twice", double), OX), board()
        put(state, "Half")
        put(state, "Twice")
        event = Event("damage", put(state, "Ox"), 0, amount=3)
        results = [
            foresee(rb, state, [event], lambda d, n=n: d.options[n])[0].amount  # type: ignore[misc]
            for n in (0, 1)
        ]
        assert results == [2, 4]


class TestGrains:
    """K12: what is replaced may be an instruction, an event, or how something enters."""

    def test_an_instruction_is_replaced_by_a_later_sentence(self) -> None:
        """A sentence with "instead" makes the earlier instruction unread."""
        aim = v.Target("it", UNIT)
        body = (
            v.Act("damage", on=aim, amount=1, label="hit"),
            v.InsteadOf("hit", v.Exists(v.Called("Ox")), (v.Act("destroy", on=aim),)),
        )
        for others, gone, marks in (((), False, {"damage": 1}), (("Ox",), True, None)):
            rb, state = Rift(spell("Fury", *body), WOLF, OX), board()
            wolf = put(state, "Wolf")
            for name in others:
                put(state, name)
            drive(rb.cast(state, "Fury"), *([0] if others else []))
            assert (wolf not in state.objs) is gone
            assert gone or state.objs[wolf].marks == marks

    def test_an_event_is_rewritten_in_place(self) -> None:
        """What happens changes in number; it is still the same event for whoever listens."""
        more = v.Replacement(v.When(("damage",)), changes=(("more", 1),))
        hurt = v.Triggered(
            v.When(("damage",), v.Same(ME)), (v.Act("gain", amount=v.EventAmount()),)
        )
        rb, state = Rift(thing("Thorn", more), unit("Boar", 9, hurt)), board()
        put(state, "Thorn")
        damage(rb, state, (put(state, "Boar"), 2))
        (item,) = state.items
        assert item.event is not None
        assert item.event.amount == 3

    @pytest.mark.parametrize("game", [Rift, Mana])
    def test_entering_is_judged_on_the_object_as_it_would_exist(self, game: type[Toy]) -> None:
        """Units enter tapped; a thing that would be a unit on the field does too."""
        tapped = v.Replacement(v.When(("enter",), UNIT), changes=(("enters", "tapped"),))
        alive = v.Static((v.GainType("unit"),), scope=v.IsType("thing"))
        for awake, marks in ((False, {}), (True, {"tapped": 1})):
            rb = game(land("Gate", tapped), land("Breath", alive), thing("Statue"))
            state = board()
            put(state, "Gate")
            if awake:
                put(state, "Breath")
            drive(rb.cast(state, "Statue"))
            statue = state.zones[state.zone_of("field", 0)][-1]
            assert state.objs[statue].marks == marks

    @pytest.mark.parametrize("game", [Rift, Mana])
    def test_skipping_is_replacement_by_nothing(self, game: type[Toy]) -> None:
        """What is skipped did not happen, not even in another form."""
        rb = game(
            spell(
                "Blow",
                v.Act("destroy", on=v.All(UNIT), label="d"),
                v.If(v.Did("d"), (say("yes"),), (say("no"),)),
            ),
            unit("Ghost", 1, instead(obj=v.Same(ME))),
        )
        state = board()
        put(state, "Ghost")
        drive(rb.cast(state, "Blow"))
        assert names(state, "field", 0) == ["Ghost"]
        assert words(state) == ["no"]


class TestForbidden:
    """K13: restrict, rewrite, restrict again, until nothing changes."""

    def test_a_forbidden_event_is_skipped_unreplaced(self) -> None:
        """What can't happen uses up no replacement."""
        glass = thing("Glass", instead(SAVE, times=1))
        law = thing("Law", v.Forbid("destroy", v.Called("Rock")))
        rb, state = Rift(glass, unit("Rock", 3), law, WOLF), board()
        for name in ("Glass", "Law"):
            put(state, name)
        rock, wolf = put(state, "Rock"), put(state, "Wolf")
        destroy(rb, state, [rock])
        assert state.objs[rock].marks == {}
        assert told(state, "forbidden", "replaced") == ["forbidden"]
        destroy(rb, state, [wolf])
        assert state.objs[wolf].marks == {"tapped": 1}

    def test_a_rewritten_event_may_be_forbidden_too(self) -> None:
        """Damage made less comes to nothing: damage of 0 is not dealt and triggers nothing."""
        less = v.Replacement(v.When(("damage",)), changes=(("less", 2),))
        hurt = v.Triggered(v.When(("damage",), v.Same(ME)), (say("ouch"),))
        rb, state = Rift(thing("Wall", less), unit("Boar", 9, hurt)), board()
        put(state, "Wall")
        boar = put(state, "Boar")
        damage(rb, state, (boar, 2))
        assert (state.objs[boar].marks, state.items) == ({}, [])
        damage(rb, state, (boar, 3))
        assert (state.objs[boar].marks, len(state.items)) == ({"damage": 1}, 1)

    def test_what_replaces_may_be_forbidden_too(self) -> None:
        """The replacing event can't happen either: nothing happens at all."""
        swap = instead(v.Act("return", on=IT))
        rb, state = Rift(WOLF, thing("Glass", swap), thing("Law", v.Forbid("return"))), board()
        put(state, "Glass")
        put(state, "Law")
        wolf = put(state, "Wolf")
        destroy(rb, state, [wolf])
        assert wolf in state.objs
        assert told(state, "replaced", "forbidden") == ["replaced", "forbidden"]

    @pytest.mark.parametrize(
        ("value", "first", "second", "left"), [(3, 0, 1, []), (5, 0, 0, [1]), (-1, 0, 0, [-1])]
    )
    def test_shields_count_down(self, value: int, first: int, second: int, left: list[int]) -> None:
        """A shield is used up by the damage it prevents, over several events."""
        rb, state = Rift(OX), board()
        ox = put(state, "Ox")
        shield(state, ox, value)
        damage(rb, state, (ox, 2))
        assert state.objs[ox].marks.get("damage", 0) == first
        damage(rb, state, (ox, 2))
        assert state.objs[ox].marks.get("damage", 0) == second
        assert [delayed.value for delayed in state.delayed] == left
