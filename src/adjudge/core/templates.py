"""What objects start with before the layers: their printed traits and the texts that they have."""

from __future__ import annotations

from typing import Any, Final

from adjudge.core.applying import add_appended_keywords, expanded
from adjudge.core.chars import Chars
from adjudge.core.indexing import needs_look
from adjudge.core.reads import base_chars
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State

TEMPLATE_BOUND: Final = 100_000


def template(rb: Rulebook, state: State, obj: Obj, attached: list[Obj] | None) -> Chars:
    """Characteristics and abilities before layers, remembered by all they depend on."""
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
        chars = base_chars(rb, obj).copy()
        texts = rb.texts(state, obj, attached or [])
        add_appended_keywords(rb, chars, texts, obj.id)
        chars.abilities = tuple(expanded(rb, texts, set()))
        chars.plain = not any(needs_look(b) for b in chars.abilities)
        chars.shared = True
        if len(rb.templates) > TEMPLATE_BOUND:
            rb.templates.clear()
        rb.templates[key] = chars
    return chars
