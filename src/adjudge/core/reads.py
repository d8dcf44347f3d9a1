"""Reading the vocabulary: one door to the bindings, references, values, tests and conditions."""

from __future__ import annotations

from adjudge.core.context import (
    Ctx,
    LiveCtx,
    base_chars,
    chars_of,
    item_of,
    last_known,
    seat,
    seen_chars,
    snapshot,
    table_of,
)
from adjudge.core.preds import (
    candidates,
    compare,
    holds,
    matching,
    named_areas,
    passing,
    standing,
    test,
)
from adjudge.core.refs import (
    controller_of,
    cost_part,
    ended_as,
    objects,
    place,
    place_objects,
    place_of,
    players,
    stat,
    value,
)

__all__ = [
    "Ctx",
    "LiveCtx",
    "base_chars",
    "candidates",
    "chars_of",
    "compare",
    "controller_of",
    "cost_part",
    "ended_as",
    "holds",
    "item_of",
    "last_known",
    "matching",
    "named_areas",
    "objects",
    "passing",
    "place",
    "place_objects",
    "place_of",
    "players",
    "seat",
    "seen_chars",
    "snapshot",
    "standing",
    "stat",
    "table_of",
    "test",
    "value",
]
