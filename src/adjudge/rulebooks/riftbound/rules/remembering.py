"""What a turn remembers: the facts that texts ask for by name (`Fact`).

A fact is entered under a player or under an object, and struck when the next turn begins:

* of a player: "cards played", "finalized", "X played" and "non-token X played" for every type and
  tag X of what was finalized (419.4.b), "drawn", "discarded", "xp gained", "power spent", "scores",
  "points from holding", "units died", "deaths in own beginning", "enemies chosen",
  "enemy units chosen", "energy on a spell", "excess damage" (in this combat);
* of an object: "moved", "dealt damage", "conquered", "energy spent" on a spell.

Those entered with `remember` are counted only in games with a card that asks for them.
"""

from __future__ import annotations

from adjudge.core.chars import Chars
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State


def remember(rb: Rulebook, state: State, fact: str, number: int, by: int = 1) -> None:
    """Enter a fact of a player or an object where a card of the game asks for it."""
    if by > 0 and fact in rb.facts_in(state):
        state.enter(fact, number, by=by)


def remember_play(rb: Rulebook, state: State, item: Item, chars: Chars) -> None:
    """419.4.b: what a player has played is what was finalized; tokens are no cards."""
    asked = rb.facts_in(state)
    token = state.objs[item.obj].token
    if not token:
        for fact in ("cards played", "finalized"):
            state.enter(fact, item.controller)
        state.enter("finalized card", item.controller, state.objs[item.obj].card)
    for word in (*chars.types, *chars.tags):
        facts = (f"{word} played",) if token else (f"{word} played", f"non-token {word} played")
        for fact in facts:
            if fact in asked:
                state.enter(fact, item.controller)
                state.enter(fact, item.controller, item.id)
