"""House rules and values: what no source gives, read from `index/house.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from adjudge.rulebooks.starlight.cards.registry import FACT_WORDS, entries
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
        why_ko: The same in Korean.
    """

    name: str
    value: int | None
    en: str
    ko: str
    why: str
    why_ko: str

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
        name: HouseRule(
            name, entry.get("value"), entry["en"], entry["ko"], entry["why"], entry["why_ko"]
        )
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
    """Every house rule as it is printed, then the facts of cards that no source gives."""
    rules = [
        HouseValue(
            rule.name,
            "" if rule.value is None else str(rule.value),
            f"{rule.en} {rule.why}",
            f"{rule.ko} {rule.why_ko}",
            rule.id,
        )
        for rule in house_rules().values()
    ]
    cards = [
        HouseValue(
            entry.card.name,
            "",
            f"invented: {', '.join(entry.house)}",
            f"{entry.card.ko}, 지어낸 사실: {', '.join(FACT_WORDS[f] for f in entry.house)}",
            f"{BOOK}:deck.4",
            entry.card.ko,
        )
        for entry in entries().values()
        if entry.house and entry.file != "invented.toml"
    ]
    return (*rules, *cards)
