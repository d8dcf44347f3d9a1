"""How good a Riftbound position is for a player; for players that look ahead.

The weights are our own guesses, no part of the rules. Only what the player may see is counted:
public zones, the own hand, the size of the other hands.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.rules.points import points
from adjudge.rulebooks.riftbound.rules.table import battlefields, damage_on, field_control
from adjudge.rulekit.evaluation import WorthEvaluation

POINT: Final = 12.0
BATTLEFIELD: Final = 7.0
MIGHT: Final = 1.0
PERMANENT: Final = 1.0
READY: Final = 0.25
HAND: Final = 1.5
RUNE: Final = 0.8
HIDDEN: Final = 1.5


class RiftboundEvaluation(WorthEvaluation):
    """Worth of a position, and how a tried choice is carried to one that can be compared."""

    calm_verbs = ("pass", "end turn", "done", "no")
    # The windows of the main phase, a showdown and the chain; nothing happens before them.
    home = "main"
    windows = frozenset(("main", "focus", "priority"))
    scale = 25.0
    minor = frozenset(("pay", "spend", "order", "cost order", "discount order"))
    mixed = (("hand", "deck", "facedown"),)

    def worth(self, rb: Rulebook, state: State, player: int) -> float:
        """What a player has."""
        return worth(rb, state, player)

    def fits(self, rb: Rulebook, state: State, ident: int, name: str) -> bool:
        """A facedown card is one that could be hidden."""
        del state, ident
        return "Hidden" in rb.printed_chars(name).keywords


def worth(rb: Rulebook, state: State, player: int) -> float:
    """What a player has: points, battlefields, units, gear, runes and cards."""
    total = POINT * points(state, player)
    total += HAND * len(state.zones[state.zone_of("hand", player)])
    for spec in state.specs:
        if spec.place:
            for ident in state.zones[spec.index]:
                total += _object_worth(rb, state, ident, player)
        elif spec.area == "facedown":
            total += HIDDEN * sum(state.objs[i].control == player for i in state.zones[spec.index])
    total += BATTLEFIELD * sum(field_control(state, p) == player for p in battlefields(state))
    return total


def _object_worth(rb: Rulebook, state: State, ident: int, player: int) -> float:
    chars = chars_of(rb, state, ident)
    if chars.controller != player or "battlefield" in chars.types:
        return 0.0
    obj = state.objs[ident]
    ready = 0.0 if "exhausted" in obj.marks else READY
    if "rune" in chars.types:
        return RUNE + ready
    if "unit" in chars.types:
        return PERMANENT + ready + MIGHT * max(chars.stat("might") - damage_on(obj), 0)
    return PERMANENT
