"""What a rulebook writes to the trace, and the names that it uses there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from adjudge.core.errors import Reason
from adjudge.core.opening import mypyc_attr
from adjudge.core.state import Event, Item, State
from adjudge.core.vocab import Lasting, Replacement

if TYPE_CHECKING:
    from adjudge.core.reads import Ctx

Data: TypeAlias = Any  # what an entry of the trace can hold

NO_LABEL: Final = "?"
"""The name in traces of an object that is gone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """The part of a rulebook that tells what happens."""

    replace_rule: str = ""
    prevent_rule: str = ""

    def say(
        self,
        state: State,
        kind: str,
        rules: tuple[str, ...],
        only: tuple[int, ...] | None = None,
        **data: Data,
    ) -> None:
        """Write a line of the trace when there is one."""
        if state.trace is not None:
            state.trace.add(kind, rules, data, only)

    def label(self, state: State, ident: int) -> str:
        """Name of an object or item for traces."""
        obj = state.objs.get(ident)
        if obj is not None:
            return obj.name
        item = state.item(ident)
        return item.name if item is not None else NO_LABEL

    def shown(self, state: State, ident: int) -> str:
        """Name of an object for a trace that everybody reads; empty where its face is hidden."""
        obj = state.objs.get(ident)
        if obj is not None and (obj.facedown or state.specs[obj.zone].look != "public"):
            return ""
        return self.label(state, ident) if ident else ""

    def place_name(self, state: State, zone: int, lang: str) -> str:
        """Name of a place in a language ("en" or "ko")."""
        return state.specs[zone].name

    def say_forbidden(self, state: State, event: Event, reason: Reason) -> None:
        """Trace an event that could not happen."""
        name = self.shown(state, event.obj)
        self.say(
            state, "forbidden", (reason.rule,), event=event.kind, obj=name, player=event.player
        )

    def say_replaced(self, state: State, event: Event, ctx: Ctx, replacement: Replacement) -> None:
        """Trace an event that was replaced or changed."""
        rules = (self.replace_rule,)
        name = self.shown(state, event.obj)
        self.say(state, "replaced", rules, event=event.kind, obj=name, player=event.player)

    def say_prevented(self, state: State, event: Event, amount: int) -> None:
        """Trace damage that was prevented."""
        name = self.shown(state, event.obj)
        self.say(state, "prevented", (self.prevent_rule,), obj=name, amount=amount)

    def say_illegal(self, state: State, item: Item, ident: int) -> None:
        """Trace a target that is no longer legal."""

    def say_lasting(self, ctx: Ctx, part: Lasting, ids: tuple[int, ...]) -> None:
        """Trace a new continuous effect."""
