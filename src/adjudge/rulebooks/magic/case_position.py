"""From a case's position to a state of Magic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from adjudge.core.state import Obj
from adjudge.rulebooks.magic.case_words import MagicThings
from adjudge.rulebooks.magic.rules.play import FACE_DOWN
from adjudge.rulebooks.magic.rules.table import IN_PLAY, lay_out
from adjudge.rulebooks.magic.speech import PHASES
from adjudge.rulekit.position import Builder, Moment
from adjudge.rulekit.things import Thing, Things
from adjudge.text.case_schema import Spec
from adjudge.text.yamlpos import Node


class MagicBuilder(Builder):
    """Makes a position: everybody has ten cards in the library and 20 life unless told.

    Mana abilities are offered with priority (411.2), and nobody passes unasked.
    """

    phases: ClassVar[tuple[str, ...]] = tuple(PHASES)
    usual: ClassVar[str] = "main 1"
    fill: ClassVar[Mapping[str, tuple[str, int]]] = {"library": ("Plains", 10)}
    reader: ClassVar[type[Things]] = MagicThings

    @classmethod
    def of_player(cls, thing: Spec) -> dict[str, Spec]:
        """What a player has in play."""
        return {"play": thing}

    def lay(self) -> None:
        """Zones, life, numbers of the turn."""
        lay_out(self.state)
        self.state.vars["ask"] = 1
        self.state.readings.setdefault("mana", "always")

    def player(self, player: int, node: Node) -> None:
        """A player's zones, and what he or she controls in play."""
        super().player(player, node)
        self.put_all(node.get("play"), player, self.state.zone_of(IN_PLAY, -1))

    def set(self, obj: Obj, thing: Thing) -> None:
        """States; face-down cards have the characteristics of such (504.1)."""
        if obj.token:
            self.state.vars["tokens"] = 1
        new = thing.marks.pop("new", 0)
        super().set(obj, thing)
        if new:
            obj.memo["since"] = 1  # as long ago as the turn began
        else:
            obj.memo["since"] = 0
        if thing.facedown:
            obj.memo["printed"] = FACE_DOWN

    def enter(self, moment: Moment) -> None:
        """The turn goes on from a phase; steps with a beginning are begun anew."""
        state = self.state
        super().enter(moment)
        state.vars["first player"] = moment.player
        state.vars["regular"] = moment.player
        for player in range(self.players):
            state.vars[f"began {player}"] = 1
            state.vars[f"turns {player}"] = (state.turn + 1) // 2
        begins = moment.phase not in ("main 1", "main 2")
        state.vars["begun"] = 0 if begins else 1
        state.vars["priority"] = moment.player
        state.vars["passes"] = 0
        state.vars["check"] = 1
