"""A hash by which a repeated position is known, whatever identities its objects have."""

from __future__ import annotations

import re
from hashlib import blake2b
from types import UnionType
from typing import Any, Final, TypeAlias, get_args

from adjudge.core.shapes import SHAPES, Ident, Own, Turn
from adjudge.core.state import Obj, State

Value: TypeAlias = Any  # what a position can hold
Told: TypeAlias = Any  # words and numbers in tuples and lists, none of them an identity

_USE_KEY: Final = re.compile(r"(\d+)/(\d+)/(.*)", re.DOTALL)
_LATER_KEY: Final = re.compile(r"([dr])(\d+)")


def position_key(state: State) -> bytes:
    """A hash of the position for finding loops (16 bytes).

    It is free of identities, timestamps, turn number and trace. Objects of a zone without order
    are put in a canonical one; references become ranks in it. Equal keys mean equal positions. An
    equal position can have another key where objects that differ in nothing but what refers to
    them stand in another order, or where a remembered number names an object that is gone. The
    random numbers to come count: a loop that draws on them is not bound to repeat.
    """
    return blake2b(repr(_Canon(state).whole()).encode(), digest_size=16).digest()


class _Canon:
    """A position told without identities."""

    def __init__(self, state: State) -> None:
        self.state = state
        items = [*state.items, *state.waiting]
        self.items = {item.id: ("item", index) for index, item in enumerate(items)}
        self.later = {delayed.id: index for index, delayed in enumerate(state.delayed)}
        # Smaller numbers in a ledger may be zones or physical cards rather than identities.
        self.least_gone = max(len(state.specs), len(state.card_names), *state.vars.values(), 0) + 1
        self.past: dict[int, int] = {}
        self.past_told: dict[int, Told] = {}
        self.names: dict[int, Told] = dict.fromkeys(state.objs, "object")
        self.facts = {ident: self._facts(obj) for ident, obj in state.objs.items()}
        self.names = dict(self.facts)
        linked = {obj.host for obj in state.objs.values() if obj.host}
        self.names.update(
            {
                ident: repr((self.facts[ident], self._links(obj), self._attached(ident)))
                for ident, obj in state.objs.items()
                if obj.host or obj.memo or ident in linked
            }
        )
        self.order: list[int] = []
        for spec, contents in zip(state.specs, state.zones, strict=True):
            named = {ident: "" if spec.ordered else repr(self.names[ident]) for ident in contents}
            self.order.extend(sorted(contents, key=named.__getitem__))
        self.names = {ident: ("object", rank) for rank, ident in enumerate(self.order)}
        self.past.clear()
        self.past_told.clear()

    def whole(self) -> Told:
        """The position but for its objects' identities."""
        s = self.state
        told = [
            (s.players, s.rng, s.phase, s.gone, sorted(s.readings.items()), s.pools),
            [(spec.name, spec.owner) for spec in s.specs],
            [sorted(stats.items()) for stats in s.stats],
            [(self.facts[ident], self._links(s.objs[ident])) for ident in self.order],
            sorted((k, p) for i, p in s.known.items() if (k := self.names.get(i)) is not None),
            self.value(s.vars),
            self._ledger(),
        ]
        told += [[self.value(r) for r in rs] for rs in (s.items, s.waiting, s.tasks, s.flow)]
        told += [[self.value(r) for r in rs] for rs in (s.effects, s.delayed)]
        told.append(self.value(s.result))
        return (told, list(self.past_told.items()))

    def _facts(self, obj: Obj) -> Told:
        fresh = obj.born == self.state.turn
        own = (obj.zone, obj.name, obj.owner, obj.control, obj.token, obj.facedown, fresh)
        return (*own, tuple(sorted(obj.marks.items())))

    def _links(self, obj: Obj) -> Told:
        return (self.ident(obj.host), self.value(obj.memo)) if obj.host or obj.memo else ()

    def _attached(self, host: int) -> Told:
        return sorted(repr(self.facts[o.id]) for o in self.state.objs.values() if o.host == host)

    def _ledger(self) -> Told:
        """What was counted, without entries about identities that can't come back."""
        told = []
        for key, count in self.state.ledger.items():
            if not any(self._is_gone(part) for part in key):
                told.append(repr((self.value(key), count)))
        return sorted(told)

    def _is_gone(self, part: Value) -> bool:
        if type(part) is int:
            return self.least_gone <= part < self.state.next_id and not self._is(part)
        if type(part) is not str:
            return False
        if match := _USE_KEY.fullmatch(part):
            idents = (int(match[1]), int(match[2]))
            return any(ident and not self._is(ident) for ident in idents)
        if match := _LATER_KEY.fullmatch(part):
            return int(match[2]) not in (self.later if match[1] == "d" else self.items)
        return False

    def ident(self, ident: int) -> Told:
        """Whom an identity names: an object, an item, or what is left of one."""
        if self._is(ident):
            return self.names.get(ident, self.items.get(ident))
        if ident in self.state.past:
            if ident not in self.past:
                self.past[ident] = len(self.past)
                self.past_told[self.past[ident]] = self.value(self.state.past[ident])
            return ("past", self.past[ident], self.names.get(self.state.now(ident), 0))
        return ("now", self.names.get(self.state.now(ident), 0)) if ident else 0

    def value(self, value: Value) -> Told:
        """Any value; a number of unknown meaning that names something present is a reference."""
        cls = type(value)
        if cls is int:
            return self.ident(value) if value >= self.state.players and self._is(value) else value
        if cls is str:
            return self._word(value)
        if cls is tuple or cls is list:
            return [cls.__name__, *map(self.value, value)]
        if cls is dict:
            return sorted((repr((self.value(k), self.value(v))) for k, v in value.items()))
        if cls not in SHAPES:
            return value if value is None or cls in (bool, float) else ("node", repr(value))
        told: list[Told] = [cls.__name__]
        for name, kind in SHAPES[cls].items():
            if kind is not Own:
                told.append(self._slot(getattr(value, name), kind))
        return told

    def _is(self, ident: int) -> bool:
        return ident in self.names or ident in self.items

    def _slot(self, value: Value, kind: Value) -> Told:
        if kind is Ident:
            return self.ident(value)
        if kind is Turn:
            return value == self.state.turn
        if isinstance(kind, UnionType) and Ident in get_args(get_args(kind)[0]):
            return value if value is None else [self.ident(ident) for ident in value]
        return value if kind is int or kind is str else self.value(value)

    def _word(self, word: str) -> Told:
        if match := _USE_KEY.fullmatch(word):
            return ("use", self.ident(int(match[1])), self.ident(int(match[2])), match[3])
        if match := _LATER_KEY.fullmatch(word):
            found = (self.later if match[1] == "d" else self.items).get(int(match[2]))
            return word if found is None else ("use", match[1], found)
        return word
