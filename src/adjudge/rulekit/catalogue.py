"""The cards of a game as a program lists them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from adjudge.core.cards import CardDef
from adjudge.core.errors import EngineFault
from adjudge.core.vocab import Unsupported
from adjudge.text.errors import nearest_words

NOT_WRITTEN: Final = Unsupported("not written yet", "아직 작성하지 않음")
"""The reason that stands for every card without a definition."""


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
        reason: Why it can't be played; None where it can.
        house: Whether it is our own invention.
        facts: Its printed facts by name, as JSON values.
        shown: The facts on one line, by language.
    """

    name: str
    ko: str = ""
    code: str = ""
    reason: Unsupported | None = None
    house: bool = False
    facts: Mapping[str, Any] = field(default_factory=dict)
    shown: Mapping[str, str] = field(default_factory=dict)

    def called(self, lang: str) -> str:
        """Its name in a language."""
        return self.ko if lang == "ko" and self.ko else self.name


@dataclass(frozen=True, slots=True)
class Measure:
    """How much of a printed set can be played.

    Attributes:
        title: What the set is called, English and Korean.
        can: How many of its names can be played.
        names: How many names it has.
    """

    title: tuple[str, str]
    can: int
    names: int


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

    def measures(self) -> Iterator[Measure]:
        """Sets of cards that the list is measured against; by default none."""
        return iter(())

    def left_out(self) -> Iterator[tuple[str, str]]:
        """Abilities of the game that no card here may have, in both languages; by default none."""
        return iter(())


Cards: TypeAlias = Mapping[str, CardDef]


class CardList(Catalogue):
    """The cards of a game that keeps nothing about them but their definitions; tokens left out."""

    def __init__(
        self,
        cards: Cards,
        text: Callable[[CardDef, str], str],
        line: Callable[[CardDef, str], str] | None = None,
    ) -> None:
        """Know the cards.

        Args:
            cards: Every card by its name.
            text: The rules text of a card in a language.
            line: Its printed facts on one line, in a language; by default words and numbers.
        """
        self._cards = {name: card for name, card in cards.items() if not card.token}
        self._text = text
        self._line = line or _line
        self._known: dict[str, str] = {}
        for name, card in self._cards.items():
            for word in (name, card.ko):
                self._known.setdefault(word.strip().casefold(), name)
        self._known.pop("", None)

    def rows(self) -> Iterator[CardRow]:
        """Every card, in the order in which they are kept."""
        for card in self._cards.values():
            yield self._row(card)

    def find(self, name: str) -> CardRow:
        """The card of a name in either language."""
        found = self._known.get(name.strip().casefold())
        if found is None:
            words = [w for card in self._cards.values() for w in (card.name, card.ko) if w]
            raise UnknownCard(name, nearest_words(name, words))
        return self._row(self._cards[found])

    def text(self, name: str, lang: str) -> str:
        """The rules text of a card."""
        return self._text(self._cards[name], lang)

    def _row(self, card: CardDef) -> CardRow:
        return CardRow(
            name=card.name,
            ko=card.ko,
            reason=card.unsupported,
            house=card.invented,
            facts={
                "types": [*card.supertypes, *card.types],
                "colours": list(card.domains),
                "tags": list(card.tags),
                **dict(card.stats),
            },
            shown={lang: self._line(card, lang) for lang in ("en", "ko")},
        )


def _line(card: CardDef, lang: str) -> str:
    """Printed words and numbers of a card."""
    del lang
    words = (*card.supertypes, *card.types, *card.domains, *card.tags)
    return "  ".join([*words, *(f"{name} {number}" for name, number in card.stats)])


def collect(
    groups: Mapping[str, Iterable[CardDef]], finish: Callable[[CardDef], CardDef]
) -> Mapping[str, CardDef]:
    """Every card of some groups by name, each as `finish` leaves it.

    Raises:
        EngineFault: A name is defined twice.
    """
    merged: dict[str, CardDef] = {}
    for group, definitions in groups.items():
        for definition in definitions:
            if definition.name in merged:
                raise EngineFault(f"{definition.name!r} is defined again in {group}")
            merged[definition.name] = finish(definition)
    return MappingProxyType(merged)


def can_enter(names: Iterable[str], cards: Mapping[str, CardDef]) -> tuple[str, ...]:
    """Those of some names that can enter a game, in their order; tokens left out."""
    return tuple(
        name
        for name in names
        if name in cards and not cards[name].token and cards[name].unsupported is None
    )


def kept_out(names: Iterable[str], cards: Mapping[str, CardDef]) -> Mapping[str, Unsupported]:
    """Those of some names that can't enter a game, each with the reason, in their order."""
    reasons: dict[str, Unsupported] = {}
    for name in names:
        definition = cards.get(name)
        if definition is None:
            reasons[name] = NOT_WRITTEN
        elif definition.unsupported is not None:
            reasons[name] = definition.unsupported
    return MappingProxyType(reasons)
