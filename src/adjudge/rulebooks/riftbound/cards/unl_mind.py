"""Mind cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    Again,
    All,
    At,
    Compare,
    CopyOf,
    CostMeasure,
    CountOf,
    DoThis,
    Elsewhere,
    EventObject,
    EventPlace,
    Every,
    Fact,
    Forbid,
    Gain,
    Has,
    Here,
    HomeOf,
    If,
    In,
    Later,
    Matches,
    Me,
    Not,
    Noted,
    Opponents,
    Permit,
    Pick,
    PlaceOf,
    Replacement,
    Same,
    Some,
    Static,
    Target,
    TargetPlace,
    Top,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    AMBUSH,
    BACKLINE,
    HIDDEN,
    REACTION,
    TEMPORARY,
    VISION,
    activated,
    add,
    another,
    at_battlefield,
    at_start_of_your,
    card,
    copy_token,
    cost,
    deal,
    deathknell,
    discard,
    does,
    draw,
    enemy,
    energy,
    exhaust_me,
    friendly,
    gear,
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
    play_token,
    power,
    predict,
    recycle,
    repeat,
    reveal,
    rune,
    spell,
    token,
    unit,
    when,
    when_i,
    when_played,
    win,
)

BATTLEFIELD: Final = TargetPlace("battlefield", "battlefield")
FOE: Final = Target("foe", unit & enemy)
FOE_THERE: Final = Target("foe", unit & enemy & At(BATTLEFIELD))
GEAR: Final = Target("gear", gear)
UNIT: Final = Target("unit", unit)
UNIT_HERE: Final = Target("unit", unit & here)
MINE: Final = Target("unit", unit & mine)
MINE_ELSEWHERE: Final = Target("other unit", unit & mine & Elsewhere(PlaceOf(MINE)))
ALLY: Final = Target("ally", unit & friendly)
UP_TO_TWO_RUNES: Final = Target("runes", rune, at_least=0, at_most=2)
TEMPORARY_HERE: Final = unit & mine & Has("Temporary") & here & at_battlefield

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Blue Sentinel",
        keyword("Shield", 2),
        Again(When(("hold", "score hold"), by=You(), place=Here())),
        when_i(
            "hold",
            Later(when(When(("start of main",), by=You()), add(power("any"))), until="game"),
        ),
    ),
    card(
        "Chakram Dancer",
        AMBUSH,
        when_played(give(All(unit & mine & another & here), Gain("Shield"))),
    ),
    card(
        "Crescent Strike",
        ACTION,
        does(
            deal(4, FOE_THERE),
            deal(1, All(unit & enemy & At(BATTLEFIELD) & Not(FOE_THERE))),
        ),
    ),
    card(
        "Deadly Flourish",
        does(
            deal(3, FOE),
            Later(when(When(("die",), Same(Noted("foe"))), play_token("Gold", is_exhausted=True))),
        ),
    ),
    card(
        "Diana, Lunari",
        when(
            When(("start of showdown",), place=Here()),
            predict(),
            reveal(Top(1), label="revealed"),
            If(Matches(Noted("revealed"), spell), (Act("draw", on=Noted("revealed")),)),
            optional=True,
            pay=cost(energy(1)),
        ),
    ),
    card("Downstage Dramatics", REACTION, repeat(energy(2)), does(draw(1))),
    card("Dramatic Visionary", deathknell(predict(2))),
    card("Eclipse", REACTION, does(give(UNIT, might(-4)), predict())),
    card(
        "Fate Weaver",
        when_played(
            look_at(Top(4), label="seen"),
            Pick("card", spell & CostMeasure("energy", ">=", 4), at_least=0, among=Noted("seen")),
            reveal(Noted("card")),
            Act("draw", on=Noted("card")),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
        ),
    ),
    card(
        "Frigid Jewel",
        when(When(("draw",), by=You(), nth=2), give(ALLY, might(2))),
    ),
    card("Gustwalker", keyword("Hunt", 2), level(3, Static((might(1), Gain("Ganking"))))),
    card(
        "Gutter Palace",
        at_start_of_your(
            "beginning",
            win(),
            cond=Every(
                (
                    Compare(CountOf(All(in_hand())), "==", 4),
                    Compare(CountOf(All(unit & mine & at_battlefield)), "==", 4),
                )
            ),
        ),
        activated(cost(discard(1), exhaust_me()), play_token("Bird")),
    ),
    card(
        "Hwei, Brooding Painter",
        when_i(
            "move",
            draw(1),
            discard(1, label="discarded"),
            # RB-CR@1.4:387.1.b: "do the following" makes a trigger of its own for each type.
            If(Matches(Noted("discarded"), spell), (DoThis((draw(1),)),)),
            If(Matches(Noted("discarded"), gear), (DoThis((make_ready(UP_TO_TWO_RUNES),)),)),
            If(Matches(Noted("discarded"), unit), (DoThis((give(Me(), might(3)),)),)),
        ),
    ),
    card(
        "Icevale Archer",
        when_i("attack", give(UNIT_HERE, might(-1)), optional=True, pay=cost(energy(1))),
    ),
    card(
        "Jhin, Meticulous Killer",
        VISION,
        Permit(
            "play for",
            obj=me,
            cost=cost(power("mind")),
            cond=Compare(Fact("energy on a spell"), ">=", 4),
            areas=("any",),
        ),
    ),
    card(
        "Keeper of Masks",
        HIDDEN,
        TEMPORARY,
        when_played(
            play_token("Reflection", Here(), count=2, label="reflections"),
            DoThis((give(Noted("reflections"), CopyOf(Me()), until="board"),)),
        ),
    ),
    card(
        "LeBlanc, Everywhere at Once",
        BACKLINE,
        Forbid(
            "trigger", obj=mine & here, tests=("Temporary",), cond=Matches(Me(), at_battlefield)
        ),
    ),
    card(
        "Lillia, Fae Fawn",
        ACCELERATE,
        when_i("move", play_token("Sprite", EventPlace(origin=True))),
    ),
    card("Moonlight Affliction", REACTION, does(give(UNIT, might(-10)))),
    card("Petal Pixie", Static((might(CountOf(All(TEMPORARY_HERE))),))),
    card("Ruined Rex", deathknell(deal(4, FOE))),
    card(
        "Smoke and Mirrors",
        HIDDEN,
        ACTION,
        does(
            Act("choose", on=MINE),
            Act("choose", on=MINE_ELSEWHERE),
            If(
                Some(
                    (
                        Matches(MINE, Has("Temporary")),
                        Matches(MINE_ELSEWHERE, Has("Temporary")),
                    )
                ),
                (Act("swap places", on=MINE, by=MINE_ELSEWHERE),),
            ),
            draw(1),
        ),
    ),
    card("Soul Shepherd", Static((might(1),), scope=unit & mine & token)),
    card(
        "Spectral Centaur",
        when(When(("die",), unit & friendly & another), give(Me(), might(2))),
    ),
    card("Sprite Burst", does(play_token("Sprite", count=2, is_ready=True))),
    card(
        "Sprite Fountain",
        TEMPORARY,
        when_played(play_token("Sprite", HomeOf(You()), is_ready=True)),
        deathknell(Act("activate effects", on=Me(), how=("play",))),
    ),
    card(
        "Sprite Queen",
        when_played(play_token("Sprite", HomeOf(You()), is_ready=True)),
        at_start_of_your("beginning", play_token("Sprite", HomeOf(You()), is_ready=True)),
    ),
    card(
        "Sumpworks Map",
        REACTION,
        TEMPORARY,
        when(When(("score conquer", "score hold"), by=Opponents()), draw(1)),
    ),
    card("Turn to Dust", does(give(GEAR, Gain("Temporary"), until="board"))),
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
