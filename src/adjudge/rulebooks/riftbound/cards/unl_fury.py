"""Fury cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    EventObject,
    Later,
    Me,
    Noted,
    Paid,
    Replacement,
    Same,
    Target,
    When,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    AMBUSH,
    GANKING,
    HIDDEN,
    add,
    additional_cost,
    at_battlefield,
    banish,
    card,
    cost,
    deal,
    does,
    energy,
    friendly,
    give,
    keyword,
    make_ready,
    might,
    power,
    return_to_hand,
    unit,
    when_i,
    when_played,
)

ALLIED_FIGHTER: Final = Target("ally", unit & friendly & at_battlefield)
FIGHTER: Final = Target("unit", unit & at_battlefield)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Grim Apothecary",
        AMBUSH,
        when_played(return_to_hand(ALLIED_FIGHTER), optional=True),
    ),
    card("Inferna", AMBUSH, keyword("Assault", 2)),
    card(
        "Jhin, Murderous Artist",
        keyword("Deflect"),
        GANKING,
        when_i("move", add(energy(1), power("any"))),
    ),
    card(
        "Pyke, Dockside Butcher",
        HIDDEN,
        GANKING,
        additional_cost("extra", cost(power("fury")), optional=True),
        when_played(make_ready(Me()), give(Me(), might(2)), cond=Paid("extra")),
    ),
    card(
        "Rengar, Unseen",
        ACCELERATE,
        keyword("Assault", 2),
        keyword("Deflect"),
        GANKING,
    ),
    card(
        "Smite",
        ACTION,
        does(
            deal(3, FIGHTER),
            Later(
                Replacement(When(("die",), Same(Noted("unit"))), body=(banish(EventObject()),)),
                once=False,
            ),
        ),
    ),
)
