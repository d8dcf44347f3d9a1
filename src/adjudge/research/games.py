"""Games by names and numbers alone, so that a worker process finds them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.saves import Saved, load, replay
from adjudge.rulebooks import UnknownGame, game_names, kit_of

__all__ = [
    "UnknownGame",
    "game_names",
    "kit_of",
    "new_game",
    "restart",
    "restore",
    "rulebook_of",
    "setup_of",
]

_NO_OPTIONS: Final = frozenset(("decks", "seed", "note"))


@cache
def rulebook_of(name: str) -> Rulebook:
    """The rulebook of a game, made once a process: its prepared cards are worth keeping."""
    return kit_of(name).rulebook()


def new_game(
    name: str,
    decks: Sequence[Any],
    seed: int,
    *,
    traced: bool = False,
    show_forced: bool = False,
    checkpoints: bool = True,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """A game at its first decision.

    Args:
        name: Name of the game.
        decks: One deck a seat: names of built-in decks, deck lists in text, or decks of the
            rulebook.
        seed: Decides everything random in the game.
        traced: Whether the game keeps a trace.
        show_forced: Whether decisions with one option are shown.
        checkpoints: Whether the game can be undone and forked anywhere.
        options: Set-up that is not the usual one, by the keys of the kit's `setup`.
    """
    rb = rulebook_of(name)
    state = kit_of(name).position(rb, decks, seed, traced=traced, options=options)
    return Game(rb, state, show_forced=show_forced, checkpoints=checkpoints)


def setup_of(name: str, decks: Sequence[str], seed: int, **notes: str) -> dict[str, Any]:
    """What a saved game has to say about its set-up; notes are for people."""
    return {**kit_of(name).setup, "decks": list(decks), "seed": seed, **notes}


def restart(saved: Saved, *, traced: bool = False) -> Game:
    """Set a saved game up again without its choices."""
    setup = saved.setup
    options = {key: value for key, value in setup.items() if key not in _NO_OPTIONS}
    return new_game(saved.game, setup["decks"], setup["seed"], traced=traced, options=options)


def restore(text: str, *, traced: bool = False) -> Game:
    """Set a saved game up again and repeat its choices.

    Raises:
        CodecError: The text is no saved game.
        ReplayError: A choice is not offered.
        EngineFault: The fault that a saved fuzz game reproduces.
    """
    saved = load(text)
    game = restart(saved, traced=traced)
    replay(game, saved.record)
    return game
