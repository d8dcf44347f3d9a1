"""Decks that come with the game, as text files in `decklists`."""

from functools import cache
from importlib.resources import files

from adjudge.rulebooks.riftbound.deck_text import parse_deck
from adjudge.rulebooks.riftbound.decks import Deck
from adjudge.text.errors import nearest_words

_FOLDER = files(__package__).joinpath("decklists")
_SUFFIX = ".txt"


class UnknownDeck(ValueError):
    """No built-in deck has this name.

    Attributes:
        name: The name that was looked for.
        known: The names of all built-in decks.
        nearest: Those that may have been meant.
    """

    def __init__(self, name: str, known: tuple[str, ...], nearest: tuple[str, ...]) -> None:
        super().__init__(name, known, nearest)
        self.name = name
        self.known = known
        self.nearest = nearest

    def __str__(self) -> str:
        return f'unknown deck "{self.name}"; there are {", ".join(self.known)}'


@cache
def deck_names() -> tuple[str, ...]:
    """Name the built-in decks, in alphabetic order.

    >>> deck_names()[:3]
    ('draven', 'ezreal', 'irelia')
    """
    found = (entry.name for entry in _FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in found if name.endswith(_SUFFIX)))


def load_deck(name: str) -> Deck:
    """Read a built-in deck.

    Args:
        name: One of `deck_names`; upper case does not matter.

    Raises:
        UnknownDeck: There is no such deck.

    >>> load_deck("jinx").legend
    'Loose Cannon'
    """
    known, key = deck_names(), name.strip().casefold()
    if key not in known:
        raise UnknownDeck(name, known, nearest_words(key, known))
    return _read(f"{key}{_SUFFIX}")


@cache
def _read(file: str) -> Deck:
    return parse_deck(_FOLDER.joinpath(file).read_text(encoding="utf-8"), file)
