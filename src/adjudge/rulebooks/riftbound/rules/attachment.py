"""Texts that come and go as cards attach, detach and leave the board (434, 435, 716-719, 725)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.decisions import Decision, Option
from adjudge.core.events import take_snapshot
from adjudge.core.links import Links
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State

_LINKING: Final = frozenset(("attach", "detach"))
_FROM_BOARD: Final = frozenset(("die", "banish", "return", "recycle", "put in deck"))


def links_itself(ability: v.Ability) -> bool:
    """725.1, 725.2: a text about its own attaching or detaching exists while that happens."""
    if not isinstance(ability, (v.Triggered, v.Replacement)):
        return False
    about = ability.when.obj
    parts = about.parts if isinstance(about, v.Both) else (about,)
    return v.Same(v.Me()) in parts and _LINKING.issuperset(ability.when.kind)


class Attachment(Links):
    """Attaching, detaching and leaving the board, which detaches all that is attached."""

    def __init__(self, rb: Rulebook) -> None:
        """Read characteristics by the rules of this game."""
        super().__init__(_LINKING | {"leave board"}, frozenset(("detach", "leave board")))
        self.rb = rb

    def looks_before(self, bound: Bound, event: Event) -> bool:
        """725.1, 725.2: the rules text as it attaches, the effect text as it detaches.

        What leaves the board notices that itself, as it does its death (808.1.d.2).
        """
        own = bound.bearer == event.obj
        if event.kind == "leave board":
            return own or bound.giver == event.obj
        return own if event.kind == "attach" else bound.giver == event.obj and not own

    def along(self, state: State, batch: list[Event]) -> tuple[list[Event], list[Event]]:
        """434.1.f, 719.5: what detaches because it attaches anew or its top-most card leaves."""
        leaving: list[Event] = []
        detached: list[Event] = []
        for event in batch:
            obj = state.objs.get(event.obj)
            if obj is None:
                continue
            if event.kind == "attach" and obj.host:
                detached.append(self._detached(state, event.obj, obj.host, event))
            elif event.kind in _FROM_BOARD and state.specs[obj.zone].board:
                left = Event("leave board", event.obj, event.player, event.source, item=event.item)
                left.snap = event.snap or take_snapshot(self.rb, state, event.obj)
                leaving.append(left)
                detached.extend(
                    self._detached(state, other.id, event.obj, event)
                    for other in state.objs.values()
                    if other.host == event.obj
                )
        return leaving, detached

    def _detached(self, state: State, ident: int, host: int, cause: Event) -> Event:
        event = Event("detach", ident, cause.player, cause.source, item=cause.item)
        event.data["host"] = host
        event.data["chooser"] = chars_of(self.rb, state, host).controller
        return event

    def in_turn(self, events: list[Event]) -> Generator[Decision, Option, list[Event]]:
        """719.5.a: the controller of the top-most card decides the order."""
        left, ordered = list(events), []
        while left:
            mine = [e for e in left if e.data["host"] == left[0].data["host"]]
            index = 0
            if len(mine) > 1:
                options = [Option("order", e.obj) for e in mine]
                chooser = mine[0].data["chooser"]
                answer = yield Decision(chooser, "order cards", options, "RB-CR@1.4:719.5.a")
                index = options.index(answer)
            ordered.append(mine[index])
            left.remove(mine[index])
        return ordered
