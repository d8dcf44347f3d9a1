"""Mind cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    CostMeasure,
    CountOf,
    Did,
    Exists,
    If,
    Matches,
    Me,
    Modes,
    SamePlace,
    Static,
    Target,
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
CHEAP_GEAR: Final = Target("gear", gear & CostMeasure("energy", "<=", 1))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Bellows Breath",
        ACTION,
        repeat(energy(1), power("mind")),
        does(deal(1, UP_TO_THREE)),
    ),
    card("Cloth Armor", QUICK_DRAW, equip(power("mind")), effect=(keyword("Shield", 2),)),
    card("Dropboarder", when_played(make_ready(Me()), cond=Exists(gear & mine, 2))),
    card("Frigid Touch", REACTION, repeat(energy(2)), does(give(UNIT, might(-2)))),
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
