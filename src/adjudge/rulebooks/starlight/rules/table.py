"""Zones, and what is read of cards where they lie (ST@seed:Z.1, C.4, C.5, L.1, L.2)."""

from __future__ import annotations

from typing import Final

from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State

CHARACTER: Final = "character"
EVENT: Final = "event"
PRISM: Final = "prism"
RESOURCE: Final = "resource"
STAR: Final = "star"
SPELLS: Final = frozenset((CHARACTER, EVENT, PRISM))
"""ST@seed:C.1: cards that are cast."""

ACTED: Final = "acted"
DAMAGE: Final = "damage"
COUNTER: Final = "counter"
LIFE: Final = "life"
COLOURLESS: Final = "colourless"
PROCEDURE: Final = "procedure"


_ZONES: Final = {
    area: index
    for index, area in enumerate(("deck", "hand", "battlefield", "resources", "star", "graveyard"))
}
"""Zones of a player in the order in which `lay_zones` declares them."""


def lay_zones(state: State) -> None:
    """Declare the six zones of each player and the place of what is being cast."""
    for player in range(state.players):
        state.add_zone("deck", "deck", player, look="secret", ordered=True)
        state.add_zone("hand", "hand", player, look="private")
        state.add_zone("battlefield", "battlefield", player, board=True, place=True)
        state.add_zone("resources", "resources", player, board=True)
        state.add_zone("star", "star", player, board=True)
        state.add_zone("graveyard", "graveyard", player, ordered=True)
    state.add_zone(PROCEDURE, PROCEDURE, ordered=True)


def zone(state: State, area: str, player: int) -> tuple[int, ...]:
    """Identities in a zone of a player."""
    return state.zones[player * len(_ZONES) + _ZONES[area]]


def is_acted(obj: Obj) -> bool:
    """Whether a card is acted (행동상태); else it is ready (준비상태)."""
    return ACTED in obj.marks


def is_type(rb: Rulebook, state: State, ident: int, name: str) -> bool:
    """Whether an object has a type."""
    return name in chars_of(rb, state, ident).types


def characters(rb: Rulebook, state: State, player: int) -> list[int]:
    """The characters of a player on the battlefield, in board order."""
    return [i for i in zone(state, "battlefield", player) if is_type(rb, state, i, CHARACTER)]


def star_of(state: State, player: int) -> int:
    """The star of a player; 0 where a position has none."""
    found = zone(state, "star", player)
    return found[0] if found else 0


def life_of(state: State, player: int) -> int:
    """Life points of a player's star (ST@seed:C.5)."""
    star = star_of(state, player)
    return state.objs[star].marks.get(LIFE, 0) if star else 0


def in_battle(state: State, ident: int) -> bool:
    """Whether an object is there and on the battlefield."""
    obj = state.objs.get(ident)
    return obj is not None and state.specs[obj.zone].area == "battlefield"


def light_of(rb: Rulebook, obj: Obj) -> str:
    """The light that a resource makes: of its colour, colourless face down (ST@seed:L.1, L.2)."""
    if obj.facedown:
        return COLOURLESS
    colours = rb.printed_chars(obj.name).domains
    return colours[0] if colours else COLOURLESS
