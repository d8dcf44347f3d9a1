"""What cards ask: tests of one object, and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:  # unions only: the compiled build needs classes as the module loads
    from adjudge.core.vocab_refs import Objects, Places, Players, Value

# --------------------------------------------------------------------------- predicates


class Pred:
    """A test of one object; combine with `&`, `|` and `~`."""

    __slots__ = ()

    def __and__(self, other: Pred) -> Pred:
        """Both hold."""
        return Both((*_parts(self), *_parts(other)))

    def __or__(self, other: Pred) -> Pred:
        """Either holds."""
        return Either((self, other))

    def __invert__(self) -> Pred:
        """It does not hold."""
        return Neither(self)


def _parts(pred: Pred) -> tuple[Pred, ...]:
    return pred.parts if isinstance(pred, Both) else (pred,)


@dataclass(frozen=True, slots=True)
class Both(Pred):
    """All parts hold."""

    parts: tuple[Pred, ...]


@dataclass(frozen=True, slots=True)
class Either(Pred):
    """At least one part holds."""

    parts: tuple[Pred, ...]


@dataclass(frozen=True, slots=True)
class Neither(Pred):
    """The part does not hold."""

    part: Pred


@dataclass(frozen=True, slots=True)
class Anything(Pred):
    """Anything at all."""


@dataclass(frozen=True, slots=True)
class IsType(Pred):
    """The object has this type, whatever its others."""

    name: str


@dataclass(frozen=True, slots=True)
class IsSuper(Pred):
    """The object has this supertype."""

    name: str


@dataclass(frozen=True, slots=True)
class Tagged(Pred):
    """The object has this tag."""

    name: str


@dataclass(frozen=True, slots=True)
class Called(Pred):
    """The object has this full name."""

    name: str


@dataclass(frozen=True, slots=True)
class Worded(Pred):
    """The object has the word chosen under `label` (`PickWord`) as its `trait`: "name" or "tag"."""

    label: str
    trait: str


@dataclass(frozen=True, slots=True)
class Namesake(Pred):
    """The object has the name of one of these objects."""

    of: Objects


@dataclass(frozen=True, slots=True)
class InDomain(Pred):
    """The object belongs to this domain or colour."""

    name: str


@dataclass(frozen=True, slots=True)
class IsToken(Pred):
    """The object is a token."""


@dataclass(frozen=True, slots=True)
class Has(Pred):
    """The object has this keyword, active or not."""

    keyword: str


@dataclass(frozen=True, slots=True)
class Friendly(Pred):
    """Controlled by the reader or a teammate."""


@dataclass(frozen=True, slots=True)
class Enemy(Pred):
    """Controlled by an opponent of the reader."""


@dataclass(frozen=True, slots=True)
class ControlledBy(Pred):
    """Controlled by one of these players."""

    who: Players


@dataclass(frozen=True, slots=True)
class OwnedBy(Pred):
    """Owned by one of these players."""

    who: Players


@dataclass(frozen=True, slots=True)
class In(Pred):
    """In a zone of this name or area, of any player ("hand", "trash", the name of an area)."""

    area: str


@dataclass(frozen=True, slots=True)
class At(Pred):
    """In this place."""

    place: Places


@dataclass(frozen=True, slots=True)
class Elsewhere(Pred):
    """On the board, but not in this place."""

    place: Places


@dataclass(frozen=True, slots=True)
class Measure(Pred):
    """Compare a number of the object: `op` is one of `<= >= == < >`."""

    stat: str
    op: str
    value: Value


@dataclass(frozen=True, slots=True)
class CostMeasure(Pred):
    """Compare one part of the printed or copied cost."""

    part: str
    op: str
    value: Value


@dataclass(frozen=True, slots=True)
class Marked(Pred):
    """The object carries this mark (a status or counter that the rulebook declares)."""

    mark: str


@dataclass(frozen=True, slots=True)
class Is(Pred):
    """A derived state that the rulebook declares by name ("alone", "in combat")."""

    state: str


@dataclass(frozen=True, slots=True)
class Not(Pred):
    """Any object but these ("another")."""

    of: Objects


@dataclass(frozen=True, slots=True)
class Same(Pred):
    """Exactly one of these objects."""

    of: Objects


@dataclass(frozen=True, slots=True)
class Chooses(Pred):
    """An item on the chain that targets an object matching `pred`."""

    pred: Pred


@dataclass(frozen=True, slots=True)
class ChosenBy(Pred):
    """Chosen as a target by an item on the chain that matches `pred`."""

    pred: Pred


@dataclass(frozen=True, slots=True)
class Against(Pred):
    """In a fight with an object of another side that matches `pred`."""

    pred: Pred


@dataclass(frozen=True, slots=True)
class Related(Pred):
    """Stands in a relation that the rulebook declares by name to one of these objects.

    Such as "blocking", "damaged by" or "shares a type with".
    """

    relation: str
    to: Objects


# --------------------------------------------------------------------------- conditions


@dataclass(frozen=True, slots=True)
class Compare:
    """Compare two values: `op` is one of `<= >= == < > !=`; null makes it false."""

    left: Value
    op: str
    right: Value


@dataclass(frozen=True, slots=True)
class Exists:
    """At least `count` objects match."""

    pred: Pred
    count: int = 1


@dataclass(frozen=True, slots=True)
class Matches:
    """Every object of `of` (and at least one) passes `pred`; a place may be an object too."""

    of: Objects | Places
    pred: Pred


@dataclass(frozen=True, slots=True)
class Paid:
    """The optional additional cost with this label was chosen (a fact of the item)."""

    label: str


@dataclass(frozen=True, slots=True)
class CameFrom:
    """The item or permanent was played from a zone of this name (a fact of the item)."""

    zone: str


@dataclass(frozen=True, slots=True)
class Did:
    """The labelled instruction was performed, not replaced or ignored ("if you do")."""

    label: str


@dataclass(frozen=True, slots=True)
class FellShort:
    """The labelled instruction could be performed only in part or not at all."""

    label: str


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of one of these players."""

    who: Players


@dataclass(frozen=True, slots=True)
class During:
    """It is this phase of the turn, which the rulebook names."""

    phase: str


@dataclass(frozen=True, slots=True)
class PlaceIs:
    """The event's place is this place (or, with `area`, lies in that area)."""

    place: Places | None = None
    area: str = ""


@dataclass(frozen=True, slots=True)
class Every:
    """All parts hold."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """At least one part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class ForSome:
    """The part holds for at least one of these players, who is `ThatPlayer` in it."""

    who: Players
    part: Condition


@dataclass(frozen=True, slots=True)
class Unless:
    """The part does not hold."""

    part: Condition


Condition: TypeAlias = (
    "Compare | Exists | Matches | Paid | CameFrom | Did | FellShort | TurnOf | During | PlaceIs"
    " | Every | Some | ForSome | Unless"
)
