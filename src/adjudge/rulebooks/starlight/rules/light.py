"""Light: what resources make and what a cost asks for (ST@seed:L.1 to L.5, 2.4, 2.5).

A price is the number of lights in all and, by colour, how many of them must have it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.decisions import AskBool, Decision, Option
from adjudge.core.events import happen
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.starlight.rules.table import ACTED, light_of, zone

Price: TypeAlias = tuple[int, tuple[tuple[str, int], ...]]
FREE: Final[Price] = (0, ())


_PRICES: Final[dict[int, tuple[v.Cost, Price]]] = {}


def price_of(state: State, cost: v.Cost | None) -> Price:
    """Read a printed cost: how many lights, and how many of each colour among them (L.3, L.5)."""
    if cost is None or not cost.needs:
        return FREE
    if state.readings:
        return _read(state, cost)
    known = _PRICES.get(id(cost))
    if known is None or known[0] is not cost:
        known = _PRICES[id(cost)] = (cost, _read(state, cost))
    return known[1]


def _read(state: State, cost: v.Cost) -> Price:
    total = plain = 0
    colours: dict[str, int] = {}
    for need in cost.needs:
        total += need.count
        if need.kinds:
            colours[need.kinds[0]] = colours.get(need.kinds[0], 0) + need.count
        else:
            plain += need.count
    if plain and colours and state.readings.get("coloured lights") == "on top":
        total += sum(colours.values())
    return total, tuple(colours.items())


def more(price: Price, by: int) -> Price:
    """A price with lights of any colour added or taken off; colours stay due (house: colour)."""
    total, colours = price
    least = sum(count for _, count in colours)
    return max(total + by, least), colours


def ready_resources(rb: Rulebook, state: State, player: int) -> dict[str, list[int]]:
    """Resources that have not acted, by the light that they make, in board order."""
    found: dict[str, list[int]] = {}
    objs = state.objs
    for ident in zone(state, "resources", player):
        obj = objs[ident]
        if ACTED in obj.marks:
            continue
        kind = light_of(rb, obj)
        if kind in found:
            found[kind].append(ident)
        else:
            found[kind] = [ident]
    return found


def lights(rb: Rulebook, state: State, player: int) -> dict[str, int]:
    """Lights that a player has or can make, by colour."""
    found = {kind: len(ids) for kind, ids in ready_resources(rb, state, player).items()}
    for unit in state.pools[player]:
        found[unit] = found.get(unit, 0) + 1
    return found


def affordable(have: dict[str, int], price: Price) -> bool:
    """Whether lights by colour pay a price."""
    total, colours = price
    if sum(have.values()) < total:
        return False
    for colour, count in colours:  # noqa: SIM110 - all() is slower
        if have.get(colour, 0) < count:
            return False
    return True


def missing(pool: tuple[str, ...], price: Price) -> Price:
    """What of a price a pool leaves unpaid."""
    total, colours = price
    if not pool:
        return price
    spare = list(pool)
    left: list[tuple[str, int]] = []
    paid = 0
    for colour, count in colours:
        have = min(spare.count(colour), count)
        for _ in range(have):
            spare.remove(colour)
        paid += have
        if count > have:
            left.append((colour, count - have))
    plain = total - sum(count for _, count in colours)
    paid += min(plain, len(spare))
    return total - paid, tuple(left)


def source_option(state: State, ident: int, kind: str) -> Option:
    """The option of acting a resource; one that lies face down is told from no other."""
    return Option("act", -1 if state.objs[ident].facedown else ident, word=kind)


def source_of(rb: Rulebook, state: State, player: int, option: Option) -> int:
    """The resource that such an option acts."""
    return option.obj if option.obj >= 0 else ready_resources(rb, state, player)[option.word][0]


def useful(state: State, found: dict[str, list[int]], price: Price) -> list[Option]:
    """Resources that may be acted next: one of each light, if the rest stays payable."""
    have = {kind: len(ids) for kind, ids in found.items()}
    options: list[Option] = []
    for kind, ids in found.items():
        rest = missing((kind,), price)
        if rest[0] == price[0]:
            continue
        have[kind] -= 1
        if affordable(have, rest):
            options.append(source_option(state, ids[0], kind))
        have[kind] += 1
    return options


def pay_lights(rb: Rulebook, state: State, player: int, price: Price, item: int) -> AskBool:
    """ST@seed:2.5, first part: act fitting resources one by one until the lights are there."""
    while True:
        due = missing(state.pools[player], price)
        if due[0] <= 0:
            break
        options = useful(state, ready_resources(rb, state, player), due)
        if not options:
            return False
        answer = yield Decision(player, "pay", options, "ST@seed:2.5", item)
        done = yield from act_resource(rb, state, player, source_of(rb, state, player, answer))
        if not done:
            return False
    spend(rb, state, player, price)
    return True


def act_resource(rb: Rulebook, state: State, player: int, ident: int) -> AskBool:
    """ST@seed:L.1: act a ready resource; its light is there to be spent."""
    unit = light_of(rb, state.objs[ident])
    done = yield from happen(rb, state, [Event("act", ident, player)])
    if not done:
        return False
    state.pools[player] = (*state.pools[player], unit)
    if state.trace is not None:
        rule = "ST@seed:L.2" if state.objs[ident].facedown else "ST@seed:L.1"
        rb.say(state, "light", (rule,), player=player, light=unit, obj=rb.shown(state, ident))
    return True


def spend(rb: Rulebook, state: State, player: int, price: Price) -> None:
    """Take the lights of a price out of what was made."""
    pool = list(state.pools[player])
    total, colours = price
    for colour, count in colours:
        for _ in range(count):
            pool.remove(colour)
    state.pools[player] = tuple(pool[total - sum(count for _, count in colours) :])
    if total:
        rb.say(state, "paid", ("ST@seed:2.5",), player=player, amount=total)
