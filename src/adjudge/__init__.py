"""Card games run by their full rules: what happens, step by step, and the rule that made it so.

>>> from adjudge import riftbound
>>> game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
>>> game.decision.kind
'mulligan'
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

_GAMES: Final = {"riftbound": "adjudge.rulebooks.riftbound.api"}

__all__ = ["riftbound"]


def __getattr__(name: str) -> ModuleType:
    """The interface of a game, imported when it is first asked for."""
    if name in _GAMES:
        return import_module(_GAMES[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Names of the package."""
    return sorted((*globals(), *_GAMES))
