"""What a game shows in `adjudge demo`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Demo:
    """A dispute that a game is shown by.

    Attributes:
        case: The case, as its file would be.
        en: The verdict in words.
        ko: The same in Korean.
        quiet: Kinds of trace entries that are left out, because they say little.
    """

    case: str
    en: str
    ko: str
    quiet: frozenset[str] = frozenset()
