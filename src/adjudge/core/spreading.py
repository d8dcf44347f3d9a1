"""What else changes with some objects: the layers run over these and over what hangs on them.

Looked at is what came or was edited, what is attached to these, and the bearers of statements of
fact that say something else now (`adjudge.core.signs`). All other objects keep what was computed of
them. That does not do where a statement about whatever matches comes, goes or changes, nor where
what is read of other objects hangs on the order of the layers.
"""

from __future__ import annotations

from adjudge.core.applying import Part, part_ctx, reach
from adjudge.core.chars import Chars, Table
from adjudge.core.dependency import changes, needs, overlap
from adjudge.core.digests import digest_of, effect_reads, own_reads
from adjudge.core.parts import attachments, counter_parts, effect_parts, static_parts
from adjudge.core.reads import holds, test
from adjudge.core.records import ANYTHING, CLEAN, OF_TYPE, OTHERS, ZONES
from adjudge.core.rulebook import Rulebook
from adjudge.core.runs import Run
from adjudge.core.signs import (
    Sign,
    can_be_read,
    hangs_on,
    looks_around,
    says_the_same,
    sign_of,
)
from adjudge.core.state import Obj, State
from adjudge.core.templates import template


def forget_asked(state: State) -> None:
    """Forget what was worked out while the table was not finished."""
    state.table.memo.clear()
    state.table.lasting.clear()
    state.scratch = {}


def fill_in(table: Table, ids: list[int], fresh: dict[int, Chars]) -> None:
    """Give a table its objects, those that are live; some of them start anew."""
    known = table.chars
    if ids == table.ids:
        if fresh:
            table.chars = {**known, **fresh}
        return
    table.ids = ids
    if fresh:
        known = {**known, **fresh}
    table.chars = dict(zip(ids, map(known.__getitem__, ids), strict=True))


class Spread:
    """What has to be computed to make a table from the last one.

    `came` and `left` are what the last table did not hold and what it held in vain, `changed` is
    what characteristics are computed of: what came, was edited, or hangs on what changed, all of
    it in `order`.
    """

    def __init__(
        self,
        rb: Rulebook,
        state: State,
        table: Table,
        ids: list[int],
        came: list[int],
        left: list[int],
    ) -> None:
        """Take over what is known of the change."""
        self.rb = rb
        self.state = state
        self.old: Table = state.table
        self.table = table
        self.ids = ids
        self.left = left
        self.changed = set(came)
        self.order = came
        self.attached: dict[int, list[Obj]] = {}
        self.fixed: list[Part] = []
        self.own: list[Part] = []
        self.said: dict[int, Sign] = {}

    def settled(self) -> bool:
        """Make the table; False, and nothing done, where it has to be made anew."""
        if not self._stays_apart():
            return False
        fill_in(self.table, self.ids, self._templates(self.changed))
        old, dirty = self.old, self.state.dirty
        self.state.table, self.state.dirty = self.table, CLEAN
        done = self._computed()
        forget_asked(self.state)
        self.state.table, self.state.dirty = old, dirty
        if done and (self.said or not self.changed.isdisjoint(old.signs)):
            kept = {i: sign for i, sign in old.signs.items() if i not in self.changed}
            self.table.signs = {**kept, **self.said}
        return done

    def _stays_apart(self) -> bool:
        """Whether what left or was edited stated nothing about other objects.

        An effect can hold an object in the table although no text of it works where it is; then
        the table is made anew, as where it is edited so that its text does not work any more.
        """
        objs, left, changed = self.state.objs, self.left, self.changed
        for ident in left:
            if ident in objs:
                return False
        for ident in self.state.edited:
            if ident in objs and ident not in changed:
                if ident not in self.old.chars:
                    return False
                changed.add(ident)
        if changed:
            self._join_attached()
        for part in self.old.scoped:  # noqa: SIM110 - all() is slower
            if part.bearer in changed or part.bearer in left:
                return False
        return True

    def _join_attached(self) -> None:
        """What is attached is looked at with what it is attached to, and the other way round."""
        objs, changed = self.state.objs, self.changed
        if not self.old.hosts:
            for ident in changed:
                if objs[ident].host:
                    break
            else:
                return
        self.attached = attachments(self.state, self.ids)
        self.table.hosts = frozenset(self.attached)
        todo = list(changed)
        while todo:
            ident = todo.pop()
            linked = [other.id for other in self.attached.get(ident, ())]
            host = objs[ident].host
            if host in objs and host in self.old.chars:
                linked.append(host)
            todo.extend([other for other in linked if other not in changed])
            changed.update(linked)

    def _templates(self, idents: set[int]) -> dict[int, Chars]:
        rb, state, objs, attached = self.rb, self.state, self.state.objs, self.attached
        known = self.old.chars
        return {i: template(rb, state, objs[i], attached.get(i), known.get(i)) for i in idents}

    # ------------------------------------------------------------------ what applies

    def _computed(self) -> bool:
        """Apply to what changed all that applies to it; False if that reaches further."""
        self._collect()
        if not self._is_readable():
            return False
        words = self._touched()
        if words:
            readers = self._readers(words)
            if readers is None or (readers and not self._look_at_more(readers)):
                return False
        return not self.changed or self._applied()

    def _collect(self) -> None:
        """Collect what modifies what changed: effects, counters and its own statements."""
        rb, state, table, changed = self.rb, self.state, self.table, self.changed
        table.busy = []
        if not changed:
            return
        self.order = order = [ident for ident in self.ids if ident in changed]
        table.busy = [ident for ident in order if not table.chars[ident].plain]
        fixed = counter_parts(rb, state, order, self.attached)
        if state.effects:
            fixed = [*effect_parts(state, frozenset(changed)), *fixed]
        own = static_parts(rb, state, table, table.busy) if table.busy else []
        for part in (*fixed, *own):
            words = changes(part.mod)
            if not words <= table.altered:
                table.altered |= words
        self.fixed, self.own = fixed, own

    def _look_at_more(self, readers: set[int]) -> bool:
        """Look also at objects whose statements say something else now, and what hangs on them."""
        table, altered = self.table, self.table.altered
        self.changed |= readers
        self._join_attached()
        table.chars = {**table.chars, **self._templates(self.changed)}
        self._collect()
        return (altered == table.altered or not looks_around(table.reads)) and self._is_readable()

    def _is_readable(self) -> bool:
        """Whether what changed states things about itself alone, which can be read at any time."""
        rb, table = self.rb, self.table
        for part in self.own:
            if part.scope is not None:
                return False
        for ident in table.busy:  # noqa: SIM110 - all() is slower
            if not can_be_read(rb, table.chars[ident], table.altered):
                return False
        return True

    def _touched(self) -> set[str]:
        """Aspects that something reads and that may be different."""
        reads = self.old.reads
        found = set(self.state.touched)
        if not reads:
            return found
        for word in (ZONES, ANYTHING):
            if word in reads:
                found.add(word)
        if self.changed or self.left:
            if OTHERS in reads:
                found.add(OTHERS)
            for word in reads:
                if word.startswith(OF_TYPE) and self._is_of(word[len(OF_TYPE) :]):
                    found.add(word)
        return found

    def _is_of(self, name: str) -> bool:
        """Whether something that left or changed has or had a type."""
        old, new = self.old.chars, self.table.chars
        for ident in (*self.left, *self.changed):
            if ident in old and name in old[ident].types:
                return True
            if ident in new and name in new[ident].types:
                return True
        return False

    def _readers(self, words: set[str]) -> set[int] | None:
        """Objects whose statements about themselves say something else now that words are touched.

        None where a statement about others does, or an effect, or where what is read of other
        objects hangs on the order of the layers.
        """
        rb, state, table = self.rb, self.state, self.table
        for effect in state.effects:
            if not effect_reads(rb, effect).isdisjoint(words):
                return None
        found: set[int] = set()
        for ident in self.old.busy:
            chars = table.chars.get(ident)
            if chars is None or ident in self.changed:
                continue
            reads = own_reads(rb, chars)
            if reads.isdisjoint(words):
                continue
            if not can_be_read(rb, chars, table.altered):
                return None
            if self._says_the_same(ident, chars):
                continue
            if digest_of(rb, chars).scoped:
                return None
            found.add(ident)
        return found

    def _says_the_same(self, ident: int, chars: Chars) -> bool:
        """Whether the statements of an object say what they said, as far as that can be told."""
        rb, table = self.rb, self.table
        if hangs_on(rb, chars, table.altered):
            return False
        known = table.signs.get(ident)
        sign = sign_of(rb, self.state, table, ident)
        if sign != known:
            self.said[ident] = sign
        return known is not None and says_the_same(known, sign, self.changed, self.left)

    def _applied(self) -> bool:
        rb, state, table, order = self.rb, self.state, self.table, self.order
        fixed, own, scoped = self.fixed, self.own, table.scoped
        altered = table.altered
        if fixed and not self._is_ruled_simply():
            return False
        if own and not fixed:
            own = [part for part in own if _works(rb, state, part)]
        if scoped:
            scoped = [part for part in scoped if _touches(rb, state, part, order, altered)]
        if not fixed and not own and not scoped:
            return True
        table.flags = set(table.flags)
        among = frozenset(order)
        return Run(rb, state, table, order, fixed, [*own, *scoped], among=among).layers()

    def _is_ruled_simply(self) -> bool:
        """Whether no effect on what changed looks at other objects."""
        for effect in self.state.effects:
            if effect.ids is not None and not self.changed.isdisjoint(effect.ids):
                reads = effect_reads(self.rb, effect)
                if reads and looks_around(reads):
                    return False
        return True


def _works(rb: Rulebook, state: State, part: Part) -> bool:
    """Whether a statement of an object that came does something, or could."""
    return (
        part.cond is None
        or bool(needs(rb, None, part.cond, None))
        or holds(part_ctx(rb, state, part), part.cond)
    )


def _touches(
    rb: Rulebook, state: State, part: Part, came: list[int], altered: frozenset[str]
) -> bool:
    """Whether a statement about all that match applies to an object that came, or could.

    What it asks for may be given to the object by a layer, which is still to come.
    """
    if overlap(altered, needs(rb, None, part.cond, part.scope)):
        return True
    ctx = part_ctx(rb, state, part)
    scope = part.scope
    assert scope is not None
    return holds(ctx, part.cond) and any(
        test(ctx, scope, ident) for ident in reach(rb, state, part, came)
    )
