"""When a person is asked, and when the table passes for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from adjudge.core.decisions import Decision
from adjudge.core.state import State

Until: TypeAlias = Literal["something", "turn", "off"]
_PASS: Final = "pass"  # noqa: S105 - a verb of the move notation


@dataclass(slots=True)
class Stops:
    """What a person wants to be asked.

    Attributes:
        own: Windows of the own turn.
        other: Windows of others' turns.
        every: Also where passing is the only option.
        hold: Pass until something happens, or for the rest of the turn.
    """

    own: bool = True
    other: bool = True
    every: bool = False
    hold: Until = "off"
    _turn: int = 0
    _seen: frozenset[int] = field(default_factory=frozenset)

    def hold_on(self, until: Until, state: State, player: int) -> None:
        """Begin to pass, or stop it."""
        self.hold = until
        self._turn = state.turn
        self._seen = _others(state, player)

    def passes(self, decision: Decision, state: State, own_turn: bool) -> int | None:  # noqa: FBT001 - a fact of the moment
        """The option that passes for the player; None where they are to be asked.

        Only a window can be passed: a decision that offers to pass.
        """
        index = next((i for i, o in enumerate(decision.options) if o.verb == _PASS), None)
        if index is None:
            if len(decision.options) == 1 and not self.every:
                return 0
            self.hold = "off"
            return None
        if len(decision.options) == 1 and not self.every:
            return index
        if self._held(state, decision.player):
            return index
        return None if (self.own if own_turn else self.other) else index

    def _held(self, state: State, player: int) -> bool:
        if self.hold == "off":
            return False
        happened = self.hold == "something" and not _others(state, player) <= self._seen
        if state.turn != self._turn or happened:
            self.hold = "off"
        return self.hold != "off"


def _others(state: State, player: int) -> frozenset[int]:
    return frozenset(item.id for item in state.items if item.controller != player)
