"""Resolving: chapter 3 of the seed, for spells and abilities alike."""

from __future__ import annotations

from adjudge.core.decisions import Ask
from adjudge.core.events import happen
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State
from adjudge.core.targets import Verdict, item_ctx, recheck
from adjudge.rulebooks.starlight.rules import checks
from adjudge.rulebooks.starlight.rules.bodies import body_of, choices_of
from adjudge.rulebooks.starlight.rules.table import EVENT


def resolve(rb: Rulebook, state: State, ident: int) -> Ask:
    """Targets first, then the text in order; a nullified use is over but counts (3.1 to 3.6)."""
    item = state.item(ident)
    if item is None or state.result is not None:
        return
    ctx = item_ctx(rb, state, item)
    specs = choices_of(rb, item)
    if specs:
        verdict = yield from recheck(ctx, item, specs)
        if verdict is Verdict.NULLIFIED:
            rules = ("ST@seed:3.2" if _single(item) else "ST@seed:3.3", "ST@seed:3.4")
            rb.say(state, "nullified", rules, card=item.name)
            _leave(rb, state, ident)
            return
        rb.say(state, "targets kept", ("ST@seed:3.1",), card=item.name)
    rb.say(state, "resolve", ("ST@seed:3.5",), card=item.name)
    if item.kind == "card" and EVENT not in rb.printed_chars(item.name).types:
        yield from _enter(rb, state, item)
    else:
        yield from rb.execute(ctx, body_of(rb, item))
    yield from checks.sweep(rb, state)
    _leave(rb, state, ident)


def _single(item: Item) -> bool:
    return sum(len(ids) for ids in item.choices.values()) == 1


def _enter(rb: Rulebook, state: State, item: Item) -> Ask:
    """A character or prism enters the battlefield under the control of who cast it."""
    place = state.zone_of("battlefield", item.controller)
    event = Event("enter", item.obj, item.controller, item.obj, place=place)
    state.items = [other for other in state.items if other.id != item.id]
    yield from happen(rb, state, [event])


def _leave(rb: Rulebook, state: State, ident: int) -> None:
    """The use is over; its card goes to its owner's graveyard if it still lies there."""
    item = state.item(ident)
    if item is None:
        obj = state.objs.get(ident)
        if obj is None or state.specs[obj.zone].area != "procedure":
            return
    state.items = [other for other in state.items if other.id != ident]
    state.touch("*items")
    obj = state.objs.get(ident)
    if obj is not None and state.specs[obj.zone].area == "procedure":
        state.put(ident, state.zone_of("graveyard", obj.owner))
        rb.say(state, "used up", ("ST@house:leave",), card=obj.name, player=obj.owner)


def defence_of(rb: Rulebook, state: State, ident: int) -> int:
    """Defence as it is now, never below 0."""
    return max(chars_of(rb, state, ident).stat("defence"), 0)
