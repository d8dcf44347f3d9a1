"""Riftbound's side of a case: a session in which its moves are played and its facts checked."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any, Final

from adjudge.core.game import Game
from adjudge.rulebooks.riftbound import cards
from adjudge.rulebooks.riftbound.case_names import Names
from adjudge.rulebooks.riftbound.case_position import build, own_cards
from adjudge.rulebooks.riftbound.case_table import Table
from adjudge.rulebooks.riftbound.kit import KIT
from adjudge.rulebooks.riftbound.notation_run import Runner
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulekit.session import check_readings
from adjudge.text.cases import Case

NAME: Final = "riftbound"
EDITION: Final = "RB-CR@1.4"
EDITIONS: Final = (EDITION,)


class Session(Table):
    """A case about a position while it is judged.

    Attributes:
        case: The case.
    """

    def __init__(self, case: Case) -> None:
        """Set the case up.

        Raises:
            TextError: Its position can't be read.
            EngineFault: The engine broke while it was set up.
        """
        self.case = case
        own = own_cards(case.part("cards"))
        self.rb = Riftbound({**_invented(), **own}) if own else _rulebook()
        names = Names(self.rb)
        check_readings(KIT, case)
        state = build(self.rb, names, case.part("position"), case.seed, case.readings)
        names.lay_places(state)
        game = Game(self.rb, state, show_forced=not case.record)
        super().__init__(Runner(game, names, strict=case.strict))


@cache
def _rulebook() -> Riftbound:
    """The rulebook of cases without cards of their own: it holds no position, so all share it."""
    return Riftbound(_invented())


def _invented() -> dict[str, Any]:
    """Invented cards by name: every module of the card package whose name starts so."""
    found: dict[str, Any] = {}
    for module in pkgutil.iter_modules(cards.__path__):
        if module.name.startswith("invented"):
            loaded = importlib.import_module(f"{cards.__name__}.{module.name}")
            found.update({card.name: card for card in loaded.CARDS})
    return found
