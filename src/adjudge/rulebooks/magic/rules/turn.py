"""The turn: phases and steps (300-314), priority and passing (408)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.choosing import Ask as SetAsk
from adjudge.core.choosing import choose_set
from adjudge.core.decisions import NO, PASS, YES, Ask, AskBool, Decision
from adjudge.core.endings import expire
from adjudge.core.events import happen, rewrite
from adjudge.core.reads import Ctx, chars_of, table_of
from adjudge.core.records import ITEMS, WHOSE_TURN
from adjudge.core.state import Event, State, Task
from adjudge.rulebooks.magic.rules import actions, combat, setup, timing
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.checks import settle
from adjudge.rulebooks.magic.rules.mana import mana_burn
from adjudge.rulebooks.magic.rules.resolve import resolve_top
from adjudge.rulebooks.magic.rules.table import HAND, LIBRARY, PHASED_OUT, STEPS, permanents

CR: Final = "MTG-CR@2006:"

# The last step of each phase.
LAST: Final = frozenset(("draw", "main 1", "end of combat", "main 2", "cleanup"))
NEXT: Final = dict(pairwise(STEPS))
FIRST: Final = {
    "untap": ("beginning", "draw"),
    "main 1": ("precombat main", "main 1"),
    "beginning of combat": ("combat", "end of combat"),
    "main 2": ("postcombat main", "main 2"),
    "end of turn": ("end", "cleanup"),
}
"""The phase that a step begins, and the last step of that phase."""
EVENTS: Final = {
    "upkeep": "upkeep",
    "draw": "draw step",
    "main 1": "main phase",
    "main 2": "main phase",
    "beginning of combat": "combat",
    "end of combat": "end of combat",
    "end of turn": "end of turn",
}
_ROUNDS: Final = 200  # steps taken without a choice before the position is looked at again


def step(rb: Book, state: State) -> Ask:
    """Do what comes next, up to and including one real choice."""
    if not state.phase:
        if state.flow:
            yield from setup.before_the_game(rb, state)
        else:
            begin_turn(rb, state, state.vars["first player"])
        return
    state_vars = state.vars
    for _ in range(_ROUNDS):
        if state.result is not None:
            return
        if not state_vars["begun"]:
            yield from _begin(rb, state)
            continue
        if state_vars["check"] or state.waiting:
            yield from settle(rb, state)
            continue
        if state_vars.get("ending", 0):
            state_vars["priority"] = -1
        if state_vars["priority"] < 0 or _nobody_acts(rb, state):
            yield from _end_step(rb, state)
            continue
        asked = yield from _priority(rb, state)
        if asked:
            return


# --------------------------------------------------------------------------- priority


def _nobody_acts(rb: Book, state: State) -> bool:
    """Whether all would pass in succession, with nothing on the stack, for want of anything else.

    The passes are not told: nobody could have done anything but pass.
    """
    if state.items or state.phase in timing.MAIN:
        return False
    if state.vars.get("ask", 0) or state.readings.get("mana") == "always":
        return False
    for player in range(state.players):
        if player not in state.gone and actions.fast_options(rb, state, player):
            return False
    state.vars["passes"] = 0
    return True


def _priority(rb: Book, state: State) -> AskBool:
    """408.1c: play something or pass; True when something was chosen or has resolved."""
    player = state.vars["priority"]
    options = actions.options_for(rb, state, player)
    if options or state.vars.get("ask", 0):
        options.append(PASS)
        top = state.items[-1].id if state.items else -1
        kind = "main" if state.phase in timing.MAIN and not state.items else "priority"
        answer = yield Decision(player, kind, options, f"{CR}408.1c", top)
        if answer.verb != "pass":
            state.vars["passes"] = 0
            yield from actions.perform(rb, state, player, answer)
            if state.readings.get("priority") == "seed" and answer.verb in ("play", "activate"):
                state.vars["priority"] = rb.turn_order(state, player)[1]
            return True
        if state.trace is not None:
            rb.say(state, "pass", (f"{CR}408.1c",), player=player)
    resolved = yield from _pass(rb, state, player)
    return len(options) > 1 or resolved


def _pass(rb: Book, state: State, player: int) -> AskBool:
    """408.1c: when all have passed in succession, the top resolves or the step ends."""
    state_vars = state.vars
    state_vars["passes"] += 1
    if state_vars["passes"] < state.players - len(state.gone):
        order = rb.turn_order(state, player)
        state_vars["priority"] = order[1]
        return False
    state_vars["passes"] = 0
    if state.items:
        state_vars["priority"] = rb.turn_player(state)
        yield from resolve_top(rb, state)
        return True
    state_vars["priority"] = -1
    return False


# --------------------------------------------------------------------------- steps


def begin_turn(rb: Book, state: State, player: int) -> None:
    """A turn of a player begins with the untap step."""
    state.turn += 1
    state.touch(WHOSE_TURN)
    state.vars["turn_player"] = player
    state.vars["lands played"] = 0
    state.vars["fought"] = 0
    state.vars[f"began {player}"] = state.fresh_id()
    state.vars[f"turns {player}"] = state.vars.get(f"turns {player}", 0) + 1
    state.forget(())
    state.phase = "untap"
    state.vars["begun"] = 0
    state.vars["priority"] = -1
    if state.trace is not None:
        rb.say(state, "turn", (f"{CR}300.1",), player=player, turn=state.turn)


def _begin(rb: Book, state: State) -> Ask:
    """What happens as a step begins, before anybody has priority."""
    phase = state.phase
    state.vars["begun"] = 1
    state.vars["passes"] = 0
    state.vars["priority"] = rb.turn_player(state)
    if (yield from _step_skipped(rb, state)):
        return
    if state.trace is not None:
        rb.say(state, "phase", (), phase=phase)
    work = _WORK.get(phase)
    if work is not None:
        yield from work(rb, state)
    kind = EVENTS.get(phase)
    if kind is not None and (kind in table_of(rb, state).triggers or state.delayed):
        how = ("precombat",) if phase == "main 1" else ()
        yield from happen(rb, state, [Event(kind, 0, rb.turn_player(state), how=how)])


def _skipped(rb: Book, state: State, kind: str, player: int, name: str) -> AskBool:
    """419.6e: whether something replaces a turn, phase or step with nothing as it would begin."""
    if kind not in table_of(rb, state).replacements and not any(
        isinstance(d.ability, v.Replacement) and kind in d.ability.when.kind for d in state.delayed
    ):
        return False
    event = Event(kind, 0, player, how=(name,))
    left = yield from rewrite(rb, state, [event])
    if left:
        return False
    rb.say(state, "skipped", (f"{CR}300.9",), player=player, what=name)
    return True


def _step_skipped(rb: Book, state: State) -> AskBool:
    """300.9: a phase or step that is skipped is gone on from as though it did not exist."""
    if not state.delayed and _SKIPS.isdisjoint(table_of(rb, state).replacements):
        return False
    player = rb.turn_player(state)
    whole = FIRST.get(state.phase)
    if whole is not None and (yield from _skipped(rb, state, "phase", player, whole[0])):
        state.phase = whole[1]
        state.vars["priority"] = -1
        return True
    if (yield from _skipped(rb, state, "step", player, state.phase)):
        state.vars["priority"] = -1
        return True
    return False


_SKIPS: Final = frozenset(("phase", "step"))


def _untap(rb: Book, state: State) -> Ask:
    """302: permanents untap, all at once; nobody gets priority."""
    player = rb.turn_player(state)
    state.vars["priority"] = -1
    if not rb.phasing_names.isdisjoint(rb.names_in(state)):
        yield from _phasing(rb, state, player)
    tapped: list[int] = []
    for ident in permanents(state):
        if "tapped" in state.objs[ident].marks:
            chars = chars_of(rb, state, ident)
            mine = chars.controller == player or "untaps in every untap step" in chars.flags
            if not mine or "doesn't untap" in chars.flags:
                continue
            if "may stay tapped" in chars.flags:
                stays = yield Decision(player, "stay tapped", [YES, NO], f"{CR}302.2", ident)
                if stays.verb == "yes":
                    continue
            tapped.append(ident)
    if not tapped:
        return
    table = table_of(rb, state)
    if "untap" in table.triggers or "untap" in table.replacements or table.forbids:
        yield from rb.untap_step(state, tapped)
        return
    for ident in tapped:
        state.mark(ident, "tapped", 0, quiet=True)
    rb.say(state, "untap step", (f"{CR}302.2",), player=player, amount=len(tapped))


def _phasing(rb: Book, state: State, player: int) -> Ask:
    """302.1: permanents with phasing phase out and those that are phased out phase in, at once.

    What is attached goes and comes with that to which it is attached (502.15).
    """
    chars = table_of(rb, state).chars
    out = [
        i
        for i in permanents(state)
        if chars[i].controller == player and "Phasing" in chars[i].keywords
    ]
    there = state.zones[state.zone_of(PHASED_OUT, -1)]
    back = [
        i
        for i in there
        if state.objs[i].memo.get("phased by") == player and state.objs[i].host not in there
    ]
    events = [
        *(Event("phase out", i, player) for i in _with_attached(state, out, permanents(state))),
        *(Event("phase in", i, player) for i in _with_attached(state, back, there)),
    ]
    if events:
        yield from happen(rb, state, events)


def _with_attached(state: State, ids: list[int], among: tuple[int, ...]) -> list[int]:
    """Objects, and those of a zone that are attached to one of them, directly or not."""
    found = list(ids)
    for host in found:
        found.extend(i for i in among if state.objs[i].host == host and i not in found)
    return found


def _draw(rb: Book, state: State) -> Ask:
    """304.1: the active player draws, as a game action; not in the first turn of the game."""
    if state.turn == 1 and not state.vars.get("first draw", 0):
        return
    yield from happen(rb, state, [Event("draw", 0, rb.turn_player(state))])


def _attackers(rb: Book, state: State) -> Ask:
    yield from combat.declare_attackers(rb, state)
    if not combat.attackers(state):
        # 308.4: straight to the end of combat step.
        state.phase = "end of combat"
        state.vars["begun"] = 0


def _blockers(rb: Book, state: State) -> Ask:
    yield from combat.declare_blockers(rb, state)


def _damage(rb: Book, state: State) -> Ask:
    """310.5: with first or double strike about, a second damage step follows."""
    if state.vars.get("second strike", 0):
        state.vars["second strike"] = 0
        yield from combat.assign(rb, state, first=False)
    elif combat.strikes_first(rb, state):
        state.vars["second strike"] = 1
        yield from combat.assign(rb, state, first=True)
    else:
        yield from combat.assign(rb, state, first=False)


def _cleanup(rb: Book, state: State) -> Ask:
    """314.1-2: discard down to the maximum, then damage and effects of the turn end at once."""
    player = rb.turn_player(state)
    hand = state.zones[state.zone_of(HAND, player)]
    most = rb.max_hand(state, player)
    if most is not None and len(hand) > most:
        ask = SetAsk(player, "discard", f"{CR}314.1")
        ask.verb = "pick"
        ask.secret = True
        many = len(hand) - most
        ctx = Ctx(rb, state, player)
        chosen = yield from choose_set(ctx, ask, list(hand), many, many)
        yield from happen(rb, state, [Event("discard", i, player) for i in chosen])
    for ident in permanents(state):
        if "damage" in state.objs[ident].marks:
            state.mark(ident, "damage", 0, quiet=True)
    if state.effects or state.delayed:
        yield from expire(rb, state, "turn")
        state.vars["check"] = 1
    # 314.3: priority only if something is waiting or a state-based effect applies.
    state.vars["priority"] = -1
    if state.vars["check"] or state.waiting:
        yield from _after_cleanup(rb, state)


def _after_cleanup(rb: Book, state: State) -> Ask:
    before = state.next_id
    waiting = bool(state.waiting)
    changed = yield from rb.check_state(state)
    if state.result is not None:
        return
    if changed or waiting or state.waiting:
        yield from settle(rb, state)
        state.vars["priority"] = rb.turn_player(state)
        state.vars["again"] = 1
        rb.say(state, "cleanup again", (f"{CR}314.3",), before=before)
    state.vars["check"] = 0


_WORK: Final = {
    "untap": _untap,
    "draw": _draw,
    "declare attackers": _attackers,
    "declare blockers": _blockers,
    "combat damage": _damage,
    "cleanup": _cleanup,
}


def _end_step(rb: Book, state: State) -> Ask:
    """300.2-300.4: the step ends, with mana burn where it is the last of its phase."""
    phase = state.phase
    state.vars["begun"] = 0
    if phase == "combat damage" and state.vars.get("second strike", 0):
        return
    if phase in LAST and any(state.pools):
        yield from mana_burn(rb, state)
        state.vars["check"] = 1
    if phase == "end of combat":
        combat.end_combat(state)
        if state.effects or state.delayed:
            yield from expire(rb, state, "combat")
    if phase == "cleanup":
        if state.vars.get("again", 0):
            state.vars["again"] = 0
            return
        yield from next_turn(rb, state)
        return
    if state.flow and state.flow[0].kind == f"after {phase}":
        # 300.7-8: an added combat is followed by the (or an added) second main phase, an added
        # step by what comes behind it.
        added = state.flow[0].args
        state.flow = state.flow[1:]
        state.phase = STEPS[added[0]] if added else "beginning of combat"
        return
    if state.vars.get("ending", 0):
        state.vars["ending"] = 0
        state.phase = "cleanup"
        return
    state.phase = NEXT[phase]


def next_turn(rb: Book, state: State) -> Ask:
    """300.6: extra turns first, the one created last before all others; some may be skipped."""
    for _ in range(_ROUNDS):
        if state.tasks:
            task, state.tasks = state.tasks[0], state.tasks[1:]
            player = task.args[0]
        else:
            order = rb.turn_order(state, state.vars.get("regular", rb.turn_player(state)))
            player = state.vars["regular"] = order[1]
        skipped = yield from _skipped(rb, state, "turn", player, "turn")
        if not skipped:
            begin_turn(rb, state, player)
            return
    rb.on_loop(state)


def queue_turn(state: State, player: int) -> None:
    """300.6: a turn directly after this one."""
    state.tasks = (Task("turn", (player,)), *state.tasks)


__all__ = ["ITEMS", "LIBRARY", "STEPS", "begin_turn", "next_turn", "queue_turn", "step"]
