"""The small language of set files: words of `dsl`, read as an expression without running anything.

A text is a list of calls: ``draw(2), if_(stat("stars") >= 2, damage(1))``. Only the words below,
numbers, words in quotes, comparisons and the signs ``&``, ``|``, ``~``, ``+`` and ``*`` exist.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.rulebooks.metaversus import dsl
from adjudge.rulekit.card_file import UnreadableExpression, read_expression

Node: TypeAlias = Any  # a vocabulary node, a number, a word or a tuple of these

_CALLS: Final = (
    dsl.priced,
    dsl.called,
    dsl.same_name,
    dsl.stat,
    dsl.count,
    dsl.fact,
    dsl.amount,
    dsl.times,
    dsl.draw,
    dsl.damage,
    dsl.heal,
    dsl.stars,
    dsl.lose_stars,
    dsl.actions,
    dsl.buys,
    dsl.gems,
    dsl.hit,
    dsl.discard,
    dsl.discard_all,
    dsl.discard_noted,
    dsl.choose,
    dsl.trash,
    dsl.trash_this,
    dsl.gain,
    dsl.gain_called,
    dsl.give,
    dsl.look,
    dsl.show,
    dsl.take,
    dsl.put,
    dsl.put_all,
    dsl.rest,
    dsl.lay,
    dsl.again,
    dsl.stay,
    dsl.leave,
    dsl.win,
    dsl.lose,
    dsl.may,
    dsl.opponent_may,
    dsl.if_,
    dsl.did,
    dsl.is_,
    dsl.noted,
    dsl.there,
    dsl.this_turn,
    dsl.next_time,
    dsl.on_lay,
    dsl.on_draw,
    dsl.on_discard,
    dsl.on_trash,
    dsl.on_gain,
    dsl.on_damage,
    dsl.on_hit,
    dsl.on_star,
    dsl.on_phase,
    dsl.when,
    dsl.at_once,
    dsl.less_damage,
    dsl.more_damage,
    dsl.cheaper,
    dsl.keep,
)
CALLS: Final[Mapping[str, Callable[..., Node]]] = MappingProxyType(
    {call.__name__: call for call in _CALLS}
)
"""Words that are called."""
NAMES: Final[Mapping[str, Node]] = MappingProxyType(
    {
        "you": dsl.YOU,
        "opponent": dsl.OPPONENT,
        "both": dsl.BOTH,
        "action": dsl.ACTION,
        "money": dsl.MONEY,
        "weapon": dsl.WEAPON,
        "hand": dsl.HAND,
        "play": dsl.PLAY,
        "discards": dsl.DISCARD,
        "market": dsl.MARKET,
        "own": dsl.OWN,
        "this": dsl.THIS,
        "other": dsl.OTHER,
        "anything": v.Anything(),
        "that_much": v.EventAmount(),
        "true": True,
        "false": False,
    }
)
"""Words that stand for something."""
WORDS: Final[Mapping[str, Node]] = MappingProxyType({**CALLS, **NAMES})


def read(text: str) -> tuple[Node, ...]:
    """Read a text as the list of its parts; an empty one is none.

    Raises:
        UnreadableExpression: It can't be read; the error says why, and what may stand there.
    """
    if not text.strip():
        return ()
    parts: tuple[Node, ...] = read_expression(f"{text},", WORDS)
    for part in parts:
        if callable(part):
            word = part.__name__
            raise UnreadableExpression(
                f'"{word}" lacks its brackets', f'"{word}"에 괄호가 없습니다', word
            )
    return parts
