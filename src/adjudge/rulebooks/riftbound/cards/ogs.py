"""Cards of the starter set (OGS)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import All, Target
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    at_battlefield,
    card,
    deal,
    does,
    friendly,
    move,
    to_base,
    unit,
    when_played,
)

UP_TO_TWO_ALLIES: Final = Target("allies", unit & friendly, at_least=0, at_most=2)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Flash", REACTION, does(move(UP_TO_TWO_ALLIES, to_base(UP_TO_TWO_ALLIES)))),
    card("Tibbers", when_played(deal(3, All(unit & at_battlefield)))),
)
