"""Riftbound decks as text: from a neutral deck list to a deck of known names, and back."""

from collections.abc import Callable

from adjudge.rulebooks.riftbound.cards.facts import Facts, UnknownCard, find
from adjudge.rulebooks.riftbound.decks import Deck, Entries
from adjudge.text.decklist import DeckLine, DeckList, parse_decklist, print_decklist
from adjudge.text.errors import TextError


def parse_deck(text: str, file: str = "deck", lookup: Callable[[str], Facts] = find) -> Deck:
    """Read a deck list in plain text.

    Args:
        text: The whole text.
        file: What errors call it.
        lookup: Gives the facts of a name or raises `UnknownCard`; for invented cards.

    Raises:
        TextError: The first line that can't be read, or the first card that does not exist.

    >>> parse_deck("Legend: Jinx, Loose Cannon").legend
    'Loose Cannon'
    """
    return deck_from_list(parse_decklist(text, file), lookup)


def print_deck(deck: Deck, lang: str = "en") -> str:
    """Print a deck so that reading it gives the same deck.

    Args:
        deck: The deck.
        lang: Language of headings and, where official, of card names; `ko` or English.

    Raises:
        UnknownCard: In Korean, a name that no card has.
    """
    return print_decklist(deck_to_list(deck, lang), lang)


def deck_from_list(decklist: DeckList, lookup: Callable[[str], Facts] = find) -> Deck:
    """Resolve the names of a deck list to full English names; legality is not looked at.

    Raises:
        TextError: A card that does not exist, or more than one legend or chosen champion.
    """
    reader = _Reader(decklist, lookup)
    return Deck(
        name=decklist.name or "",
        legend=reader.one("legend"),
        champion=reader.one("champion"),
        main=reader.entries("main"),
        runes=reader.entries("runes"),
        battlefields=reader.each("battlefields"),
        sideboard=reader.entries("sideboard"),
        extra_legends=reader.each("extra_legends"),
        extra_champions=reader.each("extra_champions"),
    )


def deck_to_list(deck: Deck, lang: str = "en") -> DeckList:
    """Give a deck the form of a neutral deck list; parts without cards are left out.

    Args:
        deck: The deck.
        lang: `ko` for official Korean names where there are any; anything else keeps the names.

    Raises:
        UnknownCard: In Korean, a name that no card has.
    """
    parts: dict[str, Entries] = {
        "legend": _each((deck.legend,)),
        "extra_legends": _each(deck.extra_legends),
        "champion": _each((deck.champion,)),
        "extra_champions": _each(deck.extra_champions),
        "main": deck.main,
        "runes": deck.runes,
        "battlefields": _each(deck.battlefields),
        "sideboard": deck.sideboard,
    }
    sections = {
        key: tuple(DeckLine(count, _shown(name, lang)) for name, count in entries)
        for key, entries in parts.items()
        if entries
    }
    return DeckList(sections, deck.name or None)


class _Reader:
    """Reads the sections of one deck list."""

    def __init__(self, decklist: DeckList, lookup: Callable[[str], Facts]) -> None:
        self._decklist = decklist
        self._lookup = lookup

    def entries(self, section: str) -> Entries:
        """Read a section of names with counts."""
        lines = self._decklist.sections.get(section, ())
        return tuple((self._name(line), line.count) for line in lines)

    def each(self, section: str) -> tuple[str, ...]:
        """Read a section in which a name stands for one card."""
        return tuple(name for name, count in self.entries(section) for _ in range(count))

    def one(self, section: str) -> str | None:
        """Read a section of at most one card."""
        names = self.each(section)
        if len(names) > 1:
            lines = self._decklist.sections[section]
            line = lines[1] if len(lines) > 1 else lines[0]
            raise self._error(
                line,
                f"{len(names)} cards where one {section} must stand",
                f"1장이어야 하는 자리에 {len(names)}장",
            )
        return names[0] if names else None

    def _name(self, line: DeckLine) -> str:
        """Find the full name of the card on a line."""
        try:
            return self._lookup(line.name).name
        except UnknownCard as unknown:
            raise self._error(
                line,
                f'unknown card "{line.name}"',
                f'알 수 없는 카드: "{line.name}"',
                unknown.nearest,
            ) from None

    def _error(self, line: DeckLine, en: str, ko: str, nearest: tuple[str, ...] = ()) -> TextError:
        """Make an error that points to a line."""
        return TextError(self._decklist.file, line.line, line.column, en, ko, nearest=nearest)


def _each(names: tuple[str | None, ...]) -> Entries:
    """Count each name once."""
    return tuple((name, 1) for name in names if name is not None)


def _shown(name: str, lang: str) -> str:
    """Give the name in a language."""
    return find(name).ko or name if lang == "ko" else name
