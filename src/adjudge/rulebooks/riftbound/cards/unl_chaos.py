"""Chaos cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    CameFrom,
    CostMeasure,
    Did,
    DoThis,
    Elsewhere,
    EventObject,
    Every,
    Exists,
    Forbid,
    Here,
    If,
    Matches,
    Me,
    Measure,
    Noted,
    Opponents,
    PayTo,
    Pick,
    PlaceOf,
    PlayCard,
    PrintedCost,
    Replacement,
    Same,
    Static,
    Target,
    TargetPlace,
    TargetPlayer,
    TurnOf,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    AMBUSH,
    BACKLINE,
    HIDDEN,
    REACTION,
    activated,
    additional_cost,
    alone,
    another,
    at_battlefield,
    card,
    cost,
    counter,
    create,
    discard,
    does,
    draw,
    enemy,
    energy,
    enters,
    exhaust_me,
    friendly,
    gain_xp,
    give,
    grants,
    here,
    in_hand,
    in_trash,
    keyword,
    kill,
    me,
    might,
    move,
    predict,
    return_to_hand,
    reveal,
    spell,
    spend_xp,
    stun,
    unit,
    when,
    when_i,
    when_played,
)

ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
FOE_ELSEWHERE: Final = Target("foe", unit & enemy & Elsewhere(Here()))
BATTLEFIELD: Final = TargetPlace("battlefield", "battlefield")
OPPONENT: Final = TargetPlayer("opponent")
PLAYER: Final = TargetPlayer("player", "any")
SPELL: Final = Target("spell", spell)
NO_DEARER: Final = Target(
    "unit",
    unit
    & in_trash()
    & CostMeasure("energy", "<=", PrintedCost(Noted("killed"), "energy"))
    & CostMeasure("power", "<=", PrintedCost(Noted("killed"), "power")),
)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Abandon", REACTION, does(counter(SPELL, "hand"), predict())),
    card("Angler Beast", when_played(return_to_hand(All(unit & Measure("might", "<=", 2))))),
    card(
        "Baron Nashor",
        Replacement(
            When(("enter",), me),
            body=(
                create("Baron Pit", label="pit"),
                If(Did("pit"), (Act("enter there", to=PlaceOf(Noted("pit")), by=Me()),)),
            ),
            keep=True,
            areas=("chain",),
        ),
        Forbid("choose", obj=me, by=Opponents()),
        Static((might(2),), scope=unit & friendly & another),
    ),
    card("Bewitching Spirit", when_played(Act("choose", on=PLAYER), discard(1, PLAYER))),
    card(
        "Bone Skewer",
        HIDDEN,
        does(
            Act("choose", on=BATTLEFIELD),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            Pick("unit", unit, at_least=0, among=Noted("revealed")),
            PlayCard(
                Noted("unit"),
                who=OPPONENT,
                ignore=("any and all",),
                must_go=BATTLEFIELD,
                label="played",
            ),
            If(Did("played"), (DoThis((stun(Noted("played")),)),)),
        ),
    ),
    card(
        "Evelynn, Entrancing",
        HIDDEN,
        BACKLINE,
        when_played(
            move(FOE_ELSEWHERE, Here()),
            optional=True,
            cond=Every((CameFrom("facedown"), TurnOf(You()))),
        ),
    ),
    card(
        "Heedless Resurrection",
        REACTION,
        additional_cost(
            "kill", cost(Act("kill one", on=All(unit & friendly), label="killed")), optional=False
        ),
        does(PlayCard(NO_DEARER, ignore=("all",))),
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
        "Kha'Zix, Mutating Horror",
        AMBUSH,
        when_i(
            ("attack", "defend"),
            give(Me(), might(2)),
            gain_xp(2),
            cond=Exists(unit & enemy & alone & here),
        ),
    ),
    card("Lunar Boon", REACTION, does(discard(1), draw(2))),
    card(
        "Scryer's Bloom",
        enters("exhausted"),
        activated(cost(kill(Me()), energy(1), exhaust_me()), predict(2), draw(1), gain_xp(1)),
    ),
    card("Star-Crossed", REACTION, does(return_to_hand(All(Same(ALLY) | Same(FOE))))),
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
)
