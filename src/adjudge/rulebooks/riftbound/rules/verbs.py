"""Game actions on permanents and players (chapters 407-444), as effects perform them.

Each verb reads its objects, raises its events and returns what happened. Verbs that play cards or
handle decks are in `verbs_cards`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.reads import Ctx, chars_of, controller_of, objects, place, players, stat
from adjudge.core.records import PREVENT
from adjudge.core.rulebook import Outcome, Verb
from adjudge.core.state import Delayed, Event
from adjudge.rulebooks.riftbound.rules.bonus import bonus_damage, most_bonus
from adjudge.rulebooks.riftbound.rules.cost_actions import USES, any_number
from adjudge.rulebooks.riftbound.rules.doing import (
    CHANGES,
    Doing,
    amount,
    changes,
    doers,
    outcome_of,
    pick_some,
    present,
    present_or_gone,
    raise_events,
    source_words,
)
from adjudge.rulebooks.riftbound.rules.points import points
from adjudge.rulebooks.riftbound.rules.resting import lay, prepare_rest
from adjudge.rulebooks.riftbound.rules.table import base_of, damage_on


def _types(ctx: Ctx, ident: int) -> tuple[str, ...]:
    return chars_of(ctx.rb, ctx.state, ident).types if ident in ctx.state.objs else ()


def _units(ctx: Ctx, act: v.Act) -> list[int]:
    return [i for i in present(ctx, act.on) if "unit" in _types(ctx, i)]


def _simple(kind: str, *, cards: bool = False) -> Verb:
    """A verb that raises one event an object, where it changes something (`CHANGES`).

    With `cards` it reaches an object that has died as the card that it now is.
    """
    find = present_or_gone if cards else present
    marks = kind in CHANGES

    def verb(ctx: Ctx, act: v.Act) -> Doing:
        ids = find(ctx, act.on)
        who = doers(ctx, act)
        player = who[0] if who else ctx.you
        wanted = [
            i for i in ids if i in ctx.state.objs and (not marks or changes(ctx, kind, i, player))
        ]
        events = [Event(kind, i, ctx.doers.get(i, player), how=source_words(ctx)) for i in wanted]
        if not events:
            return Outcome()
        done = yield from raise_events(ctx, events)
        return outcome_of(len(ids), done, events)

    return verb


# --------------------------------------------------------------------------- damage


def deal(ctx: Ctx, act: v.Act) -> Doing:
    """417: mark damage on units; each object of `on` takes the amount, or they share it."""
    ids = _units(ctx, act)
    total = amount(ctx, act)
    by = objects(ctx, act.by) if act.by is not None else []
    if not ids or total is None or (act.by is not None and not by):
        return Outcome()
    # 417.6.b.3: what a unit is made to deal is not dealt by the spell or ability.
    more = total > 0 and not by
    if "split" in act.how:
        total += most_bonus(ctx, ids) if more else 0
        shares = yield from _split(ctx, ids, total, act.label)
    else:
        shares = (
            {i: total + bonus_damage(ctx, i) for i in ids} if more else dict.fromkeys(ids, total)
        )
    player = controller_of(ctx, by[0]) if by else ctx.you
    how = () if by else source_words(ctx)
    events = [Event("damage", i, player, amount=n, how=how) for i, n in shares.items()]
    for event in events:
        event.source = by[0] if by else ctx.giver or ctx.item
        if by:
            event.data["sources"] = tuple(by)
    done = yield from raise_events(ctx, events)
    result = outcome_of(len(ids), done, events)
    result.amount = sum(e.amount for e in done)
    return result


def _split(
    ctx: Ctx, ids: list[int], total: int, label: str
) -> Generator[Decision, Option, dict[int, int]]:
    """355.14.e-g: divide on resolution, at least 1 to each."""
    shares: dict[int, int] = {}
    left = total
    for index, ident in enumerate(ids):
        after = len(ids) - index - 1
        if after == 0:
            shares[ident] = left
            break
        options = [Option("amount", ident, n) for n in range(1, left - after + 1)]
        if not options:
            continue
        answer = yield Decision(ctx.you, "split", options, "RB-CR@1.4:355.14.e", ctx.item, label)
        shares[ident] = answer.arg
        left -= answer.arg
    return {i: n for i, n in shares.items() if n > 0}


def deal_each_other(ctx: Ctx, act: v.Act) -> Doing:
    """Two units deal damage equal to their Mights to each other, at once (417.6.b.3)."""
    first = [i for i in present(ctx, act.on) if "unit" in _types(ctx, i)]
    second = [i for i in present(ctx, act.by) if "unit" in _types(ctx, i)]
    if not first or not second:
        return Outcome()
    pairs = ((first[0], second[0]), (second[0], first[0]))
    events = []
    for giver, taker in pairs:
        event = Event("damage", taker, controller_of(ctx, giver), giver)
        event.amount = stat(ctx, giver, "might") or 0
        event.data["sources"] = (giver,)
        events.append(event)
    done = yield from raise_events(ctx, events)
    return outcome_of(2, done, events)


def heal(ctx: Ctx, act: v.Act) -> Doing:
    """418: clear damage."""
    ids = [i for i in _units(ctx, act) if damage_on(ctx.state.objs[i])]
    events = [Event("heal", i, ctx.you) for i in ids]
    done = yield from raise_events(ctx, events)
    return outcome_of(1, done, events)


def prevent(ctx: Ctx, act: v.Act) -> Doing:
    """437: a shield on each object, without `on` on everything; no amount means all damage.

    Words behind the window name the damage that is prevented ("spell", "ability"); others all. With
    "once" the shield is used up by the first damage.
    """
    kinds = tuple(word for word in act.how[1:] if word != "once")
    if act.on is None:
        _shield(ctx, act, v.When(("damage",), one_of=kinds), ())
    else:
        pattern = v.When(("damage",), v.Same(v.Noted("shielded")), one_of=kinds)
        for ident in _units(ctx, act):
            _shield(ctx, act, pattern, (ident,))
    yield from ()
    return Outcome(done=True, whole=True)


def _shield(ctx: Ctx, act: v.Act, pattern: v.When, ids: tuple[int, ...]) -> None:
    number = ctx.state.fresh_id()
    shield = Delayed(number, number, v.Replacement(pattern, label=PREVENT), ctx.you)
    shield.bearer = ctx.me
    shield.giver = ctx.giver
    shield.until = act.how[0] if act.how else "turn"
    shield.since = ctx.state.turn
    shield.once = "once" in act.how
    shield.notes = {"shielded": ids}
    shield.value = -1 if act.amount is None else amount(ctx, act) or 0
    ctx.state.delayed = (*ctx.state.delayed, shield)


# --------------------------------------------------------------------------- killing


def kill(ctx: Ctx, act: v.Act) -> Doing:
    """428: permanents go from the board to the trash."""
    state = ctx.state
    ids = [
        i
        for i in present(ctx, act.on)
        if i in state.objs
        and state.specs[state.objs[i].zone].place
        and ("unit" in _types(ctx, i) or "gear" in _types(ctx, i))
    ]
    who = doers(ctx, act)
    player = who[0] if who else ctx.you
    events = [
        Event("die", i, ctx.doers.get(i, player), place=state.objs[i].zone, how=source_words(ctx))
        for i in ids
    ]
    if not events:
        return Outcome()
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), done, events)


def use_up(ctx: Ctx, act: v.Act) -> Doing:
    """A cost: the payer picks so many, or any number, and does to them what uses them up.

    What an earlier choice has named already is not picked again, nor is any of it a target
    (355.10.c). Costs count as paid although what was to be done is replaced (357.2.a).
    """
    pool = ctx.rb.cost_pool(ctx, act)
    count, least = _how_many(ctx, act, pool)
    if len(pool) < count:
        return Outcome()
    chosen = [i for i in ctx.notes.get(act.label, ()) if i in ctx.state.objs]
    if len(chosen) != count or least < count:
        label = act.label or "cost"
        if len(set(pool)) == len(pool):
            chosen = yield from pick_some(ctx, ctx.you, pool, count, label, at_least=least)
        else:
            chosen = yield from _pick_again(ctx, pool, count, label, least)
    kind = _EVENTS.get(USES[act.verb], USES[act.verb])
    events = [Event(kind, i, ctx.you, place=ctx.state.objs[i].zone, how=("cost",)) for i in chosen]
    done = yield from raise_events(ctx, events)
    if len(done) < len(events):
        ctx.rb.say(
            ctx.state, "paid anyway", ("RB-CR@1.4:357.2.a", "RB-CR@1.4:203.2"), player=ctx.you
        )
    result = outcome_of(count, done, events)
    result.done = bool(chosen) or not count
    result.whole = True
    result.objs = tuple(chosen)
    result.amount = len(chosen)
    return result


_EVENTS: Final = {"kill": "die"}


def _how_many(ctx: Ctx, act: v.Act, pool: list[int]) -> tuple[int, int]:
    """How many are used up at most and at least; "any number" may have been named already."""
    if not any_number(act):
        count = amount(ctx, act) or 0
        return count, count
    item = ctx.state.item(ctx.item)
    named = item.choices.get(f"amount:{act.label}") if item is not None else None
    return (len(pool), 0) if named is None else (named[0], named[0])


def _pick_again(
    ctx: Ctx, pool: list[int], count: int, label: str, least: int
) -> Generator[Decision, Option, list[int]]:
    """Pick from what may be picked more than once, as several buffs of one unit."""
    left = list(pool)
    chosen: list[int] = []
    while len(chosen) < count:
        at_least = 1 if len(chosen) < least else 0
        some = list(dict.fromkeys(left))
        picked = yield from pick_some(ctx, ctx.you, some, 1, label, at_least=at_least)
        if not picked:
            break
        chosen += picked
        left.remove(picked[0])
    return chosen


# --------------------------------------------------------------------------- moving


def move(ctx: Ctx, act: v.Act) -> Doing:
    """420, 445-453: units change locations; what may not move stays and is broken."""
    goal = place(ctx, act.to)
    ids = [i for i in present(ctx, act.on) if "unit" in _types(ctx, i) or _movable_gear(ctx, i)]
    if goal < 0 or not ids:
        return Outcome()
    who = doers(ctx, act)
    player = who[0] if who else ctx.you
    events: list[Event] = []
    for ident in ids:
        where = ctx.state.objs[ident].zone
        to = goal
        if ctx.state.specs[goal].area == "base" and "unit" in _types(ctx, ident):
            to = base_of(ctx.state, controller_of(ctx, ident))
        if "unit" in _types(ctx, ident) and not ctx.rb.may_be_at(ctx.state, ident, to):
            events.extend(_recall_instead(ctx, ident))
        elif to != where:
            events.append(Event("move", ident, player, place=to, origin=where))
    for event in events:
        event.how = source_words(ctx)
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), [event for event in done if event.kind == "move"], events)


def _recall_instead(ctx: Ctx, ident: int) -> list[Event]:
    """447.2.c: a unit that can't be where it is moved to is recalled."""
    home = base_of(ctx.state, controller_of(ctx, ident))
    if ctx.state.objs[ident].zone == home:
        return []
    event = Event("recall", ident, ctx.you, place=home)
    event.data["rules"] = ("RB-CR@1.4:447.2.c",)
    return [event]


def _movable_gear(ctx: Ctx, ident: int) -> bool:
    """Gear that a text moves (002); what is attached does not move by itself (718.5.c)."""
    if "gear" not in _types(ctx, ident):
        return False
    if ctx.state.objs[ident].host:
        ctx.broken |= {ident}
        return False
    return True


def swap_places(ctx: Ctx, act: v.Act) -> Doing:
    """Two units move to each other's locations at once."""
    mine = [i for i in present(ctx, act.on) if "unit" in _types(ctx, i)]
    other = [i for i in present(ctx, act.by) if "unit" in _types(ctx, i)]
    if not mine or not other:
        return Outcome()
    here, there = ctx.state.objs[mine[0]].zone, ctx.state.objs[other[0]].zone
    if here == there:
        return Outcome()
    events = [
        Event("move", mine[0], ctx.you, place=there, origin=here),
        Event("move", other[0], ctx.you, place=here, origin=there),
    ]
    done = yield from raise_events(ctx, events)
    return outcome_of(2, done, events)


def recall(ctx: Ctx, act: v.Act) -> Doing:
    """454-458: to the controller's base without moving; what is attached stays (718.5.c)."""
    events = []
    for ident in present(ctx, act.on):
        obj = ctx.state.objs.get(ident)
        if obj is not None and not obj.host and ctx.state.specs[obj.zone].place:
            home = base_of(ctx.state, controller_of(ctx, ident))
            if ctx.state.objs[ident].zone != home:
                events.append(Event("recall", ident, ctx.you, place=home))
    done = yield from raise_events(ctx, events)
    return outcome_of(len(events), done, events)


# --------------------------------------------------------------------------- attachments


def attach(ctx: Ctx, act: v.Act) -> Doing:
    """434, 716: link a gear to a unit; to its present host nothing happens (434.1.g)."""
    gear = [i for i in present(ctx, act.on) if "gear" in _types(ctx, i)]
    hosts = [i for i in present(ctx, act.by) if "unit" in _types(ctx, i)]
    if not gear or not hosts or gear[0] == hosts[0]:
        return Outcome()
    if ctx.state.objs[gear[0]].host == hosts[0]:
        return Outcome()
    event = Event("attach", gear[0], ctx.you, how=act.how)
    event.data["host"] = hosts[0]
    done = yield from raise_events(ctx, [event])
    return outcome_of(1, done, [event])


def detach(ctx: Ctx, act: v.Act) -> Doing:
    """435: unlink attached cards; others are left alone (435.1.a.1)."""
    ids = [i for i in present(ctx, act.on) if ctx.state.objs[i].host]
    done = yield from raise_events(ctx, [Event("detach", i, ctx.you) for i in ids])
    return outcome_of(1, done)


# --------------------------------------------------------------------------- players


def gain_points(ctx: Ctx, act: v.Act) -> Doing:
    """194.1.c: gain points that are not scored."""
    number = amount(ctx, act)
    if not number:
        return Outcome()
    events = [Event("gain points", player=p, amount=number) for p in doers(ctx, act)]
    done = yield from raise_events(ctx, events)
    return outcome_of(1, done, events)


def lose_points(ctx: Ctx, act: v.Act) -> Doing:
    """194.4: points that there are; who has none loses none, and nothing waits for that."""
    number = amount(ctx, act) or 0
    have = {player: points(ctx.state, player) for player in doers(ctx, act)}
    events = [
        Event("lose points", player=player, amount=min(number, most))
        for player, most in have.items()
        if min(number, most) > 0
    ]
    if not events:
        return Outcome()
    done = yield from raise_events(ctx, events)
    return outcome_of(len(have), done, events)


def change_xp(ctx: Ctx, act: v.Act) -> Doing:
    """730: gain or spend XP; spending more than there is is impossible."""
    number = amount(ctx, act)
    who = doers(ctx, act)
    if number is None or not who:
        return Outcome()
    if act.verb == "spend xp":
        if ctx.state.stats[who[0]].get("xp", 0) < number:
            return Outcome()
        number = -number
    events = [Event("gain xp", player=p, amount=number) for p in who]
    done = yield from raise_events(ctx, events)
    return outcome_of(1, done, events)


def extra_turn(ctx: Ctx, act: v.Act) -> Doing:
    """735-738: a turn after this one, before those queued earlier."""
    for player in doers(ctx, act):
        ctx.rb.queue_turn(ctx.state, player)
    yield from ()
    return Outcome(done=True, whole=True)


def win(ctx: Ctx, act: v.Act) -> Doing:
    """195: an effect that wins the game."""
    for player in doers(ctx, act):
        ctx.rb.win(ctx.state, (player,), "RB-CR@1.4:195", "effect")
    yield from ()
    return Outcome(done=True, whole=True)


def choose_only(ctx: Ctx, act: v.Act) -> Doing:
    """Of "choose ...": the choice was made while the item was played."""
    found: list[int] = []
    if isinstance(act.on, v.TargetPlayer):
        found = players(ctx, act.on)
    elif act.on is not None:
        found = objects(ctx, act.on)
    yield from ()
    return Outcome(done=bool(found), whole=bool(found), objs=tuple(found))


def counter(ctx: Ctx, act: v.Act) -> Doing:
    """425: an item on the chain does nothing and is cleared; a word of `how` is its zone then."""
    ids = [i for i in objects(ctx, act.on) if ctx.state.item(i) is not None]
    for ident in ids:
        if not act.how:
            prepare_rest(ctx.rb, ctx.state, ident)
    done = yield from raise_events(ctx, [Event("counter", i, ctx.you, how=act.how) for i in ids])
    for event in done:
        if "leaves to" in event.data:
            area, player = event.data["leaves to"], event.data["leaves by"]
            yield from lay(ctx.rb, ctx.state, event.obj, area, player)
    return outcome_of(1, done)


VERBS: Final[dict[str, Verb]] = {
    "deal": deal,
    "deal each other": deal_each_other,
    "heal": heal,
    "prevent": prevent,
    "kill": kill,
    **dict.fromkeys(USES, use_up),
    **{verb: _simple(verb) for verb in CHANGES},
    "move": move,
    "swap places": swap_places,
    "recall": recall,
    "banish": _simple("banish", cards=True),
    "return": _simple("return", cards=True),
    "attach": attach,
    "detach": detach,
    "gain points": gain_points,
    "lose points": lose_points,
    "gain xp": change_xp,
    "spend xp": change_xp,
    "extra turn": extra_turn,
    "win": win,
    "choose": choose_only,
    "counter": counter,
}
