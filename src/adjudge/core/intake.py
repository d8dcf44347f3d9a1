"""The table after some objects changed, made from the last one.

Most changes of a position are to few objects: a spell comes to the chain, a rune leaves, a unit
becomes stronger. Where nothing is computed of what came, the table only gets other objects;
else `adjudge.core.spreading` runs the layers over few of them. `adjudge.core.layers` makes the
table anew where that does not do.
"""

from __future__ import annotations

from itertools import filterfalse

from adjudge.core import vocab as v
from adjudge.core.chars import Chars, Table
from adjudge.core.digests import digest_of, effect_reads, own_reads
from adjudge.core.indexing import in_board_order, index_abilities, listed_of
from adjudge.core.records import ANYTHING, ZONES
from adjudge.core.rulebook import Rulebook
from adjudge.core.signs import looks_around
from adjudge.core.spreading import Spread, fill_in
from adjudge.core.state import State
from adjudge.core.templates import template


def note_reads(rb: Rulebook, state: State, table: Table) -> None:
    """Note with a table which aspects the effects and the statements of fact read."""
    found: set[str] = set()
    for effect in state.effects:
        found |= effect_reads(rb, effect)
    for ident in table.busy:
        found |= own_reads(rb, table.chars[ident])
    table.reads = frozenset(found)
    table.wide = ZONES in found or ANYTHING in found or looks_around(found)
    table.quiet = frozenset() if ZONES in found else rb.quiet_zones(state)
    table.loud = frozenset() if ZONES in found else rb.loud_names()


def taken_in(rb: Rulebook, state: State) -> bool:
    """Make the table from the last one after objects came, left, moved or were edited.

    False, and nothing done, where that may change objects that are not looked at.
    """
    old: Table = state.table
    known = old.chars
    ids = rb.live_ids(state)
    came = list(filterfalse(known.__contains__, ids))
    left: list[int] = []
    if len(known) + len(came) != len(ids):
        left = list(filterfalse(frozenset(ids).__contains__, known))
    table = Table(old)
    changed = _alone(state, came, left)
    fresh = None if changed is None else _stating_nothing(rb, state, table, changed)
    if changed is None or fresh is None:
        spread = Spread(rb, state, table, ids, came, left)
        if not spread.settled():
            return False
        changed = spread.order
    else:
        fill_in(table, ids, fresh)
    _finish(rb, state, table, came, left, changed)
    return True


def _alone(state: State, came: list[int], left: list[int]) -> list[int] | None:
    """What came or was edited, where nothing else hangs on that or on what left, nor applies to it.

    None where that can't be told by a look.
    """
    old: Table = state.table
    if state.touched or old.wide:
        return None
    objs, changed = state.objs, came
    for ident in left:
        if ident in objs or any(part.bearer == ident for part in old.scoped):
            return None
    for ident in state.edited:
        if ident in objs and ident not in changed:
            if ident not in old.chars:
                return None
            changed = [*changed, ident]
    if changed:
        if old.scoped:
            return None
        for effect in state.effects:
            if effect.ids is not None and any(ident in effect.ids for ident in changed):
                return None
    return changed


def _stating_nothing(
    rb: Rulebook, state: State, table: Table, changed: list[int]
) -> dict[int, Chars] | None:
    """What objects start with, where that is all: they state no fact, and nothing is on them."""
    known, hosts = table.chars, table.hosts
    fresh: dict[int, Chars] = {}
    table.busy = []
    for ident in changed:
        obj, last = state.objs[ident], known.get(ident)
        if obj.host or ident in hosts or (obj.marks and rb.counter_mods(state, obj, [])):
            return None
        found = template(rb, state, obj, None, last)
        if not found.plain:
            if digest_of(rb, found).facts:
                return None
            table.busy.append(ident)
        if last is not None and digest_of(rb, last).facts:
            return None
        fresh[ident] = found
    return fresh


def _finish(
    rb: Rulebook, state: State, table: Table, came: list[int], left: list[int], changed: list[int]
) -> None:
    """Let a table that has its objects follow on the last one: list, and note what is read."""
    old: Table = state.table
    again = len(changed) > len(came)
    board = state.on_board()
    moved = board != old.board
    if moved:
        table.board = board
    elif not again:
        table.lasting = old.lasting
    read = _reads_differ(rb, state, table, left, changed)
    state.table = table
    state.up_to_date()
    _list(rb, state, old, left, changed, moved=moved)
    if read:
        note_reads(rb, state, table)
    if table.names is not state.card_names:
        table.names, table.unheard = state.card_names, {}


def _reads_differ(
    rb: Rulebook, state: State, table: Table, left: list[int], changed: list[int]
) -> bool:
    """Whether something came, left or changed that reads something, or an effect does."""
    for effect in state.effects:
        if effect_reads(rb, effect):
            return True
    for ident in table.busy:
        if own_reads(rb, table.chars[ident]):
            return True
    old: Table = state.table
    if old.reads:
        for ident in (*left, *changed):
            if ident in old.chars and own_reads(rb, old.chars[ident]):
                return True
    return False


def _list(
    rb: Rulebook, state: State, old: Table, left: list[int], changed: list[int], *, moved: bool
) -> None:
    """List the abilities, unless they and their order are what they were."""
    table: Table = state.table
    mine = table.busy  # of what changed: those with texts, and those that gained some
    if not moved and _is_listed_already(rb, state, old, left, changed):
        came = any(ident not in old.chars for ident in mine)
        table.busy = _in_order(table, old, changed) if came else old.busy
        return
    busy = table.busy = _in_order(table, old, changed)
    if not mine and busy == old.busy:
        table.busy = old.busy
        return
    listed = listed_of(rb, state, table, busy)
    if listed != old.listed or any(_differs(table, old, i) for i in mine if i in listed):
        table.listed = listed
        index_abilities(rb, state, table)


def _in_order(table: Table, old: Table, changed: list[int]) -> list[int]:
    """The objects that have texts now, as tables list them."""
    found = {*old.busy, *table.busy}  # also what left, which the table does not hold
    if len(changed) > len(table.busy):
        found.difference_update([ident for ident in changed if ident not in table.busy])
    return in_board_order(table, found)


def _is_listed_already(
    rb: Rulebook, state: State, old: Table, left: list[int], changed: list[int]
) -> bool:
    """Whether what left was not listed, and what changed is listed as it was, or comes unlisted."""
    table: Table = state.table
    busy = old.busy
    for ident in left:
        if ident in busy:
            return False
    for ident in changed:
        if ident not in table.busy:
            if ident in busy:
                return False
        elif ident in busy:
            if _differs(table, old, ident):
                return False
        elif ident in old.chars or listed_of(rb, state, table, [ident]):
            return False
    return True


def _differs(table: Table, old: Table, ident: int) -> bool:
    """Whether an object has other abilities than it had, or turns some on by conditions."""
    abilities = table.chars[ident].abilities
    if abilities is not old.chars[ident].abilities:
        return True
    return any(isinstance(bound.ability, v.Dependent) for bound in abilities)
