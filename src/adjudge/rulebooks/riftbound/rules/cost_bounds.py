"""Between what bounds the cost of a card lies: cheap looks before it is worked out by stages.

Texts that can only lower a cost leave the printed one as the most that a card can cost, texts that
can only raise it leave that as the least. What is optional is not counted: it only adds.
"""

from __future__ import annotations

from typing import TypeAlias

from adjudge.core import vocab as v
from adjudge.core.noticing import reader
from adjudge.core.reads import needed_type, players, table_of
from adjudge.core.rulebook import Node, Rulebook
from adjudge.core.state import State

Change: TypeAlias = tuple[str, bool, bool]
"""A type that a card must have, whether its cost may then become lower, and whether higher."""


def changes(rb: Rulebook, state: State, player: int) -> list[Change]:
    """What the texts at work may change of the costs of cards that a player plays (356)."""
    found: list[Change] = []
    for bound in table_of(rb, state).cost_rules:
        rule = bound.ability
        if not isinstance(rule, v.CostRule) or rule.applies is None:
            continue
        lowers, raises = directions(rule)
        if not lowers and not raises:
            continue
        if rule.by is None or player in players(reader(rb, state, bound, None), rule.by):
            found.append((needed_type(rb, rule.applies), lowers, raises))
    return found


def directions(rule: v.CostRule) -> tuple[bool, bool]:
    """Whether a text can lower what a card costs without anything optional, and raise it."""
    if rule.stage in ("component", "repeat") or (rule.stage == "additional" and rule.optional):
        return False, False
    if rule.component and rule.stage in ("discount", "increase"):
        return False, False  # it is about abilities
    counts = (*rule.less, *rule.cost.needs)
    plain = _never_negative(rule.count) and all(need.count >= 0 for need in counts)
    if rule.stage == "discount":
        return True, not plain
    if rule.stage in ("additional", "increase"):
        return not plain, True
    return True, True


def _never_negative(count: Node) -> bool:
    """Whether a number is at least 0 wherever it can be read."""
    if isinstance(count, int):
        return count >= 0
    return isinstance(count, (v.Stat, v.CountOf, v.Highest, v.SumOf, v.CountPlaces))
