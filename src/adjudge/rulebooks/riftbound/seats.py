"""From the decks that players bring to the first position of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.rulebooks.riftbound.decks import DUEL, MATCH, Deck
from adjudge.rulebooks.riftbound.rules.setup import Seat, begin

MODES: Final = {"duel": DUEL, "match": MATCH}


def seat_of_deck(deck: Deck) -> Seat:
    """What a player brings to the table.

    Raises:
        ValueError: The deck lacks a legend or a chosen champion.
    """
    if deck.legend is None or deck.champion is None:
        raise ValueError(f"deck {deck.name!r} lacks a legend or a chosen champion")
    return Seat(
        (deck.legend, *deck.extra_legends),
        (deck.champion, *deck.extra_champions),
        [name for name, count in deck.main for _ in range(count)],
        [name for name, count in deck.runes for _ in range(count)],
        deck.battlefields,
    )


def first_position(
    rb: Rulebook,
    decks: Sequence[Deck],
    seed: int,
    options: Mapping[str, Any],
    *,
    traced: bool = False,
) -> State:
    """Set a game up, before its first decision.

    Args:
        rb: The rulebook.
        decks: One deck a seat.
        seed: Decides everything random.
        options: "first" (who goes first; None draws by lot), "mode" ("duel": a battlefield of each
            player by lot; "match": each picks one) and "barred" (each player's battlefields that
            are out for this game, 486.5).
        traced: Whether the position keeps a trace.

    Raises:
        ValueError: No such mode, no battlefield left for a player, or a deck without legend or
            chosen champion.
    """
    mode = options["mode"]
    if mode not in MODES:
        raise ValueError(f"unknown mode {mode!r}; there are {', '.join(MODES)}")
    barred = options.get("barred") or [()] * len(decks)
    brought = [_without(deck, out) for deck, out in zip(decks, barred, strict=True)]
    state = State(len(decks), seed)
    if traced:
        state.trace = Trace()
    seats = [seat_of_deck(deck) for deck in brought]
    begin(rb, state, seats, first=options["first"], picks=mode == "match")
    return state


def _without(deck: Deck, barred: Sequence[str]) -> Deck:
    """A deck without the battlefields that are out for this game."""
    if not barred:
        return deck
    left = tuple(name for name in deck.battlefields if name not in barred)
    if not left:
        raise ValueError("a player is left without a battlefield")
    return replace(deck, battlefields=left)
