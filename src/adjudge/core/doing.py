"""Shared steps of game actions: raise the events of an effect, note what is gone or impossible."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from adjudge.core.choosing import Ask, choose_set
from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen, take_snapshot
from adjudge.core.policies import IfYouDo
from adjudge.core.reads import Ctx, ended_as, objects, players, table_of, value
from adjudge.core.rulebook import Outcome
from adjudge.core.state import Event
from adjudge.core.vocab import Act, Ref

Doing = Generator[Decision, Option, Outcome]
Spared = Generator[Decision, Option, frozenset[tuple[int, str]]]
DoneEvents = Generator[Decision, Option, list[Event]]


def raise_events(ctx: Ctx, events: list[Event]) -> DoneEvents:
    """Let simultaneous events of this effect happen; returns those that did.

    Where later instructions are linked to the named action, an object for which it is forbidden is
    broken for them. What the effect itself makes leave (`Rulebook.leaving`) it can look back at.
    """
    leaving = ctx.rb.leaving
    for event in events:
        event.item = ctx.item
        if not event.source:
            event.source = ctx.giver or ctx.item
        if ctx.giver and ctx.me != ctx.giver:
            event.data["bearer"] = ctx.me
        event.applied = ctx.applied
        if event.obj and event.kind in leaving:
            event.snap = take_snapshot(ctx.rb, ctx.state, event.obj)
    moved = [event.obj for event in events]
    done = yield from happen(ctx.rb, ctx.state, list(events))
    if ctx.rb.policies.if_you_do is IfYouDo.NAMED_ACTION:
        ctx.broken |= {event.obj for event in events if "forbidden" in event.data}
    for event, ident in zip(events, moved, strict=True):
        if event.snap is not None and event.kind in leaving and event in done:
            ctx.lost = {**ctx.lost, ident: event.snap}
            if event.data.get("to"):
                ctx.former = {**ctx.former, event.data["to"]: ident}
        if event.origin >= 0 and event in done:
            ctx.left = {**ctx.left, ident: event.origin}
    return done


def spared(ctx: Ctx, changes: Iterable[tuple[int, str, int]]) -> Spared:
    """Objects and numbers of which an effect replaces that this effect lowers them.

    Args:
        ctx: Bindings of the running text.
        changes: Object, number and by how much, where it is lowered a number below 0.
    """
    kinds, replacements = ctx.rb.lowering, table_of(ctx.rb, ctx.state).replacements
    if not any(kind in replacements for kind in kinds.values()):
        return frozenset()
    events: dict[tuple[int, str], Event] = {}
    for ident, stat, by in changes:
        if by < 0 and kinds.get(stat) in replacements:
            events[ident, stat] = Event(kinds[stat], ident, ctx.you, amount=-by)
    done = yield from raise_events(ctx, list(events.values()))
    return frozenset(key for key, event in events.items() if event not in done)


def outcome_of(asked: int, done: list[Event], events: Iterable[Event] = ()) -> Outcome:
    """Outcome of an action asked for `asked` objects or times.

    It is `replaced` where an event of `events` gave way to something else; one that gave way to
    nothing was skipped.
    """
    ids = tuple(event.data.get("to", event.obj) for event in done)
    replaced = any(event.data.get("replaced") for event in events)
    return Outcome(
        done=bool(done), whole=len(done) >= asked, replaced=replaced, objs=ids, amount=len(done)
    )


def present(ctx: Ctx, ref: Ref | None) -> list[int]:
    """Objects of a reference, or that are a place, that exist and are not broken."""
    if ref is None:
        return []
    state = ctx.state
    return [
        i
        for i in objects(ctx, ref)
        if i not in ctx.broken and (i in state.objs or state.item(i) is not None)
    ]


def present_or_gone(ctx: Ctx, ref: Ref | None) -> list[int]:
    """Like `present`, with what an end that is looked back at has made of its object.

    For actions that reach cards where such an end has put them ("recycle me" as I die).
    """
    found: list[int] = []
    for ident in objects(ctx, ref) if ref is not None else ():
        became = ended_as(ctx, ident)
        if became and became not in ctx.broken:
            found.append(became)
    return found


def amount(ctx: Ctx, act: Act, default: int = 1) -> int | None:
    """The act's amount; None when it can't be read."""
    return default if act.amount is None else value(ctx, act.amount)


def doers(ctx: Ctx, act: Act) -> list[int]:
    """Players who perform the act."""
    return players(ctx, act.who)


def pick_some(
    ctx: Ctx,
    player: int,
    candidates: list[int],
    count: int,
    label: str,
    *,
    at_least: int | None = None,
) -> Generator[Decision, Option, list[int]]:
    """Let a player choose `count` of the candidates (as many as there are) on resolution."""
    most = min(count, len(candidates))
    ask = Ask(player, "pick", ctx.rb.pick_rule, label, ctx.item)
    ask.verb = "pick"
    ask.secret = ctx.rb.hidden_from_others(ctx.state, candidates, player)
    least = most if at_least is None else at_least
    chosen = yield from choose_set(ctx, ask, candidates, least, most)
    return chosen
