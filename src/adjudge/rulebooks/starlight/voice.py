"""How Starlight speaks: its trace in words, and what no form of notation can say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, TypeAlias

from adjudge.core.decisions import Decision, Option
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.starlight.case_words import SPEECH, TOLD
from adjudge.rulebooks.starlight.decks import plain
from adjudge.rulekit import matcher, names, printer, runner, trace_text
from adjudge.rulekit.speech import Speech
from adjudge.rulekit.spoken import SpokenVoice
from adjudge.rulekit.trace_text import TraceWords
from adjudge.text.notation import Item, Line

FACE_DOWN: Final = ("face down", "뒷면 자원", "뒷면")
Value: TypeAlias = Any  # what a trace entry holds


class Names(names.Names):
    """Names of one game; those of cards may be written without blanks."""

    def __init__(self, rb: Rulebook) -> None:
        """Know the cards of a rulebook."""
        super().__init__(rb, SPEECH)
        self._plain = {
            plain(name): card.name for card in rb.cards.values() for name in (card.name, card.ko)
        }

    def other_spelling(self, text: str) -> str | None:
        """The seed writes some names without the blank that others put in."""
        return self._plain.get(plain(text))


class Printer(printer.Printer):
    """Prints options; of several abilities of one card it tells which."""

    def special(self, state: State, decision: Decision, option: Option) -> str | None:
        """An ability among several that its card offers; a resource that lies face down."""
        if option.verb == "act" and option.obj < 0:
            return "뒷면 자원 액트" if self.lang == "ko" else "act face down"
        if option.verb != "activate":
            return None
        alike = [o for o in decision.options if o.verb == "activate" and o.obj == option.obj]
        if len(alike) < 2:  # noqa: PLR2004 - one needs no number
            return None
        name = self.name(state, decision, option)
        number = alike.index(option) + 1
        return f"{name} 사용 능력 {number}" if self.lang == "ko" else f"use {name} ability {number}"


class Matcher(matcher.Matcher):
    """Finds options; any resource that lies face down stands for the others."""

    def makes(self, state: State, option: Option, verb: str, item: Item) -> bool:
        """Whether an option uses what a line names to pay."""
        if option.obj < 0:
            return is_face_down(self.names, state, item)
        return super().makes(state, option, verb, item)


class Runner(runner.Runner):
    """Plays lines of notation."""

    def make_matcher(self) -> Matcher:
        """Starlight's."""
        return Matcher(self.names, self.printer)

    def offered(self, decision: Decision, line: Line) -> list[Option]:
        """Options of the window that a line may mean."""
        if line.verb == "act" and is_face_down(self.names, self.game.state, line.items[0]):
            return [o for o in decision.options if o.verb == "act" and o.obj < 0]
        return super().offered(decision, line)

    def make_printer(self) -> Printer:
        """Starlight's."""
        return Printer(self.names)


def is_face_down(known: names.Names, state: State, item: Item) -> bool:
    """Whether a value names a resource that lies face down, or any of them."""
    if item.text in FACE_DOWN:
        return True
    found = known.find(state, item.text)
    return any(i in state.objs and state.objs[i].facedown for i in found[:1])


class Teller(trace_text.Teller):
    """Turns one entry into words."""

    def more(self, found: Mapping[str, str]) -> Mapping[str, str]:
        """The price of a use."""
        del found
        return {"price": self._price()} if self.kind == "cost" else {}

    def name(self, value: Value) -> str:
        """A name; a resource that lies face down has none that all may read."""
        if value == "":
            return "뒷면 자원" if self.ko else "a face-down resource"
        return super().name(value)

    def _price(self) -> str:
        amount = self.data.get("amount", 0)
        words = self.words.words["light"]
        colours = [(words[colour][self.ko], count) for colour, count in self.data["colours"]]
        if self.ko:
            told = f"라이트 {amount}"
            inner = ", ".join(f"{word} {count}" for word, count in colours)
            return f"{told}(그중 {inner})" if inner else told
        told = f"{amount} light{'' if amount == 1 else 's'}"
        inner = ", ".join(f"{count} {word}" for word, count in colours)
        return f"{told}, {inner} among them" if inner else told


class StarlightVoice(SpokenVoice):
    """The words of Starlight."""

    speech: ClassVar[Speech] = SPEECH
    templates: ClassVar[TraceWords] = TOLD
    printer: ClassVar[type[printer.Printer]] = Printer
    runner: ClassVar[type[runner.Runner]] = Runner
    teller: ClassVar[type[trace_text.Teller]] = Teller

    def names(self, rb: Rulebook) -> Names:
        """What words name in a new game."""
        return Names(rb)


VOICE: Final = StarlightVoice()
