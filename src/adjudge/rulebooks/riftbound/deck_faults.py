"""What can be wrong with a deck, and the editions and options by which it is judged."""

from dataclasses import dataclass
from datetime import date
from enum import Enum, StrEnum

from adjudge.rulekit.decks import DeckFault

__all__ = [
    "BANS_1V1",
    "CORE_RULES",
    "TOURNAMENT_2026_05",
    "TOURNAMENT_2026_07",
    "Ban",
    "ConstructionChange",
    "DeckFault",
    "DeckOptions",
    "FaultCode",
    "LimitScope",
    "MainDeckSize",
    "Mode",
    "SideboardUse",
]


class Mode(Enum):
    """A mode of play with its deck rules; the value is the rule that defines it.

    Rules:
        RB-CR@1.4:485, RB-CR@1.4:486
    """

    DUEL = "RB-CR@1.4:485"
    """One against one, best of one."""
    MATCH = "RB-CR@1.4:486"
    """One against one, best of three."""

    @property
    def battlefields_rule(self) -> str:
        """The rule that says how many battlefields a player brings."""
        return f"{self.value}.4.a"


class FaultCode(StrEnum):
    """What kind of fault a deck has."""

    UNKNOWN_CARD = "unknown-card"
    WRONG_TYPE = "wrong-type"
    TOKEN = "token"  # noqa: S105 - a kind of game object, no secret
    NO_LEGEND = "no-legend"
    NO_CHAMPION = "no-champion"
    CHAMPION_NOT_CHAMPION = "champion-not-a-champion-unit"
    CHAMPION_SIGNATURE = "champion-is-signature"
    CHAMPION_TAG = "champion-tag"
    MAIN_SIZE = "main-deck-size"
    COPIES = "copies"
    UNIQUE = "unique"
    SIGNATURE_TOTAL = "signature-total"
    SIGNATURE_TAG = "signature-tag"
    DOMAIN = "domain"
    RUNE_COUNT = "rune-count"
    BATTLEFIELD_COUNT = "battlefield-count"
    BATTLEFIELD_REPEATED = "battlefield-repeated"
    SIDEBOARD_SIZE = "sideboard-size"
    SIDEBOARD_MODE = "sideboard-mode"
    EXTRA_LEGENDS = "extra-legends"
    EXTRA_CHAMPIONS = "extra-champions"
    BANNED = "banned"


class MainDeckSize(Enum):
    """How large a main deck must be, chosen champion included."""

    AT_LEAST_40 = "at least 40"
    """The core rules, RB-CR@1.4:103.2."""
    EXACTLY_40 = "exactly 40"
    """Registration at events, RB-TR@2026-07-16:601.1.b."""


class SideboardUse(Enum):
    """Where a sideboard may be brought."""

    MATCH_ONLY = "best of three only"
    """The rule, RB-S2@2026:S2-010."""
    ALWAYS = "also in best of one"
    """An event's own choice, RB-TR@2026-07-16:406.1.g."""


class LimitScope(Enum):
    """Which cards the Signature total and the Unique limit count.

    No source says whether a sideboard counts; the limit of three copies does count it.
    """

    WITH_SIDEBOARD = "main deck and sideboard"
    MAIN_DECK = "main deck"


@dataclass(frozen=True, slots=True)
class Ban:
    """A card banned in constructed play, and the first day of the ban."""

    name: str
    since: date


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckOptions:
    """The readings and event rules by which a deck is judged; the default is the core rules."""

    main_size: MainDeckSize = MainDeckSize.AT_LEAST_40
    sideboard_limit: int = 10
    """Most cards in a sideboard, >= 0."""
    sideboard_use: SideboardUse = SideboardUse.MATCH_ONLY
    limit_scope: LimitScope = LimitScope.WITH_SIDEBOARD
    bans: tuple[Ban, ...] = ()
    """The ban list of the format; none unless asked for."""
    banned_on: date = date.max
    """Day of the event: later bans do not count yet."""


_SPRING, _SUMMER, _AUTUMN = date(2026, 3, 31), date(2026, 7, 24), date(2026, 9, 18)

BANS_1V1 = (
    Ban("Called Shot", _SPRING),
    Ban("Draven, Vanquisher", _SPRING),
    Ban("Fight or Flight", _SPRING),
    Ban("Scrapheap", _SPRING),
    Ban("The Dreaming Tree", _SPRING),
    Ban("Obelisk of Power", _SPRING),
    Ban("Reaver's Row", _SPRING),
    Ban("Stealthy Pursuer", _SUMMER),
    Ban("The Arena's Greatest", _SUMMER),
    Ban("Aspirant's Climb", _SUMMER),
    Ban("Ekko, Recurrent", _AUTUMN),
    Ban("Stacked Deck", _AUTUMN),
)
"""Cards banned in one-against-one constructed play, by the day from which they are."""

CORE_RULES = DeckOptions()
"""The core rules alone: at least 40 cards, no ban list."""

TOURNAMENT_2026_05 = DeckOptions(
    main_size=MainDeckSize.EXACTLY_40,
    sideboard_limit=8,
    bans=BANS_1V1,
    banned_on=date(2026, 5, 2),
)
"""Constructed events by the tournament rules of 2 May 2026."""

TOURNAMENT_2026_07 = DeckOptions(main_size=MainDeckSize.EXACTLY_40, bans=BANS_1V1)
"""Constructed events by the tournament rules of 16 July 2026, with every ban known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConstructionChange:
    """What a card's text or a mode's rule changes about building a deck.

    Attributes:
        extra_legends: So many different legends are chosen besides the champion legend.
        extra_champions: So many chosen champions are chosen besides the first, each of a champion
            tag and domains that the legend does not have.
        extra_champion_widens_identity: Whether the domain identity includes those champions'
            domains.
        any_number_of_copies: Whether the limit of three copies does not hold: for the card
            that says so, or for every card where a mode says so.

    Rules:
        RB-KO@2026:ex1, RB-KO@2026:ex2
    """

    extra_legends: int = 0
    extra_champions: int = 0
    extra_champion_widens_identity: bool = False
    any_number_of_copies: bool = False
