"""The records of a position: zones, objects, events, items, effects and what else it remembers.

`Obj` and `Item` are shared between forks until one of them is edited; see :mod:`adjudge.core.state`
for who may change what.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

# Aspects of a position that computed characteristics may hang on; see `adjudge.core.aspects`.
PLACE: Final = "*place"  # in which place of the board an object is
OTHERS: Final = "*others"  # which other objects are on the board, and what is true of them
OF_TYPE: Final = "*of "  # the same for objects of one type, which is named behind it
ZONES: Final = "*zones"  # what lies in zones off the board
ANYTHING: Final = "*anything"  # all of these, marks and whatever happened
STATS: Final = "*stats"  # numbers of the players
WHOSE_TURN: Final = "*turn"  # whose turn it is, and which
ITEMS: Final = "*items"  # what waits on the chain or stack
EVERYTHING: Final = frozenset((PLACE, OTHERS, ZONES, ANYTHING, STATS, WHOSE_TURN, ITEMS))

# How far the computed table is behind the position (`State.dirty`; True means CHANGED).
CLEAN: Final = 0
CHANGED: Final = 1  # anything may be different
MOVED: Final = 2  # objects came, left, changed places or were edited, facts were touched
LINKED: Final = "linked:"  # how facts begin that name what linked abilities affected
EVENT_PLACE: Final = "amount:event place"  # note of where the event was that made an ability
PREVENT: Final = "prevent"  # label of a replacement that is a prevention shield

Computed: TypeAlias = Any  # characteristics, as another module computes them
Node: TypeAlias = Any  # a vocabulary node


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
        *,
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
        place: Zone index where it happens or leads to; -1 for none. Where an event that somebody
            hears of names none, it is the place of its object.
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

    def __init__(  # noqa: PLR0913 - what an event can tell
        self,
        kind: str,
        obj: int = 0,
        player: int = -1,
        source: int = 0,
        *,
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
            item=self.item,
            amount=self.amount,
            place=self.place,
            origin=self.origin,
            how=self.how,
        )
        e.snap = self.snap
        e.applied = self.applied
        e.data = self.data.copy()
        return e


class Snapshot:
    """An object as it was at one moment: what "looking back" reads."""

    __slots__ = (
        "chars",
        "control",
        "host",
        "id",
        "marks",
        "memo",
        "name",
        "owner",
        "states",
        "zone",
    )

    def __init__(self, obj: Obj, chars: Computed, states: tuple[str, ...]) -> None:
        """Remember an object, its computed characteristics and derived states."""
        self.id = obj.id
        self.name = obj.name
        self.owner = obj.owner
        self.control = obj.control
        self.zone = obj.zone
        self.host = obj.host
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
        cond: Condition for as long as which it lasts; None for none.
        reads: Aspects that it reads, once they were asked for.
    """

    __slots__ = (
        "cond",
        "controller",
        "id",
        "ids",
        "mods",
        "notes",
        "reads",
        "scope",
        "since",
        "source",
        "stamp",
        "until",
    )

    def __init__(self, ident: int, stamp: int, mods: tuple[Node, ...], controller: int) -> None:
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
        self.cond: Any = None
        self.reads: frozenset[str] | None = None


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

    def __init__(self, ident: int, stamp: int, ability: Node, controller: int) -> None:
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
