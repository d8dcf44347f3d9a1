"""Invented cards that listen for events, or ask about what has left."""

from __future__ import annotations

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import Is, OwnedBy, When, You
from adjudge.rulebooks.riftbound.dsl import energy, gain_xp, invented, token, when

CARDS: Final[tuple[CardDef, ...]] = (
    invented(
        "Test Exile Watcher",
        "gear",
        when(When(("banish",), OwnedBy(You()), by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Stray Watcher",
        "gear",
        when(When(("play",), ~token & ~Is("played from hand"), by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
)
