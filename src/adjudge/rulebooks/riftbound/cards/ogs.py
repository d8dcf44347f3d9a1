"""Cards of the starter set (OGS)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    At,
    CostMeasure,
    EventObject,
    EventPlace,
    Exists,
    Flag,
    Later,
    Me,
    Noted,
    Replacement,
    Same,
    Static,
    Target,
    TargetPlace,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    GANKING,
    REACTION,
    activated,
    add,
    alone,
    another,
    at_battlefield,
    at_end_of_turn,
    card,
    cost,
    deal,
    defending,
    does,
    draw,
    enemy,
    energy,
    exhaust,
    exhaust_me,
    friendly,
    give,
    heal,
    here,
    in_trash,
    keyword,
    kill,
    make_ready,
    me,
    might,
    mine,
    move,
    play_token,
    recall,
    return_to_hand,
    rune,
    spell,
    to_base,
    unit,
    when,
    when_played,
)

UP_TO_TWO_RUNES: Final = Target("runes", rune, at_least=0, at_most=2)
UP_TO_TWO_ALLIES: Final = Target("allies", unit & friendly, at_least=0, at_most=2)
ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
UNIT: Final = Target("unit", unit)
FIGHTER: Final = Target("unit", unit & at_battlefield)
DEAD_SPELL: Final = Target("spell", spell & in_trash())
BATTLEFIELD: Final = TargetPlace("battlefield", "battlefield")

CARDS: Final[tuple[CardDef, ...]] = (
    card("Annie, Fiery", Static((Flag("bonus damage", 1),))),
    card("Annie, Stubborn", when_played(return_to_hand(DEAD_SPELL))),
    card("Blast of Power", ACTION, does(kill(FIGHTER))),
    card("Dark Child", at_end_of_turn(make_ready(UP_TO_TWO_RUNES))),
    card("Decisive Strike", ACTION, does(give(All(unit & friendly), might(2)))),
    card("Final Spark", ACTION, does(deal(8, UNIT))),
    card("Firestorm", does(deal(3, All(unit & enemy & At(BATTLEFIELD))))),
    card("Flash", REACTION, does(move(UP_TO_TWO_ALLIES, to_base(UP_TO_TWO_ALLIES)))),
    card("Garen, Commander", Static((might(1),), scope=unit & friendly & another & here)),
    card("Garen, Rugged", keyword("Assault", 2), keyword("Shield", 2)),
    card(
        "Gentlemen's Duel",
        ACTION,
        does(
            give(ALLY, might(3)),
            Act("choose", on=FOE),
            Act("deal each other", on=ALLY, by=FOE),
        ),
    ),
    card(
        "Highlander",
        REACTION,
        does(
            Act("choose", on=ALLY, label="chosen"),
            Later(
                Replacement(
                    When(("die",), Same(Noted("chosen"))),
                    body=(heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
                )
            ),
        ),
    ),
    card("Incinerate", ACTION, does(deal(2, FIGHTER))),
    card(
        "Lady of Luminosity",
        when(When(("play",), spell & CostMeasure("energy", ">=", 5), by=You()), draw(1)),
    ),
    card(
        "Lux, Crownguard",
        activated(
            cost(exhaust_me()), add(energy(2), only_for="spell"), speed="reaction", adds=True
        ),
    ),
    card(
        "Lux, Illuminated",
        when(
            When(("play",), spell & CostMeasure("energy", ">=", 5), by=You()), give(Me(), might(3))
        ),
    ),
    card(
        "Master Yi, Honed",
        GANKING,
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
        ),
    ),
    card("Master Yi, Meditative", Static((might(4),), cond=Exists(rune & mine, 8))),
    card(
        "Might of Demacia",
        when(
            When(("score conquer",), by=You()),
            draw(2),
            cond=Exists(unit & mine & At(EventPlace()), 4),
        ),
    ),
    card("Recruit the Vanguard", ACTION, does(play_token("Recruit", count=4))),
    card("Tibbers", when_played(deal(3, All(unit & at_battlefield)))),
    card(
        "Vanguard Attendant",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
        ),
    ),
    card("Wuju Bladesman", Static((might(2),), scope=unit & friendly & defending & alone)),
    card("Zephyr Sage", keyword("Shield")),
)
