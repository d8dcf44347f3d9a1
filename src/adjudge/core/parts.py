"""The modifications that exist in a position: of effects, of counters and of statements of fact."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.applying import Part
from adjudge.core.chars import Bound, Table
from adjudge.core.digests import digest_of
from adjudge.core.indexing import in_areas
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State


def effect_parts(state: State, among: frozenset[int] | None = None) -> list[Part]:
    """Modifications of the effects that resolutions made.

    `among` leaves out those without a fixed object among some.
    """
    parts: list[Part] = []
    for effect in state.effects:
        if among is not None and (effect.ids is None or among.isdisjoint(effect.ids)):
            continue
        for index, mod in enumerate(effect.mods):
            part = Part(mod, f"e{effect.id}.{index}", effect.stamp, effect.controller)
            part.ids = effect.ids
            part.scope = effect.scope
            part.source = f"e{effect.id}"
            part.notes = effect.notes
            part.bearer = part.giver = effect.source
            parts.append(part)
    return parts


def attachments(state: State, ids: list[int]) -> dict[int, list[Obj]]:
    """What is attached to objects, in the order of `ids`."""
    objs = state.objs
    found: dict[int, list[Obj]] = {}
    for ident in ids:
        host = objs[ident].host
        if host:
            found.setdefault(host, []).append(objs[ident])
    return found


def counter_parts(
    rb: Rulebook, state: State, live: list[int], attached: dict[int, list[Obj]]
) -> list[Part]:
    """Modifications that counters and attachments of objects make."""
    parts: list[Part] = []
    for ident in live:
        obj = state.objs[ident]
        if not obj.marks and ident not in attached:
            continue
        mods = rb.counter_mods(state, obj, attached.get(ident, []))
        for index, mod in enumerate(mods):
            part = Part(mod, f"c{ident}.{index}", obj.stamp, obj.control)
            part.ids = (ident,)
            part.bearer = part.giver = ident
            part.source = part.key
            parts.append(part)
    return parts


def static_parts(rb: Rulebook, state: State, table: Table, busy: list[int]) -> list[Part]:
    """Modifications of the statements of fact that objects make where they are now."""
    parts: list[Part] = []
    for ident in busy:
        for bound in digest_of(rb, table.chars[ident]).facts:
            ability = bound.ability
            if isinstance(ability, v.Static):
                if in_areas(state, ident, ability.areas):
                    parts.extend(prepared(bound))
            elif isinstance(ability, v.Dependent) and rb.dependent_holds(
                state, ability.keyword, ability.value, ident
            ):
                parts.extend(p for p in prepared(bound) if in_areas(state, ident, p.areas))
    return parts


def prepared(bound: Bound) -> tuple[Part, ...]:
    """All parts of an ability, made once: they hang on nothing but the ability and its bearer."""
    known: tuple[Part, ...] | None = bound.parts
    if known is None:
        parts: list[Part] = []
        ability = bound.ability
        if isinstance(ability, v.Static):
            _add_static(parts, bound, ability, bound.key)
        elif isinstance(ability, v.Dependent):
            for index, inner in enumerate(ability.abilities):
                key = f"{bound.key}:{index}"
                if isinstance(inner, v.Static):
                    _add_static(parts, bound, inner, key)
                elif isinstance(inner, v.Keyword):
                    key = f"s{bound.bearer}/{bound.giver}/{key}"
                    part = _part(bound, v.Gain(inner.name, inner.value), key, key)
                    part.ids = (bound.bearer,)
                    parts.append(part)
        known = bound.parts = tuple(parts)
    return known


def _add_static(parts: list[Part], bound: Bound, ability: v.Static, key: str) -> None:
    source = f"s{bound.bearer}/{bound.giver}/{key}"
    for index, mod in enumerate(ability.mods):
        part = _part(bound, mod, f"{source}.{index}", source)
        part.scope = ability.scope
        if ability.scope is None:
            part.ids = (bound.bearer,)
        part.cond = ability.cond
        part.areas = ability.areas
        parts.append(part)


def _part(bound: Bound, mod: v.Mod, key: str, source: str) -> Part:
    part = Part(mod, key, bound.stamp, -1)
    part.bearer = bound.bearer
    part.giver = bound.giver
    part.bound = bound
    part.source = source
    return part
