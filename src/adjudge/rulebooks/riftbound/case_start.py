"""Cases that begin with setting a game up: decks in, first choice open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.case_names import SEATS, Names, seat_of
from adjudge.rulebooks.riftbound.case_things import card_named, read_counts, read_thing
from adjudge.rulebooks.riftbound.decks_builtin import UnknownDeck, load_deck
from adjudge.rulebooks.riftbound.rules.setup import Seat, begin
from adjudge.rulebooks.riftbound.seats import seat_of_deck
from adjudge.text.yamlpos import Node


def start_game(rb: Rulebook, names: Names, state: State, node: Node) -> State:
    """Begin a game as a case describes it.

    Raises:
        TextError: A deck or card is not known.
    """
    first = node.get("first")
    mode = node.get("mode")
    shuffle = node.get("shuffle")
    seats = [_seat(names, node, seat) for seat in SEATS[: state.players]]
    begin(
        rb,
        state,
        seats,
        first=seat_of(first.text()) if first is not None else None,
        picks=mode is not None and mode.text() == "match",
        shuffle=shuffle is None or bool(shuffle.value),
    )
    return state


def _seat(names: Names, root: Node, seat: str) -> Seat:
    node = root.get(seat)
    if node is None:
        raise root.error(f'field "{seat}" is missing', f'"{seat}" 항목이 없습니다')
    if node.kind in ("text", "number"):
        try:
            return seat_of_deck(load_deck(node.text()))
        except UnknownDeck as error:
            raise node.error(
                f'unknown deck "{node.text()}"',
                f'알 수 없는 덱: "{node.text()}"',
                error.known,
                error.nearest,
            ) from None
    return Seat(
        _cards(names, node.get("legend")),
        _cards(names, node.get("champion")),
        _cards(names, node.get("main")),
        _runes(names, node.get("runes")),
        _cards(names, node.get("battlefields")),
    )


def _cards(names: Names, node: Node | None) -> Sequence[str]:
    found: list[str] = []
    for member in node.each() if node is not None else ():
        thing = read_thing(member, names)
        found.extend([thing.card] * thing.count)
    return found


def _runes(names: Names, node: Node | None) -> Sequence[str]:
    if node is None:
        return ()
    if node.kind == "list":
        return _cards(names, node)
    found: list[str] = []
    for domain, count, _ in read_counts(node):
        found.extend([card_named(node, f"{domain.title()} Rune", names)] * count)
    return found


def case_start(setup: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up of a game (decks, first player, mode) as the `start` of a case's position."""
    start: dict[str, Any] = {"mode": setup["mode"]}
    if setup["first"] is not None:
        start["first"] = SEATS[setup["first"]]
    for seat, deck in zip(SEATS, setup["decks"], strict=False):
        start[seat] = deck if isinstance(deck, str) else _deck_lists(deck)
    return start


def _deck_lists(deck: dict[str, Any]) -> dict[str, Any]:
    return {
        "legend": [n for n in (deck["legend"], *deck["extra_legends"]) if n is not None],
        "champion": [n for n in (deck["champion"], *deck["extra_champions"]) if n is not None],
        "main": [f"{count} {name}" for name, count in deck["main"]],
        "runes": [f"{count} {name}" for name, count in deck["runes"]],
        "battlefields": list(deck["battlefields"]),
    }
