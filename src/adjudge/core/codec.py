"""The text form of a position, and two hashes of it.

Plain values stand for themselves. A JSON array is a tuple; everything that JSON has no word for
carries the tag ``"$"``: lists, mappings whose keys are no words or stand in another order than the
sorted one (their order may matter to the engine), records and nodes of the vocabulary. The one
exception are the lists that a record always has, which are plain arrays.

What is computed (`State.table`) and who may write a record (`era`, `shared`) is left out. A
position that was read is therefore dirty, and its records are copied before they are changed.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from hashlib import blake2b
from types import UnionType
from typing import Any, Final, TypeAlias, get_args, get_origin

from adjudge.core.canon import position_key
from adjudge.core.chars import Chars
from adjudge.core.shapes import BLANKS, NODE_FIELDS, NODE_NEEDED, NODES, NUMBERS, RECORDS, SHAPES
from adjudge.core.state import State

__all__ = [
    "DEEPEST",
    "FORMAT",
    "VERSION",
    "CodecError",
    "check_head",
    "dumps",
    "fingerprint",
    "from_data",
    "loads",
    "parse",
    "position_key",
    "print_data",
    "to_data",
]

FORMAT: Final = "adjudge position"
VERSION: Final = 1
DEEPEST: Final = 200
Json: TypeAlias = Any  # what JSON can say
Value: TypeAlias = Any  # what a position can hold
Kind: TypeAlias = Any  # what a slot asks for: an entry of the shapes
_TAG: Final = "$"
_PLAIN: Final = (bool, int, str)


class CodecError(Exception):
    """Data that is no position, or a value that has no text form.

    Attributes:
        path: Where in the position, for example ``state.objs[3].marks``.
        expected: What should stand there.
        found: What stands there.
    """

    def __init__(self, path: str, expected: str, found: str) -> None:
        """Keep the three parts."""
        super().__init__(f"{path}: expected {expected}, found {found}")
        self.path = path
        self.expected = expected
        self.found = found


# --------------------------------------------------------------------------- writing


def to_data(state: State) -> dict[str, Any]:
    """The position as JSON-able plain values.

    Raises:
        CodecError: Something in the position has no text form.
    """
    return {"format": FORMAT, "version": VERSION, "state": _encode(state, Any, "state", 0)}


def dumps(state: State) -> str:
    """The position as one line of text; equal positions give equal text."""
    return print_data(to_data(state))


def print_data(data: Json) -> str:
    """JSON with sorted keys, in one line."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def _encode(value: Value, kind: Kind, path: str, level: int) -> Json:
    cls = type(value)
    if value is None or cls in _PLAIN or (cls is float and math.isfinite(value)):
        return value
    _check_level(path, level)
    if cls is tuple or cls is list:
        parts = [
            part if type(part) in _PLAIN else _encode(part, Any, f"{path}[{index}]", level + 1)
            for index, part in enumerate(value)
        ]
        return parts if cls is tuple or _origin(kind) is list else {_TAG: "list", "of": parts}
    if cls is dict:
        return _encode_dict(value, path, level + 1)
    if cls in SHAPES:
        return _encode_fields(value, SHAPES[cls], path, level + 1)
    if cls in NODE_FIELDS:
        return _encode_fields(value, dict.fromkeys(NODE_FIELDS[cls], Any), path, level + 1)
    raise CodecError(path, "a plain value, a record or a vocabulary node", _found(value))


def _encode_fields(value: Value, fields: Mapping[str, Kind], path: str, level: int) -> Json:
    """The fields of a record or a vocabulary node, under its name."""
    data: dict[str, Json] = {_TAG: type(value).__name__}
    for name, kind in fields.items():
        part = getattr(value, name)
        data[name] = part if type(part) in _PLAIN else _encode(part, kind, f"{path}.{name}", level)
    return data


def _encode_dict(value: dict[Value, Value], path: str, level: int) -> dict[str, Json]:
    keys = list(value)
    if all(type(key) is str for key in keys) and _TAG not in value and keys == sorted(keys):
        return {
            key: part if type(part) in _PLAIN else _encode(part, Any, f"{path}[{key!r}]", level)
            for key, part in value.items()
        }
    pairs = [
        [
            key if type(key) in _PLAIN else _encode(key, Any, f"key of {path}", level),
            part if type(part) in _PLAIN else _encode(part, Any, f"{path}[{key!r}]", level),
        ]
        for key, part in value.items()
    ]
    return {_TAG: "map", "of": pairs}


# --------------------------------------------------------------------------- reading


def loads(text: str) -> State:
    """Read a position from its text.

    Raises:
        CodecError: The text is no position; the error says where and why.
    """
    return from_data(parse(text))


def parse(text: str) -> Json:
    """Read JSON, with our error for whatever is wrong with it."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CodecError("text", "JSON", str(error)) from None


def from_data(data: Json) -> State:
    """Read a position from plain values.

    Raises:
        CodecError: The data is no position; the error says where and why.
    """
    check_head(data, FORMAT, VERSION, ("state",))
    state = _decode(data["state"], State, "state", 0)
    _check_whole(state)
    result: State = state
    return result


def check_head(data: Json, name: str, version: int, parts: tuple[str, ...]) -> None:
    """Refuse data that is not of this format and version or lacks a part."""
    if not isinstance(data, dict):
        raise CodecError("data", "an object", _found(data))
    if data.get("format") != name:
        raise CodecError("format", repr(name), _found(data.get("format")))
    if type(data.get("version")) is not int or data["version"] != version:
        raise CodecError("version", str(version), _found(data.get("version")))
    _check_fields(data, "data", ("format", "version", *parts), ("format", "version", *parts))


def _decode(data: Json, kind: Kind, path: str, level: int) -> Value:
    value = _read(data, kind, path, level)
    _check(value, kind, path)
    return value


def _read(data: Json, kind: Kind, path: str, level: int) -> Value:
    cls = type(data)
    if data is None or cls in _PLAIN or (cls is float and math.isfinite(data)):
        return data
    _check_level(path, level)
    if cls is list:
        parts = [_read(part, Any, f"{path}[{index}]", level + 1) for index, part in enumerate(data)]
        return parts if _origin(kind) is list else tuple(parts)
    if cls is not dict:
        raise CodecError(path, "a JSON value", _found(data))
    if _TAG not in data:
        return {key: _read(part, Any, f"{path}[{key!r}]", level + 1) for key, part in data.items()}
    tag = data[_TAG]
    if tag in ("list", "map"):
        _check_fields(data, path, (_TAG, "of"), (_TAG, "of"))
        if type(data["of"]) is not list:
            raise CodecError(path, "a list under 'of'", _found(data["of"]))
        if tag == "list":
            return [
                _read(part, Any, f"{path}[{i}]", level + 1) for i, part in enumerate(data["of"])
            ]
        return _read_map(data["of"], path, level + 1)
    if type(tag) is str and tag in RECORDS:
        return _read_record(data, RECORDS[tag], path, level + 1)
    if type(tag) is str and tag in NODES:
        return _read_node(data, NODES[tag], path, level + 1)
    raise CodecError(path, "the name of a record or vocabulary node", _found(tag))


def _read_map(pairs: list[Json], path: str, level: int) -> dict[Value, Value]:
    result: dict[Value, Value] = {}
    for index, pair in enumerate(pairs):
        if type(pair) is not list or len(pair) != 2:  # noqa: PLR2004 - a key and its value
            raise CodecError(f"{path}[{index}]", "a pair of key and value", _found(pair))
        key = _read(pair[0], Any, f"key {index} of {path}", level)
        _check_hash(key, f"key {index} of {path}")
        if key in result:
            raise CodecError(f"key {index} of {path}", "each key once", f"{key!r} again")
        result[key] = _read(pair[1], Any, f"{path}[{key!r}]", level)
    return result


def _read_record(data: dict[str, Json], cls: type, path: str, level: int) -> Value:
    shape = SHAPES[cls]
    _check_fields(data, path, (_TAG, *shape), tuple(shape))
    record: Value = BLANKS[cls]()
    for name, kind in shape.items():
        setattr(record, name, _decode(data[name], kind, f"{path}.{name}", level))
    if cls is Chars:
        record.shared = True
    return record


def _read_node(data: dict[str, Json], cls: type, path: str, level: int) -> Value:
    _check_fields(data, path, (_TAG, *NODE_FIELDS[cls]), NODE_NEEDED[cls])
    parts = {k: _read(part, Any, f"{path}.{k}", level) for k, part in data.items() if k != _TAG}
    try:
        node = cls(**parts)
    except TypeError as error:  # compiled nodes check what they are given
        raise CodecError(path, f"the parts of {cls.__name__}", str(error)) from None
    _check_hash(node, path)
    return node


# --------------------------------------------------------------------------- checking


def _check_fields(
    data: dict[str, Json], path: str, allowed: tuple[str, ...], needed: tuple[str, ...]
) -> None:
    for name in needed:
        if name not in data:
            raise CodecError(path, f"a field {name!r}", "none of that name")
    for name in data:
        if name not in allowed:
            raise CodecError(path, f"one of the fields {', '.join(allowed)}", repr(name))


def _check_level(path: str, level: int) -> None:
    """Refuse what is nested deeper than can be followed safely, rings above all."""
    if level > DEEPEST:
        raise CodecError(f"{path:.60}...", f"at most {DEEPEST} levels", "more")


def _check_hash(value: Value, path: str) -> None:
    try:
        hash(value)
    except TypeError:
        raise CodecError(path, "values that can't change", _found(value)) from None


def _check(value: Value, kind: Kind, path: str) -> None:
    """Refuse a value that its slot can't hold."""
    if kind is Any:
        return
    if isinstance(kind, UnionType):  # always "or nothing"
        if value is None:
            return
        kind = get_args(kind)[0]
    cls: Kind = int if kind in NUMBERS else _origin(kind) or kind
    if type(value) is not cls:
        raise CodecError(path, _spell(kind), _found(value))
    parts = get_args(kind)
    if cls is dict:
        for key, part in value.items():
            _check(key, parts[0], f"key of {path}")
            _check(part, parts[1], f"{path}[{key!r}]")
    elif parts:
        for index, part in enumerate(value):
            _check(part, parts[0], f"{path}[{index}]")


def _origin(kind: Kind) -> Kind:
    return get_origin(kind)


def _spell(kind: Kind) -> str:
    if kind in NUMBERS:
        return "int"
    if _origin(kind) is None and isinstance(kind, type):
        return kind.__name__
    return re.sub(r"(\w+\.)+", "", str(kind)).replace("Ident", "int")


def _found(value: Value) -> str:
    if value is None or type(value) in _PLAIN or type(value) is float:
        return f"{value!r:.60}"
    return f"a {type(value).__name__}"


def _check_whole(state: State) -> None:
    """Refuse a position whose parts do not fit each other."""
    seats = state.players
    if seats < 1:
        raise CodecError("state.players", "at least 1", str(seats))
    if len(state.stats) != seats or len(state.pools) != seats:
        raise CodecError("state.stats, state.pools", f"{seats} of each", "another number")
    if [spec.index for spec in state.specs] != list(range(len(state.zones))):
        raise CodecError("state.specs", "zones counted from 0, one for each", "other zones")
    for ident, obj in state.objs.items():
        if obj.id != ident or not 0 < ident < state.next_id:
            raise CodecError(f"state.objs[{ident}].id", "its own key, below next_id", str(obj.id))
        if not 0 <= obj.zone < len(state.zones):
            raise CodecError(f"state.objs[{ident}].zone", "a zone", str(obj.zone))
        if state.zones[obj.zone].count(ident) != 1:
            raise CodecError(f"state.zones[{obj.zone}]", f"object {ident} once", "otherwise")
    if sum(map(len, state.zones)) != len(state.objs):
        raise CodecError("state.zones", f"{len(state.objs)} objects, each in one zone", "others")


# --------------------------------------------------------------------------- fingerprint


def fingerprint(state: State) -> str:
    """A hash of everything that matters for the future, identities included; not the trace."""
    fields = {name: kind for name, kind in SHAPES[State].items() if name != "trace"}
    whole = _encode_fields(state, fields, "state", 1)
    data = {"format": FORMAT, "version": VERSION, "state": whole}
    return blake2b(print_data(data).encode(), digest_size=16).hexdigest()
