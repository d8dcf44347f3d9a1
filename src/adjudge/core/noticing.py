"""Noticing: whether an event fits a pattern, and the triggered abilities that events set off."""

from __future__ import annotations

from typing import Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.bodies import mentions
from adjudge.core.chars import Bound, Table
from adjudge.core.policies import Notice
from adjudge.core.reads import Ctx, holds, last_known, place, players, table_of, test
from adjudge.core.rulebook import Counted, Rulebook
from adjudge.core.state import Delayed, Event, Item, State

# Events that fit an "nth time", by its key, what it counts by and its number: which of the turn's
# such events each is, and the bindings under which its condition holds.
_Nth: TypeAlias = dict[tuple[str, int, int], list[tuple[int, Bound, Event, Ctx | None]]]


NO_KINDS: Final[frozenset[str]] = frozenset()

# --------------------------------------------------------------------------- matching


def reader(rb: Rulebook, state: State, bound: Bound, event: Event | None) -> Ctx:
    """Bindings of an ability of an object, as read when an event happens."""
    if bound.delayed is not None:
        return delayed_reader(rb, state, bound.delayed, event)
    ctx = Ctx(rb, state, rb.ability_reader(state, bound.bearer, event), bound.bearer)
    ctx.giver = bound.giver
    ctx.event = event
    return ctx


def delayed_reader(rb: Rulebook, state: State, delayed: Delayed, event: Event | None) -> Ctx:
    """Bindings of a delayed ability: those of its making and the new event."""
    ctx = Ctx(rb, state, delayed.controller, delayed.bearer)
    ctx.giver = delayed.giver
    ctx.event = event
    ctx.notes = delayed.notes
    return ctx


def fits(ctx: Ctx, when: v.When, event: Event) -> bool:
    """Whether an event fits a pattern (all but its count)."""
    if event.kind not in when.kind:
        return False
    for word in when.how:
        if word not in event.how:
            return False
    if when.one_of and not set(when.one_of) & set(event.how):
        return False
    if when.by is not None and event.player not in players(ctx, when.by):
        return False
    if when.obj is not None and not _object_fits(ctx, when.obj, event):
        return False
    if when.source is not None and not _source_fits(ctx, when.source, event):
        return False
    if when.area and (event.place < 0 or ctx.state.specs[event.place].area != when.area):
        return False
    if when.place is not None and place(ctx, when.place) != event.place:
        return False
    return when.cond is None or holds(ctx, when.cond)


def _object_fits(ctx: Ctx, pred: v.Pred, event: Event) -> bool:
    """The object as it was for an end that is looked back at, else what it has become."""
    if not event.obj:
        return False
    became = event.data.get("to", 0)
    if became and event.kind not in ctx.rb.look_back and became in ctx.state.objs:
        return test(ctx, pred, became)
    return test(ctx, pred, event.obj, event.snap)


def _source_fits(ctx: Ctx, pred: v.Pred, event: Event) -> bool:
    """Whether one of the sources fits: those that were named, else giver, bearer and item."""
    data = event.data
    for ident in data.get("sources") or (event.source, data.get("bearer", 0), event.item):
        if (
            ident
            and (
                ident in ctx.state.objs
                or ctx.state.item(ident) is not None
                or last_known(ctx, ident) is not None
            )
            and test(ctx, pred, ident)
        ):
            return True
    return False


# --------------------------------------------------------------------------- the nth time


def _counted(rb: Rulebook) -> dict[str, list[Counted]]:
    """Patterns of an "nth time" that hang on no bearer, by kind of event, each with its cards.

    How often such a thing happened this turn does not depend on when the card came.
    """
    if rb.counted is None:
        names: dict[v.When, list[str]] = {}
        for card in rb.cards.values():
            for ability in card.abilities:
                if isinstance(ability, v.Triggered) and _hangs_on_nobody(ability.when):
                    names.setdefault(ability.when, []).append(card.name)
        rb.counted = {}
        for when, cards in names.items():
            for kind in when.kind:
                rb.counted.setdefault(kind, []).append((when, cards[0], tuple(cards)))
    return rb.counted


def counts(rb: Rulebook, state: State, kind: str) -> bool:
    """Whether a card of this game may ask how many events of a kind there were."""
    asked = _counted(rb).get(kind)
    if asked is None:
        return False
    names = rb.names_in(state)
    return any(not names.isdisjoint(cards) for _, _, cards in asked)


def _hangs_on_nobody(when: v.When) -> bool:
    return when.nth is not None and when.per == "bearer" and not mentions(when, _BEARERS)


def _count_for_all(rb: Rulebook, state: State, event: Event) -> None:
    """Count an event for every player's reading of the patterns of cards in this game."""
    for when, key, cards in _counted(rb).get(event.kind, ()):
        if not rb.names_in(state).isdisjoint(cards):
            own = isinstance(when.by, v.You)
            for player in range(state.players):
                if own and player != event.player:
                    continue
                ctx = Ctx(rb, state, player)
                ctx.event = event
                if fits(ctx, when, event):
                    state.enter("nth of", key, player)


def _number(rb: Rulebook, state: State, bound: Bound, event: Event, you: int) -> int:
    """Which of the turn's events of a pattern this one is."""
    ability = bound.ability
    assert isinstance(ability, v.Triggered)
    when = ability.when
    for other, key, _ in _counted(rb).get(event.kind, ()):
        if other == when:
            return state.count("nth of", key, you)
    who = {"player": event.player, "object": event.obj}.get(when.per, 0)
    return state.enter("nth", bound.use_key(), who)


# --------------------------------------------------------------------------- triggers


def noticed(rb: Rulebook, state: State, batch: list[Event], *, early: bool) -> list[Item]:
    """Triggers of a batch: `early` on the position before the change, else after it."""
    found: list[Item] = []
    table = table_of(rb, state)
    counted = _counted(rb)
    if not early and not state.delayed and not _listened_for(table, counted, batch):
        return found
    links = rb.links.kinds if rb.links is not None else NO_KINDS
    nth: _Nth = {}
    for event in batch:
        looks_back = event.kind in rb.look_back or event.kind in links
        if early and not looks_back:
            continue
        if not early and event.kind in counted:
            _count_for_all(rb, state, event)
        for bound in table.triggers.get(event.kind, ()):
            if looks_back and _is_early(rb, bound, event) != early:
                continue
            item = _trigger(rb, state, bound, event, nth)
            if item is not None and not (item.ability.when.together and _among(found, item)):
                found.append(item)
        if not early and state.delayed:
            found.extend(_delayed_triggers(rb, state, event))
    if nth:
        found.extend(_nth_of(rb, state, nth))
    if table.again and found:
        found.extend(_additional(rb, state, table.again, found))
    return found


def _listened_for(table: Table, counted: dict[str, list[Counted]], batch: list[Event]) -> bool:
    """Whether anything could be set off by a batch, looked at before anything is prepared."""
    triggers = table.triggers
    for event in batch:  # noqa: SIM110 - asked for every event, and any() is slower
        if event.kind in triggers or event.kind in counted:
            return True
    return False


def _among(found: list[Item], item: Item) -> bool:
    """Whether the same ability triggered for another event of the batch."""
    return any(other.data["use"] == item.data["use"] for other in found)


def _additional(rb: Rulebook, state: State, again: list[Bound], found: list[Item]) -> list[Item]:
    """One item more for each text that lets a triggered ability trigger an additional time."""
    more: list[Item] = []
    for item in found:
        for bound in again:
            rule = bound.ability
            if not isinstance(rule, v.Again) or item.event is None:
                continue
            ctx = reader(rb, state, bound, item.event)
            if item.controller != ctx.you or rule.keyword not in ("", item.ability.keyword):
                continue
            if fits(ctx, rule.when, item.event) and holds(ctx, rule.cond):
                another = item.copy()
                another.id = state.fresh_id()
                more.append(another)
    return more


def _nth_of(rb: Rulebook, state: State, nth: _Nth) -> list[Item]:
    """One item for each "nth time" that a batch holds, those of other instances noted in it.

    Among simultaneous events none comes first: each of them may serve as the nth.
    """
    found: list[Item] = []
    for (_, _, wanted), met in nth.items():
        if not met[0][0] <= wanted <= met[-1][0]:
            continue
        items = [
            make_trigger(rb, state, bound, event, ctx)
            for _, bound, event, ctx in met
            if ctx is not None
        ]
        if items:
            if len(items) > 1:
                items[0].data["instances"] = items
            found.append(items[0])
    return found


def _is_early(rb: Rulebook, bound: Bound, event: Event) -> bool:
    if rb.policies.notice is Notice.LEAVING_BEFORE:
        return True
    if rb.links is not None and event.kind in rb.links.kinds:
        return rb.links.looks_before(bound, event)
    return event.obj in (bound.bearer, bound.giver) and _of_itself(bound.ability)


def _of_itself(ability: v.Ability) -> bool:
    """Whether a trigger speaks of its bearer's (or giver's) own end and of nobody else's."""
    pred = ability.when.obj if isinstance(ability, v.Triggered) else None
    parts = pred.parts if isinstance(pred, v.Both) else (pred,)
    return any(isinstance(part, v.Same) and part.of in _OWN for part in parts)


_OWN: Final = (v.Me(), v.Giver())
_BEARERS: Final = (v.Me, v.Giver, v.Here, v.Noted, v.Linked)


def _trigger(rb: Rulebook, state: State, bound: Bound, event: Event, nth: _Nth) -> Item | None:
    """The item of an ability that triggers; an instance of an "nth time" goes to `nth` instead."""
    ability = bound.ability
    if not isinstance(ability, v.Triggered) or _of_another(bound, ability, event):
        return None
    ctx = reader(rb, state, bound, event)
    if not fits(ctx, ability.when, event):
        return None
    met = _unused(state, bound, ability) and _condition_holds(ctx, bound, ability, event)
    if met and table_of(rb, state).forbids:
        met = not rb.silenced(state, bound)
    if ability.when.nth is None:
        return make_trigger(rb, state, bound, event, ctx) if met else None
    key = bound.use_key()
    who = {"player": event.player, "object": event.obj}.get(ability.when.per, 0)
    number = _number(rb, state, bound, event, ctx.you)
    instances = nth.setdefault((key, who, ability.when.nth), [])
    instances.append((number, bound, event, ctx if met else None))
    return None


def _of_another(bound: Bound, ability: v.Triggered, event: Event) -> bool:
    """Whether an ability speaks of its bearer, and the event of another object: a cheap look."""
    own = bound.own
    if own is None:
        pred = ability.when.obj
        parts = pred.parts if isinstance(pred, v.Both) else (pred,)
        own = bound.own = bound.delayed is None and any(
            isinstance(part, v.Same) and isinstance(part.of, v.Me) for part in parts
        )
    return own and event.obj != bound.bearer and event.data.get("to") != bound.bearer


def _unused(state: State, bound: Bound, ability: v.Triggered) -> bool:
    if ability.times is None:
        return True
    return state.count(used_word(ability.span), bound.use_key()) < ability.times


def used_word(span: str) -> str:
    """Word of the ledger under which uses are counted within a turn, or within the game."""
    return "used" if span == "turn" else "used in game"


def _condition_holds(ctx: Ctx, bound: Bound, ability: v.Triggered, event: Event) -> bool:
    if ability.cond is None or not ctx.rb.looks_at_once(ctx.state):
        return True
    if event.snap is not None and event.snap.id == bound.bearer:
        ctx.snap = event.snap
    return holds(ctx, ability.cond)


def make_trigger(rb: Rulebook, state: State, bound: Bound, event: Event | None, ctx: Ctx) -> Item:
    """A pending item for a triggered ability whose condition is met."""
    ability = bound.ability
    bearer = state.objs.get(bound.bearer)
    name = bearer.name if bearer is not None else ""
    controller = ctx.you
    if isinstance(ability, v.Triggered) and ability.chooser is not None:
        who = players(ctx, ability.chooser)
        controller = who[0] if who else -1
    nobody = controller < 0
    if nobody:
        controller = rb.turn_player(state)
    item = Item(state.fresh_id(), "triggered", bound.giver, name, controller)
    item.era = state.era
    item.ability = ability
    item.bearer = bound.bearer
    item.giver = bound.giver
    item.event = event
    item.data["use"] = bound.use_key()
    if nobody:
        item.data["nobody"] = 1
    if event is not None and event.snap is not None and event.snap.id == bound.bearer:
        item.snap = event.snap
    return item


def _delayed_triggers(rb: Rulebook, state: State, event: Event) -> list[Item]:
    found: list[Item] = []
    for delayed in state.delayed:
        ability = delayed.ability
        if not isinstance(ability, v.Triggered) or event.kind not in ability.when.kind:
            continue
        ctx = delayed_reader(rb, state, delayed, event)
        if not fits(ctx, ability.when, event):
            continue
        if ability.cond is not None and rb.looks_at_once(state) and not holds(ctx, ability.cond):
            continue
        item = Item(state.fresh_id(), "triggered", delayed.giver, delayed.name, delayed.controller)
        item.era = state.era
        item.ability = ability
        item.bearer = delayed.bearer
        item.giver = delayed.giver
        item.event = event
        item.notes = dict(delayed.notes)
        item.data["use"] = f"d{delayed.id}"
        rb.use_delayed(state, delayed)
        found.append(item)
    return found
