"""Invented cards for examples about paying costs, checking legality and targets that fail."""

from __future__ import annotations

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    CopyOf,
    CostRule,
    Forbid,
    If,
    Matches,
    Me,
    Measure,
    Opponents,
    Paid,
    Static,
    Target,
    UnderControl,
    Unless,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    activated,
    add,
    additional_cost,
    anywhere,
    at_battlefield,
    cost,
    deal,
    does,
    enemy,
    energy,
    exhaust_me,
    exhausted,
    friendly,
    gear,
    give,
    in_combat,
    in_hand,
    invented,
    kill,
    make_ready,
    me,
    might,
    move,
    power,
    recycle_from,
    unit,
)

_KILL_FRIENDLY: Final = Act("kill one", on=All(unit & friendly))
_DISCARD_UNIT: Final = Act("discard", on=All(unit & in_hand()), amount=1)
_ANY_UNIT: Final = Target("unit", unit)
_ALLY: Final = Target("unit", unit & friendly)
_ENEMY_AT_BATTLEFIELD: Final = Target("unit", unit & enemy & at_battlefield)
_ENEMY_UP_TO_3: Final = Target("unit", unit & enemy & Measure("might", "<=", 3))
_UNIT_UP_TO_3: Final = Target("unit", unit & Measure("might", "<=", 3))
_EXHAUSTED: Final = Target("something", (unit | gear) & exhausted)
_PERMANENT: Final = Target("permanent", unit | gear)
_MODEL: Final = Target("model", gear)

CARDS: Final[tuple[CardDef, ...]] = (
    # Costs.
    invented(
        "Test Muster Banner",
        "gear",
        CostRule("discount", applies=unit, by=You(), less=(power("any"),)),
        pay=(energy(1),),
    ),
    invented(
        "Test Kindling",
        "gear",
        activated(cost(kill(Me())), add(energy(1)), speed="reaction", adds=True),
        pay=(energy(1),),
    ),
    invented(
        "Test Bone Sifter",
        "gear",
        activated(
            cost(exhaust_me(), recycle_from("trash", 2)),
            add(energy(1)),
            speed="reaction",
            adds=True,
        ),
        pay=(energy(1),),
    ),
    invented(
        "Test Twin Toll",
        "unit",
        additional_cost("toll", cost(_KILL_FRIENDLY, _DISCARD_UNIT), optional=False),
        pay=(energy(2),),
        might_value=5,
    ),
    invented(
        "Test Blood Price",
        "spell",
        additional_cost("kill", cost(_KILL_FRIENDLY), optional=True),
        does(If(Paid("kill"), (give(_ALLY, might(7)),), (give(_ALLY, might(2)),))),
        pay=(energy(1),),
    ),
    invented("Test Scrapping", "spell", does(kill(_MODEL)), pay=(power("any"),)),
    # Legality.
    invented(
        "Test Sapping Lord",
        "unit",
        Static((might(-1),), scope=unit & enemy),
        pay=(energy(3),),
        might_value=2,
    ),
    invented(
        "Test Grim Bargain",
        "spell",
        additional_cost("kill", cost(_KILL_FRIENDLY), optional=False),
        does(kill(_ENEMY_UP_TO_3)),
        pay=(energy(1),),
    ),
    # Targets that fail.
    invented("Test Field Bane", "spell", does(kill(_ENEMY_AT_BATTLEFIELD)), pay=(energy(1),)),
    invented("Test Small Bane", "spell", does(kill(_UNIT_UP_TO_3)), pay=(energy(1),)),
    invented("Test Idle Bane", "spell", does(kill(_EXHAUSTED)), pay=(energy(1),)),
    invented(
        "Test Field Jolt",
        "spell",
        does(deal(2, Target("unit", unit & at_battlefield))),
        pay=(energy(1),),
    ),
    invented(
        "Test Turncoat",
        "spell",
        REACTION,
        does(give(_ANY_UNIT, UnderControl(You()))),
        pay=(energy(1),),
    ),
    invented(
        "Test Petrify",
        "spell",
        REACTION,
        does(give(_ANY_UNIT, CopyOf(_MODEL))),
        pay=(energy(1),),
    ),
    invented("Test Rouse", "spell", REACTION, does(make_ready(_PERMANENT)), pay=(energy(1),)),
    invented(
        "Test Sidestep",
        "spell",
        REACTION,
        does(move(_ALLY, anywhere(_ALLY))),
        pay=(energy(1),),
    ),
    invented(
        "Test Elusive 3",
        "unit",
        Forbid("choose", obj=me, by=Opponents(), cond=Unless(Matches(Me(), in_combat))),
        pay=(energy(3),),
        might_value=3,
    ),
)

__all__ = ["CARDS"]
