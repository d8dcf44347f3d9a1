"""Plays that can fail, and plays that a running text orders: parked, nested, breaking in.

A rulebook sets `policies.ordered_play` and has three steps for its items: `announce_item`,
`finalize_item` and `resolve_item`. What is kept across a decision is an identity, never a record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, YES, AskInt, Decision
from adjudge.core.policies import OrderedPlay
from adjudge.core.reads import Ctx, ended_as, objects, players
from adjudge.core.rulebook import Outcome, Outcomes, Rulebook
from adjudge.core.state import Item, State
from adjudge.core.trace import entries_since, length

Carry = Callable[[State, State], None]
Make = Callable[[int, int], Item]
NOT_PLAYED: Final = 0


class Savepoint:
    """A position, and the length of its trace, to which something that fails goes back."""

    __slots__ = ("_depth", "_length", "_position", "_state")

    def __init__(self, state: State) -> None:
        """Remember a position as it is now."""
        self._state = state
        self._position = state.copy()
        trace = state.trace
        self._length = length(trace)
        self._depth = 0 if trace is None else trace.depth

    def exposed(self) -> bool:
        """Whether something random or hidden was shown since."""
        return self._state.reveals != self._position.reveals

    def restore(self, *, keep: tuple[str, ...] = (), carry: Carry | None = None) -> None:
        """Make the position what it was, in place, and cut the trace back.

        What was shown stays shown: `State.reveals` keeps its count, so that no undo of the game
        crosses it.

        Args:
            keep: Kinds of trace entries that stay although what they tell was undone.
            carry: Called with the position that failed and the restored one, for what a rulebook
                does not take back (random results, moves from a deck).
        """
        state, trace = self._state, self._state.trace
        shown = state.reveals
        kept = [e for e in entries_since(trace, self._length) if e.kind in keep]
        failed = state.copy() if carry is not None else None
        state.take(self._position)
        state.reveals = shown
        if trace is not None:
            trace.cut(self._length)
            trace.depth = self._depth
            trace.entries.extend(kept)
        if carry is not None and failed is not None:
            carry(failed, state)


def attempt(rb: Rulebook, state: State, item: Item, *, resolve: bool = False) -> AskInt:
    """Announce and finalize an item, and resolve it where asked, or undo the whole play.

    Returns:
        The item's identity once announced, `NOT_PLAYED` when the play was undone.
    """
    name = item.name
    saved = Savepoint(state)
    rb.announce_item(state, item)
    ident = item.id
    done = yield from rb.finalize_item(state, ident)
    if not done:
        saved.restore(keep=rb.undo_keeps, carry=rb.irreversible)
        rb.say(state, "undone", (rb.undo_rule,), card=name)
        return NOT_PLAYED
    if resolve:
        yield from rb.resolve_item(state, ident)
    return ident


def order_play(rb: Rulebook, state: State, item: Item) -> AskInt:
    """Let a running text order a play; what becomes of it is the rulebook's policy.

    Returns:
        The item's identity, `NOT_PLAYED` when it was tried at once and undone. A play that breaks
        in has not been tried yet: it keeps the identity of its card.
    """
    way = rb.policies.ordered_play
    if way is OrderedPlay.PARK:
        rb.announce_item(state, item)
        return item.id
    if way is OrderedPlay.INTERRUPT:
        state.waiting.append(item)
        return item.id
    return (yield from attempt(rb, state, item, resolve=way is OrderedPlay.RECURSE))


def order_cards(ctx: Ctx, part: v.PlayCard, make: Make) -> Outcomes:
    """Order a play of each card that a text names, unless its player may decline and does.

    Args:
        ctx: Bindings of the running text.
        part: The instruction.
        make: Makes the item of a card for the player who plays it.
    """
    rb, state = ctx.rb, ctx.state
    who = players(ctx, part.who)
    ids = [now for ident in objects(ctx, part.on) if (now := ended_as(ctx, ident)) in state.objs]
    played: list[int] = []
    for player, ident in _shared_out(ctx, who, ids):
        if ident not in state.objs or rb.may_not_play(ctx, ident, player):
            continue
        if part.optional:
            ask = Decision(player, "may play", [YES, NO], rb.may_play_rule, ctx.item, part.label)
            ask.about = ident
            answer = yield ask
            if answer.verb == "no":
                continue
        done = yield from order_play(rb, state, make(ident, player))
        if done != NOT_PLAYED:
            played.append(done)
    return Outcome(
        done=bool(played), whole=len(played) == len(ids), objs=tuple(played), amount=len(played)
    )


def _shared_out(ctx: Ctx, who: list[int], ids: list[int]) -> list[tuple[int, int]]:
    """Who plays which card, in order: of several players each what it owns."""
    if len(who) == 1:
        return [(who[0], ident) for ident in ids]
    owner = {ident: ctx.state.objs[ident].owner for ident in ids}
    return [(player, ident) for player in who for ident in ids if owner[ident] == player]
