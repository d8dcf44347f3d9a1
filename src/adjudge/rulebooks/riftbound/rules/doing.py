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
from adjudge.core.reads import Ctx, chars_of, controller_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State

__all__ = [
    "CHANGES",
    "LEAVING",
    "Doing",
    "amount",
    "changes",
    "doers",
    "may_have_more",
    "outcome_of",
    "pick_some",
    "present",
    "present_or_gone",
    "raise_events",
    "source_words",
]

# What an effect moves away it can look back at (359.3.e.13).
LEAVING: Final = frozenset(
    (
        "die",
        "banish",
        "return",
        "put in hand",
        "put in trash",
        "put in deck",
        "recycle",
        "discard",
        "draw",
        "burn",
        "counter",
    )
)

# Actions that change a mark, which must be there before or must not (414.4, 415, 423, 426, 702.2.b,
# 441.1.b, 442.1.a).
CHANGES: Final[dict[str, tuple[str, bool]]] = {
    "ready": ("exhausted", True),
    "exhaust": ("exhausted", False),
    "stun": ("stunned", False),
    "buff": ("buff", False),
    "spend buff": ("buff", True),
    "empower": ("empowered", False),
    "disempower": ("empowered", True),
}


def changes(ctx: Ctx, verb: str, ident: int, player: int) -> bool:
    """Whether an action of `CHANGES` can be carried out by a player on an object that is there.

    702.2.b.2: a buff is spent only from a unit that its player controls.
    """
    mark, there = CHANGES[verb]
    if (mark in ctx.state.objs[ident].marks) is there:
        return verb != "spend buff" or controller_of(ctx, ident) == player
    return not there and may_have_more(ctx.rb, ctx.state, ident, mark)


def may_have_more(rb: Rulebook, state: State, ident: int, mark: str) -> bool:
    """426.1.b.2, 441.1.c.1: a text lets it have more of such marks than it has."""
    flags = chars_of(rb, state, ident).flags
    most = flags.get(f"most {mark}", 0)
    return f"any {mark}" in flags or state.objs[ident].marks.get(mark, 0) < most


def source_words(ctx: Ctx) -> tuple[str, ...]:
    """Whether a spell, an ability or both act (417.6, 428.5.d)."""
    item = ctx.state.item(ctx.item)
    if item is None:
        return ()
    if item.kind == "card":
        return ("spell",)
    return ("ability", "spell") if item.data.get("of card") else ("ability",)
