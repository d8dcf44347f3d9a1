"""Invented cards for the cases about turns, chains, showdowns, combat and scoring."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import Flag, Opponents, Static, Target, When
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    TANK,
    at_end_of_turn,
    at_start_of_your,
    does,
    draw,
    energy,
    gain_points,
    gain_xp,
    give,
    invented,
    lose_points,
    might,
    power,
    predict,
    unit,
    when,
    when_i,
)

_ANY_UNIT: Final = Target("unit", unit)

CARDS: Final[tuple[CardDef, ...]] = (
    # Costs and the turn.
    invented("Test Spark Rite", "spell", does(draw(1)), pay=(power("fury"),)),
    invented("Test Dawn Ledger", "gear", at_start_of_your("beginning", draw(1)), pay=(energy(1),)),
    invented("Test Dusk Ledger", "gear", at_end_of_turn(draw(1)), pay=(energy(1),)),
    # Might for a while.
    invented("Test Bulwark", "spell", REACTION, does(give(_ANY_UNIT, might(2))), pay=(energy(1),)),
    invented(
        "Test War Cry",
        "spell",
        REACTION,
        does(give(_ANY_UNIT, might(3), until="combat")),
        pay=(energy(1),),
    ),
    # Units that trigger, and one that no damage reaches.
    invented("Test Sentinel 3", "unit", when_i("defend", draw(1)), pay=(energy(3),), might_value=3),
    invented("Test Walker 3", "unit", when_i("move", draw(1)), pay=(energy(3),), might_value=3),
    invented(
        "Test Phantom 3",
        "unit",
        TANK,
        Static((Flag("no damage"),)),
        pay=(energy(3),),
        might_value=3,
    ),
    # Points and decks.
    invented("Test Glory", "spell", does(gain_points(1)), pay=(energy(1),)),
    invented("Test Disgrace", "spell", does(lose_points(2, Opponents())), pay=(energy(1),)),
    invented("Test Disgrace Watcher", "gear", when(When(("lose points",)), gain_xp(1))),
    invented(
        "Test Shared Glory",
        "spell",
        does(gain_points(1), gain_points(1, Opponents())),
        pay=(energy(1),),
    ),
    invented("Test Triple Draw", "spell", does(draw(3)), pay=(energy(1),)),
    invented("Test Foresight", "spell", does(predict(1)), pay=(energy(1),)),
)

__all__ = ["CARDS"]
