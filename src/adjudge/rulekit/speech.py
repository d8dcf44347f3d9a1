"""What a rulebook tells about the words of its cases and moves: one table a game.

The table is data. What the kernel asks in every game (targets, picks, orders, payment) is in the
common tables; a rulebook adds its own and overrides what it says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Final, TypeAlias

from adjudge.text.notation import Words

SEATS: Final = "ABCD"
"""Letters of the players."""

Pair: TypeAlias = tuple[str, str]  # English, Korean


class How(Enum):
    """How a line answers a kind of choice."""

    WINDOW = "by an action: anything that the moment allows"
    SET = "by naming objects, players or places, in any order"
    PAIRS = "by naming what does it and, behind an arrow, to what"
    ORDER = "by naming one after the other"
    YES_NO = "by yes or no"
    COST = "by yes or no, or by its name behind `with`"
    PLACE = "by a place"
    NUMBER = "by a number"
    SHARE = "by objects with a number behind each"
    PAY = "by what is used up"
    PLAYER = "by a player"
    WORD = "by a word"
    OWN = "as the rulebook says itself"


class Otherwise(Enum):
    """What is taken for a choice that no line speaks of."""

    TOLD = "nothing: it has to be told"
    FIRST = "the first option"
    LEAST = "the smallest number"
    YES = "yes, where it is offered, else no"
    NO = "no"
    DONE = "done: nothing, or nothing more"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of choice in words.

    Attributes:
        en: What is chosen, behind "chooses": "a target".
        ko: The same in Korean, a noun.
        how: How a line answers it.
        otherwise: What is taken where no line speaks of it.
        silent: Whether that is taken even on the way to an answer of another choice.
        clause: Clause that answers it in the line of the action; also a verb that answers it.
        base: What the first number is called, where numbers are counted from there.
        verbs: Verbs that answer it beside `choose`, `done` and the clause.
        eager: For yes or no: yes where the line still has values that nothing took.
        main: For a window: the player's own moment, in which nobody passes unasked.
    """

    en: str
    ko: str
    how: How = How.OWN
    otherwise: Otherwise = Otherwise.TOLD
    silent: bool = False
    clause: str = ""
    base: int = 0
    verbs: tuple[str, ...] = ()
    eager: bool = False
    main: bool = False


def may(en: str, ko: str) -> Kind:
    """A choice of yes or no that is declined where no line speaks of it."""
    return Kind(en, ko, How.YES_NO, Otherwise.NO)


def window(en: str, ko: str, *, main: bool = False) -> Kind:
    """A moment at which a player may do anything that it allows."""
    return Kind(en, ko, How.WINDOW, main=main)


COMMON_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("play", "사용"),
    "activate": ("activate", "use", "발동", "이용"),
    "pass": ("pass", "넘기기", "넘김"),
    "end turn": ("end turn", "end the turn", "턴 종료"),
    "yes": ("yes", "예", "네"),
    "no": ("no", "아니요", "아니오"),
    "choose": ("choose", "pick", "select", "target", "선택"),
    "order": ("order", "순서"),
    "done": ("done", "완료"),
    "mode": ("mode", "방식"),
    "pay": ("pay", "지불"),
    "spend": ("spend", "소모"),
    "assign": ("assign", "split", "분배", "배정"),
    "amount": ("amount", "수량"),
    "cost": ("cost", "비용"),
    "name": ("name", "고르기"),
    "concede": ("concede", "항복"),
}
"""Plain name of each verb and its spellings, English first."""

COMMON_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "to": ("to", "onto", "위치", "도착지"),
    "at": ("at", "장소"),
    "with": ("with", "paying", "추가 비용"),
    "from": ("from", "출처"),
    "using": ("using", "discarding", "killing", "recycling", "spending", "sacrificing", "비용으로"),
    "mode": ("mode", "방식"),
    "ability": ("ability", "스킬", "능력"),
    "amount": ("amount", "수량"),
    "cost": ("cost", "기본 비용"),
    "order": ("order", "순서"),
}
"""The same for clauses."""

COMMON_KINDS: Final[dict[str, Kind]] = {
    "may": may("whether to do it", "실행 여부"),
    "may replace": may("whether to replace it", "대체 여부"),
    "may play": may("whether to play it", "사용 여부"),
    "target": Kind("a target", "대상", How.SET),
    "retarget": Kind("which targets stay", "남을 대상", How.SET),
    "pick": Kind("a choice", "선택", How.SET, clause="using"),
    "mode": Kind("a mode", "방식", How.NUMBER, clause="mode", base=1),
    "amount": Kind("an amount", "수량", How.NUMBER, Otherwise.LEAST, clause="amount"),
    "player": Kind("a player", "플레이어", How.PLAYER),
    "word": Kind("a word", "낱말", How.WORD),
    "pay": Kind("how to pay", "지불 방법", How.PAY, Otherwise.FIRST, silent=True),
    "spend": Kind("which resources to spend", "소모할 자원", How.PAY, Otherwise.FIRST, silent=True),
    "order": Kind("the order of triggers", "유발의 순서", How.ORDER, Otherwise.FIRST, silent=True),
    "order cards": Kind(
        "the order of cards", "카드의 순서", How.ORDER, Otherwise.FIRST, silent=True
    ),
    "replace": Kind(
        "which replacement applies first",
        "먼저 적용할 대체",
        How.ORDER,
        Otherwise.FIRST,
        silent=True,
    ),
    "instance": Kind("which of several events counts", "조건으로 삼을 사건", How.ORDER),
}
"""What the kernel itself asks."""

COMMON_FORMS: Final[dict[str, Pair]] = {
    "pass": ("pass", "넘기기"),
    "end turn": ("end turn", "턴 종료"),
    "yes": ("yes", "예"),
    "no": ("no", "아니요"),
    "done": ("done", "완료"),
    "play": ("play {obj}", "{obj} 사용"),
    "activate": ("activate {obj}", "{obj} 발동"),
    "target": ("choose {obj}", "{obj} 선택"),
    "pick": ("choose {obj}", "{obj} 선택"),
    "order": ("order {obj}", "{obj} 순서"),
    "mode": ("mode {number}", "방식 {number}"),
    "cost": ("cost {number}", "비용 {number}"),
    "amount": ("amount {arg}", "수량 {arg}"),
    "assign": ("assign {obj} {arg}", "{obj} {arg} 분배"),
    "replace": ("choose replacement {number}", "replacement {number} 선택"),
    "place": ("choose {here}", "{here} 선택"),
    "player": ("choose {player}", "{player} 선택"),
    "spend": ("spend {word}", "{word} 소모"),
    "word": ("name {word}", "{word} 고르기"),
}
"""How an option is written, by its verb: `obj` is its object's name, `arg` its number, `number`
one more, `other` the object and `place` the place of that number, `here` the place that it names
itself, `player` the player that it names, `word` its word. A set of several is written by the form
"set" and its kind of choice, where there is one, with `names`."""

COMMON_MACROS: Final[tuple[Pair, ...]] = (
    (r"until ([A-D]) main", "until A main"),
    (r"([A-D]) 주요 단계까지", "until A main"),
    (r"repeat(?: the last)? (\d+) (move|choice)s? (\d+) times?(?:, agreed (\d+))?", "repeat"),
    (r"앞의 (\d+)(수|선택) (\d+)번 반복(?:, (\d+)번 동의)?", "repeat"),
    (r"next turn", "next turn"),
    (r"다음 턴", "next turn"),
    (r"continue", "continue"),
    (r"계속", "continue"),
)
"""Patterns of lines without a player, each with its plain name; groups are their values.

A game with a pile of items adds one whose name ends in "empty" ("pass until the stack is empty");
one that can pass on to a phase adds "until phase", with the phase as its group.
"""

NOTHING: Final = frozenset(("none", "nothing", "no", "없음"))
"""Words for choosing nothing."""

_UNKNOWN: Final = Kind("", "")


@dataclass(frozen=True)
class Speech:
    """The words of one game.

    Attributes:
        verbs: Plain name of each verb that a line may begin with, and its spellings.
        clauses: The same for clauses.
        macros: Patterns of whole lines without a player, each with its plain name.
        acts: Verbs that begin something in a window; all others answer a choice that is open.
        kinds: Every kind of choice in words.
        forms: How an option is written by its verb, English and Korean.
        places: Areas that a move can name as a place, in words: a player's own without a letter.
        areas: Areas that a fact can name, in words.
        qualifiers: Words ahead of a name that tell alike objects apart: the mark, and whether
            it is there.
        phases: Phases in words.
        main_phases: Phases in which an empty window of the turn player is that player's own
            moment, where the game has no kind of window for it.
        passes: Options that pass, the first that is offered is taken.
        origins: Words of a zone that a card is played from, with its area.
        costs: Other words for optional costs, with the label of the kernel.
        words: Words that options hold, resources among them, as people write them.
    """

    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: COMMON_VERBS)
    kinds: Mapping[str, Kind] = field(default_factory=lambda: COMMON_KINDS)
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: COMMON_CLAUSES)
    macros: tuple[Pair, ...] = COMMON_MACROS
    acts: frozenset[str] = frozenset(("play", "activate", "pass", "end turn"))
    forms: Mapping[str, Pair] = field(default_factory=lambda: COMMON_FORMS)
    places: Mapping[str, Pair] = field(default_factory=dict)
    areas: Mapping[str, Pair] = field(default_factory=dict)
    qualifiers: Mapping[str, tuple[str, bool]] = field(default_factory=dict)
    phases: Mapping[str, Pair] = field(default_factory=dict)
    main_phases: frozenset[str] = frozenset()
    passes: tuple[str, ...] = ("pass", "end turn")
    origins: Mapping[str, str] = field(default_factory=dict)
    costs: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, Pair] = field(default_factory=dict)

    def kind(self, name: str) -> Kind:
        """What is told about a kind of choice; one nobody spoke of is called by its name."""
        return self.kinds.get(name) or Kind(name, name)

    def is_window(self, name: str) -> bool:
        """Whether a kind of choice is a moment to act."""
        return self.kinds.get(name, _UNKNOWN).how is How.WINDOW

    @cached_property
    def _spelled(self) -> tuple[dict[str, str], dict[str, str]]:
        return _spelled(self.verbs), _spelled(self.clauses)

    def words_for(self, players: int) -> Words:
        """What a line may say in a game of so many players."""
        return Words(*self._spelled, self.macros, SEATS[:players], tuple(self.qualifiers))


def _spelled(table: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    return {spelling: name for name, spellings in table.items() for spelling in spellings}


def pair_of(pair: Pair, lang: str) -> str:
    """The word of a language."""
    return pair[1 if lang == "ko" else 0]
