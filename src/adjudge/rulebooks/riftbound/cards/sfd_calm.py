"""Calm cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    AttachedTo,
    Chooses,
    Forbid,
    Giver,
    HostText,
    If,
    Is,
    Matches,
    May,
    Me,
    Noted,
    Opponents,
    Pick,
    Replacement,
    SamePlace,
    Static,
    Target,
    Triggered,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    QUICK_DRAW,
    REACTION,
    ability_item,
    activated,
    alone,
    at_battlefield,
    attach,
    card,
    cost,
    counter,
    does,
    draw,
    enemy,
    energy,
    equip,
    equipment,
    exhaust,
    exhaust_me,
    friendly,
    gear,
    give,
    heal,
    here,
    keyword,
    kill,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    recall,
    repeat,
    spell,
    to_base,
    unit,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
MY_UNIT: Final = Target("unit", unit & mine)
GEAR: Final = Target("gear", gear)
ALLIES_AT_A_BATTLEFIELD: Final = Target(
    "allies", unit & friendly & at_battlefield, at_least=0, at_most=None, group=(SamePlace(),)
)
UP_TO_ONE_FOE_HERE: Final = Target("foe", unit & enemy & here, at_least=0)
HOSTILE_ITEM: Final = Target(
    "item",
    (spell | ability_item) & enemy & Chooses((unit | gear) & friendly),
)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Azir, Ascendant",
        activated(
            cost(power("calm")),
            Act("choose", on=MY_UNIT),
            Act("swap places", on=Me(), by=MY_UNIT),
            If(
                Matches(MY_UNIT, Is("equipped")),
                (
                    May(
                        (
                            Pick("equipment", equipment, among=AttachedTo(MY_UNIT)),
                            attach(Noted("equipment"), Me()),
                        )
                    ),
                ),
            ),
            speed="action",
            times=1,
        ),
    ),
    card(
        "Brutalizer",
        equip(power("calm")),
        effect=(Static((might(2),), cond=Matches(Giver(), Is("attached this turn"))),),
    ),
    card("Desert's Call", repeat(energy(2)), does(play_token("Sand Soldier"))),
    card("Disarming Rake", when_played(kill(GEAR), optional=True)),
    card(
        "Emperor's Divide",
        HIDDEN,
        ACTION,
        does(move(ALLIES_AT_A_BATTLEFIELD, to_base(ALLIES_AT_A_BATTLEFIELD))),
    ),
    card("Feral Strength", REACTION, repeat(energy(2)), does(give(UNIT, might(2)))),
    card(
        "Guardian Angel",
        equip(power("calm")),
        effect=(
            Replacement(
                When(("die",), me),
                body=(kill(Giver()), heal(Me()), exhaust(Me()), recall(Me())),
            ),
        ),
    ),
    card("Heart of Dark Ice", activated(cost(exhaust_me()), give(UNIT, might(3)))),
    card(
        "Irelia, Fervent",
        keyword("Deflect"),
        when(When(("target", "ready"), me, by=You()), give(Me(), might(1))),
    ),
    card(
        "Janna, Savior",
        REACTION,
        when_played(
            heal(All(unit & mine & here)),
            move(UP_TO_ONE_FOE_HERE, to_base(UP_TO_ONE_FOE_HERE)),
        ),
    ),
    card("Lonely Poro", Triggered(When(("die",), me & alone), (draw(1),), keyword="Deathknell")),
    card("Not So Fast", REACTION, does(counter(HOSTILE_ITEM))),
    card(
        "Poro Snax",
        when_played(draw(1)),
        activated(cost(energy(1), power("calm"), exhaust_me(), kill(Me())), draw(1)),
    ),
    card("Stellacorn Herder", when_i("move", draw(1))),
    card("Sterak's Gage", QUICK_DRAW, equip(power("calm"))),
    card("Svellsongur", equip(energy(1), power("calm")), effect=(HostText(),)),
    card(
        "Tianna Crownguard",
        keyword("Deflect"),
        Forbid("gain points", by=Opponents(), cond=Matches(Me(), at_battlefield)),
    ),
)
