"""Chaos cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    At,
    Compare,
    ControlledBy,
    CountOf,
    Did,
    DoThis,
    EachDoes,
    EachPlayer,
    Elsewhere,
    EventPlace,
    Fact,
    Flag,
    Gain,
    Here,
    If,
    In,
    InDomain,
    Matches,
    May,
    Me,
    Measure,
    Not,
    Noted,
    Permit,
    Pick,
    PlayCard,
    Replacement,
    Same,
    Static,
    Target,
    TargetPlayer,
    ThatPlayer,
    Top,
    UnderControl,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    GANKING,
    HIDDEN,
    REACTION,
    TANK,
    VISION,
    activated,
    add,
    another,
    anywhere,
    at_battlefield,
    banish,
    card,
    channel,
    cost,
    costs_less,
    deal,
    deathknell,
    discard,
    does,
    draw,
    enemy,
    energy,
    exhaust_me,
    facedown,
    friendly,
    gain_points,
    gear,
    give,
    here,
    in_hand,
    in_trash,
    kill,
    look_at,
    make_ready,
    me,
    might,
    mine,
    move,
    power,
    put_in_hand,
    recall,
    recycle,
    return_to_hand,
    reveal,
    stun,
    to_base,
    unit,
    when,
    when_i,
    when_played,
)

FIGHTER: Final = Target("unit", unit & at_battlefield)
SMALL_FIGHTER: Final = Target("unit", unit & at_battlefield & Measure("might", "<=", 3))
OPPONENT: Final = TargetPlayer("opponent")
SOMETHING_OF_YOURS: Final = Target(
    "card", (unit & friendly & another) | (gear & friendly & another) | (facedown & friendly)
)
DEAD_UNIT: Final = Target("unit", unit & in_trash())
ALLY: Final = Target("ally", unit & friendly)
ALLIED_FIGHTER: Final = Target("ally", unit & friendly & at_battlefield)
UNIT_ELSEWHERE: Final = Target("unit", unit & mine & Elsewhere(Here()))
FIGHTER_OR_GEAR: Final = Target("permanent", (unit & at_battlefield) | gear)
FOE_FIGHTER: Final = Target("foe", unit & enemy & at_battlefield)
OTHER_FIGHTER: Final = Target("unit", unit & at_battlefield & another)
FOE_ANYWHERE: Final = Target("stunned foe", unit & enemy)
FOE_HERE: Final = Target("foe", unit & enemy & here)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Acceptable Losses",
        ACTION,
        does(
            EachDoes(
                (Pick("gear", gear & ControlledBy(ThatPlayer()), who=ThatPlayer()),),
                kill(Noted("gear")),
            )
        ),
    ),
    card("Cemetery Attendant", when_played(return_to_hand(DEAD_UNIT))),
    card(
        "Ember Monk",
        when(When(("play",), by=You(), how=("from facedown",)), give(Me(), might(2))),
    ),
    card("Fading Memories", does(give(FIGHTER_OR_GEAR, Gain("Temporary"), until="board"))),
    card("Fight or Flight", HIDDEN, ACTION, does(move(FIGHTER, to_base(FIGHTER)))),
    card("Gust", REACTION, does(return_to_hand(SMALL_FIGHTER))),
    card(
        "Invert Timelines",
        does(
            Act("discard", on=All(in_hand(ThatPlayer())), who=EachPlayer()),
            draw(4, EachPlayer()),
        ),
    ),
    card(
        "Jinx, Rebel",
        when(When(("discard cards",), by=You()), make_ready(Me()), give(Me(), might(1))),
    ),
    card(
        "Kayn, Unleashed",
        GANKING,
        Static((Flag("no damage"),), cond=Compare(Fact("moved", of=Me()), ">=", 2)),
    ),
    card("Kog'Maw, Caustic", deathknell(deal(4, All(unit & here & at_battlefield)))),
    card("Maddened Marauder", TANK, when_played(move(FIGHTER, to_base(FIGHTER)))),
    card(
        "Mindsplitter",
        when_played(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            Pick("card", Anything(), among=All(in_hand(OPPONENT))),
            Act("discard", on=Noted("card"), who=OPPONENT),
        ),
    ),
    card(
        "Miss Fortune, Buccaneer",
        Permit("play to", obj=me, area="battlefield", tests=("open",), areas=("any",)),
        Permit("play to", obj=unit & friendly, by=You(), area="battlefield", tests=("open",)),
    ),
    card("Morbid Return", ACTION, does(return_to_hand(DEAD_UNIT))),
    card("Mystic Poro", VISION),
    card(
        "Nocturne, Horrifying",
        GANKING,
        Replacement(
            When(("look", "reveal"), me, by=You()),
            body=(
                banish(Me(), label="banished"),
                If(
                    Did("banished"),
                    (PlayCard(Noted("banished"), cost=cost(power("any")), optional=True),),
                ),
            ),
            keep=True,
            optional=True,
            areas=("deck",),
        ),
    ),
    card("Pack of Wonders", activated(cost(exhaust_me()), return_to_hand(SOMETHING_OF_YOURS))),
    card(
        "Possession",
        ACTION,
        does(
            give(FOE_FIGHTER, UnderControl(You()), until="board"),
            recall(FOE_FIGHTER),
        ),
    ),
    card("Rebuke", ACTION, does(return_to_hand(FIGHTER))),
    card("Rhasa the Sunderer", costs_less(energy(1), count=CountOf(All(in_trash())))),
    card(
        "Ride the Wind",
        ACTION,
        does(move(ALLY, anywhere(ALLY)), make_ready(ALLY)),
    ),
    card(
        "Sai Scout",
        VISION,
        Permit("play to", obj=me, area="battlefield", tests=("open",), areas=("any",)),
    ),
    card(
        "Scrapheap",
        when_i(("play", "die"), draw(1)),
        when(When(("discard",), me), draw(1), areas=("trash",)),
    ),
    card(
        "Seal of Discord",
        activated(cost(exhaust_me()), add(power("chaos")), speed="reaction", adds=True),
    ),
    card("Shipyard Skulker"),
    card(
        "Sneaky Deckhand",
        Permit("play to", obj=me, area="battlefield", tests=("open",), areas=("any",)),
    ),
    card(
        "Soulgorger",
        when_played(PlayCard(DEAD_UNIT, ignore=("energy",)), optional=True),
    ),
    card(
        "Stacked Deck",
        ACTION,
        does(
            look_at(Top(3), label="seen"),
            Pick("card", Anything(), among=Noted("seen")),
            put_in_hand(Noted("card")),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
        ),
    ),
    card(
        "Stealthy Pursuer",
        when(
            When(("move",), unit & friendly & another),
            move(Me(), EventPlace()),
            optional=True,
            cond=Matches(Me(), At(EventPlace(origin=True))),
        ),
    ),
    card("Teemo, Scout", HIDDEN, when_played(give(Me(), might(3)))),
    card("The Harrowing", does(PlayCard(DEAD_UNIT, ignore=("energy",)))),
    card(
        "The Syren",
        activated(cost(energy(1), exhaust_me()), move(ALLIED_FIGHTER, to_base(ALLIED_FIGHTER))),
    ),
    card(
        "Tideturner",
        HIDDEN,
        when_played(
            Act("choose", on=UNIT_ELSEWHERE),
            Act("swap places", on=Me(), by=UNIT_ELSEWHERE),
            optional=True,
        ),
    ),
    card("Traveling Merchant", when_i("move", discard(1), draw(1))),
    card(
        "Treasure Trove",
        when_i("leave board", draw(1), channel(1, rune_exhausted=True)),
        activated(cost(power("chaos"), exhaust_me()), kill(Me())),
    ),
    card(
        "Twisted Fate, Gambler",
        when_i(
            "attack",
            reveal(Top(1, zone="rune deck"), label="revealed"),
            recycle(Noted("revealed")),
            If(
                Matches(Noted("revealed"), InDomain("fury")),
                (DoThis((deal(2, FOE_HERE), deal(1, All(unit & enemy & here & Not(FOE_HERE))))),),
            ),
            If(Matches(Noted("revealed"), InDomain("mind")), (DoThis((draw(1),)),)),
            If(Matches(Noted("revealed"), InDomain("order")), (DoThis((stun(FOE_ANYWHERE),)),)),
        ),
    ),
    card("Undercover Agent", deathknell(discard(2), draw(2))),
    card(
        "Whirlwind",
        does(
            May(
                (
                    Pick("unit", unit, who=ThatPlayer()),
                    Act("return", on=Noted("unit"), who=ThatPlayer()),
                ),
                who=EachPlayer(first="next"),
            )
        ),
    ),
    card("Yasuo, Windrider", GANKING, when_i("move", gain_points(1), nth=3)),
    card("Zaunite Bouncer", when_played(return_to_hand(OTHER_FIGHTER))),
)
