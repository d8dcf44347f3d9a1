"""State-based effects (420) and the loop before a player gets priority (408.1b, 410.3)."""

from __future__ import annotations

from typing import Final

from adjudge.core import checks
from adjudge.core.chars import Chars
from adjudge.core.decisions import Ask, AskBool
from adjudge.core.endings import lapse
from adjudge.core.events import happen
from adjudge.core.reads import chars_of, table_of
from adjudge.core.state import Event, Result, State
from adjudge.rulebooks.magic.rules.book import Book
from adjudge.rulebooks.magic.rules.performs import out_of_combat
from adjudge.rulebooks.magic.rules.states import player_flag
from adjudge.rulebooks.magic.rules.table import GRAVEYARD, IN_PLAY, permanents

CR: Final = "MTG-CR@2006:"
POISON: Final = 10
_NO_BODY: Final = 1 << 60  # no damage destroys what is no creature


def settle(rb: Book, state: State) -> Ask:
    """State-based effects until none applies, triggers to the stack, and again."""
    yield from checks.settle(rb, state)
    state.vars["check"] = 0


def check_state(rb: Book, state: State) -> AskBool:
    """420.3: all that apply resolve as one event; True when there were any."""
    if _players_lose(rb, state):
        return True
    ceased = _cease(state)
    if state.effects and lapse(rb, state):
        ceased = True
    note_control(rb, state)
    events = _for_permanents(rb, state)
    if not events:
        return ceased
    _drop_doubles(events)
    yield from happen(rb, state, events)
    return True


def _for_permanents(rb: Book, state: State) -> list[Event]:
    """420.5b-e, i, k, m: what happens to permanents, all at once."""
    events: list[Event] = []
    named: dict[str, list[int]] = {}
    worlds: list[int] = []
    objs = state.objs
    for ident, tough, chars in _watched(rb, state):
        marks = objs[ident].marks
        if tough <= 0 or (marks and marks.get("damage", 0) >= tough):
            events.append(_body(ident, tough))
        if chars is not None:
            if "legendary" in chars.supertypes:
                named.setdefault(chars.name, []).append(ident)
            if "world" in chars.supertypes:
                worlds.append(ident)
            event = _loose(rb, state, ident, chars)
            if event is not None:
                events.append(event)
    for ids in named.values():
        if len(ids) > 1:
            events.extend(_perish(i, "420.5e") for i in ids)
    events.extend(_perish(i, "420.5i") for i in _older_worlds(worlds))
    return events


def _watched(rb: Book, state: State) -> list[tuple[int, int, Chars | None]]:
    """Permanents that checks look at, in their order, remembered with the table.

    Each with the toughness of a creature, and its characteristics where more has to be looked at:
    legends, worlds, and what is attached or has to be.
    """
    table = table_of(rb, state)
    found: list[tuple[int, int, Chars | None]] | None = table.memo.get("watched")
    if found is None:
        found = []
        for ident in permanents(state):
            chars = table.chars[ident]
            creature = "creature" in chars.types
            closer = (
                state.objs[ident].host != 0
                or "Aura" in chars.tags
                or (
                    chars.supertypes != ()
                    and ("legendary" in chars.supertypes or "world" in chars.supertypes)
                )
            )
            if creature or closer:
                tough = chars.stats.get("toughness", 0) if creature else _NO_BODY
                found.append((ident, tough, chars if closer else None))
        table.memo["watched"] = found
    return found


def _body(ident: int, tough: int) -> Event:
    """420.5b-c: toughness 0, lethal damage."""
    if tough <= 0:
        return _perish(ident, "420.5b")
    event = Event("destroy", ident, -1)
    event.data["rule"] = f"{CR}420.5c"
    return event


def _drop_doubles(events: list[Event]) -> None:
    """One permanent leaves once; being put into the graveyard comes before destruction."""
    first: dict[int, Event] = {}
    for event in events:
        other = first.get(event.obj)
        if other is None or (other.kind == "destroy" and event.kind == "perish"):
            first[event.obj] = event
    events[:] = list(first.values())


def _perish(ident: int, rule: str) -> Event:
    event = Event("perish", ident, -1)
    event.data["rule"] = CR + rule
    return event


def _players_lose(rb: Book, state: State) -> bool:
    """420.5a, g, h: life, an empty library, poison; all at once, so all can lose together."""
    losers: list[tuple[int, str]] = []
    for player in range(state.players):
        rule = _lost_by(state, player)
        if rule and player not in state.gone and not player_flag(rb, state, player, "can't lose"):
            losers.append((player, rule))
    if not losers:
        return False
    for player, rule in losers:
        rb.say(state, "lose", (CR + rule,), player=player)
    lose(rb, state, [player for player, _ in losers], CR + losers[0][1])
    return True


def _lost_by(state: State, player: int) -> str:
    """The rule by which a player has lost; empty for none."""
    stats = state.stats[player]
    if stats["life"] <= 0:
        return "420.5a"
    if state.vars.get(_NOTHING_DRAWN[player], 0):
        return "420.5g"
    return "420.5h" if stats.get("poison", 0) >= POISON else ""


_NOTHING_DRAWN: Final = tuple(f"drew from nothing {player}" for player in range(8))
_REASONS: Final = {"420.5a": "life", "420.5g": "library", "420.5h": "poison"}


def lose(rb: Book, state: State, players: list[int], rule: str) -> None:
    """Players lose at once; who is left has won, and if nobody is left it is a draw."""
    reason = _REASONS.get(rule.removeprefix(CR), "lost")
    left = [p for p in rb.turn_order(state, 0) if p not in players]
    if len(left) <= 1:
        state.result = Result(tuple(left), rule, reason)
        rb.say(state, "win", (rule,), winners=tuple(left))


def _cease(state: State) -> bool:
    """420.5f, j: tokens and copies that are not where they may be cease to exist."""
    if not state.vars.get("tokens", 0):
        return False
    tokens = [o.id for o in state.objs.values() if o.token and not _may_stay(state, o.zone)]
    for ident in tokens:
        state.remove(ident)
    return bool(tokens)


def _may_stay(state: State, zone: int) -> bool:
    spec = state.specs[zone]
    return spec.area in (IN_PLAY, "stack", "aside")


def _older_worlds(worlds: list[int]) -> list[int]:
    """420.5i: all but the newest; identities are timestamps, so there is no tie."""
    return sorted(worlds)[:-1] if len(worlds) > 1 else []


def _loose(rb: Book, state: State, ident: int, chars: Chars) -> Event | None:
    """420.5d, k, m: what is attached to something it may not be attached to."""
    host = state.objs[ident].host
    if not host and "Aura" not in chars.tags:
        return None
    if "Aura" in chars.tags and "creature" not in chars.types:
        if host and rb.may_host(state, ident, host):
            return None
        return _perish(ident, "420.5d")
    if not host:
        return None
    legal = "Equipment" in chars.tags and "creature" not in chars.types
    if legal and rb.may_host(state, ident, host):
        return None
    event = Event("detach", ident, -1)
    event.data["rule"] = f"{CR}420.5k" if "Equipment" in chars.tags else f"{CR}420.5m"
    return event


def note_control(rb: Book, state: State) -> None:
    """Note where control changed: it is controlled anew (308.1) and leaves combat (306.2)."""
    table = table_of(rb, state)
    if not rb.may_change_control(state):
        return
    for ident in permanents(state):
        obj = state.objs[ident]
        held = obj.memo.get("held", obj.control)
        now = table.chars[ident].controller
        if held != now:
            out_of_combat(state, ident)
            memo = state.edit_quiet(ident, "held").memo
            memo["held"] = now
            memo["since"] = state.fresh_id()


def controller(rb: Book, state: State, ident: int) -> int:
    """Who controls an object now."""
    return chars_of(rb, state, ident).controller


__all__ = ["GRAVEYARD", "check_state", "controller", "lose", "note_control", "settle"]
