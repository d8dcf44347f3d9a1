"""Taking objects into the table: what they start with, and the table after some came and left.

Most changes of a position are objects that come, leave or move and change nothing else that is
computed: a spell on the chain, a rune, a unit that no text speaks of. Then the table is made from
the last one; `adjudge.core.layers` makes it anew in all other cases.
"""

from __future__ import annotations

from typing import Any, Final

from adjudge.core import vocab as v
from adjudge.core.applying import Part, add_appended_keywords, expanded, part_ctx
from adjudge.core.aspects import ability_aspects, aspects
from adjudge.core.chars import Chars, Table
from adjudge.core.dependency import needs
from adjudge.core.indexing import in_board_order, index_abilities, needs_look
from adjudge.core.parts import counter_parts, static_parts
from adjudge.core.reads import base_chars, holds, test
from adjudge.core.records import CLEAN, MOVED, OF_TYPE, OTHERS, ZONES
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State

TEMPLATE_BOUND: Final = 100_000


def template(rb: Rulebook, state: State, obj: Obj, attached: list[Obj] | None) -> Chars:
    """Characteristics and abilities before layers, remembered by all they depend on."""
    name = obj.memo.get("printed", obj.name)
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
        add_appended_keywords(rb, chars, texts, obj.id)
        chars.abilities = tuple(expanded(rb, texts, set()))
        chars.plain = not any(needs_look(b) for b in chars.abilities)
        chars.shared = True
        if len(rb.templates) > TEMPLATE_BOUND:
            rb.templates.clear()
        rb.templates[key] = chars
    return chars


def reads_of(rb: Rulebook, state: State, table: Table, busy: list[int]) -> frozenset[str]:
    """Aspects that the effects and the statements of fact of some objects read."""
    found: set[str] = set()
    for effect in state.effects:
        for mod in effect.mods:
            found |= aspects(rb, mod)
        if effect.scope is not None:
            found |= aspects(rb, effect.scope)
    for ident in busy:
        for bound in table.chars[ident].abilities:
            if not bound.dormant and isinstance(bound.ability, (v.Static, v.Dependent)):
                found |= ability_aspects(rb, bound.ability)
    return frozenset(found)


def taken_in(rb: Rulebook, state: State) -> bool:
    """Make the table from the last one after objects came, left or moved.

    False, and nothing done, where that may change another object: something reads which objects
    there are, applies to one that came, or came from one that left.
    """
    old: Table = state.table
    if OTHERS in old.reads:
        return False
    table = Table()
    chars, known = table.chars, old.chars
    came: list[int] = []
    for ident in rb.live_ids(state):
        found = known.get(ident)
        if found is None:
            obj = state.objs[ident]
            if obj.host:
                return False
            came.append(ident)
            found = template(rb, state, obj, None)
        chars[ident] = found
    if any(_counted(old.reads, chars[ident]) for ident in came):
        return False
    left: list[int] = []
    if len(known) + len(came) > len(chars):
        left = [ident for ident in known if ident not in chars]
        if not _unmissed(state, old, left):
            return False
    table.reads, table.scoped, table.flags = old.reads, old.scoped, old.flags
    new = [ident for ident in came if not chars[ident].plain]
    if came and not _apart(rb, state, table, came, new):
        return False
    state.table = table
    state.dirty = CLEAN
    state.scratch = {}
    if ZONES not in table.reads:
        table.quiet, table.loud = old.quiet, old.loud
    busy = [ident for ident, found in chars.items() if not found.plain]
    busy.extend(ident for ident in old.busy if ident in chars and chars[ident].plain)
    busy = in_board_order(table, busy)
    if busy == old.busy:
        table.share_lists(old)
    else:
        table.busy = busy
        index_abilities(rb, state, table)
    return True


def _unmissed(state: State, old: Table, left: list[int]) -> bool:
    """Whether the objects that left changed nothing as long as they were there."""
    return not any(
        # An effect can hold an object in the table although no text of it works where it is.
        ident in state.objs or _counted(old.reads, old.chars[ident])
        for ident in left
    ) and not any(part.bearer in left for part in old.scoped)


def _counted(reads: frozenset[str], chars: Chars) -> bool:
    """Whether a text looks at all objects of a type that an object has."""
    return any(OF_TYPE + name in reads for name in chars.types)


def _apart(rb: Rulebook, state: State, table: Table, came: list[int], new: list[int]) -> bool:
    """Whether nothing applies to the objects that came, and they change nothing.

    `new` names those among them whose abilities must be looked at. What applies to nothing now may
    have applied while layers were run, if it hangs on something that layers change.
    """
    old = state.table
    if any(e.ids is not None and not set(came).isdisjoint(e.ids) for e in state.effects):
        return False
    if counter_parts(rb, state, came, {}):
        return False
    state.table, state.dirty = table, CLEAN
    free = True
    if new:
        found = reads_of(rb, state, table, new)
        if not found <= table.reads:
            table.reads |= found
        own = static_parts(rb, state, table, new)
        free = not _looks_around(found) and not any(_works(rb, state, part) for part in own)
    free = free and not any(_touches(rb, state, part, came) for part in table.scoped)
    state.table, state.dirty = old, MOVED
    return free


def _looks_around(reads: frozenset[str]) -> bool:
    return OTHERS in reads or any(word.startswith(OF_TYPE) for word in reads)


def _works(rb: Rulebook, state: State, part: Part) -> bool:
    """Whether a statement of an object that came does something, or could."""
    return part.scope is not None or holds(part_ctx(rb, state, part), part.cond)


def _touches(rb: Rulebook, state: State, part: Part, came: list[int]) -> bool:
    """Whether a statement about all that match applies to an object that came, or did meanwhile."""
    if part.cond is not None and needs(rb, None, part.cond, None):
        return True
    if any(word[:5] == "stat:" or word == "*" for word in needs(rb, None, None, part.scope)):
        return True
    ctx = part_ctx(rb, state, part)
    scope = part.scope
    assert scope is not None
    return holds(ctx, part.cond) and any(test(ctx, scope, ident) for ident in came)
