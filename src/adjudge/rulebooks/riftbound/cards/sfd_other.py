"""Legends, battlefields and two-domain cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    Called,
    Compare,
    CostRule,
    CountPlaces,
    EachPlayer,
    EventObject,
    EventPlayer,
    Every,
    Exists,
    Fact,
    Flag,
    Forbid,
    Gain,
    Here,
    In,
    Later,
    Matches,
    Me,
    Not,
    Noted,
    OwnerOf,
    Pick,
    PlayCard,
    PlayerStat,
    Same,
    Static,
    Target,
    ThisItem,
    Top,
    UnderControl,
    Unless,
    When,
    You,
    YouAndAllies,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    QUICK_DRAW,
    REACTION,
    TEMPORARY,
    UNIQUE,
    activated,
    add,
    at_battlefield,
    at_end_of_turn,
    attach,
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
    equipment,
    exhaust_me,
    friendly,
    gear,
    give,
    grants,
    here,
    legend,
    make_ready,
    might,
    mighty,
    mine,
    play_token,
    power,
    recall,
    recycle,
    reveal,
    token,
    unit,
    when,
    when_here,
    when_played,
)

UNIT: Final = Target("unit", unit)
OTHER_UNIT: Final = Target("other unit", unit, apart=("unit",))
MY_UNIT: Final = Target("unit", unit & mine)
MY_EQUIPMENT: Final = Target("equipment", equipment & mine)
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
    card(
        "Chem-Baroness",
        when(
            When(("score hold",), by=YouAndAllies()),
            play_token("Gold", is_exhausted=True),
            optional=True,
            pay=cost(exhaust_me()),
        ),
        Static(
            (Flag("added energy"),),
            scope=Called("Gold") & mine,
            cond=Compare(PlayerStat(You(), "points to go"), "<=", 3),
        ),
    ),
    card(
        "Fire Below the Mountain",
        activated(
            cost(exhaust_me()), add(power("any"), only_for="gear"), speed="reaction", adds=True
        ),
    ),
    card("Glorious Executioner", when(When(("player wins combat",), by=You()), draw(1))),
    card(
        "Prodigal Explorer",
        activated(
            cost(exhaust_me()),
            draw(1),
            speed="reaction",
            only_if=Compare(Fact("enemies chosen"), ">=", 2),
        ),
    ),
    card(
        "Void Burrower",
        when(
            When(("score conquer",), by=You()),
            reveal(Top(2), label="revealed"),
            Pick("card", Anything(), at_least=0, among=Noted("revealed")),
            banish(Noted("card"), label="banished"),
            PlayCard(Noted("banished"), optional=True),
            recycle(All(In("deck") & Same(Noted("revealed")) & Not(Noted("card")))),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
)

BATTLEFIELDS: Final[tuple[CardDef, ...]] = (
    card(
        "Emperor's Dais",
        when_here(
            "conquer",
            play_token("Sand Soldier", Here()),
            optional=True,
            pay=cost(energy(1), Act("return one", on=All(unit & mine & here))),
        ),
    ),
    card(
        "Forge of the Fluft",
        Static(
            (grants(activated(cost(exhaust_me()), attach(MY_EQUIPMENT, MY_UNIT))),),
            scope=legend & friendly,
            cond=Matches(Me(), mine),
        ),
    ),
    card(
        "Forgotten Monument",
        Forbid(
            "score",
            by=EachPlayer(),
            place=Here(),
            cond=Compare(PlayerStat(EventPlayer(), "turns begun"), "<", 3),
        ),
    ),
    card(
        "Ornn's Forge",
        CostRule(
            "discount",
            applies=gear & ~token,
            by=YouAndAllies(),
            less=(energy(1),),
            cond=Every(
                (
                    Matches(Me(), mine),
                    Unless(Compare(Fact("gear played", YouAndAllies()), ">=", 1)),
                )
            ),
        ),
    ),
    card("Rockfall Path", Forbid("play to", obj=unit, place=Here())),
    card(
        "Seat of Power",
        when_here("conquer", draw(CountPlaces("battlefield", ("other", "friendly")))),
    ),
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
        "Hostile Takeover",
        HIDDEN,
        does(
            give(FOE_AT_BATTLEFIELD, UnderControl(You()), until="board"),
            make_ready(FOE_AT_BATTLEFIELD),
            Later(
                at_end_of_turn(
                    Act("lose control", on=Noted("foe")), recall(Noted("foe")), yours=False
                )
            ),
        ),
    ),
    card(
        "Shurelya's Requiem",
        UNIQUE,
        equip(power("any")),
        when_played(make_ready(All(unit & mine))),
        effect=(Static((Gain("Ganking"),), scope=unit & mine & here),),
    ),
    card("Spinning Axe", QUICK_DRAW, equip(power("any")), TEMPORARY),
    card(
        "Void Rush",
        does(
            reveal(Top(2), label="revealed"),
            Pick("card", Anything(), at_least=0, among=Noted("revealed")),
            banish(Noted("card"), label="banished"),
            PlayCard(Noted("banished"), less=(energy(2),), optional=True),
            Act("draw", on=All(In("deck") & Same(Noted("revealed")) & Not(Noted("card")))),
        ),
    ),
)

CARDS: Final[tuple[CardDef, ...]] = (*LEGENDS, *BATTLEFIELDS, *SIGNATURES)
