"""Calm cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    CameFrom,
    Compare,
    DoThis,
    EventObject,
    EventPlace,
    Exists,
    Fact,
    Flag,
    Forbid,
    Gain,
    Here,
    If,
    In,
    InsteadOf,
    Lasting,
    Later,
    Matches,
    Me,
    Measure,
    Modes,
    Not,
    Noted,
    Opponents,
    Paid,
    Pick,
    PlaceOf,
    PlayerStat,
    Replacement,
    Same,
    SameController,
    Some,
    Stat,
    Static,
    Tagged,
    Target,
    TargetPlayer,
    Top,
    TotalAtMost,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    AMBUSH,
    BACKLINE,
    HIDDEN,
    REACTION,
    TANK,
    activated,
    add,
    additional_cost,
    another,
    anywhere,
    at_battlefield,
    buff,
    card,
    cost,
    costs_less,
    counter,
    deathknell,
    does,
    draw,
    enemy,
    energy,
    enters,
    equip,
    exhaust_me,
    friendly,
    gain_xp,
    give,
    here,
    in_hand,
    keyword,
    level,
    look_at,
    make_ready,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    recycle,
    repeat,
    reveal,
    spell,
    stun,
    stunned,
    token,
    unit,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
FOE: Final = Target("foe", unit & enemy)
STUNNED_FOE: Final = Target("stunned foe", unit & enemy)
OPPONENT: Final = TargetPlayer("opponent")
BELOW_6: Final = Compare(PlayerStat(You(), "xp"), "<", 6)
BELOW_11: Final = Compare(PlayerStat(You(), "xp"), "<", 11)
ALLY: Final = Target("ally", unit & friendly)
MATE_HERE: Final = Target("unit", unit & mine & another & here)
MY_UNIT: Final = Target("unit", unit & mine)
SPELL: Final = Target("spell", spell)
STUNNED_ENEMY: Final = Exists(unit & enemy & stunned)
SIX_XP: Final = Compare(PlayerStat(You(), "xp"), ">=", 6)
PETS: Final = ("Bird", "Cat", "Dog", "Poro")

FOES_OF_ONE: Final = Target(
    "foes",
    unit & enemy,
    at_least=0,
    at_most=None,
    group=(SameController(), TotalAtMost("might", 8)),
)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Allay, Eager Admirer",
        keyword("Deflect"),
        Static(
            (Gain("Deflect"),),
            scope=unit & mine & another & here,
            cond=Matches(Me(), at_battlefield),
        ),
    ),
    card(
        "Alpha Wildclaw",
        TANK,
        Forbid(
            "choose",
            obj=unit & mine & here & Measure("might", "<", Stat(Me(), "might")),
            by=Opponents(),
        ),
    ),
    card("Back Off", HIDDEN, ACTION, does(stun(UNIT), If(CameFrom("hand"), (draw(1),)))),
    card(
        "Combat Experience",
        REACTION,
        does(Lasting((might(1),), to=UNIT, label="gift")),
        level(6, does(InsteadOf("gift", SIX_XP, (give(UNIT, might(3)),)))),
    ),
    card(
        "Double Trouble",
        repeat(energy(2)),
        does(
            look_at(Top(3), label="seen"),
            Pick("card", unit, at_least=0, among=Noted("seen")),
            reveal(Noted("card")),
            Act("draw", on=Noted("card")),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
        ),
    ),
    card("Enthusiastic Promoter", BACKLINE, when_i("hold", buff(All(unit & here)))),
    card(
        "Flurry of Feathers",
        REACTION,
        does(Modes(((counter(SPELL),), (play_token("Bird", count=4),)))),
    ),
    card(
        "Forgotten Signpost",
        activated(
            cost(
                Act("exhaust one", on=All(unit & mine & Not(MY_UNIT)), label="exhausted"),
                exhaust_me(),
            ),
            move(MY_UNIT, PlaceOf(Noted("exhausted"))),
            speed="action",
        ),
    ),
    card(
        "Friendship",
        REACTION,
        does(
            Act("choose", on=UNIT),
            *(If(Exists(unit & mine & Tagged(pet)), (give(UNIT, might(1)),)) for pet in PETS),
        ),
    ),
    card("Frisky Hunter", when_played(play_token("Bird", Here()))),
    card("Herald of Spring", keyword("Hunt"), when_played(gain_xp(2))),
    card(
        "Honeyfruit",
        enters("exhausted"),
        activated(cost(exhaust_me()), add(power("any")), speed="reaction", adds=True),
        level(
            6,
            activated(
                cost(exhaust_me()), add(energy(1), power("any")), speed="reaction", adds=True
            ),
        ),
    ),
    card(
        "Iascylla",
        when_i(
            "hold",
            Later(
                when(When(("start of main",), by=You()), move(FOE, EventPlace()), optional=True),
                until="game",
            ),
        ),
    ),
    card(
        "Ivern, Nurturer",
        when_i(
            ("play", "hold"),
            look_at(Top(3), label="seen"),
            Pick("card", unit, at_least=0, among=Noted("seen")),
            reveal(Noted("card"), label="revealed"),
            Act("draw", on=Noted("revealed")),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("revealed")))),
            If(
                Some(tuple(Matches(Noted("revealed"), Tagged(pet)) for pet in PETS)),
                (DoThis((buff(ALLY),)),),
            ),
        ),
    ),
    card(
        "Lillia, Protector of Dreams",
        when(When(("play",), unit & token, by=You()), give(Me(), might(1))),
        Static((Gain("Tank"),), scope=unit & mine & token),
    ),
    card(
        "Master Yi, Unstoppable",
        level(3, costs_less(energy(2), power("calm"), cond=BELOW_6)),
        level(6, costs_less(energy(4), power("calm", 2), cond=BELOW_11)),
        level(11, costs_less(energy(6), power("calm", 3))),
        level(16, Forbid("choose", obj=me, by=Opponents())),
    ),
    card(
        "Monch",
        costs_less(energy(2), cond=STUNNED_ENEMY),
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=STUNNED_ENEMY,
        ),
    ),
    card(
        "Mosstomper",
        keyword("Hunt", 2),
        level(3, keyword("Deflect"), Static((might(1),))),
    ),
    card("Mutated Mouser", keyword("Shield", 2), TANK),
    card(
        "Nami, Headstrong",
        additional_cost("extra", cost(power("calm")), optional=True),
        when_played(stun(FOE), cond=Paid("extra")),
        when_i(
            "hold",
            Later(
                when(
                    When(("play",), unit, by=You()),
                    make_ready(EventObject()),
                    buff(EventObject()),
                )
            ),
        ),
    ),
    card(
        "Scuttle Crab",
        when_played(draw(1)),
        deathknell(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT))),
            Act("watch", on=OPPONENT),
            gain_xp(1),
        ),
    ),
    card(
        "Shadow Watcher",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Compare(Fact("deaths in own beginning"), ">=", 1),
        ),
    ),
    card(
        "Skyward Strike",
        does(move(FOE, anywhere(FOE))),
        level(6, does(stun(STUNNED_FOE))),
    ),
    card("Soul Sword", equip(power("calm")), effect=(level(3, Static((might(1),))),)),
    card(
        "Trevor Snoozebottom",
        keyword("Shield"),
        when_i("hold", play_token("Sprite", Here(), is_ready=True)),
    ),
    card("Tricksy Tentacles", does(move(FOES_OF_ONE, anywhere(FOES_OF_ONE)))),
    card(
        "Vex, Mocking",
        TANK,
        keyword("Shield"),
        when(
            When(("stun",), unit & enemy & at_battlefield, by=You()),
            move(Me(), EventPlace()),
            optional=True,
        ),
    ),
    card(
        "Vilemaw",
        AMBUSH,
        Static(
            (Flag("no combat damage"),),
            scope=unit & enemy & here & Measure("might", "<", Stat(Me(), "might")),
        ),
        when_i("hold", draw(1)),
    ),
    card("Wuju Apprentice", keyword("Hunt"), level(6, when_played(draw(1)))),
    card(
        "Yuumi, Magical Cat",
        when_i(("attack", "defend"), give(MATE_HERE, might(3), Gain("Tank"))),
    ),
)
