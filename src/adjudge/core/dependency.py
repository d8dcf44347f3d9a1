"""What a modification changes and what another one reads: the cheap half of a dependency test.

Both are sets of words: a kind of characteristic ("types"), one by name ("stat:power", "flag:no
damage") or `ALL`.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.rulebook import ALL_TRAITS as ALL
from adjudge.core.rulebook import Rulebook

Node: TypeAlias = Any  # a vocabulary node or a plain value
Words = frozenset[str]

REMOVAL: Final = "removal"  # of abilities, and so of what they do
NOTHING: Final[Words] = frozenset()
_ANY_KEYWORD: Final = "keyword:*"
_CHANGES: Final[dict[type, Words]] = {
    v.GainAbility: frozenset((_ANY_KEYWORD,)),
    v.GainTag: frozenset(("tags",)),
    v.GainType: frozenset(("types",)),
    v.SetDomains: frozenset(("domains",)),
    v.UnderControl: frozenset(("control",)),
    v.ChangeWord: frozenset((ALL, REMOVAL)),
    v.CopyOf: frozenset((ALL, REMOVAL)),
}
_READS: Final[dict[type, Words]] = {
    v.IsType: frozenset(("types",)),
    v.Tagged: frozenset(("tags",)),
    v.InDomain: frozenset(("domains",)),
    v.Friendly: frozenset(("control",)),
    v.Enemy: frozenset(("control",)),
    v.ControlledBy: frozenset(("control",)),
    v.ControllerOf: frozenset(("control",)),
    v.CountPlaces: frozenset((ALL,)),
    v.Called: frozenset(("name",)),
    v.Worded: frozenset(("name", "tags")),
    v.Namesake: frozenset(("name",)),
    v.IsSuper: frozenset(("supertypes",)),
    v.CostMeasure: frozenset(("cost",)),
    v.PrintedCost: frozenset(("cost",)),
}


def overlap(changed: Words, needed: Words) -> bool:
    """Whether a change could matter to what is needed."""
    if not needed:
        return False
    return ALL in changed or ALL in needed or not changed.isdisjoint(needed)


def changes(mod: v.Mod) -> Words:
    """What a modification changes."""
    if isinstance(mod, (v.Raise, v.SetStat)):
        return _stat(mod.stat)
    if isinstance(mod, v.Gain):
        return _keyword(mod.keyword)
    if isinstance(mod, v.Flag):
        return flag_word(mod.name)
    if isinstance(mod, v.SwapStats):
        return _stat(mod.first) | _stat(mod.second)
    if isinstance(mod, v.Lose):
        return frozenset((f"keyword:{mod.keyword or ALL}", REMOVAL))
    return _CHANGES.get(type(mod), NOTHING)


def needs(rb: Rulebook, mod: v.Mod | None, cond: Node, scope: Node) -> Words:
    """What its objects, its condition and its outcome hang on.

    Remembered by the identity of the nodes, which live as long as their cards.
    """
    if cond is None and scope is None and _is_plain(mod):
        return NOTHING
    key = (id(mod), id(cond), id(scope))
    known = rb.needed.get(key)
    if known is None:
        found: set[str] = set()
        for node in (mod, cond, scope):
            _walk(rb, node, found)
        if isinstance(mod, v.Raise) and (mod.floor, mod.ceiling, mod.to) != (None, None, None):
            found |= _stat(mod.stat)
        known = ((mod, cond, scope), frozenset(found))
        rb.needed[key] = known
    return known[1]


_STATS: Final[dict[str, Words]] = {}
_KEYWORDS: Final[dict[str, Words]] = {}
_FLAGS: Final[dict[str, Words]] = {}


def _stat(name: str) -> Words:
    found = _STATS.get(name)
    if found is None:
        found = _STATS[name] = frozenset((f"stat:{name}",))
    return found


def _keyword(name: str) -> Words:
    found = _KEYWORDS.get(name)
    if found is None:
        found = _KEYWORDS[name] = frozenset((f"keyword:{name}",))
    return found


def flag_word(name: str) -> Words:
    """What a modification changes that gives objects a state."""
    found = _FLAGS.get(name)
    if found is None:
        found = _FLAGS[name] = frozenset((f"flag:{name}",))
    return found


def _is_plain(mod: v.Mod | None) -> bool:
    """Whether a modification does the same to whatever it applies to."""
    if isinstance(mod, v.Raise):
        limits = (mod.floor, mod.ceiling, mod.to)
        return isinstance(mod.by, int) and limits == (None, None, None)
    if isinstance(mod, v.Gain):
        return isinstance(mod.value, int) and not mod.missing
    if isinstance(mod, (v.SetStat, v.Flag)):
        return isinstance(mod.value, int)
    return mod is not None and not isinstance(mod, (v.CopyOf, v.UnderControl))


def is_sum(mod: v.Mod) -> bool:
    """Whether a modification adds a number to one, whatever else is added to it."""
    if isinstance(mod, v.Raise):
        return _is_plain(mod)
    return isinstance(mod, v.Flag) and isinstance(mod.value, int)


def _walk(rb: Rulebook, node: Node, found: set[str]) -> None:
    if isinstance(node, v.GainAbility):
        return
    if isinstance(node, v.Is):
        found |= rb.state_needs(node.state)
        return
    if isinstance(node, v.PlayerStat):
        found |= rb.stat_needs(node.name)
    found |= _READS.get(type(node), NOTHING)
    if isinstance(node, v.Measure):
        found |= {f"stat:{node.stat}", f"keyword:{node.stat}", _ANY_KEYWORD}
    elif isinstance(node, (v.Stat, v.Highest, v.SumOf)):
        found |= {f"stat:{node.name}", f"keyword:{node.name}", _ANY_KEYWORD}
    elif isinstance(node, v.Has) or (isinstance(node, v.Gain) and node.missing):
        found |= {f"keyword:{node.keyword}", _ANY_KEYWORD}
    if isinstance(node, tuple):
        for part in node:
            _walk(rb, part, found)
    elif is_dataclass(node):
        for slot in fields(node):
            _walk(rb, getattr(node, slot.name), found)
