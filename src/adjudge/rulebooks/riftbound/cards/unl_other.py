"""Legends, battlefields and two-domain cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    At,
    Compare,
    ControllerOf,
    CopyOf,
    CostRule,
    CountOf,
    DoThis,
    Elsewhere,
    EventObject,
    EventPlace,
    EventPlayer,
    Every,
    Exists,
    Fact,
    Forbid,
    Gain,
    Has,
    Here,
    HomeOf,
    If,
    Later,
    Matches,
    May,
    Me,
    Modes,
    Not,
    Noted,
    NumberAtMost,
    OwnerOf,
    PlaceIs,
    PlayCard,
    Replacement,
    Same,
    Stat,
    Static,
    Tagged,
    Target,
    TargetPlace,
    When,
    You,
    YouAndAllies,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    REACTION,
    activated,
    alone,
    anywhere,
    at_base,
    at_battlefield,
    at_start_of_your,
    attacking,
    banish,
    buff,
    card,
    channel,
    cost,
    costs_less,
    counter,
    deal,
    defending,
    discard,
    does,
    draw,
    enemy,
    energy,
    enters,
    equip,
    exhaust_me,
    exhausted,
    friendly,
    gain_xp,
    give,
    grants,
    here,
    in_trash,
    kill,
    level,
    make_ready,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    predict,
    put_in_deck,
    repeat,
    replace,
    return_to_hand,
    spell,
    spend_xp,
    stun,
    to_base,
    token,
    unit,
    unsupported,
    when,
    when_here,
    when_i,
)

DEAR_SPELL: Final = Compare(Fact("energy spent", of=EventObject()), ">=", 4)
UNIT: Final = Target("unit", unit)
FIGHTER: Final = Target("unit", unit & at_battlefield)
SPELL: Final = Target("spell", spell)
UNIT_HERE: Final = Target("unit", unit & mine & here)
OTHER_UNIT_HERE: Final = Target("unit", unit & mine & here & Not(EventObject()))
ANOTHER_UNIT_THERE: Final = Target("unit", unit & At(EventPlace()) & Not(Noted("reflection")))
ALLY: Final = Target("ally", unit & friendly)
ALLIED_FIGHTER: Final = Target("ally", unit & friendly & at_battlefield)
TIRED_FIGHTER: Final = Target("ally", unit & friendly & exhausted & at_battlefield)
FOE: Final = Target("foe", unit & enemy)
FOE_HERE: Final = Target("foe", unit & enemy & here)
FOE_FIGHTER: Final = Target("foe", unit & enemy & at_battlefield)
ATTACKER_HERE: Final = Target("foe", unit & enemy & attacking & here)
PETS: Final = ("Bird", "Cat", "Dog", "Poro")
STRUCK: Final = Target(
    "foes",
    unit & enemy & at_battlefield,
    at_most=None,
    group=(NumberAtMost(Stat(ALLY, "might")),),
)
FIELD_WITH_UNITS: Final = TargetPlace("battlefield", "battlefield", ("with yours",))
UP_TO_ONE_FOE_ELSEWHERE: Final = Target(
    "foe", unit & enemy & Elsewhere(FIELD_WITH_UNITS), at_least=0
)

LEGENDS: Final[tuple[CardDef, ...]] = (
    card(
        "Bashful Bloom",
        activated(cost(energy(4), exhaust_me()), play_token("Sprite", is_ready=True)),
        CostRule(
            "discount",
            less=(energy(1),),
            count=CountOf(All(unit & friendly & Has("Temporary"))),
            component="ability",
            areas=("any",),
        ),
    ),
    card(
        "Bloodharbor Ripper",
        activated(
            cost(energy(1), exhaust_me()),
            return_to_hand(ALLIED_FIGHTER),
            play_token("Gold", is_exhausted=True),
        ),
    ),
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
        "Keeper of the Hammer",
        when(When(("score hold",), by=You()), gain_xp(1)),
        activated(cost(spend_xp(3), exhaust_me()), draw(1)),
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
    unsupported(
        "Scorn of the Moon",
        "Energy that may be spent only during showdowns",
        "결전 중에만 쓸 수 있는 에너지",
    ),
    unsupported(
        "Virtuoso",
        "a spell that is banished once it was played, and cards put from banishment into the trash",
        "사용한 뒤에 추방되는 주문, 추방된 카드를 폐기장에 되돌려 놓기",
    ),
    card(
        "Voidreaver",
        when(When(("player wins combat",), by=You()), gain_xp(1)),
        activated(cost(spend_xp(1), exhaust_me()), buff(UNIT)),
        activated(cost(spend_xp(2), exhaust_me()), move(TIRED_FIGHTER, to_base(TIRED_FIGHTER))),
    ),
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
    unsupported(
        "Altar of Blood",
        "a replacement whose cost the controller of the dying unit pays",
        "죽는 유닛의 통제자가 비용을 치르는 대체 효과",
    ),
    card("Amateur Recital", when_here("hold", move(FIGHTER, to_base(FIGHTER)), optional=True)),
    card("Black Flame Altar", Static((Gain("Shield"),), scope=unit & here & Has("Temporary"))),
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
        "Forgotten Library",
        when(
            When(("play",), spell, by=You()),
            predict(),
            cond=Every((Matches(Me(), mine), DEAR_SPELL)),
        ),
    ),
    card("Frozen Fortress", when(When(("start of beginning",)), deal(1, All(unit & here)))),
    card(
        "Gardens of Becoming",
        Static((grants(activated(cost(exhaust_me()), gain_xp(1))),), scope=unit & here),
    ),
    card(
        "Ripper's Bay",
        when(
            When(("return",), unit, place=Here()),
            channel(1, rune_exhausted=True),
            optional=True,
            pay=cost(energy(1)),
            chooser=OwnerOf(EventObject()),
        ),
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
    card("The Academy", when_here("hold", Later(CostRule("repeat", applies=spell, by=You())))),
    card(
        "Trapping Grounds",
        when_here("conquer", play_token("Bird"), cond=Compare(Fact("excess damage"), ">=", 3)),
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
    card(
        "Vaults of Helia",
        when_here(
            "hold",
            Later(
                CostRule("increase", applies=unit & ~token, by=You(), less=(energy(1),)),
                once=False,
            ),
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
        "Curtain Call",
        repeat(energy(1)),
        repeat(power("any")),
        repeat(energy(1), power("any")),
        does(
            Modes(
                (
                    (draw(1),),
                    (deal(2, FIGHTER),),
                    (deal(3, Target("home", unit & at_base)),),
                    (give(Target("weakened", unit & at_battlefield), might(-4)),),
                ),
                fresh="item",
            ),
        ),
    ),
    card(
        "Daisy!",
        enters("ready"),
        *(costs_less(energy(1), cond=Exists(unit & mine & Tagged(tag))) for tag in PETS),
        when_i(
            "attack",
            stun(FOE_HERE),
            cond=Every(tuple(Exists(unit & mine & Tagged(tag)) for tag in PETS)),
        ),
    ),
    card(
        "Death from Below",
        does(
            kill(FIGHTER),
            If(
                Compare(Stat(FIGHTER, "might"), "<=", 3),
                (
                    DoThis(
                        (
                            If(
                                Matches(Me(), in_trash()),
                                (PlayCard(Me(), cost=cost(power("any"))),),
                            ),
                        ),
                        optional=True,
                    ),
                ),
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
        "Keeper's Verdict",
        ACTION,
        does(Act("choose", on=FOE_FIGHTER), put_in_deck(FOE_FIGHTER, OwnerOf(FOE_FIGHTER))),
    ),
    card(
        "Lilting Lullaby",
        REACTION,
        does(
            counter(SPELL),
            Later(Forbid("play", obj=spell, by=ControllerOf(SPELL)), once=False),
        ),
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
        "Moonfall",
        ACTION,
        does(
            Act("choose", on=FIELD_WITH_UNITS),
            May((move(UP_TO_ONE_FOE_ELSEWHERE, FIELD_WITH_UNITS),)),
            give(All(unit & enemy & At(FIELD_WITH_UNITS)), might(-2)),
        ),
    ),
    card(
        "Shadow",
        Replacement(
            When(("enter",), me),
            keep=True,
            cond=PlaceIs(area="battlefield"),
            changes=(("enters", "ready"),),
            areas=("chain",),
        ),
        activated(cost(energy(1), power("any"), exhaust_me()), stun(ATTACKER_HERE), speed="action"),
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
    card("Void Assault", does(move(ALLY, anywhere(ALLY)), move(FOE, anywhere(FOE, "where")))),
)

CARDS: Final[tuple[CardDef, ...]] = (*LEGENDS, *BATTLEFIELDS, *SIGNATURES)
