"""The rulebook that the invented games share: a few verbs, events and steps of a play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.bodies import body_of, spell_body
from adjudge.core.cards import CardDef
from adjudge.core.chars import Bound
from adjudge.core.decisions import Ask, AskBool, AskInt
from adjudge.core.doing import (
    Doing,
    amount,
    doers,
    outcome_of,
    pick_some,
    present,
    raise_events,
)
from adjudge.core.engine import Engine
from adjudge.core.errors import Reason
from adjudge.core.events import happen
from adjudge.core.foresee import as_entered
from adjudge.core.noticing import reader
from adjudge.core.plays import NOT_PLAYED, attempt, order_cards
from adjudge.core.reads import Ctx, chars_of, table_of, test
from adjudge.core.records import EVERYTHING
from adjudge.core.rulebook import Outcome, Perform, Rulebook, Verb
from adjudge.core.state import Event, Item, Obj, State
from tests.core.rulebooks.table import put

Node: TypeAlias = Any  # a vocabulary node

LEAVING = frozenset(("destroy", "return", "discard", "remove"))


# --------------------------------------------------------------------------- verbs


def say_word(ctx: Ctx, act: v.Act) -> Doing:
    """Leave a word in the trace."""
    ctx.rb.say(ctx.state, "say", (), word=act.how[0])
    yield from ()
    return Outcome(done=True, whole=True)


def each_object(kind: str) -> Verb:
    """A verb with one event for each object, all at once."""

    def verb(ctx: Ctx, act: v.Act) -> Doing:
        ids = [i for i in present(ctx, act.on) if i in ctx.state.objs]
        number = amount(ctx, act)
        if not ids or number is None:
            return Outcome()
        who = doers(ctx, act)
        player = who[0] if who else ctx.you
        events = [Event(kind, i, ctx.doers.get(i, player), amount=number) for i in ids]
        if act.how == ("divided",):
            for event in events:
                (event.amount,) = ctx.chosen(f"share:{event.obj}")
        done = yield from raise_events(ctx, events)
        result = outcome_of(len(ids), done, events)
        if kind == "damage":
            result.amount = sum(event.amount for event in done)
        return result

    return verb


def draw(ctx: Ctx, act: v.Act) -> Doing:
    """Draw cards one after the other; each is an event of its own."""
    count = amount(ctx, act) or 0
    made: list[int] = []
    for player in doers(ctx, act):
        for _ in range(count):
            deck = ctx.state.zones[ctx.state.zone_of("deck", player)]
            if deck:
                done = yield from raise_events(ctx, [Event("draw", deck[0], player)])
                made.extend(event.obj for event in done)
    return Outcome(done=bool(made), whole=len(made) >= count, objs=tuple(made), amount=len(made))


def gain(ctx: Ctx, act: v.Act) -> Doing:
    """Players gain points."""
    number = amount(ctx, act)
    if number is None:
        return Outcome()
    events = [Event("gain", player=p, amount=number) for p in doers(ctx, act)]
    done = yield from raise_events(ctx, events)
    return outcome_of(len(events), done, events)


def sacrifice(ctx: Ctx, act: v.Act) -> Doing:
    """Destroy one of your units; paid although the destruction is replaced."""
    pool = ctx.rb.cost_pool(ctx, act)
    if not pool:
        return Outcome()
    chosen = yield from pick_some(ctx, ctx.you, pool, 1, act.label or "sacrifice")
    events = [Event("destroy", i, ctx.you) for i in chosen]
    done = yield from raise_events(ctx, events)
    result = outcome_of(1, done, events)
    result.done = result.whole = True
    return result


def choose_only(ctx: Ctx, act: v.Act) -> Doing:
    """Name targets without doing anything to them."""
    ids = present(ctx, act.on)
    yield from ()
    return Outcome(done=bool(ids), whole=bool(ids), objs=tuple(ids))


VERBS: dict[str, Verb] = {
    "say": say_word,
    "draw": draw,
    "gain": gain,
    "sacrifice": sacrifice,
    "choose": choose_only,
    **{kind: each_object(kind) for kind in ("damage", "heal", "grow", "tap", "untap", *LEAVING)},
}


# --------------------------------------------------------------------------- events


def _leave(area: str) -> Perform:
    def perform(rb: Rulebook, state: State, event: Event) -> None:
        obj = state.objs[event.obj]
        rb.say(state, event.kind, (), obj=obj.name)
        for other in [o.id for o in state.objs.values() if o.host == event.obj]:
            state.edit(other).host = 0
        if obj.token:
            state.remove(event.obj)
        else:
            event.data["to"] = state.put(event.obj, state.zone_of(area, obj.owner))
        state.items = [item for item in state.items if item.id != event.obj]

    return perform


def _draw(rb: Rulebook, state: State, event: Event) -> None:
    event.obj = state.put(event.obj, state.zone_of("hand", event.player))
    state.reveals += 1
    rb.say(state, "draw", (), only=(event.player,), card=state.objs[event.obj].name)


def _enter(rb: Rulebook, state: State, event: Event) -> None:
    event.obj = state.put(event.obj, event.place)
    obj = state.edit(event.obj)
    obj.control = event.player
    obj.memo.update(event.data.get("memo", {}))
    if event.data.get("enters") == "tapped":
        obj.marks["tapped"] = 1
    rb.say(state, "enter", (), obj=obj.name)


def _damage(rb: Rulebook, state: State, event: Event) -> None:
    have = state.objs[event.obj].marks.get("damage", 0)
    state.mark(event.obj, "damage", have + event.amount)
    rb.say(state, "damage", (), obj=state.objs[event.obj].name, amount=event.amount)


def _heal(rb: Rulebook, state: State, event: Event) -> None:
    state.mark(event.obj, "damage", 0)


def _grow(rb: Rulebook, state: State, event: Event) -> None:
    have = state.objs[event.obj].marks.get("plus", 0)
    state.mark(event.obj, "plus", have + event.amount)


def _gain(rb: Rulebook, state: State, event: Event) -> None:
    stats = state.stats[event.player]
    stats["points"] = stats.get("points", 0) + event.amount
    state.dirty = True


def _mark(name: str, number: int) -> Perform:
    def perform(rb: Rulebook, state: State, event: Event) -> None:
        state.mark(event.obj, name, number)
        rb.say(state, event.kind, (), obj=state.objs[event.obj].name)

    return perform


def _nothing(rb: Rulebook, state: State, event: Event) -> None:
    """An event that only tells that something happened."""


PERFORMS: dict[str, Perform] = {
    "destroy": _leave("grave"),
    "discard": _leave("grave"),
    "remove": _leave("deck"),
    "return": _leave("hand"),
    "draw": _draw,
    "enter": _enter,
    "damage": _damage,
    "heal": _heal,
    "grow": _grow,
    "gain": _gain,
    "tap": _mark("tapped", 1),
    "untap": _mark("tapped", 0),
    "play": _nothing,
    "use": _nothing,
    "start": _nothing,
    "end": _nothing,
    "grow big": _nothing,
}


# --------------------------------------------------------------------------- the common rulebook


class Toy(Engine):
    """Cards, verbs and events of the invented games; each game adds its procedures."""

    edition = "TOY@1"
    order_rule = "TOY:order"
    replace_rule = "TOY:replace"
    instead_rule = "TOY:instead"
    undo_rule = "TOY:undo"
    retarget_rule = "TOY:retarget"

    def __init__(self, *cards: CardDef) -> None:
        """A game with these cards."""
        super().__init__()
        self.cards = {card.name: card for card in cards}
        self.verbs = dict(VERBS)
        self.performs = dict(PERFORMS)
        self.look_back = self.leaving = LEAVING
        self.watched = (("grow big", "big"),)
        self.named_layers: dict[type, str] = {}
        self.facts = frozenset(("use",))

    # ------------------------------------------------------------------ objects

    def layer_of(self, mod: v.Mod, amount: int) -> str:
        """Layers that a test names, else the rulebook's own."""
        return self.named_layers.get(type(mod)) or self.own_layer(mod, amount)

    def own_layer(self, mod: v.Mod, amount: int) -> str:
        """Layer of a modification."""
        raise NotImplementedError

    def live_ids(self, state: State) -> list[int]:
        """The field and the chain, and cards elsewhere whose text says so."""
        found: list[int] = []
        for spec in state.specs:
            found.extend(
                ident
                for ident in state.zones[spec.index]
                if spec.board or spec.area == "chain" or self._works_in(state, ident, spec.area)
            )
        return found

    def _works_in(self, state: State, ident: int, area: str) -> bool:
        return any(
            area in getattr(ability, "areas", ())
            for ability in self.cards[state.objs[ident].name].abilities
        )

    def texts(self, state: State, obj: Obj, attached: list[Obj]) -> list[Bound]:
        """Its own texts and those that what is attached to it gives it."""
        given = [
            Bound(ability, obj.id, other.id, f"a{index}", other.stamp)
            for other in attached
            for index, ability in enumerate(self.cards[other.name].attached)
        ]
        return [*super().texts(state, obj, attached), *given]

    def enter(self, state: State, item: Item) -> Ask:
        """A permanent enters the field; how it enters is judged by what it will be there."""
        place = state.zone_of("field", item.controller)
        event = Event("enter", item.obj, item.controller, item.obj, place=place)
        event.snap = as_entered(self, state, item.obj, place, item.controller)
        event.data["memo"] = {"from": state.specs[item.origin].area if item.origin >= 0 else ""}
        yield from happen(self, state, [event])

    def play(self, state: State, name: str, player: int = 0) -> AskInt:
        """Put a card into a hand and play it from there; the item or what failed."""
        card = put(state, name, player, "hand")
        return (yield from attempt(self, state, self.card_item(state, card, player)))

    def cast(self, state: State, name: str, player: int = 0) -> Ask:
        """Play a new card and resolve it at once."""
        ident = yield from self.play(state, name, player)
        assert ident != NOT_PLAYED, f"{name} was not played"
        yield from self.resolve_item(state, ident)

    def counter_mods(self, state: State, obj: Obj, attached: list[Obj]) -> list[v.Mod]:
        """Each plus counter is one more power."""
        return [v.Raise("power", obj.marks["plus"])] if "plus" in obj.marks else []

    def holders(self, state: State, word: str) -> list[int]:
        """Units of power 5 or more."""
        return [
            i
            for player in range(state.players)
            for i in state.zones[state.zone_of("field", player)]
            if chars_of(self, state, i).stat("power") >= 5
        ]

    def state_reads(self, word: str) -> frozenset[str]:
        """Any mark may matter."""
        return EVERYTHING | {"tapped", "damage"}

    def player_stat(self, state: State, player: int, name: str) -> int:
        """Points, and cards in hand."""
        if name == "hand":
            return len(state.zones[state.zone_of("hand", player)])
        return super().player_stat(state, player, name)

    def may_decline(self, ctx: Ctx, pick: v.Pick, candidates: list[int]) -> bool:
        """Nobody could prove that a hidden card has the quality that is asked for."""
        return isinstance(pick.pred, v.Both) and self.hidden_from_others(
            ctx.state, candidates, ctx.you
        )

    def forbidden(self, state: State, event: Event) -> Reason | None:
        """What a restriction on the table says can't happen."""
        return refusal(self, state, event)

    def replacement_chooser(self, state: State, event: Event) -> int:
        """Who controls what is acted on, else the player it happens to."""
        if event.obj in state.objs:
            return chars_of(self, state, event.obj).controller
        return max(event.player, 0)

    def after_event(self, state: State, event: Event) -> None:
        """Checks become outstanding; the turn remembers the facts that cards read."""
        state.vars["check"] = 1
        if event.kind in self.facts:
            state.enter(event.kind, event.player)

    # ------------------------------------------------------------------ items

    def card_item(self, state: State, ident: int, player: int) -> Item:
        """An item for a card that is about to be played."""
        obj = state.objs[ident]
        item = Item(ident, "card", ident, obj.name, player)
        item.era = state.era
        item.origin = obj.zone
        return item

    def play_ordered(self, ctx: Ctx, instruction: Node) -> Doing:
        """A play that a text orders."""

        def make(ident: int, player: int) -> Item:
            return self.card_item(ctx.state, ident, player)

        return (yield from order_cards(ctx, instruction, make))

    def announce_item(self, state: State, item: Item) -> None:
        """A card goes to the chain; any item waits there as pending."""
        if item.kind == "card":
            ident = state.put(item.obj, state.zone_of("chain", -1))
            state.edit(ident).control = item.controller
            item.id = item.obj = item.bearer = item.giver = ident
        state.items.append(item)
        state.dirty = True

    def body(self, item: Item) -> v.Body:
        """What an item does as it resolves."""
        if item.kind != "card":
            return body_of(item.ability)
        return spell_body(self.cards[item.name].abilities)

    def is_permanent(self, item: Item) -> bool:
        """Whether a card stays on the field."""
        return item.kind == "card" and "spell" not in self.cards[item.name].types

    def cost_pool(self, ctx: Ctx, act: v.Act) -> list[int]:
        """Units that may be sacrificed, only those that the cost names."""
        field = ctx.state.zones[ctx.state.zone_of("field", ctx.you)]
        named = field if act.on is None else present(ctx, act.on)
        return [i for i in field if i in named and "unit" in chars_of(self, ctx.state, i).types]

    def pay_within(self, ctx: Ctx, player: int, cost: v.Cost | v.AnyCost) -> AskBool:
        """Costs in these tests are paid while an item is played."""
        raise NotImplementedError


def refusal(rb: Rulebook, state: State, event: Event) -> Reason | None:
    """Why a restriction stands against an event; damage of 0 is not dealt."""
    if event.kind == "damage" and event.amount <= 0:
        return Reason("TOY:zero", "damage of 0 is not dealt", "0의 피해는 주지 않습니다")
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if isinstance(rule, v.Forbid) and rule.action == event.kind:
            ctx = reader(rb, state, bound, None)
            if rule.obj is None or test(ctx, rule.obj, event.obj):
                return Reason("TOY:forbid", "an effect forbids it", "효과가 금지합니다")
    return None


def leave_chain(state: State, ident: int, area: str = "grave") -> None:
    """A card leaves the chain for its owner's zone, an ability vanishes."""
    item = state.item(ident)
    if item is not None and item.kind == "card" and item.obj in state.objs:
        state.put(item.obj, state.zone_of(area, state.objs[item.obj].owner))
    state.items = [other for other in state.items if other.id != ident]
    state.dirty = True


def ids_of(state: State, area: str, players: Iterable[int]) -> list[int]:
    """Identities in the zones of some players."""
    return [i for p in players for i in state.zones[state.zone_of(area, p)]]
