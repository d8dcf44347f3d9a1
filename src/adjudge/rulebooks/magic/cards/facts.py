"""Printed facts of the cards: name, cost, colours, types, power and toughness; no text.

The table `facts.tsv` has one line a name. It is read on first use and kept.
"""

import difflib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from adjudge.rulekit.catalogue import UnknownCard

NEAREST_SHOWN: Final = 5
"""How many similar names an error about an unknown card carries at most."""
_APOSTROPHES: Final = str.maketrans(
    dict.fromkeys("\N{RIGHT SINGLE QUOTATION MARK}`\N{ACUTE ACCENT}", "'")
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What is printed on a card besides its text.

    Rules:
        MTG-CR@2006:103.1
    """

    name: str
    """The English name."""
    ko: str = ""
    """The Korean name, where a source gives it."""
    set: str
    """Code of the printing that the facts are taken from."""
    core: bool = False
    """Whether it is a card of Tenth Edition."""
    supertypes: tuple[str, ...] = ()
    """Words before the types: Basic, Legendary."""
    types: tuple[str, ...] = ()
    """Card types in printed order."""
    subtypes: tuple[str, ...] = ()
    """Creature, land, artifact and enchantment types as printed."""
    colors: tuple[str, ...] = ()
    """Colours; empty for a card of none."""
    cost: str | None = None
    """Mana cost in letters and digits, such as `2WW`; None where there is none, as of a land."""
    power: str = ""
    """Printed power, `*` where the text defines it; empty where there is none."""
    toughness: str = ""
    """Printed toughness, in the same way."""


def load_facts() -> Mapping[str, Facts]:
    """Give the facts of every card by name, in the order of the table.

    >>> load_facts()["Serra Angel"].cost
    '3WW'
    """
    return _table()


def core_names() -> tuple[str, ...]:
    """Name the cards of Tenth Edition.

    >>> len(core_names())
    368
    """
    return tuple(facts.name for facts in _table().values() if facts.core)


def find(name: str) -> Facts:
    """Look a card up by name; upper case and the kind of apostrophe do not matter.

    Raises:
        UnknownCard: No card has this name.

    >>> find("serra angel").name
    'Serra Angel'
    """
    index, wanted = _by_spelling(), spelling(name)
    found = index.get(wanted)
    if found is None:
        close = difflib.get_close_matches(wanted, index, n=NEAREST_SHOWN)
        raise UnknownCard(name, tuple(dict.fromkeys(index[key].name for key in close)))
    return found


def spelling(name: str) -> str:
    """Bring the spellings that count as one name to one form."""
    plain = unicodedata.normalize("NFC", name).translate(_APOSTROPHES).casefold()
    return " ".join(plain.split())


@cache
def _table() -> Mapping[str, Facts]:
    """Read the table that is shipped beside this module."""
    text = files(__package__).joinpath("facts.tsv").read_text(encoding="utf-8")
    rows = (_row(line) for line in text.splitlines()[1:])
    return MappingProxyType({row.name: row for row in rows})


def _row(line: str) -> Facts:
    """Read one line of the table; its columns are the fields of `Facts`, in order."""
    name, ko, set_, core, supers, types, subs, colors, cost, power, toughness = line.split("\t")
    words = tuple(types.split())
    return Facts(
        name=name,
        ko=ko,
        set=set_,
        core=core == "yes",
        supertypes=tuple(supers.split()),
        types=words,
        subtypes=tuple(word.replace("_", " ") for word in subs.split()),
        colors=tuple(colors.split()),
        cost=None if "Land" in words or cost == "-" else cost,
        power=power,
        toughness=toughness,
    )


@cache
def _by_spelling() -> Mapping[str, Facts]:
    """Index every name."""
    index = {spelling(row.name): row for row in _table().values()}
    for row in _table().values():
        if row.ko:
            index.setdefault(spelling(row.ko), row)
    return index
