"""What events change."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from adjudge.core.rulebook import Perform, Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules import deck, market
from adjudge.rulebooks.metaversus.rules.money import (
    change,
    change_health,
    gain_stars,
    perform_number,
)
from adjudge.rulebooks.metaversus.rules.table import give, move, pile, zone


def _draw(rb: Rulebook, state: State, event: Event) -> None:
    """9.2, 12.1: the top card of the draw deck comes to the hand."""
    rule = event.data.get("rule", "MW@seed:12.1")
    event.data["to"] = deck.draw_top(rb, state, event.player, rule)


def _leave(rb: Rulebook, state: State, event: Event, where: int) -> int:
    """Move a card; a shelf that it leaves may have to be restocked."""
    old = state.objs[event.obj].zone
    fresh = move(state, event.obj, where)
    event.data["to"] = fresh
    event.origin = old
    if state.specs[old].area == "market":
        assert isinstance(rb, Known)
        market.left_shelf(rb, state, old)
    return fresh


def _discard(rb: Rulebook, state: State, event: Event) -> None:
    """A card goes face up to its duelist's discard (12.5)."""
    owner = state.objs[event.obj].owner
    fresh = _leave(rb, state, event, zone("discard", owner))
    rule, name = "MW@seed:12.5", state.objs[fresh].name
    rb.say(state, "discard", (rule,), player=owner, card=name)


def _trash(rb: Rulebook, state: State, event: Event) -> None:
    """2.4: a removed card lies in the trash pile and never comes back."""
    owner, name = state.objs[event.obj].owner, rb.label(state, event.obj)
    _leave(rb, state, event, pile("trash"))
    rb.say(state, "trash", ("MW@seed:2.4",), player=owner, card=name)


def _gain(rb: Rulebook, state: State, event: Event) -> None:
    """7.6: a card from a told place becomes part of the own deck."""
    fresh = _leave(rb, state, event, event.place)
    give(state, fresh, event.player)
    state.enter("gained", event.player)
    rule = "MW@seed:7.5" if "buy" in event.how else "MW@seed:7.6"
    rb.say(
        state,
        "buy" if "buy" in event.how else "gain",
        (rule,),
        player=event.player,
        card=state.objs[fresh].name,
        amount=event.amount,
        area=state.specs[event.place].area,
    )


def _damage(rb: Rulebook, state: State, event: Event) -> None:
    """4.2: damage lowers health, below 0 as well."""
    rule = "MW@seed:8.3" if "hit" in event.how else "MW@seed:4.2"
    rb.say(state, "damage", (rule,), player=event.player, amount=event.amount)
    change_health(rb, state, event.player, -event.amount)
    state.enter("damaged", event.player)


def _heal(rb: Rulebook, state: State, event: Event) -> None:
    """Health comes back."""
    before = state.stats[event.player]["health"]
    change_health(rb, state, event.player, event.amount)
    healed = state.stats[event.player]["health"] - before
    rb.say(state, "heal", ("MW@seed:6.5",), player=event.player, amount=healed)


def _stars(rb: Rulebook, state: State, event: Event) -> None:
    """5.1, 5.2: wish stars are gained, three are held at most."""
    event.amount = gain_stars(rb, state, event.player, event.amount)


def _lose_stars(rb: Rulebook, state: State, event: Event) -> None:
    """A duelist loses wish stars, as many as there are."""
    event.amount = min(event.amount, state.stats[event.player]["stars"])
    change(state, event.player, "stars", -event.amount)
    rb.say(state, "lose stars", ("MW@seed:5.2",), player=event.player, amount=event.amount)


def _nothing(rb: Rulebook, state: State, event: Event) -> None:
    """An event that only tells that something happened."""
    del rb, state, event


PERFORMS: Mapping[str, Perform] = MappingProxyType(
    {
        "draw": _draw,
        "discard": _discard,
        "trash": _trash,
        "gain": _gain,
        "damage": _damage,
        "heal": _heal,
        "stars": _stars,
        "lose stars": _lose_stars,
        **dict.fromkeys(("actions", "buys", "gems", "hit"), perform_number),
        **dict.fromkeys(
            (
                "lay",
                "skill",
                "turn",
                "wish",
                "action",
                "buy",
                "attack",
                "clean up",
                "end of turn",
            ),
            _nothing,
        ),
    }
)
