"""Questions that the rules of a game leave open, and how they are read.

A reading with several values is picked by the `readings` of a case; the first value is the usual
one. A reading with one value is fixed in code.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Value:
    """One way to read a rule.

    Attributes:
        word: What a case writes; empty where nothing is to be picked.
        en: What it means.
        ko: The same in Korean.
    """

    word: str
    en: str
    ko: str


@dataclass(frozen=True, slots=True)
class Reading:
    """An open question.

    Attributes:
        name: Its name.
        rules: Rules that leave it open or contradict each other; none where no rule is at stake.
        en: The question.
        ko: The same in Korean.
        values: Its answers, the usual one first.
    """

    name: str
    rules: tuple[str, ...]
    en: str
    ko: str
    values: tuple[Value, ...]


def choices_of(readings: Iterable[Reading]) -> Mapping[str, tuple[str, ...]]:
    """Readings that a case may pick, with the words of their values."""
    return {
        reading.name: tuple(value.word for value in reading.values)
        for reading in readings
        if len(reading.values) > 1
    }
