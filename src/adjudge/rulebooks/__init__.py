"""One folder a game: its rules, cards, deck construction and glossary.

A folder with a module `kit` is a game: nothing else has to name it. The module holds `KIT`, through
which programs ask everything (`adjudge.rulekit.kit.Kit`). A game may lie elsewhere as well: the
environment variable `ADJUDGE_GAMES` names it.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Final

from adjudge.rulekit.kit import Kit
from adjudge.text.errors import nearest_words

FURTHER: Final = "ADJUDGE_GAMES"
"""Environment variable that names further games and the modules of their kits:
``lanterns=my_games.lanterns.kit``, more behind commas."""

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
    return tuple(sorted(folders | set(_further())))


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
        module = import_module(_further().get(name, f"{__name__}.{name}.kit"))
        kit: Kit = module.KIT
        found = _KITS[name] = kit
    return found


def _further() -> dict[str, str]:
    """Modules of games that lie elsewhere, by the name of the game."""
    pairs = (part.partition("=") for part in os.environ.get(FURTHER, "").split(","))
    return {name.strip(): module.strip() for name, _, module in pairs if module.strip()}
