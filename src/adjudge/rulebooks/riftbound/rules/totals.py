"""A total cost while it is worked out: what it consists of and its discounts (356)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.costs import Needs

ENERGY: Final = ("energy",)


class Discount:
    """One discount of the total cost (356.4.d)."""

    __slots__ = ("either", "energy", "floor", "key", "power")

    def __init__(
        self,
        key: str,
        energy: int,
        power: list[tuple[str, ...]],
        floor: int,
        either: list[Discount] | None = None,
    ) -> None:
        """Energy and power it takes off, and the least energy it may leave.

        With `either` the payer has to pick one of several.
        """
        self.either = either or []
        self.key = key
        self.energy = energy
        self.power = power
        self.floor = floor


class Total:
    """A total cost.

    Attributes:
        energy: Energy.
        power: One tuple of kinds a power symbol.
        actions: Non-standard costs with the bindings they are paid under.
        discounts: Discounts of the total that are not yet taken off.
    """

    __slots__ = ("actions", "discounts", "energy", "power")

    def __init__(self) -> None:
        """Nothing."""
        self.energy = 0
        self.power: list[tuple[str, ...]] = []
        self.actions: list[v.Act] = []
        self.discounts: list[Discount] = []

    def add(self, cost: v.Cost, own: tuple[str, ...], times: int = 1) -> None:
        """Add a cost; [C] becomes power of the card's own domains (135.2.e.6)."""
        for need in cost.needs:
            self.add_need(need, own, times)
        for action in cost.actions:
            if isinstance(action, v.Act):
                self.actions.extend([action] * times)

    def add_need(self, need: v.Need, own: tuple[str, ...], times: int) -> None:
        """Add one need."""
        if need.kinds == ENERGY:
            self.energy += need.count * times
        else:
            self.power.extend([kinds(need, own)] * (need.count * times))

    def needs(self) -> Needs:
        """Needs in the form in which they are paid, after the discounts were taken off."""
        return (ENERGY,) * max(self.energy, 0) + tuple(self.power)

    def stages(self) -> tuple[str, ...]:
        """Rules of the stages that this total went through, before discounts are taken off."""
        discounts = ("RB-CR@1.4:356.4",) if self.discounts else ()
        return (*discounts, "RB-CR@1.4:356.7") if self.actions else discounts

    def take(self, discount: Discount) -> None:
        """Take one discount off; it may not leave less energy than its own floor (356.4.e)."""
        if discount.energy:
            low = min(discount.floor, self.energy)
            self.energy = max(self.energy - discount.energy, low)
        for kind in discount.power:
            for index, need in enumerate(self.power):
                if not kind or not need or set(kind) & set(need):
                    del self.power[index]
                    break

    def copy(self) -> Total:
        """An independent copy."""
        t = Total()
        t.energy = self.energy
        t.power = list(self.power)
        t.actions = list(self.actions)
        t.discounts = list(self.discounts)
        return t


def kinds(need: v.Need, own: tuple[str, ...]) -> tuple[str, ...]:
    """Kinds that may pay a power need; of a card without domain [C] is [A] (135.2.e.6.b)."""
    return own if need.kinds == ("own",) else need.kinds


def take_need(total: Total, need: v.Need, own: tuple[str, ...], times: int) -> None:
    """Take one need off a total, down to 0 (356.6)."""
    if need.kinds == ENERGY:
        total.energy = max(total.energy - need.count * times, 0)
    else:
        discount = Discount("", 0, [kinds(need, own)] * (need.count * times), 0)
        total.take(discount)


# --------------------------------------------------------------------------- discounts in order


def order_matters(total: Total) -> bool:
    """Whether different orders of the discounts leave different costs."""
    if len(total.discounts) < 2 or not any(d.floor for d in total.discounts):
        return False
    return len({_after(total, order).energy for order in permutations(total.discounts)}) > 1


def _after(total: Total, order: tuple[Discount, ...]) -> Total:
    result = total.copy()
    for discount in order:
        result.take(discount)
    return result


def ways(total: Total) -> list[Total]:
    """The total after its discounts, once for each way to pick between two that are one."""
    return [_lowest(settled) for settled in _settled(total)]


def _settled(total: Total) -> list[Total]:
    for index, discount in enumerate(total.discounts):
        if discount.either:
            found: list[Total] = []
            for one in discount.either:
                found.extend(_settled(picked(total, index, one)))
            return found
    return [total]


def picked(total: Total, index: int, one: Discount) -> Total:
    """The total with one of those that a discount stands for in its place."""
    result = total.copy()
    result.discounts[index] = one
    return result


def cheapest(total: Total) -> Total:
    """The total after its discounts in the way that leaves the least to pay."""
    return min(ways(total), key=lambda t: t.energy + len(t.power))


def _lowest(total: Total) -> Total:
    """The total after its discounts in the order that leaves the least energy."""
    if not total.discounts:
        return total
    if not order_matters(total):
        return _after(total, tuple(total.discounts))
    return min(
        (_after(total, order) for order in permutations(total.discounts)),
        key=lambda t: t.energy,
    )
