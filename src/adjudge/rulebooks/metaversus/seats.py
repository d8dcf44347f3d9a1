"""What a seat brings to a match: a pack that is settled, or the way in which packs are chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules.setup import DRAFT, VARIANTS, Match, begin

YES: Final = ("yes", "예")


@dataclass(frozen=True, slots=True)
class Seat:
    """One duelist before the match.

    Attributes:
        pack: Pack that is settled; empty where it is to be chosen.
        variant: How it is chosen: a word of `VARIANTS`.
        new: Whether the duelist is new to the game, and so goes second (MW@seed:3.16).
    """

    pack: str = ""
    variant: str = DRAFT
    new: bool = False

    @property
    def name(self) -> str:
        """What it is called: the pack, or how one is chosen."""
        return self.pack or self.variant


def match_of(seats: Sequence[Seat], options: Mapping[str, Any]) -> Match:
    """The set-up of a match between two seats.

    Packs are settled only where both seats name one: a pack is chosen with the other's in mind.
    """
    packs = tuple(seat.pack for seat in seats)
    settled = len(packs) == len([pack for pack in packs if pack])
    variant = options.get("variant") or next(
        (seat.variant for seat in seats if not seat.pack and seat.variant in VARIANTS), DRAFT
    )
    return Match(
        variant=str(variant),
        packs=packs if settled else (),
        newcomers=tuple(n for n, seat in enumerate(seats) if seat.new),
        first=options.get("first"),
    )


def first_position(
    rb: Known, seats: Sequence[Seat], seed: int, options: Mapping[str, Any], *, traced: bool
) -> State:
    """The position before the first decision.

    Raises:
        CantSetUp: Seats, packs or options do not make a match.
    """
    state = State(len(seats), seed)
    if traced:
        state.trace = Trace()
    begin(rb, state, match_of(seats, options))
    return state
