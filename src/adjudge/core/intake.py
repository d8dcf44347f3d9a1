"""Taking objects into the table: what they start with, and the table after some of them changed.

Most changes of a position are to objects that nothing else hangs on: a spell comes to the chain, a
rune leaves, a unit becomes stronger. Then the table is made from the last one, and the layers are
run only over what came or was edited, and over the bearers of statements of fact that read what was
touched; `adjudge.core.layers` makes the table anew in all other cases.
"""

from __future__ import annotations

from typing import Any, Final

from adjudge.core import vocab as v
from adjudge.core.applying import Part, add_appended_keywords, expanded, part_ctx, reach
from adjudge.core.aspects import ability_aspects, aspects
from adjudge.core.chars import Chars, Table
from adjudge.core.dependency import needs
from adjudge.core.indexing import in_board_order, index_abilities, needs_look
from adjudge.core.parts import counter_parts, effect_parts, static_parts
from adjudge.core.reads import base_chars, holds, test
from adjudge.core.records import CLEAN, OF_TYPE, OTHERS, ZONES
from adjudge.core.rulebook import Rulebook
from adjudge.core.runs import Run
from adjudge.core.state import Effect, Obj, State

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
        found |= _effect_reads(rb, effect)
    for ident in busy:
        found |= _own_reads(rb, table.chars[ident])
    return frozenset(found)


def _effect_reads(rb: Rulebook, effect: Effect) -> set[str]:
    found: set[str] = set()
    for mod in effect.mods:
        found |= aspects(rb, mod)
    if effect.scope is not None:
        found |= aspects(rb, effect.scope)
    return found


def _own_reads(rb: Rulebook, chars: Chars) -> frozenset[str]:
    """Aspects that the statements of fact of one object read; remembered with its abilities."""
    known = chars.reads
    if known is None or known[0] is not chars.abilities:
        found: set[str] = set()
        for bound in chars.abilities:
            if not bound.dormant and isinstance(bound.ability, (v.Static, v.Dependent)):
                found |= ability_aspects(rb, bound.ability)
        known = chars.reads = (chars.abilities, frozenset(found))
    return known[1]


def taken_in(rb: Rulebook, state: State) -> bool:
    """Make the table from the last one after objects came, left, moved or were edited.

    False, and nothing done, where that may change another object: something reads which objects
    there are, an object that changed has a text about others, or things are attached.
    """
    old: Table = state.table
    if OTHERS in old.reads:
        return False
    again = set(state.edited)
    touched = (*state.touched, ZONES) if ZONES in old.reads else state.touched
    if touched and not _add_readers(rb, state, again, touched):
        return False
    table = Table()
    chars = table.chars
    came = _gather(rb, state, chars, again)
    if came is None:
        return False
    left: list[int] = []
    if again or len(old.chars) + len(came) > len(chars):
        left = [ident for ident in old.chars if ident not in chars or ident in again]
        if not _unmissed(state, old, left, again):
            return False
    table.scoped, table.hosts = old.scoped, old.hosts
    table.reads, table.flags = old.reads, old.flags
    table.busy = [ident for ident in came if not chars[ident].plain]
    if came and not _settled(rb, state, table, came):
        return False
    state.table = table
    state.up_to_date()
    if ZONES not in table.reads:
        table.quiet, table.loud = old.quiet, old.loud
    table.board = state.on_board()
    still = not again and table.board == old.board
    if still:
        table.lasting = old.lasting
    if still and not table.busy and _left_idle(old, left):
        table.share_lists(old)
    else:
        _list(rb, state, old, frozenset(came))
    return True


def _left_idle(old: Table, left: list[int]) -> bool:
    """Whether none of the objects that left had a text that is listed."""
    return not any(ident in old.busy for ident in left)


def _gather(
    rb: Rulebook, state: State, chars: dict[int, Chars], again: set[int]
) -> list[int] | None:
    """Fill in the objects of the new table and name those that came, or were edited, in order.

    None where one of them is attached or has something attached, or where others count it.
    """
    old, objs = state.table, state.objs
    known = old.chars
    if again:  # what was edited comes anew
        known = {ident: found for ident, found in known.items() if ident not in again}
    came: list[int] = []
    for ident in rb.live_ids(state):
        found = known.get(ident)
        if found is None:
            obj = objs[ident]
            if obj.host or ident in old.hosts:
                return None
            came.append(ident)
            found = template(rb, state, obj, None)
        chars[ident] = found
    for ident in came:
        if _counted(old.reads, chars[ident]):
            return None
    if not again:
        return came
    if any(ident not in chars and ident in objs for ident in again):
        return None  # an effect may hold it in the table
    return came


def _add_readers(rb: Rulebook, state: State, again: set[int], touched: tuple[str, ...]) -> bool:
    """Add the bearers of statements of fact that read what was touched.

    False where an effect reads it.
    """
    old = state.table
    for effect in state.effects:
        if not _effect_reads(rb, effect).isdisjoint(touched):
            return False
    for ident in old.busy:
        if not _own_reads(rb, old.chars[ident]).isdisjoint(touched):
            again.add(ident)
    return True


def _list(rb: Rulebook, state: State, old: Table, came: frozenset[int]) -> None:
    """List the abilities of a table that was made from another one."""
    table: Table = state.table
    chars = table.chars
    gained = table.busy  # objects that came: those with texts, then those that gained some
    busy = [ident for ident, found in chars.items() if not found.plain]
    busy.extend(i for i in old.busy if i in chars and i not in came and chars[i].plain)
    busy.extend(ident for ident in gained if chars[ident].plain)
    busy = in_board_order(table, busy)
    if busy == old.busy and came.isdisjoint(busy):
        table.share_lists(old)
    else:
        table.busy = busy
        index_abilities(rb, state, table)


def _unmissed(state: State, old: Table, left: list[int], again: set[int]) -> bool:
    """Whether the objects that left, or were edited, changed nothing else as they were."""
    return not any(
        # An effect can hold an object in the table although no text of it works where it is.
        (ident in state.objs and ident not in again) or _counted(old.reads, old.chars[ident])
        for ident in left
    ) and not any(part.bearer in left for part in old.scoped)


def _counted(reads: frozenset[str], chars: Chars) -> bool:
    """Whether a text looks at all objects of a type that an object has."""
    return any(OF_TYPE + name in reads for name in chars.types)


def _settled(rb: Rulebook, state: State, table: Table, came: list[int]) -> bool:
    """Apply to the objects that came what applies to them; False if they change others."""
    old, dirty = state.table, state.dirty
    state.table, state.dirty = table, CLEAN
    done = _applied(rb, state, table, came)
    state.table, state.dirty = old, dirty
    return done


def _applied(rb: Rulebook, state: State, table: Table, came: list[int]) -> bool:
    among = frozenset(came)
    own: list[Part] = []
    fixed = [*effect_parts(state, among), *counter_parts(rb, state, came, {})]
    for effect in state.effects if fixed else ():
        if effect.ids is not None and not among.isdisjoint(effect.ids):
            table.reads |= _effect_reads(rb, effect)
    if OTHERS in table.reads:
        return False
    if table.busy:
        found = reads_of(rb, state, table, table.busy)
        if not found <= table.reads:
            table.reads |= found
        own = static_parts(rb, state, table, table.busy)
        if _looks_around(found) or any(part.scope is not None for part in own):
            return False
    if not fixed:
        own = [part for part in own if _works(rb, state, part)]
    if any(part.cond is not None and needs(rb, None, part.cond, None) for part in table.scoped):
        return False
    if not fixed and not own and not any(_touches(rb, state, p, came) for p in table.scoped):
        return True
    table.flags = set(table.flags)
    done = Run(rb, state, table, came, fixed, [*own, *table.scoped], among=among).layers()
    table.memo.clear()  # what was asked for meanwhile
    table.lasting.clear()
    return done


def _looks_around(reads: frozenset[str]) -> bool:
    return OTHERS in reads or any(word.startswith(OF_TYPE) for word in reads)


def _works(rb: Rulebook, state: State, part: Part) -> bool:
    """Whether a statement of an object that came does something, or could."""
    return (
        part.cond is None or bool(needs(rb, None, part.cond, None)) or _holds_now(rb, state, part)
    )


def _holds_now(rb: Rulebook, state: State, part: Part) -> bool:
    return holds(part_ctx(rb, state, part), part.cond)


def _touches(rb: Rulebook, state: State, part: Part, came: list[int]) -> bool:
    """Whether a statement about all that match applies to an object that came, or could."""
    if any(word[:5] == "stat:" or word == "*" for word in needs(rb, None, None, part.scope)):
        return True
    ctx = part_ctx(rb, state, part)
    scope = part.scope
    assert scope is not None
    return holds(ctx, part.cond) and any(
        test(ctx, scope, ident) for ident in reach(rb, state, part, came)
    )
