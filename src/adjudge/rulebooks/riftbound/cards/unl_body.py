"""Body cards of the third set (UNL).

Flags:
    "lethal to enemies": any damage for which the bearer's controller is responsible is lethal
        damage to that player's enemy units.
"""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    At,
    Chooses,
    Compare,
    ControlledBy,
    Destination,
    EventPlace,
    Fact,
    Flag,
    Forbid,
    ForSome,
    Gain,
    If,
    In,
    Later,
    Me,
    Measure,
    Modes,
    Not,
    Noted,
    OnePerPlace,
    Opponents,
    OwnedBy,
    OwnerOf,
    Permit,
    Pick,
    PlayerStat,
    Same,
    Stat,
    Static,
    SumOf,
    Tagged,
    Target,
    TargetPlace,
    TargetPlayer,
    ThatPlayer,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    AMBUSH,
    GANKING,
    REACTION,
    TANK,
    ability_item,
    activated,
    add,
    another,
    at_battlefield,
    buff,
    card,
    cost,
    costs_less,
    counter,
    deal,
    does,
    draw,
    enemy,
    energy,
    equip,
    exhaust_me,
    friendly,
    gain_xp,
    give,
    here,
    keyword,
    level,
    make_ready,
    me,
    might,
    mine,
    move,
    power,
    rune,
    spell,
    spend_xp,
    to_base,
    unit,
    when,
    when_i,
    when_played,
)

ALLY: Final = Target("ally", unit & friendly)
ALLIED_FIGHTER: Final = Target("ally", unit & friendly & at_battlefield)
FOE: Final = Target("foe", unit & enemy)
ONE_FOE_A_PLACE: Final = Target(
    "foes", unit & enemy, at_least=0, at_most=None, group=(OnePerPlace(),)
)
MINE: Final = Target("unit", unit & mine)
OPPONENT: Final = TargetPlayer("opponent")
BELOW_11: Final = Compare(PlayerStat(You(), "xp"), "<", 11)
FOE_HERE: Final = Target("foe", unit & enemy & here)
SMALLER_FOE_HERE: Final = Target(
    "foe", unit & enemy & here & Measure("might", "<", Stat(Me(), "might"))
)
BATTLEFIELD: Final = TargetPlace("battlefield", "battlefield")
SMALLER_FOES_THERE: Final = All(
    unit & enemy & At(BATTLEFIELD) & Measure("might", "<", Stat(ALLY, "might"))
)
UNIT: Final = Target("unit", unit)
OTHER_UNIT: Final = Target("other unit", unit, apart=("unit",))
UP_TO_TWO_RUNES: Final = Target("runes", rune, at_least=0, at_most=2)
UP_TO_THREE_CARDS: Final = Target(
    "cards", In("trash") & OwnedBy(Opponents()), at_least=0, at_most=3
)
OPPONENT_CLOSE: Final = ForSome(
    Opponents(), Compare(PlayerStat(ThatPlayer(), "points to go"), "<=", 3)
)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Arachnoid Horror",
        keyword("Hunt", 2),
        Permit("play to", obj=me, area="battlefield", tests=("with a lone enemy",), areas=("any",)),
        Permit("play to", obj=unit & friendly, area="battlefield", tests=("with a lone enemy",)),
    ),
    card(
        "Blood Rose",
        when(When(("play",), unit, by=You()), gain_xp(1), optional=True, pay=cost(energy(1))),
        activated(cost(spend_xp(3), exhaust_me()), make_ready(UNIT)),
    ),
    card(
        "Call to Battle",
        does(
            move(MINE, Destination("to", MINE, ("yours",))),
            Act("choose", on=OPPONENT),
            Pick("theirs", unit & ControlledBy(OPPONENT), who=OPPONENT),
            Act("move", on=Noted("theirs"), to=Destination("to", MINE, ("yours",)), who=OPPONENT),
        ),
    ),
    card(
        "Clash of Giants",
        does(
            Act("choose", on=UNIT),
            Act("choose", on=OTHER_UNIT),
            Act("deal each other", on=UNIT, by=OTHER_UNIT),
        ),
    ),
    card(
        "Concentrate",
        level(6, costs_less(energy(2), cond=BELOW_11)),
        level(11, costs_less(energy(4))),
        does(draw(2)),
    ),
    card("Crowd Favorite", keyword("Hunt"), activated(cost(spend_xp(2)), buff(Me()))),
    card("Demacian Diplomat", when_played(gain_xp(1))),
    card("Determined Sentry", Forbid("move", obj=me, area="base")),
    card(
        "Disposal Order",
        REACTION,
        does(
            Modes(
                (
                    (
                        Act("choose", on=UP_TO_THREE_CARDS),
                        Act("recycle", on=UP_TO_THREE_CARDS, who=OwnerOf(UP_TO_THREE_CARDS)),
                    ),
                    (draw(1),),
                )
            )
        ),
    ),
    card(
        "Dragonsoul Sage",
        activated(cost(exhaust_me()), add(energy(1)), speed="reaction", adds=True),
    ),
    card(
        "Elder Dragon",
        Static((Flag("lethal to enemies"),)),
        when_played(Act("choose", on=ONE_FOE_A_PLACE), deal(1, ONE_FOE_A_PLACE)),
    ),
    card("Gemhand Hunter", keyword("Hunt"), level(6, Static((might(1),)))),
    card(
        "Gentle Gemdragon",
        when(
            When(("play",), me | (Tagged("Dragon") & another), by=You()),
            make_ready(UP_TO_TWO_RUNES),
        ),
    ),
    card(
        "Grim Resolve",
        ACTION,
        does(
            give(ALLY, might(3)),
            Later(when(When(("win combat",), Same(Noted("ally"))), gain_xp(2)), once=False),
        ),
    ),
    card("Hunter's Machete", equip(power("body")), effect=(keyword("Hunt"),)),
    card(
        "Imposing Challenger",
        when_i(
            "move",
            move(SMALLER_FOE_HERE, Destination("to", SMALLER_FOE_HERE, ("battlefield",))),
            optional=True,
        ),
    ),
    card(
        "Irresistible Faefolk",
        when(When(("move",), me, area="battlefield"), move(FOE, EventPlace()), optional=True),
    ),
    card(
        "Kha'Zix, Evolving Hunter",
        keyword("Hunt"),
        when_i("attack", deal(Stat(Me(), "might"), FOE_HERE), optional=True, pay=cost(spend_xp(3))),
    ),
    card(
        "Kinkou Initiate",
        when_played(
            If(Compare(SumOf(All(unit & mine & another), "might"), ">=", 5), (draw(1),)),
        ),
    ),
    card(
        "Master Yi, Tempered",
        keyword("Hunt", 2),
        level(6, keyword("Deflect"), GANKING),
    ),
    card("Nidalee, Cat Form", AMBUSH, when_i("win combat", draw(1))),
    card("Nilah, Joyful Ascetic", ACCELERATE, GANKING, when_i("move", gain_xp(1))),
    card(
        "Poppy, Paragon",
        keyword("Deflect"),
        when_played(make_ready(Me()), gain_xp(3), cond=OPPONENT_CLOSE),
    ),
    card(
        "Rengar, Trophy Hunter",
        AMBUSH,
        Permit("ambush to", obj=me, area="battlefield", tests=("with enemies",), areas=("any",)),
    ),
    card(
        "Repulse",
        REACTION,
        does(
            Act("choose", on=ALLIED_FIGHTER),
            counter(
                Target(
                    "item",
                    (ability_item | spell)
                    & enemy
                    & Chooses(Same(ALLIED_FIGHTER))
                    & ~Chooses(unit & friendly & Not(ALLIED_FIGHTER)),
                )
            ),
        ),
    ),
    card(
        "Stare Down",
        does(
            Act("choose", on=ALLY),
            Act("choose", on=BATTLEFIELD),
            move(SMALLER_FOES_THERE, to_base(SMALLER_FOES_THERE)),
            gain_xp(1),
        ),
    ),
    card("Targonian Visionary", level(11, Static((might(4),)))),
    card("Towering Combatant", keyword("Shield", 2), TANK),
    card("Voracious Gromp", keyword("Hunt", 3)),
    card(
        "Wily Newtfish",
        Static((might(1), Gain("Ganking")), cond=Compare(Fact("xp gained"), ">=", 1)),
    ),
)
