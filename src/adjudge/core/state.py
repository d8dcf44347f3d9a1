"""The position: plain records that fork cheaply, restore in place and hold no running code.

Records (`Obj`, `Item`) are shared between forks until one of them is edited: writers call
`State.edit` or `State.edit_item`, which copy a record that this state does not own yet. Everything
else is replaced, never changed in place, or copied by `fork`.
"""

from __future__ import annotations

from typing import Any

from adjudge.core import rng
from adjudge.core.trace import Trace


class ZoneSpec:
    """One zone of the table as the rulebook declares it.

    Attributes:
        index: Position in `State.zones`.
        name: Name within its owner ("hand", "base", a battlefield's key).
        area: Group of zones that the rules speak of ("hand", "base", "battlefield").
        owner: Player it belongs to; -1 for none.
        board: True where an object keeps its identity when it comes from another board zone.
        place: True where the zone is a location.
        look: "public", "private" (owner or controller) or "secret".
        ordered: True where the order of cards matters.
    """

    __slots__ = ("area", "board", "index", "look", "name", "ordered", "owner", "place")

    def __init__(
        self,
        index: int,
        name: str,
        area: str,
        owner: int,
        board: bool,
        place: bool,
        look: str,
        ordered: bool,
    ) -> None:
        """Declare a zone; see the class."""
        self.index = index
        self.name = name
        self.area = area
        self.owner = owner
        self.board = board
        self.place = place
        self.look = look
        self.ordered = ordered


class Obj:
    """A game object: one identity of a physical card or token.

    Attributes:
        id: Identity; a change of zone to or from a non-board zone makes a new one.
        card: Index of the physical card or token.
        name: Key of its `CardDef`.
        owner: Player who brought or created it.
        control: Controller before control-changing effects.
        zone: Zone index.
        marks: Statuses and counters by name; an absent mark is 0.
        memo: Remembered facts ("paid:kicker", chosen words, linked objects).
        host: Object it is attached to, 0 for none.
        stamp: When its text became active.
        token: Whether it is a token.
        facedown: Whether its face is hidden by a game effect.
        born: Turn in which this identity entered its zone.
    """

    __slots__ = (
        "born",
        "card",
        "control",
        "era",
        "facedown",
        "host",
        "id",
        "marks",
        "memo",
        "name",
        "owner",
        "stamp",
        "token",
        "zone",
    )

    def __init__(self, ident: int, card: int, name: str, owner: int, zone: int) -> None:
        """A fresh object without marks."""
        self.id = ident
        self.card = card
        self.name = name
        self.owner = owner
        self.control = owner
        self.zone = zone
        self.marks: dict[str, int] = {}
        self.memo: dict[str, Any] = {}
        self.host = 0
        self.stamp = 0
        self.token = False
        self.facedown = False
        self.born = 0
        self.era: object | None = None

    def copy(self) -> Obj:
        """An independent copy."""
        o = Obj(self.id, self.card, self.name, self.owner, self.zone)
        o.control = self.control
        o.marks = self.marks.copy()
        o.memo = self.memo.copy()
        o.host = self.host
        o.stamp = self.stamp
        o.token = self.token
        o.facedown = self.facedown
        o.born = self.born
        return o


class Event:
    """Something that happens or would happen to one object or player.

    Attributes:
        kind: Event name of the rulebook.
        obj: Object it happens to, 0 for none.
        player: Player responsible, or the player it happens to; -1 for none.
        source: Object or item that causes it, 0 for none.
        item: Chain item whose resolution causes it, 0 for none.
        amount: How much.
        place: Zone index where it happens or leads to; -1 for none.
        origin: Zone index where it started; -1 for none.
        how: Words that qualify it.
        snap: The object as it was just before (identity, place, characteristics).
        applied: Keys of replacements that already applied to it or to what it replaces.
        data: Further values by name.
    """

    __slots__ = (
        "amount",
        "applied",
        "data",
        "how",
        "item",
        "kind",
        "obj",
        "origin",
        "place",
        "player",
        "snap",
        "source",
    )

    def __init__(
        self,
        kind: str,
        obj: int = 0,
        player: int = -1,
        source: int = 0,
        item: int = 0,
        amount: int = 0,
        place: int = -1,
        origin: int = -1,
        how: tuple[str, ...] = (),
    ) -> None:
        """Make an event; see the class."""
        self.kind = kind
        self.obj = obj
        self.player = player
        self.source = source
        self.item = item
        self.amount = amount
        self.place = place
        self.origin = origin
        self.how = how
        self.snap: Snapshot | None = None
        self.applied: tuple[str, ...] = ()
        self.data: dict[str, Any] = {}

    def copy(self) -> Event:
        """An independent copy."""
        e = Event(
            self.kind,
            self.obj,
            self.player,
            self.source,
            self.item,
            self.amount,
            self.place,
            self.origin,
            self.how,
        )
        e.snap = self.snap
        e.applied = self.applied
        e.data = self.data.copy()
        return e


class Snapshot:
    """An object as it was at one moment: what "looking back" reads."""

    __slots__ = ("chars", "control", "id", "marks", "memo", "name", "owner", "states", "zone")

    def __init__(self, obj: Obj, chars: Any, states: tuple[str, ...]) -> None:
        """Remember an object, its computed characteristics and derived states."""
        self.id = obj.id
        self.name = obj.name
        self.owner = obj.owner
        self.control = obj.control
        self.zone = obj.zone
        self.marks = obj.marks.copy()
        self.memo = obj.memo.copy()
        self.chars = chars
        self.states = states


class Item:
    """A card or ability on the chain or stack; it remembers everything about its own play.

    Attributes:
        id: Identity in the same number space as objects.
        kind: "card", "activated" or "triggered".
        obj: The card on the chain, or the source of the ability.
        name: Card name of the card or source.
        ability: The ability (None for a permanent card).
        bearer: Object that bears the ability.
        giver: Object that gave the ability to its bearer.
        controller: Who controls the item.
        origin: Zone it was played from; -1 for abilities.
        pending: True until it is finalized.
        choices: Targets, places, amounts and modes by label, one set an execution
            (the second execution's labels start with ``"2:"``).
        paid: Optional costs that were chosen, by label, with their count.
        event: Event that triggered it.
        snap: Source as noted when it triggered.
        notes: Objects, amounts noted while it was played or that its bindings carry.
        order: Orders of a play by another effect (ignored costs, requirements, ...).
        executions: How often its instructions are executed.
        cost: Base cost that was picked (for reading an ability's cost).
        data: Further values.
    """

    __slots__ = (
        "ability",
        "bearer",
        "choices",
        "controller",
        "cost",
        "data",
        "era",
        "event",
        "executions",
        "giver",
        "id",
        "kind",
        "name",
        "notes",
        "obj",
        "order",
        "origin",
        "paid",
        "pending",
        "snap",
    )

    def __init__(self, ident: int, kind: str, obj: int, name: str, controller: int) -> None:
        """A pending item."""
        self.id = ident
        self.kind = kind
        self.obj = obj
        self.name = name
        self.ability: Any = None
        self.bearer = obj
        self.giver = obj
        self.controller = controller
        self.origin = -1
        self.pending = True
        self.choices: dict[str, tuple[int, ...]] = {}
        self.paid: dict[str, int] = {}
        self.event: Event | None = None
        self.snap: Snapshot | None = None
        self.notes: dict[str, tuple[int, ...]] = {}
        self.order: Any = None
        self.executions = 1
        self.cost: Any = None
        self.data: dict[str, Any] = {}
        self.era: object | None = None

    def copy(self) -> Item:
        """An independent copy."""
        i = Item(self.id, self.kind, self.obj, self.name, self.controller)
        i.ability = self.ability
        i.bearer = self.bearer
        i.giver = self.giver
        i.origin = self.origin
        i.pending = self.pending
        i.choices = self.choices.copy()
        i.paid = self.paid.copy()
        i.event = self.event
        i.snap = self.snap
        i.notes = self.notes.copy()
        i.order = self.order
        i.executions = self.executions
        i.cost = self.cost
        i.data = self.data.copy()
        return i


class Effect:
    """A continuous effect made by a resolution; never changed once made.

    Attributes:
        id: Identity.
        stamp: Timestamp.
        mods: Modifications with their amounts already fixed where the rulebook fixes them.
        ids: Objects it applies to; None when `scope` is read live.
        scope: Live test of the objects it applies to.
        controller: Reader of `scope` and of live amounts.
        source: Object or item that made it.
        until: Window of the rulebook that ends it.
        since: Turn in which it was made.
        notes: Bindings.
    """

    __slots__ = (
        "controller",
        "id",
        "ids",
        "mods",
        "notes",
        "scope",
        "since",
        "source",
        "stamp",
        "until",
    )

    def __init__(self, ident: int, stamp: int, mods: tuple[Any, ...], controller: int) -> None:
        """An effect on nothing yet."""
        self.id = ident
        self.stamp = stamp
        self.mods = mods
        self.ids: tuple[int, ...] | None = None
        self.scope: Any = None
        self.controller = controller
        self.source = 0
        self.until = ""
        self.since = 0
        self.notes: dict[str, tuple[int, ...]] = {}


class Delayed:
    """A delayed ability: an ability with the bindings of the moment it was made.

    `used` counts uses; a record is replaced, not changed, when it is used.
    """

    __slots__ = (
        "ability",
        "bearer",
        "controller",
        "event",
        "giver",
        "id",
        "name",
        "notes",
        "once",
        "since",
        "stamp",
        "until",
        "value",
    )

    def __init__(self, ident: int, stamp: int, ability: Any, controller: int) -> None:
        """A delayed ability without bindings."""
        self.id = ident
        self.stamp = stamp
        self.ability = ability
        self.controller = controller
        self.bearer = 0
        self.giver = 0
        self.name = ""
        self.until = ""
        self.since = 0
        self.once = True
        self.event: Event | None = None
        self.notes: dict[str, tuple[int, ...]] = {}
        self.value = 0

    def copy(self) -> Delayed:
        """An independent copy."""
        d = Delayed(self.id, self.stamp, self.ability, self.controller)
        d.bearer = self.bearer
        d.giver = self.giver
        d.name = self.name
        d.until = self.until
        d.since = self.since
        d.once = self.once
        d.event = self.event
        d.notes = self.notes
        d.value = self.value
        return d


class Task:
    """A step that must be done before play goes on; never changed once made."""

    __slots__ = ("args", "kind")

    def __init__(self, kind: str, args: tuple[int, ...] = ()) -> None:
        """A task of the rulebook with its numbers."""
        self.kind = kind
        self.args = args


class Result:
    """How the game ended."""

    __slots__ = ("reason", "rule", "winners")

    def __init__(self, winners: tuple[int, ...], rule: str, reason: str) -> None:
        """Winners (empty for a draw), the rule that ended it, a short word."""
        self.winners = winners
        self.rule = rule
        self.reason = reason


class State:
    """A whole position. See the module docstring for who may change what.

    `waiting` holds triggered abilities and interrupting plays that are not placed yet, where the
    rulebook does not place them at once.
    """

    __slots__ = (
        "became",
        "card_names",
        "delayed",
        "dirty",
        "effects",
        "era",
        "flow",
        "gone",
        "items",
        "known",
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
        "specs",
        "stats",
        "table",
        "tasks",
        "trace",
        "turn",
        "vars",
        "waiting",
        "zones",
    )

    def __init__(self, players: int, seed: int) -> None:
        """An empty position for a number of players."""
        self.players = players
        self.rng = rng.scramble(seed)
        self.next_id = 1
        self.objs: dict[int, Obj] = {}
        self.specs: tuple[ZoneSpec, ...] = ()
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
        self.ledger: dict[tuple[Any, ...], int] = {}
        self.readings: dict[str, str] = {}
        self.known: dict[int, tuple[int, ...]] = {}
        self.became: dict[int, int] = {}
        self.past: dict[int, Snapshot] = {}
        self.gone: tuple[int, ...] = ()
        self.card_names: list[str] = []
        self.result: Result | None = None
        self.reveals = 0
        self.trace: Trace | None = None
        self.era: object = object()
        self.dirty = True
        self.table: Any = None

    # ------------------------------------------------------------------ copying

    def fork(self) -> State:
        """An independent position with the same future; records are shared until edited."""
        s = State(0, 0)
        s.take(self)
        s.trace = self.trace.fork() if self.trace is not None else None
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
        self.card_names = other.card_names.copy()
        self.result = other.result
        self.reveals = other.reveals
        self.dirty = other.dirty
        self.table = other.table

    # ------------------------------------------------------------------ records

    def fresh_id(self) -> int:
        """A new identity, also used as a timestamp."""
        ident = self.next_id
        self.next_id = ident + 1
        return ident

    def edit(self, ident: int) -> Obj:
        """The object, ready to be changed by this state alone; marks the position dirty."""
        self.dirty = True
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
        """The chain item, ready to be changed by this state alone."""
        self.dirty = True
        for index, item in enumerate(self.items):
            if item.id == ident:
                if item.era is not self.era:
                    item = item.copy()
                    item.era = self.era
                    self.items[index] = item
                return item
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
        spec = ZoneSpec(index, name, area, owner, board, place, look, ordered)
        self.specs = (*self.specs, spec)
        self.zones.append(())
        return index

    def zone_of(self, area: str, owner: int) -> int:
        """Index of a player's zone in an area; -1 where there is none."""
        for spec in self.specs:
            if spec.area == area and spec.owner == owner:
                return spec.index
        return -1

    def new_object(self, name: str, owner: int, zone: int, *, token: bool = False) -> Obj:
        """Create an object of a new physical card or token at the end of a zone."""
        self.card_names.append(name)
        ident = self.fresh_id()
        obj = Obj(ident, len(self.card_names) - 1, name, owner, zone)
        obj.era = self.era
        obj.token = token
        obj.stamp = ident
        obj.born = self.turn
        self.objs[ident] = obj
        self.zones[zone] = (*self.zones[zone], ident)
        self.dirty = True
        return obj

    def remove(self, ident: int) -> None:
        """Take an object out of its zone and out of existence (a token that ceases)."""
        obj = self.objs[ident]
        self.zones[obj.zone] = tuple(i for i in self.zones[obj.zone] if i != ident)
        del self.objs[ident]
        self.known.pop(ident, None)
        self.dirty = True

    def put(self, ident: int, zone: int, *, bottom: bool = True) -> int:
        """Move an object to a zone and return its identity there.

        `bottom` puts it at the end of the zone's order, else at the front (the top). Between two
        board zones the object stays the same; otherwise it becomes a new one without marks.
        """
        obj = self.objs[ident]
        old = self.specs[obj.zone]
        new = self.specs[zone]
        self.zones[obj.zone] = tuple(i for i in self.zones[obj.zone] if i != ident)
        self.dirty = True
        if old.board and new.board:
            self.edit(ident).zone = zone
            self._place_in(ident, zone, bottom)
            return ident
        fresh = Obj(self.fresh_id(), obj.card, obj.name, obj.owner, zone)
        fresh.era = self.era
        fresh.token = obj.token
        fresh.stamp = fresh.id
        fresh.born = self.turn
        if "printed" in obj.memo:
            fresh.memo["printed"] = obj.memo["printed"]
        del self.objs[ident]
        self.known.pop(ident, None)
        self.objs[fresh.id] = fresh
        self.became[ident] = fresh.id
        self._place_in(fresh.id, zone, bottom)
        return fresh.id

    def _place_in(self, ident: int, zone: int, bottom: bool) -> None:
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
        if self.dirty or mark in self.table.marks:
            return self.edit(ident)
        obj = self.edit(ident)
        self.dirty = False
        return obj

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

    def count(self, *key: Any) -> int:
        """A number of the ledger; 0 when nothing was entered."""
        return self.ledger.get(key, 0)

    def enter(self, *key: Any, by: int = 1) -> int:
        """Add to a number of the ledger and return it."""
        value = self.ledger.get(key, 0) + by
        self.ledger[key] = value
        return value
