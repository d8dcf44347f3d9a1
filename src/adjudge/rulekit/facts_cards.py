"""Facts about which cards are somewhere: a number of them, or their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.rulekit.misses import differs, shown
from adjudge.rulekit.names import SEATS, Names, seat_of
from adjudge.text.yamlpos import Node


def cards_miss(names: Names, state: State, node: Node, ids: Sequence[int]) -> str | None:
    """Compare with a number of cards or with their names, in any order.

    Args:
        names: The names of the game.
        state: Position.
        node: What the fact says: a number, names, or either by player.
        ids: What is there.

    Returns:
        None where it is so, else what is there.

    Raises:
        TextError: A name is of nothing that there is.
    """
    if node.kind == "number":
        return differs(node.number(), len(ids))
    if node.kind == "map":
        return _by_seat(names, state, node, ids)
    return same_cards(names, state, node.each(), ids)


def same_cards(
    names: Names, state: State, wanted: Sequence[Node], ids: Sequence[int], *, ordered: bool = False
) -> str | None:
    """Compare with names of cards.

    Args:
        names: The names of the game.
        state: Position.
        wanted: The names.
        ids: What is there.
        ordered: Whether the order counts.

    Raises:
        TextError: A name is of nothing that there is.
    """
    left = list(ids)
    fits = len(wanted) == len(ids)
    for node in wanted:
        text = node.text()
        if text not in names.aliases and names.card(text) is None:
            raise node.error(
                f'nothing here is called "{text}"',
                f'"{text}"라는 것이 없습니다',
                (),
                names.nearest(text),
            )
        found = names.find(state, text, left[:1] if ordered else left)
        if not found:
            fits = False
            if ordered:
                break
            continue
        left.remove(found[0])
    return None if fits else shown([names.call(state, i) for i in ids])


def end_miss(
    names: Names, state: State, node: Node, ids: Sequence[int], *, top: bool
) -> str | None:
    """Compare the first or last cards of a zone with names, in their order."""
    wanted = node.each()
    part = ids[: len(wanted)] if top else ids[len(ids) - min(len(wanted), len(ids)) :]
    return same_cards(names, state, wanted, part, ordered=True)


def pool_miss(wanted: Iterable[str], have: Iterable[str]) -> str | None:
    """Compare units of a pool; what is there instead is counted."""
    units = Counter(have)
    if Counter(wanted) == units:
        return None
    return ", ".join(f"{n} {unit.replace(':', ' for ')}" for unit, n in units.items()) or "none"


def _by_seat(names: Names, state: State, node: Node, ids: Sequence[int]) -> str | None:
    wrong = False
    for seat, part in node.items():
        player = seat_of(seat)
        mine = [i for i in ids if chars_of(names.rb, state, i).controller == player]
        wrong = wrong or cards_miss(names, state, part, mine) is not None
    if not wrong:
        return None
    have: dict[str, list[str]] = {}
    for ident in ids:
        seat = SEATS[chars_of(names.rb, state, ident).controller]
        have.setdefault(seat, []).append(names.call(state, ident))
    return shown(have)
