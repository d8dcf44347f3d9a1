"""Invented cards for the cases that go through combat, layers and the later chapters."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Ability,
    Act,
    All,
    CostRule,
    CountOf,
    Elsewhere,
    Flag,
    Gain,
    Is,
    Later,
    Lose,
    Noted,
    PayTo,
    Permit,
    PlaceOf,
    Replacement,
    Same,
    SetStat,
    Static,
    Target,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    HIDDEN,
    REACTION,
    activated,
    another,
    anywhere,
    buffed,
    cost,
    deal,
    does,
    draw,
    empower_for,
    energy,
    equip,
    exhaust_me,
    gain_xp,
    gear,
    give,
    in_trash,
    invented,
    kill,
    legion,
    level,
    me,
    mighty,
    mine,
    move,
    power,
    return_to_hand,
    unit,
    when,
    when_here,
    when_i,
)

_UNIT: Final = Target("unit", unit)
_ALLY: Final = Target("ally", unit & mine)


def _gear(name: str, *abilities: Ability) -> CardDef:
    """A gear that costs 1."""
    return invented(name, "gear", *abilities, pay=(energy(1),))


CARDS: Final[tuple[CardDef, ...]] = (
    # Combat and scoring.
    invented(
        "Test Combat Victor 4",
        "unit",
        when_i("win combat", gain_xp(1)),
        pay=(energy(4),),
        might_value=4,
    ),
    _gear("Test Loss Counter", when(When(("lose combat",), by=You()), gain_xp(1))),
    _gear("Test Combat End Counter", when(When(("end of combat",)), gain_xp(1))),
    _gear("Test Point Counter", when(When(("gain points",), by=You()), gain_xp(1))),
    invented(
        "Test Conqueror 3",
        "unit",
        when_i("conquer", gain_xp(1)),
        pay=(energy(3),),
        might_value=3,
    ),
    invented("Test Conquest Field", "battlefield", when_here("conquer", gain_xp(1))),
    _gear(
        "Test Quick Ferry",
        activated(cost(exhaust_me()), move(_ALLY, anywhere(_ALLY)), speed="reaction"),
    ),
    invented(
        "Test Roamer 2",
        "unit",
        REACTION,
        Permit("play to", obj=me, area="battlefield", areas=("any",)),
        pay=(energy(1),),
        might_value=2,
    ),
    invented(
        "Test Surfer 4",
        "unit",
        Static((Flag("ignores Tank"),)),
        Static((Flag("ignores Backline"),)),
        pay=(energy(4),),
        might_value=4,
    ),
    invented(
        "Test Brittle 3",
        "unit",
        Replacement(When(("damage",), me), keep=True, changes=(("times", 2),)),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Frailty",
        "spell",
        REACTION,
        does(
            Act("choose", on=_UNIT),
            Later(
                Replacement(
                    When(("damage",), Same(Noted("unit"))), keep=True, changes=(("times", 2),)
                ),
                once=False,
            ),
        ),
    ),
    # Layers.
    invented(
        "Test Sergeant 2",
        "unit",
        Static((Gain("Tank"),), scope=unit & mine & another),
        pay=(energy(2),),
        might_value=2,
    ),
    invented("Test Silence", "spell", REACTION, does(give(_UNIT, Lose()))),
    *(
        invented(
            f"Test Banner {number}",
            "gear",
            equip(energy(1)),
            Static((SetStat("might", number),), scope=unit & mine),
            pay=(energy(1),),
            tags=("Equipment",),
            might_bonus=0,
        )
        for number in (2, 7)
    ),
    # States that texts ask for.
    invented(
        "Test Fetch Mighty",
        "spell",
        REACTION,
        does(return_to_hand(Target("unit", unit & mighty & in_trash()))),
    ),
    invented("Test Buff Bane", "spell", REACTION, does(kill(Target("unit", unit & buffed)))),
    invented(
        "Test Equipped Bane", "spell", REACTION, does(kill(Target("unit", unit & Is("equipped"))))
    ),
    _gear("Test Equip Counter", when(When(("attach",), by=You(), how=("equip",)), gain_xp(1))),
    invented(
        "Test Dues",
        "spell",
        REACTION,
        does(PayTo(cost(energy(1), power("any")), (draw(1),))),
    ),
    invented(
        "Test Buff Toll",
        "spell",
        REACTION,
        does(PayTo(cost(Act("spend buff one", on=All(unit))), (draw(1),))),
    ),
    invented(
        "Test Ascetic 2", "unit", Static((Flag("any buff"),)), pay=(energy(2),), might_value=2
    ),
    invented(
        "Test Exalted 2",
        "unit",
        Static((Flag("any empowered"),)),
        when_i("empower", gain_xp(1)),
        pay=(energy(2),),
        might_value=2,
    ),
    # Dependent keywords.
    _gear("Test School", level(3, activated(cost(exhaust_me()), draw(1), speed="reaction"))),
    invented(
        "Test Elite 3",
        "unit",
        level(3, legion(when_i("move", draw(1)))),
        pay=(energy(1),),
        might_value=3,
    ),
    # Keywords.
    invented("Test Twice Hidden", "spell", HIDDEN, HIDDEN, does(deal(3, _UNIT)), pay=(energy(4),)),
    invented(
        "Test Aspirant 2",
        "unit",
        empower_for(cost(energy(3))),
        when_i("target", gain_xp(1)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Cheap Aspirant 2",
        "unit",
        empower_for(cost(energy(3))),
        CostRule(
            "discount",
            less=(energy(1),),
            count=CountOf(All(gear & mine)),
            component="empower",
            areas=("any",),
        ),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Parting",
        "spell",
        HIDDEN,
        does(
            deal(1, Target("one", unit)),
            deal(1, Target("other", unit & Elsewhere(PlaceOf(Target("one", unit))))),
        ),
    ),
)

__all__ = ["CARDS"]
