"""Calm cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Against,
    Anything,
    ChosenBy,
    CostRule,
    InDomain,
    Later,
    Matches,
    Me,
    Modes,
    Noted,
    Opponents,
    Target,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    at_battlefield,
    at_end_of_turn,
    card,
    cost,
    disempower,
    does,
    empower,
    empower_for,
    empowered,
    enemy,
    energy,
    friendly,
    give,
    might,
    power,
    spell,
    token,
    unit,
    when,
)

UNIT: Final = Target("unit", unit)
EMPOWERED_UNIT: Final = Target("empowered unit", unit & empowered)
FURIOUSLY_FOUGHT: Final = Target(
    "ally",
    unit
    & friendly
    & (Against(unit & enemy & InDomain("fury")) | ChosenBy(spell & enemy & InDomain("fury"))),
)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Astral Heron",
        when(
            When(("play",), ~token, by=You(), nth=1),
            Later(
                CostRule(
                    "discount", applies=Anything(), by=You(), less=(energy(2), power("any", 2))
                )
            ),
            cond=Matches(Me(), at_battlefield),
        ),
    ),
    card("Decree of Focus", REACTION, does(give(FURIOUSLY_FOUGHT, might(4)))),
    card(
        "Helm of Suppression",
        empower_for(cost(energy(4), power("calm"))),
        CostRule(
            "increase",
            applies=spell,
            by=Opponents(),
            less=(energy(1),),
            cond=Unless(Matches(Me(), empowered)),
        ),
        CostRule(
            "increase",
            applies=spell,
            by=Opponents(),
            less=(energy(1), power("any")),
            cond=Matches(Me(), empowered),
        ),
    ),
    card(
        "Sanction",
        REACTION,
        does(
            Modes(
                (
                    (
                        empower(UNIT),
                        Later(at_end_of_turn(disempower(Noted("unit")), yours=False)),
                    ),
                    (
                        disempower(EMPOWERED_UNIT),
                        Later(at_end_of_turn(empower(Noted("empowered unit")), yours=False)),
                    ),
                )
            )
        ),
    ),
)
