"""The hash of a repeated position: identities and time do not count, everything else does."""

from collections.abc import Callable
from typing import Any

import pytest

from adjudge.core import vocab as v
from adjudge.core.canon import position_key
from adjudge.core.chars import Bound, Chars
from adjudge.core.state import Delayed, Effect, Event, Item, Obj, Result, Snapshot, State, Task
from adjudge.core.trace import Trace

STRIKE = v.Triggered(v.When(("die",)), (v.Act("damage", on=v.Target("t", v.Anything()), amount=2),))


def bare() -> State:
    """Two players with a base, a hand and a deck each, and one chain."""
    state = State(2, seed=7)
    for player in range(2):
        state.add_zone("base", "base", player, board=True, place=True)
        state.add_zone("hand", "hand", player, look="private")
        state.add_zone("deck", "deck", player, look="secret", ordered=True)
    state.add_zone("chain", "chain", ordered=True)
    return state


def shifted(by: int) -> State:
    """The same small position with other identities: a hosted gear, a trigger, an effect."""
    state = bare()
    state.turn = 4
    state.next_id = by
    wolf = state.new_object("Wolf", 0, 0)
    axe = state.new_object("Axe", 0, 0)
    state.new_object("Wolf", 0, 0)
    axe.host = wolf.id
    wolf.memo["linked:x"] = (axe.id,)
    state.known[wolf.id] = (1,)
    item = Item(state.fresh_id(), "triggered", axe.id, "Axe", 0)
    item.ability = STRIKE
    item.choices = {"t": (wolf.id,)}
    item.data["use"] = f"{wolf.id}/{axe.id}/0"
    item.event = Event("move", wolf.id, 0, axe.id)
    state.items.append(item)
    effect = Effect(state.fresh_id(), state.fresh_id(), (v.Raise("might", 1),), 0)
    effect.ids = (wolf.id,)
    state.effects = (effect,)
    delayed = Delayed(state.fresh_id(), 0, STRIKE, 1)
    state.delayed = (delayed,)
    state.vars["place:0"] = wolf.id
    state.ledger = {("moved", wolf.id): 1, ("used", f"d{delayed.id}"): 1, ("drawn", 1): 2}
    return state


def change_result(state: State) -> None:
    """End the game."""
    state.result = Result((0,), "R", "points")


def change_zone(state: State) -> None:
    """Move the axe within the board."""
    state.put(state.items[0].obj, 3)


DIFFERENCES: dict[str, Callable[[State], Any]] = {
    "name": lambda s: setattr(first(s), "name", "Bear"),
    "owner": lambda s: setattr(first(s), "owner", 1),
    "control": lambda s: setattr(first(s), "control", 1),
    "zone": change_zone,
    "mark": lambda s: first(s).marks.update(hurt=1),
    "memo": lambda s: first(s).memo.update(word="cat"),
    "link": lambda s: first(s).memo.update({"linked:x": (list(s.objs)[2],)}),
    "host": lambda s: setattr(s.objs[s.items[0].obj], "host", list(s.objs)[2]),
    "facedown": lambda s: setattr(first(s), "facedown", True),
    "born": lambda s: setattr(first(s), "born", 1),
    "phase": lambda s: setattr(s, "phase", "end"),
    "stats": lambda s: s.stats[0].update(points=1),
    "pools": lambda s: s.pools.__setitem__(0, ("energy",)),
    "vars": lambda s: s.vars.update(priority=1),
    "ledger": lambda s: s.enter("drawn", 1),
    "known": lambda s: s.known.clear(),
    "readings": lambda s: setattr(s, "readings", {"a": "b"}),
    "rng": lambda s: s.random_below(2),
    "choices": lambda s: s.items[0].choices.update(t=(list(s.objs)[2],)),
    "pending": lambda s: setattr(s.items[0], "pending", False),
    "event": lambda s: setattr(s.items[0], "event", Event("move", list(s.objs)[2], 0)),
    "effects": lambda s: setattr(s, "effects", ()),
    "delayed": lambda s: setattr(s, "delayed", ()),
    "tasks": lambda s: setattr(s, "tasks", (Task("cleanup"),)),
    "result": change_result,
    "gone": lambda s: setattr(s, "gone", (1,)),
}


def first(state: State) -> Obj:
    """The first object of a position."""
    return next(iter(state.objs.values()))


class TestPositionKey:
    """A repeated position is known, a different one never taken for it."""

    def test_identities_do_not_count(self) -> None:
        """The same position with other numbers has the same key."""
        assert position_key(shifted(40)) == position_key(shifted(75))

    def test_time_and_trace_do_not_count(self) -> None:
        """Turn number, timestamps, trace and numbers of physical cards are left out."""
        state = shifted(40)
        key = position_key(state)
        state.trace = Trace()
        state.trace.add("draw", (), {})
        state.turn = 9
        for obj in state.objs.values():
            obj.stamp += 50
            obj.card += 5
            obj.born = 9
        state.reveals += 1
        state.card_names.append("Bear")
        state.effects[0].since = state.delayed[0].since = 0
        assert position_key(state) == key

    @pytest.mark.parametrize("name", list(DIFFERENCES))
    def test_everything_else_counts(self, name: str) -> None:
        """One difference gives another key."""
        state = shifted(40)
        key = position_key(state)
        DIFFERENCES[name](state)
        assert position_key(state) != key

    def test_order_counts_only_where_the_zone_has_one(self) -> None:
        """A hand may be sorted; a deck may not."""
        for zone, same in ((1, True), (2, False)):
            state = bare()
            state.new_object("Wolf", 0, zone)
            state.new_object("Bear", 0, zone)
            key = position_key(state)
            state.zones[zone] = state.zones[zone][::-1]
            assert (position_key(state) == key) is same

    def test_what_is_attached_tells_alike_hosts_apart(self) -> None:
        """It does not matter which of two alike wolves stands first, only who bears the axe."""
        keys = set()
        for bearer in (0, 1):
            state = bare()
            wolves = [state.new_object("Wolf", 0, 0).id for _ in range(2)]
            state.new_object("Axe", 0, 0).host = wolves[bearer]
            keys.add(position_key(state))
        assert len(keys) == 1

    def test_leaving_and_coming_back_repeats_the_position(self) -> None:
        """A card that went away and returned is the same card to the key."""
        state = bare()
        state.next_id = 30
        ident = state.new_object("Wolf", 0, 0).id
        state.enter("moved", ident)
        key = position_key(state)
        back = state.put(state.put(ident, 1), 0)
        state.enter("moved", back)
        assert back != ident
        assert position_key(state) == key

    def test_counts_of_what_is_gone_do_not_count(self) -> None:
        """Entries about identities that can't come back are left out, others never."""
        state = bare()
        state.next_id = 90
        state.vars["combat"] = 40
        state.new_object("Wolf", 0, 0)
        key = position_key(state)
        gone: list[tuple[Any, ...]] = [
            ("moved", 60),
            ("used", "60/61/0"),
            ("used", "d62"),
            ("used", "r63"),
        ]
        for fact in gone:
            state.ledger = {fact: 1}
            assert position_key(state) == key
        kept: list[tuple[Any, ...]] = [
            ("zone", 6),
            ("card", 0),
            ("combat", 40),
            ("used", "90/90/0"),
            ("used", "x"),
            ("x", (1, 2)),
        ]
        for fact in kept:
            state.ledger = {fact: 1}
            assert position_key(state) != key

    def test_an_item_remembers_what_its_source_was(self) -> None:
        """Last known information of an object that is gone tells positions apart."""
        keys = []
        for might in (3, 3, 4):
            state = bare()
            wolf = state.new_object("Wolf", 0, 0)
            chars = Chars("Wolf")
            chars.stats = {"might": might}
            chars.abilities = (Bound(STRIKE, wolf.id, wolf.id, "0", 1),)
            state.past[wolf.id] = Snapshot(wolf, chars, ())
            state.put(wolf.id, 1)
            state.items.append(Item(state.fresh_id(), "triggered", wolf.id, "Wolf", 0))
            keys.append(position_key(state))
        assert keys[0] == keys[1] != keys[2]

    def test_words_and_values_are_told_apart(self) -> None:
        """The word "None" is not nothing, and the word "1" is no number."""
        keys = set()
        for value in (None, "None", 1, "1", True, 1.0, (1,), [1]):
            state = bare()
            state.new_object("Wolf", 0, 0).memo["x"] = value
            keys.add(position_key(state))
        assert len(keys) == 8
