"""Riftbound's side of a case: a session in which its moves are played and its facts checked."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any, Final

from adjudge.core.game import Game
from adjudge.rulebooks.riftbound import cards
from adjudge.rulebooks.riftbound.case_decks import DECK, DeckSession
from adjudge.rulebooks.riftbound.case_format import CARD, FIELD_FACT, POSITION
from adjudge.rulebooks.riftbound.case_match import MATCH, MATCH_FACTS, MatchSession
from adjudge.rulebooks.riftbound.case_names import PLACE_WORDS, SEATS, Names
from adjudge.rulebooks.riftbound.case_position import build, own_cards
from adjudge.rulebooks.riftbound.case_table import Table
from adjudge.rulebooks.riftbound.case_words import FACTS
from adjudge.rulebooks.riftbound.notation_run import Runner
from adjudge.rulebooks.riftbound.readings import CHOICES
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.text.case_schema import Fields, Many, Spec
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
        self._check_readings(case)
        state = build(self.rb, names, case.part("position"), case.seed, case.readings)
        names.lay_places(state)
        game = Game(self.rb, state, show_forced=not case.record)
        super().__init__(Runner(game, names, strict=case.strict))

    def _check_readings(self, case: Case) -> None:
        node = case.root.get("readings")
        for key, value in node.items() if node is not None else ():
            if key not in CHOICES:
                raise node.unknown_key(key, tuple(CHOICES)) if node is not None else KeyError(key)
            if value.text() not in CHOICES[key]:
                raise value.error(
                    f"unknown reading {value.shown('en')}",
                    f"알 수 없는 해석: {value.shown('ko')}",
                    CHOICES[key],
                )


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


def open_case(case: Case) -> Session | DeckSession | MatchSession:
    """Set a case up: a position, a match, or a deck to be judged.

    Raises:
        TextError: It can't be read.
        EngineFault: The engine broke.
    """
    if case.part("deck") is not None:
        return DeckSession(case)
    if case.part("match") is not None:
        return MatchSession(case)
    return Session(case)


def specs() -> dict[str, Spec]:
    """What this game adds to the schema of a case."""
    fact = Fields(
        "A fact.",
        {
            **FACTS.game,
            **FACTS.views,
            **MATCH_FACTS,
            **dict.fromkeys(SEATS, Fields("Facts of a player.", FACTS.player)),
            **dict.fromkeys(PLACE_WORDS, FIELD_FACT),
        },
        (),
        Fields("Facts of an object.", FACTS.object),
    )
    return {
        "position": POSITION,
        "cards": Many("Invented cards.", CARD, strict=True),
        "deck": DECK,
        "match": MATCH,
        "expect": Many("Facts of the position after the moves.", fact),
    }
