"""Chaos cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    CameFrom,
    Chooses,
    Compare,
    ControllerOf,
    CostMeasure,
    CostRule,
    CountOf,
    Destination,
    EventPlace,
    Fact,
    Gain,
    In,
    Matches,
    Me,
    Measure,
    Not,
    Noted,
    Opponents,
    PayTo,
    Pick,
    PlayCard,
    Same,
    SamePlace,
    Static,
    Target,
    TargetPlayer,
    Top,
    When,
    You,
    YouAndAllies,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    GANKING,
    HIDDEN,
    REACTION,
    WEAPONMASTER,
    another,
    at_battlefield,
    attach,
    attacking,
    battlefield,
    card,
    cost,
    counter,
    discard,
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
    in_combat,
    in_trash,
    keyword,
    kill,
    look_at,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    recycle,
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
ENEMY_UNIT: Final = Target("foe", unit & enemy)
OTHER_ALLY: Final = Target("ally", unit & friendly & another)
GEAR: Final = Target("gear", gear)
FOE: Final = Target("foe", unit & enemy)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Ancient Warmonger",
        ACCELERATE,
        Static((Gain("Assault", CountOf(All(unit & enemy & here))),)),
    ),
    card("Beast Below", when_played(return_to_hand(All(Same(OTHER_ALLY) | Same(ENEMY_UNIT))))),
    card(
        "Black Market Broker",
        when(
            When(("play",), by=You(), how=("from facedown",)), play_token("Gold", is_exhausted=True)
        ),
    ),
    card("Boots of Swiftness", equip(power("chaos")), effect=(GANKING,)),
    card(
        "Called Shot",
        ACTION,
        repeat(power("chaos")),
        does(
            look_at(Top(2), label="seen"),
            Pick("card", Anything(), among=Noted("seen")),
            Act("draw", on=Noted("card")),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
        ),
    ),
    card(
        "Corrupt Enforcer",
        when(When(("move",), me, area="battlefield"), discard(1)),
        when_i("win combat", draw(1)),
    ),
    card(
        "Cull",
        equip(power("chaos")),
        effect=(when_i("conquer", play_token("Gold", is_exhausted=True)),),
    ),
    card("Doran's Ring", equip(power("chaos")), effect=(when_i("conquer", discard(1), draw(1)),)),
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
    card("Factory Recall", ACTION, does(return_to_hand(GEAR))),
    card(
        "Fae Porter",
        when(
            When(("move",), me, area="battlefield"),
            move(MY_UNIT, EventPlace()),
            optional=True,
            pay=cost(power("chaos")),
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
        "Harpoon Squad",
        when_i("move", give(Me(), might(2)), cond=Matches(EventPlace(origin=True), battlefield)),
    ),
    card(
        "Irelia, Graceful",
        CostRule(
            "discount",
            applies=spell & Chooses(Same(Me())),
            by=You(),
            less=(energy(1), power("any")),
            choice=True,
        ),
    ),
    card("Jae Medarda", when(When(("target",), me, by=You(), how=("spell",)), draw(1))),
    card(
        "Last Rites",
        equip(power("chaos"), recycle_from("trash", 2)),
        effect=(when_i(("conquer", "hold"), PlayCard(DEAD_UNIT), optional=True),),
    ),
    card(
        "Loyal Pup",
        when(When(("player defends",), by=You()), move(Me(), EventPlace()), optional=True),
    ),
    card("Master Bingwen", WEAPONMASTER),
    card(
        "Overzealous Fan",
        when_i(
            "defend",
            move(ATTACKER, to_base(ATTACKER)),
            optional=True,
            pay=cost(kill(Me())),
        ),
    ),
    card(
        "Sivir, Mercenary",
        ACCELERATE,
        Static((might(2), Gain("Ganking")), cond=Compare(Fact("power spent"), ">=", 2)),
    ),
    card(
        "Spirit Wheel",
        when(
            When(("target",), unit & friendly, by=You()),
            draw(1),
            optional=True,
            pay=cost(energy(1), exhaust_me()),
        ),
    ),
    card("Switcheroo", HIDDEN, ACTION, does(Act("swap", on=TWO_AT_A_BATTLEFIELD))),
    card("Temptation", repeat(energy(2)), does(move(FOE, Destination("to", FOE, ("its side",))))),
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
