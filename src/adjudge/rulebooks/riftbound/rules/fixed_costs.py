"""Costs that nothing changes: what an item costs as it is printed, worked out once for each cost.

Most cards and abilities have no text on their cost and are met by none. Then the stages of 356
leave the base cost as it is, and there is nothing optional to choose.
"""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.costs import Needs
from adjudge.core.reads import chars_of, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.bodies import REMEMBERED
from adjudge.rulebooks.riftbound.rules.cost_actions import any_number
from adjudge.rulebooks.riftbound.rules.totals import ENERGY, Total


def own_domains(rb: Rulebook, state: State, item: Item) -> tuple[str, ...]:
    """Domains that [C] stands for in the cost of an item."""
    ident = item.obj if item.kind == "card" else item.giver
    if ident in state.objs:
        return chars_of(rb, state, ident).domains
    return rb.cards[item.name].domains if item.name in rb.cards else ()


def costs_change(rb: Rulebook, state: State) -> bool:
    """Whether any text that changes the costs of others is at work."""
    if table_of(rb, state).cost_rules:
        return True
    return bool(state.delayed) and any(
        isinstance(delayed.ability, v.CostRule) for delayed in state.delayed
    )


def unruled(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether nothing that a card or bearer has, and nothing else, can change what an item costs.

    A triggered ability has nothing on its own cost, an activated one what its giver says.
    """
    if state.dirty:
        rb.rebuild(state)
    if state.table.cost_rules or (state.delayed and costs_change(rb, state)):
        return False
    if item.kind == "triggered":
        return True
    source = item.obj if item.kind == "card" else item.giver
    if source not in state.objs or source in state.table.hosts:
        return False  # what is attached to it may add texts
    chars = chars_of(rb, state, source)
    # One that is not shared may have more than its printed texts.
    return chars.shared and "cost rule" not in rb.traits(chars.name)


class Fixed:
    """A cost that nothing changes, for a card of some domains.

    Attributes:
        cost: The cost.
        total: What it comes to; shared, do not change it.
        needs: What is to be paid if that is all of it, else None.
    """

    __slots__ = ("cost", "needs", "total")

    def __init__(self, cost: v.Cost | None, own: tuple[str, ...]) -> None:
        """Add a cost up."""
        self.cost = cost
        self.total = Total()
        if cost is not None:
            self.total.add(cost, own)
        self.needs: Needs | None = None if self.total.actions else self.total.needs()

    def is_free(self) -> bool:
        """Whether there is nothing to pay."""
        return self.needs == ()


ACCELERATE: Final = v.Cost((v.Need(ENERGY, 1), v.Need(("own",), 1)))
_FREE: Final = Fixed(None, ())
_KNOWN: Final[dict[tuple[int, tuple[str, ...]], Fixed]] = {}


def fixed_cost(rb: Rulebook, state: State, item: Item) -> Fixed | None:
    """What an item costs, if nothing changes it; remembered by the cost, which lives with its card.

    None where something may: an order, an optional cost that was chosen, a text, Deflect (809.1.c).
    """
    if item.order is not None or item.paid or not unruled(rb, state, item):
        return None
    if item.choices and _may_deflect(rb, state, item):
        return None
    cost: v.Cost | None = item.cost
    if cost is None:
        return _FREE
    card = item.kind == "card"
    own = chars_of(rb, state, item.obj).domains if card else own_domains(rb, state, item)
    known = _KNOWN.get((id(cost), own))
    if known is None or known.cost is not cost:
        if len(_KNOWN) > REMEMBERED:
            _KNOWN.clear()
        known = _KNOWN[id(cost), own] = Fixed(cost, own)
    return known


def _may_deflect(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether something that was chosen has Deflect, whatever it was chosen for."""
    for chosen in item.choices.values():
        for ident in chosen:
            if ident in state.objs and "Deflect" in chars_of(rb, state, ident).keywords:
                return True
    return False


def only_accelerates(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether no part of the cost of an item is chosen as it is played (355.1.a) but Accelerate.

    That takes a text on costs, Repeat (820) or "any number" to be used up.
    """
    cost: v.Cost | None = item.cost
    for action in cost.actions if cost is not None else ():
        if isinstance(action, v.Act) and any_number(action):
            return False
    source = item.obj if item.kind == "card" else item.giver
    if source in state.objs:
        chars = chars_of(rb, state, source)
        if "Repeat" in chars.keywords or "repeats" in rb.traits(chars.name):
            return False
    return unruled(rb, state, item)


def accelerates(rb: Rulebook, state: State, item: Item) -> bool:
    """Whether more can be paid for a card to enter ready (805)."""
    if item.kind != "card" or item.obj not in state.objs:
        return False
    return "Accelerate" in chars_of(rb, state, item.obj).keywords


def accelerated_needs(rb: Rulebook, state: State, item: Item, fixed: Fixed) -> Needs:
    """What a unit costs with Accelerate, which nothing changes (805)."""
    total = fixed.total.copy()
    total.add(ACCELERATE, own_domains(rb, state, item))
    return total.needs()
