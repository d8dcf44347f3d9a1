"""Chapters 4 and 11: how a match ends."""

from __future__ import annotations

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Result, State


def second(state: State) -> int:
    """Who goes second."""
    return 1 - state.vars["first player"]


def after_turn(rb: Rulebook, state: State, player: int) -> bool:
    """End the match after the second duelist's turn once somebody fell to 0 (4.1, 11.1).

    4.3, 11.2: the higher health wins, the first player a tie.
    """
    if not state.vars.get("ending") or player != second(state):
        return False
    first = 1 - player
    health = [stats["health"] for stats in state.stats]
    winner = player if health[player] > health[first] else first
    rule = "MW@seed:4.3"
    state.result = Result((winner,), rule, "health")
    rb.say(state, "end", (rule,), player=winner, health=tuple(health))
    return True


def at_once(rb: Rulebook, state: State, winner: int) -> None:
    """Somebody wins or loses by an effect: the match is over whatever the health (11.3)."""
    if state.result is None:
        state.result = Result((winner,), "MW@seed:11.3", "effect")
        state.items, state.waiting = [], []  # what still runs stops here
        rb.say(state, "win", ("MW@seed:11.3",), player=winner)
