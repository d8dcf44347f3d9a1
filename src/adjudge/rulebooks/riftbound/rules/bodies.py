"""Walking effect trees: which choices a body asks for as its item is played (355.3-355.7)."""

from __future__ import annotations

from typing import Any, Final

from adjudge.core import bodies
from adjudge.core import vocab as v
from adjudge.core.bodies import body_of, modes_in, spell_body

__all__ = [
    "REMEMBERED",
    "adds_resources",
    "body_of",
    "choices_in",
    "choices_within",
    "elsewhere_only",
    "modes_in",
    "spell_body",
    "target_labels",
]

REMEMBERED: Final = 20_000
"""Of how many texts it is remembered what they ask for: more than all cards have.

Where texts are made anew again and again, what is remembered of old ones goes.
"""
_KNOWN: Final[dict[tuple[int, tuple[int, ...]], tuple[v.Body, list[Any]]]] = {}


def choices_in(body: v.Body, modes: tuple[int, ...]) -> list[Any]:
    """Choices of a body, remembered by the identity of the body, which lives on with its card."""
    key = (id(body), modes)
    known = _KNOWN.get(key)
    if known is None or known[0] is not body:
        if len(_KNOWN) > REMEMBERED:
            _KNOWN.clear()
        known = (body, bodies.choices_in(body, modes))
        _KNOWN[key] = known
    return known[1]


_LABELS: Final[dict[tuple[int, tuple[int, ...]], tuple[v.Body, frozenset[str]]]] = {}


def target_labels(body: v.Body, modes: tuple[int, ...]) -> frozenset[str]:
    """Labels of the targets of a body, remembered like its choices."""
    key = (id(body), modes)
    known = _LABELS.get(key)
    if known is None or known[0] is not body:
        if len(_LABELS) > REMEMBERED:
            _LABELS.clear()
        nodes = choices_in(body, modes)
        known = (body, frozenset(n.label for n in nodes if isinstance(n, v.Target)))
        _LABELS[key] = known
    return known[1]


def choices_within(parts: tuple[Any, ...]) -> list[Any]:
    """Choices of parts of a body, such as the restrictions of a target."""
    return bodies.choices_in(parts)


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
