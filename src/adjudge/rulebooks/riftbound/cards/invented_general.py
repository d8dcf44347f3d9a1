"""Invented cards for the cases of the general rules: zones, objects, types, tokens and control."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    CostMeasure,
    CountPlaces,
    Did,
    Flag,
    Gain,
    GainAbility,
    GainType,
    Has,
    HomeOf,
    If,
    In,
    Instruction,
    Matches,
    Modes,
    Noted,
    Opponents,
    PayTo,
    SetStat,
    Static,
    Target,
    TargetPlayer,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    HIDDEN,
    REACTION,
    activated,
    at_battlefield,
    banish,
    battlefield,
    chosen_champion,
    cost,
    deal,
    discard,
    does,
    draw,
    enemy,
    energy,
    equip,
    equipment,
    exhaust_me,
    gain_xp,
    gear,
    give,
    here,
    in_trash,
    invented,
    kill,
    legend,
    might,
    mine,
    move,
    play_token,
    power,
    recall,
    replace,
    return_to_hand,
    rune,
    spell,
    to_base,
    unit,
    when,
    when_here,
    when_i,
    when_played,
    win,
)

_ANYTHING: Final = Target("thing", unit | gear | rune | battlefield | legend)
_UNIT: Final = Target("unit", unit)
_RUNE: Final = Target("rune", rune)
_CARD_IN_TRASH: Final = Target("card", (unit | gear | spell) & in_trash())
_CHEAP: Final = Target("cheap", unit & CostMeasure("energy", "<=", 0))
_OPPONENT: Final = TargetPlayer("opponent")


def _trick(name: str, *parts: Instruction) -> CardDef:
    """A free spell that can be played at any time."""
    return invented(name, "spell", REACTION, does(*parts))


CARDS: Final[tuple[CardDef, ...]] = (
    # Actions on whatever there is.
    _trick("Test Oust", banish(_ANYTHING)),
    _trick("Test Undo", return_to_hand(_ANYTHING)),
    _trick("Test Ruin", kill(_ANYTHING)),
    _trick("Test Carry Home", move(_ANYTHING, to_base(_ANYTHING))),
    _trick("Test Call Home", recall(_ANYTHING)),
    _trick("Test Displace", replace(_ANYTHING, "Recruit")),
    _trick("Test Dig Up", return_to_hand(_CARD_IN_TRASH)),
    _trick("Test Dig Up Unit", return_to_hand(Target("card", unit & in_trash()))),
    _trick("Test Dig Up Gear", return_to_hand(Target("card", gear & in_trash()))),
    _trick("Test Rob", Act("choose", on=_OPPONENT), discard(1, _OPPONENT)),
    _trick("Test Kill Cheap", kill(_CHEAP)),
    _trick("Test Second Legend", Act("add legend", how=("Test Legend Token",))),
    _trick(
        "Test Champion Home",
        Act("return to champion zone", on=Target("unit", unit & chosen_champion)),
    ),
    # More than one type.
    invented(
        "Test Walking Rune",
        "spell",
        HIDDEN,
        REACTION,
        does(give(_RUNE, GainType("unit"), SetStat("might", 2))),
    ),
    # Points, costs and payments.
    _trick("Test Triumph", win()),
    _trick(
        "Test Tithe",
        PayTo(cost(energy(1)), (), label="paid"),
        If(Did("paid"), (gain_xp(2),)),
        draw(1),
    ),
    # Tokens.
    _trick("Test Make Recruit", play_token("Recruit")),
    invented(
        "Test Unit Watcher",
        "gear",
        when(When(("play",), unit, by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    _trick("Test Make Ready", play_token("Recruit", is_ready=True)),
    _trick(
        "Test Make Here",
        play_token("Mech", HomeOf(You()), label="made"),
        give(Noted("made"), might(2)),
    ),
    _trick("Test Make Gold", play_token("Gold")),
    _trick("Test Make Their Sprite", play_token("Sprite", HomeOf(Opponents()), who=Opponents())),
    # Equipment: what stands on it, and what it gives.
    invented(
        "Test Tome Blade",
        "gear",
        Static((might(1),), scope=unit & mine),
        equip(energy(1)),
        effect=(Static((Gain("Tank"),)),),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=0,
    ),
    invented(
        "Test Drawing Blade",
        "gear",
        activated(cost(exhaust_me()), draw(1)),
        equip(power("own")),
        pay=(energy(1),),
        tags=("Equipment",),
        domains=("fury",),
        might_bonus=1,
    ),
    _trick("Test Animate", give(Target("gear", gear), GainType("unit"))),
    _trick(
        "Test Teach",
        give(Target("gear", gear), GainAbility(Static((might(2),), scope=unit & mine))),
    ),
    _trick("Test Equipment Bane", kill(Target("equipment", equipment))),
    _trick("Test Tank Hunt", deal(2, Target("tank", unit & Has("Tank")))),
    _trick("Test Field Bolt", deal(1, Target("field unit", unit & at_battlefield))),
    # Facedown zones.
    invented("Test Deep Cellar", "battlefield", Static((Flag("facedown room", 1),))),
    # Battlefields and what is said of them.
    invented(
        "Test Watched Field",
        "battlefield",
        Static((might(1),), scope=unit & here),
        when_here("conquer", draw(1)),
        activated(cost(energy(1)), gain_xp(1)),
    ),
    *(
        _trick(f"Test Count {word.title()}", gain_xp(CountPlaces("battlefield", (word,))))
        for word in ("occupied", "uncontrolled", "open")
    ),
    # Spells, from top to bottom.
    _trick("Test Kill Then Learn", kill(_UNIT), gain_xp(1)),
    _trick("Test Hurt Then Learn", deal(3, _UNIT), If(Matches(_UNIT, In("base")), (gain_xp(2),))),
    _trick("Test Feed Then Strike", draw(1), discard(2), gain_xp(1)),
    # Control.
    invented(
        "Test Ruled Field",
        "battlefield",
        when(When(("start of main",)), draw(1), deal(1, _UNIT)),
    ),
    invented(
        "Test Grave Watcher 2",
        "unit",
        when(When(("play",), spell), draw(1), areas=("trash",)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Tollkeeper 3",
        "unit",
        when_i(
            "attack",
            PayTo(cost(energy(2)), (), label="paid"),
            If(Did("paid"), (kill(Target("foe", unit & enemy & here)),)),
        ),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Captain 2",
        "unit",
        when_played(deal(1, Target("foe", unit & enemy))),
        activated(cost(exhaust_me()), Modes(((draw(1),), (gain_xp(1),)))),
        pay=(energy(2),),
        might_value=2,
    ),
    invented("Test Foe Bolt", "spell", REACTION, does(deal(2, Target("foe", unit & enemy)))),
)

__all__ = ["CARDS"]
