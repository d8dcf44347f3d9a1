"""Adding resources while paying (164, 357.1.a, 429) and emptying rune pools (167)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.costs import Source, pay, payable
from adjudge.core.decisions import Decision, Option
from adjudge.core.reads import Ctx, chars_of, holds
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.pricing import ENERGY

Asking = Generator[Decision, Option, None]


def add_abilities(rb: Rulebook, state: State, player: int) -> list[tuple[int, int, Bound]]:
    """Activated abilities that add resources and can be used while paying (429.3).

    Each is given as the object, the index of the ability among its abilities, and the ability.
    """
    found: list[tuple[int, int, Bound]] = []
    for ident in rb.live_ids(state):
        obj = state.objs[ident]
        if not rb.may_have_adds(obj.name):
            continue
        chars = chars_of(rb, state, ident)
        if chars.controller != player:
            continue
        for index, bound in enumerate(chars.abilities):
            ability = bound.ability
            if isinstance(ability, v.Activated) and ability.adds and not bound.dormant:
                found.append((ident, index, bound))
    return found


def sources(rb: Rulebook, state: State, player: int, use: str, barred: int) -> list[Source]:
    """Ways to add resources, alike ones marked as such."""
    found: list[Source] = []
    for ident, index, bound in add_abilities(rb, state, player):
        if ident == barred:
            continue
        ability = bound.ability
        assert isinstance(ability, v.Activated)
        if not _usable(rb, state, bound, ability):
            continue
        obj = state.objs[ident]
        domains = chars_of(rb, state, ident).domains
        leaves = any(
            isinstance(a, v.Act) and a.verb != "exhaust" for a in _cost(ability).actions
        )
        option = Option("add", ident, index, "leaves" if leaves else "")
        alike = f"{obj.name}/{index}/{'exhausted' in obj.marks}/{domains}"
        converter = any(isinstance(p, v.PayTo | v.PayAnyAmount) for p in ability.body)
        if converter:
            found.append(Source(option, (), alike, converts=True))
        else:
            units = _units(ability, domains)
            if _usable_for(units, use):
                found.append(Source(option, units, alike))
    return found


def _cost(ability: v.Activated) -> v.Cost:
    return ability.cost if isinstance(ability.cost, v.Cost) else ability.cost.choices[0]


def _usable(rb: Rulebook, state: State, bound: Bound, ability: v.Activated) -> bool:
    """Its own cost: exhausting, killing or recycling the bearer; no resources."""
    obj = state.objs[bound.bearer]
    for action in _cost(ability).actions:
        if isinstance(action, v.Act) and action.verb == "exhaust" and "exhausted" in obj.marks:
            return False
    if _cost(ability).needs:
        return False
    if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
        return False
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


def _usable_for(units: tuple[str, ...], use: str) -> bool:
    return any(":" not in unit or unit.split(":")[1] == use for unit in units)


def use_source(rb: Rulebook, state: State, player: int, option: Option, energy: int) -> Asking:
    """429.3.a: the ability finalizes and resolves at once, without chain or priority."""
    chars = chars_of(rb, state, option.obj)
    bound = chars.abilities[option.arg]
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    item = Item(state.fresh_id(), "activated", option.obj, state.objs[option.obj].name, player)
    ctx = Ctx(rb, state, player, option.obj)
    ctx.giver = bound.giver
    ctx.draft = item
    domains = chars.domains
    yield from rb.execute(ctx, _cost(ability).actions)
    if any(isinstance(p, v.Act) and "own" in p.how for p in ability.body):
        ability_body = tuple(_with_domain(p, domains) for p in ability.body)
        yield from rb.execute(ctx, ability_body)
    else:
        yield from rb.execute(ctx, ability.body)
    if ability.times is not None:
        state.enter("used", bound.use_key())


def _with_domain(part: Any, domains: tuple[str, ...]) -> Any:
    """[C] of an object that left while paying is still power of its domain (164.2.b.1)."""
    if not isinstance(part, v.Act) or "own" not in part.how:
        return part
    kind = domains[0] if len(domains) == 1 else "any"
    return v.Act("add", amount=part.amount, who=part.who, label=part.label,
                 how=tuple(kind if w == "own" else w for w in part.how))


def empty_pools(rb: Rulebook, state: State) -> None:
    """167: unspent energy and power are lost."""
    for player in range(state.players):
        if state.pools[player]:
            rb.say(state, "pool empties", ("RB-CR@1.4:167",), player=player,
                   units=state.pools[player])
            state.pools[player] = ()


def pay_amount(rb: Rulebook, state: State, player: int, kinds: tuple[str, ...], item: int
               ) -> Generator[Decision, Option, int]:
    """Pay any amount of energy or power; more may be added meanwhile (444.2.c)."""
    paid = 0
    need = ENERGY if kinds == ENERGY else kinds
    while True:
        found = rb.sources(state, player, "")
        if not payable(state.pools[player], found, (need,), ""):
            return paid
        options = [Option("pay one"), Option("done")]
        answer = yield Decision(player, "pay amount", options, "RB-CR@1.4:444.2", item)
        if answer.verb == "done":
            return paid
        yield from pay(rb, state, player, (need,), "", item)
        paid += 1

