"""Walking effect trees: what an ability does and which choices it asks for as it is played."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v

Node: TypeAlias = Any  # a vocabulary node, a tuple of them or a plain value

CHOICES: Final = (v.Target, v.TargetPlayer, v.TargetPlace, v.Destination)
_EVENT: Final = (v.EventObject, v.EventPlayer, v.EventSource, v.EventPlace, v.EventAmount)
_LATER: Final = (v.DoThis, v.GainAbility)


def choices_in(body: tuple[Node, ...], modes: tuple[int, ...] = ()) -> list[Node]:
    """Target and destination nodes of a body in the order of its text, each label once.

    Choices of reflexive and delayed abilities are made when those are played, but what a later
    replacement or statement speaks of is chosen now; those of modes only for the modes that were
    chosen. Destinations come behind all targets. Everything else that a
    text chooses (costs, objects picked while it is followed, all that match) is no target.
    """
    found: dict[str, Node] = {}
    for part in body:
        _walk(part, modes, found)
    nodes = list(found.values())
    return [n for n in nodes if not isinstance(n, v.Destination)] + [
        n for n in nodes if isinstance(n, v.Destination)
    ]


def mentions(node: Node, kinds: type | tuple[type, ...]) -> bool:
    """Whether a tree holds a node of one of these classes."""
    if isinstance(node, kinds):
        return True
    if isinstance(node, tuple):
        return any(mentions(part, kinds) for part in node)
    if not is_dataclass(node):
        return False
    return any(mentions(getattr(node, slot.name), kinds) for slot in fields(node))


def facts_read(node: Node) -> frozenset[str]:
    """Facts of the ledger that a tree asks for."""
    if isinstance(node, v.Fact):
        return frozenset((node.fact,))
    parts: tuple[Node, ...] = ()
    if isinstance(node, tuple):
        parts = node
    elif is_dataclass(node):
        parts = tuple(getattr(node, slot.name) for slot in fields(node))
    return frozenset(fact for part in parts for fact in facts_read(part))


def _walk(node: Node, modes: tuple[int, ...], found: dict[str, Node]) -> None:
    if isinstance(node, CHOICES):
        for part in _before(node):
            _walk(part, modes, found)
        found.setdefault(node.label, node)
    elif isinstance(node, v.Modes):
        for mode in modes:
            for part in node.options[mode]:
                _walk(part, modes, found)
    elif isinstance(node, v.Later):
        _walk(_told_now(node.ability), modes, found)
    elif isinstance(node, _LATER):
        return
    elif isinstance(node, tuple):
        for part in node:
            _walk(part, modes, found)
    elif is_dataclass(node):
        for slot in fields(node):
            _walk(getattr(node, slot.name), modes, found)


def _told_now(ability: Node) -> Node:
    """What a later ability speaks of that nobody could choose later, for it is never played."""
    if isinstance(ability, v.Replacement):
        return ability.when
    return ability if isinstance(ability, (v.Forbid, v.Permit)) else ()


def _before(choice: Node) -> tuple[Node, ...]:
    """Parts of a choice whose own choices come first."""
    if isinstance(choice, v.Target):
        return (choice.group, choice.pred)
    return (choice.of,) if isinstance(choice, v.Destination) else ()


def linked_labels(node: Node) -> frozenset[str]:
    """Labels under which a text looks for what another ability of its card has noted."""
    if isinstance(node, v.Linked):
        return frozenset((node.label,))
    parts: tuple[Node, ...] = ()
    if isinstance(node, tuple):
        parts = node
    elif is_dataclass(node):
        parts = tuple(getattr(node, slot.name) for slot in fields(node))
    return frozenset(label for part in parts for label in linked_labels(part))


def reads_event(ability: v.Triggered) -> bool:
    """Whether what a triggered ability does, asks or costs speaks of the event itself."""
    return _names(_EVENT, (ability.body, ability.cost, ability.chooser))


def _names(kinds: tuple[type, ...], node: Node) -> bool:
    if isinstance(node, kinds):
        return True
    if isinstance(node, tuple):
        return any(_names(kinds, part) for part in node)
    return is_dataclass(node) and any(_names(kinds, getattr(node, s.name)) for s in fields(node))


def modes_in(body: v.Body) -> v.Modes | None:
    """The list of modes of a body, if it has one."""
    for part in body:
        if isinstance(part, v.Modes):
            return part
    return None


def body_of(ability: Node) -> v.Body:
    """Instructions of an ability."""
    return ability.body if isinstance(ability, (v.Spell, v.Triggered, v.Activated)) else ()


def spell_body(abilities: tuple[v.Ability, ...]) -> v.Body:
    """What a card does as it resolves, its texts joined from top to bottom."""
    return tuple(p for a in abilities if isinstance(a, v.Spell) for p in a.body)
