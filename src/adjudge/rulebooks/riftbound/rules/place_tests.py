"""Tests of a place: what battlefields may be like (170.11, 190, 740.2.a)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.reads import Ctx, chars_of, place_of, players
from adjudge.rulebooks.riftbound.rules.states import alone
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    battlefield_object,
    unit_players,
    units_at,
)


def _occupied(ctx: Ctx, zone: int) -> bool:
    """170.11.a."""
    return bool(units_at(ctx.rb, ctx.state, zone))


def _uncontrolled(ctx: Ctx, zone: int) -> bool:
    """170.11.b."""
    return battlefield_object(ctx.state, zone).control == NOBODY


def _open(ctx: Ctx, zone: int) -> bool:
    """170.11.c: unoccupied and uncontrolled."""
    return not _occupied(ctx, zone) and _uncontrolled(ctx, zone)


def _yours(ctx: Ctx, zone: int) -> bool:
    return battlefield_object(ctx.state, zone).control == ctx.you


def _friendly(ctx: Ctx, zone: int) -> bool:
    """Controlled by the reader or a teammate (489.8.e)."""
    control = battlefield_object(ctx.state, zone).control
    return control != NOBODY and control in players(ctx, v.YouAndAllies())


def _other(ctx: Ctx, zone: int) -> bool:
    """Not the place where the bearer is."""
    return zone != place_of(ctx, ctx.me)


def _enemy_held(ctx: Ctx, zone: int) -> bool:
    return battlefield_object(ctx.state, zone).control not in (NOBODY, ctx.you)


def _with_enemies(ctx: Ctx, zone: int) -> bool:
    """Units of an opponent are there."""
    return any(
        chars_of(ctx.rb, ctx.state, i).controller not in (ctx.you, NOBODY)
        for i in units_at(ctx.rb, ctx.state, zone)
    )


def _with_yours(ctx: Ctx, zone: int) -> bool:
    """Units of the reader are there."""
    return ctx.you in unit_players(ctx.rb, ctx.state, zone)


def _with_two(ctx: Ctx, zone: int) -> bool:
    """Exactly two units are there, whoever controls them."""
    return len(units_at(ctx.rb, ctx.state, zone)) == 2


def _with_lone_enemy(ctx: Ctx, zone: int) -> bool:
    """740.2.a: an enemy unit is alone there."""
    return any(
        chars_of(ctx.rb, ctx.state, i).controller != ctx.you and alone(ctx, i)
        for i in units_at(ctx.rb, ctx.state, zone)
    )


def _attacked(ctx: Ctx, zone: int) -> bool:
    """The reader is the attacker in the combat there."""
    return ctx.state.vars["combat"] == zone and ctx.state.vars["attacker"] == ctx.you


def _conquered_this_turn(ctx: Ctx, zone: int) -> bool:
    return ctx.state.count("conquered place", ctx.you, zone) > 0


PLACES: Final[dict[str, Callable[[Ctx, int], bool]]] = {
    "occupied": _occupied,
    "uncontrolled": _uncontrolled,
    "open": _open,
    "yours": _yours,
    "friendly": _friendly,
    "other": _other,
    "enemy": _enemy_held,
    "with enemies": _with_enemies,
    "with yours": _with_yours,
    "with two units": _with_two,
    "with a lone enemy": _with_lone_enemy,
    "attacked": _attacked,
    "conquered this turn": _conquered_this_turn,
}
