"""Computed characteristics and the table that holds them for one position."""

from __future__ import annotations

from typing import Any

from adjudge.core.cards import CardDef
from adjudge.core.records import Delayed
from adjudge.core.vocab import Ability, Cost, Dependent


class Bound:
    """An ability instance: the ability, who bears it and who gave it.

    Attributes:
        ability: The ability.
        bearer: Object that has it; 0 for a rule of the game.
        giver: Object whose text it is (the bearer itself unless appended or granted).
        key: Tells instances of one bearer apart; part of the keys of use limits.
        stamp: When it became active.
        dormant: True while its text is inactive (its keywords still count as present).
        under: The dependent keyword whose condition lets an activated ability be used.
        delayed: The record of a rule that an effect made; its bindings are read instead.
        parts: The modifications it makes, once they were asked for.
        own: Whether it triggers only by what happens to its bearer, once it was asked for.
    """

    __slots__ = (
        "ability",
        "bearer",
        "delayed",
        "dormant",
        "giver",
        "key",
        "own",
        "parts",
        "stamp",
        "under",
    )

    def __init__(self, ability: Ability, bearer: int, giver: int, key: str, stamp: int) -> None:
        """Bind an ability."""
        self.ability = ability
        self.bearer = bearer
        self.giver = giver
        self.key = key
        self.stamp = stamp
        self.dormant = False
        self.delayed: Delayed | None = None
        self.under: Dependent | None = None
        self.parts: Any = None
        self.own: bool | None = None

    def use_key(self) -> str:
        """Key for use limits: survives a change of control."""
        return f"{self.bearer}/{self.giver}/{self.key}"


class Digest:
    """What some abilities come to while tables are made, worked out once for them.

    Attributes:
        abilities: The abilities, all that an object has.
        facts: Those that state facts, on a condition or without.
        heard: Those that are triggered, where all these work on the board alone, by kind of event.
        listed: Other ones that a table lists.
        reads: Aspects that the statements of fact read (see `adjudge.core.aspects`).
        scoped: Whether one of these speaks of whatever matches, not of its bearer alone.
    """

    __slots__ = ("abilities", "facts", "heard", "listed", "reads", "scoped")

    def __init__(self, abilities: tuple[Bound, ...]) -> None:
        """Nothing that is looked at."""
        self.abilities = abilities
        self.facts: tuple[Bound, ...] = ()
        self.heard: tuple[tuple[str, Bound], ...] = ()
        self.listed: tuple[Bound, ...] = ()
        self.reads: frozenset[str] = frozenset()
        self.scoped = False


class Chars:
    """Characteristics of one object, printed ones until layers change them.

    `shared` marks a template that many positions use: it is copied before it is changed. `plain`
    tells that none of the abilities needs to be looked at while a table is made, `digest` what they
    come to then, once it was asked for. `adds`, `uses` and `texts` are places for the rulebook to
    remember what the abilities add to a payment, which of them can be used, and what they say.
    """

    __slots__ = (
        "abilities",
        "adds",
        "controller",
        "cost",
        "digest",
        "domains",
        "flags",
        "keywords",
        "name",
        "plain",
        "shared",
        "stats",
        "supertypes",
        "tags",
        "texts",
        "types",
        "uses",
    )

    types: tuple[str, ...]
    supertypes: tuple[str, ...]
    tags: tuple[str, ...]
    domains: tuple[str, ...]
    cost: Cost | None
    stats: dict[str, int]
    keywords: dict[str, int]
    abilities: tuple[Bound, ...]
    controller: int
    flags: dict[str, int]
    plain: bool
    digest: Digest | None

    def __init__(self, name: str, old: Chars | None = None) -> None:
        """Empty characteristics, or those of another object, whose numbers and words they share."""
        self.name = name
        self.shared = False
        self.adds: Any = None
        self.uses: Any = None
        self.texts: Any = None
        if old is None:
            self.types = self.supertypes = self.tags = self.domains = ()
            self.cost = None
            self.stats = {}
            self.keywords = {}
            self.abilities = ()
            self.controller = -1
            self.flags = {}
            self.plain = False
            self.digest = None
        else:
            self.types = old.types
            self.supertypes = old.supertypes
            self.tags = old.tags
            self.domains = old.domains
            self.cost = old.cost
            self.stats = old.stats
            self.keywords = old.keywords
            self.abilities = old.abilities
            self.controller = old.controller
            self.flags = old.flags
            self.plain = old.plain
            self.digest = old.digest

    def copy(self) -> Chars:
        """An independent copy."""
        c = Chars(self.name, self)
        c.stats = self.stats.copy()
        c.keywords = self.keywords.copy()
        c.flags = self.flags.copy()
        return c

    def stat(self, name: str) -> int:
        """A number or a keyword's value; 0 where there is none."""
        if name in self.stats:
            return self.stats[name]
        return self.keywords.get(name, 0)


def take_printed(chars: Chars, card: CardDef) -> None:
    """Replace the copyable traits of `chars` by the printed ones of `card`."""
    chars.name = card.name
    chars.types = card.types
    chars.supertypes = card.supertypes
    chars.tags = card.tags
    chars.domains = card.domains
    chars.cost = card.cost
    chars.stats = dict(card.stats)


class Table:
    """Everything that is computed from a position; thrown away when the position changes.

    `chars` holds objects whose abilities are looked at, in the order of `ids`, which names those
    that are live; other objects have printed characteristics. The lists hold the active abilities
    by class, triggers and replacements by event kind. `busy` lists the objects that have such
    abilities, `listed` those of them with some in the lists, `scoped` the modifications that apply
    to whatever matches. `reads` names the aspects that statements of fact hang on (see
    `adjudge.core.aspects`), `wide` tells whether what came and left is among them, `altered` what
    modifications change (see `adjudge.core.dependency`), `signs` what statements of some objects
    said last (see `adjudge.core.signs`). `quiet` holds the zones between which a card may move
    without changing anything computed, unless its name is in `loud`. `flags` names the states that
    some object has or had, `hosts` the objects to which others are attached. `unheard` remembers of
    which kinds of event nothing takes notice here, in a game of cards with `names`, `memo` is a
    place for the rulebook to remember what it computed from this table, `lasting` one for what it
    computed from the objects on the board alone: tables hand it on for as long as those, in
    `board` by zones, stay the same.
    """

    __slots__ = (
        "again",
        "altered",
        "applied_costs",
        "board",
        "busy",
        "chars",
        "cost_rules",
        "flags",
        "forbids",
        "hosts",
        "ids",
        "lasting",
        "listed",
        "loud",
        "memo",
        "names",
        "permits",
        "quiet",
        "reads",
        "replacements",
        "scoped",
        "signs",
        "triggers",
        "unheard",
        "wide",
    )

    memo: dict[Any, Any]
    lasting: dict[Any, Any]
    unheard: dict[str, bool]
    names: list[str]
    ids: list[int]
    chars: dict[int, Chars]
    scoped: list[Any]
    reads: frozenset[str]
    wide: bool
    altered: frozenset[str]
    signs: dict[int, Any]
    flags: set[str]
    hosts: frozenset[int]
    board: tuple[tuple[int, ...], ...]
    quiet: frozenset[int]
    loud: frozenset[str]
    busy: list[int]
    listed: list[int]
    triggers: dict[str, list[Bound]]
    replacements: dict[str, list[Bound]]
    cost_rules: list[Bound]
    forbids: list[Bound]
    permits: list[Bound]
    applied_costs: list[Bound]
    again: list[Bound]

    def __init__(self, old: Table | None = None) -> None:
        """An empty table, or one that holds and lists the same as another one.

        Of both the same events are unheard; what else was asked of the other one it does not know.
        """
        self.memo = {}
        self.lasting = {}
        if old is None:
            self.names = []
            self.ids = []
            self.chars = {}
            self.scoped = []
            self.reads = frozenset()
            self.wide = False
            self.altered = frozenset()
            self.signs = {}
            self.flags = set()
            self.hosts = frozenset()
            self.board = ()
            self.quiet = frozenset()
            self.loud = frozenset()
            self.busy = []
            self.listed = []
            self.clear_lists()
        else:
            self.names = old.names
            self.ids = old.ids
            self.chars = old.chars
            self.scoped = old.scoped
            self.reads = old.reads
            self.wide = old.wide
            self.altered = old.altered
            self.signs = old.signs
            self.flags = old.flags
            self.hosts = old.hosts
            self.board = old.board
            self.quiet = old.quiet
            self.loud = old.loud
            self.busy = old.busy
            self.listed = old.listed
            self.triggers = old.triggers
            self.replacements = old.replacements
            self.cost_rules = old.cost_rules
            self.forbids = old.forbids
            self.permits = old.permits
            self.applied_costs = old.applied_costs
            self.again = old.again
            self.unheard = old.unheard

    def clear_lists(self) -> None:
        """List no ability."""
        self.triggers = {}
        self.replacements = {}
        self.cost_rules = []
        self.forbids = []
        self.permits = []
        self.applied_costs = []
        self.again = []
        self.unheard = {}
