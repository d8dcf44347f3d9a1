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


class Chars:
    """Characteristics of one object, printed ones until layers change them.

    `shared` marks a template that many positions use: it is copied before it is changed. `plain`
    tells that none of the abilities needs to be looked at while a table is made, `reads` which
    aspects its statements of fact read, once it was asked for. `adds`, `uses` and `texts` are
    places for the rulebook to remember what the abilities add to a payment, which of them can be
    used, and what they say.
    """

    __slots__ = (
        "abilities",
        "adds",
        "controller",
        "cost",
        "domains",
        "flags",
        "keywords",
        "name",
        "plain",
        "reads",
        "shared",
        "stats",
        "supertypes",
        "tags",
        "texts",
        "types",
        "uses",
    )

    def __init__(self, name: str) -> None:
        """Empty characteristics."""
        self.name = name
        self.types: tuple[str, ...] = ()
        self.supertypes: tuple[str, ...] = ()
        self.tags: tuple[str, ...] = ()
        self.domains: tuple[str, ...] = ()
        self.cost: Cost | None = None
        self.stats: dict[str, int] = {}
        self.keywords: dict[str, int] = {}
        self.abilities: tuple[Bound, ...] = ()
        self.controller = -1
        self.flags: dict[str, int] = {}
        self.shared = False
        self.plain = False
        self.adds: Any = None
        self.uses: Any = None
        self.texts: Any = None
        self.reads: tuple[tuple[Bound, ...], frozenset[str]] | None = None

    def copy(self) -> Chars:
        """An independent copy."""
        c = Chars(self.name)
        c.types = self.types
        c.supertypes = self.supertypes
        c.tags = self.tags
        c.domains = self.domains
        c.cost = self.cost
        c.stats = self.stats.copy()
        c.keywords = self.keywords.copy()
        c.abilities = self.abilities
        c.controller = self.controller
        c.flags = self.flags.copy()
        c.plain = self.plain
        c.reads = self.reads
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

    `chars` holds objects whose abilities are looked at; other objects have printed
    characteristics. The lists hold the active abilities by class, triggers and replacements by
    event kind. `busy` lists the objects that have such abilities, `scoped` the modifications that
    apply to whatever matches. `reads` names the aspects that statements of fact hang on (see
    `adjudge.core.aspects`). `quiet` holds the zones between which a card may move without changing
    anything computed, unless its name is in `loud`. `flags` names the states that some object has
    or had, `hosts` the objects to which others are attached. `unheard` remembers of which kinds of
    event nothing here takes notice, `memo` is a place for the rulebook to remember what it computed
    from this table, `lasting` one for what it computed from the objects on the board alone: tables
    hand it on for as long as those, in `board` by zones, stay the same.
    """

    __slots__ = (
        "again",
        "applied_costs",
        "board",
        "busy",
        "chars",
        "cost_rules",
        "flags",
        "forbids",
        "hosts",
        "lasting",
        "loud",
        "memo",
        "permits",
        "quiet",
        "reads",
        "replacements",
        "scoped",
        "triggers",
        "unheard",
    )

    def __init__(self) -> None:
        """An empty table."""
        self.chars: dict[int, Chars] = {}
        self.busy: list[int] = []
        self.scoped: list[Any] = []
        self.reads: frozenset[str] = frozenset()
        self.flags: set[str] = set()
        self.hosts: frozenset[int] = frozenset()
        self.memo: dict[Any, Any] = {}
        self.lasting: dict[Any, Any] = {}
        self.board: tuple[tuple[int, ...], ...] = ()
        self.quiet: frozenset[int] = frozenset()
        self.loud: frozenset[str] = frozenset()
        self.triggers: dict[str, list[Bound]] = {}
        self.replacements: dict[str, list[Bound]] = {}
        self.cost_rules: list[Bound] = []
        self.forbids: list[Bound] = []
        self.permits: list[Bound] = []
        self.applied_costs: list[Bound] = []
        self.again: list[Bound] = []
        self.unheard: dict[str, bool] = {}

    def share_lists(self, other: Table) -> None:
        """List the same abilities as another table, of which the same events are unheard."""
        self.busy = other.busy
        self.triggers = other.triggers
        self.replacements = other.replacements
        self.cost_rules = other.cost_rules
        self.forbids = other.forbids
        self.permits = other.permits
        self.applied_costs = other.applied_costs
        self.again = other.again
        self.unheard = other.unheard
