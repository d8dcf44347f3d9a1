"""House rules and values: what no source gives, read from `index/house.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from adjudge.rulekit.house import HouseValue

BOOK: Final = "ST@house"


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One rule of our own.

    Attributes:
        name: Name behind the book in its id.
        value: The number that it sets; None where it sets none.
        en: What it says.
        ko: The same in Korean.
        why: Why it is so.
    """

    name: str
    value: int | None
    en: str
    ko: str
    why: str

    @property
    def id(self) -> str:
        """Its rule id."""
        return f"{BOOK}:{self.name}"


@cache
def house_rules() -> dict[str, HouseRule]:
    """All house rules by name, in the order of the file."""
    text = (resources.files(__package__) / "index" / "house.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return {
        name: HouseRule(name, entry.get("value"), entry["en"], entry["ko"], entry["why"])
        for name, entry in data.items()
        if name != "book"
    }


def house_value(name: str) -> int:
    """The number that a house rule sets."""
    value = house_rules()[name].value
    if value is None:
        raise KeyError(name)
    return value


def house_values() -> tuple[HouseValue, ...]:
    """Every house rule as it is printed, and the cards that are house in whole or in part."""
    rules = [
        HouseValue(
            rule.id,
            "" if rule.value is None else str(rule.value),
            f"{rule.en} {rule.why}",
            rule.ko,
            rule.id,
        )
        for rule in house_rules().values()
    ]
    return tuple(rules)
