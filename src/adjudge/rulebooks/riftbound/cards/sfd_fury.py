"""Fury cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Forbid,
    Gain,
    HomeOf,
    In,
    Is,
    Static,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    QUICK_DRAW,
    card,
    deathknell,
    equip,
    friendly,
    keyword,
    me,
    play_token,
    power,
    unit,
)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Ferrous Forerunner", deathknell(play_token("Mech", HomeOf(You()), count=2))),
    card("Long Sword", QUICK_DRAW, equip(power("fury"))),
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
        "Rek'Sai, Breacher",
        ACCELERATE,
        keyword("Assault"),
        Static(
            (Gain("Accelerate"),),
            scope=unit & friendly & In("chain") & ~Is("played from hand"),
        ),
    ),
)
