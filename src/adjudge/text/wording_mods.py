"""Modifications as something that is done and as something that is so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial, singledispatchmethod

from adjudge.core import vocab as v
from adjudge.text.wording_clauses import ClauseWriter, Slots
from adjudge.text.wording_grammar import Clause, Count, Noun, Parts
from adjudge.text.wording_words import Quality, fill, look_up, unknown


def _signed(number: int, other: int) -> str:
    """A number with its sign; nothing has the sign of the number beside it."""
    return f"{'-' if number < 0 or (number == 0 and other < 0) else '+'}{abs(number)}"


def _can_be_had(mod: v.Mod) -> bool:
    """Whether a modification is something that one is given and has."""
    return isinstance(mod, (v.Gain, v.GainAbility)) or (isinstance(mod, v.Raise) and mod.to is None)


@dataclass(slots=True)
class ModWriter(ClauseWriter):
    """Write modifications."""

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
            text = fill(self._give(lasting), had)
            clauses.append(self.grammar.clause(text, self.actor(None)))
        others = [mod for mod in lasting.mods if not _can_be_had(mod)]
        sizes, others = self._sizes(others)
        if sizes:
            given = self.grammar.frames.given["pair"]
            sized: Slots = {**slots, "value": lambda: self.grammar.name(sizes)}
            clauses.append(self.grammar.clause(fill(given, sized), self.actor(None)))
        clauses += [self._given_one(lasting, mod, slots) for mod in others]
        return self._for_as_long(lasting.cond, clauses)

    def _give(self, lasting: v.Lasting) -> str:
        """The template of giving, in another order where what it is given to has much itself."""
        given, on = self.grammar.frames.given, lasting.to
        known = isinstance(on, v.Target) and self.key_of(on) in self.memory.mentions
        if not isinstance(on, v.Target) or known or "give to" not in given:
            return given["give"]
        having = [q.after for q in self.parts(on.pred).qualities if q.after.startswith("with")]
        return given["give to" if having else "give"]

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
            text = self.keyword_of(mod.keyword, mod.value)
            return self.template("missing", of=lambda: text) if mod.missing else text
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
        if mod.chosen:
            return "chosen tag", {}
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
