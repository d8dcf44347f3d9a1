"""Players, objects, places and numbers as noun phrases; what was named once is "it" afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import singledispatchmethod
from typing import Final, Literal

from adjudge.core import vocab as v
from adjudge.text.wording_grammar import (
    Clause,
    Count,
    Grammar,
    Mention,
    Noun,
    Parts,
)
from adjudge.text.wording_words import Head, Phrases, Quality, Saying, fill, look_up, needs, unknown

MYSELF: Final = "me"
"""Key of the bearer where an instruction left a note of it."""
SOURCE: Final = "event source"
"""Key of the source of an event that the text has named."""


def flat(pred: v.Pred) -> tuple[v.Pred, ...]:
    """Give what must hold together."""
    if isinstance(pred, v.Both):
        return tuple(part for inner in pred.parts for part in flat(inner))
    return () if isinstance(pred, v.Anything) else (pred,)


def either(pred: v.Pred) -> tuple[v.Pred, ...]:
    """Give what any one of must hold."""
    if isinstance(pred, v.Either):
        return tuple(part for inner in pred.parts for part in either(inner))
    return (pred,)


@dataclass(slots=True)
class Memory:
    """What the text has named so far.

    Attributes:
        mentions: What was named, by key, in order.
        last: Key of what was named last.
        notes: Keys of what instructions left behind, by label.
        counted: Labels whose amount is the number of what they name.
        players: Labels of the players that were named.
        that: One of several players, of whom a condition speaks.
        event: The player of the event.
        event_key: Key of what the event happens to.
        event_is_me: Whether the event happens to the bearer.
        event_amount: What the amount of the event is.
        kept: Labels of notes that later lines of the card may speak of.
        others: Keys of what must be another than something that was named before it.
    """

    mentions: dict[str, Mention] = field(default_factory=dict)
    last: str = ""
    notes: dict[str, str] = field(default_factory=dict)
    counted: set[str] = field(default_factory=set)
    players: dict[str, Noun] = field(default_factory=dict)
    that: Noun | None = None
    event: Noun | None = None
    event_key: str = "event"
    event_is_me: bool = False
    event_amount: str = ""
    kept: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)


@dataclass(slots=True)
class NounWriter:
    """Write what an ability talks about.

    Attributes:
        phrases: The words of the rulebook.
        me: What the bearer calls itself.
        giver: What an appended ability calls the card it is printed on.
        you: The reader, or the player who controls the ability instead.
        domains: Domains of the card, for symbols that stand for them.
        is_place: Whether the bearer is a place.
        memory: What was named so far.
        asked: Another player whose choice the text tells of; None for none.
        acted: What the action that is being written is done to.
        doer_of_act: Who does that action.
    """

    phrases: Phrases
    me: Noun
    giver: Noun
    you: Noun
    domains: tuple[str, ...] = ()
    is_place: bool = False
    memory: Memory = field(default_factory=Memory)
    asked: Noun | None = None
    acted: v.Ref | None = None
    doer_of_act: v.Players | None = None

    @property
    def grammar(self) -> Grammar:
        """The grammar of the language."""
        return self.phrases.grammar

    # ----------------------------------------------------------------- mentions

    def mention(self, key: str, parts: Parts, *, many: bool) -> None:
        """Remember that something was named."""
        order = len(self.memory.mentions)
        self.memory.mentions[key] = Mention(key, parts, many, order)
        self.memory.last = key

    def again(self, key: str) -> Noun:
        """Name something that was named before."""
        mention = self.memory.mentions[key]
        heads = [head.one for head in mention.parts.heads]
        rivals = [
            other
            for other in self.memory.mentions.values()
            if other.key != key
            and [head.one for head in other.parts.heads] == heads
            and other.many == mention.many
            and other.parts.done == mention.parts.done
        ]
        noun = self.grammar.again(mention, rivals, last=self.memory.last == key)
        self.memory.last = key
        return noun

    def fallback(self, word: str) -> Noun:
        """Name something that the text never introduced."""
        return self.grammar.name(look_up(self.grammar.frames.values, word, "a reference"))

    def say(self, saying: Saying, **slots: Callable[[], object]) -> Clause:
        """Make a statement of a template."""
        subject: Noun | None = None
        if saying.subject in slots:
            found = slots[saying.subject]()
            subject = found if isinstance(found, Noun) else None
        elif saying.subject:
            subject = self.grammar.name(saying.subject, many=saying.many)
        return self.grammar.clause(fill(saying.text, slots), subject)

    def of_player(self, saying: Saying, who: v.Players, **slots: Callable[[], object]) -> Clause:
        """Make a statement about a player, who is left out where only the reader can be meant."""
        optional = "who" not in needs(saying.text) and saying.subject != "who"
        you = self.grammar.players["you"]
        dropped = optional and self.grammar.frames.drops_you and self.player(who) == you
        named = {} if dropped else {"who": lambda: self.player(who)}
        return self.say(saying, **named, **slots)

    def template(self, word: str, **slots: Callable[[], object]) -> str:
        """Fill a template of the language for nouns."""
        return fill(look_up(self.grammar.frames.values, word, "a value"), slots)

    # ----------------------------------------------------------------- players

    @singledispatchmethod
    def player(self, who: v.Players) -> Noun:
        """Name players."""
        raise unknown("players", who)

    def owner(self, who: v.Players) -> Noun:
        """Name players as those to whom something belongs."""
        mine = isinstance(who, v.You) and self.you == self.grammar.players["you"]
        if who == self.doer_of_act and isinstance(who, v.OwnerOf | v.ControllerOf):
            return self.grammar.players["self"]
        if isinstance(who, v.ThatPlayer) and self.memory.that is not None:
            return self.memory.that
        if isinstance(who, (v.You, v.EventPlayer, v.ThatPlayer)) and not mine:
            return self.grammar.players["self"]
        return self.player(who)

    def somebody(self, who: v.Players | None) -> Noun:
        """Name the player of an event."""
        words: dict[type, str] = {
            v.Opponents: "one opponent",
            v.YouAndAllies: "one of yours",
            v.EachPlayer: "one player",
            type(None): "one player",
        }
        word = words.get(type(who))
        return self.grammar.players[word] if word else self.player(who or v.You())

    @player.register
    def _on_you(self, _: v.You) -> Noun:
        return self.you

    @player.register
    def _on_standing(
        self,
        who: v.Opponents | v.YouAndAllies | v.EachPlayer | v.ThatPlayer | v.TurnPlayer,
    ) -> Noun:
        if isinstance(who, v.ThatPlayer) and self.memory.that is not None:
            return self.memory.that
        if isinstance(who, v.EachPlayer) and (who.first or who.others):
            word = "each other" if who.others else "each"
            return self.grammar.players[f"{word} from {who.first}" if who.first else word]
        words = {
            v.Opponents: "opponents",
            v.YouAndAllies: "yours",
            v.EachPlayer: "each",
            v.ThatPlayer: "that player",
        }
        return self.grammar.players[words.get(type(who), "turn")]

    @player.register
    def _on_event_player(self, _: v.EventPlayer) -> Noun:
        return self.memory.event or self.grammar.players["that player"]

    @player.register
    def _on_role(self, who: v.Role) -> Noun:
        words = [look_up(self.phrases.roles, name, "the role") for name in who.names]
        nouns = [self.grammar.name(word) for word in words]
        return self.grammar.list_nouns(nouns, "and")

    @player.register
    def _on_controller(self, who: v.ControllerOf) -> Noun:
        return self._belonging("controller", who.of)

    @player.register
    def _on_owner(self, who: v.OwnerOf) -> Noun:
        return self._belonging("owner", who.of)

    def _belonging(self, word: str, of: v.Objects) -> Noun:
        """Name the players to whom objects belong."""
        many = self.is_many(of)
        word = f"{word}s" if many else word
        return self.grammar.name(self.template(word, of=lambda: self.objects(of)), many=many)

    @player.register
    def _on_target_player(self, who: v.TargetPlayer) -> Noun:
        return self.named_player(who.label, who.among)

    @player.register
    def _on_seat(self, who: v.Target | v.Noted) -> Noun:
        known = self.memory.players.get(who.label)
        return known if known is not None else self.objects(who)

    def named_player(self, label: str, among: str) -> Noun:
        """Name a chosen player, as one of several the first time."""
        known = self.memory.players.get(label)
        if known is not None:
            return known
        word = "opponent" if among == "opponent" else "player"
        self.memory.players[label] = self.grammar.players[f"that {word}"]
        return self.grammar.players[f"chosen {word}"]

    # ----------------------------------------------------------------- objects

    @singledispatchmethod
    def objects(self, of: v.Objects | v.Places) -> Noun:
        """Name objects."""
        raise unknown("objects", of)

    def key_of(self, ref: v.Ref | None) -> str:
        """Key of what a reference names; empty where it is not remembered."""
        if isinstance(ref, v.Target):
            return f"target:{ref.label}"
        if isinstance(ref, v.EventObject):
            return self.memory.event_key
        if isinstance(ref, v.Noted):
            target = f"target:{ref.label}"
            known = target if target in self.memory.mentions else ""
            return self.memory.notes.get(ref.label, known)
        return ""

    @objects.register
    def _on_me(self, _: v.Me | v.ThisItem) -> Noun:
        if not self.grammar.is_person(self.me):
            self.memory.last = ""
        return self.me

    @objects.register
    def _on_giver(self, _: v.Giver) -> Noun:
        self.memory.last = ""
        return self.giver

    @objects.register
    def _on_event_object(self, _: v.EventObject) -> Noun:
        if self.memory.event_is_me:
            return self.me
        key = self.memory.event_key
        return self.again(key) if key in self.memory.mentions else self.fallback("that object")

    @objects.register
    def _on_event_source(self, _: v.EventSource) -> Noun:
        known = SOURCE in self.memory.mentions
        return self.again(SOURCE) if known else self.fallback("that source")

    @objects.register
    def _on_each(self, _: v.Each) -> Noun:
        return (
            self.again("each") if "each" in self.memory.mentions else self.fallback("that object")
        )

    @objects.register
    def _on_noted(self, of: v.Noted) -> Noun:
        key = self.key_of(of)
        if key == MYSELF:
            return self.me
        return self.again(key) if key in self.memory.mentions else self.fallback("that object")

    @objects.register
    def _on_linked(self, of: v.Linked) -> Noun:
        parts = Parts((self.phrases.heads["card"],), (self.grammar.done_to(self.link(of)),))
        return self.grammar.noun(parts, Count("all"))

    def link(self, of: v.Linked) -> str:
        """Say what another ability of the card did to what it noted."""
        text = look_up(self.phrases.linked, of.label, "what is linked:")
        return fill(text, {"me": lambda: self.giver})

    @objects.register
    def _on_all(self, of: v.All) -> Noun:
        pred = of.pred
        if isinstance(pred, v.Either) and all(isinstance(part, v.Same) for part in pred.parts):
            nouns = [self.objects(part.of) for part in pred.parts if isinstance(part, v.Same)]
            return self.grammar.both(nouns)
        return self.noun(pred, Count("all"))

    @objects.register
    def _on_top(self, of: v.Top) -> Noun:
        area = look_up(self.phrases.areas, of.zone, "the zone")
        pile = self.template("own area", who=lambda: self.owner(of.who), area=lambda: area.one)
        card = self.phrases.heads["card"]
        number = of.count if isinstance(of.count, int) else None
        count = self.value(of.count) if number is None else self.grammar.cardinal(number)
        text = self.template(
            "top one" if of.count == 1 else "top",
            count=lambda: count,
            card=lambda: card.one if of.count == 1 else card.many or card.one,
            pile=lambda: pile,
        )
        return self.grammar.name(text, many=of.count != 1)

    @objects.register
    def _on_attached(self, of: v.AttachedTo) -> Noun:
        text = self.template("attached", of=lambda: self.objects(of.of))
        return self.grammar.name(text, many=True)

    @objects.register
    def _on_host(self, of: v.HostOf) -> Noun:
        if of.of == v.Me() and self.phrases.host is not None:
            self.memory.last = ""
            return self.phrases.host
        return self.grammar.name(self.template("host", of=lambda: self.objects(of.of)))

    @objects.register
    def _on_place_object(self, at: v.EventPlace) -> Noun:
        """A place that is an object, such as a battlefield."""
        if at.origin:
            return self.grammar.name(self.place_left())
        head = self.phrases.heads[min(self.phrases.places)]
        return self.grammar.name(self.template("that place", place=lambda: head.one))

    @objects.register
    def _on_target(self, of: v.Target) -> Noun:
        key = self.key_of(of)
        if key in self.memory.mentions:
            return self.again(key)
        low, high = of.at_least, of.at_most
        if of.times is not None:
            high = None
        group = self._group_of(of.pred)
        parts, count = self.chosen(of.pred, low, high, of.group)
        if group is not None:
            parts = replace(parts, among=group, narrow=bool(parts.qualities))
        if of.apart or key in self.memory.others:
            parts = replace(parts, other=True)
        if of.players:
            who = self.phrases.heads["opponent" if of.players == "opponent" else "player"]
            parts = replace(parts, heads=(*parts.heads, who))
        if self.phrases.targeted is not None:
            parts = replace(parts, mark=self.phrases.targeted.near)
        self.mention(key, replace(parts, among=None, narrow=False), many=count.many)
        if of.times is not None:
            word = "up to so many" if low == 0 else "so many"
            number, plural = self.so_many(of.times), Count("kind")
            text = self.template(
                word, count=lambda: number, of=lambda: self.grammar.noun(parts, plural)
            )
            return self.grammar.name(text, many=True)
        if isinstance(of.pred, v.Either) and self.shared(of.pred) is None:
            return self.noun(of.pred, count)
        named = self.grammar.noun(parts, count)
        if of.chooser is None:
            return named
        chooser = self.somebody(of.chooser)
        text = self.template("picked by", of=lambda: named, who=lambda: chooser)
        return self.grammar.name(text, many=count.many)

    def _group_of(self, pred: v.Pred) -> Noun | None:
        """Name what is chosen from, where that is a group which the text has named."""
        for part in flat(pred):
            if isinstance(part, v.Same) and self.is_many(part.of):
                key = self.key_of(part.of)
                return self.again(key) if key in self.memory.mentions else None
        return None

    def is_many(self, ref: v.Ref | None) -> bool:
        """Whether a reference names several; see `ClauseWriter`."""
        raise NotImplementedError

    def so_many(self, value: v.Value) -> str:
        """Say a number before what it counts."""
        known = isinstance(value, v.AmountOf) and value.label in self.phrases.variables
        that = isinstance(value, (v.EventAmount, v.AmountOf)) and not known
        return self.template("that many") if that else self.value(value)

    # ----------------------------------------------------------------- noun phrases

    def noun(self, pred: v.Pred, count: Count) -> Noun:
        """Name what matches, without remembering it."""
        if isinstance(pred, v.Same):
            return self.objects(pred.of)
        if isinstance(pred, v.Either) and self.shared(pred) is None:
            word: Literal["and", "or"] = "and" if count.kind == "all" else "or"
            return self.grammar.list_nouns([self.noun(part, count) for part in either(pred)], word)
        return self.grammar.noun(self.parts(pred), count)

    def chosen(
        self, pred: v.Pred, low: int, high: int | None, group: tuple[v.GroupTest, ...]
    ) -> tuple[Parts, Count]:
        """Name what is chosen from what matches, and how many."""
        raise NotImplementedError

    def shared(self, pred: v.Either) -> Quality | tuple[Head, ...] | None:
        """What alternatives have in common; None where each needs a noun of its own."""
        raise NotImplementedError

    def parts(self, pred: v.Pred) -> Parts:
        """Take a predicate apart."""
        raise NotImplementedError

    def value(self, value: v.Value) -> str:
        """Say a number; see `ValueWriter`."""
        raise NotImplementedError

    # ----------------------------------------------------------------- places

    @singledispatchmethod
    def place(self, at: v.Places) -> Noun:
        """Name a place."""
        raise unknown("a place", at)

    def area(self, word: str, tests: tuple[str, ...] = (), *, many: bool = False) -> Noun:
        """Name any place of an area."""
        area = look_up(self.phrases.areas, word, "the area")
        if area.only:
            return self.grammar.place(self.template("the area", area=lambda: area.one), area.at)
        qualities = tuple(look_up(self.phrases.tests, test, "the place test") for test in tests)
        parts = Parts((Head(area.one, area.many, ""),), qualities)
        return self.grammar.place(self.grammar.some_place(parts, many=many), area.at, many=many)

    @place.register
    def _on_here(self, _: v.Here) -> Noun:
        return self.grammar.place(self.template("here"), "")

    @place.register
    def _on_place_of(self, at: v.PlaceOf) -> Noun:
        mention = self.memory.mentions.get(self.key_of(at.of))
        if mention is not None and not at.before and self._is_place(mention.parts):
            self.memory.last = ""
            return self.grammar.place(self.again(mention.key).text, "at")
        template = "former" if at.before else "place of"
        return self.grammar.place(self.template(template, of=lambda: self.objects(at.of)), "at")

    @place.register
    def _on_event_place(self, at: v.EventPlace) -> Noun:
        if at.origin:
            return self.grammar.place(self.place_left(), "at")
        return self.grammar.place(self.template("there"), "")

    def _is_place(self, parts: Parts) -> bool:
        """Whether what was named is a place itself."""
        heads = [self.phrases.heads[kind] for kind in self.phrases.places]
        return all(head in heads for head in parts.heads)

    def place_left(self) -> str:
        """Name the place that the object of the event left."""
        return self.template("former", of=lambda: self.objects(v.EventObject()))

    @place.register
    def _on_home(self, at: v.HomeOf) -> Noun:
        return self._own_area("base", at.who)

    @place.register
    def _on_zone(self, at: v.Zone) -> Noun:
        return self._own_area(at.name, at.who)

    def _own_area(self, name: str, who: v.Players) -> Noun:
        area = look_up(self.phrases.areas, name, "the zone")
        owner = self.owner(who)
        each = isinstance(who, v.Opponents | v.YouAndAllies) and owner.many
        word = area.many or area.one if each else area.one
        text = self.template("own area", who=lambda: owner, area=lambda: word)
        return self.grammar.place(text, area.at)

    @place.register
    def _on_target_place(self, at: v.TargetPlace) -> Noun:
        key = f"place:{at.label}"
        if key in self.memory.notes:
            return self.grammar.place(self.template("there"), "")
        self.memory.notes[key] = key
        area = look_up(self.phrases.areas, at.kind, "the area")
        tests = tuple(look_up(self.phrases.tests, test, "the place test") for test in at.tests)
        bare = self.grammar.bare(Parts((Head(area.one),), tests))
        return self.grammar.place(self.template("one area", area=lambda: bare), area.at)

    @place.register
    def _on_destination(self, at: v.Destination) -> Noun:
        key = f"to:{at.label}"
        if key in self.memory.notes:
            return self.grammar.place(self.template("there"), "")
        self.memory.notes[key] = key
        template = look_up(self.phrases.destinations, " ".join(at.limits), "the destination")
        again = at.of == self.acted and isinstance(at.of, v.All)
        own = self.grammar.players["self"] if again else None
        return self.grammar.place(fill(template, {"of": lambda: own or self.objects(at.of)}), "")
