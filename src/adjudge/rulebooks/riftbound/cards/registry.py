"""All written cards with their printed facts, and the cards that are still missing."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.errors import EngineFault
from adjudge.core.vocab import Cost, Need, Unsupported
from adjudge.rulebooks.riftbound.cards import (
    ogn_body,
    ogn_calm,
    ogn_chaos,
    ogn_fury,
    ogn_mind,
    ogn_order,
    ogn_other,
    ogs,
    sfd_body,
    sfd_calm,
    sfd_chaos,
    sfd_fury,
    sfd_mind,
    sfd_order,
    sfd_other,
    tokens,
    unl_body,
    unl_calm,
    unl_chaos,
    unl_fury,
    unl_mind,
    unl_order,
    unl_other,
    ven_body,
    ven_calm,
    ven_chaos,
    ven_fury,
    ven_mind,
    ven_order,
    ven_other,
)
from adjudge.rulebooks.riftbound.cards.facts import CardType, Facts, load_facts
from adjudge.rulekit.catalogue import can_enter, collect, kept_out

GROUPS: Final[Mapping[str, tuple[CardDef, ...]]] = MappingProxyType(
    {
        "ogn_fury": ogn_fury.CARDS,
        "ogn_calm": ogn_calm.CARDS,
        "ogn_mind": ogn_mind.CARDS,
        "ogn_body": ogn_body.CARDS,
        "ogn_chaos": ogn_chaos.CARDS,
        "ogn_order": ogn_order.CARDS,
        "ogn_other": ogn_other.CARDS,
        "ogs": ogs.CARDS,
        "sfd_fury": sfd_fury.CARDS,
        "sfd_calm": sfd_calm.CARDS,
        "sfd_mind": sfd_mind.CARDS,
        "sfd_body": sfd_body.CARDS,
        "sfd_chaos": sfd_chaos.CARDS,
        "sfd_order": sfd_order.CARDS,
        "sfd_other": sfd_other.CARDS,
        "unl_fury": unl_fury.CARDS,
        "unl_calm": unl_calm.CARDS,
        "unl_mind": unl_mind.CARDS,
        "unl_body": unl_body.CARDS,
        "unl_chaos": unl_chaos.CARDS,
        "unl_order": unl_order.CARDS,
        "unl_other": unl_other.CARDS,
        "ven_fury": ven_fury.CARDS,
        "ven_calm": ven_calm.CARDS,
        "ven_mind": ven_mind.CARDS,
        "ven_body": ven_body.CARDS,
        "ven_chaos": ven_chaos.CARDS,
        "ven_order": ven_order.CARDS,
        "ven_other": ven_other.CARDS,
        "tokens": tokens.CARDS,
    }
)
"""The written definitions by the module that holds them, still without printed facts."""

WITHOUT_COST: Final = frozenset({CardType.BATTLEFIELD, CardType.LEGEND, CardType.RUNE})
"""The types that have no cost at all, not even one of nothing."""


@cache
def all_cards() -> Mapping[str, CardDef]:
    """Give every written card and token, with its printed facts, by full English name.

    Raises:
        EngineFault: A name is defined twice, or has no facts.

    >>> all_cards()["Void Seeker"].types
    ('spell',)
    """
    facts = load_facts()
    return collect(GROUPS, lambda card: _with_facts(card, facts.get(card.name)))


def playable() -> tuple[str, ...]:
    """Name the cards that can enter a game, in the order of the facts table; tokens left out.

    >>> "Void Seeker" in playable()
    True
    """
    return can_enter(load_facts(), all_cards())


def unsupported_cards() -> Mapping[str, Unsupported]:
    """Give the cards that can't enter a game, each with the reason, in the order of the table."""
    return kept_out(load_facts(), all_cards())


def undefined_names() -> tuple[str, ...]:
    """Name the cards of the facts table that have no definition."""
    cards = all_cards()
    return tuple(name for name in load_facts() if name not in cards)


def _with_facts(definition: CardDef, facts: Facts | None) -> CardDef:
    """Add the printed facts; a token brings its own and takes only its Korean name."""
    if definition.token:
        return definition if facts is None else replace(definition, ko=facts.ko or "")
    if facts is None:
        raise EngineFault(f"{definition.name!r} has no printed facts")
    return replace(
        definition,
        ko=facts.ko or "",
        types=(facts.type.value.lower(),),
        supertypes=(facts.supertype.value.lower(),) if facts.supertype else (),
        tags=facts.tags,
        domains=tuple(domain.value.lower() for domain in facts.domains),
        cost=_cost(facts),
        stats=_stats(facts),
    )


def _cost(facts: Facts) -> Cost | None:
    """Write the printed cost, parts of nothing left out."""
    if facts.type in WITHOUT_COST:
        return None
    parts = (Need(("energy",), facts.energy or 0), Need(("own",), facts.power))
    return Cost(tuple(part for part in parts if part.count))


def _stats(facts: Facts) -> tuple[tuple[str, int], ...]:
    """Write the printed numbers that there are."""
    numbers = (("might", facts.might), ("might bonus", facts.might_bonus))
    return tuple((name, number) for name, number in numbers if number is not None)
