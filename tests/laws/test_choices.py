"""Laws about choices: what is offered is accepted, what is not is refused with its reason."""

from __future__ import annotations

import pytest
from hypothesis import given

from adjudge.core.codec import fingerprint
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import IllegalChoice
from adjudge.core.game import Game
from adjudge.core.views import view
from adjudge.players.dice import Dice
from tests.laws.rulebooks import RULEBOOKS, Lawful, go_on
from tests.laws.strategies import law, lengths, seeds

FOLLOWED = 60
SAMPLES = range(12)


def _open_keys(decision: Decision | None) -> object:
    if decision is None:
        return None
    return (decision.player, decision.kind, [option.key() for option in decision.options])


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SAMPLES)
def test_what_is_offered_is_accepted(rules: Lawful, seed: int) -> None:
    """Every option of a sampled decision leads on: no error, and another question or an end."""
    game = rules.later(seed, 13 * seed % 150, traced=True)
    dice = Dice(seed)
    for _ in range(6):
        decision = game.decision
        if decision is None:
            return
        for index, option in enumerate(decision.options):
            fork = game.fork()
            fork.choose(index)
            assert fork.record[-1] == option or len(decision.options) == 1
            go_on(fork, Dice(index), 6)
        go_on(game, dice, 1 + dice.below(5))


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SAMPLES)
def test_what_is_begun_is_not_silently_undone(rules: Lawful, seed: int) -> None:
    """However a choice is followed up, the game does not come back to the same question.

    A play that fails is taken back whole, so the position would be exactly as it was.
    """
    game = rules.later(seed, 17 * seed % 150)
    dice = Dice(seed)
    for _ in range(5):
        decision = game.decision
        if decision is None:
            return
        asked, before = _open_keys(decision), fingerprint(game.state)
        for index, option in enumerate(decision.options):
            for way in (0, -1):
                fork = game.fork()
                fork.choose(index)
                for _ in range(FOLLOWED):
                    reply = fork.decision
                    if reply is None:
                        break
                    if _open_keys(reply) == asked:
                        assert fingerprint(fork.state) != before, f"{option!r} is undone"
                        break
                    if reply.kind == decision.kind:
                        break
                    fork.choose(len(reply.options) - 1 if way else 0)
        go_on(game, dice, 1 + dice.below(6))


def _not_offered(game: Game, decision: Decision, dice: Dice) -> list[Option]:
    """Choices that resemble the offered ones and are not among them."""
    state = game.state
    idents = [*state.objs, *(item.id for item in state.items), 0, -5, 10_000_000]
    verbs = [*{option.verb for option in decision.options}, "play", "move", "target", "nonsense"]
    found = [
        Option(
            dice.choice(verbs),
            dice.choice(idents),
            dice.below(len(state.specs) + 3) - 2,
            dice.choice(("", "", "fury", "energy", "no word")),
        )
        for _ in range(12)
    ]
    return [option for option in found if option not in decision.options]


@pytest.mark.parametrize("rules", RULEBOOKS)
@given(seed=seeds, choices=lengths)
@law(25)
def test_what_is_refused_has_reasons_and_changes_nothing(
    rules: Lawful, seed: int, choices: int
) -> None:
    """A choice that is not offered is refused with rules, in both languages; nothing changes."""
    game = rules.later(seed, choices)
    decision = game.decision
    if decision is None:
        return
    before, record = fingerprint(game.state), list(game.record)
    for option in _not_offered(game, decision, Dice(seed)):
        with pytest.raises(IllegalChoice) as refused:
            game.choose(option)
        reasons = refused.value.refusal.reasons
        assert reasons
        assert all(reason.rule and reason.en and reason.ko for reason in reasons)
    for index in (-1, len(decision.options)):
        with pytest.raises(IllegalChoice):
            game.choose(index)
    assert game.decision is decision
    assert game.record == record
    assert fingerprint(game.state) == before


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_finished_game_accepts_nothing(rules: Lawful) -> None:
    """Once there is a result, every choice is refused with a reason."""
    game = rules.later(1, rules.most)
    assert game.outcome is not None
    with pytest.raises(IllegalChoice) as refused:
        game.choose(0)
    assert refused.value.refusal.reasons


@pytest.mark.parametrize("rules", RULEBOOKS)
@pytest.mark.parametrize("seed", SAMPLES[:4])
def test_the_wrong_player_has_no_options(rules: Lawful, seed: int) -> None:
    """Only the player who decides sees options; others see whom the game waits for."""
    game, dice = rules.game(seed), Dice(seed)
    while (decision := game.decision) is not None:
        for viewer in (*range(game.state.players), None):
            shown = view(game.rb, game.state, viewer, decision)["decision"]
            if viewer == decision.player:
                assert len(shown["options"]) == len(decision.options)
            else:
                assert shown == {"waiting for": decision.player}
        go_on(game, dice, 4)
