"""What the texts of cards do and ask for, remembered by card and ability."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from adjudge.core import bodies
from adjudge.core import vocab as v
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item

Node: TypeAlias = Any  # a vocabulary node

_NO_BODY: Final[v.Body] = ()
_CHOICES: dict[int, tuple[v.Body, list[Node]]] = {}
_SPELLS: dict[int, tuple[object, v.Body]] = {}


def body_of(rb: Rulebook, item: Item) -> v.Body:
    """Instructions that an item follows as it resolves."""
    if item.kind != "card":
        return bodies.body_of(item.ability)
    abilities = rb.cards[item.name].abilities
    known = _SPELLS.get(id(abilities))
    if known is None or known[0] is not abilities:
        known = _SPELLS[id(abilities)] = (abilities, bodies.spell_body(abilities))
    return known[1]


def choices_of(rb: Rulebook, item: Item) -> list[Node]:
    """The targets that an item's text names, in the order of the text."""
    body = body_of(rb, item)
    if not body:
        return []
    known = _CHOICES.get(id(body))
    if known is None or known[0] is not body:
        known = _CHOICES[id(body)] = (body, bodies.choices_in(body))
    return known[1]


def actions_of(rb: Rulebook, item: Item) -> tuple[Node, ...]:
    """What a use costs besides light: acting, and what stands left of the colon."""
    cost = rb.printed_chars(item.name).cost if item.kind == "card" else item.ability.cost
    return cost.actions if cost is not None else _NO_BODY
