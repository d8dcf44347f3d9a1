"""Paying: a player adds resources while something is missing, and units are spent."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core.costs import (
    ENERGY,
    NOTHING,
    UNIVERSAL,
    Means,
    Needs,
    Owed,
    Source,
    is_energy,
    missing,
    payable,
    pays,
)
from adjudge.core.decisions import Decision, Option
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State

Paying = Generator[Decision, Option, bool]


class Kept:
    """What a payment in the midst of another one has to leave payable.

    Attributes:
        owed: What the other one still asks for.
        units: Units that will be there for it, as they are made of what is paid.
        more: What can make more of them.
    """

    __slots__ = ("more", "owed", "units")

    def __init__(self, owed: Owed, units: tuple[str, ...], *more: Source) -> None:
        """Keep a payment within reach."""
        self.owed = owed
        self.units = units
        self.more = more


NOTHING_KEPT: Final = Kept(NOTHING, ())


def pay(
    rb: Rulebook,
    state: State,
    player: int,
    needs: Needs,
    use: str,
    item: int,
    barred: int = 0,
    kept: Kept = NOTHING_KEPT,
) -> Paying:
    """Let a player pay needs, adding resources meanwhile; False when it can't be done.

    Each step offers only sources that are still needed and leave the rest payable, and with it what
    is `kept` for later.
    """
    owed = Owed(needs, use)
    while True:
        pool = state.pools[player]
        short = owed.missing(pool)
        if short == (0, 0):
            break
        means = rb.means(state, player, use, barred)
        options = _useful(pool, owed, means, short)
        if kept.owed.needs:
            options = [option for option in options if _keeps(means, option, pool, owed, kept)]
        if not options:
            return False
        answer = yield Decision(player, "pay", options, rb.pay_rule, item, note=use)
        yield from rb.use_source(state, player, answer, owed)
    pool = state.pools[player]
    if len(pool) == len(needs) and len(set(pool) - {ENERGY}) < 2:  # noqa: PLR2004
        state.pools[player] = ()  # all of it is needed, and one kind of power leaves no choice
    else:
        later: Means | None = None
        if kept.owed.needs:
            found = rb.means(state, player, kept.owed.use, barred).sources
            later = Means([*found, *kept.more], kept.owed.use)
        yield from _spend(rb, state, player, owed, item, kept, later)
    rb.spent(state, player, needs)
    return True


def _useful(
    pool: tuple[str, ...], owed: Owed, means: Means, short: tuple[int, int]
) -> list[Option]:
    """Sources that bring the payment on, one of alike ones; `short` is what is missing of it.

    Where the sources together don't make enough, none of them leaves the rest payable.
    """
    options: list[Option] = []
    if not means.can_pay(pool, owed.needs, owed.use):
        return options
    energy, power = short
    seen: set[str] = set()
    for source in means.sources:
        if source.alike in seen:
            continue
        seen.add(source.alike)
        if source.converts:
            helps = power > 0 if source.converts == UNIVERSAL else energy > 0
        elif energy and source.energy:
            helps = True
        else:
            helps = bool(source.others) and _brings_on(source, pool, owed, short)
        if helps and means.outlast(source, pool, owed, energy):
            options.append(source.option)
    return options


def _keeps(means: Means, option: Option, pool: tuple[str, ...], owed: Owed, kept: Kept) -> bool:
    """Whether what is kept for later stays payable beside a payment once a source is used."""
    used = next(source for source in means.sources if source.option == option)
    gone = option.word == "leaves"
    rest = [
        source
        for source in means.sources
        if source is not used
        and (source.option.obj != option.obj or not (gone or (source.tires and used.tires)))
    ]
    needs = (*owed.needs, *kept.owed.needs)
    return payable((*pool, *used.units, *kept.units), [*rest, *kept.more], needs, kept.owed.use)


def _brings_on(source: Source, pool: tuple[str, ...], owed: Owed, short: tuple[int, int]) -> bool:
    """Whether less is missing of a payment once a source of more than energy is used."""
    energy, power = short
    if source.most == source.energy:  # nothing else of it is energy
        if not power:
            return False
        if power == len(owed.power):  # nothing of the pool pays any of it yet
            for unit in source.others:
                for need in owed.power:
                    if pays(unit, need, owed.use):
                        return True
            return False
    more_energy, more_power = owed.missing((*pool, *source.units))
    return more_energy + more_power < energy + power


def _spend(
    rb: Rulebook,
    state: State,
    player: int,
    owed: Owed,
    item: int,
    kept: Kept,
    later: Means | None,
) -> Generator[Decision, Option, None]:
    """Take the units out of the pool, restricted ones first; ask where kinds differ."""
    pool = list(state.pools[player])
    use = owed.use
    for _ in range(owed.energy):
        pool.remove(next((u for u in pool if ":" in u and is_energy(u, use)), ENERGY))
    todo = sorted(owed.power, key=_width)
    while todo:
        need = todo[0]
        rest = tuple(todo[1:])
        kinds = _choices(pool, need, rest, use)
        if later is not None:
            kinds = [kind for kind in kinds if _spares(pool, kind, rest, kept, later)] or kinds
        restricted = [unit for unit in kinds if ":" in unit]
        if restricted:
            kinds = restricted[:1]
        if len(kinds) > 1:
            options = [Option("spend", word=unit) for unit in kinds]
            answer = yield Decision(player, "spend", options, rb.pay_rule, item, note=use)
            taken = answer.word
        else:
            taken = kinds[0]
        pool.remove(taken)
        todo.pop(0)
    state.pools[player] = tuple(pool)


def _width(need: tuple[str, ...]) -> int:
    return len(need) or 99


def _choices(pool: list[str], need: tuple[str, ...], rest: Needs, use: str) -> list[str]:
    kinds: list[str] = []
    for unit in pool:
        if unit in kinds or not pays(unit, need, use):
            continue
        left = list(pool)
        left.remove(unit)
        if missing(left, rest, use) == (0, 0):
            kinds.append(unit)
    return kinds


def _spares(pool: list[str], unit: str, rest: Needs, kept: Kept, later: Means) -> bool:
    """Whether what is kept for later stays payable once a unit is spent."""
    left = list(pool)
    left.remove(unit)
    return later.can_pay((*left, *kept.units), (*rest, *kept.owed.needs), kept.owed.use)
