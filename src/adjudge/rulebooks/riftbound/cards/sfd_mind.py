"""Mind cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    AmountOf,
    CostMeasure,
    CostRule,
    CountOf,
    Did,
    Exists,
    If,
    Is,
    Later,
    Matches,
    May,
    Me,
    Modes,
    Opponents,
    SamePlace,
    Static,
    Target,
    ThatPlayer,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    QUICK_DRAW,
    REACTION,
    WEAPONMASTER,
    activated,
    at_base,
    at_battlefield,
    card,
    cost,
    deal,
    does,
    draw,
    energy,
    equip,
    exhaust_me,
    friendly,
    gain_points,
    gear,
    give,
    keyword,
    kill,
    make_ready,
    might,
    mine,
    play_token,
    power,
    repeat,
    unit,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
FIGHTER: Final = Target("unit", unit & at_battlefield)
UP_TO_THREE: Final = Target("units", unit, at_least=0, at_most=3, group=(SamePlace(),))
UNIT_AT_BASE: Final = Target("unit", unit & at_base)
GEAR: Final = Target("gear", gear)
MY_GEAR: Final = Target("gear", gear & friendly)
CHEAP_GEAR: Final = Target("gear", gear & CostMeasure("energy", "<=", 1))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Bellows Breath",
        ACTION,
        repeat(energy(1), power("mind")),
        does(deal(1, UP_TO_THREE)),
    ),
    card(
        "Card Sharp",
        when_played(
            May((play_token("Gold", is_exhausted=True),)),
            May(
                (play_token("Gold", is_exhausted=True, who=ThatPlayer()),),
                who=Opponents(),
                label="theirs",
            ),
            play_token("Gold", count=AmountOf("theirs"), is_exhausted=True),
        ),
    ),
    card("Cloth Armor", QUICK_DRAW, equip(power("mind")), effect=(keyword("Shield", 2),)),
    card("Dropboarder", when_played(make_ready(Me()), cond=Exists(gear & mine, 2))),
    card("Frigid Touch", REACTION, repeat(energy(2)), does(give(UNIT, might(-2)))),
    card(
        "Jayce, Man of Progress",
        when_played(
            kill(MY_GEAR, label="killed"),
            If(
                Did("killed"),
                (
                    Later(
                        CostRule(
                            "ignore",
                            "no energy",
                            applies=gear & Is("played from hand") & CostMeasure("energy", "<=", 7),
                            by=You(),
                            component="energy",
                            optional=True,
                        )
                    ),
                ),
            ),
            optional=True,
        ),
    ),
    card(
        "Ornn, Forge God",
        keyword("Deflect", 2),
        WEAPONMASTER,
        Static((might(CountOf(All(gear & friendly))),)),
    ),
    card(
        "Pickpocket",
        when_played(
            kill(CHEAP_GEAR, label="killed"),
            If(Did("killed"), (play_token("Gold", is_exhausted=True),)),
            optional=True,
        ),
    ),
    card("Plundering Poro", when_i("conquer", play_token("Gold", is_exhausted=True))),
    card(
        "Renata Glasc, Mastermind",
        activated(cost(energy(1), power("mind")), draw(1), only_if=Matches(Me(), at_battlefield)),
        activated(
            cost(energy(4), power("mind", 4), exhaust_me()),
            gain_points(1),
            only_if=Matches(Me(), at_battlefield),
        ),
    ),
    card(
        "Rocket Barrage",
        repeat(energy(4), power("mind")),
        does(Modes(((deal(4, UNIT_AT_BASE),), (kill(GEAR),)))),
    ),
    card(
        "Wages of Pain",
        HIDDEN,
        ACTION,
        does(deal(3, FIGHTER), play_token("Gold", is_exhausted=True)),
    ),
    card(
        "World Atlas",
        equip(power("mind")),
        effect=(when_i("hold", play_token("Gold", count=2, is_exhausted=True)),),
    ),
)
