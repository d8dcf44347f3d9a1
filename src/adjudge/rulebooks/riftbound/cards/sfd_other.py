"""Legends, battlefields and two-domain cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    Anything,
    EachPlayer,
    EventObject,
    Exists,
    Forbid,
    Gain,
    Here,
    In,
    Me,
    Not,
    Noted,
    OwnerOf,
    Pick,
    PlayCard,
    Same,
    Static,
    Target,
    ThisItem,
    Top,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    QUICK_DRAW,
    REACTION,
    TEMPORARY,
    UNIQUE,
    at_battlefield,
    banish,
    card,
    channel,
    cost,
    deal,
    does,
    draw,
    enemy,
    energy,
    equip,
    exhaust_me,
    friendly,
    give,
    here,
    make_ready,
    might,
    mighty,
    mine,
    play_token,
    power,
    recycle,
    reveal,
    unit,
    when,
    when_here,
    when_played,
)

UNIT: Final = Target("unit", unit)
OTHER_UNIT: Final = Target("other unit", unit, apart=("unit",))
ALLY: Final = Target("ally", unit & friendly)
FOE_AT_BATTLEFIELD: Final = Target("foe", unit & enemy & at_battlefield)

LEGENDS: Final[tuple[CardDef, ...]] = (
    card(
        "Blade Dancer",
        when(
            When(("target",), unit & friendly, by=You()),
            make_ready(EventObject()),
            optional=True,
            pay=cost(exhaust_me(), power("any")),
        ),
        when(
            When(("score conquer",), by=You()),
            make_ready(Me()),
            optional=True,
            pay=cost(energy(1)),
        ),
    ),
    card("Glorious Executioner", when(When(("player wins combat",), by=You()), draw(1))),
    card(
        "Void Burrower",
        when(
            When(("score conquer",), by=You()),
            reveal(Top(2), label="revealed"),
            Pick("card", Anything(), at_least=0, among=Noted("revealed")),
            banish(Noted("card"), label="banished"),
            PlayCard(Noted("banished")),
            recycle(All(In("deck") & Same(Noted("revealed")) & Not(Noted("card")))),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
)

BATTLEFIELDS: Final[tuple[CardDef, ...]] = (
    card("Rockfall Path", Forbid("play to", obj=unit, place=Here())),
    card(
        "Sunken Temple",
        when_here(
            "conquer",
            draw(1),
            optional=True,
            pay=cost(energy(1)),
            cond=Exists(unit & mine & mighty & here),
        ),
    ),
    card("The Papertree", when_here("hold", channel(1, EachPlayer(), rune_exhausted=True))),
    card(
        "Treasure Hoard",
        when_here(
            "conquer",
            play_token("Gold", is_exhausted=True),
            optional=True,
            pay=cost(energy(1)),
        ),
    ),
)

SIGNATURES: Final[tuple[CardDef, ...]] = (
    card(
        "Arcane Shift",
        ACTION,
        does(
            banish(ALLY, label="banished"),
            PlayCard(Noted("banished"), who=OwnerOf(ALLY), ignore=("all",)),
            deal(3, FOE_AT_BATTLEFIELD),
            banish(ThisItem()),
        ),
    ),
    card("Defiant Dance", REACTION, does(give(UNIT, might(2)), give(OTHER_UNIT, might(-2)))),
    card(
        "Shurelya's Requiem",
        UNIQUE,
        equip(power("any")),
        when_played(make_ready(All(unit & mine))),
        effect=(Static((Gain("Ganking"),), scope=unit & mine & here),),
    ),
    card("Spinning Axe", QUICK_DRAW, equip(power("any")), TEMPORARY),
)

CARDS: Final[tuple[CardDef, ...]] = (*LEGENDS, *BATTLEFIELDS, *SIGNATURES)
