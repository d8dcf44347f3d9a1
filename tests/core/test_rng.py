"""Random numbers: one integer as the whole state, exact values, no bias, shuffles."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.core import rng
from adjudge.core.state import State

STATES = st.integers(0, 2**64 - 1)


class TestGenerator:
    """Numbers follow from the state alone."""

    @pytest.mark.parametrize(
        ("state", "bits"),
        [(0, 16294208416658607535), (1, 10451216379200822465), (2**64 - 1, 16490336266968443936)],
    )
    def test_known_values(self, state: int, bits: int) -> None:
        """The output function is splitmix64, checked against its published values."""
        assert rng.scramble(state) == bits

    def test_published_sequence(self) -> None:
        """The first numbers of splitmix64 from the seed 1234567."""
        state, found = 1234567, []
        for _ in range(3):
            found.append(rng.scramble(state))
            state = rng.below(state, 1)[1]
        assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]

    @given(STATES)
    def test_states_stay_in_64_bits(self, state: int) -> None:
        """The next state is one of the same kind, and another one."""
        following = rng.below(state, 1)[1]
        assert 0 <= following < 2**64
        assert following != state

    @given(STATES)
    def test_a_number_is_the_next_state_mixed(self, state: int) -> None:
        """Of the whole range a number is all bits of the next state, mixed as a seed is."""
        value, following = rng.below(state, 2**64)
        assert value == rng.scramble(following)

    def test_seeds_are_mixed(self) -> None:
        """Neighbouring seeds give states that have nothing in common."""
        states = {rng.scramble(seed) for seed in range(1000)}
        assert len(states) == 1000
        assert State(2, 7).rng == rng.scramble(7)


class TestBelow:
    """Numbers below a bound."""

    @given(STATES, st.integers(1, 2**63))
    def test_they_are_in_range(self, state: int, bound: int) -> None:
        """Never negative, never the bound."""
        value, following = rng.below(state, bound)
        assert 0 <= value < bound
        assert following != state

    def test_bound_one_has_one_answer(self) -> None:
        """There is nothing to choose."""
        assert rng.below(5, 1)[0] == 0

    def test_numbers_are_spread_evenly(self) -> None:
        """Each of six faces comes up about one time in six."""
        state, counts = rng.scramble(3), Counter[int]()
        for _ in range(6000):
            value, state = rng.below(state, 6)
            counts[value] += 1
        assert sorted(counts) == [0, 1, 2, 3, 4, 5]
        assert all(880 < count < 1120 for count in counts.values())

    def test_numbers_that_would_bias_are_drawn_again(self) -> None:
        """With a bound of two thirds of the range some states need a second number."""
        bound = 2**64 // 3 * 2
        steps = []
        for seed in range(50):
            state = rng.scramble(seed)
            _, following = rng.below(state, bound)
            once = rng.below(state, 1)[1]
            steps.append(following == once)
        assert not all(steps)
        assert any(steps)


class TestShuffle:
    """Random orders."""

    @given(STATES, st.lists(st.integers(), max_size=30))
    def test_nothing_is_lost(self, state: int, values: list[int]) -> None:
        """The same values in some order; the list given is left alone."""
        before = list(values)
        shuffled, _ = rng.shuffled(state, values)
        assert sorted(shuffled) == sorted(values)
        assert values == before

    def test_every_order_comes_up(self) -> None:
        """Three values have six orders, each about as often."""
        state, counts = rng.scramble(9), Counter[tuple[int, ...]]()
        for _ in range(3000):
            order, state = rng.shuffled(state, [1, 2, 3])
            counts[tuple(order)] += 1
        assert len(counts) == 6
        assert all(400 < count < 600 for count in counts.values())

    def test_a_fork_draws_the_same_numbers(self) -> None:
        """Two copies of a position have the same chance ahead of them."""
        state = State(2, 4)
        fork = state.fork()
        mine = [state.random_below(100) for _ in range(5)]
        assert [fork.random_below(100) for _ in range(5)] == mine
        assert state.shuffle([1, 2, 3, 4]) == fork.shuffle([1, 2, 3, 4])

    def test_what_is_drawn_is_shown(self) -> None:
        """Each use of chance counts as something that was shown."""
        state = State(2, 4)
        state.random_below(6)
        state.shuffle([1, 2])
        assert state.reveals == 2

    @pytest.mark.parametrize("short", [rng._SHORT, 1 << 63])
    @given(STATES, st.integers(0, 12))
    def test_it_takes_numbers_one_after_the_other(self, short: int, state: int, size: int) -> None:
        """Each exchange takes the number that `below` gives, whichever look told that it counts."""
        expected, following = list(range(size)), state
        for last in range(size - 1, 0, -1):
            pick, following = rng.below(following, last + 1)
            expected[last], expected[pick] = expected[pick], expected[last]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rng, "_SHORT", short)
            assert rng.shuffled(state, list(range(size))) == (
                expected,
                following,
            )
