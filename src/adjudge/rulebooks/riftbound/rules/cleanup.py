"""Cleanups (318-324): the ordered checks that follow every change, with inserted special steps."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from adjudge.core.chars import Chars
from adjudge.core.choosing import Ask as Question
from adjudge.core.choosing import choose_set
from adjudge.core.decisions import Decision, Option
from adjudge.core.endings import ends, expire
from adjudge.core.events import happen
from adjudge.core.reads import Ctx, chars_of, table_of
from adjudge.core.records import STATS
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Obj, State
from adjudge.rulebooks.riftbound.rules import combat
from adjudge.rulebooks.riftbound.rules.lethal import is_lethal
from adjudge.rulebooks.riftbound.rules.points import check_win, leader
from adjudge.rulebooks.riftbound.rules.resting import throw_away
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    all_units,
    base_of,
    battlefield_object,
    battlefields,
    bears_damage,
    chain_open,
    contest,
    damage_on,
    facedown_room,
    facedown_zone,
    neutral_open,
    unit_players,
    units_at,
)

Asking = Generator[Decision, Option, None]
Inserted = Callable[[Rulebook, State], Asking]


def cleanup(rb: Rulebook, state: State, inserted: Inserted | None = None) -> Asking:
    """323: all steps in order; `inserted` stands between 3b and 4 (324.1)."""
    state.vars["cleanup"] = 0
    rested = inserted is not None and at_rest(rb, state)
    table_of(rb, state)  # with it up to date, the scratch counts
    state.scratch["cleaning"] = True  # any change takes it away
    if not rested:
        check_win(rb, state, "RB-CR@1.4:323.1")
        if state.result is not None:
            return
        if state.vars["combat"] != NOBODY:
            yield from combat.designate(rb, state)
        dead = _dead(rb, state)
        if dead:
            yield from _kill(rb, state, dead)
    if inserted is not None:
        yield from inserted(rb, state)
    if ends(state, "cleanup"):  # without them the position does not become dirty
        yield from expire(rb, state, "cleanup")
    if (inserted is not None or "cleaning" not in state.scratch) and at_rest(rb, state):
        return
    _lose_control(rb, state)
    if not _is_right(rb, state):
        yield from _correct_board(rb, state)
    _stage(rb, state)
    _clear_contested(rb, state)
    yield from _begin(rb, state)
    if "cleaning" in state.scratch:
        _be_sure(state, _circumstances(state))


# --------------------------------------------------------------------------- nothing to do

_UPSETTING: Final = frozenset(
    (
        *(STATS, "damage", "contested", "staged showdown", "staged combat"),
        *("attacker", "defender"),
    )
)
"""What a cleanup reads besides what tables hand on (`Table.lasting`) and its circumstances."""
_CALM: Final = (NOBODY,)
"""Circumstances that do not matter, outside combat: there is nothing to be done in any."""


def at_rest(rb: Rulebook, state: State) -> bool:
    """Whether a cleanup would find nothing to do.

    As the last one did, and nothing that it reads has changed since; or by one look at everything.
    """
    if state.dirty:
        rb.rebuild(state)
    calm = state.vars["combat"] == NOBODY
    sure: tuple[Any, tuple[int, ...]] | None = state.sure
    if sure is None or sure[0] is not state.table.lasting:
        # What was calm and has not been upset bears no damage: nothing comes to a place with it.
        unhurt = sure is not None and sure[1] is _CALM
        if not calm or not _nothing_to_do(rb, state, unhurt=unhurt):
            return False
        _be_sure(state, _CALM)
    elif not (calm and sure[1] is _CALM) and sure[1] != _circumstances(state):
        return False
    return not ends(state, "cleanup")


def _be_sure(state: State, circumstances: tuple[int, ...]) -> None:
    """Remember that a cleanup found nothing to do."""
    state.sure = (state.table.lasting, circumstances)
    state.upset = _UPSETTING


def _circumstances(state: State) -> tuple[int, ...]:
    """What a cleanup reads that is no object."""
    values = state.vars
    if values["combat"] == NOBODY:
        return len(state.items) == 0, values["showdown"]
    return len(state.items) == 0, values["showdown"], values["combat"], values["combat number"]


def _nothing_to_do(rb: Rulebook, state: State, *, unhurt: bool) -> bool:
    """Whether nobody wins, no unit is damaged, and everything is where it belongs.

    With `unhurt` it is known that no unit is damaged.
    """
    if leader(rb, state) != NOBODY or not _is_right(rb, state):
        return False
    for place in state.places():
        if not unhurt and _somebody_hurt(state, state.zones[place]):
            return False
    for place in battlefields(state):  # noqa: SIM110 - asked all the time, and all() is slower
        if not _is_calm(rb, state, place):
            return False
    return True


def _somebody_hurt(state: State, ids: tuple[int, ...]) -> bool:
    """Whether one of some objects bears damage; most marks tell of exhausted ones."""
    for ident in ids:
        obj = state.objs[ident]
        marks = obj.marks
        if marks and (len(marks) > 1 or "exhausted" not in marks) and bears_damage(obj):
            return True
    return False


def _is_calm(rb: Rulebook, state: State, place: int) -> bool:
    """Whether a battlefield asks steps 4 and 6 to 10 for nothing in any state of the turn.

    It is held by the only player with units there, or by nobody and empty, and bears no mark.
    """
    field = battlefield_object(state, place)
    here = unit_players(rb, state, place)
    if field.marks or len(here) > 1:
        return False
    return field.control == (here[0] if here else NOBODY)


# --------------------------------------------------------------------------- step 3


def _dead(rb: Rulebook, state: State) -> list[Event]:
    """The deaths of all units with lethal damage."""
    events: list[Event] = []
    objs, zones = state.objs, state.zones
    for place in state.places():
        for ident in zones[place]:
            obj = objs[ident]
            marks = obj.marks
            if not marks or (len(marks) == 1 and "exhausted" in marks) or not bears_damage(obj):
                continue
            if is_lethal(rb, state, obj):
                events.append(_killed(ident, place, obj))
            elif "hurt" in obj.memo:
                del state.edit_quiet(ident, "damage").memo["hurt"]
    return events


def _kill(rb: Rulebook, state: State, events: list[Event]) -> Asking:
    """323.4, 323.5: they die together."""
    rb.say(
        state,
        "lethal",
        ("RB-CR@1.4:323.5",),
        obj=", ".join(rb.label(state, e.obj) for e in events),
    )
    yield from happen(rb, state, events)


_KILLED_BY: Final = {"spell": "spell", "ability": "ability", "combat": "in combat"}
"""What dealt the damage, as the death says it."""


def _killed(ident: int, place: int, obj: Obj) -> Event:
    """A death by lethal damage, put down to what dealt damage right before (428.5.c)."""
    player, item, sources, how = obj.memo.get("hurt", (NOBODY, 0, (), ()))
    words = tuple(_KILLED_BY[word] for word in how if word in _KILLED_BY)
    event = Event("die", ident, player, item, place=place, how=("lethal", *words))
    if sources:
        event.data["sources"] = sources
    return event


# --------------------------------------------------------------------------- steps 4 and 5


def _lose_control(rb: Rulebook, state: State) -> None:
    """323.6: in an Open State, battlefields without units of their controller are lost."""
    if not chain_open(state):
        return
    for place in battlefields(state):
        field = battlefield_object(state, place)
        if field.control == NOBODY or place in (state.vars["showdown"], state.vars["combat"]):
            continue
        if field.control not in unit_players(rb, state, place):
            rb.say(state, "lose control", ("RB-CR@1.4:323.6",), player=field.control, place=place)
            state.edit(field.id).control = NOBODY


def _correct_board(rb: Rulebook, state: State) -> Asking:
    """323.7: recall gear and strangers, remove facedown cards of other players."""
    events: list[Event] = []
    for ident in _strays(state):
        home = base_of(state, chars_of(rb, state, ident).controller)
        event = Event("recall", ident, NOBODY, place=home, how=("corrective",))
        event.data["rules"] = ("RB-CR@1.4:323.7",)
        events.append(event)
    if events:
        yield from happen(rb, state, events)
    for place in battlefields(state):
        yield from _remove_hidden(rb, state, place)
        if len(state.zones[facedown_zone(state, place)]) > 1:
            yield from _make_room(rb, state, place)


def _is_right(rb: Rulebook, state: State) -> bool:
    """Whether 323.7 asks for nothing: no gear, stranger or facedown card is where it can't be.

    What was found right stays right while the objects on the board stay the same.
    """
    lasting = table_of(rb, state).lasting
    if "board is right" in lasting:
        return True
    if _strays(state):
        return False
    for place in battlefields(state):
        hidden = state.zones[facedown_zone(state, place)]
        if len(hidden) > 1 or (
            hidden and state.objs[hidden[0]].control != battlefield_object(state, place).control
        ):
            return False
    lasting["board is right"] = True
    return True


def _strays(state: State) -> list[int]:
    """Gear at battlefields and what is at another player's base; what is attached goes along."""
    found: list[int] = []
    table, specs, zones = state.table, state.specs, state.zones
    for place in state.places():
        spec = specs[place]
        owner = spec.owner if spec.area == "base" else NOBODY
        for ident in zones[place]:
            chars: Chars = table.chars[ident]
            if owner != NOBODY:
                stray = chars.controller != owner
            else:
                stray = "unit" not in chars.types and "battlefield" not in chars.types
            if stray and not state.objs[ident].host:
                found.append(ident)
    return found


def _remove_hidden(rb: Rulebook, state: State, place: int) -> Asking:
    control = battlefield_object(state, place).control
    for ident in state.zones[facedown_zone(state, place)]:
        obj = state.objs[ident]
        if obj.control != control:
            rb.say(state, "hidden removed", ("RB-CR@1.4:323.7",), card=obj.name, place=place)
            yield from throw_away(rb, state, ident)


def _make_room(rb: Rulebook, state: State, place: int) -> Asking:
    """107.3.b.2: of too many facedown cards their player puts as many in the trash."""
    hidden = list(state.zones[facedown_zone(state, place)])
    over = len(hidden) - facedown_room(rb, state, place)
    if over <= 0:
        return
    player = battlefield_object(state, place).control
    ask = Question(player, "pick", "RB-CR@1.4:107.3.b.2")
    ask.verb = "pick"
    ask.secret = True
    for ident in (yield from choose_set(Ctx(rb, state, player), ask, hidden, over, over)):
        card = state.objs[ident].name
        rb.say(state, "hidden removed", ("RB-CR@1.4:107.3.b.2",), card=card, place=place)
        yield from throw_away(rb, state, ident)


# --------------------------------------------------------------------------- steps 6 to 8


def _stage(rb: Rulebook, state: State) -> None:
    """323.8-323.10: mark staged showdowns and combats, unmark those that ceased."""
    for place in battlefields(state):
        field = battlefield_object(state, place)
        here = unit_players(rb, state, place)
        applier = field.marks.get("contested", 0) - 1
        if applier < 0:
            # 190.3.a: a unit became present by other means, such as a change of control.
            strangers = [p for p in here if p != field.control]
            if strangers:
                contest(rb, state, place, strangers[0])
                field = battlefield_object(state, place)
                applier = strangers[0]
            elif not field.marks:
                continue
        ongoing = place in (state.vars["showdown"], state.vars["combat"])
        wants = applier >= 0 and applier in here
        _set_mark(state, field.id, "staged showdown", on=wants and not ongoing)
        fight = wants and len(here) >= 2 and place != state.vars["combat"]
        _set_mark(state, field.id, "staged combat", on=fight)


def _set_mark(state: State, ident: int, name: str, *, on: bool) -> None:
    if (name in state.objs[ident].marks) is not on:
        state.mark(ident, name, 1 if on else 0, quiet=True)


def _clear_contested(rb: Rulebook, state: State) -> None:
    """323.11: contested ends without units of the player who applied it and nothing ongoing."""
    for place in battlefields(state):
        field = battlefield_object(state, place)
        if "contested" not in field.marks:
            continue
        if place in (state.vars["showdown"], state.vars["combat"]):
            continue
        here = unit_players(rb, state, place)
        if field.marks["contested"] - 1 not in here:
            state.mark(field.id, "contested", 0, quiet=True)
            rb.say(state, "no longer contested", ("RB-CR@1.4:323.11",), place=place)
            strangers = [p for p in here if p != field.control]
            if strangers:
                contest(rb, state, place, strangers[0])


# --------------------------------------------------------------------------- steps 9 and 10


def _begin(rb: Rulebook, state: State) -> Asking:
    """323.12-323.14: the turn player begins one staged showdown or combat."""
    running = state.vars["showdown"]
    if running != NOBODY and state.vars["combat"] == NOBODY and chain_open(state):
        if "staged combat" in battlefield_object(state, running).marks:
            yield from combat.open_combat(rb, state, running, already=True)
        return
    if not neutral_open(state) or state.result is not None:
        return
    fields = [(p, battlefield_object(state, p).marks) for p in battlefields(state)]
    quiet = [p for p, m in fields if "staged showdown" in m and "staged combat" not in m]
    if quiet:
        place = yield from _pick_place(rb, state, quiet, "RB-CR@1.4:323.12")
        yield from combat.open_showdown(rb, state, place)
        return
    fights = [p for p, m in fields if "staged combat" in m]
    if fights:
        place = yield from _pick_place(rb, state, fights, "RB-CR@1.4:323.13")
        yield from combat.open_combat(rb, state, place, already=False)


def _pick_place(
    rb: Rulebook, state: State, places: list[int], rule: str
) -> Generator[Decision, Option, int]:
    options = [Option("place", z) for z in places]
    answer = yield Decision(rb.turn_player(state), "begin", options, rule)
    return answer.obj


# --------------------------------------------------------------------------- inserted steps


def heal_all(rb: Rulebook, state: State, rule: str) -> Asking:
    """3c of the special cleanups: heal all units; `rule` is the one that inserts it."""
    objs = state.objs
    hurt = [i for i in all_units(rb, state) if objs[i].marks and damage_on(objs[i]) > 0]
    if hurt:
        events = [Event("heal", i, NOBODY) for i in hurt]
        for event in events:
            event.data["rules"] = (rule,)
        yield from happen(rb, state, events)


def recall_attackers(rb: Rulebook, state: State) -> Asking:
    """466.1.a.2, 740.3.a: in a tie attackers are recalled, unless that is replaced."""
    place = state.vars["combat"]
    units = units_at(rb, state, place)
    attackers = [i for i in units if "attacker" in state.objs[i].marks]
    defenders = [i for i in units if "defender" in state.objs[i].marks]
    if not attackers or not defenders:
        return
    state.vars["combat tie"] = 1
    rb.say(state, "tie", ("RB-CR@1.4:740.3.a",), place=place)
    field = battlefield_object(state, place)
    tied = yield from happen(
        rb, state, [Event("tie", field.id, state.vars["attacker"], place=place)]
    )
    if not tied:
        return
    rb.say(state, "attackers recalled", ("RB-CR@1.4:466.1.a.2",), place=place)
    events = [
        Event("recall", i, NOBODY, place=base_of(state, chars_of(rb, state, i).controller))
        for i in attackers
    ]
    for event in events:
        event.data["rules"] = ("RB-CR@1.4:466.1.a.2",)
    yield from happen(rb, state, events)


def combat_cleanup(rb: Rulebook, state: State) -> Asking:
    """466.1: the Combat Special Cleanup."""

    def steps(rules: Rulebook, position: State) -> Asking:
        yield from heal_all(rules, position, "RB-CR@1.4:466.1.a.1")
        yield from recall_attackers(rules, position)

    rb.say(state, "combat cleanup", ("RB-CR@1.4:466.1.a",))
    yield from cleanup(rb, state, steps)
