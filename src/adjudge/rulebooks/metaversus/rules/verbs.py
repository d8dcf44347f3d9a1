"""Game actions of effects: what cards and skills let duelists do."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from adjudge.core.decisions import Decision, Option
from adjudge.core.doing import Doing, amount, doers, outcome_of, pick_some, present, raise_events
from adjudge.core.reads import Ctx, objects, place, players
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Event
from adjudge.core.vocab import Act, Zone
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules import deck, ending, laying
from adjudge.rulebooks.metaversus.rules.table import SHELVES, cards_in, move, zone

_TEXT_RULE = "MW@seed:6.5"


def _known(ctx: Ctx) -> Known:
    assert isinstance(ctx.rb, Known)
    return ctx.rb


# --------------------------------------------------------------------------- numbers


def _of_players(kind: str) -> Verb:
    """An action with a number, one event for each duelist who gains or suffers it (13.1)."""

    def verb(ctx: Ctx, act: Act) -> Doing:
        number = amount(ctx, act)
        if not number or number < 0:
            return Outcome()
        who = players(ctx, act.on) if act.on is not None else doers(ctx, act)
        events = [Event(kind, player=p, amount=number) for p in who]
        done = yield from raise_events(ctx, events)
        result = outcome_of(len(who), done, events)
        result.amount = sum(event.amount for event in done)
        return result

    return verb


# --------------------------------------------------------------------------- cards


def _draw(ctx: Ctx, act: Act) -> Doing:
    """Draw cards one after the other (12.4: as many as there are)."""
    count = amount(ctx, act) or 0
    drawn: list[int] = []
    for player in doers(ctx, act):
        pile = zone("deck", player)
        for _ in range(count):
            if not deck.needs_card(ctx.rb, ctx.state, player):
                ctx.rb.say(ctx.state, "no cards", ("MW@seed:12.4",), player=player)
                break
            event = Event("draw", ctx.state.zones[pile][0], player)
            event.data["rule"] = _TEXT_RULE
            done = yield from raise_events(ctx, [event])
            drawn.extend(e.data["to"] for e in done)
    return Outcome(
        done=bool(drawn), whole=len(drawn) >= count, objs=tuple(drawn), amount=len(drawn)
    )


def _named(ctx: Ctx, act: Act) -> list[int]:
    """Cards that an action names and that are still there."""
    return [i for i in present(ctx, act.on) if i in ctx.state.objs]


def _discard(ctx: Ctx, act: Act) -> Doing:
    """Discard the cards named, or that many of the own hand, as far as there are (6.6)."""
    asked = 0
    ids: list[tuple[int, int]] = []
    if act.on is not None:
        ids = [(i, ctx.state.objs[i].owner) for i in _named(ctx, act)]
        asked = len(ids)
    else:
        asked = amount(ctx, act) or 0
        for player in doers(ctx, act):
            hand = list(cards_in(ctx.state, "hand", player))
            chosen = yield from pick_some(ctx, player, hand, asked, act.label or "discard")
            ids.extend((i, player) for i in chosen)
    events = [Event("discard", i, p) for i, p in ids]
    done = yield from raise_events(ctx, events)
    return outcome_of(asked, done, events)


def _trash(ctx: Ctx, act: Act) -> Doing:
    """Remove the cards named (2.4)."""
    events = [Event("trash", i, ctx.state.objs[i].owner) for i in _named(ctx, act)]
    done = yield from raise_events(ctx, events)
    return outcome_of(len(events), done, events)


def _gain(ctx: Ctx, act: Act) -> Doing:
    """Gain the cards named, to the play area unless told otherwise (7.6)."""
    player = doers(ctx, act)[0]
    where = zone("play", player) if act.to is None else place(ctx, act.to)
    events = [Event("gain", i, player, place=where) for i in _named(ctx, act)]
    done = yield from raise_events(ctx, events)
    return outcome_of(len(events), done, events)


def _gain_called(ctx: Ctx, act: Act) -> Doing:
    """Gain cards of a name out of the market, as many as there are there."""
    count, name = amount(ctx, act) or 0, act.how[0]
    area = act.to.name if isinstance(act.to, Zone) else "play"
    made: list[Event] = []
    for player in doers(ctx, act):
        for _ in range(count):
            found = [
                ids[0]
                for shelf in SHELVES
                if (ids := ctx.state.zones[shelf]) and ctx.state.objs[ids[0]].name == name
            ]
            if not found:
                break
            event = Event("gain", found[0], player, place=zone(area, player))
            made.extend((yield from raise_events(ctx, [event])))
    return outcome_of(count, made)


def _look(area: str, kind: str) -> Verb:
    """Take cards off the own draw deck to look at them, or to show them to both (12.2)."""

    def verb(ctx: Ctx, act: Act) -> Doing:
        found: list[int] = []
        for player in doers(ctx, act):
            seen = deck.look(ctx.rb, ctx.state, player, amount(ctx, act) or 0, area)
            found.extend(seen)
            if ctx.state.trace is not None:
                names = tuple(ctx.state.objs[i].name for i in seen)
                only = (player,) if area == "seen" else None
                ctx.rb.say(ctx.state, kind, ("MW@seed:12.2",), only, player=player, cards=names)
        yield from ()
        asked = amount(ctx, act) or 0
        return Outcome(
            done=bool(found), whole=len(found) >= asked, objs=tuple(found), amount=len(found)
        )

    return verb


def _put(ctx: Ctx, act: Act) -> Doing:
    """Put cards somewhere; several that are put back on a deck in an order of choice (13.3)."""
    return (yield from _put_ids(ctx, act, _named(ctx, act)))


def _rest(ctx: Ctx, act: Act) -> Doing:
    """Put away what is left of the cards looked at or shown."""
    left = list(cards_in(ctx.state, act.how[0], ctx.you))
    return (yield from _put_ids(ctx, act, left))


def _put_ids(ctx: Ctx, act: Act, ids: list[int]) -> Doing:
    made: list[int] = []
    assert act.to is not None
    where = place(ctx, act.to)
    area = ctx.state.specs[where].area
    while ids:
        chosen = ids[0]
        if area == "deck" and len({ctx.state.objs[i].name for i in ids}) > 1:
            options = [Option("pick", i) for i in ids]
            ask = Decision(ctx.you, "put back", options, "MW@seed:13.3", ctx.item, act.label)
            ask.secret = True
            chosen = (yield ask).obj
        ids.remove(chosen)
        made.append(move(ctx.state, chosen, where, bottom=area != "deck"))
    if made:
        shown = area not in ("hand", "deck")
        names = tuple(ctx.state.objs[i].name for i in made)
        only = None if shown else (ctx.you,)
        told = {"player": ctx.you, "cards": names, "area": area}
        ctx.rb.say(ctx.state, "put", (_TEXT_RULE,), only, **told)
    return Outcome(done=bool(made), whole=True, objs=tuple(made), amount=len(made))


def _stay(ctx: Ctx, act: Act) -> Doing:
    """Keep cards outside the play area, where clean-up does not reach them (9.1)."""
    made: list[int] = []
    for ident in _named(ctx, act):
        name, owner = ctx.rb.label(ctx.state, ident), ctx.state.objs[ident].owner
        boost = ctx.state.objs[ident].memo.get("printed")
        fresh = move(ctx.state, ident, zone("aside", owner))
        if boost is not None:
            ctx.state.edit(fresh).memo["printed"] = boost
        if ctx.me == ident:
            ctx.me = fresh
        made.append(fresh)
        ctx.rb.say(ctx.state, "stay", ("MW@seed:9.1",), player=owner, card=name)
    yield from ()
    return Outcome(done=bool(made), whole=True, objs=tuple(made), amount=len(made))


def _again(ctx: Ctx, act: Act) -> Doing:
    """Follow the text of a card once more; nothing boosts it (5.6)."""
    rb = _known(ctx)
    done = False
    for noted in objects(ctx, act.on):
        ident = ctx.state.now(noted)  # what was ordered lies in the play area by now
        if ident:
            form = rb.facts[ctx.state.objs[ident].name]
            rb.say(ctx.state, "cast", (_TEXT_RULE,), player=ctx.you, card=form.shown)
            yield from laying.follow(rb, ctx.state, ctx.you, ident, form)
            done = True
    return Outcome(done=done, whole=done)


# --------------------------------------------------------------------------- the match


def _win(ctx: Ctx, act: Act) -> Doing:
    """11.3: win the match at once."""
    yield from ()
    ending.at_once(ctx.rb, ctx.state, doers(ctx, act)[0])
    return Outcome(done=True, whole=True)


def _lose(ctx: Ctx, act: Act) -> Doing:
    """11.3: lose the match at once."""
    yield from ()
    loser = doers(ctx, act)[0]
    ending.at_once(ctx.rb, ctx.state, 1 - loser)
    return Outcome(done=True, whole=True)


VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        **{
            kind: _of_players(kind)
            for kind in ("heal", "stars", "lose stars", "actions", "buys", "gems", "hit")
        },
        "deal": _of_players("damage"),
        "draw": _draw,
        "discard": _discard,
        "trash": _trash,
        "gain": _gain,
        "gain called": _gain_called,
        "look": _look("seen", "look"),
        "show": _look("shown", "show"),
        "put": _put,
        "rest": _rest,
        "stay": _stay,
        "again": _again,
        "win": _win,
        "lose": _lose,
    }
)
