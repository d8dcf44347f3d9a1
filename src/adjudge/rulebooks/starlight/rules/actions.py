"""The main phase: what its player may do, each option with its one check (ST@seed:1.4, T.5)."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.chars import Chars
from adjudge.core.decisions import Ask, AskInt, Decision, Option
from adjudge.core.events import happen
from adjudge.core.plays import NOT_PLAYED, Savepoint, attempt
from adjudge.core.reads import Ctx, chars_of, holds, table_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.rulebooks.starlight.house import house_value
from adjudge.rulebooks.starlight.rules import combat, faults, light, using
from adjudge.rulebooks.starlight.rules.table import RESOURCE, zone

PLACED: Final = "placed"  # variable: cards put into the resource zone in this turn
PUT_UP: Final = "put face up"
PUT_DOWN: Final = "put face down"
PUT_DECK: Final = "put from deck"
PUTS: Final = (PUT_UP, PUT_DOWN, PUT_DECK)
END_TURN: Final = Option("end turn")
TAKE_BACK: Final = Option("take back")


def main(rb: Rulebook, state: State, player: int) -> Ask:
    """One action of the main phase, or the end of it.

    By the reading "order: free" resources may be acted before a use is declared (ST@seed:4.1):
    what comes of it must be what the proper order gives, else everything is taken back.
    """
    if state.readings.get("order") == "free":
        yield from _in_any_order(rb, state, player)
        return
    answer = yield Decision(player, "main", options(rb, state, player), "ST@seed:1.4")
    yield from perform(rb, state, player, answer)


def _in_any_order(rb: Rulebook, state: State, player: int) -> Ask:
    """Act resources and declare in any order; lights that nothing used never were (4.1)."""
    before = Savepoint(state)
    acted = False
    while True:
        offered = options(rb, state, player)
        sources = light.ready_resources(rb, state, player)
        offered.extend(light.source_option(state, ids[0], k) for k, ids in sources.items())
        if acted:
            offered = [o for o in offered if faults.is_use(o) or o.verb == "act"]
            offered.append(TAKE_BACK)
        answer = yield Decision(player, "main", offered, "ST@seed:4.1")
        if answer.verb != "act":
            break
        acted = True
        rb.say(state, "ahead", ("ST@seed:4.1",), player=player)
        source = light.source_of(rb, state, player, answer)
        yield from light.act_resource(rb, state, player, source)
    if answer.verb == "take back":
        before.restore()
        rb.say(state, "taken back", ("ST@seed:4.1",), player=player)
        return
    done = yield from perform(rb, state, player, answer)
    if acted and (done == NOT_PLAYED or state.pools[player]):
        before.restore()
        rb.say(state, "taken back", ("ST@seed:4.1",), player=player)


def perform(rb: Rulebook, state: State, player: int, option: Option) -> AskInt:
    """Do what an option says; `NOT_PLAYED` for a use that had to be undone."""
    verb = option.verb
    if verb == "play":
        item = using.card_item(state, option.obj, player)
        return (yield from attempt(rb, state, item, resolve=True))
    if verb == "activate":
        bound = chars_of(rb, state, option.obj).abilities[option.arg]
        item = using.ability_item(state, option.obj, bound.use_key(), bound.ability, player)
        return (yield from attempt(rb, state, item, resolve=True))
    if verb in PUTS:
        yield from place(rb, state, player, option)
    elif verb == "attack":
        yield from combat.fight(rb, state, player, option.obj)
    else:
        rb.say(state, "end turn", ("ST@seed:T.1",), player=player)
        state.phase = "end"
    return -1


# --------------------------------------------------------------------------- options


def options(rb: Rulebook, state: State, player: int) -> list[Option]:
    """Everything the player of the turn may do now."""
    found: list[Option] = []
    if uses_open(state):
        have = light.lights(rb, state, player)
        found.extend(cast_options(rb, state, player, have))
        found.extend(use_options(rb, state, player, have))
    found.extend(place_options(rb, state, player))
    found.extend(Option("attack", i) for i in combat.attackers(rb, state, player))
    found.append(END_TURN)
    return found


def uses_open(state: State) -> bool:
    """ST@seed:1.4: no combat was declared; by the usual reading, none goes on."""
    if state.readings.get("combat declared") == "phase":
        return not state.vars.get(combat.DECLARED, 0)
    return not state.vars.get(combat.COMBAT, 0)


def cast_options(rb: Rulebook, state: State, player: int, have: dict[str, int]) -> list[Option]:
    """Spells of the hand that can be cast to the end, alike cards once."""
    hand = zone(state, "hand", player)
    if not hand:
        return []
    found: list[Option] = []
    seen: set[str] = set()
    late = faults.found_late(state)
    most = sum(have.values())
    plain = not table_of(rb, state).cost_rules  # nothing on the table changes costs
    objs = state.objs
    for ident in hand:
        name = objs[ident].name
        if name in seen:
            continue
        seen.add(name)
        spell = using.spell_of(rb, name)
        if spell is None:
            continue
        if not late:
            if plain and not spell.changes:
                price = light.price_of(state, spell.cost)
                if price[0] > most or not light.affordable(have, price):
                    continue
                if not spell.asks:
                    found.append(Option("play", ident))
                    continue
            if not using.can_use(rb, state, using.card_item(state, ident, player), have):
                continue
        found.append(Option("play", ident))
    return found


def use_options(rb: Rulebook, state: State, player: int, have: dict[str, int]) -> list[Option]:
    """Action and choose abilities of the own star and the own cards in play (C.1, T.5)."""
    found: list[Option] = []
    chars_by = table_of(rb, state).chars
    for area in ("star", "battlefield", "resources"):
        for ident in zone(state, area, player):
            chars = chars_by.get(ident)
            if chars is None or not chars.abilities:
                continue
            uses: tuple[int, ...] = chars.uses if chars.uses is not None else _uses(chars)
            for index in uses:
                bound = chars.abilities[index]
                ability = bound.ability
                assert isinstance(ability, v.Activated)
                late = faults.found_late(state)
                price = light.price_of(state, ability.cost)  # type: ignore[arg-type]
                if not late and not light.affordable(have, price):
                    continue
                item = using.ability_item(state, ident, bound.use_key(), ability, player)
                if late or (
                    allowed(rb, state, player, ident, ability)
                    and using.can_use(rb, state, item, have)
                ):
                    found.append(Option("activate", ident, index))
    return found


def _uses(chars: Chars) -> tuple[int, ...]:
    """Indexes of the abilities that can be used; remembered with the characteristics."""
    found = tuple(i for i, b in enumerate(chars.abilities) if isinstance(b.ability, v.Activated))
    chars.uses = found
    return found


def allowed(rb: Rulebook, state: State, player: int, ident: int, ability: v.Activated) -> bool:
    """Whether the condition of an ability holds."""
    if ability.only_if is None:
        return True
    return holds(Ctx(rb, state, player, ident), ability.only_if)


# --------------------------------------------------------------------------- resources


def place_options(rb: Rulebook, state: State, player: int) -> list[Option]:
    """ST@house:place: once a turn a card into the resource zone."""
    if state.vars.get(PLACED, 0) >= house_value("place"):
        return []
    found: list[Option] = []
    seen: set[str] = set()
    from_hand = state.readings.get("face down") == "hand"
    for ident in zone(state, "hand", player):
        name = state.objs[ident].name
        if name in seen:
            continue
        seen.add(name)
        resource = RESOURCE in rb.printed_chars(name).types
        if resource:
            found.append(Option(PUT_UP, ident))
        if resource or from_hand:
            found.append(Option(PUT_DOWN, ident))
    if not from_hand and zone(state, "deck", player):
        found.append(Option(PUT_DECK))
    return found


def place(rb: Rulebook, state: State, player: int, option: Option) -> Ask:
    """Put the card there; it comes ready (ST@house:place.ready)."""
    state.vars[PLACED] = state.vars.get(PLACED, 0) + 1
    if option.verb == PUT_DECK:
        top = zone(state, "deck", player)[0]
        event = Event("place", top, player, how=("down", "deck"))
    else:
        event = Event("place", option.obj, player, how=("up" if option.verb == PUT_UP else "down",))
    yield from happen(rb, state, [event])
