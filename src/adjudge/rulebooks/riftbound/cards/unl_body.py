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
    Chooses,
    Compare,
    ControlledBy,
    Destination,
    EventPlace,
    Flag,
    If,
    Later,
    Not,
    Noted,
    OnePerPlace,
    Permit,
    Pick,
    PlayerStat,
    Same,
    Static,
    SumOf,
    Target,
    TargetPlayer,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    AMBUSH,
    GANKING,
    REACTION,
    ability_item,
    another,
    at_battlefield,
    card,
    costs_less,
    counter,
    deal,
    does,
    draw,
    enemy,
    energy,
    friendly,
    gain_xp,
    give,
    keyword,
    level,
    me,
    might,
    mine,
    move,
    spell,
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

CARDS: Final[tuple[CardDef, ...]] = (
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
        "Concentrate",
        level(6, costs_less(energy(2), cond=BELOW_11)),
        level(11, costs_less(energy(4))),
        does(draw(2)),
    ),
    card(
        "Elder Dragon",
        Static((Flag("lethal to enemies"),)),
        when_played(Act("choose", on=ONE_FOE_A_PLACE), deal(1, ONE_FOE_A_PLACE)),
    ),
    card("Gemhand Hunter", keyword("Hunt"), level(6, Static((might(1),)))),
    card(
        "Grim Resolve",
        ACTION,
        does(
            give(ALLY, might(3)),
            Later(when(When(("win combat",), Same(Noted("ally"))), gain_xp(2)), once=False),
        ),
    ),
    card(
        "Irresistible Faefolk",
        when(When(("move",), me, area="battlefield"), move(FOE, EventPlace()), optional=True),
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
    card("Voracious Gromp", keyword("Hunt", 3)),
)
