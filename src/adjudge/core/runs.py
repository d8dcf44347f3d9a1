"""One run of the layers over the objects of a table, or over some of them.

Continuous effects of every rulebook are applied here, parameterised by its policies.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.applying import Part, apply_part, part_ctx, reach
from adjudge.core.chars import Bound, Table
from adjudge.core.dependency import NOTHING, REMOVAL, changes, is_sum, needs, overlap
from adjudge.core.parts import static_parts
from adjudge.core.reads import base_chars, holds, passing, value
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State

Stats = dict[str, int]
Mark: TypeAlias = tuple[str, int]  # an effect and an object it applied to

_EXISTENCE: Final = frozenset((REMOVAL,))


class Run:
    """One evaluation of all layers.

    With `among` only the objects in it are looked at, and the modifications given must be all that
    may apply to them; the run fails where it finds that this does not do.
    """

    def __init__(
        self,
        rb: Rulebook,
        state: State,
        table: Table,
        live: list[int],
        fixed: list[Part],
        facts: list[Part],
        barred: frozenset[Mark] = frozenset(),
        among: frozenset[int] | None = None,
    ) -> None:
        """Prepare a run; `fixed` parts are of effects and counters, `facts` of abilities."""
        self.rb = rb
        self.state = state
        self.table = table
        self.live = live
        self.busy = table.busy
        self.barred = barred
        self.among = among
        self.undone: set[Mark] = set()
        self.applied: dict[str, tuple[str, set[int]]] = {}
        self.altered: set[str] = set()
        self.started: dict[str, tuple[int, ...]] = {}
        self.seen: dict[str, Part] = {}
        self.fixed = fixed
        self.facts = facts
        self.stale = False
        self.sorted: dict[str, list[Part]] | None = None
        self.resorted = False
        self.loose: list[Part] = []

    def all_parts(self) -> list[Part]:
        """Every modification that exists."""
        return [*self.fixed, *self.facts]

    # ------------------------------------------------------------------ passes

    def layers(self) -> bool:
        """Apply every layer, again and again where the rulebook repeats.

        A further pass can change nothing when no ability came or went and no part hangs on a
        characteristic that was changed.

        Returns:
            False when `undone` holds what had applied and does not qualify any more, or when a run
            among some objects found new statements of fact.
        """
        if self._sums():
            return True
        while True:
            changed = self.resorted = False
            for layer in self.rb.layers:
                changed = self._layer(layer) or changed
                if self.undone or (self.stale and self.among is not None):
                    return False
            if not self.rb.policies.layer_repeat or not changed:
                return True
            if not (self.stale or self.resorted or self._hang_on_changes()):
                return True

    def _sums(self) -> bool:
        """Apply all at once where the parts only add numbers, and none hangs on such a number.

        Then it does not matter in which layer or order they apply.

        Returns:
            False, and nothing done, where it does.
        """
        parts = self.all_parts()
        changed: frozenset[str] = NOTHING
        for part in parts:
            if not is_sum(part.mod):
                return False
            changed |= changes(part.mod)
        for part in parts:
            if overlap(changed, needs(self.rb, None, part.cond, part.scope)):
                return False
        for part in parts:
            for ident in self._scope(part):
                self._apply(part, ident)
        return True

    def _hang_on_changes(self) -> bool:
        altered = frozenset(self.altered)
        return any(overlap(altered, _needs(self.rb, part)) for part in self.all_parts())

    def _layer(self, layer: str) -> bool:
        """Apply a layer's parts; where layers are run once, also those that come to be in it."""
        changed = False
        done: set[str] = set()
        while True:
            todo = self._todo(layer, done)
            for part in todo:
                done.add(part.key)
                if not self.stale or self._exists(part):
                    changed = self._apply_all(part) or changed
            if not todo or not self.stale or self.rb.policies.layer_repeat:
                return changed
            if self.among is not None:  # `layers` fails then, for there are statements it has not
                return changed

    def _todo(self, layer: str, done: set[str]) -> list[Part]:
        """Parts of a layer that are not done yet, in the order in which they apply."""
        by_layer = self._sort() if self.stale or self.sorted is None else self.sorted
        todo = by_layer.get(layer)
        loose = [p for p in self.loose if self._layer_name(p) == layer] if self.loose else []
        if not todo and not loose:
            return []
        parts = sorted([*(todo or ()), *loose], key=_by_stamp)
        if done:
            parts = [part for part in parts if part.key not in done]
        if self.rb.policies.layer_dependency and len(parts) > 1:
            parts = self._by_dependency(parts)
        return parts

    def _apply_all(self, part: Part) -> bool:
        """Apply a part to its objects, each once in all; True when it was to any."""
        changed = False
        scope = self._scope(part)
        self.started.setdefault(part.source, tuple(scope))
        known = self.applied.get(part.key)
        done = known[1] if known is not None else set()
        if known is None:
            self.applied[part.key] = (part.source, done)
        elif (part.cond is not None or part.scope is not None) and not done.issubset(scope):
            self.undone.update((part.source, ident) for ident in done.difference(scope))
        for ident in scope:
            if ident not in done:
                done.add(ident)
                changed = True
                self._apply(part, ident)
        if changed:
            self.altered |= changes(part.mod)
        return changed

    def _exists(self, part: Part) -> bool:
        """Whether the ability that a part comes from is still there, or its effect has begun."""
        bound = part.bound
        if bound is None or any(b is bound for b in self.table.chars[bound.bearer].abilities):
            return True
        return self.rb.policies.layer_keep_started and part.source in self.started

    def _sort(self) -> dict[str, list[Part]]:
        """List the parts by layer; those whose layer hangs on a number are kept apart."""
        by_layer: dict[str, list[Part]] = {}
        self.resorted = self.sorted is not None
        self.loose = []
        for part in self._parts():
            mod = part.mod
            if isinstance(mod, v.Raise) and mod.to is None and not isinstance(mod.by, int):
                self.loose.append(part)
            else:
                by_layer.setdefault(self._layer_name(part), []).append(part)
        if self.resorted and self.rb.policies.layer_repeat:
            self._take_back()
        self.sorted = by_layer
        return by_layer

    def _take_back(self) -> None:
        """Find what had applied and comes from an ability that is gone."""
        left = {part.key for part in self.all_parts()}
        for key, (source, done) in self.applied.items():
            if key not in left:
                self.undone.update((source, ident) for ident in done)

    def _parts(self) -> list[Part]:
        """Parts that exist now; with `layer_keep_started` also those of effects that began."""
        if self.stale:
            self.facts = static_parts(self.rb, self.state, self.table, self.busy)
            self.stale = False
        parts = [*self.fixed, *self.facts]
        if self.rb.policies.layer_keep_started:
            keys = {part.key for part in parts}
            parts.extend(
                part
                for part in self.seen.values()
                if part.key not in keys and part.source in self.started
            )
            for part in parts:
                self.seen.setdefault(part.key, part)
        return parts

    def _layer_name(self, part: Part) -> str:
        return self.rb.layer_of_part(part, self._amount(part))

    def _amount(self, part: Part) -> int:
        mod = part.mod
        if isinstance(mod, v.Raise):
            if mod.to is not None:
                return 1
            return (
                mod.by
                if isinstance(mod.by, int)
                else value(part_ctx(self.rb, self.state, part), mod.by) or 0
            )
        return 0

    def _scope(self, part: Part) -> list[int]:
        if self.rb.policies.layer_keep_started and part.source in self.started:
            return [i for i in self.started[part.source] if i in self.state.objs]
        if part.cond is not None and not holds(part_ctx(self.rb, self.state, part), part.cond):
            return []
        if part.ids is not None:
            found = [i for i in part.ids if i in self.state.objs]
            if self.among is not None:
                found = [i for i in found if i in self.among]
        elif part.scope is None:
            return []
        else:
            ctx = part_ctx(self.rb, self.state, part)
            found = passing(ctx, part.scope, reach(self.rb, self.state, part, self.live))
        if self.barred:
            found = [i for i in found if (part.source, i) not in self.barred]
        return found

    # ------------------------------------------------------------------ dependency

    def _by_dependency(self, todo: list[Part]) -> list[Part]:
        """Move each part behind those it depends on, unless the dependency is mutual."""
        changed = NOTHING.union(*(changes(part.mod) for part in todo))
        waiting = [part for part in todo if overlap(changed, _needs(self.rb, part))]
        if not waiting:
            return todo
        order = list(todo)
        for part in waiting:
            for other in todo:
                if other is part or not self._alters(other, part) or self._alters(part, other):
                    continue
                if order.index(other) > order.index(part):
                    order.remove(part)
                    order.insert(order.index(other) + 1, part)
        return order

    def _alters(self, first: Part, second: Part) -> bool:
        """Whether applying `first` changes that `second` exists, its objects or what it does."""
        if not overlap(changes(first.mod), _needs(self.rb, second)):
            return False
        chars = self.table.chars
        touched = [ident for ident in self._scope(first) if ident in chars]
        alone = self._outcome(second, touched)
        saved = {ident: chars[ident] for ident in touched}
        stale, busy = self.stale, len(self.busy)
        for ident in touched:
            chars[ident] = saved[ident].copy()
            self._apply(first, ident)
        after = self._outcome(second, touched)
        chars.update(saved)
        self.stale = stale
        del self.busy[busy:]
        return alone != after

    def _outcome(self, part: Part, touched: list[int]) -> tuple[list[int], list[Stats]] | None:
        """What a part would apply to, and do to what another one touched; None if it is gone."""
        if not self._exists(part):
            return None
        scope = self._scope(part)
        within = set(scope)
        return scope, [self._delta(part, ident) for ident in touched if ident in within]

    def _delta(self, part: Part, ident: int) -> Stats:
        """What a part does to the numbers of an object that it applies to."""
        before = self.table.chars[ident]
        self.table.chars[ident] = before.copy()
        self._apply(part, ident)
        after = self.table.chars[ident]
        self.table.chars[ident] = before
        return {k: n - before.stats.get(k, 0) for k, n in after.stats.items()}

    # ------------------------------------------------------------------ applying

    def _apply(self, part: Part, ident: int) -> None:
        chars = self.table.chars.get(ident)
        if chars is None:
            chars = base_chars(self.rb, self.state.objs[ident])
        if chars.shared:
            chars = chars.copy()
            self.table.chars[ident] = chars
        before = chars.abilities
        apply_part(self.rb, self.state, part, chars, ident)
        if isinstance(part.mod, v.Flag):
            self.table.flags.add(part.mod.name)
        elif not isinstance(part.mod, (v.Raise, v.SetStat)):
            if ident not in self.busy:
                self.busy.append(ident)
            if _facts_change(part.mod, chars.abilities[len(before) :]):
                self.stale = True


def _needs(rb: Rulebook, part: Part) -> frozenset[str]:
    """What a part hangs on, its own existence with it."""
    found = needs(rb, part.mod, part.cond, part.scope)
    if part.bound is None:
        return found
    return found | _EXISTENCE if found else _EXISTENCE


def _facts_change(mod: v.Mod, gained: tuple[Bound, ...]) -> bool:
    """Whether other statements of fact may exist once a modification was applied."""
    if isinstance(mod, (v.Gain, v.GainAbility)):
        return any(isinstance(b.ability, (v.Static, v.Dependent)) for b in gained)
    return isinstance(mod, (v.Lose, v.CopyOf, v.ChangeWord, v.UnderControl))


def _by_stamp(part: Part) -> int:
    return part.stamp
