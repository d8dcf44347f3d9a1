"""When a card or ability may be played.

158.3, 308-310, 316.5.b, 338.1, 347, 381, 806, 813, 822.
"""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.noticing import reader
from adjudge.core.reads import Ctx, chars_of, holds, place, players, table_of, test
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Item, State
from adjudge.rulebooks.riftbound.rules.table import showdown_state, units_at
from adjudge.rulebooks.riftbound.rules.targets import item_ctx

SLOW: Final = ""
ACTION: Final = "action"
REACTION: Final = "reaction"
PERMISSIONS: Final = (SLOW, ACTION, REACTION)
_RANK: Final = {SLOW: 0, ACTION: 1, REACTION: 2}


def speed_needed(state: State, ident: int = 0) -> str:
    """What the present state asks for (358.4), of what is not on the chain or of an item there.

    An item that closed the state itself needs Action in a showdown and nothing in a neutral state,
    whatever its own costs have put on the chain after it.
    """
    if state.items and state.items[0].id != ident:
        return REACTION
    return ACTION if showdown_state(state) else SLOW


def fast_enough(speed: str, needed: str) -> bool:
    """Whether a permission covers what is needed: Reaction includes Action (813.1.b)."""
    return _RANK[speed] >= _RANK[needed]


def card_speed(rb: Rulebook, state: State, ident: int, way: str) -> str:
    """Permission of a card: its keywords, or Reaction from facedown (811.6)."""
    if way == "facedown":
        return REACTION
    return keyword_speed(chars_of(rb, state, ident).keywords)


def keyword_speed(keywords: dict[str, int]) -> str:
    """Permission that keywords give."""
    if "Reaction" in keywords or "Quick-Draw" in keywords:
        return REACTION
    if "Action" in keywords:
        return ACTION
    return SLOW


def ambush_places(rb: Rulebook, state: State, item: Item) -> list[int]:
    """822.1.b: battlefields where the player controls units, for a unit with Ambush.

    822.1.d: a card may add battlefields to which it "can Ambush".
    """
    ident, player = item.obj, item.controller
    if ident not in state.objs or "Ambush" not in chars_of(rb, state, ident).keywords:
        return []
    ctx = item_ctx(rb, state, item, draft=True)
    more = [
        ability
        for _, ability in rb.own_rules(ctx, ident)
        if isinstance(ability, v.Permit) and ability.action == "ambush to"
    ]
    return [
        s.index
        for s in state.specs
        if s.area == "battlefield"
        and (
            any(rb.controls(state, player, i) for i in units_at(rb, state, s.index))
            or any(_named(ctx, permit, s.index) for permit in more)
        )
    ]


def _named(ctx: Ctx, permit: v.Permit, zone: int) -> bool:
    if permit.place is not None and place(ctx, permit.place) != zone:
        return False
    return holds(ctx, permit.cond) and all(
        ctx.rb.place_word(ctx, word, zone) for word in permit.tests
    )


def speed_of_item(rb: Rulebook, state: State, item: Item) -> str:
    """Permission of an item on the chain or about to go there."""
    if item.kind == "triggered":
        return REACTION
    if item.order is not None and item.order.get("ordered"):
        return REACTION  # 419.3.a: played because an effect says so
    if item.kind == "activated":
        return str(item.ability.speed)
    return card_speed(rb, state, item.obj, item.data.get("way", ""))


def timely(rb: Rulebook, state: State, item: Item, speed: str) -> bool:
    """358.4: whether the item has the permissions for this moment.

    A unit with Ambush has Reaction as long as it is played to a battlefield with its player's
    units (822.1.b); while nothing is chosen yet it is enough that such a place exists (813.4.a).
    """
    needed = speed_needed(state, item.id)
    if needed == SLOW and speed == SLOW:
        return item.controller == rb.turn_player(state)
    if fast_enough(speed, needed):
        return True
    if item.kind != "card":
        return False
    places = ambush_places(rb, state, item)
    chosen = item.choices.get("place")
    return bool(places) if chosen is None else chosen[0] in places


def flow_costs(rb: Rulebook, state: State, ident: int) -> list[v.Cost]:
    """Costs of the Flow keywords of a spell in the trash (829.1)."""
    ctx = Ctx(rb, state, state.objs[ident].owner, ident)
    return [
        ability.cost
        for _, ability in rb.own_rules(ctx, ident)
        if isinstance(ability, v.Keyword)
        and ability.name == "Flow"
        and isinstance(ability.cost, v.Cost)
    ]


def play_permits(rb: Rulebook, state: State, ident: int, player: int) -> list[v.Permit]:
    """Permissions of a card to be played from where it is, or for another cost.

    "You may play me from ..."; "you may play me for ..." in the hand or Champion Zone.
    """
    ctx = Ctx(rb, state, player, ident)
    area = state.specs[state.objs[ident].zone].area
    found: list[v.Permit] = []
    for _, ability in rb.own_rules(ctx, ident):
        if isinstance(ability, v.Permit) and ability.action in (f"play from {area}", "play for"):
            if ability.obj not in (None, v.Same(v.Me())):
                continue
            if ability.by is not None and player not in players(ctx, ability.by):
                continue
            if holds(ctx, ability.cond):
                found.append(ability)
    for bound in table_of(rb, state).permits:
        rule = bound.ability
        if bound.bearer == ident or not isinstance(rule, v.Permit) or rule.obj is None:
            continue
        if rule.action == f"play from {area}":
            view = reader(rb, state, bound, None)
            mine = rule.by is None or player in players(view, rule.by)
            if mine and test(view, rule.obj, ident) and holds(view, rule.cond):
                found.append(rule)
    return found
