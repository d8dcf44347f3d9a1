"""Invented cards: never in a deck, always there for cases and tests.

Their names begin with "Test" or are those of the wordings that the rules' worked examples describe
without naming a card.
"""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import Target
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    AMBUSH,
    BACKLINE,
    DOMAINS,
    GANKING,
    REACTION,
    TANK,
    cost,
    deal,
    deathknell,
    does,
    draw,
    energy,
    equip,
    invented,
    keyword,
    kill,
    power,
    unit,
    when_played,
)

BLANK: Final = "Test Blank"
"""The card that fills decks of a case."""
FIELDS: Final = ("Test Field North", "Test Field South", "Test Field East", "Test Field West")
"""Battlefields without text."""

_ANY_UNIT: Final = Target("unit", unit)

CARDS: Final[tuple[CardDef, ...]] = (
    invented(BLANK, "spell", pay=(energy(9),), ko="시험용 빈 카드"),
    *(invented(name, "battlefield") for name in FIELDS),
    *(
        invented(f"Test Unit {n}", "unit", pay=(energy(n),), might_value=n, ko=f"시험용 유닛 {n}")
        for n in range(10)
    ),
    invented("Test Tank 3", "unit", TANK, pay=(energy(3),), might_value=3),
    invented("Test Backline 3", "unit", BACKLINE, pay=(energy(3),), might_value=3),
    invented("Test Ganker 3", "unit", GANKING, pay=(energy(3),), might_value=3),
    invented("Test Ambusher 3", "unit", AMBUSH, pay=(energy(3),), might_value=3),
    invented("Test Deflector 3", "unit", keyword("Deflect"), pay=(energy(3),), might_value=3),
    invented("Test Mourner 2", "unit", deathknell(draw(1)), pay=(energy(2),), might_value=2),
    invented("Test Greeter 2", "unit", when_played(draw(1)), pay=(energy(2),), might_value=2),
    invented("Test Gear", "gear", pay=(energy(1),)),
    invented(
        "Test Sword",
        "gear",
        equip(power("any")),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=2,
    ),
    invented("Test Slow Bolt", "spell", does(deal(3, _ANY_UNIT)), pay=(energy(1),)),
    invented("Test Bolt", "spell", ACTION, does(deal(3, _ANY_UNIT)), pay=(energy(1),)),
    invented("Test Jolt", "spell", REACTION, does(deal(2, _ANY_UNIT)), pay=(energy(1),)),
    invented("Test Kill", "spell", REACTION, does(kill(_ANY_UNIT)), pay=(energy(1),)),
    invented("Test Draw", "spell", REACTION, does(draw(1)), pay=(energy(1),)),
    invented("Test Cantrip", "spell", REACTION, does(draw(1)), pay=()),
    *(
        invented(
            f"Test {domain.title()} Spell",
            "spell",
            REACTION,
            does(draw(1)),
            pay=(energy(1), power("own")),
            domains=(domain,),
        )
        for domain in DOMAINS
    ),
    invented("Test Legend", "legend", domains=DOMAINS),
)

__all__ = ["BLANK", "CARDS", "FIELDS", "cost"]
