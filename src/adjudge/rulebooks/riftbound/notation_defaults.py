"""What is taken for a choice that no move mentions, and adding resources ahead of a payment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import DONE, NO, YES, Decision, Option
from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.case_names import SEATS
from adjudge.rulebooks.riftbound.notation_refuse import Refuser
from adjudge.rulebooks.riftbound.notation_values import cheapest_discount
from adjudge.rulebooks.riftbound.notation_words import KIND_WORDS, SILENT, WINDOWS, YES_NO
from adjudge.text.notation import Line, OpenChoice

BOUND: Final = 2000
"""Most choices that one line may lead to."""


class Defaults(Refuser):
    """Takes defaults in one game."""

    def quiet(self) -> None:
        """Take the silent choices that are open: payment, orders."""
        for _ in range(BOUND):
            decision = self.game.decision
            if decision is None or decision.kind in WINDOWS or self.strict:
                return
            if len(decision.options) > 1 and decision.kind not in SILENT:
                return
            self.game.choose(self._taken(decision))

    def _settle(self) -> None:
        """Take defaults until a player may act, and go on with a macro that stopped for a choice.

        Raises:
            OpenChoice: A choice is open that has none.
        """
        going, self.going = self.going, None
        self._take_defaults()
        if going is not None:
            self._pass_while(*going, stops=False)

    def _take_defaults(self) -> None:
        for _ in range(BOUND):
            decision = self.game.decision
            if decision is None or decision.kind in WINDOWS:
                return
            self.game.choose(self._taken(decision))

    def _taken(self, decision: Decision) -> Option:
        """The only option, or the default.

        Raises:
            OpenChoice: There is neither.
        """
        option = decision.options[0] if len(decision.options) == 1 else None
        if option is None and not self.strict:
            option = self._default(decision)
        if option is None:
            raise self._open(decision)
        return option

    def _open(self, decision: Decision) -> OpenChoice:
        en, ko = KIND_WORDS.get(decision.kind, (decision.kind, decision.kind))
        seat = SEATS[decision.player]
        return OpenChoice(
            f"the move leaves a choice open: {en} of {seat}",
            f"정해지지 않은 선택이 남아 있습니다: {seat}의 {ko}",
            self._shown(decision),
        )

    def _shown(self, decision: Decision) -> tuple[str, ...]:
        state = self.game.state
        return tuple(self.printer.body(state, decision, o) for o in decision.options)

    def _before_answer(self, decision: Decision) -> Option | None:
        """What is taken on the way to a choice; nobody's turn is ended on the way."""
        if len(decision.options) == 1:
            return None if decision.kind == "main" else decision.options[0]
        return self._default(decision) if decision.kind in SILENT and not self.strict else None

    def _pass_while(
        self, wanted: Callable[[State], bool], kinds: tuple[str, ...], *, stops: bool = True
    ) -> None:
        """Pass as long as something holds; a choice on the way is left to the next line."""
        for number in range(BOUND):
            decision = self.game.decision
            if decision is None:
                return
            if decision.kind in WINDOWS:
                if not wanted(self.game.state) or decision.kind not in kinds:
                    return
                self.game.choose(Option("end turn" if decision.kind == "main" else "pass"))
            elif self._before_answer(decision) is None and stops and number:
                self.going = (wanted, kinds)
                return
            else:
                self.game.choose(self._taken(decision))

    def _default(self, decision: Decision) -> Option | None:
        """The documented default of a choice; None where there is none."""
        kind, options = decision.kind, decision.options
        if kind == "pay trigger" and YES in options:
            return YES
        if kind in YES_NO:
            return NO if NO in options else None
        if kind == "pay":
            return self._cheapest_source(decision)
        if kind == "discount order":
            return cheapest_discount(self.game.rb, self.game.state, decision)
        if kind in SILENT:
            return options[0]
        if kind == "amount":
            return min(options, key=lambda o: o.arg)
        if kind in ("also move", "mulligan", "pay amount"):
            return DONE if DONE in options else None
        return None

    def _cheapest_source(self, decision: Decision) -> Option:
        """Exhaust before recycling, runes before other things, exhausted runes to recycle first."""
        state = self.game.state

        def price(option: Option) -> tuple[bool, bool, bool]:
            obj = state.objs.get(option.obj)
            rune = obj is not None and "rune" in chars_of(self.game.rb, state, option.obj).types
            tired = obj is not None and "exhausted" in obj.marks
            return (not rune, option.word == "leaves", not tired)

        return min(decision.options, key=price)

    def _added(self, decision: Decision, line: Line) -> list[Option]:
        """Ways to exhaust or recycle a rune for resources where the moment lets one do so."""
        state = self.game.state
        found: list[Option] = []
        for option in decision.options:
            if option.verb != "activate" or not line.items:
                continue
            if not self.names.find(state, line.items[0].text, [option.obj]):
                continue
            ability = chars_of(self.game.rb, state, option.obj).abilities[option.arg].ability
            if isinstance(ability, v.Activated) and ability.adds and _costs(ability, line.verb):
                found.append(option)
        return found


def _costs(ability: v.Activated, verb: str) -> bool:
    """Whether the cost of an ability is this action."""
    cost = ability.cost if isinstance(ability.cost, v.Cost) else ability.cost.choices[0]
    return any(isinstance(part, v.Act) and part.verb == verb for part in cost.actions)
