"""What is taken for a choice that no move mentions, and passing for as long as a macro says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adjudge.core.decisions import DONE, NO, YES, Decision, Option
from adjudge.core.state import State
from adjudge.rulekit.names import SEATS
from adjudge.rulekit.refuser import Refuser
from adjudge.rulekit.speech import How, Otherwise
from adjudge.text.notation import OpenChoice

BOUND: Final = 2000
"""Most choices that one line may lead to."""


class Defaults(Refuser):
    """Takes defaults in one game."""

    def quiet(self) -> None:
        """Take the silent choices that are open: payment, orders."""
        for _ in range(BOUND):
            decision = self.game.decision
            if decision is None or self.speech.is_window(decision.kind) or self.strict:
                return
            if len(decision.options) > 1 and not self.speech.kind(decision.kind).silent:
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
            self.pass_while(going[0], main=going[1], stops=False)

    def _take_defaults(self) -> None:
        for _ in range(BOUND):
            decision = self.game.decision
            if decision is None or self.speech.is_window(decision.kind):
                return
            self.game.choose(self._taken(decision))

    def _taken(self, decision: Decision) -> Option:
        """The only option, or the default.

        Raises:
            OpenChoice: There is neither.
        """
        option = decision.options[0] if len(decision.options) == 1 else None
        if option is None and not self.strict:
            option = self.default(decision)
        if option is None:
            raise self._open(decision)
        return option

    def is_left_open(self, decision: Decision) -> bool:
        """Whether nothing begins before a choice is made that no default makes."""
        if len(decision.options) == 1 or self.speech.is_window(decision.kind):
            return False
        return self.strict or self.default(decision) is None

    def _open(self, decision: Decision) -> OpenChoice:
        kind = self.speech.kind(decision.kind)
        seat = SEATS[decision.player]
        return OpenChoice(
            f"the move leaves a choice open: {kind.en} of {seat}",
            f"정해지지 않은 선택이 남아 있습니다: {seat}의 {kind.ko}",
            self._shown(decision),
        )

    def _shown(self, decision: Decision) -> tuple[str, ...]:
        state = self.game.state
        return tuple(self.printer.body(state, decision, o) for o in decision.options)

    def _before_answer(self, decision: Decision) -> Option | None:
        """What is taken on the way to a choice; nobody's turn is ended on the way."""
        if len(decision.options) == 1:
            return None if self.is_main(decision) else decision.options[0]
        silent = self.speech.kind(decision.kind).silent
        return self.default(decision) if silent and not self.strict else None

    # ------------------------------------------------------------------ passing

    def is_main(self, decision: Decision) -> bool:
        """Whether a window is its player's own moment: the one that ends by ending the turn."""
        kind = self.speech.kind(decision.kind)
        if kind.main or kind.how is not How.WINDOW:
            return kind.main
        state = self.game.state
        return (
            state.phase in self.speech.main_phases
            and not state.items
            and decision.player == self.game.rb.turn_player(state)
        )

    def passing(self, decision: Decision) -> Option:
        """The option of a window that does nothing."""
        for verb in self.speech.passes:
            found = next((o for o in decision.options if o.verb == verb), None)
            if found is not None:
                return found
        return decision.options[-1]

    def pass_while(
        self, wanted: Callable[[State], bool], *, main: bool = False, stops: bool = True
    ) -> None:
        """Pass as long as something holds; a choice on the way is left to the next line.

        Args:
            wanted: How long.
            main: Whether a player's own moment is passed as well, and not the end of it.
            stops: Whether a choice on the way stops it.
        """
        for number in range(BOUND):
            decision = self.game.decision
            if decision is None:
                return
            if self.speech.is_window(decision.kind):
                if not wanted(self.game.state) or (self.is_main(decision) and not main):
                    return
                self.game.choose(self.passing(decision))
            elif self._before_answer(decision) is None and stops and number:
                self.going = (wanted, main)
                return
            else:
                self.game.choose(self._taken(decision))

    def default(self, decision: Decision) -> Option | None:
        """The documented default of a choice; None where there is none."""
        otherwise = self.speech.kind(decision.kind).otherwise
        options = decision.options
        if otherwise is Otherwise.FIRST:
            return options[0]
        if otherwise is Otherwise.LEAST:
            return min(options, key=lambda o: o.arg)
        if otherwise is Otherwise.YES and YES in options:
            return YES
        if otherwise in (Otherwise.YES, Otherwise.NO):
            return NO if NO in options else None
        if otherwise is Otherwise.DONE:
            return DONE if DONE in options else None
        return None
