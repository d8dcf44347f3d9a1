"""Conditions as statements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial, singledispatchmethod

from adjudge.core import vocab as v
from adjudge.text.wording_grammar import Clause, Count
from adjudge.text.wording_nouns import flat
from adjudge.text.wording_preds import PredWriter
from adjudge.text.wording_words import Quality, Saying, look_up, unknown

_OPPOSITE = {"<=": ">", ">": "<=", ">=": "<", "<": ">=", "==": "!=", "!=": "=="}


def numbered(op: str, number: int) -> Count | None:
    """Give the count that a comparison with a number asks for; None where there is none."""
    ranges: dict[str, tuple[int, int | None]] = {
        "<=": (0, number),
        ">=": (number, None),
        "==": (number, number),
        "<": (0, number - 1),
        ">": (number + 1, None),
    }
    found = ranges.get(op)
    return None if found is None else Count("number", *found)


@dataclass(slots=True)
class ConditionWriter(PredWriter):
    """Write what must be so."""

    # ----------------------------------------------------------------- conditions

    @singledispatchmethod
    def condition(self, cond: v.Condition) -> Clause:
        """Say what must be so."""
        raise unknown("a condition", cond)

    def said(self, word: str, **slots: v.Players) -> Clause:
        """Make a statement that needs no more than players."""
        saying: Saying = look_up(self.grammar.frames.sayings, word, "a statement")
        return self.say(saying, **{name: partial(self.player, who) for name, who in slots.items()})

    @condition.register
    def _on_compare(self, cond: v.Compare) -> Clause:
        left, right = cond.left, cond.right
        if isinstance(right, int):
            count = numbered(cond.op, right)
            if cond.op == "!=" and isinstance(left, v.CountOf):
                return self.grammar.deny(self.condition(replace(cond, op="==")))
            if isinstance(left, v.CountPlaces) and count is not None:
                some = Count("any") if (cond.op, right) == (">=", 1) else count
                return self.grammar.there_are(self.places(left.kind, left.tests), some)
            if isinstance(left, v.CountOf) and isinstance(left.of, v.All) and count is not None:
                return self._there_are(left.of.pred, count)
            if isinstance(left, (v.Fact, v.PlayerStat)):
                return self._counted(left, cond.op, right)
        many = isinstance(left, v.PlayerStat) and self.phrases.player_stats[left.name].many
        noun = self.grammar.name(self.value(left), many=many)
        return self.grammar.compared(noun, cond.op, self.value(right))

    def _counted(self, value: v.Fact | v.PlayerStat, op: str, number: int) -> Clause:
        if isinstance(value, v.Fact):
            words = self.fact(value)
            if value.of is not None:
                return self.say(
                    words.test,
                    who=lambda: self.doer(value),
                    quantity=lambda: self.grammar.quantity(op, number),
                )
        else:
            words = look_up(self.phrases.player_stats, value.name, "the number of a player")
        return self.of_player(
            words.test,
            value.who,
            quantity=lambda: self.grammar.quantity(op, number),
            nth=lambda: self.grammar.ordinal(number),
        )

    def _there_are(self, pred: v.Pred, count: Count) -> Clause:
        preds = flat(pred)
        personal = any(isinstance(p, v.In) and self.phrases.areas[p.area].personal for p in preds)
        owners = [part for part in preds if isinstance(part, v.ControlledBy)]
        if not owners or personal or not self.grammar.frames.owner_first:
            return self.grammar.there_are(self.parts(pred), count)
        rest = v.Both(tuple(part for part in preds if part is not owners[0]))
        saying = self.grammar.frames.sayings["has"]
        return self.say(
            saying,
            who=lambda: self.player(owners[0].who),
            of=lambda: self.noun(rest, count),
        )

    @condition.register
    def _on_exists(self, cond: v.Exists) -> Clause:
        count = Count("any") if cond.count == 1 else Count("number", cond.count, None)
        return self._there_are(cond.pred, count)

    @condition.register
    def _on_matches(self, cond: v.Matches) -> Clause:
        return self.matches(cond.of, cond.pred)

    def _attached(self, of: v.Objects | v.Places, pred: v.Pred) -> Clause | None:
        """Say that something is attached to something, whichever of them is asked about."""
        if not isinstance(pred, v.Same):
            return None
        host, other = (of, pred.of) if isinstance(of, v.HostOf) else (pred.of, of)
        if not isinstance(host, v.HostOf):
            return None
        subject = self.objects(host.of)
        told = self.template("attached to", of=lambda: self.objects(other))
        return self.grammar.is_so(subject, [self.grammar.done_to(told)])

    def matches(self, of: v.Objects | v.Places, pred: v.Pred) -> Clause:
        """Say that objects are so."""
        attached = self._attached(of, pred)
        if attached is not None:
            return attached
        joined = self._joined(flat(pred), named=False)
        owners = [p for p in joined if isinstance(p, (v.ControlledBy, v.OwnedBy))]
        rest = [part for part in joined if part not in owners]
        clauses: list[Clause] = []
        if rest:
            subject = self.objects(of)
            clauses.append(self.grammar.is_so(subject, self._qualities(rest)))
        for owner in owners:
            word = "controls it" if isinstance(owner, v.ControlledBy) else "owns it"
            saying = self.grammar.frames.sayings[word]
            clauses.append(
                self.say(saying, who=partial(self.player, owner.who), of=partial(self.objects, of))
            )
        return self.grammar.list_clauses(clauses, "and")

    def _qualities(self, parts: Sequence[v.Pred | Quality]) -> list[Quality]:
        preds = tuple(part for part in parts if isinstance(part, v.Pred))
        known = [part for part in parts if isinstance(part, Quality)]
        if len(preds) > 1 and any(isinstance(part, v.IsType) for part in preds):
            return [self.grammar.is_a(self.parts(v.Both(preds))), *known]
        return [*(self.quality(part) for part in preds), *known]

    @condition.register
    def _on_paid(self, _: v.Paid) -> Clause:
        return self.of_player(self.grammar.frames.sayings["paid"], v.You())

    @condition.register
    def _on_came_from(self, cond: v.CameFrom) -> Clause:
        return self.say(
            self.grammar.frames.sayings["came from"],
            me=lambda: self.me,
            area=lambda: self.area(cond.zone),
        )

    @condition.register
    def _on_did(self, _: v.Did) -> Clause:
        return self.said("did", who=v.You())

    @condition.register
    def _on_fell_short(self, cond: v.FellShort) -> Clause:
        saying = self.phrases.shortfalls.get(cond.label)
        if saying is not None:
            return self.say(saying, who=lambda: self.player(v.You()))
        return self.said("fell short", who=v.You())

    @condition.register
    def _on_turn(self, cond: v.TurnOf) -> Clause:
        saying = self.grammar.frames.sayings["turn"]
        return self.say(saying, who=lambda: self.somebody(cond.who))

    @condition.register
    def _on_during(self, cond: v.During) -> Clause:
        name = look_up(self.phrases.stretches, cond.phase, "the phase")
        noun = self.grammar.name(name)
        return self.say(self.grammar.frames.sayings["during"], phase=lambda: noun)

    @condition.register
    def _on_place(self, cond: v.PlaceIs) -> Clause:
        saying = self.grammar.frames.sayings["place"]
        place = self.area(cond.area) if cond.place is None else self.place(cond.place)
        return self.say(saying, place=lambda: place)

    @condition.register
    def _on_every(self, cond: v.Every | v.Some) -> Clause:
        clauses = [self.condition(part) for part in cond.parts]
        return self.grammar.list_clauses(clauses, "and" if isinstance(cond, v.Every) else "or")

    @condition.register
    def _on_for_some(self, cond: v.ForSome) -> Clause:
        before, self.memory.that = self.memory.that, self.somebody(cond.who)
        said = self.condition(cond.part)
        self.memory.that = before
        return said

    def _has_opposite(self, pred: v.Pred) -> bool:
        """Whether a state has a word for its opposite."""
        return isinstance(pred, v.Is) and self.quality(pred).without is not None

    @condition.register
    def _on_unless(self, cond: v.Unless) -> Clause:
        part = cond.part
        if isinstance(part, v.Unless):
            return self.condition(part.part)
        if isinstance(part, v.Every):
            return self.condition(v.Some(tuple(v.Unless(inner) for inner in part.parts)))
        if isinstance(part, v.Some):
            return self.condition(v.Every(tuple(v.Unless(inner) for inner in part.parts)))
        if isinstance(part, v.Matches) and len(flat(part.pred)) > 1:
            parts = tuple(v.Unless(v.Matches(part.of, inner)) for inner in flat(part.pred))
            return self.condition(v.Some(parts))
        if isinstance(part, v.Matches) and self._has_opposite(part.pred):
            return self.condition(v.Matches(part.of, v.Neither(part.pred)))
        if isinstance(part, v.Compare):
            return self.condition(replace(part, op=_OPPOSITE[part.op]))
        return self.grammar.deny(self.condition(part))
