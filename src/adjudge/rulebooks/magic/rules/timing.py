"""When something may be played (408.1d, 403.5) and what forbids playing it (409.4)."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.noticing import reader
from adjudge.core.reads import table_of
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.statements import speaks_of

MAIN = ("main 1", "main 2")


def sorcery_time(state: State, player: int) -> bool:
    """Own main phase with an empty stack; priority is seen to by the caller."""
    return state.phase in MAIN and state.vars["turn_player"] == player and not state.items


def forbidden_to_play(rb: Book, state: State, player: int, ident: int, action: str) -> bool:
    """409.4: whether an effect keeps a player from playing a card or an ability of an object."""
    draft = Item(ident, "card" if action == "play" else "activated", ident, "", player)
    event = Event(action, ident, player)
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if not isinstance(rule, v.Forbid) or rule.action != action:
            continue
        view = reader(rb, state, bound, event)
        view.draft = draft
        if speaks_of(view, rule, player, ident):
            return True
    return False


def split_second(rb: Book, state: State) -> bool:
    """502.58: while such a spell is on the stack only mana abilities can be played."""
    return any(
        item.kind == "card"
        and item.obj in state.objs
        and "Split second" in table_of(rb, state).chars[item.obj].keywords
        for item in state.items
    )
