"""Body cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    EventObject,
    Exists,
    Gain,
    If,
    Matches,
    Me,
    Modes,
    Static,
    Target,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    HIDDEN,
    TANK,
    activated,
    another,
    at_battlefield,
    buff,
    buffed,
    card,
    channel,
    cost,
    deal,
    does,
    enemy,
    exhaust_me,
    friendly,
    give,
    here,
    make_ready,
    might,
    mine,
    power,
    ready,
    spend_buff,
    stun,
    unit,
    when,
    when_i,
    when_played,
)

ALLY: Final = Target("ally", unit & friendly)
OTHER_ALLY: Final = Target("ally", unit & friendly & another)
OTHER_UNIT: Final = Target("unit", unit & another)
FOE: Final = Target("foe", unit & enemy)
FIGHTER: Final = Target("unit", unit & at_battlefield)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Bilgewater Bully", Static((Gain("Ganking"),), cond=Matches(Me(), buffed))),
    card(
        "Challenge",
        ACTION,
        does(
            Act("choose", on=ALLY),
            Act("choose", on=FOE),
            Act("deal each other", on=ALLY, by=FOE),
        ),
    ),
    card(
        "Dune Drake",
        when_i("attack", If(Exists(unit & enemy & ready & here), (give(Me(), might(2)),))),
    ),
    card("First Mate", when_played(make_ready(OTHER_UNIT))),
    card(
        "Lee Sin, Centered",
        ACCELERATE,
        Static((might(2),), scope=unit & friendly & buffed & here & at_battlefield & another),
    ),
    card(
        "Mistfall",
        when(
            When(("buff",), unit & friendly, by=You()),
            make_ready(EventObject()),
            optional=True,
            pay=cost(power("body"), exhaust_me()),
        ),
    ),
    card("Mountain Drake"),
    card("Pakaa Cub", HIDDEN),
    card("Pit Rookie", when_played(buff(OTHER_ALLY))),
    card("Stormclaw Ursine", TANK, when_played(channel(1, rune_exhausted=True))),
    card(
        "Udyr, Wildman",
        activated(
            cost(spend_buff(Me())),
            Modes(
                (
                    (deal(2, FIGHTER),),
                    (stun(FIGHTER),),
                    (make_ready(Me()),),
                    (give(Me(), Gain("Ganking")),),
                ),
                fresh=True,
            ),
        ),
    ),
    card(
        "Wildclaw Shaman",
        when_played(
            buff(Me()),
            make_ready(Me()),
            optional=True,
            pay=cost(Act("spend buff one", on=All(unit & mine & buffed))),
        ),
    ),
)
