"""Tokens that the rules describe.

Rules:
    RB-CR@1.4:187
"""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import Act, Did, Gain, Here, If, Me, Permit, Static, Tagged, Target
from adjudge.rulebooks.riftbound.dsl import (
    TEMPORARY,
    activated,
    add,
    banish,
    cost,
    exhaust_me,
    give,
    here,
    in_trash,
    invented,
    keyword,
    kill,
    might,
    power,
    unit,
    when_here,
    when_i,
)

DEAD_UNIT: Final = Target("unit", unit & in_trash())

CARDS: Final[tuple[CardDef, ...]] = (
    invented("Recruit", "unit", might_value=1, tags=("Recruit",), is_token=True),
    invented("Sprite", "unit", TEMPORARY, might_value=3, tags=("Fae",), is_token=True),
    invented("Sand Soldier", "unit", might_value=2, tags=("Shurima",), is_token=True),
    invented("Mech", "unit", might_value=3, tags=("Mech",), is_token=True),
    invented(
        "Gold",
        "gear",
        activated(cost(kill(Me()), exhaust_me()), add(power("any")), speed="reaction", adds=True),
        is_token=True,
    ),
    invented("Reflection", "unit", might_value=0, is_token=True),
    invented("Bird", "unit", keyword("Deflect"), might_value=1, tags=("Bird",), is_token=True),
    invented(
        "Brush",
        "battlefield",
        Static(
            (might(1),),
            scope=unit
            & here
            & (Tagged("Bird") | Tagged("Cat") | Tagged("Dog") | Tagged("Poro") | Tagged("Ivern")),
        ),
        when_here(("conquer", "hold"), Act("swap back", on=Me()), optional=True),
        is_token=True,
    ),
    invented("Baron Pit", "battlefield", Permit("move", obj=unit, place=Here()), is_token=True),
    invented("Tentacle", "unit", might_value=1, tags=("Bilgewater",), is_token=True),
    invented(
        "Shadow Clone",
        "unit",
        when_i(
            "attack",
            banish(DEAD_UNIT, label="banished"),
            If(Did("banished"), (give(Me(), Gain("Assault", 4)),)),
            optional=True,
        ),
        might_value=0,
        is_token=True,
    ),
)
