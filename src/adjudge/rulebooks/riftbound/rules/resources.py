"""Adding resources while paying (164, 357.1.a, 429) and emptying rune pools (167)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars, Table
from adjudge.core.costs import (
    NOTHING,
    UNIVERSAL,
    Means,
    Needs,
    Owed,
    Source,
    allows,
    pay,
    payable,
)
from adjudge.core.decisions import Decision, Option
from adjudge.core.reads import Ctx, chars_of, holds, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.states import is_active
from adjudge.rulebooks.riftbound.rules.totals import ENERGY

Asking = Generator[Decision, Option, None]
_NOTHING: Final[frozenset[int]] = frozenset()
ANY_USE: Final = "*"  # asks for sources of restricted resources too, whatever they are for


class Adder:
    """What one add ability of an object offers to a payment, prepared once.

    Attributes:
        ready: Source while the bearer is ready; `tired` while it is exhausted, None where its cost
            then can't be paid.
        restricted: Uses its units are restricted to; empty for none.
        bound: The ability, where more than the bearer's state must be looked at; else None.
    """

    __slots__ = ("bound", "ready", "restricted", "tired")

    def __init__(
        self, ident: int, name: str, index: int, bound: Bound, domains: tuple[str, ...], more: int
    ) -> None:
        """Prepare the ability of an object that adds `more` energy than it says."""
        ability = bound.ability
        assert isinstance(ability, v.Activated)
        cost = _cost(ability)
        verbs = [a.verb for a in cost.actions if isinstance(a, v.Act)]
        leaves = any(verb != "exhaust" for verb in verbs)
        option = Option("add", ident, index, "leaves" if leaves else "")
        converter = any(isinstance(p, (v.PayTo, v.PayAnyAmount)) for p in ability.body)
        units = () if converter else (*_units(ability, domains), *ENERGY * more)
        stem = f"{name}/{index}/{domains}/{more}"
        self.ready = Source(option, units, stem, converts=converter)
        self.tired = None
        if "exhaust" not in verbs:
            self.tired = Source(option, units, f"{stem}/exhausted", converts=converter)
        self.restricted = frozenset(u.split(":")[1] for u in units if ":" in u)
        special = ability.times is not None or ability.only_if is not None or bool(cost.needs)
        special = special or bound.under is not None
        self.bound = bound if special else None


class Offers:
    """The add abilities of one object.

    Attributes:
        ident: The object.
        adders: Its abilities.
        restricted: Whether some of what they add is restricted to a use.
    """

    __slots__ = ("adders", "ident", "restricted")

    def __init__(self, ident: int, adders: tuple[Adder, ...]) -> None:
        """Put the abilities of an object together."""
        self.ident = ident
        self.adders = adders
        self.restricted = any(adder.restricted for adder in adders)


Plain: TypeAlias = list[tuple[int, Source | None, Source | None]]
Adding: TypeAlias = tuple[list[Offers], bool, Plain | None]
"""What some objects add, and whether some of it is restricted to a use.

Where nothing of it hangs on more than its bearer's state: each bearer with its source while ready
and while exhausted.
"""


def offers_of(state: State, ident: int, chars: Chars) -> Offers:
    """Add abilities of an object, remembered with its characteristics (429.3)."""
    known: Offers | None = chars.adds
    if known is None:
        name = state.objs[ident].name
        more = chars.flags.get("added energy", 0)
        adders = tuple(
            Adder(ident, name, index, bound, chars.domains, more)
            for index, bound in enumerate(chars.abilities)
            if isinstance(bound.ability, v.Activated) and bound.ability.adds and not bound.dormant
        )
        known = chars.adds = Offers(ident, adders)
    return known


def sources(rb: Rulebook, state: State, player: int, use: str, barred: int) -> list[Source]:
    """Ways to add resources, alike ones marked as such; the list is shared, do not change it."""
    return means_of(rb, state, player, use, barred).sources


def means_of(rb: Rulebook, state: State, player: int, use: str, barred: int = 0) -> Means:
    """What a player's ways to add resources make for a use, without those of a barred object.

    Remembered until something changes: cards that cost the same are looked at one after the other.
    """
    table_of(rb, state)
    aimed = _aimed_at(rb, state, player) if state.items else _NOTHING
    bearers, restricted, plain = _adders(rb, state, player)
    key = (player, use if restricted else "", barred, aimed)
    known: Means | None = state.scratch.get(key)
    if known is not None:
        return known
    if plain is not None and not aimed and not barred:
        means = state.scratch[key] = Means(_of_plain(state, plain), use)
        return means
    found: list[Source] = []
    objs = state.objs
    lasting = True
    for offers in bearers:
        ident = offers.ident
        if ident == barred:
            continue
        tired = "exhausted" in objs[ident].marks
        for adder in offers.adders:
            source = adder.tired if tired else adder.ready
            if source is None or (ident in aimed and source.option.word == "leaves"):
                continue
            if adder.restricted and use != ANY_USE and not _allowed(adder, use):
                continue
            if adder.bound is not None:
                lasting = False  # it hangs on more than what empties the scratch
                if not _usable(rb, state, adder.bound):
                    continue
            found.append(source)
    means = Means(found, use)
    if lasting:
        state.scratch[key] = means
    return means


def _of_plain(state: State, plain: Plain) -> list[Source]:
    """Sources that nothing but their bearers' state hangs on, as it is now."""
    objs = state.objs
    found: list[Source] = []
    for bearer, ready, spent in plain:
        source = spent if "exhausted" in objs[bearer].marks else ready
        if source is not None:
            found.append(source)
    return found


def within_means(
    rb: Rulebook, state: State, player: int, needs: Needs, use: str, barred: int = 0
) -> bool:
    """Whether a player could pay needs from the pool and from what adds resources."""
    if not needs:
        return True
    return means_of(rb, state, player, use, barred).can_pay(state.pools[player], needs, use)


def _allowed(adder: Adder, use: str) -> bool:
    return any(allows(restriction, use) for restriction in adder.restricted)


def _adders(rb: Rulebook, state: State, player: int) -> Adding:
    """What a player has that adds resources, in board order, and whether any of it is restricted.

    Remembered while the objects on the board stay the same.
    """
    table = table_of(rb, state)
    memo: list[Adding] | None = table.lasting.get("adders")
    if memo is None:
        memo = table.lasting["adders"] = _all_adders(state, table)
    return memo[player]


def _all_adders(state: State, table: Table) -> list[Adding]:
    """The same for every player."""
    found: list[list[Offers]] = [[] for _ in range(state.players)]
    restricted = [False] * state.players
    for zone in _where_things_add(state):
        for ident in state.zones[zone]:
            chars = table.chars[ident]
            player = chars.controller
            if player < 0:
                continue
            offers = offers_of(state, ident, chars)
            if offers.adders:
                found[player].append(offers)
                if offers.restricted:
                    restricted[player] = True
    plain = [_plain(offers) for offers in found]
    return list(zip(found, restricted, plain, strict=True))


def _plain(bearers: list[Offers]) -> Plain | None:
    """Sources of objects of which nothing is restricted, limited or conditional, else None."""
    found: Plain = []
    for offers in bearers:
        if offers.restricted:
            return None
        for adder in offers.adders:
            if adder.bound is not None:
                return None
            found.append((offers.ident, adder.ready, adder.tired))
    return found


def _where_things_add(state: State) -> tuple[int, ...]:
    """Places and the zones of legends, in board order; remembered with the zones of the game."""
    memo = state.laid_out().memo
    known: tuple[int, ...] | None = memo.get("adders")
    if known is None:
        known = tuple(s.index for s in state.specs if s.place or s.area == "legend")
        memo["adders"] = known
    return known


def _aimed_at(rb: Rulebook, state: State, player: int) -> frozenset[int]:
    """357.3: what a player's play in progress targets; using it up would make the play illegal."""
    found: list[int] = []
    for item in state.items:
        if item.choices and item.pending and item.controller == player:
            found.extend(rb.targets_of(item))
    return frozenset(found) if found else _NOTHING


def _cost(ability: v.Activated) -> v.Cost:
    return ability.cost if isinstance(ability.cost, v.Cost) else ability.cost.choices[0]


def _usable(rb: Rulebook, state: State, bound: Bound) -> bool:
    """Use limit, condition, and no resources in its own cost."""
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    if _cost(ability).needs or not is_active(rb, state, bound):
        return False
    if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
        return False
    obj = state.objs[bound.bearer]
    return ability.only_if is None or holds(Ctx(rb, state, obj.control, obj.id), ability.only_if)


def _units(ability: v.Activated, domains: tuple[str, ...]) -> tuple[str, ...]:
    for part in ability.body:
        if isinstance(part, v.Act) and part.verb == "add":
            limit = next((w[5:] for w in part.how if w.startswith("only:")), "")
            kinds = [
                (domains[0] if len(domains) == 1 else "any") if w == "own" else w
                for w in part.how
                if not w.startswith("only:")
            ]
            return tuple(f"{k}:{limit}" if limit else k for k in kinds)
    return ()


def use_source(
    rb: Rulebook, state: State, player: int, option: Option, owed: Owed = NOTHING
) -> Asking:
    """429.3.a: the ability finalizes and resolves at once, without chain or priority."""
    chars = chars_of(rb, state, option.obj)
    bound = chars.abilities[option.arg]
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    item = Item(state.fresh_id(), "activated", option.obj, state.objs[option.obj].name, player)
    ctx = Ctx(rb, state, player, option.obj)
    ctx.giver = bound.giver
    ctx.draft = item
    item.data["owed"] = owed
    domains, more = chars.domains, chars.flags.get("added energy", 0)
    yield from rb.execute(ctx, _cost(ability).actions)
    if any(isinstance(p, v.Act) and "own" in p.how for p in ability.body):
        ability_body = tuple(_with_domain(p, domains) for p in ability.body)
        yield from rb.execute(ctx, ability_body)
    else:
        yield from rb.execute(ctx, ability.body)
    if more:
        yield from rb.execute(ctx, (v.Act("add", amount=1, how=ENERGY * more),))
    if ability.times is not None:
        state.enter("used", bound.use_key())


def _with_domain(part: v.Instruction, domains: tuple[str, ...]) -> v.Instruction:
    """[C] of an object that left while paying is still power of its domain (164.2.b.1)."""
    if not isinstance(part, v.Act) or "own" not in part.how:
        return part
    kind = domains[0] if len(domains) == 1 else "any"
    return v.Act(
        "add",
        amount=part.amount,
        who=part.who,
        label=part.label,
        how=tuple(kind if w == "own" else w for w in part.how),
    )


def empty_pools(rb: Rulebook, state: State, rule: str) -> None:
    """167: unspent energy and power are lost; `rule` says when."""
    for player in range(state.players):
        if state.pools[player]:
            rb.say(
                state,
                "pool empties",
                ("RB-CR@1.4:167", rule),
                player=player,
                units=state.pools[player],
            )
            state.pools[player] = ()


def pay_amount(ctx: Ctx, player: int, kinds: tuple[str, ...]) -> Generator[Decision, Option, int]:
    """Pay any amount of energy or power; more may be added meanwhile (444.2.c).

    What is turned into power in the midst of a payment leaves the rest of it payable (357.3).
    """
    rb, state = ctx.rb, ctx.state
    owed: Owed = NOTHING if ctx.draft is None else ctx.draft.data.get("owed", NOTHING)
    paid = 0
    need = ENERGY if kinds == ENERGY else kinds
    while True:
        found = rb.sources(state, player, "")
        if not payable(state.pools[player], found, (need,), ""):
            break
        options: list[Option] = []
        if _still_payable(ctx, player, owed, (need,), paid + 1):
            options.append(Option("pay one"))
        if not options or _still_payable(ctx, player, owed, (), paid):
            options.append(Option("done"))
        answer = yield Decision(player, "pay amount", options, "RB-CR@1.4:444.2", ctx.item)
        if answer.verb == "done":
            break
        yield from pay(rb, state, player, (need,), "", ctx.item)
        paid += 1
    if paid:
        spent = paid if need == ENERGY else 0
        rb.say(
            state, "paid", ("RB-CR@1.4:204.3.b",), player=player, energy=spent, power=paid - spent
        )
    return paid


def _still_payable(ctx: Ctx, player: int, owed: Owed, more: Needs, made: int) -> bool:
    """Whether what is owed, and more of it, can be paid with that much power made of energy."""
    if not owed.needs:
        return True
    pool = (*ctx.state.pools[player], *(UNIVERSAL,) * made)
    found = ctx.rb.sources(ctx.state, player, owed.use)
    return payable(pool, found, (*owed.needs, *more), owed.use)
