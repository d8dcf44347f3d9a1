"""Predicates, as parts of a noun phrase and as statements; conditions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial, singledispatchmethod

from adjudge.core import vocab as v
from adjudge.text.wording_grammar import Count, Parts
from adjudge.text.wording_nouns import either, flat
from adjudge.text.wording_values import ValueWriter
from adjudge.text.wording_words import Head, Quality, fill, look_up, unknown

_RANKS = {v.Friendly: 1, v.Enemy: 1, v.InDomain: 2, v.IsSuper: 3, v.Tagged: 4, v.IsToken: 5}
"""How near to the noun a word stands; all others come first."""

_KIND = 6
"""The same of a type that stands before another noun."""

_LINK = -2
"""The same of what ties it to another object, behind the noun."""

_HERE = v.At(v.Here())


@dataclass(slots=True)
class PredWriter(ValueWriter):
    """Write what is asked of objects and of the position."""

    # ----------------------------------------------------------------- qualities

    @singledispatchmethod
    def quality(self, pred: v.Pred) -> Quality:
        """Say one thing of an object."""
        raise unknown("a predicate", pred)

    @quality.register
    def _on_type(self, pred: v.IsType) -> Quality:
        return self.grammar.is_a(Parts((self._head(pred.name),)))

    @quality.register
    def _on_super(self, pred: v.IsSuper) -> Quality:
        return look_up(self.phrases.supers, pred.name, "the supertype")

    @quality.register
    def _on_tagged(self, pred: v.Tagged) -> Quality:
        word = self.phrases.tags.get(pred.name, pred.name)
        stated = self.grammar.is_a(Parts((Head(word, word),)))
        return replace(stated, near=word, far="")

    @quality.register
    def _on_called(self, pred: v.Called) -> Quality:
        return self.grammar.called(self.phrases.names.get(pred.name, pred.name))

    @quality.register
    def _on_worded(self, pred: v.Worded) -> Quality:
        return self.grammar.stated(self.template(f"chosen {pred.trait}"))

    @quality.register
    def _on_namesake(self, pred: v.Namesake) -> Quality:
        return self.grammar.that_does(self.template("namesake", of=lambda: self.objects(pred.of)))

    @quality.register
    def _on_domain(self, pred: v.InDomain) -> Quality:
        word = look_up(self.phrases.domains, pred.name, "the domain")
        return self.grammar.adjective(word)

    @quality.register
    def _on_word(self, pred: v.IsToken | v.Friendly | v.Enemy) -> Quality:
        if isinstance(pred, v.IsToken):
            return self.phrases.token
        return self.phrases.friendly if isinstance(pred, v.Friendly) else self.phrases.enemy

    @quality.register
    def _on_has(self, pred: v.Has) -> Quality:
        return self.grammar.equipped(self.keyword(pred.keyword))

    @quality.register
    def _on_player(self, pred: v.ControlledBy | v.OwnedBy) -> Quality:
        word = "controls" if isinstance(pred, v.ControlledBy) else "owns"
        saying = look_up(self.grammar.frames.sayings, word, "a relation")
        return self.grammar.related(self.say(saying, who=lambda: self.owner(pred.who)))

    @quality.register
    def _on_in(self, pred: v.In) -> Quality:
        return self.grammar.located(self.area(pred.area), self.area(pred.area, many=True))

    @quality.register
    def _on_at(self, pred: v.At) -> Quality:
        place = self.place(pred.place)
        return self.grammar.located(place, place)

    @quality.register
    def _on_elsewhere(self, pred: v.Elsewhere) -> Quality:
        at = pred.place
        told = isinstance(at, v.TargetPlace) and f"place:{at.label}" in self.memory.notes
        if told or isinstance(at, v.Here):
            place = self.grammar.place(self.template("elsewhere"), "at")
            return self.grammar.located(place, place)
        return self.grammar.opposite(self._on_at(v.At(at)))

    @quality.register
    def _on_measure(self, pred: v.Measure | v.CostMeasure) -> Quality:
        if isinstance(pred, v.Measure):
            name = look_up(self.phrases.stats, pred.stat, "the number")
        else:
            name = look_up(self.phrases.cost_parts, pred.part, "the cost part")
        plain = isinstance(pred.value, int)
        return self.grammar.number(name, pred.op, self.value(pred.value), plain=plain)

    @quality.register
    def _on_marked(self, pred: v.Marked) -> Quality:
        return look_up(self.phrases.marks, pred.mark, "the mark")

    @quality.register
    def _on_state(self, pred: v.Is) -> Quality:
        return look_up(self.phrases.states, pred.state, "the state")

    @quality.register
    def _on_chooses(self, pred: v.Chooses) -> Quality:
        return self.grammar.that_does(
            self.template("chooses", obj=lambda: self.noun(pred.pred, Count("any")))
        )

    @quality.register
    def _on_chosen_by(self, pred: v.ChosenBy) -> Quality:
        noun = self.noun(pred.pred, Count("any"))
        return self.grammar.stated(self.template("chosen by", by=lambda: noun))

    @quality.register
    def _on_against(self, pred: v.Against) -> Quality:
        noun = self.noun(pred.pred, Count("any"))
        return self.grammar.stated(self.template("against", obj=lambda: noun))

    @quality.register
    def _on_related(self, pred: v.Related) -> Quality:
        text = look_up(self.phrases.relations, pred.relation, "the relation")
        to = self.objects(pred.to)
        told = fill(text, {"to": lambda: to})
        return self.grammar.stated(told) if self.grammar.lang == "en" else Quality(far=told)

    @quality.register
    def _on_same(self, pred: v.Same) -> Quality:
        of = pred.of
        if isinstance(of, v.AttachedTo):
            told = self.template("attached to", of=lambda: self.objects(of.of))
            return self.grammar.done_to(told)
        if isinstance(of, v.Linked):
            return self.grammar.done_to(self.link(of))
        return self.grammar.is_it(self.objects(of))

    @quality.register
    def _on_not(self, pred: v.Not) -> Quality:
        return self.grammar.opposite(self.grammar.is_it(self.objects(pred.of)))

    @quality.register
    def _on_neither(self, pred: v.Neither) -> Quality:
        part = pred.part
        if self.phrases.non and isinstance(part, (v.InDomain, v.IsType, v.Tagged)):
            return self._non(part)
        return self.grammar.opposite(self.quality(part))

    def _non(self, part: v.InDomain | v.IsType | v.Tagged) -> Quality:
        """Say "nonblack" before the noun."""
        if isinstance(part, v.InDomain):
            word = look_up(self.phrases.domains, part.name, "the domain")
        elif isinstance(part, v.IsType):
            word = self._head(part.name).one
        else:
            word = self.phrases.tags.get(part.name, part.name)
        dash = "-" if word[:1].isupper() else ""
        return Quality(near=f"{self.phrases.non}{dash}{word}")

    @quality.register
    def _on_either(self, pred: v.Either) -> Quality:
        return self.grammar.alternatives([self.quality(part) for part in either(pred)])

    @quality.register
    def _on_both(self, pred: v.Both) -> Quality:
        return self.grammar.is_a(self.parts(pred))

    @quality.register
    def _on_anything(self, _: v.Anything) -> Quality:
        return Quality()

    def keyword(self, name: str, value: int = 1) -> str:
        """Write a keyword in its brackets."""
        word = self.phrases.keywords.get(name, name)
        return self.phrases.brackets.format(word if value == 1 else f"{word} {value}")

    def keyword_of(self, name: str, value: v.Value) -> str:
        """Write a keyword whose value may depend on the position."""
        if isinstance(value, int):
            return self.keyword(name, value)
        word = self.keyword(name)
        return self.template("worth", stat=lambda: word, value=lambda: self.value(value))

    # ----------------------------------------------------------------- noun phrases

    def _head(self, name: str) -> Head:
        return look_up(self.phrases.heads, name, "the type")

    def shared(self, pred: v.Either) -> Quality | tuple[Head, ...] | None:
        """What alternatives have in common."""
        choices = either(pred)
        types = [part for part in choices if isinstance(part, v.IsType)]
        if len(types) == len(choices):
            return tuple(self._head(part.name) for part in types)
        inner = [one for part in choices for one in flat(part)]
        areas = [self.phrases.areas[one.area] for one in inner if isinstance(one, v.In)]
        apart = any(isinstance(one, (v.IsType, v.Same)) for one in inner)
        if apart or any(a.personal for a in areas):
            return None
        return self.quality(pred)

    def parts(self, pred: v.Pred) -> Parts:
        """Take a predicate apart."""
        if isinstance(pred, v.Either) and self.shared(pred) is None:
            return Parts(tuple(head for part in either(pred) for head in self.parts(part).heads))
        known = self._known(pred)
        heads: list[Head] = list(known.heads) if known is not None else []
        ranked: list[tuple[int, Quality]] = []
        other = False
        preds = self._joined(flat(pred), named=known is not None)
        noun = self._noun_of(flat(pred)) if known is None else ""
        if noun:
            heads.append(self._head(noun))
        if noun:
            kinds = [kind for part in preds if (kind := self._kind(part)) is not None]
            ranked += [(_KIND, kind) for kind in kinds]
            preds = [part for part in preds if self._kind(part) is None and part != v.Is(noun)]
        for part in preds:
            if isinstance(part, v.IsType):
                heads.append(self._head(part.name))
            elif isinstance(part, v.Not):
                other = other or not self._named_later(part.of)
            elif isinstance(part, Quality):
                ranked.append((self._rank(_HERE), part))
            elif isinstance(part, v.Either):
                common = self.shared(part)
                if isinstance(common, tuple):
                    heads.extend(common)
                else:
                    ranked.append((4, common or self.quality(part)))
            else:
                ranked.append((self._rank(part), self.quality(part)))
        if not heads:
            tags = [part for part in preds if isinstance(part, v.Tagged)]
            words = [self.phrases.tags.get(tag.name, tag.name) for tag in tags]
            ranked = [pair for pair in ranked if pair[1].near not in words]
            heads = [self.grammar.tag_head(word) for word in words[-1:]]
            heads = [Head(h.one, h.one) if h.one in self.phrases.masses else h for h in heads]
        qualities = tuple(quality for _, quality in sorted(ranked, key=lambda pair: pair[0]))
        done = known.done if known is not None else ""
        return Parts(tuple(heads) or (self.phrases.heads["card"],), qualities, other, done=done)

    def _named_later(self, of: v.Ref) -> bool:
        """Whether a target is named only after what must be another; then it is "another"."""
        key = self.key_of(of)
        if not isinstance(of, v.Target) or key in self.memory.mentions:
            return False
        self.memory.others.add(key)
        return True

    def _noun_of(self, preds: Sequence[v.Pred]) -> str:
        """The noun before which types stand: that of a state, or "card" in a zone of cards."""
        states = [part.state for part in preds if isinstance(part, v.Is)]
        found = next((state for state in states if state in self.phrases.nouns), "")
        areas = [part.area for part in preds if isinstance(part, v.In)]
        return found or ("card" if self.phrases.card_areas.intersection(areas) else "")

    def _kind(self, part: v.Pred | Quality) -> Quality | None:
        """A type, or a choice of types, as a word before a noun."""
        if isinstance(part, v.Neither) and isinstance(part.part, v.IsType):
            return self.quality(part)
        types = either(part) if isinstance(part, v.Pred) else ()
        heads = [self._head(one.name).one for one in types if isinstance(one, v.IsType)]
        if not heads or len(heads) < len(types):
            return None
        return Quality(near=self.grammar.list_words(heads, "or"))

    def _rank(self, pred: v.Pred) -> int:
        owner_first = self.grammar.frames.owner_first
        if isinstance(pred, (v.ControlledBy, v.OwnedBy)):
            return -1
        if isinstance(pred, (v.In, v.At, v.Elsewhere)):
            return 0 if owner_first else -2
        if isinstance(pred, v.Same) and owner_first:
            return _LINK
        return _RANKS.get(type(pred.part if isinstance(pred, v.Neither) else pred), 0)

    def _known(self, pred: v.Pred) -> Parts | None:
        """The parts of what was named before, if the predicate asks for that."""
        for part in flat(pred):
            if isinstance(part, v.Same):
                mention = self.memory.mentions.get(self.key_of(part.of))
                if mention is not None:
                    return mention.parts
        return None

    def _joined(self, preds: Sequence[v.Pred], *, named: bool) -> list[v.Pred | Quality]:
        """Join a zone with its player, and an area with "here"; leave out what was named."""
        areas = [part.area for part in preds if isinstance(part, v.In)]
        personal = [name for name in areas if self.phrases.areas[name].personal]
        joined: list[v.Pred | Quality] = []
        for part in preds:
            if isinstance(part, (v.Same, v.In)) and named:
                continue
            if isinstance(part, (v.ControlledBy, v.OwnedBy)) and personal:
                joined.append(self._in_zone_of(personal[0], part.who))
            elif isinstance(part, v.In) and (self._owned(preds, personal) or _HERE in preds):
                continue
            elif part == _HERE and areas:
                text = self.template("this area", area=lambda: self.phrases.areas[areas[0]].one)
                place = self.grammar.place(text, self.phrases.areas[areas[0]].at)
                joined.append(self.grammar.located(place, place))
            else:
                joined.append(part)
        return joined

    def _owned(self, preds: Sequence[v.Pred], personal: list[str]) -> bool:
        owners = (v.ControlledBy, v.OwnedBy)
        return bool(personal) and any(isinstance(part, owners) for part in preds)

    def _in_zone_of(self, name: str, who: v.Players) -> Quality:
        place = self.place(v.Zone(name, who))
        return self.grammar.located(place, place)

    def chosen(
        self, pred: v.Pred, low: int, high: int | None, group: tuple[v.GroupTest, ...]
    ) -> tuple[Parts, Count]:
        """Name what is chosen from what matches, and how many."""
        parts = self.parts(pred)
        extra: list[str] = []
        for test in group:
            if isinstance(test, v.SamePlace):
                parts = self._same_place(pred, parts)
            elif isinstance(test, v.SameController):
                told = self.template("one controller")
                quality = Quality(after=told) if self.grammar.lang == "en" else Quality(far=told)
                parts = replace(parts, qualities=(*parts.qualities, quality))
            elif isinstance(test, v.TotalAtMost):
                stat = look_up(self.phrases.stats, test.stat, "the number")
                total = self.template("total", stat=partial(str, stat))
                value, plain = self.value(test.limit), isinstance(test.limit, int)
                quality = self.grammar.number(total, "<=", value, plain=plain)
                parts = replace(parts, qualities=(*parts.qualities, quality))
            elif isinstance(test, v.NumberAtMost):
                if isinstance(test.limit, int):
                    high = test.limit if high is None else min(high, test.limit)
                else:
                    limit = self.value(test.limit)
                    extra.append(self.template("at most", value=partial(str, limit)))
            elif isinstance(test, v.OnePerPlace):
                extra.append(self.template("one per place"))
            else:
                raise unknown("a group condition", test)
        return parts, Count("some", low, high, tuple(extra))

    def _same_place(self, pred: v.Pred, parts: Parts) -> Parts:
        areas = [part for part in flat(pred) if isinstance(part, v.In)]
        if not areas:
            place = self.grammar.place(self.template("same place"), "at")
            quality = self.grammar.located(place, place)
            return replace(parts, qualities=(*parts.qualities, quality))
        area = self.phrases.areas[areas[0].area]
        text = self.template("one area", area=lambda: area.one)
        place = self.grammar.place(text, area.at)
        wide, narrow = self.quality(areas[0]), self.grammar.located(place, place)
        return replace(parts, qualities=tuple(narrow if q == wide else q for q in parts.qualities))
