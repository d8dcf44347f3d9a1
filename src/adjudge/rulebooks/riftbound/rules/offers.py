"""What the add abilities of an object offer to a payment (429.3), prepared once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars
from adjudge.core.costs import Source
from adjudge.core.decisions import Option
from adjudge.core.reads import Ctx, holds, value
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.rules.bodies import REMEMBERED
from adjudge.rulebooks.riftbound.rules.timing import REACTION
from adjudge.rulebooks.riftbound.rules.totals import ENERGY


def cost_of(ability: v.Activated) -> v.Cost:
    """The cost of an add ability."""
    return ability.cost if isinstance(ability.cost, v.Cost) else ability.cost.choices[0]


def units_of(act: v.Act, domains: tuple[str, ...]) -> tuple[str, ...]:
    """Units that an add instruction of an object of some domains makes each time.

    [C] of an object of several domains is power of any kind.
    """
    limit = next((w[5:] for w in act.how if w.startswith("only:")), "")
    kinds = [
        (domains[0] if len(domains) == 1 else "any") if w == "own" else w
        for w in act.how
        if not w.startswith("only:")
    ]
    return tuple(f"{k}:{limit}" if limit else k for k in kinds)


def units_now(ctx: Ctx, body: v.Body, domains: tuple[str, ...]) -> tuple[str, ...]:
    """Units that a body would make as things stand."""
    instead = {p.label for p in body if isinstance(p, v.InsteadOf) and holds(ctx, p.cond)}
    found: tuple[str, ...] = ()
    for part in body:
        if isinstance(part, v.InsteadOf):
            if part.label in instead:
                found += units_now(ctx, part.body, domains)
        elif isinstance(part, v.If):
            then = part.then if holds(ctx, part.cond) else part.otherwise
            found += units_now(ctx, then, domains)
        elif isinstance(part, v.Act) and part.verb == "add" and part.label not in instead:
            found += units_of(part, domains) * (value(ctx, part.amount or 1) or 0)
    return found


def _adds(body: v.Body) -> Iterator[v.Act]:
    """Add instructions of a body, on whatever condition they are carried out."""
    for part in body:
        if isinstance(part, v.Act) and part.verb == "add":
            yield part
        elif isinstance(part, v.If):
            yield from _adds((*part.then, *part.otherwise))
        elif isinstance(part, v.InsteadOf):
            yield from _adds(part.body)


def _converts(body: v.Body) -> str:
    """What a body makes of any amount that is paid; empty where it makes a number of its own."""
    if not any(isinstance(part, (v.PayTo, v.PayAnyAmount)) for part in body):
        return ""
    return "energy" if any("energy" in act.how for act in _adds(body)) else "any"


def _varies(body: v.Body) -> bool:
    """Whether what a body makes hangs on more than the text."""
    return any(isinstance(part, (v.If, v.InsteadOf)) for part in body) or any(
        not isinstance(act.amount or 1, int) for act in _adds(body)
    )


class Kind:
    """What an add ability offers whoever of its card has it, worked out once for each text.

    Attributes:
        ability: The text.
        ready: Source while the bearer is ready; `tired` while it is exhausted, None where its cost
            then can't be paid. Those of the bearers have options of their own.
        restricted: Uses its units are restricted to; empty for none.
        varies: Whether what it makes hangs on more than its text, so that it is read each time.
        special: Whether more than the bearer's state must be looked at.
        verb: What the bearer does for an ability that says nothing else than "exhaust (or recycle)
            me: add this"; else empty.
        gives: What such an ability adds, one event after the other.
    """

    __slots__ = ("ability", "gives", "ready", "restricted", "special", "tired", "varies", "verb")

    def __init__(self, ability: v.Activated, index: int, name: str, chars: Chars) -> None:
        """Work out an ability of a card, by its index there."""
        self.ability = ability
        domains, more = chars.domains, chars.flags.get("added energy", 0)
        cost = cost_of(ability)
        verbs = [a.verb for a in cost.actions if isinstance(a, v.Act)]
        leaves = any(verb != "exhaust" for verb in verbs)
        option = Option("add", 0, index, "leaves" if leaves else "")
        converter = _converts(ability.body)
        self.varies = not converter and _varies(ability.body)
        own: tuple[str, ...] = ()
        if not converter and not self.varies:
            for act in _adds(ability.body):
                own += units_of(act, domains) * (act.amount if isinstance(act.amount, int) else 1)
        units = () if converter else (*own, *ENERGY * more)
        stem = f"{name}/{index}/{domains}/{more}"
        tires = "exhaust" in verbs
        takes = sum(need.count for need in cost.needs)
        self.ready = Source(option, units, stem, converts=converter, tires=tires, takes=takes)
        self.tired: Source | None = None
        if not tires:
            self.tired = Source(option, units, f"{stem}/exhausted", converts=converter, takes=takes)
        limits = (word for act in _adds(ability.body) for word in act.how)
        self.restricted = frozenset(w[5:] for w in limits if w.startswith("only:"))
        self.special = (
            self.varies
            or ability.times is not None
            or ability.only_if is not None
            or bool(cost.needs)
        )
        self.verb = _only_verb(ability)
        self.gives = (own, ENERGY * more) if more else (own,)


_EXHAUST_ME: Final = v.Act("exhaust", on=v.Me())
_RECYCLE_ME: Final = v.Act("recycle", on=v.Me())


def _only_verb(ability: v.Activated) -> str:
    """What is done to the bearer of an ability that does nothing else and adds units once."""
    actions, body = cost_of(ability).actions, ability.body
    if len(actions) != 1 or len(body) != 1 or ability.times is not None or cost_of(ability).needs:
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
        if len(_KINDS) > REMEMBERED:
            _KINDS.clear()
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


Plain: TypeAlias = tuple[int, list[Source], list[Source]]
"""An object with its sources while it is ready and while it is exhausted."""


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
        plain = True
        for adder in adders:
            if adder.ready.option.word == "leaves":
                self.leaves = True
            if adder.kind.restricted:
                self.restricted = True
            if adder.kind.restricted or adder.bound is not None:
                plain = False
        ready = [adder.ready for adder in adders]
        tired = [adder.tired for adder in adders if adder.tired is not None]
        self.plain: Plain | None = (ident, ready, tired) if plain else None

    def exhausted(self) -> list[tuple[Source, Source | None]]:
        """Each source with what it becomes as the object is exhausted."""
        return [(adder.ready, adder.tired) for adder in self.adders]


NO_OFFERS: Final = Offers(0, ())


def offers_of(state: State, ident: int, chars: Chars) -> Offers:
    """Add abilities of an object, remembered with its characteristics (429.3)."""
    known: Offers | None = chars.adds
    if known is None:
        adders: list[Adder] = []
        for index, bound in enumerate(chars.abilities):
            ability = bound.ability
            if bound.dormant or not isinstance(ability, v.Activated) or not ability.adds:
                continue
            if ability.speed == REACTION:  # 357.1.a, 429.3: no other is used while paying
                kind = _kind(ability, index, state.objs[ident].name, chars)
                adders.append(Adder(ident, index, bound, kind))
        known = chars.adds = Offers(ident, tuple(adders)) if adders else NO_OFFERS
    return known
