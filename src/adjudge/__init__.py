"""Card games run by their full rules: what happens, step by step, and the rule that made it so.

>>> from adjudge import riftbound
>>> game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
>>> game.decision.kind
'mulligan'
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

Game: TypeAlias = Any  # a module with `new_game` and `load_game`, or what stands for one


def __getattr__(name: str) -> Game:
    """The interface of a game, imported when it is first asked for."""
    if not name.startswith("_"):
        rulebooks = import_module("adjudge.rulebooks")
        if name in rulebooks.game_names():
            module = f"adjudge.rulebooks.{name}.api"
            if find_spec(f"adjudge.rulebooks.{name}") is not None and find_spec(module) is not None:
                return import_module(module)
            playing = import_module("adjudge.rulekit.playing")
            return playing.Interface(rulebooks.kit_of(name))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Names of the package."""
    return sorted((*globals(), *import_module("adjudge.rulebooks").game_names()))
