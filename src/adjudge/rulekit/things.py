"""Cards with their state as a case writes them: short text, or a map of fields.

``3 Grizzly Bears``, ``Grizzly Bears as bear (tapped, 2 damage)``, ``{card: Grizzly Bears, as: bear,
tapped: true}``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from adjudge.rulekit.facts_words import SEAT, FactWords
from adjudge.rulekit.names import Names, seat_of
from adjudge.rulekit.speech import Speech
from adjudge.text.case_schema import ANYTHING, Fields, Flag, Number, Spec, Text, one_of
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

_COUNT: Final = re.compile(r"(?P<count>[0-9]{1,2})\s*[xX]?\s+(?P<rest>\S.*)")
_STATES: Final = re.compile(r"(?P<rest>.*?)\s*\((?P<states>[^()]*)\)\s*(?P<more>as\s+\S.*)?")
_ALIAS: Final = re.compile(r"(?P<rest>.*\S)\s+as\s+(?P<alias>[^\s()][^()]*)")
_NUMBERED: Final = re.compile(
    r"(?:(?P<n>[0-9]{1,3})\s+(?P<a>\S.*)|(?P<b>\S.*?)\s+(?P<m>[0-9]{1,3}))"
)
_UNITS: Final = re.compile(r"(?P<n>[0-9]{1,3})?\s*(?P<word>[^\s0-9]\S*)(?:\s+for\s+(?P<use>\w+))?")


@dataclass(slots=True)
class Thing:
    """A card to put somewhere.

    Attributes:
        node: Where it is written.
        card: Full English name.
        alias: Alias; empty for none.
        count: So many of them.
        owner: Owner, -1 for the player in whose part it stands.
        control: Controller, -1 for the same.
        marks: Statuses and counters.
        token: Whether it is a token.
        facedown: Whether it lies facedown.
        attached: What is attached to it.
    """

    node: Node
    card: str
    alias: str = ""
    count: int = 1
    owner: int = -1
    control: int = -1
    marks: dict[str, int] = field(default_factory=dict)
    token: bool = False
    facedown: bool = False
    attached: list[Thing] = field(default_factory=list)


class Things:
    """Reads cards in one game; a rulebook overrides `state` and `field` for its own words."""

    words: ClassVar[FactWords] = FactWords()
    known: ClassVar[tuple[str, ...]] = ()

    def __init__(self, names: Names) -> None:
        """Read with the names of a game."""
        self.names = names

    def make(self, node: Node, card: str, alias: str, count: int) -> Thing:
        """A card as it is without anything said about it."""
        return Thing(node, card, alias, count)

    # ------------------------------------------------------------------ reading

    def many(self, node: Node | None) -> Sequence[Thing]:
        """Read a list of cards; nothing is an empty list."""
        return [] if node is None else [self.one(member) for member in node.each()]

    def one(self, node: Node) -> Thing:
        """Read one card.

        Raises:
            TextError: It names no card, or a state that there is not.
        """
        if node.kind == "map":
            return self._from_map(node)
        return self._from_text(node, node.text())

    def _from_text(self, node: Node, text: str) -> Thing:
        states = _STATES.fullmatch(text)
        body, words = text.strip(), ""
        if states is not None and self.names.plain_card(body) is None:
            body, words = states["rest"].strip(), states["states"]
            if states["more"]:
                body = f"{body} {states['more']}"
        alias = ""
        if self.names.plain_card(body) is None:
            named = _ALIAS.fullmatch(body)
            if named is not None:
                body, alias = named["rest"].strip(), named["alias"].strip()
        count = 1
        if self.names.plain_card(body) is None:
            counted = _COUNT.fullmatch(body)
            if counted is not None:
                count, body = int(counted["count"]), counted["rest"]
        name = card_named(node, body, self.names, max(text.find(body), 0))
        thing = self.make(node, name, alias, count)
        thing.token = self.names.rb.cards[name].token
        for word in words.split(","):
            if word.strip():
                self._said(node, thing, word.strip(), text.find(word.strip()))
        return thing

    def _said(self, node: Node, thing: Thing, word: str, offset: int) -> None:
        if self.state(thing, word) or self._common_state(thing, word):
            return
        known = (*self.words.states, *(f"{w} 2" for w in self.words.marks), *self.known)
        raise node.error(
            f'unknown state "{word}"',
            f'알 수 없는 상태: "{word}"',
            (*known, "token", "facedown"),
            nearest_words(word, known),
            offset,
        )

    def state(self, thing: Thing, word: str) -> bool:
        """Take a state that only this game has; False for a word that it does not know."""
        del thing, word
        return False

    def _common_state(self, thing: Thing, word: str) -> bool:
        words = self.words
        if word in words.states:
            mark, there = words.states[word]
            self._flag(thing, mark, there=there)
            return True
        if word in ("token", "facedown"):
            setattr(thing, word, True)
            return True
        found = _NUMBERED.fullmatch(word)
        name = (found["a"] or found["b"]) if found is not None else ""
        if found is None or name not in words.marks:
            return False
        thing.marks[words.marks[name]] = int(found["n"] or found["m"])
        return True

    def _from_map(self, node: Node) -> Thing:
        thing = self._from_text(node.value["card"], node.value["card"].text())
        thing.node = node
        for key, value in node.items():
            if key != "card" and not self.field(thing, key, value):
                self._common_field(thing, key, value)
        return thing

    def field(self, thing: Thing, key: str, node: Node) -> bool:
        """Take a field that only this game has; False for one that it does not know."""
        del thing, key, node
        return False

    def _common_field(self, thing: Thing, key: str, node: Node) -> None:
        """Take a field that cards of every game have."""
        words = self.words
        if key == "as":
            thing.alias = node.text()
        elif key == "count":
            thing.count = node.number()
        elif key in ("owner", "controller"):
            setattr(thing, "control" if key == "controller" else key, seat_of(node.text()))
        elif key in ("token", "facedown"):
            setattr(thing, key, bool(node.value))
        elif key == "attached":
            thing.attached = list(self.many(node))
        elif key in words.states:
            mark, there = words.states[key]
            self._flag(thing, mark, there=bool(node.value) is there)
        elif key in words.marks:
            thing.marks[words.marks[key]] = node.number()

    def _flag(self, thing: Thing, mark: str, *, there: bool) -> None:
        thing.marks.pop(mark, None)
        if there:
            thing.marks[mark] = 1

    # ------------------------------------------------------------------ what may stand there

    @classmethod
    def own_fields(cls) -> dict[str, Spec]:
        """Fields of a card that only this game has."""
        return {}

    @classmethod
    def spec(cls) -> Spec:
        """What a case may write for one card."""
        words = cls.words
        fields: dict[str, Spec] = {
            "card": Text("Name of the card."),
            "as": Text("Alias for moves and facts."),
            "count": Number("So many of them.", 1, 99),
            "token": Flag("Whether it is a token."),
            "facedown": Flag("Whether it lies facedown."),
            "owner": SEAT,
            "controller": SEAT,
            "attached": ANYTHING,
            **{word: Flag(word.capitalize() + ".") for word in words.states},
            **{word: Number(word.capitalize() + ".") for word in words.marks},
            **cls.own_fields(),
        }
        return one_of(
            Text("A card: name, then as ALIAS, then (states)."),
            Fields("A card with its state.", fields, ("card",)),
        )


def card_named(node: Node, text: str, names: Names, offset: int = 0) -> str:
    """Full English name of a card.

    Raises:
        TextError: There is no such card, or it can't enter a game yet.
    """
    name = names.card(text)
    if name is None:
        raise node.error(
            f'unknown card "{text}"', f'알 수 없는 카드: "{text}"', (), names.nearest(text), offset
        )
    reason = names.rb.cards[name].unsupported
    if reason is not None:
        raise node.error(
            f'"{name}" can\'t enter a game yet: {reason.en}',
            f'"{name}" 카드는 아직 게임에 넣을 수 없습니다: {reason.ko}',
        )
    return name


def read_pool(node: Node, speech: Speech, known: Sequence[str] = ()) -> tuple[str, ...]:
    """Read units of a pool such as ``2 green, 1 any for spell``.

    Args:
        node: The text.
        speech: The words of the game: its `words` name the units.
        known: Units; by default all words that the speech knows.

    Raises:
        TextError: A word is no unit.
    """
    kinds = tuple(known) or tuple(speech.words)
    if node.kind == "none" or node.text() in ("none", "nobody", "0", "empty"):
        return ()
    spelled = {form.casefold(): kind for kind in kinds for form in speech.words.get(kind, ())}
    units: list[str] = []
    for part in node.text().split(","):
        found = _UNITS.fullmatch(part.strip())
        word = found["word"] if found is not None else part.strip()
        kind = word if word in kinds else spelled.get(word.casefold(), "")
        if found is None or not kind:
            raise node.error(
                f'unknown resource "{word}"',
                f'알 수 없는 자원: "{word}"',
                kinds,
                nearest_words(word, kinds),
            )
        unit = f"{kind}:{found['use']}" if found["use"] else kind
        units.extend([unit] * int(found["n"] or 1))
    return tuple(units)
