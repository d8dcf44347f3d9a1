"""Every option of a game as a line of notation, and a record of a game as lines of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adjudge.core.decisions import Decision, Option
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulekit.names import SEATS, Names
from adjudge.rulekit.speech import How, pair_of


class Printer:
    """Prints options of one game; a rulebook overrides `special` for what no form can say.

    Attributes:
        names: The names of the game.
        lang: Language of card names and verbs.
    """

    def __init__(self, names: Names, lang: str = "en") -> None:
        """Print with the names of a game; card names in `lang`."""
        self.names = names
        self.rb: Rulebook = names.rb
        self.speech = names.speech
        self.lang = lang

    def option(self, state: State, decision: Decision, option: Option) -> str:
        """An option as a line of notation, with its player."""
        return f"{SEATS[decision.player]}: {self.body(state, decision, option)}"

    def body(self, state: State, decision: Decision, option: Option) -> str:
        """An option without its player."""
        told = self.special(state, decision, option)
        if told is not None:
            return told
        form = self.speech.forms.get(_SHARES.get((option.verb, option.obj >= 0), option.verb))
        if form is None:
            number = decision.options.index(option) if option in decision.options else option.arg
            form = self.speech.forms.get("option", _OPTION)
            return pair_of(form, self.lang).format(number=number + 1)
        told = pair_of(form, self.lang)
        line = told.format_map(_Parts(self, state, decision, option))
        return line + self._which(told, decision, option)

    def _which(self, form: str, decision: Decision, option: Option) -> str:
        """Which of several things that one object offers, where the form does not say it."""
        if option.obj < 0 or "{word}" in form or any(part in form for part in _NUMBERS):
            return ""
        same = [o for o in decision.options if (o.verb, o.obj) == (option.verb, option.obj)]
        if len(same) == 1 or option not in same:
            return ""
        return f" {pair_of(_ABILITY, self.lang)} {same.index(option) + 1}"

    def special(self, state: State, decision: Decision, option: Option) -> str | None:
        """An option that the rulebook writes itself; None where its form is enough."""
        del state, decision, option
        return None

    def joined(self, decision: Decision, option: Option, line: str, name: str) -> str | None:
        """The line before with this choice in it, where it goes on with that line's action.

        Args:
            decision: What is asked.
            option: What is chosen.
            line: The line before.
            name: The object that is chosen, as it can stand beside any other.
        """
        del decision, option, line, name
        return None

    # ------------------------------------------------------------------ names

    def name(self, state: State, decision: Decision, option: Option) -> str:
        """The shortest name that means this option and no other of its verb."""
        alias = self.names.alias_of(state, option.obj)
        if alias:
            return alias
        name = self.card_name(self.called(state, decision, option.obj))
        rivals = {
            o.obj
            for o in decision.options
            if o.verb == option.verb
            and o.obj != option.obj
            and self.card_name(self.called(state, decision, o.obj)) == name
        }
        return f"{name} #{option.obj}" if rivals else name

    def whole_name(self, state: State, ident: int) -> str:
        """A name that means an object and no other in the game, whatever is offered."""
        alias = self.names.alias_of(state, ident)
        if alias:
            return alias
        called = self.names.called(state, ident)
        alike = self.names.find(state, called) if called else []
        name = self.card_name(called)
        return name if len(alike) == 1 else f"{name} #{ident}"

    def value(self, state: State, decision: Decision, option: Option) -> str:
        """What an option names, as it can stand in a list of them."""
        if option.verb == "player":
            return SEATS[option.obj]
        if option.verb == "place":
            return self.names.place_word(state, option.obj, self.lang)
        if self.speech.kind(decision.kind).how is How.PAIRS and option.arg >= 0:
            name = self.whole_name(state, option.obj)
            return f"{name} -> {self.whole_name(state, option.arg)}"
        return self.whole_name(state, option.obj)

    def called(self, state: State, decision: Decision, ident: int) -> str:
        """English name of what an option names, also of items not on the chain yet."""
        about = decision.about if isinstance(decision.about, list | tuple) else ()
        for part in about:
            if isinstance(part, Item) and part.id == ident:
                return part.name
        return self.names.called(state, ident)

    def card_name(self, name: str) -> str:
        """A card's name in the language of the printer."""
        return self.names.card_name(name, self.lang)


_SHARES: Final = {("amount", True): "assign", ("assign", False): "amount"}
"""An amount for an object is a share of it, a share for none an amount."""
_ABILITY: Final = ("ability", "능력")
_NUMBERS: Final = ("{arg}", "{number}", "{place}", "{other}")
_OPTION: Final = ("choose option {number}", "선택지 {number} 선택")


class _Parts(dict[str, str]):
    """The parts that a form may name, made when it does."""

    def __init__(self, printer: Printer, state: State, decision: Decision, option: Option) -> None:
        super().__init__()
        self.printer = printer
        self.state = state
        self.decision = decision
        self.option = option

    def __missing__(self, key: str) -> str:
        option, names = self.option, self.printer.names
        lang = self.printer.lang
        if key == "obj":
            return self.printer.name(self.state, self.decision, option)
        if key == "place":
            return names.place_word(self.state, option.arg, lang)
        if key == "here":
            return names.place_word(self.state, option.obj, lang)
        if key == "other":
            return self.printer.whole_name(self.state, option.arg)
        if key == "player":
            return SEATS[option.obj]
        if key == "arg":
            return str(option.arg)
        if key == "number":
            return str(option.arg + 1)
        if key == "word":
            return option.word.replace(":", " for ")
        raise KeyError(key)


def record_text(printer: Printer, start: State, record: Sequence[Option]) -> list[str]:
    """A record as lines of move notation.

    Args:
        printer: Prints with the names of the game.
        start: Position in which the record begins; it is not changed.
        record: Recorded choices.
    """
    game = Game(printer.rb, start.fork())
    lines = _Lines(printer)
    for option in record:
        if option.verb == "concede":
            lines.add(f"{SEATS[option.obj]}: {pair_of(_CONCEDE, printer.lang)}")
            game.concede(option.obj)
            continue
        decision = game.decision
        if decision is None:
            break
        printer.names.lay_places(game.state)
        line = printer.option(game.state, decision, option)
        lines.choice(decision, option, line, printer.value(game.state, decision, option))
        game.choose(option)
    return lines.told


_CONCEDE: Final = ("concede", "항복")
_CHOOSE: Final = ("choose {names}", "{names} 선택")
_NONE: Final = ("none", "없음")


class _Lines:
    """Lines of a record; what is chosen one by one stands in one line, as it would be written."""

    def __init__(self, printer: Printer) -> None:
        self.told: list[str] = []
        self._printer = printer
        self._open: tuple[int, int, str, str] | None = None
        self._names: list[str] = []

    def add(self, line: str) -> None:
        self.told.append(line)
        self._open = None

    def choice(self, decision: Decision, option: Option, line: str, name: str) -> None:
        """A choice; one that goes on with a set joins the line before.

        Args:
            decision: What is asked.
            option: What is chosen.
            line: The choice as a line of its own.
            name: The object it names, as it can stand beside any other.
        """
        key = (decision.player, decision.item, decision.kind, decision.label)
        joined = self._printer.joined(decision, option, self.told[-1] if self.told else "", name)
        if joined is not None:
            self.told[-1] = joined
        elif self._printer.speech.kind(decision.kind).how not in (How.SET, How.PAIRS):
            self.add(line)
        else:
            if self._open != key:
                self._open, self._names = key, []
                self.told.append("")
            if option.obj >= 0:
                self._names.append(name)
            lang = self._printer.lang
            names = ", ".join(self._names) or pair_of(_NONE, lang)
            form = self._printer.speech.forms.get(f"set {decision.kind}", _CHOOSE)
            self.told[-1] = f"{line[:3]}{pair_of(form, lang).format(names=names)}"
