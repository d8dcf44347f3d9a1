"""Keyword abilities (502): what each is short for. Those that rules read have no entry."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.rulebooks.magic.rules.table import REMOVED

TIME: Final = "time"
"""The kind of the counters on a suspended card."""
_ME: Final = v.Same(v.Me())
_DAMAGE: Final = ("damage", "damage player")


def equip(cost: v.Cost | v.AnyCost) -> v.Activated:
    """502.33: attach it to target creature you control, any time you could play a sorcery."""
    target = v.Target("equip", v.IsType("creature") & v.Friendly())
    return v.Activated(cost, (v.Act("attach", on=v.Me(), by=target),), "sorcery", keyword="Equip")


def cycling(cost: v.Cost | v.AnyCost) -> v.Activated:
    """Pay and discard this card: draw a card."""
    assert isinstance(cost, v.Cost)
    paid = v.Cost(cost.needs, (*cost.actions, v.Act("discard", on=v.Me())))
    return v.Activated(paid, (v.Act("draw", amount=1),), areas=("hand",), keyword="Cycling")


def dredge(number: v.Value) -> v.Replacement:
    """502.49: in the graveyard, in place of a draw; only with that many cards in the library."""
    return v.Replacement(
        v.When(("draw",), by=v.You()),
        (v.Act("mill", amount=number), v.Act("return", on=v.Me())),
        optional=True,
        cond=v.Compare(v.PlayerStat(v.You(), "library"), ">=", number),
        areas=("graveyard",),
        label="dredge",
    )


def madness(cost: v.Cost) -> v.Replacement:
    """502.24: it may be discarded into the removed zone, and then be played for this cost."""
    card = v.Noted("madness")
    played = v.PlayCard(on=card, optional=True, cost=cost, label="played")
    later = v.DoThis((played, v.If(v.Did("played"), (), (v.Act("put in graveyard", on=card),))))
    return v.Replacement(
        v.When(("discard",), _ME),
        (v.Act("remove", on=v.Me(), label="madness"), later),
        optional=True,
        areas=("hand",),
    )


def suspend() -> tuple[v.Ability, ...]:
    """502.59: a time counter goes each upkeep; without the last one it is played for nothing.

    A creature that was played so has haste.
    """
    ticking = v.Triggered(
        v.When(("upkeep",), by=v.You()),
        (v.Act("remove counter", on=v.Me(), amount=1, how=(TIME,)),),
        v.Matches(v.Me(), v.Marked(TIME)),
        areas=(REMOVED,),
        keyword="Suspend",
    )
    played = v.Triggered(
        v.When(("remove counter",), _ME, how=(TIME,)),
        (v.PlayCard(on=v.Me(), ignore=("all",), how=("suspend",)),),
        v.Matches(v.Me(), ~v.Marked(TIME)),
        areas=(REMOVED,),
        keyword="Suspend",
    )
    haste = v.Static((v.Gain("Haste"),), cond=v.Paid("suspend"))
    return ticking, played, haste


def expand(keyword: v.Keyword) -> tuple[v.Ability, ...]:
    """Abilities that a keyword is short for."""
    name = keyword.name
    if name == "Equip" and keyword.cost is not None:
        return (equip(keyword.cost),)
    if name == "Cycling" and keyword.cost is not None:
        return (cycling(keyword.cost),)
    if name == "Dredge":
        return (dredge(keyword.value),)
    if name == "Madness" and isinstance(keyword.cost, v.Cost):
        return (madness(keyword.cost),)
    if name == "Lifelink":
        return (_LIFELINK,)
    if name == "Suspend":
        return suspend()
    if name == "Flanking":
        return (_FLANKING,)
    return ()


# In 2006 "gain that much life" was a triggered ability; each instance triggers (402.7).
_LIFELINK: Final = v.Triggered(
    v.When(_DAMAGE, source=_ME),
    (v.Act("gain life", amount=v.EventAmount()),),
    keyword="Lifelink",
)
_FLANKING: Final = v.Triggered(
    v.When(("blocked by",), _ME, source=~v.Has("Flanking")),
    (v.Lasting((v.Raise("power", -1), v.Raise("toughness", -1)), to=v.EventSource()),),
    keyword="Flanking",
)
