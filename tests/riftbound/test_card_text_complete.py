"""Every part of what a card asks for is in its text: without the part, the text is another."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Final, TypeAlias, cast

import pytest

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.riftbound.card_text import card_text
from adjudge.rulebooks.riftbound.cards.registry import all_cards, playable
from adjudge.text.wording import WordingFault

Abilities: TypeAlias = tuple[v.Ability, ...]
IMPLIED: Final = (v.In("deck"), v.In("banishment"), v.Marked("buff"), v.Same(v.Me()))
"""What another word of the text says already: seen cards, a buff that is spent, a keyword."""


def nodes(tree: object) -> Iterator[v.Both]:
    """Give each predicate of several parts; what a keyword's cost counts its rule has named."""
    if isinstance(tree, v.CostRule) and tree.component:
        return
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif is_dataclass(tree):
        if isinstance(tree, v.Both):
            yield tree
        for slot in fields(tree):
            yield from nodes(getattr(tree, slot.name))


def changed(tree: object, old: v.Both, new: v.Pred) -> object:
    """Put a predicate in the place of another, wherever that stands."""
    if tree == old:
        return new
    if isinstance(tree, tuple):
        return tuple(changed(part, old, new) for part in tree)
    if is_dataclass(tree) and not isinstance(tree, type):
        slots = {slot.name: getattr(tree, slot.name) for slot in fields(tree)}
        told = {name: changed(value, old, new) for name, value in slots.items()}
        return replace(tree, **told) if told != slots else tree
    return tree


def without(abilities: Abilities, old: v.Both, new: v.Pred) -> Abilities:
    """Put a predicate in the place of another in abilities."""
    return cast("Abilities", changed(abilities, old, new))


def unsaid(card: CardDef, lang: str) -> Iterator[v.Pred]:
    """Give the parts of predicates without which the text is the same."""
    told = card_text(card, lang)
    for both in dict.fromkeys(nodes((card.abilities, card.attached))):
        for part in both.parts:
            rest = v.Both(tuple(other for other in both.parts if other != part))
            less = replace(
                card,
                abilities=without(card.abilities, both, rest),
                attached=without(card.attached, both, rest),
            )
            try:
                if card_text(less, lang) == told and part not in IMPLIED:
                    yield part
            except WordingFault:
                continue


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_each_part_of_a_predicate_is_said(lang: str) -> None:
    """No card has a part of a predicate that its text leaves out."""
    found = {name: list(unsaid(all_cards()[name], lang)) for name in playable()}
    assert {name: parts for name, parts in found.items() if parts} == {}
