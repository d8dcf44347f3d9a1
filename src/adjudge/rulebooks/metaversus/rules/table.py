"""Chapter 2: the parts of the table, and the numbers that lie on it.

Every zone is declared here. A card keeps its identity nowhere but in the character space, so that
nobody can follow it through a hand or a deck.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from adjudge.core.state import Layout, State

NEUTRAL: Final = -1
"""Supplier of the neutral and of the required market cards."""
SLOTS: Final = (("required", 6), ("neutral", 2), ("own", 4))
"""Kinds that the market shows: six required ones, two neutral ones, four of each duelist."""
COPIES: Final = 6
"""MW@seed:3.12: copies of each kind after stocking."""
HAND: Final = 5
"""MW@seed:3.17, 9.2: cards drawn at the start and in each clean-up."""
STARS: Final = 3
"""MW@seed:5.2: most wish stars that a duelist holds."""
DEALT: Final = 5
"""MW@seed:3.4: characters dealt to each duelist in the draft."""
CHOSEN: Final = 4
"""MW@seed:3.10: kinds of the own pack that a duelist puts into the market."""

PERSONAL: Final = (
    ("hand", "private"),
    ("deck", "secret"),
    ("discard", "public"),
    ("play", "public"),
    ("aside", "public"),
    ("seen", "private"),
    ("shown", "public"),
    ("draft", "private"),
    ("pick", "private"),
    ("stall", "private"),
    ("pile", "secret"),
)
"""Zones that each duelist has (MW@seed:2.1), and who may look into them."""
COMMON: Final = (
    ("characters", "secret"),
    ("neutral pile", "secret"),
    ("trash", "public"),
    ("out", "public"),
)
ORDERED: Final = frozenset(("deck", "discard", "pile", "neutral pile", "market", "seen", "shown"))

PHASES: Final = ("wish", "action", "buy", "attack", "clean up")
"""MW@seed:4.4: the phases of a turn in their order; "after hit" ends the attack phase."""
PHASE_OF_TYPE: Final = {"action": "action", "money": "buy", "weapon": "attack"}
"""In which phase cards of a type are laid from hand (MW@seed:6.1, 7.1, 8.1)."""

NUMBERS: Final = ("health", "maximum", "stars", "actions", "buys", "gems", "hit")
"""Numbers of a duelist; the last four end with the turn (MW@seed:9.4)."""


def _layout() -> Layout:
    """Declare the zones of a table for two (MW@seed:2.1)."""
    state = State(2, 0)
    for player, letter in enumerate("AB"):
        for area, look in PERSONAL:
            name = f"{letter} {area}"
            state.add_zone(name, area, player, look=look, ordered=area in ORDERED)
        state.add_zone(f"{letter} character", "character", player, board=True)
    for area, look in COMMON:
        state.add_zone(area, area, look=look, ordered=area in ORDERED)
    for word, count in SLOTS:
        for owner in range(2) if word == "own" else (NEUTRAL,):
            for number in range(count):
                shelf = word if owner < 0 else "AB"[owner]
                state.add_zone(f"market {shelf} {number + 1}", "market", owner, ordered=True)
    return state.laid_out()


LAYOUT: Final = _layout()
"""Where the zones are, in every match."""
_OWNED: Final = LAYOUT.owned
SHELVES: Final = LAYOUT.areas["market"]
"""Zones of the market: required, neutral, first duelist's, second duelist's."""


def lay_out(state: State) -> None:
    """Lay the table for two."""
    state.lay_out(LAYOUT)
    for player in range(state.players):
        state.stats[player] = dict.fromkeys(NUMBERS, 0)
    state.vars.update({"turn_player": 0, "first player": -1})


def zone(area: str, player: int) -> int:
    """Zone of a duelist in an area."""
    return _OWNED[area, player]


def pile(area: str) -> int:
    """A zone that both share."""
    return _OWNED[area, -1]


def cards_in(state: State, area: str, player: int) -> tuple[int, ...]:
    """Cards of a duelist in an area, in their order."""
    return state.zones[_OWNED[area, player]]


@cache
def shelves_of(supplier: int, word: str = "") -> tuple[int, ...]:
    """Zones of the market for the kinds of one supplier; of the neutral ones by their word."""
    specs = LAYOUT.specs
    return tuple(s for s in SHELVES if specs[s].owner == supplier and word in specs[s].name)


def is_required(shelf: int) -> bool:
    """Whether a shelf holds one of the six required kinds (MW@seed:3.15)."""
    return shelf < SHELVES[0] + SLOTS[0][1]


def character(state: State, player: int) -> int:
    """A duelist's character; 0 before it is known."""
    found = state.zones[_OWNED["character", player]]
    return found[0] if found else 0


def move(state: State, ident: int, where: int, *, bottom: bool = True) -> int:
    """Move a card; a boosted one is its plain form again wherever it goes (MW@seed:5.3)."""
    boosted = "printed" in state.objs[ident].memo
    fresh = state.put(ident, where, bottom=bottom)
    if boosted:
        del state.edit(fresh).memo["printed"]
    return fresh


def give(state: State, ident: int, player: int) -> None:
    """Let a card belong to a duelist from now on."""
    obj = state.edit(ident)
    obj.owner = obj.control = player


def empty_into(state: State, area: str, target: str, player: int) -> None:
    """Move all cards of an area to another one of the same duelist."""
    source = _OWNED[area, player]
    if state.zones[source]:
        objs = state.objs
        for ident in state.zones[source]:
            if objs[ident].memo:
                state.edit(ident).memo.pop("printed", None)
        state.put_all(source, _OWNED[target, player])
