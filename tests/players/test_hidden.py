"""What a player that looks ahead may not know makes no difference to it."""

from __future__ import annotations

import pytest

from adjudge.core.decisions import Decision
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.views import seen, view
from adjudge.players.base import Player
from adjudge.players.dice import Dice
from adjudge.players.greedy import GreedyPlayer
from adjudge.players.hidden import Guesses
from adjudge.players.search import SearchPlayer
from adjudge.research.games import kit_of, new_game

GAMES = ("riftbound", "magic", "metaversus", "starlight")


def decisions_of(name: str, seed: int, every: int) -> list[Game]:
    """Forks of a game of random players at every so many decisions."""
    names, dice = kit_of(name).decks.names(), Dice(seed)
    game = new_game(name, (names[0], names[-1]), seed)
    found: list[Game] = []
    while (decision := game.decision) is not None and len(game.record) < 240:
        if len(game.record) % every == 0:
            found.append(game.fork())
        game.choose(dice.below(len(decision.options)))
    return found


def asked(game: Game) -> Decision:
    """The open question."""
    assert game.decision is not None
    return game.decision


def twin_of(game: Game, dice: Dice) -> Game | None:
    """Another game that looks the same to who decides; None where none was found.

    The cards that the player can't see change places by a way of the test's own: those of the
    other player's hand with those of that deck, and those within a zone; chance differs too.
    """
    decision = asked(game)
    player = decision.player
    base, tail = game.running()
    known = seen(game.rb, game.state, player) | {o.obj for o in decision.options}
    cards = {obj.card for ident, obj in game.state.objs.items() if ident not in known}
    at_first = seen(game.rb, base, player)
    for seat in range(2):
        for areas in (("hand", "deck"), ("hand", "library"), ("rune deck",)):
            owned = [base.zone_of(area, seat) for area in areas]
            _mix(base, [i for z in owned if z >= 0 for i in base.zones[z]], at_first, cards, dice)
    if not tail:
        base.rng = dice.below(1 << 60)
    twin = Game(game.rb, base)
    for answer in tail:
        open_now = twin.decision
        if open_now is None or answer not in open_now.options:
            return None
        twin.choose(answer)
    same = twin.decision is not None and twin.decision.options == decision.options
    seen_twin = view(twin.rb, twin.state, player, twin.decision) if same else None
    return twin if seen_twin == view(game.rb, game.state, player, decision) else None


def _mix(state: State, idents: list[int], known: set[int], cards: set[int], dice: Dice) -> None:
    idents = [i for i in idents if i not in known and state.objs[i].card in cards]
    faces = [(state.objs[i].name, state.objs[i].card, state.objs[i].memo) for i in idents]
    for ident, index in zip(idents, dice.shuffled(range(len(idents))), strict=True):
        obj = state.edit(ident)
        obj.name, obj.card, memo = faces[index]
        obj.memo = memo.copy()


@pytest.mark.parametrize("name", GAMES)
class TestGuesses:
    """Dealing hidden cards anew."""

    def test_a_guess_is_the_same_question_with_the_same_sights(self, name: str) -> None:
        """What the player sees and is asked stays, whatever was done in the step so far."""
        evaluation, dice, dealt = kit_of(name).evaluation, Dice(1), 0
        for game in decisions_of(name, 3, 9):
            decision = asked(game)
            line = Guesses(game, decision, evaluation).deal(dice)
            if line is None:
                continue
            dealt += 1
            assert line.decision is not None
            assert line.decision.options == decision.options
            now, then = game.state, line.state
            sights = seen(game.rb, now, decision.player)
            assert sights == seen(game.rb, then, decision.player)
            assert all(now.objs[i].name == then.objs[i].name for i in sights)
            assert sorted(o.card for o in now.objs.values()) == sorted(
                o.card for o in then.objs.values()
            )
            assert all(then.card_names[o.card] == o.name for o in then.objs.values())
        assert dealt > 8

    def test_guesses_differ(self, name: str) -> None:
        """Two deals hardly ever are the same."""
        game = decisions_of(name, 4, 15)[3]
        guesses, dice = Guesses(game, asked(game), kit_of(name).evaluation), Dice(1)
        lines = [guesses.deal(dice) for _ in range(2)]
        states = [line.state for line in lines if line is not None]
        assert len({tuple(o.name for _, o in sorted(s.objs.items())) for s in states}) == 2

    @pytest.mark.parametrize("kind", ["greedy", "search"])
    def test_games_that_look_the_same_are_played_the_same(self, name: str, kind: str) -> None:
        """Hands, decks and chance that the player can't see do not change what it picks."""
        evaluation, dice, compared = kit_of(name).evaluation, Dice(2), 0
        for game in decisions_of(name, 5, 13)[: 8 if kind == "search" else 16]:
            twin = twin_of(game, dice)
            if twin is None:
                continue
            compared += 1
            players: list[Player] = [
                GreedyPlayer(7, evaluation)
                if kind == "greedy"
                else SearchPlayer(7, evaluation, lines=40)
                for _ in range(2)
            ]
            first = players[0].pick(asked(game), game)
            assert players[1].pick(asked(twin), twin) == first
        assert compared > 4
