"""One folder a game: its rules, cards, deck construction and glossary.

A folder with a module `kit` is a game: nothing else has to name it. The module holds `KIT`, through
which programs ask everything (`adjudge.rulekit.kit.Kit`).
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from adjudge.rulekit.kit import Kit
from adjudge.text.errors import nearest_words

_FURTHER: Final[dict[str, str]] = {}
_KITS: Final[dict[str, Kit]] = {}


class UnknownGame(ValueError):
    """No game has this name.

    Attributes:
        name: The name that was looked for.
        known: The games there are.
        nearest: Those that may have been meant.
    """

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        """Keep what there is."""
        self.name = name
        self.known = known
        self.nearest = nearest_words(name, known)
        hint = f"; did you mean {self.nearest[0]}?" if self.nearest else ""
        super().__init__(f'unknown game "{name}"; there are {", ".join(known)}{hint}')


def game_names() -> tuple[str, ...]:
    """Name the games, in alphabetic order.

    >>> "riftbound" in game_names()
    True
    """
    folders = {path.parent.name for path in Path(__file__).parent.glob("*/kit.*")}
    return tuple(sorted(folders | set(_FURTHER)))


def kit_of(name: str) -> Kit:
    """The kit of a game, imported when it is first asked for.

    Behind a colon stands a file with cards of one's own, where the game takes such files:
    ``metaversus:my-set.toml``. The name finds the same kit again in another process.

    Raises:
        UnknownGame: There is no such game.
        OwnCardsFault: The file can't be read, or the game takes none.
    """
    found = _KITS.get(name)
    game, colon, file = name.partition(":")
    if found is None and colon:
        found = _KITS[name] = kit_of(game).with_cards(file)
    elif found is None:
        if name not in game_names():
            raise UnknownGame(name, game_names())
        module = import_module(_FURTHER.get(name, f"{__name__}.{name}.kit"))
        kit: Kit = module.KIT
        found = _KITS[name] = kit
    return found


def register(name: str, module: str) -> None:
    """Add a game whose kit lies elsewhere, for as long as this process runs.

    Args:
        name: Name of the game.
        module: Full name of a module that holds its `KIT`.

    Raises:
        ValueError: There is a game of this name already, from another module.
    """
    if _FURTHER.get(name, module) != module or (name in game_names() and name not in _FURTHER):
        raise ValueError(f"there is a game {name!r} already")
    _FURTHER[name] = module
