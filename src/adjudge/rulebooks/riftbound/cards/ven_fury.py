"""Fury cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    Anything,
    Called,
    CountOf,
    EventObject,
    Flag,
    Forbid,
    OwnedBy,
    Permit,
    Replacement,
    Static,
    Target,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    at_battlefield,
    banish,
    burn,
    card,
    deal,
    does,
    energy,
    flow,
    gear,
    in_hand,
    in_trash,
    kill,
    power,
    token,
    unit,
    when_played,
)

GEAR: Final = Target("gear", gear)
FIGHTER: Final = Target("unit", unit & at_battlefield)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Brittle Steel", flow(energy(4), power("fury")), does(kill(GEAR))),
    card(
        "Consuming Curse",
        ACTION,
        Static(
            (Flag("own bonus damage", CountOf(All(in_trash() & Called("Consuming Curse")))),),
            areas=("chain",),
        ),
        does(deal(2, FIGHTER)),
    ),
    card(
        "Endless Riches",
        when_played(
            banish(All(in_hand() | in_trash())),
            burn(7),
        ),
        Replacement(When(("phase draw",), by=You())),
        Permit("play from trash", obj=Anything(), by=You()),
        Replacement(
            When(("die", "discard"), OwnedBy(You()) & ~token), body=(banish(EventObject()),)
        ),
        Forbid("rest in trash", by=You()),
    ),
)
