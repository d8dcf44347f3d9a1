"""Chaos cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    Anything,
    CameFrom,
    CostMeasure,
    CostRule,
    Me,
    Measure,
    PlayCard,
    Target,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    GANKING,
    HIDDEN,
    another,
    at_battlefield,
    attach,
    attacking,
    card,
    cost,
    discard,
    does,
    draw,
    energy,
    equip,
    gear,
    in_trash,
    kill,
    mine,
    move,
    play_token,
    power,
    recycle_from,
    return_to_hand,
    spell,
    to_base,
    unit,
    when_i,
    when_played,
)

MY_UNIT: Final = Target("unit", unit & mine)
ATTACKER: Final = Target("attacker", unit & attacking)
CHEAP_SPELL: Final = Target("spell", spell & in_trash() & CostMeasure("energy", "<=", 3))
DEAD_UNIT: Final = Target("unit", unit & in_trash())
SMALL_OTHER: Final = Target("unit", unit & another & at_battlefield & Measure("might", "<=", 3))

CARDS: Final[tuple[CardDef, ...]] = (
    card("Boots of Swiftness", equip(power("chaos")), effect=(GANKING,)),
    card("Downwell", does(return_to_hand(All(unit | gear)))),
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
    card("Treasure Hunter", when_i("move", play_token("Gold", is_exhausted=True))),
    card("Windsinger", HIDDEN, when_played(return_to_hand(SMALL_OTHER), optional=True)),
)
