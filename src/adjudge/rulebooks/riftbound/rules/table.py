"""The table of a Riftbound game: zones, places, battlefields and who controls what.

Rules 105-109, 123-124, 169-172, 188-200.
"""

from __future__ import annotations

from typing import Any, Final

from adjudge.core.chars import Chars
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State

PLAYER_ZONES: Final = (
    # name, board, place, look, ordered
    ("base", True, True, "public", False),
    ("legend", True, False, "public", False),
    ("hand", False, False, "private", False),
    ("deck", False, False, "secret", True),
    ("rune deck", False, False, "secret", True),
    ("trash", False, False, "public", False),
    ("banishment", False, False, "public", False),
    ("champion", False, False, "public", False),
    ("aside", False, False, "private", False),
)
NOBODY: Final = -1
NEVER_RECYCLED: Final = frozenset(("battlefield", "legend"))
"""Types of what no deck takes (185.2.e)."""
_KEYS: Final = 64
_FIELD_KEYS: Final = tuple(f"place:{place}" for place in range(_KEYS))  # asked for all the time
_HIDDEN_KEYS: Final = tuple(f"facedown:{place}" for place in range(_KEYS))


def lay_zones(state: State) -> None:
    """Declare the zones of every player and the chain (106-108)."""
    for player in range(state.players):
        for name, board, place, look, ordered in PLAYER_ZONES:
            state.add_zone(name, name, player, board=board, place=place, look=look, ordered=ordered)
    state.add_zone("chain", "chain", ordered=True)
    for name in ("priority", "focus", "showdown", "combat", "attacker", "defender"):
        state.vars[name] = NOBODY


def add_battlefield(state: State, name: str, owner: int, *, token: bool = False) -> int:
    """Create a battlefield with its facedown zone (107.2, 107.3); returns the zone of the place."""
    place = _battlefield_zones(state)
    obj = state.new_object(name, owner, place, token=token)
    obj.control = NOBODY
    state.vars[f"place:{place}"] = obj.id
    return place


def place_battlefield(state: State, ident: int) -> int:
    """Put a battlefield that was set aside on the table (113, 485.5)."""
    place = _battlefield_zones(state)
    fresh = state.put(ident, place)
    state.edit(fresh).control = NOBODY
    state.vars[f"place:{place}"] = fresh
    return place


def _battlefield_zones(state: State) -> int:
    number = len(battlefields(state)) + 1
    place = state.add_zone(f"battlefield {number}", "battlefield", board=True, place=True)
    hidden = state.add_zone(f"facedown {number}", "facedown", board=True, look="private")
    state.vars[f"facedown:{place}"] = hidden
    state.vars[f"place of:{hidden}"] = place
    return place


def battlefields(state: State) -> tuple[int, ...]:
    """Zones of all battlefields, in table order."""
    return state.in_area("battlefield")


def battlefield_object(state: State, place: int) -> Obj:
    """The battlefield card of a place (199.1)."""
    return state.objs[state.vars[_FIELD_KEYS[place] if place < _KEYS else f"place:{place}"]]


def field_control(state: State, place: int) -> int:
    """Controller of a battlefield; -1 for nobody (190.2)."""
    return battlefield_object(state, place).control


def facedown_zone(state: State, place: int) -> int:
    """Facedown zone of a battlefield."""
    return state.vars[_HIDDEN_KEYS[place] if place < _KEYS else f"facedown:{place}"]


def facedown_room(rb: Rulebook, state: State, place: int) -> int:
    """How many cards a battlefield's facedown zone holds: one, unless an effect says otherwise.

    Rules 107.3.b and 107.3.b.1.
    """
    field = battlefield_object(state, place)
    return 1 + chars_of(rb, state, field.id).flags.get("facedown room", 0)


def is_champion_legend(state: State, ident: int) -> bool:
    """The first legend of its zone, which nothing leaves before it; others are further ones.

    Rules 107.4.a and 107.4.d.1.
    """
    zone = state.objs[ident].zone
    return state.specs[zone].area == "legend" and state.zones[zone][0] == ident


def base_of(state: State, player: int) -> int:
    """A player's base."""
    return state.zone_of("base", player)


def units_at(rb: Rulebook, state: State, place: int) -> list[int]:
    """Units at a place, in board order; the list is shared, do not change it."""
    if state.dirty:
        rb.rebuild(state)
    memo: dict[Any, Any] = state.table.lasting
    found: list[int] | None = memo.get(place)
    if found is None:
        chars: dict[int, Chars] = state.table.chars
        found = [i for i in state.zones[place] if "unit" in chars[i].types]
        memo[place] = found
    return found


def unit_players(rb: Rulebook, state: State, place: int) -> list[int]:
    """Players who control units at a place, each once; the list is shared, do not change it."""
    if state.dirty:
        rb.rebuild(state)
    memo: dict[Any, Any] = state.table.lasting
    found: list[int] | None = memo.get(~place)
    if found is None:
        chars: dict[int, Chars] = state.table.chars
        found = []
        for ident in units_at(rb, state, place):
            player = chars[ident].controller
            if player not in found:
                found.append(player)
        memo[~place] = found
    return found


def all_units(rb: Rulebook, state: State) -> list[int]:
    """Units on the board."""
    found: list[int] = []
    for place in state.places():
        if state.zones[place]:
            found.extend(units_at(rb, state, place))
    return found


def bears_damage(obj: Obj) -> bool:
    """Whether damage is marked on a unit: a look before it is summed."""
    for name in obj.marks:  # noqa: SIM110 - asked all the time, and any() is slower
        if name[:7] == "damage:":
            return True
    return False


def damage_on(obj: Obj) -> int:
    """Damage marked on a unit, by whomever (142.2)."""
    return damage_of(obj.marks)


def damage_of(marks: dict[str, int]) -> int:
    """The damage among the marks of a unit."""
    total = 0
    for name, amount in marks.items():
        if name[:7] == "damage:":
            total += amount
    return total


def chain_open(state: State) -> bool:
    """Whether the turn is in an Open State: no chain exists (309.2, 331.2)."""
    return not state.items


def showdown_state(state: State) -> bool:
    """Whether a showdown or combat is in progress (308.1)."""
    return state.vars["showdown"] != NOBODY or state.vars["combat"] != NOBODY


def neutral_open(state: State) -> bool:
    """Neutral Open State (310.1)."""
    return chain_open(state) and not showdown_state(state)


def contest(rb: Rulebook, state: State, place: int, player: int) -> None:
    """190.3.a.1, 450: apply contested where the player does not control the battlefield."""
    field = battlefield_object(state, place)
    if field.control != player and "contested" not in field.marks:
        state.mark(field.id, "contested", player + 1, quiet=True)
        state.vars["cleanup"] = 1  # 319.7
        rb.say(state, "contested", ("RB-CR@1.4:450",), player=player, place=place)
