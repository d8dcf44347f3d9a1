"""The table of computed characteristics: brought up to date from the last one, or made anew."""

from __future__ import annotations

from adjudge.core.chars import Table
from adjudge.core.indexing import in_board_order, index_abilities
from adjudge.core.intake import reads_of, taken_in, template
from adjudge.core.parts import counter_parts, effect_parts, static_parts
from adjudge.core.records import MOVED, ZONES
from adjudge.core.rulebook import Rulebook
from adjudge.core.runs import Run
from adjudge.core.state import Obj, State


def update(rb: Rulebook, state: State) -> None:
    """Bring the table up to date: anew, or by what came and left where that is all."""
    if state.dirty != MOVED or not taken_in(rb, state):
        _rebuild(rb, state)


def _rebuild(rb: Rulebook, state: State) -> None:
    """Compute the table of the present position."""
    table = Table()
    state.table = table
    state.up_to_date()
    table.board = state.on_board()
    live = rb.live_ids(state)
    objs = state.objs
    attached: dict[int, list[Obj]] = {}
    for ident in live:
        host = objs[ident].host
        if host:
            attached.setdefault(host, []).append(objs[ident])
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
        table.memo.clear()  # what was asked for meanwhile
        table.lasting.clear()
        table.scoped = [part for part in run.all_parts() if part.scope is not None]
        table.busy = in_board_order(table, table.busy)
    table.reads = reads_of(rb, state, table, table.busy)
    index_abilities(rb, state, table)
    if ZONES not in table.reads:
        table.quiet = rb.quiet_zones(state)
        table.loud = rb.loud_names()


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
