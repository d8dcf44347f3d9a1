"""What a seat is told: its view, its options in words, and the log as it may read it."""

from __future__ import annotations

import bisect
import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from adjudge.core import views
from adjudge.core.decisions import Decision
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Entry, length
from adjudge.table.books import Book, PlayedGame

Json: TypeAlias = Any  # what JSON can say

_PLACE: Final = re.compile(r" (?:to|at) ")
LANGS: Final = ("en", "ko")
SEATS: Final = "ABCDEFGH"
_WAITS: Final = ("{} decides", "{}의 선택을 기다립니다")


def view_of(game: PlayedGame, player: int | None) -> Json:
    """The position as a player may see it, without what happened and without the options."""
    shown = views.view(game.rb, game.state, player, game.decision, length(game.trace))
    del shown["trace"]
    return shown


def open_view(game: PlayedGame) -> Json:
    """The position with every hand open, as replays and the desk show it."""
    return open_board(game.rb, game.state, game.decision)


def open_board(rb: Rulebook, state: State, decision: Decision | None = None) -> Json:
    """A position with every hand open."""
    told = length(state.trace)
    shown = views.view(rb, state, None, decision, told)
    del shown["trace"]
    seen = [views.view(rb, state, p, decision, told)["zones"] for p in range(state.players)]
    shown["zones"] = [min(same, key=_hidden) for same in zip(*seen, strict=True)]
    return shown


def _hidden(zone: Json) -> int:
    return int(zone["hidden"]) + sum("name" not in obj for obj in zone["objects"])


def options_of(game: PlayedGame) -> list[Json]:
    """The options of the open decision, as values and in words."""
    decision = game.decision
    if decision is None:
        return []
    told = lines_of(game)
    return [
        {
            "verb": o.verb,
            "obj": o.obj,
            "arg": o.arg,
            "word": o.word,
            "en": told[0][i],
            "ko": told[1][i],
        }
        for i, o in enumerate(decision.options)
    ]


def lines_of(game: PlayedGame) -> list[list[str]]:
    """The options of the open decision as lines, in English and Korean."""
    acts = game.kit.layout.acts
    return [game.options("en"), [korean_line(line, acts) for line in game.options("ko")]]


def korean_line(line: str, acts: Mapping[str, str]) -> str:
    """A line of notation with its English verb put in Korean.

    >>> korean_line("A: move 포로 to A base", {"move": "{0} 이동 → {1}"})
    'A: 포로 이동 → A base'
    """
    seat, body = line[:3], line[3:]
    for verb in sorted(acts, key=len, reverse=True):
        if body == verb:
            return seat + acts[verb]
        if body.startswith(f"{verb} ") and "{0}" in acts[verb]:
            rest = body[len(verb) + 1 :]
            if "{1}" not in acts[verb]:
                return seat + acts[verb].format(rest)
            parts = _PLACE.split(rest, maxsplit=1)
            return seat + acts[verb].format(*parts) if len(parts) > 1 else line
    return line


def prompt_of(game: PlayedGame, book: Book, player: int | None) -> Json:
    """Whose choice it is, and for that player: of what."""
    decision = game.decision
    if decision is None:
        return None
    seat = SEATS[decision.player]
    if decision.player != player:
        en, ko = (words.format(seat) for words in _WAITS)
        return {
            "player": decision.player,
            "kind": "",
            "rule": "",
            "text": {"en": en, "ko": ko},
            "default": None,
            "only": False,
        }
    en, ko = book.kind_words(decision.kind)
    about = _about(game, decision)
    if about:
        en, ko = f"{about}: {en}", f"{korean(book, about)}: {ko}"
    calm = book.evaluation.calm(decision)
    return {
        "player": decision.player,
        "kind": decision.kind,
        "rule": decision.rule,
        "text": {"en": en, "ko": ko},
        "default": decision.options.index(calm),
        "only": len(decision.options) == 1,
    }


def _about(game: PlayedGame, decision: Decision) -> str:
    """The name of the play that a decision belongs to."""
    item = game.state.item(decision.item) if decision.item >= 0 else None
    return "" if item is None else item.name


def korean(book: Book, name: str) -> str:
    """A card's Korean name, where it has one."""
    card = book.rb.cards.get(name)
    return card.ko if card is not None and card.ko else name


class Log:
    """The log of one game as one viewer may read it; lines are kept while they stand."""

    def __init__(self, player: int | None) -> None:
        """Begin empty; `player` None is a spectator."""
        self.player = player
        self.lines: list[Json] = []
        self._entries: list[Entry] = []

    def update(self, game: PlayedGame, turns: Turns) -> None:
        """Bring the lines up to date; `turns` knows in which turn each was told."""
        entries = game.trace.entries if game.trace is not None else []
        same = _same(self._entries, entries)
        del self.lines[same:]
        told = [game.phrases(lang, same, self.player) for lang in LANGS]
        self.lines.extend(
            {
                "en": en,
                "ko": ko,
                "rules": list(entry.rules),
                "depth": entry.depth,
                "kind": entry.kind,
                "turn": turns.of(number),
            }
            for number, (entry, en, ko) in enumerate(
                zip(entries[same:], *told, strict=True), start=same
            )
        )
        self._entries = entries.copy()


class Turns:
    """In which turn each entry of a trace was told: noted after every choice."""

    def __init__(self) -> None:
        """Know of no turn."""
        self._marks: list[tuple[int, int]] = []

    def note(self, game: PlayedGame) -> None:
        """Note how far the trace has come in the present turn."""
        count = length(game.trace)
        while self._marks and self._marks[-1][0] >= count:
            self._marks.pop()
        self._marks.append((count, game.state.turn))

    def of(self, number: int) -> int:
        """The turn of an entry."""
        at = bisect.bisect_right(self._marks, (number, 1 << 30))
        return self._marks[min(at, len(self._marks) - 1)][1]


def _same(old: list[Entry], new: list[Entry]) -> int:
    """How many entries at the beginning are the same ones: a trace only grows or is cut."""
    count = min(len(old), len(new))
    while count and old[count - 1] is not new[count - 1]:
        count -= 1
    return count
