"""Numbers as nouns and within clauses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatchmethod

from adjudge.core import vocab as v
from adjudge.text.wording_grammar import Amount, Count, Noun, Parts
from adjudge.text.wording_nouns import NounWriter
from adjudge.text.wording_words import Counted, Head, fill, look_up, unknown


@dataclass(slots=True)
class ValueWriter(NounWriter):
    """Write numbers."""

    @singledispatchmethod
    def value(self, value: v.Value) -> str:
        """Say a number as a noun."""
        raise unknown("a value", value)

    @value.register
    def _on_number(self, value: int) -> str:
        return str(value)

    def amount(self, value: v.Value) -> Amount:
        """Say a number within a clause."""
        if isinstance(value, int):
            return self.grammar.amount(Amount(value))
        if isinstance(value, v.AmountOf) and value.label in self.phrases.variables:
            return self.grammar.amount(Amount(None, self.value(value), name=True))
        that = (isinstance(value, v.EventAmount) and not self.memory.event_amount) or (
            isinstance(value, v.AmountOf) and value.label not in self.memory.counted
        )
        counted = isinstance(value, v.CountPlaces) or (
            isinstance(value, v.CountOf) and isinstance(value.of, v.All)
        )
        each = self.for_each(value) if counted else ""
        return self.grammar.amount(Amount(None, self.value(value), that, each))

    def for_each(self, value: v.Value) -> str:
        """Name what a number counts, one of it."""
        if isinstance(value, v.CountOf):
            of = value.of
            pred = of.pred if isinstance(of, v.All) else v.Same(of)
            return self.grammar.noun(self.parts(pred), Count("each")).text
        if isinstance(value, v.AmountOf) and value.label in self.memory.counted:
            parts = self.memory.mentions[self.memory.notes[value.label]].parts
            return self.grammar.noun(self._this_way(parts), Count("each")).text
        if isinstance(value, v.CountPlaces):
            return self.grammar.noun(self.places(value.kind, value.tests), Count("each")).text
        counted = self._each_counted(value)
        if counted:
            return counted
        word = "each of" if isinstance(value, v.PlayerStat) else "each point"
        return self.template(word, value=lambda: self.value(value))

    def places(self, kind: str, tests: tuple[str, ...]) -> Parts:
        """What a count of places counts."""
        area = look_up(self.phrases.areas, kind, "the area")
        told = tuple(look_up(self.phrases.tests, test, "the test") for test in tests)
        return Parts((Head(area.one, area.many, "곳"),), told)

    def _each_counted(self, value: v.Value) -> str:
        """Name one of what a number of a player counts; empty where it has no name."""
        if isinstance(value, v.Fact):
            return fill(self.fact(value).each, {"who": lambda: self.doer(value)})
        if isinstance(value, v.PlayerStat):
            words = look_up(self.phrases.player_stats, value.name, "the number of a player")
            return fill(words.each, {"who": lambda: self.player(value.who)})
        return ""

    def _this_way(self, parts: Parts) -> Parts:
        done = self.template("this way", done=lambda: parts.done)
        return Parts(parts.heads, (self.grammar.done_to(done),))

    def attached_to(self, parts: Parts, of: v.Objects) -> Parts:
        """Say of what is named that it is attached to something."""
        told = self.template("attached to", of=lambda: self.objects(of))
        return replace(parts, qualities=(*parts.qualities, self.grammar.done_to(told)))

    @value.register
    def _on_stat(self, value: v.Stat) -> str:
        stat = look_up(self.phrases.stats, value.name, "the number")
        if "{of" in stat:
            return fill(stat, {"of": lambda: self.objects(value.of)})
        return self.template("stat", of=lambda: self.objects(value.of), stat=lambda: stat)

    @value.register
    def _on_printed_cost(self, value: v.PrintedCost) -> str:
        part = look_up(self.phrases.cost_parts, value.part, "the cost part")
        return self.template("stat", of=lambda: self.objects(value.of), stat=lambda: part)

    @value.register
    def _on_count_of(self, value: v.CountOf) -> str:
        return self.template("count", of=lambda: self._measured(value.of))

    def _measured(self, of: v.Objects) -> Noun:
        """Name what a number is taken of; all that match are a kind."""
        return self.noun(of.pred, Count("kind")) if isinstance(of, v.All) else self.objects(of)

    @value.register
    def _on_count_places(self, value: v.CountPlaces) -> str:
        return self.template("count", of=lambda: self.area(value.kind, value.tests, many=True))

    @value.register
    def _on_highest(self, value: v.Highest) -> str:
        return self._of_all("highest", value)

    @value.register
    def _on_sum(self, value: v.SumOf) -> str:
        return self._of_all("sum", value)

    def _of_all(self, word: str, value: v.Highest | v.SumOf) -> str:
        stat = look_up(self.phrases.stats, value.name, "the number")
        return self.template(word, stat=lambda: stat, of=lambda: self._measured(value.of))

    @value.register
    def _on_player_stat(self, value: v.PlayerStat) -> str:
        words = look_up(self.phrases.player_stats, value.name, "the number of a player")
        return fill(words.value, {"who": lambda: self.player(value.who)})

    @value.register
    def _on_amount_of(self, value: v.AmountOf) -> str:
        if value.label in self.phrases.variables:
            return self.phrases.variables[value.label]
        if value.label in self.memory.counted:
            parts = self.memory.mentions[self.memory.notes[value.label]].parts
            noun = self.grammar.noun(self._this_way(parts), Count("kind"))
            return self.template("count", of=lambda: noun)
        return self.template("that much")

    @value.register
    def _on_event_amount(self, _: v.EventAmount) -> str:
        return self.memory.event_amount or self.template("that much")

    @value.register
    def _on_fact(self, value: v.Fact) -> str:
        return fill(self.fact(value).value, {"who": lambda: self.doer(value)})

    def fact(self, value: v.Fact) -> Counted:
        """Give the words of a fact, which are others where something done is not counted."""
        name = value.fact if value.but is None else f"other {value.fact}"
        return look_up(self.phrases.facts, name, "the fact")

    def doer(self, value: v.Fact) -> Noun:
        """Name whose fact it is: a player's or an object's."""
        return self.player(value.who) if value.of is None else self.objects(value.of)

    @value.register
    def _on_plus(self, value: v.Plus) -> str:
        return self.template(
            "plus", left=lambda: self.value(value.left), right=lambda: self.value(value.right)
        )

    @value.register
    def _on_times(self, value: v.Times) -> str:
        return self.template(
            "times", value=lambda: self.value(value.value), factor=lambda: str(value.factor)
        )
