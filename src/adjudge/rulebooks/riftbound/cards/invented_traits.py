"""Invented cards that speak of keywords: that find what has one, give one or take one away."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Has,
    In,
    Lose,
    Target,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    TEMPORARY,
    UNIQUE,
    ability_item,
    counter,
    does,
    energy,
    exhaust,
    gear,
    give,
    in_trash,
    invented,
    keyword,
    legend,
    return_to_hand,
    unit,
)

ON_THE_BOARD: Final = (
    "Accelerate",
    "Ambush",
    "Assault",
    "Backline",
    "Deathknell",
    "Deflect",
    "Empower",
    "Empowered",
    "Equip",
    "Ganking",
    "Hidden",
    "Hunt",
    "Legion",
    "Level",
    "Quick-Draw",
    "Shield",
    "Tank",
    "Temporary",
    "Unique",
    "Vision",
    "Weaponmaster",
)
"""Keywords that a text may ask for on the board."""
IN_THE_TRASH: Final = ("Action", "Ambush", "Flow", "Hidden", "Legion", "Reaction", "Repeat")
"""Keywords that a text may ask for in a trash."""


def _find(word: str) -> CardDef:
    """A free spell that exhausts what has a keyword."""
    bearer = Target("bearer", (unit | gear | legend) & Has(word))
    return invented(f"Test Find {word}", "spell", REACTION, does(exhaust(bearer)))


def _fetch(word: str) -> CardDef:
    """A free spell that takes a card with a keyword out of one's trash."""
    card = Target("card", Has(word) & in_trash())
    return invented(f"Test Fetch {word}", "spell", REACTION, does(return_to_hand(card)))


def _strip(word: str) -> CardDef:
    """A free spell that takes a keyword away from a unit, without an end."""
    effect = give(Target("unit", unit), Lose(word), until="board")
    return invented(f"Test Strip {word}", "spell", REACTION, does(effect))


def _dull(word: str) -> CardDef:
    """The same for the turn."""
    effect = give(Target("unit", unit), Lose(word))
    return invented(f"Test Dull {word}", "spell", REACTION, does(effect))


def _hush(word: str) -> CardDef:
    """A free spell that counters an ability with a keyword."""
    item = Target("item", ability_item & Has(word) & In("chain"))
    return invented(f"Test Hush {word}", "spell", REACTION, does(counter(item)))


CARDS: Final[tuple[CardDef, ...]] = (
    *(_find(word) for word in ON_THE_BOARD),
    *(_fetch(word) for word in IN_THE_TRASH),
    *(_strip(word) for word in ("Assault", "Deathknell", "Ganking", "Tank", "Temporary")),
    *(_dull(word) for word in ("Assault", "Ganking")),
    _hush("Action"),
    _hush("Reaction"),
    invented("Test Hunter 2", "unit", keyword("Hunt", 2), pay=(energy(2),), might_value=2),
    invented("Test Only 2", "unit", UNIQUE, pay=(energy(2),), might_value=2),
    invented("Test Brawler 3", "unit", keyword("Assault", 2), pay=(energy(3),), might_value=3),
    invented("Test Fading 3", "unit", TEMPORARY, pay=(energy(3),), might_value=3),
)

__all__ = ["CARDS", "IN_THE_TRASH", "ON_THE_BOARD"]
