"""Printed facts of the cards: name, cost, might, domains, tags; no text.

The table `facts.tsv` has one line a distinct name. It is read on first use and kept.
"""

import difflib
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from adjudge.rulekit.catalogue import UnknownCard

__all__ = [
    "CardType",
    "Domain",
    "Facts",
    "Supertype",
    "UnknownCard",
    "find",
    "find_printing",
    "load_facts",
]

NEAREST_SHOWN = 5
"""How many similar names an `UnknownCard` carries at most."""


class CardType(StrEnum):
    """The card types; the value is the printed word."""

    UNIT = "Unit"
    SPELL = "Spell"
    GEAR = "Gear"
    BATTLEFIELD = "Battlefield"
    LEGEND = "Legend"
    RUNE = "Rune"


class Supertype(StrEnum):
    """The words that stand before the card type."""

    CHAMPION = "Champion"
    SIGNATURE = "Signature"
    BASIC = "Basic"
    TOKEN = "Token"  # noqa: S105 - a kind of game object, no secret


class Domain(StrEnum):
    """The six domains."""

    FURY = "Fury"
    CALM = "Calm"
    MIND = "Mind"
    BODY = "Body"
    CHAOS = "Chaos"
    ORDER = "Order"


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What is printed on a card besides its text.

    Rules:
        RB-CR@1.4:132.4, RB-CR@1.4:133.8.b
    """

    name: str
    """The full name: "Short Name, Subtitle" for a champion, the title alone for a legend."""
    ko: str | None = None
    """The official Korean name, where known."""
    set: str
    """Three letters of the set in which the name first appeared."""
    number: str
    """Collector number in that set, such as `024` or `T03`."""
    supertype: Supertype | None = None
    """The word before the type, if any."""
    type: CardType
    """The card type."""
    domains: tuple[Domain, ...] = ()
    """Empty for a card of no domain."""
    energy: int | None = None
    """Energy cost; `None` for what has no cost."""
    power: int = 0
    """Number of power symbols in the cost, each payable with any one of the card's domains."""
    might: int | None = None
    """Might of a unit; `None` where none is printed."""
    might_bonus: int | None = None
    """Might that an Equipment adds; `None` where none is printed or known."""
    tags: tuple[str, ...] = ()
    """All tags, champion tag included."""
    champion_tag: str | None = None
    """The one tag that links legends, champion units and signature cards."""
    aka: tuple[str, ...] = ()
    """Other spellings of the name."""
    unique: bool = False
    """Whether the card has the Unique keyword."""
    known_gap: tuple[str, ...] = ()
    """Which of `effect` and `might_bonus` no source gave."""
    printings: tuple[str, ...] = ()
    """Codes of all printings, the plain one first; promotional sets are left out."""

    @property
    def code(self) -> str:
        """Set and number of the plain printing, such as `OGN-024`."""
        return f"{self.set}-{self.number}"

    @property
    def is_champion_unit(self) -> bool:
        """Whether the card is a champion unit (RB-CR@1.4:133.7.a)."""
        return self.supertype is Supertype.CHAMPION and self.type is CardType.UNIT


def load_facts() -> Mapping[str, Facts]:
    """Give the facts of every card by full English name, in the order of the table.

    >>> load_facts()["Void Seeker"].energy
    3
    """
    return _table()


def find(name: str) -> Facts:
    """Look a card up by its name in English or Korean, or by another spelling of it.

    Upper and lower case, the kind of apostrophe and `-` for `,` before a subtitle do not matter.

    Args:
        name: The name as a person wrote it.

    Raises:
        UnknownCard: No card has this name.

    Rules:
        RB-CR@1.4:132.3, RB-CR@1.4:132.4

    >>> find("jinx, loose cannon").name
    'Loose Cannon'
    """
    found = known(name)
    if found is None:
        raise UnknownCard(name, _nearest(name))
    return found


def known(name: str) -> Facts | None:
    """The same card, or None where there is none."""
    return _by_spelling().get(_spelling(name))


def find_printing(code: str) -> Facts:
    """Look a card up by set and collector number; alternate art and signed printings count.

    Args:
        code: Such as `OGN-024`, `OGN-039a`, `VEN-R01` or `SFD-237*`.

    Raises:
        UnknownCard: No card has this printing.

    >>> find_printing("OGN-024").name
    'Void Seeker'
    """
    found = _by_printing().get(code.strip().upper().replace("*", "S"))
    if found is None:
        raise UnknownCard(code, ())
    return found


@cache
def _table() -> Mapping[str, Facts]:
    """Read the table that is shipped beside this module."""
    text = files(__package__).joinpath("facts.tsv").read_text(encoding="utf-8")
    rows = (_row(line) for line in text.splitlines()[1:])
    return MappingProxyType({row.name: row for row in rows})


def _row(line: str) -> Facts:
    """Read one line of the table; its columns are the fields of `Facts`, in order."""
    name, ko, set_, number, supertype, type_, domains, *more = line.split("\t")
    energy, power, might, might_bonus, tags, champion_tag, aka, unique, known_gap, printings = more
    return Facts(
        name=name,
        ko=ko or None,
        set=set_,
        number=number,
        supertype=_SUPERTYPES[supertype],
        type=_TYPES[type_],
        domains=tuple([_DOMAINS[word] for word in domains.split(",")]) if domains else (),
        energy=int(energy) if energy else None,
        power=int(power) if power else 0,
        might=int(might) if might else None,
        might_bonus=int(might_bonus) if might_bonus else None,
        tags=tuple(tags.split(",")) if tags else (),
        champion_tag=champion_tag or None,
        aka=tuple(aka.split("|")) if aka else (),
        unique=unique == "yes",
        known_gap=tuple(known_gap.split(",")) if known_gap else (),
        printings=tuple(printings.split("|")),
    )


_TYPES = {word.value: word for word in CardType}
_DOMAINS = {word.value: word for word in Domain}
_SUPERTYPES: dict[str, Supertype | None] = {"": None, **{word.value: word for word in Supertype}}
_LOOSE_COMMA = re.compile(r"\s*,\s*|\s+-\s+")
_APOSTROPHES = str.maketrans(dict.fromkeys("\N{RIGHT SINGLE QUOTATION MARK}`\N{ACUTE ACCENT}", "'"))


def _spelling(name: str) -> str:
    """Bring the spellings that count as one name to one form."""
    plain = unicodedata.normalize("NFC", name).translate(_APOSTROPHES).casefold()
    return _LOOSE_COMMA.sub(", ", " ".join(plain.split()))


@cache
def _by_spelling() -> Mapping[str, Facts]:
    """Index every name and spelling; an official name wins over another card's spelling."""
    index = {_spelling(row.name): row for row in _table().values()}
    for row in _table().values():
        for other in (row.ko, *row.aka):
            if other:
                index.setdefault(_spelling(other), row)
    return index


@cache
def _by_printing() -> Mapping[str, Facts]:
    """Index the printings by code, in upper case."""
    return {code.upper(): row for row in _table().values() for code in row.printings}


def _nearest(name: str) -> tuple[str, ...]:
    """Find the names that may have been meant: same short name first, then similar ones."""
    wanted, index = _spelling(name), _by_spelling()
    if not wanted:
        return ()
    family = [key for key in index if key.startswith(f"{wanted}, ")]
    similar = difflib.get_close_matches(wanted, index, n=NEAREST_SHOWN)
    names = dict.fromkeys(index[key].name for key in (*family, *similar))
    return tuple(names)[:NEAREST_SHOWN]
