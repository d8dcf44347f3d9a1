"""Pairs: ``block Wall, Elf -> Bear, Giant -> Wolf``; what does it, and behind the arrow to what.

The kernel asks for pairs one by one in an order of its own, and is done when nothing is left to
say; a line may have them in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from adjudge.core.decisions import Decision, Option
from adjudge.core.state import State
from adjudge.rulekit.sets import nothing_of
from adjudge.rulekit.speech import NOTHING
from adjudge.rulekit.values import Values
from adjudge.text.notation import AmbiguousMove, Item

if TYPE_CHECKING:
    from adjudge.rulekit.matcher import Matcher

Pair = tuple[Item, Item]


def match_pair(matcher: Matcher, state: State, decision: Decision, values: Values) -> Option | None:
    """The next pair that a line has; None where it says nothing about the decision.

    Raises:
        Refused: The line has a pair that is not offered.
        MoveError: It names nothing here, or several things.
    """
    nothing = nothing_of(decision)
    if not values.answers:
        return None
    if values.pairs is None:
        if values.line.verb == "done":
            return nothing
        if values.line.verb not in ("choose", *matcher.verbs_for(decision)):
            return None
        values.pairs = _read(values)
    offered = decision.options
    found = [
        (offered.index(option), pair)
        for pair in values.pairs
        for option in _options(matcher, state, decision, pair)[:1]
    ]
    if found:
        index, pair = min(found, key=lambda each: each[0])
        values.pairs.remove(pair)
        return offered[index]
    if values.pairs:
        raise _refused(matcher, state, decision, values.pairs[0])
    return nothing


def _read(values: Values) -> list[Pair]:
    """The pairs of a line: those that do it stand ahead of the arrow of what they do it to."""
    groups = [list(part) for part in values.targets]
    for part in values.targets:
        part.clear()
    values.items.clear()
    if len(groups) == 1 and all(item.text in NOTHING for item in groups[0]):
        return []
    pairs: list[Pair] = []
    doing = groups[0]
    for group in groups[1:]:
        if group:
            pairs.extend((item, group[0]) for item in doing)
            doing = group[1:]
    pairs.extend((item, item) for item in doing)
    return pairs


def _options(matcher: Matcher, state: State, decision: Decision, pair: Pair) -> list[Option]:
    doing, onto = pair
    offered = [o for o in decision.options if o.obj >= 0 and o.arg >= 0]
    who = _one(matcher, state, doing, list(dict.fromkeys(o.obj for o in offered)))
    mine = [o for o in offered if o.obj == who]
    if doing is onto:
        # No arrow: it is clear to what, or it is not.
        return mine if len({o.arg for o in mine}) == 1 else []
    what = _one(matcher, state, onto, [o.arg for o in mine])
    return [o for o in mine if o.arg == what]


def _one(matcher: Matcher, state: State, item: Item, pool: list[int]) -> int:
    """The first of alike objects that a value names; 0 for none."""
    found = matcher.names.find(state, item.text, pool)
    if len(found) > 1 and not matcher.names.alike(state, found):
        raise matcher.ambiguous(item, found)
    return found[0] if found else 0


def _refused(matcher: Matcher, state: State, decision: Decision, pair: Pair) -> Exception:
    doing, onto = pair
    who = matcher.names.find(state, doing.text)
    what = matcher.names.find(state, onto.text)
    if doing is onto:
        what = [o.arg for o in decision.options if o.obj in who]
        if len(what) > 1:
            return AmbiguousMove(
                f'"{doing.text}" needs an arrow: to what',
                f'"{doing.text}" 뒤에 화살표로 무엇에 하는지 적으세요',
                tuple(f"{doing.text} -> {matcher.names.call(state, i)}" for i in what),
                offset=doing.offset,
            )
    for item, found in ((doing, who), (onto, what)):
        if not found:
            return matcher.unnamed(item)
    return matcher.refused(state, decision, Option(decision.options[0].verb, who[0], what[0]))
