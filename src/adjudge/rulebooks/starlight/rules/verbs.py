"""Game actions of texts and costs: which objects, whose choice, and the events they raise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.doing import (
    Doing,
    amount,
    doers,
    outcome_of,
    pick_some,
    present,
    raise_events,
)
from adjudge.core.reads import Ctx, test
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Event
from adjudge.rulebooks.starlight.rules import checks
from adjudge.rulebooks.starlight.rules.table import (
    COUNTER,
    in_battle,
    is_acted,
    star_of,
    zone,
)


def swept(verb: Verb) -> Verb:
    """A verb after which damage and life are looked at (ST@house:check)."""

    def run(ctx: Ctx, act: v.Act) -> Doing:
        outcome = yield from verb(ctx, act)
        if ctx.state.vars.get(checks.PENDING, 0):
            yield from checks.sweep(ctx.rb, ctx.state)
        return outcome

    return run


def alive(verb: Verb) -> Verb:
    """A verb that does nothing once the game is over."""

    def run(ctx: Ctx, act: v.Act) -> Doing:
        if ctx.state.result is not None:
            return Outcome()
        return (yield from verb(ctx, act))

    return run


def _each(kind: str, fits: Callable[[Ctx, int], bool] | None = None) -> Verb:
    """A verb with one event for each object that it can be done to, all at once."""

    def verb(ctx: Ctx, act: v.Act) -> Doing:
        ids = [i for i in present(ctx, act.on) if i in ctx.state.objs]
        asked = len(ids)
        if fits is not None:
            ids = [i for i in ids if fits(ctx, i)]
        number = amount(ctx, act)
        if not ids or number is None or number <= 0:
            return Outcome()
        events = [Event(kind, i, ctx.you, amount=number) for i in ids]
        done = yield from raise_events(ctx, events)
        result = outcome_of(asked, done, events)
        if kind == "damage":
            result.amount = sum(event.amount for event in done)
        return result

    return verb


def _ready(ctx: Ctx, ident: int) -> bool:
    return is_acted(ctx.state.objs[ident])


def _not_acted(ctx: Ctx, ident: int) -> bool:
    return not is_acted(ctx.state.objs[ident])


def _in_battle(ctx: Ctx, ident: int) -> bool:
    return in_battle(ctx.state, ident)


def _draw(ctx: Ctx, act: v.Act) -> Doing:
    """Draw cards one after the other; an empty deck loses the game (ST@house:win.2)."""
    count = amount(ctx, act) or 0
    made: list[int] = []
    for player in doers(ctx, act):
        for _ in range(count):
            deck = zone(ctx.state, "deck", player)
            if not deck:
                checks.run_out(ctx.rb, ctx.state, player)
                break
            done = yield from raise_events(ctx, [Event("draw", deck[0], player)])
            made.extend(event.data.get("to", 0) for event in done)
    return Outcome(done=bool(made), whole=len(made) >= count, objs=tuple(made), amount=len(made))


def _discard(ctx: Ctx, act: v.Act) -> Doing:
    """Each player named discards cards of their choice, as many as there are (ST@seed:3.5)."""
    count = amount(ctx, act) or 0
    made: list[int] = []
    asked = 0
    for player in doers(ctx, act):
        hand = list(zone(ctx.state, "hand", player))
        asked += count
        chosen = yield from pick_some(ctx, player, hand, count, act.label or "discard")
        events = [Event("discard", i, player) for i in chosen]
        if events:
            done = yield from raise_events(ctx, events)
            made.extend(event.data.get("to", 0) for event in done)
    return Outcome(done=bool(made), whole=len(made) >= asked, objs=tuple(made), amount=len(made))


def _life(kind: str) -> Verb:
    """Players' stars gain or lose life points."""

    def verb(ctx: Ctx, act: v.Act) -> Doing:
        number = amount(ctx, act)
        if number is None or number <= 0:
            return Outcome()
        stars = [(p, star_of(ctx.state, p)) for p in doers(ctx, act)]
        events = [Event(kind, star, p, amount=number) for p, star in stars if star]
        if not events:
            return Outcome()
        done = yield from raise_events(ctx, events)
        return outcome_of(len(events), done, events)

    return verb


def _give_up(ctx: Ctx, act: v.Act) -> Doing:
    """Put some of one's own cards on the battlefield into the graveyard (a cost or a text)."""
    number = amount(ctx, act) or 0  # one where nothing is said
    made: list[Event] = []
    asked = 0
    for player in doers(ctx, act):
        asked += number
        pool = [i for i in zone(ctx.state, "battlefield", player) if _named(ctx, act, i)]
        chosen = yield from pick_some(ctx, player, pool, number, act.label or "give up")
        events = [Event("to graveyard", i, player) for i in chosen]
        if events:
            made.extend((yield from raise_events(ctx, events)))
    return outcome_of(asked, made)


def _named(ctx: Ctx, act: v.Act, ident: int) -> bool:
    """Whether what is given up may be this object."""
    if isinstance(act.on, v.All):
        return test(ctx, act.on.pred, ident)
    return act.on is None or ident in present(ctx, act.on)


def _remove_counters(ctx: Ctx, act: v.Act) -> Doing:
    """Take counters off an object; all of them have to be there (a cost)."""
    number = amount(ctx, act) or 0
    ids = present(ctx, act.on)
    fit = [i for i in ids if ctx.state.objs[i].marks.get(COUNTER, 0) >= number]
    events = [Event("remove counters", i, ctx.you, amount=number) for i in fit]
    if not events:
        return Outcome()
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), done, events)


def _create(ctx: Ctx, act: v.Act) -> Doing:
    """Create tokens on the battlefield of a player."""
    number = amount(ctx, act) or 0
    made: list[Event] = []
    for player in doers(ctx, act):
        place = ctx.state.zone_of("battlefield", player)
        for _ in range(number):
            event = Event("create", player=player, place=place, how=act.how)
            made.extend((yield from raise_events(ctx, [event])))
    return outcome_of(number, made)


def _resource(ctx: Ctx, act: v.Act) -> Doing:
    """Put cards of the own deck's top into the resource zone face down."""
    number = amount(ctx, act) or 0
    made: list[Event] = []
    for player in doers(ctx, act):
        for _ in range(number):
            deck = zone(ctx.state, "deck", player)
            if deck:
                event = Event("place", deck[0], player, how=("down", "deck", *act.how))
                made.extend((yield from raise_events(ctx, [event])))
    return outcome_of(number, made)


_VERBS: Final[dict[str, Verb]] = {
    "act": _each("act", _not_acted),
    "ready": _each("ready", _ready),
    "damage": swept(_each("damage")),
    "destroy": swept(_each("to graveyard", _in_battle)),
    "return": swept(_each("to hand", _in_battle)),
    "add counters": _each("add counters", _in_battle),
    "remove counters": swept(_remove_counters),
    "draw": swept(_draw),
    "discard": _discard,
    "gain life": _life("gain life"),
    "lose life": swept(_life("lose life")),
    "give up": swept(_give_up),
    "create": _create,
    "resource": _resource,
}

VERBS: Final[dict[str, Verb]] = {name: alive(verb) for name, verb in _VERBS.items()}
"""Every action by its name."""
