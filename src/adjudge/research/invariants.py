"""What must hold in every position of every game: cards conserved, zones and table consistent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from adjudge.core.chars import Bound, Chars, Table
from adjudge.core.reads import chars_of, table_of
from adjudge.core.records import CHANGED
from adjudge.core.rulebook import Rulebook
from adjudge.core.shapes import SHAPES
from adjudge.core.state import Obj, State

Faults = Callable[[Rulebook, State], list[str]]


class Watch:
    """Remembers which cards there were at first and says what is wrong with a later position."""

    def __init__(self, rb: Rulebook, state: State, more: Faults | None = None) -> None:
        """Note the cards of the first position; `more` adds the checks of a rulebook."""
        self._rb = rb
        self._more = more
        self._cards = {obj.card: (obj.name, obj.owner) for obj in state.objs.values()}

    def faults(self, state: State) -> list[str]:
        """Everything that is wrong with a position, in words; empty when it is sound."""
        found = [*_zones(state), *self._conserved(state), *_records(state), *_items(state)]
        if found:
            return found  # what follows reads the position by the rules, which need a sound one
        found.extend(stale(self._rb, state))
        if self._more is not None:
            found.extend(self._more(self._rb, state))
        return found

    def _conserved(self, state: State) -> Iterator[str]:
        """Each physical card is one object; only a token may have ceased to exist."""
        count = Counter(obj.card for obj in state.objs.values())
        for card, (name, _) in self._cards.items():
            if count[card] != 1:
                yield f"card {card} ({name}) exists {count[card]} times"
            if state.card_names[card] != name:
                yield f"card {card} ({name}) became {state.card_names[card]}"
        for obj in state.objs.values():
            if not 0 <= obj.card < len(state.card_names):
                yield f"#{obj.id} {obj.name} is of no known card"
            elif count[obj.card] != 1:
                yield f"card {obj.card} ({obj.name}) exists {count[obj.card]} times"
            elif self._rb.makes_cards:
                self._cards.setdefault(obj.card, (obj.name, obj.owner))
            elif obj.card not in self._cards and not obj.token:
                yield f"#{obj.id} {obj.name} came from nowhere and is no token"
            elif obj.card in self._cards and self._cards[obj.card] != (obj.name, obj.owner):
                yield f"#{obj.id} {obj.name} of player {obj.owner} was {self._cards[obj.card]}"


def _zones(state: State) -> Iterator[str]:
    if len(state.zones) != len(state.specs):
        yield f"{len(state.zones)} zones for {len(state.specs)} declared ones"
    places: Counter[int] = Counter(ident for ids in state.zones for ident in ids)
    for ident, times in places.items():
        if ident not in state.objs:
            yield f"#{ident} is in a zone and does not exist"
        elif times != 1:
            yield f"#{ident} {state.objs[ident].name} is in zones {times} times"
    for ident, obj in state.objs.items():
        if obj.id != ident:
            yield f"#{obj.id} {obj.name} is kept as #{ident}"
        if ident not in state.zones[obj.zone]:
            yield f"#{ident} {obj.name} is not in its zone {state.specs[obj.zone].name}"


def _records(state: State) -> Iterator[str]:
    for ident, obj in state.objs.items():
        if ident >= state.next_id:
            yield f"#{ident} {obj.name} has an identity that is still to be given"
        for name, number in obj.marks.items():
            if number <= 0:
                yield f"#{ident} {obj.name} has {number} {name!r}"
        if obj.host:
            yield from _attached(state, obj)


def _attached(state: State, obj: Obj) -> Iterator[str]:
    host = state.objs.get(obj.host)
    if host is None:
        yield f"#{obj.id} {obj.name} is attached to #{obj.host}, which does not exist"
    elif host.zone != obj.zone:
        yield f"#{obj.id} {obj.name} is attached to #{host.id} {host.name} in another zone"
    elif host.id == obj.id:
        yield f"#{obj.id} {obj.name} is attached to itself"


def _items(state: State) -> Iterator[str]:
    seen: set[int] = set()
    for item in state.items:
        if item.id in seen:
            yield f"item #{item.id} {item.name} is on the chain twice"
        seen.add(item.id)
        gone = item.controller in state.gone and state.result is None
        if not 0 <= item.controller < state.players or gone:
            yield f"item #{item.id} {item.name} has controller {item.controller}"
        if item.kind == "card" and item.obj not in state.objs:
            yield f"item #{item.id} {item.name} has no card"


def stale(rb: Rulebook, state: State) -> list[str]:
    """Objects whose computed characteristics are not what computing them anew would give."""
    if state.dirty == CHANGED:
        return []
    fresh = state.fork()
    fresh.dirty = CHANGED
    fresh.table = Table()
    found: list[str] = []
    # What neither table holds has its printed characteristics, or is computed whenever it is read.
    held = {**table_of(rb, state).chars, **table_of(rb, fresh).chars}
    for ident in held:
        obj = state.objs.get(ident)
        if obj is None:
            continue
        kept, made = _plain(chars_of(rb, state, ident)), _plain(chars_of(rb, fresh, ident))
        parts = [name for name in kept if kept[name] != made[name]]
        found.extend(
            f"#{ident} {obj.name} is stale: {name} {kept[name]!r}, anew {made[name]!r}"
            for name in parts
        )
    if not found and _listed(table_of(rb, state)) != _listed(table_of(rb, fresh)):
        found.append("the lists of active abilities are stale")
    return found


def _listed(table: Table) -> dict[str, Any]:
    """The abilities that a table lists, in their order, by what tells them apart."""
    by_kind = {**table.triggers, **{f"instead of {k}": b for k, b in table.replacements.items()}}
    lists = ("cost_rules", "forbids", "permits", "applied_costs")
    by_kind.update({name: getattr(table, name) for name in lists})
    return {
        name: [(bound.bearer, bound.giver, bound.key) for bound in bounds]
        for name, bounds in by_kind.items()
    }


def _plain(chars: Chars) -> dict[str, Any]:
    told = {name: getattr(chars, name) for name in SHAPES[Chars]}
    told["abilities"] = [
        tuple(getattr(bound, name) for name in SHAPES[Bound]) for bound in chars.abilities
    ]
    return told
