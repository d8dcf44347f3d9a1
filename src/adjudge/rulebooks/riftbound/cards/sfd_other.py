"""Legends, battlefields and two-domain cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    Called,
    Compare,
    ControlledBy,
    ControllerOf,
    CostRule,
    CountOf,
    CountPlaces,
    DoThis,
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
    HomeOf,
    HostOf,
    If,
    In,
    Is,
    Later,
    Matches,
    May,
    Me,
    Not,
    Noted,
    OwnerOf,
    Pick,
    PlayCard,
    PlayerStat,
    PrintedCost,
    Same,
    Static,
    Tagged,
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
    anywhere,
    at_battlefield,
    at_end_of_turn,
    attach,
    banish,
    burn,
    card,
    channel,
    cost,
    counter,
    deal,
    detach,
    does,
    draw,
    enemy,
    energy,
    equip,
    equipment,
    exhaust_me,
    friendly,
    gain_points,
    gear,
    give,
    grants,
    here,
    legend,
    make_ready,
    might,
    mighty,
    mine,
    move,
    play_token,
    power,
    prevent_next,
    put_in_hand,
    recall,
    recycle,
    repeat,
    reveal,
    rune,
    spell,
    to_base,
    token,
    unit,
    when,
    when_here,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
OTHER_UNIT: Final = Target("other unit", unit, apart=("unit",))
MY_UNIT: Final = Target("unit", unit & mine)
MY_EQUIPMENT: Final = Target("equipment", equipment & mine)
ALLY: Final = Target("ally", unit & friendly)
GEAR: Final = Target("gear", gear & friendly)
SPELL: Final = Target("spell", spell)
DETACHED: Final = Target("equipment", equipment & mine & ~Is("attached"))
ATTACHED: Final = Target("equipment", equipment & mine & Is("attached"))
UP_TO_ONE_EQUIPMENT: Final = Target(
    "equipment", equipment & ControlledBy(ControllerOf(ALLY)), at_least=0
)
UP_TO_TWO_SOLDIERS: Final = Target("ready", Same(Noted("soldiers")), at_least=0, at_most=2)
FOE_AT_BATTLEFIELD: Final = Target("foe", unit & enemy & at_battlefield)

LEGENDS: Final[tuple[CardDef, ...]] = (
    card(
        "Battle Mistress",
        when(
            When(("recycle",), rune, by=You()),
            play_token("Gold", is_exhausted=True),
            optional=True,
            pay=cost(exhaust_me()),
        ),
        when(When(("die",), unit & enemy, together=True), make_ready(Me())),
    ),
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
        "Emperor of the Sands",
        Static((Gain("Weaponmaster"),), scope=Called("Sand Soldier") & mine),
        activated(
            cost(energy(1), exhaust_me()),
            play_token("Sand Soldier", HomeOf(You())),
            only_if=Compare(Fact("Equipment played"), ">=", 1),
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
        "Grand Duelist",
        when(
            When(("become mighty",), unit & mine),
            channel(1, rune_exhausted=True),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
    card(
        "Grandmaster at Arms",
        activated(cost(energy(1), exhaust_me()), attach(DETACHED, MY_UNIT)),
        activated(cost(exhaust_me()), attach(ATTACHED, MY_UNIT)),
    ),
    card("Mechanized Menace", Static((Gain("Shield"),), scope=Tagged("Mech") & unit & mine)),
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
        "Purifier",
        Static(
            (grants(Static((Gain("Assault"),), scope=Same(HostOf(Me())))),),
            scope=equipment & mine,
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
        "Hall of Legends",
        when_here("conquer", make_ready(All(legend & mine)), optional=True, pay=cost(energy(1))),
    ),
    card(
        "Marai Spire",
        CostRule(
            "component",
            applies=Anything(),
            by=YouAndAllies(),
            less=(energy(1),),
            component="Repeat",
        ),
    ),
    card("Minefield", when_here("conquer", burn(2))),
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
                    Unless(Compare(Fact("non-token gear played", YouAndAllies()), ">=", 1)),
                )
            ),
        ),
    ),
    card(
        "Power Nexus",
        when_here("hold", gain_points(1), optional=True, pay=cost(power("any", 4))),
    ),
    card(
        "Ravenbloom Conservatory",
        when_here(
            "player defends",
            reveal(Top(1), label="revealed"),
            If(
                Matches(Noted("revealed"), spell),
                (put_in_hand(Noted("revealed")),),
                (recycle(Noted("revealed")),),
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
    card(
        "Veiled Temple",
        when_here(
            "conquer",
            make_ready(GEAR),
            If(Matches(GEAR, equipment), (May((detach(GEAR),)),)),
            optional=True,
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
    card(
        "Arise!",
        does(
            play_token("Sand Soldier", count=CountOf(All(equipment & mine)), label="soldiers"),
            DoThis((make_ready(UP_TO_TWO_SOLDIERS),)),
        ),
    ),
    card("Counter Strike", REACTION, does(prevent_next(UNIT), draw(1))),
    card(
        "Danger Zone",
        REACTION,
        repeat(energy(1), power("any")),
        does(give(All(Tagged("Mech") & unit & mine), might(1))),
    ),
    card("Defiant Dance", REACTION, does(give(UNIT, might(2)), give(OTHER_UNIT, might(-2)))),
    card(
        "Forgefire Cape",
        UNIQUE,
        equip(power("any")),
        effect=(when_i(("attack", "defend"), deal(2, All(unit & enemy & here))),),
    ),
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
    card("On the Hunt", does(make_ready(All(unit & mine)))),
    card(
        "Rabadon's Deathcrown",
        UNIQUE,
        equip(power("any")),
        effect=(Static((Flag("bonus damage", 3),)),),
    ),
    card(
        "Relentless Pursuit",
        ACTION,
        does(
            move(ALLY, anywhere(ALLY)),
            May((attach(UP_TO_ONE_EQUIPMENT, ALLY),)),
            give(ALLY, grants(when_i("conquer", move(Me(), to_base(Me())), optional=True))),
        ),
    ),
    card(
        "Riposte",
        REACTION,
        does(
            Act("choose", on=ALLY),
            Act("choose", on=SPELL),
            # RB-CR@1.4:359.3.e.12: the cost is read while the spell is still there.
            give(ALLY, might(PrintedCost(SPELL, "energy"))),
            counter(SPELL),
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
