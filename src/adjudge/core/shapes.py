"""What each record of a position holds, slot by slot: the table that the text form and hashes read.

A slot that a record gains must be entered here, or in `COMPUTED` where it is left out and set anew
by the reader; a test compares both with the records.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final

from adjudge.core import vocab
from adjudge.core.chars import Bound, Chars
from adjudge.core.errors import Reason
from adjudge.core.state import (
    Delayed,
    Effect,
    Event,
    Item,
    Obj,
    Result,
    Snapshot,
    State,
    Task,
    ZoneSpec,
)
from adjudge.core.trace import Entry, Trace


class Ident:
    """In a shape: a number that names an object or item."""


class Own:
    """In a shape: a number that tells a record from others and means nothing else."""


class Turn:
    """In a shape: the number of a turn."""


NUMBERS: Final = (Ident, Own, Turn)
_Ints = tuple[int, ...]
_Words = tuple[str, ...]
_Counts = dict[str, int]
_Notes = dict[str, tuple[int, ...]]
_Facts = dict[str, Any]

# Every slot of every record but the computed ones, with what it holds.
SHAPES: Final[dict[type, dict[str, Any]]] = {
    ZoneSpec: {
        "index": int,
        "name": str,
        "area": str,
        "owner": int,
        "board": bool,
        "place": bool,
        "look": str,
        "ordered": bool,
    },
    Obj: {
        "id": Own,
        "card": Own,
        "name": str,
        "owner": int,
        "control": int,
        "zone": int,
        "marks": _Counts,
        "memo": _Facts,
        "host": Ident,
        "stamp": Own,
        "token": bool,
        "facedown": bool,
        "born": Turn,
    },
    Event: {
        "kind": str,
        "obj": Ident,
        "player": int,
        "source": Ident,
        "item": Ident,
        "amount": int,
        "place": int,
        "origin": int,
        "how": _Words,
        "snap": Snapshot | None,
        "applied": _Words,
        "data": _Facts,
    },
    Snapshot: {
        "id": Own,
        "name": str,
        "owner": int,
        "control": int,
        "zone": int,
        "host": Ident,
        "marks": _Counts,
        "memo": _Facts,
        "chars": Any,
        "states": _Words,
    },
    Item: {
        "id": Own,
        "kind": str,
        "obj": Ident,
        "name": str,
        "ability": Any,
        "bearer": Ident,
        "giver": Ident,
        "controller": int,
        "origin": int,
        "pending": bool,
        "choices": _Notes,
        "paid": _Counts,
        "event": Event | None,
        "snap": Snapshot | None,
        "notes": _Notes,
        "order": Any,
        "executions": int,
        "cost": Any,
        "data": _Facts,
    },
    Effect: {
        "id": Own,
        "stamp": Own,
        "mods": tuple[Any, ...],
        "ids": tuple[Ident, ...] | None,
        "scope": Any,
        "controller": int,
        "source": Ident,
        "until": str,
        "since": Turn,
        "notes": _Notes,
        "cond": Any,
    },
    Delayed: {
        "id": Own,
        "stamp": Own,
        "ability": Any,
        "controller": int,
        "bearer": Ident,
        "giver": Ident,
        "name": str,
        "until": str,
        "since": Turn,
        "once": bool,
        "event": Event | None,
        "notes": _Notes,
        "value": int,
    },
    Task: {"kind": str, "args": _Ints},
    Result: {"winners": _Ints, "rule": str, "reason": str},
    Bound: {
        "ability": Any,
        "bearer": Ident,
        "giver": Ident,
        "key": str,
        "stamp": Own,
        "dormant": bool,
        "delayed": Delayed | None,
        "under": Any,
    },
    Chars: {
        "name": str,
        "types": _Words,
        "supertypes": _Words,
        "tags": _Words,
        "domains": _Words,
        "cost": Any,
        "stats": _Counts,
        "keywords": _Counts,
        "abilities": tuple[Bound, ...],
        "controller": int,
        "flags": _Counts,
    },
    Entry: {"kind": str, "rules": _Words, "data": _Facts, "depth": int, "only": _Ints | None},
    Trace: {"entries": list[Entry], "depth": int},
    State: {
        "players": int,
        "rng": int,
        "next_id": Own,
        "objs": dict[int, Obj],
        "specs": tuple[ZoneSpec, ...],
        "zones": list[_Ints],
        "stats": list[_Counts],
        "pools": list[_Words],
        "items": list[Item],
        "waiting": list[Item],
        "tasks": tuple[Task, ...],
        "flow": tuple[Task, ...],
        "turn": Turn,
        "phase": str,
        "vars": _Counts,
        "effects": tuple[Effect, ...],
        "delayed": tuple[Delayed, ...],
        "ledger": dict[tuple[Any, ...], int],
        "readings": dict[str, str],
        "known": dict[int, _Ints],
        "became": dict[int, int],
        "past": dict[int, Snapshot],
        "gone": _Ints,
        "card_names": list[str],
        "result": Result | None,
        "reveals": int,
        "trace": Trace | None,
    },
}
# Slots that follow from others, tell who may write a record, or look on.
COMPUTED: Final[dict[type, tuple[str, ...]]] = {
    Obj: ("era",),
    Item: ("era",),
    Effect: ("reads",),
    Bound: ("own", "parts"),
    Chars: ("adds", "digest", "plain", "shared", "texts", "uses"),
    Trace: ("watch",),
    State: (
        *("dirty", "edited", "era", "layout", "scratch"),
        *("sure", "table", "touched", "trial", "upset"),
    ),
}
# A record of each kind to be filled in; a compiled class can't be made without its arguments.
BLANKS: Final[dict[type, Callable[[], Any]]] = {
    ZoneSpec: lambda: ZoneSpec(0, "", "", 0, board=False, place=False, look="", ordered=False),
    Obj: lambda: Obj(0, 0, "", 0, 0),
    Event: lambda: Event(""),
    Snapshot: lambda: Snapshot(Obj(0, 0, "", 0, 0), None, ()),
    Item: lambda: Item(0, "", 0, "", 0),
    Effect: lambda: Effect(0, 0, (), 0),
    Delayed: lambda: Delayed(0, 0, None, 0),
    Task: lambda: Task(""),
    Result: lambda: Result((), "", ""),
    Bound: lambda: Bound(vocab.Spell(()), 0, 0, "", 0),
    Chars: lambda: Chars(""),
    Entry: lambda: Entry("", (), {}, 0, None),
    Trace: Trace,
    State: lambda: State(1, 0),
}
RECORDS: Final[dict[str, type]] = {cls.__name__: cls for cls in SHAPES}
NODES: Final[dict[str, type]] = {
    name: cls
    for name, cls in (*vars(vocab).items(), ("Reason", Reason))
    if isinstance(cls, type) and is_dataclass(cls)
}
NODE_FIELDS: Final[dict[type, tuple[str, ...]]] = {
    cls: tuple(f.name for f in fields(cls)) for cls in NODES.values()
}
NODE_NEEDED: Final[dict[type, tuple[str, ...]]] = {
    cls: tuple(f.name for f in fields(cls) if f.default is MISSING and f.default_factory is MISSING)
    for cls in NODES.values()
}
