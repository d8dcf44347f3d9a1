"""The table of computed characteristics: brought up to date from the last one, or made anew."""

from __future__ import annotations

from adjudge.core.chars import Table
from adjudge.core.dependency import NOTHING, changes
from adjudge.core.digests import own_reads
from adjudge.core.indexing import in_board_order, index_abilities, listed_of
from adjudge.core.intake import note_reads, taken_in
from adjudge.core.parts import attachments, counter_parts, effect_parts, static_parts
from adjudge.core.records import MOVED
from adjudge.core.rulebook import Rulebook
from adjudge.core.runs import Run
from adjudge.core.signs import Sign, can_be_read, sign_of
from adjudge.core.spreading import forget_asked
from adjudge.core.state import Obj, State
from adjudge.core.templates import template


def update(rb: Rulebook, state: State) -> None:
    """Bring the table up to date: anew, or by what came and left where that is all."""
    if state.dirty != MOVED or not taken_in(rb, state):
        _rebuild(rb, state)


def _rebuild(rb: Rulebook, state: State) -> None:
    """Compute the table of the present position."""
    table = Table()
    state.table = table
    state.up_to_date()
    table.board, table.names = state.on_board(), state.card_names
    live = table.ids = rb.live_ids(state)
    objs = state.objs
    attached = attachments(state, live)
    table.hosts = frozenset(attached)
    chars = table.chars
    busy = table.busy
    for ident in live:
        found = template(rb, state, objs[ident], attached.get(ident))
        chars[ident] = found
        if not found.plain:
            busy.append(ident)
    fixed = [*effect_parts(state), *counter_parts(rb, state, live, attached)]
    facts = static_parts(rb, state, table, busy)
    if fixed or facts:
        run = _until_stable(Run(rb, state, table, live, fixed, facts), attached)
        forget_asked(state)
        table.altered = NOTHING.union(run.altered, *(changes(p.mod) for p in run.all_parts()))
        table.scoped = [part for part in run.all_parts() if part.scope is not None]
        table.busy = in_board_order(table, set(table.busy))
    table.listed = listed_of(rb, state, table, table.busy)
    index_abilities(rb, state, table)
    note_reads(rb, state, table)
    table.signs = _signs(rb, state, table)


def _signs(rb: Rulebook, state: State, table: Table) -> dict[int, Sign]:
    """What statements of fact say that may say something else without a change of their bearer."""
    found: dict[int, Sign] = {}
    for ident in table.busy if table.reads else ():
        chars = table.chars[ident]
        if own_reads(rb, chars) and can_be_read(rb, chars, table.altered):
            found[ident] = sign_of(rb, state, table, ident)
    return found


def _until_stable(run: Run, attached: dict[int, list[Obj]]) -> Run:
    """Apply the layers; what turns out not to qualify any more is taken back once and for all.

    Nothing that has applied is undone piece by piece: the layers start anew without it.
    """
    rb, state, table = run.rb, run.state, run.table
    while not run.layers():
        for ident in run.live:
            table.chars[ident] = template(rb, state, state.objs[ident], attached.get(ident))
        table.busy = [ident for ident in run.live if not table.chars[ident].plain]
        facts = static_parts(rb, state, table, table.busy)
        barred = run.barred | run.undone
        run = Run(rb, state, table, run.live, run.fixed, facts, barred)
    return run
