"""Invented cards for hard meetings of rules: simultaneous ends, combat, layers and the turn."""

from __future__ import annotations

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    CopyOf,
    Did,
    EventObject,
    Gain,
    GainTag,
    GainType,
    Here,
    If,
    Matches,
    Me,
    Measure,
    Noted,
    Raise,
    Replacement,
    Stat,
    Static,
    Target,
    Triggered,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    AMBUSH,
    REACTION,
    another,
    banish,
    cost,
    deal,
    deathknell,
    discard,
    does,
    draw,
    enemy,
    energy,
    exhaust,
    extra_turn,
    friendly,
    gain_points,
    gear,
    give,
    heal,
    here,
    invented,
    kill,
    me,
    might,
    mighty,
    mine,
    play_token,
    recall,
    spell,
    unit,
    when,
    when_here,
    when_i,
    when_played,
)

_UNIT: Final = Target("unit", unit)
_ALLY: Final = Target("unit", unit & friendly)
_OTHER: Final = Target("other", unit & friendly)
_RESCUE: Final = (heal(EventObject()), exhaust(EventObject()), recall(EventObject()))

CARDS: Final[tuple[CardDef, ...]] = (
    # Replacements that meet.
    invented(
        "Test Protector 5",
        "unit",
        Replacement(
            When(
                ("die",), unit & mine & another & here & Measure("might", "<", Stat(Me(), "might"))
            ),
            body=_RESCUE,
        ),
        pay=(energy(5),),
        might_value=5,
    ),
    invented(
        "Test Living Glass 1",
        "unit",
        Replacement(When(("die",), unit & friendly), body=(kill(Me()), *_RESCUE)),
        pay=(energy(1),),
        might_value=1,
        types=("unit", "gear"),
    ),
    invented("Test Purge", "spell", REACTION, does(kill(All(unit | gear))), pay=(energy(1),)),
    invented(
        "Test Yearly Ward",
        "gear",
        Replacement(When(("die",), unit & friendly), body=_RESCUE, optional=True, times=1),
        pay=(energy(1),),
    ),
    invented(
        "Test Deathly Grip",
        "spell",
        does(
            kill(_ALLY, label="killed"),
            If(Did("killed"), (give(_OTHER, might(Stat(Noted("killed"), "might"))),)),
        ),
        pay=(energy(1),),
    ),
    # Triggers.
    invented(
        "Test Reaper 2",
        "unit",
        when(When(("die",), unit & enemy), draw(1), optional=True, times=1),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Returner 2",
        "unit",
        Triggered(When(("die",), me), (draw(2),), cost=cost(discard(1))),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Raider 3",
        "unit",
        when_i("attack", deal(2, Target("unit", unit & enemy & here))),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Ambush Greeter 2",
        "unit",
        AMBUSH,
        when_played(draw(1)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Spell Watcher 3",
        "unit",
        when(When(("play",), spell, by=You()), draw(1)),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Herald 3",
        "unit",
        when(When(("start of combat",)), draw(1)),
        when_i(("attack", "defend"), gain_points(1)),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Avenger 1",
        "unit",
        deathknell(play_token("Recruit", Here(), count=2)),
        pay=(energy(1),),
        might_value=1,
    ),
    invented(
        "Test Kin Lord 2",
        "unit",
        Static((GainTag("Yordle"), GainType("gear")), scope=unit & mine & another),
        pay=(energy(2),),
        might_value=2,
    ),
    invented("Test Second Dawn", "spell", does(extra_turn()), pay=()),
    invented("Test Vanishing", "spell", REACTION, does(banish(Me()), draw(1)), pay=(energy(1),)),
    invented("Test Holdfast", "battlefield", when_here("hold", draw(1))),
    invented("Test Bounty Field", "battlefield", when_here("hold", gain_points(1))),
    # Layers.
    invented(
        "Test Mirror",
        "spell",
        REACTION,
        does(give(_UNIT, CopyOf(Target("model", unit)))),
        pay=(energy(1),),
    ),
    invented(
        "Test Double",
        "spell",
        REACTION,
        does(give(_UNIT, might(Stat(_UNIT, "might")))),
        pay=(energy(1),),
    ),
    invented("Test Wither 4", "spell", REACTION, does(give(_UNIT, might(-4))), pay=(energy(1),)),
    invented(
        "Test Wane 4",
        "spell",
        REACTION,
        does(give(_UNIT, might(-4, floor=1))),
        pay=(energy(1),),
    ),
    invented(
        "Test Cap 5",
        "spell",
        REACTION,
        does(give(_UNIT, might(2, ceiling=5))),
        pay=(energy(1),),
    ),
    invented(
        "Test Standard 5",
        "gear",
        Static((Raise("might", to=5),), scope=unit & mine),
        pay=(energy(1),),
    ),
    invented(
        "Test Victor 4",
        "unit",
        Static((Gain("Deflect"), Gain("Ganking"), Gain("Shield")), cond=Matches(Me(), mighty)),
        pay=(energy(4),),
        might_value=4,
    ),
)

__all__ = ["CARDS"]
