"""Naming a number: the choices of a loop made again, as often as a player says, by one call.

A player who could go on for ever with what nobody has to do names a number instead. Each choice is
made by the rules all the same, so what comes of it is what would come of making it by hand.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.game import Game

REPEAT_BOUND: Final = 10_000
"""So many choices one call makes at most; a larger number has to be named again."""


def repeat(game: Game, choices: int, times: int) -> int:
    """Make the last choices of a game again, so many times or until they can't be made any more.

    What is not offered any more ends it: something is used up, the game is over, or a player has
    something else to decide. A round that was begun stays where it came to.

    Args:
        game: The game.
        choices: How many of the recorded choices make one round, whoever made them.
        times: The number that is named.

    Returns:
        How many rounds were made in full.

    Raises:
        ValueError: There are not that many choices, or it would be more than `REPEAT_BOUND`.
    """
    if not 0 < choices <= len(game.record):
        raise ValueError(f"can't repeat {choices} of {len(game.record)} choices")
    if times < 1 or choices * times > REPEAT_BOUND:
        raise ValueError(f"a number from 1 to {REPEAT_BOUND // choices} can be named")
    wanted = [(option, _name(game, option)) for option in game.record[-choices:]]
    for done in range(times):
        for option, name in wanted:
            decision = _open(game)
            answer = None if decision is None else _again(game, decision, option, name)
            if answer is None:
                return done
            game.choose(answer)
    _open(game)
    return times


def _open(game: Game) -> Decision | None:
    """The next real choice; forced ones, which no record keeps, are taken."""
    while (decision := game.decision) is not None and len(decision.options) == 1:
        game.choose(decision.options[0])
    return decision


def _name(game: Game, option: Option) -> str:
    """What an option's object is called now, whatever has become of it."""
    state = game.state
    return game.rb.label(state, state.now(option.obj) or option.obj)


def _again(game: Game, decision: Decision, wanted: Option, name: str) -> Option | None:
    """The same option, or one that does the same with another object of that name."""
    if wanted in decision.options:
        return wanted
    for option in decision.options:
        same = (option.verb, option.arg, option.word) == (wanted.verb, wanted.arg, wanted.word)
        if same and game.rb.label(game.state, option.obj) == name:
            return option
    return None
