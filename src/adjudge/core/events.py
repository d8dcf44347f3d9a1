"""Events in simultaneous batches: restrict, replace, look back, change, derive, trigger.

`happen` is the only door through which the position changes by a game action. Rewriting is pure
apart from executing what a replacement puts in an event's place.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Table
from adjudge.core.decisions import NO, YES, Ask, Decision, Option
from adjudge.core.noticing import counts, delayed_reader, fits, noticed, reader
from adjudge.core.policies import Reads
from adjudge.core.reads import Ctx, chars_of, holds, table_of, value
from adjudge.core.records import PREVENT
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Delayed, Event, Item, Snapshot, State
from adjudge.core.triggers import place_triggers

Happened = Generator[Decision, Option, list[Event]]


def happen(rb: Rulebook, state: State, batch: list[Event]) -> Happened:
    """Let simultaneous events happen and return those that did, as they did.

    Events that are forbidden or replaced are left out; `event.data["replaced"]` and
    `event.data["forbidden"]` tell which.
    """
    if all_unheard(rb, state, batch):
        found = _pass_by(rb, state, batch)
        if found:
            yield from place_triggers(rb, state, found)
        return batch
    _locate(state, batch)
    if _needs_rewrite(rb, state, batch):
        batch = yield from rewrite(rb, state, batch)
        if not batch:
            return batch
    back = _looks_back(rb, batch)
    if back:
        _look_at(rb, state, batch)
    before = _watch(rb, state)
    brought, unlinked = _brought(rb, state, batch)
    early: list[Item] = []
    if back or brought:
        early = noticed(rb, state, [*batch, *brought] if brought else batch, early=True)
    performs = rb.performs
    for event in batch:
        performs[event.kind](rb, state, event)
        rb.after_event(state, event)
    told = batch
    if before is not None or brought:
        told = [*batch, *_derived(rb, state, before, batch), *brought]
    late = noticed(rb, state, told, early=False)
    if early:
        yield from place_triggers(rb, state, early)
    if late:
        yield from place_triggers(rb, state, late)
    if unlinked:
        yield from _in_turn(rb, state, unlinked)
    return batch


def _locate(state: State, batch: list[Event]) -> None:
    """An event that names no place happens where its object is, if that is a place."""
    for event in batch:
        if event.place < 0 and event.obj in state.objs:
            zone = state.objs[event.obj].zone
            if state.specs[zone].place:
                event.place = zone


def _in_turn(
    rb: Rulebook, state: State, unlinked: Sequence[tuple[Event, list[Item]]]
) -> Generator[Decision, Option, None]:
    """Place the triggers of events that follow one by one, in the order that is chosen."""
    assert rb.links is not None
    early_of = {id(event): items for event, items in unlinked}
    for event in (yield from rb.links.in_turn([event for event, _ in unlinked])):
        found = [*early_of[id(event)], *noticed(rb, state, [event], early=False)]
        if found:
            yield from place_triggers(rb, state, found)


def unheard(rb: Rulebook, state: State, kind: str) -> bool:
    """Whether nothing forbids, replaces, waits for or counts events of a kind at present.

    Such an event may be performed without being raised (`Rulebook.performs`): nobody can tell.
    """
    if state.dirty:
        rb.rebuild(state)
    if state.delayed and _awaited(state, kind):
        return False
    table: Table = state.table
    known = table.unheard.get(kind)
    if known is None:
        known = table.unheard[kind] = _unheard(rb, state, table, kind)
    return known


def _awaited(state: State, kind: str, *, to_replace: bool = False) -> bool:
    """Whether a delayed ability waits for events of a kind."""
    for delayed in state.delayed:
        ability = delayed.ability
        waits = isinstance(ability, v.Replacement) or (
            isinstance(ability, v.Triggered) and not to_replace
        )
        if waits and kind in ability.when.kind:
            return True
    return False


def all_unheard(rb: Rulebook, state: State, batch: list[Event]) -> bool:
    """Whether nothing takes notice of any event of a batch, see `unheard`."""
    for event in batch:  # noqa: SIM110 - asked for every event, and all() is slower
        if not unheard(rb, state, event.kind):
            return False
    return True


def _unheard(rb: Rulebook, state: State, table: Table, kind: str) -> bool:
    """Whether nothing of a table, and no card of the game, takes notice of events of a kind."""
    triggers = table.triggers
    if kind in triggers or kind in table.replacements:
        return False
    if kind in _always_heard(rb):
        return False
    if table.forbids and rb.may_forbid(table, kind):
        return False
    if rb.watched and _watching(rb, table):
        return False
    links = rb.links
    if links is not None and triggers and not links.brought.isdisjoint(triggers):
        return False
    return not counts(rb, state, kind)


def _always_heard(rb: Rulebook) -> frozenset[str]:
    """Kinds of events that a rulebook takes notice of whatever the table holds, worked out once."""
    known = rb.always_heard
    if known is None:
        kinds = rb.links.kinds if rb.links is not None else frozenset()
        known = rb.always_heard = rb.checked | rb.look_back | rb.bringing | kinds
    return known


def _watching(rb: Rulebook, table: Table) -> bool:
    """Whether anything listens for a watched predicate that begins to hold."""
    for kind, _ in rb.watched:
        if kind in table.triggers or kind in table.replacements or rb.always_watch:
            return True
    return False


def _pass_by(rb: Rulebook, state: State, batch: list[Event]) -> list[Item]:
    """Perform what nobody listens for; triggers of texts that come with it and notice it."""
    for event in batch:
        rb.performs[event.kind](rb, state, event)
        rb.after_event(state, event)
    return noticed(rb, state, batch, early=False) if state.dirty else []


def let(rb: Rulebook, state: State, event: Event) -> Ask:
    """Let one event happen whose outcome nobody asks for, the short way where nobody listens."""
    if not unheard(rb, state, event.kind):
        yield from happen(rb, state, [event])
        return
    found = _pass_by(rb, state, [event])
    if found:
        yield from place_triggers(rb, state, found)


def _looks_back(rb: Rulebook, batch: list[Event]) -> bool:
    """Whether something notices one of these events as things were before it."""
    back, links = rb.look_back, rb.links
    for event in batch:
        if event.kind in back or (links is not None and event.kind in links.kinds):
            return True
    return False


def _look_at(rb: Rulebook, state: State, batch: list[Event]) -> None:
    """Note what is looked back at as it is before the batch happens."""
    for event in batch:
        if event.obj and event.kind in rb.look_back:
            if event.snap is None:
                event.snap = take_snapshot(rb, state, event.obj)
            remember(rb, state, event.obj, event.snap)


def _brought(
    rb: Rulebook, state: State, batch: list[Event]
) -> tuple[Sequence[Event], Sequence[tuple[Event, list[Item]]]]:
    """Events that the batch brings with it: those at the same time, and those one by one after it.

    They are looked for only where something listens. The latter come with the triggers of texts
    that are there only before.
    """
    triggers = table_of(rb, state).triggers
    links = rb.links
    if links is None or not triggers or links.brought.isdisjoint(triggers):
        return (), ()
    together, in_turn = links.along(state, batch)
    return together, [(event, noticed(rb, state, [event], early=True)) for event in in_turn]


def changing(rb: Rulebook, state: State, change: Callable[[], None]) -> Ask:
    """Make a change that is no event (an effect begins or ends); what becomes true is noticed."""
    before = _watch(rb, state)
    change()
    derived = _derived(rb, state, before, [])
    found = noticed(rb, state, derived, early=False) if derived else []
    if found:
        yield from place_triggers(rb, state, found)


def rewrite(rb: Rulebook, state: State, batch: list[Event]) -> Happened:
    """Restrict and replace simultaneous events; what is left of them has not happened yet."""
    rewriter = _Rewriter(rb, state, batch)
    yield from rewriter.run()
    return rewriter.left


def remember(rb: Rulebook, state: State, ident: int, snap: Snapshot | None) -> None:
    """Keep what is last known of an object that leaves, where the rulebook reads it."""
    if snap is not None and rb.policies.reads is Reads.LAST_KNOWN:
        state.past[ident] = snap


def take_snapshot(rb: Rulebook, state: State, ident: int) -> Snapshot | None:
    """An object as it is now, with its derived states; None when it is not there."""
    obj = state.objs.get(ident)
    if obj is None:
        return None
    chars = chars_of(rb, state, ident)
    ctx = Ctx(rb, state, chars.controller, ident)
    snap = Snapshot(obj, chars, rb.derived_states(ctx, ident))
    snap.control = chars.controller
    return snap


# --------------------------------------------------------------------------- derived events


def _watch(rb: Rulebook, state: State) -> dict[str, frozenset[int]] | None:
    """Objects for which a watched predicate holds, where anything listens for it."""
    if not rb.watched:
        return None
    table = table_of(rb, state)
    result: dict[str, frozenset[int]] = {}
    for kind, word in rb.watched:
        if kind in table.triggers or kind in table.replacements or rb.always_watch:
            result[kind] = frozenset(rb.holders(state, word))
    return result or None


def _derived(
    rb: Rulebook, state: State, before: dict[str, frozenset[int]] | None, batch: list[Event]
) -> list[Event]:
    """What a batch has made true; of what it brought, not what held before it came."""
    if before is None:
        return []
    found: list[Event] = []
    came = {event.data["to"] for event in batch if "to" in event.data}
    for kind, word in rb.watched:
        if kind not in before:
            continue
        for ident in rb.holders(state, word):
            fresh = ident in came and rb.held_before(state, ident, word)
            if ident not in before[kind] and not fresh:
                event = Event(kind, ident, chars_of(rb, state, ident).controller)
                event.item = batch[0].item if batch else 0
                rb.after_event(state, event)
                found.append(event)
    return found


# --------------------------------------------------------------------------- rewriting


def _needs_rewrite(rb: Rulebook, state: State, batch: list[Event]) -> bool:
    """Whether one of the events is forbidden, or something may replace it."""
    table = table_of(rb, state)
    for event in batch:
        kind = event.kind
        if kind in table.replacements:
            return True
        if state.delayed and _awaited(state, kind, to_replace=True):
            return True
        if kind in rb.bringing and rb.brings(state, event):
            return True
        if (kind in rb.checked or table.forbids) and rb.forbidden(state, event) is not None:
            return True
    return False


def applies(ctx: Ctx, bound: Bound, ability: v.Replacement, event: Event) -> bool:
    """Whether a replacement of an object applies to an event, its uses and condition with it."""
    if not fits(ctx, ability.when, event):
        return False
    if ability.times is not None and ctx.state.count("used", bound.use_key()) >= ability.times:
        return False
    if ability.cond is not None and not holds(ctx, ability.cond):
        return False
    return ctx.rb.body_possible(ctx, ability.body)


class _Pair:
    """One replacement that could apply to one event."""

    __slots__ = ("bound", "delayed", "event", "key", "replacement")

    def __init__(
        self,
        replacement: v.Replacement,
        event: Event,
        key: str,
        bound: Bound | None,
        delayed: Delayed | None,
    ) -> None:
        self.replacement = replacement
        self.event = event
        self.key = key
        self.bound = bound
        self.delayed = delayed


def _order_is_idle(pairs: list[_Pair]) -> bool:
    """Whether it is one effect, without limit, that only changes each event in place."""
    first = pairs[0].replacement
    if not first.changes or first.body or first.optional or first.times is not None:
        return False
    return all(pair.key == pairs[0].key and pair.delayed is None for pair in pairs)


class _Rewriter:
    """The work list of one batch."""

    def __init__(self, rb: Rulebook, state: State, batch: list[Event]) -> None:
        self.rb = rb
        self.state = state
        self.left = list(batch)
        self.closed: set[str] = set()
        self.running = ""
        self.declined: set[tuple[str, int]] = set()

    def run(self) -> Generator[Decision, Option, None]:
        """Restrict and replace until nothing applies any more."""
        while True:
            self._restrict()
            pairs = self._pairs()
            if not pairs:
                return
            pair = yield from self._pick(pairs)
            if pair.replacement.optional or pair.replacement.cost is not None:
                taken = yield from self._offer(pair)
                if not taken:
                    self.declined.add((pair.key, id(pair.event)))
                    continue
            yield from self._apply(pair)

    def _restrict(self) -> None:
        kept: list[Event] = []
        for event in self.left:
            reason = self.rb.forbidden(self.state, event)
            if reason is None:
                kept.append(event)
            else:
                event.data["forbidden"] = reason
                self.rb.say_forbidden(self.state, event, reason)
        self.left = kept

    def _pairs(self) -> list[_Pair]:
        table: Table = table_of(self.rb, self.state)
        pairs: list[_Pair] = []
        for event in self.left:
            listed: Sequence[Bound] = table.replacements.get(event.kind, ())
            if event.kind in self.rb.bringing:
                listed = [*listed, *self.rb.brings(self.state, event)]
            for bound in listed:
                ability = bound.ability
                if isinstance(ability, v.Replacement):
                    key = bound.use_key()
                    if self.rb.barred(self.state, event, ability.label):
                        continue
                    if self._open(key, event):
                        ctx = reader(self.rb, self.state, bound, event)
                        if applies(ctx, bound, ability, event):
                            pairs.append(_Pair(ability, event, key, bound, None))
            for delayed in self.state.delayed:
                ability = delayed.ability
                if isinstance(ability, v.Replacement) and event.kind in ability.when.kind:
                    key = f"d{delayed.id}"
                    if self.rb.barred(self.state, event, ability.label):
                        continue
                    ctx = delayed_reader(self.rb, self.state, delayed, event)
                    if self._open(key, event) and fits(ctx, ability.when, event):
                        pairs.append(_Pair(ability, event, key, None, delayed))
        return pairs

    def _open(self, key: str, event: Event) -> bool:
        return (
            key not in event.applied
            and key not in self.closed
            and (key, id(event)) not in self.declined
        )

    def _pick(self, pairs: list[_Pair]) -> Generator[Decision, Option, _Pair]:
        """Whose turn it is to apply one: turn order among the choosers, then their choice."""
        by_player: dict[int, list[_Pair]] = {}
        for pair in pairs:
            chooser = self.rb.replacement_chooser(self.state, pair.event)
            by_player.setdefault(chooser, []).append(pair)
        first = self.rb.turn_player(self.state)
        for player in self.rb.turn_order(self.state, first):
            mine = by_player.get(player)
            if not mine:
                continue
            if len(mine) == 1 or _order_is_idle(mine):
                return mine[0]
            options = [
                Option("replace", pair.event.obj, index, pair.key)
                for index, pair in enumerate(mine)
            ]
            chosen = yield Decision(player, "replace", options, self.rb.replace_rule)
            return mine[chosen.arg]
        return pairs[0]

    def _offer(self, pair: _Pair) -> Generator[Decision, Option, bool]:
        ctx = self._ctx(pair)
        player = ctx.you if ctx.you >= 0 else self.rb.turn_player(self.state)
        if pair.replacement.cost is not None:
            return (yield from self.rb.pay_within(ctx, player, pair.replacement.cost))
        decision = Decision(player, "may replace", [YES, NO], self.rb.replace_rule)
        decision.item = pair.event.obj
        answer = yield decision
        return answer.verb == "yes"

    def _ctx(self, pair: _Pair) -> Ctx:
        if pair.bound is not None:
            return reader(self.rb, self.state, pair.bound, pair.event)
        assert pair.delayed is not None
        return delayed_reader(self.rb, self.state, pair.delayed, pair.event)

    def _apply(self, pair: _Pair) -> Generator[Decision, Option, None]:
        event, replacement = pair.event, pair.replacement
        if self.running and self.running != pair.key:
            self.closed.add(self.running)
        self.running = pair.key
        event.applied = (*event.applied, pair.key)
        ctx = self._ctx(pair)
        ctx.applied = event.applied
        if replacement.label == PREVENT:
            self._prevent(event, pair.delayed)
            return
        self._count(pair)
        if replacement.changes or replacement.keep:
            self._change(ctx, event, replacement)
            self.rb.say_replaced(self.state, event, ctx, replacement)
            if replacement.body:
                yield from self._instead(ctx, replacement.body)
            return
        self.left.remove(event)
        event.data["replaced"] = bool(replacement.body)
        self.rb.say_replaced(self.state, event, ctx, replacement)
        yield from self._instead(ctx, replacement.body)

    def _instead(self, ctx: Ctx, body: v.Body) -> Generator[Decision, Option, None]:
        """Execute what a replacement tells; objects that it took away can't do the rest."""
        objs = self.state.objs
        there = {event.obj for event in self.left if event.obj in objs}
        yield from self.rb.execute(ctx, body)
        objs = self.state.objs
        self.left = [e for e in self.left if e.obj not in there or e.obj in objs]

    def _prevent(self, event: Event, delayed: Delayed | None) -> None:
        """Take a shield's value off the damage and count the shield down.

        -1 is "all", as is the shield of a text on an object.
        """
        whole = delayed is None or delayed.value < 0
        taken = event.amount if whole or delayed is None else min(event.amount, delayed.value)
        event.amount -= taken
        if delayed is not None:
            kept: list[Delayed] = []
            for entry in self.state.delayed:
                if entry.id != delayed.id or (whole and not entry.once):
                    kept.append(entry)
                elif not whole and entry.value > taken:
                    fresh = entry.copy()
                    fresh.value = entry.value - taken
                    kept.append(fresh)
            self.state.delayed = tuple(kept)
        self.rb.say_prevented(self.state, event, taken)

    def _count(self, pair: _Pair) -> None:
        if pair.bound is not None and pair.replacement.times is not None:
            self.state.enter("used", pair.bound.use_key())
        if pair.delayed is not None:
            self.rb.use_delayed(self.state, pair.delayed)

    def _change(self, ctx: Ctx, event: Event, replacement: v.Replacement) -> None:
        for name, node in replacement.changes:
            if name == "less":
                event.amount = max(event.amount - (value(ctx, node) or 0), 0)
            elif name == "times":
                event.amount *= value(ctx, node) or 1
            elif name == "more":
                event.amount += value(ctx, node) or 0
            elif isinstance(node, str):
                event.data[name] = node
            else:
                event.data[name] = value(ctx, node)
