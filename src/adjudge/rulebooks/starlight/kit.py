"""Starlight as programs ask for it."""

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
from adjudge.rulekit.kit import SEATS, Bars, Deck, Kit, OwnCardsFault, View, Words
from adjudge.rulekit.layout import Layout
from adjudge.rulekit.readings import Reading
from adjudge.rulekit.rule_index import RuleIndex
from adjudge.rulekit.voice import Voice
from adjudge.text.errors import TextError

if TYPE_CHECKING:
    from adjudge.rulebooks.starlight.cards.registry import Entry
    from adjudge.text.case_schema import Spec
    from adjudge.text.cases import Case

_ENDLESS: Final = 1 << 30


class StarlightKit(Kit):
    """Starlight by the procedure of the seed, completed by house rules."""

    name: ClassVar[str] = "starlight"
    title: ClassVar[Words] = ("Starlight", "스타라이트")
    edition: ClassVar[str] = "ST@seed"
    editions: ClassVar[tuple[str, ...]] = ("ST@seed",)
    turn_kind: ClassVar[str] = "main"
    failures: ClassVar[frozenset[str]] = frozenset(("undone",))
    setup: ClassVar[Mapping[str, Any]] = MappingProxyType({"first": None})
    bars: ClassVar[Bars] = Bars(decisions=8_000)
    card_file: ClassVar[str] = ""

    # ------------------------------------------------------------------ rules

    @cached_property
    def own_cards(self) -> Mapping[str, Entry]:
        """Cards of a file of the user's own by name; none without one."""
        from adjudge.rulebooks.starlight.cards.registry import load_cards

        return {e.card.name: e for e in load_cards(self.card_file)} if self.card_file else {}

    def with_cards(self, file: str) -> Kit:
        """The same game with cards of one's own; they replace those of the same names."""
        kit = type(
            "OwnStarlight", (StarlightKit,), {"name": f"starlight:{file}", "card_file": file}
        )()
        assert isinstance(kit, StarlightKit)
        try:
            kit.own_cards  # noqa: B018 - read now, so that a fault is told at once
        except TextError as error:
            raise OwnCardsFault(error.text("en"), error.text("ko")) from None
        return kit

    def rulebook(self, extra: Mapping[str, CardDef] | None = None) -> Rulebook:
        """Make the rulebook."""
        from adjudge.rulebooks.starlight.rulebook import Starlight

        own = {name: entry.card for name, entry in self.own_cards.items()}
        return Starlight({**own, **(extra or {})} or None)

    def position(
        self,
        rb: Rulebook,
        decks: Sequence[Deck],
        seed: int,
        *,
        traced: bool = False,
        options: Mapping[str, Any] | None = None,
    ) -> State:
        """Set the first position up, before the winner of the lot chooses."""
        from adjudge.core.trace import Trace
        from adjudge.rulebooks.starlight.rules.setup import Seat, begin

        brought = [self.decks.read(deck) for deck in decks]
        state = State(len(brought), seed)
        if traced:
            state.trace = Trace()
        seats = [Seat(deck.star(), deck.cards()) for deck in brought]
        first = {**self.setup, **(options or {})}["first"]
        begin(rb, state, seats, first=_seat(first, len(brought)))
        return state

    def faults(self, rb: Rulebook, state: State) -> list[str]:
        """What is wrong with a position beyond what the kernel can tell."""
        from adjudge.rulebooks.starlight.invariants import faults

        return faults(rb, state)

    def score(self, state: State, player: int) -> int:
        """Life points of the player's star."""
        from adjudge.rulebooks.starlight.rules.table import life_of

        return life_of(state, player)

    def first(self, state: State) -> int:
        """Who goes first; -1 where that is still open."""
        return state.vars.get("first player", -1)

    def endless(self, state: State) -> None:
        """Let nobody run out of life points."""
        from adjudge.rulebooks.starlight.rules.table import LIFE, star_of

        for player in range(state.players):
            state.mark(star_of(state, player), LIFE, _ENDLESS)

    @cached_property
    def evaluation(self) -> Evaluation:
        """How good positions are, for players that look ahead."""
        from adjudge.rulebooks.starlight.evaluate import StarlightEvaluation

        return StarlightEvaluation()

    # ------------------------------------------------------------------ what there is

    @cached_property
    def decks(self) -> DeckBook:
        """Decks: built-in names, texts, checks."""
        from adjudge.rulebooks.starlight.kit_parts import DECKS, StarlightDecks

        return StarlightDecks(self.own_cards) if self.own_cards else DECKS

    @cached_property
    def cards(self) -> Catalogue:
        """Cards with known facts, and house cards."""
        from adjudge.rulebooks.starlight.kit_parts import StarlightCards

        return StarlightCards(self.own_cards)

    @property
    def index(self) -> RuleIndex:
        """The rule ids of the seed, the guide and the house, and what they say."""
        from adjudge.rulebooks.starlight.kit_parts import INDEX

        return INDEX

    @property
    def readings(self) -> tuple[Reading, ...]:
        """What the sources leave open, with the answers."""
        from adjudge.rulebooks.starlight.readings import READINGS

        return READINGS

    @property
    def house(self) -> tuple[HouseValue, ...]:
        """The rules, numbers and cards that no source gives."""
        from adjudge.rulebooks.starlight.house import house_values

        return house_values()

    @property
    def demo(self) -> Demo:
        """The running example of the seed."""
        from adjudge.rulebooks.starlight.demo import DEMO

        return DEMO

    @property
    def layout(self) -> Layout:
        """How the table is drawn."""
        from adjudge.rulebooks.starlight.layout import LAYOUT

        return LAYOUT

    # ------------------------------------------------------------------ words

    @property
    def voice(self) -> Voice:
        """How it speaks."""
        from adjudge.rulebooks.starlight.voice import VOICE

        return VOICE

    @property
    def kinds(self) -> Mapping[str, Words]:
        """What kinds of decisions are called."""
        from adjudge.rulebooks.starlight.case_words import KINDS

        return {name: (kind.en, kind.ko) for name, kind in KINDS.items()}

    def table_lines(self, rb: Rulebook, shown: View, lang: str) -> list[str]:
        """The table a line a zone."""
        from adjudge.rulebooks.starlight.table_text import TABLE
        from adjudge.rulekit.table_text import table_lines

        return table_lines(TABLE, rb, shown, lang)

    # ------------------------------------------------------------------ cases

    def open_case(self, case: Case) -> CaseView:
        """Set a case up: a position, or a deck to be judged."""
        from adjudge.rulebooks.starlight.cases import open_case

        return open_case(self, case)

    def specs(self) -> dict[str, Spec]:
        """What the game adds to the schema of a case."""
        from adjudge.rulebooks.starlight.cases import specs

        return specs()


def _seat(told: int | str | None, seats: int) -> int | None:
    """The seat that a number or a letter names; None for the lot.

    Raises:
        ValueError: There is no such seat.
    """
    seat = SEATS.find(told) if isinstance(told, str) and told else told
    if isinstance(seat, int) and not 0 <= seat < seats:
        raise ValueError(f"no seat {told!r} to go first")
    return seat if isinstance(seat, int) else None


KIT: Final = StarlightKit()
