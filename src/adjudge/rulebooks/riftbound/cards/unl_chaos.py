"""Chaos cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    At,
    CameFrom,
    Compare,
    CostMeasure,
    CostRule,
    Did,
    DoThis,
    Elsewhere,
    EventObject,
    Every,
    Exists,
    Fact,
    Forbid,
    Gain,
    Here,
    If,
    In,
    InsteadOf,
    Linked,
    Matches,
    Me,
    Measure,
    Noted,
    Opponents,
    Paid,
    PayTo,
    Pick,
    PickWord,
    PlaceOf,
    PlayCard,
    PrintedCost,
    Replacement,
    Same,
    Stat,
    Static,
    SumOf,
    Target,
    TargetPlace,
    TargetPlayer,
    TurnOf,
    UnderControl,
    When,
    Worded,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    AMBUSH,
    BACKLINE,
    HIDDEN,
    REACTION,
    activated,
    additional_cost,
    alone,
    another,
    anywhere,
    at_battlefield,
    attacking,
    banish,
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
    exhaust,
    exhaust_me,
    friendly,
    gain_xp,
    give,
    grants,
    here,
    in_hand,
    in_showdown,
    in_trash,
    keyword,
    kill,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    predict,
    recall,
    repeat,
    return_to_hand,
    reveal,
    spell,
    spend_xp,
    stun,
    stunned,
    to_base,
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
FOE_AT_BATTLEFIELD: Final = Target("foe", unit & enemy & at_battlefield)
FOE_HERE: Final = Target("foe", unit & enemy & here)
ATTACKING_FOE: Final = Target("foe", unit & enemy & attacking)
ENEMY_FIELD: Final = TargetPlace("battlefield", "battlefield", ("occupied", "enemy"))
BANISHED_UNIT: Final = Target("unit", unit & In("banishment") & Same(Linked("banished")))

FOE_FIGHTER: Final = Target("foe", unit & enemy & at_battlefield)
SMALL_FOE: Final = Target("small foe", unit & enemy & at_battlefield & Measure("might", "<=", 3))

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
        "Blast Cone",
        when_played(move(FOE, anywhere(FOE)), optional=True),
        when(
            When(("move",), unit & enemy, by=You()),
            stun(EventObject()),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
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
        "Conscription",
        additional_cost("xp", cost(spend_xp(5)), optional=True),
        does(
            If(
                Paid("xp"),
                (
                    give(FOE_FIGHTER, UnderControl(You()), until="board"),
                    exhaust(FOE_FIGHTER),
                    recall(FOE_FIGHTER),
                ),
                (
                    give(SMALL_FOE, UnderControl(You()), until="board"),
                    exhaust(SMALL_FOE),
                    recall(SMALL_FOE),
                ),
            )
        ),
    ),
    card(
        "Crescent Guardian",
        CostRule(
            "additional",
            "extra",
            cost=cost(power("chaos")),
            optional=True,
            areas=("any",),
            cond=Compare(Fact("spell played"), ">=", 1),
        ),
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Paid("extra"),
        ),
    ),
    card(
        "Cursed Sarcophagus",
        when_played(banish(All(unit & in_trash()), label="banished")),
        activated(cost(exhaust_me()), PlayCard(BANISHED_UNIT)),
    ),
    card(
        "Diana, No Longer Human",
        AMBUSH,
        when(When(("play",), spell, by=You()), give(Me(), might(2))),
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
    card("Evershade Stalker", when_played(discard(1), draw(1))),
    card(
        "Existential Dread",
        ACTION,
        repeat(energy(2)),
        does(
            stun(ATTACKING_FOE, label="stunned"),
            InsteadOf("stunned", Matches(ATTACKING_FOE, stunned), (return_to_hand(ATTACKING_FOE),)),
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
        "Isolate",
        does(
            move(FOE_AT_BATTLEFIELD, to_base(FOE_AT_BATTLEFIELD)),
            If(
                Exists(unit & enemy & alone & At(PlaceOf(FOE_AT_BATTLEFIELD, before=True))),
                (draw(1),),
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
        "Maduli the Gatekeeper",
        Forbid("ready", obj=me),
        activated(
            cost(power("chaos")),
            If(
                Compare(
                    Stat(Me(), "might"), ">", SumOf(All(unit & enemy & At(ENEMY_FIELD)), "might")
                ),
                (move(Me(), ENEMY_FIELD),),
            ),
        ),
    ),
    card("Megatusk", activated(cost(spend_xp(3)), give(All(unit & mine & here), Gain("Ganking")))),
    card("Mister Root", ACCELERATE, when(When(("move",), me, area="battlefield"), gain_xp(2))),
    card(
        "Pyke, Returned",
        HIDDEN,
        BACKLINE,
        when(
            When(("die",), unit & enemy),
            play_token("Gold", is_exhausted=True),
            cond=Matches(Me(), at_battlefield),
            times=1,
        ),
    ),
    card(
        "Scryer's Bloom",
        enters("exhausted"),
        activated(cost(kill(Me()), energy(1), exhaust_me()), predict(2), draw(1), gain_xp(1)),
    ),
    card(
        "Sinister Poro",
        when_i("attack", move(FOE_HERE, to_base(FOE_HERE)), optional=True, pay=cost(energy(1))),
    ),
    card("Star-Crossed", REACTION, does(return_to_hand(All(Same(ALLY) | Same(FOE))))),
    card(
        "Syndra, Transcendent",
        Static(
            (grants(repeat(energy(2), power("chaos"))),),
            scope=spell & mine,
            cond=Matches(Me(), in_showdown),
        ),
    ),
    card(
        "The List",
        Replacement(When(("as played",)), (PickWord("named", kind="tag"),)),
        activated(
            cost(exhaust_me()), give(Target("unit", unit & Worded("named", "tag")), might(-2))
        ),
    ),
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
    card("Vicious Snapjaws", when(When(("die",), unit & friendly & another), gain_xp(1))),
    card(
        "Walking Roost",
        keyword("Deflect"),
        when_played(Act("choose", on=OPPONENT), play_token("Bird", who=OPPONENT)),
    ),
)
