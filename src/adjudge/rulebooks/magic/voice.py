"""How Magic speaks: notation and trace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.state import State
from adjudge.rulebooks.magic.speech import SPEECH
from adjudge.rulebooks.magic.trace_words import WORDS
from adjudge.rulekit import matcher, printer, runner, trace_text
from adjudge.rulekit.speech import Speech, pair_of
from adjudge.rulekit.spoken import SpokenVoice
from adjudge.rulekit.trace_text import TraceWords
from adjudge.rulekit.values import Values
from adjudge.text.errors import nearest_words
from adjudge.text.notation import Line, MoveError

_WAYS: Final = {
    "morph": "morph",
    "facedown": "morph",
    "face down": "morph",
    "뒤집어": "morph",
    "flashback": "flashback",
}


class Printer(printer.Printer):
    """Prints what no form can say: blocks, and ways to play a card."""

    def special(self, state: State, decision: Decision, option: Option) -> str | None:
        """A block names two creatures; a way to play a card stands behind it."""
        ko = self.lang == "ko"
        if option.verb == "block":
            blocker = self.name(state, decision, option)
            attacker = self.whole_name(state, option.arg)
            return f"{blocker} 방어 -> {attacker}" if ko else f"block {blocker} -> {attacker}"
        if option.verb == "play" and option.word in _WAYS:
            name = self.name(state, decision, option)
            return f"{name} 사용 with {option.word}" if ko else f"play {name} with {option.word}"
        if option.verb == "mana" and option.word:
            units = self.mana_for(decision, option)
            if units:
                name = self.name(state, decision, option)
                return f"{name} 탭 색 {units}" if ko else f"tap {name} for {units}"
        if option.verb == "activate":
            same = [o for o in decision.options if o.verb == "activate" and o.obj == option.obj]
            if len(same) > 1:
                name = self.name(state, decision, option)
                number = same.index(option) + 1
                return (
                    f"{name} 발동 ability {number}" if ko else f"activate {name} ability {number}"
                )
        return None

    def mana_for(self, decision: Decision, option: Option) -> str:
        """The mana that an option makes, where one object makes this or that; empty elsewhere."""
        same = [o.word for o in decision.options if (o.verb, o.obj) == ("mana", option.obj)]
        if len(same) < 2 or len(set(same)) < len(same):  # noqa: PLR2004 - one of several
            return ""
        ko = self.lang == "ko"
        units = [unit.partition(":")[0] for unit in option.word.split(",")]
        return "+".join(pair_of(self.speech.words[u], self.lang) if ko else u for u in units)


def makes(option: Option, told: str) -> bool:
    """Whether a mana ability makes the mana that a line tells: "blue", "green+green"."""
    units = [unit.partition(":")[0] for unit in option.word.split(",")]
    wanted = [word.strip().casefold() for word in told.split("+")]
    return len(units) == len(wanted) and all(
        word in (unit, *SPEECH.words[unit]) for unit, word in zip(units, wanted, strict=True)
    )


def told_mana(values: Values, options: list[Option]) -> list[Option]:
    """The mana abilities among options that a line means, and its words about them struck.

    Raises:
        MoveError: The line names no mana.
    """
    item = values.take("for")
    if item is None:
        return options
    known = [word for unit, words in SPEECH.words.items() for word in (unit, *words)]
    for word in item.text.split("+"):
        if word.strip().casefold() not in known:
            raise MoveError(
                f'"{item.text}" is no mana',
                f'마나가 아닙니다: "{item.text}"',
                tuple(SPEECH.words),
                nearest_words(word, known),
                item.offset,
            )
    return [o for o in options if o.verb == "mana" and makes(o, item.text)]


class Matcher(matcher.Matcher):
    """Reads whether a hand is kept, and whether something is tapped or untapped."""

    def which(
        self, state: State, decision: Decision, values: Values, found: list[Option]
    ) -> list[Option]:
        """Of the ways to make mana that an object has the one whose mana the line tells."""
        left = told_mana(values, found)
        if not left:
            raise self.refused(state, decision, Option("mana", found[0].obj, word="?"))
        return left

    def own(self, state: State, decision: Decision, values: Values) -> Option | None:
        """`tap`, `untap`, `keep`."""
        del state
        verb = values.line.verb
        for option in decision.options:
            if option.verb == verb and not values.items:
                return option
        if decision.kind == "tap or untap" and values.items:
            word = values.items[0].text
            for option in decision.options:
                if option.verb == word:
                    values.items.pop(0)
                    return option
        return None


class Runner(runner.Runner):
    """Plays lines; `with morph` and the like name how a card is played."""

    def make_printer(self) -> Printer:
        """What shows options."""
        return Printer(self.names)

    def make_matcher(self) -> Matcher:
        """What finds options."""
        return Matcher(self.names, self.printer)

    def offered(self, decision: Decision, line: Line) -> list[Option]:
        """Options that a line may mean, in the way that it names."""
        found = super().offered(decision, line)
        if line.verb == "mana":
            return told_mana(Values(line, answers=False), found)
        if line.verb != "play":
            return found
        way = self._way(line)
        if way:
            return [o for o in found if o.word == way]
        return [o for o in found if not o.word] or found

    def _way(self, line: Line) -> str:
        for item in line.clauses.get("with", ()):
            if item.text in _WAYS:
                return _WAYS[item.text]
        return ""

    def used_by(self, player: int, option: Option, values: Values) -> None:
        """Strike the way, and what the action itself has used."""
        values.clauses.pop("for", None)
        told = values.clauses.get("with", [])
        kept = [item for item in told if item.text not in _WAYS]
        if told:
            values.clauses["with"] = kept
        super().used_by(player, option, values)


class MagicVoice(SpokenVoice):
    """The words of Magic."""

    speech: ClassVar[Speech] = SPEECH
    templates: ClassVar[TraceWords] = WORDS
    printer: ClassVar[type[printer.Printer]] = Printer
    runner: ClassVar[type[runner.Runner]] = Runner
    teller: ClassVar[type[trace_text.Teller]] = trace_text.Teller


VOICE: Final = MagicVoice()
AREAS: Final[Mapping[str, tuple[str, str]]] = SPEECH.areas
