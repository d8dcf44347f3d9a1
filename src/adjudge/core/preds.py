"""Reading what the vocabulary asks: tests of one object, all objects that pass, conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from adjudge.core import refs
from adjudge.core import vocab as v
from adjudge.core.chars import Chars
from adjudge.core.context import (
    Ctx,
    base_chars,
    chars_of,
    item_of,
    seen_chars,
    snapshot,
    table_of,
)
from adjudge.core.policies import IfYouDo
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, Obj, Snapshot, State

# Named without `v`, a class is found at once: these are compared with all the time.
from adjudge.core.vocab import Both, Enemy, Friendly, In, IsType, Marked, Not, Same

Node: TypeAlias = Any  # a vocabulary node or nothing
Record: TypeAlias = Obj | Snapshot

_PREDS_BOUND: Final = 20_000

# --------------------------------------------------------------------------- predicates


def compare(left: int, op: str, right: int) -> bool:
    """Compare two numbers."""
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "==":
        return left == right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    return left != right


def test(
    ctx: Ctx,
    pred: v.Pred,
    ident: int,
    snap: Snapshot | None = None,  # noqa: PT028 - this is none of pytest's tests
) -> bool:
    """Whether an object or chain item passes a predicate; `snap` tests it as it was."""
    state = ctx.state
    if snap is None and ctx.snap is not None and ctx.snap.id == ident:
        snap = ctx.snap
    if snap is None and ident not in state.objs:
        item = state.item(ident)
        if item is not None:
            return test_item(ctx, pred, item)
        snap = snapshot(ctx, ident)
        if snap is None:
            return _test_gone(ctx, pred, ident)
    if snap is not None:
        return _check(ctx, pred, ident, snap, snap.chars, snap.control, snap)
    chars = chars_of(ctx.rb, state, ident)
    control = chars.controller
    if state.items:
        held = state.item(ident)
        if held is not None:
            control = held.controller
    return _check(ctx, pred, ident, state.objs[ident], chars, control, None)


def _test_gone(ctx: Ctx, pred: v.Pred, ident: int) -> bool:
    """What can be said of an object that is gone: only which one it is."""
    if isinstance(pred, v.Both):
        return all(_test_gone(ctx, part, ident) for part in pred.parts)
    if isinstance(pred, v.Same):
        return ident in refs.objects(ctx, pred.of)
    if isinstance(pred, v.Not):
        return ident not in refs.objects(ctx, pred.of)
    return isinstance(pred, v.Anything)


def test_item(ctx: Ctx, pred: v.Pred, item: Item) -> bool:
    """An ability on the chain, which is no object of a zone."""
    if isinstance(pred, v.Both):
        return all(test_item(ctx, part, item) for part in pred.parts)
    if isinstance(pred, v.Either):
        return any(test_item(ctx, part, item) for part in pred.parts)
    if isinstance(pred, v.Neither):
        return not test_item(ctx, pred.part, item)
    if isinstance(pred, v.Not):
        return item.id not in refs.objects(ctx, pred.of)
    if isinstance(pred, v.Same):
        return item.id in refs.objects(ctx, pred.of)
    if isinstance(pred, v.IsType):
        return bool(pred.name == ctx.rb.ability_noun)
    if isinstance(pred, v.Friendly):
        return item.controller == ctx.you
    if isinstance(pred, v.Enemy):
        return item.controller != ctx.you and ctx.you >= 0
    if isinstance(pred, v.ControlledBy):
        return item.controller in refs.players(ctx, pred.who)
    return _test_item_more(ctx, pred, item)


def _test_item_more(ctx: Ctx, pred: v.Pred, item: Item) -> bool:
    if isinstance(pred, v.In):
        return bool(pred.area == ctx.rb.items_area)
    if isinstance(pred, v.Chooses):
        return _chooses(ctx, pred, item)
    if isinstance(pred, v.CostMeasure):
        have = refs.cost_part(ctx, item.id, pred.part)
        want = refs.value(ctx, pred.value)
        return have is not None and want is not None and compare(have, pred.op, want)
    if isinstance(pred, v.Is):
        return ctx.rb.state_word(ctx, pred.state, item.id)
    if isinstance(pred, v.Has):
        return _ability_has(ctx, pred.keyword, item)
    return isinstance(pred, v.Anything)


def _ability_has(ctx: Ctx, keyword: str, item: Item) -> bool:
    """Whether an ability on the chain has a keyword; a permission of its timing is one."""
    ability = item.ability
    if ability is None:
        return False
    if isinstance(ability, v.Activated) and ability.speed == keyword.lower():
        return True
    return any(word == keyword for word, _ in ctx.rb.keywords_in(ability))


def _chooses(ctx: Ctx, pred: v.Chooses, item: Item) -> bool:
    """Whether an item targets something that matches."""
    return any(
        ident in ctx.state.objs and test(ctx, pred.pred, ident) for ident in ctx.rb.targets_of(item)
    )


def _check(
    ctx: Ctx,
    pred: v.Pred,
    ident: int,
    seen: Record,
    chars: Chars,
    control: int,
    snap: Snapshot | None,
) -> bool:
    """One object (or its snapshot) against a predicate; the words that cards use most."""
    kind = type(pred)
    if kind is Both:
        both: Both = pred  # type: ignore[assignment]
        for part in both.parts:  # noqa: SIM110 - all() is slower
            if not _check(ctx, part, ident, seen, chars, control, snap):
                return False
        return True
    if kind is IsType:
        noun: IsType = pred  # type: ignore[assignment]
        return noun.name in chars.types
    if kind is Friendly:
        return control == ctx.you and ctx.you >= 0
    if kind is Enemy:
        return control != ctx.you and ctx.you >= 0 and control >= 0
    if kind is In:
        where: In = pred  # type: ignore[assignment]
        spec = ctx.state.specs[seen.zone]
        return spec.area == where.area or (where.area == "board" and spec.place)
    if kind is Same:
        same: Same = pred  # type: ignore[assignment]
        return ident in refs.objects(ctx, same.of)
    if kind is Not:
        other: Not = pred  # type: ignore[assignment]
        return ident not in refs.objects(ctx, other.of)
    if kind is Marked:
        marked: Marked = pred  # type: ignore[assignment]
        return marked.mark in seen.marks
    return _check_more(ctx, pred, ident, seen, chars, control, snap)


def _check_more(
    ctx: Ctx,
    pred: v.Pred,
    ident: int,
    seen: Record,
    chars: Chars,
    control: int,
    snap: Snapshot | None,
) -> bool:
    """Words that hang on players, places and other tests."""
    if isinstance(pred, v.ControlledBy):
        return control in refs.players(ctx, pred.who)
    if isinstance(pred, v.At):
        return bool(seen.zone == refs.place(ctx, pred.place))
    if isinstance(pred, v.Neither):
        return not _check(ctx, pred.part, ident, seen, chars, control, snap)
    if isinstance(pred, v.Either):
        return any(_check(ctx, part, ident, seen, chars, control, snap) for part in pred.parts)
    if isinstance(pred, v.Elsewhere):
        spec = ctx.state.specs[seen.zone]
        where = refs.place(ctx, pred.place)
        return bool(spec.place and where >= 0 and seen.zone != where)
    if isinstance(pred, v.OwnedBy):
        return seen.owner in refs.players(ctx, pred.who)
    if isinstance(pred, v.Is):
        if snap is not None:
            return pred.state in snap.states
        return ctx.rb.state_word(ctx, pred.state, ident)
    if isinstance(pred, (v.Chooses, v.ChosenBy, v.Against, v.Related)):
        return _related(ctx, pred, ident)
    return _check_traits(ctx, pred, ident, seen, chars, snap)


def _related(ctx: Ctx, pred: v.Chooses | v.ChosenBy | v.Against | v.Related, ident: int) -> bool:
    """What stands in a relation to an object: what it chose or was chosen by, whom it fights."""
    if isinstance(pred, v.Related):
        fits = ctx.rb.related
        return any(fits(ctx, pred.relation, ident, i) for i in refs.objects(ctx, pred.to))
    if isinstance(pred, v.Chooses):
        # What is still being chosen stands in the draft.
        mine = ctx.draft is not None and ident in (ctx.draft.id, ctx.draft.obj)
        held = ctx.draft if mine else ctx.state.item(ident)
        return held is not None and _chooses(ctx, pred, held)
    if isinstance(pred, v.ChosenBy):
        others = [i.id for i in ctx.state.items if ident in ctx.rb.targets_of(i)]
    else:
        others = ctx.rb.opposed(ctx, ident)
    return any(test(ctx, pred.pred, other) for other in others)


def _names_of(ctx: Ctx, of: v.Objects) -> list[str]:
    """Names of objects as they are, or were as far as that may be looked back at."""
    found = [seen_chars(ctx, ident) for ident in refs.objects(ctx, of)]
    return [chars.name for chars in found if chars is not None]


def _fits_word(ctx: Ctx, pred: v.Called | v.Worded, chars: Chars) -> bool:
    """Whether an object has a name, or a name or tag that was chosen."""
    if isinstance(pred, v.Called):
        return chars.name == pred.name
    word = refs.noted_word(ctx, pred.label)
    return bool(word) and (word in chars.tags if pred.trait == "tag" else word == chars.name)


def _check_traits(
    ctx: Ctx, pred: v.Pred, ident: int, seen: Record, chars: Chars, snap: Snapshot | None
) -> bool:
    """Words that read one characteristic."""
    if isinstance(pred, v.Measure):
        have = max(chars.stat(pred.stat), 0)
        want = refs.value(ctx, pred.value)
        return want is not None and compare(have, pred.op, want)
    if isinstance(pred, v.CostMeasure):
        want = refs.value(ctx, pred.value)
        return want is not None and compare(refs.part_of(chars.cost, pred.part), pred.op, want)
    if isinstance(pred, v.Has):
        return pred.keyword in chars.keywords
    if isinstance(pred, v.Tagged):
        return pred.name in chars.tags
    if isinstance(pred, v.IsSuper):
        return pred.name in chars.supertypes
    if isinstance(pred, v.IsToken):
        return bool((snap is None and ctx.state.objs[ident].token) or ctx.rb.cards[seen.name].token)
    if isinstance(pred, (v.Called, v.Worded)):
        return _fits_word(ctx, pred, chars)
    if isinstance(pred, v.Namesake):
        return chars.name in _names_of(ctx, pred.of)
    if isinstance(pred, v.InDomain):
        return pred.name in chars.domains
    if isinstance(pred, v.Anything):
        return True
    raise TypeError(f"not a predicate: {pred!r}")


# --------------------------------------------------------------------------- all that match


def matching(ctx: Ctx, pred: v.Pred) -> list[int]:
    """Every object that passes a predicate, in board order.

    A bare noun means objects on the board; spells and abilities are looked for on the chain; a
    predicate that names an area is looked for there, and each of several alternatives by itself.
    """
    rb = ctx.rb
    areas = _sought(rb, pred)[0]
    if len(areas) > 1 and "place" in areas and isinstance(pred, v.Either):
        return list(dict.fromkeys(i for part in pred.parts for i in matching(ctx, part)))
    state = ctx.state
    if rb.items_area in areas:
        return [i.id for i in state.items if test(ctx, pred, i.id)]
    ids = _laid_in(state, areas)
    return passing(ctx, pred, ids) if ids else ids


def passing(ctx: Ctx, pred: v.Pred, ids: Sequence[int], most: int = -1) -> list[int]:
    """Those objects that pass a predicate, or the first `most` of them; all of them exist."""
    rb, state = ctx.rb, ctx.state
    needed = _sought(rb, pred)[1]
    snap = ctx.snap.id if ctx.snap is not None else 0  # read as it was, whatever it is now
    items, objs = state.items, state.objs
    computed = table_of(rb, state).chars
    found: list[int] = []
    for ident in ids:
        if ident == snap:
            passes = test(ctx, pred, ident)
        else:
            obj = objs[ident]
            chars = computed.get(ident)
            if chars is None:
                chars = base_chars(rb, obj)
            if needed and needed not in chars.types:
                continue
            control = chars.controller
            if items:
                held = state.item(ident)
                if held is not None:
                    control = held.controller
            passes = _check(ctx, pred, ident, obj, chars, control, None)
        if passes:
            found.append(ident)
            most -= 1
            if not most:
                break
    return found


def standing(rb: Rulebook, state: State, pred: v.Pred) -> tuple[int, ...] | None:
    """Objects on the board where a predicate looks, of a type that it needs, in table order.

    None where it looks elsewhere too, or where the table does not hold them all. Remembered while
    the objects on the board stay the same: not to be asked while the table is made.
    """
    areas, needed, _ = _sought(rb, pred)
    table = table_of(rb, state)
    known: dict[tuple[frozenset[str], str], tuple[int, ...]] | None = table.lasting.get("standing")
    if known is None:
        known = table.lasting["standing"] = {}
    found = known.get((areas, needed))
    if found is None and rb.items_area not in areas:
        ids: list[int] = []
        for zone in _zones_of(state, areas):
            if not state.specs[zone].board:
                return None
            for ident in state.zones[zone]:
                chars = table.chars.get(ident)
                if chars is None:
                    return None
                if not needed or needed in chars.types:
                    ids.append(ident)
        found = known[areas, needed] = tuple(ids)
    return found


def candidates(ctx: Ctx, pred: v.Pred) -> list[int]:
    """Objects where a predicate looks, of a type that it needs; each has still to be tested."""
    rb = ctx.rb
    areas, needed, _ = _sought(rb, pred)
    if rb.items_area in areas:
        return [i.id for i in ctx.state.items]
    snap = ctx.snap.id if ctx.snap is not None else 0  # read as it was, whatever it is now
    state = ctx.state
    computed = table_of(rb, state).chars
    ids = _laid_in(state, areas)
    if not needed:
        return ids
    found: list[int] = []
    for ident in ids:
        if ident != snap:
            chars = computed.get(ident)
            if chars is None:
                chars = base_chars(rb, state.objs[ident])
            if needed not in chars.types:
                continue
        found.append(ident)
    return found


def _laid_in(state: State, areas: frozenset[str]) -> list[int]:
    """Objects that lie in areas, or in all places, in table order."""
    zones = state.zones
    ids: list[int] = []
    for zone in _zones_of(state, areas):
        ids.extend(zones[zone])
    return ids


def _zones_of(state: State, areas: frozenset[str]) -> tuple[int, ...]:
    """Zones of areas, or all places, in table order; remembered with the zones of the game."""
    if not areas:
        return state.places()
    memo = state.laid_out().memo
    known: tuple[int, ...] | None = memo.get(areas)
    if known is None:
        places = "place" in areas
        known = memo[areas] = tuple(
            s.index for s in state.specs if s.area in areas or (s.place and places)
        )
    return known


def named_areas(rb: Rulebook, pred: v.Pred) -> frozenset[str]:
    """Areas that a predicate names or that its nouns stand for; empty for the board."""
    return _sought(rb, pred)[0]


def needed_type(rb: Rulebook, pred: v.Pred) -> str:
    """A type without which nothing passes a predicate; empty where there is none."""
    return _sought(rb, pred)[1]


def _sought(rb: Rulebook, pred: v.Pred) -> tuple[frozenset[str], str, v.Pred]:
    """Named areas, and a type without which nothing passes (empty where there is none).

    Remembered by the identity of the predicate, which is kept with it.
    """
    known = rb.pred_areas.get(id(pred))
    if known is None or known[2] is not pred:
        areas: set[str] = set()
        _collect_areas(rb, pred, areas)
        parts = pred.parts if isinstance(pred, v.Both) else (pred,)
        needed = next((part.name for part in parts if isinstance(part, v.IsType)), "")
        known = (frozenset(areas), needed, pred)
        if len(rb.pred_areas) > _PREDS_BOUND:
            rb.pred_areas.clear()  # rules that make predicates anew each time
        rb.pred_areas[id(pred)] = known
    return known


def _collect_areas(rb: Rulebook, pred: v.Pred, areas: set[str]) -> None:
    if isinstance(pred, v.Both):
        found: set[str] = set()
        narrow = False
        for part in pred.parts:
            mine: set[str] = set()
            _collect_areas(rb, part, mine)
            found |= mine
            narrow = narrow or (bool(mine) and "place" not in mine)
        if narrow:
            found.discard("place")  # another part says that it is elsewhere
        if len(found) > 1:
            found.discard(rb.items_area)
        areas.update(found)
    elif isinstance(pred, v.Either):
        for part in pred.parts:
            found = set()
            _collect_areas(rb, part, found)
            areas.update(found or {"place"})
    elif isinstance(pred, v.In):
        areas.add(pred.area)
    elif isinstance(pred, v.IsType) and pred.name in rb.noun_areas:
        areas.add(rb.noun_areas[pred.name])
    elif isinstance(pred, v.Chooses):
        areas.add(rb.items_area)
    elif isinstance(pred, v.Is) and pred.state in rb.noun_areas:
        areas.add(rb.noun_areas[pred.state])
    elif isinstance(pred, v.At) and isinstance(pred.place, v.Zone):
        areas.add(pred.place.name)


# --------------------------------------------------------------------------- conditions


def holds(ctx: Ctx, cond: Node) -> bool:
    """Whether a condition holds; a null read makes it false."""
    if cond is None:
        return True
    if isinstance(cond, v.Compare):
        left, right = refs.value(ctx, cond.left), refs.value(ctx, cond.right)
        return left is not None and right is not None and compare(left, cond.op, right)
    if isinstance(cond, v.Exists):
        return len(matching(ctx, cond.pred)) >= cond.count
    if isinstance(cond, v.Matches):
        found = refs.objects(ctx, cond.of)
        return bool(found) and all(test(ctx, cond.pred, i) for i in found)
    if isinstance(cond, v.Every):
        return all(holds(ctx, part) for part in cond.parts)
    if isinstance(cond, v.Some):
        return any(holds(ctx, part) for part in cond.parts)
    if isinstance(cond, v.Unless):
        return not holds(ctx, cond.part)
    if isinstance(cond, v.ForSome):
        return _for_some(ctx, cond)
    return _fact_holds(ctx, cond)


def _for_some(ctx: Ctx, cond: v.ForSome) -> bool:
    saved, found = ctx.that, False
    for player in refs.players(ctx, cond.who):
        ctx.that = player
        found = holds(ctx, cond.part)
        if found:
            break
    ctx.that = saved
    return found


def _fact_holds(ctx: Ctx, cond: Node) -> bool:
    """Conditions on what this item, effect or event did so far."""
    if isinstance(cond, (v.Paid, v.CameFrom)):
        return _item_fact(ctx, cond)
    if isinstance(cond, v.Did):
        outcome = ctx.outcomes.get(cond.label)
        return outcome is not None and (outcome.done or (outcome.replaced and _any_part(ctx)))
    if isinstance(cond, v.FellShort):
        outcome = ctx.outcomes.get(cond.label)
        return outcome is None or not outcome.whole
    if isinstance(cond, v.TurnOf):
        return ctx.rb.turn_player(ctx.state) in refs.players(ctx, cond.who)
    if isinstance(cond, v.During):
        return bool(ctx.state.phase == cond.phase)
    if isinstance(cond, v.PlaceIs):
        return _place_is(ctx, cond)
    raise TypeError(f"not a condition: {cond!r}")


def _any_part(ctx: Ctx) -> bool:
    return ctx.rb.policies.if_you_do is IfYouDo.ANY_PART


def _place_is(ctx: Ctx, cond: v.PlaceIs) -> bool:
    where = ctx.event.place if ctx.event is not None else -1
    if where < 0:
        return False
    if cond.area and ctx.state.specs[where].area != cond.area:
        return False
    return cond.place is None or refs.place(ctx, cond.place) == where


def _item_fact(ctx: Ctx, cond: v.Paid | v.CameFrom) -> bool:
    """Facts of the item, also after it became a permanent and from its own abilities.

    A text of the item that speaks of its own entering reads the item itself.
    """
    item = item_of(ctx) or ctx.state.item(ctx.me)
    if isinstance(cond, v.Paid):
        if item is not None and (item.kind == "card" or cond.label in item.paid):
            return item.paid.get(cond.label, 0) > 0
        bearer: Record | None = ctx.snap or ctx.state.objs.get(ctx.me)
        return bearer is not None and bool(bearer.memo.get(f"paid:{cond.label}"))
    if item is not None and item.kind == "card":
        return item.origin >= 0 and ctx.state.specs[item.origin].area == cond.zone
    bearer = ctx.snap or ctx.state.objs.get(ctx.me)
    return bearer is not None and bearer.memo.get("from") == cond.zone
