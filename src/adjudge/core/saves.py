"""A saved game: how it was set up and every recorded choice since."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from adjudge.core.codec import CodecError, check_head, parse, print_data
from adjudge.core.decisions import Option
from adjudge.core.errors import IllegalChoice, Reason, Refusal
from adjudge.core.game import Game

FORMAT: Final = "adjudge game"
VERSION: Final = 1
_PARTS: Final = ("game", "edition", "setup", "record")
_CHOICE: Final = (("verb", str), ("obj", int), ("arg", int), ("word", str))
_CONCEDE: Final = "concede"

Json: TypeAlias = Any  # what JSON can say


@dataclass(frozen=True, slots=True)
class Saved:
    """What a saved game says.

    Attributes:
        game: Name of the rulebook.
        edition: Its edition.
        setup: What the rulebook needs to set the game up again (decks, seed, readings).
        record: Every recorded choice, for `replay`.
    """

    game: str
    edition: str
    setup: dict[str, Json]
    record: tuple[Option, ...]


class ReplayError(Exception):
    """A record that its game does not accept.

    Attributes:
        index: Position of the first choice that is not offered, counted from 0.
        option: That choice.
        refusal: Why it is refused.
    """

    def __init__(self, index: int, option: Option, refusal: Refusal) -> None:
        """Keep where and why the record stops."""
        super().__init__(f"choice {index} {option!r} is not offered: {refusal.text('en')}")
        self.index = index
        self.option = option
        self.refusal = refusal


def save(game: Game, setup: dict[str, Json]) -> str:
    """A game as one line of text.

    Args:
        game: The game.
        setup: JSON values that let the caller set the same game up again.

    Raises:
        CodecError: JSON would not give `setup` back as it is.
    """
    try:
        kept = json.loads(json.dumps(setup, allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise CodecError("setup", "JSON values", str(error)) from None
    if kept != setup:
        raise CodecError("setup", "JSON values", "tuples or keys that are no words")
    data = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.rb.name,
        "edition": game.rb.edition,
        "setup": setup,
        "record": [[o.verb, o.obj, o.arg, o.word] for o in game.record],
    }
    return print_data(data)


def load(text: str) -> Saved:
    """Read a saved game; setting it up and replaying it is the caller's.

    Raises:
        CodecError: The text is no saved game; the error says where and why.
    """
    data = parse(text)
    check_head(data, FORMAT, VERSION, _PARTS)
    for name, kind in (("game", str), ("edition", str), ("setup", dict), ("record", list)):
        _expect(data[name], kind, name)
    record = tuple(_choice(entry, f"record[{i}]") for i, entry in enumerate(data["record"]))
    return Saved(data["game"], data["edition"], data["setup"], record)


def _choice(entry: Json, path: str) -> Option:
    _expect(entry, list, path)
    if len(entry) != len(_CHOICE):
        raise CodecError(path, "verb, obj, arg and word", f"{len(entry)} parts")
    for part, (name, kind) in zip(entry, _CHOICE, strict=True):
        _expect(part, kind, f"{path}.{name}")
    return Option(*entry)


def _expect(value: Json, kind: type, path: str) -> None:
    if type(value) is not kind:
        raise CodecError(path, kind.__name__, f"a {type(value).__name__}")


def replay(game: Game, record: Sequence[Option]) -> None:
    """Give recorded choices to a fresh game of the same setup.

    Forced choices are no part of a record: they are taken where the game shows them. Those after
    the last recorded choice stay open.

    Raises:
        ReplayError: A choice is not offered; the game stands where the record stopped.
    """
    for index, option in enumerate(record):
        while (decision := game.decision) is not None and len(decision.options) == 1:
            game.choose(0)
        offered = decision is not None and option in decision.options
        if option.verb == _CONCEDE and not offered:
            _concede(game, index, option)
            continue
        try:
            game.choose(option)
        except IllegalChoice as error:
            raise ReplayError(index, option, error.refusal) from None


def _concede(game: Game, index: int, option: Option) -> None:
    reason: Reason | None = None
    if game.decision is None:
        reason = game.rb.over_reason()
    elif not 0 <= option.obj < game.state.players or option.obj in game.state.gone:
        reason = Reason("", "no player who could concede", "항복할 수 있는 플레이어가 아닙니다")
    if reason is not None:
        raise ReplayError(index, option, Refusal(repr(option), (reason,)))
    game.concede(option.obj)
