"""Which abilities of a table matter where, listed by class."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Table
from adjudge.core.digests import digest_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State, ZoneSpec

Node: TypeAlias = Any  # an ability

_WHOLE_AREAS: Final = ("any",)


Looks: TypeAlias = list[tuple[int, frozenset[str] | None]]
"""Zones where abilities may be active, with the names of the cards there; None for all cards."""


def live_ids(rb: Rulebook, state: State, unread: frozenset[str]) -> list[int]:
    """Objects on the board and where items wait, and cards elsewhere whose text works there.

    Args:
        rb: Rulebook; `Rulebook.traits` names the areas in which a card's text works.
        state: Position.
        unread: Areas where no text works whatever it says.

    Returns:
        Identities in table order.
    """
    found: list[int] = []
    zones, objs = state.zones, state.objs
    known: tuple[list[str], Looks] | None = state.laid_out().memo.get("live")
    if known is None or known[0] is not state.card_names:
        known = _looks(rb, state, unread)
    for index, names in known[1]:
        ids = zones[index]
        if not ids:
            continue
        if names is None:
            found += ids
        else:
            found += [i for i in ids if objs[i].name in names]
    return found


def _looks(rb: Rulebook, state: State, unread: frozenset[str]) -> tuple[list[str], Looks]:
    """Where to look; remembered with the zones for as long as no card joins the game."""
    looks: Looks = []
    present = rb.loud_names() & rb.names_in(state)
    for spec in state.specs:
        if spec.area in unread:
            continue
        if spec.board or spec.area == rb.items_area:
            looks.append((spec.index, None))
            continue
        names = frozenset(n for n in present if spec.area in rb.traits(n))
        if names:
            looks.append((spec.index, names))
    known = state.laid_out().memo["live"] = (state.card_names, looks)
    return known


def needs_look(bound: Bound) -> bool:
    """Whether an ability matters while a table is made."""
    return not bound.dormant and not isinstance(bound.ability, (v.Keyword, v.Activated, v.Spell))


def in_areas(state: State, ident: int, areas: tuple[str, ...]) -> bool:
    """Whether an object lies where an ability with these areas works."""
    if areas == _WHOLE_AREAS:
        return True
    obj = state.objs.get(ident)
    return obj is not None and works_in(state.specs[obj.zone], areas)


def works_in(spec: ZoneSpec, areas: tuple[str, ...]) -> bool:
    """Whether an ability with these areas works in a zone."""
    return (spec.board and "board" in areas) or spec.area in areas or areas == _WHOLE_AREAS


def in_board_order(table: Table, found: AbstractSet[int]) -> list[int]:
    """Objects with texts of their own, then those that only gained some, both in board order.

    However a table was made, it lists abilities in the same order.
    """
    chars = table.chars
    busy = [ident for ident in chars if ident in found]
    gained = [ident for ident in busy if chars[ident].plain]
    return [*(ident for ident in busy if not chars[ident].plain), *gained] if gained else busy


def listed_of(rb: Rulebook, state: State, table: Table, busy: list[int]) -> list[int]:
    """Those of some objects that have abilities to be listed where they are."""
    found: list[int] = []
    objs, specs, chars = state.objs, state.specs, table.chars
    for ident in busy:
        digest = digest_of(rb, chars[ident])
        if digest.listed or (digest.heard and specs[objs[ident].zone].board):
            found.append(ident)
    return found


def index_abilities(rb: Rulebook, state: State, table: Table) -> None:
    """List the active abilities of the position by class."""
    table.clear_lists()
    triggers = table.triggers
    for ident in table.listed:
        digest = digest_of(rb, table.chars[ident])
        for kind, bound in digest.heard:
            known = triggers.get(kind)
            if known is None:
                triggers[kind] = [bound]
            else:
                known.append(bound)
        if digest.listed:
            spec = state.specs[state.objs[ident].zone]
            for bound in digest.listed:
                _index_one(rb, state, table, bound, bound.ability, spec)
    for delayed in state.delayed:
        if isinstance(delayed.ability, (v.Forbid, v.Permit, v.CostRule)):
            bound = Bound(
                delayed.ability, delayed.bearer, delayed.giver, f"d{delayed.id}", delayed.stamp
            )
            bound.delayed = delayed
            _list_rule(table, bound, delayed.ability)


def _index_one(
    rb: Rulebook, state: State, table: Table, bound: Bound, ability: Node, spec: ZoneSpec
) -> None:
    if isinstance(ability, (v.Triggered, v.Replacement)):
        if works_in(spec, ability.areas):
            by_kind = table.triggers if isinstance(ability, v.Triggered) else table.replacements
            for kind in ability.when.kind:
                known = by_kind.get(kind)
                if known is None:
                    by_kind[kind] = [bound]
                else:
                    known.append(bound)
    elif isinstance(ability, v.Permit):
        _list_rule(table, bound, ability)
    elif isinstance(ability, (v.CostRule, v.Forbid)):
        if works_in(spec, ability.areas):
            _list_rule(table, bound, ability)
    elif isinstance(ability, v.AppliedCost):
        table.applied_costs.append(bound)
    elif isinstance(ability, v.Again):
        if works_in(spec, ability.areas):
            table.again.append(bound)
    elif isinstance(ability, v.Dependent):
        _index_dependent(rb, state, table, bound, ability, spec)


def _index_dependent(
    rb: Rulebook, state: State, table: Table, bound: Bound, ability: v.Dependent, spec: ZoneSpec
) -> None:
    """List what a dependent keyword turns on, while its condition holds."""
    if not rb.dependent_holds(state, ability.keyword, ability.value, bound.bearer):
        return
    for index, inner in enumerate(ability.abilities):
        fresh = Bound(inner, bound.bearer, bound.giver, f"{bound.key}:{index}", bound.stamp)
        if isinstance(inner, v.Activated):
            _add_ability(table, fresh)
        else:
            _index_one(rb, state, table, fresh, inner, spec)


def _add_ability(table: Table, bound: Bound) -> None:
    """Give the bearer an activated ability that depends on a condition, which is met."""
    chars = table.chars[bound.bearer]
    if any(b.key == bound.key and b.giver == bound.giver for b in chars.abilities):
        return  # from the table that this one is made from
    if chars.shared:
        chars = table.chars[bound.bearer] = chars.copy()
    chars.abilities = (*chars.abilities, bound)


def _list_rule(table: Table, bound: Bound, ability: v.CostRule | v.Forbid | v.Permit) -> None:
    """List a rule that changes what may be done, or what it costs others."""
    if isinstance(ability, v.Permit):
        table.permits.append(bound)
    elif isinstance(ability, v.Forbid):
        table.forbids.append(bound)
    elif ability.applies is not None:
        table.cost_rules.append(bound)
