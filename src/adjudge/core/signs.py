"""Whether statements of fact still say what they said when something that they read has changed.

Most changes of what a text reads change nothing that it says: one more card was played, and it is
still not the first. What the statements of an object said is remembered with the table as a sign:
which of them hold, by how much, and for which objects where that hangs on more than these.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.applying import Part, part_ctx, reach
from adjudge.core.aspects import aspects
from adjudge.core.chars import Chars, Table
from adjudge.core.dependency import needs, overlap
from adjudge.core.digests import digest_of
from adjudge.core.indexing import in_areas
from adjudge.core.parts import prepared
from adjudge.core.reads import Ctx, holds, passing, value
from adjudge.core.records import ANYTHING, OF_TYPE, OTHERS
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State

Entry: TypeAlias = tuple[str, object, tuple[int, ...]]
Sign: TypeAlias = tuple[Entry, ...]  # key of a statement, its amount, objects it is about

_CONTROL: Final = frozenset(("control",))


def looks_around(reads: AbstractSet[str]) -> bool:
    """Whether objects other than the bearer are among what is read."""
    return OTHERS in reads or any(word.startswith(OF_TYPE) for word in reads)


def hangs_on(rb: Rulebook, chars: Chars, altered: frozenset[str]) -> bool:
    """Whether what the statements of an object say hangs on characteristics that get changed.

    Then it matters when during the layers they are read; else they can be read at any time.
    """
    for bound in digest_of(rb, chars).facts:
        if isinstance(bound.ability, v.Dependent) and overlap(altered, _CONTROL):
            return True
        for part in prepared(bound):
            if overlap(altered, needs(rb, part.mod, part.cond, part.scope)):
                return True
    return False


def can_be_read(rb: Rulebook, chars: Chars, altered: frozenset[str]) -> bool:
    """Whether the statements of an object can be read from a table where all layers applied."""
    reads = digest_of(rb, chars).reads
    if not looks_around(reads):
        return True
    return ANYTHING not in reads and not hangs_on(rb, chars, altered)


def sign_of(rb: Rulebook, state: State, table: Table, ident: int) -> Sign:
    """What the statements of an object say by a table that is up to date for what they read."""
    found: list[Entry] = []
    for bound in digest_of(rb, table.chars[ident]).facts:
        ability = bound.ability
        if isinstance(ability, v.Dependent) and not _is_met(
            rb, state, ident, ability, bound.key, found
        ):
            continue
        for part in prepared(bound):
            if in_areas(state, ident, part.areas):
                _read(rb, state, table, part, found)
    return tuple(found)


def _is_met(
    rb: Rulebook, state: State, ident: int, ability: v.Dependent, key: str, found: list[Entry]
) -> bool:
    """Whether the condition of a dependent keyword is met; notes it, with those within it."""
    if not rb.dependent_holds(state, ability.keyword, ability.value, ident):
        return False
    found.append((key, None, ()))
    for index, inner in enumerate(ability.abilities):
        if isinstance(inner, v.Dependent):
            _is_met(rb, state, ident, inner, f"{key}:{index}", found)
    return True


def _read(rb: Rulebook, state: State, table: Table, part: Part, found: list[Entry]) -> None:
    ctx = part_ctx(rb, state, part)
    if part.cond is not None and not holds(ctx, part.cond):
        return
    about: tuple[int, ...] = ()
    if part.scope is not None and aspects(rb, part.scope):
        about = tuple(passing(ctx, part.scope, reach(rb, state, part, table.ids)))
    found.append((part.key, _amount(ctx, part.mod), about))


def _amount(ctx: Ctx, mod: v.Mod) -> object:
    """By how much a modification changes something; what can't be compared is never the same."""
    if isinstance(mod, v.Raise):
        return value(ctx, mod.by), value(ctx, mod.to) if mod.to is not None else None
    if isinstance(mod, (v.SetStat, v.Gain, v.Flag)):
        return value(ctx, mod.value)
    return object() if aspects(ctx.rb, mod) else None


def says_the_same(old: Sign, new: Sign, changed: set[int], left: list[int]) -> bool:
    """Whether two signs differ at most in objects that are looked at anyway, or that left."""
    if old == new:
        return True
    if len(old) != len(new):
        return False
    for (key, amount, about), (key_now, amount_now, about_now) in zip(old, new, strict=True):
        if key != key_now or amount != amount_now:
            return False
        if about != about_now:
            apart = set(about).symmetric_difference(about_now)
            if not apart <= changed.union(left):
                return False
    return True
