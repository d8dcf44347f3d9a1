"""Deck construction: what a deck is, and the check that lists every fault of one."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from adjudge.rulebooks.riftbound.cards.facts import Facts, UnknownCard, find
from adjudge.rulebooks.riftbound.deck_checks import CHECKS, Build, Part
from adjudge.rulebooks.riftbound.deck_faults import (
    BANS_1V1,
    CORE_RULES,
    TOURNAMENT_2026_05,
    TOURNAMENT_2026_07,
    Ban,
    ConstructionChange,
    DeckFault,
    DeckOptions,
    FaultCode,
    LimitScope,
    MainDeckSize,
    Mode,
    SideboardUse,
)

__all__ = [
    "BANS_1V1",
    "CORE_RULES",
    "DUEL",
    "MATCH",
    "PRINTED_CHANGES",
    "TOURNAMENT_2026_05",
    "TOURNAMENT_2026_07",
    "Ban",
    "ConstructionChange",
    "Deck",
    "DeckFault",
    "DeckOptions",
    "FaultCode",
    "LimitScope",
    "MainDeckSize",
    "Mode",
    "SideboardUse",
    "check_deck",
]

DUEL = Mode.DUEL
MATCH = Mode.MATCH

Entries = tuple[tuple[str, int], ...]
"""Card names with their counts, each count >= 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """A deck as its player brings it; whether it is legal, `check_deck` tells.

    Raises:
        ValueError: A count is less than 1.

    Rules:
        RB-CR@1.4:103
    """

    name: str = ""
    """What its owner calls it."""
    legend: str | None
    """The champion legend."""
    champion: str | None
    """The chosen champion, one card, which `main` does not repeat."""
    main: Entries
    """The main deck without the chosen champion."""
    runes: Entries
    """The rune deck."""
    battlefields: tuple[str, ...]
    """The battlefields, one name a card."""
    sideboard: Entries = ()
    """The cards that may be swapped in between games."""
    extra_legends: tuple[str, ...] = ()
    """Legends that a card's text lets the deck add."""
    extra_champions: tuple[str, ...] = ()
    """Chosen champions that a mode or a card's text lets the deck add."""

    def __post_init__(self) -> None:
        for name, count in (*self.main, *self.runes, *self.sideboard):
            if count < 1:
                raise ValueError(f"{name}: a deck can't have {count} of a card")


PRINTED_CHANGES: Mapping[str, ConstructionChange] = {
    "Spiderling": ConstructionChange(any_number_of_copies=True),
}
"""What the text of cards in print changes about building a deck, by full name."""


def check_deck(
    deck: Deck,
    mode: Mode = Mode.DUEL,
    options: DeckOptions = CORE_RULES,
    *,
    changes: Mapping[str, ConstructionChange] = PRINTED_CHANGES,
    mode_changes: Sequence[ConstructionChange] = (),
    lookup: Callable[[str], Facts] = find,
) -> tuple[DeckFault, ...]:
    """List every fault of a deck.

    What needs an unknown card's facts is not checked for that card; it still counts as a card.

    Args:
        deck: The deck.
        mode: The mode of play it is brought to.
        options: Event rules and readings; the core rules unless asked otherwise.
        changes: Cards whose text changes how their deck is built, by full name.
        mode_changes: What the mode's own rules change.
        lookup: Gives the facts of a name or raises `UnknownCard`; for invented cards.

    Returns:
        The faults in the order of the rulebook; empty for a legal deck.
    """
    build = _resolve(deck, mode, options, changes, mode_changes, lookup)
    return tuple(dict.fromkeys(fault for check in CHECKS for fault in check(build)))


def _resolve(
    deck: Deck,
    mode: Mode,
    options: DeckOptions,
    changes: Mapping[str, ConstructionChange],
    mode_changes: Sequence[ConstructionChange],
    lookup: Callable[[str], Facts],
) -> Build:
    """Replace the deck's names by facts and gather what changes its construction."""
    names = _Names(lookup)
    build = Build(
        mode=mode,
        options=options,
        legend=names.part(_each([deck.legend] if deck.legend is not None else [])),
        champion=names.part(_each([deck.champion] if deck.champion is not None else [])),
        main=names.part(deck.main),
        runes=names.part(deck.runes),
        battlefields=names.part(_each(deck.battlefields)),
        sideboard=names.part(deck.sideboard),
        extra_legends=names.part(_each(deck.extra_legends)),
        extra_champions=names.part(_each(deck.extra_champions)),
        changes=tuple(mode_changes),
        unlimited=frozenset(),
        unknown=(),
    )
    main = [card.name for card in build.whole_main()]
    carried = tuple(changes[name] for name in main if name in changes)
    return replace(
        build,
        changes=(*carried, *mode_changes),
        unlimited=_unlimited(build, changes, mode_changes),
        unknown=tuple(names.unknown.values()),
    )


def _unlimited(
    build: Build,
    changes: Mapping[str, ConstructionChange],
    mode_changes: Sequence[ConstructionChange],
) -> frozenset[str]:
    """Name the cards for which there is no limit of copies."""
    if any(change.any_number_of_copies for change in mode_changes):
        return frozenset(card.name for card in build.whole_main() + build.sideboard.counted())
    return frozenset(name for name in changes if changes[name].any_number_of_copies)


class _Names:
    """Looks names up and keeps those that no card has, each once."""

    def __init__(self, lookup: Callable[[str], Facts]) -> None:
        self._lookup = lookup
        self.unknown: dict[str, UnknownCard] = {}

    def part(self, entries: Entries) -> Part:
        """Look the names of a part up."""
        known = []
        for name, count in entries:
            try:
                known.append((self._lookup(name), count))
            except UnknownCard as unknown:
                self.unknown[name] = unknown
        return Part(tuple(known), sum(count for _, count in entries))


def _each(names: Iterable[str]) -> Entries:
    """Count each name once."""
    return tuple((name, 1) for name in names)
