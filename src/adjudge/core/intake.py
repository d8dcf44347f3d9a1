"""The table after some objects changed, made from the last one.

Most changes of a position are to few objects: a spell comes to the chain, a rune leaves, a unit
becomes stronger. Where nothing is computed of what came, the table only gets other objects;
else `adjudge.core.spreading` runs the layers over few of them. `adjudge.core.layers` makes the
table anew where that does not do.
"""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.chars import Chars, Table
from adjudge.core.digests import digest_of, effect_reads, own_reads
from adjudge.core.indexing import index_abilities, listed_of
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
    came = [ident for ident in ids if ident not in known]
    left: list[int] = []
    if len(known) + len(came) != len(ids):
        there = frozenset(ids)
        left = [ident for ident in known if ident not in there]
    table = Table(old)
    changed = came
    if not _is_plain_change(rb, state, table, ids, came, left):
        spread = Spread(rb, state, table, ids, came, left)
        if not spread.settled():
            return False
        changed = spread.order
    _finish(rb, state, table, came, left, changed)
    return True


def _is_plain_change(
    rb: Rulebook, state: State, table: Table, ids: list[int], came: list[int], left: list[int]
) -> bool:
    """Whether nothing has to be computed, as for most changes; then the table gets its objects.

    What came states no fact and nothing applies to it, what left stated none about others, and
    nothing else changed that is read.
    """
    old: Table = state.table
    if state.edited or state.touched or old.wide or (came and old.scoped):
        return False
    objs = state.objs
    for ident in left:
        if ident in objs or any(part.bearer == ident for part in old.scoped):
            return False
    fresh: dict[int, Chars] = {}
    table.busy = []
    for ident in came:
        obj = objs[ident]
        found = template(rb, state, obj, None)
        if not found.plain:
            if digest_of(rb, found).facts:
                return False
            table.busy.append(ident)
        if obj.host or (obj.marks and rb.counter_mods(state, obj, [])):
            return False
        fresh[ident] = found
    for effect in state.effects if came else ():
        if effect.ids is not None and not frozenset(came).isdisjoint(effect.ids):
            return False
    fill_in(table, ids, fresh)
    return True


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
    if not moved and _is_listed_already(table, old, left, changed):
        table.busy = old.busy
        return
    chars = table.chars
    found = {ident for ident in old.busy if ident in chars}.difference(changed).union(mine)
    busy = [ident for ident in table.ids if ident in found]
    gained = [ident for ident in busy if chars[ident].plain]
    if gained:
        busy = [*(ident for ident in busy if not chars[ident].plain), *gained]
    if not mine and busy == old.busy:
        table.busy = old.busy
        return
    table.busy = busy
    listed = listed_of(rb, state, table, busy)
    if listed != old.listed or any(_differs(table, old, i) for i in mine if i in listed):
        table.listed = listed
        index_abilities(rb, state, table)


def _is_listed_already(table: Table, old: Table, left: list[int], changed: list[int]) -> bool:
    """Whether the objects that have texts are those that had them, with the same texts."""
    busy = old.busy
    for ident in left:
        if ident in busy:
            return False
    for ident in changed:
        has = ident in table.busy
        if has != (ident in busy) or (has and _differs(table, old, ident)):
            return False
    return True


def _differs(table: Table, old: Table, ident: int) -> bool:
    """Whether an object has other abilities than it had, or turns some on by conditions."""
    abilities = table.chars[ident].abilities
    if abilities is not old.chars[ident].abilities:
        return True
    return any(isinstance(bound.ability, v.Dependent) for bound in abilities)
