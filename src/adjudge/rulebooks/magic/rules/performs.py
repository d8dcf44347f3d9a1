"""How each event changes the position. Nothing here decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adjudge.core.knowledge import show
from adjudge.core.reads import chars_of
from adjudge.core.records import CHANGED, STATS
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Effect, Event, State
from adjudge.rulebooks.magic.rules.table import (
    GRAVEYARD,
    HAND,
    IN_PLAY,
    LIBRARY,
    PHASED_OUT,
    REMOVED,
    STACK,
    leave,
)

Performer = Callable[[Rulebook, State, Event], None]
CR: Final = "MTG-CR@2006:"

# Kinds of events by which a permanent is put into a graveyard from play, and by which it leaves.
DIES: Final = ("destroy", "sacrifice", "perish")
LEAVES: Final = (*DIES, "return", "remove", "to library")
LOOK_BACK: Final = frozenset((*LEAVES, "phase out"))


def _draw(rb: Rulebook, state: State, e: Event) -> None:
    zone = state.zones[state.zone_of(LIBRARY, e.player)]
    if not zone:
        state.vars[f"drew from nothing {e.player}"] = 1
        state.vars["check"] = 1
        return
    e.data["to"] = leave(state, zone[0], HAND)
    e.obj = e.data["to"]
    state.reveals += 1
    state.enter("drawn", e.player)
    state.enter("was drawn", e.obj)
    if state.trace is not None:
        name = state.objs[e.obj].name
        rb.say(state, "draw", (f"{CR}304.1",), only=(e.player,), player=e.player, card=name)


def _to(area: str, rule: str, word: str = "") -> Performer:
    def perform(rb: Rulebook, state: State, e: Event) -> None:
        obj = state.objs[e.obj]
        e.origin = obj.zone
        hidden = state.specs[obj.zone].look != "public" or obj.facedown
        name = rb.label(state, e.obj)
        owner = obj.owner
        e.data["to"] = leave(state, e.obj, area, top="bottom" not in e.how)
        if e.kind in DIES:
            state.enter("died", e.data["to"])
        open_now = area in (GRAVEYARD, REMOVED)
        only = (owner,) if hidden and not open_now else None
        rb.say(state, word or e.kind, (CR + rule,), only=only, obj=name, player=owner)

    return perform


_KEPT: Final = ("word:", "copied", "paid:", "amount:", "linked:")


def _enter(rb: Rulebook, state: State, e: Event) -> None:
    old = state.objs[e.obj]
    kept = {k: w for k, w in old.memo.items() if k.startswith(_KEPT)}
    facedown, printed = old.facedown, old.memo.get("printed")
    if state.specs[old.zone].area == STACK:
        state.items = [item for item in state.items if item.id != e.obj]
    e.origin = old.zone
    ident = state.put(e.obj, e.place)
    obj = state.edit(ident)
    obj.control = e.player
    obj.facedown = facedown
    if printed is not None:
        obj.memo["printed"] = printed
    obj.memo.update(kept)
    obj.memo.update(e.data.get("memo", {}))
    obj.host = e.data.get("host", 0)
    if e.data.get("enters") == "tapped":
        obj.marks["tapped"] = 1
    for key, number in e.data.items():
        if key.startswith("counters:") and isinstance(number, int) and number > 0:
            obj.marks[key[9:]] = obj.marks.get(key[9:], 0) + number
    e.data["to"] = ident
    _carry_effects(state, e.obj, ident)
    rb.say(state, "enter", (f"{CR}413.2h",), obj=rb.label(state, ident), player=e.player)


def _carry_effects(state: State, old: int, ident: int) -> None:
    """What an object did to itself as it came into play goes on there."""
    if not any(effect.source == old for effect in state.effects):
        return
    kept: list[Effect] = []
    for effect in state.effects:
        if effect.source == old and effect.ids == (old,):
            fresh = Effect(effect.id, effect.stamp, effect.mods, effect.controller)
            fresh.ids = (ident,)
            fresh.source = ident
            fresh.until = effect.until
            fresh.since = effect.since
            fresh.notes = effect.notes
            kept.append(fresh)
        else:
            kept.append(effect)
    state.effects = tuple(kept)


def _damage(rb: Rulebook, state: State, e: Event) -> None:
    obj = state.edit_quiet(e.obj, "damage")
    obj.marks["damage"] = obj.marks.get("damage", 0) + e.amount
    state.enter("hurt", e.obj, e.source)
    source = rb.label(state, e.source)
    rb.say(
        state, "damage", (f"{CR}419.5",), obj=rb.label(state, e.obj), amount=e.amount, source=source
    )


def _damage_player(rb: Rulebook, state: State, e: Event) -> None:
    floor = e.data.get("life floor")
    lost = e.amount
    if floor is not None:
        lost = max(min(lost, state.stats[e.player]["life"] - floor), 0)
    _change_life(state, e.player, -lost)
    source = rb.label(state, e.source)
    rb.say(state, "damage player", (), player=e.player, amount=e.amount, source=source)


def _change_life(state: State, player: int, by: int) -> None:
    stats = state.stats[player]
    stats["life"] = stats["life"] + by
    state.touch(STATS)


def _gain_life(rb: Rulebook, state: State, e: Event) -> None:
    _change_life(state, e.player, e.amount)
    rb.say(state, "gain life", (), player=e.player, amount=e.amount)


def _lose_life(rb: Rulebook, state: State, e: Event) -> None:
    _change_life(state, e.player, -e.amount)
    rules = tuple(e.data.get("rules", ()))
    rb.say(state, "lose life", rules, player=e.player, amount=e.amount)


def _poison(rb: Rulebook, state: State, e: Event) -> None:
    stats = state.stats[e.player]
    stats["poison"] = stats.get("poison", 0) + e.amount
    state.touch(STATS)
    rb.say(state, "poison", (), player=e.player, amount=e.amount)


def _mark(name: str, value: int) -> Performer:
    def perform(rb: Rulebook, state: State, e: Event) -> None:
        state.mark(e.obj, name, value, quiet=True)
        rb.say(state, e.kind, (), obj=rb.label(state, e.obj))

    return perform


def _put_counter(rb: Rulebook, state: State, e: Event) -> None:
    name = e.how[0]
    state.mark(e.obj, name, state.objs[e.obj].marks.get(name, 0) + e.amount)
    rb.say(state, "put counter", (), obj=rb.label(state, e.obj), amount=e.amount, counter=name)


def _remove_counter(rb: Rulebook, state: State, e: Event) -> None:
    name = e.how[0]
    have = state.objs[e.obj].marks.get(name, 0)
    state.mark(e.obj, name, max(have - e.amount, 0))
    rb.say(state, "remove counter", (), obj=rb.label(state, e.obj), amount=e.amount, counter=name)


def _regenerate(rb: Rulebook, state: State, e: Event) -> None:
    """419.6b: in place of destruction; damage goes, it is tapped and out of combat."""
    obj = state.edit(e.obj)
    for name in ("damage", *COMBAT_MARKS):
        obj.marks.pop(name, None)
    obj.memo.pop("blocks", None)
    obj.marks["tapped"] = 1
    rb.say(state, "regenerate", (f"{CR}419.6b",), obj=rb.label(state, e.obj))


COMBAT_MARKS: Final = ("attacking", "blocked", "blocking", "dealt")


def out_of_combat(state: State, ident: int) -> None:
    """306.2: no longer attacking, blocking, blocked or unblocked."""
    obj = state.objs[ident]
    if any(name in obj.marks for name in COMBAT_MARKS):
        fresh = state.edit(ident)
        for name in COMBAT_MARKS:
            fresh.marks.pop(name, None)
        fresh.memo.pop("blocks", None)


def _counter(rb: Rulebook, state: State, e: Event) -> None:
    """414.1: taken off the stack; a card goes to its owner's graveyard or where the text says."""
    item = state.item(e.obj)
    if item is None:
        return
    name = rb.label(state, e.obj)
    if item.kind == "card" and e.obj in state.objs:
        words = item.data.get("leaves to", e.data.get("area", GRAVEYARD))
        e.data["to"] = leave(state, e.obj, words, top="bottom" not in e.how)
    state.items = [other for other in state.items if other.id != e.obj]
    rules = tuple(e.data.get("rules", (f"{CR}414.1",)))
    rb.say(state, "counter", rules, obj=name)


def _attach(rb: Rulebook, state: State, e: Event) -> None:
    """418.5e: a new timestamp whenever an Aura or Equipment becomes attached."""
    obj = state.edit(e.obj)
    obj.host = e.data["host"]
    obj.stamp = state.fresh_id()
    host = rb.label(state, obj.host)
    rb.say(state, "attach", (), obj=rb.label(state, e.obj), to_obj=host)


def _detach(rb: Rulebook, state: State, e: Event) -> None:
    state.edit(e.obj).host = 0
    rb.say(state, "detach", (), obj=rb.label(state, e.obj))


def _reveal(rb: Rulebook, state: State, e: Event) -> None:
    show(state, (e.obj,), range(state.players))
    rb.say(state, "reveal", (), player=e.player, card=state.objs[e.obj].name)


def _look(rb: Rulebook, state: State, e: Event) -> None:
    show(state, (e.obj,), (e.player,))
    name = state.objs[e.obj].name
    rb.say(state, "look", (), only=(e.player,), player=e.player, card=name)


def _face_up(rb: Rulebook, state: State, e: Event) -> None:
    """504.3: it does not come into play; effects that apply go on."""
    obj = state.edit(e.obj)
    obj.facedown = False
    obj.memo.pop("printed", None)
    rb.say(state, "face up", (f"{CR}408.2h",), obj=obj.name)


def _mana(rb: Rulebook, state: State, e: Event) -> None:
    state.pools[e.player] = (*state.pools[e.player], *e.data["units"])
    rb.say(state, "mana", (f"{CR}406.4",), player=e.player, units=e.data["units"])


def _attack(rb: Rulebook, state: State, e: Event) -> None:
    state.mark(e.obj, "attacking", 1, quiet=True)
    state.enter("attacked", e.obj)
    rb.say(state, "attack", (f"{CR}308.5",), obj=rb.label(state, e.obj), player=e.player)


def _block(rb: Rulebook, state: State, e: Event) -> None:
    obj = state.edit_quiet(e.obj, "blocking")
    obj.marks["blocking"] = 1
    attacker = e.data["attacker"]
    obj.memo["blocks"] = (*obj.memo.get("blocks", ()), attacker)
    rb.say(
        state,
        "block",
        (f"{CR}309.4",),
        obj=rb.label(state, e.obj),
        to_obj=rb.label(state, attacker),
    )


def _phase(area: str, rule: str) -> Performer:
    def perform(rb: Rulebook, state: State, e: Event) -> None:
        name = rb.label(state, e.obj)
        if area == PHASED_OUT:
            out_of_combat(state, e.obj)
            state.edit(e.obj).memo["phased by"] = e.player
        state.put(e.obj, state.zone_of(area, -1))
        state.dirty = CHANGED
        rb.say(state, e.kind, (CR + rule,), obj=name)

    return perform


def _suspend(rb: Rulebook, state: State, e: Event) -> None:
    """408.2k, 502.59: out of the hand, with as many time counters as its number says."""
    e.data["to"] = now = leave(state, e.obj, REMOVED)
    state.mark(now, "time", e.amount)
    rb.say(state, "suspend", (f"{CR}408.2k",), obj=rb.label(state, now), player=e.player)


def _nothing(rb: Rulebook, state: State, e: Event) -> None:
    """An event that only tells that something happened."""


def controller(rb: Rulebook, state: State, ident: int) -> int:
    """Who controls an object."""
    return chars_of(rb, state, ident).controller


PERFORMS: Final[dict[str, Performer]] = {
    "draw": _draw,
    "discard": _to(GRAVEYARD, "314.1"),
    "mill": _to(GRAVEYARD, "417.1"),
    "to graveyard": _to(GRAVEYARD, "417.1"),
    "destroy": _to(GRAVEYARD, "417.1"),
    "sacrifice": _to(GRAVEYARD, "417.1"),
    "perish": _to(GRAVEYARD, "420.5"),
    "return": _to(HAND, "417.1"),
    "put in hand": _to(HAND, "417.1"),
    "remove": _to(REMOVED, "417.1"),
    "remove card": _to(REMOVED, "417.1", "remove"),
    "to library": _to(LIBRARY, "417.1"),
    "put in library": _to(LIBRARY, "417.1", "to library"),
    "enter": _enter,
    "damage": _damage,
    "damage player": _damage_player,
    "gain life": _gain_life,
    "lose life": _lose_life,
    "poison": _poison,
    "tap": _mark("tapped", 1),
    "untap": _mark("tapped", 0),
    "put counter": _put_counter,
    "remove counter": _remove_counter,
    "regenerate": _regenerate,
    "counter": _counter,
    "attach": _attach,
    "detach": _detach,
    "reveal": _reveal,
    "look": _look,
    "face up": _face_up,
    "mana": _mana,
    "attack": _attack,
    "block": _block,
    "phase out": _phase(PHASED_OUT, "302.1"),
    "phase in": _phase(IN_PLAY, "302.1"),
    "suspend": _suspend,
    **dict.fromkeys(
        (
            "play",
            "activate",
            "play land",
            "target",
            "tapped for mana",
            "attackers",
            "becomes blocked",
            "unblocked",
            "blocks",
            "blocked by",
            "upkeep",
            "draw step",
            "main phase",
            "combat",
            "end of combat",
            "end of turn",
            "lose control",
            "cycle",
        ),
        _nothing,
    ),
}
