"""The table of a Magic game: zones, moving between them, who controls what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from adjudge.core.endings import end_windows_of
from adjudge.core.purse import Kinds
from adjudge.core.reads import chars_of
from adjudge.core.state import Obj, State
from adjudge.rulebooks.magic.rules.book import Book

IN_PLAY: Final = "in play"
STACK: Final = "stack"
LIBRARY: Final = "library"
HAND: Final = "hand"
GRAVEYARD: Final = "graveyard"
REMOVED: Final = "removed from the game"
ASIDE: Final = "aside"  # where a token is made before it comes into play; never seen

PHASED_OUT: Final = "phased out"

COLORS: Final = ("white", "blue", "black", "red", "green")
KINDS: Final = Kinds((*COLORS, "colorless"))
GENERIC: Final = ("generic",)
X: Final = ("x",)
BASIC_MANA: Final = {
    "Plains": "white",
    "Island": "blue",
    "Swamp": "black",
    "Mountain": "red",
    "Forest": "green",
}
# Steps and the main phases in order.
STEPS: Final = (
    "untap",
    "upkeep",
    "draw",
    "main 1",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
    "main 2",
    "end of turn",
    "cleanup",
)
LIFE: Final = 20
MAX_HAND: Final = 7

_PLAYER_ZONES: Final = (
    # name, look, ordered
    (LIBRARY, "secret", True),
    (HAND, "private", False),
    (GRAVEYARD, "public", True),
    (REMOVED, "public", False),
)


def lay_out(state: State) -> None:
    """Declare the zones of a game; the table is shared, everything else is a player's own."""
    for player in range(state.players):
        for name, look, ordered in _PLAYER_ZONES:
            state.add_zone(name, name, player, look=look, ordered=ordered)
        state.stats[player]["life"] = LIFE
    state.add_zone(IN_PLAY, IN_PLAY, board=True, place=True)
    state.add_zone(STACK, STACK, ordered=True)
    state.add_zone(ASIDE, ASIDE)
    # 502.15: what is phased out stays the object that it was, with its counters.
    state.add_zone(PHASED_OUT, PHASED_OUT, board=True)
    state.vars.update(
        {
            "turn_player": 0,
            "first player": 0,
            "priority": -1,
            "passes": 0,
            "check": 1,
            "begun": 0,
            "lands played": 0,
            "fought": 0,
        }
    )


def fill(state: State, player: int, names: Sequence[str], *, shuffle: bool) -> None:
    """Put the cards of a deck into a player's library."""
    zone = state.zone_of(LIBRARY, player)
    for name in names:
        state.new_object(name, player, zone)
    if shuffle:
        state.zones[zone] = tuple(state.shuffle(list(state.zones[zone])))


def play_zone(state: State) -> int:
    """Index of the zone where permanents are."""
    return state.zone_of(IN_PLAY, -1)


def permanents(state: State) -> tuple[int, ...]:
    """Everything in play, in the order in which it came."""
    return state.zones[state.zone_of(IN_PLAY, -1)]


def in_play(state: State, ident: int) -> bool:
    """Whether an object is a permanent."""
    obj = state.objs.get(ident)
    return obj is not None and state.specs[obj.zone].area == IN_PLAY


def creatures_of(rb: Book, state: State, player: int) -> list[int]:
    """Creatures in play that a player controls."""
    return [
        i
        for i in permanents(state)
        if (chars := chars_of(rb, state, i)).controller == player and "creature" in chars.types
    ]


def attached_to(state: State, host: int) -> Iterator[Obj]:
    """What is attached to a permanent."""
    return (state.objs[i] for i in permanents(state) if state.objs[i].host == host)


def is_basic_land(chars_supertypes: tuple[str, ...], types: tuple[str, ...]) -> bool:
    """Whether something is a basic land."""
    return "land" in types and "basic" in chars_supertypes


def leave(state: State, ident: int, area: str, *, top: bool = True) -> int:
    """Move an object to its owner's zone of an area; its identity there.

    504.2: what was face down is seen. Continuous effects that last while it is in play end.
    """
    obj = state.objs[ident]
    if obj.facedown:
        fresh = state.edit(ident)
        fresh.facedown = False
        fresh.memo.pop("printed", None)
    if state.effects or state.delayed:
        end_windows_of(state, "source", ident)
    if state.specs[obj.zone].area == STACK:
        state.items = [item for item in state.items if item.id != ident]
    zone = state.zone_of(area, obj.owner)
    bottom = not top if area == LIBRARY else True
    return state.put(ident, zone, bottom=bottom)


def carry_libraries(failed: State, state: State) -> None:
    """422.1: what came to or left a library stays so, and the order of the library with it.

    Args:
        failed: The position in which a play could not go on.
        state: The position before it, to which the rest has gone back.
    """
    there = {obj.card: obj for obj in failed.objs.values()}
    for obj in list(state.objs.values()):
        other = there.get(obj.card)
        if other is None or other.zone == obj.zone:
            continue
        areas = (state.specs[obj.zone].area, state.specs[other.zone].area)
        if LIBRARY in areas and STACK not in areas:
            state.put(obj.id, other.zone)
    for player in range(state.players):
        zone = state.zone_of(LIBRARY, player)
        order = {failed.objs[i].card: n for n, i in enumerate(failed.zones[zone])}
        state.zones[zone] = tuple(
            sorted(state.zones[zone], key=lambda i: order.get(state.objs[i].card, -1))
        )


def controlled_since(state: State, ident: int) -> int:
    """When the present controller came to control a permanent, as a timestamp."""
    since: int = state.objs[ident].memo.get("since", ident)
    return since


def is_fresh(rb: Book, state: State, ident: int) -> bool:
    """403.4, 308.1: not under control since its controller's turn began; haste ignores it."""
    chars = chars_of(rb, state, ident)
    if "Haste" in chars.keywords:
        return False
    began = state.vars.get(f"began {chars.controller}", 0)
    return controlled_since(state, ident) >= began
