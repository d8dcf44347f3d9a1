"""Tokens that cards put into play; their facts stand in those cards' texts."""

from adjudge.rulebooks.magic.dsl import (
    FLYING,
    token,
)

CARDS = (
    token("Angel", 4, 4, FLYING, colors=("white",)),
    token("Bear", 2, 2, colors=("green",)),
    token("Bird", 4, 4, FLYING, colors=("red",)),
    token("Dragon", 5, 5, FLYING, colors=("red",)),
    token("Goblin", 1, 1, colors=("red",)),
    token("Saproling", 1, 1, colors=("green",)),
    token("Soldier", 1, 1, colors=("white",)),
    token("Wasp", 1, 1, FLYING, tags=("Insect",), types=("artifact", "creature")),
    token("Zombie", 2, 2, colors=("black",)),
)
