"""Points and winning by them (193-196, 472), with the points of burning out (431)."""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen
from adjudge.core.reads import table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.table import NOBODY

Asking = Generator[Decision, Option, None]


def points(state: State, player: int) -> int:
    """A player's points."""
    return state.stats[player].get("points", 0)


def victory_score(rb: Rulebook, state: State) -> int:
    """Points needed to win (194.3), as cards in play alter it (194.3.a)."""
    score = state.vars.get("victory score", 8)
    table = table_of(rb, state)
    if "victory score" in table.flags:
        more: int | None = table.memo.get("victory score")
        if more is None:
            more = sum(chars.flags.get("victory score", 0) for chars in table.chars.values())
            table.memo["victory score"] = more
        score += more
    return score


def leader(rb: Rulebook, state: State) -> int:
    """The player who meets 323.1: at least the Victory Score and more than any other; -1."""
    needed = victory_score(rb, state)
    for stats in state.stats:
        if stats.get("points", 0) >= needed:
            break
    else:
        return NOBODY  # as after nearly every change
    order = rb.turn_order(state, rb.turn_player(state))
    scores = [points(state, player) for player in order]
    top = max(scores)
    if top < needed or scores.count(top) > 1:
        return NOBODY
    return order[scores.index(top)]


def check_win(rb: Rulebook, state: State, rule: str) -> None:
    """End the game when a player meets the winning condition (194.2, 472)."""
    winner = leader(rb, state)
    if winner != NOBODY and state.result is None:
        rb.win(state, (winner,), rule, "points")


def gain_point(rb: Rulebook, state: State, player: int, way: str) -> Asking:
    """One point by scoring."""
    event = Event("gain points", player=player, amount=1, how=(way,))
    yield from happen(rb, state, [event])


def give_burn_out_point(rb: Rulebook, state: State, player: int, *, repeated: bool) -> Asking:
    """431.2.c; later ones of a sequence can't be replaced and win at once (431.3.b-c)."""
    event = Event("gain points", player=player, amount=1, how=("burn out",))
    if not repeated:
        yield from happen(rb, state, [event])
        return
    rb.performs["gain points"](rb, state, event)
    check_win(rb, state, "RB-CR@1.4:431.3.c.1")
