"""Lanterns as programs ask for it, its words, and its cases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from adjudge.core.cards import CardDef
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulekit.catalogue import CardList, Catalogue
from adjudge.rulekit.facts_words import FactWords
from adjudge.rulekit.kit import Deck, Kit, Words
from adjudge.rulekit.position import Builder
from adjudge.rulekit.rule_index import RuleIndex
from adjudge.rulekit.session import Session, session_specs
from adjudge.rulekit.speech import COMMON_KINDS, Speech, window
from adjudge.rulekit.spoken import SpokenVoice
from adjudge.rulekit.table_text import TableWords, table_lines
from adjudge.rulekit.things import Things
from adjudge.rulekit.trace_text import TraceWords
from adjudge.rulekit.voice import Voice
from adjudge.text.case_schema import Spec
from adjudge.text.cases import Case
from tests.fifth.rulebook import BOOK, CARDS, Lanterns, first_position, lay

AREAS: Final = {
    "deck": ("deck", "덱"),
    "table": ("table", "판"),
    "hand": ("hand", "손"),
    "tricks": ("tricks", "이긴 패"),
}
SPEECH: Final = Speech(
    kinds={
        **COMMON_KINDS,
        "lead": window("a card to lead", "선으로 낼 카드"),
        "follow": window("a card to follow with", "따라 낼 카드"),
    },
    areas=AREAS,
)
TRACE: Final = TraceWords(
    {
        "first": ("{player} leads first.", "{player:이} 먼저 냅니다."),
        "play": ("{player} plays {card}.", "{player:이} {card:을} 냅니다."),
        "trick": ("{player} takes the trick.", "{player:이} 이깁니다."),
        "draw": ("{player} draws a card.", "{player:이} 카드를 1장 뽑습니다."),
        "win": ("{winners} wins.", "{winners} 승리."),
    }
)
FACTS: Final = FactWords(stats={"tricks": "tricks"}, zones={"hand": "hand", "taken": "tricks"})
TABLE: Final = TableWords(areas=AREAS, stats={"tricks": ("tricks", "이긴 횟수")})


class LanternsVoice(SpokenVoice):
    """The tables above."""

    speech: ClassVar[Speech] = SPEECH
    templates: ClassVar[TraceWords] = TRACE


class LanternsThings(Things):
    """Cards in a case."""

    words: ClassVar[FactWords] = FACTS


class LanternsBuilder(Builder):
    """The position of a case."""

    reader: ClassVar[type[Things]] = LanternsThings

    @classmethod
    def shared(cls) -> tuple[str, ...]:
        """What lies open, and the deck."""
        return ("table", "deck")

    def lay(self) -> None:
        """The zones."""
        lay(self.state)


def card_text(card: CardDef, lang: str) -> str:
    """The text of a card: there is only one kind that has any."""
    if not card.abilities:
        return ""
    return "지면 카드를 1장 뽑습니다." if lang == "ko" else "When it loses, draw a card."


class LanternsKit(Kit):
    """Lanterns."""

    name: ClassVar[str] = "lanterns"
    title: ClassVar[Words] = ("Lanterns", "등불")
    edition: ClassVar[str] = BOOK
    turn_kind: ClassVar[str] = "lead"
    voice: Voice = LanternsVoice()
    index: RuleIndex = RuleIndex("tests.fifth")
    cards: Catalogue = CardList(CARDS, card_text)
    table_lines = staticmethod(partial(table_lines, TABLE))

    def rulebook(self, extra: Mapping[str, CardDef] | None = None) -> Rulebook:
        """Make the rulebook."""
        return Lanterns(extra)

    def position(
        self,
        rb: Rulebook,
        decks: Sequence[Deck],
        seed: int,
        *,
        traced: bool = False,
        options: Mapping[str, Any] | None = None,
    ) -> State:
        """Shuffle, deal, and draw the first leader by lot."""
        del decks, options
        return first_position(rb, seed, traced=traced)

    def score(self, state: State, player: int) -> int:
        """Tricks."""
        return state.stats[player].get("tricks", 0)

    def open_case(self, case: Case) -> Session:
        """Set a case up."""
        return Session(self, case, LanternsBuilder)

    def specs(self) -> dict[str, Spec]:
        """What may stand in a case."""
        return session_specs(FACTS, LanternsBuilder.spec())


KIT: Final = LanternsKit()
