"""What must hold in every Magic position, whatever was played: for fuzzing and laws."""

from __future__ import annotations

from collections.abc import Iterator

from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.states import player_flag
from adjudge.rulebooks.magic.rules.table import ASIDE, KINDS, STACK, permanents


def faults(rb: Rulebook, state: State) -> list[str]:
    """Everything that is wrong with a position, in words; empty when it is sound."""
    assert isinstance(rb, Book)
    return [*_pools(state), *_stack(state), *_permanents(rb, state)]


def _pools(state: State) -> Iterator[str]:
    for player, pool in enumerate(state.pools):
        for unit in pool:
            if unit.partition(":")[0] not in KINDS.bits:
                yield f"the pool of player {player} holds {unit!r}"


def _stack(state: State) -> Iterator[str]:
    """401.1: what lies on the stack is an item, and every spell lies there."""
    there = set(state.zones[state.zone_of(STACK, -1)])
    items = {item.id for item in state.items if item.kind == "card"}
    if there != items:
        yield f"cards on the stack {sorted(there)} are not its spells {sorted(items)}"
    if state.zones[state.zone_of(ASIDE, -1)]:
        yield "a token has not come into play"


def _permanents(rb: Book, state: State) -> Iterator[str]:
    for ident in permanents(state):
        obj = state.objs[ident]
        chars = chars_of(rb, state, ident)
        if {"instant", "sorcery"} & set(chars.types):
            yield f"{obj.name} #{ident} is in play"
        if not 0 <= chars.controller < state.players:
            yield f"{obj.name} #{ident} has controller {chars.controller}"
        if "blocking" in obj.marks and not obj.memo.get("blocks"):
            yield f"{obj.name} #{ident} blocks nothing"
        for mark, number in obj.marks.items():
            if number < 0:
                yield f"{obj.name} #{ident} has {number} {mark}"
    if not state.vars.get("check", 0) and state.result is None and not state.items:
        for player in range(state.players):
            lost = player not in state.gone and state.stats[player]["life"] <= 0
            if lost and not player_flag(rb, state, player, "can't lose"):
                yield f"player {player} plays on with {state.stats[player]['life']} life"
