"""Invented cards that listen for events, or ask about what has left."""

from __future__ import annotations

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import OwnedBy, When, You
from adjudge.rulebooks.riftbound.dsl import energy, gain_xp, invented, when

CARDS: Final[tuple[CardDef, ...]] = (
    invented(
        "Test Exile Watcher",
        "gear",
        when(When(("banish",), OwnedBy(You()), by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
)
