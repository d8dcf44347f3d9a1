"""Legends, battlefields and two-domain cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    At,
    Chooses,
    Compare,
    ControlledBy,
    CostMeasure,
    CostRule,
    CountOf,
    Destination,
    Did,
    EachPlayer,
    EventAmount,
    Fact,
    Gain,
    Has,
    Here,
    If,
    In,
    InsteadOf,
    Is,
    Later,
    Matches,
    Me,
    Measure,
    Not,
    Noted,
    OwnedBy,
    Paid,
    PayTo,
    Permit,
    Pick,
    Role,
    Same,
    Stat,
    Static,
    Tagged,
    Target,
    ThatPlayer,
    Top,
    TurnOf,
    Unless,
    When,
    You,
    YouAndAllies,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    REACTION,
    activated,
    add,
    another,
    anywhere,
    at_battlefield,
    burn,
    card,
    channel,
    cost,
    counter,
    deal,
    discard,
    disempower,
    does,
    double,
    draw,
    empower,
    empower_for,
    empowered,
    enemy,
    energy,
    exhaust_me,
    flow,
    friendly,
    gear,
    give,
    grants,
    here,
    in_showdown,
    kill,
    look_at,
    make_ready,
    might,
    mine,
    move,
    new_choices,
    play_token,
    power,
    put_in_trash,
    rune,
    spell,
    to_base,
    token,
    unit,
    when,
    when_here,
    while_empowered,
)

ALLY_IN_SHOWDOWN: Final = Target("ally", unit & friendly & in_showdown)
CHEAP_SPELL: Final = Target("spell", spell & CostMeasure("energy", "<=", 4))

ALLY: Final = Target("ally", unit & friendly)
UNIT: Final = Target("unit", unit)
FIGHTER: Final = Target("unit", unit & at_battlefield)
UP_TO_ONE_FOE: Final = Target("foe", unit & enemy & at_battlefield, at_least=0)
WEAKER_FOE: Final = Target("foe", unit & enemy & Measure("might", "<", Stat(ALLY, "might")))
GEAR: Final = Target("gear", gear)
TWO_GEAR: Final = Target("gear", gear, at_least=2, at_most=2)
UP_TO_TWO_RUNES: Final = Target("runes", rune, at_least=0, at_most=2)
UP_TO_FOUR: Final = Target("things", unit | gear | rune, at_least=0, at_most=4)
FOE: Final = Target("foe", unit & enemy)
TO_MY_UNITS: Final = Destination("to", FOE, ("with yours",))

CARDS: Final[tuple[CardDef, ...]] = (
    card("Acceleration Gate", does(make_ready(UP_TO_FOUR))),
    card(
        "Butcher of the Sands",
        activated(
            cost(power("any", 2), exhaust_me()),
            add(energy(2), only_for="unit"),
            speed="reaction",
            adds=True,
        ),
    ),
    card(
        "Curator of the Sands",
        when(
            When(("play",), (unit | gear) & CostMeasure("energy", ">=", 7), by=You()),
            make_ready(UP_TO_TWO_RUNES),
            optional=True,
            pay=cost(exhaust_me()),
        ),
        when(
            When(("activate",), by=You()),
            make_ready(UP_TO_TWO_RUNES),
            optional=True,
            pay=cost(exhaust_me()),
            cond=Compare(EventAmount(), ">=", 7),
        ),
    ),
    card(
        "Death Mark",
        does(burn(3), play_token("Shadow Clone")),
        flow(energy(1), power("any", 2)),
    ),
    card(
        "Defender of Tomorrow",
        empower_for(cost(energy(2), power("any", 2))),
        activated(cost(energy(1), exhaust_me()), make_ready(GEAR)),
        while_empowered(activated(cost(energy(1), exhaust_me()), make_ready(TWO_GEAR))),
    ),
    card(
        "Dominus",
        ACTION,
        does(
            double(UNIT),
            give(UNIT, grants(activated(cost(power("any", 2)), make_ready(Me())))),
        ),
    ),
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
        "Eye of Twilight",
        activated(cost(exhaust_me()), give(ALLY, Gain("Tank")), speed="action"),
    ),
    card(
        "Heart of the Tempest",
        when(When(("play",), ~token & ~Is("played from hand"), by=You()), empower(Me())),
        activated(
            cost(disempower(Me()), exhaust_me()), give(UNIT, Gain("Assault", 2)), speed="action"
        ),
    ),
    card(
        "Heisho, Shell of the World",
        CostRule("ignore", applies=Chooses(here), by=EachPlayer(), component="Deflect"),
    ),
    card("Kinkou Temple", Static((might(1),), scope=unit & here & Has("Tank"))),
    card(
        "Lightning Rush",
        does(
            look_at(Top(3), label="seen"),
            Pick("card", Anything(), at_least=0, among=Noted("seen")),
            Act("draw", on=Noted("card")),
            put_in_trash(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
        ),
        flow(energy(2), power("any")),
    ),
    card(
        "Master of Shadows",
        when(When(("banish",), OwnedBy(You()), by=You()), empower(Me())),
        activated(cost(disempower(Me()), exhaust_me()), discard(1), draw(1), speed="action"),
    ),
    card(
        "Matriarch of War",
        when(When(("empower",), another, by=You()), empower(Me())),
        activated(cost(disempower(Me()), power("any"), exhaust_me()), make_ready(UNIT)),
    ),
    card(
        "Mystic Vortex",
        CostRule(
            "increase",
            applies=Is("with Reaction"),
            less=(power("any"),),
            cond=Matches(Me(), in_showdown),
        ),
    ),
    card(
        "Piltovan Forge",
        CostRule(
            "discount",
            applies=gear & friendly,
            by=YouAndAllies(),
            less=(energy(1),),
            component="ability",
            cond=Compare(Fact("gear abilities played", YouAndAllies()), "==", 0),
        ),
    ),
    card(
        "Protective Sands",
        when_here(
            "conquer",
            draw(1),
            optional=True,
            pay=cost(energy(1)),
            cond=Compare(CountOf(All(rune & mine)), "<=", 4),
        ),
    ),
    card(
        "Public Execution",
        does(Act("choose", on=ALLY), kill(WEAKER_FOE)),
        flow(energy(5), power("any", 2)),
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
        "Risen Altar",
        CostRule(
            "discount",
            applies=unit & mine & here,
            less=(energy(1), power("any")),
            choice=True,
            component="empower",
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
        "Sandswept Tomb",
        CostRule(
            "discount",
            applies=spell & Chooses(unit & here & ControlledBy(ThatPlayer())),
            less=(power("any"),),
        ),
    ),
    card(
        "Shadow Dash",
        flow(energy(5), power("any", 2)),
        does(
            move(FOE, TO_MY_UNITS),
            If(
                Compare(CountOf(All(unit & mine & At(TO_MY_UNITS))), "==", 2),
                (give(All(unit & mine & At(TO_MY_UNITS)), might(1)),),
            ),
        ),
    ),
    card("Shadow Temple", when_here("hold", burn(3))),
    card(
        "Shuriken Flip",
        does(deal(2, UP_TO_ONE_FOE), move(ALLY, anywhere(ALLY))),
        flow(energy(3), power("any")),
    ),
    card(
        "Siphoning Strike",
        does(
            deal(4, FIGHTER, label="struck"),
            InsteadOf("struck", Compare(CountOf(All(rune & mine)), ">=", 7), (deal(7, FIGHTER),)),
            Later(when(When(("die",), Same(Noted("unit"))), channel(1, rune_exhausted=True))),
        ),
    ),
    card(
        "Soul's Reflection",
        when(When(("empower",), another, by=You()), empower(Me())),
        activated(cost(disempower(Me()), exhaust_me()), give(FIGHTER, might(-2))),
    ),
    card(
        "Threshold of the Gray",
        when(
            When(("start of combat",), place=Here()),
            Act("add", who=Role(("attacker", "defender")), how=("energy",)),
        ),
    ),
)
