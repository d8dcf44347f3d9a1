"""Bonus Damage (712-715)."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.reads import Ctx, chars_of, item_of
from adjudge.rulebooks.riftbound.rules.playable import body_for


def bonus_damage(ctx: Ctx) -> int:
    """Bonus Damage of the reader's spells and abilities, summed (714)."""
    total = 0
    for ident in ctx.rb.live_ids(ctx.state):
        chars = chars_of(ctx.rb, ctx.state, ident)
        if chars.controller == ctx.you:
            total += chars.flags.get("bonus damage", 0)
    return max(total, 0)


def more_targets(ctx: Ctx, test: v.NumberAtMost) -> int:
    """715.3: Bonus Damage is split too, so that it allows as many more targets."""
    item = item_of(ctx)
    if item is None:
        return 0
    for part in body_for(ctx.rb, ctx.state, item):
        if not isinstance(part, v.Act) or "split" not in part.how or part.by is not None:
            continue
        if isinstance(part.on, v.Target) and test in part.on.group:
            return bonus_damage(ctx)
    return 0
