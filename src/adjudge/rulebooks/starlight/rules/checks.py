"""Damage against defence, and life points against 0 (ST@seed:C.4, ST@house:win.1)."""

from __future__ import annotations

from adjudge.core.decisions import Ask
from adjudge.core.events import happen
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.starlight.rules.table import CHARACTER, DAMAGE, life_of, star_of

PENDING = "check"  # variable: something happened that the checks look at


def sweep(rb: Rulebook, state: State) -> Ask:
    """Whoever took damage of its defence or more goes to the graveyard, all at once; then again."""
    while state.vars.get(PENDING, 0) and state.result is None:
        state.vars[PENDING] = 0
        events = [
            Event("to graveyard", ident, player, how=("damage",))
            for player in range(state.players)
            for ident in state.zones[state.zone_of("battlefield", player)]
            if _fell(rb, state, ident)
        ]
        if events:
            yield from happen(rb, state, events)
        lives(rb, state)


def _fell(rb: Rulebook, state: State, ident: int) -> bool:
    obj = state.objs[ident]
    chars = chars_of(rb, state, ident)
    if CHARACTER not in chars.types:
        return False
    return obj.marks.get(DAMAGE, 0) >= max(chars.stat("defence"), 0)


def lives(rb: Rulebook, state: State) -> None:
    """The game is over when a star has no life points left."""
    if state.result is not None:
        return
    alive = [p for p in range(state.players) if not star_of(state, p) or life_of(state, p) > 0]
    if len(alive) < state.players:
        winners = tuple(p for p in alive if p not in state.gone)
        rb.win(state, winners, "ST@house:win.1", "no life points")


def run_out(rb: Rulebook, state: State, player: int) -> None:
    """ST@house:win.2: who has to draw from an empty deck loses."""
    if state.result is None:
        out = (player, *state.gone)
        winners = tuple(p for p in range(state.players) if p not in out)
        rb.win(state, winners, "ST@house:win.2", "empty deck")
