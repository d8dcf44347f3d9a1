"""What seats bring to a game: decks by name or as text, their faults, and how they are kept.

A game without decks fits as well: its "decks" are whatever a seat brings, such as the packs that a
player may draw from.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from adjudge.core.vocab import Unsupported
from adjudge.text.errors import Told, nearest_words

Deck: TypeAlias = Any  # the rulebook's own type
Json: TypeAlias = Any  # what JSON can say
Read = TypeVar("Read")
_SUFFIX: Final = ".txt"


@dataclass(frozen=True, slots=True)
class DeckFault:
    """One fault of a deck.

    Attributes:
        code: Its kind; a rulebook's own enumeration of words.
        rule_id: The rule that the deck breaks.
        en: What is wrong, in English.
        ko: The same in Korean.
        cards: Names of the cards at fault; empty where a count as a whole is wrong.
    """

    code: str
    rule_id: str
    en: str
    ko: str
    cards: tuple[str, ...] = ()


class UnknownDeck(ValueError):
    """No built-in deck has this name.

    Attributes:
        name: The name that was looked for.
        known: The names of all built-in decks.
        nearest: Those that may have been meant.
    """

    def __init__(self, name: str, known: tuple[str, ...], nearest: tuple[str, ...]) -> None:
        """Keep what there is."""
        super().__init__(name, known, nearest)
        self.name = name
        self.known = known
        self.nearest = nearest

    def __str__(self) -> str:
        return f'unknown deck "{self.name}"; there are {", ".join(self.known)}'


class UnreadableDeck(Told):
    """A text is no deck, for a reason that has no place in it, such as a damaged code."""


class IllegalDeck(ValueError):
    """A deck that may not be played.

    Attributes:
        deck: The deck.
        faults: Everything that is wrong with it.
    """

    def __init__(self, deck: Deck, faults: Sequence[DeckFault]) -> None:
        """Keep the faults."""
        super().__init__("; ".join(f"{fault.en} ({fault.rule_id})" for fault in faults))
        self.deck = deck
        self.faults = tuple(faults)


class UnsupportedCards(ValueError):
    """A deck with cards that can't be played yet.

    Attributes:
        reasons: Why, by card.
    """

    def __init__(self, reasons: Mapping[str, Unsupported]) -> None:
        """Keep the reasons."""
        super().__init__("; ".join(f"{name}: {reason.en}" for name, reason in reasons.items()))
        self.reasons = dict(reasons)


class DeckFolder(Generic[Read]):
    """Built-in decks: the text files in the folder `decklists` of a package."""

    def __init__(self, package: str, parse: Callable[[str, str], Read]) -> None:
        """Know the folder; `parse` reads a text that errors call by a file name."""
        self._folder = files(package).joinpath("decklists")
        self._parse = parse
        self._read: dict[str, Read] = {}

    @cached_property
    def _names(self) -> tuple[str, ...]:
        found = (entry.name for entry in self._folder.iterdir())
        return tuple(sorted(n.removesuffix(_SUFFIX) for n in found if n.endswith(_SUFFIX)))

    def names(self) -> tuple[str, ...]:
        """Name the decks, in alphabetic order."""
        return self._names

    def load(self, name: str) -> Read:
        """Read a deck, once a process; upper case does not matter.

        Raises:
            UnknownDeck: There is no such deck.
        """
        known, key = self.names(), name.strip().casefold()
        if key not in known:
            raise UnknownDeck(name, known, nearest_words(key, known))
        if key not in self._read:
            file = f"{key}{_SUFFIX}"
            text = self._folder.joinpath(file).read_text(encoding="utf-8")
            self._read[key] = self._parse(text, file)
        return self._read[key]


class DeckBook(ABC):
    """What seats may bring to a game.

    Attributes:
        modes: What a deck may be brought to, such as one game or a match; empty where all is one.
        events: Sets of rules of events, the usual one first; empty where there are none.
        forms: Forms in which a deck can be printed, the list in plain text first.
        samples: Built-in names, one a seat, for a game that nobody chose decks for.
    """

    modes: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[str, ...]] = ()
    forms: ClassVar[tuple[str, ...]] = ("text",)
    samples: ClassVar[tuple[str, ...]]

    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """Name what is built in."""

    @abstractmethod
    def load(self, name: str) -> Deck:
        """Read a built-in deck.

        Raises:
            UnknownDeck: There is none of this name.
        """

    @abstractmethod
    def parse(self, text: str, file: str = "") -> Deck:
        """Read a deck from text, in any of its forms.

        Args:
            text: The whole text.
            file: Where it comes from, for errors and for a deck without a name.

        Raises:
            TextError: A line can't be read or names nothing.
            UnreadableDeck: It is no deck at all.
        """

    @abstractmethod
    def show(self, deck: Deck, lang: str = "en", form: str = "text") -> str:
        """Print a deck so that reading it gives the same deck.

        Raises:
            ValueError: It has no such form.
        """

    def check(self, deck: Deck, mode: str = "", event: str = "") -> Sequence[DeckFault]:
        """List every fault of a deck, in the order of the rulebook; empty for a legal one."""
        del deck, mode, event
        return ()

    def mode_of(self, deck: Deck) -> str:
        """What a deck seems to be meant for."""
        del deck
        return self.modes[0] if self.modes else ""

    def brought(self, deck: Deck, mode: str) -> Deck:
        """What of a deck comes to the table in a mode."""
        del mode
        return deck

    def unsupported(self, deck: Deck) -> dict[str, Unsupported]:
        """Cards of a deck that can't be played yet, with the reasons."""
        del deck
        return {}

    def about(self, name: str) -> Mapping[str, Any]:
        """What a built-in deck is, in a few named words."""
        del name
        return {}

    def about_line(self, name: str) -> str:
        """The same on one line."""
        return ", ".join(str(word) for word in self.about(name).values())

    def any_deck(self, below: Callable[[int], int]) -> str:
        """Draw a deck out of all cards, as text, by a function that gives a number below another.

        A game whose seats bring no cards draws one of the built-in names.
        """
        names = self.names()
        return names[below(len(names))]

    def read(self, word: Deck) -> Deck:
        """The deck that a name of a built-in one, a text, or a deck itself stands for."""
        if not isinstance(word, str):
            return word
        return self.parse(word) if "\n" in word else self.load(word)

    def checked(self, words: Sequence[Deck], mode: str = "") -> list[Deck]:
        """Read what seats bring to a mode, and check it.

        Raises:
            ValueError: There is no such mode.
            UnknownDeck: There is no built-in deck of a name.
            IllegalDeck: A deck breaks a rule of construction.
            UnsupportedCards: A deck has cards that can't be played yet.
        """
        if self.modes and mode not in self.modes:
            raise ValueError(f"unknown mode {mode!r}; there are {', '.join(self.modes)}")
        decks = [self.brought(self.read(word), mode) for word in words]
        for deck in decks:
            faults = self.check(deck, mode)
            if faults:
                raise IllegalDeck(deck, faults)
            reasons = self.unsupported(deck)
            if reasons:
                raise UnsupportedCards(reasons)
        return decks

    def plain(self, deck: Deck) -> Json:
        """A deck as JSON gives it back: here its text."""
        return self.show(deck)

    def from_plain(self, data: Json) -> Deck:
        """The deck that `plain` wrote."""
        return self.parse(data)


class NoDecks(DeckBook):
    """What seats bring to a game that is played with one common pack: nothing.

    Commands still name something for each seat; it is called `none`.
    """

    samples: ClassVar[tuple[str, ...]] = ("none", "none")

    def names(self) -> tuple[str, ...]:
        """The one name there is."""
        return ("none",)

    def load(self, name: str) -> str:
        """Nothing, by its name."""
        if name.strip().casefold() != "none":
            raise UnknownDeck(name, self.names(), self.names())
        return "none"

    def parse(self, text: str, file: str = "") -> str:
        """Nothing, as text.

        Raises:
            UnreadableDeck: The text says something.
        """
        del file
        if text.strip() not in ("", "none"):
            raise UnreadableDeck("this game has no decks", "이 게임에는 덱이 없습니다")
        return "none"

    def show(self, deck: Deck, lang: str = "en", form: str = "text") -> str:
        """Nothing, as text."""
        del deck, lang, form
        return "none\n"
