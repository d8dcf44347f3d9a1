"""Replays: a game as one text file, stepped through, and branched.

    adjudge replay 1
    game: "riftbound"
    edition: "RB-CR@1.4"
    setup: {…}
    seats: ["person", "greedy"]
    ["play", 12, -1, ""]  # A: play Void Seeker

The head is JSON by name; each line after it is a choice as the engine keeps it, and after the `#`
what it is in move notation, for people.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from adjudge.core import saves
from adjudge.core.decisions import Option
from adjudge.core.errors import EngineFault, LoopFound
from adjudge.table import telling
from adjudge.table.books import Book, PlayedGame, book_names, book_of
from adjudge.table.history import CONCEDE, Choice

Json: TypeAlias = Any  # what JSON can say

HEAD: Final = "adjudge replay 1"
LIMIT: Final = 1_000_000
"""Largest file, in characters."""
_FIELDS: Final[dict[str, type]] = {"game": str, "edition": str, "setup": dict, "seats": list}
_PARTS: Final = (str, int, int, str)


class BadReplay(ValueError):
    """A text that is no replay.

    Attributes:
        line: Where, from 1.
        en: What is wrong.
        ko: The same in Korean.
    """

    def __init__(self, line: int, en: str, ko: str) -> None:
        """Keep what is wrong."""
        super().__init__(f"{line}: {en}")
        self.line = line
        self.en = f"line {line}: {en}"
        self.ko = f"{line}번째 줄: {ko}"


@dataclass(slots=True)
class Replay:
    """A game that can be stepped through.

    Attributes:
        book: The game.
        setup: What it was set up from.
        seats: Who sat where.
        choices: What was chosen, in order.
        turns: The choice with which each turn begins, found when the game is played back.
    """

    book: Book
    setup: Json
    seats: list[str]
    choices: list[Option]
    turns: list[tuple[int, int]] = field(default_factory=list)
    _game: PlayedGame | None = None
    _players: list[int] = field(default_factory=list)
    _told: telling.Turns = field(default_factory=telling.Turns)

    @property
    def game(self) -> PlayedGame:
        """The game at its end.

        Raises:
            BadReplay: A choice is not offered.
        """
        if self._game is None:
            self._game = self._play()
        return self._game

    def _play(self) -> PlayedGame:
        try:
            played = self.book.new_game(self.setup)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadReplay(
                4, f"no game can be set up from this: {error}", "이 설정으로는 시작할 수 없습니다"
            ) from None
        self._told.note(played)
        turn = -1
        for index, option in enumerate(self.choices):
            decision = played.game.decision
            seat = option.obj if option.verb == CONCEDE else getattr(decision, "player", 0)
            try:
                saves.replay(played.game, [option])
            except (saves.ReplayError, EngineFault, LoopFound, ValueError, IndexError) as error:
                raise BadReplay(
                    index + 6, f"this choice is not offered: {error}", "선택지에 없는 선택입니다"
                ) from None
            self._players.append(seat)
            self._told.note(played)
            if played.state.turn != turn:
                turn = played.state.turn
                self.turns.append((turn, index + 1))
        return played

    def at(self, step: int) -> PlayedGame:
        """The game after so many choices, from 0 on; a game of its own."""
        game = self.game.fork()
        back = len(self.choices) - max(0, min(step, len(self.choices)))
        if back and any(o.verb == CONCEDE for o in self.choices[-back:]):
            # Nothing is taken back behind giving up: play from the start.
            game = self.book.new_game(self.setup)
            saves.replay(game.game, self.choices[: len(self.choices) - back])
        elif back:
            game.undo(back, force=True)
        return game

    def steps(self, count: int) -> list[Json]:
        """The first choices as steps of a table's history."""
        _ = self.game
        pairs = zip(self._players, self.choices, strict=True)
        return [Choice(seat, option).plain() for seat, option in list(pairs)[:count]]

    def show(self, step: int, eyes: str) -> Json:
        """The board after so many choices.

        Args:
            step: Number of choices.
            eyes: "public", "all" for every hand, or the number of a seat.
        """
        game = self.at(step)
        decision = game.decision
        player = int(eyes) if eyes.isdigit() else None
        log = telling.Log(player)
        log.update(game, self._told)
        view = telling.open_view(game) if eyes == "all" else telling.view_of(game, player)
        last = self.choices[step - 1] if 0 < step <= len(self.choices) else None
        return {
            "step": step,
            "steps": len(self.choices),
            "view": view,
            "log": log.lines,
            "turns": [list(pair) for pair in self.turns],
            "prompt": telling.prompt_of(game, self.book, None),
            "chosen": None if last is None else list(last.key()),
            "player": None if decision is None else decision.player,
        }


def print_replay(book: Book, setup: Json, seats: list[str], game: PlayedGame) -> str:
    """A game as a file."""
    lines = [
        HEAD,
        f"game: {json.dumps(book.name)}",
        f"edition: {json.dumps(book.edition)}",
        f"setup: {json.dumps(setup, ensure_ascii=False)}",
        f"seats: {json.dumps(seats)}",
    ]
    words = _words(book, setup, game.record)
    for option, said in zip(game.record, words, strict=True):
        lines.append(f"{json.dumps(list(option.key()), ensure_ascii=False)}  # {said}")
    return "\n".join(lines) + "\n"


def _words(book: Book, setup: Json, record: list[Option]) -> list[str]:
    """Each choice in move notation."""
    game = book.new_game(setup)
    said: list[str] = []
    for option in record:
        decision = game.decision
        if option.verb == CONCEDE:
            said.append(f"{telling.SEATS[option.obj]}: concede")
        elif decision is not None and option in decision.options:
            said.append(game.options("en")[decision.options.index(option)])
        else:
            said.append("")
        saves.replay(game.game, [option])
    return said


def read_replay(text: str) -> Replay:
    """Read a file; the choices are tried when the game is asked for.

    Raises:
        BadReplay: It is no replay, or one of a game that is not here.
    """
    if len(text) > LIMIT:
        raise BadReplay(1, f"more than {LIMIT} characters", f"{LIMIT}자를 넘습니다")
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEAD:
        raise BadReplay(1, f'a replay begins with "{HEAD}"', f'리플레이는 "{HEAD}"로 시작합니다')
    head: dict[str, Json] = {}
    for number, (name, kind) in enumerate(_FIELDS.items(), start=2):
        line = lines[number - 1] if len(lines) >= number else ""
        key, _, value = line.partition(":")
        found = _json(value, number) if key == name else None
        if type(found) is not kind:
            raise BadReplay(number, f'"{name}: …" is expected', f'"{name}: …" 항목이 필요합니다')
        head[name] = found
    if head["game"] not in book_names():
        raise BadReplay(2, f"there is no game {head['game']!r}", "없는 게임입니다")
    choices = [
        _choice(line, number)
        for number, line in enumerate(lines[5:], start=6)
        if line.strip() and not line.startswith("#")
    ]
    return Replay(book_of(head["game"]), head["setup"], [str(s) for s in head["seats"]], choices)


def _json(text: str, line: int) -> Json:
    try:
        return json.JSONDecoder().raw_decode(text.strip())[0]
    except (ValueError, RecursionError):
        raise BadReplay(line, "no JSON value", "JSON 값이 아닙니다") from None


def _choice(text: str, line: int) -> Option:
    found = _json(text, line)
    fits = isinstance(found, list) and [type(part) for part in found] == list(_PARTS)
    if not fits:
        raise BadReplay(
            line, "a choice is [verb, object, argument, word]", "선택은 네 부분의 목록입니다"
        )
    return Option(*found)
