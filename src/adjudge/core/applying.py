"""Applying one modification to one object: the last step of the layer runner."""

from __future__ import annotations

from typing import Any, Final

from adjudge.core import vocab as v
from adjudge.core.chars import Bound, Chars, take_printed
from adjudge.core.reads import LiveCtx, named_areas, players, value
from adjudge.core.rewording import reworded
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State

_BARRED: Final = "can't have "  # a flag of this and a keyword


class Part:
    """One modification of one source, with the reader it is evaluated for; never changed."""

    __slots__ = (
        "areas",
        "bearer",
        "bound",
        "cond",
        "controller",
        "giver",
        "ids",
        "key",
        "mod",
        "notes",
        "scope",
        "source",
        "stamp",
    )

    def __init__(self, mod: v.Mod, key: str, stamp: int, controller: int) -> None:
        """A modification that applies to nothing yet."""
        self.mod = mod
        self.key = key
        self.stamp = stamp
        self.controller = controller
        self.ids: tuple[int, ...] | None = None
        self.scope: v.Pred | None = None
        self.cond: Any = None
        self.areas: tuple[str, ...] = ("any",)
        self.bearer = 0
        self.giver = 0
        self.bound: Bound | None = None
        self.source = ""
        self.notes: dict[str, tuple[int, ...]] = {}


def part_ctx(rb: Rulebook, state: State, part: Part) -> LiveCtx:
    """Bindings under which a part is read: by what is there now, and by who controls it now."""
    controller = part.controller
    if part.bound is not None and part.bearer in state.table.chars:
        controller = state.table.chars[part.bearer].controller
    ctx = LiveCtx(rb, state, controller, part.bearer)
    ctx.giver = part.giver
    ctx.notes = part.notes
    return ctx


def reach(rb: Rulebook, state: State, part: Part, ids: list[int]) -> list[int]:
    """Those objects that a live scope can reach: by policy the board, unless it says more."""
    if not rb.policies.board_scopes or part.scope is None or named_areas(rb, part.scope):
        return ids
    objs, specs = state.objs, state.specs
    return [i for i in ids if specs[objs[i].zone].board]


def expanded(rb: Rulebook, texts: list[Bound], present: set[str]) -> list[Bound]:
    """Texts with the abilities that their keywords are short for.

    Keywords whose values add up share one set of abilities; `present` names those the object has.
    """
    result: list[Bound] = []
    for bound in texts:
        result.append(bound)
        keyword = bound.ability
        if not isinstance(keyword, v.Keyword) or bound.dormant:
            continue
        summed = rb.summed(keyword)
        stem = f"kw:{keyword.name}" if summed else bound.key
        giver = bound.bearer if summed else bound.giver
        for index, ability in enumerate(summed or rb.expand(keyword)):
            key = f"{stem}.{index}"
            if summed and key in present:
                continue
            present.add(key)
            result.append(Bound(ability, bound.bearer, giver, key, bound.stamp))
    return result


def add_appended_keywords(rb: Rulebook, chars: Chars, texts: list[Bound], ident: int) -> None:
    """Give an object the keywords in the texts that other objects append to its own."""
    for bound in texts:
        if bound.giver != ident:
            for word, amount in rb.keywords_in(bound.ability):
                chars.keywords[word] = chars.keywords.get(word, 0) + amount


def apply_part(rb: Rulebook, state: State, part: Part, chars: Chars, ident: int) -> None:
    """Change the characteristics of an object as a part says; they are this table's own."""
    mod = part.mod
    if isinstance(mod, v.Raise):
        _raise(rb, state, part, mod, chars)
    elif isinstance(mod, v.Gain):
        _gain(rb, state, part, mod, chars, ident)
    elif isinstance(mod, v.SetStat):
        chars.stats[mod.stat] = value(part_ctx(rb, state, part), mod.value) or 0
    elif isinstance(mod, v.Flag):
        amount = mod.value
        if not isinstance(amount, int):
            amount = value(part_ctx(rb, state, part), amount) or 0
        chars.flags[mod.name] = chars.flags.get(mod.name, 0) + amount
    else:
        _apply_more(rb, state, part, mod, chars, ident)


def _apply_more(
    rb: Rulebook, state: State, part: Part, mod: v.Mod, chars: Chars, ident: int
) -> None:
    if isinstance(mod, v.GainAbility):
        _gain_ability(rb, part, mod, chars, ident)
    elif isinstance(mod, v.Lose):
        _lose(rb, mod, chars)
    elif isinstance(mod, v.GainTag):
        chars.tags = (*chars.tags, *_tags(state, part, mod))
    elif isinstance(mod, v.GainType):
        if mod.name not in chars.types:
            chars.types = (*chars.types, mod.name)
    elif isinstance(mod, v.SetDomains):
        chars.domains = _domains(state, part, mod)
    elif isinstance(mod, v.UnderControl):
        who = players(part_ctx(rb, state, part), mod.who)
        if who:
            chars.controller = who[0]
    elif isinstance(mod, v.SwapStats):
        first, second = chars.stats.get(mod.first, 0), chars.stats.get(mod.second, 0)
        chars.stats[mod.first], chars.stats[mod.second] = second, first
    elif isinstance(mod, v.ChangeWord):
        reworded(rb, chars, mod)
    elif isinstance(mod, v.CopyOf):
        _copy(rb, state, part, chars, ident)


def _domains(state: State, part: Part, mod: v.SetDomains) -> tuple[str, ...]:
    if not mod.chosen:
        return mod.domains
    word = _noted(state, part, mod.chosen)
    return (word,) if word else ()


def _tags(state: State, part: Part, mod: v.GainTag) -> tuple[str, ...]:
    word = _noted(state, part, mod.chosen) if mod.chosen else mod.tag
    return (word,) if word else ()


def _noted(state: State, part: Part, label: str) -> str:
    """The word that the bearer of a statement noted under a label; empty for none."""
    bearer = state.objs.get(part.bearer)
    word: str = bearer.memo.get(f"word:{label}", "") if bearer is not None else ""
    return word


def _copy(rb: Rulebook, state: State, part: Part, chars: Chars, ident: int) -> None:
    noted = part.notes.get("copied name")
    if not noted:
        return
    name = state.card_names[noted[0]] if noted[0] >= 0 else chars.name
    take_printed(chars, rb.cards[name])
    chars.keywords = rb.printed_chars(name).keywords.copy()
    texts = [
        Bound(ability, ident, ident, f"{part.key}/{index}", part.stamp)
        for index, ability in enumerate(rb.cards[name].abilities)
    ]
    # Who controls it and what others append to its text are no copyable traits.
    obj = state.objs[ident]
    attached = [other for other in state.objs.values() if other.host == ident]
    if attached:
        texts.extend(b for b in rb.texts(state, obj, attached) if b.giver != ident)
        add_appended_keywords(rb, chars, texts, ident)
    chars.abilities = tuple(expanded(rb, texts, set()))


def _raise(rb: Rulebook, state: State, part: Part, mod: v.Raise, chars: Chars) -> None:
    have = chars.stats.get(mod.stat)
    if have is None:
        return
    if mod.to is not None:
        goal = value(part_ctx(rb, state, part), mod.to)
        if goal is not None and goal > have:
            chars.stats[mod.stat] = goal
        return
    by = mod.by if isinstance(mod.by, int) else value(part_ctx(rb, state, part), mod.by)
    if by is None:
        return
    chars.stats[mod.stat] = limited(have, by, mod.floor, mod.ceiling)


def _gain(rb: Rulebook, state: State, part: Part, mod: v.Gain, chars: Chars, ident: int) -> None:
    if _barred(chars, mod.keyword) or (mod.missing and mod.keyword in chars.keywords):
        return
    amount = value(part_ctx(rb, state, part), mod.value) or 0
    chars.keywords[mod.keyword] = chars.keywords.get(mod.keyword, 0) + amount
    bound = Bound(v.Keyword(mod.keyword, amount), ident, part.giver, part.key, part.stamp)
    chars.abilities = (*chars.abilities, *expanded(rb, [bound], _present(chars)))


def _gain_ability(rb: Rulebook, part: Part, mod: v.GainAbility, chars: Chars, ident: int) -> None:
    if isinstance(mod.ability, v.Keyword) and _barred(chars, mod.ability.name):
        return
    bound = Bound(mod.ability, ident, part.giver, part.key, part.stamp)
    chars.abilities = (*chars.abilities, *expanded(rb, [bound], _present(chars)))
    for word, amount in rb.keywords_in(mod.ability):
        chars.keywords[word] = chars.keywords.get(word, 0) + amount


def _barred(chars: Chars, keyword: str) -> bool:
    """Whether an object can't have a keyword, whatever would give it."""
    return bool(chars.flags) and _BARRED + keyword in chars.flags


def _lose(rb: Rulebook, mod: v.Lose, chars: Chars) -> None:
    """Take all abilities away, or a keyword with everything that it is and is short for."""
    if mod.barred:
        chars.flags[_BARRED + mod.keyword] = 1
    if not mod.keyword:
        chars.keywords = {}
        chars.abilities = ()
        return
    chars.keywords.pop(mod.keyword, None)
    lost = {
        bound.key
        for bound in chars.abilities
        if any(word == mod.keyword for word, _ in rb.keywords_in(bound.ability))
    }
    stems = (*(f"{key}." for key in lost), f"kw:{mod.keyword}.")
    chars.abilities = tuple(
        b for b in chars.abilities if b.key not in lost and not b.key.startswith(stems)
    )


def defined(rb: Rulebook, state: State, obj: Obj, chars: Chars) -> Chars:
    """What an object says of itself in every zone, where the table does not hold it."""
    found = chars.copy()
    for index, ability in enumerate(rb.cards[obj.memo.get("printed", obj.name)].abilities):
        if isinstance(ability, v.Static) and ability.scope is None and "any" in ability.areas:
            for mod in ability.mods:
                part = Part(mod, f"s{obj.id}/{index}", obj.stamp, obj.control)
                part.bearer = part.giver = obj.id
                apply_part(rb, state, part, found, obj.id)
    return found


def limited(have: int, by: int, floor: int | None, ceiling: int | None) -> int:
    """A number changed within limits that bind only this change."""
    result = have + by
    if floor is not None and by < 0:
        result = max(result, min(floor, have))
    if ceiling is not None and by > 0:
        result = min(result, max(ceiling, have))
    return result


def _present(chars: Chars) -> set[str]:
    return {bound.key for bound in chars.abilities if bound.key.startswith("kw:")}
