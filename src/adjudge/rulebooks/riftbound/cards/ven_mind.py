"""Mind cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Noted,
    OwnerOf,
    PlaceOf,
    PlayCard,
    Target,
)
from adjudge.rulebooks.riftbound.dsl import (
    HIDDEN,
    activated,
    another,
    banish,
    card,
    cost,
    does,
    empower,
    enters,
    exhaust_me,
    gear,
    unit,
)

UNIT: Final = Target("unit", unit)
OTHER_GEAR: Final = Target("gear", gear & another)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Hextech Formula",
        enters("exhausted"),
        activated(cost(exhaust_me()), empower(OTHER_GEAR)),
    ),
    card(
        "Temporal Breach",
        HIDDEN,
        does(
            banish(UNIT, label="banished"),
            PlayCard(
                Noted("banished"),
                who=OwnerOf(UNIT),
                ignore=("all",),
                must_go=PlaceOf(UNIT),
            ),
        ),
    ),
)
