"""The Magic rulebook: chapter 4 of late 2006 for two players, with the turn and combat it needs.

What cards are made of, for whoever writes them:

* `types`: "creature", "land", "artifact", "enchantment", "instant", "sorcery"; `supertypes`:
  "basic", "legendary", "world"; `tags`: subtypes as printed; `domains`: colours.
* `stats`: "power", "toughness". `cost`: `Need`s of the kinds ("generic",), ("x",), a colour,
  "colorless" or two colours that may pay it, and actions. A basic land type gives its mana ability
  by itself; other mana abilities are `Activated(..., adds=True)`.
* An Aura says what it enchants by `Spell((Act("enchant", on=Target("enchant", ...)),))` and speaks
  of what it enchants by `HostOf()`, in statements with the scope `Same(HostOf())`.
* Keywords are those of `rules/keywords.py` and `rules/legality.py`, by their printed names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from adjudge.core import vocab as v
from adjudge.core.applying import Part
from adjudge.core.bodies import choices_in, mentions, modes_in, spell_body
from adjudge.core.cards import CardDef
from adjudge.core.chars import Bound, Chars, Table
from adjudge.core.decisions import Ask, AskBool, AskInt, Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.events import happen
from adjudge.core.foresee import as_entered
from adjudge.core.indexing import live_ids
from adjudge.core.policies import IfYouDo, Notice, Obey, OrderedPlay, Placed, Reads, Recheck
from adjudge.core.purse import Wanted
from adjudge.core.reads import Ctx, chars_of, seen_chars, table_of, value
from adjudge.core.records import EVERYTHING
from adjudge.core.rulebook import ALL_TRAITS, Node, Outcomes
from adjudge.core.state import Event, Item, Obj, Snapshot, State
from adjudge.rulebooks.magic.cards.registry import all_cards
from adjudge.rulebooks.magic.rules import (
    checks,
    costs,
    forbidding,
    keywords,
    mana,
    play,
    resolve,
    slots,
    states,
    targets,
    turn,
    verbs,
    verbs_more,
    why,
)
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.performs import LOOK_BACK, PERFORMS
from adjudge.rulebooks.magic.rules.play import FACE_DOWN
from adjudge.rulebooks.magic.rules.table import (
    ASIDE,
    HAND,
    IN_PLAY,
    MAX_HAND,
    PHASED_OUT,
    STACK,
    carry_libraries,
    play_zone,
)

CR = "MTG-CR@2006:"
FACE_DOWN_CARD = CardDef(
    FACE_DOWN,
    ko="뒤집힌 생물",
    types=("creature",),
    stats=(("power", 2), ("toughness", 2)),
    token=True,
)


class Magic(Book):
    """Policies, words and procedures of Magic for the kernel."""

    name = "magic"
    edition = "MTG-CR@2006"
    order_rule = f"{CR}410.3"
    instance_rule = f"{CR}410.6"
    instead_rule = f"{CR}413.2b"
    may_rule = f"{CR}410.5"
    may_play_rule = f"{CR}413.2e"
    pick_rule = f"{CR}413.2c"
    pay_rule = f"{CR}409.1h"
    retarget_rule = f"{CR}415.7a"
    replace_rule = f"{CR}419.9a"
    prevent_rule = f"{CR}419.7"
    undo_rule = f"{CR}422.1"
    repeat_rules: tuple[str, ...] = (f"{CR}421.2", f"{CR}421.3", f"{CR}421.5")
    items_area = STACK
    home_area = IN_PLAY
    # "spell" and "ability" are states of what is on the stack, not types.
    noun_areas: Mapping[str, str] = MappingProxyType(
        {"spell": STACK, "ability": STACK, "activated ability": STACK, "triggered ability": STACK}
    )
    bringing = frozenset(("enter",))
    public_vars: tuple[str, ...] = ("turn_player", "priority", "first player", "lands played")

    def __init__(self, extra: Mapping[str, CardDef] | Iterable[CardDef] | None = None) -> None:
        """All known cards, and further ones for a case or a test."""
        super().__init__()
        self.cards = dict(all_cards())
        self.cards[FACE_DOWN] = FACE_DOWN_CARD
        more = extra.values() if isinstance(extra, Mapping) else extra or ()
        self.cards.update({card.name: card for card in more})
        self.layers = (
            "copy",
            "control",
            "text",
            "type",
            "other",
            "6a",
            "6b",
            "6c",
            "6d",
            "6e",
        )
        self.verbs = {**verbs.VERBS, **verbs_more.VERBS}
        self.performs = PERFORMS
        self.look_back = self.leaving = LOOK_BACK
        self.wordless = frozenset(("add",))  # a mana symbol is no colour word
        self.checked = frozenset(("damage", "damage player", "regenerate"))
        p = self.policies
        p.ordered_play = OrderedPlay.NEST
        p.recheck = Recheck.COUNTERED
        p.reads = Reads.LAST_KNOWN
        p.if_you_do = IfYouDo.ANY_PART
        p.notice = Notice.LEAVING_BEFORE
        p.placed = Placed.NEXT_PRIORITY
        p.obey = Obey.MOST
        p.layer_repeat = False
        p.layer_keep_started = True
        p.board_scopes = True  # 416.2
        self._bodies: dict[str, v.Body] = {}
        self._printed_texts: dict[str, list[tuple[str, v.Ability]]] = {}
        self._sort_names()

    def _sort_names(self) -> None:
        """Names of cards by what must be looked at, so that cheap looks come before real ones."""
        cards = self.cards.values()
        for card in cards:
            spec = states.enchant_spec(card)
            if spec is not None:
                self.enchants[card.name] = spec
        self.land_names = frozenset(c.name for c in cards if "land" in c.types)
        self.fast_names = frozenset(c.name for c in cards if states.is_fast(c))
        self.morph_names = frozenset(
            c.name for c in cards if any(states.is_keyword(a, "Morph") for a in c.abilities)
        )
        self.flashback_names = frozenset(
            c.name for c in cards if any(states.is_keyword(a, "Flashback") for a in c.abilities)
        )
        self.suspend_names = frozenset(
            c.name for c in cards if any(states.is_keyword(a, "Suspend") for a in c.abilities)
        )
        self.phasing_names = frozenset(c.name for c in cards if states.speaks_of(c, "Phasing"))
        self.many_costs = frozenset(c.name for c in cards if states.has_cost_choice(c))
        self.odd_costs = frozenset(
            c.name for c in cards if any(isinstance(a, v.CostRule) for a in c.abilities)
        )
        self.untargeted = frozenset(
            c.name
            for c in cards
            if c.name not in self.enchants
            and not choices_in(spell_body(c.abilities))
            and modes_in(spell_body(c.abilities)) is None
        )
        self.control_names = frozenset(
            c.name for c in cards if mentions(c.abilities, v.UnderControl)
        )
        self.attack_taxes = frozenset(
            c.name
            for c in cards
            if any(isinstance(a, v.CostRule) and a.stage == "attack" for a in c.abilities)
        )
        self.entering_names = frozenset(c.name for c in cards if states.enters_specially(c))
        self.defining = frozenset(c.name for c in cards if states.defines_itself(c))
        self._traits: dict[str, frozenset[str]] = {}
        self._loud: frozenset[str] | None = None

    # ------------------------------------------------------------------ objects

    def keywords_in(self, ability: v.Ability) -> list[tuple[str, int]]:
        """Keywords an ability shows; ability words of triggered and activated ones too."""
        if isinstance(ability, v.Keyword):
            return [(ability.name, ability.value if isinstance(ability.value, int) else 1)]
        return []

    def reword(self, text: str, old: str, new: str) -> str:
        """Colour words and basic land types, also within landwalk and protection."""
        if text == old:
            return new
        if text == f"{old}walk":
            return f"{new}walk"
        return f"Protection from {new}" if text == f"Protection from {old}" else text

    def expand(self, keyword: v.Keyword) -> tuple[v.Ability, ...]:
        """Abilities that a keyword is short for."""
        return keywords.expand(keyword)

    def traits(self, name: str) -> frozenset[str]:
        """Zones other than play in which a card's text works."""
        known = self._traits.get(name)
        if known is None:
            known = self._traits[name] = states.traits_of(self, self.cards[name])
        return known

    def loud_names(self) -> frozenset[str]:
        """Cards whose text works outside play and the stack."""
        if self._loud is None:
            off = ("hand", "graveyard", "library", "removed from the game")
            self._loud = frozenset(n for n in self.cards if not self.traits(n).isdisjoint(off))
        return self._loud

    def quiet_zones(self, state: State) -> frozenset[int]:
        """Hands, libraries and graveyards: no card's text reads them by itself."""
        memo = state.laid_out().memo
        known: frozenset[int] | None = memo.get("quiet")
        if known is None:
            known = memo["quiet"] = frozenset(
                s.index for s in state.specs if not s.board and s.area != STACK
            )
        return known

    def live_ids(self, state: State) -> list[int]:
        """Play and the stack, and cards elsewhere whose text says so (402.8)."""
        return live_ids(self, state, _UNREAD)

    def counter_mods(self, state: State, obj: Obj, attached: list[Obj]) -> list[v.Mod]:
        """418.5a, layer 6c: counters that change power and toughness."""
        mods: list[v.Mod] = []
        for mark, number in obj.marks.items():
            change = states.COUNTERS.get(mark)
            if change is not None:
                if change[0]:
                    mods.append(v.Raise("power", change[0] * number))
                if change[1]:
                    mods.append(v.Raise("toughness", change[1] * number))
        return mods

    def layer_of(self, mod: v.Mod, amount: int) -> str:
        """418.5a for an effect of a resolved spell or ability."""
        return states.layer_of(mod)

    def layer_of_part(self, part: Part, amount: int) -> str:
        """418.5a: for power and toughness it hangs on what makes the change."""
        return states.layer_of_part(part)

    def state_word(self, ctx: Ctx, word: str, ident: int) -> bool:
        """Derived states of objects."""
        return states.STATES[word](ctx, ident)

    def state_reads(self, word: str) -> frozenset[str]:
        """Aspects and marks that a derived state hangs on."""
        return states.STATE_READS.get(word, EVERYTHING)

    def state_needs(self, word: str) -> frozenset[str]:
        """Characteristics that a derived state hangs on."""
        return states.STATE_NEEDS.get(word, frozenset((ALL_TRAITS,)))

    def derived_states(self, ctx: Ctx, ident: int) -> tuple[str, ...]:
        """States that a snapshot remembers."""
        return tuple(w for w in states.REMEMBERED if states.STATES[w](ctx, ident))

    def player_stat(self, state: State, player: int, name: str) -> int:
        """Life, poison, and numbers of cards."""
        return states.player_stat(state, player, name)

    def ability_reader(self, state: State, bearer: int, event: Event | None) -> int:
        """403.2, 410.2: the controller; outside play and the stack the owner."""
        obj = state.objs.get(bearer)
        if obj is None:
            snap = event.snap if event is not None else None
            if snap is None or snap.id != bearer:
                snap = state.past.get(bearer)
            return snap.control if snap is not None else -1
        spec = state.specs[obj.zone]
        if not spec.board and spec.area != STACK:
            return obj.owner
        return chars_of(self, state, bearer).controller

    def controls(self, state: State, player: int, ident: int) -> bool:
        """Control after layers."""
        return chars_of(self, state, ident).controller == player

    def own_texts(self, state: State, ident: int, name: str) -> list[tuple[str, v.Ability]]:
        """Abilities of an object, or of a card that is not looked at where it is."""
        obj = state.objs.get(ident)
        if obj is not None:
            chars: Chars | None = table_of(self, state).chars.get(ident)
            if chars is not None:
                return [(b.key, b.ability) for b in chars.abilities]
            name = obj.memo.get("printed", obj.name)
        known = self._printed_texts.get(name)
        if known is None:
            known = [(str(i), a) for i, a in enumerate(self.cards[name].abilities)]
            self._printed_texts[name] = known
        return known

    def printed_body(self, name: str) -> v.Body:
        """What a spell does on resolution by its printed text, the same tuple every time."""
        body = self._bodies.get(name)
        if body is None:
            body = self._bodies[name] = spell_body(self.cards[name].abilities)
        return body

    def table(self, state: State) -> Table:
        """The computed table of a position."""
        return table_of(self, state)

    def label(self, state: State, ident: int) -> str:
        """Name for traces; of what is face down only that (504.1)."""
        obj = state.objs.get(ident)
        if obj is not None:
            return FACE_DOWN if obj.facedown else obj.name
        item = state.item(ident)
        if item is not None:
            return item.name
        snap = state.past.get(ident)
        return snap.name if snap is not None else super().label(state, ident)

    # ------------------------------------------------------------------ events

    def forbidden(self, state: State, event: Event) -> Reason | None:
        """103.2: what an effect says can't happen; protection against damage (502.7)."""
        return forbidding.event_refusal(self, state, event)

    def role_players(self, state: State, names: tuple[str, ...]) -> list[int]:
        """The attacking and the defending player."""
        order = self.turn_order(state, self.turn_player(state))
        return [order[0] if name == "attacking" else order[-1] for name in names]

    def lies_open(self, state: State, player: int | None, obj: Obj) -> bool:
        """Hands and top cards that an effect shows."""
        return states.lies_open(self, state, obj)

    def pay_amount(self, ctx: Ctx, player: int, kinds: tuple[str, ...]) -> AskInt:
        """Pay any amount of mana during a resolution."""
        return (yield from costs.pay_amount(ctx, player))

    def related(self, ctx: Ctx, relation: str, ident: int, other: int) -> bool:
        """Named relations between objects."""
        return states.related(ctx, relation, ident, other)

    def may_target_player(self, ctx: Ctx, player: int) -> bool:
        """Players may be targets unless something shrouds them."""
        return not states.player_flag(self, ctx.state, player, "shrouds its controller")

    def brings(self, state: State, event: Event) -> list[Bound]:
        """419.1b: what a card says about its own coming into play, wherever it comes from."""
        return states.own_entering(self, state, event)

    def replacement_chooser(self, state: State, event: Event) -> int:
        """419.9a: the controller (else owner) of the object, or the player, that is affected."""
        obj = state.objs.get(event.obj)
        if obj is not None:
            if state.specs[obj.zone].board or state.specs[obj.zone].area == STACK:
                return chars_of(self, state, event.obj).controller
            return obj.owner
        return event.player if event.player >= 0 else self.turn_player(state)

    def after_event(self, state: State, event: Event) -> None:
        """State-based effects are looked at before somebody gets priority."""
        if event.kind not in _QUIET:
            state.vars["check"] = 1

    def looks_at_once(self, state: State) -> bool:
        """404.3: an intervening if is checked as the ability triggers too."""
        return state.readings.get("if") != "seed"

    def trigger_players(self, state: State) -> list[int]:
        """410.3: the active player first; the commentary begins with who would get priority."""
        first = self.turn_player(state)
        if state.readings.get("trigger order") == "seed" and state.vars["priority"] >= 0:
            first = state.vars["priority"]
        return self.turn_order(state, first)

    def unpreventable(self, state: State, event: Event) -> bool:
        """Damage of which an effect says that it can't be prevented."""
        return "unpreventable" in event.how

    def barred(self, state: State, event: Event, label: str) -> bool:
        """419.6b: what can't be regenerated is destroyed in spite of its shields."""
        if label == "regenerate":
            found = table_of(self, state).chars.get(event.obj)
            held = found is not None and "can't be regenerated" in found.flags
            return held or "no regeneration" in event.how
        return super().barred(state, event, label)

    def as_it_enters(self, state: State, ident: int, player: int) -> Snapshot | None:
        """An object as it would be in play (418.2)."""
        return as_entered(self, state, ident, play_zone(state), player)

    def untap_step(self, state: State, tapped: list[int]) -> Ask:
        """302.2: all at once; effects may keep some tapped."""
        player = self.turn_player(state)
        yield from happen(self, state, [Event("untap", i, player) for i in tapped])

    # ------------------------------------------------------------------ items

    def announce_item(self, state: State, item: Item) -> None:
        """409.1a."""
        play.announce(self, state, item)

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """409.1b-i."""
        return (yield from play.finalize(self, state, ident))

    def resolve_item(self, state: State, ident: int) -> Ask:
        """413."""
        yield from resolve.resolve(self, state, ident)

    def is_legal_target(self, ctx: Ctx, spec: v.Target, ident: int) -> bool:
        """415, with shroud and protection."""
        return targets.is_legal(ctx, spec, ident)

    def target_choices(self, item: Item) -> list[tuple[int, ...]]:
        """Objects chosen for each slot."""
        if not item.choices:
            return []
        specs = slots.specs_of(self, item, item.choices.get("mode", ()))
        labels = [s.label for s in specs if isinstance(s, v.Target)]
        return [tuple(i for i in item.choices.get(label, ()) if i >= 0) for label in labels]

    def irreversible(self, failed: State, state: State) -> None:
        """422.1: random results and moves to or from a library are not taken back."""
        state.rng = failed.rng
        carry_libraries(failed, state)

    def play_ordered(self, ctx: Ctx, instruction: v.PlayCard) -> Outcomes:
        """413.2e: a spell that is played during a resolution goes on top of the stack."""
        return (yield from verbs_more.play_ordered(ctx, instruction))

    def use_of(self, item: Item) -> str:
        """What a payment is for, for mana that may be spent on some things only."""
        if item.kind == "card":
            return " ".join((*self.cards[item.name].types, "spell"))
        return "ability"

    # ------------------------------------------------------------------ costs

    def affordable(self, state: State, player: int, wanted: Wanted, barred: int = 0) -> bool:
        """Whether a player could pay mana."""
        return mana.affordable(self, state, player, wanted, "", barred)

    def action_possible(self, ctx: Ctx, act: v.Act) -> bool:
        """Whether an action can be paid as a cost."""
        return costs.action_possible(ctx, act)

    def cost_pool(self, ctx: Ctx, act: v.Act) -> list[int]:
        """Objects that may be used up for an action cost."""
        return costs.cost_pool(ctx, act)

    def pool_of(self, ctx: Ctx, act: v.Act, player: int) -> list[int]:
        """What a player may pick for an action of his or her choice."""
        return costs.pool_of(ctx, act, player)

    def amount_of(self, ctx: Ctx, node: Node) -> int:
        """A number that is read while something is played."""
        return value(ctx, node) or 0

    def pay_within(self, ctx: Ctx, player: int, cost: v.Cost | v.AnyCost) -> AskBool:
        """410.5, 413.2e: offer a cost during a resolution; mana abilities may be played first."""
        return (yield from costs.pay_within(ctx, player, cost))

    def may_host(self, state: State, ident: int, host: int) -> bool:
        """420.5d, k."""
        return targets.may_host(self, state, ident, host)

    # ------------------------------------------------------------------ what may be done

    def all_fast(self, state: State, player: int, ident: int) -> bool:
        """Whether an effect lets a player play a card any time an instant could be played."""
        return forbidding.plays_as_instant(self, state, player, ident)

    def playable_elsewhere(self, state: State, player: int) -> list[int]:
        """Cards outside the hand that a player may play as though they were in it."""
        return forbidding.playable_elsewhere(self, state, player)

    def users_elsewhere(self, state: State, player: int) -> list[tuple[int, int, Bound]]:
        """Activated abilities that work outside play (402.8e, g)."""
        return states.users_elsewhere(self, state, player)

    def user_of(self, state: State, ident: int) -> int:
        """403.2: who may play an object's abilities."""
        return self.ability_reader(state, ident, None)

    def may_change_control(self, state: State) -> bool:
        """Whether a card of the game changes control of something."""
        memo = state.laid_out().memo
        known: tuple[list[str], bool] | None = memo.get("control")
        if known is None or known[0] is not state.card_names:
            known = (state.card_names, not self.control_names.isdisjoint(state.card_names))
            memo["control"] = known
        return known[1]

    def land_limit(self, state: State, player: int) -> int:
        """305.4: one land a turn, and one more for each effect that says so."""
        return 1 + states.player_flag(self, state, player, "extra land")

    def max_hand(self, state: State, player: int) -> int | None:
        """314.1: seven, unless an effect says otherwise; None for no maximum."""
        if states.player_flag(self, state, player, "no maximum hand size"):
            return None
        return MAX_HAND

    def keyword_cost(self, name: str, keyword: str) -> v.Cost | None:
        """The cost that stands behind a keyword of a card."""
        for ability in self.cards[name].abilities:
            if isinstance(ability, v.Keyword) and ability.name == keyword:
                return ability.cost if isinstance(ability.cost, v.Cost) else None
        return None

    def keyword_value(self, name: str, keyword: str) -> int:
        """The number that stands behind a keyword of a card; 0 where there is none."""
        for ability in self.cards[name].abilities:
            if isinstance(ability, v.Keyword) and ability.name == keyword:
                return ability.value if isinstance(ability.value, int) else 0
        return 0

    # ------------------------------------------------------------------ play

    def step(self, state: State) -> Ask:
        """Do the next thing that the rules ask for."""
        yield from turn.step(self, state)

    def explain(self, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
        """Every reason why an option is not offered."""
        return why.explain(self, state, decision, option)

    def check_state(self, state: State) -> AskBool:
        """420: state-based effects."""
        return (yield from checks.check_state(self, state))

    def queue_turn(self, state: State, player: int) -> None:
        """300.6: an extra turn."""
        turn.queue_turn(state, player)

    def on_loop(self, state: State) -> None:
        """421.4: a loop of mandatory actions is a draw."""
        self.win(state, (), f"{CR}421.4", "loop")

    def concede(self, state: State, player: int) -> None:
        """103.1: a player may concede at any time."""
        self.say(state, "concede", (f"{CR}103.1",), player=player)
        checks.lose(self, state, [player], f"{CR}103.1")
        state.gone = (*state.gone, player)
        state.items = [item for item in state.items if item.controller != player]

    def source_of(self, ctx: Ctx, ident: int) -> Chars | None:
        """A source of damage as it is, or as it last was."""
        return seen_chars(ctx, ident)


_UNREAD = frozenset((ASIDE, PHASED_OUT))  # no text works there
_QUIET = frozenset(("tap", "untap", "mana", "tapped for mana", "look", "reveal", "attack", "block"))

__all__ = ["FACE_DOWN", "HAND", "Magic", "Option"]
