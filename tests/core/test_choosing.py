"""Sets chosen step by step: one path each, partial choices that extend, group conditions."""

from collections.abc import Generator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.core import vocab as v
from adjudge.core.choosing import (
    Ask,
    choose_among,
    choose_maximal,
    choose_set,
    completable,
    group_legal,
    maximal_sets,
)
from adjudge.core.decisions import DONE, Decision, Option
from adjudge.core.reads import Ctx
from tests.core.rulebooks.rift import Rift
from tests.core.rulebooks.table import answered, board, put, unit

Group = tuple[v.GroupTest, ...]
ASK = Ask(0, "target", "TOY:x", "it", 7)
AT_MOST = (v.TotalAtMost("power", 5),)


def context(*powers: int, places: tuple[int, ...] = ()) -> tuple[Ctx, list[int]]:
    """Units with these powers, each on the field of a player."""
    rb, state = Rift(*(unit(f"U{power}", power) for power in set(powers))), board()
    sides = places or (0,) * len(powers)
    ids = [put(state, f"U{power}", side) for power, side in zip(powers, sides, strict=True)]
    return Ctx(rb, state, 0), ids


def every_set(
    ctx: Ctx, candidates: list[int], least: int, most: int | None, group: Group
) -> list[tuple[int, ...]]:
    """All sets that can be chosen, each by walking every path of options."""
    found: list[tuple[int, ...]] = []

    def walk(given: tuple[Option, ...]) -> None:
        steps = choose_set(ctx, ASK, candidates, least, most, group)
        try:
            decision = next(steps)
            for option in given:
                decision = steps.send(option)
        except StopIteration as end:
            found.append(tuple(end.value))
            return
        for option in decision.options:
            walk((*given, option))

    walk(())
    return found


def always_first(steps: Generator[Decision, Option, list[int]]) -> list[int]:
    """What a procedure returns if always the first option is chosen."""
    try:
        decision = next(steps)
        while True:
            decision = steps.send(decision.options[0])
    except StopIteration as end:
        chosen: list[int] = end.value
        return chosen


class TestGroups:
    """What is asked of the chosen objects together."""

    @pytest.mark.parametrize(
        ("test", "legal", "illegal"),
        [
            (v.SamePlace(), (0, 1), (0, 2)),
            (v.OnePerPlace(), (0, 2), (0, 1)),
            (v.TotalAtMost("power", 5), (0, 2), (1, 2)),
            (v.NumberAtMost(2), (0, 1), (0, 1, 2)),
        ],
    )
    def test_each_condition(
        self, test: v.GroupTest, legal: tuple[int, ...], illegal: tuple[int, ...]
    ) -> None:
        """One set that meets it and one that does not."""
        ctx, ids = context(2, 3, 3, places=(0, 0, 1))
        assert group_legal(ctx, (test,), [ids[i] for i in legal])
        assert not group_legal(ctx, (test,), [ids[i] for i in illegal])
        assert group_legal(ctx, (test,), [])

    def test_all_conditions_must_hold(self) -> None:
        """A place in common and a total."""
        ctx, ids = context(2, 3, 4, places=(0, 0, 0))
        group = (v.SamePlace(), v.TotalAtMost("power", 5))
        assert group_legal(ctx, group, ids[:2])
        assert not group_legal(ctx, group, ids[1:])

    def test_a_limit_that_can_not_be_read_lets_nothing_through(self) -> None:
        """A total of at most null is met by no object."""
        ctx, ids = context(1)
        group = (v.TotalAtMost("power", v.AmountOf("nothing")),)
        assert not group_legal(ctx, group, ids)


class TestCompletable:
    """The look-ahead of a partial choice."""

    def test_without_a_group_only_the_number_counts(self) -> None:
        """Enough objects are left, or not."""
        ctx, ids = context(1, 1, 1)
        assert completable(ctx, (), [], ids, 3)
        assert not completable(ctx, (), [], ids, 4)
        assert completable(ctx, (), [], [], 0)

    def test_a_group_counts_what_can_stand_together(self) -> None:
        """Two of them fit under the limit, three do not."""
        ctx, ids = context(2, 2, 2)
        assert completable(ctx, AT_MOST, [], ids, 2)
        assert not completable(ctx, AT_MOST, [], ids, 3)
        assert not completable(ctx, AT_MOST, ids[:2], ids[2:], 1)


class TestChooseSet:
    """K4: sets are chosen object by object, each partial choice extending to a legal whole."""

    def test_options_lead_to_a_legal_whole(self) -> None:
        """Two must be chosen with a total of 5: the 4 goes only with the 1."""
        ctx, ids = context(4, 2, 3, 1)
        steps = choose_set(ctx, ASK, ids, 2, 2, AT_MOST)
        assert next(steps).options == [Option("target", ident) for ident in ids[:3]]
        assert steps.send(Option("target", ids[0])).options == [Option("target", ids[3])]

    def test_done_is_offered_once_there_are_enough(self) -> None:
        """Before that it is not; at the most it is not asked any more."""
        ctx, ids = context(1, 1, 1)
        steps = choose_set(ctx, ASK, ids, 1, 2)
        assert DONE not in next(steps).options
        decision = steps.send(Option("target", ids[0]))
        assert decision.options == [Option("target", ids[1]), Option("target", ids[2]), DONE]
        with pytest.raises(StopIteration) as end:
            steps.send(Option("target", ids[2]))
        assert end.value.value == [ids[0], ids[2]]

    def test_a_set_has_one_path(self) -> None:
        """After a later object an earlier one is not offered any more."""
        ctx, ids = context(1, 1, 1)
        steps = choose_set(ctx, ASK, ids, 0, None)
        next(steps)
        assert steps.send(Option("target", ids[1])).options == [Option("target", ids[2]), DONE]

    def test_nothing_to_choose_is_no_question(self) -> None:
        """No candidates, or no room."""
        ctx, ids = context(9)
        assert answered(choose_set(ctx, ASK, [], 0, 1)) == ([], [])
        assert answered(choose_set(ctx, ASK, ids, 0, 1, AT_MOST)) == ([], [])
        assert answered(choose_set(ctx, ASK, ids, 0, 0)) == ([], [])

    def test_the_question_carries_what_it_was_given(self) -> None:
        """Player, rule, label and item stand in each decision."""
        ctx, ids = context(1, 1)
        decision = next(choose_set(ctx, ASK, ids, 1, 1))
        assert (decision.player, decision.kind, decision.rule) == (0, "target", "TOY:x")
        assert (decision.label, decision.item, decision.secret) == ("it", 7, False)

    @given(st.lists(st.integers(1, 4), min_size=1, max_size=5), st.integers(0, 3), st.data())
    def test_every_legal_set_can_be_chosen_in_exactly_one_way(
        self, powers: list[int], least: int, data: st.DataObject
    ) -> None:
        """What the options reach is what the conditions allow, each set once."""
        most = data.draw(st.one_of(st.none(), st.integers(least, 4)))
        ctx, ids = context(*powers)
        if not completable(ctx, AT_MOST, [], ids, least):
            return
        top = len(ids) if most is None else min(most, len(ids))
        legal = [
            combo
            for size in range(least, top + 1)
            for combo in combinations(ids, size)
            if group_legal(ctx, AT_MOST, list(combo))
        ]
        assert sorted(every_set(ctx, ids, least, most, AT_MOST)) == sorted(legal)


class TestMaximal:
    """A group that fails together shrinks as little as possible."""

    def test_sets_that_can_not_be_enlarged(self) -> None:
        """Larger ones first; subsets of legal sets are left out."""
        ctx, ids = context(3, 1, 3)
        assert maximal_sets(ctx, AT_MOST, ids) == [(ids[0], ids[1]), (ids[1], ids[2])]

    def test_a_legal_whole_is_kept_without_a_question(self) -> None:
        """Nothing has to go."""
        ctx, ids = context(3, 1)
        assert answered(choose_maximal(ctx, ASK, ids, AT_MOST)) == (ids, [])

    def test_nothing_legal_leaves_nothing(self) -> None:
        """Each object alone is too much."""
        ctx, ids = context(6, 7)
        assert answered(choose_maximal(ctx, ASK, ids, AT_MOST)) == ([], [])

    def test_the_choice_goes_on_until_one_set_is_left(self) -> None:
        """The first pick narrows the sets; what follows from it is not asked."""
        ctx, ids = context(3, 2, 1, 4)
        sets = maximal_sets(ctx, AT_MOST, ids)
        assert sets == [(ids[0], ids[1]), (ids[0], ids[2]), (ids[1], ids[2]), (ids[2], ids[3])]
        chosen, asked = answered(choose_maximal(ctx, ASK, ids, AT_MOST), 0, 1)
        assert [[o.obj for o in decision.options] for decision in asked] == [ids[:3], ids[1:3]]
        assert chosen == [ids[0], ids[2]]

    @given(st.lists(st.integers(1, 6), min_size=1, max_size=7))
    def test_all_maximal_sets_are_found(self, powers: list[int]) -> None:
        """Exactly the legal sets to which nothing can be added."""
        ctx, ids = context(*powers)
        legal = [
            set(combo)
            for size in range(1, len(ids) + 1)
            for combo in combinations(ids, size)
            if group_legal(ctx, AT_MOST, list(combo))
        ]
        maximal = [one for one in legal if not any(one < other for other in legal)]
        found = maximal_sets(ctx, AT_MOST, ids)
        assert sorted(sorted(one) for one in found) == sorted(sorted(one) for one in maximal)

    def test_many_candidates_are_no_problem(self) -> None:
        """Twenty units in one place and one in another: two maximal sets, found at once."""
        ctx, ids = context(*([1] * 21), places=(*([0] * 20), 1))
        assert maximal_sets(ctx, (v.SamePlace(),), ids) == [tuple(ids[:20]), (ids[20],)]

    @given(st.lists(st.integers(1, 6), min_size=1, max_size=6))
    def test_what_is_chosen_is_legal_and_can_not_be_enlarged(self, powers: list[int]) -> None:
        """Whatever is picked first."""
        ctx, ids = context(*powers)
        chosen = set(always_first(choose_maximal(ctx, ASK, ids, AT_MOST)))
        assert group_legal(ctx, AT_MOST, list(chosen))
        for other in ids:
            if other not in chosen:
                assert not group_legal(ctx, AT_MOST, [*chosen, other])


class TestAmong:
    """One of several sets."""

    def test_a_set_that_is_the_beginning_of_another_is_reached_by_done(self) -> None:
        """Options in the order of the candidates, then "done"."""
        steps = choose_among(ASK, [1, 2, 3], [(1,), (1, 3), (2,)])
        assert [o.obj for o in next(steps).options] == [1, 2]
        assert steps.send(Option("target", 1)).options == [Option("target", 3), DONE]
        with pytest.raises(StopIteration) as end:
            steps.send(DONE)
        assert end.value.value == [1]

    def test_no_set_leaves_nothing(self) -> None:
        """There is nothing to choose."""
        assert answered(choose_among(ASK, [1, 2], [])) == ([], [])
        assert answered(choose_among(ASK, [1, 2], [()])) == ([], [])
