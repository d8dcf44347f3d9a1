"""Calm cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    AttachedTo,
    Chooses,
    Did,
    EventObject,
    Fact,
    Forbid,
    Giver,
    HostOf,
    HostText,
    If,
    In,
    Is,
    Matches,
    May,
    Me,
    Modes,
    Not,
    Noted,
    Opponents,
    Pick,
    Replacement,
    Same,
    SamePlace,
    Static,
    Target,
    Top,
    Triggered,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    QUICK_DRAW,
    REACTION,
    TANK,
    ability_item,
    activated,
    additional_cost,
    alone,
    another,
    at_battlefield,
    attach,
    attacking,
    buff,
    card,
    channel,
    cost,
    costs_less,
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
    in_trash,
    keyword,
    kill,
    legend,
    look_at,
    make_ready,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    recall,
    recycle,
    repeat,
    return_to_hand,
    reveal,
    rune,
    spell,
    stun,
    to_base,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
MY_UNIT: Final = Target("unit", unit & mine)
GEAR: Final = Target("gear", gear)
LEGEND: Final = Target("legend", legend)
ALLIES_AT_A_BATTLEFIELD: Final = Target(
    "allies", unit & friendly & at_battlefield, at_least=0, at_most=None, group=(SamePlace(),)
)
UP_TO_ONE_FOE_HERE: Final = Target("foe", unit & enemy & here, at_least=0)
HOSTILE_ITEM: Final = Target(
    "item",
    (spell | ability_item) & enemy & Chooses((unit | gear) & friendly),
)
FIND: Final = Target("card", (unit | gear) & in_trash())
OTHER_ALLY: Final = Target("ally", unit & friendly & another)
ALLY: Final = Target("ally", unit & friendly)
ATTACKER: Final = Target("attacker", unit & attacking)
TWO_RUNES: Final = Target("runes", rune, at_least=2, at_most=2)


CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Aphelios, Exalted",
        when(
            When(("attach",), equipment, by=You()),
            Modes(
                (
                    (make_ready(TWO_RUNES),),
                    (channel(1, rune_exhausted=True),),
                    (buff(ALLY),),
                ),
                fresh="turn",
            ),
            cond=Matches(Me(), Same(HostOf(EventObject()))),
        ),
    ),
    card(
        "Apprentice Smith",
        when_i(
            "move",
            reveal(Top(1), label="revealed"),
            If(
                Matches(Noted("revealed"), gear),
                (Act("draw", on=Noted("revealed")),),
                (recycle(Noted("revealed")),),
            ),
        ),
    ),
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
    card("Doran's Shield", equip(power("calm")), effect=(TANK,)),
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
    card("Guardian of the Passage", when_i("hold", return_to_hand(FIND), optional=True)),
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
    unsupported(
        "Jax, Unmatched",
        "a keyword given to cards outside the board",
        "게임판 밖의 카드에 부여되는 키워드",
    ),
    card(
        "Legion Quartermaster",
        additional_cost("return", cost(Act("return one", on=All(gear & friendly))), optional=False),
    ),
    card("Lonely Poro", Triggered(When(("die",), me & alone), (draw(1),), keyword="Deathknell")),
    card("Navori Scout", keyword("Deflect")),
    card(
        "Needlessly Large Yordle",
        keyword("Shield", 5),
        TANK,
        costs_less(energy(2), power("calm"), count=Fact("points from holding")),
    ),
    card("Not So Fast", REACTION, does(counter(HOSTILE_ITEM))),
    card(
        "Ornn, Blacksmith",
        when_i(
            ("play", "hold"),
            look_at(Top(4), label="seen"),
            Pick("card", gear, at_least=0, among=Noted("seen")),
            reveal(Noted("card")),
            Act("draw", on=Noted("card")),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
        ),
    ),
    card(
        "Poro Snax",
        when_played(draw(1)),
        activated(cost(energy(1), power("calm"), exhaust_me(), kill(Me())), draw(1)),
    ),
    card(
        "Ribbon Dancer",
        when(When(("move",), me, area="battlefield"), give(OTHER_ALLY, might(1))),
    ),
    card(
        "Royal Entourage",
        when_played(
            Act("choose", on=LEGEND),
            May((make_ready(LEGEND),), label="readied"),
            If(Unless(Did("readied")), (exhaust(LEGEND),)),
        ),
    ),
    card("Simian Ancestor", when(When(("buff",), me, by=You()), make_ready(Me()))),
    card("Stellacorn Herder", when_i("move", draw(1))),
    card("Sterak's Gage", QUICK_DRAW, equip(power("calm"))),
    card("Svellsongur", equip(energy(1), power("calm")), effect=(HostText(),)),
    card("Thwonk!", ACTION, repeat(energy(2)), does(stun(ATTACKER))),
    card(
        "Tianna Crownguard",
        keyword("Deflect"),
        Forbid("gain points", by=Opponents(), cond=Matches(Me(), at_battlefield)),
    ),
)
