"""The cards of a game as a program lists them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any


class UnknownCard(ValueError):
    """No card has this name.

    Attributes:
        name: The name that was looked for, as written.
        nearest: Full names of similar cards, the most similar first; may be empty.
    """

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        """Keep what may have been meant."""
        super().__init__(name, nearest)
        self.name = name
        self.nearest = nearest

    def __str__(self) -> str:
        hint = f"; did you mean {' or '.join(self.nearest)}?" if self.nearest else ""
        return f'unknown card "{self.name}"{hint}'


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card.

    Attributes:
        name: Its name.
        ko: Its Korean name; empty where there is none.
        code: Set and number, or whatever else finds it in print; empty for none.
        reason: Why it can't be played; empty where it can.
        house: Whether it is our own invention.
        facts: Its printed facts by name, as JSON values.
        shown: The facts on one line, by language.
    """

    name: str
    ko: str = ""
    code: str = ""
    reason: str = ""
    house: bool = False
    facts: Mapping[str, Any] = field(default_factory=dict)
    shown: Mapping[str, str] = field(default_factory=dict)

    def called(self, lang: str) -> str:
        """Its name in a language."""
        return self.ko if lang == "ko" and self.ko else self.name


class Catalogue(ABC):
    """All cards of a game."""

    @abstractmethod
    def rows(self) -> Iterator[CardRow]:
        """Every known card, in the order of its list."""

    @abstractmethod
    def find(self, name: str) -> CardRow:
        """The card of a name in either language.

        Raises:
            UnknownCard: There is none.
        """

    @abstractmethod
    def text(self, name: str, lang: str) -> str:
        """The rules text of a card that can be played, generated in our own words."""
