"""Invented cards for the cases that go through the chapters on abilities and game actions."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    DoThis,
    EachPlayer,
    In,
    Later,
    Measure,
    Not,
    Noted,
    Pick,
    Same,
    Target,
    Top,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    TEMPORARY,
    activated,
    add,
    attach,
    banish,
    cost,
    create,
    deal,
    detach,
    discard,
    does,
    draw,
    enemy,
    energy,
    equip,
    exhaust_me,
    friendly,
    gain_xp,
    gear,
    in_hand,
    invented,
    keyword,
    kill,
    me,
    mine,
    ready,
    recycle,
    return_to_hand,
    reveal,
    unit,
    when,
    when_i,
)

_UNIT: Final = Target("unit", unit)
_KILL_FRIENDLY: Final = Act("kill one", on=All(unit & friendly))
_ENEMY_UP_TO_3: Final = Target("unit", unit & enemy & Measure("might", "<=", 3))

CARDS: Final[tuple[CardDef, ...]] = (
    invented(
        "Test Grim Altar",
        "gear",
        activated(cost(_KILL_FRIENDLY), kill(_ENEMY_UP_TO_3)),
        pay=(energy(1),),
    ),
    # Who did it, and what did it.
    invented(
        "Test Kill Counter",
        "gear",
        when(When(("die",), unit, by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Spell Kill Counter",
        "gear",
        when(When(("die",), unit, by=You(), how=("spell",)), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Killer 4",
        "unit",
        when(When(("die",), unit, source=me), gain_xp(1)),
        pay=(energy(4),),
        might_value=4,
    ),
    invented(
        "Test Sniper 2",
        "unit",
        activated(cost(exhaust_me()), deal(3, _UNIT)),
        when(When(("die",), unit, source=me), gain_xp(1)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Long Bow",
        "gear",
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=0,
        effect=(activated(cost(exhaust_me()), deal(3, _UNIT)),),
    ),
    invented(
        "Test Gear Kill Counter",
        "gear",
        when(When(("die",), unit, by=You(), source=gear), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Push Counter",
        "gear",
        when(When(("move",), unit & enemy, by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Recall Counter",
        "gear",
        when(When(("recall",), unit, by=EachPlayer()), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Heal Counter",
        "gear",
        when(When(("heal",), unit, by=EachPlayer()), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Ability Kill Counter",
        "gear",
        when(When(("die",), unit, by=You(), how=("ability",)), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Heal Watcher", "gear", when(When(("heal",), unit), gain_xp(1)), pay=(energy(1),)
    ),
    invented("Test Twice Bolt", "spell", REACTION, does(DoThis((deal(3, _UNIT),), times=2))),
    # States and costs.
    invented("Test Ready Bane", "spell", does(kill(Target("thing", (unit | gear) & ready)))),
    invented("Test Pyre", "gear", activated(cost(discard(2)), deal(2, _UNIT)), pay=(energy(1),)),
    # Cards that are shown, banished and fetched.
    invented(
        "Test Sift 2",
        "spell",
        REACTION,
        does(
            reveal(Top(2), label="shown"),
            Pick("card", Anything(), among=Noted("shown")),
            return_to_hand(Noted("card")),
            recycle(All(In("deck") & Same(Noted("shown")) & Not(Noted("card")))),
        ),
    ),
    invented("Test Show Hand", "spell", REACTION, does(reveal(All(in_hand(You()))), draw(1))),
    invented("Test Add Rite", "spell", REACTION, does(add(energy(2)))),
    invented(
        "Test Cellar",
        "spell",
        REACTION,
        does(
            banish(Top(1), label="cellar"),
            Later(when(When(("conquer",), by=You()), return_to_hand(Noted("cellar")))),
        ),
    ),
    invented(
        "Test Exile", "spell", REACTION, does(Pick("card", in_hand(You())), banish(Noted("card")))
    ),
    invented(
        "Test Discard Watcher",
        "gear",
        when(When(("discard",), by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    # What is made from nothing.
    *(
        invented(f"Test Create {name}", "spell", REACTION, does(create(name)))
        for name in ("Recruit", "Gold", "Test Fury Rune", "Test Legend Token")
    ),
    # Attached cards with texts.
    invented(
        "Test Fading Axe",
        "gear",
        TEMPORARY,
        equip(energy(1)),
        when(When(("attach",), me), gain_xp(1)),
        when(When(("detach",), me), gain_xp(10)),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=1,
        effect=(keyword("Assault", 2), when_i("attack", draw(1))),
    ),
    invented(
        "Test Attach Counter",
        "gear",
        when(When(("attach",), by=You()), gain_xp(1)),
        pay=(energy(1),),
        might_bonus=0,
    ),
    invented("Test Unbind All", "spell", REACTION, does(detach(All(gear)))),
    invented(
        "Test Bind Mine",
        "spell",
        REACTION,
        does(
            Pick("gear", gear & mine),
            Pick("host", unit),
            attach(Noted("gear"), Noted("host")),
        ),
    ),
)

__all__ = ["CARDS"]
