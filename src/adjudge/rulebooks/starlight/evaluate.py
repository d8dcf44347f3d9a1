"""How good a Starlight position is for a player; for players that look ahead.

The weights are our own guesses, no part of the rules. Only what the player may see is counted:
public zones, the own hand, the size of the other hand.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Decision
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.starlight.rules.table import (
    CHARACTER,
    DAMAGE,
    is_acted,
    life_of,
    light_of,
    zone,
)
from adjudge.rulekit.evaluation import WorthEvaluation

LIFE: Final = 1.0
LOW: Final = 12.0  # a star that is nearly gone counts more than its points
HAND: Final = 1.2
RESOURCE: Final = 1.6
COLOUR: Final = (2.4, 1.4)  # the first and second light of a colour; more of it helps little
FURTHER: Final = 0.3
PRISM: Final = 2.0
CHARACTER_WORTH: Final = 0.8
ATTACK: Final = 0.9
DEFENCE: Final = 0.5
READY: Final = 0.3
ENOUGH: Final = 7  # resources beyond these help little


class StarlightEvaluation(WorthEvaluation):
    """Worth of a position, and how a tried choice is carried to one that can be compared."""

    calm_verbs = ("pass", "end turn", "done", "no", "take back")
    # Nothing of the step of the main phase happens before it is asked for.
    scale = 9.5
    windows = frozenset(("main",))
    mixed = (("hand", "deck", "resources"),)

    def worth(self, rb: Rulebook, state: State, player: int) -> float:
        """What a player has."""
        return worth(rb, state, player)

    def settled(self, decision: Decision, state: State, since: int) -> bool:
        """The main phase: whatever was begun has ended."""
        del since
        return decision.kind == "main" and not state.items


def worth(rb: Rulebook, state: State, player: int) -> float:
    """What a player has: life points, cards in play and in hand, resources."""
    life = life_of(state, player)
    total = LIFE * life - LOW / max(life, 0.5)
    total += HAND * len(zone(state, "hand", player))
    resources = zone(state, "resources", player)
    total += RESOURCE * min(len(resources), ENOUGH)
    colours: dict[str, int] = {}
    for ident in resources:
        if not state.objs[ident].facedown:
            light = light_of(rb, state.objs[ident])
            number = colours[light] = colours.get(light, 0) + 1
            total += COLOUR[number - 1] if number <= len(COLOUR) else FURTHER
    for ident in zone(state, "battlefield", player):
        chars = chars_of(rb, state, ident)
        obj = state.objs[ident]
        if CHARACTER not in chars.types:
            total += PRISM
            continue
        left = chars.stat("defence") - obj.marks.get(DAMAGE, 0)
        total += CHARACTER_WORTH + ATTACK * chars.stat("attack") + DEFENCE * max(left, 0)
        total += 0.0 if is_acted(obj) else READY
    return total
