"""Combat: a house completion (ST@house:combat.1 to combat.5); the seed only has it declared."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.choosing import Ask as Question
from adjudge.core.choosing import choose_set
from adjudge.core.decisions import Ask, AskInt, Decision, Option
from adjudge.core.events import happen
from adjudge.core.noticing import reader
from adjudge.core.reads import Ctx, chars_of, table_of, test
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Event, State
from adjudge.core.triggers import place_waiting
from adjudge.rulebooks.starlight.rules import checks
from adjudge.rulebooks.starlight.rules.table import (
    CHARACTER,
    characters,
    in_battle,
    is_acted,
    star_of,
)

COMBAT: Final = "combat"  # variable: the attacker while a combat goes on
DECLARED: Final = "combat declared"  # variable: combats declared in this main phase


def attackers(rb: Rulebook, state: State, player: int) -> list[int]:
    """Characters that may be declared: ready, and there since the turn began (combat.1)."""
    return [
        i
        for i in characters(rb, state, player)
        if not is_acted(state.objs[i]) and not is_new(state, i) and may(rb, state, "attack", i)
    ]


def is_new(state: State, ident: int) -> bool:
    """Whether a card came to the battlefield in this turn."""
    return state.objs[ident].born == state.turn


def may(rb: Rulebook, state: State, action: str, ident: int, other: int = 0) -> bool:
    """Whether no statement on the table forbids an action (ST@seed:1.6)."""
    for bound in table_of(rb, state).forbids:
        rule = bound.ability
        if isinstance(rule, v.Forbid) and rule.action == action:
            ctx = reader(rb, state, bound, None)
            if rule.obj is not None and not test(ctx, rule.obj, ident):
                continue
            if rule.source is None or (other and test(ctx, rule.source, other)):
                return False
    return True


def attackable(rb: Rulebook, state: State, player: int) -> list[int]:
    """What may be attacked: the opposing star, or an acted opposing character (combat.2)."""
    found: list[int] = []
    for other in rb.opponents(state, player):
        if star_of(state, other):
            found.append(star_of(state, other))
        found.extend(i for i in characters(rb, state, other) if is_acted(state.objs[i]))
    return found


def blockers(rb: Rulebook, state: State, attacker: int, defender: int) -> list[int]:
    """Ready characters of the defending player that may block (combat.3)."""
    player = chars_of(rb, state, defender).controller
    return [
        i
        for i in characters(rb, state, player)
        if i != defender and not is_acted(state.objs[i]) and may(rb, state, "block", i, attacker)
    ]


def fight(rb: Rulebook, state: State, player: int, attacker: int) -> Ask:
    """Declare, block, deal damage, end; what triggers is handled at once each time."""
    state.vars[COMBAT] = attacker
    state.vars[DECLARED] = state.vars.get(DECLARED, 0) + 1
    choices = [Option("target", i) for i in attackable(rb, state, player)]
    decision = Decision(player, "attack", choices, "ST@house:combat.2", attacker)
    answer = yield decision
    rb.say(
        state,
        "attack",
        ("ST@house:combat.1", "ST@house:combat.2"),
        obj=rb.label(state, attacker),
        to_obj=rb.label(state, answer.obj),
        player=player,
    )
    acted = Event("act", attacker, player)
    yield from happen(rb, state, [acted])
    yield from happen(rb, state, [Event("attack", attacker, player, answer.obj)])
    yield from _settle(rb, state)
    fought = answer.obj
    if _goes_on(state, attacker, fought):
        fought = yield from _block(rb, state, attacker, fought)
    if _goes_on(state, attacker, fought):
        yield from _strike(rb, state, attacker, fought)
    elif state.result is None:
        rb.say(state, "combat off", ("ST@house:combat.5",))
    state.vars[COMBAT] = 0
    yield from _settle(rb, state)


def _settle(rb: Rulebook, state: State) -> Ask:
    """What triggered is handled at once (ST@seed:1.5)."""
    yield from checks.sweep(rb, state)
    yield from place_waiting(rb, state)


def _goes_on(state: State, attacker: int, fought: int) -> bool:
    return state.result is None and in_battle(state, attacker) and fought in state.objs


def _block(rb: Rulebook, state: State, attacker: int, fought: int) -> AskInt:
    pool = blockers(rb, state, attacker, fought)
    if not pool:
        return fought
    player = chars_of(rb, state, fought).controller
    question = Question(player, "block", "ST@house:combat.3", "block", attacker)
    question.verb = "block"
    chosen = yield from choose_set(Ctx(rb, state, player), question, pool, 0, 1)
    if not chosen:
        return fought
    blocker = chosen[0]
    rb.say(
        state,
        "block",
        ("ST@house:combat.3",),
        obj=rb.label(state, blocker),
        to_obj=rb.label(state, attacker),
        player=player,
    )
    yield from happen(rb, state, [Event("act", blocker, player)])
    yield from happen(rb, state, [Event("block", blocker, player, attacker)])
    yield from _settle(rb, state)
    return blocker


def _strike(rb: Rulebook, state: State, attacker: int, fought: int) -> Ask:
    """Both deal their attack at the same time; a star deals none (combat.4)."""
    events: list[Event] = []
    for source, target in ((attacker, fought), (fought, attacker)):
        chars = chars_of(rb, state, source)
        force = max(chars.stat("attack"), 0)
        if CHARACTER in chars.types and force:
            event = Event("damage", target, chars.controller, source, amount=force)
            event.how = ("combat",)
            events.append(event)
    if events:
        yield from happen(rb, state, events)
    yield from checks.sweep(rb, state)
