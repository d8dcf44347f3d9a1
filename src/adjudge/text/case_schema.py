"""What may stand in a case file, told once: one tree checks a file and makes its JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from adjudge.text.errors import TextError, nearest_words
from adjudge.text.yamlpos import Node

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Spec:
    """Anything at all."""

    doc: str = ""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Kinds of node that this may be."""
        return ("map", "list", "text", "number", "flag", "none")

    def check(self, node: Node) -> None:
        """Raise a `TextError` where the node does not fit."""
        if node.kind not in self.kinds:
            raise node.wrong_kind(self.kinds)

    def schema(self) -> Json:
        """The same as JSON Schema."""
        return self._told({})

    def _told(self, body: Json) -> Json:
        return {"description": self.doc, **body} if self.doc else body


@dataclass(frozen=True, slots=True)
class Text(Spec):
    """Text; plain numbers count as text.

    Attributes:
        form: Regular expression that the whole text must match; empty for none.
        like: What the form is called in an error, English then Korean.
    """

    form: str = ""
    like: tuple[str, str] = ("", "")

    @property
    def kinds(self) -> tuple[str, ...]:
        """Text and numbers."""
        return ("text", "number")

    def check(self, node: Node) -> None:
        """Check kind and form."""
        if node.kind not in self.kinds:
            raise node.wrong_kind(("text",))
        if self.form and not re.fullmatch(self.form, node.text()):
            en, ko = self.like
            raise node.error(
                f"expected {en}, found {node.shown('en')}", f"{ko} 자리에 {node.shown('ko')}"
            )

    def schema(self) -> Json:
        """A string or an integer."""
        body: Json = {"type": ["string", "integer"]}
        if self.form:
            body = {"type": "string", "pattern": f"^(?:{self.form})$"}
        return self._told(body)


@dataclass(frozen=True, slots=True)
class Word(Spec):
    """One of some words."""

    words: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """Text."""
        return ("text",)

    def check(self, node: Node) -> None:
        """Check that the word is known."""
        if node.kind != "text":
            raise node.wrong_kind(("text",))
        if node.value not in self.words:
            raise node.error(
                f"unknown word {node.shown('en')}",
                f"알 수 없는 말: {node.shown('ko')}",
                self.words,
                nearest_words(node.value, self.words),
            )

    def schema(self) -> Json:
        """An enumeration."""
        return self._told({"enum": list(self.words)})


@dataclass(frozen=True, slots=True)
class Number(Spec):
    """A whole number."""

    least: int = 0
    most: int = 999

    @property
    def kinds(self) -> tuple[str, ...]:
        """Numbers."""
        return ("number",)

    def check(self, node: Node) -> None:
        """Check kind and bounds."""
        if node.kind != "number":
            raise node.wrong_kind(("number",))
        if not self.least <= node.value <= self.most:
            raise node.error(
                f"{node.value} is not from {self.least} to {self.most}",
                f"{self.least}에서 {self.most}까지의 수가 아닙니다: {node.value}",
            )

    def schema(self) -> Json:
        """An integer with bounds."""
        return self._told({"type": "integer", "minimum": self.least, "maximum": self.most})


@dataclass(frozen=True, slots=True)
class Flag(Spec):
    """True or false."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Flags."""
        return ("flag",)

    def schema(self) -> Json:
        """A boolean."""
        return self._told({"type": "boolean"})


@dataclass(frozen=True, slots=True)
class Nothing(Spec):
    """An empty value."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Nothing."""
        return ("none",)

    def schema(self) -> Json:
        """Null."""
        return self._told({"type": "null"})


@dataclass(frozen=True, slots=True)
class Many(Spec):
    """A list; a single value counts as a list of one unless `strict`."""

    of: Spec = field(default_factory=Spec)
    strict: bool = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """Lists, and what may stand alone."""
        return ("list",) if self.strict else ("list", *self.of.kinds)

    def check(self, node: Node) -> None:
        """Check each member."""
        if self.strict and node.kind != "list":
            raise node.wrong_kind(("list",))
        for member in [node] if node.kind == "none" and not self.strict else node.each():
            self.of.check(member)

    def schema(self) -> Json:
        """An array, or its member."""
        array = {"type": "array", "items": self.of.schema()}
        return self._told(array if self.strict else {"anyOf": [array, self.of.schema()]})


@dataclass(frozen=True, slots=True)
class Fields(Spec):
    """A map with named fields.

    Attributes:
        fields: Spec of each field.
        needed: Fields that must be there.
        other: Spec of every other key; None where there may be none.
        other_form: Regular expression of other keys.
        others: Other keys to name in an error.
    """

    fields: Mapping[str, Spec] = field(default_factory=dict)
    needed: tuple[str, ...] = ()
    other: Spec | None = None
    other_form: str = ""
    others: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """Maps."""
        return ("map",)

    def check(self, node: Node) -> None:
        """Check keys and values."""
        if node.kind != "map":
            raise node.wrong_kind(("map",))
        for key, value in node.items():
            spec = self.fields.get(key)
            if spec is None:
                known = self.other is not None and re.fullmatch(self.other_form or ".*", key)
                if not known or self.other is None:
                    raise node.unknown_key(key, (*self.fields, *self.others))
                spec = self.other
            spec.check(value)
        for key in self.needed:
            if key not in node.value:
                raise node.error(f'field "{key}" is missing', f'"{key}" 항목이 없습니다')

    def schema(self) -> Json:
        """An object."""
        body: Json = {
            "type": "object",
            "properties": {name: spec.schema() for name, spec in self.fields.items()},
        }
        if self.needed:
            body["required"] = list(self.needed)
        if self.other is None:
            body["additionalProperties"] = False
        elif self.other_form:
            body["patternProperties"] = {f"^(?:{self.other_form})$": self.other.schema()}
            body["additionalProperties"] = False
        else:
            body["additionalProperties"] = self.other.schema()
        return self._told(body)


@dataclass(frozen=True, slots=True)
class OneOf(Spec):
    """The first of several specs that takes nodes of this kind."""

    specs: tuple[Spec, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """All kinds of the parts, each once."""
        return tuple(dict.fromkeys(kind for spec in self.specs for kind in spec.kinds))

    def check(self, node: Node) -> None:
        """Check by the parts of the node's kind; the error of the likeliest part stands."""
        fitting = [spec for spec in self.specs if node.kind in spec.kinds]
        if not fitting:
            raise node.wrong_kind(self.kinds)
        faults: list[tuple[int, TextError]] = []
        for spec in fitting:
            try:
                spec.check(node)
            except TextError as error:
                faults.append((_shared(spec, node), error))
            else:
                return
        raise max(faults, key=lambda pair: pair[0])[1]

    def schema(self) -> Json:
        """Any of the parts."""
        return self._told({"anyOf": [spec.schema() for spec in self.specs]})


def _shared(spec: Spec, node: Node) -> int:
    """How many keys of a node a part knows: the more, the likelier it was meant."""
    if not isinstance(spec, Fields) or node.kind != "map":
        return 0
    return sum(key in spec.fields for key in node.value)


ANYTHING: Final = Spec()
"""What a rulebook checks itself."""


def one_of(*specs: Spec, doc: str = "") -> OneOf:
    """Several specs, the first that fits."""
    return OneOf(doc, specs)
