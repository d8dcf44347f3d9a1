"""All written cards with their printed facts, and the cards that are still missing."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.errors import EngineFault
from adjudge.core.vocab import Cost, Unsupported
from adjudge.rulebooks.magic.cards import (
    core_black,
    core_blue,
    core_green,
    core_other,
    core_red,
    core_white,
    era,
    seed,
    tokens,
)
from adjudge.rulebooks.magic.cards.facts import Facts, load_facts
from adjudge.rulebooks.magic.dsl_words import mana
from adjudge.rulekit.catalogue import can_enter, collect, kept_out

GROUPS: Final[Mapping[str, tuple[CardDef, ...]]] = MappingProxyType(
    {
        "core_white": core_white.CARDS,
        "core_blue": core_blue.CARDS,
        "core_black": core_black.CARDS,
        "core_red": core_red.CARDS,
        "core_green": core_green.CARDS,
        "core_other": core_other.CARDS,
        "era": era.CARDS,
        "seed": seed.CARDS,
        "tokens": tokens.CARDS,
    }
)
"""The written definitions by the module that holds them, still without printed facts."""


@cache
def all_cards() -> Mapping[str, CardDef]:
    """Give every written card and token, with its printed facts, by name.

    Raises:
        EngineFault: A name is defined twice, or has no facts.

    >>> all_cards()["Serra Angel"].types
    ('creature',)
    """
    facts = load_facts()
    return collect(GROUPS, lambda card: _with_facts(card, facts.get(card.name)))


def playable() -> tuple[str, ...]:
    """Name the cards that can enter a game, in the order of the facts table; tokens left out.

    >>> "Shock" in playable()
    True
    """
    return can_enter(load_facts(), all_cards())


def unsupported_cards() -> Mapping[str, Unsupported]:
    """Give the cards that can't enter a game, each with the reason, in the order of the table."""
    return kept_out(load_facts(), all_cards())


def _with_facts(definition: CardDef, facts: Facts | None) -> CardDef:
    """Add the printed facts; a token brings its own."""
    if definition.token:
        return definition
    if facts is None:
        raise EngineFault(f"{definition.name!r} has no printed facts")
    return replace(
        definition,
        ko=facts.ko,
        types=tuple(word.lower() for word in facts.types),
        supertypes=tuple(word.lower() for word in facts.supertypes),
        tags=facts.subtypes,
        domains=tuple(color.lower() for color in facts.colors),
        cost=None if facts.cost is None else Cost(mana(facts.cost)),
        stats=_stats(facts),
    )


def _stats(facts: Facts) -> tuple[tuple[str, int], ...]:
    """Write the printed numbers; a star is 0 until the text says otherwise."""
    numbers = (("power", facts.power), ("toughness", facts.toughness))
    return tuple((name, 0 if word == "*" else int(word)) for name, word in numbers if word)
