"""What objects start with before the layers: their printed traits and the texts that they have."""

from __future__ import annotations

from typing import Any, Final

from adjudge.core import vocab as v
from adjudge.core.applying import add_appended_keywords, expanded
from adjudge.core.chars import Chars
from adjudge.core.indexing import needs_look
from adjudge.core.reads import base_chars
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State

TEMPLATE_BOUND: Final = 100_000


def template(
    rb: Rulebook, state: State, obj: Obj, attached: list[Obj] | None, last: Chars | None = None
) -> Chars:
    """Characteristics and abilities before layers, remembered by all they depend on.

    `last` is what the object was before; it keeps its abilities where its texts are the same.
    """
    name = obj.memo.get("printed", obj.name)
    key: tuple[Any, ...]
    if attached is None:
        key = (obj.id, name, obj.stamp, obj.control, obj.host)
    else:
        key = (
            obj.id,
            name,
            obj.stamp,
            obj.control,
            obj.host,
            tuple((o.id, o.stamp, o.name) for o in attached),
        )
    chars = rb.templates.get(key)
    if chars is None:
        chars = _made(rb, state, obj, attached)
        if last is not None and _have_same_texts(chars, last):
            chars.abilities, chars.digest = last.abilities, last.digest
        if len(rb.templates) > TEMPLATE_BOUND:
            rb.templates.clear()
        rb.templates[key] = chars
    return chars


def _made(rb: Rulebook, state: State, obj: Obj, attached: list[Obj] | None) -> Chars:
    base = base_chars(rb, obj)
    chars = Chars(base.name, base)  # both are shared, and copied before they are changed
    texts = rb.texts(state, obj, attached or [])
    if attached:
        chars.keywords = base.keywords.copy()
        add_appended_keywords(rb, chars, texts, obj.id)
    for bound in texts:
        if isinstance(bound.ability, v.Keyword):
            texts = expanded(rb, texts, set())
            break
    chars.abilities = tuple(texts)
    chars.plain = chars.shared = True
    for bound in texts:
        if needs_look(bound):
            chars.plain = False
            break
    return chars


def _have_same_texts(chars: Chars, last: Chars) -> bool:
    """Whether abilities are the same ones, of the same objects since the same time."""
    if len(chars.abilities) != len(last.abilities):
        return False
    for one, other in zip(chars.abilities, last.abilities, strict=True):
        if (
            one.ability is not other.ability
            or one.key != other.key
            or one.stamp != other.stamp
            or one.bearer != other.bearer
            or one.giver != other.giver
            or one.dormant != other.dormant
            or one.under is not other.under
        ):
            return False
    return True
