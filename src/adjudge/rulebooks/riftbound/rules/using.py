"""What is told of an activated ability that was used, once it has resolved (377.2.a)."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State


def source_of(state: State, bound: Bound) -> int:
    """The source of an ability: what gave it, or its bearer where that was a spell that is gone."""
    return bound.giver if bound.giver in state.objs else bound.bearer


def note_source(rb: Rulebook, state: State, item: Item) -> None:
    """Let an item remember the source of its ability, which may be gone as it resolves.

    Not where no card of the game asks what was used.
    """
    if not rb.names_with("hears use").isdisjoint(rb.names_in(state)):
        item.data["source"] = rb.snapshot(state, item.giver)


def used(state: State, item: Item) -> Event:
    """The event of an ability that was used: of its source as it is, or as it was if it is gone."""
    event = used_of(item.giver, item.controller, item.id, item.cost)
    if item.giver not in state.objs:
        event.snap = item.data.get("source")
    return event


def used_of(source: int, player: int, ident: int, cost: v.Cost | None) -> Event:
    """The same of an ability that is on no chain, such as one that adds resources (429.3.a)."""
    event = Event("activate", source, player, ident)
    event.data["cost"] = cost
    event.amount = sum(n.count for n in (cost.needs if cost else ()) if n.kinds == ("energy",))
    return event
