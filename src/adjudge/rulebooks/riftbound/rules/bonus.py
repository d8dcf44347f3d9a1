"""Bonus Damage (712-715)."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.reads import Ctx, item_of, matching, table_of
from adjudge.rulebooks.riftbound.rules.playable import body_for


def bonus_damage(ctx: Ctx, target: int = 0) -> int:
    """Bonus Damage of the reader's spells and abilities, to a target too, summed (714)."""
    total = 0
    table = table_of(ctx.rb, ctx.state)
    if "bonus damage taken" in table.flags and target in table.chars:
        total += table.chars[target].flags.get("bonus damage taken", 0)
    if "bonus damage" in table.flags:
        for chars in table.chars.values():
            if chars.controller == ctx.you:
                total += chars.flags.get("bonus damage", 0)
    if "own bonus damage" in table.flags and ctx.item in table.chars:
        total += table.chars[ctx.item].flags.get("own bonus damage", 0)
    return max(total, 0)


def most_bonus(ctx: Ctx, targets: list[int]) -> int:
    """715.3: what damage that is split among targets grows by, once for all of them."""
    return max((bonus_damage(ctx, ident) for ident in targets), default=bonus_damage(ctx))


def more_targets(ctx: Ctx, test: v.NumberAtMost) -> int:
    """715.3: Bonus Damage is split too, so that it allows as many more targets."""
    item = item_of(ctx)
    if item is None:
        return 0
    for part in body_for(ctx.rb, ctx.state, item):
        if not isinstance(part, v.Act) or "split" not in part.how or part.by is not None:
            continue
        if isinstance(part.on, v.Target) and test in part.on.group:
            return most_bonus(ctx, matching(ctx, part.on.pred))
    return 0
