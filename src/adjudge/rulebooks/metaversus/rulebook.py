"""The rulebook of Metaversus Wish: policies and words for the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.bodies import spell_body
from adjudge.core.cards import CardDef
from adjudge.core.chars import Chars
from adjudge.core.decisions import Ask, AskBool, Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.events import happen
from adjudge.core.plays import order_cards
from adjudge.core.policies import OrderedPlay, Placed, Recheck, TriggerOrder
from adjudge.core.reads import Ctx
from adjudge.core.rulebook import Outcomes
from adjudge.core.state import Item, Result, State
from adjudge.core.targets import item_ctx
from adjudge.core.teller import NO_LABEL
from adjudge.core.triggers import place_waiting
from adjudge.rulebooks.metaversus.cards.loader import CardSet, house_set
from adjudge.rulebooks.metaversus.facts import Facts, Known
from adjudge.rulebooks.metaversus.rules import laying, performs, setup, skills, turn, verbs, why
from adjudge.rulebooks.metaversus.rules.table import LAYOUT, PHASE_OF_TYPE, character

_LOOKED_AT: Final = tuple(
    s.index for s in LAYOUT.specs if s.board or s.area in ("hand", "play", "aside")
)
"""Zones where texts may work, in the order of the table."""
_QUIET: Final = frozenset(s.index for s in LAYOUT.specs if not s.board)
_SETTLED: Final = frozenset(("turn", "wish", "action", "buy", "attack", "after hit", "clean up"))


class Metaversus(Known):
    """Metaversus Wish."""

    name = "metaversus"
    edition = "MW@seed"
    order_rule = "MW@seed:13.3"
    may_rule = "MW@seed:10.5"
    may_play_rule = "MW@seed:10.5"
    pick_rule = "MW@seed:6.6"
    replace_rule = "MW@seed:10.5"
    instead_rule = "MW@seed:6.5"
    undo_rule = "MW@seed:6.7"
    finalizes_purely = True
    home_area = "play"
    noun_areas: Mapping[str, str] = MappingProxyType({})
    makes_cards = True
    public_vars: tuple[str, ...] = ("turn_player", "first player", "ending", "bought")

    def __init__(
        self, cards: CardSet | None = None, extra: Mapping[str, CardDef] | None = None
    ) -> None:
        """A set of cards (the house set unless told), and further ones for a case or a test."""
        super().__init__()
        policies = self.policies
        policies.ordered_play = OrderedPlay.INTERRUPT
        policies.placed = Placed.IMMEDIATE
        policies.trigger_order = TriggerOrder.TURN_PLAYER_FIRST
        policies.recheck = Recheck.ALWAYS
        self.layers = ("all",)
        self.verbs = dict(verbs.VERBS)
        self.performs = dict(performs.PERFORMS)
        self.card_set = cards or house_set()
        for card in self.card_set.cards.values():
            self.cards[card.name] = card
        self.cards.update(extra or {})
        self.packs = dict(self.card_set.packs)
        self.dealt = self.card_set.dealt
        self.extras = dict(self.card_set.extras)
        self.pack_of = dict(self.card_set.pack_of)
        self.skill_names = dict(self.card_set.skill_names)
        self.neutral = self.card_set.neutral
        self.required = self.card_set.required
        self.basic = self.card_set.basic
        self._loud: frozenset[str] = frozenset()
        self._areas: dict[str, frozenset[str]] = {}
        self._prepare()

    def _prepare(self) -> None:
        """Work out what laying and listening need to know of each card."""
        for name, card in self.cards.items():
            boosted = name.endswith(laying.PLUS) and name[:-1] in self.cards
            self.facts[name] = Facts(card, PHASE_OF_TYPE, boosted=boosted)
            areas = frozenset(a for ability in card.abilities for a in _areas_of(ability))
            plain = name.removesuffix(laying.PLUS) if boosted else name
            self._areas[name] = areas
            if areas:
                self._loud |= {plain}
            actives = [(i, a) for i, a in enumerate(card.abilities) if isinstance(a, v.Activated)]
            if actives:
                self.actives[name] = actives
        for name, facts in self.facts.items():
            if facts.stars and not facts.is_boosted:
                facts.boosted = self.facts.get(f"{name}{laying.PLUS}")

    # ------------------------------------------------------------------ objects

    def printed_chars(self, name: str) -> Chars:
        """Printed characteristics; a boosted form has the name of its card (5.9)."""
        chars = super().printed_chars(name)
        if self.facts[name].is_boosted:
            chars.name = name.removesuffix(laying.PLUS)
        return chars

    def live_ids(self, state: State) -> list[int]:
        """Characters, and cards elsewhere whose text says so (6.5, 6.7)."""
        found: list[int] = []
        objs, loud = state.objs, self._loud
        for index in _LOOKED_AT:
            spec = state.specs[index]
            if spec.board:
                found.extend(state.zones[index])
                continue
            for ident in state.zones[index]:
                obj = objs[ident]
                if obj.name in loud:
                    name = obj.memo.get("printed", obj.name)
                    if spec.area in self._areas[name]:
                        found.append(ident)
        return found

    def quiet_zones(self, state: State) -> frozenset[int]:
        """Every zone but those of the characters: texts in them are those of loud names."""
        return _QUIET

    def loud_names(self) -> frozenset[str]:
        """Cards with a text that works where they lie."""
        return self._loud

    def layer_of(self, mod: v.Mod, amount: int) -> str:
        """There is one layer."""
        return "all"

    def state_word(self, ctx: Ctx, word: str, ident: int) -> bool:
        """Whether a card is of the reader's own pack (3.11)."""
        obj = ctx.state.objs.get(ident)
        mine = character(ctx.state, ctx.you) if ctx.you >= 0 else 0
        if obj is None or not mine:
            return False
        pack = self.pack_of.get(obj.name, "")
        own = bool(pack) and pack == ctx.state.objs[mine].name
        if word == "own":
            return own
        if word == "boosted":
            return "printed" in obj.memo
        raise KeyError(word)

    def player_stat(self, state: State, player: int, name: str) -> int:
        """Numbers of a duelist, and how many cards lie in a zone."""
        if name in state.stats[player]:
            return state.stats[player][name]
        owned = LAYOUT.owned.get((name, player))
        return 0 if owned is None else len(state.zones[owned])

    def label(self, state: State, ident: int) -> str:
        """Name for traces: a boosted card has "+" behind it (5.9)."""
        obj = state.objs.get(ident)
        if obj is None:
            item = state.item(ident)
            return item.name if item is not None else NO_LABEL
        return str(obj.memo.get("printed", obj.name))

    def holders(self, state: State, word: str) -> list[int]:
        """Nothing is watched."""
        return []

    # ------------------------------------------------------------------ items

    def breaks_in(self, state: State, item: Item) -> bool:
        """Ordered plays and effects "at once" break into a running text; others wait (6.7)."""
        return item.kind == "card" or item.ability.areas == skills.AT_ONCE

    def play_ordered(self, ctx: Ctx, instruction: v.PlayCard) -> Outcomes:
        """A play that a text orders: nothing is paid, nothing boosted (5.6)."""

        def make(ident: int, player: int) -> Item:
            item = Item(ident, "card", ident, ctx.state.objs[ident].name, player)
            item.era = ctx.state.era
            item.origin = ctx.state.objs[ident].zone
            return item

        return (yield from order_cards(ctx, instruction, make))

    def announce_item(self, state: State, item: Item) -> None:
        """An ordered card goes to the play area."""
        if item.obj in state.objs:
            facts = self.facts[state.objs[item.obj].name]
            fresh = laying.put_down(self, state, item.controller, item.obj, facts)
            item.obj = item.bearer = item.giver = fresh
            item.pending = False
            item.kind = "text"
            state.items.append(item)

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """Ordered cards need nothing more; triggers may be declined (10.5)."""
        item = state.item(ident)
        if item is None:
            return False
        if item.kind != "triggered":
            return True
        return (yield from skills.finalize(state, item))

    def resolve_item(self, state: State, ident: int) -> Ask:
        """Follow the text of an item."""
        item = state.item(ident)
        assert item is not None
        if item.kind == "triggered":
            yield from skills.resolve(self, state, ident)
            return
        facts = self.facts[item.name]
        ctx = item_ctx(self, state, item)
        ctx.me = ctx.giver = item.obj
        for event in laying.worth(self, state, item.controller, item.obj, facts):
            yield from happen(self, state, [event])
        yield from laying.finish(state, ctx, facts.body)

    def printed_body(self, name: str) -> v.Body:
        """What a card does at once."""
        return spell_body(self.cards[name].abilities)

    # ------------------------------------------------------------------ play

    def step(self, state: State) -> Ask:
        """The next thing that the guide asks for."""
        if state.waiting:
            return place_waiting(self, state)
        if state.phase in _SETTLED:
            return turn.step(self, state)
        return setup.step(self, state)

    def explain(self, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
        """Every reason why an option is not offered."""
        return why.reasons(self, state, decision, option)

    def over_reason(self) -> Reason:
        """Nothing can be done once the match is over."""
        return Reason("MW@seed:4.3", "the match is over", "시합이 끝났습니다")

    def not_offered(self, state: State, decision: Decision) -> Reason:
        """A choice that is none of the open question."""
        return Reason(decision.rule, "not among the options", "선택지에 없습니다")

    def concede(self, state: State, player: int) -> None:
        """The other duelist wins; the guide speaks of no surrender, so its rule is agreement."""
        state.gone = (*state.gone, player)
        state.result = Result((1 - player,), "MW@seed:13.4", "conceded")
        self.say(state, "concede", ("MW@seed:13.4",), player=player)


def _areas_of(ability: v.Ability) -> tuple[str, ...]:
    """Areas in which an ability works; none for what is followed as the card is laid."""
    if isinstance(ability, (v.Spell, v.Activated, v.Keyword)):
        return ()
    return tuple(a for a in getattr(ability, "areas", ()) if a != "board")
