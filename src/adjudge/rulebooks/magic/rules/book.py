"""What the procedures of the rules ask of the rulebook; `rulebook.Magic` answers it."""

from __future__ import annotations

from typing import cast

from adjudge.core import vocab as v
from adjudge.core.bodies import choices_in, modes_in
from adjudge.core.chars import Bound, Table
from adjudge.core.decisions import Ask
from adjudge.core.engine import Engine
from adjudge.core.purse import Supply, Tap, Wanted
from adjudge.core.reads import Ctx
from adjudge.core.rulebook import Node
from adjudge.core.state import Item, Snapshot, State


class Asked:
    """What a text asks for as it is played, looked up once.

    Attributes:
        body: The text.
        modes: Its list of modes, if it has one.
        choices: Slots that are chosen whatever the mode.
    """

    __slots__ = ("body", "choices", "modes")

    def __init__(self, body: v.Body) -> None:
        """Look at a text."""
        self.body = body
        self.modes = modes_in(body)
        self.choices: list[Node] = choices_in(body)


class Price:
    """What a cost asks for, prepared once.

    Attributes:
        cost: The cost.
        wanted: Its mana by mask of kinds, without X; shared, not to be changed.
        many: How many units that is.
        x: How many X it holds.
        actions: What else is paid.
        taps: Whether its bearer is tapped for it.
    """

    __slots__ = ("actions", "cost", "many", "taps", "wanted", "x")

    def __init__(self, cost: v.Cost, wanted: Wanted) -> None:
        """Prepare a cost."""
        self.cost = cost
        self.wanted = wanted
        self.many = sum(wanted.values())
        self.x = sum(need.count for need in cost.needs if need.kinds == ("x",))
        self.actions = tuple(act for act in cost.actions if isinstance(act, v.Act))
        self.taps = any(a.verb == "tap" and isinstance(a.on, v.Me) for a in self.actions)


class Book(Engine):
    """The rulebook as its own procedures see it.

    Attributes:
        enchants: What each Aura may target and be attached to.
        slots: Choices of each spell without modes, as far as they were asked for.
        land_names: Names of lands; `fast_names` those that may be played like instants,
            `morph_names` those that may be played face down, `flashback_names` those that
            may be played from the graveyard, `many_costs` those with alternative or
            optional costs, `odd_costs` those that change what they cost, `untargeted` those that
            choose nothing, `entering_names` those that say how they come into play,
            `attack_taxes` those that let attackers cost something, `suspend_names` and
            `phasing_names` those that have or give these keywords.
        asked: What each text asks for as it is played, `prices` what costs ask for, and `free`
            whether a test says the same for all abilities of a player, by the identity of the
            text, cost or test, which is kept beside it.
        supplies: What sets of sources can make together.
    """

    def __init__(self) -> None:
        """Nothing known yet."""
        super().__init__()
        self.enchants: dict[str, v.Target] = {}
        self.slots: dict[str, list[Node]] = {}
        self.asked: dict[int, Asked] = {}
        self.prices: dict[int, Price] = {}
        self.free: dict[int, tuple[Node, bool]] = {}
        self.supplies: dict[tuple[Tap, ...], Supply] = {}
        self.land_names: frozenset[str] = frozenset()
        self.fast_names: frozenset[str] = frozenset()
        self.morph_names: frozenset[str] = frozenset()
        self.flashback_names: frozenset[str] = frozenset()
        self.suspend_names: frozenset[str] = frozenset()
        self.phasing_names: frozenset[str] = frozenset()
        self.many_costs: frozenset[str] = frozenset()
        self.odd_costs: frozenset[str] = frozenset()
        self.untargeted: frozenset[str] = frozenset()
        self.attack_taxes: frozenset[str] = frozenset()
        self.entering_names: frozenset[str] = frozenset()

    def table(self, state: State) -> Table:
        """The computed table of a position."""
        raise NotImplementedError

    def as_it_enters(self, state: State, ident: int, player: int) -> Snapshot | None:
        """An object as it would be in play (418.2)."""
        raise NotImplementedError

    def untap_step(self, state: State, tapped: list[int]) -> Ask:
        """302.2."""
        raise NotImplementedError

    def use_of(self, item: Item) -> str:
        """What a payment is for."""
        raise NotImplementedError

    def affordable(self, state: State, player: int, wanted: Wanted, barred: int = 0) -> bool:
        """Whether a player could pay mana."""
        raise NotImplementedError

    def action_possible(self, ctx: Ctx, act: v.Act) -> bool:
        """Whether an action can be paid as a cost."""
        raise NotImplementedError

    def pool_of(self, ctx: Ctx, act: v.Act, player: int) -> list[int]:
        """What a player may pick for an action of his or her choice."""
        raise NotImplementedError

    def amount_of(self, ctx: Ctx, node: Node) -> int:
        """A number that is read while something is played."""
        raise NotImplementedError

    def may_host(self, state: State, ident: int, host: int) -> bool:
        """Whether something may be attached to a permanent."""
        raise NotImplementedError

    def all_fast(self, state: State, player: int, ident: int) -> bool:
        """Whether an effect lets a player play a card like an instant."""
        raise NotImplementedError

    def playable_elsewhere(self, state: State, player: int) -> list[int]:
        """Cards outside the hand that a player may play."""
        raise NotImplementedError

    def users_elsewhere(self, state: State, player: int) -> list[tuple[int, int, Bound]]:
        """Activated abilities that work outside play."""
        raise NotImplementedError

    def user_of(self, state: State, ident: int) -> int:
        """Who may play an object's abilities."""
        raise NotImplementedError

    def may_change_control(self, state: State) -> bool:
        """Whether control of anything can have changed."""
        raise NotImplementedError

    def land_limit(self, state: State, player: int) -> int:
        """How many lands a player may play in a turn."""
        raise NotImplementedError

    def max_hand(self, state: State, player: int) -> int | None:
        """Maximum hand size; None for none."""
        raise NotImplementedError

    def keyword_cost(self, name: str, keyword: str) -> v.Cost | None:
        """The cost that stands behind a keyword of a card."""
        raise NotImplementedError

    def keyword_value(self, name: str, keyword: str) -> int:
        """The number that stands behind a keyword of a card."""
        raise NotImplementedError


def book(ctx: Ctx) -> Book:
    """The rulebook of some bindings."""
    return cast("Book", ctx.rb)
