"""What is settled before a player may act: checks to a fixpoint, then what waits is placed."""

from __future__ import annotations

from adjudge.core.decisions import Ask
from adjudge.core.noticing import make_trigger, reader
from adjudge.core.reads import holds, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.core.triggers import place_waiting
from adjudge.core.vocab import Triggered

STATE = "state"  # event kind of abilities that trigger on a state of the game
SETTLE_BOUND = 1_000


def settle(rb: Rulebook, state: State) -> Ask:
    """Perform the rulebook's checks until none applies, place what waits, and check again.

    More than `SETTLE_BOUND` rounds are a loop; the rulebook says what becomes of it (`on_loop`).
    """
    for _ in range(SETTLE_BOUND):
        if state.result is not None:
            return
        changed = yield from rb.check_state(state)
        if changed:
            continue
        state.waiting.extend(state_triggers(rb, state))
        if not state.waiting:
            return
        yield from place_waiting(rb, state)
    rb.on_loop(state)


def state_triggers(rb: Rulebook, state: State) -> list[Item]:
    """Abilities whose state of the game is met now.

    One does not trigger again while its last item waits or is still to resolve.
    """
    found: list[Item] = []
    if STATE not in table_of(rb, state).triggers:
        return found
    open_keys = {item.data.get("use") for item in (*state.items, *state.waiting)}
    for bound in table_of(rb, state).triggers.get(STATE, ()):
        ability = bound.ability
        if isinstance(ability, Triggered) and bound.use_key() not in open_keys:
            ctx = reader(rb, state, bound, None)
            if holds(ctx, ability.cond):
                found.append(make_trigger(rb, state, bound, None, ctx))
    return found
