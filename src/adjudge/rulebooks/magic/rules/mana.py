"""Mana: the pool, mana abilities (406, 411), payment by choice (409.1g-h) and mana burn (300.3)."""

from __future__ import annotations

from typing import Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars, Table
from adjudge.core.decisions import Ask, AskBool, Decision, Option
from adjudge.core.events import happen
from adjudge.core.noticing import fits, reader
from adjudge.core.purse import (
    Supply,
    Tap,
    Wanted,
    Way,
    count_masks,
    spendable,
    supplies,
    unpaid,
    useful_ways,
)
from adjudge.core.reads import Ctx, chars_of, holds, players, table_of, value
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.magic.rules.book import Book, Price
from adjudge.rulebooks.magic.rules.table import (
    BASIC_MANA,
    COLORS,
    GENERIC,
    KINDS,
    is_fresh,
    permanents,
)

CR: Final = "MTG-CR@2006:"
SUPPLY_BOUND: Final = 10_000  # so many different sets of sources are remembered
INTRINSIC: Final = 1_000  # option numbers of the abilities that basic land types give

LANDS: Final = "lands"  # an "add" word: a type that a land of the player could make

_TAP_ME: Final = v.Act("tap", on=v.Me())


class Maker:
    """A mana ability of an object, prepared once: what it costs and the ways to use it.

    Attributes:
        taps: Whether tapping its bearer is part of the cost.
        plain: Whether nothing but that tap must be looked at.
        ways: Ways, where what it makes is fixed.
        whole: The source that its bearer is with all its mana abilities, where all are plain and
            fixed; kept by the first of them.
    """

    __slots__ = ("bound", "ident", "number", "plain", "stem", "taps", "ways", "whole")

    def __init__(self, ident: int, number: int, bound: Bound | None, stem: str) -> None:
        self.ident = ident
        self.number = number
        self.bound = bound
        self.stem = stem
        self.taps = True
        self.plain = bound is None
        self.ways: tuple[Way, ...] | None = None
        self.whole: Tap | None = None


def cost_of(ability: v.Activated) -> v.Cost:
    """The cost of an ability; of several the first."""
    return ability.cost if isinstance(ability.cost, v.Cost) else ability.cost.choices[0]


def adds_mana(ability: v.Ability) -> bool:
    """406.1: an activated ability that could put mana into a pool as it resolves."""
    return isinstance(ability, v.Activated) and ability.adds


def _kinds(how: tuple[str, ...], domains: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The units of an "add" instruction, one entry for each way to choose colours."""
    units = tuple(word for word in how if not word.startswith("only:"))
    limit = next((":" + word[5:] for word in how if word.startswith("only:")), "")
    if len(units) == 1 and "/" in units[0]:
        return [(color + limit,) for color in units[0].split("/")]
    if "any" in units:
        rest = tuple(u for u in units if u != "any")
        many = len(units) - len(rest)
        return [tuple(u + limit for u in (*rest, *(color,) * many)) for color in COLORS]
    if "own" in units:
        return [tuple(u + limit for u in (color,)) for color in domains]
    return [tuple(u + limit for u in units)]


def _way(ident: int, number: int, units: tuple[str, ...], stem: str) -> Way:
    masks = tuple(
        KINDS.unit(u, "") if ":" not in u else KINDS.bits[u.partition(":")[0]] for u in units
    )
    word = ",".join(units)
    return Way(Option("mana", ident, number, word), units, masks, f"{stem}/{word}")


def _prepare(ident: int, number: int, bound: Bound, chars: Chars) -> Maker:
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    cost = cost_of(ability)
    creature = "creature" in chars.types
    maker = Maker(ident, number, bound, f"{chars.name}/{number}/{creature}")
    maker.taps = _TAP_ME in cost.actions
    maker.plain = (
        cost.actions == (_TAP_ME,)
        and not cost.needs
        and ability.times is None
        and ability.only_if is None
    )
    adds = [p for p in ability.body if isinstance(p, v.Act) and p.verb == "add"]
    if (
        len(adds) == 1
        and LANDS not in adds[0].how
        and (adds[0].amount is None or isinstance(adds[0].amount, int))
    ):
        many = adds[0].amount if isinstance(adds[0].amount, int) else 1
        maker.ways = tuple(
            _way(ident, number, units * many, maker.stem)
            for units in _kinds(adds[0].how, chars.domains)
        )
    return maker


def makers_of(ident: int, chars: Chars) -> tuple[Maker, ...]:
    """Mana abilities of an object, those of its basic land types too; kept with its traits."""
    if chars.adds is None:
        found: list[Maker] = []
        if "land" in chars.types:
            for index, tag in enumerate(chars.tags):
                if tag in BASIC_MANA:
                    maker = Maker(ident, INTRINSIC + index, None, tag)
                    maker.ways = (_way(ident, INTRINSIC + index, (BASIC_MANA[tag],), "land"),)
                    found.append(maker)
        for index, bound in enumerate(chars.abilities):
            if adds_mana(bound.ability) and not bound.dormant:
                found.append(_prepare(ident, index, bound, chars))
        if found and all(maker.plain and maker.ways is not None for maker in found):
            found[0].whole = Tap(tuple(way for maker in found for way in maker.ways or ()))
        chars.adds = tuple(found)
    makers: tuple[Maker, ...] = chars.adds
    return makers


# A permanent that makes mana, its abilities, and the source that it is where a tap is all to ask.
Source: TypeAlias = tuple[int, tuple[Maker, ...], Tap | None]


def _makers(rb: Book, state: State, player: int) -> list[Source]:
    """What a player has that makes mana, remembered with the table."""
    table = table_of(rb, state)
    memo: dict[int, list[Source]] | None = table.memo.get("makers")
    if memo is None:
        memo = table.memo["makers"] = {}
        for ident in permanents(state):
            chars = table.chars[ident]
            makers = makers_of(ident, chars) if chars.adds is None else chars.adds
            if makers:
                whole = None if "creature" in chars.types else makers[0].whole
                source = (ident, makers, whole)
                mine = memo.get(chars.controller)
                if mine is None:
                    memo[chars.controller] = [source]
                else:
                    mine.append(source)
    return memo.get(player, [])


def taps_for(rb: Book, state: State, player: int, barred: int = 0) -> list[Tap]:
    """Sources a player can use now; `barred` is an object that another part of a cost needs.

    The list is shared while the position stays; do not change it.
    """
    table_of(rb, state)
    key = ("taps", player, barred)
    known: list[Tap] | None = state.scratch.get(key)
    if known is not None:
        return known
    found: list[Tap] = []
    heard = "tapped for mana" in state.table.triggers
    lasting = not heard
    objs = state.objs
    for ident, makers, whole in _makers(rb, state, player):
        if ident == barred:
            continue
        tapped = "tapped" in objs[ident].marks
        if whole is not None and not heard:
            if not tapped:
                found.append(whole)
            continue
        if tapped and all(maker.taps for maker in makers):
            continue
        chars = state.table.chars[ident]
        tired = "creature" in chars.types and is_fresh(rb, state, ident)
        if not heard and not tapped and not tired and makers[0].whole is not None:
            found.append(makers[0].whole)
            continue
        fixed, ways = _ways_of(rb, state, player, makers, chars, spent=tapped or tired)
        lasting = lasting and fixed
        if ways:
            if heard:
                ways = [_with_triggered(rb, state, player, ident, way) for way in ways]
            found.append(Tap(tuple(ways)))
    if lasting:
        state.scratch[key] = found
    return found


def _ways_of(
    rb: Book, state: State, player: int, makers: tuple[Maker, ...], chars: Chars, *, spent: bool
) -> tuple[bool, list[Way]]:
    """Ways that an object's mana abilities can be used now, and whether they stay as they are."""
    fixed = True
    ways: list[Way] = []
    for maker in makers:
        if maker.taps and spent:
            continue
        if not maker.plain:
            fixed = False
            if not _usable(rb, state, player, maker):
                continue
        if maker.ways is None:
            fixed = False
            ways.extend(_ways_now(rb, state, player, maker, chars))
        else:
            ways.extend(maker.ways)
    return fixed, ways


def _with_triggered(rb: Book, state: State, player: int, ident: int, way: Way) -> Way:
    """411.3: a way with the mana that would trigger from it, which pays for the same cost."""
    event = Event("tapped for mana", ident, player)
    event.data["units"] = way.units
    more: list[str] = []
    for bound in state.table.triggers["tapped for mana"]:
        ability = bound.ability
        ctx = reader(rb, state, bound, event)
        if not isinstance(ability, v.Triggered) or not fits(ctx, ability.when, event):
            continue
        for part in ability.body:
            if isinstance(part, v.Act) and part.verb == "add" and player in players(ctx, part.who):
                many = 1 if part.amount is None else value(ctx, part.amount) or 0
                # 411.3a: of several types that were made the player chooses which.
                types = "/".join(dict.fromkeys(way.units))
                more.extend(types if word == "event" else word for word in part.how * many)
    if not more or not all(unit in KINDS.bits for word in more for unit in word.split("/")):
        return way
    masks = (*way.masks, *(_any_of(word) for word in more))
    return Way(way.option, way.units, masks, f"{way.alike}+{','.join(more)}")


def _any_of(word: str) -> int:
    """The mask of a unit whose type is still to be chosen."""
    mask = 0
    for unit in word.split("/"):
        mask |= KINDS.bits[unit]
    return mask


def changers(rb: Book, state: State, player: int) -> list[Option]:
    """Mana abilities that are used with priority, not while a cost is paid.

    They cost mana themselves, or make none at present (406.3).
    """
    found: list[Option] = []
    for ident, makers, _ in _makers(rb, state, player):
        chars = state.table.chars[ident]
        tapped = "tapped" in state.objs[ident].marks
        tired = "creature" in chars.types and is_fresh(rb, state, ident)
        for maker in makers:
            needs = _needs(maker)
            if maker.taps and (tapped or tired):
                continue
            if not needs:
                idle = maker.ways is None and not _ways_now(rb, state, player, maker, chars)
                if idle and _possible(rb, state, player, maker):
                    found.append(Option("mana", ident, maker.number))
                continue
            payable = affordable(rb, state, player, wanted_of(needs), "", ident)
            if payable and _possible(rb, state, player, maker):
                ways = maker.ways or _ways_now(rb, state, player, maker, chars)
                found.extend(way.option for way in ways)
    return found


def _needs(maker: Maker) -> tuple[v.Need, ...]:
    """Mana that the ability costs itself."""
    bound = maker.bound
    return cost_of(bound.ability).needs if bound is not None else ()  # type: ignore[arg-type]


def _usable(rb: Book, state: State, player: int, maker: Maker) -> bool:
    """Costs other than a tap, use limits, conditions; none that asks for mana itself."""
    return not _needs(maker) and _possible(rb, state, player, maker)


def _possible(rb: Book, state: State, player: int, maker: Maker) -> bool:
    bound = maker.bound
    if bound is None:
        return True
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    cost = cost_of(ability)
    if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
        return False
    ctx = Ctx(rb, state, player, maker.ident)
    ctx.giver = bound.giver
    if ability.only_if is not None and not holds(ctx, ability.only_if):
        return False
    return all(
        rb.action_possible(ctx, act)
        for act in cost.actions
        if isinstance(act, v.Act) and act != _TAP_ME
    )


def _ways_now(rb: Book, state: State, player: int, maker: Maker, chars: Chars) -> list[Way]:
    """Ways of an ability whose amount hangs on the position."""
    bound = maker.bound
    assert bound is not None and isinstance(bound.ability, v.Activated)  # noqa: PT018
    ctx = Ctx(rb, state, player, maker.ident)
    found: list[Way] = []
    for part in bound.ability.body:
        if isinstance(part, v.Act) and part.verb == "add":
            many = 1 if part.amount is None else value(ctx, part.amount) or 0
            if many:
                kinds = (
                    [(unit,) for unit in _of_lands(rb, state, player)]
                    if LANDS in part.how
                    else _kinds(part.how, chars.domains)
                )
                found.extend(
                    _way(maker.ident, maker.number, units * many, maker.stem) for units in kinds
                )
            break
    return found


def _of_lands(rb: Book, state: State, player: int) -> list[str]:
    """Types of mana that a player's lands could make, apart from those that ask the same.

    406.6: where there are none, the type is undefined and no mana is made.
    """
    found: list[str] = []
    for ident, makers, _ in _makers(rb, state, player):
        if "land" in table_of(rb, state).chars[ident].types:
            for maker in makers:
                found.extend(unit for way in maker.ways or () for unit in way.units)
    return [kind for kind in (*COLORS, "colorless") if kind in found]


# --------------------------------------------------------------------------- using


def use_way(rb: Book, state: State, player: int, option: Option) -> Ask:
    """411.1: the cost is paid and the ability resolves at once; what triggers from it follows."""
    ident = option.obj
    units = tuple(option.word.split(",")) if option.word else ()
    table = table_of(rb, state)
    if option.arg >= INTRINSIC and _unnoticed(table):
        state.mark(ident, "tapped", 1, quiet=True)
        state.pools[player] = (*state.pools[player], *units)
        if state.trace is not None:
            rb.say(state, "tap", (), obj=rb.label(state, ident))
            rb.say(state, "mana", (f"{CR}406.4",), player=player, units=units)
        return
    if option.arg >= INTRINSIC:
        yield from happen(rb, state, [Event("tap", ident, player)])
        yield from add_units(rb, state, player, units)
    else:
        yield from _use_ability(rb, state, player, option, units)
    if "tapped for mana" in table_of(rb, state).triggers and ident in state.objs:
        event = Event("tapped for mana", ident, player)
        event.data["units"] = units
        yield from happen(rb, state, [event])
        yield from _triggered_mana(rb, state)


def _unnoticed(table: Table) -> bool:
    """Whether no text can notice, forbid or replace that a land is tapped for mana."""
    triggers = table.triggers
    if "tapped for mana" in triggers or "tap" in triggers:
        return False
    return not table.forbids and not table.replacements


def add_units(rb: Book, state: State, player: int, units: tuple[str, ...]) -> Ask:
    """Put mana into a pool."""
    if not units:
        return
    event = Event("mana", 0, player, amount=len(units))
    event.data["units"] = units
    yield from happen(rb, state, [event])


def _use_ability(
    rb: Book, state: State, player: int, option: Option, units: tuple[str, ...]
) -> Ask:
    bound = chars_of(rb, state, option.obj).abilities[option.arg]
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    ctx = Ctx(rb, state, player, option.obj)
    ctx.giver = bound.giver
    item = Item(state.fresh_id(), "activated", option.obj, rb.label(state, option.obj), player)
    item.ability = ability
    item.giver = bound.giver
    ctx.draft = item
    cost = cost_of(ability)
    if cost.needs:
        wanted = wanted_of(cost.needs)
        yield from pay_mana(rb, state, player, wanted, item.id, "", option.obj)
    for act in cost.actions:
        yield from rb.execute(ctx, (act,))
    if ability.times is not None:
        state.enter("used", bound.use_key())
    for part in ability.body:
        if isinstance(part, v.Act) and part.verb == "add":
            yield from add_units(rb, state, player, units)
        else:
            yield from rb.execute(ctx, (part,))


def _triggered_mana(rb: Book, state: State) -> Ask:
    """411.3: triggered mana abilities resolve right after the ability that set them off."""
    ready = [i for i in state.waiting if is_mana_trigger(i)]
    state.waiting = [i for i in state.waiting if not is_mana_trigger(i)]
    for item in ready:
        ctx = Ctx(rb, state, item.controller, item.bearer)
        ctx.giver = item.giver
        ctx.event = item.event
        ctx.draft = item
        yield from rb.execute(ctx, item.ability.body)


def is_mana_trigger(item: Item) -> bool:
    """406.1b: it triggers from a mana ability and could produce additional mana."""
    ability = item.ability
    return (
        isinstance(ability, v.Triggered)
        and ability.when.kind == ("tapped for mana",)
        and any(isinstance(p, v.Act) and p.verb == "add" for p in ability.body)
    )


# --------------------------------------------------------------------------- paying


def wanted_of(needs: tuple[v.Need, ...], x: int = 0) -> Wanted:
    """Needs by mask; X counts as so much generic mana."""
    found: Wanted = {}
    for need in needs:
        if need.kinds == GENERIC:
            mask, many = KINDS.everything, need.count
        elif need.kinds == ("x",):
            mask, many = KINDS.everything, need.count * x
        else:
            mask, many = KINDS.mask(need.kinds), need.count
        if many > 0:
            found[mask] = found.get(mask, 0) + many
    return found


def price_of(rb: Book, cost: v.Cost) -> Price:
    """What a cost asks for; costs are values, so it is worked out once."""
    known = rb.prices.get(id(cost))
    if known is None or known.cost is not cost:
        known = rb.prices[id(cost)] = Price(cost, wanted_of(cost.needs))
    return known


def affordable(
    rb: Book, state: State, player: int, wanted: Wanted, use: str = "", barred: int = 0
) -> bool:
    """Whether a player could pay mana from the pool and from what makes mana."""
    return not wanted or supplies(_supply(rb, state, player, use, barred), wanted)


def within_means(rb: Book, state: State, player: int, price: Price) -> bool:
    """Whether a player could pay the mana of a cost as it is printed; remembered."""
    if not price.many:
        return True
    supply = _supply(rb, state, player, "", 0)
    known: bool | None = supply.known.get(price)
    if known is None:
        known = supply.known[price] = supplies(supply, price.wanted)
    return known


def _supply(rb: Book, state: State, player: int, use: str, barred: int) -> Supply:
    """What a player has in the pool and could add to it, remembered with the sources."""
    table_of(rb, state)
    pool = state.pools[player]
    key = ("supply", player, barred, pool)
    known: Supply | None = state.scratch.get(key)
    if known is not None:
        return known
    taps = taps_for(rb, state, player, barred)
    found: Supply | None = None
    sources: tuple[Tap, ...] = ()
    lasting = state.scratch.get(("taps", player, barred)) is taps
    if lasting and not pool:
        sources = tuple(taps)
        found = rb.supplies.get(sources)
    if found is None:
        found = Supply(count_masks([KINDS.unit(u, use) for u in pool]), taps)
        if lasting and not pool:
            if len(rb.supplies) > SUPPLY_BOUND:
                rb.supplies.clear()
            rb.supplies[sources] = found
    if lasting and (not pool or not any(":" in u for u in pool)):
        state.scratch[key] = found
    return found


def most_generic(rb: Book, state: State, player: int, wanted: Wanted, barred: int = 0) -> int:
    """How much more generic mana than `wanted` a player could pay; for X."""
    supply = _supply(rb, state, player, "", barred)
    low, high = 0, supply.most + 1  # low can be paid (or is 0), high can't
    while high - low > 1:
        more = (low + high) // 2
        grown = wanted.copy()
        grown[KINDS.everything] = grown.get(KINDS.everything, 0) + more
        if supplies(supply, grown):
            low = more
        else:
            high = more
    return low


def pay_mana(
    rb: Book,
    state: State,
    player: int,
    wanted: Wanted,
    item: int,
    use: str = "",
    barred: int = 0,
) -> AskBool:
    """409.1g-h: mana abilities are played, then the mana is spent; False when it can't be done.

    Each step offers only ways that are still needed and leave the rest payable.
    """
    taps: list[Tap] | None = None
    lasting = False
    while True:
        have = count_masks([KINDS.unit(u, use) for u in state.pools[player]])
        if not unpaid(have, wanted):
            break
        if taps is None:
            taps = taps_for(rb, state, player, barred)
            lasting = state.scratch.get(("taps", player, barred)) is taps
        ways = useful_ways(have, taps, wanted)
        if not ways:
            return False
        if len(ways) == 1:
            option = ways[0].option
        else:
            options = [way.option for way in ways]
            option = yield Decision(player, "pay", options, f"{CR}409.1g", item)
        plain = lasting and option.arg >= INTRINSIC and _unnoticed(table_of(rb, state))
        yield from use_way(rb, state, player, option)
        if plain and not state.dirty:  # nothing but this source has changed
            taps = [tap for tap in taps if tap.ways[0].option.obj != option.obj]
        else:
            taps = None
    yield from _spend(rb, state, player, wanted, item, use)
    return True


def _spend(rb: Book, state: State, player: int, wanted: Wanted, item: int, use: str) -> Ask:
    """Take the mana out of the pool; where kinds differ and some is left, the player picks."""
    units = list(state.pools[player])
    asked = sum(wanted.values())
    if len(units) > asked or any(":" in u for u in units):
        left = wanted.copy()
        # The needs that fewest kinds pay first, so that generic ones take what is left.
        for mask in sorted(wanted, key=_width):
            for _ in range(wanted[mask]):
                masks = [KINDS.unit(u, use) for u in units]
                found = spendable(units, masks, mask, left)
                index = found[0]
                if len(found) > 1:
                    options = [Option("spend", word=units[i]) for i in found]
                    answer = yield Decision(player, "spend", options, f"{CR}409.1h", item)
                    index = found[options.index(answer)]
                units.pop(index)
                left[mask] -= 1
                if not left[mask]:
                    del left[mask]
        state.pools[player] = tuple(units)
    else:
        state.pools[player] = ()
    if state.trace is not None:
        rb.say(state, "paid", (f"{CR}409.1h",), player=player, amount=asked)


def _width(mask: int) -> int:
    return mask.bit_count()


def mana_burn(rb: Book, state: State) -> Ask:
    """300.3: as a phase ends, unused mana is lost and so much life with it."""
    for player in rb.turn_order(state, rb.turn_player(state)):
        lost = len(state.pools[player])
        if lost and not player_keeps_mana(rb, state):
            state.pools[player] = ()
            event = Event("lose life", 0, player, amount=lost, how=("mana burn",))
            event.data["rules"] = (f"{CR}300.3",)
            yield from happen(rb, state, [event])


def player_keeps_mana(rb: Book, state: State) -> bool:
    """Whether an effect lets mana stay in the pools of all players."""
    return "keeps mana" in table_of(rb, state).flags and any(
        "keeps mana" in chars.flags for chars in table_of(rb, state).chars.values()
    )
