"""Facts of one object: where it is, what it is, what is on it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from adjudge.core.reads import Ctx, chars_of
from adjudge.core.state import Obj, State
from adjudge.rulebooks.riftbound.case_miss import differs, seat_differs
from adjudge.rulebooks.riftbound.case_names import Names, seat_of
from adjudge.rulebooks.riftbound.rules.states import STATES
from adjudge.rulebooks.riftbound.rules.table import damage_on
from adjudge.text.yamlpos import Node

Value: TypeAlias = Any  # what a fact may say and a position hold
MARKS: Final = {
    # word of a fact: mark
    "exhausted": "exhausted",
    "stunned": "stunned",
    "buffed": "buff",
    "empowered": "empowered",
    "attacking": "attacker",
    "defending": "defender",
}
_STATUS = {"buff": "buff", "attacker": "attacker", "defender": "defender", **MARKS}


class ObjectFacts:
    """Reads facts of an object."""

    def __init__(self, names: Names, state: State, ident: int) -> None:
        """Read one object; 0 for one that is nowhere."""
        self.names = names
        self.rb = names.rb
        self.state = state
        self.ident = ident

    def read(self, key: str, node: Node) -> str | None:
        """None where the fact holds, else what is found."""
        obj = self.state.objs.get(self.ident)
        if key == "gone":
            return differs(node.value, obj is None)
        if obj is None:
            return "it is nowhere"
        if key in ("at", "zone"):
            return self._where(obj, node)
        if key in MARKS:
            return differs(node.value, MARKS[key] in obj.marks)
        if key in ("keywords", "has", "lacks", "domains"):
            return self._qualities(obj, key, node)
        if key in ("attached to", "attached"):
            return self._attached(obj, key, node)
        return self._plain(obj, key, node)

    def _plain(self, obj: Obj, key: str, node: Node) -> str | None:
        chars = chars_of(self.rb, self.state, obj.id)
        if key == "damage":
            return differs(node.number(), damage_on(obj))
        if key == "might":
            return differs(node.number(), chars.stat("might"))
        if key == "ready":
            return differs(node.value, "exhausted" not in obj.marks)
        if key == "mighty":
            ctx = Ctx(self.rb, self.state, chars.controller, obj.id)
            return differs(node.value, STATES["mighty"](ctx, obj.id))
        if key == "facedown":
            return differs(node.value, obj.facedown)
        if key == "token":
            return differs(node.value, obj.token)
        if key == "controller":
            return seat_differs(node, chars.controller)
        if key == "owner":
            return seat_differs(node, obj.owner)
        if key == "cost":
            return self._cost(obj, node)
        name = self.names.card(node.text())
        return None if chars.name == (name or node.text()) else chars.name

    def _where(self, obj: Obj, node: Node) -> str | None:
        spec = self.state.specs[obj.zone]
        text = node.text()
        seat, _, area = text.partition(" ")
        if self.names.place(self.state, text, chars_of(self.rb, self.state, obj.id).controller) == (
            obj.zone
        ):
            return None
        if text == spec.area:
            return None
        if len(seat) == 1 and seat_of(seat) == spec.owner and area == spec.area:
            return None
        return self.names.place_word(self.state, obj.zone)

    def _qualities(self, obj: Obj, key: str, node: Node) -> str | None:
        chars = chars_of(self.rb, self.state, obj.id)
        if key == "domains":
            want = sorted(n.text() for n in node.each())
            return None if want == sorted(chars.domains) else ", ".join(chars.domains) or "none"
        if key == "keywords":
            if node.kind == "map":
                wrong = any(
                    chars.keywords.get(word, 0) != value.number() for word, value in node.items()
                )
            else:
                wrong = any(n.text() not in chars.keywords for n in node.each())
            told = ", ".join(f"{k} {n}" if n > 1 else k for k, n in chars.keywords.items())
            return (told or "none") if wrong else None
        for part in node.each():
            if self._has(obj, part.text()) is not (key == "has"):
                return f"{'has' if key == 'lacks' else 'lacks'} {part.text()}"
        return None

    def _has(self, obj: Obj, word: str) -> bool:
        chars = chars_of(self.rb, self.state, obj.id)
        if word in _STATUS:
            return _STATUS[word] in obj.marks
        if word in STATES:
            ctx = Ctx(self.rb, self.state, chars.controller, obj.id)
            return STATES[word](ctx, obj.id)
        return (
            word in chars.keywords
            or word in chars.tags
            or word in (*chars.types, *chars.supertypes, *chars.domains, *chars.flags)
        )

    def _attached(self, obj: Obj, key: str, node: Node) -> str | None:
        names = self.names
        if key == "attached to":
            if node.text() in ("none", "nobody"):
                return None if not obj.host else names.called(self.state, obj.host)
            fits = obj.host and names.find(self.state, node.text(), [obj.host])
            return None if fits else (names.called(self.state, obj.host) if obj.host else "none")
        here = [o.id for o in self.state.objs.values() if o.host == obj.id]
        wanted = [n.text() for n in node.each()]
        fits_all = len(wanted) == len(here) and all(
            names.find(self.state, text, here) for text in wanted
        )
        return (
            None if fits_all else (", ".join(names.called(self.state, i) for i in here) or "none")
        )

    def _cost(self, obj: Obj, node: Node) -> str | None:
        cost = chars_of(self.rb, self.state, obj.id).cost
        parts: dict[str, int] = {"energy": 0, "power": 0}
        for need in cost.needs if cost is not None else ():
            parts["energy" if need.kinds == ("energy",) else "power"] += need.count
        have = ", ".join(f"{n} {word}" for word, n in parts.items() if n) or "none"
        want = ", ".join(part.strip() for part in node.text().split(","))
        return None if want == have else have
