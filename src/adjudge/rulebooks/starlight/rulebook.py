"""The Starlight rulebook: the procedure of the seed with the house completion."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.decisions import Ask, AskBool, Decision, Option
from adjudge.core.engine import Engine
from adjudge.core.errors import Reason
from adjudge.core.plays import order_cards
from adjudge.core.policies import OrderedPlay, Placed, Recheck, TriggerOrder
from adjudge.core.reads import Ctx, chars_of
from adjudge.core.rulebook import Outcomes
from adjudge.core.state import Item, Obj, Result, State
from adjudge.core.vocab import Mod
from adjudge.rulebooks.starlight.cards.registry import all_cards
from adjudge.rulebooks.starlight.house import house_value
from adjudge.rulebooks.starlight.rules import combat, resolving, setup, turn, using, why
from adjudge.rulebooks.starlight.rules.checks import PENDING
from adjudge.rulebooks.starlight.rules.faults import OVER
from adjudge.rulebooks.starlight.rules.performs import LEAVING, PERFORMS
from adjudge.rulebooks.starlight.rules.table import (
    ACTED,
    COUNTER,
    DAMAGE,
    LIFE,
    PROCEDURE,
    life_of,
    zone,
)
from adjudge.rulebooks.starlight.rules.verbs import VERBS

_QUIET_AREAS: Final = frozenset(("deck", "hand", "graveyard", "resources", PROCEDURE))


class Starlight(Engine):
    """Policies and words of Starlight for the kernel."""

    name = "starlight"
    edition = "ST@seed"
    order_rule = "ST@seed:1.5"
    replace_rule = "ST@seed:1.6"
    instead_rule = "ST@seed:1.2"
    undo_rule = "ST@seed:2.6"
    undo_keeps: tuple[str, ...] = ("fault",)
    retarget_rule = "ST@seed:3.6"
    may_rule = "ST@seed:3.5"
    may_play_rule = "ST@seed:3.5"
    pick_rule = "ST@seed:3.5"
    pay_rule = "ST@seed:2.5"
    items_area = PROCEDURE
    own_facedown = False
    home_area = "battlefield"
    noun_areas: Mapping[str, str] = MappingProxyType(
        {"spell": PROCEDURE, "star": "star", "resource": "resources"}
    )
    public_vars: tuple[str, ...] = (
        "turn_player",
        "first player",
        "combat",
        "combat declared",
        "placed",
    )

    def __init__(self, extra: dict[str, CardDef] | None = None) -> None:
        """All known and house cards, and further ones for a case, a test or a user's file."""
        super().__init__()
        self.cards = dict(all_cards())
        self.cards.update(extra or {})
        self.layers = ("all",)
        self.verbs = VERBS
        self.performs = PERFORMS
        self.look_back = self.leaving = LEAVING
        policies = self.policies
        policies.ordered_play = OrderedPlay.RECURSE
        policies.placed = Placed.IMMEDIATE
        policies.recheck = Recheck.NULLIFIED
        policies.layer_repeat = False
        policies.layer_dependency = False
        self._loud: frozenset[str] | None = None

    # ------------------------------------------------------------------ objects

    def layer_of(self, mod: Mod, amount: int) -> str:
        """There is one layer: effects apply in the order in which they began."""
        return "all"

    def live_ids(self, state: State) -> list[int]:
        """Cards on the battlefield, stars, and resources with a text that are face up (C.1)."""
        found: list[int] = []
        loud = self.loud_names()
        for spec in state.specs:
            if spec.area in ("battlefield", "star"):
                found.extend(state.zones[spec.index])
            elif spec.area == "resources":
                found.extend(
                    i
                    for i in state.zones[spec.index]
                    if state.objs[i].name in loud and not state.objs[i].facedown
                )
        return found

    def quiet_zones(self, state: State) -> frozenset[int]:
        """Zones between which cards may move without changing anything that is computed."""
        known: frozenset[int] | None = state.laid_out().memo.get("quiet")
        if known is None:
            known = frozenset(s.index for s in state.specs if s.area in _QUIET_AREAS)
            state.laid_out().memo["quiet"] = known
        return known

    def loud_names(self) -> frozenset[str]:
        """Resources with a text: it works where they lie face up."""
        if self._loud is None:
            self._loud = frozenset(
                card.name
                for card in self.cards.values()
                if "resource" in card.types and card.abilities
            )
        return self._loud

    def counter_mods(self, state: State, obj: Obj, attached: list[Obj]) -> list[Mod]:
        """ST@house:counter: each counter adds attack and defence."""
        if COUNTER not in obj.marks:
            return []
        by = obj.marks[COUNTER] * house_value("counter")
        return [v.Raise("attack", by), v.Raise("defence", by)]

    def state_word(self, ctx: Ctx, word: str, ident: int) -> bool:
        """Ready and acted, face up and face down, and whether a card fights."""
        obj = ctx.state.objs.get(ident)
        if obj is None:
            return False
        if word == "ready":
            return ACTED not in obj.marks
        if word == "face down":
            return obj.facedown
        if word == "damaged":
            return DAMAGE in obj.marks
        if word == "new":
            return combat.is_new(ctx.state, ident)
        raise KeyError(word)

    def state_reads(self, word: str) -> frozenset[str]:
        """Marks that a derived state hangs on."""
        return frozenset((ACTED, DAMAGE, "*turn"))

    def state_needs(self, word: str) -> frozenset[str]:
        """A derived state hangs on no characteristic."""
        return frozenset()

    def player_stat(self, state: State, player: int, name: str) -> int:
        """Life points, and cards in zones."""
        if name == LIFE:
            return life_of(state, player)
        if name in ("hand", "deck", "graveyard", "resources"):
            return len(zone(state, name, player))
        return super().player_stat(state, player, name)

    def own_texts(self, state: State, ident: int, name: str) -> list[tuple[str, v.Ability]]:
        """Abilities of a card or object, gained ones too."""
        if ident in state.objs:
            chars = chars_of(self, state, ident)
            if chars.abilities:
                return [(b.key, b.ability) for b in chars.abilities]
            name = state.objs[ident].name
        return [(str(i), a) for i, a in enumerate(self.cards[name].abilities)]

    # ------------------------------------------------------------------ events

    def breaks_in(self, state: State, item: Item) -> bool:
        """Whether what triggered is handled between two instructions of a running text.

        By the usual reading it is, because it is handled at once (ST@seed:1.5); by the other the
        text is done from start to end first (ST@seed:1.2).
        """
        return state.readings.get("trigger in text") != "after"

    def trigger_order(self, state: State) -> TriggerOrder:
        """Who orders triggers that fire together; no source tells."""
        if state.readings.get("trigger order") == "turn player":
            return TriggerOrder.TURN_PLAYER_ALL
        return TriggerOrder.TURN_PLAYER_FIRST

    def say_illegal(self, state: State, item: Item, ident: int) -> None:
        """ST@seed:3.1: a target is gone or no longer fits."""
        name = self.label(state, ident)
        self.say(state, "illegal target", ("ST@seed:3.1",), card=item.name, obj=name)

    def say_lasting(self, ctx: Ctx, part: v.Lasting, ids: tuple[int, ...]) -> None:
        """An effect begins; it may lower a defence (ST@house:check)."""
        ctx.state.vars[PENDING] = 1
        self.say(
            ctx.state,
            "lasting",
            ("ST@seed:3.5",),
            until=part.until,
            mods=part.mods,
            objs=tuple(self.label(ctx.state, i) for i in ids),
        )

    # ------------------------------------------------------------------ items

    def announce_item(self, state: State, item: Item) -> None:
        """ST@seed:2.1."""
        using.announce(state, item)

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """ST@seed:2.1 to 2.7."""
        return (yield from using.finalize(self, state, ident))

    def resolve_item(self, state: State, ident: int) -> Ask:
        """ST@seed:3.1 to 3.6."""
        yield from resolving.resolve(self, state, ident)

    def may_not_play(self, ctx: Ctx, ident: int, player: int) -> bool:
        """What is no spell, or could not be brought through its steps, is not cast (C.1, 2.6)."""
        obj = ctx.state.objs.get(ident)
        if obj is None or not using.is_spell(self, obj.name):
            return True
        item = using.card_item(ctx.state, ident, player)
        item.data["free"] = 1
        return not using.can_use(self, ctx.state, item, {})

    def play_ordered(self, ctx: Ctx, instruction: v.PlayCard) -> Outcomes:
        """A text orders a card to be cast: the same procedure, whole, before the text goes on."""

        def make(ident: int, player: int) -> Item:
            item = using.card_item(ctx.state, ident, player)
            if instruction.ignore:
                item.data["free"] = 1
            return item

        return (yield from order_cards(ctx, instruction, make))

    def drop_item(self, state: State, ident: int) -> None:
        """A triggered ability that could not be brought through its steps (ST@seed:2.6)."""
        item = state.item(ident)
        name = item.name if item is not None else ""
        super().drop_item(state, ident)
        self.say(state, "left alone", ("ST@seed:2.6",), card=name)

    def target_choices(self, item: Item) -> list[tuple[int, ...]]:
        """Objects chosen for each target."""
        return list(item.choices.values())

    def is_legal_target(self, ctx: Ctx, spec: v.Target, ident: int) -> bool:
        """The limits of the text, and that nothing forbids to target it (ST@seed:2.3, 1.6)."""
        if not super().is_legal_target(ctx, spec, ident):
            return False
        return combat.may(self, ctx.state, "target", ident, ctx.item or ctx.me)

    def cost_pool(self, ctx: Ctx, act: v.Act) -> list[int]:
        """What may be used up for a cost besides light."""
        return using.cost_pool(ctx, act)

    # ------------------------------------------------------------------ play

    def step(self, state: State) -> Ask:
        """The next thing that the rules ask for."""
        if state.phase == "setup":
            yield from setup.choose_first(self, state)
        else:
            yield from turn.step(self, state)

    def concede(self, state: State, player: int) -> None:
        """ST@house:win.3."""
        state.gone = (*state.gone, player)
        state.items, state.waiting = [], []
        winners = tuple(p for p in range(state.players) if p not in state.gone)
        state.result = Result(winners, "ST@house:win.3", "conceded")
        self.say(state, "concede", ("ST@house:win.3",), player=player)

    def over_reason(self) -> Reason:
        """Nothing can be chosen any more."""
        return OVER

    def explain(self, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
        """Every reason why an option is not offered."""
        return why.explain(self, state, decision, option)
