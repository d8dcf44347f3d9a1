"""Chaos cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    EventObject,
    Gain,
    In,
    Me,
    Measure,
    Opponents,
    Paid,
    Target,
    When,
)
from adjudge.rulebooks.riftbound.dsl import (
    additional_cost,
    at_battlefield,
    banish,
    card,
    cost,
    empower_for,
    enemy,
    energy,
    gear,
    give,
    in_hand,
    spell,
    unit,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
SMALL_FOE_IN_FIELD: Final = Target("foe", unit & enemy & at_battlefield & Measure("might", "<=", 3))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Gust Monk",
        additional_cost("extra", cost(energy(1)), optional=True),
        when_played(
            give(UNIT, Gain("Assault", 2)),
            cond=Paid("extra"),
            pay=cost(Act("banish one", on=All(In("trash")))),
        ),
    ),
    card(
        "Mel, Defiant Soul",
        empower_for(cost(Act("discard", on=All(spell & in_hand()), amount=1))),
        when_i("empower", banish(SMALL_FOE_IN_FIELD)),
    ),
    card(
        "Ravenbloom Prefect",
        when(
            When(("play",), gear, by=Opponents()),
            banish(EventObject()),
            optional=True,
            pay=cost(banish(Me())),
        ),
    ),
)
