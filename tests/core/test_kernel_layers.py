"""Continuous effects: order of layers, dependency, what is fixed, abilities as values, control."""

from dataclasses import replace

import pytest

from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.endings import expire
from adjudge.core.events import happen
from adjudge.core.reads import Ctx, chars_of, table_of
from adjudge.core.state import Event, Obj, State
from tests.core.rulebooks.mana import Mana
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.table import (
    ME,
    UNIT,
    board,
    drive,
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

THING = v.IsType("thing")
WOLF = unit("Wolf", 3)


def power(rb: Toy, state: State, ident: int) -> int:
    """Power after all layers."""
    return chars_of(rb, state, ident).stat("power")


def table(*names: str) -> tuple[State, list[int]]:
    """Cards of the first player on the field, in the order of their timestamps."""
    state = board()
    return state, [put(state, name) for name in names]


def static(*mods: v.Mod, scope: v.Pred | None = None) -> v.Static:
    """A statement of fact."""
    return v.Static(mods, scope)


class Dormant(Rift):
    """A game in which all texts are inactive."""

    def texts(self, state: State, obj: Obj, attached: list[Obj]) -> list[Bound]:
        """Every text sleeps."""
        bounds = super().texts(state, obj, attached)
        for bound in bounds:
            bound.dormant = True
        return bounds


class TestLayerRunner:
    """K19: the runner of layers, with the repeat rule, dependency and timestamps as policies."""

    @pytest.mark.parametrize(("game", "domains"), [(Rift, ("air",)), (Mana, ())])
    def test_k19_passes_repeat_until_still_or_run_once(
        self, game: type[Toy], domains: tuple[str, ...]
    ) -> None:
        """Flyers are of the air, a trait; everything flies, an ability of a later layer."""
        birds = thing("Lore", static(v.SetDomains(("air",)), scope=v.Has("flying")))
        wings = thing("Wind", static(v.Gain("flying"), scope=UNIT))
        rb = game(birds, wings, WOLF)
        rb.layers = ("trait", "ability")
        rb.named_layers = {v.Gain: "ability", v.SetDomains: "trait"}
        state, ids = table("Lore", "Wind", "Wolf")
        assert chars_of(rb, state, ids[2]).domains == domains

    def test_k19_an_effect_applies_once_in_all_passes(self) -> None:
        """However often the layers repeat, +1 is +1."""
        strong = thing("Drum", static(v.Raise("power", 1), scope=v.Has("brave")))
        brave = thing("Song", static(v.Gain("brave"), scope=UNIT))
        rb = Rift(strong, brave, WOLF)
        state, ids = table("Drum", "Song", "Wolf")
        assert power(rb, state, ids[2]) == 4

    def test_k19_increases_come_before_decreases(self) -> None:
        """A decrease with a floor and an earlier timestamp still applies after the increase."""
        low = thing("Mud", static(v.Raise("power", -5, floor=1), scope=UNIT))
        high = thing("Hill", static(v.Raise("power", 4), scope=UNIT))
        rb = Rift(low, high, WOLF)
        state, ids = table("Mud", "Hill", "Wolf")
        assert power(rb, state, ids[2]) == 2

    @pytest.mark.parametrize(("game", "left"), [(Mana, 2), (Rift, None)])
    def test_k19_later_parts_keep_the_objects_of_the_first_part(
        self, game: type[Toy], left: int | None
    ) -> None:
        """Things that are no units become units with power 2.

        In one pass the second part applies to what the first began with. Where each part is read
        anew, the things are units by then and get no number, and no longer what the first part
        speaks of: the next pass takes it back.
        """
        wake = static(v.GainType("unit"), v.SetStat("power", 2), scope=THING & ~UNIT)
        rb = game(unit("Mage", 1, wake), thing("Statue"))
        rb.layers = ("type", "set")
        rb.named_layers = {v.GainType: "type", v.SetStat: "set"}
        state, ids = table("Mage", "Statue")
        chars = chars_of(rb, state, ids[1])
        assert ("unit" in chars.types) is (left is not None)
        assert chars.stats.get("power") == left

    def test_k19_what_no_longer_qualifies_is_taken_back_once(self) -> None:
        """Pride: while a bear has 5 or more power it is brave; the brave have 1 power more.

        Mud makes it 4 after Pride has applied: the next pass takes Pride back, and with it what
        the bravery did. That the bear has 5 without Pride and Mud does not bring it back.
        """
        strong = v.Called("Bear") & v.Measure("power", ">=", 5)
        pride = thing("Pride", static(v.Gain("brave"), scope=strong))
        mud = thing("Mud", static(v.Raise("power", -2), scope=v.Called("Bear")))
        song = thing("Song", static(v.Raise("power", 1), scope=v.Has("brave")))
        rb = Rift(pride, mud, song, unit("Bear", 5))
        rb.layers = ("ability", "increase", "decrease")
        rb.named_layers = {v.Gain: "ability"}
        state, ids = table("Pride", "Mud", "Song", "Bear")
        assert chars_of(rb, state, ids[3]).keywords == {}
        assert power(rb, state, ids[3]) == 3

    def test_k19_an_effect_that_ends_its_own_condition_is_taken_back(self) -> None:
        """While it has less than 5 power, it has 3 more: applied, disqualified, not again."""
        spurt = thing("Spurt", static(v.Raise("power", 3), scope=UNIT & v.Measure("power", "<", 5)))
        rb = Rift(spurt, WOLF)
        state, ids = table("Spurt", "Wolf")
        assert power(rb, state, ids[1]) == 3

    @pytest.mark.parametrize(
        ("first", "second", "expected"), [("Calm", "Life", 4), ("Life", "Calm", 1)]
    )
    def test_k19_an_effect_that_has_begun_goes_on_without_its_ability(
        self, first: str, second: str, expected: int
    ) -> None:
        """Calm: units have no abilities and power 1. Life: things are units with power 4.

        Calm becomes a unit and loses its own ability in the layer of abilities; its number still
        applies, for its effect has begun there. Between the two numbers the later one wins.
        """
        calm = thing("Calm", static(v.Lose(), v.SetStat("power", 1), scope=UNIT))
        life = thing(
            "Life", static(v.GainType("unit"), v.SetStat("power", 4), scope=THING & v.Not(ME))
        )
        rb = Mana(calm, life, unit("Bear", 2, v.Keyword("brave")))
        state, ids = table(first, second, "Bear")
        where = dict(zip((first, second, "Bear"), ids, strict=True))
        assert power(rb, state, where["Calm"]) == expected
        assert power(rb, state, where["Bear"]) == 1
        assert chars_of(rb, state, where["Bear"]).keywords == {}

    @pytest.mark.parametrize(("depends", "expected"), [(1, 6), (0, 7)])
    def test_k19_a_part_waits_for_what_it_depends_on(self, depends: int, expected: int) -> None:
        """An increase to 5 does less once +2 has applied, so it depends on it.

        By timestamps alone the statement would apply first: 5, then 7.
        """
        up = thing("Hill", static(v.Raise("power", to=5), scope=UNIT))
        rb = Rift(up, unit("Bear", 4))
        rb.policies.layer_dependency = bool(depends)
        state, (_, bear) = table("Hill", "Bear")
        bless = spell("Bless", v.Lasting((v.Raise("power", 2),), to=v.All(v.Called("Bear"))))
        rb.cards["Bless"] = bless
        drive(rb.cast(state, "Bless"))
        assert power(rb, state, bear) == expected

    @pytest.mark.parametrize(("order", "expected"), [(("Hill", "Bear"), 10), (("Bear", "Hill"), 8)])
    def test_k19_a_mutual_dependency_is_none(self, order: tuple[str, str], expected: int) -> None:
        """Doubling and increasing to 5 each change what the other does: timestamps decide."""
        hill = thing("Hill", static(v.Raise("power", to=5), scope=UNIT))
        rb = Rift(hill, unit("Bear", 4, static(v.Raise("power", v.Stat(ME, "power")))))
        state, ids = table(*order)
        assert power(rb, state, ids[order.index("Bear")]) == expected

    def test_k19_a_mutual_dependency_leaves_other_dependencies_alone(self) -> None:
        """Hill and the Twin's doubling are mutual; the Bear's speed still waits for Hill."""
        hill = thing("Hill", static(v.Raise("power", to=5), scope=UNIT))
        twin = unit("Twin", 4, static(v.Raise("power", v.Stat(ME, "power"))))
        bear = unit("Bear", 4, static(v.Raise("speed", v.Stat(ME, "power"))))
        rb = Rift(hill, twin, replace(bear, stats=(("power", 4), ("speed", 0))))
        state, ids = table("Bear", "Hill", "Twin")
        assert chars_of(rb, state, ids[0]).stats == {"power": 5, "speed": 5}
        assert power(rb, state, ids[2]) == 10

    @pytest.mark.parametrize(("depends", "tags"), [(1, ("Imp",)), (0, ())])
    def test_k19_dependency_on_the_number_of_objects(
        self, depends: int, tags: tuple[str, ...]
    ) -> None:
        """Units are Imps, says the older one; the newer one makes things units: it goes first."""
        imps = thing("Imps", static(v.GainTag("Imp"), scope=UNIT & v.Not(ME)))
        wake = static(v.GainType("unit"), scope=v.Called("Statue"))
        rb = Mana(imps, unit("Mage", 1, wake), thing("Statue"))
        rb.policies.layer_dependency = bool(depends)
        rb.layers = ("all",)
        rb.named_layers = {v.GainTag: "all", v.GainType: "all"}
        state, ids = table("Imps", "Mage", "Statue")
        assert chars_of(rb, state, ids[2]).tags == tags

    @pytest.mark.parametrize(("depends", "left"), [(1, {}), (0, {"flying": 1})])
    def test_k19_dependency_on_existence(self, depends: int, left: dict[str, int]) -> None:
        """The older unit makes others fly; the newer text takes that ability and goes first."""
        wings = static(v.Gain("flying"), scope=v.Called("Wolf"))
        calm = static(v.Lose(), scope=v.Called("Lark"))
        rb = Mana(unit("Lark", 1, wings), thing("Calm", calm), WOLF)
        rb.policies.layer_dependency = bool(depends)
        state, ids = table("Lark", "Calm", "Wolf")
        assert chars_of(rb, state, ids[2]).keywords == left

    def test_k19_a_limit_is_remembered_where_amounts_are_fixed(self) -> None:
        """-4 to a minimum of 1 took 1 off a unit of 2; later it still takes off 1."""
        shrink = spell("Shrink", v.Lasting((v.Raise("power", -4, floor=1),), to=v.All(UNIT)))
        grow = spell("Grow", v.Act("grow", on=v.All(UNIT), amount=3))
        for fixed, expected in ((True, 4), (False, 1)):
            rb = Rift(shrink, grow, unit("Cub", 2))
            rb.policies.fix_amounts = fixed
            state, (cub,) = table("Cub")
            drive(rb.cast(state, "Shrink"))
            assert power(rb, state, cub) == 1
            drive(rb.cast(state, "Grow"))
            assert power(rb, state, cub) == expected

    def test_k19_objects_are_fixed_or_read_live(self) -> None:
        """An effect on chosen objects passes by newcomers, one with a scope finds them."""
        fixed = v.Lasting((v.Raise("power", 1),), to=v.All(UNIT))
        live = v.Lasting((v.Raise("power", 1),), scope=UNIT)
        for part, expected in ((fixed, [4, 3]), (live, [4, 4])):
            rb = Rift(spell("Bless", part), WOLF)
            state, (old,) = table("Wolf")
            drive(rb.cast(state, "Bless"))
            new = put(state, "Wolf")
            assert [power(rb, state, i) for i in (old, new)] == expected

    def test_k19_effects_end_with_their_window(self) -> None:
        """All effects of a window end together, the others stay."""
        short = spell("Short", v.Lasting((v.Raise("power", 1),), to=v.All(UNIT)))
        long = spell("Long", v.Lasting((v.Raise("power", 5),), to=v.All(UNIT), until="game"))
        rb = Rift(short, long, WOLF)
        state, (wolf,) = table("Wolf")
        for name in ("Short", "Long", "Short"):
            drive(rb.cast(state, name))
        assert power(rb, state, wolf) == 10
        drive(expire(rb, state, "turn"))
        assert power(rb, state, wolf) == 8

    def test_k19_layers_cover_the_chain(self) -> None:
        """A statement about spells applies to one that is being played."""
        quick = static(v.Gain("quick"), scope=v.IsType("spell"))
        rb = Rift(unit("Lord", 1, quick), spell("Word"))
        state, _ = table("Lord")
        ident = drive(rb.play(state, "Word"))
        assert chars_of(rb, state, ident).keywords == {"quick": 1}

    def test_k19_having_a_keyword_is_not_having_it_active(self) -> None:
        """A dormant text shows its keyword, but does nothing."""
        rb = Dormant(unit("Sleeper", 1, v.Keyword("brave"), upon("start", say("up"))))
        state, (sleeper,) = table("Sleeper")
        assert chars_of(rb, state, sleeper).keywords == {"brave": 1}
        assert table_of(rb, state).triggers == {}


class TestAbilitiesAsValues:
    """K25: granted, removed in all instances, appended, run without their trigger."""

    def test_a_granted_ability_is_listened_to(self) -> None:
        """Listeners come from the computed abilities, with the giver's timestamp and credit."""
        gift = when("destroy", say("avenged"))
        rb = Rift(thing("Banner", static(v.GainAbility(gift), scope=UNIT)), WOLF)
        state, (banner, wolf) = table("Banner", "Wolf")
        drive(happen(rb, state, [Event("destroy", wolf, 1)]))
        (item,) = state.items
        assert (item.bearer, item.giver) == (wolf, banner)

    def test_all_instances_of_a_keyword_are_lost(self) -> None:
        """Printed and granted instances go with one "loses"."""
        gain = static(v.Gain("flying"), scope=UNIT)
        lose = v.Lasting((v.Lose("flying"),), to=v.All(UNIT))
        rb = Rift(
            thing("Wind", gain),
            unit("Lark", 1, v.Keyword("flying"), v.Keyword("brave")),
            spell("Net", lose),
        )
        state, (_, lark) = table("Wind", "Lark")
        assert chars_of(rb, state, lark).keywords == {"flying": 2, "brave": 1}
        drive(rb.cast(state, "Net"))
        assert chars_of(rb, state, lark).keywords == {"brave": 1}

    def test_a_granted_statement_reaches_an_earlier_layer(self) -> None:
        """What an ability layer grants is read again where passes repeat."""
        grant = v.Lasting((v.GainAbility(static(v.SetStat("power", 7))),), to=v.All(UNIT))
        rb = Rift(spell("Crown", grant), WOLF)
        state, (wolf,) = table("Wolf")
        drive(rb.cast(state, "Crown"))
        assert power(rb, state, wolf) == 7

    def test_a_granted_statement_applies_in_its_own_layer_in_one_pass(self) -> None:
        """Where layers run once, what comes to be in a layer still applies in it."""
        grant = static(v.GainAbility(static(v.Gain("flying"))), scope=v.Called("Wolf"))
        rb = Mana(thing("Crown", grant), WOLF)
        state, (_, wolf) = table("Crown", "Wolf")
        assert chars_of(rb, state, wolf).keywords == {"flying": 1}

    def test_appended_text_speaks_of_bearer_and_giver(self) -> None:
        """In text that an attachment gives, "I" is the unit and "this" the attachment (K21)."""
        text = when(
            "start", v.Act("tap", on=ME), v.Act("destroy", on=v.Giver()), when=v.When(("start",))
        )
        rb = Rift(thing("Armor", attached=(text,)), WOLF)
        state, (armor, wolf) = table("Armor", "Wolf")
        state.edit(armor).host = wolf
        drive(happen(rb, state, [Event("start", player=0)]))
        (item,) = state.items
        drive(rb.finalize_item(state, item.id))
        drive(rb.resolve_item(state, item.id))
        assert state.objs[wolf].marks == {"tapped": 1}
        assert armor not in state.objs

    def test_text_is_copied_with_the_traits_of_now(self) -> None:
        """A copy has name, power and abilities of the original; later changes pass it by."""
        copy = v.Lasting((v.CopyOf(v.All(v.Called("Lark"))),), to=v.All(v.Called("Wolf")))
        rb = Rift(
            unit("Lark", 1, when("start", say("song"), when=v.When(("start",)))),
            WOLF,
            spell("Mirror", copy),
        )
        rb.layers = ("copy", *rb.layers)
        trait = rb.layer_of
        rb.layer_of = lambda mod, n: "copy" if isinstance(mod, v.CopyOf) else trait(mod, n)  # type: ignore[method-assign, assignment]
        state, (lark, wolf) = table("Lark", "Wolf")
        drive(rb.cast(state, "Mirror"))
        state.put(lark, state.zone_of("hand", 0))
        chars = chars_of(rb, state, wolf)
        assert (chars.name, chars.stats["power"]) == ("Lark", 1)
        drive(happen(rb, state, [Event("start", player=0)]))
        assert [item.bearer for item in state.items] == [wolf]

    def test_a_copy_is_under_the_statements_about_all(self) -> None:
        """What became a copy a moment ago is changed like what was there before."""
        level = static(v.SetStat("power", 5), scope=UNIT)
        rb = Mana(unit("Lark", 2), WOLF, thing("Level", level))
        state, (_, wolf, lark) = table("Level", "Wolf", "Lark")
        assert power(rb, state, lark) == 5
        copy = v.Lasting((v.CopyOf(ME),), to=v.All(v.Called("Wolf")))
        drive(rb.execute(Ctx(rb, state, 0, lark), (copy,)))
        chars = chars_of(rb, state, wolf)
        assert (chars.name, chars.stats["power"]) == ("Lark", 5)

    def test_an_effect_runs_without_its_trigger(self) -> None:
        """A text can order the effect of an ability without its condition."""
        rb = Rift(unit("Lark", 1, upon("start", say("song"))))
        state, (lark,) = table("Lark")
        (bound,) = chars_of(rb, state, lark).abilities
        assert isinstance(bound.ability, v.Triggered)
        drive(rb.execute(Ctx(rb, state, 0, lark), bound.ability.body))
        assert words(state) == ["song"]
        assert state.items == []


class TestControl:
    """K26: control and ownership are apart; control is a value of the layers."""

    STEAL = spell("Steal", v.Lasting((v.UnderControl(v.You()),), to=v.All(v.Called("Wolf"))))

    @pytest.mark.parametrize("game", [Rift, Mana])
    def test_control_is_computed_and_ends_with_its_effect(self, game: type[Toy]) -> None:
        """Owner and place stay; whose unit it is changes and changes back."""
        rb = game(self.STEAL, WOLF)
        state = board()
        wolf = put(state, "Wolf", 1)
        drive(rb.cast(state, "Steal"))
        assert (chars_of(rb, state, wolf).controller, state.objs[wolf].owner) == (0, 1)
        drive(expire(rb, state, "turn"))
        assert chars_of(rb, state, wolf).controller == 1

    def test_control_of_an_item_does_not_follow_its_source(self) -> None:
        """An ability on the chain stays with who had its source when it triggered."""
        tithe = upon("start", v.Act("gain", amount=1))
        rb = Rift(self.STEAL, unit("Wolf", 3, tithe))
        state = board()
        put(state, "Wolf", 1)
        drive(happen(rb, state, [Event("start", player=0)]))
        drive(rb.cast(state, "Steal"))
        item = state.items[0]
        drive(rb.finalize_item(state, item.id))
        drive(rb.resolve_item(state, item.id))
        assert [stats.get("points", 0) for stats in state.stats] == [0, 1]

    def test_a_named_chooser_overrides_the_controller(self) -> None:
        """A trigger may belong to another player than its source."""
        toll = v.Triggered(v.When(("start",)), (v.Act("gain", amount=1),), chooser=v.Opponents())
        rb = Rift(unit("Gate", 1, toll))
        state, _ = table("Gate")
        drive(happen(rb, state, [Event("start", player=0)]))
        assert [item.controller for item in state.items] == [1]
