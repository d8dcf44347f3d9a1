"""Legends, battlefields and two-domain cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    CostMeasure,
    CostRule,
    Did,
    EachPlayer,
    Here,
    If,
    Matches,
    Me,
    Paid,
    PayTo,
    Permit,
    Role,
    Tagged,
    Target,
    TurnOf,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    activated,
    card,
    cost,
    counter,
    does,
    empower_for,
    empowered,
    energy,
    exhaust_me,
    friendly,
    in_showdown,
    make_ready,
    move,
    new_choices,
    power,
    spell,
    to_base,
    unit,
    when,
)

ALLY_IN_SHOWDOWN: Final = Target("ally", unit & friendly & in_showdown)
CHEAP_SPELL: Final = Target("spell", spell & CostMeasure("energy", "<=", 4))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Dragon Roost",
        CostRule(
            "additional",
            "roost",
            applies=Tagged("Dragon"),
            by=EachPlayer(),
            cost=cost(power("any", 2)),
            optional=True,
        ),
        Permit(
            "must play to",
            obj=Tagged("Dragon"),
            by=EachPlayer(),
            place=Here(),
            cond=Paid("roost"),
        ),
    ),
    card(
        "Rebuttal",
        REACTION,
        does(
            Act("choose", on=CHEAP_SPELL),
            PayTo(
                cost(power("any")),
                (Act("gain item", on=CHEAP_SPELL), new_choices(CHEAP_SPELL)),
                label="paid",
            ),
            If(Unless(Did("paid")), (counter(CHEAP_SPELL),)),
        ),
    ),
    card(
        "Rogue Assassin",
        empower_for(cost(energy(3), power("any"))),
        activated(
            cost(exhaust_me()),
            If(
                TurnOf(You()),
                (
                    move(ALLY_IN_SHOWDOWN, to_base(ALLY_IN_SHOWDOWN)),
                    If(Matches(Me(), empowered), (make_ready(ALLY_IN_SHOWDOWN),)),
                ),
            ),
            speed="action",
        ),
    ),
    card(
        "Threshold of the Gray",
        when(
            When(("start of combat",), place=Here()),
            Act("add", who=Role(("attacker", "defender")), how=("energy",)),
        ),
    ),
)
