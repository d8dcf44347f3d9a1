"""Playing Riftbound from Python: games from decks, options as text, refusals with their rules.

>>> from adjudge import riftbound
>>> game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
>>> game.options()[-1][3:]
'done'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from adjudge.rulebooks.riftbound.decks import Deck
from adjudge.rulebooks.riftbound.kit import KIT
from adjudge.rulekit import playing
from adjudge.rulekit.decks import IllegalDeck, UnsupportedCards
from adjudge.rulekit.playing import PlayedGame

__all__ = [
    "KIT",
    "Deck",
    "IllegalDeck",
    "PlayedGame",
    "RiftboundGame",
    "UnsupportedCards",
    "load_game",
    "new_game",
]

RiftboundGame: TypeAlias = PlayedGame
_BARRED: Final = "barred"


def new_game(
    *,
    decks: Sequence[Deck | str],
    seed: int,
    first: int | None = None,
    mode: str = "duel",
    barred: Sequence[Sequence[str]] = (),
    trace: bool = True,
) -> PlayedGame:
    """Set a game up and play it to its first decision.

    Args:
        decks: Two decks, or names of built-in ones.
        seed: Decides everything random.
        first: Who goes first; None draws by lot.
        mode: "duel" (a battlefield of each player by lot) or "match" (each picks one).
        barred: Each player's battlefields that are out for this game (486.5).
        trace: Whether the game keeps a derivation.

    Raises:
        ValueError: There are not two decks, no such mode, or no battlefield left for a player.
        UnknownDeck: There is no built-in deck of a name.
        IllegalDeck: A deck breaks a rule of construction.
        UnsupportedCards: A deck has cards that can't be played yet.
    """
    options: dict[str, Any] = {"first": first, "mode": mode}
    if barred:
        options[_BARRED] = [list(names) for names in barred]
    return playing.new_game(KIT, decks, seed, trace=trace, **options)


def load_game(text: str) -> PlayedGame:
    """Read a saved game and repeat its choices.

    Raises:
        CodecError: The text is no saved game.
        ReplayError: A choice is not offered.
    """
    return playing.load_game(KIT, text)
