"""What the player with priority can do (408.1c-d, 408.2), and doing it."""

from __future__ import annotations

from typing import Any, Final

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars
from adjudge.core.decisions import Ask, Option
from adjudge.core.events import happen
from adjudge.core.plays import attempt
from adjudge.core.reads import Ctx, chars_of, holds, table_of
from adjudge.core.state import Event, Item, State
from adjudge.core.targets import item_ctx
from adjudge.rulebooks.magic.rules import play, pricing, targets, timing
from adjudge.rulebooks.magic.rules.book import Asked, Book
from adjudge.rulebooks.magic.rules.mana import (
    adds_mana,
    changers,
    cost_of,
    pay_mana,
    price_of,
    taps_for,
    use_way,
    wanted_of,
    within_means,
)
from adjudge.rulebooks.magic.rules.slots import asked, body_for, free
from adjudge.rulebooks.magic.rules.table import GRAVEYARD, HAND, LIBRARY, is_fresh, permanents

CR: Final = "MTG-CR@2006:"
ALL_MANA: Final = "always"
SPECIAL: Final = "special"


def idle(rb: Book, state: State, player: int) -> bool:
    """Whether a player has nothing at all that could be done when no sorcery could be played.

    Remembered while no object changes: most players have no answer most of the time. A quick look,
    which may take somebody to have something who has not.
    """
    table = table_of(rb, state)
    key = ("idle", player)
    known: bool | None = state.scratch.get(key)
    if known is None:
        known = not (_users(rb, state) or table.permits or _manifold(rb, state))
        if known:
            objs, fast = state.objs, rb.fast_names
            for ident in state.zones[state.zone_of(HAND, player)]:
                if objs[ident].name in fast:
                    known = False
                    break
        state.scratch[key] = known
    return known


def _manifold(rb: Book, state: State) -> bool:
    """Whether a card of this game lets players do more than play cards and use permanents."""
    memo = state.laid_out().memo
    known: tuple[list[str], bool] | None = memo.get("manifold")
    if known is None or known[0] is not state.card_names:
        more = rb.morph_names | rb.loud_names() | rb.flashback_names
        known = (state.card_names, not more.isdisjoint(rb.names_in(state)))
        memo["manifold"] = known
    return known[1]


def fast_options(rb: Book, state: State, player: int) -> list[Option]:
    """Everything but passing when no sorcery could be played; do not change the list.

    Remembered while no object, phase or pool changes: nothing else is looked at for them.
    """
    if idle(rb, state, player):
        return []
    key = ("fast", player, state.phase, state.pools[player])
    known: list[Option] | None = state.scratch.get(key)
    if known is None:
        known = _options(rb, state, player, slow=False)
        state.scratch[key] = known
    return known


def options_for(rb: Book, state: State, player: int) -> list[Option]:
    """Everything but passing; empty when the player can do nothing."""
    slow = timing.sorcery_time(state, player)
    if not slow and state.readings.get("mana") != ALL_MANA:
        return fast_options(rb, state, player).copy()
    return _options(rb, state, player, slow=slow)


def _options(rb: Book, state: State, player: int, *, slow: bool) -> list[Option]:
    options: list[Option] = []
    closed = bool(state.items) and timing.split_second(rb, state)
    if not closed:
        _cards(rb, state, player, options, slow=slow)
        if _manifold(rb, state):
            _suspends(rb, state, player, options, slow=slow)
    _abilities(rb, state, player, options, slow=slow, closed=closed)
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
    permits = bool(table_of(rb, state).permits)
    for ident in state.zones[state.zone_of(HAND, player)]:
        name = objs[ident].name
        if name in seen:
            continue
        seen.add(name)
        if slow or name in rb.fast_names or (permits and rb.all_fast(state, player, ident)):
            _card(rb, state, player, ident, options, slow=slow)
    if permits:
        for ident in rb.playable_elsewhere(state, player):
            if slow or objs[ident].name in rb.fast_names:
                _card(rb, state, player, ident, options, slow=slow)
    if rb.flashback_names and _manifold(rb, state):
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
    if _payable_card(rb, state, player, ident, name):
        options.append(Option("play", ident))


def _may_play_land(rb: Book, state: State, player: int, ident: int) -> bool:
    """305.4, and 409.4 for lands."""
    if state.vars["lands played"] >= rb.land_limit(state, player):
        return False
    if not table_of(rb, state).forbids:
        return True
    return not timing.forbidden_to_play(rb, state, player, ident, "play land")


def _payable_card(rb: Book, state: State, player: int, ident: int, name: str) -> bool:
    """Whether a card could be played: a cheap look at its mana cost before its targets."""
    table = table_of(rb, state)
    plain = name not in rb.odd_costs and not table.cost_rules
    if plain:
        cost = rb.cards[name].cost
        if cost is None:
            return False
        price = price_of(rb, cost)
        if not within_means(rb, state, player, price):
            return False
        plain = not price.actions and ident not in table.chars
        if plain and name in rb.untargeted:
            return True
    item = play.card_item(state, ident, player)
    if not plain:
        return play.playable(rb, state, item)
    ctx = item_ctx(rb, state, item)
    ctx.draft = item
    return targets.fillable(rb, item, ctx)


# --------------------------------------------------------------------------- abilities


def _users(rb: Book, state: State) -> list[tuple[int, int, Bound]]:
    """Activated abilities in play that are no mana abilities, remembered with the table."""
    table = table_of(rb, state)
    found: list[tuple[int, int, Bound]] | None = table.memo.get("users")
    if found is None:
        found = []
        for ident in permanents(state):
            chars = table.chars[ident]
            if chars.abilities:
                uses: list[tuple[int, int, Bound]] | None = chars.uses
                if uses is None:
                    uses = chars.uses = _uses(ident, chars)
                found.extend(uses)
        table.memo["users"] = found
    return found


def _uses(ident: int, chars: Chars) -> list[tuple[int, int, Bound]]:
    """Activated abilities of a permanent that are no mana abilities; kept with its traits."""
    return [
        (ident, index, bound)
        for index, bound in enumerate(chars.abilities)
        if isinstance(bound.ability, v.Activated)
        and not adds_mana(bound.ability)
        and "board" in bound.ability.areas
    ]


def _abilities(
    rb: Book, state: State, player: int, options: list[Option], *, slow: bool, closed: bool
) -> None:
    """Activated abilities that can be played; while `closed` special actions alone."""
    users = _users(rb, state)
    elsewhere = rb.users_elsewhere(state, player)
    if not users and not elsewhere:
        return
    chars, alike = state.table.chars, Alike()
    for ident, index, bound in users:
        ability = bound.ability
        assert isinstance(ability, v.Activated)
        if chars[ident].controller != player and not _by_anyone(ability):
            continue
        if (ability.speed == "sorcery" and not slow) or (closed and not is_special(ability)):
            continue
        if usable(rb, state, player, ident, index, bound, alike):
            options.append(Option("activate", ident, index))
    for ident, index, bound in elsewhere:
        assert isinstance(bound.ability, v.Activated)
        if closed or (bound.ability.speed == "sorcery" and not slow):
            continue
        if usable(rb, state, player, ident, index, bound, alike):
            options.append(Option("activate", ident, index))


def is_special(ability: v.Activated) -> bool:
    """408.2i-j: an action that a text allows at any time with priority; it uses no stack."""
    return ability.speed == SPECIAL


def _by_anyone(ability: v.Activated) -> bool:
    return "anyone" in ability.keyword


class Alike:
    """Which abilities have targets, remembered for all that choose from the same ones.

    Many permanents with one text would else be looked at as often as there are targets.
    """

    __slots__ = ("_known",)

    def __init__(self) -> None:
        """Nothing looked at yet."""
        self._known: dict[tuple[Any, ...], bool] = {}

    def fillable(self, rb: Book, item: Item, ctx: Ctx) -> bool:
        """Whether modes and targets of an ability can be chosen now."""
        body = body_for(rb, item)
        seen = asked(rb, body)
        if seen.modes is None and not seen.choices:
            return True
        if seen.modes is not None or table_of(rb, ctx.state).forbids or not _anyones(rb, seen):
            return targets.fillable(rb, item, ctx)
        source = targets.source_chars(ctx)
        if source is None:
            return targets.fillable(rb, item, ctx)
        # Protection is from what the source is.
        key = (id(body), ctx.you, source.types, source.tags, source.domains)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = targets.fillable(rb, item, ctx)
        return known


def _anyones(rb: Book, seen: Asked) -> bool:
    """Whether all slots of a text have the same options for each ability of a player."""
    for spec in seen.choices:
        if not isinstance(spec, v.Target) or spec.apart or not free(rb, spec.pred):
            return False
    return True


def usable(
    rb: Book, state: State, player: int, ident: int, index: int, bound: Bound, alike: Alike
) -> bool:
    """403: use limits, conditions, summoning sickness for {T}, targets and costs."""
    ability = bound.ability
    assert isinstance(ability, v.Activated)
    price = price_of(rb, cost_of(ability))
    if price.taps and "tapped" in state.objs[ident].marks:
        return False
    if price.many and not table_of(rb, state).cost_rules:  # noqa: SIM102 - cheapest look first
        if not within_means(rb, state, player, price):
            return False
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
    ctx = item_ctx(rb, state, item)
    ctx.draft = item
    return pricing.can_pay(rb, state, item) and alike.fillable(rb, item, ctx)


def sick(rb: Book, state: State, ident: int) -> bool:
    """403.4: a creature's {T} can't be paid."""
    return "creature" in chars_of(rb, state, ident).types and is_fresh(rb, state, ident)


# --------------------------------------------------------------------------- face-down cards


def _face_up(rb: Book, state: State, player: int, options: list[Option]) -> None:
    """408.2h: turning a face-down permanent up is a special action with priority."""
    if not rb.morph_names or not _manifold(rb, state):
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


# --------------------------------------------------------------------------- suspend


def _suspends(rb: Book, state: State, player: int, options: list[Option], *, slow: bool) -> None:
    """408.2k: a card with suspend in hand, when it could be played now, whatever that costs."""
    seen: set[str] = set()
    for ident in state.zones[state.zone_of(HAND, player)]:
        name = state.objs[ident].name
        if name not in rb.suspend_names or name in seen:
            continue
        seen.add(name)
        fast = slow or name in rb.fast_names or rb.all_fast(state, player, ident)
        cost = rb.keyword_cost(name, "Suspend")
        if not fast or cost is None or not _payable(rb, state, player, ident, cost):
            continue
        if not timing.forbidden_to_play(rb, state, player, ident, "play"):
            options.append(Option("suspend", ident))


def _suspend(rb: Book, state: State, player: int, ident: int) -> Ask:
    """408.2k: pay the suspend cost and remove the card; no stack, and priority stays."""
    name = state.objs[ident].name
    cost = rb.keyword_cost(name, "Suspend")
    assert cost is not None
    paid = yield from pay_mana(rb, state, player, wanted_of(cost.needs), -1)
    if paid:
        many = rb.keyword_value(name, "Suspend")
        yield from happen(rb, state, [Event("suspend", ident, player, amount=many)])


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
        if is_special(item.ability):
            yield from _special(rb, state, player, item)
        else:
            yield from attempt(rb, state, item)
    elif option.verb == "mana":
        yield from use_way(rb, state, player, option)
    elif option.verb == "suspend":
        yield from _suspend(rb, state, player, option.obj)
    elif option.verb == "face up":
        yield from _turn_up(rb, state, player, option.obj)


def _special(rb: Book, state: State, player: int, item: Item) -> Ask:
    """408.2i-j: it is paid for and done at once; the player has priority afterwards."""
    ability: v.Activated = item.ability
    assert isinstance(ability.cost, v.Cost)
    ctx = Ctx(rb, state, player, item.bearer)
    ctx.giver = item.giver
    paid = yield from pay_mana(rb, state, player, wanted_of(ability.cost.needs), -1)
    if not paid:
        return
    yield from rb.execute(ctx, ability.cost.actions)
    rule = "408.2j" if _by_anyone(ability) else "408.2i"
    rb.say(state, "special action", (CR + rule,), player=player, card=item.name)
    yield from rb.execute(ctx, ability.body)


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
