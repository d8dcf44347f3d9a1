"""Discretionary actions (410.1): what the player who may act can do, and doing it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars
from adjudge.core.costs import Needs
from adjudge.core.decisions import Decision, Option
from adjudge.core.events import happen
from adjudge.core.noticing import reader
from adjudge.core.paying import pay
from adjudge.core.reads import Ctx, chars_of, holds, players, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, Item, State
from adjudge.rulebooks.riftbound.rules import timing
from adjudge.rulebooks.riftbound.rules.asked import (
    Hand,
    asked_of,
    hand_of,
    in_hand,
)
from adjudge.rulebooks.riftbound.rules.fixed_costs import unruled
from adjudge.rulebooks.riftbound.rules.moves import move_options, standard_move
from adjudge.rulebooks.riftbound.rules.play import play_now
from adjudge.rulebooks.riftbound.rules.playable import (
    Moment,
    card_item,
    card_playable,
    playable,
)
from adjudge.rulebooks.riftbound.rules.resources import use_source, within_means
from adjudge.rulebooks.riftbound.rules.states import is_active
from adjudge.rulebooks.riftbound.rules.table import (
    battlefields,
    chain_open,
    facedown_room,
    facedown_zone,
    field_control,
)
from adjudge.rulebooks.riftbound.rules.totals import Total
from adjudge.rulebooks.riftbound.rules.using import note_source, source_of

Asking = Generator[Decision, Option, None]
HIDE_COST: Final[Needs] = ((),)


# --------------------------------------------------------------------------- what can be played


def plays(rb: Rulebook, state: State, player: int) -> Iterator[tuple[int, str]]:
    """Cards a player could play with the way of playing them (419.1.a, 811, 829, permissions)."""
    for ident in in_hand(state, player):
        yield ident, ""
        yield from _permitted(rb, state, ident, player)
    yield from _from_elsewhere(rb, state, player)


def _permitted(rb: Rulebook, state: State, ident: int, player: int) -> list[tuple[int, str]]:
    """Ways to play a card of the hand for another cost."""
    if "play for" not in rb.traits(state.objs[ident].name):
        return []
    permits = timing.play_permits(rb, state, ident, player)
    return [(ident, f"permit{index}") for index in range(len(permits))]


def _from_elsewhere(rb: Rulebook, state: State, player: int) -> Iterator[tuple[int, str]]:
    """Hidden cards from the turn after they were hidden (811), and cards of the trash."""
    for zone in state.in_area("facedown"):
        for ident in state.zones[zone]:
            obj = state.objs[ident]
            if obj.control == player and obj.memo.get("hidden turn", state.turn) < state.turn:
                yield ident, "facedown"
    yield from _from_trash(rb, state, player)


def _from_trash(rb: Rulebook, state: State, player: int) -> Iterator[tuple[int, str]]:
    """Cards of the trash that their own text or another one lets be played (829, 419.1.a)."""
    permits = table_of(rb, state).permits
    open_trash = bool(permits) and any(
        isinstance(b.ability, v.Permit) and b.ability.action == "play from trash" for b in permits
    )
    names = rb.names_with("trash play")
    if not open_trash and names.isdisjoint(rb.names_in(state)):
        return
    for ident in state.zones[state.zone_of("trash", player)]:
        if open_trash or state.objs[ident].name in names:
            for index in range(len(timing.flow_costs(rb, state, ident))):
                yield ident, f"flow{index}"
            for index in range(len(timing.play_permits(rb, state, ident, player))):
                yield ident, f"permit{index}"


def play_options(rb: Rulebook, state: State, player: int, hand: Hand) -> list[Option]:
    """Cards that can be played now, alike cards of a hand once."""
    options = _hand_options(rb, state, player, hand) if hand else []
    seen: set[tuple[str, str]] = set()
    for ident, way in _from_elsewhere(rb, state, player):
        name = state.objs[ident].name
        hidden = way == "facedown"
        mark = (name, f"{way}{ident}" if hidden else way)
        if mark in seen or not (hidden or _timely(rb, state, ident)):
            continue
        if _playable_by(rb, state, ident, player, way):
            seen.add(mark)
            options.append(Option("play", ident, word=way))
    return options


def _timely(rb: Rulebook, state: State, ident: int) -> bool:
    """Whether the keywords of a card may be permission enough now."""
    return timing.speed_needed(state) in asked_of(rb, state, ident).timely


def _hand_options(rb: Rulebook, state: State, player: int, hand: Hand) -> list[Option]:
    """Cards of the hand and the Champion Zone that can be played now."""
    moment: Moment | None = None
    needed = timing.speed_needed(state)
    options: list[Option] = []
    seen: set[tuple[str, str]] = set()
    for ident, asked in hand:
        if needed not in asked.timely:
            continue
        if moment is None:
            moment = Moment(rb, state, player)
        mark = (asked.name, "")
        if mark not in seen and card_playable(rb, state, ident, player, asked, moment):
            seen.add(mark)
            options.append(Option("play", ident))
        if not asked.permits:
            continue
        for _, way in _permitted(rb, state, ident, player):
            mark = (asked.name, way)
            if mark not in seen and _playable_by(rb, state, ident, player, way):
                seen.add(mark)
                options.append(Option("play", ident, word=way))
    return options


def _playable_by(rb: Rulebook, state: State, ident: int, player: int, way: str) -> bool:
    """Whether a card can be played in a way of its own."""
    item = card_item(rb, state, ident, player, way)
    return playable(rb, state, item, timing.card_speed(rb, state, ident, way))


def ability_item(state: State, ident: int, bound: Bound, player: int) -> Item:
    """An item for an activated ability that is about to be used."""
    giver = source_of(state, bound)
    item = Item(0, "activated", ident, state.objs[giver].name, player)
    item.era = state.era
    item.ability = bound.ability
    item.bearer = ident
    item.giver = giver
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    item.cost = ability.cost if isinstance(ability.cost, v.Cost) else ability.cost.choices[0]
    item.data["use"] = bound.use_key()
    if ability.adds:
        item.data["adds"] = 1
    return item


def ability_options(rb: Rulebook, state: State, player: int) -> list[Option]:
    """Activated abilities that can be used now, but for those that a payment could use anyway."""
    options: list[Option] = []
    which = 1 if state.readings.get("adds") == "always" else 0
    needed = timing.speed_needed(state)
    every = table_of(rb, state).chars
    users = [i for i, chars in every.items() if chars.uses is None or chars.uses[which]]
    for ident in users:
        chars = every[ident]
        known: Uses | None = chars.uses
        if known is None:
            known = chars.uses = _uses(chars)
        if chars.controller == player:
            options.extend(
                [
                    Option("activate", ident, use.index)
                    for use in known[which]
                    if timing.fast_enough(use.speed, needed)
                    and can_activate(rb, state, ident, use.bound, player)
                ]
            )
    return options


class Use:
    """An activated ability of an object with its index and its speed."""

    __slots__ = ("bound", "index", "speed")

    def __init__(self, index: int, bound: Bound, speed: str) -> None:
        """Note what is looked at first."""
        self.index = index
        self.bound = bound
        self.speed = speed


Uses: TypeAlias = tuple[tuple[Use, ...], tuple[Use, ...]]
"""Abilities that can be used: those that a payment can't use by itself (429.3), and all."""


def _uses(chars: Chars) -> Uses:
    """Abilities that can be used; remembered with the characteristics."""
    every: list[Use] = []
    most: list[Use] = []
    for index, bound in enumerate(chars.abilities):
        if isinstance(bound.ability, v.Activated) and not bound.dormant:
            use = Use(index, bound, bound.ability.speed)
            every.append(use)
            if not bound.ability.adds or bound.ability.speed != timing.REACTION:
                most.append(use)
    return tuple(most), tuple(every)


def can_activate(rb: Rulebook, state: State, ident: int, bound: Bound, player: int) -> bool:
    """Whether an activated ability can be used to the end (377.2.b, 402.3)."""
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    if ability.times is not None and state.count("used", bound.use_key()) >= ability.times:
        return False
    if not is_active(rb, state, bound):
        return False
    ctx = Ctx(rb, state, player, ident)
    ctx.giver = bound.giver
    if ability.only_if is not None and not holds(ctx, ability.only_if):
        return False
    costs = ability.cost.choices if isinstance(ability.cost, v.AnyCost) else (ability.cost,)
    for cost in costs:
        item = ability_item(state, ident, bound, player)
        item.cost = cost
        if not _too_tired(rb, state, item) and playable(rb, state, item, ability.speed):
            return True
    return False


def _too_tired(rb: Rulebook, state: State, item: Item) -> bool:
    """A cheap look at an exhausted bearer that is to be exhausted for a cost nothing changes."""
    if "exhausted" not in state.objs[item.bearer].marks or not unruled(rb, state, item):
        return False
    for act in item.cost.actions:
        if isinstance(act, v.Act) and act.verb == "exhaust" and isinstance(act.on, v.Me):
            return True
    return False


# --------------------------------------------------------------------------- hiding


def hide_options(rb: Rulebook, state: State, player: int, hand: Hand) -> list[Option]:
    """811.1.b: on your turn in an Open State, for [A], at a controlled battlefield with room."""
    if not chain_open(state) or rb.turn_player(state) != player:
        return []
    cards = [ident for ident, asked in hand if asked.hidden]
    if not cards:
        return []
    places = [p for p in battlefields(state) if has_room(rb, state, player, p)]
    if not places or not hide_costs(rb, state, player):
        return []
    options: list[Option] = []
    seen: set[tuple[str, int]] = set()
    for ident in cards:
        for place in places:
            mark = (state.objs[ident].name, place)
            if mark not in seen:
                seen.add(mark)
                options.append(Option("hide", ident, place))
    return options


def hide_costs(rb: Rulebook, state: State, player: int) -> list[Needs]:
    """Costs to hide a card that can be paid: [A], and what texts permit to pay instead."""
    costs: list[Needs] = [HIDE_COST]
    for bound in table_of(rb, state).permits:
        rule = bound.ability
        if not isinstance(rule, v.Permit) or rule.action != "hide" or rule.cost is None:
            continue
        ctx = reader(rb, state, bound, None)
        if player in players(ctx, rule.by) and rb.rule_active(ctx, rule):
            total = Total()
            total.add(rule.cost, ())
            costs.append(total.needs())
    return [needs for needs in costs if within_means(rb, state, player, needs, "")]


def has_room(rb: Rulebook, state: State, player: int, place: int) -> bool:
    """107.3.b-c: the controller's facedown zone holds less than its maximum."""
    return field_control(state, place) == player and len(
        state.zones[facedown_zone(state, place)]
    ) < facedown_room(rb, state, place)


def hide(rb: Rulebook, state: State, player: int, ident: int, place: int) -> Asking:
    """421: pay for it, put the card facedown; no chain, no response."""
    costs = hide_costs(rb, state, player)
    needs = costs[0]
    if len(costs) > 1:
        options = [Option("cost", arg=index) for index in range(len(costs))]
        answer = yield Decision(player, "base cost", options, "RB-CR@1.4:421.2.a")
        needs = costs[answer.arg]
    paid = yield from pay(rb, state, player, needs, "", 0)
    if paid:
        event = Event("hide", ident, player, place=facedown_zone(state, place))
        yield from happen(rb, state, [event])


# --------------------------------------------------------------------------- options by window


def main_options(rb: Rulebook, state: State, player: int) -> list[Option]:
    """Neutral Open State in the Main Phase (316.5)."""
    hand = hand_of(rb, state, player)
    return [
        *play_options(rb, state, player, hand),
        *ability_options(rb, state, player),
        *move_options(rb, state, player),
        *hide_options(rb, state, player, hand),
    ]


def showdown_options(rb: Rulebook, state: State, player: int) -> list[Option]:
    """Showdown Open State: Action and Reaction (347)."""
    hand = hand_of(rb, state, player)
    return [
        *play_options(rb, state, player, hand),
        *ability_options(rb, state, player),
        *hide_options(rb, state, player, hand),
    ]


def chain_options(rb: Rulebook, state: State, player: int) -> list[Option]:
    """Closed State: Reaction (338)."""
    hand = hand_of(rb, state, player)
    return [*play_options(rb, state, player, hand), *ability_options(rb, state, player)]


# --------------------------------------------------------------------------- doing


def perform(rb: Rulebook, state: State, player: int, option: Option) -> Asking:
    """Do what an option says."""
    if option.verb == "play":
        item = card_item(rb, state, option.obj, player, option.word)
        ok = yield from play_now(rb, state, item)
        if ok:
            yield from rb.after_play(state, item.id)
    elif option.verb == "activate":
        yield from _activate(rb, state, player, option)
    elif option.verb == "move":
        yield from standard_move(rb, state, player, option.obj, option.arg)
    elif option.verb == "hide":
        yield from hide(rb, state, player, option.obj, option.arg)


def _activate(rb: Rulebook, state: State, player: int, option: Option) -> Asking:
    bound = chars_of(rb, state, option.obj).abilities[option.arg]
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    if ability.adds and not (isinstance(ability.cost, v.Cost) and ability.cost.needs):
        yield from use_source(rb, state, player, option)
        return
    item = ability_item(state, option.obj, bound, player)
    item.id = state.fresh_id()
    note_source(rb, state, item)
    ok = yield from play_now(rb, state, item)
    if ok:
        yield from rb.after_play(state, item.id)
