"""How Metaversus Wish speaks: notation, trace, the start of a case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Refusal
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulebooks.metaversus.cases import TRACE
from adjudge.rulebooks.metaversus.notation import Names, Printer, Runner
from adjudge.rulebooks.metaversus.rules.setup import VARIANTS
from adjudge.rulebooks.metaversus.seats import Seat
from adjudge.rulekit.printer import record_text
from adjudge.rulekit.runner import why_not
from adjudge.rulekit.trace_text import Teller
from adjudge.rulekit.values import Refused
from adjudge.rulekit.voice import Viewer, Voice


class MetaversusVoice(Voice):
    """The words of Metaversus Wish."""

    def names(self, rb: Rulebook) -> Names:
        """What words name in a new game."""
        return Names(rb)

    def copy_names(self, names: Names) -> Names:
        """Names that can be changed without changing the given ones."""
        return names.copied()

    def option(
        self, names: Names, state: State, decision: Decision, option: Option, lang: str
    ) -> str:
        """An option of an open decision as a line of notation."""
        return Printer(names, lang).option(state, decision, option)

    def play(self, game: Game, names: Names, text: str) -> Refusal | None:
        """Play a line of notation; why not, where it is refused."""
        try:
            Runner(game, names).play(text)
        except Refused as error:
            return error.refusal
        return None

    def why_not(self, game: Game, names: Names, text: str) -> Refusal | None:
        """Why a line is refused; None where it is possible."""
        return why_not(Runner(game, names), text)

    def phrase(
        self, rb: Rulebook, state: State, entry: Entry, lang: str, viewer: Viewer = ()
    ) -> str:
        """An entry of the trace as a sentence."""
        return Teller(TRACE, rb, state, entry, lang).sentence(viewer)

    def record(self, rb: Rulebook, start: State, record: Sequence[Option]) -> list[str]:
        """A record from a first position on as lines of notation."""
        return record_text(Printer(Names(rb)), start, record)

    def case_start(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up of a game as the `start` of a case's position."""
        told: dict[str, Any] = {}
        if setup.get("variant"):
            told["variant"] = setup["variant"]
        if setup.get("first") is not None:
            told["first"] = "AB"[setup["first"]]
        for seat, deck in zip("AB", setup["decks"], strict=True):
            read = deck if isinstance(deck, Seat) else _seat(str(deck))
            if read.pack:
                told[seat] = {"pack": read.pack, "new": True} if read.new else read.pack
            else:
                told.setdefault("variant", read.variant)
        return told


def _seat(word: str) -> Seat:
    """A seat as it was written down: a name, or the lines that were printed of it."""
    if ":" not in word:
        return Seat(variant=word) if word in VARIANTS else Seat(pack=word)
    found = {key: value.strip() for key, _, value in (w.partition(":") for w in word.splitlines())}
    return Seat(found.get("pack", ""), found.get("choose", VARIANTS[0]), "new" in found)


VOICE: Final = MetaversusVoice()
