"""The Riftbound rulebook: Core Rules 1.4 for two players, with the newer Korean readings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.chars import Bound, Chars, Table
from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.events import take_snapshot
from adjudge.core.indexing import live_ids
from adjudge.core.reads import Ctx, chars_of
from adjudge.core.records import EVERYTHING, STATS
from adjudge.core.rulebook import ALL_TRAITS
from adjudge.core.state import Event, Item, Obj, Snapshot, State
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.playing import Playing
from adjudge.rulebooks.riftbound.rules import (
    bonus,
    equipping,
    forbidding,
    keywords,
    moves,
    ordered,
    place_tests,
    placing,
    states,
    turn,
    verbs,
    verbs_cards,
    verbs_more,
    why,
)
from adjudge.rulebooks.riftbound.rules.attachment import Attachment, links_itself
from adjudge.rulebooks.riftbound.rules.bodies import body_of, spell_body, target_labels
from adjudge.rulebooks.riftbound.rules.doing import LEAVING
from adjudge.rulebooks.riftbound.rules.performs import LOOK_BACK, PERFORMS, show_facedown
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    battlefield_object,
    contest,
    damage_of,
)

_UNREAD: Final = frozenset(("rune deck", "facedown", "aside"))  # no text works there
_QUIET: Final = frozenset(
    (
        "draw",
        "look",
        "reveal",
        "add",
        "target",
        "play",
        "activate",
        "conquer",
        "hold",
        "score conquer",
        "score hold",
        "start of beginning",
        "start of main",
        "end of turn",
        "discard cards",
    )
)


def _activated_under(outer: Bound, dependent: v.Dependent) -> list[Bound]:
    """Activated abilities of a dependent keyword, which are there while inactive (727.1.b.1)."""
    found: list[Bound] = []
    for index, inner in enumerate(dependent.abilities):
        if isinstance(inner, v.Activated):
            bound = Bound(inner, outer.bearer, outer.giver, f"{outer.key}:{index}", outer.stamp)
            bound.dormant, bound.under = outer.dormant, dependent
            found.append(bound)
    return found


_TRAITS: Final[dict[str, frozenset[str]]] = {}
"""What the texts of the known cards can do, by name; filled as cards are asked about."""


class Riftbound(Playing):
    """Policies and words of Riftbound for the kernel."""

    name = "riftbound"
    edition = "RB-CR@1.4"
    order_rule = "RB-CR@1.4:383.3.d"
    instance_rule = "RB-CR@1.4:383.1.b"
    instead_rule = "RB-CR@1.4:158.2"
    may_rule = "RB-CR@1.4:383.3.a.3"
    may_play_rule = "RB-CR@1.4:419.3"
    pick_rule = "RB-CR@1.4:355.17"
    retarget_rule = "RB-CR@1.4:355.11.b"
    pay_rule = "RB-CR@1.4:357.1"
    home_area = "base"
    # 355.9.a: what a bare noun stands for unless the text says otherwise.
    noun_areas: Mapping[str, str] = MappingProxyType(
        {"spell": "chain", "ability": "chain", "legend": "legend", "facedown": "facedown"}
    )
    lowering = MappingProxyType({"might": "lower might"})
    public_vars: tuple[str, ...] = (
        "turn_player",
        "priority",
        "focus",
        "showdown",
        "combat",
        "attacker",
        "defender",
        "first player",
    )

    def __init__(self, extra: dict[str, CardDef] | None = None) -> None:
        """All known cards, and further (invented) ones for a case or a test."""
        super().__init__()
        self.cards = dict(all_cards())
        self.cards.update(extra or {})
        self.layers = ("trait", "ability", "increase", "decrease")
        self.verbs = {
            **verbs.VERBS,
            **verbs_cards.VERBS,
            **verbs_more.VERBS,
            **ordered.VERBS,
            **equipping.VERBS,
            **placing.VERBS,
        }
        self.performs = {**PERFORMS, **placing.PERFORMS}
        self.look_back = LOOK_BACK
        self.leaving = LEAVING
        self.links = Attachment(self)
        self.watched = tuple((kind, kind) for kind in states.MIGHT_REACHED)
        self.marked = frozenset(("damage", "empowered"))
        self.checked = frozenset(("damage", "move", "banish", "return", "recall"))
        # Worked out once for all games; where cards are added, for the others of them.
        self._traits: dict[str, frozenset[str]] = _TRAITS
        if extra:
            self._traits = {name: found for name, found in _TRAITS.items() if name not in extra}
        self._quiet: dict[int, frozenset[int]] = {}
        self._loud: frozenset[str] | None = None
        self._bodies: dict[str, v.Body] = {}
        self._words: dict[str, tuple[str, ...]] = {}
        self._printed_texts: dict[str, list[tuple[str, v.Ability]]] = {}
        self._names_with: dict[str, frozenset[str]] = {}

    # ------------------------------------------------------------------ cards and keywords

    def keywords_in(self, ability: v.Ability) -> list[tuple[str, int]]:
        """Keywords an ability shows, also while inactive (722.1)."""
        if isinstance(ability, v.Keyword):
            return [(ability.name, ability.value if isinstance(ability.value, int) else 1)]
        if isinstance(ability, (v.Triggered, v.Activated)) and ability.keyword:
            return [(ability.keyword, 1)]
        if isinstance(ability, v.Dependent):
            return [(ability.keyword, max(ability.value, 1))]
        return []

    def expand(self, keyword: v.Keyword) -> tuple[v.Ability, ...]:
        """Abilities that a keyword is short for."""
        return keywords.expand(keyword)

    def summed(self, keyword: v.Keyword) -> tuple[v.Ability, ...]:
        """Abilities of a keyword whose values add up or whose instances are redundant."""
        return keywords.SUMMED.get(keyword.name, ())

    def traits(self, name: str) -> frozenset[str]:
        """What a card's text can do anywhere: words for cheap looks before real ones."""
        known = self._traits.get(name)
        if known is None:
            known = states.traits_of(self.cards[name])
            self._traits[name] = known
        return known

    def quiet_zones(self, state: State) -> frozenset[int]:
        """Hands, decks, trashes and the like: no card's text reads them by itself."""
        known = self._quiet.get(len(state.specs))
        if known is None:
            known = frozenset(
                s.index for s in state.specs if not s.board and s.area not in ("chain", "champion")
            )
            self._quiet[len(state.specs)] = known
        return known

    def loud_names(self) -> frozenset[str]:
        """Cards whose text works off the board."""
        if self._loud is None:
            off = ("hand", "trash", "deck", "rune deck", "banishment", "champion", "facedown")
            self._loud = frozenset(n for n in self.cards if not self.traits(n).isdisjoint(off))
        return self._loud

    def live_ids(self, state: State) -> list[int]:
        """Objects whose abilities may be active (365, 366, 384, 385).

        The board, the chain, and cards elsewhere whose text says so.
        """
        return live_ids(self, state, _UNREAD)

    def names_with(self, trait: str) -> frozenset[str]:
        """Names of the cards whose text has a trait."""
        known = self._names_with.get(trait)
        if known is None:
            known = frozenset(n for n in self.cards if trait in self.traits(n))
            self._names_with[trait] = known
        return known

    def texts(self, state: State, obj: Obj, attached: list[Obj]) -> list[Bound]:
        """Rules text of an object; dormant while attached (135.4), with appended effect text."""
        card = self.cards[obj.memo.get("printed", obj.name)]
        bounds: list[Bound] = []
        for index, ability in enumerate(card.abilities):
            bound = Bound(ability, obj.id, obj.id, str(index), obj.stamp)
            bound.dormant = bool(obj.host) and not links_itself(ability)
            bounds.append(bound)
            if isinstance(ability, v.Dependent):
                bounds.extend(_activated_under(bound, ability))
        for gear in attached:
            for index, ability in enumerate(self.cards[gear.name].attached):
                if isinstance(ability, v.HostText):
                    bounds.extend(self._host_text(obj, gear, index))
                else:
                    bounds.append(Bound(ability, obj.id, gear.id, f"a{index}", gear.stamp))
        return bounds

    def _host_text(self, obj: Obj, gear: Obj, index: int) -> list[Bound]:
        """What a gear copied as it was attached; never what others gave the unit."""
        name = gear.memo.get("host text", obj.memo.get("printed", obj.name))
        return [
            Bound(ability, obj.id, gear.id, f"a{index}.{number}", gear.stamp)
            for number, ability in enumerate(self.cards[name].abilities)
        ]

    def counter_mods(self, state: State, obj: Obj, attached: list[Obj]) -> list[v.Mod]:
        """Buffs (703) and Might bonuses of attached cards (137.3, 718.4)."""
        mods: list[v.Mod] = []
        if "buff" in obj.marks:
            mods.append(v.Raise("might", obj.marks["buff"]))
        for gear in attached:
            bonus = self.cards[gear.name].stat("might bonus")
            if bonus:
                mods.append(v.Raise("might", bonus))
        return mods

    def state_reads(self, word: str) -> frozenset[str]:
        """Aspects and marks that a derived state hangs on."""
        return states.STATE_READS.get(word, EVERYTHING)

    def stat_reads(self, name: str) -> frozenset[str]:
        """Aspects of the position that a number of a player hangs on."""
        return states.STAT_READS.get(name, states.KEPT)

    def state_needs(self, word: str) -> frozenset[str]:
        """Characteristics that a derived state hangs on."""
        return states.STATE_NEEDS.get(word, frozenset((ALL_TRAITS,)))

    def stat_needs(self, name: str) -> frozenset[str]:
        """Characteristics that a number of a player hangs on."""
        return states.STAT_NEEDS.get(name, frozenset())

    def dependent_reads(self, keyword: str) -> frozenset[str]:
        """Aspects and marks that the condition of a dependent keyword hangs on."""
        return states.DEPENDENT_READS[keyword]

    def own_texts(self, state: State, ident: int, name: str) -> list[tuple[str, v.Ability]]:
        """Printed (or copied) and granted abilities of a card or object, active or not."""
        obj = state.objs.get(ident)
        if obj is not None:
            if state.dirty:
                self.rebuild(state)
            chars: Chars | None = state.table.chars.get(ident)
            if chars is not None and chars.abilities:
                texts: list[tuple[str, v.Ability]] | None = chars.texts
                if texts is None:
                    texts = [(b.key, b.ability) for b in chars.abilities]
                    chars.texts = texts
                return texts
            name = obj.memo.get("printed", obj.name)
        known = self._printed_texts.get(name)
        if known is None:
            known = [(str(i), a) for i, a in enumerate(self.cards[name].abilities)]
            self._printed_texts[name] = known
        return known

    def own_rules(self, ctx: Ctx, ident: int) -> list[tuple[str, v.Ability]]:
        """Abilities of a card being played or paid for, those of met dependent keywords too.

        What an object has hangs on the table; what dependent keywords do, on the player too.
        """
        state = ctx.state
        name = state.objs[ident].name if ident in state.objs else ""
        texts = self.own_texts(state, ident, name)
        for _, ability in texts:
            if isinstance(ability, v.Dependent):
                break
        else:
            return texts
        found: list[tuple[str, v.Ability]] = []
        for key, ability in texts:
            found.append((key, ability))
            if isinstance(ability, v.Dependent) and self.dependent_for(ctx, ability, ident):
                found.extend((f"{key}:{i}", a) for i, a in enumerate(ability.abilities))
        return found

    def dependent_for(self, ctx: Ctx, ability: v.Dependent, ident: int) -> bool:
        """A dependent keyword of a card that `ctx.you` is playing."""
        return states.dependent(ctx.state, ability.keyword, ability.value, ident, ctx.you)

    def dependent_holds(self, state: State, keyword: str, value: int, bearer: int) -> bool:
        """Legion (812), Level (824), Empowered (828)."""
        player = chars_of(self, state, bearer).controller
        return states.dependent(state, keyword, value, bearer, player)

    def layer_of(self, mod: v.Mod, amount: int) -> str:
        """477: traits, abilities, then increases before decreases."""
        if isinstance(mod, v.Raise):
            return "increase" if amount >= 0 else "decrease"
        if isinstance(mod, (v.Gain, v.Lose, v.GainAbility, v.Flag)):
            return "ability"
        return "trait"

    def state_word(self, ctx: Ctx, word: str, ident: int) -> bool:
        """Derived states of objects."""
        return states.STATES[word](ctx, ident)

    def place_word(self, ctx: Ctx, word: str, zone: int) -> bool:
        """Derived states of places."""
        return place_tests.PLACES[word](ctx, zone)

    def derived_states(self, ctx: Ctx, ident: int) -> tuple[str, ...]:
        """States that a snapshot remembers."""
        return states.remembered(ctx, ident)

    def holders(self, state: State, word: str) -> list[int]:
        """Units with at least the Might that a word asks for (708)."""
        return states.units_of_might(self, state, states.MIGHT_REACHED[word])

    def held_before(self, state: State, ident: int, word: str) -> bool:
        """711: off the board a unit has its printed Might."""
        obj = state.objs[ident]
        printed = self.printed_chars(obj.memo.get("printed", obj.name))
        return printed.stat("might") >= states.MIGHT_REACHED[word]

    def words_of(self, kind: str) -> tuple[str, ...]:
        """762, 763: names of cards that are no tokens, or the tags of cards and tokens."""
        known = self._words.get(kind)
        if known is None:
            real = [card for card in self.cards.values() if not card.invented]
            if kind == "tag":
                found = {tag for card in real for tag in card.tags}
            else:
                found = {card.name for card in real if kind in card.types and not card.token}
            known = self._words[kind] = tuple(sorted(found))
        return known

    def count_marks(self, marks: dict[str, int], number: str) -> int:
        """142.3.a: the damage that players have marked together, or how often it is Empowered."""
        return damage_of(marks) if number == "damage" else marks.get(number, 0)

    def player_stat(self, state: State, player: int, name: str) -> int:
        """Points, XP, cards in hand and the like."""
        return states.player_stat(self, state, player, name)

    def controls(self, state: State, player: int, ident: int) -> bool:
        """Control after layers."""
        return chars_of(self, state, ident).controller == player

    def ability_reader(self, state: State, bearer: int, event: Event | None) -> int:
        """Controller of an object's abilities; -1 for an uncontrolled battlefield (190.6.d).

        In a non-board zone the owner (191.4.a.1).
        """
        obj = state.objs.get(bearer)
        if obj is None:
            snap = event.snap if event is not None else None
            return snap.control if snap is not None and snap.id == bearer else NOBODY
        if not state.specs[obj.zone].board and state.specs[obj.zone].area != "chain":
            return obj.owner
        return chars_of(self, state, bearer).controller

    def dormant(self, state: State, ident: int) -> bool:
        """Printed text is inactive while attached (718.2)."""
        obj = state.objs.get(ident)
        return obj is not None and obj.host != 0

    # ------------------------------------------------------------------ events

    def forbidden(self, state: State, event: Event) -> Reason | None:
        """054.1: what an effect forbids; damage of 0 is not dealt (417.1.e)."""
        return forbidding.event_refusal(self, state, event)

    def may_forbid(self, table: Table, kind: str) -> bool:
        """A restriction names the events that it forbids; see `checked` for what else does."""
        for bound in table.forbids:
            if isinstance(bound.ability, v.Forbid) and bound.ability.action == kind:
                return True
        return False

    def replacement_chooser(self, state: State, event: Event) -> int:
        """372: the controller of the object acted on, or the player."""
        if event.obj in state.objs:
            player = chars_of(self, state, event.obj).controller
            return player if player >= 0 else self.turn_player(state)
        return event.player if event.player >= 0 else self.turn_player(state)

    def after_event(self, state: State, event: Event) -> None:
        """Cleanups become outstanding (319); arriving units may apply contested (190.3.a.1)."""
        if event.kind not in _QUIET:
            state.vars["cleanup"] = 1
        if event.kind in ("move", "enter", "recall") and event.place >= 0:
            ident = event.data.get("to", event.obj)
            if state.specs[event.place].area == "battlefield" and ident in state.objs:
                chars = chars_of(self, state, ident)
                if "unit" in chars.types:
                    contest(self, state, event.place, chars.controller)

    def silenced(self, state: State, bound: Bound) -> bool:
        """054.1: effects of some keyword that "don't trigger"."""
        return forbidding.silenced(self, state, bound)

    def may_look(self, state: State, player: int, obj: Obj) -> bool:
        """128.4 with an effect that lets its controller look at facedown cards."""
        facedown = state.specs[obj.zone].area == "facedown"
        return facedown and state.count("watches", player, obj.control) > 0

    def role_players(self, state: State, names: tuple[str, ...]) -> list[int]:
        """The attacker and the defender of the ongoing combat (464.2.c)."""
        return [state.vars[name] for name in names if state.vars[name] >= 0]

    def opposed(self, ctx: Ctx, ident: int) -> list[int]:
        """740.2.c: units in combat with the other designation."""
        return states.opposed(ctx, ident)

    def trigger_players(self, state: State) -> list[int]:
        """383.3.d.1; for the designations that open a combat 464.2.e.1."""
        order = self.turn_order(state, self.turn_player(state))
        attacker, defender = state.vars["attacker"], state.vars["defender"]
        if state.vars.get("combat opening", 0) and attacker in order:
            rest = [p for p in order if p not in (attacker, defender)]
            return [attacker, *rest, *([defender] if defender in order else [])]
        return order

    def note_trigger(self, state: State, item: Item) -> None:
        """383.3: a pending item on the chain, at once."""
        if not state.items:
            state.vars["chain opener"] = 1
        state.items.append(item)
        state.vars["cleanup"] = 1
        self.say_trigger(state, item)

    def body_possible(self, ctx: Ctx, body: v.Body) -> bool:
        """Whether the first instruction could be followed; used for offers and replacements."""
        return forbidding.body_possible(self, ctx, body)

    def window_over(self, ctx: Ctx, until: str, ability: v.Triggered | v.Replacement) -> bool:
        """359.3.e.16: the end of turn has begun for something that waits for it."""
        return "end of turn" in ability.when.kind and ctx.state.phase in ("ending", "expiration")

    def no_window(self, ctx: Ctx, until: str) -> bool:
        """466.7.c: "this combat" needs a combat; 359.3.e.16: what is over does not begin."""
        if until == "combat":
            return ctx.state.vars["combat"] == NOBODY
        if until == "source":
            me = ctx.state.objs.get(ctx.me)
            return me is None or not ctx.state.specs[me.zone].board
        return False

    def unpreventable(self, state: State, event: Event) -> bool:
        """142.3.b: "your damage can't be prevented" speaks of who marks the damage."""
        return any(
            chars.controller == event.player and "unpreventable damage" in chars.flags
            for chars in state.table.chars.values()
        )

    def more_targets(self, ctx: Ctx, test: v.NumberAtMost) -> int:
        """715.3."""
        return bonus.more_targets(ctx, test)

    def rule_active(self, ctx: Ctx, rule: v.Forbid | v.Permit) -> bool:
        """The rule's own condition."""
        return states.rule_active(ctx, rule)

    def may_be_at(self, state: State, ident: int, zone: int) -> bool:
        """447.2, 449.2."""
        return moves.may_be_at(self, state, ident, zone)

    # ------------------------------------------------------------------ choices and names

    def target_choices(self, item: Item) -> list[tuple[int, ...]]:
        """Objects chosen for each target; not places, players, amounts, modes or cost orders."""
        if not item.choices:
            return []
        modes = tuple([m for k, c in item.choices.items() if k.endswith("mode") for m in c])
        labels = target_labels(self._body(item), modes)
        if not labels:
            return []
        return [c for label, c in item.choices.items() if label.rsplit(":", 1)[-1] in labels]

    def _body(self, item: Item) -> v.Body:
        return body_of(item.ability) if item.kind != "card" else self.printed_body(item.name)

    def printed_body(self, name: str) -> v.Body:
        """What a spell does on resolution by its printed text, the same tuple every time."""
        body = self._bodies.get(name)
        if body is None:
            body = spell_body(self.cards[name].abilities)
            self._bodies[name] = body
        return body

    # ------------------------------------------------------------------ names and words

    def place_name(self, state: State, zone: int, lang: str) -> str:
        """Name of a place."""
        spec = state.specs[zone]
        if spec.area == "battlefield":
            card = self.cards[battlefield_object(state, zone).name]
            return (card.ko or card.name) if lang == "ko" else card.name
        seat = "ABCD"[spec.owner] if spec.owner >= 0 else ""
        return f"{seat}의 기지" if lang == "ko" else f"{seat} base"

    def snapshot(self, state: State, ident: int) -> Snapshot | None:
        """The object as it is now."""
        return take_snapshot(self, state, ident)

    def explain(self, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
        """Every reason why an option is not offered."""
        return why.explain(self, state, decision, option)

    # ------------------------------------------------------------------ play

    def step(self, state: State) -> Ask:
        """Do the next outstanding thing."""
        return turn.step(self, state)

    def win(self, state: State, winners: tuple[int, ...], rule: str, reason: str) -> None:
        """End the game; facedown cards are shown (421.4)."""
        super().win(state, winners, rule, reason)
        show_facedown(self, state)

    def concede(self, state: State, player: int) -> None:
        """650-652: with one player left, that player wins."""
        state.gone = (*state.gone, player)
        state.touch(STATS)  # who leads hangs on who is left
        self.say(state, "concede", ("RB-CR@1.4:651",), player=player)
        left = self.turn_order(state, (player + 1) % state.players)
        if len(left) == 1:
            self.win(state, (left[0],), "RB-CR@1.4:651.1", "concession")
