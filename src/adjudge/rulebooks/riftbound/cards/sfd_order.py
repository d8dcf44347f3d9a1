"""Order cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    At,
    CostMeasure,
    Did,
    DoThis,
    EventObject,
    Exists,
    Flag,
    Here,
    HomeOf,
    If,
    In,
    Is,
    Later,
    Matches,
    Me,
    Measure,
    Not,
    Noted,
    Paid,
    Pick,
    PlayCard,
    Replacement,
    Same,
    Stat,
    Static,
    Target,
    Top,
    Triggered,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    HIDDEN,
    REACTION,
    TANK,
    activated,
    add,
    additional_cost,
    another,
    at_battlefield,
    banish,
    buff,
    card,
    cost,
    costs_less,
    deathknell,
    does,
    draw,
    enemy,
    energy,
    equip,
    exhaust,
    exhaust_me,
    friendly,
    gear,
    give,
    heal,
    here,
    in_hand,
    in_trash,
    keyword,
    kill,
    make_ready,
    me,
    might,
    mighty,
    mine,
    move,
    play_token,
    power,
    put_in_deck,
    recall,
    recycle,
    repeat,
    reveal,
    token,
    unit,
    when,
    when_i,
    when_played,
)

ALLY: Final = Target("ally", unit & friendly)
OTHER_ALLY: Final = Target("other ally", unit & friendly, apart=("ally",))
TOKENS: Final = Target("tokens", unit & mine & token, at_least=0, at_most=None)
CHEAP_DEAD_UNIT: Final = Target(
    "unit",
    unit & in_trash() & CostMeasure("energy", "<=", 3) & CostMeasure("power", "<=", 1),
)
TWO_ALLIES: Final = Target("allies", unit & friendly, at_least=2, at_most=2)
FIGHTER: Final = Target("unit", unit & at_battlefield)
SMALL_FIGHTER: Final = Target("unit", unit & at_battlefield & Measure("might", "<=", 2))
SMALL_FOE: Final = Target("foe", unit & enemy & Measure("might", "<=", 3))
GEAR: Final = Target("gear", gear)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Altar of Memories",
        when(
            When(("die",), unit & friendly),
            draw(1),
            Pick("card", in_hand()),
            put_in_deck(Noted("card")),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
    card("Azir, Sovereign", ACCELERATE, when_i("attack", move(TOKENS, Here()), optional=True)),
    card("B.F. Sword", equip(power("order"))),
    card(
        "Blade of the Ruined King",
        equip(power("order"), Act("kill one", on=All(unit & friendly))),
    ),
    card(
        "Blood Money",
        ACTION,
        does(
            kill(SMALL_FIGHTER),
            If(Matches(SMALL_FIGHTER, enemy), (play_token("Gold", is_exhausted=True),)),
            If(Matches(SMALL_FIGHTER, friendly), (play_token("Gold", count=2, is_exhausted=True),)),
        ),
    ),
    card("Bonds of Strength", REACTION, repeat(energy(2)), does(give(TWO_ALLIES, might(1)))),
    card(
        "Corina Veraza",
        ACCELERATE,
        when(When(("move",), me, area="battlefield"), play_token("Recruit", Here(), count=3)),
    ),
    card(
        "Deathgrip",
        REACTION,
        does(
            kill(ALLY, label="killed"),
            If(Did("killed"), (give(OTHER_ALLY, might(Stat(ALLY, "might"))),)),
            draw(1),
        ),
    ),
    card(
        "Drag Under",
        ACTION,
        costs_less(energy(2), cond=Unless(Matches(Me(), Is("played from hand")))),
        does(kill(FIGHTER)),
    ),
    card("Eminent Benefactor", when_i("hold", play_token("Gold", count=2, is_exhausted=True))),
    card(
        "Eye of the Herald",
        equip(power("order")),
        effect=(when_i("move", play_token("Recruit", Here())),),
    ),
    card(
        "Fiora, Worthy",
        when(
            When(("become mighty",), unit & mine),
            make_ready(EventObject()),
            optional=True,
            pay=cost(power("order")),
        ),
    ),
    card(
        "Glasc Mixologist",
        Triggered(
            When(("die",), me),
            (PlayCard(CHEAP_DEAD_UNIT, ignore=("all",)),),
            optional=True,
            keyword="Deathknell",
        ),
    ),
    card(
        "Guards!",
        HIDDEN,
        does(
            play_token("Sand Soldier", label="soldier"),
            DoThis((make_ready(Noted("soldier")),), optional=True, cost=cost(power("order"))),
        ),
    ),
    card("Honest Broker", deathknell(play_token("Gold", is_exhausted=True))),
    card("Laurent Duelist", keyword("Assault", 2)),
    card(
        "Rally the Troops",
        ACTION,
        does(
            Later(when(When(("play",), unit & friendly), buff(EventObject())), once=False),
            draw(1),
        ),
    ),
    card(
        "Rek'Sai, Swarm Queen",
        when_i(
            "attack",
            reveal(Top(2), label="revealed"),
            Pick("card", Anything(), at_least=0, among=Noted("revealed")),
            banish(Noted("card"), label="banished"),
            If(
                Matches(Noted("banished"), unit),
                (PlayCard(Noted("banished"), optional=True, may_go=Here()),),
                (PlayCard(Noted("banished"), optional=True),),
            ),
            recycle(All(In("deck") & Same(Noted("revealed")) & Not(Noted("card")))),
            optional=True,
        ),
    ),
    card(
        "Renata Glasc, Industrialist",
        Replacement(When(("enter",), token & mine), keep=True, changes=(("enters", "ready"),)),
    ),
    card("Royal Guard", when_played(play_token("Sand Soldier", Here()))),
    card("Sacred Shears", equip(power("order")), effect=(deathknell(draw(1)),)),
    card("Sandshifter", when_played(kill(SMALL_FOE))),
    card(
        "Soraka, Wanderer",
        Static((Flag("assigned last"),)),
        Replacement(
            When(
                ("die",), unit & mine & another & here & Measure("might", "<", Stat(Me(), "might"))
            ),
            body=(heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
        ),
    ),
    card("Trove Golem", when_played(play_token("Gold", count=4, is_exhausted=True))),
    card("Trusty Ramhound", Static((might(1),), cond=Exists(unit & mine & another & here))),
    card(
        "Undertitan",
        when_played(give(All(unit & mine & another), might(2))),
        Replacement(When(("reveal",), me), body=(add(energy(2)),), keep=True, areas=("deck",)),
    ),
    card("Unsung Hero", Triggered(When(("die",), me & mighty), (draw(2),), keyword="Deathknell")),
    card("Vanguard Armory", activated(cost(exhaust_me()), play_token("Recruit", count=3))),
    card(
        "Xin Zhao, Vigilant",
        TANK,
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Exists(unit & mine & another & At(HomeOf(You())), 2),
        ),
    ),
    card(
        "Zaun Punk",
        additional_cost("kill", cost(Act("kill one", on=All(gear & friendly))), optional=True),
        when_played(kill(GEAR), cond=Paid("kill")),
    ),
)
