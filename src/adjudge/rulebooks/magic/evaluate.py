"""How good a Magic position is for a player; for players that look ahead.

The weights are our own guesses, no part of the rules. Only what the player may see is counted.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.magic.rules.table import HAND, permanents

WIN: Final = 1_000.0
LIFE: Final = 1.0
CARD: Final = 1.5
LAND: Final = 1.2
PERMANENT: Final = 1.0
BODY: Final = 0.7
_CALM: Final = ("pass", "done", "no", "keep")
_OPENING: Final = ("main", "priority", "attackers")


class MagicEvaluation:
    """Worth of a position, and how a tried choice is carried to one that can be compared."""

    mixed = (("hand", "library"),)

    def value(self, rb: Rulebook, state: State, player: int) -> float:
        """The player's own worth less that of the best opponent."""
        if state.result is not None:
            return WIN if player in state.result.winners else -WIN
        worths = [worth(rb, state, seat) for seat in range(state.players)]
        others = [w for seat, w in enumerate(worths) if seat != player and seat not in state.gone]
        return worths[player] - max(others, default=0.0)

    def settled(self, decision: Decision, state: State, since: int) -> bool:
        """The first main phase of a later turn: everything begun has ended."""
        return decision.kind == "main" and state.turn > since

    def calm(self, decision: Decision) -> Option:
        """Pass, decline or stop; else the first option."""
        for verb in _CALM:
            for option in decision.options:
                if option.verb == verb:
                    return option
        return decision.options[0]

    def opens_step(self, decision: Decision) -> bool:
        """Windows in which a player may act."""
        return decision.kind in _OPENING


def worth(rb: Rulebook, state: State, player: int) -> float:
    """Life, cards in hand, permanents."""
    total = LIFE * state.stats[player]["life"]
    total += CARD * len(state.zones[state.zone_of(HAND, player)])
    for ident in permanents(state):
        chars = chars_of(rb, state, ident)
        if chars.controller != player:
            continue
        if "land" in chars.types:
            total += LAND
        else:
            total += PERMANENT
        if "creature" in chars.types:
            total += BODY * max(chars.stat("power") + chars.stat("toughness"), 0)
    return total
