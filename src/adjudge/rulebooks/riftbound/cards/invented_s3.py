"""Invented cards for cases about choices, locations and costs of a play."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    CostRule,
    Highest,
    Measure,
    Noted,
    NumberAtMost,
    Paid,
    Pick,
    PlayCard,
    Stat,
    Target,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    additional_cost,
    anywhere,
    at_battlefield,
    cost,
    deal,
    discard,
    does,
    draw,
    enemy,
    energy,
    friendly,
    give,
    in_hand,
    invented,
    kill,
    might,
    mine,
    move,
    predict,
    stun,
    unit,
    when_i,
    when_played,
)

ANY_UNIT: Final = Target("unit", unit)
ALLY: Final = Target("ally", unit & friendly)
UNIT_AT_BATTLEFIELD: Final = Target("unit", unit & at_battlefield)
UP_TO_FIVE_FOES: Final = Target("foes", unit & enemy, at_most=None, group=(NumberAtMost(5),))
MIGHTIEST: Final = All(unit & mine & Measure("might", ">=", Highest(All(unit & mine), "might")))
KILL_MIGHTIEST: Final = cost(Act("kill one", on=MIGHTIEST, label="killed"))

CARDS: Final[tuple[CardDef, ...]] = (
    invented("Test Charger 4", "unit", when_i("attack", draw(1)), pay=(energy(4),), might_value=4),
    invented("Test Slayer 2", "unit", when_played(kill(ANY_UNIT)), pay=(energy(2),), might_value=2),
    invented("Test Field Stun", "spell", does(stun(UNIT_AT_BATTLEFIELD)), pay=(energy(1),)),
    invented("Test Growth", "spell", REACTION, does(give(ANY_UNIT, might(1))), pay=(energy(1),)),
    invented(
        "Test Shift", "spell", REACTION, does(move(ANY_UNIT, anywhere(ANY_UNIT))), pay=(energy(1),)
    ),
    invented("Test Split 5", "spell", does(deal(5, UP_TO_FIVE_FOES, split=True)), pay=(energy(1),)),
    invented(
        "Test Offering",
        "spell",
        additional_cost("kill", KILL_MIGHTIEST, optional=False),
        does(give(ALLY, might(Stat(Noted("killed"), "might"))), predict(2)),
        pay=(energy(1),),
    ),
    invented(
        "Test Free Entry",
        "spell",
        does(Pick("unit", unit & in_hand(), at_least=0), PlayCard(Noted("unit"), ignore=("all",))),
        pay=(energy(1),),
    ),
    invented(
        "Test Haggler 4",
        "unit",
        additional_cost("discard", cost(discard(1)), optional=True),
        CostRule("discount", less=(energy(2),), cond=Paid("discard"), areas=("any",)),
        pay=(energy(4),),
        might_value=4,
    ),
)
