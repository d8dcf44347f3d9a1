"""Chapters 4 to 9: a turn, phase by phase.

Each call of `step` does the next thing: it asks one question of the phase and follows the answer
to its end. All phases but clean-up may be passed over (4.4).
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Ask, Decision, Option
from adjudge.core.endings import end_effects
from adjudge.core.events import happen, let, unheard
from adjudge.core.state import Event, State
from adjudge.core.triggers import place_waiting
from adjudge.rulebooks.metaversus.facts import Facts, Known
from adjudge.rulebooks.metaversus.rules import deck, ending, laying, market, skills
from adjudge.rulebooks.metaversus.rules.money import change
from adjudge.rulebooks.metaversus.rules.table import (
    HAND,
    SHELVES,
    cards_in,
    character,
    empty_into,
    move,
    zone,
)

NEXT: Final = Option("next")
WISH: Final = Option("wish")
_RULE_OF_PHASE: Final = {
    "wish": "MW@seed:5.1",
    "action": "MW@seed:6.1",
    "buy": "MW@seed:7.1",
    "attack": "MW@seed:8.1",
    "after hit": "MW@seed:8.4",
}
_AFTER: Final = {"wish": "action", "action": "buy", "buy": "attack"}
_LEFT_AT_TURN_END: Final = ("used in game",)


def step(rb: Known, state: State) -> Ask:
    """Ask the next question of the turn."""
    phase = state.phase
    player = state.vars["turn_player"]
    if phase == "turn":
        yield from _begin_turn(rb, state, player)
        if state.result is not None:
            return
        phase = state.phase
    if state.readings and skills.offered_to_others(rb, state, player):
        yield from skills.offer(rb, state, 1 - player)
        return
    options = options_of(rb, state, phase, player)
    answer = yield Decision(player, phase, options, _RULE_OF_PHASE[phase])
    if answer.verb == "next" and phase in _AFTER:
        following = _AFTER[phase]
        begin(rb, state, following, player)
        if not unheard(rb, state, following):
            yield from _tell(rb, state, following, player)
    else:
        yield from follow(rb, state, phase, player, answer)


def follow(rb: Known, state: State, phase: str, player: int, answer: Option) -> Ask:
    """Do what was answered, if it is more than to pass on to the next phase."""
    verb = answer.verb
    if verb == "lay":
        return laying.lay(rb, state, player, answer.obj, plus=answer.word == laying.PLUS)
    if verb == "buy":
        return _buy(rb, state, player, answer.obj)
    if verb == "skill":
        return _cast(rb, state, player, answer.arg)
    if verb == "wish":
        return _wish(rb, state, player)
    if phase == "attack":
        return _end_attack(rb, state, player)
    return _clean_up(rb, state, player)


# --------------------------------------------------------------------------- what may be done


def options_of(rb: Known, state: State, phase: str, player: int) -> list[Option]:
    """What a duelist may do in a phase; of cards that are alike one is listed."""
    found: list[Option] = []
    if phase == "wish":
        found.append(WISH)
    elif phase == "after hit":
        pass
    elif phase != "buy" or not state.vars.get("bought"):
        _cards_to_lay(rb, state, phase, player, found)
    if phase == "buy" and state.stats[player]["buys"] > 0:
        _cards_to_buy(rb, state, player, found)
    for ident, number in skills.usable(rb, state, player):
        found.append(Option("skill", ident, number))
    found.append(NEXT)
    return found


def _cards_to_lay(rb: Known, state: State, phase: str, player: int, found: list[Option]) -> None:
    """Cards of the phase's type in hand, as they are (6.1, 7.1, 8.1) and boosted (5.4)."""
    objs, facts_of = state.objs, rb.facts
    stats = state.stats[player]
    points, stars = stats["actions"], stats["stars"]
    seen: list[str] = []
    for ident in cards_in(state, "hand", player):
        name = objs[ident].name
        facts = facts_of[name]
        if facts.phase != phase or name in seen:
            continue
        seen.append(name)
        if facts.cost <= points:
            found.append(Option("lay", ident))
        boosted = facts.boosted
        if boosted is not None and facts.stars <= stars and boosted.cost <= points:
            found.append(Option("lay", ident, word=laying.PLUS))


def _cards_to_buy(rb: Known, state: State, player: int, found: list[Option]) -> None:
    """Market cards that the gems pay for (7.4, 7.9)."""
    gems = state.stats[player]["gems"]
    zones, objs, facts = state.zones, state.objs, rb.facts
    plain = (
        state.dirty == 0
        and not state.table.cost_rules
        and state.readings.get("own cards") != "one gem less"
    )
    for shelf in SHELVES:
        ids = zones[shelf]
        if ids:
            top = ids[0]
            cost = facts[objs[top].name].price if plain else market.price(rb, state, player, top)
            if cost <= gems:
                found.append(Option("buy", top))


# --------------------------------------------------------------------------- phases


def _begin_turn(rb: Known, state: State, player: int) -> Ask:
    """Whose turn it is; the wish phase comes first (4.4)."""
    state.phase = "wish"
    state.became = {}
    if state.trace is not None:
        rb.say(state, "turn", ("MW@seed:4.4",), player=player, number=state.turn)
    if not unheard(rb, state, "turn"):
        yield from _tell(rb, state, "turn", player)
    begin(rb, state, "wish", player)
    if not unheard(rb, state, "wish"):
        yield from _tell(rb, state, "wish", player)


def begin(rb: Known, state: State, phase: str, player: int) -> None:
    """Begin a phase; whoever calls lets run what waits for that."""
    state.phase = phase
    state.vars.pop("offered", None)
    told = state.trace is not None
    if told:
        rb.say(state, "phase", (_RULE_OF_PHASE[phase],), player=player, phase=phase)
    if phase == "action":
        # 6.1: one action point at the start of the action phase.
        change(state, player, "actions", 1)
        if told:
            rb.say(state, "actions", ("MW@seed:6.1",), player=player, amount=1)
    elif phase == "buy":
        change(state, player, "buys", 1)  # 7.5: one card may be bought


def _tell(rb: Known, state: State, kind: str, player: int) -> Ask:
    """Say that something begins or ends, for texts that wait for it."""
    yield from happen(rb, state, [Event(kind, player=player)])
    if state.waiting:
        yield from place_waiting(rb, state)


def _end_attack(rb: Known, state: State, player: int) -> Ask:
    """The attack phase ends with the one hit (8.3).

    8.4: no weapons any more; skills may still be cast before clean-up (10.4).
    """
    yield from _hit(rb, state, player)
    if state.result is None:
        state.phase = "after hit"
        if not skills.usable(rb, state, player):
            yield from _clean_up(rb, state, player)


def _wish(rb: Known, state: State, player: int) -> Ask:
    """5.1: gain one wish star and skip to clean-up at once."""
    yield from let(rb, state, Event("stars", player=player, amount=1))
    if state.waiting:
        yield from place_waiting(rb, state)
    yield from _skip(rb, state, player)


def _cast(rb: Known, state: State, player: int, number: int) -> Ask:
    """10.3: cast a skill.

    5.1: whether a star that it gives in the wish phase ends the turn is the reading "other stars".
    """
    stars = state.stats[player]["stars"]
    yield from skills.use(rb, state, player, number)
    if state.phase != "wish" or state.result is not None:
        return
    if state.readings.get("other stars") == "skip" and state.stats[player]["stars"] > stars:
        yield from _skip(rb, state, player)


def _skip(rb: Known, state: State, player: int) -> Ask:
    """5.1: the turn goes on with clean-up at once."""
    if state.trace is not None:
        rb.say(state, "skip", ("MW@seed:5.1",), player=player)
    yield from _clean_up(rb, state, player)


def _buy(rb: Known, state: State, player: int, ident: int) -> Ask:
    """7.5: take a card off the market for gems; 7.10: no more money cards from now on."""
    cost = market.price(rb, state, player, ident)
    change(state, player, "gems", -cost)
    change(state, player, "buys", -1)
    state.vars["bought"] = 1
    where = zone("play", player)
    event = Event("gain", ident, player, place=where, amount=cost, how=("buy",))
    yield from let(rb, state, event)
    if state.waiting:
        yield from place_waiting(rb, state)


def _hit(rb: Known, state: State, player: int) -> Ask:
    """8.3: the damage of all weapons laid is dealt at once, as one hit.

    What texts add to it is damage of weapons too: without a weapon there is no hit.
    """
    amount = state.stats[player]["hit"]
    if amount > 0 and state.count("armed", player):
        change(state, player, "hit", -amount)
        event = Event("damage", 0, 1 - player, character(state, player), amount=amount)
        event.how = ("hit",)
        yield from let(rb, state, event)
    for ident in cards_in(state, "play", player) if state.readings else ():
        if laying.WAITS in state.objs[ident].marks and state.result is None:
            state.mark(ident, laying.WAITS, 0, quiet=True)
            form = form_of(rb, state, ident)
            yield from laying.run(rb, state, player, ident, form.shown, form.body)
    if state.waiting:
        yield from place_waiting(rb, state)


def form_of(rb: Known, state: State, ident: int) -> Facts:
    """Facts of a card on the table, of its boosted form if it was laid so."""
    obj = state.objs[ident]
    return rb.facts[obj.memo.get("printed", obj.name)]


# --------------------------------------------------------------------------- clean-up


def _clean_up(rb: Known, state: State, player: int) -> Ask:
    """Chapter 9: everything goes to the discard, five cards are drawn, the turn passes."""
    state.phase = "clean up"
    if state.trace is not None:
        rb.say(state, "phase", ("MW@seed:9.1",), player=player, phase="clean up")
    if not unheard(rb, state, "clean up"):
        yield from _tell(rb, state, "clean up", player)
    if state.result is not None:
        return
    # 9.1: cards played, gained, or left in hand; what is kept aside stays, and what says so.
    empty_into(state, "play", "discard", player)
    kept = _discard_hand(rb, state, player)
    count = HAND
    if state.readings.get("clean-up draw") == "fill to five":
        count = max(0, HAND - kept)  # 9.3
    yield from deck.draw(rb, state, player, count, "MW@seed:9.2")
    if not unheard(rb, state, "end of turn"):
        yield from _tell(rb, state, "end of turn", player)
    if state.waiting:
        yield from place_waiting(rb, state)
    if state.result is None:
        _pass_turn(rb, state, player)


def _discard_hand(rb: Known, state: State, player: int) -> int:
    """Discard the hand but for cards whose text keeps them there; how many those are."""
    hand = cards_in(state, "hand", player)
    objs, facts = state.objs, rb.facts
    kept = [i for i in hand if facts[objs[i].name].kept]
    if not kept:
        empty_into(state, "hand", "discard", player)
        return 0
    for ident in hand:
        if ident not in kept:
            move(state, ident, zone("discard", player))
    rb.say(state, "keep", ("MW@seed:9.1",), player=player, amount=len(kept))
    return len(kept)


def _pass_turn(rb: Known, state: State, player: int) -> None:
    """9.4: what is not used is lost; the match may be over (4.1); the other one's turn begins."""
    for stats in state.stats:  # the other one may have gained some meanwhile
        stats["actions"] = stats["buys"] = stats["gems"] = stats["hit"] = 0
    state.touch("*stats")
    state.vars.pop("bought", None)
    # 10.2, 13.1: what has no other duration lasts for this turn.
    end_effects(state, "turn")
    state.forget(_LEFT_AT_TURN_END)
    if ending.after_turn(rb, state, player):
        return
    state.turn += 1
    state.vars["turn_player"] = 1 - player
    state.phase = "turn"
