"""The text form of a position: nothing is lost, nothing malformed is taken, hashes mean a thing."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars, Table
from adjudge.core.codec import (
    CodecError,
    dumps,
    fingerprint,
    from_data,
    loads,
    to_data,
)
from adjudge.core.errors import Reason
from adjudge.core.shapes import COMPUTED, NODES, RECORDS, SHAPES
from adjudge.core.state import (
    Delayed,
    Effect,
    Event,
    Item,
    Result,
    Snapshot,
    State,
    Task,
)
from adjudge.core.trace import Trace

YES = True

STRIKE = v.Triggered(
    v.When(("die", "banish"), obj=v.IsType("unit") & ~v.Friendly(), nth=1),
    (
        v.Act("damage", on=v.Target("t", v.Anything(), group=(v.SamePlace(),)), amount=2),
        v.If(v.Compare(v.CountOf(v.All(v.Enemy())), ">=", 2), (v.DoThis((v.Act("draw"),)),)),
    ),
    cost=v.AnyCost((v.Cost((v.Need(("energy",), 2),)), v.Cost(actions=(v.Act("exhaust"),)))),
)


def bare() -> State:
    """Two players with a base, a hand and a deck each, and one chain."""
    state = State(2, seed=7)
    for player in range(2):
        state.add_zone("base", "base", player, board=True, place=True)
        state.add_zone("hand", "hand", player, look="private")
        state.add_zone("deck", "deck", player, look="secret", ordered=True)
    state.add_zone("chain", "chain", ordered=True)
    return state


def full() -> State:
    """A position with every kind of record and something in every slot."""
    state = bare()
    state.turn = 3
    unit = state.new_object("Wolf", 0, 0)
    gear = state.new_object("Axe", 0, 0)
    state.new_object("Bear", 1, 3, token=True)
    state.new_object("Bolt", 1, 4).facedown = True
    state.new_object("Bolt", 1, 5)
    unit.control = 1
    unit.marks = {"exhausted": 1, "damage:1": 2}
    unit.memo = {"hurt": (1, 4, True, False), "word:tribe": "cat", "list": [1, (2, [3])], "x": None}
    gear.host = unit.id
    gear.memo = {"cost": v.Cost((v.Need(("fury",)),)), "map": {1: "a", (2, 3): {"$": 0.5}}}
    chars = Chars("Wolf")
    chars.types = ("unit",)
    chars.cost = v.Cost((v.Need((), 1),))
    chars.stats = {"might": 3}
    bound = Bound(STRIKE, unit.id, gear.id, "0", 9)
    bound.dormant = True
    chars.abilities = (bound,)
    snap = Snapshot(unit, chars, ("alone",))
    event = Event("die", unit.id, 1, gear.id, amount=2, place=0, origin=3, how=("in combat",))
    event.snap = snap
    event.applied = ("1/2/0",)
    event.data = {"forbidden": Reason("R", "no", "안 됨"), "units": ("energy", "fury")}
    item = Item(state.fresh_id(), "triggered", gear.id, "Axe", 1)
    item.ability = STRIKE
    item.pending = False
    item.choices = {"t": (unit.id,), "2:t": ()}
    item.paid = {"kicker": 2}
    item.event = event
    item.snap = snap
    item.notes = {"amount:x": (4,)}
    item.order = v.PlayCard(v.EventObject(), ignore=("energy",))
    item.cost = v.Cost()
    item.data = {"use": "1/2/0"}
    state.items.append(item)
    fill_rest(state, event, snap)
    return state


def fill_rest(state: State, event: Event, snap: Snapshot) -> None:
    """Everything that is neither object nor item."""
    effect = Effect(state.fresh_id(), 12, (v.Raise("might", 2, floor=1),), 1)
    effect.ids = (1, 3)
    effect.until = "turn"
    scoped = Effect(state.fresh_id(), 13, (v.Flag("cannot move"),), 0)
    scoped.scope = v.Has("tank") | v.Called("Wolf")
    state.effects = (effect, scoped)
    delayed = Delayed(state.fresh_id(), 14, STRIKE, 0)
    delayed.event = event
    delayed.notes = {"it": (1,)}
    delayed.once = False
    delayed.value = 3
    state.delayed = (delayed,)
    state.tasks = (Task("cleanup"), Task("combat", (0, 1)))
    state.flow = (Task("turn", (1,)),)
    state.phase = "main"
    state.vars = {"turn_player": 1, "place:0": 1, "alpha": 0}
    state.stats[1] = {"points": 4}
    state.pools[0] = ("energy", "any:spell")
    state.ledger = {("nth", "1/2/0", 1): 2, ("drawn", 0): 1}
    state.readings = {"order": "seed"}
    state.known = {5: (0,), 4: (0, 1)}
    state.became = {20: 4}
    state.past = {20: snap}
    state.gone = (1,)
    state.result = Result((0,), "R-1", "points")
    state.reveals = 2
    state.trace = Trace()
    state.trace.add("draw", ("R-2",), {"card": "Bolt", "ids": (4, 5)}, only=(1,))
    state.trace.depth = 1


def plain(value: object) -> object:
    """A value as nested tuples that compare by content, kind and order."""
    if type(value) in SHAPES:
        return (type(value), *(plain(getattr(value, name)) for name in SHAPES[type(value)]))
    if isinstance(value, tuple | list):
        return (type(value), *map(plain, value))
    if isinstance(value, dict):
        return (dict, *((plain(k), plain(part)) for k, part in value.items()))
    return (type(value), value)


class TestShapes:
    """The table of slots that the text form goes by."""

    @pytest.mark.parametrize("cls", list(SHAPES), ids=lambda cls: cls.__name__)
    def test_every_slot_is_listed(self, cls: type[State]) -> None:
        """A record's shape names its slots, all but the computed ones."""
        slots = {n for n in dir(cls) if n[0] != "_" and not callable(getattr(cls, n))}
        assert {*SHAPES[cls], *COMPUTED.get(cls, ())} == slots

    def test_no_node_is_called_like_a_record(self) -> None:
        """One name means one thing."""
        assert not set(NODES) & set(RECORDS)


class TestRoundTrip:
    """What is written is read back exactly."""

    def test_every_slot_comes_back(self) -> None:
        """Values, kinds of container and orders of keys are kept."""
        state = full()
        assert plain(loads(dumps(state))) == plain(state)

    def test_an_empty_position_comes_back(self) -> None:
        """Nothing is needed beyond a player."""
        state = State(1, 0)
        assert plain(loads(dumps(state))) == plain(state)

    def test_a_read_position_is_dirty_and_owns_nothing(self) -> None:
        """What is computed is computed again, and records are copied before they are edited."""
        state = full()
        state.dirty = False
        state.table = Table()
        state.table.memo["computed"] = 1
        read = loads(dumps(state))
        shared = read.objs[1]
        chars = read.past[20].chars
        assert (read.dirty, read.table.memo, shared.era) == (True, {}, None)
        assert (chars.shared, chars.plain) == (True, False)
        assert read.edit(1) is not shared

    def test_text_is_the_same_twice(self) -> None:
        """Equal positions give equal text, also after reading."""
        text = dumps(full())
        assert (dumps(full()), dumps(loads(text))) == (text, text)

    def test_text_is_ascii_in_one_line(self) -> None:
        """The text passes through any terminal and file."""
        text = dumps(full())
        assert text.isascii()
        assert "\n" not in text

    def test_data_is_json(self) -> None:
        """The plain form survives JSON unchanged."""
        data = to_data(full())
        assert json.loads(json.dumps(data)) == data

    def test_a_deep_tree_comes_back(self) -> None:
        """The bound on depth is far beyond any card."""
        state = bare()
        tree: v.Condition = v.Paid("x")
        for _ in range(60):
            tree = v.Unless(v.Every((tree,)))
        state.new_object("Wolf", 0, 0).memo["tree"] = tree
        assert loads(dumps(state)).objs[1].memo["tree"] == tree

    @given(
        st.recursive(
            st.none()
            | st.booleans()
            | st.integers()
            | st.floats(allow_nan=False, allow_infinity=False)
            | st.text(),
            lambda inner: (
                st.lists(inner)
                | st.lists(inner).map(tuple)
                | st.dictionaries(st.text() | st.just("$"), inner)
                | st.dictionaries(st.integers() | st.tuples(st.text(), st.integers()), inner)
            ),
            max_leaves=12,
        )
    )
    def test_any_memo_comes_back(self, value: object) -> None:
        """A remembered value keeps its kind, whatever plain values it is made of."""
        state = bare()
        state.new_object("Wolf", 0, 0).memo["value"] = value
        assert plain(loads(dumps(state)).objs[1].memo) == plain({"value": value})

    @pytest.mark.parametrize("value", [{1, 2}, frozenset((1,)), object(), float("nan"), b"x"])
    def test_what_has_no_text_form_is_refused(self, value: object) -> None:
        """A set or a foreign object is named with its place."""
        state = bare()
        state.new_object("Wolf", 0, 0).memo["value"] = (0, value)
        with pytest.raises(CodecError) as caught:
            dumps(state)
        assert caught.value.path == "state.objs[1].memo['value'][1]"

    def test_a_value_that_holds_itself_is_refused(self) -> None:
        """A ring has no end to write."""
        state = bare()
        ring: list[Any] = []
        ring.append(ring)
        state.new_object("Wolf", 0, 0).memo["ring"] = ring
        with pytest.raises(CodecError, match="at most 200 levels"):
            dumps(state)


def spoil(change: Callable[[dict[str, Any]], Any]) -> CodecError:
    """Change the data of a good position and read it."""
    data = copy.deepcopy(to_data(full()))
    change(data)
    with pytest.raises(CodecError) as caught:
        from_data(data)
    return caught.value


def at(*keys: object) -> Callable[[dict[str, Any]], Any]:
    """A change of one place: the last key is the new value."""
    *path, last, value = keys

    def change(data: Any) -> None:  # noqa: ANN401 - objects and arrays on the way down
        for key in path:
            data = data[key]
        data[last] = value

    return change


OBJ = ("state", "objs", "of", 0, 1)


class TestMalformed:
    """Wrong data is refused with its place."""

    @pytest.mark.parametrize(
        ("change", "path"),
        [
            (at("format", "other"), "format"),
            (at("format", ["adjudge position"]), "format"),
            (at("version", 2), "version"),
            (at("version", YES), "version"),
            (at("more", 1), "data"),
            (at("state", 5), "state"),
            (at("state", "$", "Obj"), "state"),
            (at("state", "$", "Nothing"), "state"),
            (at("state", "$", ["State"]), "state"),
            (at("state", "more", 1), "state"),
            (at("state", "turn", "3"), "state.turn"),
            (at("state", "turn", YES), "state.turn"),
            (at("state", "turn", float("inf")), "state.turn"),
            (at("state", "zones", 0, [1, "2"]), "state.zones[0][1]"),
            (at("state", "zones", 0, None), "state.zones[0]"),
            (at("state", "zones", 0, [1, 2, 9]), "state.zones"),
            (at("state", "zones", 0, [1]), "state.zones[0]"),
            (at("state", "stats", []), "state.stats, state.pools"),
            (at("state", "players", 0), "state.players"),
            (at("state", "specs", []), "state.specs"),
            (at("state", "next_id", 2), "state.objs[2].id"),
            (at("state", "result", {"$": "Task", "kind": "x", "args": []}), "state.result"),
            (at("state", "effects", 0, {"$": "list", "of": 5}), "state.effects[0]"),
            (at("state", "effects", 0, {"$": "list"}), "state.effects[0]"),
            (at("state", "ledger", {"a": 1}), "key of state.ledger"),
            (at("state", "ledger", {"$": "map", "of": [[1]]}), "state.ledger[0]"),
            (at("state", "objs", "of", 0, 0, 2), "key 1 of state.objs"),
            (at("state", "objs", "of", 0, 0, {}), "key 0 of state.objs"),
            (at("state", "objs", "of", 0, 0, 8), "state.objs[8].id"),
            (at(*OBJ, "marks", {"a": "b"}), "state.objs[1].marks['a']"),
            (at(*OBJ, "marks", []), "state.objs[1].marks"),
            (at(*OBJ, "zone", 99), "state.objs[1].zone"),
            (at(*OBJ, "name", None), "state.objs[1].name"),
            (at("state", "items", 0, "ability", {"$": "Act"}), "state.items[0].ability"),
            (
                at("state", "items", 0, "ability", {"$": "Has", "keyword": {"a": 1}}),
                "state.items[0].ability",
            ),
            (
                at("state", "items", 0, "ability", {"$": "Has", "keyword": "a", "x": 1}),
                "state.items[0].ability",
            ),
            (at("state", "trace", "entries", 0, "only", ["a"]), "state.trace.entries[0].only[0]"),
        ],
    )
    def test_the_error_names_the_place(self, change: Callable[..., Any], path: str) -> None:
        """Path, expectation and finding are said."""
        error = spoil(change)
        assert error.path == path
        assert error.expected
        assert error.found

    def test_the_error_is_one_sentence(self) -> None:
        """All three parts stand in the message."""
        error = spoil(at(*OBJ, "marks", []))
        assert str(error) == "state.objs[1].marks: expected dict[str, int], found a tuple"

    @pytest.mark.parametrize("name", list(SHAPES[State]))
    def test_a_missing_slot_is_named(self, name: str) -> None:
        """No slot is filled by guessing."""

        def change(data: dict[str, Any]) -> None:
            del data["state"][name]

        error = spoil(change)
        assert (error.path, error.expected) == ("state", f"a field {name!r}")

    def test_a_node_may_leave_out_what_has_a_default(self) -> None:
        """A field that the vocabulary gains later does not spoil older texts."""
        data = to_data(full())
        del data["state"]["items"][0]["ability"]["times"]
        assert from_data(data).items[0].ability == STRIKE

    @pytest.mark.parametrize("data", [None, 5, "text", [], {}, {"format": "adjudge position"}])
    def test_no_position_at_all(self, data: object) -> None:
        """Anything but a position is refused alike."""
        with pytest.raises(CodecError):
            from_data(data)

    @pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000, "9" * 5000])
    def test_no_json_at_all(self, text: str) -> None:
        """Text that JSON can't read, or not within bounds, is refused alike."""
        with pytest.raises(CodecError):
            loads(text)

    def test_a_tree_too_deep_is_refused(self) -> None:
        """Depth beyond what can be read is an error of the text, not a crash."""
        deep: Any = 1
        for _ in range(5000):
            deep = [deep]
        assert spoil(at(*OBJ, "memo", {"deep": deep})).expected == "at most 200 levels"

    @given(st.data())
    def test_random_damage_never_crashes(self, data: st.DataObject) -> None:
        """A position with one value exchanged is read or refused, never anything else."""
        text = to_data(full())
        node: Any = text
        while True:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            key = data.draw(st.sampled_from(keys))
            if not isinstance(node[key], dict | list) or not node[key] or data.draw(st.booleans()):
                break
            node = node[key]
        scalars = st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["", "Obj"])
        node[key] = data.draw(scalars | st.lists(scalars, max_size=2))
        try:
            read = from_data(text)
        except CodecError:
            return
        dumps(read)


class TestFingerprint:
    """Equal futures, equal fingerprints."""

    def test_reading_keeps_it(self) -> None:
        """A saved and loaded position is the same position."""
        state = full()
        assert fingerprint(loads(dumps(state))) == fingerprint(state)

    def test_the_trace_and_the_cache_do_not_count(self) -> None:
        """What was written down does not change what will happen."""
        state = full()
        before = fingerprint(state)
        state.trace = None
        state.dirty = False
        assert fingerprint(state) == before

    def test_identities_and_random_numbers_count(self) -> None:
        """The next identity and the next random number are part of the future."""
        state = bare()
        seen = {fingerprint(state)}
        state.fresh_id()
        seen.add(fingerprint(state))
        state.random_below(2)
        seen.add(fingerprint(state))
        assert len(seen) == 3
