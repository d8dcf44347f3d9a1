"""Rules text of a card, written from its abilities in the words that a rulebook supplies.

The sentences are the generator's own. What a tree says twice, the text says once and calls "it"
afterwards; what it holds that has no words is a `WordingFault`, never a gap in the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import partial, singledispatchmethod

from adjudge.core import vocab as v
from adjudge.core.bodies import mentions
from adjudge.core.records import PREVENT
from adjudge.text.wording_bodies import labels
from adjudge.text.wording_costs import CostWriter
from adjudge.text.wording_events import Frame
from adjudge.text.wording_grammar import Clause, Count, Noun, Parts
from adjudge.text.wording_nouns import Memory, flat
from adjudge.text.wording_words import (
    Phrases,
    WordingFault,
    fill,
    look_up,
    unknown,
)

__all__ = ["Phrases", "Wording", "WordingFault", "writer"]

_ANYWHERE = ("any", "board", "chain")


def writer(
    phrases: Phrases,
    types: tuple[str, ...] = (),
    name: str = "",
    domains: tuple[str, ...] = (),
    *,
    appended: bool = False,
) -> Wording:
    """Make a writer for one card; it remembers what its text has named.

    Args:
        phrases: The words.
        types: Types of the card; none for text that belongs to no card.
        name: What others call the card.
        domains: Domains of the card.
        appended: Whether the text is appended to another card, which it then speaks for.

    >>> from adjudge.core.errors import EngineFault
    >>> issubclass(WordingFault, EngineFault)
    True
    """
    bearers = phrases.bearers
    kind = next((word for word in types if word in bearers), "")
    known = bearers["attached"] if appended else bearers[kind]
    named = phrases.grammar.name(name or bearers[""].text)
    giver = phrases.giver if appended and phrases.giver is not None else named
    you = phrases.grammar.players["you"]
    is_place = not phrases.places.isdisjoint(types) and not appended
    return Wording(phrases, known, giver, you, domains, is_place)


@dataclass(slots=True)
class Wording(CostWriter):
    """Write abilities."""

    def lines(self, abilities: tuple[v.Ability, ...]) -> list[str]:
        """Write each ability as a text of its own, bare keywords first."""
        first = [ability for ability in abilities if isinstance(ability, v.Keyword)]
        others = [ability for ability in abilities if not isinstance(ability, v.Keyword)]
        return [text for ability in (*first, *others) if (text := self.line(ability))]

    def line(self, ability: v.Ability) -> str:
        """Write one ability; costs that were named before stay known."""
        before = self.memory
        notes = {label: before.notes[label] for label in before.kept if label in before.notes}
        mentions = {key: before.mentions[key] for key in notes.values()}
        if isinstance(ability, v.Dependent) and isinstance(ability.abilities[0], v.Spell):
            keys = {f"target:{label}" for label in labels(ability)}
            mentions |= {k: known for k, known in before.mentions.items() if k in keys}
        self.memory = Memory(mentions, notes=notes, counted=before.counted, kept=before.kept)
        self.you = self.grammar.players["you"]
        return self.ability(ability)

    def instruction(self, instr: v.Instruction) -> str:
        """Write one instruction as a text."""
        return self.grammar.finish(self.body((instr,)))

    def quoted(self, ability: v.Ability) -> str:
        """Write an ability that something gains."""
        bearers, you = self.phrases.bearers, self.grammar.players["you"]
        bearer = bearers.get("unit") or bearers.get("gained") or bearers[""]
        return Wording(self.phrases, bearer, self.giver, you, self.domains).ability(ability)

    # ----------------------------------------------------------------- abilities

    @singledispatchmethod
    def ability(self, ability: v.Ability) -> str:
        """Write an ability."""
        raise unknown("an ability", ability)

    def finish(self, sentences: list[str]) -> str:
        """Make a text of sentences."""
        return self.grammar.finish(sentences)

    @ability.register
    def _on_spell(self, ability: v.Spell) -> str:
        return self.finish(self.body(ability.body))

    @ability.register
    def _on_keyword_ability(self, ability: v.Keyword) -> str:
        text = self.keyword_of(ability.name, ability.value)
        if ability.cost is not None:
            text = f"{text} {self.grammar.opening(self.cost_list(ability.cost))}"
        if ability.cond is None:
            return text
        opener = self._while(ability.cond)
        items = self.grammar.name(text)
        had = self.say(self.grammar.frames.mods["have"], x=lambda: self.me, items=lambda: items)
        return self.finish([opener + self.grammar.chain([had])])

    @ability.register
    def _on_dependent(self, ability: v.Dependent) -> str:
        keyword = self.keyword(ability.keyword, ability.value or 1)
        text = " ".join(self.ability(inner) for inner in ability.abilities)
        return fill(
            self.grammar.frames.dependent, {"keyword": lambda: keyword, "text": lambda: text}
        )

    def _named(self, keyword: str, text: str) -> str:
        return fill(self.grammar.frames.named, {"keyword": lambda: keyword, "text": lambda: text})

    @ability.register
    def _on_triggered(self, ability: v.Triggered) -> str:
        return self.finish(self._triggered(ability))

    def _triggered(self, ability: v.Triggered, opener: str = "") -> list[str]:
        lead = opener
        if not opener and ability.keyword:
            lead = self._keyworded(ability)
        elif not opener:
            lead = self._in_zone(ability) + self.occasion(ability.when, "when")
        if ability.chooser is not None:
            self.you = self.player(ability.chooser)
        if ability.cond is not None:
            lead += self._if(ability.cond)
        asked = ability.body[0] if len(ability.body) == 1 and ability.cond is None else None
        if ability.cost is not None:
            told = self.paying(ability.cost, ability.body, lead, may=ability.optional)
        elif isinstance(asked, v.If) and not (asked.otherwise or ability.optional):
            told = self._asked_late(asked, lead)
        else:
            free = not ability.optional and ability.cond is None
            told = self.body(ability.body, lead, joined=True, may=ability.optional, split=free)
        if ability.keyword and not opener:
            keyword = self.keyword(ability.keyword)
            told = [self._named(keyword, self.finish(told))]
        return told + self._times(ability.times, span=ability.span)

    def _asked_late(self, instr: v.If, lead: str) -> list[str]:
        """An "if" of the effect must not read as one of the event, which directly follows it."""
        late = self.grammar.frames.if_late
        if "{told}" not in late:
            clause = self.condition(instr.cond)
            return self.body(instr.then, lead + fill(late, {"cond": lambda: clause}), joined=True)
        told = self.body(instr.then, lead, joined=True)
        clause = self.condition(instr.cond)
        last = told[-1]
        return [*told[:-1], fill(late, {"told": lambda: last, "cond": lambda: clause})]

    def _keyworded(self, ability: v.Triggered) -> str:
        """What a keyword's own condition leaves open, as an "if"."""
        rest = [part for part in flat(ability.when.obj or v.Anything()) if part != v.Same(v.Me())]
        self.memory.event_is_me = True
        if not rest:
            return ""
        clause = replace(self.matches(v.Me(), v.Both(tuple(rest))), past=True)
        return fill(self.grammar.frames.if_, {"cond": lambda: clause})

    def _times(self, times: int | None, what: str = "", span: str = "turn") -> list[str]:
        if times is None:
            return []
        quantity = self.grammar.ordinal(times) if times > 1 else ""
        word = what + ("once" if times == 1 else "often")
        if span == "game":
            word = f"game {word}"
        return [self.template(word, times=lambda: str(times), nth=lambda: quantity)]

    def _in_zone(self, ability: v.Triggered | v.Activated | v.Static | v.Replacement) -> str:
        """Say where the bearer is, unless that goes without saying."""
        areas = [area for area in ability.areas if area not in _ANYWHERE]
        if not areas:
            return ""
        if isinstance(ability, v.Triggered):
            known = self.phrases.leaving.get(areas[0], frozenset())
            own = v.Same(v.Me()) in flat(ability.when.obj or v.Anything())
            if own and known.issuperset(ability.when.kind):
                return ""
        return self._while(v.Matches(v.Me(), v.In(areas[0]) & v.ControlledBy(v.You())))

    def _while(self, cond: v.Condition | None) -> str:
        if cond is None:
            return ""
        clause = self.condition(cond)
        frames = self.grammar.frames
        frame = frames.while_ if self.grammar.lasts(clause) else frames.if_
        return fill(frame, {"cond": lambda: clause})

    @ability.register
    def _on_activated(self, ability: v.Activated) -> str:
        speed = look_up(self.phrases.speeds, ability.speed, "the speed")
        cost = self.cost_list(ability.cost)
        text = self.finish(self.body(ability.body))
        sentences: list[str] = []
        if ability.only_if is not None:
            clause = self.condition(ability.only_if)
            sentences.append(fill(self.grammar.frames.only_if, {"cond": lambda: clause}))
        sentences += self._times(ability.times, "use ", ability.span)
        note = self.phrases.speed_notes.get(ability.speed, "")
        sentences += [note] if note else []
        zone = self._in_zone(ability)
        opening = self.grammar.opening(cost)
        line = fill(
            self.grammar.frames.ability_cost,
            {"speed": lambda: speed, "cost": lambda: opening, "text": lambda: text},
        )
        more = f" {self.finish(sentences)}" if sentences else ""
        return self.grammar.opening(zone) + line.lstrip() + more

    @ability.register
    def _on_host_text(self, _: v.HostText) -> str:
        return self.finish([self.template("host text", me=lambda: self.me)])

    @ability.register
    def _on_static(self, ability: v.Static) -> str:
        opener = self._in_zone(ability) + self._while(ability.cond)
        had = self.grammar.list_clauses(self.had(ability), "and")
        return self.finish([opener + self.grammar.chain([had])])

    # ----------------------------------------------------------------- replacements, delays

    @ability.register
    def _on_replacement(self, ability: v.Replacement) -> str:
        return self.finish(self._replaced(ability))

    def _replaced(
        self, ability: v.Replacement, opener: str = "", *, once: bool = False
    ) -> list[str]:
        late = mentions(ability.cond, v.EventPlayer) and not ability.changes
        cond = self._in_zone(ability) + ("" if late else self._while(ability.cond))
        if ability.changes and isinstance(ability.cond, v.PlaceIs):
            cond = self._in_zone(ability) + self._entering(ability.cond)
        if ability.changes:
            return [cond + opener + self.grammar.chain(self._changed(ability, once=once))]
        kind = self._kinds(ability.when)[0]
        words = look_up(self.phrases.events, kind, "the event")
        keep = ability.keep or words.as_it
        when = replace(ability.when, obj=v.Same(v.Me())) if words.as_it else ability.when
        would: Frame = "next would" if once else "would"
        lead = cond + opener + self.occasion(when, "as" if keep else would)
        if late and ability.cond is not None:
            lead += self._if(ability.cond)
        if not ability.body:
            shield = ability.label == PREVENT
            skipped = self.template("prevented") if shield else self.grammar.frames.skipped
            return [lead + skipped]
        instead = "" if keep else self.grammar.frames.instead
        if ability.cost is not None:
            told = [lead + self.grammar.chain(self.cost_clauses(ability.cost), "may", self.you)]
            told += self.body(ability.body, self.grammar.frames.if_you_do + instead, joined=True)
            return told + self._times(ability.times)
        told = self.body(ability.body, lead + instead, joined=True, may=ability.optional)
        return told + self._times(ability.times)

    def _entering(self, cond: v.PlaceIs) -> str:
        """The place of an event that is about to be changed: where the bearer comes in."""
        place = self.area(cond.area) if cond.place is None else self.place(cond.place)
        saying = self.grammar.frames.sayings["enters"]
        clause = self.say(saying, me=lambda: self.me, place=lambda: place)
        return fill(self.grammar.frames.if_, {"cond": lambda: clause})

    def _changed(self, ability: v.Replacement, *, once: bool) -> list[Clause]:
        pred = ability.when.obj
        mine = pred is None or v.Same(v.Me()) in flat(pred)
        clauses: list[Clause] = []
        for field, word in ability.changes:
            saying = self.phrases.changes.get((field, str(word)))
            if saying is None:
                raise WordingFault(f"no words for the change of {field!r} to {word!r}")
            if isinstance(pred, v.Same) and not mine:
                noun = self.objects(pred.of)
            elif mine or pred is None:
                noun = self.me
            else:
                noun = self.played(pred, ability.when.by, once=once)
            clauses.append(self.say(saying, obj=partial(_same, noun)))
        return clauses

    def delayed(self, instr: v.Later, lead: str) -> list[str]:
        """Write an ability that waits; behind it the text speaks of its own event again."""
        memory = self.memory
        event = (memory.event, memory.event_key, memory.event_is_me, memory.event_amount)
        told = self._delayed(instr, lead)
        memory.event, memory.event_key, memory.event_is_me, memory.event_amount = event
        return told

    def _delayed(self, instr: v.Later, lead: str) -> list[str]:
        ability = instr.ability
        window = look_up(self.phrases.next_windows, instr.until, "the window")
        if isinstance(ability, v.Forbid):
            return [lead + window + self._forbidden(ability)]
        if isinstance(ability, v.Permit):
            return [lead + window + self._permitted(ability)]
        if isinstance(ability, v.CostRule):
            next_one = instr.once and ability.stage in self.phrases.less
            told = self._less_for_next(ability) if next_one else self._costs(ability)
            return [lead + window + told]
        kinds = [look_up(self.phrases.events, kind, "the event") for kind in ability.when.kind]
        if isinstance(ability, v.Replacement):
            return self._replaced(ability, lead + window, once=instr.once)
        if kinds[0].phase_now and instr.until == "turn" and ability.when.by is None:
            return self._triggered(ability, f"{lead}{kinds[0].phase_now}, ")
        if kinds[0].phase_next and instr.once and ability.when.by is not None:
            by = self.player(ability.when.by)
            moment = fill(kinds[0].phase_next, {"by": lambda: by})
            return self._triggered(ability, f"{lead}{moment}, ")
        occasion = self.occasion(ability.when, "next" if instr.once else "when")
        return self._triggered(ability, lead + window + occasion)

    @ability.register
    def _on_again(self, ability: v.Again) -> str:
        frames = self.grammar.frames
        if ability.keyword:
            keyword = self.keyword(ability.keyword)
            told = fill(frames.again_keyword, {"keyword": lambda: keyword})
        else:
            occasion = self.occasion(ability.when, "when").removesuffix(", ")
            told = fill(frames.again, {"when": lambda: occasion})
        return self.finish([self._while(ability.cond) + told])

    def _less_for_next(self, ability: v.CostRule) -> str:
        """Say that the next such card costs less or more."""
        parts = self.parts(ability.applies or v.Anything())
        plays = self.say(
            self.grammar.frames.sayings["plays"], who=lambda: self.owner(ability.by or v.You())
        )
        parts = replace(parts, qualities=(*parts.qualities, self.grammar.related(plays)))
        card = self.template("the next", card=lambda: self.grammar.bare(parts))
        less = "".join(self.symbol(need) for need in ability.less)
        slots: dict[str, Callable[[], object]] = {
            "obj": lambda: self.grammar.name(card),
            "less": lambda: self.grammar.name(less),
        }
        clause = self.first(self.phrases.less[ability.stage], slots, ability.stage)
        return self.grammar.chain([clause])

    # ----------------------------------------------------------------- costs

    @ability.register
    def _on_cost_rule(self, ability: v.CostRule) -> str:
        return self.finish([self._costs(ability)])

    def _costs(self, ability: v.CostRule) -> str:
        for label, among in target_players(ability):
            word = "opponent" if among == "opponent" else "player"
            self.memory.players[label] = self.grammar.players[f"the chosen {word}"]
        for target in chosen_targets(ability):
            parts = Parts(self.parts(target.pred).heads, done=self.template("chosen"))
            self.mention(self.key_of(target), parts, many=target.at_most != 1)
            self.memory.last = ""
        opener = "" if self.source_of(ability) is not None else self._while(ability.cond)
        return opener + self.cost_rule(ability)

    # ----------------------------------------------------------------- what may and may not be

    @ability.register
    def _on_forbid(self, ability: v.Forbid) -> str:
        return self.finish([self._forbidden(ability)])

    def _forbidden(self, ability: v.Forbid) -> str:
        table = self.phrases.forbids_but if ability.only else self.phrases.forbids
        sayings = look_up(table, ability.action, "what is forbidden:")
        slots = self._rule_slots(ability)
        if ability.action == "trigger":
            words = [self.keyword(test) for test in ability.tests]
            name = self.template("effects", keyword=lambda: self.grammar.list_words(words, "or"))
            slots["effects"] = lambda: self.grammar.name(name, many=True)
        if ability.source is not None:
            source = ability.source
            slots["source"] = lambda: self.noun(source, Count("kind"))
        if ability.by is not None and mentions(ability.cond, v.EventPlayer):
            self.memory.event = self.somebody(ability.by)
            slots["by"] = lambda: self.grammar.players["that player"]
        opener = self._while(ability.cond)
        clause = self.first(sayings, slots, ability.action)
        return opener + self.grammar.chain([clause])

    @ability.register
    def _on_permit(self, ability: v.Permit) -> str:
        return self.finish([self._permitted(ability)])

    def _permitted(self, ability: v.Permit) -> str:
        sayings = look_up(self.phrases.permits, ability.action, "what is permitted:")
        opener = ""
        slots = self._rule_slots(ability)
        if isinstance(ability.cond, v.Paid) and ability.by is not None:
            self.you = self.somebody(ability.by)
            opener = self._if(ability.cond)
            slots["by"] = lambda: self.grammar.players["that player"]
        else:
            opener = self._while(ability.cond)
        if ability.cost is not None and ability.cost != v.Cost():
            cost = self.cost_list(ability.cost)
            slots["cost"] = lambda: self.grammar.name(cost)
        clause = self.first(sayings, slots, ability.action)
        return opener + self.grammar.chain([clause])

    def _rule_slots(self, ability: v.Forbid | v.Permit) -> dict[str, Callable[[], object]]:
        slots: dict[str, Callable[[], object]] = {"you": lambda: self.you}
        obj, by, place = ability.obj, ability.by, ability.place
        if obj is not None:
            slots["obj"] = lambda: self.noun(obj, Count("kind"))
        if by is not None:
            slots["by"] = lambda: self.player(by)
        if place is not None:
            slots["to"] = lambda: self.place(place)
        elif ability.area:
            slots["to"] = lambda: self._rule_area(ability)
        return slots

    def _rule_area(self, ability: v.Forbid | v.Permit) -> Noun:
        area = look_up(self.phrases.areas, ability.area, "the area")
        if not area.home or ability.by is None:
            return self.area(ability.area, ability.tests)
        who = self.grammar.players["self"] if not isinstance(ability.by, v.You) else self.you
        text = self.template("own area", who=lambda: who, area=lambda: area.one)
        return self.grammar.place(text, area.at)

    @ability.register
    def _on_applied_cost(self, ability: v.AppliedCost) -> str:
        template = look_up(self.phrases.applied_costs, ability.action, "the cost of an action")
        cost = self.cost_list(ability.cost)
        slots: dict[str, Callable[[], object]] = {
            "by": lambda: self.somebody(ability.by),
            "place": lambda: self.place(ability.place),
            "cost": lambda: self.grammar.name(cost),
        }
        if ability.each_beyond:
            slots["beyond"] = lambda: self.grammar.ordinal(ability.each_beyond)
        return self.finish([self.grammar.chain([self.grammar.clause(fill(template, slots))])])


def chosen_targets(node: object) -> Iterator[v.Target]:
    """Give each target of a tree."""
    if isinstance(node, v.Target):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from chosen_targets(part)
    elif is_dataclass(node):
        for slot in fields(node):
            yield from chosen_targets(getattr(node, slot.name))


def target_players(node: object) -> Iterator[tuple[str, str]]:
    """Give label and kind of each chosen player of a tree."""
    if isinstance(node, v.TargetPlayer):
        yield node.label, node.among
    elif isinstance(node, tuple):
        for part in node:
            yield from target_players(part)
    elif is_dataclass(node):
        for slot in fields(node):
            yield from target_players(getattr(node, slot.name))


def _same(noun: Noun) -> Noun:
    """Fill a slot with what is known already."""
    return noun
