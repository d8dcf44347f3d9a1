"""Game actions on decks, hands and resources (413, 416, 422, 424, 429-431, 436, 440)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.reads import Ctx, chars_of, matching, objects, players, test
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.doing import (
    Doing,
    amount,
    doers,
    outcome_of,
    pick_some,
    present,
    present_or_gone,
    raise_events,
    source_words,
)
from adjudge.rulebooks.riftbound.rules.drawing import burn_out, channel_runes, draw_cards
from adjudge.rulebooks.riftbound.rules.table import NEVER_RECYCLED

Asking = Generator[Decision, Option, None]


# --------------------------------------------------------------------------- the deck


def draw(ctx: Ctx, act: v.Act) -> Doing:
    """413: draw cards, or the given cards of the deck."""
    who = doers(ctx, act)
    if act.on is not None:
        return (yield from _draw_these(ctx, act, who))
    count = amount(ctx, act)
    if count is None or not who:
        return Outcome()
    done: list[Event] = []
    for player in who:
        done.extend((yield from draw_cards(ctx.rb, ctx.state, player, count, ctx.giver)))
    return outcome_of(count * len(who), done)


def _draw_these(ctx: Ctx, act: v.Act, who: list[int]) -> Doing:
    """Cards that are no longer in the deck are not drawn."""
    state = ctx.state
    ids = [i for i in objects(ctx, act.on) if i in state.objs and _in_deck(state, i)]
    if not ids or not who:
        return Outcome()
    done: list[Event] = []
    for ident in ids:
        event = Event("draw", ident, who[0], ctx.giver, place=state.objs[ident].zone)
        done.extend((yield from raise_events(ctx, [event])))
    return outcome_of(len(ids), done)


def _in_deck(state: State, ident: int) -> bool:
    return state.specs[state.objs[ident].zone].area == "deck"


def burn(ctx: Ctx, act: v.Act) -> Doing:
    """440: from the top of the deck to the trash, burning out on the way if need be."""
    count = amount(ctx, act) or 0
    state = ctx.state
    done: list[Event] = []
    for player in doers(ctx, act):
        deck = state.zone_of("deck", player)
        burns = 0
        for _ in range(count):
            while not state.zones[deck] and state.result is None:
                yield from burn_out(ctx.rb, state, player, repeated=burns > 0)
                burns += 1
            if state.result is not None:
                break
            event = Event("burn", state.zones[deck][0], player)
            done.extend((yield from raise_events(ctx, [event])))
    return outcome_of(count, done)


def reveal(ctx: Ctx, act: v.Act) -> Doing:
    """424 and looking: cards stay where they are; too few is no burn out (431.1.c)."""
    kind = "look" if act.verb == "look" else "reveal"
    events: list[Event] = []
    saved = ctx.that
    for player in doers(ctx, act) or [ctx.you]:
        ctx.that = player
        found = [i for i in objects(ctx, act.on) if i in ctx.state.objs]
        events.extend(Event(kind, i, player, place=ctx.state.objs[i].zone) for i in found)
    ctx.that = saved
    done = yield from raise_events(ctx, events)
    if kind == "reveal":
        # 424.1.a.3: revealed until the resolution is over.
        ctx.shown |= {event.obj for event in done}
    return outcome_of(len(events), done, events)


def _doer(ctx: Ctx, who: list[int], ident: int) -> int:
    """Who of several players acts on a card: its owner, if each acts on their own."""
    owner = ctx.state.objs[ident].owner
    return owner if len(who) > 1 and owner in who else who[0] if who else ctx.you


def reveal_until(ctx: Ctx, act: v.Act) -> Doing:
    """424: reveal cards from the top one by one until one fits; too few is no burn out (431.1.c).

    The card that fits is noted; with it all others are revealed.
    """
    pred = act.on.pred if isinstance(act.on, v.All) else v.Anything()
    hit: list[Event] = []
    for player in doers(ctx, act):
        deck = ctx.state.zone_of("deck", player)
        for ident in ctx.state.zones[deck]:
            fits = test(ctx, pred, ident)
            event = Event("reveal", ident, player, place=deck)
            done = yield from raise_events(ctx, [event])
            ctx.shown |= {event.obj for event in done}
            if fits:
                hit.extend(done)  # without what its own text took away as it was revealed
                break
    return outcome_of(1, hit)


def watch(ctx: Ctx, act: v.Act) -> Doing:
    """107.3.f, 128.4: this turn the reader may look at the facedown cards of these players."""
    watched = players(ctx, act.on)
    for player in watched:
        ctx.state.enter("watches", ctx.you, player)
        ctx.state.reveals += 1
        ctx.rb.say(ctx.state, "watch", ("RB-CR@1.4:107.3.f",), player=ctx.you)
    yield from ()
    return Outcome(done=bool(watched), whole=bool(watched))


def predict(ctx: Ctx, act: v.Act) -> Doing:
    """436: look at the top cards, recycle any number, put the rest back in any order."""
    count = amount(ctx, act) or 0
    state = ctx.state
    for player in doers(ctx, act):
        deck = state.zone_of("deck", player)
        seen = list(state.zones[deck][:count])
        if not seen:
            continue
        events = [Event("look", i, player) for i in seen]
        yield from raise_events(ctx, events)
        seen = [i for i in seen if i in state.objs]
        away = yield from pick_some(ctx, player, seen, len(seen), "recycle", at_least=0)
        yield from _recycle_all(ctx, player, away)
        rest = [i for i in seen if i in state.objs and i not in away]
        yield from _reorder_top(ctx, player, deck, rest)
    return Outcome(done=True, whole=True)


def put_back(ctx: Ctx, act: v.Act) -> Doing:
    """Cards from the top of a deck stay there, in any order of the player's."""
    ids = [i for i in present(ctx, act.on) if i in ctx.state.objs]
    for player in doers(ctx, act):
        deck = ctx.state.zone_of("deck", player)
        yield from _reorder_top(ctx, player, deck, [i for i in ids if i in ctx.state.zones[deck]])
    return Outcome(done=bool(ids), whole=bool(ids), objs=tuple(ids), amount=len(ids))


def _reorder_top(ctx: Ctx, player: int, deck: int, ids: list[int]) -> Asking:
    state = ctx.state
    order: list[int] = []
    left = list(ids)
    while len(left) > 1:
        options = [Option("order", i) for i in left]
        decision = Decision(player, "order cards", options, "RB-CR@1.4:436.1.a", ctx.item)
        decision.secret = True
        answer = yield decision
        order.append(answer.obj)
        left.remove(answer.obj)
    order.extend(left)
    rest = [i for i in state.zones[deck] if i not in ids]
    state.zones[deck] = (*order, *rest)


# --------------------------------------------------------------------------- recycling


def _recycle_all(ctx: Ctx, player: int, ids: list[int]) -> Generator[Decision, Option, list[Event]]:
    """416.5: several cards go under the Main Deck in random order, runes in their owner's."""
    state = ctx.state
    runes = [i for i in ids if "rune" in chars_of(ctx.rb, state, i).types]
    cards = [i for i in ids if i not in runes]
    if len(cards) > 1:
        cards = state.shuffle(cards)
    ordered: list[int] = []
    while len(runes) > 1 and not _alike(ctx, runes):
        options = [Option("order", i) for i in runes]
        owner = state.objs[runes[0]].owner
        answer = yield Decision(owner, "order cards", options, "RB-CR@1.4:416.5.a", ctx.item)
        ordered.append(answer.obj)
        runes.remove(answer.obj)
    events = [
        Event("recycle", i, player, place=state.objs[i].zone) for i in (*cards, *ordered, *runes)
    ]
    done = yield from raise_events(ctx, events)
    return done


def _alike(ctx: Ctx, ids: list[int]) -> bool:
    return len({ctx.state.objs[i].name for i in ids}) == 1


def recycle(ctx: Ctx, act: v.Act) -> Doing:
    """416: to the bottom of the corresponding deck; battlefields and legends can't (185.2.e)."""
    ids: list[int] = []
    for ident in present_or_gone(ctx, act.on):
        if ident in ctx.state.objs:
            types = chars_of(ctx.rb, ctx.state, ident).types
            if NEVER_RECYCLED.isdisjoint(types):
                ids.append(ident)
    who = doers(ctx, act)
    groups: dict[int, list[int]] = {}
    for ident in ids:
        groups.setdefault(_doer(ctx, who, ident), []).append(ident)
    done: list[Event] = []
    for player, mine in groups.items():
        done.extend((yield from _recycle_all(ctx, player, mine)))
    return outcome_of(len(ids), done)


def recycle_from(ctx: Ctx, act: v.Act) -> Doing:
    """416.6: the player picks cards of a zone; not a target. As a cost all must be there."""
    count = amount(ctx, act) or 0
    done: list[Event] = []
    for player in doers(ctx, act):
        pool = list(ctx.state.zones[ctx.state.zone_of(act.how[0], player)])
        item = ctx.state.item(ctx.item)
        if item is not None and item.pending:
            pool = ctx.rb.cost_pool(ctx, act)
        chosen = yield from pick_some(ctx, player, pool, count, act.label or "recycle")
        done.extend((yield from _recycle_all(ctx, player, chosen)))
    return outcome_of(count, done)


# --------------------------------------------------------------------------- the hand


def put_in_hand(ctx: Ctx, act: v.Act) -> Doing:
    """Put cards into the hands of their owners, which is not to draw them (413.1)."""
    ids = [i for i in present(ctx, act.on) if i in ctx.state.objs]
    who = doers(ctx, act)
    events = [Event("put in hand", i, _doer(ctx, who, i), how=source_words(ctx)) for i in ids]
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), done, events)


def discard(ctx: Ctx, act: v.Act) -> Doing:
    """422: cards of the player's choice, or given cards, from the hand to the trash."""
    state = ctx.state
    asked = 0
    done: list[Event] = []
    all_events: list[Event] = []
    saved = ctx.that
    for player in doers(ctx, act):
        ctx.that = player
        hand = list(state.zones[state.zone_of("hand", player)])
        if isinstance(act.on, v.All) and act.amount is not None:
            # "Discard a unit": so many of the cards that fit, of the player's choice.
            fitting = set(matching(ctx, act.on.pred))
            hand = [i for i in hand if i in fitting]
        if act.on is not None and act.amount is None:
            chosen = [i for i in objects(ctx, act.on) if i in hand]
            asked += len(chosen)
        else:
            count = amount(ctx, act) or 0
            asked += count
            chosen = yield from pick_some(ctx, player, hand, count, act.label or "discard")
        events = [Event("discard", i, player, how=source_words(ctx)) for i in chosen]
        happened = yield from raise_events(ctx, events)
        done.extend(happened)
        all_events.extend(events)
        if happened:
            told = Event("discard cards", player=player, amount=len(happened))
            yield from raise_events(ctx, [told])
    ctx.that = saved
    result = outcome_of(asked, done, all_events)
    return result


# --------------------------------------------------------------------------- runes


def channel(ctx: Ctx, act: v.Act) -> Doing:
    """430: runes from the top of the rune deck enter the board, ready unless told otherwise."""
    count = amount(ctx, act) or 0
    done: list[Event] = []
    for player in doers(ctx, act):
        done.extend((yield from channel_runes(ctx.rb, ctx.state, player, count, act.how)))
    return outcome_of(count, done)


def add(ctx: Ctx, act: v.Act) -> Doing:
    """429: resources into the rune pool; "own" is power of the source's domain."""
    times = amount(ctx, act)
    if not times:
        return Outcome()
    limit = next((w[5:] for w in act.how if w.startswith("only:")), "")
    units: list[str] = []
    for word in act.how:
        if word.startswith("only:"):
            continue
        kind = word
        if word == "own":
            domains = _domains(ctx)
            kind = domains[0] if len(domains) == 1 else "any"
        units.append(f"{kind}:{limit}" if limit else kind)
    events = []
    for player in doers(ctx, act):
        event = Event("add", player=player, amount=len(units) * times)
        event.data["units"] = tuple(units * times)
        events.append(event)
    done = yield from raise_events(ctx, events)
    return outcome_of(1, done, events)


def _domains(ctx: Ctx) -> tuple[str, ...]:
    if ctx.me in ctx.state.objs:
        return chars_of(ctx.rb, ctx.state, ctx.me).domains
    snap = ctx.lost.get(ctx.me) or ctx.snap
    if snap is not None:
        domains: tuple[str, ...] = snap.chars.domains
        return domains
    item = ctx.state.item(ctx.item)
    return ctx.rb.cards[item.name].domains if item is not None and item.name else ()


VERBS: Final[dict[str, Verb]] = {
    "draw": draw,
    "burn": burn,
    "reveal": reveal,
    "reveal until": reveal_until,
    "look": reveal,
    "put back": put_back,
    "put in hand": put_in_hand,
    "watch": watch,
    "predict": predict,
    "recycle": recycle,
    "recycle from": recycle_from,
    "discard": discard,
    "channel": channel,
    "add": add,
}
