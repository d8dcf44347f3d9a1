"""Patterns of events, as the opening of a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.bodies import mentions
from adjudge.text.wording_clauses import Slots
from adjudge.text.wording_grammar import Clause, Count, Noun, Parts
from adjudge.text.wording_mods import ModWriter
from adjudge.text.wording_nouns import SOURCE, flat
from adjudge.text.wording_words import (
    EventWords,
    Saying,
    WordingFault,
    fill,
    look_up,
    named,
    needs,
)

Frame: TypeAlias = Literal["when", "would", "as", "next", "next would", "first"]
"""What an event opens: a trigger, a replacement, an addition, one use, one replacement, the first
of a turn."""


_MUST_BE_SAID: Final = frozenset(("how", "ways", "place", "source"))
"""Slots without which a pattern would say less than it asks."""


@dataclass(slots=True)
class EventWriter(ModWriter):
    """Write events."""

    def occasion(self, when: v.When, frame: Frame) -> str:
        """Write a pattern of events as the opening of a sentence."""
        kinds = self._kinds(when)
        words = [look_up(self.phrases.events, kind, "the event") for kind in kinds]
        self.memory.event_amount = words[0].amount
        self.memory.event_is_me, self.memory.event_key = False, "event"
        if words[0].phase:
            moment = self._moment(when, words[0])
            here = when.place == v.Here()
            return (self.template("phase here", phase=lambda: moment) if here else moment) + ", "
        clauses = [self._event(when, word) for word in words]
        event = self.grammar.occasion(clauses, frame)
        more = self._more_of_me(when.obj)
        if more is not None:
            during = self.grammar.frames.during
            event = fill(during, {"event": partial(str, event), "cond": lambda: more})
        if when.nth is not None and when.nth > 1:
            nth, frame_text = self.grammar.ordinal(when.nth), self.grammar.frames.nth
            opening = fill(frame_text, {"nth": lambda: nth, "event": lambda: event})
        else:
            frame = "first" if when.nth == 1 else frame
            opening = fill(self.grammar.frames.occasions[frame], {"event": lambda: event})
        if when.cond is None:
            return opening
        clause = self.condition(when.cond)
        return opening + fill(self.grammar.frames.if_, {"cond": lambda: clause})

    def _more_of_me(self, pred: v.Pred | None) -> Clause | None:
        """What a pattern asks of the bearer besides being the bearer."""
        preds = flat(pred or v.Anything())
        rest = tuple(part for part in preds if part != v.Same(v.Me()))
        if not rest or len(rest) == len(preds):
            return None
        return self.matches(v.Me(), v.Both(rest))

    def _kinds(self, when: v.When) -> tuple[str, ...]:
        group = self.phrases.groups.get(when.kind, "")
        return (group,) if group else when.kind

    def _moment(self, when: v.When, words: EventWords) -> str:
        if when.by is None:
            self.memory.event = self.grammar.players["that player"]
            return words.phase_any
        by = when.by
        if isinstance(by, v.Opponents):
            self.memory.event = self.grammar.players["that opponent"]
            return fill(words.phase, {"by": lambda: self.grammar.players["each opponent"]})
        self.memory.event = self.player(by)
        return fill(words.phase, {"by": lambda: self.player(by)})

    def _event(self, when: v.When, words: EventWords) -> Clause:
        of_player = words.by is not None and (
            when.by is not None
            or when.obj is None
            or words.obj is None
            or mentions(when.obj, v.EventPlayer)
        )
        saying = words.by if of_player else words.obj
        if when.source is not None and words.source is not None:
            saying = words.source
        if saying is None:
            raise WordingFault(f"no words for {when.kind} of an object")
        slots = self._event_slots(when, words, saying, of_player=of_player)
        return self.say(saying, **slots)

    def _event_slots(
        self, when: v.When, words: EventWords, saying: Saying, *, of_player: bool
    ) -> Slots:
        slots: Slots = {}
        mine = when.obj is not None and v.Same(v.Me()) in flat(when.obj)
        placed = mine and self.is_place and "obj" not in needs(saying.text)
        here = when.place == v.Here() or placed
        yours = isinstance(when.by, v.You) or (when.by is None and mine)
        if of_player and not (self.grammar.frames.drops_you and yours and (mine or here)):
            slots["by"] = partial(self._event_player, when, mine=mine)
        if (when.obj is not None and not placed) or "obj" in needs(saying.text):
            count = Count("some", 1, None) if when.together else Count("any")
            slots["obj"] = partial(self._event_obj, when.obj or v.Anything(), count, mine=mine)
        at = v.Here() if placed else when.place
        if at is not None or when.area:
            slots["place"] = lambda: self.area(when.area) if at is None else self.place(at)
        if when.how:
            hows = [look_up(self.phrases.hows, word, "the event's word") for word in when.how]
            slots["how"] = lambda: self.grammar.name(self.grammar.list_words(hows, "and"))
        if when.one_of:
            ways = [look_up(self.phrases.ways, word, "the event's word") for word in when.one_of]
            slots["ways"] = lambda: self.grammar.name(self.grammar.list_words(ways, "or"))
        source = when.source
        if source is not None:
            slots["source"] = partial(self._event_source, source)
        lost = (slots.keys() & _MUST_BE_SAID) - named(saying)
        if lost and not (lost == {"source"} and saying is words.source):
            raise WordingFault(f"no words for the {', '.join(sorted(lost))} of {when.kind}")
        return slots

    def _event_source(self, source: v.Pred) -> Noun:
        noun = self.noun(source, Count("any"))
        if not isinstance(source, v.Same):
            self.mention(SOURCE, self.parts(source), many=False)
        return noun

    def _event_player(self, when: v.When, *, mine: bool) -> Noun:
        if when.by is None and mine:
            return self.you
        noun = self.somebody(when.by)
        known = isinstance(when.by, (v.You, v.EventPlayer))
        word = "that opponent" if isinstance(when.by, v.Opponents) else "that player"
        self.memory.event = noun if known else self.grammar.players[word]
        return noun

    def _event_obj(self, pred: v.Pred, count: Count, *, mine: bool) -> Noun:
        if mine:
            self.memory.event_is_me = True
            return self.me
        if isinstance(pred, v.Same) and self.is_many(pred.of):
            group = self.objects(pred.of)
            self.memory.event_key = "event"
            known = self.memory.mentions.get(self.key_of(pred.of))
            if known is not None:
                self.mention("event", Parts(known.parts.heads), many=False)
            return self.grammar.name(self.template("one of", of=lambda: group))
        noun = self.noun(pred, count)
        if isinstance(pred, v.Same):
            self.memory.event_key = self.key_of(pred.of)
        else:
            self.memory.event_key = "event"
            self.mention("event", self.parts(pred), many=False)
        return noun
