"""House values: numbers and rules of a game that no source gives, so that somebody had to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HouseValue:
    """One value that is ours, printed as such and never passed off as official.

    Attributes:
        name: What it is called.
        value: Its value, as text.
        en: What it decides and why it was chosen so.
        ko: The same in Korean.
        rule: Rule or fact beside which it stands; empty for none.
        name_ko: What it is called in Korean; empty where the name is that of no language.
        value_ko: Its value in Korean words; empty where it has none.
    """

    name: str
    value: str
    en: str
    ko: str
    rule: str = ""
    name_ko: str = ""
    value_ko: str = ""
