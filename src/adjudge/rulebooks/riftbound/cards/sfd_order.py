"""Order cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    Anything,
    CostMeasure,
    Did,
    EventObject,
    Flag,
    Here,
    If,
    In,
    Matches,
    Me,
    Measure,
    Not,
    Noted,
    Pick,
    PlayCard,
    Replacement,
    Same,
    Stat,
    Static,
    Target,
    Top,
    Triggered,
    When,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    REACTION,
    activated,
    add,
    another,
    banish,
    card,
    cost,
    deathknell,
    does,
    draw,
    energy,
    equip,
    exhaust,
    exhaust_me,
    friendly,
    give,
    heal,
    here,
    in_trash,
    kill,
    me,
    might,
    mighty,
    mine,
    move,
    play_token,
    power,
    recall,
    recycle,
    reveal,
    token,
    unit,
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

CARDS: Final[tuple[CardDef, ...]] = (
    card("Azir, Sovereign", ACCELERATE, when_i("attack", move(TOKENS, Here()), optional=True)),
    card("B.F. Sword", equip(power("order"))),
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
        "Glasc Mixologist",
        Triggered(
            When(("die",), me),
            (PlayCard(CHEAP_DEAD_UNIT, ignore=("all",)),),
            optional=True,
            keyword="Deathknell",
        ),
    ),
    card("Honest Broker", deathknell(play_token("Gold", is_exhausted=True))),
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
        "Soraka, Wanderer",
        Static((Flag("assigned last"),)),
        Replacement(
            When(
                ("die",), unit & mine & another & here & Measure("might", "<", Stat(Me(), "might"))
            ),
            body=(heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
        ),
    ),
    card(
        "Undertitan",
        when_played(give(All(unit & mine & another), might(2))),
        Replacement(When(("reveal",), me), body=(add(energy(2)),), keep=True, areas=("deck",)),
    ),
    card("Unsung Hero", Triggered(When(("die",), me & mighty), (draw(2),), keyword="Deathknell")),
    card("Vanguard Armory", activated(cost(exhaust_me()), play_token("Recruit", count=3))),
)
