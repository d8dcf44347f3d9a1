"""Shared steps of game actions: raise events for an effect, note what is gone or impossible."""

from __future__ import annotations

from typing import Final

from adjudge.core.doing import (
    Doing,
    amount,
    doers,
    outcome_of,
    pick_some,
    present,
    present_or_gone,
    raise_events,
)
from adjudge.core.reads import Ctx

__all__ = [
    "LEAVING",
    "Doing",
    "amount",
    "doers",
    "outcome_of",
    "pick_some",
    "present",
    "present_or_gone",
    "raise_events",
    "source_words",
]

# What an effect moves away it can look back at (359.3.e.13).
LEAVING: Final = frozenset(("die", "banish", "return", "put in hand", "recycle", "discard"))


def source_words(ctx: Ctx) -> tuple[str, ...]:
    """Whether a spell, an ability or both act (417.6, 428.5.d)."""
    item = ctx.state.item(ctx.item)
    if item is None:
        return ()
    if item.kind == "card":
        return ("spell",)
    return ("ability", "spell") if item.data.get("of card") else ("ability",)
