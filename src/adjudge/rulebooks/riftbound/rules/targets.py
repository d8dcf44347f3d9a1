"""Choosing and re-checking targets (355.3-355.14, 359.3.e, 756-758, 811.1.d).

One set of checks serves the options while an item is played, the explanation of a refusal and the
re-check on resolution.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from adjudge.core import targets
from adjudge.core import vocab as v
from adjudge.core.choosing import completable
from adjudge.core.decisions import Decision, Option
from adjudge.core.noticing import reader
from adjudge.core.reads import (
    Ctx,
    chars_of,
    controller_of,
    item_of,
    matching,
    named_areas,
    passing,
    place_of,
    players,
    standing,
    table_of,
    test,
)
from adjudge.core.rulebook import Node, Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.bodies import (
    choices_in,
    choices_within,
    elsewhere_only,
    modes_in,
)
from adjudge.rulebooks.riftbound.rules.table import base_of, battlefields, unit_players

Choosing = Generator[Decision, Option, None]
_BOARD: Final = frozenset(("place", "battlefield", "base"))


def item_ctx(rb: Rulebook, state: State, item: Item, *, draft: bool = False) -> Ctx:
    """Bindings of an item; `draft` reads the record itself, which is not on the chain."""
    you = -1 if item.data.get("nobody") else item.controller
    ctx = Ctx(rb, state, you, item.id if item.kind == "card" else item.bearer)
    ctx.giver = ctx.me if item.kind == "card" else item.giver
    ctx.item = item.id
    ctx.event = item.event
    ctx.snap = item.snap
    if item.notes:
        ctx.notes = dict(item.notes)
    lost = item.data.get("lost")
    if lost:
        ctx.lost = {**ctx.lost, **lost}
    if draft:
        ctx.draft = item
        if item.kind == "card":
            ctx.me = ctx.giver = item.obj
    return ctx


# --------------------------------------------------------------------------- candidates


def hidden_place(ctx: Ctx) -> int:
    """Battlefield to which choices are bound because of a play from facedown (811.1.d.2); -1."""
    item = item_of(ctx)
    if item is None:
        return -1
    if item.kind == "card":
        return int(item.data.get("hidden place", -1))
    if item.event is not None and item.event.kind == "play" and item.event.obj == item.bearer:
        bearer = ctx.state.objs.get(item.bearer)
        if bearer is not None:
            return int(bearer.memo.get("hidden place", -1))
    return -1


def may_choose(ctx: Ctx, ident: int) -> bool:
    """Whether no effect makes the object untargetable for this item (757)."""
    for bound in table_of(ctx.rb, ctx.state).forbids:
        rule = bound.ability
        if isinstance(rule, v.Forbid) and rule.action == "choose":
            view = reader(ctx.rb, ctx.state, bound, None)
            if rule.by is not None and ctx.you not in players(view, rule.by):
                continue
            if rule.obj is not None and not test(view, rule.obj, ident):
                continue
            if ctx.rb.rule_active(view, rule):
                return False
    return True


def is_legal_target(ctx: Ctx, spec: v.Target, ident: int) -> bool:
    """One object against the restrictions of one target (355.9, 359.3.e.2)."""
    if ident == ctx.item and ctx.item:
        return False
    if ident not in ctx.state.objs and ctx.state.item(ident) is None:
        return False
    if not test(ctx, spec.pred, ident):
        return False
    bound = hidden_place(ctx)
    if bound >= 0 and not elsewhere_only(spec.pred) and place_of(ctx, ident) != bound:
        return False
    return may_choose(ctx, ident)


def in_named_zone(ctx: Ctx, pred: v.Pred, ident: int) -> bool:
    """355.9.a: whether something is in a zone that a description speaks of, the board by default.

    Where on the board it has to be is a restriction of its own (355.9.b).
    """
    areas = named_areas(ctx.rb, pred)
    obj = ctx.state.objs.get(ident)
    if obj is None:
        return "chain" in areas
    zone = ctx.state.specs[obj.zone]
    if zone.place and (not areas or areas & _BOARD):
        return True
    return zone.area in areas


def candidates(ctx: Ctx, spec: v.Target) -> list[int]:
    """Objects that may be chosen for a target."""
    ids = _standing(ctx, spec)
    found = matching(ctx, spec.pred) if ids is None else passing(ctx, spec.pred, ids)
    if ctx.item and ctx.item in found:
        found.remove(ctx.item)
    bound = hidden_place(ctx)
    if bound >= 0 and not elsewhere_only(spec.pred):
        found = [i for i in found if place_of(ctx, i) == bound]
    if table_of(ctx.rb, ctx.state).forbids:
        found = [i for i in found if may_choose(ctx, i)]
    apart = [i for label in spec.apart for i in ctx.chosen(label)]
    return [i for i in found if i not in apart] if apart else found


def _standing(ctx: Ctx, spec: v.Target) -> tuple[int, ...] | None:
    """Objects among which all that match are; None where one is read as it was."""
    return standing(ctx.rb, ctx.state, spec.pred) if ctx.snap is None else None


def _are_enough(ctx: Ctx, spec: v.Target) -> bool:
    """Whether as many objects as a target needs, which are not told apart, may be chosen.

    Looks no further than it has to, where nothing but the restriction speaks against an object.
    """
    many = spec.at_least
    if many <= 0:
        return True
    ids = _standing(ctx, spec)
    if (
        ids is None
        or ctx.item in ids
        or table_of(ctx.rb, ctx.state).forbids
        or hidden_place(ctx) >= 0
    ):
        return len(candidates(ctx, spec)) >= many
    return len(passing(ctx, spec.pred, ids, many)) >= many


def place_candidates(ctx: Ctx, spec: v.TargetPlace) -> list[int]:
    """Places that may be chosen as a target."""
    bound = hidden_place(ctx)
    found = [
        s.index
        for s in ctx.state.specs
        if s.place
        and (spec.kind in ("", "location") or s.area == spec.kind)
        and all(ctx.rb.place_word(ctx, word, s.index) for word in spec.tests)
    ]
    if bound >= 0 and bound in found:
        return [bound]
    return found


def player_candidates(ctx: Ctx, spec: v.TargetPlayer) -> list[int]:
    """Players that may be chosen as a target."""
    if spec.among == "opponent":
        return ctx.rb.opponents(ctx.state, ctx.you)
    return ctx.rb.turn_order(ctx.state, ctx.you)


def destinations(ctx: Ctx, spec: v.Destination) -> list[int]:
    """355.4.a: places other than where the units are, where they may be present."""
    ids = list(ctx.chosen(spec.of.label)) if isinstance(spec.of, v.Target) else [ctx.me]
    return common_destinations(ctx, spec, ids)


def common_destinations(ctx: Ctx, spec: v.Destination, ids: list[int]) -> list[int]:
    """Destinations that each of several units may be moved to; to base each goes to its own."""
    found = _destinations_of(ctx, spec, ids[0]) if ids else []
    for ident in ids[1:] if "base" not in spec.limits else ():
        also = _destinations_of(ctx, spec, ident)
        found = [z for z in found if z in also]
    return found


def _destinations_of(ctx: Ctx, spec: v.Destination, ident: int) -> list[int]:
    if ident not in ctx.state.objs:
        return []
    home = base_of(ctx.state, controller_of(ctx, ident))
    here = ctx.state.objs[ident].zone
    everywhere = [home, *battlefields(ctx.state)]
    found = [z for z in everywhere if z != here and ctx.rb.may_be_at(ctx.state, ident, z)]
    if "base" in spec.limits:
        return [home] if home in everywhere else []
    if "to or from base" in spec.limits:
        found = [z for z in found if home in (z, here)]
    if "battlefield" in spec.limits:
        found = [z for z in found if z != home]
    if "its side" in spec.limits:
        player = controller_of(ctx, ident)
        found = [z for z in found if player in unit_players(ctx.rb, ctx.state, z)]
    for word in _place_words(spec):
        found = [z for z in found if z != home and ctx.rb.place_word(ctx, word, z)]
    return found


_MOVES: Final = ("base", "to or from base", "battlefield", "its side")


def _place_words(spec: v.Destination) -> list[str]:
    """Limits of a destination that are tests of a battlefield."""
    return [word for word in spec.limits if word not in _MOVES]


def options_for(ctx: Ctx, spec: Node) -> list[int]:
    """Everything that may be chosen for a node."""
    if isinstance(spec, v.Target):
        return candidates(ctx, spec)
    if isinstance(spec, v.TargetPlace):
        return place_candidates(ctx, spec)
    if isinstance(spec, v.TargetPlayer):
        return player_candidates(ctx, spec)
    return destinations(ctx, spec)


def needed(spec: Node) -> int:
    """How many must be chosen."""
    return spec.at_least if isinstance(spec, v.Target) else 1


def can_fill(ctx: Ctx, specs: list[Any]) -> Node:
    """The first node that can't be filled any more, None when all can."""
    for spec in specs:
        if ctx.chosen(spec.label):
            continue
        open_ones = open_reads(ctx, spec)
        if open_ones:
            if _fits_some_pick(ctx, spec, open_ones[0]):
                continue
            if needed(open_ones[0]) > 0:
                return spec
        if isinstance(spec, v.Destination):
            ids = ctx.chosen(spec.of.label) if isinstance(spec.of, v.Target) else (ctx.me,)
            if not ids:
                continue
        if isinstance(spec, v.Target) and not spec.group and not spec.apart:
            if not _are_enough(ctx, spec):
                return spec
            continue
        pool = options_for(ctx, spec)
        group = spec.group if isinstance(spec, v.Target) else ()
        if not completable(ctx, group, [], pool, needed(spec)):
            return spec
        if isinstance(spec, v.Target) and spec.apart and not _enough_apart(ctx, specs, spec, pool):
            return spec
    return None


def open_reads(ctx: Ctx, spec: Node) -> list[Any]:
    """Choices still to be made of which the restrictions of a choice speak."""
    return [other for other in _read_by(spec) if _is_open(ctx, other)]


def _is_open(ctx: Ctx, spec: Node) -> bool:
    """Whether a choice is still to be made; one that was left empty is made."""
    if ctx.chosen(spec.label):
        return False
    item = item_of(ctx)
    return item is None or ctx.prefix + spec.label not in item.choices


def _fits_some_pick(ctx: Ctx, spec: Node, read: Node) -> bool:
    """Whether a choice that reads another one still open can be made for some pick of that."""
    return any(leaves_fillable(ctx, read, ident, [spec]) for ident in options_for(ctx, read))


def readers_of(spec: Node, specs: list[Any]) -> list[Any]:
    """Targets and destinations whose restrictions speak of another choice."""
    return [other for other in specs if spec in _read_by(other)]


def leaves_fillable(ctx: Ctx, spec: Node, ident: int, later: list[Any]) -> bool:
    """Whether what reads a choice could be filled if something were chosen for it."""
    item = item_of(ctx)
    if item is None:
        return True
    trial = item.copy()
    trial.choices[ctx.prefix + spec.label] = (ident,)
    view = item_ctx(ctx.rb, ctx.state, trial, draft=True)
    view.prefix = ctx.prefix
    return can_fill(view, later) is None


_READ_BY: Final[dict[int, tuple[v.Target, list[Any]]]] = {}


def _read_by(spec: object) -> list[Any]:
    """Targets, players and places that the restrictions of a target or destination speak of.

    Remembered by the identity of the target, which lives on with its card.
    """
    if isinstance(spec, v.Destination):
        # Somewhere else there is always a place; one of a certain kind there may not be.
        narrow = "its side" in spec.limits or bool(_place_words(spec))
        return [spec.of] if narrow and isinstance(spec.of, v.Target) else []
    if not isinstance(spec, v.Target):
        return []
    known = _READ_BY.get(id(spec))
    if known is None or known[0] is not spec:
        known = _READ_BY[id(spec)] = (spec, choices_within((spec.group, spec.pred)))
    return known[1]


def _enough_apart(ctx: Ctx, specs: list[Any], spec: v.Target, pool: list[int]) -> bool:
    """Whether a target and those still open that must differ from it find enough between them."""
    together, total = set(pool), needed(spec)
    for other in specs:
        if not isinstance(other, v.Target) or other.label not in spec.apart:
            continue
        if not ctx.chosen(other.label):
            together.update(candidates(ctx, other))
            total += needed(other)
    return len(together) >= total


def specs_of(item: Item, body: v.Body, prefix: str) -> list[Any]:
    """Choices of one execution that were not made before the item was made.

    The list is shared, do not change it.
    """
    modes = item.choices.get(f"{prefix}mode", ())
    found = choices_in(body, modes)
    return [n for n in found if n.label not in item.notes] if item.notes else found


# --------------------------------------------------------------------------- modes


def mode_options(ctx: Ctx, body: v.Body, item: Item) -> list[int]:
    """Modes whose own choices can be filled and that are still fresh."""
    node = modes_in(body)
    if node is None:
        return []
    spent = _spent_modes(ctx.state, node, item) if node.fresh else frozenset()
    found: list[int] = []
    for index, option in enumerate(node.options):
        if index in spent:
            continue
        if can_fill(ctx, choices_in(option, ())) is None:
            found.append(index)
    return found


def _spent_modes(state: State, node: v.Modes, item: Item) -> frozenset[int]:
    """Modes that were chosen already, this turn for the same bearer or for the same item."""
    if node.fresh == "item":
        chosen = [c for key, c in item.choices.items() if key.rsplit(":", 1)[-1] == "mode"]
        return frozenset(mode for modes in chosen for mode in modes)
    key = mode_key(state, item)
    return frozenset(m for m in range(len(node.options)) if state.count("mode", key, m))


def mode_key(state: State, item: Item) -> str:
    """What the modes chosen in a turn are counted by: an ability of an object, or a card."""
    return item.data["use"] if item.kind != "card" else f"card {state.objs[item.obj].card}"


def enough_modes(ctx: Ctx, body: v.Body, item: Item) -> bool:
    """Whether one more execution of an item finds a mode that no other one has chosen."""
    node = modes_in(body)
    if node is None or node.fresh != "item":
        return True
    return len(mode_options(ctx, body, item)) > item.executions


# --------------------------------------------------------------------------- re-check


def recheck(ctx: Ctx, item: Item, body: v.Body, prefix: str) -> Choosing:
    """359.3.e: fix the legal targets of one execution as it starts to resolve.

    A group that fails together shrinks to a legal subset that can't be enlarged (355.11.b,
    355.14.h), chosen by the item's controller.
    """
    specs = choices_in(body, item.choices.get(f"{prefix}mode", ()))
    yield from targets.recheck(ctx, item, specs, prefix)


def targets_stand(rb: Rulebook, state: State, item: Item, body: v.Body) -> bool:
    """358.1: whether every chosen target is still legal after the cost was paid."""
    for number in range(item.executions):
        prefix = f"{number + 1}:" if number else ""
        ctx = item_ctx(rb, state, item)
        ctx.prefix = prefix
        for spec in specs_of(item, body, prefix):
            if not isinstance(spec, v.Target):
                continue
            for ident in item.choices.get(prefix + spec.label, ()):
                if not is_legal_target(ctx, spec, ident):
                    gone = ident not in state.objs
                    rb.say(
                        state,
                        "target fails",
                        ("RB-CR@1.4:358.1",),
                        card=item.name,
                        obj="" if gone else rb.label(state, ident),
                    )
                    return False
    return True


def anything_deflects(rb: Rulebook, state: State) -> bool:
    """Whether any object has Deflect at all; remembered with the table."""
    table = table_of(rb, state)
    known: bool | None = table.memo.get("deflect")
    if known is None:
        known = False
        for chars in table.chars.values():
            if "Deflect" in chars.keywords:
                known = True
                break
        table.memo["deflect"] = known
    return known


def deflect_of(ctx: Ctx, ident: int) -> int:
    """809.1.c: power that choosing an object adds to an opponent's spell or ability."""
    if ident not in ctx.state.objs:
        return 0
    chars = chars_of(ctx.rb, ctx.state, ident)
    if chars.controller == ctx.you or "Deflect" not in chars.keywords:
        return 0
    return 0 if ctx.rb.dormant(ctx.state, ident) else max(chars.keywords["Deflect"], 0)
