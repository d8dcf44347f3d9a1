"""Facts of one object: where it is, what it is, what is on it."""

from __future__ import annotations

from adjudge.core.reads import Ctx, chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State
from adjudge.rulekit.facts_words import NO_PLAYER, FactWords
from adjudge.rulekit.misses import differs, seat_differs
from adjudge.rulekit.names import Names
from adjudge.text.yamlpos import Node


class ObjectFacts:
    """Reads facts of an object; a rulebook overrides `own` and `is_so`."""

    def __init__(self, names: Names, words: FactWords, state: State, ident: int) -> None:
        """Read one object; 0 for one that is nowhere."""
        self.names = names
        self.words = words
        self.rb: Rulebook = names.rb
        self.state = state
        self.ident = ident

    def read(self, key: str, node: Node) -> str | None:
        """None where the fact holds, else what is found."""
        obj = self.state.objs.get(self.ident)
        if key == "gone":
            return differs(node.value, obj is None)
        if obj is None:
            return "it is nowhere"
        if key in self.words.of_object:
            return self.own(obj, key, node)
        if key in ("at", "zone"):
            return self._where(obj, node)
        if key in self.words.states:
            mark, there = self.words.states[key]
            return differs(node.value, (mark in obj.marks) is there)
        if key in self.words.marks:
            return differs(node.number(), counted(obj.marks, self.words.marks[key]))
        if key in ("keywords", "has", "lacks"):
            return self._qualities(obj, key, node)
        if key in ("attached to", "attached"):
            return self._attached(obj, key, node)
        return self._plain(obj, key, node)

    def own(self, obj: Obj, key: str, node: Node) -> str | None:
        """A fact that only this game has."""
        raise NotImplementedError(key)

    def is_so(self, ctx: Ctx, word: str, ident: int) -> bool:
        """Whether a word of the rulebook holds of an object."""
        del ctx, word, ident
        return False

    def _plain(self, obj: Obj, key: str, node: Node) -> str | None:
        chars = chars_of(self.rb, self.state, obj.id)
        if key in self.words.numbers:
            return differs(node.number(), chars.stat(self.words.numbers[key]))
        if key == "facedown":
            return differs(node.value, obj.facedown)
        if key == "token":
            return differs(node.value, obj.token)
        if key == "controller":
            return seat_differs(node, chars.controller)
        if key == "owner":
            return seat_differs(node, obj.owner)
        name = self.names.card(node.text())
        return None if chars.name == (name or node.text()) else chars.name

    def _where(self, obj: Obj, node: Node) -> str | None:
        text = node.text()
        controller = chars_of(self.rb, self.state, obj.id).controller
        if self.names.place(self.state, text, controller) == obj.zone:
            return None
        if text in self.names.area_words(self.state.specs[obj.zone].area):
            return None
        if self.names.zone(self.state, text) == obj.zone:
            return None
        return self.names.place_word(self.state, obj.zone)

    def _qualities(self, obj: Obj, key: str, node: Node) -> str | None:
        chars = chars_of(self.rb, self.state, obj.id)
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
        if word in self.words.status:
            return self.words.status[word] in obj.marks
        if word in self.words.states:
            mark, there = self.words.states[word]
            return (mark in obj.marks) is there
        if self.is_so(Ctx(self.rb, self.state, chars.controller, obj.id), word, obj.id):
            return True
        return (
            word in chars.keywords
            or word in chars.tags
            or word in (*chars.types, *chars.supertypes, *chars.domains, *chars.flags)
        )

    def _attached(self, obj: Obj, key: str, node: Node) -> str | None:
        names = self.names
        if key == "attached to":
            if node.text() in NO_PLAYER:
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


def counted(marks: dict[str, int], name: str) -> int:
    """A number on an object; of a name that ends in a colon the sum of all that begin so."""
    if name.endswith(":"):
        return sum(n for mark, n in marks.items() if mark.startswith(name))
    return marks.get(name, 0)
