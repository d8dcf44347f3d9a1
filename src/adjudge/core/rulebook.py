"""What a rulebook tells the kernel: cards, words, layers and the policies in which games differ."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from adjudge.core.bodies import facts_read, linked_labels
from adjudge.core.cards import CardDef
from adjudge.core.chars import Bound, Chars, Table, take_printed
from adjudge.core.decisions import Ask, AskBool, Decision, Option
from adjudge.core.errors import LoopFound, Reason
from adjudge.core.instructing import Instructing
from adjudge.core.links import Links
from adjudge.core.opening import mypyc_attr, settle
from adjudge.core.policies import Policies, TriggerOrder
from adjudge.core.records import CHANGED, EVERYTHING, PREVENT
from adjudge.core.state import Delayed, Event, Item, Obj, Result, Snapshot, State
from adjudge.core.vocab import (
    Ability,
    Act,
    Body,
    CostRule,
    Forbid,
    Keyword,
    Mod,
    Permit,
    PlayCard,
    Pred,
    Replacement,
    Target,
    Triggered,
    When,
)

if TYPE_CHECKING:
    from adjudge.core.applying import Part
    from adjudge.core.reads import Ctx


Outcomes = Generator[Decision, Option, "Outcome"]
Data: TypeAlias = Any  # what an entry of the trace can hold
Node: TypeAlias = Any  # a vocabulary node or nothing


class Outcome:
    """What an instruction leaves behind for linked instructions.

    Attributes:
        done: The named action was performed, at least in part.
        whole: It was performed as far as it was asked.
        replaced: It was replaced by something else.
        objs: Objects it was done to, by their identity after it.
        amount: How much was done.
    """

    __slots__ = ("amount", "done", "objs", "replaced", "whole")

    def __init__(
        self,
        *,
        done: bool = False,
        whole: bool = False,
        replaced: bool = False,
        objs: tuple[int, ...] = (),
        amount: int = 0,
    ) -> None:
        """Make an outcome; see the class."""
        self.done = done
        self.whole = whole
        self.replaced = replaced
        self.objs = objs
        self.amount = amount


ALL_TRAITS: Final = "*"
"""Stands for every characteristic where words name some."""

Verb = Callable[["Ctx", Act], Outcomes]
Perform = Callable[["Rulebook", State, Event], None]


# An "nth time" pattern, the name it is counted under, the cards that have it.
Counted: TypeAlias = tuple[When, str, tuple[str, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Instructing):
    """Base of every rulebook; methods that a game does not need keep their defaults."""

    name: str = ""
    edition: str = ""
    public_vars: tuple[str, ...] = ("turn_player", "priority")

    # Area where items wait, the noun for an ability that waits there, the area of a player's home,
    # and the areas that bare nouns stand for ("spell" means a spell that is being played).
    items_area: str = "chain"
    # Rules by which a number of repeats is named: by one player, where it takes two, and by
    # another player for a loop apart, who may not name a lower one.
    repeat_rules: tuple[str, ...] = ()
    own_facedown: bool = True  # whether who controls a face-down card may look at its face
    ability_noun: str = "ability"
    home_area: str = ""
    noun_areas: Mapping[str, str] = MappingProxyType({"spell": "chain", "ability": "chain"})

    def __init__(self) -> None:
        """An empty rulebook."""
        settle(self)
        self.pred_areas: dict[int, tuple[frozenset[str], str, Pred]] = {}
        self.policies = Policies()
        self.cards: dict[str, CardDef] = {}
        self.layers: tuple[str, ...] = ()
        self.verbs: dict[str, Verb] = {}
        self.performs: dict[str, Perform] = {}
        self.look_back: frozenset[str] = frozenset()
        self.leaving: frozenset[str] = frozenset()
        self.links: Links | None = None
        self.watched: tuple[tuple[str, str], ...] = ()
        # Numbers of objects that are counted from their marks, and no characteristics.
        self.marked: frozenset[str] = frozenset()
        self.printed: dict[str, Chars] = {}
        self.as_played: dict[str, Any] = {}  # what cards ask for then, remembered by the rulebook
        self.templates: dict[tuple[Any, ...], Chars] = {}
        self.counted: dict[str, list[Counted]] | None = None
        self.always_heard: frozenset[str] | None = None
        self._named: list[str] = []
        self._names: frozenset[str] = frozenset()
        self._facts: frozenset[str] = frozenset()
        self._facts_of: dict[str, frozenset[str]] = {}
        self._token_facts: frozenset[str] | None = None
        self.labels: dict[str, frozenset[str]] = {}
        # Cards that say of themselves what they are in every zone, on the board or not.
        self.defining: frozenset[str] = frozenset()
        # Verbs whose words are resources, and texts with a word changed, by the text's identity.
        self.wordless: frozenset[str] = frozenset()
        self.reworded: dict[tuple[int, str, str], tuple[Ability, Ability]] = {}
        self.aspects: dict[int, tuple[Node, frozenset[str]]] = {}
        self.needed: dict[tuple[int, int, int], tuple[Node, frozenset[str]]] = {}

    # ------------------------------------------------------------------ players

    def names_in(self, state: State) -> frozenset[str]:
        """Names of all cards of a game; forks of one game share them."""
        if self._named is not state.card_names:
            self._named = state.card_names
            self._names = frozenset(self._named)
            self._facts = self._facts_of_all(self._names)
        return self._names

    def facts_in(self, state: State) -> frozenset[str]:
        """Facts of the ledger that a card of the game, or a token that may come, asks for."""
        if self._named is not state.card_names:
            self.names_in(state)
        return self._facts

    def _facts_of_all(self, names: frozenset[str]) -> frozenset[str]:
        if self._token_facts is None:
            tokens = [card for card in self.cards.values() if card.token]
            self._token_facts = frozenset(fact for card in tokens for fact in facts_read(card))
        known, found = self._facts_of, set(self._token_facts)
        for name in names:
            if name not in known:
                known[name] = facts_read(self.cards[name])
            found |= known[name]
        return frozenset(found)

    def opponents(self, state: State, player: int) -> list[int]:
        """Opponents of a player in turn order after that player."""
        return [p for p in self.turn_order(state, player) if p != player]

    def allies(self, state: State, player: int) -> list[int]:
        """Teammates of a player; none where the rulebook has no teams."""
        del state, player
        return []

    def silenced(self, state: State, bound: Bound) -> bool:
        """Whether an effect keeps a triggered ability from triggering."""
        del state, bound
        return False

    def lies_open(self, state: State, player: int | None, obj: Obj) -> bool:
        """Whether an effect shows a hidden card to a player (None: to everybody)."""
        del state, player, obj
        return False

    def may_look(self, state: State, player: int, obj: Obj) -> bool:
        """Whether an effect lets a player see the face of another player's hidden card."""
        del state, player, obj
        return False

    def role_players(self, state: State, names: tuple[str, ...]) -> list[int]:
        """Players who have these roles; none where the rulebook has no roles."""
        del state, names
        return []

    def related(self, ctx: Ctx, relation: str, ident: int, other: int) -> bool:
        """Whether an object stands in a named relation (`Related`) to another one."""
        raise KeyError(relation)

    def may_target_player(self, ctx: Ctx, player: int) -> bool:
        """Whether a player may be a target of what is being read."""
        del ctx, player
        return True

    def opposed(self, ctx: Ctx, ident: int) -> list[int]:
        """Objects of another side in the fight that an object is in."""
        del ctx, ident
        return []

    def turn_order(self, state: State, first: int) -> list[int]:
        """Players still in the game, in turn order from `first`."""
        seats = state.players
        order = [seat % seats for seat in range(first % seats, first % seats + seats)]
        return [p for p in order if p not in state.gone] if state.gone else order

    def turn_player(self, state: State) -> int:
        """Whose turn it is."""
        return state.vars.get("turn_player", 0)

    # ------------------------------------------------------------------ objects

    def rebuild(self, state: State) -> None:
        """Bring the table of a position up to date (done by `adjudge.core.engine.Engine`)."""
        raise NotImplementedError

    def printed_chars(self, name: str) -> Chars:
        """Printed characteristics of a card, shared and never changed."""
        chars = self.printed.get(name)
        if chars is None:
            card = self.cards[name]
            chars = Chars(name)
            take_printed(chars, card)
            for ability in card.abilities:
                for word, value in self.keywords_in(ability):
                    chars.keywords[word] = chars.keywords.get(word, 0) + value
            self.printed[name] = chars
        return chars

    def defined_chars(self, state: State, obj: Obj, chars: Chars) -> Chars:
        """What a card of `defining` is where the table does not hold it; by default as printed."""
        del state, obj
        return chars

    def keywords_in(self, ability: Ability) -> list[tuple[str, int]]:
        """Keywords that an ability shows, with their printed value."""
        if isinstance(ability, Keyword):
            return [(ability.name, ability.value if isinstance(ability.value, int) else 1)]
        return []

    def reword(self, text: str, old: str, new: str) -> str:
        """A word, or the name of a keyword that has it, with `old` read as `new`."""
        return new if text == old else text

    def expand(self, keyword: Keyword) -> tuple[Ability, ...]:
        """Abilities that a keyword is short for."""
        return ()

    def summed(self, keyword: Keyword) -> tuple[Ability, ...]:
        """Abilities of a keyword whose instances add up, shared by all of them."""
        return ()

    def live_ids(self, state: State) -> list[int]:
        """Objects whose abilities may be active, in a stable order."""
        return [i for index, ids in enumerate(state.zones) if state.specs[index].board for i in ids]

    def texts(self, state: State, obj: Obj, attached: list[Obj]) -> list[Bound]:
        """Active printed and appended abilities of an object, before layers.

        What it returns may depend only on the object's identity, name, stamp, host and control and
        on the identities and stamps of what is attached to it: it is remembered by these.
        """
        card = self.cards[obj.memo.get("printed", obj.name)]
        return [
            Bound(ability, obj.id, obj.id, str(index), obj.stamp)
            for index, ability in enumerate(card.abilities)
        ]

    def quiet_zones(self, state: State) -> frozenset[int]:
        """Zones whose contents matter to nothing computed while every condition is local."""
        return frozenset()

    def loud_names(self) -> frozenset[str]:
        """Cards whose text works in zones that are quiet for others."""
        return frozenset()

    def state_reads(self, word: str) -> frozenset[str]:
        """Aspects of the position and marks that a derived state (`Is`) hangs on."""
        return EVERYTHING

    def stat_reads(self, name: str) -> frozenset[str]:
        """Aspects of the position that a number of a player hangs on."""
        return EVERYTHING

    def state_needs(self, word: str) -> frozenset[str]:
        """Characteristics that a derived state hangs on, named as in `adjudge.core.dependency`."""
        return frozenset((ALL_TRAITS,))

    def stat_needs(self, name: str) -> frozenset[str]:
        """Characteristics that a number of a player hangs on, named in the same way."""
        return frozenset((ALL_TRAITS,))

    def dependent_reads(self, keyword: str) -> frozenset[str]:
        """Aspects and marks that the condition of a dependent keyword hangs on."""
        return EVERYTHING

    def counter_mods(self, state: State, obj: Obj, attached: list[Obj]) -> list[Mod]:
        """Modifications that counters and attachments of an object make."""
        return []

    def layer_of(self, mod: Mod, amount: int) -> str:
        """Layer in which a modification applies; `amount` is its evaluated number."""
        raise NotImplementedError

    def layer_of_part(self, part: Part, amount: int) -> str:
        """The same where it also hangs on what makes the modification."""
        return self.layer_of(part.mod, amount)

    def looks_at_once(self, state: State) -> bool:
        """Whether the condition of a triggered ability is looked at already as it triggers."""
        return True

    def state_word(self, ctx: Ctx, word: str, ident: int) -> bool:
        """A derived state of an object (`Is`)."""
        raise KeyError(word)

    def place_word(self, ctx: Ctx, word: str, zone: int) -> bool:
        """A derived state of a place."""
        raise KeyError(word)

    def dependent_holds(self, state: State, keyword: str, value: int, bearer: int) -> bool:
        """Whether the condition of a dependent keyword holds for its bearer."""
        raise KeyError(keyword)

    def player_stat(self, state: State, player: int, name: str) -> int:
        """A number of a player."""
        return state.stats[player].get(name, 0)

    def linked_labels(self, name: str) -> frozenset[str]:
        """Labels under which abilities of a card look for what another one of it noted."""
        labels = self.labels.get(name)
        if labels is None:
            card = self.cards[name]
            labels = self.labels[name] = linked_labels((card.abilities, card.attached))
        return labels

    # ------------------------------------------------------------------ events

    order_rule: str = ""
    instance_rule: str = ""
    instead_rule: str = ""
    checked: frozenset[str] = frozenset()
    bringing: frozenset[str] = frozenset()
    always_watch: bool = False
    makes_cards: bool = False
    """Whether cards may come into a game that has begun, and change owners."""

    def ability_reader(self, state: State, bearer: int, event: Event | None) -> int:
        """Player who is "you" for an ability of an object; -1 for nobody."""
        obj = state.objs.get(bearer)
        if obj is None:
            snap = event.snap if event is not None else None
            return snap.control if snap is not None and snap.id == bearer else -1
        return obj.control

    def derived_states(self, ctx: Ctx, ident: int) -> tuple[str, ...]:
        """Derived states of an object that a snapshot remembers."""
        return ()

    def words_of(self, kind: str) -> tuple[str, ...]:
        """All words of a kind that a player may name."""
        raise NotImplementedError

    def count_marks(self, marks: dict[str, int], number: str) -> int:
        """One of the numbers `marked`, by the marks of an object."""
        return marks.get(number, 0)

    def holders(self, state: State, word: str) -> list[int]:
        """Objects that have a watched derived state."""
        return []

    def held_before(self, state: State, ident: int, word: str) -> bool:
        """Whether what came to the board had a watched derived state where it came from."""
        return False

    def trigger_order(self, state: State) -> TriggerOrder:
        """Who puts simultaneous triggers in order; a reading may decide it."""
        del state
        return self.policies.trigger_order

    def trigger_players(self, state: State) -> list[int]:
        """Players in the order in which they place simultaneous triggers."""
        return self.turn_order(state, self.turn_player(state))

    def execute(self, ctx: Ctx, body: Body) -> Ask:
        """Execute instructions (done by `adjudge.core.engine.Engine`)."""
        raise NotImplementedError

    def body_possible(self, ctx: Ctx, body: Body) -> bool:
        """Whether a replacing body could do anything; an impossible one does not apply."""
        return True

    def brings(self, state: State, event: Event) -> list[Bound]:
        """Replacements that come with an event itself, from a card that is not looked at."""
        return []

    def barred(self, state: State, event: Event, label: str) -> bool:
        """Whether an effect keeps replacements with a label away from an event."""
        return label == PREVENT and self.unpreventable(state, event)

    def unpreventable(self, state: State, event: Event) -> bool:
        """Whether an effect keeps damage from being prevented."""
        return False

    def rule_active(self, ctx: Ctx, rule: Forbid | Permit) -> bool:
        """Whether the condition of a restriction or permission holds."""
        return True

    def may_be_at(self, state: State, ident: int, zone: int) -> bool:
        """Whether an object may be present in a place."""
        return True

    def dormant(self, state: State, ident: int) -> bool:
        """Whether the printed text of an object is inactive."""
        return False

    def forbidden(self, state: State, event: Event) -> Reason | None:
        """Why an event can't happen, if it can't."""
        return None

    def may_forbid(self, table: Table, kind: str) -> bool:
        """Whether a restriction of the table may forbid events of a kind: a cheap look."""
        del kind
        return bool(table.forbids)

    def replacement_chooser(self, state: State, event: Event) -> int:
        """Who orders several replacements of one event."""
        return max(event.player, 0)

    def after_event(self, state: State, event: Event) -> None:
        """Ledger and bookkeeping after an event."""

    def note_trigger(self, state: State, item: Item) -> None:
        """Put a triggered ability where the rulebook wants it to wait."""
        state.items.append(item)

    # ------------------------------------------------------------------ items

    undo_rule: str = ""
    undo_keeps: tuple[str, ...] = ()  # kinds of trace entries that outlive the undo of a play
    finalizes_purely = False  # whether a trigger that is not finalized has changed nothing
    retarget_rule: str = ""

    def may_not_play(self, ctx: Ctx, ident: int, player: int) -> bool:
        """Whether something forbids a play that a running text orders."""
        del ctx, ident, player
        return False

    def announce_item(self, state: State, item: Item) -> None:
        """Put an item that is about to be played where it waits to be finalized."""
        raise NotImplementedError

    def finalize_item(self, state: State, ident: int) -> AskBool:
        """Make the choices of an item and pay for it; False when that can't be done."""
        raise NotImplementedError

    def resolve_item(self, state: State, ident: int) -> Ask:
        """Do what a finalized item says and clear it away."""
        raise NotImplementedError

    def irreversible(self, failed: State, state: State) -> None:
        """Carry over what an undone play does not take back, from the position that failed."""

    def drop_item(self, state: State, ident: int) -> None:
        """Take away a triggered ability that could not be finalized."""
        state.items = [item for item in state.items if item.id != ident]
        state.dirty = CHANGED

    def breaks_in(self, state: State, item: Item) -> bool:
        """Whether a waiting item may run between two instructions of a running text."""
        return True

    def is_legal_target(self, ctx: Ctx, spec: Target, ident: int) -> bool:
        """Whether an object meets the restrictions of a target (done by the engine)."""
        raise NotImplementedError

    def check_state(self, state: State) -> AskBool:
        """Perform at once all checks that apply now; True when there were any."""
        yield from ()
        return False

    def queue_turn(self, state: State, player: int) -> None:
        """Insert a turn after this one."""
        raise NotImplementedError

    def win(self, state: State, winners: tuple[int, ...], rule: str, reason: str) -> None:
        """End the game."""
        state.result = Result(winners, rule, reason)
        self.say(state, "win", (rule,), winners=winners)

    def controls(self, state: State, player: int, ident: int) -> bool:
        """Whether a player controls an object."""
        return bool(state.objs[ident].control == player)

    def own_texts(self, state: State, ident: int, name: str) -> list[tuple[str, Ability]]:
        """Printed (or copied) and granted abilities of a card or object, active or not."""
        raise NotImplementedError

    def printed_body(self, name: str) -> Body:
        """What a spell does on resolution by its printed text, the same tuple every time."""
        raise NotImplementedError

    def names_with(self, trait: str) -> frozenset[str]:
        """Names of the cards whose text has a trait."""
        return frozenset()

    def traits(self, name: str) -> frozenset[str]:
        """Words about what a card's text can do, for a cheap look before a real one."""
        return frozenset()

    def target_choices(self, item: Item) -> list[tuple[int, ...]]:
        """Objects chosen for each target of an item, target by target."""
        return []

    def targets_of(self, item: Item) -> list[int]:
        """Objects that an item targets, each once."""
        found: list[int] = []
        for chosen in self.target_choices(item):
            found.extend(i for i in chosen if i not in found)
        return found

    def after_play(self, state: State, ident: int) -> Ask:
        """What follows at once when an item has been finalized."""
        yield from ()

    def snapshot(self, state: State, ident: int) -> Snapshot | None:
        """The object as it is now."""
        return None

    def own_rules(self, ctx: Ctx, ident: int) -> list[tuple[str, Ability]]:
        """Abilities of a card that is being played or paid for, wherever it is."""
        raise NotImplementedError

    def cost_pool(self, ctx: Ctx, act: Act) -> list[int]:
        """Objects that may be used up for an action cost."""
        raise NotImplementedError

    def play_ordered(self, ctx: Ctx, instruction: PlayCard) -> Outcomes:
        """A play ordered by a resolution."""
        raise NotImplementedError

    def use_delayed(self, state: State, delayed: Delayed) -> None:
        """Count a use of a delayed ability and end it if it is used up; rules are in the table."""
        if not isinstance(delayed.ability, (Triggered, Replacement)):
            state.dirty = CHANGED
        kept: list[Delayed] = []
        for entry in state.delayed:
            if entry.id != delayed.id:
                kept.append(entry)
            elif not entry.once:
                fresh = entry.copy()
                fresh.value += 1
                kept.append(fresh)
        state.delayed = tuple(kept)
        if delayed.once and isinstance(delayed.ability, (Forbid, Permit, CostRule)):
            state.dirty = CHANGED

    def spent(self, state: State, player: int, needs: tuple[tuple[str, ...], ...]) -> None:
        """What follows when a player has spent resources; nothing where nobody remembers it."""

    # ------------------------------------------------------------------ play

    def step(self, state: State) -> Ask:
        """Do the next thing that the rules ask for; yields decisions."""
        raise NotImplementedError

    def over_reason(self) -> Reason:
        """Reason for refusing a choice once the game is over."""
        return Reason("", "the game is over", "게임이 끝났습니다")

    def not_offered(self, state: State, decision: Decision) -> Reason:
        """Reason for refusing a choice that is no option of the open decision."""
        return Reason(decision.rule, "not among the options", "선택지에 없습니다")

    def explain(self, state: State, decision: Decision, option: Option) -> tuple[Reason, ...]:
        """Every reason why an option is not offered."""
        return (self.not_offered(state, decision),)

    def concede(self, state: State, player: int) -> None:
        """Remove a player who concedes."""
        raise NotImplementedError

    def on_loop(self, state: State) -> None:
        """End a game that comes back to a position without a choice, if a rule says how."""
        raise LoopFound("a position came back without any choice")
