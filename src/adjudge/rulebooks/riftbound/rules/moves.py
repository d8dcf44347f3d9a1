"""Standard moves (144, 810), applied costs (204.4) and where a unit may be present (447, 449)."""

from __future__ import annotations

from collections.abc import Generator

from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.decisions import DONE, Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.events import happen
from adjudge.core.noticing import reader
from adjudge.core.paying import pay
from adjudge.core.reads import chars_of, place, players, table_of, test
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.resources import within_means
from adjudge.rulebooks.riftbound.rules.table import (
    base_of,
    battlefield_object,
    battlefields,
    neutral_open,
    unit_players,
    units_at,
)

Asking = Generator[Decision, Option, None]


def may_be_at(rb: Rulebook, state: State, ident: int, zone: int) -> bool:
    """447.2, 449.2: not at another player's base, not as a third player at a battlefield."""
    spec = state.specs[zone]
    player = chars_of(rb, state, ident).controller
    if spec.area == "base":
        return spec.owner == player
    here = unit_players(rb, state, zone)
    if len(here) - (player in here) >= 2:
        return False
    return not shut_by_combat(rb, state, zone, player)


def shut_by_combat(rb: Rulebook, state: State, zone: int, player: int) -> bool:
    """447.2.a: with more than two players nobody comes newly to a staged or running combat."""
    if state.players == 2 or state.specs[zone].area != "battlefield":
        return False
    staged = "staged combat" in battlefield_object(state, zone).marks
    fought = staged or state.vars["combat"] == zone
    return fought and player not in unit_players(rb, state, zone)


def move_refusal(rb: Rulebook, state: State, ident: int, zone: int, player: int) -> Reason | None:
    """Why a unit can't move there: it is attached, or an effect forbids it (054.1)."""
    if state.objs[ident].host:
        return Reason(
            "RB-CR@1.4:718.5.c", "it is attached to another card", "다른 카드에 부착되어 있습니다"
        )
    origin = state.objs[ident].zone
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if not isinstance(rule, v.Forbid) or rule.action != "move":
            continue
        ctx = reader(rb, state, bound, None)
        if rule.by is not None and player not in players(ctx, rule.by):
            continue
        if rule.obj is not None and not test(ctx, rule.obj, ident):
            continue
        if rule.place is not None and place(ctx, rule.place) not in (origin, zone):
            continue
        if rule.area and state.specs[zone].area != rule.area:
            continue
        if rb.rule_active(ctx, rule):
            return Reason(
                "RB-CR@1.4:054.1",
                f"{rb.label(state, bound.bearer)} does not let it move there",
                f"{rb.label(state, bound.bearer)} 때문에 그곳으로 이동할 수 없습니다",
            )
    return None


def standard_destinations(rb: Rulebook, state: State, ident: int) -> list[int]:
    """144.4: base to battlefield, battlefield to base, with Ganking between battlefields."""
    player = chars_of(rb, state, ident).controller
    return _goals(rb, state, ident, player, _fields_open(rb, state, ident))


def _fields_open(rb: Rulebook, state: State, ident: int) -> list[int]:
    """Battlefields at which a unit, and every other one of its controller, may be present."""
    return [z for z in battlefields(state) if may_be_at(rb, state, ident, z)]


def _goals(rb: Rulebook, state: State, ident: int, player: int, fields: list[int]) -> list[int]:
    """Where a unit of a player, who may be present at some battlefields, can move."""
    here = state.objs[ident].zone
    home = base_of(state, player)
    if here == home:
        goals = fields
    else:
        goals = [home]
        if "Ganking" in chars_of(rb, state, ident).keywords or _moves_from_anywhere(rb, state):
            goals.extend(z for z in fields if z != here and _ganks(rb, state, ident, z))
    if not state.objs[ident].host and not table_of(rb, state).forbids:
        return goals
    return [z for z in goals if move_refusal(rb, state, ident, z, player) is None]


def _moves_from_anywhere(rb: Rulebook, state: State) -> bool:
    return any(
        isinstance(b.ability, v.Permit) and b.ability.action == "move"
        for b in table_of(rb, state).permits
    )


def _ganks(rb: Rulebook, state: State, ident: int, zone: int) -> bool:
    if "Ganking" in chars_of(rb, state, ident).keywords:
        return True
    for bound in table_of(rb, state).permits:
        rule = bound.ability
        if isinstance(rule, v.Permit) and rule.action == "move" and rule.place is not None:
            ctx = reader(rb, state, bound, None)
            if place(ctx, rule.place) == zone and (rule.obj is None or test(ctx, rule.obj, ident)):
                return True
    return False


def movable(rb: Rulebook, state: State, player: int) -> list[int]:
    """Ready units of a player that may make a standard move now (144.1, 144.2)."""
    if not neutral_open(state) or rb.turn_player(state) != player or state.phase != "main":
        return []
    found: list[int] = []
    computed, objs = table_of(rb, state).chars, state.objs
    for zone in [base_of(state, player), *battlefields(state)]:
        found.extend(
            [
                ident
                for ident in units_at(rb, state, zone)
                if computed[ident].controller == player and "exhausted" not in objs[ident].marks
            ]
        )
    return found


def move_options(rb: Rulebook, state: State, player: int) -> list[Option]:
    """One option for each unit and destination."""
    units = movable(rb, state, player)
    if not units:
        return []
    fields = _fields_open(rb, state, units[0])
    return [
        Option("move", ident, zone)
        for ident in units
        for zone in _goals(rb, state, ident, player, fields)
    ]


def standard_move(rb: Rulebook, state: State, player: int, first: int, zone: int) -> Asking:
    """144.3: several units to one destination in one action, their costs paid together."""
    units = [first]
    pool = [
        i
        for i in movable(rb, state, player)
        if i > first and zone in standard_destinations(rb, state, i)
    ]
    while pool:
        options = [
            Option("also", i) for i in pool if _affordable(rb, state, player, zone, len(units) + 1)
        ]
        if not options:
            break
        options.append(DONE)
        answer = yield Decision(player, "also move", options, "RB-CR@1.4:144.3", note=str(zone))
        if answer.verb == "done":
            break
        units.append(answer.obj)
        pool = [i for i in pool if i > answer.obj]
    rb.say(
        state,
        "standard move",
        ("RB-CR@1.4:144",),
        player=player,
        to=zone,
        obj=", ".join(rb.label(state, i) for i in units),
    )
    needs = applied_cost(rb, state, player, zone, len(units))
    if needs:
        paid = yield from pay(rb, state, player, needs, "", 0)
        if not paid:
            return
        rb.say(state, "applied cost", ("RB-CR@1.4:204.4.b",), player=player, amount=len(needs))
    yield from happen(rb, state, [Event("exhaust", i, player, how=("cost",)) for i in units])
    events = [
        Event("move", i, player, place=zone, origin=state.objs[i].zone, how=("standard",))
        for i in units
        if i in state.objs
    ]
    yield from happen(rb, state, events)


def applied_cost(
    rb: Rulebook, state: State, player: int, zone: int, count: int
) -> tuple[tuple[str, ...], ...]:
    """204.4: what passives ask for moving this many units to a place at once."""
    needs: list[tuple[str, ...]] = []
    for bound in table_of(rb, state).applied_costs:
        needs.extend(_asked(rb, state, bound, player, zone, count))
    return tuple(needs)


def _asked(
    rb: Rulebook, state: State, bound: Bound, player: int, zone: int, count: int
) -> list[tuple[str, ...]]:
    rule = bound.ability
    if not isinstance(rule, v.AppliedCost) or rule.action != "move":
        return []
    ctx = reader(rb, state, bound, None)
    if player not in players(ctx, rule.by) or place(ctx, rule.place) != zone:
        return []
    if state.specs[zone].area != "battlefield":
        return []
    times = max(count - rule.each_beyond, 0)
    return [need.kinds for need in rule.cost.needs for _ in range(need.count * times)]


def joint_move_reason(
    rb: Rulebook, state: State, player: int, zone: int, count: int
) -> Reason | None:
    """Why so many units can't move to a place at once, where each alone may."""
    if _affordable(rb, state, player, zone, count):
        return None
    return Reason(
        "RB-CR@1.4:204.4.c",
        "what must be paid to move so many units there can't be paid",
        "그만큼의 유닛을 그곳으로 함께 이동시키는 비용을 지불할 수 없습니다",
    )


def _affordable(rb: Rulebook, state: State, player: int, zone: int, count: int) -> bool:
    needs = applied_cost(rb, state, player, zone, count)
    return within_means(rb, state, player, needs, "")
