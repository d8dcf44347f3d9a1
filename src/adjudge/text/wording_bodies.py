"""Instructions as sentences: what is joined, what stands alone, what an "if" or "may" opens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import singledispatchmethod
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.bodies import choices_in
from adjudge.text.wording_events import EventWriter
from adjudge.text.wording_grammar import Clause, Count, Noun, Parts
from adjudge.text.wording_words import fill, look_up, unknown

_YOU: Final = v.You()
_ROW: Final = 3
"""So many actions may stand in one sentence where that is no matter of meaning."""


@dataclass(frozen=True, slots=True)
class Group:
    """Instructions that read as one: all choices in a row, or the same action several times."""

    items: tuple[v.Instruction, ...]

    @property
    def first(self) -> v.Instruction:
        """The instruction that stands for the group."""
        return self.items[0]


def unlabelled(instr: v.Instruction) -> v.Instruction:
    """Take the label of its target off an action, to compare it with others."""
    if isinstance(instr, v.Act) and isinstance(instr.on, v.Target):
        return replace(instr, on=replace(instr.on, label=""))
    return instr


def labels(node: object) -> Iterator[str]:
    """Give the label of each target of a tree, as often as it stands there."""
    if isinstance(node, v.Target):
        yield node.label
    if isinstance(node, tuple):
        for part in node:
            yield from labels(part)
    elif is_dataclass(node):
        for slot in fields(node):
            yield from labels(getattr(node, slot.name))


def grouped(body: v.Body, known: Container[str] = ()) -> Iterator[Group]:
    """Join choices that follow each other, and actions that differ in nothing but the label.

    Args:
        body: The instructions.
        known: Keys of targets that were named before; an action on one of them stands alone.
    """
    often = Counter(labels(body))

    def is_new(instr: v.Instruction) -> bool:
        if not isinstance(instr, v.Act) or not isinstance(instr.on, v.Target):
            return True
        return often[instr.on.label] == 1 and f"target:{instr.on.label}" not in known

    run: list[v.Instruction] = []
    for instr in body:
        alike = bool(run) and _belongs(run[0], instr)
        choice = isinstance(instr, v.Act) and instr.verb == "choose"
        if run and not (alike and (choice or (is_new(run[0]) and is_new(instr)))):
            yield Group(tuple(run))
            run = []
        run.append(instr)
    if run:
        yield Group(tuple(run))


def _belongs(first: v.Instruction, instr: v.Instruction) -> bool:
    if not isinstance(first, v.Act) or not isinstance(instr, v.Act):
        return False
    if first.verb == instr.verb == "choose":
        return first.who == instr.who
    return (
        isinstance(first.on, v.Target)
        and first.on != instr.on
        and unlabelled(first) == unlabelled(instr)
    )


@dataclass(slots=True)
class BodyWriter(EventWriter):
    """Write bodies."""

    def body(
        self,
        body: v.Body,
        lead: str = "",
        *,
        joined: bool = False,
        may: bool = False,
        split: bool = False,
    ) -> list[str]:
        """Write instructions as sentences, without their capitals and periods.

        Args:
            body: The instructions.
            lead: What opens the first sentence.
            joined: Whether actions that follow each other share a sentence.
            may: Whether what the first sentence says is a choice of the reader.
            split: Whether a long row of actions may become several sentences.
        """
        sentences: list[str] = []
        run: list[Clause] = []
        for group in grouped(body, self.memory.mentions):
            clauses = self.joinable(group, inner=joined)
            full = split and len(body) > _ROW and len(run) > 1
            if run and (clauses is None or not joined or full):
                sentences.append(lead + self._chain(run, may=may))
                lead, may, run = "", False, []
            if clauses is not None:
                run.extend(clauses)
                continue
            if may:
                lead, may = lead + self._may_do_this(), False
            sentences.extend(self._alone(group, lead))
            lead = ""
        if run:
            sentences.append(lead + self._chain(run, may=may))
        return sentences

    def _chain(self, run: Sequence[Clause], *, may: bool) -> str:
        return (
            self.grammar.chain(run, "may", self.asked or self.you)
            if may
            else (self.grammar.chain(run))
        )

    def _alone(self, group: Group, lead: str) -> list[str]:
        first = group.first
        if isinstance(first, v.Act):
            times = str(len(group.items))
            opener = fill(self.grammar.frames.separately, {"times": lambda: times})
            return [lead + opener + self.grammar.chain([self.act(first)])]
        return self.closed(first, lead)

    def _may_do_this(self) -> str:
        who = self.asked or self.you
        dropped = self.grammar.frames.drops_you and who == self.grammar.players["you"]
        return fill(self.grammar.frames.may_do_this, {} if dropped else {"who": lambda: who})

    # ----------------------------------------------------------------- what can be joined

    def joinable(self, group: Group, *, inner: bool) -> list[Clause] | None:
        """Write a group as clauses of a longer sentence; None where it needs its own."""
        instr = group.first
        if len(group.items) > 1:
            acts = [item for item in group.items if isinstance(item, v.Act)]
            return [self.choose(acts)] if acts[0].verb == "choose" else None
        if isinstance(instr, v.Act):
            return [self.act(instr)]
        if isinstance(instr, v.Lasting):
            return self.given(instr)
        if isinstance(instr, v.PlayCard) and not instr.optional:
            return self.play(instr)
        if isinstance(instr, (v.Pick, v.PickPlayer, v.PickWord, v.PayAnyAmount)):
            return [self._choice(instr)]
        if inner and isinstance(instr, v.If):
            return self._inner_if(instr)
        return None

    def _inner_if(self, instr: v.If) -> list[Clause] | None:
        """An "if" within a sentence rules the one action behind it."""
        if instr.otherwise or len(instr.then) != 1 or isinstance(instr.cond, v.Did):
            return None
        if not isinstance(instr.then[0], (v.Act, v.Lasting)):
            return None
        cond = self._if(instr.cond)
        clauses = self.joinable(Group(instr.then), inner=False)
        return None if clauses is None else [replace(clauses[0], cond=cond), *clauses[1:]]

    def _choice(self, instr: v.Pick | v.PickPlayer | v.PickWord | v.PayAnyAmount) -> Clause:
        acts = self.grammar.frames.acts
        if isinstance(instr, v.PayAnyAmount):
            what = look_up(self.phrases.pools, "".join(instr.kinds[:1]), "what is paid")
            noun = self.grammar.name(what)
            text = fill(acts["pay any"], {"what": lambda: noun})
        else:
            noun = self._chosen(instr)
            word = "name" if isinstance(instr, v.PickWord) and instr.kind else "choose"
            text = fill(acts[word], {"on": lambda: noun})
        return self.grammar.clause(text, self.actor(instr.who))

    def _chosen(self, instr: v.Pick | v.PickPlayer | v.PickWord) -> Noun:
        if isinstance(instr, v.PickPlayer):
            return self.named_player(instr.label, instr.among)
        if isinstance(instr, v.PickWord):
            whole = self.phrases.choices.get(instr.kind or instr.label)
            if whole is not None:
                return self.grammar.name(whole)
            tags = self.phrases.tags
            words = [self.phrases.choices.get(w) or tags.get(w, w) for w in instr.words]
            return self.grammar.name(self.grammar.list_words(words, "or"))
        pred = instr.pred
        if isinstance(instr.among, v.All):
            pred = pred & instr.among.pred
        parts, count = self.chosen(pred, instr.at_least, instr.at_most, instr.group)
        key = f"note:{instr.label}"
        if isinstance(instr.among, v.AttachedTo):
            parts = self.attached_to(parts, instr.among.of)
        elif instr.among is not None and not isinstance(instr.among, v.All):
            among = self.objects(instr.among)
            known = self.memory.mentions.get(self.key_of(instr.among))
            if pred != v.Anything():
                return self._chosen_among(instr, parts, count, among)
            heads = known.parts.heads if known is not None else parts.heads
            plain = isinstance(instr.pred, v.Anything)
            parts = Parts(heads, among=among) if plain else replace(parts, among=among, narrow=True)
        noun = self.grammar.noun(parts, count)
        self.memory.notes[instr.label] = key
        several = isinstance(instr.who, (v.EachPlayer, v.Opponents))
        parts = replace(parts, among=None, narrow=False)
        self.mention(key, parts, many=count.many or several)
        return noun

    def _chosen_among(self, instr: v.Pick, parts: Parts, count: Count, among: Noun) -> Noun:
        key = f"note:{instr.label}"
        what = self.grammar.noun(parts, count)
        self.memory.notes[instr.label] = key
        self.mention(key, Parts(parts.heads), many=count.many)
        text = self.template("among", what=lambda: what, of=lambda: among)
        return self.grammar.name(text, many=count.many)

    def play(self, instr: v.PlayCard) -> list[Clause]:
        """Write an ordered play, and what happens to the card afterwards."""
        acts = self.grammar.frames.acts
        self.acted, self.doer_of_act = instr.on, instr.who
        on: Callable[[], Noun] = lambda: self.objects(instr.on)  # noqa: E731 - one of many slots
        slots: dict[str, Callable[[], object]] = {"on": on, "its": lambda: self._its(instr.on)}
        if instr.must_go is not None or instr.must_area:
            slots["to"] = lambda: self._must_go(instr)
        if instr.may_go is not None:
            may_go = instr.may_go
            slots["may"] = lambda: self.place(may_go)
        if instr.ignore:
            parts = [look_up(self.phrases.cost_parts, part, "the cost") for part in instr.ignore]
            slots["ignored"] = lambda: self.grammar.name(self.grammar.list_words(parts, "and"))
        if instr.less:
            symbols = "".join(self.symbol(need) for need in instr.less)
            slots["less"] = lambda: self.grammar.name(symbols)
        if instr.count != 1:
            slots["each"] = lambda: self.for_each(instr.count)
        if instr.cost is not None:
            price = self.cost_list(instr.cost)
            slots["cost"] = lambda: self.grammar.name(price)
        if instr.how:
            word = look_up(self.phrases.enters, instr.how[0], "how it enters")
            slots["how"] = lambda: word
        template = acts["play"]
        lead = ""
        if template.startswith("{on:을} "):
            lead = f"{on():을} "
            template = template.removeprefix("{on:을} ")
        text = lead + fill(template, slots)
        key = self.key_of(instr.on)
        if instr.label and key:
            self.memory.notes[instr.label] = key
        clauses = [self.grammar.clause(text, self.actor(instr.who), lead=lead)]
        if instr.then:
            after = look_up(self.phrases.verbs, instr.then, "what happens afterwards")
            told = fill(after.text, {"on": on})
            clauses.append(self.grammar.clause(told, self.actor(instr.who)))
        return clauses

    def _its(self, of: v.Ref) -> str:
        """Say whose a cost is, in a language with a word for it."""
        many = self.is_many(of)
        return f"{self.me:p}" if of == v.Me() else "their" if many else "its"

    def _must_go(self, instr: v.PlayCard) -> Noun:
        place = instr.must_go
        if isinstance(place, v.PlaceOf):
            text = self.template("former", of=lambda: self.objects(place.of))
            return self.grammar.place(text, "at")
        return self.area(instr.must_area) if place is None else self.place(place)

    # ----------------------------------------------------------------- what stands alone

    @singledispatchmethod
    def closed(self, instr: v.Instruction, lead: str) -> list[str]:
        """Write an instruction as sentences of its own."""
        raise unknown(f"an instruction after {lead!r}", instr)

    def _if(self, cond: v.Condition) -> str:
        if isinstance(cond, v.Did):
            return self.grammar.frames.if_you_do
        if isinstance(cond, v.Unless) and isinstance(cond.part, v.Did):
            return self.grammar.frames.if_you_do_not
        clause = self.condition(cond)
        return fill(self.grammar.frames.if_, {"cond": lambda: clause})

    @closed.register
    def _on_if(self, instr: v.If, lead: str) -> list[str]:
        before = dict(self.memory.mentions)
        told = self.body(instr.then, lead + self._if(instr.cond), joined=True)
        if instr.otherwise:
            if choices_in(instr.then) != choices_in(instr.otherwise):
                self.memory.mentions = before  # nothing of the other case was chosen
            told += self.body(instr.otherwise, self.grammar.frames.otherwise, joined=True)
        return told

    @closed.register
    def _on_instead(self, instr: v.InsteadOf, lead: str) -> list[str]:
        cond = self._if(instr.cond)
        opener = fill(self.grammar.frames.instead_if, {"cond": lambda: cond})
        return self.body(instr.body, lead + opener, joined=True)

    @closed.register
    def _on_may(self, instr: v.May, lead: str) -> list[str]:
        with self.asking(self.other(instr.who)):
            first = instr.body[0]
            if isinstance(first, v.DoThis) and first.times == 1 and len(instr.body) == 1:
                return self.body(first.body, lead + self._may_do_this(), joined=True)
            return self.body(instr.body, lead, joined=True, may=True)

    @closed.register
    def _on_pay_to(self, instr: v.PayTo, lead: str) -> list[str]:
        told = self.paying(instr.cost, instr.body, lead, may=True, who=instr.who)
        if not instr.otherwise:
            return told
        return told + self.body(instr.otherwise, self.grammar.frames.if_you_do_not, joined=True)

    def paying(
        self,
        cost: v.Cost | v.AnyCost,
        body: v.Body,
        lead: str,
        *,
        may: bool,
        who: v.Players = _YOU,
    ) -> list[str]:
        """Write a cost and what is had for it; others pay "their" cost, but "you" stays you."""
        payer = self.other(who)
        with self.as_you(payer):
            costs = self.cost_clauses(cost)
        with self.asking(payer):
            return self._paid(costs, body, lead, may=may)

    def _paid(self, costs: Sequence[Clause], body: v.Body, lead: str, *, may: bool) -> list[str]:
        who = (self.asked or self.you) if may else None
        run: list[Clause] = []
        groups = list(grouped(body, self.memory.mentions))
        for number, group in enumerate(groups):
            clauses = self.joinable(group, inner=False)
            if clauses is None:
                rest = tuple(item for later in groups[number:] for item in later.items)
                break
            run.extend(clauses)
        else:
            rest = ()
        told = [lead + self.grammar.pay_to(costs, run, who, more=bool(rest))]
        opener = "" if run else self.grammar.frames.if_you_do
        return told + self.body(rest, opener, joined=True)

    @closed.register
    def _on_play(self, instr: v.PlayCard, lead: str) -> list[str]:
        who = self.actor(instr.who) or self.you
        clauses = self.play(replace(instr, who=v.You(), optional=False))
        return [lead + self.grammar.chain(clauses, "may", who)]

    @closed.register
    def _on_for_each(self, instr: v.ForEach, lead: str) -> list[str]:
        of = instr.of
        noun = self.objects(of)
        known = self.memory.mentions.get(self.key_of(of))
        heads = known.parts.heads if known is not None else (self.phrases.heads["card"],)
        if isinstance(of, v.All):
            heads = self.parts(of.pred).heads
        self.mention("each", Parts(heads), many=False)
        opener = fill(self.grammar.frames.for_each, {"of": lambda: noun})
        return self.body(instr.body, lead + opener, joined=True)

    @closed.register
    def _on_each_does(self, instr: v.EachDoes, lead: str) -> list[str]:
        who = self.actor(instr.who)
        clauses = [replace(self._choice(pick), subject=who) for pick in instr.choices]
        for pick in instr.choices:
            key = self.memory.notes[pick.label]
            parts = replace(self.memory.mentions[key].parts, done=self.template("chosen"))
            self.mention(key, replace(parts, qualities=()), many=True)
        act = replace(self.act(instr.act), subject=None)
        told = self.grammar.chain([act])
        after = fill(self.grammar.frames.each_does, {"act": lambda: told})
        return [lead + self.grammar.chain(clauses), after]

    @closed.register
    def _on_modes(self, instr: v.Modes, lead: str) -> list[str]:
        frames = self.grammar.frames
        frame = frames.choose_fresh[instr.fresh] if instr.fresh else frames.choose
        opener = fill(frame, {"count": lambda: self.grammar.cardinal(instr.count)})
        options: list[str] = []
        before = self.memory
        for number, option in enumerate(instr.options, start=1):
            self.memory = deepcopy(before)
            options.append(f"({number}) {self.grammar.finish(self.body(option))}")
        self.memory = before
        return ["\n".join([lead + opener, *options])]

    @closed.register
    def _on_do_this(self, instr: v.DoThis, lead: str) -> list[str]:
        frames = self.grammar.frames
        opener = frames.do_this
        if instr.times != 1:
            times = self.value(instr.times)
            frame = frames.do_times if isinstance(instr.times, int) else frames.do_often
            opener = fill(frame, {"times": lambda: times})
        if instr.cost is not None:
            return self.paying(instr.cost, instr.body, lead + opener, may=instr.optional)
        if instr.optional:
            opener = self._may_do_this()
        return self.body(instr.body, lead + opener, joined=True)

    @closed.register
    def _on_later(self, instr: v.Later, lead: str) -> list[str]:
        return self.delayed(instr, lead)

    def delayed(self, instr: v.Later, lead: str) -> list[str]:
        """Write an ability that waits."""
        raise NotImplementedError

    @contextmanager
    def as_you(self, who: Noun | None) -> Iterator[None]:
        """Let "you" be somebody else for a while; None for nobody else."""
        before = self.you
        self.you = who or before
        yield
        self.you = before

    @contextmanager
    def asking(self, who: Noun | None) -> Iterator[None]:
        """Let somebody else be asked for a while, in whose choice "you" stays you."""
        before = self.asked
        self.asked = who
        yield
        self.asked = before

    def other(self, who: v.Players) -> Noun | None:
        """Name a player who is asked; None for the reader."""
        return None if isinstance(who, v.You) else self.acting_player(who)
