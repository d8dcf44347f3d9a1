"""Cases about a match: games one after the other, and what is settled between them.

Its moves are those of games, played in the game that is set up, and lines of its own:
``next game``, ``next game, A first``, ``drawn``, ``A: swap 2 Cleave -> 2 Void Seeker``,
``A: champion NAME``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from adjudge.core.errors import IllegalChoice, Reason, Refusal
from adjudge.core.trace import Entry
from adjudge.rulebooks.riftbound.api import IllegalDeck, RiftboundGame
from adjudge.rulebooks.riftbound.case_decks import (
    DECK,
    OPTIONS,
    known_word,
    read_counted,
    read_deck,
)
from adjudge.rulebooks.riftbound.case_names import SEATS, seat_of
from adjudge.rulebooks.riftbound.case_table import CaseSession, Table
from adjudge.rulebooks.riftbound.match import LENGTHS, AfterDraw, Match, Sideboarding
from adjudge.rulebooks.riftbound.notation_run import Runner
from adjudge.rulekit.misses import Miss, shown
from adjudge.text.case_schema import Fields, Flag, Many, Number, Spec, Text, Word, one_of
from adjudge.text.cases import Case
from adjudge.text.yamlpos import Node

_PAIR: Final = ("A", "B")
_AFTER_DRAW: Final = {"pick": AfterDraw.PICK, "same": AfterDraw.SAME}
MATCH: Final = Fields(
    "A match.",
    {
        **dict.fromkeys(_PAIR, DECK),
        "best of": Number("Games at most: 1, 3 or 5.", 1, 5),
        "after draw": Word("Battlefields after a drawn game.", tuple(_AFTER_DRAW)),
        "options": Word("Event rules that decks are judged by.", tuple(OPTIONS)),
    },
    _PAIR,
)
_NAMES: Final = Many("Names.", Text())
_COUNTS: Final = Fields("Cards with their numbers.", {}, (), Number("How many."))
MATCH_FACTS: Final[dict[str, Spec]] = {
    "match": Fields(
        "How a match stands.",
        {
            "games": Number("Games that are over."),
            "wins": Fields("Games won.", dict.fromkeys(_PAIR, Number("How many."))),
            "winner": Word("Who has won the match.", (*_PAIR, "none")),
            "over": Flag("Whether the match is won."),
            "chooser": Word("Who says who goes first in the next game.", (*_PAIR, "none")),
            "battlefields": Fields("What may be picked next.", dict.fromkeys(_PAIR, _NAMES)),
            "main": Fields("Cards of the main deck now.", dict.fromkeys(_PAIR, _COUNTS)),
            "sideboard": Fields("Cards beside it now.", dict.fromkeys(_PAIR, _COUNTS)),
            "champion": Fields("Chosen champions now.", dict.fromkeys(_PAIR, one_of(Text()))),
        },
    ),
}
_NEXT: Final = re.compile(r"(?:next game|다음 게임)(?:\s*,\s*([A-D])\s*(?:first|선공))?")
_DRAWN: Final = ("drawn", "무승부")
_SWAP: Final = re.compile(r"([A-D])\s*:\s*(?:swap|맞바꾸기)\s+(.*?)\s*->\s*(.*)")
_CHAMPION: Final = re.compile(r"([A-D])\s*:\s*(?:champion|챔피언)\s+(.+)")


class MatchSession(CaseSession):
    """A case about a match while it is judged.

    Attributes:
        match: The match, with the games that are over.
        table: The game that is set up; None before the first.
    """

    def __init__(self, case: Case) -> None:
        """Register the decks.

        Raises:
            TextError: They can't be read, or may not be played.
        """
        node = case.root.value["match"]
        MATCH.check(node)
        best = node.get("best of")
        if best is not None and best.number() not in LENGTHS:
            raise best.error(
                f"no match is a best of {best.number()}",
                f"{best.number()}판제 경기는 없습니다",
                tuple(str(n) for n in LENGTHS),
            )
        try:
            self.match = Match(
                [read_deck(node.value[seat]) for seat in _PAIR],
                best_of=best.number() if best is not None else 3,
                after_draw=known_word(node.get("after draw"), _AFTER_DRAW, "pick"),
                options=known_word(node.get("options"), OPTIONS, "core"),
            )
        except IllegalDeck as error:
            raise node.error(
                f"a deck of the match is not legal: {error}",
                f"경기의 덱이 규정에 맞지 않습니다: {error}",
            ) from None
        self.case = case
        self.table: Table | None = None
        self._wrapped: RiftboundGame | None = None
        self._changes: dict[int, Sideboarding] = {}
        self._course: list[Table | Entry] = []  # games, and lines between them

    # ------------------------------------------------------------------ moves

    def play(self, node: Node) -> Refusal | None:
        """Play a line of the match, or a move of the game that is set up.

        Raises:
            TextError: It can't be read.
            EngineFault: The engine broke.
        """
        try:
            if not self._between(node, try_only=False):
                refusal = self._seated(node).play(node)
                self._record()
                return refusal
        except IllegalChoice as error:
            return error.refusal
        return None

    def why_not(self, node: Node) -> Refusal | None:
        """Why a line is refused; None where it is possible. Nothing changes."""
        try:
            if not self._between(node, try_only=True):
                return self._seated(node).why_not(node)
        except IllegalChoice as error:
            return error.refusal
        return None

    def _between(self, node: Node, *, try_only: bool) -> bool:
        """Do a line of the match itself; False where it is none.

        Raises:
            IllegalChoice: A rule refuses it.
        """
        text = node.text().strip()
        found = _NEXT.fullmatch(text)
        if found is not None:
            self._next(node, found.group(1) or "", try_only=try_only)
        elif text in _DRAWN:
            self._seated(node)
            if not try_only:
                self._record(drawn=True)
        elif (found := _SWAP.fullmatch(text)) is not None:
            out, into = (_cards(node, part) for part in (found.group(2), found.group(3)))
            self._change(node, found.group(1), {"out": out, "into": into}, try_only=try_only)
        elif (found := _CHAMPION.fullmatch(text)) is not None:
            ((name, _),) = _cards(node, found.group(2))
            self._change(node, found.group(1), {"champion": name}, try_only=try_only)
        else:
            return False
        return True

    def _seated(self, node: Node) -> Table:
        if self._wrapped is None or self.table is None:
            raise node.error(
                "no game is set up: begin it with a line of the match",
                "준비된 게임이 없습니다. 경기의 줄로 시작하세요",
                ("next game", "다음 게임"),
            )
        return self.table

    def _next(self, node: Node, first: str, *, try_only: bool) -> None:
        if self._wrapped is not None:
            raise node.error(
                "the game is not over: play it to its end, or say that it is drawn",
                "게임이 끝나지 않았습니다. 끝까지 진행하거나 무승부라고 적으세요",
                _DRAWN,
            )
        game = self.match.next_game(
            seed=self.case.seed + len(self.match.played),
            first=_seat(node, first) if first else None,
            sideboarding=self._changes,
        )
        if try_only:
            return
        number = len(self.match.played) + 1
        self._tell(f"Game {number} is set up.", f"{number}번째 게임을 준비한다.")
        game.game.show_forced = not self.case.record
        self._wrapped = game
        self._changes = {}
        game.names.lay_places(game.state)
        self.table = Table(Runner(game.game, game.names, strict=self.case.strict))
        self._course.append(self.table)

    def _change(self, node: Node, seat: str, parts: Mapping[str, Any], *, try_only: bool) -> None:
        if self._wrapped is not None:
            raise IllegalChoice(
                Refusal(
                    node.text(),
                    (
                        Reason(
                            "RB-S2@2026:S2-024",
                            "decks are changed between games",
                            "덱은 게임과 게임 사이에만 바꿉니다",
                        ),
                    ),
                )
            )
        player = _seat(node, seat)
        change = replace(self._changes.get(player, Sideboarding()), **parts)
        self.match.sideboarded(player, change)
        if not try_only:
            self._changes[player] = change
            self._tell(f"{seat} changes the deck.", f"{seat}가 덱을 바꾼다.", "RB-S2@2026:S2-024")

    def _record(self, *, drawn: bool = False) -> None:
        """Take the game into the match once it is over."""
        game = self._wrapped
        if game is None or not (drawn or game.outcome is not None):
            return
        self.match.record(game, drawn=drawn)
        self._wrapped = None
        winner = self.match.played[-1].winner
        if winner is None:
            self._tell("Nobody wins the game.", "게임의 승자가 없다.", "RB-CR@1.4:486.5.a")
        else:
            who = SEATS[winner]
            self._tell(f"{who} has won a game.", f"{who}가 게임에서 승리했다.")

    def _tell(self, en: str, ko: str, rule: str = "RB-CR@1.4:486.6") -> None:
        self._course.append(Entry("match", (rule,), {"en": en, "ko": ko}, 0, None))

    # ------------------------------------------------------------------ facts

    def look(self, facts: Iterable[Node], node: Node, *, last: bool) -> None:
        """Take what facts about the running game do not speak of before they are looked at."""
        of_game = [f for f in facts if f.kind == "map" and not set(f.value) <= set(MATCH_FACTS)]
        if of_game and self._wrapped is not None and self.table is not None:
            self.table.look(of_game, node, last=last)
            self._record()

    def check_form(self, node: Node) -> None:
        """Raise a `TextError` where a fact can't be read.

        What a game in it says can't be told before that game is set up, and is read then.
        """
        node.expect("map")
        for key, value in node.items():
            if key in MATCH_FACTS:
                MATCH_FACTS[key].check(value)

    def misses(self, node: Node) -> list[Miss]:
        """What a fact says and is not so."""
        found: list[Miss] = []
        rest = Node(node.file, node.line, node.column, "map", {})
        for key, value in node.items():
            if key not in MATCH_FACTS:
                rest.value[key], rest.keys[key] = value, node.keys[key]
                continue
            for word, part in value.items():
                found.extend(self._standing(word, part))
        if rest.value:
            if self.table is None:
                raise node.error("no game is set up yet", "아직 준비된 게임이 없습니다")
            self.table.check_form(rest)
            found.extend(self.table.misses(rest))
        return found

    def _standing(self, word: str, node: Node) -> list[Miss]:
        match = self.match
        single: dict[str, object] = {
            "games": len(match.played),
            "winner": _letter(match.winner),
            "over": match.winner is not None,
            "chooser": _letter(match.chooser),
        }
        if word in single:
            have = single[word]
            return [] if node.value == have else [Miss(node, word, shown(node.value), shown(have))]
        found: list[Miss] = []
        for seat, part in node.items():
            miss = self._of_player(word, seat_of(seat), part)
            if miss is not None:
                found.append(Miss(part, f"{word} of {seat}", shown(part.plain()), miss))
        return found

    def _of_player(self, word: str, player: int, node: Node) -> str | None:
        match, deck = self.match, self.match.decks[player]
        if word == "wins":
            return None if node.number() == match.wins[player] else str(match.wins[player])
        if word == "battlefields":
            left = match.battlefields(player)
            wanted = sorted(read_counted(part)[0] for part in node.each())
            return None if wanted == sorted(left) else shown(left)
        if word == "champion":
            return None if read_counted(node)[0] == deck.champion else shown(deck.champion)
        cards = dict(deck.main if word == "main" else deck.sideboard)
        have = {
            name: cards.get(read_counted(node.key_node(name))[0], 0) for name, _ in node.items()
        }
        return None if have == node.plain() else shown(have)

    # ------------------------------------------------------------------ looking

    @property
    def fingerprint(self) -> str:
        """A checksum of the match and of the game that is set up."""
        game = self.table.fingerprint if self.table is not None else ""
        return f"{game} {self.match.to_data()} {self._changes}"

    @property
    def trace(self) -> list[Entry]:
        """What happened in the games and between them."""
        return [
            entry
            for part in self._course
            for entry in (part.trace if isinstance(part, Table) else [part])
        ]

    def phrase(self, entry: Entry, lang: str) -> str:
        """A line of the trace in a language."""
        for part in self._course:
            if isinstance(part, Table) and any(e is entry for e in part.trace):
                return part.phrase(entry, lang)
        return str(entry.data["ko" if lang == "ko" else "en"])


def _seat(node: Node, text: str) -> int:
    if text not in _PAIR:
        raise node.error(f'unknown player "{text}"', f'알 수 없는 플레이어: "{text}"', _PAIR)
    return seat_of(text)


def _letter(player: int | None) -> str:
    return "none" if player is None else SEATS[player]


def _cards(node: Node, text: str) -> tuple[tuple[str, int], ...]:
    """Cards with their counts, `;` between them."""
    return tuple(
        read_counted(Node(node.file, node.line, node.column, "text", part.strip()))
        for part in text.split(";")
        if part.strip()
    )
