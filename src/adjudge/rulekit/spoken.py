"""A voice made of the tables of a game: its speech and the templates of its trace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, ClassVar

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Refusal
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulekit.names import Names
from adjudge.rulekit.printer import Printer, record_text
from adjudge.rulekit.runner import Runner, why_not
from adjudge.rulekit.speech import SEATS, Speech
from adjudge.rulekit.trace_text import Teller, TraceWords
from adjudge.rulekit.values import Refused
from adjudge.rulekit.voice import Viewer, Voice


class SpokenVoice(Voice):
    """The words of a game out of its tables; what a table can't say, the classes of a game do.

    Attributes:
        speech: Words of moves and choices.
        templates: Words of the trace.
        printer: Prints options.
        runner: Plays lines.
        teller: Tells entries of the trace.
    """

    speech: ClassVar[Speech] = Speech()
    templates: ClassVar[TraceWords] = TraceWords({})
    printer: ClassVar[type[Printer]] = Printer
    runner: ClassVar[type[Runner]] = Runner
    teller: ClassVar[type[Teller]] = Teller

    def names(self, rb: Rulebook) -> Names:
        """What words name in a new game."""
        return Names(rb, self.speech)

    def copy_names(self, names: Names) -> Names:
        """Names that can be changed without changing the given ones."""
        copied = copy(names)
        copied.aliases = dict(names.aliases)
        copied.places = dict(names.places)
        return copied

    def option(
        self, names: Names, state: State, decision: Decision, option: Option, lang: str
    ) -> str:
        """An option of an open decision as a line of notation."""
        names.lay_places(state)
        return self.printer(names, lang).option(state, decision, option)

    def play(self, game: Game, names: Names, text: str) -> Refusal | None:
        """Play a line of notation; why not, where it is refused."""
        names.lay_places(game.state)
        try:
            self.runner(game, names).play(text)
        except Refused as error:
            return error.refusal
        return None

    def why_not(self, game: Game, names: Names, text: str) -> Refusal | None:
        """Why a line is refused; None where it is possible."""
        names.lay_places(game.state)
        return why_not(self.runner(game, names), text)

    def phrase(
        self, rb: Rulebook, state: State, entry: Entry, lang: str, viewer: Viewer = ()
    ) -> str:
        """An entry of the trace as a sentence."""
        return self.teller(self.templates, rb, state, entry, lang).sentence(viewer)

    def record(self, rb: Rulebook, start: State, record: Sequence[Option]) -> list[str]:
        """A record from a first position on as lines of notation."""
        names = self.names(rb)
        names.lay_places(start)
        return record_text(self.printer(names), start, record)

    def case_start(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """What each seat brings by its letter, then the options of the set-up that are set."""
        decks = dict(zip(SEATS, setup["decks"], strict=False))
        rest = {key: value for key, value in setup.items() if key not in ("decks", "seed", "note")}
        return {**decks, **{key: value for key, value in rest.items() if value not in (None, "")}}
