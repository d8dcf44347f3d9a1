"""Cards of the third set (UNL).

Flags:
    "lethal to enemies": any damage for which the bearer's controller is responsible is lethal
        damage to that player's enemy units.
"""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    AppliedCost,
    At,
    CameFrom,
    CopyOf,
    Did,
    EventObject,
    EventPlace,
    EventPlayer,
    Flag,
    Forbid,
    Gain,
    Here,
    If,
    Later,
    Matches,
    Me,
    Not,
    Noted,
    NumberAtMost,
    OnePerPlace,
    Opponents,
    PayTo,
    Pick,
    Replacement,
    Same,
    Stat,
    Static,
    Target,
    TargetPlayer,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    REACTION,
    at_battlefield,
    card,
    copy_token,
    cost,
    deal,
    discard,
    does,
    draw,
    enemy,
    exhaust_me,
    friendly,
    gain_xp,
    give,
    grants,
    here,
    in_hand,
    keyword,
    kill,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    return_to_hand,
    reveal,
    spell,
    spend_xp,
    stun,
    to_base,
    token,
    unit,
    when,
    when_played,
)

UNIT: Final = Target("unit", unit)
UNIT_HERE: Final = Target("unit", unit & mine & here)
OTHER_UNIT_HERE: Final = Target("unit", unit & mine & here & Not(EventObject()))
UNIT_THERE: Final = Target("unit", unit & At(EventPlace()))
ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
STRUCK: Final = Target(
    "foes",
    unit & enemy & at_battlefield,
    at_most=None,
    group=(NumberAtMost(Stat(ALLY, "might")),),
)
ONE_FOE_A_PLACE: Final = Target(
    "foes", unit & enemy, at_least=0, at_most=None, group=(OnePerPlace(),)
)
OPPONENT: Final = TargetPlayer("opponent")

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Abandoned Hall",
        when(
            When(("play",), spell),
            give(UNIT_HERE, might(1)),
            optional=True,
            chooser=EventPlayer(),
        ),
    ),
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
    card("Back Off", HIDDEN, ACTION, does(stun(UNIT), If(CameFrom("hand"), (draw(1),)))),
    card(
        "Deceiver",
        when(
            When(("score conquer", "score hold"), by=You()),
            play_token("Reflection", EventPlace(), is_ready=True, label="reflection"),
            give(Noted("reflection"), CopyOf(UNIT_THERE), until="board"),
            give(Noted("reflection"), Gain("Temporary"), until="board"),
            optional=True,
            pay=cost(discard(1), exhaust_me()),
        ),
    ),
    card(
        "Elder Dragon",
        Static((Flag("lethal to enemies"),)),
        when_played(Act("choose", on=ONE_FOE_A_PLACE), deal(1, ONE_FOE_A_PLACE)),
    ),
    card(
        "Insightful Investigator",
        when_played(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            PayTo(
                cost(spend_xp(2)),
                (Pick("card", Anything(), among=All(in_hand(OPPONENT))),),
                label="paid",
            ),
            If(
                Did("paid"),
                (Act("discard", on=Noted("card"), who=OPPONENT), draw(1, OPPONENT)),
            ),
        ),
    ),
    card(
        "Mageseeker Investigator",
        AppliedCost("move", by=Opponents(), place=Here(), cost=cost(power("any")), each_beyond=1),
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
    card("Star-Crossed", REACTION, does(return_to_hand(All(Same(ALLY) | Same(FOE))))),
    card("The Ruination", does(kill(All(unit)))),
    card(
        "Vex, Apathetic",
        keyword("Deflect"),
        when(
            When(("play",), unit, by=Opponents()),
            stun(EventObject()),
            give(EventObject(), grants(Forbid("move", obj=me, by=You()))),
            cond=Matches(Me(), at_battlefield),
        ),
    ),
    card(
        "Zilean, Time Mage",
        Replacement(
            When(("play token",), unit & token, by=You()),
            (copy_token(EventObject()),),
            keep=True,
            optional=True,
            cond=Matches(Me(), at_battlefield),
            times=1,
        ),
    ),
)
