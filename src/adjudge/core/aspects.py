"""What statements of fact read of a position, besides the characteristics of the objects they name.

An aspect is a word for something that can change without new characteristics being printed or
given: one of the words of `adjudge.core.records`, the name of a mark or a word of the ledger. The
table of computed characteristics knows the aspects that are read (`Table.reads`); a change of
another aspect leaves it as it is. A node that no line here speaks of is taken to read everything.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.records import EVERYTHING, OTHERS, PLACE, WHOSE_TURN, ZONES
from adjudge.core.rulebook import Rulebook

Node: TypeAlias = Any  # a vocabulary node, a tuple of them or a plain value
Aspects = frozenset[str]

NOTHING: Final[Aspects] = frozenset()
_PLACE: Final[Aspects] = frozenset((PLACE,))
_OTHERS: Final[Aspects] = frozenset((OTHERS,))
_ALL: Final[Aspects] = frozenset((PLACE, OTHERS, ZONES))
_TURN: Final[Aspects] = frozenset((WHOSE_TURN,))

# What a node reads by itself, its parts come on top; a type that is not listed reads everything.
_READS: Final[dict[type, Aspects]] = {
    # players
    v.You: NOTHING,
    v.Opponents: NOTHING,
    v.YouAndAllies: NOTHING,
    v.EachPlayer: _TURN,
    v.TurnPlayer: _TURN,
    v.ControllerOf: NOTHING,
    v.OwnerOf: NOTHING,
    v.ThatPlayer: NOTHING,
    # objects
    v.Me: NOTHING,
    v.Giver: _OTHERS,
    v.Noted: _OTHERS,
    v.Linked: _OTHERS,
    v.All: _ALL,
    v.Top: _ALL,
    v.AttachedTo: _OTHERS,
    v.HostOf: NOTHING,
    # places
    v.Here: _PLACE,
    v.PlaceOf: _PLACE,
    v.HomeOf: _PLACE,
    v.Zone: _PLACE,
    # values
    v.Stat: NOTHING,
    v.PrintedCost: NOTHING,
    v.CountOf: _ALL,
    v.Highest: _ALL,
    v.SumOf: _ALL,
    v.PlayerStat: NOTHING,  # the rulebook says what the number hangs on
    v.Plus: NOTHING,
    v.Times: NOTHING,
    # predicates
    v.Both: NOTHING,
    v.Either: NOTHING,
    v.Neither: NOTHING,
    v.Anything: NOTHING,
    v.IsType: NOTHING,
    v.IsSuper: NOTHING,
    v.Tagged: NOTHING,
    v.Called: NOTHING,
    v.Worded: _OTHERS,
    v.Namesake: NOTHING,
    v.InDomain: NOTHING,
    v.IsToken: NOTHING,
    v.Has: NOTHING,
    v.Friendly: NOTHING,
    v.Enemy: NOTHING,
    v.ControlledBy: NOTHING,
    v.OwnedBy: NOTHING,
    v.In: _PLACE,
    v.At: _PLACE,
    v.Elsewhere: _PLACE,
    v.Measure: NOTHING,
    v.CostMeasure: NOTHING,
    v.Not: NOTHING,
    v.Same: NOTHING,
    # conditions
    v.Compare: NOTHING,
    v.Exists: _ALL,
    v.Matches: NOTHING,
    v.Paid: NOTHING,
    v.CameFrom: NOTHING,
    v.TurnOf: _TURN,
    v.Every: NOTHING,
    v.Some: NOTHING,
    v.ForSome: NOTHING,
    v.Unless: NOTHING,
    # modifications
    v.Raise: NOTHING,
    v.SetStat: NOTHING,
    v.Gain: NOTHING,
    v.Lose: NOTHING,
    v.ChangeWord: NOTHING,
    v.GainTag: NOTHING,
    v.GainType: NOTHING,
    v.SetDomains: _OTHERS,
    v.UnderControl: _OTHERS,
    v.Flag: NOTHING,
}


def aspects(rb: Rulebook, node: Node) -> Aspects:
    """Aspects that a tree reads; remembered by the identity of the tree, which lives on."""
    if node is None or isinstance(node, (int, str)):
        return NOTHING
    if isinstance(node, v.Raise) and isinstance(node.by, int) and node.to is None:
        return NOTHING  # effects and counters make these anew
    known = rb.aspects.get(id(node))
    if known is None:
        found: set[str] = set()
        _walk(rb, node, found)
        known = (node, frozenset(found))
        rb.aspects[id(node)] = known
    return known[1]


def ability_aspects(rb: Rulebook, ability: Node) -> Aspects:
    """Aspects that an ability reads while the table is made, whether it works at present or not."""
    known = rb.aspects.get(id(ability))
    if known is None:
        known = (ability, _of_ability(rb, ability))
        rb.aspects[id(ability)] = known
    return known[1]


def _of_ability(rb: Rulebook, ability: Node) -> Aspects:
    if isinstance(ability, v.Static):
        parts = (*ability.mods, ability.scope, ability.cond)
        return NOTHING.union(*(aspects(rb, part) for part in parts))
    if isinstance(ability, v.Dependent):
        inner = (ability_aspects(rb, part) for part in ability.abilities)
        return rb.dependent_reads(ability.keyword).union(*inner)
    return NOTHING


def _walk(rb: Rulebook, node: Node, found: set[str]) -> None:
    if isinstance(node, tuple):
        for part in node:
            _walk(rb, part, found)
    elif isinstance(node, (v.GainAbility, v.CopyOf)):
        return  # what is gained is asked once an object has it; what is copied is fixed
    elif isinstance(node, v.Is):
        found |= rb.state_reads(node.state)
    elif isinstance(node, v.PlayerStat):
        found |= rb.stat_reads(node.name)
        _walk(rb, node.who, found)
    elif isinstance(node, v.Marked):
        found.add(node.mark)
    elif isinstance(node, v.Stat) and node.name in rb.marked:
        found.add(node.name)
        _walk(rb, node.of, found)
    elif isinstance(node, v.Fact):
        found.add(node.fact)
    elif is_dataclass(node):
        found |= _READS.get(type(node), EVERYTHING)
        for slot in fields(node):
            _walk(rb, getattr(node, slot.name), found)
