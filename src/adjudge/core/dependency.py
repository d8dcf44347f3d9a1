"""What a modification changes and what another one reads: the cheap half of a dependency test."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v

Node: TypeAlias = Any  # a vocabulary node or a plain value
Words = frozenset[str]

NOTHING: Final[Words] = frozenset()
EVERYTHING: Final[Words] = frozenset(
    ("abilities", "control", "domains", "flags", "keywords", "names", "stats", "tags", "types")
)
_CHANGES: Final[dict[type, Words]] = {
    v.Raise: frozenset(("stats",)),
    v.SetStat: frozenset(("stats",)),
    v.Gain: frozenset(("abilities", "keywords")),
    v.Lose: frozenset(("abilities", "keywords")),
    v.GainAbility: frozenset(("abilities", "keywords")),
    v.GainTag: frozenset(("tags",)),
    v.GainType: frozenset(("types",)),
    v.SetDomains: frozenset(("domains",)),
    v.UnderControl: frozenset(("control",)),
    v.Flag: frozenset(("flags",)),
    v.CopyOf: EVERYTHING,
}
_READS: Final[dict[type, Words]] = {
    v.IsType: frozenset(("types",)),
    v.IsSuper: frozenset(("types",)),
    v.Tagged: frozenset(("tags",)),
    v.Called: frozenset(("names",)),
    v.InDomain: frozenset(("domains",)),
    v.Has: frozenset(("keywords",)),
    v.Friendly: frozenset(("control",)),
    v.Enemy: frozenset(("control",)),
    v.ControlledBy: frozenset(("control",)),
    v.ControllerOf: frozenset(("control",)),
    v.Measure: frozenset(("keywords", "stats")),
    v.CostMeasure: frozenset(("names",)),
    v.Stat: frozenset(("keywords", "stats")),
    v.Highest: frozenset(("keywords", "stats")),
    v.PrintedCost: frozenset(("names",)),
    v.Is: EVERYTHING,
    v.CountPlaces: EVERYTHING,
    v.PlayerStat: EVERYTHING,
}
_KNOWN: dict[tuple[int, int, int], tuple[Node, Words]] = {}


def changes(mod: v.Mod) -> Words:
    """Kinds of characteristics that a modification changes."""
    return _CHANGES[type(mod)]


def needs(mod: v.Mod, cond: Node, scope: Node) -> Words:
    """Kinds of characteristics on which its objects, its condition and its outcome hang.

    Remembered by the identity of the nodes, which live as long as their cards.
    """
    if cond is None and scope is None and _is_plain(mod):
        return NOTHING
    key = (id(mod), id(cond), id(scope))
    known = _KNOWN.get(key)
    if known is None:
        found: set[str] = set()
        for node in (mod, cond, scope):
            _walk(node, found)
        if isinstance(mod, v.Raise) and not _is_plain(mod):
            found.add("stats")
        known = ((mod, cond, scope), frozenset(found))
        _KNOWN[key] = known
    return known[1]


def _is_plain(mod: v.Mod) -> bool:
    """Whether a modification does the same to whatever it applies to."""
    if isinstance(mod, v.Raise):
        limits = (mod.floor, mod.ceiling, mod.to)
        return isinstance(mod.by, int) and limits == (None, None, None)
    if isinstance(mod, v.SetStat | v.Gain | v.Flag):
        return isinstance(mod.value, int)
    return not isinstance(mod, v.CopyOf | v.UnderControl)


def _walk(node: Node, found: set[str]) -> None:
    if isinstance(node, v.GainAbility):
        return
    found |= _READS.get(type(node), NOTHING)
    if isinstance(node, tuple):
        for part in node:
            _walk(part, found)
    elif is_dataclass(node):
        for slot in fields(node):
            _walk(getattr(node, slot.name), found)
