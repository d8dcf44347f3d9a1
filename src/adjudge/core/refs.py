"""Reading what the vocabulary speaks of: players, objects, places and values."""

from __future__ import annotations

from typing import Any, TypeAlias

from adjudge.core import preds
from adjudge.core import vocab as v
from adjudge.core.context import Ctx, chars_of, item_of, last_known, seat, seen_chars, snapshot
from adjudge.core.policies import Reads
from adjudge.core.records import EVENT_PLACE, LINKED

Node: TypeAlias = Any  # a vocabulary node or a plain value

# --------------------------------------------------------------------------- players


def players(ctx: Ctx, who: Node) -> list[int]:
    """Players that `who` names, in order; empty when unavailable."""
    if who is None or isinstance(who, v.You):
        return [ctx.you] if ctx.you >= 0 else []
    if isinstance(who, v.Opponents):
        return ctx.rb.opponents(ctx.state, ctx.you)
    if isinstance(who, v.EachPlayer):
        first = ctx.you if who.first == "you" else ctx.rb.turn_player(ctx.state)
        order = ctx.rb.turn_order(ctx.state, first)
        if who.first == "next":
            order = [*order[1:], *order[:1]]
        return [player for player in order if player != ctx.you] if who.others else order
    if isinstance(who, v.EventPlayer):
        return [ctx.event.player] if ctx.event is not None and ctx.event.player >= 0 else []
    if isinstance(who, v.ThatPlayer):
        return [ctx.that] if ctx.that >= 0 else []
    if isinstance(who, v.TurnPlayer):
        return [ctx.rb.turn_player(ctx.state)]
    return _players_more(ctx, who)


def _players_more(ctx: Ctx, who: Node) -> list[int]:
    """Players that were chosen, or are known by what they have."""
    if isinstance(who, v.YouAndAllies):
        return [ctx.you, *ctx.rb.allies(ctx.state, ctx.you)] if ctx.you >= 0 else []
    if isinstance(who, v.TargetPlayer):
        return list(ctx.chosen(who.label))
    if isinstance(who, v.Target):
        return [seat(i) for i in ctx.chosen(who.label) if i < 0]
    if isinstance(who, v.Noted):
        return list(ctx.notes.get(who.label, ()))
    if isinstance(who, v.Role):
        return ctx.rb.role_players(ctx.state, who.names)
    if isinstance(who, (v.ControllerOf, v.OwnerOf)):
        found: list[int] = []
        for ident in objects(ctx, who.of):
            player = _person(ctx, ident, owner=isinstance(who, v.OwnerOf))
            if player >= 0 and player not in found:
                found.append(player)
        return found
    raise TypeError(f"not a player reference: {who!r}")


def _person(ctx: Ctx, ident: int, *, owner: bool) -> int:
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


def objects(ctx: Ctx, ref: Node) -> list[int]:
    """Identities that `ref` names now; those that are gone are left out unless looked back at."""
    if isinstance(ref, v.Me):
        return [ctx.me] if ctx.me else []
    if isinstance(ref, v.Target):
        return [i for i in ctx.chosen(ref.label) if i >= 0 and i not in ctx.broken]
    if isinstance(ref, v.Noted):
        return list(ctx.notes.get(ref.label, ()))
    if isinstance(ref, v.All):
        return preds.matching(ctx, ref.pred)
    if isinstance(ref, v.EventObject):
        return _event_object(ctx)
    if isinstance(ref, v.EventSource):
        return [ctx.event.source] if ctx.event is not None and ctx.event.source else []
    if isinstance(ref, v.Giver):
        return [ctx.giver] if ctx.giver else []
    if isinstance(ref, v.Each):
        return [ctx.each] if ctx.each else []
    return _objects_more(ctx, ref)


def _objects_more(ctx: Ctx, ref: Node) -> list[int]:
    if isinstance(ref, v.ThisItem):
        return [ctx.item] if ctx.item else []
    if isinstance(ref, v.Top):
        return _top(ctx, ref)
    if isinstance(ref, v.AttachedTo):
        hosts = objects(ctx, ref.of)
        return [o.id for o in ctx.state.objs.values() if o.host and o.host in hosts]
    if isinstance(ref, v.HostOf):
        return _hosts(ctx, ref)
    if isinstance(ref, v.Linked):
        return _linked(ctx, ref)
    if isinstance(ref, (v.TargetPlace, v.Here, v.PlaceOf, v.EventPlace)):
        zone = place(ctx, ref)
        return [] if zone < 0 else place_objects(ctx, zone)
    raise TypeError(f"not an object reference: {ref!r}")


def _hosts(ctx: Ctx, ref: v.HostOf) -> list[int]:
    """What objects are attached to, or were when they were last seen."""
    found: list[int] = []
    for ident in objects(ctx, ref.of):
        obj = ctx.state.objs.get(ident)
        if obj is None or (ctx.snap is not None and ctx.snap.id == ident):
            snap = snapshot(ctx, ident)
            host = snap.host if snap is not None else 0
        else:
            host = obj.host
        if host and host not in found:
            found.append(host)
    return found


def _event_object(ctx: Ctx) -> list[int]:
    """The event's object: as it was where it is looked back at, else what it has become."""
    event = ctx.event
    if event is None or not event.obj:
        return []
    became = event.data.get("to", 0)
    if became and event.obj not in ctx.state.objs and event.kind not in ctx.rb.look_back:
        return [became]
    return [event.obj]


def ended_as(ctx: Ctx, ident: int) -> int:
    """An object as it is now, or what its own end has made of it where that is looked back at.

    0 when it is nowhere any more, or has gone on from where it went.
    """
    if ident in ctx.state.objs or ctx.state.item(ident) is not None:
        return ident
    event = ctx.event
    if event is None or event.obj != ident or event.kind not in ctx.rb.look_back:
        return 0
    became: int = event.data.get("to", 0)
    return became if became in ctx.state.objs else 0


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
    """What abilities of the giver noted; an item knows it also where the giver has left."""
    giver = ctx.state.objs.get(ctx.giver) or snapshot(ctx, ctx.giver)
    item = item_of(ctx) if giver is None else None
    known = giver.memo if giver is not None else item.data if item is not None else {}
    memo: tuple[int, ...] = known.get(LINKED + ref.label, ())
    return [i for i in memo if i in ctx.state.objs or last_known(ctx, i) is not None]


# --------------------------------------------------------------------------- places


def place(ctx: Ctx, ref: Node) -> int:
    """Zone index of a place; -1 when it is not available."""
    if isinstance(ref, v.Here):
        return place_of(ctx, ctx.me)
    if isinstance(ref, v.PlaceOf):
        found = objects(ctx, ref.of)
        if not found:
            return -1
        return ctx.left.get(found[0], -1) if ref.before else place_of(ctx, found[0])
    if isinstance(ref, v.EventPlace):
        return _event_place(ctx, ref)
    if isinstance(ref, v.HomeOf):
        who = players(ctx, ref.who)
        return ctx.state.zone_of(ctx.rb.home_area, who[0]) if who else -1
    if isinstance(ref, v.Zone):
        who = players(ctx, ref.who)
        return ctx.state.zone_of(ref.name, who[0]) if who else -1
    if isinstance(ref, (v.TargetPlace, v.Destination)):
        chosen = ctx.chosen(ref.label)
        return chosen[0] if chosen else -1
    raise TypeError(f"not a place reference: {ref!r}")


def _event_place(ctx: Ctx, ref: v.EventPlace) -> int:
    event = ctx.event
    if event is None:
        return -1
    if ref.origin:
        return event.origin
    return event.place if event.place >= 0 else ctx.notes.get(EVENT_PLACE, (-1,))[0]


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


# --------------------------------------------------------------------------- values


def value(ctx: Ctx, node: Node) -> int | None:
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


def _value_more(ctx: Ctx, node: Node) -> int | None:
    if isinstance(node, v.PrintedCost):
        found = objects(ctx, node.of)
        return cost_part(ctx, found[0], node.part) if found else None
    if isinstance(node, v.Highest):
        stats = [stat(ctx, i, node.name) or 0 for i in objects(ctx, node.of)]
        return max(stats, default=0)
    if isinstance(node, v.SumOf):
        return sum(stat(ctx, i, node.name) or 0 for i in objects(ctx, node.of))
    if isinstance(node, v.PlayerStat):
        who = players(ctx, node.who)
        return sum(ctx.rb.player_stat(ctx.state, p, node.name) for p in who) if who else None
    if isinstance(node, v.Fact):
        return _fact(ctx, node)
    if isinstance(node, v.CountPlaces):
        return sum(
            1
            for spec in ctx.state.specs
            if spec.area == node.kind
            and all(ctx.rb.place_word(ctx, word, spec.index) for word in node.tests)
        )
    raise TypeError(f"not a value: {node!r}")


def noted_word(ctx: Ctx, label: str) -> str:
    """The word that the bearer of the running text noted under a label; empty for none."""
    bearer = ctx.state.objs.get(ctx.me) or snapshot(ctx, ctx.me)
    word: str = bearer.memo.get(f"word:{label}", "") if bearer is not None else ""
    return word


def _fact(ctx: Ctx, node: v.Fact) -> int:
    """How often the turn saw a fact, but for what was done with certain objects."""
    if node.of is not None:
        return sum(ctx.state.count(node.fact, ident) for ident in objects(ctx, node.of))
    who = players(ctx, node.who)
    total = sum(ctx.state.count(node.fact, player) for player in who)
    if node.but is not None:
        for ident in objects(ctx, node.but):
            total -= sum(ctx.state.count(node.fact, player, ident) for player in who)
    return total


def _illegal(ctx: Ctx, ref: Node) -> list[int]:
    """Targets that became illegal, where their last known information may still be read."""
    item = item_of(ctx)
    if ctx.rb.policies.reads is not Reads.LAST_KNOWN or not isinstance(ref, v.Target) or not item:
        return []
    return list(item.choices.get(ctx.prefix + ref.label, ()))


def stat(ctx: Ctx, ident: int, name: str) -> int | None:
    """A number of an object: present, snapshot or null. Never below 0 when referenced.

    Of what the same effect moved away it is the number that it had before.
    """
    ident = ctx.former.get(ident, ident)
    if name in ctx.rb.marked:
        looked_back = ctx.snap is not None and ctx.snap.id == ident
        seen = snapshot(ctx, ident) if looked_back else ctx.state.objs.get(ident)
        seen = seen or snapshot(ctx, ident)
        return None if seen is None else ctx.rb.count_marks(seen.marks, name)
    chars = seen_chars(ctx, ident)
    if chars is None:
        return None
    return max(chars.stat(name), 0)


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
    return part_of(cost, part)


def part_of(cost: v.Cost | None, part: str) -> int:
    """Count one part of a cost; 0 where there is no cost."""
    if cost is None:
        return 0
    if part == "energy":
        return sum(n.count for n in cost.needs if n.kinds == ("energy",))
    return sum(n.count for n in cost.needs if n.kinds != ("energy",))
