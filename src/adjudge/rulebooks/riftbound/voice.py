"""How Riftbound speaks: notation, trace, the start of a case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Refusal
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulebooks.riftbound.case_names import Names
from adjudge.rulebooks.riftbound.case_start import case_start
from adjudge.rulebooks.riftbound.notation import Printer, record_text
from adjudge.rulebooks.riftbound.notation_run import Runner, why_not
from adjudge.rulebooks.riftbound.trace_text import phrase
from adjudge.rulekit.values import Refused
from adjudge.rulekit.voice import Viewer, Voice


class RiftboundVoice(Voice):
    """The words of Riftbound."""

    def names(self, rb: Rulebook) -> Names:
        """What words name in a new game."""
        return Names(rb)

    def copy_names(self, names: Names) -> Names:
        """Names that can be changed without changing the given ones."""
        copied = copy(names)
        copied.aliases = dict(names.aliases)
        return copied

    def option(
        self, names: Names, state: State, decision: Decision, option: Option, lang: str
    ) -> str:
        """An option of an open decision as a line of notation."""
        names.lay_places(state)
        return Printer(names, lang).option(state, decision, option)

    def play(self, game: Game, names: Names, text: str) -> Refusal | None:
        """Play a line of notation; why not, where it is refused."""
        names.lay_places(game.state)
        try:
            Runner(game, names).play(text)
        except Refused as error:
            return error.refusal
        return None

    def why_not(self, game: Game, names: Names, text: str) -> Refusal | None:
        """Why a line is refused; None where it is possible."""
        names.lay_places(game.state)
        return why_not(Runner(game, names), text)

    def phrase(
        self, rb: Rulebook, state: State, entry: Entry, lang: str, viewer: Viewer = ()
    ) -> str:
        """An entry of the trace as a sentence."""
        return phrase(rb, state, entry, lang, viewer)

    def record(self, rb: Rulebook, start: State, record: Sequence[Option]) -> list[str]:
        """A record from a first position on as lines of notation."""
        return record_text(rb, start, record, Names(rb))

    def case_start(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up of a game as the `start` of a case's position."""
        return case_start(setup)


VOICE: Final = RiftboundVoice()
