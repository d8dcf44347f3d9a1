"""Targets: bindings of an item, choosing for its slots, and the check before it resolves."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from enum import Enum
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.choosing import Ask, choose_maximal, choose_set, completable, group_legal
from adjudge.core.decisions import AskBool, AskInts, Decision, Option
from adjudge.core.policies import Recheck
from adjudge.core.reads import Ctx, candidates, place_of, players, seat, test, value
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State

Spec: TypeAlias = Any  # a Target, TargetPlayer, TargetPlace or Destination


class Verdict(Enum):
    """What the check of its targets says about an item."""

    RESOLVES = "it does what it can"
    COUNTERED = "it is countered and does nothing"
    NULLIFIED = "it does nothing but counts as used"


_VERDICTS: Final = {
    Recheck.ALWAYS: Verdict.RESOLVES,
    Recheck.COUNTERED: Verdict.COUNTERED,
    Recheck.NULLIFIED: Verdict.NULLIFIED,
}


def item_ctx(rb: Rulebook, state: State, item: Item) -> Ctx:
    """Bindings of an item that is played or resolving."""
    card = item.kind == "card"
    ctx = Ctx(rb, state, item.controller, item.obj if card else item.bearer)
    ctx.giver = ctx.me if card else item.giver
    ctx.item = item.id
    ctx.event = item.event
    ctx.snap = item.snap
    ctx.notes = dict(item.notes)
    return ctx


def is_legal(ctx: Ctx, spec: v.Target, ident: int) -> bool:
    """Whether something is there, is not the item itself and meets the slot's restrictions."""
    state = ctx.state
    there = ident in state.objs or state.item(ident) is not None
    return there and ident != ctx.item and test(ctx, spec.pred, ident)


# --------------------------------------------------------------------------- choosing


def options_for(ctx: Ctx, spec: Spec) -> list[int]:
    """Objects, players or places that may be chosen for a slot."""
    rb, state = ctx.rb, ctx.state
    if isinstance(spec, v.TargetPlayer):
        return player_options(ctx, spec.among)
    if isinstance(spec, v.Target):
        apart = [i for label in spec.apart for i in ctx.chosen(label)]
        found = [i for i in candidates(ctx, spec.pred) if rb.is_legal_target(ctx, spec, i)]
        if spec.players:
            found.extend(seat(player) for player in player_options(ctx, spec.players))
        return [i for i in found if i not in apart]
    return [z.index for z in state.specs if z.place and z.area == spec.kind]


def has_options(ctx: Ctx, spec: Spec, many: int) -> bool:
    """Whether at least so many may be chosen for a slot; looks no further than it has to."""
    if not isinstance(spec, v.Target) or spec.apart:
        return len(options_for(ctx, spec)) >= many
    if spec.players:
        many -= len(player_options(ctx, spec.players))
    if many <= 0:
        return True
    rb = ctx.rb
    for ident in candidates(ctx, spec.pred):
        if rb.is_legal_target(ctx, spec, ident):
            many -= 1
            if not many:
                return True
    return False


def player_options(ctx: Ctx, among: str) -> list[int]:
    """Players who may be chosen as a target, "opponent" or "any"."""
    rb, state = ctx.rb, ctx.state
    order = rb.opponents(state, ctx.you) if among == "opponent" else rb.turn_order(state, ctx.you)
    return [player for player in order if rb.may_target_player(ctx, player)]


def bounds(ctx: Ctx, spec: v.Target) -> tuple[int, int | None]:
    """Fewest and most objects of a slot, as many as its number says where it has one."""
    if spec.times is None:
        return spec.at_least, spec.at_most
    number = value(ctx, spec.times) or 0
    return 0 if spec.at_least == 0 else number, number


def choose(ctx: Ctx, specs: Sequence[Spec], rule: str) -> AskBool:
    """Let an item's controller fill its slots one by one; False when one can't be filled."""
    for spec in specs:
        pool = options_for(ctx, spec)
        least = bounds(ctx, spec)[0] if isinstance(spec, v.Target) else 1
        group = spec.group if isinstance(spec, v.Target) else ()
        if not completable(ctx, group, [], pool, least):
            return False
        chosen = yield from _fill(ctx, spec, pool, rule)
        fill(ctx, ctx.state.edit_item(ctx.item), spec, chosen)
    return True


def fill(ctx: Ctx, item: Item, spec: Spec, chosen: Sequence[int]) -> None:
    """Keep what was chosen for a slot; one object in each place fills the slot of its place."""
    label = ctx.prefix + spec.label
    if isinstance(spec, v.Target) and v.OnePerPlace() in spec.group:
        key = f"places:{label}"
        kept = dict(zip(item.choices.get(label, ()), item.data.get(key, ()), strict=False))
        item.data[key] = tuple(kept.get(i, place_of(ctx, i)) for i in chosen)
    item.choices[label] = tuple(chosen)


def _left_its_place(ctx: Ctx, item: Item, label: str, chosen: tuple[int, ...]) -> list[int]:
    """Objects chosen for the slot of a place where they no longer are."""
    places = item.data.get(f"places:{label}", ())
    return [i for i, place in zip(chosen, places, strict=False) if place_of(ctx, i) != place]


def _chooser(ctx: Ctx, spec: v.Target) -> int:
    """Who chooses for a slot: the item's controller, unless its text leaves it to another."""
    found = players(ctx, spec.chooser) if spec.chooser is not None else ()
    return found[0] if found else ctx.you


def _fill(ctx: Ctx, spec: Spec, pool: list[int], rule: str) -> AskInts:
    label = ctx.prefix + spec.label
    if isinstance(spec, v.Target):
        ask = Ask(_chooser(ctx, spec), "target", rule, label, ctx.item)
        least, most = bounds(ctx, spec)
        chosen = yield from choose_set(ctx, ask, pool, least, most, spec.group)
        return chosen
    verb = "player" if isinstance(spec, v.TargetPlayer) else "place"
    options = [Option(verb, number) for number in pool]
    answer = yield Decision(ctx.you, "target", options, rule, ctx.item, label)
    return [answer.obj]


# --------------------------------------------------------------------------- checking again


def recheck(
    ctx: Ctx, item: Item, specs: Sequence[Spec], prefix: str = ""
) -> Generator[Decision, Option, Verdict]:
    """Fix the legal targets of one execution as it starts to resolve, and judge by policy.

    A slot that fails as a group shrinks to a legal subset of the original targets that can't be
    enlarged, chosen by the item's controller. Only slots count as targets, not destinations.
    """
    ctx.prefix = prefix
    targets: dict[str, tuple[int, ...]] = {}
    ctx.targets = targets
    had = kept = 0
    for spec in specs:
        label = prefix + spec.label
        chosen = item.choices.get(label, item.notes.get(spec.label, ()))
        if isinstance(spec, v.Target):
            legal = yield from _legal(ctx, item, spec, chosen)
        elif isinstance(spec, v.TargetPlayer):
            legal = tuple(player for player in chosen if _player_legal(ctx, player))
        elif isinstance(spec, v.TargetPlace):
            legal = tuple(zone for zone in chosen if _place_legal(ctx, spec, zone))
        else:
            legal = chosen
        targets[spec.label] = legal
        if not isinstance(spec, v.Destination):
            had += len(chosen)
            kept += len(legal)
    return Verdict.RESOLVES if kept or not had else _VERDICTS[ctx.rb.policies.recheck]


def _still_legal(ctx: Ctx, spec: v.Target, ident: int) -> bool:
    if ident >= 0:
        return ctx.rb.is_legal_target(ctx, spec, ident)
    return _player_legal(ctx, seat(ident))


def _place_legal(ctx: Ctx, spec: v.TargetPlace, zone: int) -> bool:
    return all(ctx.rb.place_word(ctx, word, zone) for word in spec.tests)


def _player_legal(ctx: Ctx, player: int) -> bool:
    return player not in ctx.state.gone and ctx.rb.may_target_player(ctx, player)


def _legal(
    ctx: Ctx, item: Item, spec: v.Target, chosen: tuple[int, ...]
) -> Generator[Decision, Option, tuple[int, ...]]:
    rb = ctx.rb
    left = _left_its_place(ctx, item, ctx.prefix + spec.label, chosen)
    legal = [i for i in chosen if i not in left and _still_legal(ctx, spec, i)]
    for ident in chosen:
        if ident not in legal:
            rb.say_illegal(ctx.state, item, ident)
    if spec.group and not group_legal(ctx, spec.group, legal):
        ask = Ask(ctx.you, "retarget", rb.retarget_rule, spec.label, item.id)
        legal = yield from choose_maximal(ctx, ask, legal, spec.group)
    return tuple(legal)
