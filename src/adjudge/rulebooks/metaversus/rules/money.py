"""Numbers of the duelists: health, wish stars, action points, buys, gems, the hit."""

from __future__ import annotations

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.metaversus.rules.table import STARS


def change(state: State, player: int, name: str, by: int) -> int:
    """Change a number of a duelist; what texts remember of it is behind."""
    stats = state.stats[player]
    stats[name] += by
    if state.dirty == 0 and state.table.reads:
        state.touch("*stats")
    elif state.scratch:
        state.scratch = {}
    return stats[name]


def change_health(rb: Rulebook, state: State, player: int, by: int) -> None:
    """Raise or lower health; at 0 or less the end of the match is settled (4.1, 4.2, 11.1).

    Whether health stops at the maximum is the reading "maximum health".
    """
    stats = state.stats[player]
    if by > 0 and state.readings.get("maximum health") != "no limit":
        by = max(0, min(by, stats["maximum"] - stats["health"]))
    if change(state, player, "health", by) <= 0 and not state.vars.get("ending"):
        state.vars["ending"] = 1
        rb.say(state, "ending", ("MW@seed:4.1",), player=player)


def gain_stars(rb: Rulebook, state: State, player: int, count: int) -> int:
    """Gain wish stars; what would exceed three is lost (5.2).

    The guide also speaks of a total above four; that is the reading "star overflow".
    """
    have = state.stats[player]["stars"]
    total = have + count
    limit = STARS
    if state.readings.get("star overflow") == "beyond four" and total == STARS + 1:
        limit = total
    kept = max(have, min(total, limit))
    change(state, player, "stars", kept - have)
    if state.trace is not None:
        gained, lost = kept - have, total - kept
        rb.say(state, "stars", ("MW@seed:5.2",), player=player, amount=gained, lost=lost)
    return kept - have


def perform_number(rb: Rulebook, state: State, event: Event) -> None:
    """Gain action points, buys, gems or damage of the coming hit."""
    change(state, event.player, event.kind, event.amount)
    if state.trace is None:
        return
    rule = event.data.get("rule", _RULES[event.kind])
    rb.say(state, event.kind, (rule,), player=event.player, amount=event.amount)


_RULES = {
    "actions": "MW@seed:6.3",
    "buys": "MW@seed:7.8",
    "gems": "MW@seed:7.4",
    "hit": "MW@seed:8.3",
}
