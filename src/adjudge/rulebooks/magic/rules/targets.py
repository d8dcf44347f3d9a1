"""Targets (415): what may be chosen, and what keeps something from being one."""

from __future__ import annotations

from typing import Any, Final

from adjudge.core import targets
from adjudge.core import vocab as v
from adjudge.core.chars import Chars
from adjudge.core.choosing import completable
from adjudge.core.noticing import reader
from adjudge.core.reads import Ctx, chars_of, seen_chars, table_of, test
from adjudge.core.rulebook import Node
from adjudge.core.state import Item, State
from adjudge.rulebooks.magic.rules.book import Book, book
from adjudge.rulebooks.magic.rules.slots import asked, body_for, specs_of
from adjudge.rulebooks.magic.rules.statements import speaks_of
from adjudge.rulebooks.magic.rules.table import in_play

PROTECTION: Final = "Protection from "
CHOSEN_COLOR: Final = "the chosen color"


def can_fill(ctx: Ctx, specs: list[Node]) -> bool:
    """Whether every slot has enough legal options, each looked at for itself."""
    for spec in specs:
        if isinstance(spec, v.Target) and spec.group:
            if not completable(ctx, spec.group, [], targets.options_for(ctx, spec), spec.at_least):
                return False
        elif not targets.has_options(ctx, spec, getattr(spec, "at_least", 1)):
            return False
    return not any(isinstance(s, v.Target) and s.apart for s in specs) or _apart(ctx, specs)


def _apart(ctx: Ctx, specs: list[Node]) -> bool:
    """Slots that may not share a target: enough different options for all of them."""
    pools = [
        (spec.at_least, targets.options_for(ctx, spec))
        for spec in specs
        if isinstance(spec, v.Target) and (spec.apart or spec.at_least)
    ]
    every = {i for _, pool in pools for i in pool}
    return len(every) >= sum(least for least, _ in pools)


def modes_possible(ctx: Ctx, item: Item) -> list[int]:
    """410.4a, 409.1b: modes whose targets can be chosen."""
    rb = book(ctx)
    modes = asked(rb, body_for(rb, item)).modes
    if modes is None:
        return []
    return [i for i, body in enumerate(modes.options) if can_fill(ctx, asked(rb, body).choices)]


def fillable(rb: Book, item: Item, ctx: Ctx) -> bool:
    """Whether modes and targets of an item can be chosen now."""
    if item.kind == "card" and item.name in rb.untargeted:
        return True
    modes = asked(rb, body_for(rb, item)).modes
    if modes is not None and len(modes_possible(ctx, item)) < modes.count:
        return False
    return can_fill(ctx, specs_of(rb, item))


# --------------------------------------------------------------------------- legality


def is_legal(ctx: Ctx, spec: v.Target, ident: int) -> bool:
    """A legal target: it meets the text, is not the item itself (415.6), and nothing bars it."""
    if not targets.is_legal(ctx, spec, ident):
        return False
    return not barred(ctx, ident)


def barred(ctx: Ctx, ident: int) -> bool:
    """Shroud, protection (502.7) and "can't be the target"; of permanents only."""
    rb, state = ctx.rb, ctx.state
    table = table_of(rb, state)
    if not in_play(state, ident):
        return False
    chars = table.chars[ident]
    if "untargetable" in chars.flags:
        return True
    if chars.keywords:
        if "Shroud" in chars.keywords:
            return True
        if "Untargetable by opponents" in chars.keywords and chars.controller != ctx.you:
            return True
        source = source_chars(ctx)
        if source is not None and protected(chars, source, state.objs[ident].memo):
            return True
    for bound in table.forbids:
        rule = bound.ability
        if isinstance(rule, v.Forbid) and rule.action == "target":
            view = reader(rb, state, bound, None)
            if speaks_of(view, rule, ctx.you, ident, _source(ctx)):
                return True
    return False


def _source(ctx: Ctx) -> int:
    item = ctx.draft if ctx.draft is not None else ctx.state.item(ctx.item)
    if item is None:
        return ctx.giver
    return item.obj if item.kind == "card" else item.giver


def source_chars(ctx: Ctx) -> Chars | None:
    """Characteristics of what is played, or of the source of the ability."""
    return seen_chars(ctx, _source(ctx))


def protected(chars: Chars, source: Chars, memo: dict[str, Any] | None = None) -> bool:
    """502.7: whether something has protection from a quality that a source has.

    `memo` is what the object remembers, for a colour that was chosen as it came into play.
    """
    for word in chars.keywords:
        if word.startswith(PROTECTION):
            quality = word[len(PROTECTION) :]
            if quality == CHOSEN_COLOR:
                quality = memo.get("word:color", "") if memo is not None else ""
            if quality and has_quality(source, quality):
                return True
    return False


def has_quality(chars: Chars, quality: str) -> bool:
    """Whether an object has a quality that protection names: a colour, a type, a subtype."""
    if quality == "everything":
        return True
    if quality == "all colors":
        return bool(chars.domains)
    single = _SINGULAR.get(quality, quality)
    return quality in chars.domains or single in chars.types or single in chars.tags


_SINGULAR = {
    "creatures": "creature",
    "artifacts": "artifact",
    "enchantments": "enchantment",
    "instants": "instant",
    "sorceries": "sorcery",
    "lands": "land",
    "Dragons": "Dragon",
    "Demons": "Demon",
}


def may_host(rb: Book, state: State, ident: int, host: int) -> bool:
    """420.5d, k: whether something may be attached to a permanent."""
    if not in_play(state, host) or host == ident:
        return False
    chars, other = chars_of(rb, state, ident), chars_of(rb, state, host)
    if other.keywords and protected(other, chars, state.objs[host].memo):
        return False
    ctx = Ctx(rb, state, chars.controller, ident)
    if "Equipment" in chars.tags:
        return "creature" in other.types
    spec = rb.enchants.get(chars.name)
    return spec is None or test(ctx, spec.pred, host)
