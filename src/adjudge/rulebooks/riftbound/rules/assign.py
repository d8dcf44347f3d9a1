"""Assigning combat damage (465.2.c): lethal first, Tank first, Backline last, choices on ties.

Prevention and other changes of the damage are asked without dealing it: the damage that is lethal
for a unit is what must be assigned so that, after all rewriting, it is lethal (437.5.a, 465.2.c.5).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.chars import Chars
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason
from adjudge.core.events import applies
from adjudge.core.noticing import delayed_reader, fits, reader
from adjudge.core.reads import Ctx, chars_of, table_of, value
from adjudge.core.records import PREVENT
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.riftbound.rules.lethal import any_amount_kills
from adjudge.rulebooks.riftbound.rules.table import damage_on, units_at

EXEMPT: Final = -1  # of a unit that can't be dealt damage (465.2.c.10)
ENDLESS: Final = (
    1_000_000  # more than there can be: no amount is lethal, yet damage may be assigned
)


def lethal_amount(rb: Rulebook, state: State, ident: int, player: int) -> int:
    """Damage that must be assigned to be lethal; `EXEMPT` for a unit that is left out of it."""
    obj = state.objs[ident]
    chars = chars_of(rb, state, ident)
    if "no damage" in chars.flags:
        return EXEMPT
    missing = max(chars.stat("might") - damage_on(obj), 1)
    if chars.controller != player and any_amount_kills(rb, state, player):
        missing = 1
    table = table_of(rb, state)
    if not state.delayed and "damage" not in table.replacements:
        return missing
    return _through_rewriting(rb, state, ident, player, missing)


def _through_rewriting(rb: Rulebook, state: State, ident: int, player: int, wanted: int) -> int:
    """The least amount that becomes at least `wanted` once replacements applied to it.

    The controller of the unit orders them (372), so what counts is the order in which most has to
    be assigned: everything that takes off, then what multiplies, then what adds.
    """
    probe = Event("damage", ident, player, amount=wanted, how=("combat",))
    less, factor, more = 0, 1, 0
    for ctx, ability, shield in _applying(rb, state, probe):
        if shield is not None:
            if shield < 0:
                return ENDLESS
            less += shield
        elif not ability.changes and not ability.keep and not ability.optional:
            return ENDLESS
        for name, node in ability.changes:
            if name == "times":
                factor *= value(ctx, node) or 1
            elif name == "less":
                less += value(ctx, node) or 0
            elif name == "more":
                more += value(ctx, node) or 0
    return max(-(-(wanted - more) // factor), 1) + less


def _applying(
    rb: Rulebook, state: State, probe: Event
) -> Iterator[tuple[Ctx, v.Replacement, int | None]]:
    """Replacements that would apply to damage, with the value of a shield (-1 for all)."""
    unpreventable = rb.unpreventable(state, probe)
    for delayed in state.delayed:
        ability = delayed.ability
        if isinstance(ability, v.Replacement) and "damage" in ability.when.kind:
            ctx = delayed_reader(rb, state, delayed, probe)
            prevents = ability.label == PREVENT
            if not (prevents and unpreventable) and fits(ctx, ability.when, probe):
                yield ctx, ability, delayed.value if prevents else None
    for bound in table_of(rb, state).replacements.get("damage", ()):
        ability = bound.ability
        if isinstance(ability, v.Replacement):
            ctx = reader(rb, state, bound, probe)
            prevents = ability.label == PREVENT
            if not (prevents and unpreventable) and applies(ctx, bound, ability, probe):
                yield ctx, ability, -1 if prevents else None


def _ranks(rb: Rulebook, state: State, ident: int) -> list[int]:
    """Priorities a unit asks for: 0 first (Tank), 1 none, 2 last (Backline or in full words)."""
    chars = chars_of(rb, state, ident)
    ranks = [0] if _asks(rb, state, ident, chars, "Tank") else []
    if "assigned last" in chars.flags or _asks(rb, state, ident, chars, "Backline"):
        ranks.append(2)
    return ranks or [1]


def _asks(rb: Rulebook, state: State, ident: int, chars: Chars, word: str) -> bool:
    """Whether a keyword of a unit counts: not where who assigns ignores it (766, 767)."""
    if word not in chars.keywords:
        return False
    others = (chars_of(rb, state, i) for i in units_at(rb, state, state.objs[ident].zone))
    return not any(
        f"ignores {word}" in other.flags and other.controller != chars.controller
        for other in others
    )


def assign_damage(
    rb: Rulebook, state: State, player: int, total: int, units: list[int]
) -> Generator[Decision, Option, dict[int, int]]:
    """Share `total` damage among the other side's units; damage by unit, all of it assigned.

    A unit with both Tank and Backline follows the one its assigner picks (465.2.c.8): it is
    offered in both groups, and no more as a Tank once a unit with neither has been assigned damage.
    """
    shares: dict[int, int] = {}
    needs = {i: lethal_amount(rb, state, i, player) for i in units}
    open_units = [i for i in units if needs[i] != EXEMPT]
    left, begun = total, False
    while left > 0 and open_units:
        choices = _next_units(rb, state, open_units, begun=begun)
        if len(choices) > 1 and _choice_matters(rb, state, choices, needs, left):
            options = [Option("assign", i, min(needs[i], left)) for i in choices]
            answer = yield Decision(
                player, "assign", options, "RB-CR@1.4:465.2.c.7", note=str(left)
            )
            ident = answer.obj
        else:
            ident = choices[0]
        amount = min(needs[ident], left)
        shares[ident] = amount
        left -= amount
        open_units.remove(ident)
        begun = begun or _ranks(rb, state, ident) == [1]
    if left > 0:
        state.enter("excess damage", player, by=left)
        yield from _surplus(rb, state, player, left, units, shares)
    for ident, amount in shares.items():
        rb.say(
            state,
            "assign",
            ("RB-CR@1.4:465.2.c",),
            player=player,
            obj=rb.label(state, ident),
            amount=amount,
        )
    return shares


def _next_units(rb: Rulebook, state: State, units: list[int], *, begun: bool) -> list[int]:
    """Units that may be assigned damage next (465.2.c.6-9).

    `begun` tells that units without Tank have their share: who was not taken as a Tank is last.
    """
    ranks = {i: _ranks(rb, state, i)[-1 if begun else 0 :] for i in units}
    for rank in (0, 1, 2):
        forced = [i for i in units if ranks[i] == [rank]]
        either = [i for i in units if len(ranks[i]) > 1 and rank in ranks[i]]
        if forced or (rank == 2 and either):
            return [i for i in units if i in forced or i in either]
        if rank == 0 and either:
            # Taking the Tank side first or leaving it for the end: both are open now.
            rest = [i for i in units if ranks[i] == [1]]
            return [i for i in units if i in either or i in rest] if rest else either
    return units


def _choice_matters(
    rb: Rulebook, state: State, choices: list[int], needs: dict[int, int], left: int
) -> bool:
    """No question where everything dies anyway or the units can't be told apart."""
    return sum(needs[i] for i in choices) > left or any(
        len(_ranks(rb, state, i)) != 1 for i in choices
    )


def _surplus(
    rb: Rulebook, state: State, player: int, left: int, units: list[int], shares: dict[int, int]
) -> Generator[Decision, Option, None]:
    """465.2.c.4: what is left when every unit has lethal damage goes to any unit."""
    takers = [i for i in units if i in shares] or units
    if len(takers) > 1 and _surplus_matters(rb, state, takers):
        options = [Option("assign", i, left) for i in takers]
        answer = yield Decision(player, "surplus", options, "RB-CR@1.4:465.2.c.4", note=str(left))
        shares[answer.obj] = shares.get(answer.obj, 0) + left
    else:
        shares[takers[0]] = shares.get(takers[0], 0) + left


def _surplus_matters(rb: Rulebook, state: State, ids: list[int]) -> bool:
    """Whether anything could tell where surplus combat damage went."""
    return any(chars_of(rb, state, i).abilities for i in ids)


def assign_reasons(rb: Rulebook, state: State, decision: Decision, option: Option) -> list[Reason]:
    """Why a unit is not assigned damage next, or not that much."""
    offered = {o.obj: o.arg for o in decision.options if o.verb == "assign"}
    if option.obj in offered:
        return share_reasons(option.arg, offered[option.obj])
    found: list[Reason] = []
    if option.obj not in state.objs or state.objs[option.obj].zone != state.vars["combat"]:
        return found  # no unit of this combat
    asked = _ranks(rb, state, option.obj)
    if 0 not in asked and any(0 in _ranks(rb, state, i) for i in offered):
        found.append(
            Reason(
                "RB-CR@1.4:815.1.b",
                "units with Tank are assigned lethal damage first",
                "탱커 유닛에 먼저 치명적 피해를 분배해야 합니다",
            )
        )
    if asked == [2]:
        found.append(_LAST["Backline" in chars_of(rb, state, option.obj).keywords])
    return found


_LAST: Final = {
    True: Reason(
        "RB-CR@1.4:826.3",
        "units with Backline are assigned lethal damage last",
        "후방 유닛에는 마지막에 치명적 피해를 분배합니다",
    ),
    False: Reason(
        "RB-CR@1.4:465.2.c.6",
        "by its text it is assigned lethal damage last",
        "텍스트에 따라 마지막에 치명적 피해를 분배합니다",
    ),
}


def share_reasons(told: int, forced: int) -> list[Reason]:
    """Why a unit's share of combat damage is not the one that was told."""
    if told < forced:
        return [
            Reason(
                "RB-CR@1.4:465.2.c.3",
                "lethal damage must be assigned in full before the next unit gets any",
                "다음 유닛에 분배하기 전에 치명적 피해를 모두 분배해야 합니다",
            )
        ]
    if told > forced:
        return [
            Reason(
                "RB-CR@1.4:465.2.c.4",
                "no more than lethal damage while other units are left",
                "다른 유닛이 남아 있으면 치명적 피해보다 많이 분배할 수 없습니다",
            )
        ]
    return []
