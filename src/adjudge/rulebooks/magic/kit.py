"""Magic as programs ask for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from adjudge.core.cards import CardDef
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulekit.catalogue import Catalogue
from adjudge.rulekit.decks import DeckBook
from adjudge.rulekit.evaluation import Evaluation
from adjudge.rulekit.judged import CaseView
from adjudge.rulekit.kit import Bars, Deck, Kit, View, Words
from adjudge.rulekit.layout import Layout
from adjudge.rulekit.matches import MatchRules
from adjudge.rulekit.readings import Reading
from adjudge.rulekit.rule_index import RuleIndex
from adjudge.rulekit.voice import Voice

if TYPE_CHECKING:
    from adjudge.text.case_schema import Spec
    from adjudge.text.cases import Case


class MagicKit(Kit):
    """Magic by the rules of late 2006."""

    name: ClassVar[str] = "magic"
    title: ClassVar[Words] = ("Magic", "매직")
    edition: ClassVar[str] = "MTG-CR@2006"
    editions: ClassVar[tuple[str, ...]] = ("MTG-CR@2006",)
    turn_kind: ClassVar[str] = "main"
    failures: ClassVar[frozenset[str]] = frozenset(("undone",))
    setup: ClassVar[Mapping[str, Any]] = MappingProxyType({"first": None})
    bars: ClassVar[Bars] = Bars(decisions=5_000, games=40, compiled=15_000)
    benches: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType(
        {
            "vanilla 2/2 mirror": ("bears", "bears"),
            "two colours each": ("wu-skies", "br-burn"),
        }
    )

    # ------------------------------------------------------------------ rules

    def rulebook(self, extra: Mapping[str, CardDef] | None = None) -> Rulebook:
        """Make the rulebook."""
        from adjudge.rulebooks.magic.rulebook import Magic

        return Magic(extra)

    def position(
        self,
        rb: Rulebook,
        decks: Sequence[Deck],
        seed: int,
        *,
        traced: bool = False,
        options: Mapping[str, Any] | None = None,
    ) -> State:
        """Set the first position up, before its first decision."""
        from adjudge.rulebooks.magic.seats import first_position

        brought = [self.decks.read(deck) for deck in decks]
        return first_position(rb, brought, seed, {**self.setup, **(options or {})}, traced=traced)

    def faults(self, rb: Rulebook, state: State) -> list[str]:
        """What is wrong with a position beyond what the kernel can tell."""
        from adjudge.rulebooks.magic.invariants import faults

        return faults(rb, state)

    def score(self, state: State, player: int) -> int:
        """The player's life."""
        return state.stats[player].get("life", 0)

    def first(self, state: State) -> int:
        """Who goes first."""
        return state.vars.get("first player", -1)

    def endless(self, state: State) -> None:
        """Let everybody have life for long."""
        for stats in state.stats:
            stats["life"] = 1 << 20

    @cached_property
    def evaluation(self) -> Evaluation:
        """How good positions are, for players that look ahead."""
        from adjudge.rulebooks.magic.evaluate import MagicEvaluation

        return MagicEvaluation()

    # ------------------------------------------------------------------ what there is

    @cached_property
    def decks(self) -> DeckBook:
        """Decks: built-in names, texts, checks."""
        from adjudge.rulebooks.magic.kit_decks import MagicDecks

        return MagicDecks()

    @property
    def matches(self) -> MatchRules:
        """How several games of the same players go."""
        from adjudge.rulebooks.magic.kit_match import MagicMatches

        return MagicMatches()

    @cached_property
    def cards(self) -> Catalogue:
        """All cards of Tenth Edition and those that the commentary names."""
        from adjudge.rulebooks.magic.kit_cards import MagicCards

        return MagicCards()

    @property
    def index(self) -> RuleIndex:
        """The rule ids of the book and what they say."""
        from adjudge.rulebooks.magic.rulebook_index import INDEX

        return INDEX

    @property
    def readings(self) -> tuple[Reading, ...]:
        """Where the commentary departs from the book."""
        from adjudge.rulebooks.magic.readings import READINGS

        return READINGS

    @property
    def layout(self) -> Layout:
        """How a table is laid out."""
        from adjudge.rulebooks.magic.layout import LAYOUT

        return LAYOUT

    # ------------------------------------------------------------------ words

    @property
    def voice(self) -> Voice:
        """Notation and trace."""
        from adjudge.rulebooks.magic.voice import VOICE

        return VOICE

    @property
    def kinds(self) -> Mapping[str, Words]:
        """What kinds of decisions are called."""
        from adjudge.rulebooks.magic.speech import KIND_WORDS

        return KIND_WORDS

    def table_lines(self, rb: Rulebook, shown: View, lang: str) -> list[str]:
        """The table a line a zone."""
        from adjudge.rulebooks.magic.table_words import TABLE
        from adjudge.rulekit.table_text import table_lines

        return table_lines(TABLE, rb, shown, lang)

    # ------------------------------------------------------------------ cases

    def open_case(self, case: Case) -> CaseView:
        """Set a case up."""
        from adjudge.rulebooks.magic.cases import open_case

        return open_case(self, case)

    def specs(self) -> dict[str, Spec]:
        """What the game adds to the schema of a case."""
        from adjudge.rulebooks.magic.cases import specs

        return specs()


KIT: Final = MagicKit()
