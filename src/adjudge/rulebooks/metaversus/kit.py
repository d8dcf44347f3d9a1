"""Metaversus Wish as programs ask for it."""

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
from adjudge.rulekit.house import HouseValue
from adjudge.rulekit.judged import CaseView
from adjudge.rulekit.kit import Bars, Deck, Kit, OwnCardsFault, View, Words
from adjudge.rulekit.layout import Layout
from adjudge.rulekit.readings import Reading
from adjudge.rulekit.rule_index import RuleIndex
from adjudge.rulekit.voice import Voice
from adjudge.text.errors import TextError

if TYPE_CHECKING:
    from adjudge.rulebooks.metaversus.cards.loader import CardSet
    from adjudge.text.case_schema import Spec
    from adjudge.text.cases import Case

_PACKAGE: Final = "adjudge.rulebooks.metaversus"
_ENDLESS: Final = 1 << 30
INDEX: Final = RuleIndex(_PACKAGE)


class MetaversusKit(Kit):
    """Metaversus Wish by its play guide, with the house set or one of the user's own."""

    name: ClassVar[str] = "metaversus"
    title: ClassVar[Words] = ("Metaversus Wish", "메타버서스 위시")
    edition: ClassVar[str] = "MW@seed"
    editions: ClassVar[tuple[str, ...]] = ("MW@seed",)
    turn_kind: ClassVar[str] = "buy"
    failures: ClassVar[frozenset[str]] = frozenset(("undone",))
    setup: ClassVar[Mapping[str, Any]] = MappingProxyType({"first": None, "variant": ""})
    bars: ClassVar[Bars] = Bars(decisions=20_000, games=200)
    # Two that heal and lay few weapons, as the dice have it, play on: one of a thousand games
    # takes more than 500 turns, and no rule ends it before somebody has fallen.
    longest: ClassVar[int] = 2_500
    set_file: ClassVar[str] = ""

    # ------------------------------------------------------------------ rules

    @cached_property
    def card_set(self) -> CardSet:
        """The cards in use."""
        from adjudge.rulebooks.metaversus.cards.loader import house_set, load_set

        return load_set(self.set_file) if self.set_file else house_set()

    def with_cards(self, file: str) -> Kit:
        """The same game with a set of one's own."""
        name = f"{MetaversusKit.name}:{file}"
        kit = type("OwnMetaversus", (MetaversusKit,), {"name": name, "set_file": file})()
        assert isinstance(kit, MetaversusKit)
        try:
            kit.card_set  # noqa: B018 - read now, so that a fault is told at once
        except TextError as error:
            raise OwnCardsFault(error.text("en"), error.text("ko")) from None
        return kit

    def rulebook(self, extra: Mapping[str, CardDef] | None = None) -> Rulebook:
        """Make the rulebook."""
        from adjudge.rulebooks.metaversus.rulebook import Metaversus

        rb = Metaversus(self.card_set, extra)
        rb.name = self.name  # saved games of a set of one's own find it again
        return rb

    def position(
        self,
        rb: Rulebook,
        decks: Sequence[Deck],
        seed: int,
        *,
        traced: bool = False,
        options: Mapping[str, Any] | None = None,
    ) -> State:
        """Set the first position up, before the neutral kinds are revealed."""
        from adjudge.rulebooks.metaversus.facts import Known
        from adjudge.rulebooks.metaversus.seats import first_position

        assert isinstance(rb, Known)
        seats = [self.decks.read(deck) for deck in decks]
        return first_position(rb, seats, seed, {**self.setup, **(options or {})}, traced=traced)

    def faults(self, rb: Rulebook, state: State) -> list[str]:
        """What is wrong with a position beyond what the kernel can tell."""
        from adjudge.rulebooks.metaversus.invariants import faults

        return faults(rb, state)

    def score(self, state: State, player: int) -> int:
        """The duelist's health."""
        return state.stats[player].get("health", 0)

    def first(self, state: State) -> int:
        """Who goes first; -1 while packs are chosen."""
        return state.vars.get("first player", -1)

    def endless(self, state: State) -> None:
        """Let nobody fall to 0: health without end, once it is set."""
        state.vars["endless"] = _ENDLESS

    @cached_property
    def evaluation(self) -> Evaluation:
        """How good positions are, for players that look ahead."""
        from adjudge.rulebooks.metaversus.evaluate import MetaversusEvaluation

        return MetaversusEvaluation()

    # ------------------------------------------------------------------ what there is

    @cached_property
    def decks(self) -> DeckBook:
        """Packs, and ways to choose one."""
        from adjudge.rulebooks.metaversus.kit_parts import MetaversusSeats

        return MetaversusSeats(self.card_set)

    @cached_property
    def cards(self) -> Catalogue:
        """The cards of the set."""
        from adjudge.rulebooks.metaversus.kit_parts import MetaversusCards
        from adjudge.rulebooks.metaversus.rulebook import Metaversus

        return MetaversusCards(Metaversus(self.card_set))

    @property
    def index(self) -> RuleIndex:
        """The rule ids of the guide and what they say."""
        return INDEX

    @property
    def readings(self) -> tuple[Reading, ...]:
        """What the guide leaves open, with the answers."""
        from adjudge.rulebooks.metaversus.readings import READINGS

        return READINGS

    @property
    def house(self) -> tuple[HouseValue, ...]:
        """The numbers and cards that no source gives."""
        from adjudge.rulebooks.metaversus.house import house_values

        return house_values(self.card_set)

    @property
    def demo(self) -> Demo | None:
        """The dispute that the game is shown by."""
        from adjudge.rulebooks.metaversus.demo import DEMO

        return DEMO

    @property
    def layout(self) -> Layout:
        """How a table is laid out."""
        from adjudge.rulebooks.metaversus.layout import LAYOUT

        return LAYOUT

    # ------------------------------------------------------------------ words

    @property
    def voice(self) -> Voice:
        """How the game speaks."""
        from adjudge.rulebooks.metaversus.voice import VOICE

        return VOICE

    @property
    def kinds(self) -> Mapping[str, Words]:
        """What kinds of decisions are called."""
        from adjudge.rulebooks.metaversus.words import KIND_WORDS

        return KIND_WORDS

    def table_lines(self, rb: Rulebook, shown: View, lang: str) -> list[str]:
        """The table a line a zone."""
        from adjudge.rulebooks.metaversus.table_text import table_lines

        return table_lines(rb, shown, lang)

    # ------------------------------------------------------------------ cases

    def open_case(self, case: Case) -> CaseView:
        """Set a case up: a position, or a match from its set-up on."""
        from adjudge.rulebooks.metaversus.cases import open_case

        return open_case(self, case)

    def specs(self) -> dict[str, Spec]:
        """What the game adds to the schema of a case."""
        from adjudge.rulebooks.metaversus.cases import specs

        return specs()


KIT: Final = MetaversusKit()
