"""Reading the vocabulary: players, objects, places, values, predicates and conditions.

A read returns what is there now, a snapshot where the rulebook looks back, or null (`None`, -1 for
a place, an empty list of objects); null makes every calculation and condition that needs it fail.
"""

from __future__ import annotations

from typing import Any

from adjudge.core import vocab as v
from adjudge.core.chars import Chars, Table
from adjudge.core.policies import IfYouDo, Reads
from adjudge.core.rulebook import Outcome, Rulebook
from adjudge.core.state import Event, Item, Obj, Snapshot, State


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
        "giver",
        "item",
        "lost",
        "me",
        "notes",
        "outcomes",
        "prefix",
        "rb",
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
        self.amounts: dict[str, int] = {}
        self.outcomes: dict[str, Outcome] = {}
        self.each = 0
        self.that = -1
        self.lost: dict[int, Snapshot] = {}
        self.broken: set[int] = set()
        self.doers: dict[int, int] = {}
        self.applied: tuple[str, ...] = ()

    def chosen(self, label: str) -> tuple[int, ...]:
        """What was chosen under a label as the item was played."""
        if self.targets is not None and label in self.targets:
            return self.targets[label]
        item = item_of(self)
        if item is None:
            return ()
        return item.choices.get(self.prefix + label, ())


class LiveCtx(Ctx):
    """Bindings of a statement of fact: it applies by what is there now and by nothing else."""

    __slots__ = ()


def item_of(ctx: Ctx) -> Item | None:
    """The item whose facts are read: the draft, or the one on the chain."""
    return ctx.draft if ctx.draft is not None else ctx.state.item(ctx.item)


# --------------------------------------------------------------------------- characteristics


def chars_of(rb: Rulebook, state: State, ident: int) -> Chars:
    """Computed characteristics of an object that exists."""
    table = table_of(rb, state)
    chars = table.chars.get(ident)
    if chars is None:
        chars = base_chars(rb, state.objs[ident])
        table.chars[ident] = chars
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


# --------------------------------------------------------------------------- players


def players(ctx: Ctx, who: Any) -> list[int]:
    """Players that `who` names, in order; empty when unavailable."""
    if who is None or isinstance(who, v.You):
        return [ctx.you] if ctx.you >= 0 else []
    if isinstance(who, v.Opponents):
        return ctx.rb.opponents(ctx.state, ctx.you)
    if isinstance(who, v.EachPlayer):
        return ctx.rb.turn_order(ctx.state, ctx.rb.turn_player(ctx.state))
    if isinstance(who, v.EventPlayer):
        return [ctx.event.player] if ctx.event is not None and ctx.event.player >= 0 else []
    if isinstance(who, v.ThatPlayer):
        return [ctx.that] if ctx.that >= 0 else []
    if isinstance(who, v.TurnPlayer):
        return [ctx.rb.turn_player(ctx.state)]
    if isinstance(who, v.TargetPlayer):
        return list(ctx.chosen(who.label))
    if isinstance(who, v.Noted):
        return list(ctx.notes.get(who.label, ()))
    if isinstance(who, v.ControllerOf | v.OwnerOf):
        found: list[int] = []
        for ident in objects(ctx, who.of):
            player = _person(ctx, ident, isinstance(who, v.OwnerOf))
            if player >= 0 and player not in found:
                found.append(player)
        return found
    raise TypeError(f"not a player reference: {who!r}")


def _person(ctx: Ctx, ident: int, owner: bool) -> int:
    state = ctx.state
    obj = state.objs.get(ident)
    if obj is not None:
        return obj.owner if owner else controller_of(ctx, ident)
    snap = snapshot(ctx, ident)
    if snap is not None:
        return snap.owner if owner else snap.control
    item = state.item(ident)
    return item.controller if item is not None else -1


def controller_of(ctx: Ctx, ident: int) -> int:
    """Controller of an object or chain item; -1 for none."""
    item = ctx.state.item(ident)
    if item is not None:
        return item.controller
    return chars_of(ctx.rb, ctx.state, ident).controller


# --------------------------------------------------------------------------- objects


def objects(ctx: Ctx, ref: Any) -> list[int]:
    """Identities that `ref` names now; those that are gone are left out unless looked back at."""
    if isinstance(ref, v.Me):
        return [ctx.me] if ctx.me else []
    if isinstance(ref, v.Target):
        return [i for i in ctx.chosen(ref.label) if i not in ctx.broken]
    if isinstance(ref, v.Noted):
        return list(ctx.notes.get(ref.label, ()))
    if isinstance(ref, v.All):
        return matching(ctx, ref.pred)
    if isinstance(ref, v.EventObject):
        return _event_object(ctx)
    if isinstance(ref, v.EventSource):
        return [ctx.event.source] if ctx.event is not None and ctx.event.source else []
    if isinstance(ref, v.Giver):
        return [ctx.giver] if ctx.giver else []
    if isinstance(ref, v.Each):
        return [ctx.each] if ctx.each else []
    if isinstance(ref, v.ThisItem):
        return [ctx.item] if ctx.item else []
    if isinstance(ref, v.Top):
        return _top(ctx, ref)
    if isinstance(ref, v.AttachedTo):
        hosts = objects(ctx, ref.of)
        return [o.id for o in ctx.state.objs.values() if o.host and o.host in hosts]
    if isinstance(ref, v.Linked):
        return _linked(ctx, ref)
    if isinstance(ref, v.TargetPlace | v.Here | v.PlaceOf | v.EventPlace):
        zone = place(ctx, ref)
        return [] if zone < 0 else place_objects(ctx, zone)
    raise TypeError(f"not an object reference: {ref!r}")


def _event_object(ctx: Ctx) -> list[int]:
    """The event's object: as it was where it is looked back at, else what it has become."""
    event = ctx.event
    if event is None or not event.obj:
        return []
    became = event.data.get("to", 0)
    if became and event.obj not in ctx.state.objs and event.kind not in ctx.rb.look_back:
        return [became]
    return [event.obj]


def place_objects(ctx: Ctx, zone: int) -> list[int]:
    """The game object that is a place, if it is one (a battlefield)."""
    ident = ctx.state.vars.get(f"place:{zone}", 0)
    return [ident] if ident else []


def _top(ctx: Ctx, ref: v.Top) -> list[int]:
    count = value(ctx, ref.count)
    found: list[int] = []
    for player in players(ctx, ref.who):
        zone = ctx.state.zone_of(ref.zone, player)
        found.extend(ctx.state.zones[zone][: count or 0])
    return found


def _linked(ctx: Ctx, ref: v.Linked) -> list[int]:
    giver = ctx.state.objs.get(ctx.giver) or last_known(ctx, ctx.giver)
    memo = giver.memo.get(f"linked:{ref.label}", ()) if giver is not None else ()
    if not memo and ctx.snap is not None:
        memo = ctx.snap.memo.get(f"linked:{ref.label}", ())
    return [i for i in memo if i in ctx.state.objs or last_known(ctx, i) is not None]


def matching(ctx: Ctx, pred: v.Pred) -> list[int]:
    """Every object that passes a predicate, in board order.

    A bare noun means objects on the board; spells and abilities are looked for on the chain; a
    predicate that names an area is looked for there.
    """
    areas = named_areas(pred)
    if "chain" in areas:
        return [i.id for i in ctx.state.items if test(ctx, pred, i.id)]
    found: list[int] = []
    for spec in ctx.state.specs:
        if (spec.area in areas or (spec.place and "place" in areas)) if areas else spec.place:
            found.extend(i for i in ctx.state.zones[spec.index] if test(ctx, pred, i))
    return found


_AREAS: dict[v.Pred, frozenset[str]] = {}


def named_areas(pred: v.Pred) -> frozenset[str]:
    """Areas that a predicate names; empty for the board, "chain" for spells and abilities."""
    known = _AREAS.get(pred)
    if known is None:
        areas: set[str] = set()
        _collect_areas(pred, areas)
        known = frozenset(areas)
        _AREAS[pred] = known
    return known


def _collect_areas(pred: v.Pred, areas: set[str]) -> None:
    if isinstance(pred, v.Both):
        found: set[str] = set()
        for part in pred.parts:
            _collect_areas(part, found)
        if len(found) > 1:
            found.discard("chain")
        areas.update(found)
    elif isinstance(pred, v.Either):
        for part in pred.parts:
            found = set()
            _collect_areas(part, found)
            areas.update(found or {"place"})
    elif isinstance(pred, v.In):
        areas.add(pred.area)
    elif isinstance(pred, v.IsType) and pred.name in ("spell", "ability"):
        areas.add("chain")
    elif isinstance(pred, v.IsType) and pred.name == "legend":
        areas.add("legend")
    elif isinstance(pred, v.Chooses):
        areas.add("chain")
    elif isinstance(pred, v.Is) and pred.state == "facedown":
        areas.add("facedown")
    elif isinstance(pred, v.At) and isinstance(pred.place, v.Zone):
        areas.add(pred.place.name)


# --------------------------------------------------------------------------- places


def place(ctx: Ctx, ref: Any) -> int:
    """Zone index of a place; -1 when it is not available."""
    if isinstance(ref, v.Here):
        return place_of(ctx, ctx.me)
    if isinstance(ref, v.PlaceOf):
        found = objects(ctx, ref.of)
        return place_of(ctx, found[0]) if found else -1
    if isinstance(ref, v.EventPlace):
        if ctx.event is None:
            return -1
        return ctx.event.origin if ref.origin else ctx.event.place
    if isinstance(ref, v.HomeOf):
        who = players(ctx, ref.who)
        return ctx.state.zone_of("base", who[0]) if who else -1
    if isinstance(ref, v.Zone):
        who = players(ctx, ref.who)
        return ctx.state.zone_of(ref.name, who[0]) if who else -1
    if isinstance(ref, v.TargetPlace | v.Destination):
        chosen = ctx.chosen(ref.label)
        return chosen[0] if chosen else -1
    raise TypeError(f"not a place reference: {ref!r}")


def place_of(ctx: Ctx, ident: int) -> int:
    """Place of an object on the board, or the noted place of one that ended; -1 for none."""
    if ctx.snap is not None and ident == ctx.snap.id:
        return ctx.snap.zone
    obj = ctx.state.objs.get(ident)
    if obj is not None:
        spec = ctx.state.specs[obj.zone]
        if spec.place:
            return obj.zone
        return ctx.state.vars.get(f"place of:{obj.zone}", -1)
    snap = snapshot(ctx, ident)
    if snap is not None and ctx.state.specs[snap.zone].place:
        return snap.zone
    return -1


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


# --------------------------------------------------------------------------- values


def value(ctx: Ctx, node: Any) -> int | None:
    """A number, or None when it is not available."""
    if isinstance(node, int):
        return node
    if isinstance(node, v.Stat):
        found = objects(ctx, node.of) or _illegal(ctx, node.of)
        return stat(ctx, found[0], node.name) if found else None
    if isinstance(node, v.CountOf):
        return len(objects(ctx, node.of))
    if isinstance(node, v.AmountOf):
        if node.label in ctx.amounts:
            return ctx.amounts[node.label]
        item = item_of(ctx)
        if item is not None:
            chosen = item.choices.get(f"{ctx.prefix}amount:{node.label}") or item.notes.get(
                f"amount:{node.label}"
            )
            return chosen[0] if chosen else None
        return None
    if isinstance(node, v.Plus):
        left, right = value(ctx, node.left), value(ctx, node.right)
        return None if left is None or right is None else left + right
    if isinstance(node, v.Times):
        inner = value(ctx, node.value)
        return None if inner is None else inner * node.factor
    if isinstance(node, v.EventAmount):
        return ctx.event.amount if ctx.event is not None else None
    return _value_more(ctx, node)


def _value_more(ctx: Ctx, node: Any) -> int | None:
    if isinstance(node, v.PrintedCost):
        found = objects(ctx, node.of)
        return cost_part(ctx, found[0], node.part) if found else None
    if isinstance(node, v.Highest):
        stats = [stat(ctx, i, node.name) or 0 for i in objects(ctx, node.of)]
        return max(stats, default=0)
    if isinstance(node, v.PlayerStat):
        who = players(ctx, node.who)
        return ctx.rb.player_stat(ctx.state, who[0], node.name) if who else None
    if isinstance(node, v.Fact):
        who = players(ctx, node.who)
        return sum(ctx.state.count(node.fact, p) for p in who)
    if isinstance(node, v.CountPlaces):
        return sum(
            1
            for spec in ctx.state.specs
            if spec.area == node.kind
            and all(ctx.rb.place_word(ctx, word, spec.index) for word in node.tests)
        )
    raise TypeError(f"not a value: {node!r}")


def _illegal(ctx: Ctx, ref: Any) -> list[int]:
    """Targets that became illegal, where their last known information may still be read."""
    item = item_of(ctx)
    if ctx.rb.policies.reads is not Reads.LAST_KNOWN or not isinstance(ref, v.Target) or not item:
        return []
    return list(item.choices.get(ctx.prefix + ref.label, ()))


def stat(ctx: Ctx, ident: int, name: str) -> int | None:
    """A number of an object: present, snapshot or null. Never below 0 when referenced."""
    chars = seen_chars(ctx, ident)
    if chars is None:
        return None
    return max(chars.stat(name), 0)


def seen_chars(ctx: Ctx, ident: int) -> Chars | None:
    """Characteristics of an object that is there or may be looked back at."""
    if ident in ctx.state.objs and not (ctx.snap is not None and ctx.snap.id == ident):
        return chars_of(ctx.rb, ctx.state, ident)
    snap = snapshot(ctx, ident)
    return snap.chars if snap is not None else None


def cost_part(ctx: Ctx, ident: int, part: str) -> int | None:
    """One part ("energy", "power") of a printed or copied cost; an ability's base cost."""
    item = ctx.state.item(ident)
    cost: v.Cost | None
    if item is not None and item.kind != "card":
        cost = item.cost
    else:
        chars = seen_chars(ctx, ident)
        if chars is None:
            return None
        cost = chars.cost
    if cost is None:
        return 0
    if part == "energy":
        return sum(n.count for n in cost.needs if n.kinds == ("energy",))
    return sum(n.count for n in cost.needs if n.kinds != ("energy",))


# --------------------------------------------------------------------------- predicates


def compare(left: int, op: str, right: int) -> bool:
    """Compare two numbers."""
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "==":
        return left == right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    return left != right


def test(ctx: Ctx, pred: v.Pred, ident: int, snap: Snapshot | None = None) -> bool:
    """Whether an object or chain item passes a predicate; `snap` tests it as it was."""
    state = ctx.state
    if snap is None and ctx.snap is not None and ctx.snap.id == ident:
        snap = ctx.snap
    seen: Any
    if snap is None:
        seen = state.objs.get(ident)
        if seen is None:
            item = state.item(ident)
            if item is not None:
                return _test_item(ctx, pred, item)
            snap = snapshot(ctx, ident)
            if snap is None:
                return _test_gone(ctx, pred, ident)
    if snap is not None:
        return _check(ctx, pred, ident, snap, snap.chars, snap.control, snap)
    chars = chars_of(ctx.rb, state, ident)
    control = chars.controller
    if state.items:
        held = state.item(ident)
        if held is not None:
            control = held.controller
    return _check(ctx, pred, ident, seen, chars, control, None)


def _test_gone(ctx: Ctx, pred: v.Pred, ident: int) -> bool:
    """What can be said of an object that is gone: only which one it is."""
    if isinstance(pred, v.Both):
        return all(_test_gone(ctx, part, ident) for part in pred.parts)
    if isinstance(pred, v.Same):
        return ident in objects(ctx, pred.of)
    if isinstance(pred, v.Not):
        return ident not in objects(ctx, pred.of)
    return isinstance(pred, v.Anything)


def _test_item(ctx: Ctx, pred: v.Pred, item: Item) -> bool:
    """An ability on the chain, which is no object of a zone."""
    if isinstance(pred, v.Both):
        return all(_test_item(ctx, part, item) for part in pred.parts)
    if isinstance(pred, v.Either):
        return any(_test_item(ctx, part, item) for part in pred.parts)
    if isinstance(pred, v.Neither):
        return not _test_item(ctx, pred.part, item)
    if isinstance(pred, v.Not):
        return item.id not in objects(ctx, pred.of)
    if isinstance(pred, v.Same):
        return item.id in objects(ctx, pred.of)
    if isinstance(pred, v.IsType):
        return pred.name == "ability"
    if isinstance(pred, v.Friendly):
        return item.controller == ctx.you
    if isinstance(pred, v.Enemy):
        return item.controller != ctx.you and ctx.you >= 0
    if isinstance(pred, v.ControlledBy):
        return item.controller in players(ctx, pred.who)
    return _test_item_more(ctx, pred, item)


def _test_item_more(ctx: Ctx, pred: v.Pred, item: Item) -> bool:
    if isinstance(pred, v.In):
        return pred.area == "chain"
    if isinstance(pred, v.Chooses):
        return _chooses(ctx, pred, item)
    if isinstance(pred, v.CostMeasure):
        have = cost_part(ctx, item.id, pred.part)
        want = value(ctx, pred.value)
        return have is not None and want is not None and compare(have, pred.op, want)
    if isinstance(pred, v.Is):
        return ctx.rb.state_word(ctx, pred.state, item.id)
    return isinstance(pred, v.Anything)


def _chooses(ctx: Ctx, pred: v.Chooses, item: Item) -> bool:
    """Whether an item targets something that matches."""
    return any(
        ident in ctx.state.objs and test(ctx, pred.pred, ident) for ident in ctx.rb.targets_of(item)
    )


def _check(
    ctx: Ctx,
    pred: v.Pred,
    ident: int,
    seen: Any,
    chars: Chars,
    control: int,
    snap: Snapshot | None,
) -> bool:
    """One object (or its snapshot) against a predicate; `seen` is the record that is read."""
    kind = type(pred)
    if kind is v.Both:
        for part in pred.parts:  # type: ignore[attr-defined]
            if not _check(ctx, part, ident, seen, chars, control, snap):
                return False
        return True
    if kind is v.IsType:
        return pred.name in chars.types  # type: ignore[attr-defined]
    if kind is v.Friendly:
        return control == ctx.you and ctx.you >= 0
    if kind is v.Enemy:
        return control != ctx.you and ctx.you >= 0 and control >= 0
    if kind is v.In:
        spec = ctx.state.specs[seen.zone]
        area: str = pred.area  # type: ignore[attr-defined]
        return spec.area == area or (area == "board" and spec.place)
    if kind is v.Same:
        return ident in objects(ctx, pred.of)  # type: ignore[attr-defined]
    if kind is v.Not:
        return ident not in objects(ctx, pred.of)  # type: ignore[attr-defined]
    if kind is v.Marked:
        return pred.mark in seen.marks  # type: ignore[attr-defined]
    if kind is v.ControlledBy:
        return control in players(ctx, pred.who)  # type: ignore[attr-defined]
    if kind is v.At:
        return bool(seen.zone == place(ctx, pred.place))  # type: ignore[attr-defined]
    if kind is v.Neither:
        return not _check(ctx, pred.part, ident, seen, chars, control, snap)  # type: ignore[attr-defined]
    if kind is v.Either:
        return any(
            _check(ctx, part, ident, seen, chars, control, snap)
            for part in pred.parts  # type: ignore[attr-defined]
        )
    return _check_more(ctx, pred, ident, seen, chars, snap)


def _check_more(
    ctx: Ctx, pred: v.Pred, ident: int, seen: Any, chars: Chars, snap: Snapshot | None
) -> bool:
    if isinstance(pred, v.Elsewhere):
        spec = ctx.state.specs[seen.zone]
        where = place(ctx, pred.place)
        return bool(spec.place and where >= 0 and seen.zone != where)
    if isinstance(pred, v.Measure):
        have = max(chars.stat(pred.stat), 0)
        want = value(ctx, pred.value)
        return want is not None and compare(have, pred.op, want)
    if isinstance(pred, v.CostMeasure):
        part = cost_part(ctx, ident, pred.part) if snap is None else 0
        want = value(ctx, pred.value)
        return part is not None and want is not None and compare(part, pred.op, want)
    if isinstance(pred, v.Has):
        return pred.keyword in chars.keywords
    if isinstance(pred, v.Tagged):
        return pred.name in chars.tags
    if isinstance(pred, v.IsSuper):
        return pred.name in chars.supertypes
    if isinstance(pred, v.IsToken):
        return bool((snap is None and ctx.state.objs[ident].token) or ctx.rb.cards[seen.name].token)
    if isinstance(pred, v.Called):
        return chars.name == pred.name
    if isinstance(pred, v.InDomain):
        return pred.name in chars.domains
    if isinstance(pred, v.OwnedBy):
        return seen.owner in players(ctx, pred.who)
    if isinstance(pred, v.Is):
        if snap is not None:
            return pred.state in snap.states
        return ctx.rb.state_word(ctx, pred.state, ident)
    if isinstance(pred, v.Chooses):
        held = ctx.state.item(ident)
        return held is not None and _chooses(ctx, pred, held)
    if isinstance(pred, v.Anything):
        return True
    raise TypeError(f"not a predicate: {pred!r}")


# --------------------------------------------------------------------------- conditions


def holds(ctx: Ctx, cond: Any) -> bool:
    """Whether a condition holds; a null read makes it false."""
    if cond is None:
        return True
    if isinstance(cond, v.Compare):
        left, right = value(ctx, cond.left), value(ctx, cond.right)
        return left is not None and right is not None and compare(left, cond.op, right)
    if isinstance(cond, v.Exists):
        return len(matching(ctx, cond.pred)) >= cond.count
    if isinstance(cond, v.Matches):
        found = objects(ctx, cond.of)
        return bool(found) and all(test(ctx, cond.pred, i) for i in found)
    if isinstance(cond, v.Paid | v.CameFrom):
        return _item_fact(ctx, cond)
    if isinstance(cond, v.Did):
        outcome = ctx.outcomes.get(cond.label)
        return outcome is not None and (outcome.done or (outcome.replaced and _any_part(ctx)))
    if isinstance(cond, v.FellShort):
        outcome = ctx.outcomes.get(cond.label)
        return outcome is None or not outcome.whole
    if isinstance(cond, v.TurnOf):
        return ctx.rb.turn_player(ctx.state) in players(ctx, cond.who)
    if isinstance(cond, v.PlaceIs):
        return _place_is(ctx, cond)
    if isinstance(cond, v.Every):
        return all(holds(ctx, part) for part in cond.parts)
    if isinstance(cond, v.Some):
        return any(holds(ctx, part) for part in cond.parts)
    if isinstance(cond, v.Unless):
        return not holds(ctx, cond.part)
    raise TypeError(f"not a condition: {cond!r}")


def _any_part(ctx: Ctx) -> bool:
    return ctx.rb.policies.if_you_do is IfYouDo.ANY_PART


def _place_is(ctx: Ctx, cond: v.PlaceIs) -> bool:
    where = ctx.event.place if ctx.event is not None else -1
    if where < 0:
        return False
    if cond.area and ctx.state.specs[where].area != cond.area:
        return False
    return cond.place is None or place(ctx, cond.place) == where


def _item_fact(ctx: Ctx, cond: v.Paid | v.CameFrom) -> bool:
    """Facts of the item, also after it became a permanent and from its own abilities."""
    item = item_of(ctx)
    if isinstance(cond, v.Paid):
        if item is not None and (item.kind == "card" or cond.label in item.paid):
            return item.paid.get(cond.label, 0) > 0
        bearer: Any = ctx.snap or ctx.state.objs.get(ctx.me)
        return bearer is not None and bool(bearer.memo.get(f"paid:{cond.label}"))
    if item is not None and item.kind == "card":
        return item.origin >= 0 and ctx.state.specs[item.origin].area == cond.zone
    bearer = ctx.snap or ctx.state.objs.get(ctx.me)
    return bearer is not None and bearer.memo.get("from") == cond.zone
