"""Invented cards for rulings that name no card or only a kind of text."""

from __future__ import annotations

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    At,
    ControlledBy,
    Elsewhere,
    Has,
    HomeOf,
    May,
    Not,
    Noted,
    Pick,
    Target,
    TargetPlace,
    TargetPlayer,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    WEAPONMASTER,
    does,
    draw,
    energy,
    friendly,
    gain_xp,
    gear,
    invented,
    kill,
    mine,
    play_token,
    recycle,
    rune,
    stun,
    unit,
    when,
    when_i,
    when_played,
)

_FIRST: Final = Target("first", unit)
_FIELD: Final = TargetPlace("field", "battlefield")
_PLAYER: Final = TargetPlayer("player")
_SECOND: Final = Target("second", unit, apart=("first",))

CARDS: Final[tuple[CardDef, ...]] = (
    invented(
        "Test Early Asker 2",
        "unit",
        when_played(draw(1), optional=True),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Late Asker 2",
        "unit",
        when_played(gain_xp(1), May((draw(1),))),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Exchange",
        "spell",
        does(kill(_FIRST), play_token("Recruit", HomeOf(You())), kill(_SECOND)),
        pay=(energy(1),),
    ),
    invented(
        "Test Kill And Draw", "spell", does(kill(Target("unit", unit)), draw(2)), pay=(energy(1),)
    ),
    # What is a target and what is not.
    invented(
        "Test Proud Master 2",
        "unit",
        WEAPONMASTER,
        when_i("target", gain_xp(1)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented("Test Sweep", "spell", does(kill(All(unit & At(_FIELD)))), pay=(energy(1),)),
    invented(
        "Test Grudge",
        "gear",
        when(When(("die",), unit & friendly), kill(Target("gear", gear))),
        pay=(energy(1),),
    ),
    invented(
        "Test Rune Price",
        "spell",
        does(Pick("rune", rune & mine), recycle(Noted("rune")), draw(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Undoing",
        "spell",
        does(kill(Target("gear", gear & Has("Temporary")))),
        pay=(energy(1),),
    ),
    # Targets that hang on what else is chosen.
    invented("Test Far Kill", "spell", does(kill(Target("unit", unit & Elsewhere(_FIELD))))),
    invented("Test Their Kill", "spell", does(kill(Target("unit", unit & ControlledBy(_PLAYER))))),
    invented(
        "Test Other Kill", "spell", does(stun(_FIRST), kill(Target("second", unit & Not(_FIRST))))
    ),
    invented("Test Twin Stun", "spell", does(stun(_FIRST), stun(_SECOND)), pay=(energy(1),)),
)
