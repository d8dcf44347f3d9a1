"""Reading a word of a text as another one: the trees of its abilities, its keywords, its tags."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars
from adjudge.core.rulebook import Rulebook

Node: TypeAlias = Any  # a vocabulary node or a plain value

# What stands there is a name, a cost or a resource, no word.
_WORDLESS: Final = (v.Called, v.Need)


def reworded(rb: Rulebook, chars: Chars, change: v.ChangeWord) -> None:
    """Change the words of an object; its characteristics are the table's own."""
    old, new = change.old, change.new
    chars.tags = tuple(new if tag == old else tag for tag in chars.tags)
    keywords: dict[str, int] = {}
    for name, number in chars.keywords.items():
        told = rb.reword(name, old, new)
        keywords[told] = keywords.get(told, 0) + number
    chars.keywords = keywords
    found: list[Bound] = []
    for bound in chars.abilities:
        ability = _tree(rb, bound.ability, old, new)
        if ability is bound.ability:
            found.append(bound)
            continue
        fresh = Bound(ability, bound.bearer, bound.giver, bound.key, bound.stamp)
        fresh.dormant, fresh.under, fresh.delayed = bound.dormant, bound.under, bound.delayed
        found.append(fresh)
    chars.abilities = tuple(found)


def _tree(rb: Rulebook, ability: v.Ability, old: str, new: str) -> v.Ability:
    """A text with the word changed, the same tree each time; itself where it has no such word."""
    key = (id(ability), old, new)
    known = rb.reworded.get(key)
    if known is None:
        # The old tree is kept beside it: its identity is the key.
        known = rb.reworded[key] = (ability, _changed(rb, ability, old, new))
    told: v.Ability = known[1]
    return told


def _changed(rb: Rulebook, node: Node, old: str, new: str) -> Node:
    if isinstance(node, str):
        return rb.reword(node, old, new)
    if isinstance(node, _WORDLESS) or (isinstance(node, v.Act) and node.verb in rb.wordless):
        return node
    if isinstance(node, tuple):
        parts = tuple(_changed(rb, part, old, new) for part in node)
        same = all(one is other for one, other in zip(parts, node, strict=True))
        return node if same else parts
    if not is_dataclass(node):
        return node
    told = {f.name: _changed(rb, getattr(node, f.name), old, new) for f in fields(node)}
    more = {name: part for name, part in told.items() if part is not getattr(node, name)}
    return replace(node, **more) if more else node  # type: ignore[type-var]
