"""What is chosen while an item is played: its text, its slots, what was chosen for each."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.bodies import body_of, choices_in
from adjudge.core.rulebook import Node
from adjudge.core.state import Item
from adjudge.rulebooks.magic.rules.book import Asked, Book


def body_for(rb: Book, item: Item) -> v.Body:
    """What an item does as it resolves."""
    if item.kind == "card":
        return () if item.data.get("facedown") else rb.printed_body(item.name)
    return body_of(item.ability)


def asked(rb: Book, body: v.Body) -> Asked:
    """What a text asks for as it is played; texts are values, so it is looked for once."""
    known = rb.asked.get(id(body))
    if known is None or known.body is not body:
        known = rb.asked[id(body)] = Asked(body)
    return known


_ANYONES: Final = (
    v.Both,
    v.Either,
    v.Neither,
    v.IsType,
    v.IsSuper,
    v.IsToken,
    v.Tagged,
    v.InDomain,
    v.Friendly,
    v.Enemy,
    v.In,
    v.Marked,
    v.Has,
    v.Called,
    v.Anything,
)


def free(rb: Book, pred: v.Pred) -> bool:
    """Whether a test says the same whichever ability of a player asks it."""
    known = rb.free.get(id(pred))
    if known is None or known[0] is not pred:
        known = rb.free[id(pred)] = (pred, _free(pred))
    return known[1]


def _free(pred: Node) -> bool:
    if isinstance(pred, (v.Both, v.Either)):
        return all(_free(part) for part in pred.parts)
    if isinstance(pred, v.Neither):
        return _free(pred.part)
    if isinstance(pred, (v.Measure, v.CostMeasure)):
        return isinstance(pred.value, int)
    if isinstance(pred, v.Is):
        return pred.state != "spell"
    return isinstance(pred, _ANYONES)


def enchant_of(rb: Book, name: str) -> v.Target | None:
    """415.3: what an Aura spell targets, by its enchant ability (502.45)."""
    return rb.enchants.get(name)


def specs_of(rb: Book, item: Item, modes: tuple[int, ...] = ()) -> list[Node]:
    """Slots that are chosen as an item is played."""
    if item.kind == "card":
        if item.data.get("facedown"):
            return []
        aura = rb.enchants.get(item.name)
        if aura is not None:
            return [aura]
        if not modes:
            known = rb.slots.get(item.name)
            if known is None:
                known = rb.slots[item.name] = choices_in(rb.printed_body(item.name))
            return known
    body = body_for(rb, item)
    return choices_in(body, modes) if modes else asked(rb, body).choices


def all_slots(rb: Book, item: Item) -> list[tuple[int, ...]]:
    """What was chosen for each slot that is a target; a player is -1 - seat."""
    found: list[tuple[int, ...]] = []
    for spec in specs_of(rb, item, item.choices.get("mode", ())):
        chosen = item.choices.get(spec.label, ())
        if isinstance(spec, v.Target):
            found.append(chosen)
        elif isinstance(spec, v.TargetPlayer):
            found.append(tuple(-1 - player for player in chosen))
    return found
