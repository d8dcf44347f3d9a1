"""How a rulebook lays its table out, as data: a page that draws it knows no game.

A rulebook that declares nothing gets a layout from its zones (`layout_of_zones`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal, TypeAlias

from adjudge.core.records import ZoneSpec

Json: TypeAlias = Any  # what JSON can say
Words: TypeAlias = tuple[str, str]
"""English and Korean."""
Shape: TypeAlias = Literal["row", "strip", "shelf", "pile", "hand", "place"]

_STACKS: Final = ("chain", "stack")


@dataclass(frozen=True, slots=True)
class Area:
    """One part of the table: the zones of an area, or those of its cards that no part before takes.

    Attributes:
        area: Area of the zones, as the rulebook calls it.
        title: What people call it.
        shape: `row`: cards side by side; `strip`: the same, small; `shelf`: of each zone its top
            card and how many there are; `pile`: a count and what is known of it; `hand`: the
            player's own cards, large; `place`: a box in the middle, each side's cards on its side.
        types: Only cards of one of these types; empty for all.
        marks: Only cards with one of these marks, as those that fight; empty for all.
        sided: Cards of a zone that all share, drawn on the side of whoever controls them.
        slim: Drawn beside the player's name, not among the rows.
        head: Types of the card that gives a place its name and shows who holds it.
        beside: Area of the place into which the zone is drawn, the one before it in table order.
        verbs: What a player may try to do with a card there, to be told why not.
        case: Where the position of a case has the cards of its zones, one path a zone in table
            order, the parts between dots; {seat} stands for the player. By default a player's
            zone is called there as the area is.
    """

    area: str
    title: Words
    shape: Shape = "row"
    types: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    sided: bool = False
    slim: bool = False
    head: tuple[str, ...] = ()
    beside: str = ""
    verbs: tuple[str, ...] = ()
    case: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """How a mark on a card is shown; a key that ends in `:` stands for all that begin so, added up.

    Attributes:
        key: The mark.
        title: What people call it.
        shape: `tilt`: the card lies on its side; `wound`: a red number; `tab`: a small tab.
    """

    key: str
    title: Words
    shape: Literal["tilt", "wound", "tab"] = "tab"


@dataclass(frozen=True, slots=True)
class Colour:
    """A domain or colour: never shown by colour alone.

    Attributes:
        key: The domain.
        title: What people call it.
        letter: One letter.
        hue: Degrees of the colour circle; -1 for grey.
    """

    key: str
    title: Words
    letter: str
    hue: int = -1


@dataclass(frozen=True, slots=True)
class Layout:
    """A table.

    Attributes:
        areas: Its parts, for each player from the middle outwards.
        stats: Numbers of a player that are always shown: key, name, and how many are needed (0
            where that is not counted).
        marks: How marks are shown.
        colours: Domains or colours.
        phases: Phases of a turn in order, with their names.
        numbers: Numbers printed on cards that are shown on them: key and name.
        joint: What stands between the numbers on a card.
        stack: What the pile of what waits to resolve is called.
        words: Names of card types, keywords, resources and the like.
        acts: How options read in Korean where their notation has English verbs: the verb, and a
            template in which {0} stands for what follows, {1} for what follows "to" or "at".
        counted: Resources that the cost on a card counts by a number; others are dots.
        zones: Verbs whose options name a zone, and the field that holds it.
        players: Verbs whose options name a player in `obj`.
        pairs: Verbs whose options name a second card in `arg`.
    """

    areas: tuple[Area, ...] = ()
    stats: tuple[tuple[str, Words, int], ...] = ()
    marks: tuple[Mark, ...] = ()
    colours: tuple[Colour, ...] = ()
    phases: tuple[tuple[str, Words], ...] = ()
    numbers: tuple[tuple[str, Words], ...] = ()
    joint: str = " "
    stack: Words = ("Waiting to resolve", "해결 대기")
    words: Mapping[str, Words] = field(default_factory=dict)
    acts: Mapping[str, str] = field(default_factory=dict)
    counted: tuple[str, ...] = ()
    zones: Mapping[str, str] = field(default_factory=lambda: {"place": "obj", "move": "arg"})
    players: tuple[str, ...] = ("player",)
    pairs: tuple[str, ...] = ()

    def plain(self) -> Json:
        """As JSON values."""
        return asdict(self)


def layout_of_zones(specs: Iterable[ZoneSpec]) -> Layout:
    """A layout for a rulebook that declares none: a part for each area of its zones."""
    areas: dict[str, Area] = {}
    for spec in specs:
        if spec.area in areas or spec.area in _STACKS:
            continue
        areas[spec.area] = Area(spec.area, (spec.area, spec.area), _shape(spec), verbs=("play",))
    return Layout(tuple(areas.values()))


def _shape(spec: ZoneSpec) -> Shape:
    if spec.owner < 0:
        return "place" if spec.place else "row"
    if spec.look == "private":
        return "hand"
    return "row" if spec.board else "pile"
