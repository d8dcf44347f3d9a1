"""Where a permanent may enter (149.2, 355.2, 811.1.d.1, 822; Korean examples 72 to 77).

Restrictions cut, permissions widen, requirements prefer: of the places that are left, those that
meet an inclusion-maximal set of requirements stay.
"""

from __future__ import annotations

from typing import Any

from adjudge.core import vocab as v
from adjudge.core.errors import Reason
from adjudge.core.noticing import reader
from adjudge.core.reads import Ctx, chars_of, holds, place, players, table_of, test
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    base_of,
    battlefields,
    field_control,
    unit_players,
)
from adjudge.rulebooks.riftbound.rules.targets import item_ctx
from adjudge.rulebooks.riftbound.rules.timing import (
    ambush_places,
    card_speed,
    fast_enough,
    speed_needed,
)


def needs_location(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether a place is chosen while the item is played: units, and permanents told where."""
    return item.kind == "card" and "unit" in item_types(rb, state, item)


def item_types(rb: Rulebook, state: State, item: Item) -> tuple[str, ...]:
    """Types of the card of an item."""
    if item.obj in state.objs:
        return chars_of(rb, state, item.obj).types
    return rb.cards[item.name].types


def told_elsewhere(state: State, item: Item, zone: int) -> Reason | None:
    """149.2, 811.1.d.1: why gear, which chooses no place, can't be played to the one told."""
    hidden = item.data.get("hidden place", NOBODY)
    if zone == (hidden if hidden >= 0 else base_of(state, item.controller)):
        return None
    if hidden >= 0:
        return Reason(
            "RB-CR@1.4:811.1.d.1",
            "a hidden permanent is played to its battlefield",
            "숨긴 지속물은 숨긴 전장에 사용합니다",
        )
    return Reason(
        "RB-CR@1.4:149.2", "gear is played to its player's base", "도구는 자신의 기지에 사용합니다"
    )


def bound_elsewhere(rb: Rulebook, state: State, item: Item, zone: int) -> list[Reason]:
    """811.1.d.1, 822.1.b: why a unit that comes by a keyword can't come to a place."""
    if item.data.get("hidden place", NOBODY) >= 0:
        told = told_elsewhere(state, item, zone)
        return [] if told is None else [told]
    speed = card_speed(rb, state, item.obj, "")
    fields = ambush_places(rb, state, item)
    if not fields or zone in fields or fast_enough(speed, speed_needed(state, item.id)):
        return []
    return [
        Reason(
            "RB-CR@1.4:822.1.b",
            "Ambush is for battlefields with one's units",
            "[Ambush]는 자신의 유닛이 있는 전장에만 적용됩니다",
        )
    ]


def locations(rb: Rulebook, state: State, item: Item, speed: str) -> list[int]:
    """Legal places for a unit, in table order."""
    if not _places_ruled(rb, state, item):
        return _preferred(_required(state, item, []), _reachable(rb, state, item, speed, []))
    permits, forbids = _permits(rb, state, item), _forbids(rb, state, item)
    found = _reachable(rb, state, item, speed, permits)
    allowed = [z for z in found if not any(_keeps_out(rb, *forbid, z) for forbid in forbids)]
    return _preferred(_required(state, item, permits), allowed)


def _places_ruled(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether a text, its own or another one, could say where a card may be played."""
    table = table_of(rb, state)
    if table.permits or table.forbids or item.obj not in state.objs:
        return True
    return "place rule" in rb.traits(item.name) or not chars_of(rb, state, item.obj).shared


def has_location(rb: Rulebook, state: State, item: Item, speed: str) -> bool:
    """Whether there is a legal place: one's own base, unless a text or an order says more."""
    if (
        item.order is None
        and fast_enough(speed, speed_needed(state, item.id))
        and not _places_ruled(rb, state, item)
    ):
        return True
    return bool(locations(rb, state, item, speed))


def place_stands(rb: Rulebook, state: State, item: Item, speed: str) -> bool:
    """822.3: whether the place chosen for a unit is still one where it may be played."""
    chosen = item.choices.get("place")
    if chosen is None or not needs_location(rb, state, item):
        return True
    return chosen[0] in valid_places(rb, state, item, speed)


def valid_places(rb: Rulebook, state: State, item: Item, speed: str) -> list[int]:
    """355.2.a-b: the base, controlled battlefields, and what permissions add."""
    permits = _permits(rb, state, item) if _places_ruled(rb, state, item) else []
    return _reachable(rb, state, item, speed, permits)


def _reachable(
    rb: Rulebook, state: State, item: Item, speed: str, permits: list[tuple[v.Permit, Ctx]]
) -> list[int]:
    player = item.controller
    order: dict[str, Any] = item.order or {}
    ambush = ambush_places(rb, state, item)
    found = set(ambush)
    if order.get("ordered") or fast_enough(speed, speed_needed(state, item.id)):
        found.add(base_of(state, player))
        found.update([z for z in battlefields(state) if field_control(state, z) == player])
    if permits:
        found.update(_permitted(rb, state, permits))
    if order.get("must area") == "any battlefield":
        found.update(battlefields(state))
    for key in ("must", "may") if order else ():
        if order.get(key, NOBODY) >= 0:
            found.add(order[key])
    if item.data.get("hidden place", NOBODY) >= 0:
        found.add(item.data["hidden place"])
    return sorted([z for z in found if not_crowded(rb, state, z, player)])


def not_crowded(rb: Rulebook, state: State, zone: int, player: int) -> bool:
    """358.3: no place with units of three players, no other player's base."""
    spec = state.specs[zone]
    if spec.area == "base":
        return spec.owner == player
    others = [p for p in unit_players(rb, state, zone) if p != player]
    return len(others) < 2


def _permitted(rb: Rulebook, state: State, permits: list[tuple[v.Permit, Ctx]]) -> list[int]:
    found: list[int] = []
    for permit, ctx in permits:
        for zone in battlefields(state):
            if permit.area and state.specs[zone].area != permit.area:
                continue
            if permit.place is not None and place(ctx, permit.place) != zone:
                continue
            if all(rb.place_word(ctx, word, zone) for word in permit.tests):
                found.append(zone)
    return found


def _permits(rb: Rulebook, state: State, item: Item) -> list[tuple[v.Permit, Ctx]]:
    """Permissions ("play to") and requirements that permit ("must play to") that apply."""
    found: list[tuple[v.Permit, Ctx]] = []
    own = item_ctx(rb, state, item, draft=True)
    for _, ability in rb.own_rules(own, item.obj):
        if not isinstance(ability, v.Permit) or ability.action not in ("play to", "must play to"):
            continue
        if holds(own, ability.cond):
            found.append((ability, own))
    for bound in table_of(rb, state).permits:
        ability = bound.ability
        if not isinstance(ability, v.Permit) or bound.bearer == item.obj:
            continue
        if ability.action not in ("play to", "must play to"):
            continue
        ctx = reader(rb, state, bound, None)
        if ability.by is not None and item.controller not in players(ctx, ability.by):
            continue
        if ability.obj is not None and not test(ctx, ability.obj, item.obj):
            continue
        if _permit_holds(ability, ctx, item, bound.use_key()):
            found.append((ability, ctx))
    return found


def _permit_holds(ability: v.Permit, ctx: Ctx, item: Item, key: str) -> bool:
    """A condition that names a cost is a fact of the item, keyed by the source of the cost."""
    cond = ability.cond
    if isinstance(cond, v.Paid):
        stem = key.rsplit("/", 1)[0]
        return any(
            count and label.startswith(f"{cond.label}@{stem}/")
            for label, count in item.paid.items()
        )
    return holds(ctx, cond)


def requirements(rb: Rulebook, state: State, item: Item) -> list[frozenset[int]]:
    """Each requirement as the set of places that meet it."""
    return _required(state, item, _permits(rb, state, item))


def _required(
    state: State, item: Item, permits: list[tuple[v.Permit, Ctx]]
) -> list[frozenset[int]]:
    found: list[frozenset[int]] = []
    order: dict[str, Any] = item.order or {}
    if order.get("must", NOBODY) >= 0:
        found.append(frozenset((order["must"],)))
    if order.get("must area"):
        found.append(frozenset(area_places(state, order["must area"], item.controller)))
    hidden = item.data.get("hidden place", NOBODY)
    if hidden >= 0:
        found.append(frozenset((hidden,)))
    for permit, ctx in permits:
        if permit.action == "must play to" and permit.place is not None:
            found.append(frozenset((place(ctx, permit.place),)))
    return found


def area_places(state: State, area: str, player: int) -> list[int]:
    """Places that a requirement's words name."""
    if area == "battlefield you control":
        return [z for z in battlefields(state) if field_control(state, z) == player]
    if area in ("battlefield", "any battlefield"):
        return list(battlefields(state))
    return [base_of(state, player)]


def _preferred(wishes: list[frozenset[int]], allowed: list[int]) -> list[int]:
    """Places that meet as many requirements as can be met together (example 74, 75)."""
    if not wishes:
        return allowed
    met = {z: frozenset(i for i, wish in enumerate(wishes) if z in wish) for z in allowed}
    return [z for z in allowed if met[z] and not any(met[z] < other for other in met.values())]


def refusals(rb: Rulebook, state: State, item: Item, zone: int) -> list[Reason]:
    """Restrictions that keep the unit out of a place; they beat requirements (examples 76, 77)."""
    forbids = _forbids(rb, state, item)
    return [_reason(rb, state, zone) for forbid in forbids if _keeps_out(rb, *forbid, zone)]


def _forbids(rb: Rulebook, state: State, item: Item) -> list[tuple[v.Forbid, Ctx]]:
    """Restrictions ("can't play to") that apply to an item, for whatever place."""
    found: list[tuple[v.Forbid, Ctx]] = []
    own = item_ctx(rb, state, item, draft=True)
    for _, ability in rb.own_rules(own, item.obj):
        if isinstance(ability, v.Forbid) and ability.action == "play to":
            found.append((ability, own))
    for bound in table_of(rb, state).forbids:
        ability = bound.ability
        if not isinstance(ability, v.Forbid) or ability.action != "play to":
            continue
        if bound.bearer == item.obj:
            continue
        ctx = reader(rb, state, bound, None)
        if ability.by is not None and item.controller not in players(ctx, ability.by):
            continue
        if ability.obj is not None and not test(ctx, ability.obj, item.obj):
            continue
        found.append((ability, ctx))
    return found


def _keeps_out(rb: Rulebook, ability: v.Forbid, ctx: Ctx, zone: int) -> bool:
    if not holds(ctx, ability.cond):
        return False
    named = (not ability.area or ctx.state.specs[zone].area == ability.area) and all(
        rb.place_word(ctx, word, zone) for word in ability.tests
    )
    if ability.place is not None:
        named = named and place(ctx, ability.place) == zone
    return not named if ability.only else named


def _reason(rb: Rulebook, state: State, zone: int) -> Reason:
    return Reason(
        "RB-CR@1.4:054.2",
        f"an effect does not let it be played to {rb.place_name(state, zone, 'en')}",
        f"효과 때문에 {rb.place_name(state, zone, 'ko')}에 사용할 수 없습니다",
    )
