"""The searching player: races of options, quick playing on, limits, stop and progress."""

from __future__ import annotations

import pytest

from adjudge.core.codec import fingerprint
from adjudge.core.decisions import Decision
from adjudge.core.game import Game
from adjudge.players.dice import Dice
from adjudge.players.line import Line
from adjudge.players.quick import Quick
from adjudge.players.race import Race
from adjudge.players.search import SearchPlayer
from adjudge.research.games import kit_of, new_game

EVALUATION = kit_of("riftbound").evaluation


def game_at(kind: str, seed: int, more: int = 3) -> tuple[Game, Decision]:
    """A random game at a decision of a kind with some options, after the tenth choice."""
    game, dice = new_game("riftbound", ("jinx", "yasuo"), seed), Dice(seed)
    while (decision := game.decision) is not None:
        if decision.kind == kind and len(game.record) > 10 and len(decision.options) >= more:
            return game, decision
        game.choose(dice.below(len(decision.options)))
    raise AssertionError(f"no {kind} decision in the game of seed {seed}")


class TestRace:
    """Options that fall behind drop out."""

    def test_the_better_option_stays(self) -> None:
        """A clear lead ends the race after few rounds."""
        race, dice = Race([0.5, 0.5, 0.5], 1.0), Dice(1)
        while len(race.alive) > 1:
            luck = dice.below(100) / 1_000
            race.run([(0.4, 0.6, 0.5)[index] + luck for index in race.alive])
        assert race.best() == 1
        assert race.rounds < 8

    def test_where_nothing_differs_the_first_wins(self) -> None:
        """Equal options are no reason to think on."""
        race = Race([0.5, 0.5], 1.0)
        while len(race.alive) > 1:
            race.run([0.3 for _ in race.alive])
        assert race.alive == [0]

    def test_luck_alone_drops_nobody_that_may_be_better(self) -> None:
        """Options that win in turns stay in the race."""
        race = Race([0.5, 0.5], 1.0)
        for number in range(10):
            race.run([0.9, 0.1] if number % 2 else [0.1, 0.9])
        assert race.alive == [0, 1]

    def test_only_the_best_of_the_look_go_on(self) -> None:
        """Those with the best priors stay, in their order."""
        race = Race([0.2, 0.9, 0.1, 0.6], 1.0)
        race.keep(2)
        assert race.alive == [1, 3]
        assert race.best() == 1


class TestQuick:
    """Playing on by the best of a few tries."""

    def test_it_plays_to_a_later_turn_and_leaves_the_start_alone(self) -> None:
        """The line settles after the turn that was named; the position it came from stays."""
        game, _ = game_at("main", 7)
        base, _ = game.running()
        before = fingerprint(base)
        line = Quick(EVALUATION, 2, 4).play_on(Line(game.rb, base.copy()), 1, base.turn + 1)
        assert line.state.turn > base.turn + 1 or line.state.result is not None
        assert fingerprint(base) == before

    def test_the_same_dice_play_the_same(self) -> None:
        """All chance comes from the dice and the position."""
        game, _ = game_at("main", 8)
        base, _ = game.running()
        ends = [
            Quick(EVALUATION, 2, 4).play_on(Line(game.rb, base.copy()), 3, base.turn + 1)
            for _ in range(2)
        ]
        assert fingerprint(ends[0].state) == fingerprint(ends[1].state)


class TestSearch:
    """The player."""

    @pytest.mark.parametrize("kind", ["main", "pay"])
    def test_it_picks_an_option_and_leaves_the_game_alone(self, kind: str) -> None:
        """The pick is one of the options; position, record and decision stay as they were."""
        game, decision = game_at(kind, 7, 2)
        before, record = fingerprint(game.state), list(game.record)
        assert SearchPlayer(1, EVALUATION, lines=40).pick(decision, game) in decision.options
        assert (fingerprint(game.state), game.record) == (before, record)
        assert game.decision is decision

    def test_a_number_of_lines_makes_the_same_choice(self) -> None:
        """Without a clock a seed repeats its choice."""
        game, decision = game_at("main", 9)
        picks = [SearchPlayer(5, EVALUATION, lines=80).pick(decision, game) for _ in range(2)]
        assert picks[0] == picks[1]

    def test_it_stops_when_told(self) -> None:
        """After the word to stop nothing but the first look is taken."""
        game, decision = game_at("main", 9)
        player = SearchPlayer(5, EVALUATION, seconds=1e6, stop=lambda: True)
        assert player.pick(decision, game) in decision.options
        assert player.lines <= 3 * len(decision.options)

    def test_it_tells_how_far_it_is(self) -> None:
        """Progress goes from 0 to 1 and never back."""
        game, decision = game_at("main", 9)
        told: list[float] = []
        SearchPlayer(5, EVALUATION, lines=120, progress=told.append).pick(decision, game)
        assert told
        assert told == sorted(told)
        assert 0.0 <= told[0] <= told[-1] <= 1.0

    def test_time_ends_it(self) -> None:
        """Once the clock has passed the budget, the best so far is picked."""
        game, decision = game_at("main", 9)
        ticks = iter(range(10_000))
        player = SearchPlayer(5, EVALUATION, seconds=6.0, clock=lambda: float(next(ticks)))
        assert player.pick(decision, game) in decision.options
        assert next(ticks) < 20

    def test_what_matters_little_is_only_looked_at(self) -> None:
        """No round is run over ways to pay."""
        game, decision = game_at("pay", 7, 2)
        player = SearchPlayer(5, EVALUATION, lines=10_000)
        player.pick(decision, game)
        assert player.lines <= 4 * len(decision.options)
