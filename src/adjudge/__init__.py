"""Card games run by their full rules: what happens, step by step, and the rule that made it so.

>>> from adjudge import riftbound
>>> game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
>>> game.decision.kind
'mulligan'
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def __getattr__(name: str) -> ModuleType:
    """The interface of a game, imported when it is first asked for."""
    if not name.startswith("_"):
        rulebooks = import_module("adjudge.rulebooks")
        if name in rulebooks.game_names():
            return import_module(f"adjudge.rulebooks.{name}.api")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Names of the package."""
    return sorted((*globals(), *import_module("adjudge.rulebooks").game_names()))
