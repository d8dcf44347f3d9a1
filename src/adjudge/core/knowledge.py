"""Who knows what: looks and reveals that begin and end, shuffling, sealed answers."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence

from adjudge.core.decisions import Decision, Option
from adjudge.core.records import CHANGED
from adjudge.core.state import State


def show(state: State, ids: Iterable[int], players: Iterable[int]) -> None:
    """Let players see the faces of objects from now on; no undo goes back behind it."""
    seats = tuple(players)
    for ident in ids:
        known = state.known.get(ident, ())
        state.known[ident] = (*known, *(p for p in seats if p not in known))
    state.reveals += 1


def hide(state: State, ids: Iterable[int], players: Iterable[int]) -> None:
    """End a look or reveal."""
    seats = tuple(players)
    for ident in ids:
        left = tuple(p for p in state.known.get(ident, ()) if p not in seats)
        if left:
            state.known[ident] = left
        else:
            state.known.pop(ident, None)


def shuffle_zone(state: State, zone: int) -> None:
    """Put a zone in random order; nobody knows its cards any more, by face or by identity."""
    ids = state.zones[zone]
    _come_anew(state, ids)
    state.zones[zone] = _shuffled(state, ids, zone)


def shuffle_under(state: State, zone: int, sources: Iterable[int]) -> None:
    """Shuffle the cards of other zones and put them under those of a zone, unknown to anybody."""
    ids = [ident for source in sources for ident in state.zones[source]]
    for source in sources:
        state.zones[source] = ()
    _come_anew(state, ids)
    state.zones[zone] += _shuffled(state, ids, zone)


def _shuffled(state: State, ids: Sequence[int], zone: int) -> tuple[int, ...]:
    """New objects of the same cards in random order."""
    order = state.shuffle(list(ids))
    if state.known:
        for ident in order:
            state.known.pop(ident, None)
    made = state.renew(order, zone)
    for ident in made:
        memo = state.objs[ident].memo
        if memo:
            memo.pop("printed", None)
    return made


def _come_anew(state: State, ids: Iterable[int]) -> None:
    """What is computed is behind, unless nothing of it hangs on the cards and where they lie."""
    if state.scratch:
        state.scratch = {}
    if state.dirty == CHANGED:
        return
    table, objs = state.table, state.objs
    for ident in ids:
        if objs[ident].zone not in table.quiet or objs[ident].name in table.loud:
            state.dirty = CHANGED
            return


def sealed(state: State, asks: Sequence[Decision]) -> Generator[Decision, Option, list[Option]]:
    """Ask several players so that nobody sees an answer before the last one is given.

    The answers stand nowhere in the position until the caller acts on them, all at once; from then
    on they are shown, and no undo goes back behind it.
    """
    answers: list[Option] = []
    for ask in asks:
        ask.secret = True
        answer = yield ask
        answers.append(answer)
    state.reveals += 1
    return answers
