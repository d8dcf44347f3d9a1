"""Runes, legends, battlefields and two-domain cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Ability,
    Act,
    All,
    AmountOf,
    Anything,
    At,
    Compare,
    ControlledBy,
    CountOf,
    Destination,
    DoThis,
    EventObject,
    EventPlace,
    EventPlayer,
    Exists,
    Fact,
    Flag,
    Forbid,
    Gain,
    Has,
    HomeOf,
    If,
    In,
    InsteadOf,
    Later,
    Matches,
    May,
    Me,
    Not,
    Noted,
    OwnedBy,
    PayAnyAmount,
    Permit,
    Pick,
    PlaceOf,
    PlayerStat,
    Replacement,
    Same,
    SamePlace,
    Stat,
    Static,
    Tagged,
    Target,
    TargetPlace,
    Top,
    TotalAtMost,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    REACTION,
    activated,
    add,
    anywhere,
    at_battlefield,
    at_end_of_turn,
    at_start_of_your,
    buff,
    buffed,
    card,
    channel,
    chosen_champion,
    cost,
    deal,
    discard,
    does,
    draw,
    enemy,
    energy,
    exhaust,
    exhaust_me,
    friendly,
    gain_points,
    give,
    heal,
    here,
    in_hand,
    in_trash,
    kill,
    legion,
    look_at,
    make_ready,
    me,
    might,
    mighty,
    mine,
    move,
    play_token,
    power,
    put_back,
    put_in_hand,
    recall,
    recycle,
    return_to_hand,
    rune,
    spend_buff,
    stun,
    to_base,
    unit,
    when,
    when_here,
    win,
)

ALLY: Final = Target("ally", unit & friendly)
ALLY_HERE: Final = Target("ally", unit & friendly & here)
ALLY_AT_HOME: Final = Target("ally", unit & friendly & At(HomeOf(You())))
UNIT: Final = Target("unit", unit)
UP_TO_TWO_RUNES: Final = Target("runes", rune, at_least=0, at_most=2)
SMALL_UNITS: Final = Target(
    "units",
    unit & at_battlefield,
    at_least=0,
    at_most=None,
    group=(SamePlace(), TotalAtMost("might", 4)),
)
DEAD_CHAMPION: Final = Target("champion", chosen_champion & in_trash())
UNIT_HERE: Final = Target("unit", unit & here)
FOE: Final = Target("foe", unit & enemy)
ANOTHER_FOE_THERE: Final = Target(
    "other foe", unit & enemy & At(PlaceOf(Noted("foe"))) & Not(Noted("foe"))
)
FOE_FIGHTER: Final = Target("foe", unit & enemy & at_battlefield)
BATTLEFIELD: Final = TargetPlace("battlefield", "battlefield")

# RB-CR@1.4:164.2: every basic rune adds energy when exhausted and its own power when recycled.
BASIC_RUNE: Final[tuple[Ability, ...]] = (
    activated(cost(exhaust_me()), add(energy(1)), speed="reaction", adds=True),
    activated(cost(recycle(Me())), add(power("own")), speed="reaction", adds=True),
)
MY_TEEMO: Final = Target(
    "unit",
    unit & Tagged("Teemo") & OwnedBy(You()) & (In("champion") | In("base") | In("battlefield")),
)
UP_TO_TWO_HIDDEN: Final = Target("cards", in_trash() & Has("Hidden"), at_least=0, at_most=2)

RUNES: Final[tuple[CardDef, ...]] = (
    card("Fury Rune", *BASIC_RUNE),
    card("Calm Rune", *BASIC_RUNE),
    card("Mind Rune", *BASIC_RUNE),
    card("Body Rune", *BASIC_RUNE),
    card("Chaos Rune", *BASIC_RUNE),
    card("Order Rune", *BASIC_RUNE),
)

LEGENDS: Final[tuple[CardDef, ...]] = (
    card("Blind Monk", activated(cost(energy(1), exhaust_me()), buff(ALLY))),
    card("Bounty Hunter", activated(cost(exhaust_me()), give(UNIT, Gain("Ganking")))),
    card(
        "Daughter of the Void",
        activated(
            cost(exhaust_me()), add(power("any"), only_for="spell"), speed="reaction", adds=True
        ),
    ),
    card(
        "Hand of Noxus",
        legion(activated(cost(exhaust_me()), add(energy(1)), speed="reaction", adds=True)),
    ),
    card(
        "Herald of the Arcane",
        activated(cost(energy(1), exhaust_me()), play_token("Recruit")),
    ),
    card(
        "Loose Cannon",
        at_start_of_your("beginning", If(Compare(CountOf(All(in_hand())), "<=", 1), (draw(1),))),
    ),
    card(
        "Nine-Tailed Fox",
        when(
            When(("attack",), unit & enemy),
            give(EventObject(), might(-1, floor=1)),
            cond=Matches(EventPlace(), mine),
        ),
    ),
    card(
        "Radiant Dawn",
        when(When(("stun",), unit & enemy, by=You(), together=True), buff(ALLY)),
    ),
    card(
        "Relentless Storm",
        when(
            When(("play",), unit & mighty, by=You()),
            channel(1, rune_exhausted=True),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
    card(
        "The Boss",
        Replacement(
            When(("die",), unit & mine & buffed),
            body=(heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
            cost=cost(power("any"), exhaust_me(), spend_buff(EventObject())),
        ),
        when(When(("score conquer",), by=You()), make_ready(Me())),
    ),
    card(
        "Swift Scout",
        Permit("hide", by=You(), cost=cost(energy(1))),
        activated(cost(energy(1), exhaust_me()), put_in_hand(MY_TEEMO)),
    ),
    card(
        "Unforgiven",
        activated(
            cost(energy(2), exhaust_me()),
            move(ALLY, Destination("to", ALLY, ("to or from base",))),
        ),
    ),
)

BATTLEFIELDS: Final[tuple[CardDef, ...]] = (
    card("Altar to Unity", when_here("hold", play_token("Recruit", HomeOf(You())))),
    card("Aspirant's Climb", Static((Flag("victory score", 1),))),
    card(
        "Back-Alley Bar",
        when(
            When(("move",), unit),
            give(EventObject(), might(1)),
            cond=Matches(EventPlace(origin=True), me),
        ),
    ),
    card("Bandle Tree", Static((Flag("facedown room", 1),))),
    card(
        "Fortified Position",
        when_here("player defends", give(UNIT, Gain("Shield", 2), until="combat")),
    ),
    card("Grove of the God-Willow", when_here("hold", draw(1))),
    card(
        "Hallowed Tomb",
        when_here(
            "hold",
            Act("return to champion zone", on=DEAD_CHAMPION),
            optional=True,
        ),
    ),
    card(
        "Monastery of Hirana",
        when_here(
            "conquer",
            draw(1),
            optional=True,
            pay=cost(Act("spend buff one", on=All(unit & mine & buffed))),
        ),
    ),
    card("Navori Fighting Pit", when_here("hold", buff(UNIT_HERE))),
    card(
        "Obelisk of Power",
        when(
            When(("start of beginning",)),
            channel(1, EventPlayer()),
            cond=Compare(PlayerStat(EventPlayer(), "beginning phases"), "==", 1),
        ),
    ),
    card(
        "Reaver's Row",
        when_here("player defends", move(ALLY_HERE, to_base(ALLY_HERE)), optional=True),
    ),
    card(
        "Reckoner's Arena",
        when_here("hold", Act("activate effects", on=All(unit & here), how=("conquer",))),
    ),
    card(
        "Sigil of the Storm",
        when_here("conquer", Pick("rune", rune & mine), recycle(Noted("rune"))),
    ),
    card("Startipped Peak", when_here("hold", channel(1, rune_exhausted=True), optional=True)),
    card(
        "Targon's Peak",
        when_here("conquer", Later(at_end_of_turn(make_ready(UP_TO_TWO_RUNES), yours=False))),
    ),
    card(
        "The Arena's Greatest",
        when(
            When(("start of beginning",)),
            gain_points(1, EventPlayer()),
            cond=Compare(PlayerStat(EventPlayer(), "beginning phases"), "==", 1),
        ),
    ),
    card(
        "The Candlelit Sanctum",
        when_here(
            "conquer",
            look_at(Top(2), label="seen"),
            Pick("away", Anything(), at_least=0, at_most=2, among=Noted("seen")),
            recycle(Noted("away")),
            put_back(All(In("deck") & Same(Noted("seen")) & Not(Noted("away")))),
        ),
    ),
    card(
        "The Dreaming Tree",
        when(
            When(
                ("target",),
                unit & here & ControlledBy(EventPlayer()),
                nth=1,
                per="player",
                how=("spell",),
            ),
            draw(1, EventPlayer()),
        ),
    ),
    card("The Grand Plaza", when_here("hold", win(), cond=Exists(unit & mine & here, 7))),
    card("Trifarian War Camp", Static((might(1),), scope=unit & here)),
    card("Vilemaw's Lair", Forbid("move", obj=unit & here, area="base")),
    card("Void Gate", Static((Flag("bonus damage taken", 1),), scope=unit & here)),
    card("Windswept Hillock", Static((Gain("Ganking"),), scope=unit & here)),
    card("Zaun Warrens", when_here("conquer", discard(1), draw(1))),
)

SIGNATURES: Final[tuple[CardDef, ...]] = (
    card(
        "Bullet Time",
        ACTION,
        does(
            PayAnyAmount("paid", ()),
            deal(AmountOf("paid"), All(unit & enemy & At(BATTLEFIELD))),
        ),
    ),
    card(
        "Dragon's Rage",
        does(
            move(FOE, anywhere(FOE)),
            DoThis((Act("deal each other", on=Noted("foe"), by=ANOTHER_FOE_THERE),)),
        ),
    ),
    card("Fox-Fire", HIDDEN, ACTION, does(kill(SMALL_UNITS))),
    card(
        "Guerilla Warfare",
        does(
            return_to_hand(UP_TO_TWO_HIDDEN),
            Later(Permit("hide", by=You(), cost=cost()), once=False),
        ),
    ),
    card(
        "Icathian Rain",
        does(*(deal(2, Target(f"unit {number}", unit)) for number in range(1, 7))),
    ),
    card(
        "Last Breath",
        ACTION,
        does(
            make_ready(ALLY),
            deal(Stat(ALLY, "might"), FOE_FIGHTER, by=ALLY),
        ),
    ),
    card(
        "Noxian Guillotine",
        ACTION,
        does(
            Act("choose", on=UNIT),
            Later(when(When(("damage",), Same(Noted("unit"))), kill(Noted("unit"))), label="later"),
        ),
        legion(
            does(InsteadOf("later", Compare(Fact("finalized"), ">=", 2), (kill(UNIT),))),
        ),
    ),
    card(
        "Showstopper",
        does(
            buff(ALLY_AT_HOME),
            move(ALLY_AT_HOME, Destination("to", ALLY_AT_HOME, ("battlefield",))),
        ),
    ),
    card(
        "Siphon Power",
        REACTION,
        does(
            Act("choose", on=BATTLEFIELD),
            give(All(unit & friendly & At(BATTLEFIELD)), might(1)),
            give(All(unit & enemy & At(BATTLEFIELD)), might(-1, floor=1)),
        ),
    ),
    card(
        "Stormbringer",
        does(
            Act("choose", on=ALLY_AT_HOME),
            deal(Stat(ALLY_AT_HOME, "might"), All(unit & enemy & At(BATTLEFIELD))),
            move(ALLY_AT_HOME, BATTLEFIELD),
        ),
    ),
    card(
        "Super Mega Death Rocket!",
        does(deal(5, UNIT)),
        when(
            When(("score conquer",), by=You()),
            return_to_hand(Me()),
            optional=True,
            pay=cost(discard(1)),
            areas=("trash",),
        ),
    ),
    card(
        "Zenith Blade",
        ACTION,
        does(stun(FOE_FIGHTER), May((move(ALLY, PlaceOf(FOE_FIGHTER)),))),
    ),
)

CARDS: Final[tuple[CardDef, ...]] = (*RUNES, *LEGENDS, *BATTLEFIELDS, *SIGNATURES)
