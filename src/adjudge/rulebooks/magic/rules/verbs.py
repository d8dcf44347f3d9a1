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
from adjudge.core.reads import Ctx, chars_of, objects, players, seat, test
from adjudge.core.records import PREVENT
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Delayed, Event
from adjudge.rulebooks.magic.rules.book import book
from adjudge.rulebooks.magic.rules.mana import add_units
from adjudge.rulebooks.magic.rules.table import COLORS, HAND, LIBRARY, REMOVED, in_play

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
    ids = present(ctx, act.on)
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
    ids, seats = _victims(ctx, act.on, *act.how)
    for ident in ids:
        if in_play(ctx.state, ident) and "creature" in chars_of(ctx.rb, ctx.state, ident).types:
            event = Event("damage", ident, chars_of(ctx.rb, ctx.state, ident).controller, source)
            event.amount = _share(ctx, act, ident, number)
            events.append(event)
    for player in seats:
        event = Event("damage player", 0, player, source)
        event.amount = _share(ctx, act, seat(player), number)
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


def _victims(ctx: Ctx, ref: v.Ref, *words: str) -> tuple[list[int], list[int]]:
    """Objects and players that a reference names; a slot may hold both."""
    everybody = players(ctx, v.EachPlayer()) if "each player" in words else []
    if isinstance(ref, v.Target):
        return present(ctx, ref), [*players(ctx, ref), *everybody]
    if isinstance(ref, PLAYER_REFS):
        return [], players(ctx, ref)
    return present(ctx, ref), everybody


def _life(kind: str) -> Verb:
    """Life is gained or lost by each player; an amount may speak of that player."""

    def verb(ctx: Ctx, act: v.Act) -> Doing:
        events: list[Event] = []
        saved = ctx.that
        for player in doers(ctx, act):
            ctx.that = player
            number = amount(ctx, act)
            if number is not None and number > 0:
                events.append(Event(kind, 0, player, amount=number, how=act.how))
        ctx.that = saved
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
    """Each player discards so many cards of his or her choice, or at random; all without a number.

    `on` narrows the choice; where it names the very card, that one is discarded.
    """
    state = ctx.state
    if isinstance(act.on, (v.Me, v.Giver, v.Noted, v.Target, v.Each, v.EventObject)):
        return (yield from discard_these(ctx, act))
    count = amount(ctx, act)
    events: list[Event] = []
    for player in doers(ctx, act):
        hand = list(state.zones[state.zone_of(HAND, player)])
        if isinstance(act.on, v.All):
            pred = act.on.pred
            hand = [i for i in hand if test(ctx, pred, i)]
        hand = [i for i in hand if i != ctx.me]
        many = len(hand) if act.amount is None and "random" not in act.how else count or 0
        if "random" in act.how:
            chosen = state.shuffle(hand)[:many]
        else:
            chosen = yield from pick_some(ctx, player, hand, many, act.label or "discard")
        events.extend(Event("discard", i, player) for i in chosen)
    done = yield from raise_events(ctx, events)
    return outcome_of(count or len(events), done, events)


def discard_these(ctx: Ctx, act: v.Act) -> Doing:
    """Owners discard these very cards."""
    ids = [i for i in present(ctx, act.on) if _in(ctx, i, HAND)]
    events = [Event("discard", i, ctx.state.objs[i].owner) for i in ids]
    done = yield from raise_events(ctx, events)
    return outcome_of(len(events), done, events)


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
        ids = [i for i in present_or_gone(ctx, act.on) if i in ctx.state.objs]
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
    """Players put permanents that they control into the graveyard.

    These very ones, or, where all that match are named with a number, so many of each player's
    choice.
    """
    if isinstance(act.on, v.All) and act.amount is not None:
        return (yield from _some("sacrifice")(ctx, act))
    rb, state = ctx.rb, ctx.state
    ids = _there(ctx, act)
    events = [Event("sacrifice", i, chars_of(rb, state, i).controller) for i in ids]
    done = yield from raise_events(ctx, events)
    result = outcome_of(len(events), done, events)
    result.objs = tuple(event.obj for event in events)
    return result


def _some(kind: str) -> Verb:
    """A verb of which each player picks the objects, among those that `on` matches."""

    def verb(ctx: Ctx, act: v.Act) -> Doing:
        count = amount(ctx, act) or 0
        events: list[Event] = []
        for player in doers(ctx, act):
            pool = book(ctx).pool_of(ctx, act, player)
            chosen = yield from pick_some(ctx, player, pool, count, act.label or kind)
            for ident in chosen:
                real = kind
                if kind == "remove card" and in_play(ctx.state, ident):
                    real = "remove"
                events.append(Event(real, ident, player))
        done = yield from raise_events(ctx, events)
        result = outcome_of(count, done, events)
        result.objs = tuple(event.obj for event in events)
        return result

    return verb


def tap_or_untap(ctx: Ctx, act: v.Act) -> Doing:
    """A permanent is tapped or untapped, as its player chooses now."""
    ids = _there(ctx, act)
    done: list[Event] = []
    for ident in ids:
        options = [Option("tap", ident), Option("untap", ident)]
        answer = yield Decision(ctx.you, "tap or untap", options, f"{CR}413.2c", ctx.item)
        tapped = "tapped" in ctx.state.objs[ident].marks
        if tapped is (answer.verb == "untap"):
            more = yield from raise_events(ctx, [Event(answer.verb, ident, ctx.you)])
            done.extend(more)
    return outcome_of(len(ids), done)


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

    Behind the window stand words for the damage that is meant: "combat", a colour of the source.
    With "once" it works for the next time only; `by` names the source whose damage is prevented.
    """
    words = act.how[1:]
    kinds = tuple(word for word in words if word == "combat")
    colors = tuple(v.InDomain(word) for word in words if word in COLORS)
    notes: dict[str, tuple[int, ...]] = {}
    source: v.Pred | None = v.Either(colors) if colors else None
    if act.by is not None:
        notes["source"] = tuple(objects(ctx, act.by))
        named = v.Same(v.Noted("source"))
        # 419.7c: what it had to be it must still be when damage would be dealt.
        source = named if source is None else named & source
    if act.on is None:
        _shield(ctx, act, v.When(("damage", "damage player"), how=kinds, source=source), notes)
    else:
        ids, seats = _victims(ctx, act.on)
        shielded = v.Noted("shielded")
        for ident in ids:
            pattern = v.When(("damage",), v.Same(shielded), how=kinds, source=source)
            _shield(ctx, act, pattern, {**notes, "shielded": (ident,)})
        for player in seats:
            pattern = v.When(("damage player",), by=shielded, how=kinds, source=source)
            _shield(ctx, act, pattern, {**notes, "shielded": (player,)})
    yield from ()
    return Outcome(done=True, whole=True)


def _shield(ctx: Ctx, act: v.Act, pattern: v.When, notes: dict[str, tuple[int, ...]]) -> None:
    number = ctx.state.fresh_id()
    shield = Delayed(number, number, v.Replacement(pattern, label=PREVENT), ctx.you)
    shield.bearer = shield.giver = ctx.me
    shield.until = act.how[0] if act.how else "turn"
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
        area = next((w for w in act.how if w in (LIBRARY, HAND, REMOVED)), "")
        if area:
            event.data["area"] = area
        events.append(event)
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), done, events)


def add(ctx: Ctx, act: v.Act) -> Doing:
    """Add mana: "any" is a colour of the player's choice, "event" what the land made (411.3a)."""
    many = amount(ctx, act)
    if not many:
        return Outcome()
    for player in doers(ctx, act):
        units: list[str] = []
        for word in act.how * many:
            kinds = _kinds_of(ctx, word)
            if not kinds:
                continue  # 406.6: mana of an undefined type is not produced
            if len(kinds) == 1:
                units.append(kinds[0])
                continue
            options = [Option("color", word=kind) for kind in kinds]
            answer = yield Decision(player, "color", options, f"{CR}406.1", ctx.item)
            units.append(answer.word)
        if units:
            yield from add_units(book(ctx), ctx.state, player, tuple(units))
    return Outcome(done=True, whole=True, amount=many)


def _kinds_of(ctx: Ctx, word: str) -> tuple[str, ...]:
    """Kinds of mana that a word of an "add" instruction may stand for."""
    if word == "any":
        return COLORS
    if word == "event":
        units = ctx.event.data.get("units", ()) if ctx.event is not None else ()
        return tuple(dict.fromkeys(units))
    return tuple(word.split("/"))


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
    for ident in present(ctx, act.on):
        have = ctx.state.objs[ident].marks.get(name, 0)
        if have:
            many = have if act.amount is None else min(number, have)
            events.append(Event("remove counter", ident, ctx.you, amount=many, how=act.how))
    done = yield from raise_events(ctx, events)
    result = outcome_of(len(events), done, events)
    result.amount = sum(event.amount for event in done)
    return result


def redirect(ctx: Ctx, act: v.Act) -> Doing:
    """419.6c: inside a replacement of damage; the same source deals the same amount to another."""
    event = ctx.event
    if event is None or act.on is None:
        return Outcome()
    ids, seats = _victims(ctx, act.on)
    events: list[Event] = []
    for ident in ids:
        if in_play(ctx.state, ident) and "creature" in chars_of(ctx.rb, ctx.state, ident).types:
            controller = chars_of(ctx.rb, ctx.state, ident).controller
            events.append(Event("damage", ident, controller, event.source))
    events.extend(Event("damage player", 0, player, event.source) for player in seats)
    for fresh in events:
        fresh.amount = event.amount
        fresh.how = event.how
    done = yield from raise_events(ctx, events)
    return outcome_of(len(events), done, events)


VERBS: Final[dict[str, Verb]] = {
    "deal": deal,
    "gain life": _life("gain life"),
    "lose life": _life("lose life"),
    "pay life": _life("lose life"),
    "set life": set_life,
    "poison": _life("poison"),
    "draw": draw,
    "discard": discard,
    "discard these": discard_these,
    "mill": mill,
    "return": _cards_to("put in hand"),
    "return some": _some("return"),
    "remove": _cards_to("remove card"),
    "remove some": _some("remove card"),
    "put in hand": _cards_to("put in hand"),
    "put in graveyard": _cards_to("to graveyard"),
    "destroy": destroy,
    "sacrifice": sacrifice,
    "sacrifice some": _some("sacrifice"),
    "tap": _each("tap", "tapped", marked=False),
    "untap": _each("untap", "tapped", marked=True),
    "tap or untap": tap_or_untap,
    "regenerate": regenerate,
    "regenerate now": _each("regenerate"),
    "prevent": prevent,
    "redirect": redirect,
    "counter": counter,
    "add": add,
    "put counter": put_counter,
    "remove counter": remove_counter,
}
