"""Riftbound as programs ask for it."""

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
from adjudge.rulekit.demo import Demo
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


class RiftboundKit(Kit):
    """Riftbound by its core rules."""

    name: ClassVar[str] = "riftbound"
    title: ClassVar[Words] = ("Riftbound", "리프트바운드")
    edition: ClassVar[str] = "RB-CR@1.4"
    further: ClassVar[tuple[str, ...]] = ("barred",)
    turn_kind: ClassVar[str] = "main"
    failures: ClassVar[frozenset[str]] = frozenset(("undone",))
    setup: ClassVar[Mapping[str, Any]] = MappingProxyType({"first": None, "mode": "duel"})
    bars: ClassVar[Bars] = Bars(decisions=5_000, games=30, compiled=15_000, forks=40_000)

    # ------------------------------------------------------------------ rules

    def rulebook(self, extra: Mapping[str, CardDef] | None = None) -> Rulebook:
        """Make the rulebook."""
        from adjudge.rulebooks.riftbound.rulebook import Riftbound

        return Riftbound(dict(extra) if extra else None)

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
        from adjudge.rulebooks.riftbound.seats import first_position

        brought = [self.decks.read(deck) for deck in decks]
        return first_position(rb, brought, seed, {**self.setup, **(options or {})}, traced=traced)

    def faults(self, rb: Rulebook, state: State) -> list[str]:
        """What is wrong with a position beyond what the kernel can tell."""
        from adjudge.rulebooks.riftbound.invariants import faults

        return faults(rb, state)

    def score(self, state: State, player: int) -> int:
        """The player's points."""
        from adjudge.rulebooks.riftbound.rules.points import points

        return points(state, player)

    def endless(self, state: State) -> None:
        """Let nobody win by points."""
        state.vars["victory score"] = 1 << 20

    @cached_property
    def evaluation(self) -> Evaluation:
        """How good positions are, for players that look ahead."""
        from adjudge.rulebooks.riftbound.evaluate import RiftboundEvaluation

        return RiftboundEvaluation()

    # ------------------------------------------------------------------ what there is

    @cached_property
    def decks(self) -> DeckBook:
        """Decks: built-in names, texts, codes, checks."""
        from adjudge.rulebooks.riftbound.kit_decks import RiftboundDecks

        return RiftboundDecks()

    @property
    def matches(self) -> MatchRules:
        """How several games of the same players go."""
        from adjudge.rulebooks.riftbound.kit_match import RiftboundMatches

        return RiftboundMatches()

    @cached_property
    def cards(self) -> Catalogue:
        """All cards of the sets that are known."""
        from adjudge.rulebooks.riftbound.kit_cards import RiftboundCards

        return RiftboundCards()

    @property
    def index(self) -> RuleIndex:
        """The rule ids of the books and what they say."""
        from adjudge.rulebooks.riftbound.rulebook_index import INDEX

        return INDEX

    @property
    def readings(self) -> tuple[Reading, ...]:
        """What the rules leave open, with the answers."""
        from adjudge.rulebooks.riftbound.readings import READINGS

        return READINGS

    @property
    def demo(self) -> Demo:
        """The dispute that the game is shown by."""
        from adjudge.rulebooks.riftbound.demo import DEMO

        return DEMO

    @property
    def layout(self) -> Layout:
        """How a table is laid out."""
        from adjudge.rulebooks.riftbound.layout import LAYOUT

        return LAYOUT

    # ------------------------------------------------------------------ words

    @property
    def voice(self) -> Voice:
        """How the game speaks."""
        from adjudge.rulebooks.riftbound.voice import VOICE

        return VOICE

    def table_lines(self, rb: Rulebook, shown: View, lang: str) -> list[str]:
        """The table a line a zone."""
        from adjudge.rulebooks.riftbound.table_text import WORDS
        from adjudge.rulekit.table_text import table_lines

        return table_lines(WORDS, rb, shown, lang)

    # ------------------------------------------------------------------ cases

    def open_case(self, case: Case) -> CaseView:
        """Set a case up: a position, a match, or a deck to be judged."""
        if case.part("deck") is not None:
            from adjudge.rulebooks.riftbound.case_decks import DeckSession

            return DeckSession(case)
        if case.part("match") is not None:
            from adjudge.rulebooks.riftbound.case_match import MatchSession

            return MatchSession(case)
        from adjudge.rulebooks.riftbound.cases import Session

        return Session(case)

    def specs(self) -> dict[str, Spec]:
        """What the game adds to the schema of a case."""
        from adjudge.rulebooks.riftbound.case_specs import specs

        return specs()


KIT: Final = RiftboundKit()
