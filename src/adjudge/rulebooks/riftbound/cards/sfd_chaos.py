"""Chaos cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    CameFrom,
    ControllerOf,
    CostMeasure,
    CostRule,
    Matches,
    Me,
    Measure,
    Opponents,
    PayTo,
    PlayCard,
    SamePlace,
    Target,
    TargetPlayer,
    When,
    You,
    YouAndAllies,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    GANKING,
    HIDDEN,
    REACTION,
    another,
    at_battlefield,
    attach,
    attacking,
    card,
    cost,
    counter,
    discard,
    does,
    draw,
    energy,
    equip,
    gain_points,
    gear,
    in_combat,
    in_trash,
    keyword,
    kill,
    me,
    mine,
    move,
    play_token,
    power,
    recycle_from,
    repeat,
    return_to_hand,
    spell,
    to_base,
    unit,
    when,
    when_i,
    when_played,
)

MY_UNIT: Final = Target("unit", unit & mine)
TWO_AT_A_BATTLEFIELD: Final = Target(
    "units", unit & at_battlefield, at_least=2, at_most=2, group=(SamePlace(),)
)
OPPONENT: Final = TargetPlayer("opponent")
SPELL: Final = Target("spell", spell)
ATTACKER: Final = Target("attacker", unit & attacking)
CHEAP_SPELL: Final = Target("spell", spell & in_trash() & CostMeasure("energy", "<=", 3))
DEAD_UNIT: Final = Target("unit", unit & in_trash())
SMALL_OTHER: Final = Target("unit", unit & another & at_battlefield & Measure("might", "<=", 3))

CARDS: Final[tuple[CardDef, ...]] = (
    card("Boots of Swiftness", equip(power("chaos")), effect=(GANKING,)),
    card("Downwell", does(return_to_hand(All(unit | gear)))),
    card(
        "Draven, Audacious",
        keyword("Deflect"),
        when(When(("win combat",), me, nth=1), gain_points(1)),
        when(
            When(("die",), me),
            Act("choose", on=OPPONENT),
            gain_points(1, OPPONENT),
            cond=Matches(Me(), in_combat),
        ),
    ),
    card(
        "Edge of Night",
        HIDDEN,
        equip(power("chaos")),
        when_played(attach(Me(), MY_UNIT), cond=CameFrom("facedown")),
    ),
    card(
        "Ezreal, Prodigy",
        when_played(discard(1), draw(2)),
        CostRule(
            "component",
            applies=Anything(),
            by=You(),
            less=(energy(1), power("any")),
            choice=True,
            component="optional",
        ),
    ),
    card(
        "Fizz, Trickster",
        when_played(
            PlayCard(CHEAP_SPELL, ignore=("energy",), then="recycle"),
            optional=True,
        ),
    ),
    card(
        "Hard Bargain",
        REACTION,
        repeat(energy(2)),
        does(
            Act("choose", on=SPELL),
            PayTo(cost(energy(2)), (), who=ControllerOf(SPELL), otherwise=(counter(SPELL),)),
        ),
    ),
    card(
        "Last Rites",
        equip(power("chaos"), recycle_from("trash", 2)),
        effect=(when_i(("conquer", "hold"), PlayCard(DEAD_UNIT), optional=True),),
    ),
    card(
        "Overzealous Fan",
        when_i(
            "defend",
            move(ATTACKER, to_base(ATTACKER)),
            optional=True,
            pay=cost(kill(Me())),
        ),
    ),
    card("Switcheroo", HIDDEN, ACTION, does(Act("swap", on=TWO_AT_A_BATTLEFIELD))),
    card("Treasure Hunter", when_i("move", play_token("Gold", is_exhausted=True))),
    card(
        "Vex, Cheerless",
        CostRule(
            "discount",
            applies=spell,
            by=YouAndAllies(),
            less=(energy(1), power("any")),
            floor=1,
            cond=Matches(Me(), in_combat),
        ),
        CostRule(
            "increase",
            applies=spell,
            by=Opponents(),
            less=(energy(1), power("any")),
            cond=Matches(Me(), in_combat),
        ),
    ),
    card("Windsinger", HIDDEN, when_played(return_to_hand(SMALL_OTHER), optional=True)),
)
