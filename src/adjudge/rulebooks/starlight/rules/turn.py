"""The turn: start (ready, upkeep, draw), main, end (ST@seed:T.1 to T.5); the end is house."""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.endings import expire
from adjudge.core.events import happen
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.core.triggers import place_waiting
from adjudge.rulebooks.starlight.house import house_value
from adjudge.rulebooks.starlight.rules import actions, checks, combat
from adjudge.rulebooks.starlight.rules.table import ACTED, DAMAGE, zone

READY: Final = "ready"
UPKEEP: Final = "upkeep"
DRAW: Final = "draw"
MAIN: Final = "main"
END: Final = "end"
DISCARD: Final = "discard"
CLEAN: Final = "clean"

STEPS: Final = (READY, UPKEEP, DRAW, MAIN, END, DISCARD, CLEAN)
PHASES: Final = {READY: "start", UPKEEP: "start", DRAW: "start", MAIN: "main"}
"""The phase of each step; those that are not named belong to the end phase."""

TURN_VARS: Final = (actions.PLACED, combat.DECLARED)


def phase_of(state: State) -> str:
    """The phase of the turn that is on: start, main or end (ST@seed:T.1)."""
    return PHASES.get(state.phase, "end")


def step(rb: Rulebook, state: State) -> Ask:
    """Handle what triggered, then do the next thing of the turn."""
    if state.vars.get(checks.PENDING, 0):
        yield from checks.sweep(rb, state)
    if state.waiting and state.result is None:
        yield from place_waiting(rb, state)
        return
    if state.result is not None:
        return
    player = rb.turn_player(state)
    name = state.phase
    if name == MAIN:
        yield from actions.main(rb, state, player)
        return
    if name == READY:
        yield from ready_step(rb, state, player)
    elif name == UPKEEP:
        yield from _opens(rb, state, player, UPKEEP, "ST@seed:T.3")
    elif name == DRAW:
        yield from draw_step(rb, state, player)
    elif name == END:
        yield from _opens(rb, state, player, END, "ST@house:end.1")
    elif name == DISCARD:
        yield from discard_step(rb, state, player)
    else:
        yield from clean_step(rb, state)
        return
    after = STEPS[STEPS.index(name) + 1]
    if state.phase == name:
        state.phase = after
    if after == MAIN:
        rb.say(state, "phase", ("ST@seed:T.1",), phase="main", player=player)


def ready_step(rb: Rulebook, state: State, player: int) -> Ask:
    """ST@seed:T.2: all acted cards of the turn player become ready."""
    rb.say(state, "phase", ("ST@seed:T.1",), phase="start", player=player)
    acted = [
        ident
        for area in ("battlefield", "resources", "star")
        for ident in zone(state, area, player)
        if ACTED in state.objs[ident].marks
    ]
    if acted:
        events = [Event("ready", ident, player, how=("step",)) for ident in acted]
        yield from happen(rb, state, events)
        rb.say(state, "readied", ("ST@seed:T.2",), player=player, amount=len(acted))


def _opens(rb: Rulebook, state: State, player: int, kind: str, rule: str) -> Ask:
    """A step begins; what waits for its beginning triggers, and is handled before it goes on."""
    if kind == END:
        rb.say(state, "phase", ("ST@seed:T.1",), phase="end", player=player)
    rb.say(state, "opens", (rule,), step=kind, player=player)
    yield from happen(rb, state, [Event(kind, player=player)])
    yield from place_waiting(rb, state)


def draw_step(rb: Rulebook, state: State, player: int) -> Ask:
    """ST@seed:T.4: one card; the first player draws none in their first turn."""
    if state.turn == 1:
        rb.say(state, "no draw", ("ST@seed:T.4",), player=player)
        return
    deck = zone(state, "deck", player)
    if not deck:
        checks.run_out(rb, state, player)
        return
    yield from happen(rb, state, [Event("draw", deck[0], player, how=("step",))])


def discard_step(rb: Rulebook, state: State, player: int) -> Ask:
    """ST@house:end.2: discard down to the hand limit, one card after the other."""
    most = house_value("hand")
    while len(zone(state, "hand", player)) > most:
        options = [Option("discard", i) for i in _unlike(state, zone(state, "hand", player))]
        decision = Decision(player, "discard", options, "ST@house:end.2", secret=True)
        answer = yield decision
        event = Event("discard", answer.obj, player)
        yield from happen(rb, state, [event])
    yield from place_waiting(rb, state)


def _unlike(state: State, ids: tuple[int, ...]) -> list[int]:
    """One card of each name."""
    seen: dict[str, int] = {}
    for ident in ids:
        seen.setdefault(state.objs[ident].name, ident)
    return list(seen.values())


def clean_step(rb: Rulebook, state: State) -> Ask:
    """ST@house:end.3: damage goes and effects of the turn end; then the next turn begins."""
    for player in range(state.players):
        for ident in zone(state, "battlefield", player):
            if DAMAGE in state.objs[ident].marks:
                state.mark(ident, DAMAGE, 0, quiet=True)
    if state.effects or state.delayed:
        yield from expire(rb, state, "turn")
        state.vars[checks.PENDING] = 1
        yield from checks.sweep(rb, state)
    if state.result is None and not state.waiting:
        begin_turn(rb, state, rb.turn_order(state, rb.turn_player(state))[1])


def begin_turn(rb: Rulebook, state: State, player: int) -> None:
    """The next turn begins with its ready step; what was counted for the turn is forgotten."""
    state.turn += 1
    state.vars["turn_player"] = player
    for name in TURN_VARS:
        state.vars[name] = 0
    state.forget(())
    state.touch("*turn")
    state.phase = READY
    rb.say(state, "turn", ("ST@seed:T.1",), player=player, amount=state.turn)
