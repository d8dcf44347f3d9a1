"""Fury cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    Compare,
    ControllerOf,
    CostRule,
    CountOf,
    CountPlaces,
    Did,
    EventObject,
    Every,
    Fact,
    Forbid,
    Gain,
    Here,
    Highest,
    If,
    In,
    Later,
    Matches,
    May,
    Me,
    Noted,
    NumberAtMost,
    Opponents,
    Paid,
    Pick,
    PlayCard,
    PlayerStat,
    PrintedCost,
    Replacement,
    Same,
    Static,
    Target,
    ThatPlayer,
    Top,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    GANKING,
    REACTION,
    activated,
    add,
    additional_cost,
    another,
    at_battlefield,
    attacking,
    banish,
    card,
    cost,
    costs_less,
    deal,
    discard,
    does,
    draw,
    enemy,
    energy,
    exhaust,
    exhaust_me,
    facedown,
    friendly,
    gain_points,
    gear,
    give,
    heal,
    here,
    keyword,
    kill,
    legion,
    make_ready,
    me,
    might,
    mighty,
    mine,
    power,
    recall,
    recycle,
    recycle_from,
    return_to_hand,
    revealed,
    spell,
    token,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
SECOND_UNIT: Final = Target("second unit", unit)
FIGHTER: Final = Target("unit", unit & at_battlefield)
FOES_HERE: Final = Target(
    "foes", unit & enemy & here, at_least=0, at_most=None, group=(NumberAtMost(5),)
)
ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Blazing Scorcher", ACCELERATE),
    card(
        "Blind Fury",
        ACTION,
        does(
            Act("reveal", on=Top(1, ThatPlayer()), who=Opponents(), label="revealed"),
            Pick("card", Anything(), among=Noted("revealed")),
            banish(Noted("card"), label="banished"),
            PlayCard(Noted("banished"), ignore=("all",)),
            recycle(All(revealed & In("deck"))),
        ),
    ),
    card(
        "Brazen Buccaneer",
        additional_cost("discard", cost(discard(1)), optional=True),
        costs_less(energy(2), cond=Paid("discard")),
    ),
    card(
        "Brynhir Thundersong",
        when_played(Later(Forbid("play", by=Opponents()), once=False)),
    ),
    card("Captain Farron", Static((Gain("Assault"),), scope=unit & friendly & another & here)),
    card("Chemtech Enforcer", keyword("Assault", 2), when_played(discard(1))),
    card("Cleave", ACTION, does(give(UNIT, Gain("Assault", 3)))),
    card("Dangerous Duo", legion(when_played(give(UNIT, might(2))))),
    card(
        "Darius, Trifarian",
        when(
            When(("play",), ~token, by=You(), nth=2),
            give(Me(), might(2)),
            make_ready(Me()),
        ),
    ),
    card(
        "Disintegrate",
        ACTION,
        does(
            deal(3, FIGHTER, label="struck"),
            # RB-CR@1.4:428.5.c: who dies in the cleanup right after was killed by this.
            Later(when(When(("die",), Same(Noted("struck"))), draw(1)), until="cleanup"),
        ),
    ),
    card("Draven, Showboat", Static((might(PlayerStat(You(), "points")),))),
    card("Falling Star", does(deal(3, UNIT), deal(3, SECOND_UNIT))),
    card(
        "Flame Chompers",
        when(
            When(("discard",), me, by=You()),
            PlayCard(Me(), ignore=("all",)),
            optional=True,
            pay=cost(power("fury")),
            areas=("trash",),
        ),
    ),
    card(
        "Get Excited!",
        ACTION,
        does(
            discard(1, label="discarded"),
            deal(PrintedCost(Noted("discarded"), "energy"), FIGHTER),
        ),
    ),
    card("Hextech Ray", ACTION, does(deal(3, FIGHTER))),
    card(
        "Immortal Phoenix",
        keyword("Assault", 2),
        when(
            When(("die",), unit, by=You(), how=("spell",)),
            PlayCard(Me(), ignore=("all",)),
            optional=True,
            pay=cost(energy(1), power("fury")),
            areas=("trash",),
        ),
    ),
    card(
        "Iron Ballista",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "exhausted"),),
            areas=("chain",),
        ),
        activated(cost(exhaust_me()), deal(2, FIGHTER)),
    ),
    card("Jinx, Demolitionist", ACCELERATE, keyword("Assault", 2), when_played(discard(2))),
    card("Kadregrin the Infernal", when_played(draw(CountOf(All(unit & mine & mighty))))),
    card("Kai'Sa, Survivor", ACCELERATE, when_i("conquer", draw(1))),
    card("Legion Rearguard", ACCELERATE),
    card(
        "Magma Wurm",
        Replacement(
            When(("enter",), unit & friendly & another), keep=True, changes=(("enters", "ready"),)
        ),
    ),
    card("Noxus Hopeful", legion(costs_less(energy(2)))),
    card("Noxus Saboteur", Forbid("play", obj=facedown, by=Opponents(), place=Here())),
    card("Pouty Poro", keyword("Deflect")),
    card(
        "Raging Firebrand",
        when_played(Later(CostRule("discount", applies=spell, by=You(), less=(energy(5),)))),
    ),
    card(
        "Raging Soul",
        Static((Gain("Assault"), Gain("Ganking")), cond=Compare(Fact("discarded"), ">=", 1)),
    ),
    unsupported(
        "Ravenborn Tome",
        "Bonus Damage for the next spell of this turn alone",
        "이번 턴의 다음 주문 하나에만 주는 추가 피해",
    ),
    card("Scrapyard Champion", legion(when_played(discard(2), draw(2)))),
    card(
        "Seal of Rage",
        activated(cost(exhaust_me()), add(power("fury")), speed="reaction", adds=True),
    ),
    card(
        "Shakedown",
        REACTION,
        does(
            Act("choose", on=FOE),
            May((draw(2),), who=ControllerOf(FOE), label="let"),
            If(Unless(Did("let")), (deal(6, FOE),)),
        ),
    ),
    card(
        "Sky Splitter",
        ACTION,
        costs_less(energy(1), count=Highest(All(unit & mine), "might")),
        does(deal(5, FIGHTER)),
    ),
    card(
        "Sun Disc",
        legion(
            activated(
                cost(exhaust_me()),
                Later(
                    Replacement(
                        When(("enter",), unit, by=You(), how=("play",)),
                        keep=True,
                        changes=(("enters", "ready"),),
                    )
                ),
            )
        ),
    ),
    card("Thermo Beam", ACTION, does(kill(All(gear)))),
    card(
        "Tryndamere, Barbarian",
        when_i(
            "conquer",
            gain_points(1),
            cond=Every((Matches(Me(), attacking), Compare(Fact("excess damage"), ">=", 5))),
        ),
    ),
    card(
        "Unlicensed Armory",
        activated(
            cost(discard(1), exhaust_me()),
            Act("choose", on=ALLY, label="chosen"),
            Later(
                Replacement(
                    When(("die",), Same(Noted("chosen"))),
                    body=(heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
                    cost=cost(power("fury")),
                )
            ),
        ),
    ),
    card(
        "Vayne, Hunter",
        keyword("Assault", 3),
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Compare(CountPlaces("battlefield", ("enemy",)), ">=", 1),
        ),
        when_i("conquer", return_to_hand(Me()), optional=True, pay=cost(energy(1))),
    ),
    card(
        "Vi, Destructive",
        GANKING,
        activated(cost(recycle_from("trash", 1)), give(Me(), might(1))),
    ),
    card("Void Seeker", ACTION, does(deal(4, FIGHTER), draw(1))),
    card(
        "Volibear, Furious",
        keyword("Deflect", 2),
        when_i("attack", deal(5, FOES_HERE, split=True)),
    ),
)
