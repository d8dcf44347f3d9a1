"""The position: plain records that fork cheaply, restore in place and hold no running code.

Records (`Obj`, `Item`) are shared between forks until one of them is edited: writers call
`State.edit` or `State.edit_item`, which copy a record that this state does not own yet. Everything
else is replaced, never changed in place, or copied by `fork`.

`State.dirty` tells how far the computed table is behind: `MOVED` after objects came, left, changed
places or were edited (`State.edited`), which often changes no other one; `CHANGED` after anything
else. Whoever changes something besides objects that a text may read says so with `State.touch`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from adjudge.core import rng
from adjudge.core.chars import Table
from adjudge.core.records import (
    ANYTHING,
    CHANGED,
    CLEAN,
    MOVED,
    PLACE,
    Delayed,
    Effect,
    Event,
    Item,
    Obj,
    Result,
    Snapshot,
    Task,
    ZoneSpec,
)
from adjudge.core.trace import Trace

__all__ = [
    "Delayed",
    "Effect",
    "Event",
    "Item",
    "Obj",
    "Result",
    "Snapshot",
    "State",
    "Task",
    "ZoneSpec",
]


class Layout:
    """Where zones are, by area and owner, and which are places; made once for the zones of a game.

    `memo` is a place for the rulebook to remember what hangs on the zones alone.
    """

    __slots__ = ("areas", "board", "memo", "owned", "places", "specs")

    def __init__(self, specs: tuple[ZoneSpec, ...]) -> None:
        self.specs = specs
        self.memo: dict[Any, Any] = {}
        self.places = tuple(spec.index for spec in specs if spec.place)
        self.board = tuple(spec.index for spec in specs if spec.board)
        self.owned: dict[tuple[str, int], int] = {}
        self.areas: dict[str, tuple[int, ...]] = {}
        for spec in specs:
            self.owned.setdefault((spec.area, spec.owner), spec.index)
            self.areas[spec.area] = (*self.areas.get(spec.area, ()), spec.index)


_NOTHING: Final = Table()  # computed from nothing yet
_NOWHERE: Final = Layout(())  # of a position that is not laid out yet; it remembers nothing
_NO_WORDS: Final[frozenset[str]] = frozenset()
_UNSEEDED: Final = rng.scramble(0)  # of every copy, which takes over another state at once


class State:
    """A whole position. See the module docstring for who may change what.

    `waiting` holds triggered abilities and interrupting plays that are not placed yet, where the
    rulebook does not place them at once. `scratch` is a place to remember what was worked out from
    objects, zones, numbers of players and the ledger: every change of these empties it. It counts
    only while the table is up to date. `sure` is a place to remember what was found out and holds
    until one of the words `upset` is touched, or as long as the rulebook can tell by itself; a fork
    knows it too. `trial` tells that a look ahead tries its ways on this copy.
    """

    __slots__ = (
        "became",
        "card_names",
        "delayed",
        "dirty",
        "edited",
        "effects",
        "era",
        "flow",
        "gone",
        "items",
        "known",
        "layout",
        "ledger",
        "next_id",
        "objs",
        "past",
        "phase",
        "players",
        "pools",
        "readings",
        "result",
        "reveals",
        "rng",
        "scratch",
        "specs",
        "stats",
        "sure",
        "table",
        "tasks",
        "touched",
        "trace",
        "trial",
        "turn",
        "upset",
        "vars",
        "waiting",
        "zones",
    )

    def __init__(self, players: int, seed: int) -> None:
        """An empty position for a number of players."""
        self.players = players
        self.rng = rng.scramble(seed) if seed else _UNSEEDED
        self.next_id = 1
        self.objs: dict[int, Obj] = {}
        self.specs: tuple[ZoneSpec, ...] = ()
        self.layout = _NOWHERE
        self.zones: list[tuple[int, ...]] = []
        self.stats: list[dict[str, int]] = [{} for _ in range(players)]
        self.pools: list[tuple[str, ...]] = [() for _ in range(players)]
        self.items: list[Item] = []
        self.waiting: list[Item] = []
        self.tasks: tuple[Task, ...] = ()
        self.flow: tuple[Task, ...] = ()
        self.turn = 0
        self.phase = ""
        self.vars: dict[str, int] = {}
        self.effects: tuple[Effect, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.ledger: dict[tuple[str | int, ...], int] = {}
        self.readings: dict[str, str] = {}
        self.known: dict[int, tuple[int, ...]] = {}
        self.became: dict[int, int] = {}
        self.past: dict[int, Snapshot] = {}
        self.gone: tuple[int, ...] = ()
        self.card_names: list[str] = []
        self.result: Result | None = None
        self.reveals = 0
        self.trace: Trace | None = None
        self.trial = False
        self.era: object = object()
        self.dirty: int = CHANGED
        self.table = _NOTHING
        self.edited: tuple[int, ...] = ()
        self.touched: tuple[str, ...] = ()
        self.scratch: dict[Any, Any] = {}
        self.sure: Any = None
        self.upset: frozenset[str] = _NO_WORDS

    # ------------------------------------------------------------------ copying

    def fork(self) -> State:
        """An independent position with the same future; records are shared until edited."""
        s = self.copy()
        if self.trace is not None:
            s.trace = self.trace.fork()
        return s

    def copy(self) -> State:
        """A fork without the trace."""
        s = State(0, 0)
        s.take(self)
        return s

    def take(self, other: State) -> None:
        """Become a copy of `other` in place (all but the trace)."""
        self.era = object()
        other.era = object()
        self.players = other.players
        self.rng = other.rng
        self.next_id = other.next_id
        self.objs = other.objs.copy()
        self.specs = other.specs
        self.layout = other.layout
        self.zones = other.zones.copy()
        self.stats = [d.copy() for d in other.stats]
        self.pools = other.pools.copy()
        self.items = other.items.copy()
        self.waiting = other.waiting.copy()
        self.tasks = other.tasks
        self.flow = other.flow
        self.turn = other.turn
        self.phase = other.phase
        self.vars = other.vars.copy()
        self.effects = other.effects
        self.delayed = other.delayed
        self.ledger = other.ledger.copy()
        self.readings = other.readings
        self.known = other.known.copy()
        self.became = other.became.copy()
        self.past = other.past.copy()
        self.gone = other.gone
        self.card_names = other.card_names
        self.result = other.result
        self.reveals = other.reveals
        self.dirty = other.dirty
        self.table = other.table
        self.edited = other.edited
        self.touched = other.touched
        self.scratch = {}
        self.sure = other.sure
        self.upset = other.upset

    # ------------------------------------------------------------------ records

    def fresh_id(self) -> int:
        """A new identity, also used as a timestamp."""
        ident = self.next_id
        self.next_id = ident + 1
        return ident

    def touch(self, aspect: str) -> None:
        """Something that is no object changed: the table is behind if a text reads it."""
        if self.scratch:
            self.scratch = {}
        if aspect in self.upset:
            self.sure, self.upset = None, _NO_WORDS
        if self.dirty != CHANGED:
            reads = self.table.reads
            if ANYTHING in reads:
                self.dirty = CHANGED
            elif aspect in reads:
                self.touched = (*self.touched, aspect)
                self.dirty = MOVED

    def up_to_date(self) -> None:
        """The table was made for the position as it is now."""
        self.dirty = CLEAN
        self.scratch = {}
        self.edited = ()
        self.touched = ()

    def alter(self, ident: int) -> None:
        """What is computed of one object may change, and what hangs on it."""
        if self.scratch:
            self.scratch = {}
        if self.dirty != CHANGED:
            self.edited = (*self.edited, ident)
            self.dirty = MOVED

    def edit(self, ident: int) -> Obj:
        """The object, ready to be changed by this state alone.

        An object that the table does not hold is looked at when it is taken in, and a text of it
        may begin to work with the edit, as when it is turned face up.
        """
        if self.dirty != CHANGED:
            obj = self.objs[ident]
            if obj.host:
                self.alter(obj.host)  # it changes with what is attached to it
            if ident in self.table.chars:
                self.alter(ident)
            elif not self.table.quiet or obj.name in self.table.loud:
                self.dirty = MOVED
        return self._own(ident)

    def _own(self, ident: int) -> Obj:
        """The object, copied first where forks share it."""
        if self.scratch:
            self.scratch = {}
        obj = self.objs[ident]
        if obj.era is not self.era:
            obj = obj.copy()
            obj.era = self.era
            self.objs[ident] = obj
        return obj

    def item(self, ident: int) -> Item | None:
        """The item on the chain with this id, or None when it has left."""
        for item in self.items:
            if item.id == ident:
                return item
        return None

    def edit_item(self, ident: int) -> Item:
        """The chain item, ready to be changed by this state alone.

        Nothing that is computed reads an item, so the position does not become dirty.
        """
        for index, item in enumerate(self.items):
            if item.id == ident:
                if item.era is self.era:
                    return item
                copy = item.copy()
                copy.era = self.era
                self.items[index] = copy
                return copy
        raise KeyError(ident)

    def add_zone(
        self,
        name: str,
        area: str,
        owner: int = -1,
        *,
        board: bool = False,
        place: bool = False,
        look: str = "public",
        ordered: bool = False,
    ) -> int:
        """Declare a zone and return its index."""
        index = len(self.specs)
        spec = ZoneSpec(
            index, name, area, owner, board=board, place=place, look=look, ordered=ordered
        )
        self.specs = (*self.specs, spec)
        self.zones.append(())
        return index

    def lay_out(self, layout: Layout) -> None:
        """Declare the zones of a table that is always the same, as they were worked out once."""
        self.specs = layout.specs
        self.layout = layout
        self.zones = [()] * len(layout.specs)

    def zone_of(self, area: str, owner: int) -> int:
        """Index of a player's zone in an area; -1 where there is none."""
        layout = self.layout
        if layout.specs is not self.specs:
            layout = self.laid_out()
        return layout.owned.get((area, owner), -1)

    def in_area(self, area: str) -> tuple[int, ...]:
        """Indexes of all zones of an area, in table order."""
        layout = self.layout
        if layout.specs is not self.specs:
            layout = self.laid_out()
        return layout.areas.get(area, ())

    def places(self) -> tuple[int, ...]:
        """Indexes of all zones that are places, in table order."""
        layout = self.layout
        if layout.specs is not self.specs:
            layout = self.laid_out()
        return layout.places

    def on_board(self) -> tuple[tuple[int, ...], ...]:
        """Objects of each zone of the board, in table order."""
        zones = self.zones
        return tuple([zones[index] for index in self.laid_out().board])

    def laid_out(self) -> Layout:
        """Where the zones are."""
        layout = self.layout
        if layout.specs is not self.specs or layout is _NOWHERE:
            layout = self.layout = Layout(self.specs)
        return layout

    def new_object(self, name: str, owner: int, zone: int, *, token: bool = False) -> Obj:
        """Create an object of a new physical card or token at the end of a zone."""
        self.card_names = [*self.card_names, name]  # forks share the list
        ident = self.fresh_id()
        obj = Obj(ident, len(self.card_names) - 1, name, owner, zone)
        obj.era = self.era
        obj.token = token
        obj.stamp = ident
        obj.born = self.turn
        self.objs[ident] = obj
        self.zones[zone] = (*self.zones[zone], ident)
        self._stirred()
        return obj

    def new_objects(self, names: Sequence[str], owner: int, zone: int) -> None:
        """Create objects of new physical cards at the end of a zone, in their order."""
        first, card = self.next_id, len(self.card_names)
        self.card_names = [*self.card_names, *names]  # forks share the list
        self.next_id = first + len(names)
        for ident, name in enumerate(names, first):
            obj = Obj(ident, card + ident - first, name, owner, zone)
            obj.era = self.era
            obj.stamp = ident
            obj.born = self.turn
            self.objs[ident] = obj
        self.zones[zone] += tuple(range(first, self.next_id))
        self._stirred()

    def remove(self, ident: int) -> None:
        """Take an object out of its zone and out of existence (a token that ceases)."""
        obj = self.objs[ident]
        if obj.host:
            self.alter(obj.host)
        self.zones[obj.zone] = tuple(i for i in self.zones[obj.zone] if i != ident)
        del self.objs[ident]
        self.known.pop(ident, None)
        self._stirred()

    def _stirred(self) -> None:
        """Objects came or left."""
        if self.scratch:
            self.scratch = {}
        if self.dirty == CLEAN:
            self.dirty = MOVED

    def put(self, ident: int, zone: int, *, bottom: bool = True) -> int:
        """Move an object to a zone and return its identity there.

        `bottom` puts it at the end of the zone's order, else at the front (the top). Between two
        board zones the object stays the same; otherwise it becomes a new one without marks.
        """
        obj = self.objs[ident]
        old = self.specs[obj.zone]
        new = self.specs[zone]
        here = self.zones[obj.zone]
        if here[0] == ident:
            self.zones[obj.zone] = here[1:]
        else:
            at = here.index(ident)
            self.zones[obj.zone] = here[:at] + here[at + 1 :]
        if self.scratch:
            self.scratch = {}
        if self.dirty == CLEAN:
            table = self.table
            quiet = obj.zone in table.quiet and zone in table.quiet
            if not quiet or obj.name in table.loud:
                self.dirty = MOVED
        if old.board and new.board:
            self.touch(PLACE)
            if obj.host:
                self.alter(obj.host)  # what is attached to it stands in the order of the board
            elif PLACE in self.touched:
                self.alter(ident)
            self._own(ident).zone = zone
            self._place_in(ident, zone, bottom=bottom)
            return ident
        if obj.host:
            self.alter(obj.host)
        fresh = self._another(obj, self.fresh_id(), zone)
        fresh.stamp = fresh.id
        fresh.born = self.turn
        del self.objs[ident]
        self.known.pop(ident, None)
        self.objs[fresh.id] = fresh
        self.became[ident] = fresh.id
        self._place_in(fresh.id, zone, bottom=bottom)
        return fresh.id

    def put_all(self, source: int, zone: int, count: int = -1) -> None:
        """Move the first `count` objects of a zone, or all, to the end of another one.

        Neither zone is on the board.
        """
        here = self.zones[source]
        ids = here if count < 0 else here[:count]
        if not ids:
            return
        if self.scratch:
            self.scratch = {}
        if self.dirty == CLEAN and not self._is_quiet(ids, source, zone):
            self.dirty = MOVED
        self.zones[source] = here[len(ids) :]
        if self.known:
            for ident in ids:
                self.known.pop(ident, None)
        self.zones[zone] += self.renew(ids, zone, self.turn)

    def _is_quiet(self, ids: tuple[int, ...], source: int, zone: int) -> bool:
        """Whether nothing computed hangs on objects that go from one zone to another."""
        table = self.table
        if source not in table.quiet or zone not in table.quiet:
            return False
        loud, objs = table.loud, self.objs
        return not loud or loud.isdisjoint([objs[ident].name for ident in ids])

    def renew(self, ids: Sequence[int], zone: int, born: int = -1) -> tuple[int, ...]:
        """Let the cards of objects be new objects of a zone; whose places the caller sets.

        A record that nobody shares is used again: nothing holds records, only identities.

        Args:
            ids: The objects.
            zone: Where they are from now on.
            born: Turn in which they come there, each known to be what it was; without one nobody
                knows which is which, as after shuffling.

        Returns:
            Their identities, in the same order.
        """
        objs, became, era, fresh = self.objs, self.became, self.era, self.next_id
        first = fresh
        for ident in ids:
            obj = objs.pop(ident)
            if obj.era is era:
                if obj.marks:
                    obj.marks = {}
                if obj.memo:
                    obj.memo = {"printed": obj.memo["printed"]} if "printed" in obj.memo else {}
                obj.id = fresh
                obj.zone = zone
                obj.control = obj.owner
                obj.host = 0
                obj.facedown = False
            else:
                obj = self._another(obj, fresh, zone)
            obj.stamp = fresh
            if born >= 0:
                obj.born = born
                became[ident] = fresh
            objs[fresh] = obj
            fresh += 1
        self.next_id = fresh
        return tuple(range(first, fresh))

    def _another(self, old: Obj, ident: int, zone: int) -> Obj:
        """A new object of the card of another one, without marks."""
        obj = Obj(ident, old.card, old.name, old.owner, zone)
        obj.era = self.era
        obj.token = old.token
        obj.born = old.born
        if "printed" in old.memo:
            obj.memo["printed"] = old.memo["printed"]
        return obj

    def _place_in(self, ident: int, zone: int, *, bottom: bool) -> None:
        contents = self.zones[zone]
        self.zones[zone] = (*contents, ident) if bottom else (ident, *contents)

    def now(self, ident: int) -> int:
        """Follow an identity to what it has become; 0 when it is nowhere."""
        while ident not in self.objs:
            if ident not in self.became:
                return 0
            ident = self.became[ident]
        return ident

    # ------------------------------------------------------------------ small helpers

    def edit_quiet(self, ident: int, mark: str) -> Obj:
        """Like `edit` for a mark that the computed table reads only where a text says so."""
        self.touch(mark)
        if mark in self.touched:
            self.alter(ident)
        obj = self.objs[ident]
        return obj if obj.era is self.era else self._own(ident)

    def mark(self, ident: int, name: str, value: int, *, quiet: bool = False) -> None:
        """Set a mark; 0 removes it. See `edit_quiet` for `quiet`."""
        marks = (self.edit_quiet(ident, name) if quiet else self.edit(ident)).marks
        if value:
            marks[name] = value
        else:
            marks.pop(name, None)

    def random_below(self, bound: int) -> int:
        """A random number in 0..bound-1."""
        value, self.rng = rng.below(self.rng, bound)
        self.reveals += 1
        return value

    def shuffle(self, values: list[int]) -> list[int]:
        """A random order of `values`."""
        result, self.rng = rng.shuffled(self.rng, values)
        self.reveals += 1
        return result

    def count(self, *key: str | int) -> int:
        """A number of the ledger; 0 when nothing was entered."""
        return self.ledger.get(key, 0)

    def enter(self, *key: str | int, by: int = 1) -> int:
        """Add to a number of the ledger and return it."""
        value = self.ledger.get(key, 0) + by
        self.ledger[key] = value
        self.touch(str(key[0]))
        return value

    def forget(self, kept: tuple[str, ...]) -> None:
        """Strike everything from the ledger but what is entered under the words `kept`."""
        gone = [key for key in self.ledger if key[0] not in kept]
        for key in gone:
            del self.ledger[key]
        for word in dict.fromkeys([key[0] for key in gone]):
            self.touch(str(word))
