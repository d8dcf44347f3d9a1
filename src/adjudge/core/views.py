"""What a player may see: the only thing that leaves the engine for a player.

Everything here is a plain JSON-able value. What a player may not see is left out, counted, or
`None`; an object in a zone hidden from a player appears there neither by name nor by identity.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision
from adjudge.core.errors import Reason
from adjudge.core.reads import chars_of, seat
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, Obj, State
from adjudge.core.trace import Entry, entries_since

Json: TypeAlias = Any  # what JSON can say
Value: TypeAlias = Any  # what a position can hold

# Keys under which a trace entry names cards and objects; everything else in it is public.
NAME_KEYS: Final = ("card", "cards", "obj", "objs")
# Keys under which a trace entry may hold identities.
_IDENT_KEYS: Final = (*NAME_KEYS, "item", "source", "host", "target", "targets")
# Variables that are shown where the rulebook has no list `public_vars` of its own.
_PUBLIC_VARS: Final = ("turn_player", "priority")
_EXECUTION: Final = re.compile(r"\d+:")


def view(
    rb: Rulebook,
    state: State,
    player: int | None,
    decision: Decision | None = None,
    since: int = 0,
) -> dict[str, Json]:
    """The position as a player may see it.

    Args:
        rb: Rulebook of the game.
        state: Position.
        player: Who looks; None for a spectator, who sees what is public.
        decision: The open question, shown whole to the player who decides and to nobody else.
        since: First entry of the trace that is told.

    Returns:
        JSON-able values; what is computed (types, numbers, control) is what counts now.
    """
    eye = _Eye(rb, state, player)
    shown = getattr(rb, "public_vars", _PUBLIC_VARS)
    result = state.result
    return {
        "game": rb.name,
        "edition": rb.edition,
        "viewer": player,
        "turn": state.turn,
        "phase": state.phase,
        "turn_player": rb.turn_player(state),
        "vars": {name: state.vars[name] for name in shown if name in state.vars},
        "players": [_player(state, seat) for seat in range(state.players)],
        "zones": [eye.zone(index) for index in range(len(state.zones))],
        "chain": [eye.item(item) for item in state.items],
        "waiting": [eye.item(item) for item in state.waiting if eye.knows_of(item)],
        "decision": eye.decision(decision),
        "result": None
        if result is None
        else {"winners": list(result.winners), "rule": result.rule, "reason": result.reason},
        "trace": [eye.entry(e) for e in entries_since(state.trace, since)],
    }


def seen(rb: Rulebook, state: State, player: int) -> set[int]:
    """The identities of all objects whose faces a player may see."""
    return _Eye(rb, state, player).visible


def _player(state: State, seat: int) -> dict[str, Json]:
    return {
        "player": seat,
        "stats": dict(state.stats[seat]),
        "pool": list(state.pools[seat]),
        "gone": seat in state.gone,
    }


class _Eye:
    """What one viewer sees of a position."""

    def __init__(self, rb: Rulebook, state: State, player: int | None) -> None:
        self.rb = rb
        self.state = state
        self.player = player
        self.visible = {ident for ident, obj in state.objs.items() if self._sees(obj)}

    # ------------------------------------------------------------------ who sees what

    def _sees(self, obj: Obj) -> bool:
        """Whether the viewer may see an object's face."""
        if self._knows(obj.id):
            return True
        spec = self.state.specs[obj.zone]
        if spec.look == "public" and not obj.facedown:
            return True
        if self.rb.lies_open(self.state, self.player, obj):
            return True
        if self.player is None or spec.look not in ("public", "private"):
            return False
        if spec.look == "public" and not self.rb.own_facedown:
            return self.rb.may_look(self.state, self.player, obj)
        if spec.look == "private" and spec.owner >= 0:
            return spec.owner == self.player
        control = chars_of(self.rb, self.state, obj.id).controller
        return control == self.player or self.rb.may_look(self.state, self.player, obj)

    def _knows(self, ident: int) -> bool:
        """Whether the viewer looked at the card; what was shown to every player is public."""
        known = self.state.known.get(ident, ())
        if self.player is None:
            return all(seat in known for seat in range(self.state.players))
        return self.player in known

    def _is_hidden(self, ident: int) -> bool:
        return ident in self.state.objs and ident not in self.visible

    # ------------------------------------------------------------------ zones

    def zone(self, index: int) -> dict[str, Json]:
        """A zone with the objects that are seen in it and the number of the others."""
        spec = self.state.specs[index]
        shown: list[dict[str, Json]] = []
        hidden = 0
        for position, ident in enumerate(self.state.zones[index]):
            obj = self.state.objs[ident]
            if ident in self.visible:
                told = self.obj(obj)
                if spec.ordered:
                    told["position"] = position
                shown.append(told)
            elif obj.facedown and (spec.board or spec.look == "public"):
                controller = chars_of(self.rb, self.state, ident).controller
                shown.append({"facedown": True, "controller": controller})
            else:
                hidden += 1
        return {
            "index": index,
            "name": spec.name,
            "area": spec.area,
            "owner": spec.owner,
            "place": spec.place,
            "look": spec.look,
            "count": len(self.state.zones[index]),
            "hidden": hidden,
            "objects": shown,
        }

    def obj(self, obj: Obj) -> dict[str, Json]:
        """A visible object as it counts now; `card` is what is printed on it."""
        chars = chars_of(self.rb, self.state, obj.id)
        return {
            "id": obj.id,
            "name": chars.name,
            "card": obj.name,
            "types": list(chars.types),
            "supertypes": list(chars.supertypes),
            "tags": list(chars.tags),
            "domains": list(chars.domains),
            "stats": dict(chars.stats),
            "keywords": dict(chars.keywords),
            "flags": dict(chars.flags),
            "marks": dict(obj.marks),
            "controller": chars.controller,
            "owner": obj.owner,
            "attached_to": obj.host if obj.host in self.visible else None,
            "facedown": obj.facedown,
            "token": obj.token,
        }

    # ------------------------------------------------------------------ chain

    def knows_of(self, item: Item) -> bool:
        """Whether the viewer may know that an item waits: not where a hidden card makes it."""
        return not (self._is_hidden(item.obj) or self._is_hidden(item.id))

    def item(self, item: Item) -> dict[str, Json]:
        """A chain item; its name and source are left out where they would show a hidden card."""
        hidden = self._is_hidden(item.obj)
        return {
            "id": None if self._is_hidden(item.id) else item.id,
            "name": None if hidden else item.name,
            "kind": item.kind,
            "controller": item.controller,
            "source": item.obj if item.obj in self.visible else None,
            "pending": item.pending,
            "paid": dict(item.paid),
            "choices": self._choices(item),
        }

    def _choices(self, item: Item) -> dict[str, Json]:
        """What was chosen, by label; a choice of unknown kind is a number."""
        kinds = {"mode": "number"}
        _label_kinds(item.ability, kinds)
        told: dict[str, Json] = {}
        for label, chosen in item.choices.items():
            kind = kinds.get(_EXECUTION.sub("", label, count=1), "")
            if kind == "object":
                values: list[Json] = [self._named(ident) for ident in chosen]
            elif kind:
                values = list(chosen)
            else:
                kind = "number"
                values = [None if self._is_hidden(number) else number for number in chosen]
            told[label] = {"kind": kind, "chosen": values}
        return told

    def _named(self, ident: int) -> dict[str, Json] | None:
        if ident < 0:
            return {"player": seat(ident)}
        if ident in self.visible:
            return {"id": ident, "name": chars_of(self.rb, self.state, ident).name}
        item = self.state.item(ident)
        if item is None or self._is_hidden(ident):
            return None
        return {"id": ident, "name": None if self._is_hidden(item.obj) else item.name}

    def decision(self, decision: Decision | None) -> dict[str, Json] | None:
        """The open question: whole for its player, for others only whom the game waits for.

        `about` holds the items that the options name and that are not on the chain yet.
        """
        if decision is None:
            return None
        if decision.player != self.player:
            return {"waiting for": decision.player}
        about = decision.about if isinstance(decision.about, (tuple, list)) else ()
        return {
            "player": decision.player,
            "kind": decision.kind,
            "rule": decision.rule,
            "item": decision.item,
            "label": decision.label,
            "note": decision.note,
            "about": [self.item(part) for part in about if isinstance(part, Item)],
            "options": [
                {"verb": o.verb, "obj": o.obj, "arg": o.arg, "word": o.word}
                for o in decision.options
            ],
        }

    # ------------------------------------------------------------------ trace

    def entry(self, entry: Entry) -> dict[str, Json]:
        """A line of the trace; names that only others may read are `None`."""
        open_to = entry.only is None or (self.player is not None and self.player in entry.only)
        return {
            "kind": entry.kind,
            "rules": list(entry.rules),
            "depth": entry.depth,
            "data": {
                key: None if key in NAME_KEYS and not open_to else self._told(key, value)
                for key, value in entry.data.items()
            },
        }

    def _told(self, key: str, value: Value) -> Json:
        if key not in _IDENT_KEYS:
            return _plain(value)
        if isinstance(value, (tuple, list)):
            return [self._told(key, part) for part in value]
        if type(value) is int and self._is_hidden(value):
            return None
        return _plain(value)


def _plain(value: Value) -> Json:
    """A value of the trace as JSON; records have no place there and are left out."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, Reason):
        return {"rule": value.rule, "en": value.en, "ko": value.ko}
    return None


def _label_kinds(node: Value, kinds: dict[str, str]) -> None:
    """Note what each label of an ability chooses: an object, a player or a place."""
    if isinstance(node, v.Target):
        kinds[node.label] = "object"
    elif isinstance(node, v.TargetPlayer):
        kinds[node.label] = "player"
    elif isinstance(node, (v.TargetPlace, v.Destination)):
        kinds[node.label] = "place"
    parts: Sequence[Value] = ()
    if isinstance(node, tuple):
        parts = node
    elif is_dataclass(node):
        parts = [getattr(node, f.name) for f in fields(node)]
    for part in parts:
        _label_kinds(part, kinds)


def unseen(rb: Rulebook, state: State, player: int, ident: int) -> bool:
    """Whether a player may not see the face of an object: a reason could tell what it is."""
    obj = state.objs.get(ident)
    if obj is None or player in state.known.get(ident, ()):
        return False
    spec = state.specs[obj.zone]
    if spec.look == "public" and not obj.facedown:
        return False
    if spec.look == "secret":
        return True
    if spec.owner >= 0:
        return spec.owner != player
    return chars_of(rb, state, ident).controller != player
