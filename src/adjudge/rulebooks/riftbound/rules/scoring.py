"""Scoring (467-472) and establishing control of battlefields (190)."""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.drawing import draw_cards
from adjudge.rulebooks.riftbound.rules.forbidding import effect_refusal
from adjudge.rulebooks.riftbound.rules.points import gain_point, points, victory_score
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    battlefield_object,
    battlefields,
    units_at,
)

Asking = Generator[Decision, Option, None]


def scored(state: State, player: int, place: int) -> bool:
    """Whether the player scored this battlefield this turn (470)."""
    return state.count("scored", player, place) > 0


def take_control(rb: Rulebook, state: State, player: int, place: int) -> Asking:
    """Establish control; a Conquer when the battlefield was not scored this turn (469.1)."""
    field = battlefield_object(state, place)
    if field.control == player:
        return
    how = ("uncontrolled",) if field.control == NOBODY else ()
    state.edit(field.id).control = player
    rb.say(state, "control", ("RB-CR@1.4:190.4",), player=player, place=place)
    if not scored(state, player, place) and may_score(rb, state, player, place):
        yield from score(rb, state, player, [place], "conquer", how)


def may_score(rb: Rulebook, state: State, player: int, place: int) -> bool:
    """054.1: without scoring there is neither a Conquer or Hold nor what they trigger (471)."""
    field = battlefield_object(state, place).id
    reason = effect_refusal(rb, state, Event("score", field, player, place=place))
    if reason is None:
        return True
    rb.say(state, "no score", (reason.rule,), player=player, place=place)
    return False


def score(
    rb: Rulebook,
    state: State,
    player: int,
    places: list[int],
    way: str,
    how: tuple[str, ...] = (),
) -> Asking:
    """471: gain up to one point for each place, then Conquer or Hold abilities trigger.

    `how` tells what the battlefield was until then ("uncontrolled").
    """
    for place in places:
        yield from _count_score(rb, state, player, place, way)
    yield from score_triggers(rb, state, player, places, way, how)


def _count_score(rb: Rulebook, state: State, player: int, place: int, way: str) -> Asking:
    """470, 471.1: note that the battlefield was scored and gain the point."""
    state.enter("scored", player, place)
    state.enter("scores", player)
    rules = ("RB-CR@1.4:469.1",) if way == "conquer" else ("RB-CR@1.4:469.2", "RB-CR@1.4:315.2.b.2")
    rb.say(state, way, rules, player=player, place=place)
    if way == "conquer":
        state.enter("conquered place", player, place)
    if way == "conquer" and points(state, player) >= victory_score(rb, state) - 1:
        yield from _last_point(rb, state, player)
    else:
        yield from gain_point(rb, state, player, way)


def _last_point(rb: Rulebook, state: State, player: int) -> Asking:
    """471.1.b.1: the last point by Conquer only with every battlefield scored, else a card."""
    if all(scored(state, player, place) for place in battlefields(state)):
        rb.say(state, "last point", ("RB-CR@1.4:471.1.b.1",), player=player)
        yield from gain_point(rb, state, player, "conquer")
        return
    rb.say(state, "card instead of point", ("RB-CR@1.4:471.1.b.1",), player=player)
    yield from draw_cards(rb, state, player, 1, rules=("RB-CR@1.4:471.1.b.1",))


def score_triggers(
    rb: Rulebook,
    state: State,
    player: int,
    places: list[int],
    way: str,
    how: tuple[str, ...],
) -> Asking:
    """471.2: units present, the battlefield and whatever speaks of the player trigger together.

    They trigger even when the point was replaced (383.4.c.2.c, 383.4.d.2.c).
    """
    events: list[Event] = []
    for place in places:
        field = battlefield_object(state, place)
        events.append(Event(way, field.id, player, place=place, how=how))
        events.extend(
            Event(way, ident, player, place=place, how=how)
            for ident in units_at(rb, state, place)
            if rb.controls(state, player, ident)
        )
        events.append(Event(f"score {way}", field.id, player, place=place, how=how))
    yield from happen(rb, state, events)


def hold_all(rb: Rulebook, state: State) -> Asking:
    """315.2.b.2: the turn player holds every battlefield they control, all in one task."""
    player = rb.turn_player(state)
    held = [
        place
        for place in battlefields(state)
        if battlefield_object(state, place).control == player
        and not scored(state, player, place)
        and may_score(rb, state, player, place)
    ]
    if held:
        yield from score(rb, state, player, held, "hold")
