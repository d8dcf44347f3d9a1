"""Resolving what is on top of the stack (413), countered on resolution where no target is legal."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.decisions import NO, YES, Ask, AskBool, Decision
from adjudge.core.events import happen
from adjudge.core.reads import holds
from adjudge.core.records import ITEMS
from adjudge.core.state import Event, Item, State
from adjudge.core.targets import Verdict, item_ctx, recheck
from adjudge.rulebooks.magic.rules import combat, slots
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.play import enter_play
from adjudge.rulebooks.magic.rules.table import GRAVEYARD, in_play, leave

CR: Final = "MTG-CR@2006:"
PERMANENT: Final = ("creature", "artifact", "enchantment", "land")


def resolve_top(rb: Book, state: State) -> Ask:
    """413.1: the top object resolves."""
    yield from resolve(rb, state, state.items[-1].id)
    state.vars["check"] = 1


def resolve(rb: Book, state: State, ident: int) -> Ask:
    """413.2a-h."""
    item = state.item(ident)
    assert item is not None
    if item.kind == "combat damage":
        yield from combat.deal(rb, state, item)
        _off(state, ident)
        return
    ctx = item_ctx(rb, state, item)
    modes = item.choices.get("mode", ())
    specs = slots.specs_of(rb, item, modes)
    if specs:
        verdict = yield from recheck(ctx, item, specs)
        if verdict is not Verdict.RESOLVES:
            event = Event("counter", ident, item.controller)
            event.data["rules"] = (f"{CR}413.2a",)
            yield from happen(rb, state, [event])
            _off(state, ident)
            return
    if item.kind == "card" and _is_permanent(rb, item):
        yield from _enter(rb, state, ident)
        return
    if item.kind == "triggered" and not holds(ctx, item.ability.cond):
        rb.say(state, "condition fails", (f"{CR}404.3",), card=item.name)
        _off(state, ident)
        return
    wanted = yield from _wanted(rb, state, item)
    if wanted:
        rb.say(state, "resolve", (f"{CR}413.2b",), card=item.name, player=item.controller)
        for mode in modes:
            ctx.notes[f"mode {mode}"] = ()
        body = _with_modes(slots.body_for(rb, item), modes)
        yield from rb.execute(ctx, body)
    left = state.item(ident)
    if left is not None and left.kind == "card":
        area = left.data.get("leaves to", "hand" if left.paid.get("buyback") else GRAVEYARD)
        leave(state, ident, area)
    _off(state, ident)


def _with_modes(body: v.Body, modes: tuple[int, ...]) -> v.Body:
    """Instructions with the chosen modes in place of their list."""
    if not modes:
        return body
    found: list[v.Instruction] = []
    for part in body:
        if isinstance(part, v.Modes):
            for mode in modes:
                found.extend(part.options[mode])
        else:
            found.append(part)
    return tuple(found)


def _is_permanent(rb: Book, item: Item) -> bool:
    if item.data.get("facedown"):
        return True
    return not {"instant", "sorcery"} & set(rb.cards[item.name].types)


def _enter(rb: Book, state: State, ident: int) -> Ask:
    """413.2h: a permanent card comes into play under the spell's controller."""
    item = state.item(ident)
    assert item is not None
    obj = state.edit(ident)
    for label, count in item.paid.items():
        obj.memo[f"paid:{label}"] = count
    if "x" in item.data:
        obj.memo["amount:X"] = item.data["x"]
    host = 0
    aura = rb.enchants.get(item.name) if not item.data.get("facedown") else None
    if aura is not None:
        chosen = item.choices.get(aura.label, ())
        host = chosen[0] if chosen else 0
    yield from enter_play(rb, state, ident, item.controller, host=host, source=ident)
    _off(state, ident)


def _wanted(rb: Book, state: State, item: Item) -> AskBool:
    """410.5: "may" is answered, and a cost paid, as it resolves."""
    if item.kind != "triggered":
        return True
    ability = item.ability
    if ability.cost is not None:
        ctx = item_ctx(rb, state, item)
        return (yield from rb.pay_within(ctx, item.controller, ability.cost))
    if not ability.optional:
        return True
    decision = Decision(item.controller, "may", [YES, NO], f"{CR}410.5", item.id)
    answer = yield decision
    return answer.verb == "yes"


def _off(state: State, ident: int) -> None:
    """What has resolved leaves the stack; a card that is still there goes to its graveyard."""
    obj = state.objs.get(ident)
    if obj is not None and not in_play(state, ident) and state.specs[obj.zone].area == "stack":
        leave(state, ident, GRAVEYARD)
    kept = [item for item in state.items if item.id != ident]
    if len(kept) < len(state.items):
        state.items = kept
    state.touch(ITEMS)
