"""The small language of set files: words of `dsl`, read as an expression without running anything.

A text is a list of calls: ``draw(2), if_(stat("stars") >= 2, damage(1))``. Only the words below,
numbers, words in quotes, comparisons and the signs ``&``, ``|``, ``~``, ``+`` and ``*`` exist.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.rulebooks.metaversus import dsl
from adjudge.text.errors import nearest_words

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
_OPS: Final[Mapping[type, str]] = MappingProxyType(
    {ast.LtE: "<=", ast.GtE: ">=", ast.Eq: "==", ast.Lt: "<", ast.Gt: ">", ast.NotEq: "!="}
)


class TextFault(ValueError):
    """A text that is none.

    Attributes:
        column: Where in the text, from 1.
        told: What is wrong.
        nearest: Words that may have been meant.
    """

    def __init__(self, column: int, told: str, nearest: tuple[str, ...] = ()) -> None:
        """Keep the parts."""
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"column {column}: {told}{hint}")
        self.column = column
        self.told = told
        self.nearest = nearest


def read(text: str) -> tuple[Node, ...]:
    """Read a text as the list of its parts; an empty one is none.

    Raises:
        TextFault: It can't be read; the fault says where and what may stand there.
    """
    if not text.strip():
        return ()
    try:
        tree = ast.parse(f"({text},)", mode="eval").body
    except SyntaxError as error:
        raise TextFault(max((error.offset or 2) - 1, 1), "this can't be read") from None
    assert isinstance(tree, ast.Tuple)
    return tuple(_value(part) for part in tree.elts)


def _value(node: ast.expr) -> Node:
    at = node.col_offset
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, str)):
        return node.value
    if isinstance(node, ast.Name):
        if node.id in NAMES:
            return NAMES[node.id]
        if node.id in CALLS:
            raise TextFault(at, f"{node.id!r} needs its brackets: {node.id}(...)")
        raise TextFault(at, f"no word {node.id!r}", nearest_words(node.id, (*NAMES, *CALLS)))
    if isinstance(node, ast.Call):
        return _call(node)
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        op = _OPS.get(type(node.ops[0]))
        if op is not None:
            return v.Compare(_value(node.left), op, _value(node.comparators[0]))
    if isinstance(node, ast.BoolOp):
        parts = tuple(_value(part) for part in node.values)
        return v.Every(parts) if isinstance(node.op, ast.And) else v.Some(parts)
    if isinstance(node, ast.UnaryOp):
        return _unary(node)
    if isinstance(node, ast.BinOp):
        return _binary(node)
    if isinstance(node, ast.Tuple):
        return tuple(_value(part) for part in node.elts)
    raise TextFault(at, "only words, numbers, calls and comparisons may stand here")


def _unary(node: ast.UnaryOp) -> Node:
    inner = _value(node.operand)
    if isinstance(node.op, ast.Invert) and isinstance(inner, v.Pred):
        return ~inner
    if isinstance(node.op, ast.Not):
        return v.Unless(inner)
    if isinstance(node.op, ast.USub) and isinstance(inner, int):
        return -inner
    raise TextFault(node.col_offset, "this sign does not fit what stands behind it")


def _binary(node: ast.BinOp) -> Node:
    left, right = _value(node.left), _value(node.right)
    if isinstance(left, v.Pred) and isinstance(right, v.Pred):
        if isinstance(node.op, ast.BitAnd):
            return left & right
        if isinstance(node.op, ast.BitOr):
            return left | right
    elif isinstance(node.op, ast.Add):
        return v.Plus(left, right)
    elif isinstance(node.op, ast.Mult) and isinstance(right, int):
        return v.Times(left, right)
    raise TextFault(node.col_offset, "this sign does not fit what stands beside it")


def _call(node: ast.Call) -> Node:
    at = node.col_offset
    if not isinstance(node.func, ast.Name):
        raise TextFault(at, "only words can be called")
    name = node.func.id
    call = CALLS.get(name)
    if call is None:
        known = f"{name!r} stands without brackets" if name in NAMES else f"no word {name!r}"
        raise TextFault(at, known, nearest_words(name, tuple(CALLS)))
    args = [_value(arg) for arg in node.args]
    named = {word.arg: _value(word.value) for word in node.keywords if word.arg}
    try:
        return call(*args, **named)
    except TypeError as error:
        told = str(error).replace("()", "").replace("keyword argument", "named part")
        raise TextFault(at, told) from None
