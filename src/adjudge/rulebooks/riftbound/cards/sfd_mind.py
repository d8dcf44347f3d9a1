"""Mind cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    AmountOf,
    AttachedTo,
    CostMeasure,
    CostRule,
    CountOf,
    Did,
    Exists,
    Flag,
    Gain,
    GainTag,
    HomeOf,
    If,
    In,
    Is,
    Later,
    Linked,
    Matches,
    May,
    Me,
    Modes,
    Opponents,
    Paid,
    PayAnyAmount,
    PlayCard,
    Replacement,
    Same,
    SamePlace,
    Stat,
    Static,
    SumOf,
    Tagged,
    Target,
    TargetPlace,
    ThatPlayer,
    TurnOf,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    HIDDEN,
    QUICK_DRAW,
    REACTION,
    WEAPONMASTER,
    activated,
    add,
    additional_cost,
    another,
    at_base,
    at_battlefield,
    banish,
    card,
    cost,
    costs_less,
    deal,
    deathknell,
    does,
    draw,
    enemy,
    energy,
    equip,
    exhaust_me,
    friendly,
    gain_points,
    gear,
    give,
    here,
    in_trash,
    keyword,
    kill,
    legend,
    make_ready,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    repeat,
    return_to_hand,
    spell,
    unit,
    when,
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
DEAD_GEAR: Final = Target("gear", gear & in_trash())
OTHER_MECH: Final = Target("mech", Tagged("Mech") & friendly & another)
MY_MECHS: Final = Tagged("Mech") & mine
FOE_HERE: Final = Target("foe", unit & enemy & here)
MY_UNITS: Final = Target("units", unit & mine, at_least=0, at_most=None)
OPEN_BATTLEFIELD: Final = TargetPlace("battlefield", "battlefield", ("open",))

CARDS: Final[tuple[CardDef, ...]] = (
    card("Aspiring Engineer", when_played(return_to_hand(DEAD_GEAR))),
    card(
        "Bard, Mercurial",
        additional_cost("legend", cost(Act("exhaust one", on=All(legend & mine))), optional=True),
        when_played(move(MY_UNITS, OPEN_BATTLEFIELD), cond=Paid("legend")),
    ),
    card(
        "Bellows Breath",
        ACTION,
        repeat(energy(1), power("mind")),
        does(deal(1, UP_TO_THREE)),
    ),
    card(
        "Breakneck Mech",
        Static((Gain("Deflect"), Gain("Ganking")), scope=MY_MECHS),
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Exists(MY_MECHS & another),
        ),
    ),
    card("Bubble Bot", when_played(make_ready(OTHER_MECH))),
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
    card(
        "Chemtech Cask",
        when(
            When(("play",), spell, by=You()),
            play_token("Gold", is_exhausted=True),
            optional=True,
            pay=cost(exhaust_me()),
            cond=TurnOf(Opponents()),
        ),
    ),
    card("Cloth Armor", QUICK_DRAW, equip(power("mind")), effect=(keyword("Shield", 2),)),
    card("Dropboarder", when_played(make_ready(Me()), cond=Exists(gear & mine, 2))),
    card("Experimental Hexplate", equip(power("mind")), effect=(Static((GainTag("Mech"),)),)),
    card(
        "Ezreal, Dashing",
        when_i(("attack", "defend"), deal(Stat(Me(), "might"), FOE_HERE)),
        Static((Flag("no combat damage"),)),
        activated(cost(power("mind")), move(Me(), HomeOf(You())), speed="action"),
    ),
    card("Forecaster", Static((Gain("Vision"),), scope=MY_MECHS)),
    card("Frigid Touch", REACTION, repeat(energy(2)), does(give(UNIT, might(-2)))),
    card(
        "Frostcoat Cub",
        additional_cost("extra", cost(power("mind")), optional=True),
        when_played(give(UNIT, might(-2)), cond=Paid("extra")),
    ),
    card(
        "Gearhead",
        ACCELERATE,
        Static((might(SumOf(AttachedTo(Me()), "might bonus")),)),
    ),
    card(
        "Hextech Anomaly",
        activated(
            cost(exhaust_me()),
            PayAnyAmount("paid", ()),
            add(energy(1), times=AmountOf("paid")),
            speed="reaction",
            adds=True,
        ),
    ),
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
    card("Premonition", REACTION, does(draw(3))),
    card("Prize of Progress", when(When(("activate",), gear, by=You()), give(Me(), might(1)))),
    card(
        "Production Surge",
        costs_less(energy(2), cond=Exists(MY_MECHS)),
        does(play_token("Mech", HomeOf(You())), draw(1)),
    ),
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
        "Rumble, Scrapper",
        Static((might(1),), scope=MY_MECHS),
        when_i("hold", play_token("Mech", HomeOf(You()))),
    ),
    card(
        "Temporal Portal",
        activated(
            cost(power("any"), exhaust_me()), Later(CostRule("repeat", applies=spell, by=You()))
        ),
    ),
    card(
        "The Zero Drive",
        equip(energy(1), power("mind")),
        activated(
            cost(energy(3), power("mind"), banish(Me())),
            PlayCard(All(In("banishment") & unit & Same(Linked("banished"))), ignore=("all",)),
            only_if=Unless(Matches(Me(), Is("attached"))),
        ),
        effect=(deathknell(banish(Me(), label="banished")),),
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
