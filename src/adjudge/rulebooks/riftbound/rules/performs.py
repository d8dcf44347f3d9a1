"""How each event changes the position, and what the turn remembers of it.

Chapters 124, 142, 407-444 and 716-719. Nothing here decides: choices are made by the verbs and
procedures that raise the events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adjudge.core.chars import Chars
from adjudge.core.endings import end_windows_of
from adjudge.core.knowledge import show
from adjudge.core.reads import chars_of
from adjudge.core.records import LINKED, STATS
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, Obj, State
from adjudge.rulebooks.riftbound.rules.remembering import remember
from adjudge.rulebooks.riftbound.rules.table import base_of, battlefields, damage_on, facedown_zone

Performer = Callable[[Rulebook, State, Event], None]
# What is done to a card that leaves the chain for another zone than the trash, as it is told
# (390.3.a).
PARTING: Final = {"banishment": "banish", "deck": "recycle", "hand": "return"}


def leave(state: State, ident: int, area: str, *, bottom: bool = True) -> int:
    """Move an object to its owner's zone of an area (056.2); tokens cease to exist (186.1)."""
    obj = state.objs[ident]
    spec = state.specs[obj.zone]
    if spec.board:
        for other in attached_to(state, ident):
            unlink(state, other)  # 719.5, 435.4.b
        if obj.host:
            state.edit(ident).host = 0
    if state.items and obj.memo:
        _leave_links(state, obj)
    if state.effects or state.delayed:
        end_windows_of(state, "source", ident)
    if spec.area == "chain":
        state.items = [i for i in state.items if i.id != ident]
    if obj.token and area != "chain":
        state.remove(ident)
        return 0
    zone = state.zone_of(area, obj.owner)
    return state.put(ident, zone, bottom=bottom)


def _leave_links(state: State, obj: Obj) -> None:
    """397: abilities on the chain still reach what the ones linked with them affected.

    What that was is known although their source is not there any more (359.3.e.12.a).
    """
    links = {key: found for key, found in obj.memo.items() if key.startswith(LINKED)}
    for item in state.items if links else ():
        if item.giver == obj.id and item.kind != "card":
            state.edit_item(item.id).data.update(links)


def attached_to(state: State, host: int) -> list[int]:
    """What is attached to a top-most card, in the order in which it came to be."""
    objs = state.objs
    found: list[int] = []
    for place in state.places():
        found += [ident for ident in state.zones[place] if objs[ident].host == host]
    return [ident for ident in objs if ident in found] if len(found) > 1 else found


def unlink(state: State, ident: int) -> None:
    """Let a card be attached no more; its rules text gets a new timestamp (435.1.c, 480.2)."""
    obj = state.edit(ident)
    obj.host = 0
    obj.stamp = state.fresh_id()


def relocate(state: State, ident: int, zone: int) -> None:
    """Change a permanent's location; what is attached goes along (719.3.a)."""
    for other in attached_to(state, ident):
        state.put(other, zone)
    state.put(ident, zone)


def _cited(e: Event, rule: str) -> tuple[str, ...]:
    """The rule of an action, with that of the procedure of the turn that calls for it."""
    return (rule, *e.data.get("rules", ()))


def _draw(rb: Rulebook, state: State, e: Event) -> None:
    e.data["to"] = leave(state, e.obj, "hand")
    state.reveals += 1
    state.enter("drawn", e.player)
    rb.say(
        state,
        "draw",
        _cited(e, "RB-CR@1.4:413.1"),
        only=(e.player,),
        player=e.player,
        card=state.objs[e.data["to"]].name,
    )


def _discard(rb: Rulebook, state: State, e: Event) -> None:
    name = state.objs[e.obj].name
    e.data["to"] = leave(state, e.obj, "trash")
    state.enter("discarded", e.player)
    rb.say(state, "discard", ("RB-CR@1.4:422.1",), player=e.player, card=name)


def _damage(rb: Rulebook, state: State, e: Event) -> None:
    obj = state.edit_quiet(e.obj, "damage")
    key = f"damage:{e.player}"
    obj.marks[key] = obj.marks.get(key, 0) + e.amount
    sources = e.data.get("sources") or (e.source, *filter(None, (e.data.get("bearer"),)))
    item = sources[0] if "sources" in e.data else e.item or e.source
    obj.memo["hurt"] = (e.player, item, sources, e.how)
    remember(rb, state, "dealt damage", e.obj, e.amount)
    rb.say(state, "damage", ("RB-CR@1.4:417.1.b",), obj=obj.name, amount=e.amount, player=e.player)


def _die(rb: Rulebook, state: State, e: Event) -> None:
    control = chars_of(rb, state, e.obj).controller
    e.data["control"] = control
    _leave_board(rb, state, e, "trash", "RB-CR@1.4:428.2")
    if e.snap is not None and "unit" in e.snap.chars.types:
        state.enter("units died", control)
        turn = rb.turn_player(state)
        if state.phase == "beginning" and (turn == control or turn in rb.allies(state, control)):
            remember(rb, state, "deaths in own beginning", turn)


def _banish(rb: Rulebook, state: State, e: Event) -> None:
    _leave_board(rb, state, e, "banishment", "RB-CR@1.4:427.2")


def _return(rb: Rulebook, state: State, e: Event) -> None:
    _leave_board(rb, state, e, "hand", "RB-CR@1.4:124")


def _leave_board(rb: Rulebook, state: State, e: Event, area: str, rule: str) -> None:
    name = state.objs[e.obj].name
    loose = attached_to(state, e.obj) if state.trace is not None else ()
    e.data["to"] = leave(state, e.obj, area)
    rb.say(state, e.kind, _cited(e, rule), obj=name)
    for other in loose:
        rb.say(state, "detach", ("RB-CR@1.4:719.5",), obj=state.objs[other].name)


def _put_in_hand(rb: Rulebook, state: State, e: Event) -> None:
    name = state.objs[e.obj].name
    hidden = state.specs[state.objs[e.obj].zone].look != "public"
    owner = state.objs[e.obj].owner
    e.data["to"] = leave(state, e.obj, "hand")
    rb.say(
        state,
        "put in hand",
        ("RB-CR@1.4:124",),
        only=(owner,) if hidden else None,
        player=owner,
        card=name,
    )


def _recycle(rb: Rulebook, state: State, e: Event) -> None:
    """416.1: to the bottom of the deck of its type; nothing else can be recycled (185.2.e)."""
    chars = chars_of(rb, state, e.obj)
    name = state.objs[e.obj].name
    area, rule = "deck", "RB-CR@1.4:416.1.a"
    if "rune" in chars.types:
        area, rule = "rune deck", "RB-CR@1.4:416.1.b"
    rules = (rule, "RB-CR@1.4:185.2.e") if state.objs[e.obj].token else (rule,)
    hidden = state.specs[state.objs[e.obj].zone].look != "public"
    owner = state.objs[e.obj].owner
    e.data["to"] = leave(state, e.obj, area)
    rb.say(state, "recycle", rules, only=(owner,) if hidden else None, obj=name)


def _move(rb: Rulebook, state: State, e: Event) -> None:
    e.origin = state.objs[e.obj].zone
    relocate(state, e.obj, e.place)
    state.enter("moved", e.obj)
    rb.say(state, "move", ("RB-CR@1.4:446.1",), obj=state.objs[e.obj].name, to=e.place)


def _recall(rb: Rulebook, state: State, e: Event) -> None:
    relocate(state, e.obj, e.place)
    rb.say(state, "recall", _cited(e, "RB-CR@1.4:455"), obj=state.objs[e.obj].name, to=e.place)


def _mark(name: str, value: int, rule: str) -> Performer:
    def perform(rb: Rulebook, state: State, e: Event) -> None:
        state.mark(e.obj, name, value, quiet=True)
        if state.trace is not None:
            rb.say(state, e.kind, _cited(e, rule), obj=state.objs[e.obj].name)

    return perform


def _counts(mark: str, step: int, rule: str) -> Performer:
    """One more or less; more than one only where a text allows it (426.1.b.2, 441.1.c.1)."""

    def perform(rb: Rulebook, state: State, e: Event) -> None:
        obj = state.objs[e.obj]
        state.mark(e.obj, mark, obj.marks.get(mark, 0) + step)
        rb.say(state, e.kind, (rule,), obj=obj.name)

    return perform


def _heal(rb: Rulebook, state: State, e: Event) -> None:
    obj = state.edit_quiet(e.obj, "damage")
    healed = damage_on(obj)
    for key in [k for k in obj.marks if k.startswith("damage:")]:
        del obj.marks[key]
    obj.memo.pop("hurt", None)
    rb.say(state, "heal", _cited(e, "RB-CR@1.4:418.1"), obj=obj.name, amount=healed)


def show_facedown(rb: Rulebook, state: State) -> None:
    """421.4: as the game ends, owners reveal what lies facedown at battlefields."""
    for place in battlefields(state):
        for ident in state.zones[facedown_zone(state, place)]:
            show(state, [ident], range(state.players))
            obj = state.objs[ident]
            rb.say(state, "reveal", ("RB-CR@1.4:421.4",), player=obj.owner, card=obj.name)


def _reveal(rb: Rulebook, state: State, e: Event) -> None:
    state.known[e.obj] = tuple(range(state.players))
    state.reveals += 1
    rb.say(state, "reveal", ("RB-CR@1.4:424.1",), player=e.player, card=state.objs[e.obj].name)


def _look(rb: Rulebook, state: State, e: Event) -> None:
    known = state.known.get(e.obj, ())
    if e.player not in known:
        state.known[e.obj] = (*known, e.player)
    state.reveals += 1
    rb.say(
        state,
        "look",
        ("RB-CR@1.4:128.4",),
        only=(e.player,),
        player=e.player,
        card=state.objs[e.obj].name,
    )


def _channel(rb: Rulebook, state: State, e: Event) -> None:
    ident = state.put(e.obj, base_of(state, e.player))
    obj = state.edit(ident)
    obj.control = e.player
    if "exhausted" in e.how:
        obj.marks["exhausted"] = 1
    state.reveals += 1
    e.data["to"] = ident
    rb.say(
        state,
        "channel",
        _cited(e, "RB-CR@1.4:430.1"),
        player=e.player,
        card=obj.name,
        how=" ".join(e.how),
    )


def _add(rb: Rulebook, state: State, e: Event) -> None:
    units = tuple(e.data["units"])
    state.pools[e.player] = (*state.pools[e.player], *units)
    if state.trace is not None:
        rb.say(state, "add", ("RB-CR@1.4:429.1",), player=e.player, units=units)


def _counter(rb: Rulebook, state: State, e: Event) -> None:
    item = state.item(e.obj)
    if item is None:
        return
    name = item.name
    if item.kind == "card":
        area, player = e.how[0] if e.how else "trash", e.player
        if "leaves to" in item.data:
            area, player = item.data["leaves to"], item.data.get("leaves by", item.controller)
        if area in PARTING:
            e.data["leaves to"], e.data["leaves by"] = area, player
        else:
            leave(state, item.id, area)
    state.items = [i for i in state.items if i.id != e.obj]
    rb.say(state, "counter", ("RB-CR@1.4:425.1.a",), obj=name)


_POINT_RULES: Final = {
    "hold": "RB-CR@1.4:194.1.a",
    "conquer": "RB-CR@1.4:194.1.b",
    "burn out": "RB-CR@1.4:194.1.d",
}


def _points(rb: Rulebook, state: State, e: Event) -> None:
    stats = state.stats[e.player]
    stats["points"] = max(stats.get("points", 0) + e.amount, 0)
    state.touch(STATS)
    if "hold" in e.how:
        remember(rb, state, "points from holding", e.player, e.amount)
    rb.say(
        state,
        "points",
        (_POINT_RULES.get(e.how[0] if e.how else "", "RB-CR@1.4:194.1.c"),),
        player=e.player,
        amount=e.amount,
        total=stats["points"],
    )


def _lose_points(rb: Rulebook, state: State, e: Event) -> None:
    stats = state.stats[e.player]
    stats["points"] -= e.amount
    state.touch(STATS)
    total = stats["points"]
    rb.say(
        state, "points lost", ("RB-CR@1.4:194.4",), player=e.player, amount=e.amount, total=total
    )


def _xp(rb: Rulebook, state: State, e: Event) -> None:
    stats = state.stats[e.player]
    stats["xp"] = stats.get("xp", 0) + e.amount
    state.touch(STATS)
    remember(rb, state, "xp gained", e.player, e.amount)
    rb.say(state, "xp", ("RB-CR@1.4:730.1",), player=e.player, amount=e.amount, total=stats["xp"])


def _attach(rb: Rulebook, state: State, e: Event) -> None:
    host = e.data["host"]
    if state.objs[e.obj].host:
        rb.say(state, "detach", ("RB-CR@1.4:434.1.f",), obj=state.objs[e.obj].name)
    state.put(e.obj, state.objs[host].zone)
    obj = state.edit(e.obj)
    obj.host = host
    obj.stamp = state.fresh_id()
    obj.memo["attached turn"] = state.turn
    if "host text" in rb.traits(obj.name):
        obj.memo["host text"] = chars_of(rb, state, host).name
    rb.say(state, "attach", ("RB-CR@1.4:434.1",), obj=obj.name, to_obj=state.objs[host].name)


def _detach(rb: Rulebook, state: State, e: Event) -> None:
    unlink(state, e.obj)
    rb.say(state, "detach", ("RB-CR@1.4:435.1",), obj=state.objs[e.obj].name)


def _enter(rb: Rulebook, state: State, e: Event) -> None:
    """A permanent leaves the chain (or comes into being) and enters the board (359.2)."""
    obj = state.objs[e.obj]
    memo = e.data.get("memo", {})
    ident = state.put(e.obj, e.place)
    if state.specs[obj.zone].area == "chain":
        state.items = [i for i in state.items if i.id != e.obj]
    fresh = state.edit(ident)
    fresh.control = e.player
    fresh.memo.update(memo)
    chars: Chars = rb.printed_chars(fresh.memo.get("printed", fresh.name))
    unit = "unit" in chars.types
    if e.data.get("enters", "exhausted" if unit else "ready") == "exhausted":
        fresh.marks["exhausted"] = 1
    e.data["to"] = ident
    rules: tuple[str, ...] = ("RB-CR@1.4:359.2.c",) if unit else ("RB-CR@1.4:359.2.d",)
    if "hidden place" in memo:
        rules = (*rules, "RB-CR@1.4:811.1.d.1")
    elif not unit and state.specs[e.place].area == "base":
        rules = (*rules, "RB-CR@1.4:149.2")
    rb.say(
        state,
        "enter",
        rules,
        obj=fresh.name,
        to=e.place,
        player=e.player,
        ready="exhausted" not in fresh.marks,
    )


def _play_token(rb: Rulebook, state: State, e: Event) -> None:
    """439.2.c: a token is created on the chain as a pending item."""
    if not state.items:
        state.vars["chain opener"] = 1
    obj = state.objs[e.obj]
    item = Item(e.obj, "card", e.obj, obj.name, e.player)
    item.era = state.era
    item.order = e.data["order"]
    state.items.append(item)
    rb.say(state, "token", ("RB-CR@1.4:439.2.c",), player=e.player, card=obj.name)


def _nothing(rb: Rulebook, state: State, e: Event) -> None:
    """An event that only tells that something happened."""


def _target(rb: Rulebook, state: State, e: Event) -> None:
    """383.4.b: count what a player chose of the opponents' with a spell or a unit's ability."""
    chars = chars_of(rb, state, e.obj)
    if chars.controller in (e.player, -1) or e.player == -1:
        return
    if e.player in rb.allies(state, chars.controller):
        return
    if "unit" in chars.types:
        remember(rb, state, "enemy units chosen", e.player)
    if ("unit" in chars.types or "gear" in chars.types) and _by_spell_or_unit(rb, state, e):
        state.enter("enemies chosen", e.player)


def _by_spell_or_unit(rb: Rulebook, state: State, e: Event) -> bool:
    if "spell" in e.how:
        return True
    item = state.item(e.source)
    if item is None:
        return False
    if item.giver in state.objs:
        return "unit" in chars_of(rb, state, item.giver).types
    return item.name in rb.cards and "unit" in rb.cards[item.name].types


def _conquer(rb: Rulebook, state: State, e: Event) -> None:
    """469.1: the units there have conquered with their player."""
    remember(rb, state, "conquered", e.obj)


def _hide(rb: Rulebook, state: State, e: Event) -> None:
    ident = state.put(e.obj, e.place)
    obj = state.edit(ident)
    obj.control = e.player
    obj.facedown = True
    obj.memo["hidden turn"] = state.turn
    e.data["to"] = ident
    rb.say(
        state,
        "hide",
        ("RB-CR@1.4:421.1",),
        only=(e.player,),
        player=e.player,
        card=obj.name,
        to=state.vars[f"place of:{e.place}"],
    )


def _burn(rb: Rulebook, state: State, e: Event) -> None:
    name = state.objs[e.obj].name
    e.data["to"] = leave(state, e.obj, "trash")
    state.reveals += 1
    rb.say(state, "burn", ("RB-CR@1.4:440.1",), player=e.player, card=name)


PERFORMS: Final[dict[str, Performer]] = {
    "draw": _draw,
    "discard": _discard,
    "damage": _damage,
    "die": _die,
    "banish": _banish,
    "return": _return,
    "put in hand": _put_in_hand,
    "recycle": _recycle,
    "move": _move,
    "recall": _recall,
    "ready": _mark("exhausted", 0, "RB-CR@1.4:415.1"),
    "exhaust": _mark("exhausted", 1, "RB-CR@1.4:414.1"),
    "stun": _mark("stunned", 1, "RB-CR@1.4:423.1"),
    "buff": _counts("buff", 1, "RB-CR@1.4:426.1"),
    "spend buff": _counts("buff", -1, "RB-CR@1.4:702.2.b"),
    "empower": _counts("empowered", 1, "RB-CR@1.4:441.1"),
    "disempower": _mark("empowered", 0, "RB-CR@1.4:442.1"),
    "attack": _mark("attacker", 1, "RB-CR@1.4:464.2.c.3"),
    "defend": _mark("defender", 1, "RB-CR@1.4:464.2.c.3"),
    "heal": _heal,
    "reveal": _reveal,
    "look": _look,
    "channel": _channel,
    "add": _add,
    "counter": _counter,
    "gain points": _points,
    "lose points": _lose_points,
    "gain xp": _xp,
    "attach": _attach,
    "detach": _detach,
    "enter": _enter,
    "play token": _play_token,
    "hide": _hide,
    "burn": _burn,
    "play": _nothing,
    "activate": _nothing,
    "target": _target,
    "conquer": _conquer,
    "hold": _nothing,
    "score conquer": _nothing,
    "score hold": _nothing,
    "player attacks": _nothing,
    "player defends": _nothing,
    "start of turn": _nothing,
    "start of beginning": _nothing,
    "start of main": _nothing,
    "end of turn": _nothing,
    "start of combat": _nothing,
    "start of showdown": _nothing,
    "end of combat": _nothing,
    "leave combat": _nothing,
    "win combat": _nothing,
    "player wins combat": _nothing,
    "lose combat": _nothing,
    "tie": _nothing,
    "leave board": _nothing,
    "burn out": _nothing,
    "become mighty": _nothing,
    "reach might 10": _nothing,
    "spend xp": _nothing,
    "lower might": _nothing,
    "discard cards": _nothing,
}

# A procedure of the turn as an event that can be skipped (443.1.a.2).
PERFORMS.update(
    {
        f"phase {kind}": _nothing
        for kind in (
            "awaken",
            "beginning",
            "scoring",
            "channel",
            "draw",
            "main start",
            "ending",
            "expiration",
        )
    }
)

# Events after which an object's own end, or its last state, is looked back at
# (808.1.d.3, 428.1.a.1.b).
LOOK_BACK: Final = frozenset(("die",))
