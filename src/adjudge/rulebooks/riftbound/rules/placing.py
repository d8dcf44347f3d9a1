"""Cards put into a trash or into a Main Deck by no named action.

They are not discarded (422), burned (440) or recycled (416).
"""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.reads import Ctx
from adjudge.core.rulebook import Rulebook, Verb
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.doing import (
    Doing,
    doers,
    outcome_of,
    present,
    raise_events,
    source_words,
)
from adjudge.rulebooks.riftbound.rules.performs import Performer, leave

TOP: Final = "top"
BOTTOM: Final = "bottom"


def put_in_trash(ctx: Ctx, act: v.Act) -> Doing:
    """Into the trash of its owner, all at once."""
    who = doers(ctx, act)
    player = who[0] if who else ctx.you
    ids = [i for i in present(ctx, act.on) if i in ctx.state.objs]
    events = [Event("put in trash", i, player, how=source_words(ctx)) for i in ids]
    done = yield from raise_events(ctx, events)
    return outcome_of(len(ids), done, events)


def put_in_deck(ctx: Ctx, act: v.Act) -> Doing:
    """On the top or the bottom of its owner's Main Deck, which whoever puts it there chooses."""
    who = doers(ctx, act)
    player = who[0] if who else ctx.you
    ids = [i for i in present(ctx, act.on) if i in ctx.state.objs]
    done: list[Event] = []
    for ident in ids:
        options = [Option("word", word=TOP), Option("word", word=BOTTOM)]
        ask = Decision(player, "word", options, ctx.rb.pick_rule, ctx.item, act.label)
        answer = yield ask
        event = Event("put in deck", ident, player, how=(*source_words(ctx), answer.word))
        done.extend((yield from raise_events(ctx, [event])))
    return outcome_of(len(ids), done)


def _put_in_trash(rb: Rulebook, state: State, e: Event) -> None:
    name = state.objs[e.obj].name
    e.data["to"] = leave(state, e.obj, "trash")
    state.reveals += 1
    rb.say(state, "put in trash", ("RB-CR@1.4:056.2",), card=name)


def _put_in_deck(rb: Rulebook, state: State, e: Event) -> None:
    obj = state.objs[e.obj]
    hidden = state.specs[obj.zone].look != "public"
    owner, name = obj.owner, obj.name
    e.data["to"] = leave(state, e.obj, "deck", bottom=BOTTOM in e.how)
    seen = (owner,) if hidden else None
    rules = ("RB-CR@1.4:056.2",)
    if TOP in e.how:
        rb.say(state, "put on top", rules, only=seen, card=name, player=owner)
    else:
        rb.say(state, "put on bottom", rules, only=seen, card=name, player=owner)


VERBS: Final[dict[str, Verb]] = {"put in trash": put_in_trash, "put in deck": put_in_deck}
PERFORMS: Final[dict[str, Performer]] = {
    "put in trash": _put_in_trash,
    "put in deck": _put_in_deck,
}
