"""Moves of Metaversus Wish as lines: cards boosted by "+", skills by their names."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Final

from adjudge.core.decisions import DONE, Decision, Option
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules.laying import PLUS
from adjudge.rulebooks.metaversus.rules.table import character, zone
from adjudge.rulebooks.metaversus.speech import SPEECH
from adjudge.rulekit.names import Names as CommonNames
from adjudge.rulekit.printer import Printer as CommonPrinter
from adjudge.rulekit.runner import Runner as CommonRunner
from adjudge.text.errors import nearest_words
from adjudge.text.notation import Item, Line, MoveError

_WITHOUT_NAME: Final = ("wish", "next", "rebuild")


class Names(CommonNames):
    """Names of cards, and of skills."""

    def __init__(self, rb: Rulebook) -> None:
        """Know the cards and skills of a rulebook."""
        super().__init__(rb, SPEECH)
        assert isinstance(rb, Known)
        self.skills: dict[str, list[tuple[str, int]]] = {}
        for card in rb.cards.values():  # also what can't be boosted can be asked for
            for word in (card.name, card.ko):
                if word and not word.endswith(PLUS):
                    self.index.add(f"{word}{PLUS}")
        for key, words in rb.skill_names.items():
            for word in dict.fromkeys(words):
                self.skills.setdefault(word.casefold(), []).append(key)
                self.index.add(word)

    def copied(self) -> Names:
        """Names that can be changed without changing these."""
        found = copy(self)
        found.aliases = dict(self.aliases)
        return found


class Printer(CommonPrinter):
    """Shows boosted cards with "+" and skills by their names."""

    def special(self, state: State, decision: Decision, option: Option) -> str | None:
        """An option that no form can say."""
        ko = self.lang == "ko"
        if option.verb == "lay" and option.word == PLUS:
            name = f"{self.name(state, decision, replace_word(option))}{PLUS}"
            return f"{name} 내기" if ko else f"lay {name}"
        if option.verb == "skill":
            rb = self.rb
            assert isinstance(rb, Known)
            obj = state.objs.get(option.obj)
            name = obj.name if obj is not None else ""
            word = rb.skill_names.get((name, option.arg), ("?", "?"))[ko]
            return f"{word} 시전" if ko else f"cast {word}"
        return None


def replace_word(option: Option) -> Option:
    """The same option without its word."""
    return Option(option.verb, option.obj, option.arg)


class Runner(CommonRunner):
    """Plays lines of Metaversus Wish."""

    names: Names
    refuses_open = True

    def make_printer(self) -> Printer:
        """One that knows boosts and skills."""
        return Printer(self.names)

    # ------------------------------------------------------------------ what a line means

    def begins(self, player: int, line: Line) -> bool:
        """Bans and market choices answer a question of the set-up."""
        decision = self.game.decision
        if line.verb in ("ban", "stall") and decision is not None:
            kinds = {"ban": "ban", "stall": "choose market"}
            if decision.kind == kinds[line.verb] and decision.player == player:
                return False
        return super().begins(player, line)

    def answer(self, player: int, line: Line) -> None:
        """Answer what is open; "done" ahead of time is refused."""
        decision = self.game.decision
        if (
            line.verb == "done"
            and decision is not None
            and decision.player == player
            and DONE not in decision.options
            and not self.speech.is_window(decision.kind)
        ):
            raise self.refuse(decision, player, line, [DONE])
        super().answer(player, line)

    def needs_name(self) -> tuple[str, ...]:
        """Actions that always name something."""
        return tuple(verb for verb in self.speech.acts if verb not in _WITHOUT_NAME)

    def _plain(self, line: Line) -> tuple[Line, bool]:
        """A line that lays a card, without the "+" of its name, and whether there was one."""
        item = line.items[0]
        if line.verb != "lay" or not item.text.endswith(PLUS):
            return line, False
        plain = Item(item.text[: -len(PLUS)].rstrip(), item.label, item.offset)
        return replace(line, items=(plain, *line.items[1:])), True

    def means(self, item: Item, ident: int) -> bool:
        """Whether a value names an object, or a skill of it."""
        if super().means(Item(item.text.removesuffix(PLUS), item.label, item.offset), ident):
            return True
        obj = self.game.state.objs.get(ident)
        return obj is not None and any(
            name == obj.name for name, _ in self.names.skills.get(item.text.casefold(), ())
        )

    def offered(self, decision: Decision, line: Line) -> list[Option]:
        """Options of the window that a line may mean."""
        if line.verb == "skill":
            found = self.names.skills.get(line.items[0].text.casefold(), [])
            state = self.game.state
            return [
                o
                for o in decision.options
                if o.verb == "skill" and (state.objs[o.obj].name, o.arg) in found
            ]
        plain, plus = self._plain(line)
        word = PLUS if plus else ""
        return [o for o in super().offered(decision, plain) if o.verb != "lay" or o.word == word]

    def wanted(self, player: int, line: Line, item: Item) -> list[Option]:
        """Options that a line would be if they were offered."""
        if line.verb == "skill":
            return self._skill(player, item)
        plain, plus = self._plain(line)
        if line.verb == "lay":
            return [self._nearest(player, "lay", "hand", plain.items[0], PLUS if plus else "")]
        if line.verb == "buy":
            return [self._nearest(player, "buy", "market", item, "")]
        return super().wanted(player, plain, plain.items[0])

    def _nearest(self, player: int, verb: str, area: str, item: Item, word: str) -> Option:
        """The object that is most likely meant: the first in the area from which it is taken."""
        state = self.game.state
        found = [i for i in self.found(item) if i in state.objs]
        if not found:
            raise self.nothing_called(item)
        if area == "hand":
            place = zone("hand", player)
            here = [i for i in state.zones[place] if i in found]
        else:
            here = [i for i in found if state.specs[state.objs[i].zone].area == area]
            here.sort(key=lambda i: state.zones[state.objs[i].zone].index(i))
        return Option(verb, (here or found)[0], word=word)

    def _skill(self, player: int, item: Item) -> list[Option]:
        state = self.game.state
        found = self.names.skills.get(item.text.casefold(), [])
        if not found:
            known = tuple(self.names.skills)
            raise MoveError(
                f'no skill is called "{item.text}"',
                f'"{item.text}"(이)라는 스킬이 없습니다',
                (),
                nearest_words(item.text, known),
                item.offset,
            )
        for seat in (player, 1 - player):
            ident = character(state, seat)
            name = state.objs[ident].name if ident else ""
            for owner, number in found:
                if owner == name:
                    return [Option("skill", ident, number)]
        return [Option("skill", 0, found[0][1])]
