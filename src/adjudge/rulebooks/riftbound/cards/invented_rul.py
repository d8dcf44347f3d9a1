"""Invented cards for rulings that name no card or only a kind of text."""

from __future__ import annotations

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import HomeOf, May, Target, You
from adjudge.rulebooks.riftbound.dsl import (
    does,
    draw,
    energy,
    gain_xp,
    invented,
    kill,
    play_token,
    unit,
    when_played,
)

_FIRST: Final = Target("first", unit)
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
)
