"""Invented cards for the cases that show the keywords, Accelerate to Flow."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Gain,
    Me,
    Modes,
    Static,
    Target,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    AMBUSH,
    GANKING,
    HIDDEN,
    QUICK_DRAW,
    REACTION,
    VISION,
    WEAPONMASTER,
    activated,
    additional_cost,
    at_battlefield,
    cost,
    costs_less,
    deal,
    deathknell,
    discard,
    disempower,
    does,
    draw,
    empower_for,
    enemy,
    energy,
    equip,
    exhaust_me,
    flow,
    friendly,
    gain_xp,
    gear,
    give,
    here,
    invented,
    kill,
    legion,
    level,
    might,
    mine,
    move,
    play_token,
    power,
    repeat,
    return_to_hand,
    spell,
    spend_xp,
    to_base,
    unit,
    when,
    when_i,
    when_played,
    while_empowered,
)

_UNIT: Final = Target("unit", unit)
_AT_BATTLEFIELD: Final = Target("unit", unit & at_battlefield)
_FIRST: Final = Target("first", unit)
_SECOND: Final = Target("second", unit)
_FOE_HERE: Final = Target("foe", unit & enemy & here)
_ALLY: Final = Target("ally", unit & friendly)
_GEAR: Final = Target("gear", gear)
_EQUIPMENT: Final = ("Equipment",)


def _grant(name: str, word: str, value: int = 1) -> CardDef:
    """A spell that gives a keyword for the turn."""
    return invented(
        f"Test {name}", "spell", REACTION, does(give(_UNIT, Gain(word, value))), pay=(energy(1),)
    )


CARDS: Final[tuple[CardDef, ...]] = (
    _grant("Onslaught", "Assault", 3),
    _grant("Screen", "Shield", 3),
    _grant("Ripple", "Deflect", 2),
    _grant("Stride", "Ganking"),
    _grant("Trail", "Hunt", 2),
    _grant("Fading", "Temporary"),
    _grant("Rear Guard", "Backline"),
    # Ready on entering.
    invented(
        "Test Rider 3",
        "unit",
        ACCELERATE,
        when_i("ready", draw(1)),
        pay=(energy(3),),
        might_value=3,
        domains=("fury",),
    ),
    invented(
        "Test Scrap Rider 3",
        "unit",
        additional_cost("scrap", cost(Act("kill one", on=All(gear & mine))), optional=False),
        pay=(energy(3),),
        might_value=3,
        domains=("fury",),
    ),
    # Dying.
    invented(
        "Test Twin Mourner 2",
        "unit",
        deathknell(draw(1)),
        deathknell(gain_xp(2)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Avenger 2",
        "unit",
        deathknell(deal(1, _FOE_HERE)),
        pay=(energy(2),),
        might_value=2,
    ),
    # Choosing.
    invented(
        "Test Poking Gear",
        "gear",
        activated(cost(exhaust_me()), deal(1, _UNIT), speed="action"),
        pay=(energy(1),),
    ),
    invented(
        "Test Poker 3",
        "unit",
        when_i("attack", deal(1, _FOE_HERE)),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Twin Bolt",
        "spell",
        does(deal(1, _FIRST), deal(1, _SECOND)),
        pay=(energy(1),),
        domains=("fury",),
    ),
    # Hidden.
    invented(
        "Test Lurker 2",
        "unit",
        HIDDEN,
        when_played(deal(1, _UNIT)),
        pay=(energy(4),),
        might_value=2,
    ),
    invented("Test Buried Bolt", "spell", HIDDEN, does(deal(3, _UNIT)), pay=(energy(4),)),
    invented("Test Buried Muster", "spell", HIDDEN, does(play_token("Recruit")), pay=(energy(4),)),
    invented(
        "Test Buried Recall",
        "spell",
        HIDDEN,
        does(move(_AT_BATTLEFIELD, to_base(_AT_BATTLEFIELD)), draw(1)),
        pay=(energy(4),),
    ),
    # Legion.
    invented(
        "Test Legionary 3",
        "unit",
        legion(when_played(draw(1))),
        legion(when_played(gain_xp(2))),
        pay=(energy(1),),
        might_value=3,
    ),
    invented(
        "Test Legion Rank 3", "unit", legion(Static((might(2),))), pay=(energy(1),), might_value=3
    ),
    invented(
        "Test Legion Rite",
        "spell",
        REACTION,
        legion(costs_less(energy(2))),
        does(draw(1)),
        pay=(energy(3),),
    ),
    # Entering.
    invented("Test Twin Vision 2", "unit", VISION, VISION, pay=(energy(2),), might_value=2),
    # Equipment.
    invented(
        "Test Twin Grip",
        "gear",
        equip(energy(2)),
        equip(discard(1)),
        pay=(energy(1),),
        tags=_EQUIPMENT,
        might_bonus=1,
    ),
    invented(
        "Test Heavy Blade",
        "gear",
        equip(energy(2)),
        pay=(energy(1),),
        tags=_EQUIPMENT,
        might_bonus=2,
    ),
    invented("Test Plain Relic", "gear", pay=(energy(1),), tags=_EQUIPMENT, might_bonus=4),
    invented(
        "Test Quick Blade",
        "gear",
        QUICK_DRAW,
        equip(energy(2), power("any")),
        pay=(energy(1),),
        tags=_EQUIPMENT,
        might_bonus=2,
    ),
    invented(
        "Test Twin Quick Blade",
        "gear",
        QUICK_DRAW,
        QUICK_DRAW,
        equip(power("any")),
        pay=(energy(1),),
        tags=_EQUIPMENT,
        might_bonus=2,
    ),
    invented(
        "Test Twin Master 2", "unit", WEAPONMASTER, WEAPONMASTER, pay=(energy(2),), might_value=2
    ),
    # Repeat.
    invented(
        "Test Echo Bolt",
        "spell",
        REACTION,
        repeat(energy(1)),
        repeat(power("any")),
        does(deal(1, _UNIT)),
        pay=(energy(1),),
    ),
    invented(
        "Test Echo Choice",
        "spell",
        repeat(energy(2)),
        does(Modes(((deal(2, _UNIT),), (kill(_GEAR),)))),
        pay=(energy(1),),
    ),
    invented(
        "Test Spell Watcher",
        "gear",
        when(When(("play",), spell, by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Echo Fighter 3",
        "unit",
        repeat(discard(1)),
        when_i(("attack", "defend"), deal(1, _FOE_HERE)),
        activated(cost(exhaust_me()), gain_xp(1)),
        pay=(energy(3),),
        might_value=3,
    ),
    # Ambush.
    invented(
        "Test Loud Ambusher 2",
        "unit",
        AMBUSH,
        AMBUSH,
        when_played(draw(1)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Costly Ambusher 3",
        "unit",
        AMBUSH,
        additional_cost("kill", cost(Act("kill one", on=All(unit & mine))), optional=False),
        pay=(energy(1),),
        might_value=3,
    ),
    invented(
        "Test Sudden Ambusher 3",
        "unit",
        AMBUSH,
        REACTION,
        additional_cost("kill", cost(Act("kill one", on=All(unit & mine))), optional=False),
        pay=(energy(1),),
        might_value=3,
    ),
    # XP.
    invented(
        "Test Novice 2",
        "unit",
        level(3, Static((might(2),))),
        level(5, GANKING),
        pay=(energy(2),),
        might_value=2,
    ),
    invented("Test Lesson", "spell", REACTION, does(gain_xp(2)), pay=(energy(1),)),
    invented(
        "Test Forgetting",
        "gear",
        activated(cost(spend_xp(2)), draw(1), speed="reaction"),
        pay=(energy(1),),
    ),
    # Empower.
    invented(
        "Test Ascendant 3",
        "unit",
        empower_for(cost(energy(2))),
        empower_for(cost(discard(1))),
        while_empowered(Static((might(2),)), when_i("empower", draw(1))),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Ascended Legend",
        "legend",
        empower_for(cost(energy(1))),
        while_empowered(Static((might(1),), scope=unit & mine)),
        domains=("fury",),
    ),
    invented("Test Humbling", "spell", REACTION, does(disempower(_UNIT)), pay=(energy(1),)),
    # Flow.
    invented(
        "Test Ebb",
        "spell",
        REACTION,
        flow(energy(1), power("own")),
        flow(discard(1)),
        does(draw(1)),
        pay=(energy(3),),
        domains=("chaos",),
    ),
    invented("Test Slow Ebb", "spell", flow(energy(1)), does(deal(1, _UNIT)), pay=(energy(3),)),
    invented(
        "Test Returning Ebb",
        "spell",
        flow(energy(1)),
        does(draw(1), return_to_hand(Me())),
        pay=(energy(3),),
    ),
)

__all__ = ["CARDS"]
