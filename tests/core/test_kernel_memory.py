"""Identity, what is known of things that are gone, linked instructions, bindings that last."""

import pytest

from adjudge.core import vocab as v
from adjudge.core.canon import position_key
from adjudge.core.decisions import Option
from adjudge.core.events import happen, remember, take_snapshot
from adjudge.core.reads import Ctx, chars_of, value
from adjudge.core.state import Event, State
from adjudge.core.targets import item_ctx
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.table import (
    ME,
    UNIT,
    board,
    drive,
    names,
    put,
    say,
    spell,
    thing,
    unit,
    upon,
    when,
    words,
)
from tests.core.rulebooks.toy import Toy

WOLF, OX = unit("Wolf", 3), unit("Ox", 5)
ONE = v.Target("it", UNIT)
GAMES = (Rift, Mana)


def points(state: State) -> list[int]:
    """Points of each player."""
    return [stats.get("points", 0) for stats in state.stats]


def destroy(rb: Toy, state: State, ident: int) -> None:
    """Destroy one object."""
    drive(happen(rb, state, [Event("destroy", ident, 1)]))


def run_trigger(rb: Toy, state: State, *answers: Option | int) -> None:
    """Finalize and resolve the only trigger there is."""
    (item,) = (*state.items, *state.waiting)
    state.items, state.waiting = [item], []
    if item.pending:
        drive(rb.finalize_item(state, item.id), *answers)
    drive(rb.resolve_item(state, item.id))


class TestIdentity:
    """K20: a card, an object and a location are three things."""

    def test_a_change_to_a_zone_off_the_board_makes_a_new_object(self) -> None:
        """The card stays, the object and its marks do not; the old identity leads to the new."""
        state = board()
        wolf = put(state, "Wolf")
        state.mark(wolf, "damage", 1)
        card = state.objs[wolf].card
        back = state.put(wolf, state.zone_of("hand", 0))
        assert back != wolf
        assert (state.objs[back].card, state.objs[back].marks) == (card, {})
        assert state.now(wolf) == back

    def test_between_places_of_the_board_an_object_stays_itself(self) -> None:
        """A move keeps identity and marks and changes only the location."""
        state = board()
        wolf = put(state, "Wolf")
        state.mark(wolf, "damage", 1)
        assert state.put(wolf, state.zone_of("field", 1)) == wolf
        assert state.objs[wolf].marks == {"damage": 1}
        assert state.objs[wolf].zone == state.zone_of("field", 1)

    def test_another_card_can_take_the_place_of_an_object(self) -> None:
        """What is replaced by another card is the same object: what refers to it still does."""
        rb, state = Rift(WOLF, OX), board()
        wolf = put(state, "Wolf")
        ox = state.objs[put(state, "Ox", 0, "hand")]
        obj = state.edit(wolf)
        obj.card, obj.name = ox.card, ox.name
        state.remove(ox.id)
        assert chars_of(rb, state, wolf).stat("power") == 5

    def test_memory_follows_into_one_zone_only(self) -> None:
        """What an effect moved is found where it went, and not once it has gone on from there."""
        exile = spell(
            "Exile",
            v.Act("destroy", on=ONE, label="gone"),
            v.Later(upon("end", v.Act("return", on=v.Noted("gone"))), until="game"),
        )
        for game in GAMES:
            for onward, hand in ((False, ["Wolf"]), (True, [])):
                rb, state = game(exile, WOLF), board()
                wolf = put(state, "Wolf")
                drive(rb.cast(state, "Exile"))
                if onward:
                    state.put(state.now(wolf), state.zone_of("deck", 0))
                drive(happen(rb, state, [Event("end", player=0)]))
                run_trigger(rb, state)
                assert names(state, "hand", 0) == hand


class TestNullOrLastKnown:
    """K22: a read returns the value of now, a snapshot or null, as the rulebook says."""

    BOW = v.Act("damage", on=ONE, amount=v.Stat(ME, "power"))

    @pytest.mark.parametrize(("game", "marks"), [(Rift, {}), (Mana, {"damage": 3})])
    def test_k22_source_that_left_is_null_or_last_known(
        self, game: type[Toy], marks: dict[str, int]
    ) -> None:
        """Damage equal to the power of a source that is gone: dropped, or as it last was."""
        archer = unit("Archer", 3, upon("start", self.BOW, say("rest")))
        rb, state = game(archer, OX), board()
        source, ox = put(state, "Archer"), put(state, "Ox", 1)
        drive(happen(rb, state, [Event("start", player=0)]))
        (item,) = (*state.items, *state.waiting)
        state.items, state.waiting = [item], []
        drive(rb.finalize_item(state, item.id), Option("target", ox))
        destroy(rb, state, source)
        drive(rb.resolve_item(state, item.id))
        assert state.objs[ox].marks == marks
        assert words(state) == ["rest"]

    @pytest.mark.parametrize("game", GAMES)
    def test_k22_source_that_is_there_is_read_as_it_is_now(self, game: type[Toy]) -> None:
        """While it has not left, its present value counts in both."""
        archer = unit("Archer", 3, upon("start", self.BOW))
        rb, state = game(archer, OX), board()
        source, ox = put(state, "Archer"), put(state, "Ox", 1)
        drive(happen(rb, state, [Event("start", player=0)]))
        (item,) = (*state.items, *state.waiting)
        state.items, state.waiting = [item], []
        drive(rb.finalize_item(state, item.id), Option("target", ox))
        state.mark(source, "plus", 1)
        drive(rb.resolve_item(state, item.id))
        assert state.objs[ox].marks == {"damage": 4}

    @pytest.mark.parametrize("game", GAMES)
    def test_k22_what_the_effect_itself_moved_can_be_looked_back_at(self, game: type[Toy]) -> None:
        """Destroy it and gain its power: the effect's own doing hides nothing from it."""
        hook = (v.Act("destroy", on=ONE), v.Act("gain", amount=v.Stat(ONE, "power")))
        rb, state = game(spell("Hook", *hook), OX), board()
        put(state, "Ox")
        drive(rb.cast(state, "Hook"))
        assert points(state) == [5, 0]

    @pytest.mark.parametrize(("game", "expected"), [(Rift, [0, 0]), (Mana, [5, 0])])
    def test_k22_illegal_target_is_null_or_last_known(
        self, game: type[Toy], expected: list[int]
    ) -> None:
        """A target moved away by others: its power is not available, or as it last was."""
        drain = (
            v.Act("tap", on=v.Target("a", UNIT)),
            v.Act("gain", amount=v.Stat(v.Target("b", UNIT), "power")),
        )
        rb, state = game(spell("Drain", *drain), WOLF, OX), board()
        wolf, ox = put(state, "Wolf"), put(state, "Ox")
        ident = drive(rb.play(state, "Drain"), Option("target", wolf), Option("target", ox))
        destroy(rb, state, ox)
        drive(rb.resolve_item(state, ident))
        assert points(state) == expected
        assert state.objs[wolf].marks == {"tapped": 1}

    @pytest.mark.parametrize(("game", "expected"), [(Rift, None), (Mana, 4)])
    def test_k22_null_propagates_through_sums_and_conditions(
        self, game: type[Toy], expected: int | None
    ) -> None:
        """What depends on null is null; a condition with null is false."""
        rb, state = game(WOLF), board()
        wolf = put(state, "Wolf")
        ctx = Ctx(rb, state, 0)
        ctx.notes["it"] = (wolf,)
        destroy(rb, state, wolf)
        node = v.Plus(v.Stat(v.Noted("it"), "power"), 1)
        assert value(ctx, node) == expected
        body = (v.If(v.Compare(node, ">=", 0), (say("some"),), (say("none"),)),)
        drive(rb.execute(ctx, body))
        assert words(state) == ["none" if expected is None else "some"]

    def test_k22_statements_of_fact_never_read_what_is_last_known(self) -> None:
        """A banner counts its champion's power only while the champion is there.

        The same words in the effect of a trigger still find what was last known.
        """
        champion = v.Stat(v.Linked("champion"), "power")
        banner = thing(
            "Banner",
            v.Static((v.Raise("power", champion),), scope=v.Called("Wolf")),
            upon("start", v.Act("gain", amount=champion)),
        )
        rb, state = Mana(banner, WOLF, OX), board()
        ids = [put(state, name) for name in ("Banner", "Wolf", "Ox")]
        state.edit(ids[0]).memo["linked:champion"] = (ids[2],)
        assert chars_of(rb, state, ids[1]).stat("power") == 8
        destroy(rb, state, ids[2])
        assert chars_of(rb, state, ids[1]).stat("power") == 3
        drive(happen(rb, state, [Event("start", player=0)]))
        run_trigger(rb, state)
        assert points(state) == [5, 0]

    def test_k22_only_what_is_read_is_remembered(self) -> None:
        """A rulebook that reads null keeps nothing of what has left."""
        for game, kept in ((Rift, 0), (Mana, 1)):
            rb, state = game(WOLF), board()
            destroy(rb, state, put(state, "Wolf"))
            assert len(state.past) == kept

    def test_k22_null_stays_null_whatever_is_remembered(self) -> None:
        """A rulebook that reads null does not read what happens to be there."""
        for game, expected in ((Rift, None), (Mana, 3)):
            rb, state = game(WOLF), board()
            wolf = put(state, "Wolf")
            snap = take_snapshot(rb, state, wolf)
            assert snap is not None
            state.past[wolf] = snap
            state.put(wolf, state.zone_of("hand", 0))
            assert value(Ctx(rb, state, 0, wolf), v.Stat(ME, "power")) == expected

    def test_k22_an_object_moved_without_an_event_can_be_remembered(self) -> None:
        """A procedure that moves a card itself says what is last known of it."""
        rb, state = Mana(WOLF), board()
        wolf = put(state, "Wolf")
        remember(rb, state, wolf, take_snapshot(rb, state, wolf))
        state.put(wolf, state.zone_of("hand", 0))
        ctx = Ctx(rb, state, 0, wolf)
        assert value(ctx, v.Stat(ME, "power")) == 3


class TestLinkedInstructions:
    """K23: a later instruction needs the earlier one, replaced or partly done by policy."""

    BLOW = v.Act("destroy", on=ONE, label="blow")
    IF_SO = v.If(v.Did("blow"), (v.Act("gain", amount=1),))

    @staticmethod
    def guard(*body: v.Instruction) -> v.Replacement:
        """If this would be destroyed, do something else."""
        return v.Replacement(v.When(("destroy",), v.Same(ME)), body)

    @pytest.mark.parametrize(("game", "expected"), [(Rift, [0, 0]), (Mana, [1, 0])])
    def test_k23_replaced_by_something_else(self, game: type[Toy], expected: list[int]) -> None:
        """What "if you do" asks for: the named action, or any part done even as replaced."""
        cat = unit("Cat", 1, self.guard(v.Act("tap", on=ME)))
        rb, state = game(spell("Blow", self.BLOW, self.IF_SO), cat), board()
        put(state, "Cat")
        drive(rb.cast(state, "Blow"))
        assert points(state) == expected

    @pytest.mark.parametrize("game", GAMES)
    def test_k23_replaced_by_nothing(self, game: type[Toy]) -> None:
        """What was skipped was not done in any part."""
        cat = unit("Cat", 1, self.guard())
        rb, state = game(spell("Blow", self.BLOW, self.IF_SO), cat), board()
        put(state, "Cat")
        drive(rb.cast(state, "Blow"))
        assert points(state) == [0, 0]

    @pytest.mark.parametrize("game", GAMES)
    def test_k23_done_in_part(self, game: type[Toy]) -> None:
        """One of two is enough for "if you do", but it fell short."""
        two = v.Act("destroy", on=v.All(UNIT), label="blow")
        short = v.If(v.FellShort("blow"), (say("short"),))
        cat = unit("Cat", 1, self.guard())
        rb, state = game(spell("Blow", two, self.IF_SO, short), WOLF, cat), board()
        put(state, "Cat")
        put(state, "Wolf")
        drive(rb.cast(state, "Blow"))
        assert points(state) == [1, 0]
        assert words(state) == ["short"]

    @pytest.mark.parametrize("game", GAMES)
    def test_k23_a_link_that_does_not_name_the_action_holds_though_replaced(
        self, game: type[Toy]
    ) -> None:
        """That its controller gains speaks of the unit, not of its destruction."""
        cat = unit("Cat", 1, self.guard(v.Act("tap", on=ME)))
        pay = v.Act("gain", who=v.ControllerOf(ONE), amount=1)
        rb, state = game(spell("Blow", self.BLOW, pay), cat), board()
        put(state, "Cat", 1)
        drive(rb.cast(state, "Blow"))
        assert points(state) == [0, 1]

    @pytest.mark.parametrize(("game", "expected"), [(Rift, [0, 0]), (Mana, [0, 1])])
    def test_k23_what_is_linked_to_an_impossible_instruction(
        self, game: type[Toy], expected: list[int]
    ) -> None:
        """Ignored with it where instructions are linked; else everything possible is done."""
        law = thing("Law", v.Forbid("destroy"))
        pay = v.Act("gain", who=v.ControllerOf(ONE), amount=1)
        rb, state = game(spell("Blow", self.BLOW, pay), law, WOLF), board()
        put(state, "Law")
        put(state, "Wolf", 1)
        drive(rb.cast(state, "Blow"))
        assert points(state) == expected

    @pytest.mark.parametrize("game", GAMES)
    def test_k23_amounts_and_objects_are_left_for_later_instructions(self, game: type[Toy]) -> None:
        """Damage dealt this way and cards drawn this way are what was really done."""
        less = v.Replacement(v.When(("damage",)), changes=(("less", 1),))
        body = (
            v.Act("damage", on=v.All(v.Called("Ox")), amount=3, label="hit"),
            v.Act("gain", amount=v.AmountOf("hit")),
            v.Act("draw", amount=2, label="drawn"),
            v.Act("discard", on=v.Noted("drawn")),
        )
        rb, state = game(spell("Deed", *body), OX, thing("Wall", less), WOLF), board()
        put(state, "Wall")
        put(state, "Ox")
        put(state, "Ox")
        put(state, "Wolf", 0, "deck")
        drive(rb.cast(state, "Deed"))
        assert points(state) == [4, 0]
        assert (names(state, "hand", 0), names(state, "grave", 0)) == ([], ["Wolf", "Deed"])


class TestScope:
    """K24: what an "if" rules, items of their own, bindings that last."""

    def test_a_leading_if_rules_its_sentence_an_inner_one_the_next_instruction(self) -> None:
        """The rest after the sentence is done in any case."""
        never = v.Exists(v.Called("Nobody"))
        leading = v.If(never, (say("a"), say("b")))
        rb, state = Rift(spell("Deed", leading, v.If(never, (say("c"),)), say("d"))), board()
        drive(rb.cast(state, "Deed"))
        assert words(state) == ["d"]

    @pytest.mark.parametrize("game", GAMES)
    def test_do_this_makes_an_item_with_the_bindings_of_the_text(self, game: type[Toy]) -> None:
        """The new item knows what was chosen and how much was done."""
        body = (
            v.Act("damage", on=ONE, amount=2, label="hit"),
            v.DoThis((v.Act("grow", on=v.Noted("it"), amount=v.AmountOf("hit")),)),
        )
        rb, state = game(spell("Deed", *body), OX), board()
        ox = put(state, "Ox")
        drive(rb.cast(state, "Deed"))
        assert state.objs[ox].marks == {"damage": 2}
        run_trigger(rb, state)
        assert state.objs[ox].marks == {"damage": 2, "plus": 2}

    @pytest.mark.parametrize("game", GAMES)
    def test_a_delayed_effect_keeps_its_bindings(self, game: type[Toy]) -> None:
        """Later "it" is still what was chosen, whoever else is there by then; it happens once."""
        later = v.Later(upon("end", v.Act("destroy", on=v.Noted("it"))))
        rb, state = game(spell("Doom", v.Act("choose", on=ONE), later), WOLF, OX), board()
        wolf, ox = put(state, "Wolf"), put(state, "Ox")
        drive(rb.cast(state, "Doom"), Option("target", wolf))
        key = position_key(state)
        assert position_key(state.fork()) == key
        drive(happen(rb, state, [Event("end", player=0)]))
        run_trigger(rb, state)
        assert (wolf in state.objs, ox in state.objs) == (False, True)
        assert state.delayed == ()

    def test_an_item_that_leaves_while_it_resolves_stops(self) -> None:
        """After its own removal from the chain nothing more of the text is done."""
        body = (say("first"), v.Act("return", on=v.ThisItem()), say("last"))
        rb, state = Rift(spell("Vanish", *body)), board()
        drive(rb.cast(state, "Vanish"))
        assert words(state) == ["first"]
        assert names(state, "hand", 0) == ["Vanish"]

    def test_a_window_that_is_over_makes_no_delayed_effect(self) -> None:
        """An effect that would wait for what has begun already is not made."""
        later = v.Later(upon("end", say("late")))
        for phase, made in (("main", 1), ("end", 0)):
            rb, state = Rift(spell("Doom", later)), board()
            state.phase = phase
            drive(rb.cast(state, "Doom"))
            assert len(state.delayed) == made


class TestRoles:
    """K21: bearer, source, controller and responsible player are bound for each instance."""

    def test_events_carry_the_player_and_the_source(self) -> None:
        """Who is credited and what did it are two things."""
        seen = v.When(("damage",), by=v.Opponents(), source=v.Called("Archer"))
        bow = upon("start", v.Act("damage", on=v.All(v.Called("Ox")), amount=1))
        judge = unit("Judge", 1, when("damage", say("seen"), when=seen))
        rb, state = Rift(unit("Archer", 3, bow), OX, judge), board()
        archer = put(state, "Archer", 0)
        put(state, "Ox", 1)
        put(state, "Judge", 1)
        drive(happen(rb, state, [Event("start", player=0)]))
        run_trigger(rb, state)
        (item,) = state.items
        assert item.event is not None
        assert (item.event.player, item.event.source) == (0, archer)

    def test_bindings_of_an_item(self) -> None:
        """A card is its own bearer and giver; an appended ability has two."""
        rb, state = Rift(spell("Word")), board()
        ident = drive(rb.play(state, "Word", 1))
        item = state.item(ident)
        assert item is not None
        ctx = item_ctx(rb, state, item)
        assert (ctx.you, ctx.me, ctx.giver, ctx.item) == (1, ident, ident, ident)
