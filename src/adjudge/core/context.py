"""The bindings under which the vocabulary is read, and what may be known of one object.

A read returns what is there now, a snapshot where the rulebook looks back, or null (`None`, -1 for
a place, an empty list of objects); null makes every calculation and condition that needs it fail.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.chars import Chars, Table
from adjudge.core.policies import Reads
from adjudge.core.rulebook import Outcome, Rulebook
from adjudge.core.state import Event, Item, Obj, Snapshot, State

# What most bindings start and end with; replaced when something is noted, never changed.
_NO_AMOUNTS: Final[dict[str, int]] = {}
_NO_OUTCOMES: Final[dict[str, Outcome]] = {}
_NOTHING_LOST: Final[dict[int, Snapshot]] = {}
_NO_IDS: Final[dict[int, int]] = {}
_NOBODY: Final[frozenset[int]] = frozenset()


class Ctx:
    """The bindings under which a piece of vocabulary is read.

    It holds identities, never records, so that it stays valid when the state is restored in place.

    Attributes:
        rb: Rulebook.
        state: Position.
        draft: An item that is not on the chain (yet), read in place of `item`.
        you: Controller of the ability or item.
        me: Bearer of the ability ("I"); 0 for none.
        giver: Object that gave the ability.
        item: Chain item that is played or resolving; 0 for none.
        event: Triggering or replaced event.
        snap: The bearer as noted when its own end triggered the ability.
        prefix: Label prefix of the execution ("" or "2:").
        targets: Legal targets by label, fixed as the item starts to resolve.
        notes: Objects noted by label during this execution.
        amounts: Amounts noted by label.
        outcomes: Outcomes by label.
        lost: Objects that this effect itself moved away, as they were before.
        former: What such an object became, and which it was.
        shown: Cards that this effect shows to all players while it is executed.
        left: Objects that this effect moved to another place, with where they were.
        broken: Objects for which an earlier linked instruction was impossible.
        doers: Who is responsible for what is done to an object, where it is not the reader.
        applied: Replacements that count as applied to the events of this effect.
    """

    __slots__ = (
        "amounts",
        "applied",
        "broken",
        "doers",
        "draft",
        "each",
        "event",
        "former",
        "giver",
        "item",
        "left",
        "lost",
        "me",
        "notes",
        "outcomes",
        "prefix",
        "rb",
        "shown",
        "snap",
        "state",
        "targets",
        "that",
        "you",
    )

    def __init__(self, rb: Rulebook, state: State, you: int, me: int = 0) -> None:
        """Bindings with only a reader and a bearer."""
        self.rb = rb
        self.state = state
        self.you = you
        self.me = me
        self.giver = me
        self.item = 0
        self.draft: Item | None = None
        self.event: Event | None = None
        self.snap: Snapshot | None = None
        self.prefix = ""
        self.targets: dict[str, tuple[int, ...]] | None = None
        self.notes: dict[str, tuple[int, ...]] = {}
        self.amounts = _NO_AMOUNTS
        self.outcomes = _NO_OUTCOMES
        self.each = 0
        self.that = -1
        self.lost = _NOTHING_LOST
        self.former = _NO_IDS
        self.left = _NO_IDS
        self.shown = _NOBODY
        self.broken = _NOBODY
        self.doers = _NO_IDS
        self.applied: tuple[str, ...] = ()

    def keep(self, label: str, outcome: Outcome) -> None:
        """Note an outcome, its amount and its objects under a label."""
        self.outcomes = {**self.outcomes, label: outcome}
        self.amounts = {**self.amounts, label: outcome.amount}
        self.notes[label] = outcome.objs

    def chosen(self, label: str) -> tuple[int, ...]:
        """What was chosen under a label as the item was played.

        A delayed or reflexive ability remembers the choices of what made it.
        """
        if self.targets is not None and label in self.targets:
            return self.targets[label]
        item = item_of(self)
        if item is not None and self.prefix + label in item.choices:
            return item.choices[self.prefix + label]
        return self.notes.get(label, ()) if self.notes else ()


class LiveCtx(Ctx):
    """Bindings of a statement of fact: it applies by what is there now and by nothing else."""

    __slots__ = ()


def item_of(ctx: Ctx) -> Item | None:
    """The item whose facts are read: the draft, or the one on the chain."""
    return ctx.draft if ctx.draft is not None else ctx.state.item(ctx.item)


def seat(number: int) -> int:
    """A player as an entry of a list of chosen objects, or the player that such an entry is.

    >>> seat(0), seat(seat(1))
    (-1, 1)
    """
    return -1 - number


# --------------------------------------------------------------------------- characteristics


def chars_of(rb: Rulebook, state: State, ident: int) -> Chars:
    """Computed characteristics of an object that exists."""
    if state.dirty:
        rb.rebuild(state)
    chars: Chars | None = state.table.chars.get(ident)
    # Not kept in the table: forks share it, and quiet moves give new identities under it.
    if chars is None:
        obj = state.objs[ident]
        chars = base_chars(rb, obj)
        if obj.name in rb.defining:
            chars = rb.defined_chars(state, obj, chars)
    return chars


def table_of(rb: Rulebook, state: State) -> Table:
    """The computed table of a position, made anew when the position has changed."""
    if state.dirty:
        rb.rebuild(state)
    table: Table = state.table
    return table


def base_chars(rb: Rulebook, obj: Obj) -> Chars:
    """Characteristics before any layer and without abilities; a shared template."""
    name = obj.memo.get("printed", obj.name)
    key = (name, obj.control)
    chars = rb.templates.get(key)
    if chars is None:
        chars = rb.printed_chars(name).copy()
        chars.controller = obj.control
        chars.shared = chars.plain = True
        rb.templates[key] = chars
    return chars


# --------------------------------------------------------------------------- looking back


def snapshot(ctx: Ctx, ident: int) -> Snapshot | None:
    """What may be looked back at for an object that is gone."""
    if ctx.snap is not None and ctx.snap.id == ident:
        return ctx.snap
    found = ctx.lost.get(ident)
    if found is not None:
        return found
    if ctx.event is not None and ctx.event.snap is not None and ctx.event.snap.id == ident:
        return ctx.event.snap
    return last_known(ctx, ident)


def last_known(ctx: Ctx, ident: int) -> Snapshot | None:
    """Last known information, where the rulebook reads it; never for a statement of fact."""
    if ctx.rb.policies.reads is Reads.LAST_KNOWN and not isinstance(ctx, LiveCtx):
        return ctx.state.past.get(ident)
    return None


def seen_chars(ctx: Ctx, ident: int) -> Chars | None:
    """Characteristics of an object that is there or may be looked back at."""
    if ident in ctx.state.objs and not (ctx.snap is not None and ctx.snap.id == ident):
        return chars_of(ctx.rb, ctx.state, ident)
    snap = snapshot(ctx, ident)
    return snap.chars if snap is not None else None
