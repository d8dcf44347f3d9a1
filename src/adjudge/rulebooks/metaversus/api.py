"""Playing Metaversus Wish from Python: matches, options as text, refusals with their rules.

>>> from adjudge import metaversus
>>> game = metaversus.new_game(decks=["Ember Smith", "이끼 치유사"], seed=7)
>>> game.decision.kind
'choose market'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adjudge.core import saves
from adjudge.rulebooks.metaversus.kit import KIT
from adjudge.rulebooks.metaversus.seats import Seat
from adjudge.rulekit import playing
from adjudge.rulekit.playing import PlayedGame

__all__ = ["KIT", "PlayedGame", "Seat", "load_game", "new_game"]

_DRAFT: Final = ("draft", "draft")


def new_game(
    *,
    decks: Sequence[Seat | str] = _DRAFT,
    seed: int,
    first: int | None = None,
    variant: str = "",
    trace: bool = True,
    cards: str = "",
) -> PlayedGame:
    """Set a match up and play it to its first decision.

    Args:
        decks: What each duelist brings: a pack by its name in either language, or a way to choose
            one ("draft", "easy", "normal", "hard", "random", "free").
        seed: Decides everything random.
        first: Who goes first; None for the rule (MW@seed:3.16).
        variant: A way to choose packs for both.
        trace: Whether the game keeps a derivation.
        cards: A set file of one's own in place of the house set.

    Raises:
        ValueError: It is no match for two, or a variant needs more characters than there are.
        UnknownDeck: There is no such pack.
        OwnCardsFault: The set file can't be read.
    """
    kit = KIT.with_cards(cards) if cards else KIT
    return playing.new_game(kit, decks, seed, trace=trace, first=first, variant=variant)


def load_game(text: str) -> PlayedGame:
    """Read a game that was saved, with the set of cards that it was played with.

    Raises:
        CodecError: The text is no saved game.
        ReplayError: A choice is not offered.
        OwnCardsFault: Its set file can't be read any more.
    """
    _, _, cards = saves.load(text).game.partition(":")
    return playing.load_game(KIT.with_cards(cards) if cards else KIT, text)
