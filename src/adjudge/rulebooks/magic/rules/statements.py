"""Restrictions and permissions of effects: whether one speaks of what is asked about."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.reads import Ctx, holds, players, test


def speaks_of(
    view: Ctx, rule: v.Forbid | v.Permit, player: int, ident: int, source: int = 0
) -> bool:
    """103.2, 412.3: whether a statement is about a player, an object and a source, and holds now.

    Args:
        view: The statement's own reader.
        rule: The statement.
        player: Who does it.
        ident: The object it is done with or to.
        source: The object whose spell, ability or damage does it; only restrictions name one.
    """
    if view.me and view.state.count("ignores", view.me, player):
        return False  # 408.2j
    by = rule.source if isinstance(rule, v.Forbid) else None
    return (
        (rule.obj is None or test(view, rule.obj, ident))
        and (rule.by is None or player in players(view, rule.by))
        and (by is None or test(view, by, source))
        and holds(view, rule.cond)
    )
