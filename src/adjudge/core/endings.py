"""The end of what lasts: effects and delayed abilities whose window or source is over."""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.events import changing
from adjudge.core.reads import LiveCtx, holds
from adjudge.core.records import CHANGED
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Effect, State

Run = Generator[Decision, Option, None]


def tell_of(state: State, effects: tuple[Effect, ...]) -> None:
    """Let the table know of effects that began or ended."""
    for effect in effects:
        if effect.ids is None:
            state.dirty = CHANGED
        else:
            for ident in effect.ids:
                state.alter(ident)


def expire(rb: Rulebook, state: State, until: str) -> Run:
    """End every effect and delayed ability of a window; what becomes true then is noticed."""
    yield from changing(rb, state, lambda: end_effects(state, until))


def ends(state: State, until: str) -> bool:
    """Whether the window of some effect or delayed ability is `until`."""
    for effect in state.effects:
        if effect.until == until:
            return True
    for delayed in state.delayed:  # noqa: SIM110 - asked all the time, and any() is slower
        if delayed.until == until:
            return True
    return False


def end_effects(state: State, until: str) -> None:
    """End every effect and delayed ability whose window is `until`, all at once."""
    if state.effects:
        over = tuple(e for e in state.effects if e.until == until)
        state.effects = tuple(e for e in state.effects if e.until != until)
        tell_of(state, over)
    if state.delayed:
        if any(is_rule(d.ability) for d in state.delayed if d.until == until):
            state.dirty = CHANGED
        state.delayed = tuple(d for d in state.delayed if d.until != until)


def lapse(rb: Rulebook, state: State) -> bool:
    """End the effects that last for as long as something holds that does not hold any more."""
    over: list[Effect] = []
    for effect in state.effects:
        if effect.cond is not None:
            ctx = LiveCtx(rb, state, effect.controller, effect.source)
            ctx.notes = effect.notes
            if not holds(ctx, effect.cond):
                over.append(effect)
    if over:
        state.effects = tuple(e for e in state.effects if e not in over)
        tell_of(state, tuple(over))
    return bool(over)


def end_effects_of(state: State, source: int) -> bool:
    """End the effects that an object has made; whether there were any."""
    over = tuple(e for e in state.effects if e.source == source)
    if over:
        state.effects = tuple(e for e in state.effects if e.source != source)
        tell_of(state, over)
    return bool(over)


def end_windows_of(state: State, until: str, source: int) -> None:
    """End the effects and delayed abilities whose window `until` ends for their source."""
    over = tuple(e for e in state.effects if e.until == until and e.source == source)
    if over:
        state.effects = tuple(e for e in state.effects if e not in over)
        tell_of(state, over)
    done = [d for d in state.delayed if d.until == until and d.bearer == source]
    if done:
        state.delayed = tuple(d for d in state.delayed if d not in done)
        if any(is_rule(d.ability) for d in done):
            state.dirty = CHANGED


def is_rule(ability: v.Ability) -> bool:
    """Whether it changes what may be done, so that it is listed with the table."""
    return not isinstance(ability, v.Triggered | v.Replacement)
