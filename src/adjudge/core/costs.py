"""Tagged resources: what a payment asks for, what is missing of it, and what can make it.

A unit of a resource is a word: a kind ("energy", "fury", "any"), with a colon and a restriction
behind it where its use is restricted ("any:spell"). A restriction is a use or its first words:
"gear" is for "gear" and for "gear ability". A need is the tuple of kinds that may pay it; the empty
tuple stands for power of any kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

from adjudge.core.decisions import Option

ENERGY: Final = "energy"
UNIVERSAL: Final = "any"
_ONE: Final = (ENERGY,)  # one energy, as a need
_NO_BOUND: Final = 1_000_000  # of energy that is made of any amount of power
Needs = tuple[tuple[str, ...], ...]


class Owed:
    """All that a payment asks for, and what it is for.

    Attributes:
        needs: What is to be paid, of it so much `energy`; the rest is `power`.
        use: What it is for.
    """

    __slots__ = ("energy", "needs", "power", "use")

    def __init__(self, needs: Needs, use: str) -> None:
        """Tell energy and power apart."""
        self.needs = needs
        self.use = use
        self.energy = needs.count(_ONE)
        self.power = power_of(needs) if self.energy < len(needs) else ()

    def missing(self, units: Sequence[str]) -> tuple[int, int]:
        """How much energy and how many power needs the units leave unpaid."""
        energy, use = self.energy, self.use
        for unit in units:
            if is_energy(unit, use):
                energy -= 1
        power = _unpaid(units, self.power, use) if self.power else 0
        return max(energy, 0), power


NOTHING: Final = Owed((), "")


class Source:
    """A way to add resources while paying.

    Attributes:
        option: Option that uses it.
        units: Units it adds; empty for a converter.
        alike: Sources with equal words are interchangeable.
        converts: What it makes of any amount: power of any kind ("any") of energy, or energy of
            power of any kind; else empty.
        takes: How much power of any kind has to be paid for it.
        tires: Whether it can't be used once another one of its object that tires was used.
        energy: How much energy for any use it adds; `others` are its other units.
        most: How much energy it adds, whatever its use.
    """

    __slots__ = (
        "alike",
        "converts",
        "energy",
        "most",
        "option",
        "others",
        "takes",
        "tires",
        "units",
    )

    def __init__(
        self,
        option: Option,
        units: tuple[str, ...],
        alike: str,
        *,
        converts: str = "",
        tires: bool = False,
        takes: int = 0,
    ) -> None:
        """Describe a source; see the class."""
        self.option = option
        self.units = units
        self.alike = alike
        self.converts = converts
        self.tires = tires
        self.takes = takes
        self.energy = units.count(ENERGY)
        self.others = tuple([unit for unit in units if unit != ENERGY])
        self.most = len([unit for unit in units if kind_of(unit) == ENERGY])

    def of(self, option: Option) -> Source:
        """The same source as another object has it, used by another option."""
        made = Source(option, (), self.alike, converts=self.converts, tires=self.tires)
        made.takes = self.takes
        made.units, made.others = self.units, self.others
        made.energy, made.most = self.energy, self.most
        return made

    def making(self, units: tuple[str, ...]) -> Source:
        """The same source where it makes these units."""
        return Source(self.option, units, f"{self.alike}/{units}", tires=self.tires)


def kind_of(unit: str) -> str:
    """Kind of a unit without its restriction."""
    return unit.partition(":")[0]


def allows(restriction: str, use: str) -> bool:
    """Whether what a restriction names may be spent in a payment for `use`."""
    return restriction == use or use.startswith(restriction + " ")


def pays(unit: str, need: tuple[str, ...], use: str) -> bool:
    """Whether a unit may pay a need in a payment for `use` ("spell", "gear ability", ...)."""
    kind = unit
    if ":" in unit:
        kind, _, restriction = unit.partition(":")
        if restriction and not allows(restriction, use):
            return False
    if need == (ENERGY,):
        return kind == ENERGY
    if kind == ENERGY:
        return False
    return not need or kind == UNIVERSAL or kind in need


def matching(units: Sequence[str], needs: Needs, use: str) -> list[int]:
    """For each need the index of the unit that pays it, -1 where none is left.

    Energy is counted; power is matched so that as many needs as possible are paid.
    """
    result = [-1] * len(needs)
    used = [False] * len(units)
    free = [i for i, u in enumerate(units) if pays(u, (ENERGY,), use)]
    owner: dict[int, int] = {}
    for index, need in enumerate(needs):
        if need == (ENERGY,):
            if free:
                taken = free.pop(0)
                result[index] = taken
                used[taken] = True
        else:
            _augment(index, units, needs, use, owner, set())
    for unit, index in owner.items():
        result[index] = unit
    return result


def _augment(
    index: int,
    units: Sequence[str],
    needs: Needs,
    use: str,
    owner: dict[int, int],
    seen: set[int],
) -> bool:
    """Find a unit for a need, moving other needs to other units where that helps."""
    for position, unit in enumerate(units):
        if position in seen or not pays(unit, needs[index], use):
            continue
        seen.add(position)
        if position not in owner or _augment(owner[position], units, needs, use, owner, seen):
            owner[position] = index
            return True
    return False


def missing(units: Sequence[str], needs: Needs, use: str) -> tuple[int, int]:
    """How much energy and how many power needs the units leave unpaid."""
    return Owed(needs, use).missing(units)


def _unpaid(units: Sequence[str], needs: Needs, use: str) -> int:
    """How many needs of power are left when as many as possible are paid.

    Where all of them are alike, units need only be counted.
    """
    first, many = needs[0], len(needs)
    if many > 1 and needs.count(first) != many:
        return matching(units, needs, use).count(-1)
    for unit in units:
        if pays(unit, first, use):
            many -= 1
            if not many:
                return 0
    return many


def power_of(needs: Needs) -> Needs:
    """Needs of power."""
    return tuple([need for need in needs if need != _ONE])


def is_energy(unit: str, use: str) -> bool:
    """Whether a unit is energy that may be spent in a payment for `use`."""
    return unit == ENERGY or (unit[:7] == "energy:" and allows(unit[7:], use))


class Means:
    """What sources can make together, summed once it is asked for.

    Where some units are restricted, it is for payments of the one use that it was made for.

    Attributes:
        sources: The sources.
    """

    __slots__ = ("_converts", "_energy", "_known", "_rivals", "_turns", "_units", "_use", "sources")

    def __init__(self, sources: list[Source], use: str) -> None:
        """Keep the sources of a payment for `use`."""
        self.sources = sources
        self._use = use
        self._known: dict[tuple[tuple[str, ...], Needs, str], bool] = {}
        self._energy = -1  # not summed yet
        self._units: list[str] = []
        self._converts = False
        self._turns: list[Source] = []  # what makes energy of power; not in the sums
        self._rivals: list[list[Source]] = []  # of each only one can be used; not in the sums

    def most(self) -> int:
        """More energy than this they don't make, whatever its use."""
        most = 0
        for source in self.sources:
            most += source.most
            if source.converts == ENERGY:
                most += _NO_BOUND
        return most

    def can_pay(self, pool: tuple[str, ...], needs: Needs, use: str) -> bool:
        """Whether the needs can be paid from a pool and what the sources make; remembered."""
        key = (pool, needs, use)
        known = self._known.get(key)
        if known is None:
            if self._energy < 0:
                self._sum()
            known = self._known[key] = self._enough(pool, needs, use)
        return known

    def spent(self, uses: list[tuple[Source, Source | None]]) -> Means:
        """What is left to pay with once sources became others, or none, and nothing else changed.

        Args:
            uses: Each source with what it became; a source makes what it made before.
        """
        left = self.sources.copy()
        made = Means(left, self._use)
        summed, energy, units = self._energy >= 0, self._energy, self._units.copy()
        for source, became in uses:
            if source not in left:
                continue
            at = left.index(source)
            if became is not None:
                left[at] = became
                continue
            del left[at]
            if self._rivals or self._turns or source.converts or source.most != source.energy:
                summed = False
            elif summed:
                energy -= source.energy
                for unit in source.others:
                    units.remove(unit)
        if summed:
            made._energy, made._units, made._converts = energy, units, self._converts
        return made

    def outlast(self, used: Source, pool: tuple[str, ...], owed: Owed, energy: int) -> bool:
        """Whether a payment that is in reach stays so once a source is used.

        What it makes is there then; only other uses of its object are lost, if it leaves or tires.

        Args:
            used: The source.
            pool: What is there before.
            owed: The payment, which the pool and the sources together can make.
            energy: How much energy the pool leaves unpaid.
        """
        option = used.option
        gone = option.word == "leaves"
        if not gone and not (self._rivals and any(used in group for group in self._rivals)):
            return True
        lost = 0
        plain = not self._converts and not self._rivals and not self._turns
        for other in self.sources:
            if other.option.obj == option.obj and other is not used:
                lost += other.energy
                if other.others:
                    plain = False
        if plain:
            return lost == 0 or self._energy - lost >= energy
        rest = [
            source
            for source in self.sources
            if source.option.obj != option.obj or not (gone or source.tires)
        ]
        if used.converts:
            return payable(pool, [*rest, used], owed.needs, owed.use)
        return payable((*pool, *used.units), rest, owed.needs, owed.use)

    def _sum(self) -> None:
        energy = 0
        units = self._units
        tired = 0
        for source in self.sources:
            if source.tires:
                if source.option.obj == tired:
                    self._set_apart()
                    return
                tired = source.option.obj
            if source.takes or source.converts == ENERGY:
                self._turns.append(source)
                continue
            energy += source.energy
            if source.converts:
                self._converts = True
            if source.most == source.energy:
                units += source.others
            else:
                for unit in source.others:
                    if is_energy(unit, self._use):
                        energy += 1
                    else:
                        units.append(unit)
        self._energy = energy

    def _set_apart(self) -> None:
        """Sum what makes its units beside all others; where an object tires, one of its uses."""
        tiring: dict[int, list[Source]] = {}
        for source in self.sources:
            if source.tires:
                tiring.setdefault(source.option.obj, []).append(source)
        self._rivals = [group for group in tiring.values() if len(group) > 1]
        apart = {source.option.obj for group in self._rivals for source in group}
        beside = [s for s in self.sources if not s.tires or s.option.obj not in apart]
        rest = Means(beside, self._use)
        rest._sum()
        self._energy, self._units, self._converts = rest._energy, rest._units, rest._converts
        self._turns = rest._turns

    def _enough(self, pool: tuple[str, ...], needs: Needs, use: str) -> bool:
        if self._rivals:
            return any(
                self._pays((*pool, *(unit for source in used for unit in source.units)), needs, use)
                for used in product(*self._rivals)
            )
        return self._pays(pool, needs, use)

    def _pays(self, pool: tuple[str, ...], needs: Needs, use: str) -> bool:
        wanted = needs.count(_ONE)
        have = self._energy
        units = self._units
        for unit in pool:
            if is_energy(unit, use):
                have += 1
            else:
                units = [unit, *units]
        if self._turns:
            return self._turned(have - wanted, units, power_of(needs), use)
        if have < wanted:
            return False
        if wanted == len(needs):
            return True
        if len(units) < len(needs) - wanted and not self._converts:
            return False
        short = _unpaid(units, power_of(needs), use)
        return short == 0 or (self._converts and have - wanted >= short)

    def _turned(self, left: int, units: list[str], power: Needs, use: str) -> bool:
        """Whether needs can be paid where energy may be made of power that is not needed.

        Args:
            left: How much energy is left beside what is asked for; less than 0 if some is missing.
            units: Units of power.
            power: Needs of power.
            use: What the payment is for.
        """
        short = _unpaid(units, power, use) if power else 0
        free = [unit for unit in units if ":" not in unit]
        bound = [unit for unit in units if ":" in unit]
        by_bound = len(power) - _unpaid(bound, power, use) if power and bound else 0
        spare = len(free) - (len(power) - short - by_bound)
        any_amount = any(source.converts for source in self._turns)
        takers = [source for source in self._turns if source.takes]
        for chosen in _subsets(takers):
            energy = left + sum(1 for s in chosen for u in s.units if is_energy(u, use))
            power_left = spare - sum(source.takes for source in chosen)
            missed = short + max(0, -power_left)
            if not missed and energy + (power_left if any_amount else 0) >= 0:
                return True
            if missed and self._converts and energy >= missed:
                return True
        return False


def _subsets(sources: list[Source]) -> Iterator[tuple[Source, ...]]:
    for many in range(len(sources) + 1):
        yield from combinations(sources, many)


def payable(pool: tuple[str, ...], sources: list[Source], needs: Needs, use: str) -> bool:
    """Whether the needs can be paid from the pool and what the sources can make."""
    return not needs or Means(sources, use).can_pay(pool, needs, use)
