"""The course of a turn (301-317) and the order of everything outstanding (332-340)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core import endings
from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen, unheard
from adjudge.core.reads import chars_of, table_of
from adjudge.core.records import WHOSE_TURN
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State, Task
from adjudge.rulebooks.riftbound.rules import actions, chain, cleanup, combat, setup
from adjudge.rulebooks.riftbound.rules.drawing import channel_runes, draw_cards
from adjudge.rulebooks.riftbound.rules.resources import empty_pools
from adjudge.rulebooks.riftbound.rules.scoring import hold_all
from adjudge.rulebooks.riftbound.rules.table import NOBODY

Asking = Generator[Decision, Option, None]

# Phases and steps of a turn, first to last (315-317).
TURN: Final = (
    "awaken",
    "beginning",
    "scoring",
    "channel",
    "draw",
    "main start",
    "main",
    "ending",
    "expiration",
)


_FLOW: Final = tuple([Task(kind) for kind in reversed(TURN)])


def step(rb: Rulebook, state: State) -> Asking:
    """HOT FEPR (334): outstanding tasks, then pending items, the chain, showdown, phase.

    A cleanup that finds nothing to do takes no step of its own.
    """
    if state.vars.get("cleanup", 0):
        if not cleanup.at_rest(rb, state):
            yield from cleanup.cleanup(rb, state)
            return
        state.vars["cleanup"] = 0
    if state.items:
        state.vars["chained"] = 1
        pending = chain.oldest_pending(state)
        if pending is not None:
            yield from chain.finalize_pending(rb, state, pending)
        else:
            yield from chain.window(rb, state)
    elif state.vars["showdown"] != NOBODY:
        yield from showdown_window(rb, state)
    elif state.flow:
        follow = main_window if state.flow[-1].kind == "main" else flow_step
        yield from follow(rb, state)
    elif state.phase == "expiration" and state.vars.get("chained", 0):
        # 317.2.f: whatever went through the chain brings the Expiration Step back.
        state.flow = (Task("expiration"),)
    else:
        next_turn(rb, state)
        if state.flow:
            yield from phases(rb, state)


def showdown_window(rb: Rulebook, state: State) -> Asking:
    """347: the player with Focus plays something or passes."""
    player = state.vars["focus"]
    options = actions.showdown_options(rb, state, player)
    options.append(Option("pass"))
    answer = yield Decision(player, "focus", options, "RB-CR@1.4:347")
    if answer.verb != "pass":
        if answer.verb != "hide":
            state.vars["focus passes"] = 0
        yield from actions.perform(rb, state, player, answer)
        return
    state.vars["focus passes"] += 1
    order = rb.turn_order(state, player)
    if state.vars["focus passes"] >= len(order):
        yield from combat.close_showdown(rb, state)
    else:
        state.vars["focus"] = order[1]


def flow_step(rb: Rulebook, state: State) -> Asking:
    """335: the next step of combat or of the turn, but for the Main Phase."""
    task = state.flow[-1]
    if task.kind in PHASES:
        yield from phases(rb, state)
        return
    state.flow = state.flow[:-1]
    if task.kind == "combat damage":
        # 465.3: no other task comes between dealing damage and the Combat Cleanup.
        yield from combat.damage_step(rb, state, task.args[0])
        yield from cleanup.combat_cleanup(rb, state)
    elif task.kind in combat.STEP_FUNCTIONS:
        yield from combat.STEP_FUNCTIONS[task.kind](rb, state, task.args[0])
        state.vars["cleanup"] = 1
    elif task.kind == "mulligan":
        yield from setup.mulligan(rb, state, task.args[0])
    elif task.kind == "pick battlefield":
        yield from setup.pick_battlefield(state, task.args[0])
    elif task.kind == "place picked":
        setup.place_picked(rb, state)


def phases(rb: Rulebook, state: State) -> Asking:
    """315-317: one phase or step of the turn, and those after it that nothing comes before.

    443: a procedure of the turn that is skipped is replaced with nothing.
    """
    while True:
        kind = state.flow[-1].kind
        state.flow = state.flow[:-1]
        name = f"phase {kind}"
        kept = not state.delayed and name not in table_of(rb, state).replacements
        if kept or (yield from happen(rb, state, [Event(name, player=rb.turn_player(state))])):
            yield from PHASES[kind](rb, state)
        state.vars["cleanup"] = 1
        if not _comes_next(rb, state):
            return


def _comes_next(rb: Rulebook, state: State) -> bool:
    """Whether a phase is the next task (334): nothing is to be cleaned up, finalized or fought."""
    if state.result is not None or not cleanup.at_rest(rb, state):
        return False
    state.vars["cleanup"] = 0
    if state.items or state.vars["showdown"] != NOBODY:
        return False
    return bool(state.flow) and state.flow[-1].kind in PHASES


def main_window(rb: Rulebook, state: State) -> Asking:
    """316.5: the turn player does what they like, or ends the Main Phase (316.9)."""
    player = rb.turn_player(state)
    state.phase = "main"
    options = actions.main_options(rb, state, player)
    options.append(Option("end turn"))
    answer = yield Decision(player, "main", options, "RB-CR@1.4:316.5")
    if answer.verb == "end turn":
        state.flow = state.flow[:-1]
        state.vars["cleanup"] = 1
        return
    yield from actions.perform(rb, state, player, answer)


# --------------------------------------------------------------------------- turns


def start_turn(rb: Rulebook, state: State, player: int) -> None:
    """306, 317.3: a player becomes the turn player."""
    state.turn += 1
    state.vars["turn_player"] = player
    state.vars["priority"] = NOBODY
    state.forget(kept=("turns", "game"))
    state.enter("turns", player)
    state.touch(WHOSE_TURN)
    state.became = {}
    state.past = {}
    state.flow = _FLOW
    rb.say(state, "turn", ("RB-CR@1.4:317.3",), player=player, number=state.turn)


def next_turn(rb: Rulebook, state: State) -> None:
    """115.1.c, 737: the next queued turn; additional turns come first."""
    if state.tasks and state.tasks[0].kind == "extra turn":
        player = state.tasks[0].args[0]
        state.tasks = state.tasks[1:]
        if player not in state.gone:
            start_turn(rb, state, player)
        return
    last = state.vars.get("regular player", rb.turn_player(state))
    player = rb.turn_order(state, last)[1 if last not in state.gone else 0]
    state.vars["regular player"] = player
    start_turn(rb, state, player)


# --------------------------------------------------------------------------- phases


def _moment(rb: Rulebook, state: State, kind: str) -> Asking:
    """A moment of the turn: only triggered abilities can tell that it was there."""
    if not unheard(rb, state, kind):
        yield from happen(rb, state, [Event(kind, player=rb.turn_player(state))])


def awaken(rb: Rulebook, state: State) -> Asking:
    """315.1: the turn player readies everything that can be readied."""
    state.phase = "awaken"
    player = rb.turn_player(state)
    objs = state.objs
    tired = [
        i
        for ids in state.on_board()
        for i in ids
        if "exhausted" in objs[i].marks and chars_of(rb, state, i).controller == player
    ]
    if tired:
        rb.say(state, "awaken", ("RB-CR@1.4:315.1.b",), player=player)
        events = [Event("ready", i, player, how=("awaken",)) for i in tired]
        for event in events:
            event.data["rules"] = ("RB-CR@1.4:315.1.b",)
        yield from happen(rb, state, events)


def beginning(rb: Rulebook, state: State) -> Asking:
    """315.2.a: at the start of the Beginning Phase."""
    state.phase = "beginning"
    player = rb.turn_player(state)
    stats = state.stats[player]
    stats["beginning phases"] = stats.get("beginning phases", 0) + 1
    yield from _moment(rb, state, "start of beginning")


def scoring(rb: Rulebook, state: State) -> Asking:
    """315.2.b: hold every controlled battlefield."""
    yield from hold_all(rb, state)


def channel(rb: Rulebook, state: State) -> Asking:
    """315.3, 485.7: two runes; the second player one more in their first Channel Phase."""
    state.phase = "channel"
    player = rb.turn_player(state)
    extra = state.vars.pop(f"extra rune {player}", 0)
    rules = ("RB-CR@1.4:315.3.b", "RB-CR@1.4:485.7") if extra else ("RB-CR@1.4:315.3.b",)
    yield from channel_runes(rb, state, player, 2 + extra, rules=rules)


def draw(rb: Rulebook, state: State) -> Asking:
    """315.4: the turn player draws 1."""
    state.phase = "draw"
    yield from draw_cards(rb, state, rb.turn_player(state), 1, rules=("RB-CR@1.4:315.4.b",))


def main_start(rb: Rulebook, state: State) -> Asking:
    """316.3, 316.4: rune pools empty, then start of Main Phase effects."""
    state.phase = "main"
    empty_pools(rb, state, "RB-CR@1.4:316.3")
    yield from _moment(rb, state, "start of main")


def ending(rb: Rulebook, state: State) -> Asking:
    """317.1: at the end of the turn."""
    state.phase = "ending"
    yield from _moment(rb, state, "end of turn")


def expiration(rb: Rulebook, state: State) -> Asking:
    """317.2: the Ending Special Cleanup, again while anything went through the chain."""
    state.phase = "expiration"
    state.vars["chained"] = 0

    def steps(rules: Rulebook, position: State) -> Asking:
        yield from cleanup.heal_all(rules, position, "RB-CR@1.4:317.2.b")
        yield from expire(rules, position)
        empty_pools(rules, position, "RB-CR@1.4:317.2.d")

    rb.say(state, "expiration", ("RB-CR@1.4:317.2",))
    yield from cleanup.cleanup(rb, state, steps)


def expire(rb: Rulebook, state: State) -> Asking:
    """317.2.c, 423.1.a.2: "this turn" effects and Stunned end together."""
    rb.say(state, "expire", ("RB-CR@1.4:317.2.c",))
    if endings.ends(state, "turn"):
        yield from endings.expire(rb, state, "turn")
    for ids in state.on_board():
        for ident in ids:
            if "stunned" in state.objs[ident].marks:
                state.mark(ident, "stunned", 0, quiet=True)


PHASES: Final = {
    "awaken": awaken,
    "beginning": beginning,
    "scoring": scoring,
    "channel": channel,
    "draw": draw,
    "main start": main_start,
    "ending": ending,
    "expiration": expiration,
}
