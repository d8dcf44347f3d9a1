"""What abilities come to while tables are made: facts, what is listed, and what the facts read."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.aspects import ability_aspects, aspects
from adjudge.core.chars import Bound, Chars, Digest
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Effect

_ON_BOARD: Final = ("board",)


def digest_of(rb: Rulebook, chars: Chars) -> Digest:
    """The digest of what an object has; remembered with its abilities, which are never changed."""
    known = chars.digest
    if known is None or known.abilities is not chars.abilities:
        known = chars.digest = _digested(rb, chars.abilities)
    return known


def own_reads(rb: Rulebook, chars: Chars) -> frozenset[str]:
    """Aspects that the statements of fact of one object read."""
    return digest_of(rb, chars).reads


def effect_reads(rb: Rulebook, effect: Effect) -> frozenset[str]:
    """Aspects that an effect reads; remembered with it, for it is never changed."""
    known = effect.reads
    if known is None:
        known = aspects(rb, effect.scope)
        for mod in effect.mods:
            known |= aspects(rb, mod)
        effect.reads = known
    return known


def _digested(rb: Rulebook, abilities: tuple[Bound, ...]) -> Digest:
    found = Digest(abilities)
    facts: list[Bound] = []
    listed: list[Bound] = []
    heard: list[tuple[str, Bound]] = []
    only_heard = True
    for bound in abilities:
        ability = bound.ability
        if bound.dormant:
            continue
        if isinstance(ability, v.Triggered):
            listed.append(bound)
            only_heard = only_heard and ability.areas == _ON_BOARD
            heard.extend([(kind, bound) for kind in ability.when.kind])
        elif isinstance(ability, (v.Static, v.Dependent)):
            if _is_fact(ability):
                facts.append(bound)
                found.reads |= ability_aspects(rb, ability)
                found.scoped = found.scoped or _is_scoped(ability)
                if isinstance(ability, v.Dependent):
                    listed.append(bound)
                    only_heard = False
        elif _is_listed(ability):
            listed.append(bound)
            only_heard = False
    found.facts = tuple(facts)
    if only_heard:
        found.heard = tuple(heard)
    else:
        found.listed = tuple(listed)
    return found


def _is_fact(ability: v.Ability) -> bool:
    """Whether an ability states a fact, or lists others where a condition is met.

    A dependent keyword of what its bearer costs to play is read as that is played.
    """
    if isinstance(ability, v.Dependent):
        return any(
            isinstance(part, (v.Keyword, v.Activated)) or _is_fact(part) or _is_listed(part)
            for part in ability.abilities
        )
    return isinstance(ability, v.Static)


def _is_scoped(ability: v.Ability) -> bool:
    """Whether a statement of fact speaks of whatever matches."""
    if isinstance(ability, v.Dependent):
        return any(_is_scoped(part) for part in ability.abilities)
    return isinstance(ability, v.Static) and ability.scope is not None


def _is_listed(ability: v.Ability) -> bool:
    """Whether tables list an ability, or what a dependent keyword turns on."""
    if isinstance(ability, v.Dependent):
        return _is_fact(ability)
    if isinstance(ability, v.CostRule):
        return ability.applies is not None
    return isinstance(
        ability,
        (v.Triggered, v.Replacement, v.Permit, v.Forbid, v.AppliedCost, v.Again),
    )
