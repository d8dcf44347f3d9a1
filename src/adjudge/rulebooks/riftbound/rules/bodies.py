"""Walking effect trees: which choices a body asks for as its item is played (355.3-355.7)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from adjudge.core import vocab as v

CHOICES: Final = (v.Target, v.TargetPlayer, v.TargetPlace, v.Destination)
_LATER: Final = (v.DoThis, v.Later, v.GainAbility)


_KNOWN: dict[tuple[int, tuple[int, ...]], tuple[v.Body, list[Any]]] = {}


def choices_in(body: v.Body, modes: tuple[int, ...]) -> list[Any]:
    """Choices of a body, remembered by the identity of the body, which lives on with its card."""
    key = (id(body), modes)
    known = _KNOWN.get(key)
    if known is None or known[0] is not body:
        known = (body, _choices_in(body, modes))
        _KNOWN[key] = known
    return known[1]


def _choices_in(body: v.Body, modes: tuple[int, ...]) -> list[Any]:
    """Target and destination nodes of a body in the order of its text, each label once.

    Choices of reflexive and delayed abilities are made when those are finalized (355.5.b), those
    of modes only for the modes that were chosen (355.3). Destinations come behind all targets.
    """
    found: dict[str, Any] = {}
    for part in body:
        _walk(part, modes, found)
    nodes = list(found.values())
    return [n for n in nodes if not isinstance(n, v.Destination)] + [
        n for n in nodes if isinstance(n, v.Destination)
    ]


def _walk(node: Any, modes: tuple[int, ...], found: dict[str, Any]) -> None:
    if isinstance(node, CHOICES):
        if isinstance(node, v.Target):
            for test in node.group:
                _walk(test, modes, found)
            _walk(node.pred, modes, found)
        elif isinstance(node, v.Destination):
            _walk(node.of, modes, found)
        found.setdefault(node.label, node)
    elif isinstance(node, v.Modes):
        for mode in modes:
            for part in node.options[mode]:
                _walk(part, modes, found)
    elif isinstance(node, _LATER):
        return
    elif isinstance(node, tuple):
        for part in node:
            _walk(part, modes, found)
    elif is_dataclass(node):
        for slot in fields(node):
            _walk(getattr(node, slot.name), modes, found)


def modes_in(body: v.Body) -> v.Modes | None:
    """The bulleted list of a body, if it has one."""
    return next((part for part in body if isinstance(part, v.Modes)), None)


def body_of(ability: Any) -> v.Body:
    """Instructions of an ability."""
    return ability.body if isinstance(ability, v.Spell | v.Triggered | v.Activated) else ()


def spell_body(abilities: tuple[v.Ability, ...]) -> v.Body:
    """What a spell does on resolution, its texts joined from top to bottom (158.1)."""
    return tuple(p for a in abilities if isinstance(a, v.Spell) for p in a.body)


def elsewhere_only(pred: v.Pred) -> bool:
    """Whether a restriction can never be met at the bearer's own battlefield (811.1.d.2)."""
    if isinstance(pred, v.Both):
        return any(elsewhere_only(part) for part in pred.parts)
    if isinstance(pred, v.Elsewhere):
        return True
    if isinstance(pred, v.IsType):
        return pred.name in ("spell", "ability", "legend")
    if isinstance(pred, v.In):
        return pred.area != "battlefield"
    return isinstance(pred, v.Chooses)


def adds_resources(body: v.Body) -> bool:
    """Whether a body adds resources (168, 429.2)."""
    return any(isinstance(p, v.Act) and p.verb == "add" for p in body) or any(
        isinstance(p, v.PayTo) and adds_resources(p.body) for p in body
    )
