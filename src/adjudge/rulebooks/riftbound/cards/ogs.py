"""Cards of the starter set (OGS)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    CostMeasure,
    Me,
    Static,
    Target,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    REACTION,
    another,
    at_battlefield,
    at_end_of_turn,
    card,
    deal,
    does,
    friendly,
    give,
    here,
    make_ready,
    might,
    move,
    play_token,
    rune,
    spell,
    to_base,
    unit,
    when,
    when_played,
)

UP_TO_TWO_RUNES: Final = Target("runes", rune, at_least=0, at_most=2)
UP_TO_TWO_ALLIES: Final = Target("allies", unit & friendly, at_least=0, at_most=2)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Dark Child", at_end_of_turn(make_ready(UP_TO_TWO_RUNES))),
    card("Flash", REACTION, does(move(UP_TO_TWO_ALLIES, to_base(UP_TO_TWO_ALLIES)))),
    card("Garen, Commander", Static((might(1),), scope=unit & friendly & another & here)),
    card(
        "Lux, Illuminated",
        when(
            When(("play",), spell & CostMeasure("energy", ">=", 5), by=You()), give(Me(), might(3))
        ),
    ),
    card("Recruit the Vanguard", ACTION, does(play_token("Recruit", count=4))),
    card("Tibbers", when_played(deal(3, All(unit & at_battlefield)))),
)
