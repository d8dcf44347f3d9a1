"""Laying cards (chapters 5 to 8): wish stars, action points, the card's value, its text.

Laying a card is one unbroken act of its duelist; what may break into its text does so between two
instructions (6.7). What a text says below its dividing line is an ability of the card on the
table and waits for its condition (6.5).
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Ask
from adjudge.core.effects import execute
from adjudge.core.events import happen, unheard
from adjudge.core.reads import Ctx
from adjudge.core.state import Event, Item, State
from adjudge.core.targets import item_ctx
from adjudge.core.triggers import break_in, place_waiting
from adjudge.core.vocab import Body
from adjudge.rulebooks.metaversus.facts import Facts, Known
from adjudge.rulebooks.metaversus.rules.money import change
from adjudge.rulebooks.metaversus.rules.table import zone

PLUS: Final = "+"
"""Word of an option that lays a card in its boosted form."""
WAITS: Final = "text waits"
"""Mark of a weapon whose text is followed after the hit."""
_BACK: Final = tuple((zone(a, p), zone("deck", p)) for p in range(2) for a in ("seen", "shown"))
"""Where cards lie that are looked at, each with the draw deck that they come from."""


def lay(rb: Known, state: State, player: int, ident: int, *, plus: bool) -> Ask:
    """Lay a card from hand: pay stars, lose action points, show it, follow its text."""
    facts = rb.facts[state.objs[ident].name]
    form = facts.boosted if plus and facts.boosted is not None else facts
    if plus:
        # 5.4: stars are paid directly before the card is laid, and turn only this one (5.8).
        change(state, player, "stars", -facts.stars)
        rb.say(state, "boost", ("MW@seed:5.4",), player=player, card=facts.name, amount=facts.stars)
    if form.cost:
        change(state, player, "actions", -form.cost)  # 6.2: the required points are lost
    fresh = put_down(rb, state, player, ident, form)
    if not unheard(rb, state, "lay"):
        yield from happen(rb, state, [Event("lay", fresh, player, fresh, how=form.types)])
        if state.waiting:
            yield from break_in(rb, state)
    yield from follow(rb, state, player, fresh, form)
    if state.waiting:
        yield from place_waiting(rb, state)


def put_down(rb: Known, state: State, player: int, ident: int, form: Facts) -> int:
    """Put a card into the own play area, shown to both (6.2, 7.11, 8.5)."""
    before = state.objs[ident].zone
    fresh = state.put(ident, zone("play", player))
    if form.is_boosted:
        state.edit(fresh).memo["printed"] = form.name
    state.enter("laid", player)
    if state.trace is not None:
        origin = state.specs[before].area
        rb.say(state, "lay", (form.lay_rule,), player=player, card=form.shown, origin=origin)
    return fresh


def follow(rb: Known, state: State, player: int, ident: int, form: Facts) -> Ask:
    """Give what the card is worth, then follow its instructions from top to bottom.

    7.2, 7.3: a money card gives its value first. 8.2: a weapon adds its damage to the one hit;
    whether the rest of its text is followed now or after the hit is the reading "weapon text".
    """
    if form.value or form.damage:
        for event in worth(rb, state, player, ident, form):
            yield from happen(rb, state, [event])
    if not form.body:
        return
    if form.damage and state.readings.get("weapon text") == "after the hit":
        state.mark(ident, WAITS, 1, quiet=True)
        return
    yield from run(rb, state, player, ident, form.shown, form.body)


def worth(rb: Known, state: State, player: int, ident: int, form: Facts) -> list[Event]:
    """Give a duelist the numbers printed on a card; those that somebody listens for are returned.

    7.2: the value of a money card. 8.2: what a weapon adds to the hit.
    """
    if form.damage:
        state.enter("armed", player)
    heard: list[Event] = []
    for kind, amount, rule in form.worth:
        if not unheard(rb, state, kind):
            event = Event(kind, 0, player, ident, amount=amount)
            event.data["rule"] = rule
            heard.append(event)
            continue
        change(state, player, kind, amount)
        if state.trace is not None:
            rb.say(state, kind, (rule,), player=player, amount=amount)
    return heard


def run(rb: Known, state: State, player: int, ident: int, name: str, body: Body) -> Ask:
    """Follow a text; the item stands for it as long as it runs (6.7, 13.5)."""
    item = Item(state.fresh_id(), "text", ident, name, player)
    item.era = state.era
    item.pending = False
    state.items.append(item)
    yield from finish(state, item_ctx(rb, state, item), body)


def finish(state: State, ctx: Ctx, body: Body) -> Ask:
    """Follow the instructions of an item, put back what was only looked at, and end it."""
    ident = ctx.item
    yield from execute(ctx, body)
    if len(state.items) == 1:
        for looked_at, draw_deck in _BACK:
            for card in reversed(state.zones[looked_at]):
                # What was only looked at lies on top again, in the order it had.
                state.put(card, draw_deck, bottom=False)
    state.items = [other for other in state.items if other.id != ident]
