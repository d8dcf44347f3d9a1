"""Executing instructions: sentences, choices on resolution, delayed and reflexive abilities.

What a verb does is the rulebook's; how sentences, conditions, links between instructions and
bindings work is here.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Final

from adjudge.core import triggers
from adjudge.core import vocab as v
from adjudge.core.applying import limited
from adjudge.core.choosing import Ask, choose_set, completable
from adjudge.core.decisions import NO, YES, Decision, Option
from adjudge.core.doing import spared
from adjudge.core.endings import is_rule, tell_of
from adjudge.core.events import changing
from adjudge.core.reads import (
    Ctx,
    chars_of,
    holds,
    matching,
    objects,
    players,
    test,
    value,
)
from adjudge.core.records import CHANGED, EVENT_PLACE, LINKED
from adjudge.core.refs import noted_word
from adjudge.core.rulebook import Outcome
from adjudge.core.state import Delayed, Effect, Item

Run = Generator[Decision, Option, None]
_WHO: Final = "who"  # label of the players that a rule of a delayed ability is about


def execute(ctx: Ctx, body: v.Body) -> Run:
    """Execute a body from top to bottom; stops when its item leaves the chain."""
    replaced = {
        part.label: part.body
        for part in body
        if isinstance(part, v.InsteadOf) and holds(ctx, part.cond)
    }
    on_chain = bool(ctx.item) and ctx.state.item(ctx.item) is not None
    for part in body:
        if on_chain and ctx.state.item(ctx.item) is None:
            return
        if isinstance(part, v.InsteadOf):
            if part.label in replaced:
                yield from execute(ctx, part.body)
        elif replaced and label_of(part) in replaced:
            ctx.rb.say(ctx.state, "replaced instruction", (ctx.rb.instead_rule,))
        elif isinstance(part, v.Act):  # as most are: without a step between
            yield from act(ctx, part)
        else:
            yield from _one(ctx, part)
        if ctx.state.waiting:
            yield from triggers.break_in(ctx.rb, ctx.state)


def label_of(part: v.Instruction) -> str:
    """Label of an instruction, empty where it has none."""
    return getattr(part, "label", "")


def _one(ctx: Ctx, part: v.Instruction) -> Run:
    if isinstance(part, v.If):
        yield from execute(ctx, part.then if holds(ctx, part.cond) else part.otherwise)
    elif isinstance(part, v.May):
        yield from _may(ctx, part)
    elif isinstance(part, v.PayTo):
        yield from _pay_to(ctx, part)
    elif isinstance(part, v.PayAnyAmount):
        yield from _pay_amount(ctx, part)
    elif isinstance(part, v.Pick):
        yield from pick(ctx, part)
    elif isinstance(part, v.ForEach):
        for ident in objects(ctx, part.of):
            ctx.each = ident
            yield from execute(ctx, part.body)
        ctx.each = 0
    elif isinstance(part, v.EachDoes):
        yield from _each_does(ctx, part)
    elif isinstance(part, v.Modes):
        yield from _modes(ctx, part)
    else:
        yield from _more(ctx, part)


def _more(ctx: Ctx, part: v.Instruction) -> Run:
    if isinstance(part, v.DoThis):
        reflexive(ctx, part)
    elif isinstance(part, v.Later):
        delay(ctx, part)
    elif isinstance(part, v.Lasting):
        spare = yield from spared(ctx, _changes(ctx, part))
        yield from changing(ctx.rb, ctx.state, lambda: last(ctx, part, spare))
    elif isinstance(part, v.PlayCard):
        outcome = yield from ctx.rb.play_ordered(ctx, part)
        note(ctx, part.label, outcome)
    elif isinstance(part, v.PickPlayer):
        yield from _pick_player(ctx, part)
    elif isinstance(part, v.PickWord):
        yield from _pick_word(ctx, part)
    else:
        raise TypeError(f"not an instruction: {part!r}")


# --------------------------------------------------------------------------- actions


def act(ctx: Ctx, part: v.Act) -> Run:
    """Perform one game action and note its outcome.

    An instruction that is linked to a target that became illegal, or whose action an effect made
    impossible, finds no object and is ignored.
    """
    outcome = yield from ctx.rb.verbs[part.verb](ctx, part)
    note(ctx, part.label, outcome)


def note(ctx: Ctx, label: str, outcome: Outcome) -> None:
    """Keep an outcome under its label for the instructions linked to it."""
    if label:
        ctx.keep(label, outcome)
        _link(ctx, label, outcome)


def _link(ctx: Ctx, label: str, outcome: Outcome) -> None:
    """Keep with the giver what another ability of it looks for (`Linked`)."""
    giver = ctx.state.objs.get(ctx.giver)
    if giver is None or label not in ctx.rb.linked_labels(giver.name):
        return
    kept = giver.memo.get(LINKED + label, ())
    ctx.state.edit(ctx.giver).memo[LINKED + label] = (*kept, *outcome.objs)


# --------------------------------------------------------------------------- choices


def _may(ctx: Ctx, part: v.May) -> Run:
    """Ask each player named in turn; the amount is how many of them did it."""
    count = 0
    note(ctx, part.label, Outcome())
    saved = ctx.that
    for player in players(ctx, part.who):
        ctx.that = player
        if not ctx.rb.body_possible(ctx, part.body):
            continue
        decision = Decision(player, "may", [YES, NO], ctx.rb.may_rule, ctx.item, part.label)
        decision.about = part.body
        answer = yield decision
        if answer.verb == "yes":
            count += 1
            note(ctx, part.label, Outcome(done=True, whole=True, amount=count))
            yield from execute(ctx, part.body)
    ctx.that = saved


def _pay_to(ctx: Ctx, part: v.PayTo) -> Run:
    for player in players(ctx, part.who):
        paid = yield from ctx.rb.pay_within(ctx, player, part.cost)
        note(ctx, part.label, Outcome(done=paid, whole=paid))
        yield from execute(ctx, part.body if paid else part.otherwise)


def _pay_amount(ctx: Ctx, part: v.PayAnyAmount) -> Run:
    for player in players(ctx, part.who):
        amount = yield from ctx.rb.pay_amount(ctx, player, part.kinds)
        note(ctx, part.label, Outcome(done=amount > 0, whole=True, amount=amount))


def pick_candidates(ctx: Ctx, part: v.Pick) -> list[int]:
    """Objects that a choice on resolution may take."""
    if part.among is not None:
        found = [i for i in objects(ctx, part.among) if i in ctx.state.objs]
        return [i for i in found if test(ctx, part.pred, i)]
    return matching(ctx, part.pred)


def pick(ctx: Ctx, part: v.Pick) -> Run:
    """Let each player named choose objects and note them under the label.

    Who comes later may be told not to choose what others have chosen before.
    """
    noted: list[int] = []
    for player in players(ctx, part.who):
        ctx.notes[part.label] = tuple(noted)
        chosen = yield from _pick_for(ctx, part, player)
        noted.extend(chosen)
    whole = len(noted) >= part.at_least
    note(
        ctx,
        part.label,
        Outcome(done=bool(noted), whole=whole, objs=tuple(noted), amount=len(noted)),
    )


def _pick_for(ctx: Ctx, part: v.Pick, player: int) -> Generator[Decision, Option, list[int]]:
    saved, ctx.that = ctx.that, player
    candidates = pick_candidates(ctx, part)
    ctx.that = saved
    least = min(part.at_least, len(candidates))
    if least and ctx.rb.may_decline(ctx, part, candidates):
        least = 0
    while least and not completable(ctx, part.group, [], candidates, least):
        least -= 1
    ask = Ask(player, "pick", ctx.rb.pick_rule, part.label, ctx.item)
    ask.verb = "pick"
    ask.secret = ctx.rb.hidden_from_others(ctx.state, candidates, player)
    chosen = yield from choose_set(ctx, ask, candidates, least, part.at_most, part.group)
    return chosen


def _each_does(ctx: Ctx, part: v.EachDoes) -> Run:
    """Each player chooses all in turn order, then what was chosen is acted on together."""
    chosen: dict[str, list[int]] = {choice.label: [] for choice in part.choices}
    for player in players(ctx, part.who):
        for choice in part.choices:
            found = chosen[choice.label]
            ctx.notes[choice.label] = tuple(found)
            mine = yield from _pick_for(ctx, choice, player)
            found.extend(mine)
            for ident in mine:
                ctx.doers = {**ctx.doers, ident: player}
    for label, found in chosen.items():
        note(ctx, label, Outcome(done=bool(found), whole=True, objs=tuple(found)))
    yield from act(ctx, part.act)


def _modes(ctx: Ctx, part: v.Modes) -> Run:
    for mode in ctx.chosen("mode"):
        yield from execute(ctx, part.options[mode])


def _pick_player(ctx: Ctx, part: v.PickPlayer) -> Run:
    for player in players(ctx, part.who):
        pool = (
            ctx.rb.opponents(ctx.state, player)
            if part.among == "opponent"
            else ctx.rb.turn_order(ctx.state, player)
        )
        options = [Option("player", p) for p in pool]
        if not options:
            continue
        answer = yield Decision(player, "player", options, ctx.rb.pick_rule, ctx.item, part.label)
        note(ctx, part.label, Outcome(done=True, whole=True, objs=(answer.obj,)))


def _pick_word(ctx: Ctx, part: v.PickWord) -> Run:
    words = ctx.rb.words_of(part.kind) if part.kind else part.words
    if part.instead_of:
        old = noted_word(ctx, part.instead_of)
        words = tuple(w for words in part.lists if old in words for w in words if w != old)
    for player in players(ctx, part.who):
        options = [Option("word", word=word) for word in words]
        answer = yield Decision(player, "word", options, ctx.rb.pick_rule, ctx.item, part.label)
        bearer = ctx.state.objs.get(ctx.me)
        if bearer is not None:
            ctx.state.edit(ctx.me).memo[f"word:{part.label}"] = answer.word


# --------------------------------------------------------------------------- later and lasting


def bindings(ctx: Ctx) -> dict[str, tuple[int, ...]]:
    """What a new ability remembers: noted objects, chosen targets, amounts, and where it was."""
    kept = dict(ctx.notes)
    for label, ids in (ctx.targets or {}).items():
        kept.setdefault(label, ids)
    for label, amount in ctx.amounts.items():
        kept[f"amount:{label}"] = (amount,)
    if ctx.event is not None and ctx.event.place >= 0:
        kept[EVENT_PLACE] = (ctx.event.place,)
    return kept


def reflexive(ctx: Ctx, part: v.DoThis) -> None:
    """Make the items of a reflexive trigger; they wait as pending."""
    times = value(ctx, part.times) or 0
    state = ctx.state
    for _ in range(times):
        source = state.item(ctx.item)
        name = source.name if source is not None else ""
        item = Item(state.fresh_id(), "triggered", ctx.giver, name, ctx.you)
        item.era = state.era
        when = v.When(("reflexive",))
        item.ability = v.Triggered(when, part.body, None, part.optional, part.cost)
        item.bearer = ctx.me
        item.giver = ctx.giver
        item.event = ctx.event
        item.snap = ctx.snap
        item.notes = bindings(ctx)
        if ctx.lost:
            item.data["lost"] = dict(ctx.lost)
        item.data["use"] = f"r{item.id}"
        if source is not None and (source.kind == "card" or source.data.get("of card")):
            item.data["of card"] = 1
        triggers.note(ctx.rb, state, item)


def delay(ctx: Ctx, part: v.Later) -> None:
    """Make a delayed ability, unless its window has already passed."""
    ability = part.ability
    if ctx.rb.no_window(ctx, part.until) or (
        isinstance(ability, v.Triggered | v.Replacement)
        and ctx.rb.window_over(ctx, part.until, ability)
    ):
        return
    state = ctx.state
    ident = state.fresh_id()
    made = Delayed(ident, ident, ability, ctx.you)
    made.bearer = ctx.me
    made.giver = ctx.giver
    item = state.item(ctx.item)
    bearer = state.objs.get(ctx.me)
    made.name = item.name if item is not None else bearer.name if bearer is not None else ""
    made.until = part.until
    made.since = state.turn
    made.once = part.once
    made.event = ctx.event
    made.notes = bindings(ctx)
    if isinstance(ability, v.Forbid | v.Permit | v.CostRule):
        made.ability = _of_these(ctx, ability, made.notes)
    state.delayed = (*state.delayed, made)
    if is_rule(ability):
        state.dirty = CHANGED


def _of_these(
    ctx: Ctx, rule: v.Forbid | v.Permit | v.CostRule, notes: dict[str, tuple[int, ...]]
) -> v.Forbid | v.Permit | v.CostRule:
    """A rule about the players of an object is about those who are it as it is made.

    The object may be gone by then (what is countered), and what it was is known only now.
    """
    if not isinstance(rule.by, v.ControllerOf | v.OwnerOf):
        return rule
    notes[_WHO] = tuple(players(ctx, rule.by))
    return replace(rule, by=v.Noted(_WHO))


def _changes(ctx: Ctx, part: v.Lasting) -> Iterator[tuple[int, str, int]]:
    """By how much an effect with fixed objects raises or lowers which numbers."""
    for ident in objects(ctx, part.to) if part.to is not None else ():
        for mod in part.mods if ctx.rb.can_modify(ctx, ident) else ():
            fixed = _fixed(ctx, mod, ident) if isinstance(mod, v.Raise) else None
            if isinstance(fixed, v.Raise) and isinstance(fixed.by, int):
                yield ident, fixed.stat, fixed.by


def last(ctx: Ctx, part: v.Lasting, spare: frozenset[tuple[int, str]] = frozenset()) -> None:
    """Make a continuous effect; amounts and limits are fixed where the rulebook fixes them.

    What is in `spare` is not lowered.
    """
    if ctx.rb.no_window(ctx, part.until):
        return
    if part.cond is not None and not holds(ctx, part.cond):
        return
    if part.to is not None:
        ids = tuple(i for i in objects(ctx, part.to) if ctx.rb.can_modify(ctx, i))
        if not ids:
            return
        if ctx.rb.policies.fix_amounts:
            for ident in ids:
                fixed = (_fixed(ctx, mod, ident) for mod in part.mods)
                mods = tuple(m for m in fixed if m and not _spared(m, ident, spare))
                _make(ctx, mods, (ident,), part)
            ctx.rb.say_lasting(ctx, part, ids)
            return
        _make(ctx, part.mods, ids, part)
        ctx.rb.say_lasting(ctx, part, ids)
        return
    _make(ctx, part.mods, None, part)
    ctx.rb.say_lasting(ctx, part, ())


def _spared(mod: v.Mod, ident: int, spare: frozenset[tuple[int, str]]) -> bool:
    if not spare or not isinstance(mod, v.Raise) or not isinstance(mod.by, int):
        return False
    return mod.by < 0 and (ident, mod.stat) in spare


def _make(
    ctx: Ctx,
    mods: tuple[v.Mod, ...],
    ids: tuple[int, ...] | None,
    part: v.Lasting,
) -> None:
    if not mods:
        return
    state = ctx.state
    ident = state.fresh_id()
    effect = Effect(ident, ident, mods, ctx.you)
    effect.ids = ids
    effect.scope = part.scope if ids is None else None
    effect.source = ctx.me
    effect.until = part.until
    effect.cond = part.cond
    effect.since = state.turn
    effect.notes = _copied(ctx, mods)
    state.effects = (*state.effects, effect)
    tell_of(state, (effect,))


def _copied(ctx: Ctx, mods: tuple[v.Mod, ...]) -> dict[str, tuple[int, ...]]:
    """Bindings of an effect; a copy fixes the copyable traits of its original now."""
    notes = bindings(ctx)
    for mod in mods:
        if isinstance(mod, v.CopyOf):
            found = [i for i in objects(ctx, mod.of) if i in ctx.state.objs]
            if found:
                name = chars_of(ctx.rb, ctx.state, found[0]).name
                if name in ctx.state.card_names:
                    notes["copied name"] = (ctx.state.card_names.index(name),)
    return notes


def _fixed(ctx: Ctx, mod: v.Mod, ident: int) -> v.Mod | None:
    """The modification with its amount and limits as they are at this moment."""
    if isinstance(mod, v.Raise):
        have = chars_of(ctx.rb, ctx.state, ident).stat(mod.stat)
        if mod.to is not None:
            goal = value(ctx, mod.to)
            by = max((goal or 0) - have, 0)
            return v.Raise(mod.stat, by) if by else None
        by_value = value(ctx, mod.by)
        if by_value is None:
            return None
        return v.Raise(mod.stat, limited(have, by_value, mod.floor, mod.ceiling) - have)
    if isinstance(mod, v.ChangeWord) and mod.chosen:
        old, new = noted_word(ctx, mod.old), noted_word(ctx, mod.new)
        return v.ChangeWord(old, new) if old and new else None
    if isinstance(mod, v.Gain) and not isinstance(mod.value, int):
        return v.Gain(mod.keyword, value(ctx, mod.value) or 0, mod.missing)
    if isinstance(mod, v.SetStat):
        return v.SetStat(mod.stat, value(ctx, mod.value) or 0)
    return mod
