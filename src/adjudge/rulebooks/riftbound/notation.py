"""Every option of a Riftbound game as text, and a record of a game as lines of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.game import Game
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.case_names import SEATS, Names

_PLAIN: Final = {word: word for word in ("pass", "end turn", "yes", "no", "done", "pay one")}
_NAMED: Final = {
    "target": "choose",
    "pick": "choose",
    "set aside": "choose",
    "also": "choose",
    "order": "order",
}
_NUMBERED: Final = {
    "mode": "mode",
    "cost": "cost",
    "discount": "discount",
    "replace": "choose replacement",
}
_SETS: Final = frozenset(("target", "retarget", "pick", "mulligan"))
_PLACED: Final = {"move": "to", "hide": "at"}


class Printer:
    """Prints options of one game."""

    def __init__(self, names: Names, lang: str = "en") -> None:
        """Print with the names of a game; card names in `lang`."""
        self.names = names
        self.rb: Rulebook = names.rb
        self.lang = lang

    def option(self, state: State, decision: Decision, option: Option) -> str:
        """An option as a line of notation, with its player."""
        return f"{SEATS[decision.player]}: {self.body(state, decision, option)}"

    def body(self, state: State, decision: Decision, option: Option) -> str:
        """An option without its player."""
        verb = option.verb
        if verb in _PLAIN:
            return _PLAIN[verb]
        if verb in _NUMBERED:
            return f"{_NUMBERED[verb]} {option.arg + 1}"
        if verb in _NAMED:
            return f"{_NAMED[verb]} {self._name(state, decision, option)}"
        if verb in _PLACED:
            name = self._name(state, decision, option)
            return f"{verb} {name} {_PLACED[verb]} {self.names.place_word(state, option.arg)}"
        return self._value(state, decision, option)

    def _value(self, state: State, decision: Decision, option: Option) -> str:
        verb = option.verb
        if verb == "play":
            return f"play {self._name(state, decision, option)}{self._way(state, decision, option)}"
        if verb == "activate":
            return self._activate(state, decision, option)
        if verb == "add":
            return self._add(state, decision, option)
        if verb in ("assign", "amount"):
            if option.obj < 0:
                return f"amount {option.arg}"
            return f"assign {self._name(state, decision, option)} {option.arg}"
        return self._word(state, decision, option)

    def _word(self, state: State, decision: Decision, option: Option) -> str:
        verb = option.verb
        if verb == "place":
            return f"choose {self.names.place_word(state, option.obj)}"
        if verb == "player":
            return f"choose {SEATS[option.obj]}"
        if verb == "spend":
            return f"spend {option.word.replace(':', ' for ')}"
        if verb == "word":
            return f"name {option.word}"
        number = decision.options.index(option) if option in decision.options else option.arg
        return f"choose option {number + 1}"

    def _way(self, state: State, decision: Decision, option: Option) -> str:
        if option.word == "facedown":
            place = state.vars[f"place of:{state.objs[option.obj].zone}"]
            return f" from hidden at {self.names.place_word(state, place)}"
        if option.word and state.specs[state.objs[option.obj].zone].area != "trash":
            ways = [o.word for o in decision.options if o.verb == "play" and o.obj == option.obj]
            return f" ability {ways.index(option.word) + 1}" if len(ways) > 1 else ""
        if option.word:
            number = option.word.lstrip("abcdefghijklmnopqrstuvwxyz")
            return (
                " from trash" if number in ("", "0") else f" from trash ability {int(number) + 1}"
            )
        return ""

    def _activate(self, state: State, decision: Decision, option: Option) -> str:
        name = self._name(state, decision, option)
        mine = [o.arg for o in decision.options if o.verb == "activate" and o.obj == option.obj]
        if len(mine) == 1:
            return f"activate {name}"
        return f"activate {name} ability {mine.index(option.arg) + 1}"

    def _add(self, state: State, decision: Decision, option: Option) -> str:
        word = "recycle" if option.word == "leaves" else "exhaust"
        chars = chars_of(self.rb, state, option.obj)
        if "rune" not in chars.types:
            word = "use"
        return f"{word} {self._name(state, decision, option)}"

    # ------------------------------------------------------------------ names

    def _name(self, state: State, decision: Decision, option: Option) -> str:
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

    def called(self, state: State, decision: Decision, ident: int) -> str:
        """English name of what an option names, also of items not on the chain yet."""
        about = decision.about if isinstance(decision.about, list | tuple) else ()
        for part in about:
            if isinstance(part, Item) and part.id == ident:
                return part.name
        return self.names.called(state, ident)

    def card_name(self, name: str) -> str:
        """A card's name in the language of the printer."""
        card = self.rb.cards.get(name)
        return card.ko if card is not None and self.lang == "ko" and card.ko else name


def print_option(game: Game, option: Option, names: Names | None = None) -> str:
    """An option of the open decision as a line of move notation.

    >>> from adjudge.rulebooks.riftbound.api import new_game
    >>> game = new_game(decks=["jinx", "kaisa"], seed=7)
    >>> print_option(game, game.decision.options[-1])[3:]
    'done'
    """
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over")
    return Printer(_names(game.rb, game.state, names)).option(game.state, decision, option)


def record_text(
    rb: Rulebook, start: State, record: Sequence[Option], names: Names | None = None
) -> list[str]:
    """A record as lines of move notation.

    Args:
        rb: Rulebook.
        start: Position in which the record begins; it is not changed.
        record: Recorded choices.
        names: Names of the game; by default those of the position.
    """
    game = Game(rb, start.fork())
    printer = Printer(_names(rb, start, names))
    lines = _Lines()
    for option in record:
        if option.verb == "concede":
            lines.add(f"{SEATS[option.obj]}: concede")
            game.concede(option.obj)
            continue
        decision = game.decision
        if decision is None:
            break
        printer.names.lay_places(game.state)
        line = printer.option(game.state, decision, option)
        lines.choice(decision, option, line, printer.whole_name(game.state, option.obj))
        game.choose(option)
    return lines.told


class _Lines:
    """Lines of a record; what is chosen one by one stands in one line, as it would be written."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self._open: tuple[int, int, str, str] | None = None

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
        if decision.kind == "also move":
            if option.verb != "done":
                head, _, place = self.told[-1].rpartition(" to ")
                self.told[-1] = f"{head}, {name} to {place}"
        elif decision.kind not in _SETS:
            self.add(line)
        elif self._open == key:
            if option.verb != "done":
                self.told[-1] += f", {name}"
        else:
            what = "none" if option.verb == "done" else name
            self.add(f"{line[:3]}choose {what}")
            self._open = key


def _names(rb: Rulebook, state: State, names: Names | None) -> Names:
    if names is None:
        names = Names(rb)
    names.lay_places(state)
    return names


def keyword_of(rb: Rulebook, state: State, ident: int, index: int) -> str:
    """Keyword of an activated ability ("Equip", "Empower"); empty for none."""
    abilities = chars_of(rb, state, ident).abilities
    if not 0 <= index < len(abilities):
        return ""
    ability = abilities[index].ability
    return ability.keyword if isinstance(ability, v.Activated) else ""
