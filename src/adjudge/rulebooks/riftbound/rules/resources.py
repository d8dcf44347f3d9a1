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
from adjudge.core.events import let, take_snapshot
from adjudge.core.reads import Ctx, chars_of, holds, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.riftbound.rules.states import is_active
from adjudge.rulebooks.riftbound.rules.totals import ENERGY

Asking = Generator[Decision, Option, None]
_NOTHING: Final[frozenset[int]] = frozenset()
_STAYS: Final = frozenset(("battlefield", "legend"))  # 185.2.e: can't be recycled
ANY_USE: Final = "*"  # asks for sources of restricted resources too, whatever they are for


class Kind:
    """What an add ability offers whoever of its card has it, worked out once for each text.

    Attributes:
        ability: The text.
        ready: Source while the bearer is ready; `tired` while it is exhausted, None where its cost
            then can't be paid. Those of the bearers have options of their own.
        restricted: Uses its units are restricted to; empty for none.
        special: Whether more than the bearer's state must be looked at.
        verb: What the bearer does for an ability that says nothing else than "exhaust (or recycle)
            me: add this"; else empty.
        gives: What such an ability adds, one event after the other.
    """

    __slots__ = ("ability", "gives", "ready", "restricted", "special", "tired", "verb")

    def __init__(self, ability: v.Activated, index: int, name: str, chars: Chars) -> None:
        """Work out an ability of a card, by its index there."""
        self.ability = ability
        domains, more = chars.domains, chars.flags.get("added energy", 0)
        cost = _cost(ability)
        verbs = [a.verb for a in cost.actions if isinstance(a, v.Act)]
        leaves = any(verb != "exhaust" for verb in verbs)
        option = Option("add", 0, index, "leaves" if leaves else "")
        converter = any(isinstance(p, (v.PayTo, v.PayAnyAmount)) for p in ability.body)
        own = () if converter else _units(ability, domains)
        units = () if converter else (*own, *ENERGY * more)
        stem = f"{name}/{index}/{domains}/{more}"
        self.ready = Source(option, units, stem, converts=converter)
        self.tired: Source | None = None
        if "exhaust" not in verbs:
            self.tired = Source(option, units, f"{stem}/exhausted", converts=converter)
        self.restricted = frozenset(u.split(":")[1] for u in units if ":" in u)
        self.special = ability.times is not None or ability.only_if is not None or bool(cost.needs)
        self.verb = _only_verb(ability)
        self.gives = (own, ENERGY * more) if more else (own,)


_EXHAUST_ME: Final = v.Act("exhaust", on=v.Me())
_RECYCLE_ME: Final = v.Act("recycle", on=v.Me())


def _only_verb(ability: v.Activated) -> str:
    """What is done to the bearer of an ability that does nothing else and adds units once."""
    actions, body = _cost(ability).actions, ability.body
    if len(actions) != 1 or len(body) != 1 or ability.times is not None:
        return ""
    paid, added = actions[0], body[0]
    if not isinstance(added, v.Act) or added.amount not in (None, 1):
        return ""
    if paid not in (_EXHAUST_ME, _RECYCLE_ME):
        return ""
    plain = added == v.Act("add", amount=added.amount, how=added.how)
    return paid.verb if plain and isinstance(paid, v.Act) else ""


_KINDS: Final[dict[tuple[int, int, str, tuple[str, ...], int], Kind]] = {}


def _kind(ability: v.Activated, index: int, name: str, chars: Chars) -> Kind:
    """What an add ability offers; remembered by the text, which lives on with its card."""
    key = (id(ability), index, name, chars.domains, chars.flags.get("added energy", 0))
    known = _KINDS.get(key)
    if known is None or known.ability is not ability:
        known = _KINDS[key] = Kind(ability, index, name, chars)
    return known


class Adder:
    """One add ability of an object.

    Attributes:
        kind: What it offers.
        ready: Source while the bearer is ready.
        tired: Source while it is exhausted, None where its cost then can't be paid.
        bound: The ability, where more than the bearer's state must be looked at; else None.
    """

    __slots__ = ("bound", "kind", "ready", "tired")

    def __init__(self, ident: int, index: int, bound: Bound, kind: Kind) -> None:
        """Let an object have the ability, as the one of its abilities with that index."""
        self.kind = kind
        option = Option("add", ident, index, kind.ready.option.word)
        self.ready = kind.ready.of(option)
        self.tired = None if kind.tired is None else kind.tired.of(option)
        self.bound = bound if kind.special or bound.under is not None else None


Plain: TypeAlias = list[tuple[int, Source, Source | None]]
"""Each bearer with its source while ready and while exhausted."""


class Offers:
    """The add abilities of one object.

    Attributes:
        ident: The object.
        adders: Its abilities.
        restricted: Whether some of what they add is restricted to a use.
        plain: Its sources where nothing of it hangs on more than its own state, else None.
        leaves: Whether it is used up by one of them.
    """

    __slots__ = ("adders", "ident", "leaves", "plain", "restricted")

    def __init__(self, ident: int, adders: tuple[Adder, ...]) -> None:
        """Put the abilities of an object together."""
        self.ident = ident
        self.adders = adders
        self.restricted = False
        self.leaves = False
        self.plain: Plain | None = []
        for adder in adders:
            if adder.ready.option.word == "leaves":
                self.leaves = True
            if adder.kind.restricted:
                self.restricted = True
            if adder.kind.restricted or adder.bound is not None:
                self.plain = None
            elif self.plain is not None:
                self.plain.append((ident, adder.ready, adder.tired))


_NO_OFFERS: Final = Offers(0, ())
Adding: TypeAlias = tuple[list[Offers], bool, Plain | None]
"""What some objects add, and whether some of it is restricted to a use.

Where nothing of it hangs on more than its bearer's state: the sources.
"""


def offers_of(state: State, ident: int, chars: Chars) -> Offers:
    """Add abilities of an object, remembered with its characteristics (429.3)."""
    known: Offers | None = chars.adds
    if known is None:
        adders: list[Adder] = []
        for index, bound in enumerate(chars.abilities):
            ability = bound.ability
            if isinstance(ability, v.Activated) and ability.adds and not bound.dormant:
                kind = _kind(ability, index, state.objs[ident].name, chars)
                adders.append(Adder(ident, index, bound, kind))
        known = chars.adds = Offers(ident, tuple(adders)) if adders else _NO_OFFERS
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
            if adder.kind.restricted and use != ANY_USE and not _allowed(adder, use):
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


def leaving(rb: Rulebook, state: State, player: int) -> frozenset[int]:
    """What a player can use up to make resources, runes aside."""
    table = table_of(rb, state)
    bearers, _, _ = _adders(rb, state, player)
    for offers in bearers:
        if offers.leaves and "rune" not in table.chars[offers.ident].types:
            break
    else:
        return _NOTHING
    used_up = (s.option.obj for s in sources(rb, state, player, ANY_USE, 0) if s.option.word)
    return frozenset(i for i in used_up if "rune" not in table.chars[i].types)


def within_means(
    rb: Rulebook, state: State, player: int, needs: Needs, use: str, barred: int = 0
) -> bool:
    """Whether a player could pay needs from the pool and from what adds resources."""
    if not needs:
        return True
    return means_of(rb, state, player, use, barred).can_pay(state.pools[player], needs, use)


def _allowed(adder: Adder, use: str) -> bool:
    return any(allows(restriction, use) for restriction in adder.kind.restricted)


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
    known = table.chars
    for zone in _where_things_add(state):
        for ident in state.zones[zone]:
            chars = known[ident]
            offers: Offers | None = chars.adds
            if offers is None:
                offers = offers_of(state, ident, chars)
            if offers is not _NO_OFFERS and chars.controller >= 0:
                found[chars.controller].append(offers)
    return [_added(bearers) for bearers in found]


def _added(bearers: list[Offers]) -> Adding:
    """What the objects of one player add."""
    plain: Plain | None = []
    restricted = False
    for offers in bearers:
        if offers.restricted:
            restricted = True
        if plain is not None:
            if offers.plain is None:
                plain = None
            else:
                plain += offers.plain
    return bearers, restricted, plain


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
    adder = _adder(offers_of(state, option.obj, chars), option.arg)
    if adder is not None and _is_simple(state, option.obj, adder.kind.verb, chars):
        yield from _use_simply(rb, state, player, bound, adder.kind)
        return
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


def _adder(offers: Offers, index: int) -> Adder | None:
    """The add ability of an object with an index."""
    for adder in offers.adders:
        if adder.ready.option.arg == index:
            return adder
    return None


def _is_simple(state: State, ident: int, verb: str, chars: Chars) -> bool:
    """Whether an ability does what it can to its bearer and adds units, and nothing else."""
    if verb == "exhaust":
        return "exhausted" not in state.objs[ident].marks
    return bool(verb) and _STAYS.isdisjoint(chars.types)


def _use_simply(rb: Rulebook, state: State, player: int, bound: Bound, kind: Kind) -> Asking:
    """Let the events of such an ability happen as they would if its text was followed.

    Who hears of them, replaces or forbids them finds the same events; only the text, which names
    no other object, is not read again, and no outcome is kept, which nothing asks for.
    """
    state.fresh_id()  # the ability's own
    ident = bound.bearer
    paid = Event(kind.verb, ident, player, bound.giver)
    events = [paid]
    if kind.verb in rb.leaving:
        paid.place = state.objs[ident].zone
        paid.snap = take_snapshot(rb, state, ident)
    for units in kind.gives:
        event = Event("add", 0, player, bound.giver, amount=len(units))
        event.data["units"] = units
        events.append(event)
    for event in events:
        if bound.giver != ident:
            event.data["bearer"] = ident
        yield from let(rb, state, event)


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
