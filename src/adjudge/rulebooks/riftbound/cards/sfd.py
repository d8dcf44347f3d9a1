"""Cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    AmountOf,
    Anything,
    Chooses,
    CostMeasure,
    CostRule,
    Forbid,
    Giver,
    Here,
    If,
    In,
    Is,
    Matches,
    Me,
    Modes,
    Not,
    Noted,
    PayAnyAmount,
    Pick,
    PlayCard,
    Replacement,
    Same,
    SamePlace,
    Static,
    Target,
    Top,
    Triggered,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    REACTION,
    ability_item,
    activated,
    add,
    alone,
    at_base,
    attacking,
    banish,
    card,
    cost,
    counter,
    deal,
    discard,
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
    in_hand,
    in_trash,
    kill,
    me,
    might,
    move,
    power,
    recall,
    recycle,
    recycle_from,
    repeat,
    reveal,
    spell,
    to_base,
    unit,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
OTHER_UNIT: Final = Target("other unit", unit, apart=("unit",))
UP_TO_THREE: Final = Target("units", unit, at_least=0, at_most=3, group=(SamePlace(),))
UNIT_AT_BASE: Final = Target("unit", unit & at_base)
ATTACKER: Final = Target("attacker", unit & attacking)
GEAR: Final = Target("gear", gear)
CHEAP_SPELL: Final = Target("spell", spell & in_trash() & CostMeasure("energy", "<=", 3))
DEAD_UNIT: Final = Target("unit", unit & in_trash())
HOSTILE_ITEM: Final = Target(
    "item",
    (spell | ability_item) & enemy & Chooses((unit | gear) & friendly),
)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Ancient Henge",
        activated(
            cost(exhaust_me()),
            PayAnyAmount("paid", ("energy",)),
            add(power("any"), times=AmountOf("paid")),
            speed="reaction",
            adds=True,
        ),
    ),
    card(
        "Bellows Breath",
        ACTION,
        repeat(energy(1), power("mind")),
        does(deal(1, UP_TO_THREE)),
    ),
    card(
        "Brutalizer",
        equip(power("calm")),
        effect=(Static((might(2),), cond=Matches(Giver(), Is("attached this turn"))),),
    ),
    card("Defiant Dance", REACTION, does(give(UNIT, might(2)), give(OTHER_UNIT, might(-2)))),
    card(
        "Ezreal, Prodigy",
        when_played(discard(1), draw(2)),
        CostRule(
            "component",
            applies=Anything(),
            by=You(),
            less=(energy(1), power("any")),
            choice=True,
            component="optional",
        ),
    ),
    card("Feral Strength", REACTION, repeat(energy(2)), does(give(UNIT, might(2)))),
    card(
        "Fizz, Trickster",
        when_played(
            PlayCard(CHEAP_SPELL, ignore=("energy",), then="recycle"),
            optional=True,
        ),
    ),
    card("Frigid Touch", REACTION, repeat(energy(2)), does(give(UNIT, might(-2)))),
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
    card(
        "Here to Help",
        HIDDEN,
        ACTION,
        does(
            Pick("unit", unit & in_hand(), at_least=0),
            PlayCard(Noted("unit"), less=(energy(3),), must_area="battlefield you control"),
        ),
    ),
    card(
        "Last Rites",
        equip(power("chaos"), recycle_from("trash", 2)),
        effect=(when_i(("conquer", "hold"), PlayCard(DEAD_UNIT), optional=True),),
    ),
    card("Lonely Poro", Triggered(When(("die",), me & alone), (draw(1),), keyword="Deathknell")),
    card("Not So Fast", REACTION, does(counter(HOSTILE_ITEM))),
    card(
        "Overzealous Fan",
        when_i(
            "defend",
            move(ATTACKER, to_base(ATTACKER)),
            optional=True,
            pay=cost(kill(Me())),
        ),
    ),
    card(
        "Perched Grimwyrm",
        Forbid(
            "play to",
            obj=me,
            area="battlefield",
            tests=("conquered this turn",),
            only=True,
            areas=("any",),
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
        "Rocket Barrage",
        repeat(energy(4), power("mind")),
        does(Modes(((deal(4, UNIT_AT_BASE),), (kill(GEAR),)))),
    ),
    card("Stellacorn Herder", when_i("move", draw(1))),
)
