"""Game actions that find, move and make cards, and those on the stack and the turn."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.doing import Doing, amount, doers, outcome_of, pick_some, present, raise_events
from adjudge.core.endings import end_effects_of
from adjudge.core.knowledge import hide, show, shuffle_zone
from adjudge.core.plays import order_cards
from adjudge.core.reads import Ctx, ended_as, objects, players, seat, test
from adjudge.core.records import CHANGED
from adjudge.core.rulebook import Node, Outcome, Outcomes, Verb
from adjudge.core.state import Delayed, Event, Item, Task
from adjudge.core.targets import item_ctx, options_for
from adjudge.rulebooks.magic.rules import play
from adjudge.rulebooks.magic.rules.book import book
from adjudge.rulebooks.magic.rules.checks import lose
from adjudge.rulebooks.magic.rules.performs import out_of_combat
from adjudge.rulebooks.magic.rules.play import enter_play
from adjudge.rulebooks.magic.rules.slots import all_slots, specs_of
from adjudge.rulebooks.magic.rules.table import (
    ASIDE,
    LIBRARY,
    REMOVED,
    STACK,
    STEPS,
    in_play,
    leave,
    permanents,
)

CR: Final = "MTG-CR@2006:"


# --------------------------------------------------------------------------- attaching


def attach(ctx: Ctx, act: v.Act) -> Doing:
    """Attach `on` to the first object of `by`, if it may be there."""
    rb, state = book(ctx), ctx.state
    ids = [i for i in present(ctx, act.on) if in_play(state, i)]
    hosts = [i for i in objects(ctx, act.by) if in_play(state, i)] if act.by is not None else []
    if not ids or not hosts:
        return Outcome()
    events: list[Event] = []
    for ident in ids:
        if state.objs[ident].host != hosts[0] and rb.may_host(state, ident, hosts[0]):
            event = Event("attach", ident, ctx.you)
            event.data["host"] = hosts[0]
            events.append(event)
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), done, events)


def unattach(ctx: Ctx, act: v.Act) -> Doing:
    """Equipment becomes unattached and stays in play."""
    ids = [i for i in present(ctx, act.on) if ctx.state.objs[i].host]
    done = yield from raise_events(ctx, [Event("detach", i, ctx.you) for i in ids])
    return outcome_of(len(ids), done)


# --------------------------------------------------------------------------- into play


def create(ctx: Ctx, act: v.Act) -> Doing:
    """Put tokens into play: the first word names them; "tapped" may follow."""
    rb, state = book(ctx), ctx.state
    count = amount(ctx, act) or 0
    made: list[int] = []
    for player in doers(ctx, act):
        for _ in range(count):
            state.vars["tokens"] = 1
            token = state.new_object(act.how[0], player, state.zone_of(ASIDE, -1), token=True)
            yield from enter_play(
                rb, state, token.id, player, tapped="tapped" in act.how, source=ctx.giver
            )
            now = state.now(token.id)
            if now:
                made.append(now)
    return Outcome(done=bool(made), whole=len(made) >= count, objs=tuple(made), amount=len(made))


def put_into_play(ctx: Ctx, act: v.Act) -> Doing:
    """Put cards into play under the control of `who`; "tapped" and "owner" may be said.

    415.3: an Aura that is put into play does not target; its controller chooses what it enchants.
    """
    rb, state = book(ctx), ctx.state
    made: list[int] = []
    ids = _cards(ctx, act.on)
    for ident in ids:
        if ident not in state.objs or in_play(state, ident):
            continue
        who = doers(ctx, act)
        player = state.objs[ident].owner if "owner" in act.how or not who else who[0]
        host = 0
        if state.objs[ident].name in rb.enchants:
            told = objects(ctx, act.by) if act.by is not None else []
            host = told[0] if told else (yield from _host_for(ctx, ident, player))
            if not host or not rb.may_host(state, ident, host):
                continue
        yield from enter_play(
            rb, state, ident, player, host=host, tapped="tapped" in act.how, source=ctx.giver
        )
        now = state.now(ident)
        if now:
            made.append(now)
    return Outcome(done=bool(made), whole=len(made) >= len(ids), objs=tuple(made), amount=len(made))


def _host_for(ctx: Ctx, ident: int, player: int) -> play.Host:
    rb, state = book(ctx), ctx.state
    spec = rb.enchants[state.objs[ident].name]
    view = Ctx(rb, state, player, ident)
    options = [
        Option("pick", i)
        for i in state.zones[state.zone_of("in play", -1)]
        if test(view, spec.pred, i) and rb.may_host(state, ident, i)
    ]
    if not options:
        return 0
    answer = yield Decision(player, "pick", options, f"{CR}415.3", ctx.item, "enchant")
    return answer.obj


# --------------------------------------------------------------------------- libraries


def shuffle(ctx: Ctx, act: v.Act) -> Doing:
    """Shuffle the libraries of players."""
    for player in doers(ctx, act):
        _shuffle(ctx, player)
    yield from ()
    return Outcome(done=True, whole=True)


def _shuffle(ctx: Ctx, player: int) -> None:
    shuffle_zone(ctx.state, ctx.state.zone_of(LIBRARY, player))
    ctx.rb.say(ctx.state, "shuffle", (), player=player)


def shuffle_in(ctx: Ctx, act: v.Act) -> Doing:
    """Shuffle cards or permanents into their owners' libraries."""
    state = ctx.state
    ids = [i for i in _cards(ctx, act.on) if i in state.objs]
    owners = [state.objs[i].owner for i in ids]
    events = [
        Event("to library" if in_play(state, i) else "put in library", i, ctx.you) for i in ids
    ]
    done = yield from raise_events(ctx, events)
    for player in dict.fromkeys(owners):
        _shuffle(ctx, player)
    return outcome_of(len(ids), done, events)


def put_in_library(ctx: Ctx, act: v.Act) -> Doing:
    """Put cards on top or on the bottom of libraries, in an order that the player chooses."""
    state = ctx.state
    left = [i for i in _cards(ctx, act.on) if i in state.objs]
    asked = len(left)
    where = act.how[0] if act.how else "top"
    placed: list[Event] = []
    while left:
        ident = left[0]
        if len(left) > 1:
            options = [Option("next", i) for i in left]
            decision = Decision(ctx.you, "order cards", options, f"{CR}413.2c", ctx.item, where)
            decision.secret = ctx.rb.hidden_from_others(state, left, ctx.you)
            answer = yield decision
            ident = answer.obj
        left.remove(ident)
        kind = "to library" if in_play(state, ident) else "put in library"
        placed.append(Event(kind, ident, ctx.you, how=(where,)))
    done: list[Event] = []
    # The first one picked lies on top of the next ones, or below them.
    for event in reversed(placed) if where == "top" else placed:
        more = yield from raise_events(ctx, [event])
        done.extend(more)
    return outcome_of(asked, done, placed)


def search(ctx: Ctx, act: v.Act) -> Doing:
    """Search a library for cards that match; what is found is noted and stays there for now.

    Where a quality is asked for the player may find less, or nothing.
    """
    state = ctx.state
    count = amount(ctx, act) or 0
    pool = objects(ctx, act.on)
    owners = dict.fromkeys(state.objs[i].owner for i in pool)
    for player in owners:
        show(state, state.zones[state.zone_of(LIBRARY, player)], (ctx.you,))
    chosen = yield from pick_some(ctx, ctx.you, pool, count, act.label or "search", at_least=0)
    for player in owners:
        hide(state, state.zones[state.zone_of(LIBRARY, player)], (ctx.you,))
    return Outcome(
        done=bool(chosen), whole=len(chosen) >= count, objs=tuple(chosen), amount=len(chosen)
    )


def _cards(ctx: Ctx, ref: v.Ref | None) -> list[int]:
    """Cards that a reference names: objects as they are now, or all of a zone."""
    if isinstance(ref, v.Zone):
        state = ctx.state
        return [i for p in players(ctx, ref.who) for i in state.zones[state.zone_of(ref.name, p)]]
    return [now for i in objects(ctx, ref) if (now := ended_as(ctx, i))]


def look(ctx: Ctx, act: v.Act) -> Doing:
    """Look at cards, or at a hand; nobody else sees them."""
    ids = [i for i in _cards(ctx, act.on) if i in ctx.state.objs]
    events = [Event("look", i, p) for p in doers(ctx, act) for i in ids]
    yield from raise_events(ctx, events)
    return Outcome(done=bool(ids), whole=bool(ids), objs=tuple(ids), amount=len(ids))


def reveal(ctx: Ctx, act: v.Act) -> Doing:
    """Show cards, or a hand, to all players."""
    ids = [i for i in _cards(ctx, act.on) if i in ctx.state.objs]
    done = yield from raise_events(ctx, [Event("reveal", i, ctx.you) for i in ids])
    return outcome_of(len(ids), done)


def flip_coin(ctx: Ctx, act: v.Act) -> Doing:
    """Flip a coin; the outcome is done where the flip is won."""
    won = bool(ctx.state.random_below(2))
    ctx.rb.say(ctx.state, "flip", (), player=ctx.you, won=won)
    yield from ()
    return Outcome(done=won, whole=won, amount=int(won and bool(act.verb)))


# --------------------------------------------------------------------------- the stack


def play_ordered(ctx: Ctx, instruction: v.PlayCard) -> Outcomes:
    """413.2e: play a card during a resolution; it goes on top of the stack."""
    state = ctx.state
    way = "free" if "all" in instruction.ignore else ""

    def make(ident: int, player: int) -> Item:
        item = play.card_item(state, ident, player, way)
        if instruction.cost is not None:
            item.cost = instruction.cost
        item.paid.update(dict.fromkeys(instruction.how, 1))
        return item

    return (yield from order_cards(ctx, instruction, make))


def change_target(ctx: Ctx, act: v.Act) -> Doing:
    """415.7a: another legal target for a spell with a single one; else it stays unchanged."""
    rb, state = book(ctx), ctx.state
    changed = 0
    for ident in objects(ctx, act.on):
        item = state.item(ident)
        if item is None or sum(len(chosen) for chosen in all_slots(rb, item)) != 1:
            continue
        for spec in specs_of(rb, item, item.choices.get("mode", ())):
            if item.choices.get(spec.label):
                changed += yield from _another(ctx, ident, spec)
    return Outcome(done=changed > 0, whole=changed > 0, amount=changed)


def _another(ctx: Ctx, ident: int, spec: Node) -> play.Host:
    """Let the player of an effect pick a new target for one slot of another item."""
    state = ctx.state
    item = state.item(ident)
    assert item is not None
    view = item_ctx(ctx.rb, state, item)
    is_player = isinstance(spec, v.TargetPlayer)
    found = [i for i in options_for(view, spec) if i not in item.choices[spec.label]]
    if not found:
        ctx.rb.say(state, "target stays", (f"{CR}415.7a",), card=item.name)
        return 0
    options = [_target_option(i, is_player=is_player) for i in found]
    answer = yield Decision(ctx.you, "new target", options, f"{CR}415.7a", ident, spec.label)
    chosen = found[options.index(answer)]
    state.edit_item(ident).choices[spec.label] = (chosen,)
    ctx.rb.say(state, "new target", (f"{CR}415.7a",), card=item.name)
    return 1


def _target_option(chosen: int, *, is_player: bool) -> Option:
    """An object, or a player: by number, or by seat among objects."""
    if is_player:
        return Option("player", chosen)
    return Option("target", chosen) if chosen >= 0 else Option("player", seat(chosen))


def copy_spell(ctx: Ctx, act: v.Act) -> Doing:
    """401.1a: a copy of a spell is put on the stack; new targets may be chosen for it."""
    rb, state = book(ctx), ctx.state
    made: list[int] = []
    for ident in objects(ctx, act.on):
        item = state.item(ident)
        if item is None or item.kind != "card":
            continue
        state.vars["tokens"] = 1
        token = state.new_object(item.name, ctx.you, state.zone_of(STACK, -1), token=True)
        copy = item.copy()
        copy.id = copy.obj = copy.bearer = copy.giver = token.id
        copy.era = state.era
        copy.controller = ctx.you
        copy.data.pop("leaves to", None)
        copy.paid.pop("buyback", None)
        state.items.append(copy)
        state.dirty = CHANGED
        made.append(token.id)
        rb.say(state, "copy", (f"{CR}401.1a",), card=item.name, player=ctx.you)
        for spec in specs_of(rb, copy, copy.choices.get("mode", ())):
            if copy.choices.get(spec.label):
                decision = Decision(ctx.you, "may", [YES, NO], f"{CR}415.7a", token.id, spec.label)
                answer = yield decision
                if answer.verb == "yes":
                    yield from _another(ctx, token.id, spec)
    return Outcome(done=bool(made), whole=bool(made), objs=tuple(made), amount=len(made))


# --------------------------------------------------------------------------- players and turns


def extra_turn(ctx: Ctx, act: v.Act) -> Doing:
    """300.6: extra turns come directly after this one, the last created first."""
    count = amount(ctx, act) or 0
    for player in doers(ctx, act):
        for _ in range(count):
            ctx.rb.queue_turn(ctx.state, player)
            ctx.rb.say(ctx.state, "extra turn", (f"{CR}300.6",), player=player)
    yield from ()
    return Outcome(done=True, whole=True)


def extra_combat(ctx: Ctx, act: v.Act) -> Doing:
    """300.7: after this phase come another combat phase and another main phase."""
    state = ctx.state
    phase = "main 1" if state.phase == "main 1" else "main 2"
    state.flow = (Task(f"after {phase}"), *state.flow)
    yield from ()
    return Outcome(done=bool(act.verb), whole=True)


def extra_step(ctx: Ctx, act: v.Act) -> Doing:
    """300.8: this step is followed by another one of its kind."""
    state = ctx.state
    number = STEPS.index(state.phase)
    state.flow = (Task(f"after {state.phase}", (number,)), *state.flow)
    yield from ()
    return Outcome(done=bool(act.verb), whole=True)


def skip(ctx: Ctx, act: v.Act) -> Doing:
    """419.6e-f: the next so many turns, phases or steps of players are replaced with nothing.

    The words are "turn", or which one and "phase" or "step"; each skip takes one.
    """
    state = ctx.state
    kind, names = act.how[-1], act.how[:-1] or act.how
    for player in doers(ctx, act):
        for _ in range(amount(ctx, act) or 0):
            number = state.fresh_id()
            pattern = v.When((kind,), by=v.Noted("who"), how=names)
            waiting = Delayed(number, number, v.Replacement(pattern), ctx.you)
            waiting.bearer = waiting.giver = ctx.me
            waiting.until, waiting.since, waiting.once = "game", state.turn, True
            waiting.notes = {"who": (player,)}
            state.delayed = (*state.delayed, waiting)
    yield from ()
    return Outcome(done=True, whole=True)


def end_effects(ctx: Ctx, act: v.Act) -> Doing:
    """408.2i: the continuous effects that an object has made end."""
    ended = end_effects_of(ctx.state, ctx.me)
    yield from ()
    return Outcome(done=ended and bool(act.verb), whole=ended)


def ignore(ctx: Ctx, act: v.Act) -> Doing:
    """408.2j: what this object forbids does not hold for a player until end of turn."""
    for player in doers(ctx, act):
        ctx.state.enter("ignores", ctx.me, player)
    yield from ()
    return Outcome(done=True, whole=True)


def end_turn(ctx: Ctx, act: v.Act) -> Doing:
    """End the turn: the stack is removed from the game, and the cleanup step comes."""
    state = ctx.state
    for item in list(state.items):
        if item.kind == "card" and item.obj in state.objs:
            leave(state, item.obj, REMOVED)
    state.items = []
    state.waiting = []
    for ident in permanents(state):
        out_of_combat(state, ident)
    state.vars["ending"] = 1
    yield from ()
    return Outcome(done=bool(act.verb), whole=True)


def lose_game(ctx: Ctx, act: v.Act) -> Doing:
    """417.1: players lose the game, as an effect says."""
    losers = doers(ctx, act)
    for player in losers:
        ctx.rb.say(ctx.state, "lose", (f"{CR}417.1",), player=player)
    lose(book(ctx), ctx.state, losers, f"{CR}417.1")
    yield from ()
    return Outcome(done=True, whole=True)


def win_game(ctx: Ctx, act: v.Act) -> Doing:
    """417.1: a player wins the game, as an effect says."""
    ctx.rb.win(ctx.state, tuple(doers(ctx, act)), f"{CR}417.1", "card")
    yield from ()
    return Outcome(done=True, whole=True)


def turn_face_up(ctx: Ctx, act: v.Act) -> Doing:
    """Turn face-down permanents face up."""
    ids = [i for i in present(ctx, act.on) if ctx.state.objs[i].facedown]
    done = yield from raise_events(ctx, [Event("face up", i, ctx.you) for i in ids])
    return outcome_of(len(ids), done)


def nothing(ctx: Ctx, act: v.Act) -> Doing:
    """Name targets, or what an Aura enchants, without doing anything to them."""
    yield from ()
    ids = present(ctx, act.on)
    return Outcome(done=bool(ids), whole=bool(ids), objs=tuple(ids), amount=len(ids))


def move_aura(ctx: Ctx, act: v.Act) -> Doing:
    """Attach an Aura to another permanent that it can enchant, as its player chooses."""
    rb, state = book(ctx), ctx.state
    done: list[Event] = []
    ids = [i for i in present(ctx, act.on) if in_play(state, i)]
    for ident in ids:
        options = [
            Option("pick", i)
            for i in permanents(state)
            if i != state.objs[ident].host and rb.may_host(state, ident, i)
        ]
        if not options:
            continue
        answer = yield Decision(ctx.you, "pick", options, f"{CR}413.2c", ctx.item, "enchant")
        event = Event("attach", ident, ctx.you)
        event.data["host"] = answer.obj
        more = yield from raise_events(ctx, [event])
        done.extend(more)
    return outcome_of(len(ids), done)


VERBS: Final[dict[str, Verb]] = {
    "attach": attach,
    "unattach": unattach,
    "move aura": move_aura,
    "create": create,
    "put into play": put_into_play,
    "shuffle": shuffle,
    "shuffle in": shuffle_in,
    "put in library": put_in_library,
    "search": search,
    "look": look,
    "reveal": reveal,
    "flip coin": flip_coin,
    "change target": change_target,
    "copy spell": copy_spell,
    "extra turn": extra_turn,
    "extra combat": extra_combat,
    "extra step": extra_step,
    "skip": skip,
    "end effects": end_effects,
    "ignore": ignore,
    "end turn": end_turn,
    "lose game": lose_game,
    "win game": win_game,
    "turn face up": turn_face_up,
    "choose": nothing,
    "enchant": nothing,
}
