"""Riftbound's side of a case: a session in which its moves are played and its facts checked."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from adjudge.core.codec import fingerprint
from adjudge.core.errors import Refusal
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulebooks.riftbound import cards
from adjudge.rulebooks.riftbound.case_decks import DECK, DeckSession
from adjudge.rulebooks.riftbound.case_facts import Facts
from adjudge.rulebooks.riftbound.case_format import (
    CARD,
    FIELD_FACT,
    OBJECT_FACT,
    PLAYER_FACT,
    POSITION,
    WORDS_FACT,
)
from adjudge.rulebooks.riftbound.case_miss import Miss
from adjudge.rulebooks.riftbound.case_names import PLACE_WORDS, SEATS, Names
from adjudge.rulebooks.riftbound.case_position import build, own_cards
from adjudge.rulebooks.riftbound.case_views import VIEW_FACTS
from adjudge.rulebooks.riftbound.notation_run import Runner, why_not
from adjudge.rulebooks.riftbound.notation_values import Refused
from adjudge.rulebooks.riftbound.notation_words import SILENT
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rulebook_index import gist
from adjudge.rulebooks.riftbound.trace_text import phrase
from adjudge.text.case_schema import Fields, Many, Spec
from adjudge.text.cases import Case
from adjudge.text.notation import MoveError
from adjudge.text.yamlpos import Node

NAME: Final = "riftbound"
EDITION: Final = "RB-CR@1.4"
EDITIONS: Final = (EDITION,)
READINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "combat focus": ("keeps", "attacker"),
    "adds": ("always",),
}
"""Readings of the rules that a case may ask for, with their values."""


class Session:
    """One case while it is judged.

    Attributes:
        case: The case.
        runner: Plays its moves.
        facts: Checks its facts.
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
        self.runner = Runner(game, names, strict=case.strict)
        self.facts = Facts(self.runner)

    def _check_readings(self, case: Case) -> None:
        node = case.root.get("readings")
        for key, value in node.items() if node is not None else ():
            if key not in READINGS:
                raise node.unknown_key(key, tuple(READINGS)) if node is not None else KeyError(key)
            if value.text() not in READINGS[key]:
                raise value.error(
                    f"unknown reading {value.shown('en')}",
                    f"알 수 없는 해석: {value.shown('ko')}",
                    READINGS[key],
                )

    # ------------------------------------------------------------------ moves

    def play(self, node: Node) -> Refusal | None:
        """Play a move; the refusal where the rules do not allow it.

        Raises:
            TextError: The move can't be read, names nothing, or leaves a choice open.
            EngineFault: The engine broke.
        """
        self.runner.names.lay_places(self.state)
        try:
            self.runner.play(node.text())
        except Refused as error:
            return error.refusal
        except MoveError as error:
            raise _at(node, error) from None
        return None

    def why_not(self, node: Node) -> Refusal | None:
        """Why a move is refused; None where it is possible. Nothing changes.

        Raises:
            TextError: The move can't be read.
        """
        return self.why_not_text(node.text(), node)

    def why_not_text(self, text: str, node: Node) -> Refusal | None:
        """The same for a line that does not stand in the file."""
        self.runner.names.lay_places(self.state)
        try:
            return why_not(self.runner, text)
        except MoveError as error:
            raise _at(node, error) from None

    def look(self, facts: Iterable[Node], node: Node, *, last: bool) -> None:
        """Take what facts do not speak of before they are looked at.

        A fact about the open choice leaves it open; only silent choices before it are taken.

        Args:
            facts: The facts.
            node: Where to point to when a choice has no default.
            last: Whether the moves are over.

        Raises:
            TextError: A choice is open that has no default.
        """
        asked = [n.value["choice"] for n in facts if n.kind == "map" and "choice" in n.value]
        kinds = [n.get("kind") for n in asked if n.kind == "map"]
        try:
            if not asked:
                (self.runner.finish if last else self.runner.resume)()
            elif not any(k is not None and k.value in SILENT for k in kinds):
                self.runner.quiet()
        except MoveError as error:
            raise _at(node, error) from None

    # ------------------------------------------------------------------ facts

    def check_form(self, node: Node) -> None:
        """Raise a `TextError` where a fact can't be read."""
        self.facts.check_form(node)

    def misses(self, node: Node) -> list[Miss]:
        """What a fact says and is not so."""
        self.runner.names.lay_places(self.state)
        return self.facts.misses(node)

    # ------------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The position."""
        return self.runner.game.state

    @property
    def fingerprint(self) -> str:
        """A checksum of the position."""
        return fingerprint(self.state)

    @property
    def trace(self) -> list[Entry]:
        """What happened so far."""
        trace = self.state.trace
        return trace.entries if trace is not None else []

    def phrase(self, entry: Entry, lang: str) -> str:
        """A line of the trace in a language."""
        return phrase(self.rb, self.state, entry, lang)

    def gist(self, rule: str, lang: str) -> str | None:
        """What a rule says, in our own words."""
        return gist(rule, "ko" if lang == "ko" else "en")


def _at(node: Node, error: MoveError) -> Exception:
    return node.error(error.en, error.ko, error.expected, error.nearest, error.offset)


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


def open_case(case: Case) -> Session | DeckSession:
    """Set a case up: a game, or a deck to be judged.

    Raises:
        TextError: It can't be read.
        EngineFault: The engine broke.
    """
    if case.part("deck") is not None:
        return DeckSession(case)
    return Session(case)


def specs() -> dict[str, Spec]:
    """What this game adds to the schema of a case."""
    fact = Fields(
        "A fact.",
        {
            **WORDS_FACT,
            **VIEW_FACTS,
            **dict.fromkeys(SEATS, PLAYER_FACT),
            **dict.fromkeys(PLACE_WORDS, FIELD_FACT),
        },
        (),
        OBJECT_FACT,
    )
    return {
        "position": POSITION,
        "cards": Many("Invented cards.", CARD, strict=True),
        "deck": DECK,
        "expect": Many("Facts of the position after the moves.", fact),
    }
