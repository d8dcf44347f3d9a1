"""Paying with tagged units: matching, what is payable, converters, restricted units, payments."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.core.costs import Needs, Source, kind_of, matching, missing, payable, pays
from adjudge.core.decisions import AskBool, Option
from adjudge.core.paying import pay
from adjudge.core.state import State
from tests.core.rulebooks.mine import Mine
from tests.core.rulebooks.table import answered, board, drive, put

ENERGY, RED, BLUE, POWER = ("energy",), ("red",), ("blue",), ()
KINDS = ("energy", "red", "blue", "any")
UNITS = st.lists(st.sampled_from(["energy", "red", "blue", "any", "red:spell", "energy:spell"]))
NEEDS = st.lists(st.sampled_from([ENERGY, RED, BLUE, POWER, ("red", "blue")]), max_size=5)


def source(ident: int, *units: str, alike: str = "", word: str = "", arg: int = 0) -> Source:
    """A way to add units by using an object."""
    return Source(Option("add", ident, arg, word), units, alike or f"#{ident}/{arg}")


CONVERTER = Source(Option("convert", 99), (), "converter", converts="any")


def always_last(steps: AskBool) -> bool:
    """What a payment returns if always the last option is chosen."""
    try:
        decision = next(steps)
        while True:
            decision = steps.send(decision.options[-1])
    except StopIteration as end:
        return bool(end.value)


class TestPays:
    """Whether one unit pays one need."""

    @pytest.mark.parametrize(
        ("unit", "need", "use", "expected"),
        [
            ("energy", ENERGY, "", True),
            ("red", ENERGY, "", False),
            ("energy", RED, "", False),
            ("energy", POWER, "", False),
            ("red", RED, "", True),
            ("blue", RED, "", False),
            ("blue", ("red", "blue"), "", True),
            ("blue", POWER, "", True),
            ("any", RED, "", True),
            ("any", ENERGY, "", False),
            ("red:spell", RED, "spell", True),
            ("red:spell", RED, "unit", False),
            ("red:spell", RED, "", False),
            ("energy:spell", ENERGY, "spell", True),
            ("energy:spell", ENERGY, "ability", False),
            ("red:gear", RED, "gear ability", True),
            ("red:gear", RED, "gearbox", False),
            ("red:gear ability", RED, "gear", False),
        ],
    )
    def test_kind_and_restriction(
        self, *, unit: str, need: tuple[str, ...], use: str, expected: bool
    ) -> None:
        """Energy pays energy only, "any" any power, a restriction binds the use."""
        assert pays(unit, need, use) is expected

    def test_kind_without_restriction(self) -> None:
        """The word before the colon."""
        assert [kind_of(unit) for unit in ("red", "red:spell")] == ["red", "red"]


class TestMatching:
    """Which unit pays which need."""

    @pytest.mark.parametrize(
        ("units", "needs", "expected"),
        [
            ([], (), []),
            (["red"], (RED,), [0]),
            (["blue"], (RED,), [-1]),
            (["red", "energy"], (ENERGY, RED), [1, 0]),
            (["any", "red"], (RED, BLUE), [1, 0]),
            (["any", "any"], (RED,), [0]),
            (["red", "blue"], (POWER, RED), [1, 0]),
            (["energy"], (ENERGY, ENERGY), [0, -1]),
            (["red:unit", "red"], (RED,), [1]),
        ],
    )
    def test_needs_make_room_for_each_other(
        self, units: list[str], needs: Needs, expected: list[int]
    ) -> None:
        """A need moves to another unit where that lets one more be paid."""
        assert matching(units, needs, "spell") == expected

    @given(UNITS.filter(lambda units: len(units) <= 6), NEEDS)
    def test_as_many_needs_as_possible_are_paid(
        self, units: list[str], needs: list[tuple[str, ...]]
    ) -> None:
        """No assignment of units pays more; no unit is used twice; each unit fits its need."""
        found = matching(units, tuple(needs), "spell")
        used = [unit for unit in found if unit >= 0]
        assert len(used) == len(set(used))
        assert all(pays(units[u], needs[i], "spell") for i, u in enumerate(found) if u >= 0)
        padded = [*units, *([""] * len(needs))]
        best = 0
        for order in permutations(range(len(padded)), len(needs)) if len(padded) <= 7 else ():
            paid = sum(
                padded[u] != "" and pays(padded[u], need, "spell")
                for u, need in zip(order, needs, strict=True)
            )
            best = max(best, paid)
        if len(padded) <= 7:
            assert len(used) == best

    def test_what_is_missing_is_counted_apart(self) -> None:
        """Energy and power that are short."""
        assert missing(["energy", "red"], (ENERGY, ENERGY, RED, BLUE), "") == (1, 1)
        assert missing(["any"], (RED,), "") == (0, 0)


class TestPayable:
    """Whether a payment can be completed from the pool and the sources."""

    @pytest.mark.parametrize(
        ("pool", "sources", "needs", "expected"),
        [
            ((), [], (), True),
            ((), [], (ENERGY,), False),
            (("energy",), [], (ENERGY,), True),
            ((), [source(1, "energy")], (ENERGY,), True),
            (("red",), [source(1, "energy")], (ENERGY, RED), True),
            (("red",), [source(1, "blue")], (RED, RED), False),
            (("any",), [source(1, "blue")], (RED, BLUE), True),
            ((), [source(1, "energy", "red")], (ENERGY, RED), True),
            (("energy:unit",), [], (ENERGY,), False),
            (("energy:spell", "red:spell"), [], (ENERGY, RED), True),
        ],
    )
    def test_pool_and_sources_together(
        self, *, pool: tuple[str, ...], sources: list[Source], needs: Needs, expected: bool
    ) -> None:
        """What is there and what can be made, for a spell."""
        assert payable(pool, sources, needs, "spell") is expected

    @pytest.mark.parametrize(
        ("pool", "needs", "expected"),
        [
            (("energy",), (RED,), True),
            (("energy",), (ENERGY, RED), False),
            (("energy", "energy"), (ENERGY, RED), True),
            (("energy", "energy", "blue"), (BLUE, RED, RED), True),
            (("energy", "energy", "blue"), (BLUE, RED, RED, RED), False),
            ((), (RED,), False),
        ],
    )
    def test_a_converter_turns_spare_energy_into_power(
        self, *, pool: tuple[str, ...], needs: Needs, expected: bool
    ) -> None:
        """Energy that is needed as energy is not to spare; without a converter none is."""
        assert payable(pool, [CONVERTER], needs, "") is expected
        assert payable(pool, [], needs, "") is False

    @pytest.mark.parametrize(
        ("pool", "needs", "expected"),
        [
            (("red", "blue"), (ENERGY, RED), True),
            (("red", "blue"), (ENERGY, BLUE), True),
            (("red",), (ENERGY, RED), False),
            (("red", "blue"), (ENERGY, ENERGY), True),
            (("red:spell", "blue"), (ENERGY, RED), True),
            (("red", "blue:spell"), (ENERGY, RED), False),
        ],
    )
    def test_spare_power_becomes_energy(
        self, *, pool: tuple[str, ...], needs: Needs, expected: bool
    ) -> None:
        """Power that is needed as such, or restricted to a use, is not to spare."""
        turner = Source(Option("turn", 98), (), "turner", converts="energy")
        assert payable(pool, [turner], needs, "spell") is expected
        assert payable(pool, [], needs, "spell") is False

    @pytest.mark.parametrize(
        ("pool", "needs", "expected"),
        [
            (("red", "blue"), (ENERGY, ENERGY), True),
            (("red",), (ENERGY,), False),
            (("red", "blue"), (ENERGY, RED), False),
            (("red", "blue", "blue"), (ENERGY, RED), True),
            (("red", "blue"), (ENERGY, ENERGY, ENERGY), False),
        ],
    )
    def test_a_source_that_has_to_be_paid_for(
        self, *, pool: tuple[str, ...], needs: Needs, expected: bool
    ) -> None:
        """It takes two power, whatever the kind, and is used once."""
        taker = Source(Option("add", 97), ("energy", "energy"), "taker", takes=2)
        assert payable(pool, [taker], needs, "") is expected

    def test_of_two_sources_that_tire_one_object_one_is_used(self) -> None:
        """Either will do, both never."""
        one = Source(Option("add", 1, 0), ("red",), "one", tires=True)
        both = Source(Option("add", 1, 1), ("energy", "red"), "both", tires=True)
        assert payable((), [one, both], (ENERGY, RED), "")
        assert not payable((), [one, both], (RED, RED), "")
        assert payable(("energy",), [one, both], (ENERGY, RED), "")

    @given(UNITS, NEEDS)
    def test_it_agrees_with_what_is_missing(
        self, units: list[str], needs: list[tuple[str, ...]]
    ) -> None:
        """Without sources it is payable exactly if nothing is missing."""
        nothing = missing(units, tuple(needs), "spell") == (0, 0)
        assert payable(tuple(units), [], tuple(needs), "spell") is nothing

    @given(UNITS, NEEDS, st.sampled_from(KINDS))
    def test_more_never_hurts(
        self, units: list[str], needs: list[tuple[str, ...]], more: str
    ) -> None:
        """What is payable stays payable with one unit more."""
        if payable(tuple(units), [], tuple(needs), "spell"):
            assert payable((*units, more), [], tuple(needs), "spell")


def table(*ways: Source, pool: tuple[str, ...] = ()) -> tuple[Mine, State]:
    """A player with a pool and sources."""
    rb, state = Mine(), board()
    put(state, "Rock")
    rb.ways = list(ways)
    state.pools[0] = pool
    return rb, state


class TestPay:
    """One payment: resources are made meanwhile, then units are spent."""

    def test_what_is_in_the_pool_is_spent_first(self) -> None:
        """Nothing is asked and no source used while the pool is enough."""
        rb, state = table(source(1, "red"), pool=("red", "energy"))
        assert answered(pay(rb, state, 0, (RED,), "", 0)) == (True, [])
        assert (state.pools[0], rb.used) == (("energy",), [])

    def test_only_useful_sources_are_offered_alike_ones_once(self) -> None:
        """Blue does not help to pay red; of two equal rocks one is offered."""
        ways = (
            source(1, "red", alike="rock"),
            source(2, "red", alike="rock"),
            source(3, "blue"),
            source(4, "any"),
        )
        rb, state = table(*ways)
        paid, asked = answered(pay(rb, state, 0, (RED,), "", 5), 0)
        assert paid
        assert [option.obj for option in asked[0].options] == [1, 4]
        assert (asked[0].kind, asked[0].item) == ("pay", 5)
        assert (rb.used, state.pools[0]) == ([1], ())

    def test_a_source_that_the_rest_needs_otherwise_is_not_offered(self) -> None:
        """The one rock makes red or blue: for red and blue the universal one pays the other."""
        ways = (
            source(1, "red", word="leaves", arg=0),
            source(1, "blue", word="leaves", arg=1),
            source(2, "blue"),
        )
        rb, state = table(*ways)
        paid, asked = answered(pay(rb, state, 0, (RED, BLUE), "", 0), Option("add", 1, 0, "leaves"))
        assert paid
        assert asked[0].options == [Option("add", 1, 0, "leaves"), Option("add", 2, 0)]
        assert rb.used == [1, 2]

    def test_a_barred_object_makes_nothing(self) -> None:
        """What another part of the cost uses up is no source for this one."""
        rb, state = table(source(1, "red"), source(2, "red"))
        assert drive(pay(rb, state, 0, (RED,), "spell", 0, 1))
        assert rb.used == [2]
        assert set(rb.asked) == {("spell", 1)}

    def test_a_payment_that_can_not_be_made_says_so(self) -> None:
        """Nothing has been spent then; who tried it undoes the play."""
        rb, state = table(source(1, "blue"), pool=("energy",))
        assert drive(pay(rb, state, 0, (ENERGY, RED), "", 0)) is False
        assert (state.pools[0], rb.used) == (("energy",), [])

    def test_of_two_sources_that_tire_one_object_the_one_is_offered_that_is_enough(self) -> None:
        """The other one would leave the energy unpaid."""
        one = Source(Option("add", 1, 0), ("red",), "one", tires=True)
        both = Source(Option("add", 1, 1), ("energy", "red"), "both", tires=True)
        rb, state = table(one, both)
        assert answered(pay(rb, state, 0, (ENERGY, RED), "", 0)) == (True, [])
        assert state.pools[0] == ()

    def test_a_converter_is_used_while_energy_is_to_spare(self) -> None:
        """One energy stays for the need of energy, the other becomes power."""
        rb, state = table(CONVERTER, pool=("energy", "energy"))
        assert answered(pay(rb, state, 0, (ENERGY, RED), "", 0)) == (True, [])
        assert state.pools[0] == ()

    def test_restricted_units_are_spent_before_free_ones(self) -> None:
        """What may pay nothing else goes first, without a question."""
        rb, state = table(pool=("red", "red:spell"))
        assert answered(pay(rb, state, 0, (RED,), "spell", 0)) == (True, [])
        assert state.pools[0] == ("red",)

    def test_which_kind_is_spent_is_the_payers_choice(self) -> None:
        """Where red or blue would do, the player says which stays."""
        for word, left in (("red", "blue"), ("blue", "red")):
            rb, state = table(pool=("red", "blue"))
            paid, asked = answered(pay(rb, state, 0, (POWER,), "", 0), Option("spend", word=word))
            assert paid
            assert asked[0].kind == "spend"
            assert state.pools[0] == (left,)

    def test_no_choice_of_kind_may_leave_the_rest_unpaid(self) -> None:
        """Red must stay for the need that blue can't pay."""
        for needs in ((POWER, RED), (("red", "blue"), ("red", "green"))):
            rb, state = table(pool=("red", "blue"))
            assert answered(pay(rb, state, 0, needs, "", 0)) == (True, [])
            assert state.pools[0] == ()

    @given(UNITS.filter(lambda units: len(units) <= 6), NEEDS)
    def test_a_payment_takes_exactly_what_it_needs(
        self, units: list[str], needs: list[tuple[str, ...]]
    ) -> None:
        """As many units as needs leave the pool, whatever is answered; the others stay."""
        rb, state = table(pool=tuple(units))
        paid = always_last(pay(rb, state, 0, tuple(needs), "spell", 0))
        assert paid is payable(tuple(units), [], tuple(needs), "spell")
        left = list(state.pools[0])
        assert len(left) == len(units) - (len(needs) if paid else 0)
        for unit in left:
            units.remove(unit)
