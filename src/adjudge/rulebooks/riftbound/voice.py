"""How Riftbound speaks: notation, trace, the start of a case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from adjudge.core.rulebook import Rulebook
from adjudge.rulebooks.riftbound.case_names import Names
from adjudge.rulebooks.riftbound.case_start import case_start
from adjudge.rulebooks.riftbound.notation import Printer
from adjudge.rulebooks.riftbound.notation_run import Runner
from adjudge.rulebooks.riftbound.notation_words import SPEECH
from adjudge.rulebooks.riftbound.trace_text import WORDS, Teller
from adjudge.rulekit import printer, runner, trace_text
from adjudge.rulekit.speech import Speech
from adjudge.rulekit.spoken import SpokenVoice
from adjudge.rulekit.trace_text import TraceWords


class RiftboundVoice(SpokenVoice):
    """The words of Riftbound."""

    speech: ClassVar[Speech] = SPEECH
    templates: ClassVar[TraceWords] = WORDS
    printer: ClassVar[type[printer.Printer]] = Printer
    runner: ClassVar[type[runner.Runner]] = Runner
    teller: ClassVar[type[trace_text.Teller]] = Teller

    def names(self, rb: Rulebook) -> Names:
        """What words name in a new game."""
        return Names(rb)

    def case_start(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up of a game as the `start` of a case's position."""
        return case_start(setup)


VOICE: Final = RiftboundVoice()
