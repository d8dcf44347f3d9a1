"""Chaos cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Called,
    CameFrom,
    CostMeasure,
    CostRule,
    CountOf,
    DoThis,
    EachPlayer,
    EventObject,
    Gain,
    Has,
    HomeOf,
    If,
    In,
    InDomain,
    Is,
    Later,
    Matches,
    May,
    Me,
    Measure,
    Modes,
    Namesake,
    Noted,
    Opponents,
    Paid,
    Permit,
    PlayCard,
    Stat,
    Static,
    Tagged,
    Target,
    TargetPlayer,
    TotalAtMost,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    activated,
    additional_cost,
    another,
    anywhere,
    at_battlefield,
    at_end_of_turn,
    at_start_of_your,
    banish,
    burn,
    card,
    cost,
    costs_less,
    discard,
    disempower,
    does,
    draw,
    empower,
    empower_for,
    enemy,
    energy,
    flow,
    friendly,
    gear,
    give,
    here,
    in_hand,
    in_trash,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    return_to_hand,
    spell,
    token,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
    while_empowered,
)

UNIT: Final = Target("unit", unit)
SMALL_FOE_IN_FIELD: Final = Target("foe", unit & enemy & at_battlefield & Measure("might", "<=", 3))
ALLY: Final = Target("ally", unit & friendly)
FIGHTER: Final = Target("unit", unit & at_battlefield)
SMALL: Final = Target("unit", unit & Measure("might", "<=", 3))
SOMETHING_HERE: Final = Target("something", (unit | gear) & here)
UP_TO_TWO_DEAD: Final = Target("units", unit & In("trash"), at_least=0, at_most=2)
CHEAP_DEAD_UNIT: Final = Target(
    "unit", unit & in_trash() & CostMeasure("energy", "<=", 3) & CostMeasure("power", "<=", 1)
)
ORDER_FOES: Final = Target(
    "foes",
    unit & enemy & InDomain("order"),
    at_least=0,
    at_most=None,
    group=(TotalAtMost("might", 5),),
)
CLONE: Final = Target("clone", unit & mine & Called("Shadow Clone"))
OPPONENT: Final = TargetPlayer("opponent")
THEIR_DEAD_UNIT: Final = Target("unit", unit & in_trash(OPPONENT))
NO_DRAGON: Final = Target("unit", unit & ~Tagged("Dragon"))
BURNS: Final = (
    Act("burn", amount=1, label="burned"),
    If(
        Matches(Noted("burned"), unit),
        (DoThis((give(ALLY, might(Stat(Noted("burned"), "might"))),)),),
    ),
)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Decree of Discord", does(return_to_hand(ORDER_FOES))),
    card("Forgotten Relic", when_played(*BURNS), at_start_of_your("beginning", *BURNS)),
    card(
        "Gust Monk",
        additional_cost("extra", cost(energy(1)), optional=True),
        when_played(
            give(UNIT, Gain("Assault", 2)),
            cond=Paid("extra"),
            pay=cost(Act("banish one", on=All(In("trash")))),
        ),
    ),
    card(
        "Illaoi, Prophet of the Great Kraken",
        when_i(("play", "conquer", "hold"), play_token("Tentacle")),
        Static((might(CountOf(All(unit & mine & token))),)),
    ),
    unsupported(
        "Kennen, Storm of Shuriken",
        "Flow at the cost of the spell that gets it",
        "부여받는 주문의 비용과 같은 Flow",
    ),
    card(
        "Kharox",
        empower_for(cost(energy(6), power("chaos", 2))),
        when_i(
            "empower",
            Act("choose", on=OPPONENT),
            burn(3, OPPONENT),
            May((DoThis((PlayCard(THEIR_DEAD_UNIT, ignore=("all",)),)),)),
        ),
    ),
    card(
        "Kinkou Lifeblade",
        empower_for(cost(energy(2))),
        while_empowered(Static((might(1), Gain("Ganking")))),
    ),
    card(
        "Mask Mother",
        when(
            When(("discard",), me),
            give(ALLY, might(2)),
            optional=True,
            pay=cost(energy(1)),
            areas=("trash",),
        ),
    ),
    card(
        "Mel, Defiant Soul",
        empower_for(cost(Act("discard", on=All(spell & in_hand()), amount=1))),
        when_i("empower", banish(SMALL_FOE_IN_FIELD)),
    ),
    card(
        "Minah Swiftfoot",
        when(
            When(("move",), me, area="battlefield"),
            Modes(((discard(1, EachPlayer()),), (draw(1, EachPlayer()),))),
        ),
    ),
    card(
        "Ocean Drake",
        Permit("play to", obj=me, area="battlefield", tests=("open",), areas=("any",)),
        when_played(return_to_hand(NO_DRAGON), optional=True),
    ),
    card(
        "Ravenbloom Prefect",
        when(
            When(("play",), gear, by=Opponents()),
            banish(EventObject()),
            optional=True,
            pay=cost(banish(Me())),
        ),
    ),
    card(
        "Shadow Order Disciple",
        when_i("move", give(Me(), might(1)), optional=True, pay=cost(burn(1))),
    ),
    card(
        "Shadowblade Lurker", costs_less(energy(2), count=CountOf(All(in_trash() & Namesake(Me()))))
    ),
    card("Shadows of the Past", does(return_to_hand(UP_TO_TWO_DEAD))),
    card(
        "Spiderling",
        HIDDEN,
        Static((might(CountOf(All(unit & mine & another & here & Namesake(Me())))),)),
    ),
    card(
        "Stargazer",
        CostRule(
            "discount",
            applies=spell & Has("Flow") & Is("played from trash"),
            by=You(),
            less=(energy(2),),
            floor=1,
        ),
    ),
    card(
        "Tail-Cloaked Matriarch",
        empower_for(cost(energy(2), power("chaos"))),
        when_i(
            "empower",
            PlayCard(CHEAP_DEAD_UNIT, ignore=("all",), must_go=HomeOf(You())),
            optional=True,
        ),
    ),
    card(
        "Tornado Warrior",
        HIDDEN,
        when_played(
            empower(SOMETHING_HERE),
            Later(at_end_of_turn(disempower(Noted("something")), yours=False)),
            optional=True,
            cond=CameFrom("facedown"),
        ),
    ),
    card("Twilight Step", flow(energy(4), power("chaos")), does(move(SMALL, anywhere(SMALL)))),
    card("Up from the Deep", flow(energy(3)), does(play_token("Tentacle", count=2))),
    card(
        "Wind and Ghosts",
        ACTION,
        does(
            Act("choose", on=FIGHTER),
            If(
                Matches(FIGHTER, Measure("might", "<=", 3)),
                (banish(FIGHTER),),
                (return_to_hand(FIGHTER),),
            ),
        ),
    ),
    card(
        "Zed, Without a Sound",
        when_i("conquer", play_token("Shadow Clone", HomeOf(You()))),
        activated(
            cost(energy(1), power("chaos")),
            Act("choose", on=CLONE),
            Act("swap places", on=Me(), by=CLONE),
            speed="action",
        ),
    ),
)
