"""Actions, costs, modifications and events as clauses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from adjudge.core import vocab as v
from adjudge.text.wording_conditions import ConditionWriter
from adjudge.text.wording_grammar import Amount, Clause, Count, Noun, Parts
from adjudge.text.wording_nouns import MYSELF, flat
from adjudge.text.wording_words import (
    Head,
    How,
    VerbWords,
    WordingFault,
    fill,
    look_up,
    unknown,
)

_PLAYERS = (
    v.You,
    v.TargetPlayer,
    v.Opponents,
    v.EachPlayer,
    v.ThatPlayer,
    v.EventPlayer,
    v.ControllerOf,
    v.OwnerOf,
)

Slots: TypeAlias = dict[str, Callable[[], object]]


def _told(act: v.Act, words: VerbWords) -> v.Ref:
    """What an action is done to, without what the action says of it already."""
    on = act.on or v.Me()
    if isinstance(on, v.Target) and "split" in act.how:
        implied = v.NumberAtMost(act.amount or 0)
        return replace(on, group=tuple(test for test in on.group if test != implied))
    if isinstance(on, v.All) and words.inside:
        there = v.In(words.inside)
        kept = [p for p in flat(on.pred) if p != there and not isinstance(p, v.OwnedBy)]
        return v.All(v.Both((*kept, v.Is("card"))))
    if isinstance(on, v.All) and words.implies:
        mark = v.Marked(words.implies)
        return v.All(v.Both(tuple(part for part in flat(on.pred) if part != mark)))
    return on


@dataclass(slots=True)
class ClauseWriter(ConditionWriter):
    """Write what is done and what happens."""

    @abstractmethod
    def quoted(self, ability: v.Ability) -> str:
        """Write an ability that something gains, without its quotation marks."""

    def actor(self, who: v.Players | None) -> Noun | None:
        """Name who acts; None for the reader of the card."""
        if who is None or isinstance(who, v.You):
            reader = self.you == self.grammar.players["you"]
            return None if reader and self.asked is None else self.you
        return self.acting_player(who)

    def acting_player(self, who: v.Players) -> Noun:
        """Name players who act: each for themselves, or the one for whom "you" stands."""
        if isinstance(who, v.Opponents):
            return self.grammar.players["each opponent"]
        if isinstance(who, v.ThatPlayer) and self.asked is not None:
            return self.asked
        if isinstance(who, v.ThatPlayer) and self.you != self.grammar.players["you"]:
            return self.you
        return self.player(who)

    def is_many(self, ref: v.Ref | None) -> bool:
        """Whether a reference names several."""
        if isinstance(ref, v.Target):
            return ref.at_most != 1
        if isinstance(ref, v.Top):
            return ref.count != 1
        mention = self.memory.mentions.get(self.key_of(ref))
        return mention.many if mention is not None else isinstance(ref, (v.All, v.AttachedTo))

    # ----------------------------------------------------------------- actions

    def act(self, act: v.Act, *, cost: bool = False) -> Clause:
        """Write an action."""
        words = look_up(self.phrases.verbs, act.verb, "the action")
        self.acted, self.doer_of_act = act.on, act.who
        template = words.cost if cost and words.cost else self._template(act, words)
        slots = self._slots(act, words)
        subject = self._acting(act.by) if words.by_acts and act.by else self.actor(act.who)
        if subject is None and words.stated and not self.grammar.frames.drops_you:
            subject = self.you
        lead = ""
        if template.startswith("{on:을} "):
            lead = f"{slots['on']():을} "
            template = template.removeprefix("{on:을} ")
        if act.to is not None and "{to" not in template:
            raise WordingFault(f"no words for the destination of {act.verb!r}")
        text = lead + fill(template, slots)
        self._note(act, words)
        return self.grammar.clause(text, subject, lead=lead)

    def _acting(self, by: v.Objects) -> Noun:
        """Name an object that acts, by more than "it"."""
        self.memory.last = ""
        return self.objects(by)

    def _template(self, act: v.Act, words: VerbWords) -> str:
        if act.amount is None and act.on is None and "all of" in words.variants:
            return words.variants["all of"]
        if act.amount is None and "all" in words.variants:
            return words.variants["once" if "once" in act.how else "all"]
        if words.several and self.is_many(act.on):
            return words.several
        if words.how is How.VARIANT:
            for word in act.how:
                if self.is_many(act.on) and f"{word} several" in words.variants:
                    return words.variants[f"{word} several"]
                return look_up(words.variants, word, f"{act.verb!r} with")
        return words.text

    def _slots(self, act: v.Act, words: VerbWords) -> Slots:
        slots: Slots = {"who": lambda: self.player(act.who or v.You())}
        number = act.amount
        counts = words.counts and isinstance(act.on, v.All) and number is not None
        if counts and number == v.CountOf(act.on):  # type: ignore[arg-type]
            on, number, counts = act.on, None, False
            slots["on"] = lambda: self.objects(on)
        if counts:
            slots["on"] = partial(self._so_many, act, words)
        elif act.on is not None and "on" not in slots:
            slots["on"] = partial(self._on, _told(act, words), words)
        if number is not None and not counts:
            slots["amount"] = lambda: self.amount(number)
        if words.inside and isinstance(act.on, v.All):
            owners = [p.who for p in flat(act.on.pred) if isinstance(p, v.OwnedBy)]
            slots["pile"] = lambda: self.place(v.Zone(words.inside, (owners or [v.You()])[0]))
        if act.to is not None:
            to = act.to
            slots["to"] = lambda: self.place(to)
        if act.by is not None:
            by = act.by
            slots["by"] = lambda: self.objects(by)
            slots["both"] = partial(self._both, act)
        elif isinstance(act.on, v.Target):
            slots["both"] = partial(self.objects, act.on)
        if self.is_many(act.on) and "split" not in act.how:
            slots["each"] = lambda: self.template("each")
        slots.update(self._how_slots(act, words))
        return slots

    def _on(self, on: v.Ref, words: VerbWords) -> Noun:
        if isinstance(on, v.All) and words.picks and words.leaves:
            return self.noun(on.pred, Count("kind"))
        if isinstance(on, v.All) and words.picks:
            high = 1 if words.picks == "one" else None
            return self.noun(on.pred, Count("some", 1 if high else 0, high))
        if isinstance(on, _PLAYERS):
            return self.player(on)
        if isinstance(on, (v.TargetPlace, v.Zone)):
            return self.place(on)
        return self.objects(on)

    def _so_many(self, act: v.Act, words: VerbWords) -> Noun:
        told = _told(act, words)
        pred = told.pred if isinstance(told, v.All) else v.Anything()
        number = act.amount
        if isinstance(number, int) or number is None:
            return self.noun(pred, Count("some", number or 1, number or 1))
        text = self.template(
            "so many",
            count=lambda: self.so_many(number),
            of=lambda: self.noun(pred, Count("kind")),
        )
        return self.grammar.name(text, many=True)

    def _both(self, act: v.Act) -> Noun:
        keys = [self.key_of(act.on), self.key_of(act.by)]
        if all(key in self.memory.mentions for key in keys):
            self.memory.last = ""
            return self.grammar.name(self.template("both"), many=True)
        first = self._on(act.on or v.Me(), VerbWords(text=""))
        return self.grammar.list_nouns([first, self.objects(act.by or v.Me())], "and")

    def _how_slots(self, act: v.Act, words: VerbWords) -> Slots:
        how = act.how
        if words.how is How.AREA:
            return {"area": lambda: self.place(v.Zone(how[0], act.who or v.You()))}
        if words.how is How.WINDOW:
            window = look_up(self.phrases.windows, how[0] if how else "turn", "the window")
            found: Slots = {"window": lambda: window} if window else {}
            kinds = [word for word in how[1:] if word != "once"]
            names = [look_up(self.phrases.hows, word, "the event") for word in kinds]
            if names:
                named = self.grammar.name(self.grammar.list_words(names, "or"))
                found["what"] = lambda: named
            return found
        if words.how is How.TOKEN:
            head = self._token_head(how[0])
            return {
                "token": partial(self._token, act),
                "name": lambda: self.grammar.name(head.one),
            }
        if words.how is How.NAME:
            name = self.phrases.names.get(how[0], how[0])
            return {"name": lambda: self.grammar.name(name)}
        if words.how is How.EVENTS:
            names = [look_up(self.phrases.hows, word, "the event") for word in how]
            return {"what": lambda: self.grammar.list_words(names, "and")}
        if words.how is How.SWAP:
            return self._swapped(how)
        if words.how is How.RESOURCES:
            uses = [word.removeprefix("only:") for word in how if word.startswith("only:")]
            slots: Slots = {"resources": partial(self._resources, act)}
            if uses:
                use = look_up(self.phrases.uses, uses[0], "the use of a resource")
                slots["only"] = lambda: use
            return slots
        return {}

    def _swapped(self, how: tuple[str, ...]) -> Slots:
        stat, until = [*how, *("might", "turn")[len(how) :]][:2]
        name = look_up(self.phrases.stats, stat, "the number")
        window = look_up(self.phrases.windows, until, "the window")
        slots: Slots = {"stat": lambda: self.grammar.name(name)}
        return {**slots, "window": lambda: window} if window else slots

    def _token_head(self, name: str) -> Head:
        """What a token is called; one that no table describes has a name at least."""
        token = self.phrases.heads["token"]
        plain = Head(f"{name} {token.one}", f"{name} {token.many}", token.counter)
        return self.phrases.tokens.get(name, plain)

    def _token(self, act: v.Act) -> str:
        name, *words = act.how
        head = self._token_head(name)
        near = [look_up(self.phrases.enters, word, "how it enters") for word in words]
        return self.grammar.counted(self.amount(act.amount or 1), head, near)

    def _resources(self, act: v.Act) -> str:
        kinds = [word for word in act.how if not word.startswith("only:")]
        plain = self._plain_resources(kinds)
        if plain:
            return plain
        times = act.amount if isinstance(act.amount, int) else 1
        energy = kinds.count("energy") * times
        symbols = self.symbol(v.Need(("energy",), energy)) if energy else ""
        for kind in kinds:
            if kind != "energy":
                need = v.Need(() if kind == "any" else (kind,), times)
                symbols += self.symbol(need)
        known = isinstance(act.amount, int) or act.amount is None
        amount = self.grammar.amount(Amount(1)) if known else self.amount(act.amount or 1)
        return self.grammar.measured(amount, symbols)

    def _plain_resources(self, kinds: list[str]) -> str:
        """Resources that have a name of their own, or of which one of several kinds is added."""
        if len(kinds) != 1:
            return ""
        if "/" in kinds[0]:
            symbols = [self.symbol(v.Need((kind,))) for kind in kinds[0].split("/")]
            one = self.grammar.amount(Amount(1))
            return self.grammar.measured(one, self.grammar.list_words(symbols, "or"))
        name = self.phrases.pools.get(f"one {kinds[0]}", "")
        return self.grammar.measured(self.grammar.amount(Amount(1)), name) if name else ""

    def _note(self, act: v.Act, words: VerbWords) -> None:
        """Remember what an action with a label leaves behind; without one it takes "it" away."""
        if not act.label:
            if words.leaves and act.on is None:
                self.memory.last = ""
            return
        key = self.key_of(act.on)
        if key in self.memory.mentions or act.on == v.Me():
            self.memory.notes[act.label] = key or MYSELF
            return
        parts = self._left(act, words)
        if parts is None:
            return
        key = f"note:{act.label}"
        self.memory.notes[act.label] = key
        if words.picks == "any":
            self.memory.counted.add(act.label)
        counted = words.leaves or words.how is How.TOKEN
        together = isinstance(act.who, (v.Opponents, v.EachPlayer))
        many = act.amount not in {1, None} if counted else together or self.is_many(act.on)
        if words.picks:
            many = words.picks == "any" or act.amount not in {1, None}
        self.mention(key, parts, many=many)

    def _left(self, act: v.Act, words: VerbWords) -> Parts | None:
        if words.how is How.TOKEN:
            return Parts((self.phrases.heads["token"],))
        if words.leaves:
            return Parts((self.phrases.heads[words.leaves],), done=words.done)
        if isinstance(act.on, v.All):
            return Parts(self.parts(act.on.pred).heads, done=words.done)
        if isinstance(act.on, v.Top):
            return Parts((self.phrases.heads["card"],), done=words.done)
        return None

    def choose(self, acts: list[v.Act]) -> Clause:
        """Write choices of one kind that follow each other as one."""
        words = look_up(self.phrases.verbs, acts[0].verb, "the action")
        nouns = [self._on(act.on, words) for act in acts if act.on is not None]
        slots: Slots = {"on": lambda: self.grammar.list_nouns(nouns, "and")}
        return self.grammar.clause(fill(words.text, slots), self.actor(acts[0].who))

    # ----------------------------------------------------------------- costs

    def symbol(self, need: v.Need) -> str:
        """Write a need in symbols."""
        kinds = need.kinds or ("any",)
        if kinds == ("own",) and len(self.domains) == 1:
            kinds = self.domains
        symbols = [look_up(self.phrases.resources, kind, "the resource") for kind in kinds]
        if len(symbols) > 1:
            return f"[{'/'.join(symbol.strip('[]') for symbol in symbols)}]" * need.count
        if "{}" in symbols[0]:
            return symbols[0].replace("{}", str(need.count))
        return symbols[0] * need.count

    def cost_list(self, cost: v.Cost | v.AnyCost) -> str:
        """Write a cost as it stands in front of a colon."""
        if isinstance(cost, v.AnyCost):
            return self.grammar.list_words([self.cost_list(c) for c in cost.choices], "or")
        symbols = "".join(self.symbol(need) for need in cost.needs)
        parts = [symbols] if symbols else []
        for action in cost.actions:
            symbol = self._cost_symbol(action)
            parts.append(symbol or self.grammar.cost_action(self._cost_action(action)))
        return ", ".join(parts) or self.symbol(v.Need((self.phrases.free,), 0))

    def _cost_symbol(self, action: v.Instruction) -> str:
        if isinstance(action, v.Act) and action.on == v.Me():
            return self.phrases.cost_symbols.get(action.verb, "")
        return ""

    def _cost_action(self, action: v.Instruction) -> str:
        if not isinstance(action, v.Act):
            raise unknown("a cost", action)
        return self.act(action, cost=True).text

    def cost_clauses(self, cost: v.Cost | v.AnyCost) -> list[Clause]:
        """Write a cost as what is done to pay it."""
        if isinstance(cost, v.AnyCost):
            return [self._pay(self.cost_list(cost))]
        clauses: list[Clause] = []
        if cost.needs or not cost.actions:
            clauses.append(self._pay(self.cost_list(v.Cost(cost.needs))))
        for action in cost.actions:
            if not isinstance(action, v.Act):
                raise unknown("a cost", action)
            clauses.append(self.act(action))
        return clauses

    def _pay(self, symbols: str) -> Clause:
        cost = self.grammar.name(symbols)
        return self.grammar.clause(fill(self.grammar.frames.acts["pay"], {"cost": lambda: cost}))
