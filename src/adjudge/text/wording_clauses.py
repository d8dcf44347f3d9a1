"""Actions, costs, modifications and events as clauses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial, singledispatchmethod
from typing import TypeAlias

from adjudge.core import vocab as v
from adjudge.text.wording_grammar import Amount, Clause, Count, Noun, Parts
from adjudge.text.wording_nouns import MYSELF, flat
from adjudge.text.wording_preds import PredWriter
from adjudge.text.wording_words import (
    Head,
    How,
    Quality,
    VerbWords,
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


def _signed(number: int, other: int) -> str:
    """A number with its sign; nothing has the sign of the number beside it."""
    return f"{'-' if number < 0 or (number == 0 and other < 0) else '+'}{abs(number)}"


def _can_be_had(mod: v.Mod) -> bool:
    """Whether a modification is something that one is given and has."""
    return isinstance(mod, (v.Gain, v.GainAbility)) or (isinstance(mod, v.Raise) and mod.to is None)


@dataclass(slots=True)
class ClauseWriter(PredWriter):
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
        """Remember what an action with a label leaves behind."""
        if not act.label:
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

    # ----------------------------------------------------------------- modifications

    def given(self, lasting: v.Lasting) -> list[Clause]:
        """Write modifications as something that is done."""
        window = look_up(self.phrases.windows, lasting.until, "the window")
        slots: Slots = {"x": partial(self._modified, lasting)}
        if window:
            slots["window"] = lambda: window
        clauses: list[Clause] = []
        items = [mod for mod in lasting.mods if _can_be_had(mod)]
        what = self._become(lasting.mods)
        if what:
            text = fill(self.grammar.frames.given["become"], {**slots, "what": lambda: what})
            return [self.grammar.clause(text, self.actor(None))]
        if items:
            had: Slots = {**slots, "items": partial(self._items, items)}
            text = fill(self.grammar.frames.given["give"], had)
            clauses.append(self.grammar.clause(text, self.actor(None)))
        others = [mod for mod in lasting.mods if not _can_be_had(mod)]
        sizes, others = self._sizes(others)
        if sizes:
            given = self.grammar.frames.given["pair"]
            sized: Slots = {**slots, "value": lambda: self.grammar.name(sizes)}
            clauses.append(self.grammar.clause(fill(given, sized), self.actor(None)))
        clauses += [self._given_one(lasting, mod, slots) for mod in others]
        return self._for_as_long(lasting.cond, clauses)

    def _for_as_long(self, cond: v.Condition | None, clauses: list[Clause]) -> list[Clause]:
        """Say for as long as what a modification lasts, where it does."""
        if cond is None:
            return clauses
        clause = self.condition(cond)
        told = fill(self.grammar.frames.while_, {"cond": lambda: clause})
        return [replace(clauses[0], cond=told), *clauses[1:]]

    def _become(self, mods: tuple[v.Mod, ...]) -> Noun | None:
        """Name what an object becomes that gets a type and all that belongs to it at once."""
        kinds = [mod for mod in mods if isinstance(mod, v.GainType)]
        size, _ = self._sizes(list(mods))
        if len(kinds) != 1 or not size:
            return None
        near = [size]
        for mod in mods:
            if isinstance(mod, v.SetDomains):
                near += [look_up(self.phrases.domains, word, "the domain") for word in mod.domains]
        near += [self.phrases.tags.get(m.tag, m.tag) for m in mods if isinstance(m, v.GainTag)]
        head = look_up(self.phrases.heads, kinds[0].name, "the type")
        qualities = [Quality(near=word) for word in near]
        had = [mod for mod in mods if _can_be_had(mod)]
        if had:
            qualities.append(self.grammar.equipped(self._items(had).text))
        return self.grammar.noun(Parts((head,), tuple(qualities)), Count("any"))

    def _sizes(self, mods: list[v.Mod]) -> tuple[str, list[v.Mod]]:
        """Two numbers that are set together, and all other modifications."""
        sets = [mod for mod in mods if isinstance(mod, v.SetStat) and mod.stat in self.phrases.pair]
        if len(sets) != len(self.phrases.pair):
            return "", mods
        first, second = (mod.value for mod in sets)
        told = self.value(first)
        named = isinstance(first, (int, v.AmountOf))
        text = (
            f"{told}/{self.value(second)}"
            if named
            else self.template("both equal", of=lambda: self.grammar.name(told))
        )
        return text, [mod for mod in mods if mod not in sets]

    def _items(self, mods: list[v.Mod]) -> Noun:
        pair, rest = self._paired(mods)
        told = ([pair] if pair else []) + [self.item(mod) for mod in rest]
        return self.grammar.list_nouns([self.grammar.name(text) for text in told], "and")

    def _paired(self, mods: list[v.Mod]) -> tuple[str, list[v.Mod]]:
        """The changes of two numbers that are written together, and all other modifications."""
        raises = [mod for mod in mods if isinstance(mod, v.Raise) and mod.stat in self.phrases.pair]
        if len(raises) != len(self.phrases.pair):
            return "", mods
        first, second = (mod.by for mod in raises)
        rest = [mod for mod in mods if mod not in raises]
        if isinstance(first, int) and isinstance(second, int):
            return f"{first:+d}/{_signed(second, first)}", rest
        if first == second and not isinstance(first, v.AmountOf):
            counted = isinstance(first, v.CountOf) and isinstance(first.of, v.All)
            word = "pair for each" if counted else "pair equal to"
            of = self.for_each(first) if counted else self.value(first)
            return self.template(word, of=lambda: of), rest
        return f"{self._variable(first)}/{self._variable(second)}", rest

    def _variable(self, value: v.Value) -> str:
        """A named amount with its sign."""
        if isinstance(value, v.Times) and value.factor == -1:
            return f"-{self.value(value.value)}"
        return f"+{self.value(value)}"

    def _modified(self, lasting: v.Lasting) -> Noun:
        if lasting.to is not None:
            return self.objects(lasting.to)
        return self.noun(lasting.scope or v.Same(v.Me()), Count("kind"))

    def _given_one(self, lasting: v.Lasting, mod: v.Mod, slots: Slots) -> Clause:
        if isinstance(mod, v.Flag):
            return self._flagged(mod, slots)
        word, more = self.mod(mod)
        word = self._many_of(word, lasting)
        text = fill(look_up(self.grammar.frames.given, word, "a change"), {**slots, **more})
        return self.grammar.clause(text, self.actor(None))

    def _flagged(self, mod: v.Flag, slots: Slots) -> Clause:
        saying = look_up(self.phrases.flags, mod.name, "the state")
        more: Slots = {
            "value": lambda: self.value(mod.value),
            "amount": lambda: self.amount(mod.value),
        }
        return self.say(saying, **{**slots, **more})

    def item(self, mod: v.Mod) -> str:
        """Write a modification that can be had."""
        if isinstance(mod, v.Raise):
            stat = look_up(self.phrases.stats, mod.stat, "the number")
            if isinstance(mod.by, int):
                return self.grammar.modified(stat, f"{mod.by:+d}", mod.floor, mod.ceiling)
            lowered = isinstance(mod.by, v.Times) and mod.by.factor == -1
            by = mod.by.value if isinstance(mod.by, v.Times) and lowered else mod.by
            word = "lowered" if lowered else "raised"
            return self.template(word, stat=lambda: stat, value=lambda: self.value(by))
        if isinstance(mod, v.Gain):
            return self.keyword_of(mod.keyword, mod.value)
        if isinstance(mod, v.GainAbility):
            text = self.quoted(mod.ability)
            return fill(self.grammar.frames.quote, {"text": lambda: text})
        raise unknown("a modification that can be had", mod)

    @singledispatchmethod
    def mod(self, mod: v.Mod) -> tuple[str, Slots]:
        """Name the template of a modification that can't be had, and fill its slots."""
        raise unknown("a modification", mod)

    @mod.register
    def _on_raise(self, mod: v.Raise) -> tuple[str, Slots]:
        return "raise to", self._number_slots(mod.stat, mod.to or 0)

    @mod.register
    def _on_set(self, mod: v.SetStat) -> tuple[str, Slots]:
        return "set", self._number_slots(mod.stat, mod.value)

    @mod.register
    def _on_swap(self, mod: v.SwapStats) -> tuple[str, Slots]:
        names = [look_up(self.phrases.stats, s, "the number") for s in (mod.first, mod.second)]
        return "swap", {"what": lambda: self.grammar.name(self.grammar.list_words(names, "and"))}

    def _number_slots(self, stat: str, value: v.Value) -> Slots:
        name = look_up(self.phrases.stats, stat, "the number")
        return {
            "stat": lambda: self.grammar.name(name),
            "value": lambda: self.grammar.name(self.value(value)),
        }

    @mod.register
    def _on_lose(self, mod: v.Lose) -> tuple[str, Slots]:
        if not mod.keyword:
            return "lose all", {}
        word = "bar" if mod.barred else "lose"
        return word, {"what": lambda: self.grammar.name(self.keyword(mod.keyword))}

    @mod.register
    def _on_change_word(self, mod: v.ChangeWord) -> tuple[str, Slots]:
        if mod.chosen:
            return "reword chosen", {}
        words = {"old": mod.old, "new": mod.new}
        return "reword", {k: lambda w=w: self.grammar.name(w) for k, w in words.items()}  # type: ignore[misc]

    @mod.register
    def _on_gain_tag(self, mod: v.GainTag) -> tuple[str, Slots]:
        tag = self.phrases.tags.get(mod.tag, mod.tag)
        return "tag", {"what": lambda: self.grammar.name(tag)}

    @mod.register
    def _on_gain_type(self, mod: v.GainType) -> tuple[str, Slots]:
        head = look_up(self.phrases.heads, mod.name, "the type")
        return "type", {"what": lambda: self.grammar.name(self.grammar.bare(Parts((head,))))}

    @mod.register
    def _on_set_domains(self, mod: v.SetDomains) -> tuple[str, Slots]:
        if mod.chosen:
            return "chosen domain", {}
        words = [look_up(self.phrases.domains, word, "the domain") for word in mod.domains]
        return "domains", {"what": lambda: self.grammar.name(self.grammar.list_words(words, "and"))}

    @mod.register
    def _on_copy(self, mod: v.CopyOf) -> tuple[str, Slots]:
        return "copy", {"what": lambda: self.objects(mod.of)}

    def _many_of(self, word: str, lasting: v.Lasting) -> str:
        """The template of a modification of several, where the language has another."""
        several = f"{word} several"
        return (
            several if self.is_many(lasting.to) and several in self.grammar.frames.given else word
        )

    @mod.register
    def _on_control(self, mod: v.UnderControl) -> tuple[str, Slots]:
        if isinstance(mod.who, v.You):
            return "take control", {"who": lambda: self.you}
        return "control", {"who": lambda: self.player(mod.who)}

    def had(self, static: v.Static) -> list[Clause]:
        """Write modifications as something that is so."""
        scope = static.scope
        subject = self.me if scope is None else self.noun(scope, Count("kind"))
        slots: Slots = {"x": lambda: subject}
        named = isinstance(static.cond, v.Matches) and static.cond.of == v.Me()
        if named and scope is None and self.grammar.frames.drops_you:
            slots = {}
        clauses: list[Clause] = []
        items = [mod for mod in static.mods if _can_be_had(mod)]
        if items:
            saying = self.grammar.frames.mods["have"]
            clauses.append(self.say(saying, **slots, items=partial(self._items, items)))
        sizes, others = self._sizes([mod for mod in static.mods if not _can_be_had(mod)])
        if sizes:
            saying = self.grammar.frames.mods["pair"]
            clauses.append(self.say(saying, **slots, value=lambda: self.grammar.name(sizes)))
        for mod in others:
            if isinstance(mod, v.Flag):
                clauses.append(self._flagged(mod, slots))
            else:
                word, more = self.mod(mod)
                saying = look_up(self.grammar.frames.mods, word, "a change")
                clauses.append(self.say(saying, **{**slots, **more}))
        return clauses
