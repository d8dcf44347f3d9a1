"""Game actions on permanents, spells and players, as effects perform them (417)."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.doing import (
    Doing,
    amount,
    doers,
    outcome_of,
    pick_some,
    present,
    present_or_gone,
    raise_events,
)
from adjudge.core.events import PREVENT
from adjudge.core.reads import Ctx, chars_of, objects, players
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Delayed, Event
from adjudge.rulebooks.magic.rules.book import book
from adjudge.rulebooks.magic.rules.mana import add_units
from adjudge.rulebooks.magic.rules.table import COLORS, HAND, LIBRARY, in_play

CR: Final = "MTG-CR@2006:"
PLAYER_REFS: Final = (
    v.You,
    v.Opponents,
    v.EachPlayer,
    v.EventPlayer,
    v.ThatPlayer,
    v.TurnPlayer,
    v.ControllerOf,
    v.OwnerOf,
    v.TargetPlayer,
)


def _who(ctx: Ctx, act: v.Act) -> int:
    found = doers(ctx, act)
    return found[0] if found else ctx.you


def _there(ctx: Ctx, act: v.Act) -> list[int]:
    """Permanents of a reference; effects apply to nothing else unless they say so (416.2)."""
    ids = present(ctx, act.on)  # type: ignore[arg-type]
    return [i for i in ids if in_play(ctx.state, i)]


def _each(kind: str, mark: str = "", *, marked: bool = False) -> Verb:
    """A verb with one event for each permanent; with a mark, only where it changes something."""

    def verb(ctx: Ctx, act: v.Act) -> Doing:
        ids = _there(ctx, act)
        if mark:
            ids = [i for i in ids if (mark in ctx.state.objs[i].marks) is marked]
        player = _who(ctx, act)
        events = [Event(kind, i, ctx.doers.get(i, player), how=act.how) for i in ids]
        if not events:
            return Outcome()
        done = yield from raise_events(ctx, events)
        return outcome_of(len(ids), done, events)

    return verb


# --------------------------------------------------------------------------- damage and life


def deal(ctx: Ctx, act: v.Act) -> Doing:
    """Deal damage to creatures and players; `by` names what deals it, else the source does.

    `on` may name objects or players; with "divided" each has the share chosen while it was played.
    """
    number = amount(ctx, act)
    if number is None or act.on is None:
        return Outcome()
    source = ctx.giver or ctx.item
    if act.by is not None:
        found = objects(ctx, act.by)
        if not found:
            return Outcome()
        source = found[0]
    events: list[Event] = []
    ids, seats = _victims(ctx, act.on)
    for ident in ids:
        if in_play(ctx.state, ident) and "creature" in chars_of(ctx.rb, ctx.state, ident).types:
            event = Event("damage", ident, chars_of(ctx.rb, ctx.state, ident).controller, source)
            event.amount = _share(ctx, act, ident, number)
            events.append(event)
    for seat in seats:
        event = Event("damage player", 0, seat, source)
        event.amount = number
        events.append(event)
    if "unpreventable" in act.how:
        for event in events:
            event.how = (*event.how, "unpreventable")
    done = yield from raise_events(ctx, events)
    result = outcome_of(len(events), done, events)
    result.amount = sum(event.amount for event in done)
    return result


def _share(ctx: Ctx, act: v.Act, ident: int, number: int) -> int:
    if "divided" not in act.how:
        return number
    chosen = ctx.chosen(f"share:{ident}")
    return chosen[0] if chosen else 0


def _victims(ctx: Ctx, ref: v.Ref) -> tuple[list[int], list[int]]:
    """Objects and players that a reference names; "creature or player" chooses either."""
    if isinstance(ref, PLAYER_REFS):
        return [], players(ctx, ref)
    if isinstance(ref, v.Target):
        chosen = [i for i in objects(ctx, ref) if i not in ctx.broken]
        return [i for i in chosen if i >= 0], [-1 - i for i in chosen if i < 0]
    return present(ctx, ref), []  # type: ignore[arg-type]


def _life(kind: str) -> Verb:
    def verb(ctx: Ctx, act: v.Act) -> Doing:
        number = amount(ctx, act)
        if number is None or number <= 0:
            return Outcome()
        events = [Event(kind, 0, p, amount=number, how=act.how) for p in doers(ctx, act)]
        done = yield from raise_events(ctx, events)
        result = outcome_of(len(events), done, events)
        result.amount = sum(event.amount for event in done)
        return result

    return verb


def set_life(ctx: Ctx, act: v.Act) -> Doing:
    """A life total becomes a number: so much is gained or lost."""
    number = amount(ctx, act)
    if number is None:
        return Outcome()
    events: list[Event] = []
    for player in doers(ctx, act):
        have = ctx.state.stats[player]["life"]
        if number > have:
            events.append(Event("gain life", 0, player, amount=number - have))
        elif number < have:
            events.append(Event("lose life", 0, player, amount=have - number))
    done = yield from raise_events(ctx, events)
    return outcome_of(len(events), done, events)


# --------------------------------------------------------------------------- cards


def draw(ctx: Ctx, act: v.Act) -> Doing:
    """419.6h: cards are drawn one after the other; each draw is an event of its own."""
    count = amount(ctx, act)
    if count is None:
        return Outcome()
    made: list[int] = []
    for player in doers(ctx, act):
        for _ in range(count):
            done = yield from raise_events(ctx, [Event("draw", 0, player)])
            made.extend(event.obj for event in done if event.obj)
    return Outcome(done=bool(made), whole=len(made) >= count, objs=tuple(made), amount=len(made))


def discard(ctx: Ctx, act: v.Act) -> Doing:
    """Cards go from hands to graveyards: named ones, or a number that is chosen or "random"."""
    state = ctx.state
    if act.on is not None and not isinstance(act.on, PLAYER_REFS):
        ids = [i for i in present(ctx, act.on) if _in(ctx, i, HAND)]  # type: ignore[arg-type]
        events = [Event("discard", i, state.objs[i].owner) for i in ids]
        done = yield from raise_events(ctx, events)
        return outcome_of(len(events), done, events)
    count = amount(ctx, act)
    events = []
    for player in doers(ctx, act):
        hand = list(state.zones[state.zone_of(HAND, player)])
        if "hand" in act.how or count is None:
            chosen = hand
        elif "random" in act.how:
            chosen = state.shuffle(hand)[:count]
        else:
            chosen = yield from pick_some(ctx, player, hand, count, act.label or "discard")
        events.extend(Event("discard", i, player) for i in chosen)
    done = yield from raise_events(ctx, events)
    return outcome_of(count or len(events), done, events)


def _in(ctx: Ctx, ident: int, area: str) -> bool:
    obj = ctx.state.objs.get(ident)
    return obj is not None and ctx.state.specs[obj.zone].area == area


def mill(ctx: Ctx, act: v.Act) -> Doing:
    """The top cards of a library go to the graveyard."""
    count = amount(ctx, act) or 0
    events: list[Event] = []
    for player in doers(ctx, act):
        library = ctx.state.zones[ctx.state.zone_of(LIBRARY, player)]
        events.extend(Event("mill", i, player) for i in library[:count])
    done = yield from raise_events(ctx, events)
    return outcome_of(count, done, events)


def _cards_to(kind: str) -> Verb:
    """A verb that moves cards wherever they are, also what this effect has just moved."""

    def verb(ctx: Ctx, act: v.Act) -> Doing:
        ids = [i for i in present_or_gone(ctx, act.on) if i in ctx.state.objs]  # type: ignore[arg-type]
        events: list[Event] = []
        for ident in ids:
            real = _KINDS_IN_PLAY.get(kind, kind) if in_play(ctx.state, ident) else kind
            events.append(Event(real, ident, ctx.doers.get(ident, _who(ctx, act)), how=act.how))
        if not events:
            return Outcome()
        done = yield from raise_events(ctx, events)
        return outcome_of(len(ids), done, events)

    return verb


_KINDS_IN_PLAY: Final = {
    "put in hand": "return",
    "remove card": "remove",
    "put in library": "to library",
    "to graveyard": "perish",
}


# --------------------------------------------------------------------------- permanents


def destroy(ctx: Ctx, act: v.Act) -> Doing:
    """417.1: destroyed permanents go to their owners' graveyards; regeneration may replace it."""
    ids = _there(ctx, act)
    player = _who(ctx, act)
    events = [Event("destroy", i, player, how=act.how) for i in ids]
    if not events:
        return Outcome()
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), done, events)


def sacrifice(ctx: Ctx, act: v.Act) -> Doing:
    """A player puts permanents of his or her own into the graveyard; named, or as many as told.

    Without `on` naming certain permanents, each player of `who` picks among those that match.
    """
    state = ctx.state
    named = isinstance(act.on, (v.Me, v.Giver, v.Noted, v.EventObject, v.Each, v.Target, v.HostOf))
    if named:
        ids = _there(ctx, act)
        events = [Event("sacrifice", i, chars_of(ctx.rb, state, i).controller) for i in ids]
    else:
        count = amount(ctx, act) or 0
        events = []
        for player in doers(ctx, act):
            pool = book(ctx).sacrifice_pool(ctx, act, player)
            chosen = yield from pick_some(ctx, player, pool, count, act.label or "sacrifice")
            events.extend(Event("sacrifice", i, player) for i in chosen)
    if not events:
        return Outcome()
    done = yield from raise_events(ctx, events)
    result = outcome_of(len(events), done, events)
    result.objs = tuple(event.obj for event in events)
    return result


def regenerate(ctx: Ctx, act: v.Act) -> Doing:
    """419.6b: a shield that replaces the next destruction this turn."""
    for ident in _there(ctx, act):
        number = ctx.state.fresh_id()
        pattern = v.When(("destroy",), v.Same(v.Noted("shielded")))
        body = (v.Act("regenerate now", on=v.Noted("shielded")),)
        shield = Delayed(number, number, v.Replacement(pattern, body, label="regenerate"), ctx.you)
        shield.bearer = shield.giver = ctx.me
        shield.until = "turn"
        shield.since = ctx.state.turn
        shield.notes = {"shielded": (ident,)}
        ctx.state.delayed = (*ctx.state.delayed, shield)
        ctx.rb.say(ctx.state, "shield", (f"{CR}419.6b",), obj=ctx.rb.label(ctx.state, ident))
    yield from ()
    return Outcome(done=True, whole=True)


def prevent(ctx: Ctx, act: v.Act) -> Doing:
    """419.7: a shield on creatures or players; without an amount it is for all damage.

    Words: "combat" for combat damage only, "once" for the next time only; `by` names the source
    whose damage is prevented.
    """
    ids, seats = ([], []) if act.on is None else _victims(ctx, act.on)
    kinds = tuple(word for word in act.how if word == "combat")
    source = v.Same(v.Noted("source")) if act.by is not None else None
    notes = {"source": tuple(objects(ctx, act.by))} if act.by is not None else {}
    if act.on is None:
        pattern = v.When(("damage", "damage player"), how=kinds, source=source)
        _shield(ctx, act, pattern, notes)
    for ident in ids:
        pattern = v.When(("damage",), v.Same(v.Noted("shielded")), how=kinds, source=source)
        _shield(ctx, act, pattern, {**notes, "shielded": (ident,)})
    for seat in seats:
        who = v.Noted("shielded")
        pattern = v.When(("damage player",), by=who, how=kinds, source=source)
        _shield(ctx, act, pattern, {**notes, "shielded": (seat,)})
    yield from ()
    return Outcome(done=True, whole=True)


def _shield(ctx: Ctx, act: v.Act, pattern: v.When, notes: dict[str, tuple[int, ...]]) -> None:
    number = ctx.state.fresh_id()
    shield = Delayed(number, number, v.Replacement(pattern, label=PREVENT), ctx.you)
    shield.bearer = shield.giver = ctx.me
    shield.until = "turn"
    shield.since = ctx.state.turn
    shield.once = "once" in act.how
    shield.notes = notes
    shield.value = -1 if act.amount is None else amount(ctx, act) or 0
    ctx.state.delayed = (*ctx.state.delayed, shield)


# --------------------------------------------------------------------------- the stack and mana


def counter(ctx: Ctx, act: v.Act) -> Doing:
    """414.1: spells and abilities leave the stack; the first word may name where a card goes."""
    ids = [i for i in objects(ctx, act.on) if ctx.state.item(i) is not None]
    events: list[Event] = []
    for ident in ids:
        event = Event("counter", ident, ctx.you, how=act.how)
        area = next((w for w in act.how if w in (LIBRARY, HAND, "removed from the game")), "")
        if area:
            event.data["area"] = area
        events.append(event)
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), done, events)


def add(ctx: Ctx, act: v.Act) -> Doing:
    """Add mana; "any" lets the player choose the colour, once for all of it."""
    many = amount(ctx, act)
    if not many:
        return Outcome()
    for player in doers(ctx, act):
        units = act.how * many
        if "any" in units:
            options = [Option("color", word=color) for color in COLORS]
            answer = yield Decision(player, "color", options, f"{CR}406.1", ctx.item)
            units = tuple(answer.word if u == "any" else u for u in units)
        if "event" in units:
            units = _units_of_event(ctx) * many
        yield from add_units(book(ctx), ctx.state, player, units)
    return Outcome(done=True, whole=True, amount=many)


def _units_of_event(ctx: Ctx) -> tuple[str, ...]:
    units = ctx.event.data.get("units", ()) if ctx.event is not None else ()
    return tuple(units[:1])


def put_counter(ctx: Ctx, act: v.Act) -> Doing:
    """Put counters of the kind that the first word names on permanents."""
    number = amount(ctx, act) or 0
    ids = _there(ctx, act)
    events = [Event("put counter", i, ctx.you, amount=number, how=act.how) for i in ids]
    done = yield from raise_events(ctx, events if number else [])
    return outcome_of(len(ids), done, events)


def remove_counter(ctx: Ctx, act: v.Act) -> Doing:
    """Remove counters; as many as there are, where there are fewer."""
    number = amount(ctx, act) or 0
    name = act.how[0]
    events: list[Event] = []
    for ident in _there(ctx, act):
        have = ctx.state.objs[ident].marks.get(name, 0)
        if have:
            many = have if act.amount is None else min(number, have)
            events.append(Event("remove counter", ident, ctx.you, amount=many, how=act.how))
    done = yield from raise_events(ctx, events)
    result = outcome_of(len(events), done, events)
    result.amount = sum(event.amount for event in done)
    return result


VERBS: Final[dict[str, Verb]] = {
    "deal": deal,
    "gain life": _life("gain life"),
    "lose life": _life("lose life"),
    "set life": set_life,
    "poison": _life("poison"),
    "draw": draw,
    "discard": discard,
    "mill": mill,
    "return": _cards_to("put in hand"),
    "remove": _cards_to("remove card"),
    "put in library": _cards_to("put in library"),
    "put in graveyard": _cards_to("to graveyard"),
    "destroy": destroy,
    "sacrifice": sacrifice,
    "tap": _each("tap", "tapped", marked=False),
    "untap": _each("untap", "tapped", marked=True),
    "regenerate": regenerate,
    "regenerate now": _each("regenerate"),
    "prevent": prevent,
    "counter": counter,
    "add": add,
    "put counter": put_counter,
    "remove counter": remove_counter,
}
