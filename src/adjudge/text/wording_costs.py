"""Rules about costs in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from adjudge.core import vocab as v
from adjudge.text.wording_bodies import BodyWriter
from adjudge.text.wording_grammar import Clause, Count, Noun
from adjudge.text.wording_words import Saying, Slots, WordingFault, fill, look_up, named, needs

_MUST_BE_SAID: Final = frozenset(("cost", "floor", "obj", "source", "to"))
"""Slots without which a rule would say less than it asks."""


@dataclass(slots=True)
class CostWriter(BodyWriter):
    """Write what additional costs, discounts and the like say."""

    def cost_rule(self, ability: v.CostRule) -> str:
        """Write what a rule does to a cost."""
        stages: dict[str, Callable[[v.CostRule], str]] = {
            "additional": self._additional,
            "alternative": self._alternative,
            "base": self._base,
            "ignore": self._ignore,
            "component": self._component,
            "attack": self._attack,
        }
        return stages.get(ability.stage, self._less)(ability)

    def payer(self, ability: v.CostRule) -> Noun:
        """Name who pays."""
        return self.you if ability.by is None else self.somebody(ability.by)

    def paid_for(self, ability: v.CostRule) -> Noun:
        """Name what the cost is for."""
        if ability.applies is None:
            return self.me
        source = self.source_of(ability)
        if not source:
            return self.noun(ability.applies, Count("any"))
        parts = self.parts(ability.applies)
        told = self.grammar.done_to(self.template("from", area=lambda: source))
        return self.grammar.noun(replace(parts, qualities=(told, *parts.qualities)), Count("any"))

    def source_of(self, ability: v.CostRule) -> Noun | None:
        """Name the zone that what costs more or less must be played from, where it is others."""
        if ability.applies is None or not isinstance(ability.cond, v.CameFrom):
            return None
        return self.area(ability.cond.zone)

    def _additional(self, ability: v.CostRule) -> str:
        obj = self.paid_for(ability)
        opener = fill(self.grammar.frames.additional, {"obj": lambda: obj})
        costs = self.cost_clauses(ability.cost)
        self.memory.kept.update(a.label for a in ability.cost.actions if isinstance(a, v.Act))
        if ability.optional:
            return opener + self.grammar.chain(costs, "may", self.payer(ability))
        return opener + self.grammar.chain(costs)

    def _alternative(self, ability: v.CostRule) -> str:
        obj = self.paid_for(ability)
        opener = fill(self.grammar.frames.alternative, {"obj": lambda: obj})
        return opener + self.grammar.chain(
            self.cost_clauses(ability.cost), "may", self.payer(ability)
        )

    def _base(self, ability: v.CostRule) -> str:
        acts = self.grammar.frames.acts
        slots: dict[str, Callable[[], object]] = {"obj": lambda: self.paid_for(ability)}
        word = "ignore cost"
        if ability.cost != v.Cost():
            word = "base cost"
            cost = self.cost_list(ability.cost)
            slots["cost"] = lambda: self.grammar.name(cost)
        return self.grammar.chain([self.grammar.clause(fill(acts[word], slots))])

    def _ignore(self, ability: v.CostRule) -> str:
        """A play of which a part of the base cost need not be paid."""
        if ability.component not in self.phrases.cost_parts:
            return self._waived(ability)
        part = look_up(self.phrases.cost_parts, ability.component, "the cost")
        slots: Slots = {
            "on": lambda: self.paid_for(ability),
            "its": lambda: "its",
            "ignored": lambda: self.grammar.name(part),
        }
        told = self.grammar.clause(fill(self.grammar.frames.acts["play"], slots))
        return self.grammar.chain([told], "may", self.payer(ability))

    def _waived(self, ability: v.CostRule) -> str:
        """A keyword that is ignored while something is paid for."""
        word = self.grammar.name(self.keyword(ability.component))
        slots: Slots = {
            "by": lambda: self.payer(ability),
            "obj": lambda: self.paid_for(ability),
            "keyword": lambda: word,
        }
        return self.grammar.chain([self.first(self.phrases.less["waived"], slots, "waived")])

    def _attack(self, ability: v.CostRule) -> str:
        """What those who attack must pay for each that attacks."""
        cost = self.cost_list(ability.cost)
        slots: Slots = {"by": lambda: self.payer(ability), "cost": lambda: self.grammar.name(cost)}
        return self.grammar.chain([self.first(self.phrases.less["attack"], slots, "attack")])

    def _component(self, ability: v.CostRule) -> str:
        saying = look_up(self.phrases.components, ability.component, "the cost component")
        symbols = [self.symbol(need) for need in ability.less]
        less = self.grammar.list_words(symbols, "or" if ability.choice else "and")
        clause = self.say(saying, by=lambda: self.payer(ability), less=lambda: less)
        return self.grammar.chain([clause])

    def _less(self, ability: v.CostRule) -> str:
        sayings = look_up(self.phrases.less, ability.stage, "the change of a cost")
        symbols = [self.symbol(need) for need in ability.less]
        less = self.grammar.list_words(symbols, "or") if ability.choice else "".join(symbols)
        slots: dict[str, Callable[[], object]] = {
            "obj": lambda: self.costing(ability),
            "less": lambda: self.grammar.name(less),
        }
        if ability.count != 1:
            slots["each"] = lambda: self.for_each(ability.count)
        if ability.floor and ability.less:
            floor = self.symbol(replace(ability.less[0], count=ability.floor))
            slots["floor"] = lambda: floor
        return self.grammar.chain([self.first(sayings, slots, ability.stage)])

    def played(
        self,
        pred: v.Pred,
        by: v.Players | None,
        *,
        once: bool = False,
        source: Noun | None = None,
    ) -> Noun:
        """Write a kind of object, or the next of it, with those who play it and from where."""
        parts = self.parts(pred)
        if by is None and source is not None:
            by = v.You()
        if by is not None:
            slots: Slots = {"who": lambda: self.owner(by)}
            if source is not None:
                slots = {**slots, "area": lambda: source}
            plays = self.say(self.grammar.frames.sayings["plays"], **slots)
            related = self.grammar.related(plays)
            parts = replace(parts, qualities=(related, *parts.qualities))
        if once:
            bare = self.grammar.bare(parts)
            if by is None:
                return self.grammar.name(self.template("next one", of=lambda: bare))
            return self.grammar.name(self.template("the next", card=lambda: bare))
        return self.grammar.noun(parts, Count("kind"))

    def costing(self, ability: v.CostRule) -> Noun:
        """Name what costs more or less."""
        if ability.component and ability.applies is not None:
            text = look_up(self.phrases.their_abilities, ability.component, "the ability")
            of = self.noun(ability.applies, Count("any"))
            return self.grammar.name(fill(text, {"obj": lambda: of}))
        if ability.component:
            text = look_up(self.phrases.own_abilities, ability.component, "the own ability")
            return self.grammar.name(fill(text, {"me": lambda: self.me}))
        if ability.applies is None:
            return self.me
        return self.played(ability.applies, ability.by, source=self.source_of(ability))

    def first(self, sayings: tuple[Saying, ...], slots: Slots, action: str) -> Clause:
        """Write the first of some sayings whose slots can be filled."""
        for saying in sayings:
            wanted = needs(saying.text) | ({saying.subject} if saying.subject else set())
            if wanted <= slots.keys() and not (slots.keys() & _MUST_BE_SAID) - named(saying):
                return self.say(saying, **dict(slots))
        raise WordingFault(f"no words for {action!r} with {sorted(slots)}")
