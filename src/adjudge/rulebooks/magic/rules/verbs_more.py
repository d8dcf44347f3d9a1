"""Game actions that find, move and make cards, and those on the stack and the turn."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.doing import Doing, amount, doers, outcome_of, present, raise_events
from adjudge.core.knowledge import hide, show, shuffle_zone
from adjudge.core.plays import order_cards
from adjudge.core.reads import Ctx, chars_of, ended_as, objects, players, test
from adjudge.core.rulebook import Outcome, Outcomes, Verb
from adjudge.core.state import Event, Item, Task
from adjudge.rulebooks.magic.rules import play
from adjudge.rulebooks.magic.rules.book import book
from adjudge.rulebooks.magic.rules.checks import lose
from adjudge.rulebooks.magic.rules.play import enter_play
from adjudge.rulebooks.magic.rules.table import ASIDE, HAND, LIBRARY, in_play

CR: Final = "MTG-CR@2006:"


# --------------------------------------------------------------------------- attaching


def attach(ctx: Ctx, act: v.Act) -> Doing:
    """Attach `on` to the first object of `by`, if it may be there."""
    rb, state = book(ctx), ctx.state
    ids = [i for i in present(ctx, act.on) if in_play(state, i)]  # type: ignore[arg-type]
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
    ids = [i for i in present(ctx, act.on) if ctx.state.objs[i].host]  # type: ignore[arg-type]
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
    ids = [ended_as(ctx, i) for i in objects(ctx, act.on)]
    for ident in ids:
        if ident not in state.objs or in_play(state, ident):
            continue
        who = doers(ctx, act)
        player = state.objs[ident].owner if "owner" in act.how or not who else who[0]
        host = 0
        if state.objs[ident].name in rb.enchants:
            host = yield from _host_for(ctx, ident, player)
            if not host:
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
    """Shuffle libraries; with `on` these cards are put in first."""
    state = ctx.state
    if act.on is not None and not isinstance(act.on, (v.You, v.EachPlayer, v.Opponents)):
        ids = [ended_as(ctx, i) for i in objects(ctx, act.on)]
        ids = [i for i in ids if i in state.objs]
        events = [
            Event("to library" if in_play(state, i) else "put in library", i, ctx.you) for i in ids
        ]
        yield from raise_events(ctx, events)
    for player in doers(ctx, act):
        shuffle_zone(state, state.zone_of(LIBRARY, player))
        ctx.rb.say(state, "shuffle", (), player=player)
    return Outcome(done=True, whole=True)


def look(ctx: Ctx, act: v.Act) -> Doing:
    """Look at cards; nobody else sees them."""
    ids = [i for i in objects(ctx, act.on) if i in ctx.state.objs]
    events = [Event("look", i, p) for p in doers(ctx, act) for i in ids]
    yield from raise_events(ctx, events)
    return Outcome(done=bool(ids), whole=bool(ids), objs=tuple(ids), amount=len(ids))


def reveal(ctx: Ctx, act: v.Act) -> Doing:
    """Show cards to all players."""
    ids = [i for i in objects(ctx, act.on) if i in ctx.state.objs]
    done = yield from raise_events(ctx, [Event("reveal", i, ctx.you) for i in ids])
    return outcome_of(len(ids), done)


def look_in_hand(ctx: Ctx, act: v.Act) -> Doing:
    """Look at a player's hand."""
    state = ctx.state
    ids = [i for p in doers(ctx, act) for i in state.zones[state.zone_of(HAND, p)]]
    show(state, ids, (ctx.you,))
    yield from ()
    return Outcome(done=bool(ids), whole=True, objs=tuple(ids), amount=len(ids))


def stop_looking(ctx: Ctx, act: v.Act) -> Doing:
    """End of a look."""
    hide(ctx.state, [i for i in objects(ctx, act.on) if i in ctx.state.objs], (ctx.you,))
    yield from ()
    return Outcome(done=True, whole=True)


# --------------------------------------------------------------------------- the stack


def play_ordered(ctx: Ctx, instruction: v.PlayCard) -> Outcomes:
    """413.2e: play a card during a resolution; it goes on top of the stack."""
    state = ctx.state
    way = "free" if "all" in instruction.ignore else ""

    def make(ident: int, player: int) -> Item:
        return play.card_item(state, ident, player, way)

    return (yield from order_cards(ctx, instruction, make))


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


def extra_phase(ctx: Ctx, act: v.Act) -> Doing:
    """300.7: after the present main phase a combat phase and a main phase."""
    state = ctx.state
    state.flow = (Task("after main 2", (4,)), *state.flow)
    yield from ()
    return Outcome(done=bool(act), whole=True)


def lose_game(ctx: Ctx, act: v.Act) -> Doing:
    """Players lose the game."""
    losers = doers(ctx, act)
    for player in losers:
        ctx.rb.say(ctx.state, "lose", (), player=player)
    lose(book(ctx), ctx.state, losers, "")
    yield from ()
    return Outcome(done=True, whole=True)


def win_game(ctx: Ctx, act: v.Act) -> Doing:
    """A player wins the game."""
    ctx.rb.win(ctx.state, tuple(doers(ctx, act)), "", "card")
    yield from ()
    return Outcome(done=True, whole=True)


def turn_face_up(ctx: Ctx, act: v.Act) -> Doing:
    """Turn face-down permanents face up."""
    ids = [i for i in present(ctx, act.on) if ctx.state.objs[i].facedown]  # type: ignore[arg-type]
    done = yield from raise_events(ctx, [Event("face up", i, ctx.you) for i in ids])
    return outcome_of(len(ids), done)


def nothing(ctx: Ctx, act: v.Act) -> Doing:
    """Name targets, or what an Aura enchants, without doing anything to them."""
    yield from ()
    ids = present(ctx, act.on)  # type: ignore[arg-type]
    return Outcome(done=bool(ids), whole=bool(ids), objs=tuple(ids), amount=len(ids))


VERBS: Final[dict[str, Verb]] = {
    "attach": attach,
    "unattach": unattach,
    "create": create,
    "put into play": put_into_play,
    "shuffle": shuffle,
    "look": look,
    "reveal": reveal,
    "look at hand": look_in_hand,
    "stop looking": stop_looking,
    "extra turn": extra_turn,
    "extra combat": extra_phase,
    "lose game": lose_game,
    "win game": win_game,
    "turn face up": turn_face_up,
    "choose": nothing,
    "enchant": nothing,
}

__all__ = ["VERBS", "chars_of", "play_ordered", "players"]
