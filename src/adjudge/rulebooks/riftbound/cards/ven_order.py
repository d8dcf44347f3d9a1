"""Order cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Static,
)
from adjudge.rulebooks.riftbound.dsl import (
    card,
    cost,
    empower_for,
    empowered,
    energy,
    might,
    mine,
    power,
    unit,
    unsupported,
    while_empowered,
)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Aurok General",
        empower_for(cost(energy(3), power("order"))),
        while_empowered(Static((might(2),), scope=unit & mine & empowered)),
    ),
    unsupported("Shady Spectacles", "its Might bonus is not known", "위력 보너스가 알려지지 않음"),
)
