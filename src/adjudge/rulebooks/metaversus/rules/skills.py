"""Chapter 10: skills of characters, and effects that break in from hand.

Active skills are cast by their duelist between two effects; passive ones are triggers, statements
and replacements of the character. A skill is no effect of a card (10.7): its source is the
character.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import NO, YES, Ask, AskBool, Decision, Option
from adjudge.core.events import let
from adjudge.core.noticing import used_word
from adjudge.core.reads import Ctx, holds
from adjudge.core.state import Event, Item, State
from adjudge.core.targets import item_ctx
from adjudge.core.triggers import place_waiting
from adjudge.core.vocab import Triggered
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules import laying
from adjudge.rulebooks.metaversus.rules.table import character

AT_ONCE: Final = ("hand",)
"""Where effects work that are cast from hand at once and break into a running text (6.7)."""


def key_of(ident: int, number: int) -> str:
    """Key of a skill in the ledger of uses."""
    return f"{ident}/{ident}/{number}"


def usable(rb: Known, state: State, player: int) -> list[tuple[int, int]]:
    """Active skills that a duelist may cast now: the character and the number of the skill.

    10.1: only of the own character. 10.4: at any time, if the text names no other. 10.6: as long as
    uses are left.
    """
    found: list[tuple[int, int]] = []
    ident = character(state, player)
    if not ident:
        return found
    for number, skill in rb.actives.get(state.objs[ident].name, ()):
        if skill.speed and skill.speed != state.phase:
            continue
        if skill.times is not None:
            uses = (used_word(skill.span), key_of(ident, number))
            if state.ledger.get(uses, 0) >= skill.times:
                continue
        if skill.only_if is not None and not holds(Ctx(rb, state, player, ident), skill.only_if):
            continue
        found.append((ident, number))
    return found


def use(rb: Known, state: State, player: int, number: int) -> Ask:
    """10.3: tell which skill is cast, then follow it."""
    ident = character(state, player)
    name = state.objs[ident].name
    skill = next(s for n, s in rb.actives[name] if n == number)
    if skill.times is not None:
        state.enter(used_word(skill.span), key_of(ident, number))
    say_skill(rb, state, player, name, number)
    yield from let(rb, state, Event("skill", ident, player, ident))
    yield from laying.run(rb, state, player, ident, name, skill.body)
    if state.waiting:
        yield from place_waiting(rb, state)


def say_skill(rb: Known, state: State, player: int, name: str, number: int) -> None:
    """Announce a skill by its name."""
    en, ko = rb.skill_names.get((name, number), (name, name))
    rb.say(state, "skill", ("MW@seed:10.3",), player=player, card=name, skill=en, skill_ko=ko)


# --------------------------------------------------------------------------- the other's turn


def offered_to_others(rb: Known, state: State, player: int) -> bool:
    """Whether the other duelist is asked for skills now, once a phase.

    10.4 does not say whether "at any time" reaches into the opponent's turn; see the reading
    "skill timing".
    """
    if state.readings.get("skill timing") != "any turn" or state.vars.get("offered"):
        return False
    return bool(usable(rb, state, 1 - player))


def offer(rb: Known, state: State, player: int) -> Ask:
    """Let the duelist whose turn it is not cast a skill, or pass until the next phase."""
    options = [Option("skill", ident, n) for ident, n in usable(rb, state, player)]
    answer = yield Decision(player, "offer", [*options, Option("next")], "MW@seed:10.4")
    if answer.verb == "skill":
        yield from use(rb, state, player, answer.arg)
    else:
        state.vars["offered"] = 1


# --------------------------------------------------------------------------- triggers


def finalize(state: State, item: Item) -> AskBool:
    """Whether a triggered text is cast: what says "may" can be declined (10.5).

    Declining uses nothing up. A card that has left the hand can't be cast from there.
    """
    ability = item.ability
    assert isinstance(ability, Triggered)
    if ability.areas == AT_ONCE and (
        item.bearer not in state.objs
        or state.specs[state.objs[item.bearer].zone].area not in ability.areas
    ):
        return False
    if ability.optional:
        skill = item.bearer in state.objs and item.bearer == character(state, item.controller)
        rule = "MW@seed:10.5" if skill else "MW@seed:6.7"
        ask = Decision(item.controller, "may", [YES, NO], rule, item.id)
        ask.about = [item]
        answer = yield ask
        if answer.verb == "no":
            return False
    if ability.times is not None:
        state.enter(used_word(ability.span), item.data["use"])
    return True


def resolve(rb: Known, state: State, ident: int) -> Ask:
    """Follow a triggered text; one that is cast from hand is laid first (6.7)."""
    item = state.item(ident)
    assert item is not None
    ability = item.ability
    bearer = item.bearer
    if bearer in state.objs:
        obj = state.objs[bearer]
        if ability.areas == AT_ONCE and state.specs[obj.zone].area == "hand":
            form = rb.facts[obj.name]
            fresh = laying.put_down(rb, state, item.controller, bearer, form)
            item = state.edit_item(ident)
            item.obj = item.bearer = item.giver = fresh
            rb.say(state, "at once", ("MW@seed:6.7",), player=item.controller, card=form.shown)
        elif state.specs[obj.zone].area == "character":
            number = int(item.data["use"].rpartition("/")[2])
            say_skill(rb, state, item.controller, obj.name, number)
        else:
            name = rb.label(state, bearer)
            rb.say(state, "line", ("MW@seed:6.5",), player=item.controller, card=name)
    else:
        rb.say(state, "delayed", ("MW@seed:6.5",), player=item.controller, card=item.name)
    yield from laying.finish(state, item_ctx(rb, state, item), ability.body)
