"""Continuous effects: one runner for every rulebook's layers, parameterised by its policies."""

from __future__ import annotations

from typing import Any

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars, Table, take_printed
from adjudge.core.dependency import NOTHING, REMOVAL, changes, needs, overlap
from adjudge.core.indexing import in_areas, index_abilities, needs_look
from adjudge.core.reads import Ctx, LiveCtx, base_chars, holds, players, test, value
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State

_EXISTENCE = frozenset((REMOVAL,))


class _Part:
    """One modification of one source, with the reader it is evaluated for."""

    __slots__ = (
        "bearer",
        "bound",
        "cond",
        "controller",
        "giver",
        "ids",
        "key",
        "mod",
        "notes",
        "scope",
        "source",
        "stamp",
    )

    def __init__(self, mod: v.Mod, key: str, stamp: int, controller: int) -> None:
        self.mod = mod
        self.key = key
        self.stamp = stamp
        self.controller = controller
        self.ids: tuple[int, ...] | None = None
        self.scope: v.Pred | None = None
        self.cond: Any = None
        self.bearer = 0
        self.giver = 0
        self.bound: Bound | None = None
        self.source = ""
        self.notes: dict[str, tuple[int, ...]] = {}


TEMPLATE_BOUND = 100_000


def rebuild(rb: Rulebook, state: State) -> None:
    """Compute the table of the present position."""
    table = Table()
    state.table = table
    state.dirty = False
    live = rb.live_ids(state)
    objs = state.objs
    attached: dict[int, list[Obj]] = {}
    for ident in live:
        host = objs[ident].host
        if host:
            attached.setdefault(host, []).append(objs[ident])
    chars = table.chars
    busy: list[int] = []
    for ident in live:
        found = _template(rb, state, objs[ident], attached.get(ident))
        chars[ident] = found
        if not found.plain:
            busy.append(ident)
    run = _Run(rb, state, table, live, busy, attached)
    if run.needed():
        run.layers()
    index_abilities(rb, state, table, run.busy)


def _template(rb: Rulebook, state: State, obj: Obj, attached: list[Obj] | None) -> Chars:
    """Characteristics and abilities before layers, remembered by all they depend on."""
    name = obj.memo["printed"] if "printed" in obj.memo else obj.name
    key: tuple[Any, ...]
    if attached is None:
        key = (obj.id, name, obj.stamp, obj.control, obj.host)
    else:
        key = (
            obj.id,
            name,
            obj.stamp,
            obj.control,
            obj.host,
            tuple((o.id, o.stamp, o.name) for o in attached),
        )
    chars = rb.templates.get(key)
    if chars is None:
        chars = base_chars(rb, obj).copy()
        texts = rb.texts(state, obj, attached or [])
        chars.abilities = tuple(_expanded(rb, texts, set()))
        chars.plain = not any(needs_look(b) for b in chars.abilities)
        chars.shared = True
        if len(rb.templates) > TEMPLATE_BOUND:
            rb.templates.clear()
        rb.templates[key] = chars
    return chars


def _expanded(rb: Rulebook, texts: list[Bound], present: set[str]) -> list[Bound]:
    """Texts with the abilities that their keywords are short for.

    Keywords whose values add up share one set of abilities; `present` names those the object has.
    """
    result: list[Bound] = []
    for bound in texts:
        result.append(bound)
        keyword = bound.ability
        if not isinstance(keyword, v.Keyword) or bound.dormant:
            continue
        summed = rb.summed(keyword)
        stem = f"kw:{keyword.name}" if summed else bound.key
        giver = bound.bearer if summed else bound.giver
        for index, ability in enumerate(summed or rb.expand(keyword)):
            key = f"{stem}.{index}"
            if summed and key in present:
                continue
            present.add(key)
            result.append(Bound(ability, bound.bearer, giver, key, bound.stamp))
    return result


class _Run:
    """One evaluation of all layers."""

    def __init__(
        self,
        rb: Rulebook,
        state: State,
        table: Table,
        live: list[int],
        busy: list[int],
        attached: dict[int, list[Obj]],
    ) -> None:
        self.rb = rb
        self.state = state
        self.table = table
        self.live = live
        self.busy = busy
        self.attached = attached
        self.applied: set[tuple[str, int]] = set()
        self.started: dict[str, tuple[int, ...]] = {}
        self.seen: dict[str, _Part] = {}
        self.fixed = self._fixed_parts()
        self.statics = self._static_parts()
        self.stale = False
        self.open_ended = True
        self.sorted: dict[str, list[_Part]] | None = None
        self.resorted = False
        self.loose: list[_Part] = []

    def needed(self) -> bool:
        """Whether any modification exists at all."""
        return bool(self.fixed or self.statics)

    def _fixed_parts(self) -> list[_Part]:
        parts: list[_Part] = []
        for effect in self.state.effects:
            for index, mod in enumerate(effect.mods):
                part = _Part(mod, f"e{effect.id}.{index}", effect.stamp, effect.controller)
                part.ids = effect.ids
                part.scope = effect.scope
                part.source = f"e{effect.id}"
                part.notes = effect.notes
                part.bearer = part.giver = effect.source
                parts.append(part)
        for ident in self.live:
            obj = self.state.objs[ident]
            if not obj.marks and ident not in self.attached:
                continue
            mods = self.rb.counter_mods(self.state, obj, self.attached.get(ident, []))
            for index, mod in enumerate(mods):
                part = _Part(mod, f"c{ident}.{index}", obj.stamp, obj.control)
                part.ids = (ident,)
                part.bearer = part.giver = ident
                part.source = part.key
                parts.append(part)
        return parts

    def _static_parts(self) -> list[_Part]:
        parts: list[_Part] = []
        for ident in self.busy:
            for bound in self.table.chars[ident].abilities:
                if not bound.dormant and isinstance(bound.ability, v.Static | v.Dependent):
                    self._add_static(parts, bound, bound.ability)
        for part in parts:
            if part.cond is not None:
                self.table.marks |= self.rb.marks_read(part.cond)
            if part.scope is not None:
                self.table.marks |= self.rb.marks_read(part.scope)
        return parts

    def _add_static(self, parts: list[_Part], bound: Bound, ability: Any) -> None:
        if isinstance(ability, v.Dependent):
            if self.rb.dependent_holds(self.state, ability.keyword, ability.value, bound.bearer):
                for index, inner in enumerate(ability.abilities):
                    if isinstance(inner, v.Static):
                        self._static(parts, bound, inner, f"{bound.key}:{index}")
                    elif isinstance(inner, v.Keyword):
                        key = f"s{bound.bearer}/{bound.giver}/{bound.key}:{index}"
                        mod = v.Gain(inner.name, inner.value)
                        part = _Part(mod, key, bound.stamp, self._control(bound.bearer))
                        part.ids = (bound.bearer,)
                        part.bearer, part.giver = bound.bearer, bound.giver
                        part.bound = bound
                        part.source = key
                        parts.append(part)
        elif isinstance(ability, v.Static):
            self._static(parts, bound, ability, bound.key)

    def _static(self, parts: list[_Part], bound: Bound, ability: v.Static, key: str) -> None:
        if not in_areas(self.state, bound.bearer, ability.areas):
            return
        source = f"s{bound.bearer}/{bound.giver}/{key}"
        for index, mod in enumerate(ability.mods):
            part = _Part(mod, f"{source}.{index}", bound.stamp, self._control(bound.bearer))
            part.scope = ability.scope
            if ability.scope is None:
                part.ids = (bound.bearer,)
            part.cond = ability.cond
            part.bearer = bound.bearer
            part.giver = bound.giver
            part.bound = bound
            part.source = source
            parts.append(part)

    def _control(self, ident: int) -> int:
        return self.table.chars[ident].controller

    # ------------------------------------------------------------------ passes

    def layers(self) -> None:
        """Apply every layer, again and again where the rulebook repeats.

        A second pass can change nothing when every part has fixed objects and no condition, and no
        ability came or went.
        """
        while True:
            changed = self.resorted = False
            for layer in self.rb.layers:
                changed = self._layer(layer) or changed
            if not self.rb.policies.layer_repeat or not changed:
                return
            if not (self.open_ended or self.stale or self.resorted):
                return

    def _layer(self, layer: str) -> bool:
        """Apply the parts of a layer; where layers are run once, also those that come to be in it."""
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

    def _todo(self, layer: str, done: set[str]) -> list[_Part]:
        """Parts of a layer that are not done yet, in the order in which they apply."""
        if self.stale or self.sorted is None:
            self._sort()
        assert self.sorted is not None
        todo = self.sorted.get(layer)
        loose = [p for p in self.loose if self._layer_name(p) == layer] if self.loose else []
        if not todo and not loose:
            return []
        parts = sorted([*(todo or ()), *loose], key=_by_stamp)
        if done:
            parts = [part for part in parts if part.key not in done]
        if self.rb.policies.layer_dependency and len(parts) > 1:
            parts = self._by_dependency(parts)
        return parts

    def _apply_all(self, part: _Part) -> bool:
        """Apply a part to its objects, each once in all; True when it was to any."""
        changed = False
        scope = self._scope(part)
        self.started.setdefault(part.source, tuple(scope))
        for ident in scope:
            mark = (part.key, ident)
            if mark not in self.applied:
                self.applied.add(mark)
                changed = True
                self._apply(part, ident)
        return changed

    def _exists(self, part: _Part) -> bool:
        """Whether the ability that a part comes from is still there, or its effect has begun."""
        bound = part.bound
        if bound is None or any(b is bound for b in self.table.chars[bound.bearer].abilities):
            return True
        return self.rb.policies.layer_keep_started and part.source in self.started

    def _sort(self) -> None:
        """List the parts by layer; those whose layer hangs on a number are kept apart."""
        by_layer: dict[str, list[_Part]] = {}
        self.resorted = self.sorted is not None
        self.loose = []
        self.open_ended = False
        for part in self._parts():
            mod = part.mod
            if part.cond is not None or part.scope is not None:
                self.open_ended = True
            if isinstance(mod, v.Raise) and mod.to is None and not isinstance(mod.by, int):
                self.loose.append(part)
                self.open_ended = True
            else:
                by_layer.setdefault(self._layer_name(part), []).append(part)
        self.sorted = by_layer

    def _parts(self) -> list[_Part]:
        """Parts that exist now; with `layer_keep_started` also those of effects that began."""
        if self.stale:
            self.statics = self._static_parts()
            self.stale = False
        parts = [*self.fixed, *self.statics]
        if self.rb.policies.layer_keep_started:
            keys = {part.key for part in parts}
            for part in self.seen.values():
                if part.key not in keys and part.source in self.started:
                    parts.append(part)
            for part in parts:
                self.seen.setdefault(part.key, part)
        return parts

    def _layer_name(self, part: _Part) -> str:
        return self.rb.layer_of(part.mod, self._amount(part))

    def _ctx(self, part: _Part) -> Ctx:
        ctx = LiveCtx(self.rb, self.state, part.controller, part.bearer)
        ctx.giver = part.giver
        ctx.notes = part.notes
        return ctx

    def _amount(self, part: _Part) -> int:

        mod = part.mod
        if isinstance(mod, v.Raise):
            if mod.to is not None:
                return 1
            return mod.by if isinstance(mod.by, int) else value(self._ctx(part), mod.by) or 0
        return 0

    def _scope(self, part: _Part) -> list[int]:
        if self.rb.policies.layer_keep_started and part.source in self.started:
            return [i for i in self.started[part.source] if i in self.state.objs]
        if part.cond is not None and not holds(self._ctx(part), part.cond):
            return []
        if part.ids is not None:
            return [i for i in part.ids if i in self.state.objs]
        if part.scope is None:
            return []
        ctx = self._ctx(part)
        return [i for i in self.live if test(ctx, part.scope, i)]

    # ------------------------------------------------------------------ dependency

    def _by_dependency(self, todo: list[_Part]) -> list[_Part]:
        """Move each part behind those it depends on, unless the dependency is mutual."""
        changed = NOTHING.union(*(changes(part.mod) for part in todo))
        waiting = [part for part in todo if overlap(changed, _needs(part))]
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

    def _alters(self, first: _Part, second: _Part) -> bool:
        """Whether applying `first` changes that `second` exists, its objects or what it does."""
        if not overlap(changes(first.mod), _needs(second)):
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
        return bool(alone != after)

    def _outcome(self, part: _Part, touched: list[int]) -> Any:
        """What a part would apply to, and do to what another one touched; None if it is gone."""
        if not self._exists(part):
            return None
        scope = self._scope(part)
        return scope, [self._delta(part, ident) for ident in touched if ident in scope]

    def _delta(self, part: _Part, ident: int) -> dict[str, int]:
        before = self.table.chars[ident]
        self.table.chars[ident] = before.copy()
        if ident in self._scope(part):
            self._apply(part, ident)
        after = self.table.chars[ident]
        self.table.chars[ident] = before
        return {k: n - before.stats.get(k, 0) for k, n in after.stats.items()}

    # ------------------------------------------------------------------ applying

    def _apply(self, part: _Part, ident: int) -> None:
        chars = self.table.chars.get(ident)
        if chars is None:
            chars = base_chars(self.rb, self.state.objs[ident])
        if chars.shared:
            chars = chars.copy()
            self.table.chars[ident] = chars
        mod = part.mod
        if not isinstance(mod, v.Raise | v.SetStat | v.Flag):
            self.stale = True
            if ident not in self.busy:
                self.busy.append(ident)
        if isinstance(mod, v.Raise):
            self._raise(part, mod, chars)
        elif isinstance(mod, v.Gain):
            self._gain(part, mod, chars, ident)
        elif isinstance(mod, v.SetStat):
            chars.stats[mod.stat] = value(self._ctx(part), mod.value) or 0
        elif isinstance(mod, v.Flag):
            amount = mod.value if isinstance(mod.value, int) else 1
            chars.flags[mod.name] = chars.flags.get(mod.name, 0) + amount
        else:
            self._apply_more(part, mod, chars, ident)

    def _apply_more(self, part: _Part, mod: v.Mod, chars: Chars, ident: int) -> None:
        if isinstance(mod, v.GainAbility):
            bound = Bound(mod.ability, ident, part.giver, part.key, part.stamp)
            chars.abilities = (*chars.abilities, *_expanded(self.rb, [bound], _present(chars)))
            for word, amount in self.rb.keywords_in(mod.ability):
                chars.keywords[word] = chars.keywords.get(word, 0) + amount
        elif isinstance(mod, v.Lose):
            self._lose(mod, chars)
        elif isinstance(mod, v.GainTag):
            chars.tags = (*chars.tags, mod.tag)
        elif isinstance(mod, v.GainType):
            if mod.name not in chars.types:
                chars.types = (*chars.types, mod.name)
        elif isinstance(mod, v.SetDomains):
            chars.domains = self._domains(part, mod)
        elif isinstance(mod, v.UnderControl):
            who = players(self._ctx(part), mod.who)
            if who:
                chars.controller = who[0]
        elif isinstance(mod, v.CopyOf):
            self._copy(part, mod, chars, ident)

    def _domains(self, part: _Part, mod: v.SetDomains) -> tuple[str, ...]:
        if not mod.chosen:
            return mod.domains
        bearer = self.state.objs.get(part.bearer)
        word = bearer.memo.get(f"word:{mod.chosen}") if bearer is not None else None
        return (word,) if word else ()

    def _copy(self, part: _Part, mod: v.CopyOf, chars: Chars, ident: int) -> None:
        noted = part.notes.get("copied name")
        if not noted:
            return
        name = self.state.card_names[noted[0]] if noted[0] >= 0 else chars.name
        take_printed(chars, self.rb.cards[name])
        chars.keywords = self.rb.printed_chars(name).keywords.copy()
        obj = self.state.objs[ident]
        texts = [
            Bound(ability, ident, ident, f"{part.key}/{index}", part.stamp)
            for index, ability in enumerate(self.rb.cards[name].abilities)
        ]
        chars.abilities = tuple(_expanded(self.rb, texts, set()))
        chars.controller = obj.control

    def _raise(self, part: _Part, mod: v.Raise, chars: Chars) -> None:

        have = chars.stats.get(mod.stat)
        if have is None:
            return
        if mod.to is not None:
            goal = value(self._ctx(part), mod.to)
            if goal is not None and goal > have:
                chars.stats[mod.stat] = goal
            return
        by = mod.by if isinstance(mod.by, int) else value(self._ctx(part), mod.by)
        if by is None:
            return
        chars.stats[mod.stat] = limited(have, by, mod.floor, mod.ceiling)

    def _gain(self, part: _Part, mod: v.Gain, chars: Chars, ident: int) -> None:

        amount = value(self._ctx(part), mod.value) or 0
        chars.keywords[mod.keyword] = chars.keywords.get(mod.keyword, 0) + amount
        bound = Bound(v.Keyword(mod.keyword, amount), ident, part.giver, part.key, part.stamp)
        chars.abilities = (*chars.abilities, *_expanded(self.rb, [bound], _present(chars)))

    def _lose(self, mod: v.Lose, chars: Chars) -> None:
        if not mod.keyword:
            chars.keywords = {}
            chars.abilities = ()
            return
        chars.keywords.pop(mod.keyword, None)
        lost = tuple(
            b.key
            for b in chars.abilities
            if isinstance(b.ability, v.Keyword) and b.ability.name == mod.keyword
        )
        chars.abilities = tuple(
            b
            for b in chars.abilities
            if b.key not in lost and not any(b.key.startswith(f"{key}.") for key in lost)
        )


def limited(have: int, by: int, floor: int | None, ceiling: int | None) -> int:
    """A number changed within limits that bind only this change."""
    result = have + by
    if floor is not None and by < 0:
        result = max(result, min(floor, have))
    if ceiling is not None and by > 0:
        result = min(result, max(ceiling, have))
    return result


def _present(chars: Chars) -> set[str]:
    return {bound.key for bound in chars.abilities if bound.key.startswith("kw:")}


def _needs(part: _Part) -> frozenset[str]:
    """What a part hangs on, its own existence with it."""
    found = needs(part.mod, part.cond, part.scope)
    if part.bound is None:
        return found
    return found | _EXISTENCE if found else _EXISTENCE


def _by_stamp(part: _Part) -> int:
    return part.stamp
