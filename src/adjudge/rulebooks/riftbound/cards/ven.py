"""Cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    CostRule,
    EachPlayer,
    Here,
    If,
    Matches,
    Me,
    Noted,
    OwnerOf,
    Paid,
    Permit,
    PlaceOf,
    PlayCard,
    Static,
    Tagged,
    Target,
    TurnOf,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    HIDDEN,
    activated,
    additional_cost,
    banish,
    card,
    cost,
    does,
    empower_for,
    empowered,
    enemy,
    energy,
    exhaust_me,
    friendly,
    give,
    in_showdown,
    make_ready,
    might,
    move,
    power,
    to_base,
    unit,
    while_empowered,
)

UNIT: Final = Target("unit", unit)
ALLY: Final = Target("ally", unit & friendly)
ALLY_IN_SHOWDOWN: Final = Target("ally", unit & friendly & in_showdown)
FOE: Final = Target("foe", unit & enemy)

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
