"""Legends, battlefields and two-domain cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    At,
    Compare,
    CopyOf,
    CostRule,
    DoThis,
    EventObject,
    EventPlace,
    EventPlayer,
    Fact,
    Gain,
    Here,
    HomeOf,
    Later,
    Not,
    Noted,
    NumberAtMost,
    OwnerOf,
    PlayCard,
    Replacement,
    Same,
    Stat,
    Static,
    Target,
    When,
    You,
    YouAndAllies,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    REACTION,
    activated,
    alone,
    at_battlefield,
    at_start_of_your,
    banish,
    buff,
    card,
    cost,
    deal,
    defending,
    discard,
    does,
    draw,
    enemy,
    energy,
    equip,
    exhaust_me,
    friendly,
    gain_xp,
    give,
    grants,
    here,
    level,
    make_ready,
    might,
    mine,
    move,
    play_token,
    power,
    replace,
    spell,
    to_base,
    token,
    unit,
    when,
    when_here,
    when_i,
)

UNIT: Final = Target("unit", unit)
FIGHTER: Final = Target("unit", unit & at_battlefield)
UNIT_HERE: Final = Target("unit", unit & mine & here)
OTHER_UNIT_HERE: Final = Target("unit", unit & mine & here & Not(EventObject()))
ANOTHER_UNIT_THERE: Final = Target("unit", unit & At(EventPlace()) & Not(Noted("reflection")))
ALLY: Final = Target("ally", unit & friendly)
STRUCK: Final = Target(
    "foes",
    unit & enemy & at_battlefield,
    at_most=None,
    group=(NumberAtMost(Stat(ALLY, "might")),),
)

LEGENDS: Final[tuple[CardDef, ...]] = (
    card(
        "Deceiver",
        when(
            When(("score conquer", "score hold"), by=You()),
            play_token("Reflection", EventPlace(), is_ready=True, label="reflection"),
            DoThis(
                (
                    give(Noted("reflection"), CopyOf(ANOTHER_UNIT_THERE), until="board"),
                    give(Noted("reflection"), Gain("Temporary"), until="board"),
                )
            ),
            optional=True,
            pay=cost(discard(1), exhaust_me()),
        ),
    ),
    card(
        "Gloomist",
        when(
            When(("score hold",), by=YouAndAllies()),
            draw(1),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
    card(
        "Green Father",
        when(
            When(("score conquer", "score hold"), by=You()),
            replace(EventPlace(), "Brush"),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
    card(
        "Piltover Enforcer",
        when(
            When(("score conquer",), by=You()),
            make_ready(UNIT),
            optional=True,
            pay=cost(exhaust_me()),
            cond=Compare(Fact("excess damage"), ">=", 3),
        ),
    ),
    card("Pridestalker", when(When(("play",), unit, by=You()), give(UNIT, might(1)))),
    card(
        "Wuju Master",
        level(6, Static((might(1),), scope=unit & mine)),
        level(
            11,
            Replacement(When(("enter",), unit & mine), keep=True, changes=(("enters", "ready"),)),
        ),
    ),
)

BATTLEFIELDS: Final[tuple[CardDef, ...]] = (
    card(
        "Abandoned Hall",
        when(
            When(("play",), spell),
            give(UNIT_HERE, might(1)),
            optional=True,
            chooser=EventPlayer(),
        ),
    ),
    card("Amateur Recital", when_here("hold", move(FIGHTER, to_base(FIGHTER)), optional=True)),
    card(
        "Dusk Rose Lab",
        at_start_of_your(
            "beginning",
            draw(1),
            optional=True,
            pay=cost(Act("kill one", on=All(unit & mine & here))),
        ),
    ),
    card("Forbidding Waste", Static((might(-2),), scope=unit & here & defending & alone)),
    card(
        "Gardens of Becoming",
        Static((grants(activated(cost(exhaust_me()), gain_xp(1))),), scope=unit & here),
    ),
    card(
        "Star Spring",
        when(
            When(("play",), unit & ~token, place=Here(), nth=1, per="player"),
            move(OTHER_UNIT_HERE, to_base(OTHER_UNIT_HERE)),
            optional=True,
            chooser=EventPlayer(),
        ),
    ),
    card(
        "Valley of Idols",
        when(
            When(("play",), unit, place=Here()),
            buff(EventObject()),
            optional=True,
            pay=cost(energy(1)),
            chooser=EventPlayer(),
        ),
    ),
)

SIGNATURES: Final[tuple[CardDef, ...]] = (
    card(
        "Alpha Strike",
        ACTION,
        does(
            Act("choose", on=ALLY),
            deal(Stat(ALLY, "might"), STRUCK, split=True, by=ALLY, label="struck"),
            # RB-CR@1.4:428.5.c: who dies in the cleanup right after was killed by the strike.
            Later(
                when(When(("die",), Same(Noted("struck"))), gain_xp(1)),
                until="cleanup",
                once=False,
            ),
        ),
    ),
    card(
        "Hextech Gauntlets",
        equip(energy(3), power("any")),
        CostRule(
            "discount",
            less=(energy(1),),
            count=Stat(Target("unit", unit & mine), "might"),
            component="equip",
            areas=("any",),
        ),
        effect=(when_i("conquer", draw(1), cond=Compare(Fact("excess damage"), ">=", 3)),),
    ),
    card(
        "Mirror Image",
        does(
            Act("choose", on=UNIT),
            play_token("Reflection", HomeOf(You()), is_ready=True, label="reflection"),
            DoThis(
                (
                    give(Noted("reflection"), CopyOf(UNIT), until="board"),
                    give(Noted("reflection"), Gain("Temporary"), until="board"),
                )
            ),
        ),
    ),
    card(
        "Thrill of the Hunt",
        REACTION,
        does(
            banish(ALLY, label="banished"),
            PlayCard(
                Noted("banished"),
                who=OwnerOf(ALLY),
                ignore=("all",),
                must_area="any battlefield",
            ),
        ),
    ),
)

CARDS: Final[tuple[CardDef, ...]] = (*LEGENDS, *BATTLEFIELDS, *SIGNATURES)
