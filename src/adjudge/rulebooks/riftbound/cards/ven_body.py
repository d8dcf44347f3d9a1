"""Body cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Chooses,
    If,
    InDomain,
    Me,
    Noted,
    Paid,
    Pick,
    Replacement,
    Same,
    Static,
    Target,
    TargetPlayer,
    When,
)
from adjudge.rulebooks.riftbound.dsl import (
    ability_item,
    additional_cost,
    card,
    cost,
    does,
    empower_for,
    enemy,
    energy,
    friendly,
    give,
    in_hand,
    me,
    might,
    power,
    reveal,
    spell,
    unit,
    while_empowered,
)

ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
OPPONENT: Final = TargetPlayer("opponent")

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Decree of Strength",
        does(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            Pick("card", InDomain("mind"), among=Noted("revealed")),
            Act("recycle", on=Noted("card"), who=OPPONENT),
        ),
    ),
    card(
        "Gangplank, Naval",
        empower_for(cost(power("body", 2))),
        while_empowered(
            Replacement(
                When(
                    ("stun", "lower might", "return"),
                    me,
                    source=(spell | ability_item) & Chooses(Same(Me())),
                ),
                body=(give(Me(), might(3)),),
            )
        ),
    ),
    card(
        "Legion Marauder",
        empower_for(cost(energy(1)), cost(power("body"))),
        while_empowered(Static((might(1),))),
    ),
    card(
        "Rampage",
        additional_cost("extra", cost(power("body")), optional=True),
        does(
            Act("choose", on=ALLY),
            Act("choose", on=FOE),
            If(Paid("extra"), (give(ALLY, might(2)),)),
            Act("deal each other", on=ALLY, by=FOE),
        ),
    ),
)
