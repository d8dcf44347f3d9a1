"""Calm cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    At,
    Compare,
    CostMeasure,
    CountOf,
    Did,
    EventObject,
    Every,
    Flag,
    Forbid,
    If,
    Matches,
    Me,
    Opponents,
    Paid,
    PlaceOf,
    Replacement,
    Stat,
    Static,
    Target,
    When,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    REACTION,
    ability_item,
    activated,
    additional_cost,
    alone,
    anywhere,
    at_battlefield,
    attacking,
    buff,
    buffed,
    card,
    cost,
    counter,
    deal,
    defending,
    does,
    draw,
    enemy,
    exhaust,
    exhaust_me,
    friendly,
    gear,
    give,
    give_all,
    heal,
    here,
    keyword,
    kill,
    might,
    mine,
    move,
    power,
    recall,
    spell,
    unit,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
FOE_HERE: Final = Target("foe", unit & enemy & here)
GEAR: Final = Target("gear", gear)
CHEAP_SPELL: Final = Target(
    "spell",
    spell & CostMeasure("energy", "<=", 4) & CostMeasure("power", "<=", 1),
)
FIGHTER: Final = Target("unit", unit & at_battlefield)
AT_BATTLEFIELD: Final = Matches(Me(), at_battlefield)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Adaptatron",
        when_i(
            "conquer",
            kill(GEAR, label="killed"),
            If(Did("killed"), (buff(Me()),)),
            optional=True,
        ),
    ),
    card(
        "Caitlyn, Patrolling",
        Static((Flag("assigned last"),)),
        activated(
            cost(exhaust_me()),
            deal(Stat(Me(), "might"), FIGHTER),
            only_if=Matches(Me(), at_battlefield),
        ),
    ),
    card("Charm", does(move(FOE, anywhere(FOE)))),
    card(
        "Clockwork Keeper",
        additional_cost("extra", cost(power("calm")), optional=True),
        when_played(draw(1), cond=Paid("extra")),
    ),
    card("Defy", REACTION, does(counter(CHEAP_SPELL))),
    card("Discipline", REACTION, does(give(UNIT, might(2)), draw(1))),
    card(
        "En Garde",
        REACTION,
        does(
            give(ALLY, might(1)),
            If(
                Every(
                    (
                        Matches(ALLY, mine),
                        Compare(CountOf(All(unit & mine & At(PlaceOf(ALLY)))), "==", 1),
                    )
                ),
                (give(ALLY, might(1)),),
            ),
        ),
    ),
    card(
        "Mageseeker Warden",
        Forbid("play to", obj=unit, by=Opponents(), area="base", only=True, cond=AT_BATTLEFIELD),
        Forbid(
            "ready", obj=(unit | gear) & enemy, source=spell | ability_item, cond=AT_BATTLEFIELD
        ),
    ),
    card(
        "Mask of Foresight",
        when(When(("attack", "defend"), unit & friendly & alone), give(EventObject(), might(1))),
    ),
    card("Stalwart Poro", keyword("Shield")),
    card(
        "Stand United",
        HIDDEN,
        ACTION,
        does(buff(ALLY), give_all(unit & friendly & buffed, might(1))),
    ),
    card(
        "Wielder of Water",
        Static((might(2),), cond=Matches(Me(), (attacking | defending) & alone)),
    ),
    card("Wizened Elder", Static((might(1),), cond=Matches(Me(), buffed))),
    card("Yasuo, Remorseful", when_i("attack", deal(Stat(Me(), "might"), FOE_HERE))),
    card(
        "Zhonya's Hourglass",
        HIDDEN,
        Replacement(
            When(("die",), unit & friendly),
            body=(kill(Me()), heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
        ),
    ),
)
