"""Showdowns and combat (341-348, 459-466)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.endings import expire
from adjudge.core.events import happen, unheard
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State, Task
from adjudge.rulebooks.riftbound.rules.assign import assign_damage
from adjudge.rulebooks.riftbound.rules.resting import throw_away
from adjudge.rulebooks.riftbound.rules.scoring import take_control
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    battlefield_object,
    facedown_zone,
    unit_players,
    units_at,
)

Asking = Generator[Decision, Option, None]

# Steps that follow the Combat Showdown, first to last (465, 466).
STEPS: Final = ("combat damage", "combat result", "establish control", "combat ends")


# --------------------------------------------------------------------------- opening


def open_showdown(rb: Rulebook, state: State, place: int) -> Asking:
    """344.2, 345: a Non-Combat Showdown; who applied contested gains Focus."""
    field = battlefield_object(state, place)
    state.mark(field.id, "staged showdown", 0, quiet=True)
    applier = field.marks.get("contested", 1) - 1
    state.vars["showdown"] = place
    _give_focus(state, applier)
    rb.say(state, "showdown", ("RB-CR@1.4:345",), place=place, player=applier)
    yield from happen(rb, state, [Event("start of showdown", field.id, applier, place=place)])
    state.vars["cleanup"] = 1


def _give_focus(state: State, player: int) -> None:
    state.vars["focus"] = player
    state.vars["priority"] = NOBODY
    state.vars["focus passes"] = 0


def open_combat(rb: Rulebook, state: State, place: int, *, already: bool) -> Asking:
    """464: combat opens with a Combat Showdown, or a running showdown becomes one."""
    field = battlefield_object(state, place)
    state.mark(field.id, "staged showdown", 0, quiet=True)
    state.mark(field.id, "staged combat", 0, quiet=True)
    attacker = field.marks.get("contested", 1) - 1
    others = [p for p in unit_players(rb, state, place) if p != attacker]
    defender = others[0] if others else NOBODY
    state.vars["showdown"] = place
    state.vars["combat"] = place
    state.vars["attacker"] = attacker
    state.vars["defender"] = defender
    state.vars["combat number"] = state.fresh_id()
    state.vars["combat tie"] = 0
    state.flow = (*state.flow, *(Task(kind, (place,)) for kind in reversed(STEPS)))
    rb.say(state, "combat", ("RB-CR@1.4:464.2",), place=place, attacker=attacker, defender=defender)
    # 344.1, 464.2.b: a showdown opens with the combat, unless it became one.
    kinds = ("start of combat",) if already else ("start of showdown", "start of combat")
    yield from happen(rb, state, [Event(k, field.id, attacker, place=place) for k in kinds])
    # A running showdown leaves Focus where it is (464.2.c.1.b) unless the reading follows 464.2.d.
    if not already or state.readings.get("combat focus") == "attacker":
        _give_focus(state, attacker)
    yield from designate(rb, state, opening=True)
    state.vars["cleanup"] = 1


def designate(rb: Rulebook, state: State, *, opening: bool = False) -> Asking:
    """323.2, 464.2.c.3: give and take Attacker and Defender; first gains trigger (383.4.e-f)."""
    place = state.vars["combat"]
    attacker, defender = state.vars["attacker"], state.vars["defender"]
    number = state.vars["combat number"]
    events: list[Event] = []
    for ident in [i for zone in state.places() for i in state.zones[zone]]:
        obj = state.objs[ident]
        wanted = ""
        if obj.zone != place:
            if "attacker" not in obj.marks and "defender" not in obj.marks:
                continue
        elif "unit" in chars_of(rb, state, ident).types:
            player = chars_of(rb, state, ident).controller
            wanted = "attacker" if player == attacker else "defender" if player == defender else ""
        for name in ("attacker", "defender"):
            if name in obj.marks and name != wanted:
                state.mark(ident, name, 0, quiet=True)
        if wanted and wanted not in state.objs[ident].marks:
            kind = "attack" if wanted == "attacker" else "defend"
            if state.enter("designated", number, kind, ident) == 1:
                player = attacker if kind == "attack" else defender
                events.append(Event(kind, ident, player, place=place))
            else:
                state.mark(ident, wanted, 1, quiet=True)
    if opening:
        field = battlefield_object(state, place)
        events.append(Event("player attacks", field.id, attacker, place=place))
        events.append(Event("player defends", field.id, defender, place=place))
    if events:
        state.vars["combat opening"] = int(opening)
        yield from happen(rb, state, events)
        state.vars["combat opening"] = 0


# --------------------------------------------------------------------------- closing a showdown


def close_showdown(rb: Rulebook, state: State) -> Asking:
    """348: a Non-Combat Showdown gives control to the only player left; combat goes on."""
    place = state.vars["showdown"]
    state.vars["showdown"] = NOBODY
    state.vars["focus"] = NOBODY
    state.vars["priority"] = NOBODY
    state.vars["passes"] = 0
    state.vars["cleanup"] = 1
    rb.say(state, "showdown closes", ("RB-CR@1.4:348",), place=place)
    if state.vars["combat"] != NOBODY:
        return
    here = unit_players(rb, state, place)
    field = battlefield_object(state, place)
    state.mark(field.id, "contested", 0, quiet=True)
    if len(here) == 1:
        yield from take_control(rb, state, here[0], place)


# --------------------------------------------------------------------------- steps of combat


def damage_step(rb: Rulebook, state: State, place: int) -> Asking:
    """465: sum, assign attacker first, deal all at once."""
    units = units_at(rb, state, place)
    attackers = [i for i in units if "attacker" in state.objs[i].marks]
    defenders = [i for i in units if "defender" in state.objs[i].marks]
    if not attackers or not defenders:
        return
    a_sum, d_sum = _might(rb, state, attackers), _might(rb, state, defenders)
    attacker, defender = state.vars["attacker"], state.vars["defender"]
    rb.say(state, "combat sums", ("RB-CR@1.4:465.2",), place=place, attack=a_sum, defend=d_sum)
    first = yield from assign_damage(rb, state, attacker, a_sum, defenders)
    second = yield from assign_damage(rb, state, defender, d_sum, attackers)
    events: list[Event] = []
    for shares, player, dealers in ((first, attacker, attackers), (second, defender, defenders)):
        for ident, amount in shares.items():
            if amount > 0:
                event = Event("damage", ident, player, dealers[0], amount=amount, how=("combat",))
                event.place = place
                event.data["sources"] = tuple(dealers)
                events.append(event)
    yield from happen(rb, state, events)


def _might(rb: Rulebook, state: State, units: list[int]) -> int:
    """465.2.a-b: summed Might; stunned units add nothing (423.1.b), less than 0 counts as 0."""
    total = 0
    for ident in units:
        chars = chars_of(rb, state, ident)
        if "stunned" not in state.objs[ident].marks and "no combat damage" not in chars.flags:
            total += max(chars.stat("might"), 0)
    return total


def result_step(rb: Rulebook, state: State, place: int) -> Asking:
    """466.3: who won or lost; with units of both left, a new showdown and combat are staged."""
    here = unit_players(rb, state, place)
    attacker, defender = state.vars["attacker"], state.vars["defender"]
    field = battlefield_object(state, place)
    tie = state.vars.get("combat tie", 0)
    involved = [p for p in (attacker, defender) if p != NOBODY]
    left = [p for p in involved if p in here]
    if tie or len(left) != 1:
        rb.say(state, "no result", ("RB-CR@1.4:466.3.d",), place=place)
        if len(left) == 2:
            state.vars["combat restaged"] = 1
        return
    winner = left[0]
    loser = defender if winner == attacker else attacker
    rb.say(state, "combat won", ("RB-CR@1.4:466.3.a",), player=winner, place=place)
    events = [Event("player wins combat", field.id, winner, place=place)]
    events.extend(Event("win combat", i, winner, place=place) for i in units_at(rb, state, place))
    events.append(Event("lose combat", field.id, loser, place=place))
    yield from happen(rb, state, events)


def establish_step(rb: Rulebook, state: State, place: int) -> Asking:
    """466.5: the player with units left establishes control; hidden cards of others go."""
    here = unit_players(rb, state, place)
    field = battlefield_object(state, place)
    if state.vars.pop("combat restaged", 0) and len(here) > 1:
        state.mark(field.id, "staged showdown", 1, quiet=True)
        state.mark(field.id, "staged combat", 1, quiet=True)
        return
    state.mark(field.id, "contested", 0, quiet=True)
    if len(here) == 1:
        yield from take_control(rb, state, here[0], place)
    elif not here and field.control != NOBODY:
        rb.say(state, "lose control", ("RB-CR@1.4:466.5.b",), player=field.control, place=place)
        state.edit(field.id).control = NOBODY
    control = battlefield_object(state, place).control
    for ident in state.zones[facedown_zone(state, place)]:
        obj = state.objs[ident]
        if obj.control != control:
            rb.say(state, "hidden removed", ("RB-CR@1.4:466.5.c",), card=obj.name, place=place)
            yield from throw_away(rb, state, ident)


def end_step(rb: Rulebook, state: State, place: int) -> Asking:
    """466.7: designations go, "this combat" effects end."""
    field = battlefield_object(state, place)
    for ident in [i for ids in state.on_board() for i in ids]:
        for name in ("attacker", "defender"):
            if name in state.objs[ident].marks:
                state.mark(ident, name, 0, quiet=True)
    attacker = state.vars["attacker"]
    for name in ("combat", "attacker", "defender"):
        state.vars[name] = NOBODY
    for player in range(state.players):
        state.enter("excess damage", player, by=-state.count("excess damage", player))
    state.vars["cleanup"] = 1
    rb.say(state, "combat ends", ("RB-CR@1.4:466.7",), place=place)
    events = [Event("end of combat", field.id, attacker, place=place)]
    if not unheard(rb, state, "leave combat"):
        events += _leavers(rb, state, place)
    yield from happen(rb, state, events)
    yield from expire(rb, state, "combat")


def _leavers(rb: Rulebook, state: State, place: int) -> list[Event]:
    """466.7.b: one event for each unit on the board that was in the combat that ends."""
    number = state.vars["combat number"]
    return [
        Event("leave combat", ident, chars_of(rb, state, ident).controller, place=place)
        for ids in state.on_board()
        for ident in ids
        if any(state.count("designated", number, kind, ident) for kind in ("attack", "defend"))
    ]


STEP_FUNCTIONS: Final[dict[str, Any]] = {
    "combat result": result_step,
    "establish control": establish_step,
    "combat ends": end_step,
}
