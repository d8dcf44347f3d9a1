"""The first position of a game from what the seats bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.setup import begin


def first_position(
    rb: Rulebook,
    decks: Sequence[Any],
    seed: int,
    options: Mapping[str, Any],
    *,
    traced: bool = False,
) -> State:
    """Shuffle the decks, draw by lot who goes first unless told, and draw opening hands.

    Args:
        rb: The rulebook.
        decks: A deck of each player: something with card names in `main`.
        seed: Decides everything random.
        options: "first": who goes first, None for the lot.
        traced: Whether the position keeps a trace.
    """
    state = State(len(decks), seed)
    if traced:
        state.trace = Trace()
    begin(cast("Book", rb), state, [deck.cards() for deck in decks], first=options.get("first"))
    return state
