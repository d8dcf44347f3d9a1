"""How each event changes the position, and what the turn remembers of it."""

from __future__ import annotations

from typing import Final

from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Perform, Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.starlight.rules.checks import PENDING
from adjudge.rulebooks.starlight.rules.table import (
    ACTED,
    COUNTER,
    DAMAGE,
    LIFE,
    STAR,
)

LEAVING: Final = frozenset(("to graveyard", "to hand"))


def _move(rb: Rulebook, state: State, e: Event, area: str, rules: tuple[str, ...]) -> None:
    """A card leaves the battlefield for its owner's zone; a token is gone (ST@house:token)."""
    obj = state.objs[e.obj]
    e.origin = obj.zone
    rb.say(state, e.kind, rules, obj=obj.name, player=obj.owner, how=e.how)
    if obj.token:
        state.remove(e.obj)
    else:
        e.data["to"] = state.put(e.obj, state.zone_of(area, obj.owner))
    state.vars[PENDING] = 1


def _to_graveyard(rb: Rulebook, state: State, e: Event) -> None:
    _move(rb, state, e, "graveyard", ("ST@seed:C.4",) if "damage" in e.how else ("ST@seed:3.5",))


def _to_hand(rb: Rulebook, state: State, e: Event) -> None:
    _move(rb, state, e, "hand", ("ST@seed:3.5",))


def _discard(rb: Rulebook, state: State, e: Event) -> None:
    name = state.objs[e.obj].name
    e.data["to"] = state.put(e.obj, state.zone_of("graveyard", e.player))
    rb.say(state, "discard", ("ST@seed:3.5",), player=e.player, card=name)


def _draw(rb: Rulebook, state: State, e: Event) -> None:
    e.data["to"] = state.put(e.obj, state.zone_of("hand", e.player))
    state.reveals += 1
    if state.trace is not None:
        name = state.objs[e.data["to"]].name
        rules = ("ST@seed:T.4",) if "step" in e.how else ("ST@seed:3.5",)
        rb.say(state, "draw", rules, only=(e.player,), player=e.player, card=name)


def _enter(rb: Rulebook, state: State, e: Event) -> None:
    """A character or prism comes ready (ST@house:ready)."""
    e.obj = state.put(e.obj, e.place)
    if state.objs[e.obj].control != e.player:
        state.edit(e.obj).control = e.player
    state.vars[PENDING] = 1
    rb.say(state, "enter", ("ST@house:leave",), player=e.player, obj=state.objs[e.obj].name)


def _create(rb: Rulebook, state: State, e: Event) -> None:
    made = state.new_object(e.how[0], e.player, e.place, token=True)
    e.obj = made.id
    state.vars[PENDING] = 1
    rb.say(state, "create", ("ST@seed:2.3",), player=e.player, obj=made.name)


def _act(rb: Rulebook, state: State, e: Event) -> None:
    state.mark(e.obj, ACTED, 1, quiet=True)
    rb.say(state, "act", ("ST@seed:C.3",), obj=rb.shown(state, e.obj), player=e.player)


def _ready(rb: Rulebook, state: State, e: Event) -> None:
    state.mark(e.obj, ACTED, 0, quiet=True)
    if "step" not in e.how:
        rb.say(state, "ready", ("ST@seed:3.5",), obj=rb.shown(state, e.obj), player=e.player)


def _damage(rb: Rulebook, state: State, e: Event) -> None:
    """On a star damage takes life points (C.5); on a character it stays for now (C.4)."""
    obj = state.objs[e.obj]
    state.vars[PENDING] = 1
    if STAR in chars_of(rb, state, e.obj).types:
        _lower(state, e)
        rb.say(state, "star damage", ("ST@seed:C.5",), obj=obj.name, amount=e.amount)
        state.enter("star damaged", obj.owner)
        return
    have = obj.marks.get(DAMAGE, 0)
    state.mark(e.obj, DAMAGE, have + e.amount, quiet=True)
    rb.say(state, "damage", ("ST@seed:C.4",), obj=obj.name, amount=e.amount)


def _lower(state: State, e: Event) -> None:
    have = state.objs[e.obj].marks.get(LIFE, 0)
    state.mark(e.obj, LIFE, max(have - e.amount, 0), quiet=True)


def _gain_life(rb: Rulebook, state: State, e: Event) -> None:
    have = state.objs[e.obj].marks.get(LIFE, 0)
    state.mark(e.obj, LIFE, have + e.amount, quiet=True)
    state.enter("life gained", e.player)
    rb.say(state, "gain life", ("ST@seed:C.5",), player=e.player, amount=e.amount)


def _lose_life(rb: Rulebook, state: State, e: Event) -> None:
    _lower(state, e)
    state.vars[PENDING] = 1
    rb.say(state, "lose life", ("ST@seed:C.5",), player=e.player, amount=e.amount)


def _add_counters(rb: Rulebook, state: State, e: Event) -> None:
    have = state.objs[e.obj].marks.get(COUNTER, 0)
    state.mark(e.obj, COUNTER, have + e.amount)
    rb.say(state, "add counters", ("ST@seed:C.6",), obj=state.objs[e.obj].name, amount=e.amount)


def _remove_counters(rb: Rulebook, state: State, e: Event) -> None:
    have = state.objs[e.obj].marks.get(COUNTER, 0)
    state.mark(e.obj, COUNTER, have - e.amount)
    state.vars[PENDING] = 1
    rb.say(state, "remove counters", ("ST@seed:C.6",), obj=state.objs[e.obj].name, amount=e.amount)


def _place(rb: Rulebook, state: State, e: Event) -> None:
    """A card comes into the resource zone, face up or face down (L.4, ST@house:place.up, .down)."""
    down = "down" in e.how
    from_deck = "deck" in e.how
    e.obj = state.put(e.obj, state.zone_of("resources", e.player))
    obj = state.edit(e.obj) if down else state.objs[e.obj]
    if down:
        obj.facedown = True
        if not from_deck:
            state.known[e.obj] = (e.player,)  # ST@house:hidden
    if "acted" in e.how:
        state.mark(e.obj, ACTED, 1, quiet=True)
    rules = ("ST@house:place", "ST@house:place.down" if from_deck else "ST@house:place.up")
    if down:
        rb.say(state, "place down", rules, player=e.player)
    else:
        rb.say(state, "place up", rules, player=e.player, card=obj.name)


def _nothing(rb: Rulebook, state: State, e: Event) -> None:
    """An event that only tells that something happened."""


PERFORMS: Final[dict[str, Perform]] = {
    "to graveyard": _to_graveyard,
    "to hand": _to_hand,
    "discard": _discard,
    "draw": _draw,
    "enter": _enter,
    "create": _create,
    "act": _act,
    "ready": _ready,
    "damage": _damage,
    "gain life": _gain_life,
    "lose life": _lose_life,
    "add counters": _add_counters,
    "remove counters": _remove_counters,
    "place": _place,
    "cast": _nothing,
    "use": _nothing,
    "attack": _nothing,
    "block": _nothing,
    "upkeep": _nothing,
    "main": _nothing,
    "end": _nothing,
}
