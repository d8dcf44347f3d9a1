"""Adding resources while paying (164, 357.1.a, 429) and emptying rune pools (167)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, TypeAlias

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
    payable,
)
from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen, let, take_snapshot, unheard
from adjudge.core.paying import Kept, pay
from adjudge.core.reads import Ctx, chars_of, holds, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.riftbound.rules.offers import (
    NO_OFFERS,
    Adder,
    Kind,
    Offers,
    Plain,
    cost_of,
    offers_of,
    units_now,
)
from adjudge.rulebooks.riftbound.rules.states import is_active
from adjudge.rulebooks.riftbound.rules.table import NEVER_RECYCLED
from adjudge.rulebooks.riftbound.rules.totals import ENERGY
from adjudge.rulebooks.riftbound.rules.using import source_of, used_of

Asking = Generator[Decision, Option, None]
_NOTHING: Final[frozenset[int]] = frozenset()
ANY_USE: Final = "*"  # asks for sources of restricted resources too, whatever they are for


Adding: TypeAlias = tuple[list[Offers], bool, list[Plain] | None]
"""What some objects add, and whether some of it is restricted to a use.

Where nothing of it hangs on more than its bearer's state: the sources.
"""


def sources(rb: Rulebook, state: State, player: int, use: str, barred: int) -> list[Source]:
    """Ways to add resources, alike ones marked as such; the list is shared, do not change it."""
    return means_of(rb, state, player, use, barred).sources


def means_of(rb: Rulebook, state: State, player: int, use: str, barred: int = 0) -> Means:
    """What a player's ways to add resources make for a use, without those of a barred object.

    Remembered until something changes: cards that cost the same are looked at one after the other.
    """
    if state.dirty:
        rb.rebuild(state)
    bearers, restricted, plain = _adders(state, player)
    aimed = _aimed_at(rb, state, player) if state.items else _NOTHING
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
                source = _as_it_stands(rb, state, adder.bound, source, varies=adder.kind.varies)
                if source is None:
                    continue
            found.append(source)
    means = Means(found, use)
    if lasting:
        state.scratch[key] = means
    return means


def _of_plain(state: State, plain: list[Plain]) -> list[Source]:
    """Sources that nothing but their bearers' state hangs on, as it is now."""
    objs = state.objs
    found: list[Source] = []
    for bearer, ready, tired in plain:
        found += tired if "exhausted" in objs[bearer].marks else ready
    return found


def leaving(rb: Rulebook, state: State, player: int) -> frozenset[int]:
    """What a player can use up to make resources, runes aside."""
    table = table_of(rb, state)
    bearers, _, _ = _adders(state, player)
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


def _adders(state: State, player: int) -> Adding:
    """What a player has that adds resources, in board order, and whether any of it is restricted.

    Remembered while the objects on the board stay the same. The table is up to date.
    """
    table: Table = state.table
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
            if offers is not NO_OFFERS and chars.controller >= 0:
                found[chars.controller].append(offers)
    return [_added(bearers) for bearers in found]


def _added(bearers: list[Offers]) -> Adding:
    """What the objects of one player add."""
    plain: list[Plain] | None = []
    restricted = False
    for offers in bearers:
        if offers.restricted:
            restricted = True
        if plain is not None:
            if offers.plain is None:
                plain = None
            else:
                plain.append(offers.plain)
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
    """357.3: what a player's play in progress targets; using it up would make the play illegal.

    Of that only what can be used up. Whether anything chosen can is looked at first.
    """
    found = _NOTHING
    for item in state.items:
        if item.choices and item.pending and item.controller == player:
            for chosen in item.choices.values():
                if _used_up(state, chosen):
                    found |= _used_up(state, rb.targets_of(item))
                    break
    return found


def _used_up(state: State, idents: Sequence[int]) -> frozenset[int]:
    """Objects that can be used up to make resources."""
    computed: dict[int, Chars] = state.table.chars
    for ident in idents:
        chars = computed.get(ident)
        if chars is not None and offers_of(state, ident, chars).leaves:
            break
    else:
        return _NOTHING
    return frozenset(
        [i for i in idents if i in computed and offers_of(state, i, computed[i]).leaves]
    )


def _usable(rb: Rulebook, state: State, bound: Bound) -> bool:
    """Use limit, condition, and no resources in its own cost but power of any kind."""
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    if any(need.kinds for need in cost_of(ability).needs) or not is_active(rb, state, bound):
        return False
    if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
        return False
    obj = state.objs[bound.bearer]
    return ability.only_if is None or holds(Ctx(rb, state, obj.control, obj.id), ability.only_if)


def _as_it_stands(
    rb: Rulebook, state: State, bound: Bound, source: Source, *, varies: bool
) -> Source | None:
    """A source with what its ability makes now; None where it can't be used."""
    if not _usable(rb, state, bound):
        return None
    if not varies:
        return source
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    ident = bound.bearer
    chars = chars_of(rb, state, ident)
    ctx = Ctx(rb, state, state.objs[ident].control, ident)
    ctx.giver = bound.giver
    more = ENERGY * chars.flags.get("added energy", 0)
    return source.making((*units_now(ctx, ability.body, chars.domains), *more))


def use_source(
    rb: Rulebook, state: State, player: int, option: Option, owed: Owed = NOTHING
) -> Asking:
    """429.3.a: the ability finalizes and resolves at once, without chain or priority."""
    chars = chars_of(rb, state, option.obj)
    bound = chars.abilities[option.arg]
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    told: Event | None = None
    if not unheard(rb, state, "activate"):
        told = used_of(source_of(state, bound), player, 0, cost_of(ability))
        told.snap = take_snapshot(rb, state, told.obj)
    adder = _adder(offers_of(state, option.obj, chars), option.arg)
    if "gear" in chars.types:
        state.enter("gear abilities played", player)
    if adder is not None and _is_simple(state, option.obj, adder.kind.verb, chars):
        yield from _use_simply(rb, state, player, bound, adder.kind)
    else:
        yield from _use_fully(rb, state, player, option, owed)
    if told is not None:
        yield from happen(rb, state, [told])


def _use_fully(rb: Rulebook, state: State, player: int, option: Option, owed: Owed) -> Asking:
    """Follow the text of an ability that does more than to add."""
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
    needs = tuple(need.kinds for need in cost_of(ability).needs for _ in range(need.count))
    if needs:
        kept = Kept(owed, units_now(ctx, ability.body, chars.domains))
        yield from pay(rb, state, player, needs, "", item.id, option.obj, kept)
    yield from rb.execute(ctx, cost_of(ability).actions)
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
    return bool(verb) and NEVER_RECYCLED.isdisjoint(chars.types)


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
    alone = kind.verb == "exhaust" and unheard(rb, state, "exhaust") and unheard(rb, state, "add")
    table, known = state.table, state.scratch
    for event in events:
        if bound.giver != ident:
            event.data["bearer"] = ident
        yield from let(rb, state, event)
    if alone and known and table is state.table and not state.dirty:
        _keep_means(state, player, known, offers_of(state, ident, table.chars[ident]))


def _keep_means(state: State, player: int, known: dict[Any, Any], offers: Offers) -> None:
    """Hand on what there was to pay with before an object of a player was exhausted.

    What is remembered of that hangs on nothing but the bearers' states and on what lies where
    (`means_of`); of these only that of this object is another one.
    """
    uses = offers.exhausted()
    for key, means in known.items():
        if isinstance(means, Means):
            state.scratch[key] = means.spent(uses) if key[0] == player else means


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
    makes = UNIVERSAL if kinds == ENERGY else "energy"
    again = Source(Option("pay one"), (), "", converts=makes)
    while True:
        found = rb.sources(state, player, "")
        if not payable(state.pools[player], found, (need,), ""):
            break
        options: list[Option] = []
        kept = Kept(owed, (makes,) * (paid + 1), again)
        if _still_payable(ctx, player, kept, (need,)):
            options.append(Option("pay one"))
        if not options or _still_payable(ctx, player, Kept(owed, (makes,) * paid), ()):
            options.append(Option("done"))
        answer = yield Decision(player, "pay amount", options, "RB-CR@1.4:444.2", ctx.item)
        if answer.verb == "done":
            break
        yield from pay(rb, state, player, (need,), "", ctx.item, 0, kept)
        paid += 1
    if paid:
        spent = paid if need == ENERGY else 0
        rb.say(
            state, "paid", ("RB-CR@1.4:204.3.b",), player=player, energy=spent, power=paid - spent
        )
    return paid


def _still_payable(ctx: Ctx, player: int, kept: Kept, more: Needs) -> bool:
    """Whether what is kept for later, and something more, can be paid."""
    owed = kept.owed
    if not owed.needs:
        return True
    pool = (*ctx.state.pools[player], *kept.units)
    found = [*ctx.rb.sources(ctx.state, player, owed.use), *kept.more]
    return payable(pool, found, (*owed.needs, *more), owed.use)
