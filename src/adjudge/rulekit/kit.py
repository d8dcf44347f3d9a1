"""The kit of a rulebook: everything a program asks of a game, in one place.

A program finds a kit by the name of the game (`adjudge.rulebooks.kit_of`) and asks nothing else of
the rulebook, so that a further game is one more folder. A kit imports what it answers with only
when it is asked: judging one case needs no deck builder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from adjudge.core.cards import CardDef
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulekit.layout import Layout, layout_of_zones
from adjudge.rulekit.matches import MatchRules
from adjudge.text.errors import Told

if TYPE_CHECKING:
    from adjudge.rulekit.catalogue import Catalogue
    from adjudge.rulekit.decks import DeckBook
    from adjudge.rulekit.demo import Demo
    from adjudge.rulekit.evaluation import Evaluation
    from adjudge.rulekit.house import HouseValue
    from adjudge.rulekit.judged import CaseView
    from adjudge.rulekit.readings import Reading
    from adjudge.rulekit.rule_index import RuleIndex
    from adjudge.rulekit.voice import Voice
    from adjudge.text.case_schema import Spec
    from adjudge.text.cases import Case

Deck: TypeAlias = Any  # what a seat brings: the rulebook's own type, its text, or a built-in name
View: TypeAlias = Mapping[str, Any]  # what `core.views.view` shows a player
Words: TypeAlias = tuple[str, str]
"""English and Korean."""

SEATS: Final = "ABCDEFGH"
"""How players are called, in the order of their numbers."""


@dataclass(frozen=True, slots=True)
class Bars:
    """How fast random games have to be on one core; 0 where no bar is set.

    Attributes:
        decisions: Decisions with two or more options a second, interpreted.
        games: Games a second, interpreted.
        compiled: Decisions a second of the compiled build.
        forks: Forks of a position in mid-game a second.
    """

    decisions: int = 0
    games: int = 0
    compiled: int = 0
    forks: int = 0


class OwnCardsFault(Told):
    """Cards of one's own can't be used."""


class Kit(ABC):
    """One game.

    Attributes:
        name: Name of the game and of its folder.
        title: What people call it.
        edition: Book and edition that its rules are taken from.
        seats: How many players a game has.
        turn_kind: Kind of the decision in which a player may do most.
        failures: Kinds of trace entries that say that something offered could not be done.
        setup: Options of the set-up with their usual values, as a saved game keeps them.
        further: Further options of the set-up, which a saved game keeps only where they are given.
        bars: How fast it has to be.
        longest: Turns after which a random game counts as stuck.
        benches: Built-in decks, one a seat, with which its speed is measured against the bars, by
            name; all built-in decks against each other where none are named.
        draft: Whether the rulebook is still being written: its index may have gaps, and what its
            seeded games do may change from day to day.
    """

    name: ClassVar[str]
    title: ClassVar[Words]
    edition: ClassVar[str]
    seats: ClassVar[int] = 2
    turn_kind: ClassVar[str]
    failures: ClassVar[frozenset[str]] = frozenset()
    setup: ClassVar[Mapping[str, Any]] = {}
    further: ClassVar[tuple[str, ...]] = ()
    bars: ClassVar[Bars] = Bars()
    longest: ClassVar[int] = 500
    benches: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    draft: ClassVar[bool] = False

    @property
    def editions(self) -> tuple[str, ...]:
        """Every edition that a case may ask for."""
        return (self.edition,)

    # ------------------------------------------------------------------ rules

    @abstractmethod
    def rulebook(self, extra: Mapping[str, CardDef] | None = None) -> Rulebook:
        """Make the rulebook; `extra` adds cards, or replaces those of the same names."""

    @abstractmethod
    def position(
        self,
        rb: Rulebook,
        decks: Sequence[Deck],
        seed: int,
        *,
        traced: bool = False,
        options: Mapping[str, Any] | None = None,
    ) -> State:
        """Set the first position up, before its first decision.

        Args:
            rb: The rulebook.
            decks: What each seat brings: names of built-in decks, texts, or decks of the rulebook.
                Whether they are legal is not looked at.
            seed: Decides everything random.
            traced: Whether the position keeps a trace.
            options: Values for keys of `setup`; what is left out has its usual value.

        Raises:
            ValueError: The game can't be set up with that.
        """

    def brought(self, decks: Sequence[Deck], options: Mapping[str, Any]) -> list[Deck]:
        """The decks that come to the table, read and checked.

        Args:
            decks: What each seat brings, as for `position`.
            options: A value for each key of `setup`.

        Raises:
            ValueError: There are too few or too many, or no such mode.
            UnknownDeck: There is no built-in deck of a name.
            IllegalDeck: A deck breaks a rule of construction.
            UnsupportedCards: A deck has cards that can't be played yet.
        """
        if len(decks) != self.seats:
            raise ValueError(f"{len(decks)} decks given; a game needs {self.seats}")
        return self.decks.checked(decks, str(options.get("mode", "")))

    def with_cards(self, file: str) -> Kit:
        """The same game with cards of one's own, read from a file.

        Raises:
            OwnCardsFault: The file can't be read, or the game takes no such files.
        """
        raise OwnCardsFault(
            f"{self.name} has no sets of cards to be replaced by {file!r}",
            f"{self.title[1]}에는 {file!r}(으)로 바꿀 카드 세트가 없습니다",
        )

    def faults(self, rb: Rulebook, state: State) -> list[str]:
        """What is wrong with a position beyond what the kernel can tell; empty when sound."""
        del rb, state
        return []

    def score(self, state: State, player: int) -> int:
        """The number that leads to winning, or away from losing, of a player."""
        del state, player
        return 0

    def first(self, state: State) -> int:
        """Who goes first, by the variable `first player`; -1 where that is still open."""
        return state.vars.get("first player", -1)

    def endless(self, state: State) -> None:
        """Change a first position so that the game goes on for long, to measure long games."""
        del state

    def crowd(self, rb: Rulebook, state: State, player: int, size: int) -> None:
        """Add objects of a player to the board until there are `size`, to measure full boards.

        Cards of the game that stay on the board by their types (`board_types`) are put into the
        zones of the board in turn: those that are places where there are any.
        """
        kinds = self.board_types
        cards = sorted({o.name for o in state.objs.values() if kinds & set(rb.cards[o.name].types)})
        board = [s for s in state.specs if s.board and s.owner in (-1, player)]
        zones = [s.index for s in board if s.place] or [s.index for s in board]
        count = sum(len(state.zones[s.index]) for s in state.specs if s.board)
        for added in range(max(0, size - count) if cards and zones else 0):
            state.new_object(cards[added % len(cards)], player, zones[added % len(zones)])

    board_types: ClassVar[frozenset[str]] = frozenset(("unit", "creature", "character"))

    @property
    def evaluation(self) -> Evaluation:
        """How good positions are, for players that look ahead; by score unless told otherwise."""
        from adjudge.rulekit.evaluation import ScoreEvaluation

        return ScoreEvaluation(self.score, (self.turn_kind,))

    # ------------------------------------------------------------------ what there is

    @property
    def decks(self) -> DeckBook:
        """What seats bring: built-in names, texts, checks; nothing unless told otherwise."""
        from adjudge.rulekit.decks import NoDecks

        return NoDecks()

    @property
    @abstractmethod
    def cards(self) -> Catalogue:
        """The cards of the game: which can be played, and why the others can't."""

    @property
    @abstractmethod
    def index(self) -> RuleIndex:
        """The rule ids of the books and what they say."""

    @property
    def readings(self) -> tuple[Reading, ...]:
        """What the rules leave open, with the answers."""
        return ()

    @property
    def house(self) -> tuple[HouseValue, ...]:
        """The numbers and rules that no source gives."""
        return ()

    @property
    def demo(self) -> Demo | None:
        """The dispute that the game is shown by."""
        return None

    @property
    def matches(self) -> MatchRules:
        """How several games of the same players go; single games unless told otherwise."""
        return MatchRules()

    @property
    def layout(self) -> Layout:
        """How a table is laid out; where nothing is declared, by the zones of a first position."""
        rb = self.rulebook()
        return layout_of_zones(self.position(rb, self.decks.samples, 0).specs)

    # ------------------------------------------------------------------ words

    @property
    def voice(self) -> Voice:
        """How the game speaks: notation and trace; plainly unless told otherwise."""
        from adjudge.rulekit.spoken import SpokenVoice

        return SpokenVoice()

    @property
    def kinds(self) -> Mapping[str, Words]:
        """What kinds of decisions are called: as the game's speech has it."""
        from adjudge.rulekit.spoken import SpokenVoice

        voice = self.voice
        if not isinstance(voice, SpokenVoice):
            return {}
        return {name: (kind.en, kind.ko) for name, kind in voice.speech.kinds.items()}

    def kind_word(self, kind: str, lang: str) -> str:
        """What a kind of decision is called in a language."""
        en, ko = self.kinds.get(kind, (kind, kind))
        return ko if lang == "ko" else en

    def table_lines(self, rb: Rulebook, shown: View, lang: str) -> list[str]:
        """The table as lines of text.

        Args:
            rb: The rulebook.
            shown: What one player sees: an answer of `core.views.view`.
            lang: "en" or "ko".
        """
        from adjudge.rulekit.table_text import TableWords, table_lines

        return table_lines(TableWords(), rb, shown, lang)

    # ------------------------------------------------------------------ cases

    @abstractmethod
    def open_case(self, case: Case) -> CaseView:
        """Set a case up.

        Raises:
            TextError: It can't be read.
            EngineFault: The engine broke.
        """

    @abstractmethod
    def specs(self) -> dict[str, Spec]:
        """What the game adds to the schema of a case."""
