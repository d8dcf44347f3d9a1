"""Magic decks as programs ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from adjudge.core.vocab import Unsupported
from adjudge.rulebooks.magic.cards.facts import find
from adjudge.rulebooks.magic.cards.registry import unsupported_cards
from adjudge.rulebooks.magic.decks import Deck, check_deck, parse_deck, print_deck
from adjudge.rulebooks.magic.decks_random import mixed_deck
from adjudge.rulekit.decks import DeckBook, DeckFault, DeckFolder

FOLDER: Final = DeckFolder("adjudge.rulebooks.magic", parse_deck)
"""The built-in decks; `bears` is for measuring alone and no legal deck."""
MEASURING: Final = frozenset(("bears",))
"""Lists that are no legal decks."""


class MagicDecks(DeckBook):
    """Decks of Magic: lists in plain text."""

    samples: ClassVar[tuple[str, ...]] = ("wu-skies", "br-burn")

    def names(self) -> tuple[str, ...]:
        """Name the built-in decks that may be played; what is for measuring is loaded by name."""
        return tuple(name for name in FOLDER.names() if name not in MEASURING)

    def load(self, name: str) -> Deck:
        """Read a built-in deck."""
        return FOLDER.load(name)

    def parse(self, text: str, file: str = "") -> Deck:
        """Read a list."""
        return parse_deck(text, file or "deck")

    def show(self, deck: Deck, lang: str = "en", form: str = "text") -> str:
        """Print a deck as a list."""
        if form != "text":
            raise ValueError(f"no form {form!r}; expected 'text'")
        return print_deck(deck, lang)

    def check(self, deck: Deck, mode: str = "", event: str = "") -> Sequence[DeckFault]:
        """List every fault of a deck."""
        del mode, event
        return check_deck(deck)

    def unsupported(self, deck: Deck) -> dict[str, Unsupported]:
        """Cards of a deck that can't be played yet, with the reasons."""
        missing = unsupported_cards()
        names = dict.fromkeys(name for name, _ in (*deck.main, *deck.sideboard))
        return {name: missing[name] for name in names if name in missing}

    def about(self, name: str) -> Mapping[str, Any]:
        """Name and colours."""
        deck = self.load(name)
        found = {color for card, _ in deck.main for color in find(card).colors}
        order = ("White", "Blue", "Black", "Red", "Green")
        return {"name": deck.name, "colors": [color for color in order if color in found]}

    def about_line(self, name: str) -> str:
        """The same on one line."""
        about = self.about(name)
        return f"{about['name']}  ({', '.join(about['colors'])})"

    def any_deck(self, below: Callable[[int], int]) -> str:
        """Draw a deck of two colours out of all cards."""
        return print_deck(mixed_deck(below))

    def plain(self, deck: Deck) -> dict[str, Any]:
        """A deck as JSON gives it back."""
        parts = {"main": deck.main, "sideboard": deck.sideboard}
        return {"name": deck.name, **{key: [list(e) for e in part] for key, part in parts.items()}}

    def from_plain(self, data: dict[str, Any]) -> Deck:
        """The deck that `plain` wrote."""
        main, side = (
            tuple((card, count) for card, count in data[key]) for key in ("main", "sideboard")
        )
        return Deck(name=data["name"], main=main, sideboard=side)
