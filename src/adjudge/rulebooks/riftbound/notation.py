"""Options of Riftbound as text: what a form alone can't say, such as plays from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.game import Game
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.case_names import Names
from adjudge.rulekit import printer
from adjudge.rulekit.speech import pair_of

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_CLAUSES: Final = {"at": ("at", "장소"), "from": ("from", "출처"), "ability": ("ability", "스킬")}
_ORIGINS: Final = {"facedown": ("hidden", "숨겨짐"), "trash": ("trash", "폐기장")}


class Printer(printer.Printer):
    """Prints options of one game."""

    def special(self, state: State, decision: Decision, option: Option) -> str | None:
        """Plays from elsewhere, one of several abilities, what makes resources."""
        verb = option.verb
        if verb == "add":
            return self._said(self._adding(state, option), state, decision, option)
        if verb == "play":
            return self._said(verb, state, decision, option) + self._way(state, decision, option)
        if verb == "activate":
            mine = [o.arg for o in decision.options if o.verb == verb and o.obj == option.obj]
            told = self._said(verb, state, decision, option)
            return (
                told if len(mine) == 1 else told + self._clause("ability", mine.index(option.arg))
            )
        return None

    def _said(self, form: str, state: State, decision: Decision, option: Option) -> str:
        name = self.name(state, decision, option)
        return pair_of(self.speech.forms[form], self.lang).format(obj=name)

    def _clause(self, word: str, value: str | int) -> str:
        """A clause behind a line; numbers are told from 1."""
        told = value + 1 if isinstance(value, int) else value
        return f" {pair_of(_CLAUSES[word], self.lang)} {told}"

    def _origin(self, area: str) -> str:
        return self._clause("from", pair_of(_ORIGINS[area], self.lang))

    def joined(self, decision: Decision, option: Option, line: str, name: str) -> str | None:
        """Further units of a move join its line."""
        if decision.kind != "also move":
            return None
        if option.verb == "done":
            return line
        head, _, place = line.rpartition(" to ")
        return f"{head}, {name} to {place}"

    def _way(self, state: State, decision: Decision, option: Option) -> str:
        if option.word == "facedown":
            place = state.vars[f"place of:{state.objs[option.obj].zone}"]
            told = self.names.place_word(state, place, self.lang)
            return self._origin("facedown") + self._clause("at", told)
        if option.word and state.specs[state.objs[option.obj].zone].area != "trash":
            ways = [o.word for o in decision.options if o.verb == "play" and o.obj == option.obj]
            return self._clause("ability", ways.index(option.word)) if len(ways) > 1 else ""
        if option.word:
            number = option.word.lstrip(_LETTERS)
            ability = "" if number in ("", "0") else self._clause("ability", int(number))
            return self._origin("trash") + ability
        return ""

    def _adding(self, state: State, option: Option) -> str:
        """What is done for resources."""
        if "rune" not in chars_of(self.rb, state, option.obj).types:
            return "use"
        return "recycle" if option.word == "leaves" else "exhaust"


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
    return printer.record_text(Printer(_names(rb, start, names)), start, record)


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
