"""What the player with priority can do (408.1c-d, 408.2), and doing it."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.chars import Bound
from adjudge.core.decisions import Ask, Option
from adjudge.core.events import happen
from adjudge.core.plays import attempt
from adjudge.core.reads import Ctx, chars_of, holds, table_of
from adjudge.core.state import Event, State
from adjudge.rulebooks.magic.rules import play, pricing, timing
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.mana import (
    adds_mana,
    changers,
    pay_mana,
    taps_for,
    use_way,
    wanted_of,
)
from adjudge.rulebooks.magic.rules.table import GRAVEYARD, HAND, LIBRARY, is_fresh, permanents

CR: Final = "MTG-CR@2006:"
ALL_MANA: Final = "always"


def idle(rb: Book, state: State, player: int) -> bool:
    """Whether a player has nothing at all that could be done when no sorcery could be played.

    Remembered while no object changes: most players have no answer most of the time.
    """
    table = table_of(rb, state)
    key = ("idle", player)
    known: bool | None = state.scratch.get(key)
    if known is None:
        objs = state.objs
        known = not (
            _users(rb, state)
            or table.permits
            or rb.morph_names & rb.names_in(state)
            or not rb.loud_names().isdisjoint(rb.names_in(state))
            or rb.flashback_names & rb.names_in(state)
        ) and not any(
            objs[i].name in rb.fast_names for i in state.zones[state.zone_of(HAND, player)]
        )
        state.scratch[key] = known
    return known


def options_for(rb: Book, state: State, player: int) -> list[Option]:
    """Everything but passing; empty when the player can do nothing."""
    slow = timing.sorcery_time(state, player)
    if not slow and state.readings.get("mana") != ALL_MANA and idle(rb, state, player):
        return []
    options: list[Option] = []
    closed = bool(state.items) and timing.split_second(rb, state)
    if not closed:
        _cards(rb, state, player, options, slow=slow)
        _abilities(rb, state, player, options, slow=slow)
    _face_up(rb, state, player, options)
    if state.readings.get("mana") == ALL_MANA:
        options.extend(way.option for tap in taps_for(rb, state, player) for way in tap.ways)
        options.extend(changers(rb, state, player))
    return options


# --------------------------------------------------------------------------- cards


def _cards(rb: Book, state: State, player: int, options: list[Option], *, slow: bool) -> None:
    """Lands and spells from the hand, alike cards once, and what may be played from elsewhere."""
    seen: set[str] = set()
    objs = state.objs
    for ident in state.zones[state.zone_of(HAND, player)]:
        name = objs[ident].name
        if name in seen:
            continue
        seen.add(name)
        if slow or name in rb.fast_names or rb.all_fast(state, player, ident):
            _card(rb, state, player, ident, options, slow=slow)
    for ident in rb.playable_elsewhere(state, player):
        if slow or objs[ident].name in rb.fast_names:
            _card(rb, state, player, ident, options, slow=slow)
    if rb.flashback_names:
        _flashback(rb, state, player, options, slow=slow)


def _flashback(rb: Book, state: State, player: int, options: list[Option], *, slow: bool) -> None:
    """Cards in the graveyard that may be played from there for their flashback cost."""
    for ident in state.zones[state.zone_of(GRAVEYARD, player)]:
        name = state.objs[ident].name
        if name in rb.flashback_names and (slow or name in rb.fast_names):
            item = play.card_item(state, ident, player, "flashback")
            item.cost = rb.keyword_cost(name, "Flashback")
            if play.playable(rb, state, item):
                options.append(Option("play", ident, word="flashback"))


def _card(
    rb: Book, state: State, player: int, ident: int, options: list[Option], *, slow: bool
) -> None:
    name = state.objs[ident].name
    if name in rb.land_names:
        if slow and _may_play_land(rb, state, player, ident):
            options.append(Option("play", ident))
        return
    if table_of(rb, state).forbids and timing.forbidden_to_play(rb, state, player, ident, "play"):
        return
    if slow and name in rb.morph_names:
        item = play.card_item(state, ident, player, "morph")
        if rb.affordable(state, player, wanted_of(pricing.MORPH_COST.needs)):
            options.append(Option("play", ident, word="morph"))
        del item
    if _within_means(rb, state, player, name):
        item = play.card_item(state, ident, player)
        if play.playable(rb, state, item):
            options.append(Option("play", ident))


def _may_play_land(rb: Book, state: State, player: int, ident: int) -> bool:
    """305.4, and 409.4 for lands."""
    if state.vars["lands played"] >= rb.land_limit(state, player):
        return False
    if not table_of(rb, state).forbids:
        return True
    return not timing.forbidden_to_play(rb, state, player, ident, "play land")


def _within_means(rb: Book, state: State, player: int, name: str) -> bool:
    """A cheap look at the printed mana cost, where nothing changes what cards cost."""
    if name in rb.odd_costs or table_of(rb, state).cost_rules:
        return True
    key = ("means", player, name, state.pools[player])
    known: bool | None = state.scratch.get(key)
    if known is None:
        cost = rb.cards[name].cost
        known = cost is not None and rb.affordable(state, player, wanted_of(cost.needs))
        state.scratch[key] = known
    return known


# --------------------------------------------------------------------------- abilities


def _users(rb: Book, state: State) -> list[tuple[int, int, Bound]]:
    """Activated abilities in play that are no mana abilities, remembered with the table."""
    table = table_of(rb, state)
    found: list[tuple[int, int, Bound]] | None = table.memo.get("users")
    if found is None:
        found = []
        for ident in permanents(state):
            for index, bound in enumerate(table.chars[ident].abilities):
                ability = bound.ability
                if (
                    isinstance(ability, v.Activated)
                    and not adds_mana(ability)
                    and "board" in ability.areas
                ):
                    found.append((ident, index, bound))
        table.memo["users"] = found
    return found


def _abilities(rb: Book, state: State, player: int, options: list[Option], *, slow: bool) -> None:
    users = _users(rb, state)
    elsewhere = rb.users_elsewhere(state, player)
    if not users and not elsewhere:
        return
    for ident, index, bound in (*users, *elsewhere):
        ability = bound.ability
        assert isinstance(ability, v.Activated)
        if rb.user_of(state, ident) != player and not _by_anyone(ability):
            continue
        if ability.speed == "sorcery" and not slow:
            continue
        if usable(rb, state, player, ident, index, bound):
            options.append(Option("activate", ident, index))


def _by_anyone(ability: v.Activated) -> bool:
    return "anyone" in ability.keyword


def usable(rb: Book, state: State, player: int, ident: int, index: int, bound: Bound) -> bool:
    """403: use limits, conditions, summoning sickness for {T}, targets and costs."""
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
        return False
    if ability.only_if is not None:
        ctx = Ctx(rb, state, player, ident)
        ctx.giver = bound.giver
        if not holds(ctx, ability.only_if):
            return False
    if table_of(rb, state).forbids and timing.forbidden_to_play(
        rb, state, player, ident, "play ability"
    ):
        return False
    item = play.ability_item(rb, state, ident, index, player)
    return play.playable(rb, state, item)


def sick(rb: Book, state: State, ident: int) -> bool:
    """403.4: a creature's {T} can't be paid."""
    return "creature" in chars_of(rb, state, ident).types and is_fresh(rb, state, ident)


# --------------------------------------------------------------------------- face-down cards


def _face_up(rb: Book, state: State, player: int, options: list[Option]) -> None:
    """408.2h: turning a face-down permanent up is a special action with priority."""
    if not rb.morph_names:
        return
    for ident in permanents(state):
        obj = state.objs[ident]
        if obj.facedown and chars_of(rb, state, ident).controller == player:
            cost = rb.keyword_cost(obj.name, "Morph")
            if cost is not None and _payable(rb, state, player, ident, cost):
                options.append(Option("face up", ident))


def _payable(rb: Book, state: State, player: int, ident: int, cost: v.Cost) -> bool:
    ctx = Ctx(rb, state, player, ident)
    if not all(rb.action_possible(ctx, a) for a in cost.actions if isinstance(a, v.Act)):
        return False
    return rb.affordable(state, player, wanted_of(cost.needs))


# --------------------------------------------------------------------------- doing it


def perform(rb: Book, state: State, player: int, option: Option) -> Ask:
    """Do what was chosen; the player gets priority again (408.1c, 422.2)."""
    state.vars["check"] = 1
    if option.verb == "play" and state.objs[option.obj].name in rb.land_names:
        yield from play.land_event(rb, state, option.obj, player)
    elif option.verb == "play":
        item = play.card_item(state, option.obj, player, option.word)
        if option.word == "flashback":
            item.cost = rb.keyword_cost(item.name, "Flashback")
        yield from attempt(rb, state, item)
    elif option.verb == "activate":
        item = play.ability_item(rb, state, option.obj, option.arg, player)
        yield from attempt(rb, state, item)
    elif option.verb == "mana":
        yield from use_way(rb, state, player, option)
    elif option.verb == "face up":
        yield from _turn_up(rb, state, player, option.obj)


def _turn_up(rb: Book, state: State, player: int, ident: int) -> Ask:
    """504.3 with the morph cost (502.26)."""
    cost = rb.keyword_cost(state.objs[ident].name, "Morph")
    assert cost is not None
    paid = yield from pay_mana(rb, state, player, wanted_of(cost.needs), -1)
    if not paid:
        return
    ctx = Ctx(rb, state, player, ident)
    yield from rb.execute(ctx, cost.actions)
    yield from happen(rb, state, [Event("face up", ident, player)])


__all__ = ["LIBRARY", "options_for", "perform", "sick", "usable"]
