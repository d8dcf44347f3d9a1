"""Making new choices for a finalized item of the chain (750-755).

Modes, targets, players, places and destinations may be chosen anew, any part of them; never
something that the item chooses already, and never so that another of its choices becomes illegal.
Costs that would come of it are ignored, so none are asked here.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from adjudge.core import vocab as v
from adjudge.core.choosing import Ask, choose_set, completable
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.events import happen
from adjudge.core.reads import Ctx, objects
from adjudge.core.rulebook import Outcome
from adjudge.core.state import Event, Item
from adjudge.core.targets import fill
from adjudge.rulebooks.riftbound.rules.bodies import modes_in
from adjudge.rulebooks.riftbound.rules.doing import Doing
from adjudge.rulebooks.riftbound.rules.playable import body_for
from adjudge.rulebooks.riftbound.rules.targets import (
    can_fill,
    is_legal_target,
    item_ctx,
    mode_options,
    options_for,
    readers_of,
    specs_of,
)

_RULE = "RB-CR@1.4:753"
AskingBool = Generator[Decision, Option, bool]


def new_choices(ctx: Ctx, act: v.Act) -> Doing:
    """751: the player may choose anew for a finalized item."""
    done = False
    for ident in objects(ctx, act.on):
        item = ctx.state.item(ident)
        if item is not None and not item.pending:
            done = (yield from _Rechooser(ctx, item).run()) or done
    return Outcome(done=done, whole=done)


class _Rechooser:
    """New choices for one item.

    `old` is what the item chose before, which may not be chosen anew (751.1).
    """

    def __init__(self, ctx: Ctx, item: Item) -> None:
        self.ctx = ctx
        self.ident = item.id
        self.body = body_for(ctx.rb, ctx.state, self.item)
        self.old: set[int] = set()
        self.prefix = ""

    @property
    def item(self) -> Item:
        """The item as it is now."""
        return self.ctx.state.edit_item(self.ident)

    def view(self, item: Item | None = None) -> Ctx:
        """Bindings of the item, or of a trial copy of it."""
        rb, state = self.ctx.rb, self.ctx.state
        ctx = item_ctx(rb, state, item or self.item, draft=item is not None)
        ctx.prefix = self.prefix
        return ctx

    def run(self) -> AskingBool:
        """Ask for each choice of each execution; whether anything was chosen anew."""
        done = False
        prefixes = [f"{n + 1}:" if n else "" for n in range(self.item.executions)]
        for self.prefix in prefixes:
            for spec in self._specs():
                if isinstance(spec, v.Target):
                    self.old.update(self._chosen(spec))
        for self.prefix in prefixes:
            done = (yield from self._mode()) or done
            for spec in self._specs():
                done = (yield from self._one(spec)) or done
        return done

    def _specs(self) -> list[Any]:
        return specs_of(self.item, self.body, self.prefix)

    def _chosen(self, spec: Any) -> tuple[int, ...]:  # noqa: ANN401 - a node of the vocabulary
        return self.item.choices.get(self.prefix + spec.label, ())

    def _wanted(self, label: str) -> AskingBool:
        question = Decision(self.ctx.you, "new choice", [YES, NO], _RULE, self.item.id, label)
        answer = yield question
        return answer.verb == YES.verb

    # ------------------------------------------------------------------ modes

    def _mode(self) -> AskingBool:
        """752.1: another mode; its own choices have to be made then."""
        node = modes_in(self.body)
        if node is None:
            return False
        key = f"{self.prefix}mode"
        modes = mode_options(self.view(), self.body, self.item)
        found = [m for m in modes if m not in self.item.choices.get(key, ())]
        if not found or not (yield from self._wanted("mode")):
            return False
        options = [Option("mode", arg=m) for m in found]
        answer = yield Decision(self.ctx.you, "mode", options, _RULE, self.item.id)
        before = {spec.label for spec in self._specs()}
        self.item.choices[key] = (answer.arg,)
        after = {spec.label for spec in self._specs()}
        for label in before - after:
            self.item.choices.pop(self.prefix + label, None)
        return True

    # ------------------------------------------------------------------ targets and places

    def _one(self, spec: Any) -> AskingBool:  # noqa: ANN401 - a node of the vocabulary
        chosen = self._chosen(spec)
        first = self.prefix + spec.label not in self.item.choices
        pool = self._pool(spec, chosen, first=first)
        if isinstance(spec, v.Destination) and chosen:
            # Where what moves has become another unit, its destination may have become illegal.
            first = chosen[0] not in options_for(self.view(), spec)
        if not pool or (not first and not chosen):
            return False
        if not first and not (yield from self._wanted(self.prefix + spec.label)):
            return False
        if isinstance(spec, v.Target):
            return (yield from self._targets(spec, chosen, pool, first=first))
        verb = "player" if isinstance(spec, v.TargetPlayer) else "place"
        kind = "destination" if isinstance(spec, v.Destination) else "target"
        options = [Option(verb, number) for number in pool]
        answer = yield Decision(
            self.ctx.you, kind, options, _RULE, self.item.id, self.prefix + spec.label
        )
        self.item.choices[self.prefix + spec.label] = (answer.obj,)
        self._drop_readers(spec)
        return True

    def _pool(self, spec: Any, chosen: tuple[int, ...], *, first: bool) -> list[int]:  # noqa: ANN401
        """What may be chosen: new, and no other choice of the item becomes illegal (753.1)."""
        found = options_for(self.view(), spec)
        if first:
            return found
        if not isinstance(spec, v.Target):
            return [i for i in found if i not in chosen and self._stands(spec, chosen, i)]
        pool = [i for i in found if i not in self.old and self._stands(spec, chosen, i)]
        kept = [i for i in chosen if i not in pool]
        whole = completable(self.view(), spec.group, [], [*pool, *kept], len(chosen))
        return pool if whole else []

    def _stands(self, spec: Any, chosen: tuple[int, ...], ident: int) -> bool:  # noqa: ANN401
        """Whether the item's other choices stay as legal with a new one, or can be made anew."""
        trial = self.item.copy()
        trial.choices[self.prefix + spec.label] = (ident, *chosen[1:])
        now, then = self.view(self.item.copy()), self.view(trial)
        for other in self._specs():
            if other is spec:
                continue
            if isinstance(other, v.Destination) and other.of == spec:
                trial.choices.pop(self.prefix + other.label, None)
                if can_fill(then, [other]) is not None:
                    return False
            elif isinstance(other, v.Target):
                if spec.label in other.apart and ident in self._chosen(other):
                    return False
                if not self._turns_illegal(now, then, other):
                    continue
                trial.choices.pop(self.prefix + other.label, None)
                if not readers_of(spec, [other]) or can_fill(then, [other]) is not None:
                    return False
        return True

    def _turns_illegal(self, now: Ctx, then: Ctx, spec: v.Target) -> bool:
        return any(
            is_legal_target(now, spec, i) and not is_legal_target(then, spec, i)
            for i in self._chosen(spec)
        )

    def _drop_readers(self, spec: Any) -> None:  # noqa: ANN401 - a node of the vocabulary
        """Let what speaks of a choice be chosen anew where it does not fit the new one (753.1)."""
        view = self.view()
        for other in readers_of(spec, self._specs()):
            if not isinstance(other, v.Target) or all(
                is_legal_target(view, other, i) for i in self._chosen(other)
            ):
                continue
            trial = self.item.copy()
            trial.choices.pop(self.prefix + other.label)
            if can_fill(self.view(trial), [other]) is None:
                self.item.choices.pop(self.prefix + other.label)

    def _targets(
        self, spec: v.Target, chosen: tuple[int, ...], pool: list[int], *, first: bool
    ) -> AskingBool:
        """As many targets as before, each kept or new (753)."""
        state, you = self.ctx.state, self.ctx.you
        label = self.prefix + spec.label
        ask = Ask(you, "target", _RULE, label, self.item.id)
        least, most = (spec.at_least, spec.at_most) if first else (len(chosen), len(chosen))
        kept = list(chosen) if len(chosen) > 1 else []
        new = yield from choose_set(self.view(), ask, [*kept, *pool], least, most, spec.group)
        fill(self.view(), self.item, spec, new)
        self._drop_readers(spec)
        words = ("spell",) if self.item.kind == "card" else ("ability",)
        events = [
            Event("target", i, you, self.item.id, how=words)
            for i in new
            if i not in self.old and i in state.objs
        ]
        if events:
            yield from happen(self.ctx.rb, state, events)
        return tuple(new) != chosen
