"""How good a Magic position is for a player; for players that look ahead.

The weights are our own guesses, no part of the rules. Only what the player may see is counted.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.magic.rules.table import HAND, permanents
from adjudge.rulekit.evaluation import WorthEvaluation

LIFE: Final = 1.0
LOW: Final = 10.0  # a life total that is nearly gone counts more than its points
CARD: Final = 1.5
LAND: Final = 2.4
FURTHER: Final = 1.0
ENOUGH: Final = 6  # lands beyond these help little, less than a card in hand
READY: Final = 0.3
PERMANENT: Final = 1.0
BODY: Final = 0.7


class MagicEvaluation(WorthEvaluation):
    """Worth of a position, and how a tried choice is carried to one that can be compared."""

    calm_verbs = ("pass", "done", "no", "keep")
    scale = 6.0
    home = "main"
    windows = frozenset(("main", "priority", "attackers"))
    mixed = (("hand", "library", "in play"),)

    def worth(self, rb: Rulebook, state: State, player: int) -> float:
        """What a player has."""
        return worth(rb, state, player)

    def fits(self, rb: Rulebook, state: State, ident: int, name: str) -> bool:
        """A face-down permanent is a card with morph."""
        del state, ident
        return "Morph" in rb.printed_chars(name).keywords


def worth(rb: Rulebook, state: State, player: int) -> float:
    """Life, cards in hand, permanents."""
    life = state.stats[player]["life"]
    total = LIFE * life - LOW / max(life, 0.5)
    total += CARD * len(state.zones[state.zone_of(HAND, player)])
    lands = 0
    for ident in permanents(state):
        chars = chars_of(rb, state, ident)
        if chars.controller != player:
            continue
        if "land" in chars.types:
            lands += 1
        else:
            total += PERMANENT
        if "creature" in chars.types:
            total += BODY * max(chars.stat("power") + chars.stat("toughness"), 0)
            total += 0.0 if "tapped" in state.objs[ident].marks else READY
    return total + LAND * min(lands, ENOUGH) + FURTHER * max(lands - ENOUGH, 0)
