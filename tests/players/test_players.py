"""Players: the dice, random and greedy picks, and guesses at hidden cards."""

from __future__ import annotations

import pytest

from adjudge.core.codec import fingerprint
from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.engine import Engine
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Result, State
from adjudge.players.base import Player, play_out
from adjudge.players.dice import Dice
from adjudge.players.greedy import GreedyPlayer
from adjudge.players.random_player import RandomPlayer
from adjudge.research.games import kit_of, new_game

EVALUATION = kit_of("riftbound").evaluation


class Numbers(Engine):
    """One question: name a number of a list."""

    def step(self, state: State) -> Ask:
        """Ask; the position keeps the answer, of which all above three count alike."""
        answer = yield Decision(0, "main", [Option("name", arg=n) for n in (1, 3, 7, 2)], "T-1")
        state.vars["named"] = min(answer.arg, 3)
        state.result = Result((0,), "T-2", "named")


class Greatest:
    """An evaluation by the number that was named."""

    scale: float = 1.0
    minor: frozenset[str] = frozenset()
    mixed: tuple[tuple[str, ...], ...] = ()
    shared: frozenset[str] = frozenset()

    def fits(self, rb: Rulebook, state: State, ident: int, name: str) -> bool:
        """There is nothing hidden."""
        del rb, state, ident, name
        return True

    def value(self, rb: Rulebook, state: State, player: int) -> float:
        """The number."""
        del rb, player
        return float(state.vars["named"])

    def settled(self, decision: Decision, state: State, since: int) -> bool:
        """Nothing follows."""
        del decision, state, since
        return True

    def rests(self, decision: Decision, state: State) -> bool:
        """The question changes the position."""
        del decision, state
        return False

    def calm(self, decision: Decision) -> Option:
        """Any answer."""
        return decision.options[0]


def game_at(kind: str, seed: int) -> tuple[Game, Decision]:
    """A random game at its first decision of a kind after the tenth, and that decision."""
    game, dice = new_game("riftbound", ("jinx", "yasuo"), seed), Dice(seed)
    while (decision := game.decision) is not None:
        if decision.kind == kind and len(game.record) > 10:
            return game, decision
        game.choose(dice.below(len(decision.options)))
    raise AssertionError(f"no {kind} decision in the game of seed {seed}")


class TestDice:
    """The generator of a player."""

    def test_a_seed_repeats_its_throws(self) -> None:
        """Equal seeds give equal throws, others give others."""
        throws = [[Dice(seed).below(1 << 30) for _ in range(3)] for seed in (5, 5, 6)]
        assert throws[0] == throws[1] != throws[2]

    def test_throws_stay_in_bounds_and_reach_them(self) -> None:
        """Every face comes up, none beyond."""
        dice = Dice(1)
        assert {dice.below(6) for _ in range(200)} == set(range(6))

    def test_shuffling_keeps_the_values(self) -> None:
        """A shuffle is another order of the same values."""
        assert sorted(Dice(2).shuffled(range(9))) == list(range(9))


@pytest.mark.parametrize("player", [RandomPlayer(3), GreedyPlayer(3, EVALUATION)])
class TestAnyPlayer:
    """What holds for every player."""

    def test_it_is_a_player(self, player: Player) -> None:
        """It has the one method that a player needs."""
        assert isinstance(player, Player)

    @pytest.mark.parametrize("kind", ["main", "pay"])
    def test_it_picks_an_option_and_leaves_the_game_alone(self, player: Player, kind: str) -> None:
        """The pick is one of the options; position, record and decision stay as they were."""
        game, decision = game_at(kind, 7)
        before, record = fingerprint(game.state), list(game.record)
        assert player.pick(decision, game) in decision.options
        assert (fingerprint(game.state), game.record) == (before, record)
        assert game.decision is decision


class TestRandom:
    """Random picks."""

    def test_a_seed_repeats_its_game(self) -> None:
        """The same seeds give the same record."""
        records: list[list[Option]] = []
        for _ in range(2):
            game = new_game("riftbound", ("jinx", "yasuo"), 4)
            count = play_out(game, [RandomPlayer(1), RandomPlayer(2)])
            assert count == len(game.record)
            assert game.outcome is not None
            records.append(game.record)
        assert records[0] == records[1]

    def test_a_limit_leaves_the_game_open(self) -> None:
        """After so many decisions the game stands as it is."""
        game = new_game("riftbound", ("jinx", "yasuo"), 4)
        assert play_out(game, [RandomPlayer(1), RandomPlayer(2)], limit=5) == 5
        assert game.decision is not None


class TestGreedy:
    """Looking one choice ahead."""

    @pytest.mark.parametrize("seed", range(3))
    def test_it_takes_the_best_option(self, seed: int) -> None:
        """Of numbers it takes the greatest, of equal ones any."""
        game = Game(Numbers(), State(1, 0))
        assert game.decision is not None
        assert GreedyPlayer(seed, Greatest()).pick(game.decision, game).arg in (3, 7)

    def test_it_beats_a_random_player(self) -> None:
        """With the same deck on both sides, looking ahead wins."""
        game = new_game("riftbound", ("viktor", "viktor"), 1)
        play_out(game, [GreedyPlayer(1, EVALUATION), RandomPlayer(1)])
        assert game.outcome is not None
        assert game.outcome.winners == (0,)

    def test_a_seed_repeats_its_picks(self) -> None:
        """Equal seeds pick equally."""
        game, decision = game_at("main", 3)
        picks = {GreedyPlayer(9, EVALUATION).pick(decision, game).key() for _ in range(3)}
        assert len(picks) == 1
