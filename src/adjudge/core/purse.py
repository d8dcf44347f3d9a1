"""Paying with units of which each pays any need it has a kind for, made by sources that exclude.

`adjudge.core.costs` is for games that count one common resource apart from all others. Here one
need may be open to every kind, and a source may be used in one of several ways only (an object
that taps for one of two colours). A unit is a word: its kind, with a colon and a restriction
behind it where its use is restricted. Kinds are bits of a mask, so that whether needs can be paid
is a matter of counting (Hall's condition over the distinct needs).
"""

from __future__ import annotations

from typing import Any, TypeAlias

from adjudge.core.costs import allows
from adjudge.core.decisions import Option

Wanted: TypeAlias = dict[int, int]  # how many needs there are of each mask of kinds


class Way:
    """One way to use a source: its option, the units it makes and the mask of each of them."""

    __slots__ = ("alike", "masks", "option", "units")

    def __init__(
        self, option: Option, units: tuple[str, ...], masks: tuple[int, ...], alike: str
    ) -> None:
        """Describe a way; `alike` is equal for ways between which nothing tells."""
        self.option = option
        self.units = units
        self.masks = masks
        self.alike = alike


class Tap:
    """A source: ways of which one can be used once.

    `mask` joins the kinds of all ways; `single` tells that each of them makes one unit.
    """

    __slots__ = ("alike", "mask", "single", "ways")

    def __init__(self, ways: tuple[Way, ...]) -> None:
        """Join ways that exclude each other."""
        self.ways = ways
        self.mask = 0
        self.single = True
        for way in ways:
            if len(way.masks) != 1:
                self.single = False
            for mask in way.masks:
                self.mask |= mask
        self.alike = "|".join(way.alike for way in ways)


class Kinds:
    """The kinds of one game, each with its bit."""

    __slots__ = ("bits", "everything", "names")

    def __init__(self, names: tuple[str, ...]) -> None:
        """Number the kinds in the order given."""
        self.names = names
        self.bits: dict[str, int] = {name: 1 << index for index, name in enumerate(names)}
        self.everything = (1 << len(names)) - 1

    def mask(self, kinds: tuple[str, ...]) -> int:
        """Mask of several kinds."""
        found = 0
        for kind in kinds:
            found |= self.bits[kind]
        return found

    def unit(self, unit: str, use: str) -> int:
        """Mask of a unit in a payment for `use`; 0 where its restriction forbids it."""
        kind, colon, restriction = unit.partition(":")
        if colon and not allows(restriction, use):
            return 0
        return self.bits[kind]


def count_masks(masks: list[int]) -> dict[int, int]:
    """How many units there are of each mask; useless ones are left out."""
    found: dict[int, int] = {}
    for mask in masks:
        if mask:
            found[mask] = found.get(mask, 0) + 1
    return found


def unpaid(have: dict[int, int], wanted: Wanted) -> int:
    """How many needs are left when as many as possible are paid.

    Args:
        have: Number of units of each mask.
        wanted: Number of needs of each mask.
    """
    short = 0
    classes = list(wanted)
    if len(classes) <= 2:  # noqa: PLR2004 - what nearly all costs ask for, in one go
        return _unpaid_of_two(have, wanted, classes)
    for chosen in range(1, 1 << len(classes)):
        union = asked = 0
        for index, mask in enumerate(classes):
            if chosen >> index & 1:
                union |= mask
                asked += wanted[mask]
        for mask, number in have.items():
            if mask & union:
                asked -= number
        short = max(short, asked)
    return short


def _unpaid_of_two(have: dict[int, int], wanted: Wanted, classes: list[int]) -> int:
    """The same where there are no more than two masks of needs."""
    if not classes:
        return 0
    one, other = classes[0], classes[-1]
    left, right = wanted[one], wanted[other]
    both = left + right if one != other else left
    for mask, number in have.items():
        hits_one, hits_other = mask & one, mask & other
        if hits_one:
            left -= number
        if hits_other:
            right -= number
        if hits_one or hits_other:
            both -= number
    return max(left, right, both, 0)


class Supply:
    """Units that are there and sources that can make more, counted together.

    Attributes:
        have: Number of units of each mask, those of sources that make one unit among them.
        several: Sources whose ways make other numbers of units.
        most: More units than this there can't be.
        known: A place to remember what it pays.
    """

    __slots__ = ("have", "known", "most", "several")

    def __init__(self, have: dict[int, int], taps: list[Tap]) -> None:
        """Count units and sources."""
        total = have.copy()
        self.have = total
        self.known: dict[Any, bool] = {}
        self.several: list[Tap] = []
        for tap in taps:
            if tap.single:
                if tap.mask:
                    total[tap.mask] = total.get(tap.mask, 0) + 1
            else:
                self.several.append(tap)
        self.most = sum(total.values()) + sum(
            max(len(way.masks) for way in tap.ways) for tap in self.several
        )


def supplies(supply: Supply, wanted: Wanted) -> bool:
    """Whether a supply pays the needs."""
    if sum(wanted.values()) > supply.most:
        return False
    if not supply.several:
        return unpaid(supply.have, wanted) == 0
    return _enough_with(supply.have, supply.several, wanted)


def enough(have: dict[int, int], taps: list[Tap], wanted: Wanted) -> bool:
    """Whether the units and what the sources can make pay the needs."""
    return not wanted or supplies(Supply(have, taps), wanted)


def _enough_with(have: dict[int, int], taps: list[Tap], wanted: Wanted) -> bool:
    """The same with sources whose ways make several units.

    Not all ways of all sources are tried together: what is kept from one source to the next is
    which needs can be left, and of these there are few, however many sources there are.
    """
    if unpaid(have, wanted) == 0:
        return True
    masks = tuple(wanted)
    left: set[tuple[int, ...]] = {tuple(wanted.values())}
    for tap in taps:
        after: set[tuple[int, ...]] = set()
        for way in tap.ways:
            now = left
            for unit in way.masks:
                now = {found for rest in now for found in _paid(masks, rest, unit)}
            after |= now
        left = after
    for rest in left:
        needs = {mask: many for mask, many in zip(masks, rest, strict=True) if many}
        if unpaid(have, needs) == 0:
            return True
    return False


def _paid(masks: tuple[int, ...], rest: tuple[int, ...], unit: int) -> list[tuple[int, ...]]:
    """Needs that can be left once a unit has paid one of those it can pay, if there are any.

    Keeping it could be no better: fewer needs are never harder to pay.
    """
    found = [
        (*rest[:index], rest[index] - 1, *rest[index + 1 :])
        for index, mask in enumerate(masks)
        if rest[index] and mask & unit
    ]
    return found or [rest]


def useful_ways(have: dict[int, int], taps: list[Tap], wanted: Wanted) -> list[Way]:
    """Ways that lower what is unpaid and leave the rest payable, one of each kind.

    Empty when nothing is unpaid or the needs can't be paid.
    """
    short = unpaid(have, wanted)
    if not short:
        return []
    found: list[Way] = []
    seen: set[str] = set()
    for index, tap in enumerate(taps):
        for number, way in enumerate(tap.ways):
            mark = way.alike if len(tap.ways) == 1 else f"{number}/{tap.alike}"
            if mark in seen:
                continue
            seen.add(mark)
            grown = have.copy()
            for mask in way.masks:
                if mask:
                    grown[mask] = grown.get(mask, 0) + 1
            if unpaid(grown, wanted) >= short:
                continue
            rest = [other for i, other in enumerate(taps) if i != index]
            if enough(grown, rest, wanted):
                found.append(way)
    return found


def spendable(units: list[str], masks: list[int], need: int, wanted: Wanted) -> list[int]:
    """Units that may pay one need so that the others stay paid, one of each word.

    Args:
        units: Units in the pool.
        masks: Mask of each of them for this payment.
        need: Mask of the need to be paid now.
        wanted: All needs that are still to be paid, this one among them.

    Returns:
        Positions in `units`.
    """
    rest = wanted.copy()
    rest[need] -= 1
    if not rest[need]:
        del rest[need]
    found: list[int] = []
    seen: set[str] = set()
    for index, unit in enumerate(units):
        if unit in seen or not masks[index] & need:
            continue
        seen.add(unit)
        left = count_masks([mask for i, mask in enumerate(masks) if i != index])
        if unpaid(left, rest) == 0:
            found.append(index)
    return found
