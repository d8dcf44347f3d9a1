"""What the invented games of these tests share: zones, a few verbs and events, small helpers.

Nothing here stands for a real game; each of the four rulebooks beside this module sets the
policies and the order of steps of one.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.decisions import Decision, Option
from adjudge.core.state import State
from adjudge.core.trace import Trace

Part: TypeAlias = Any  # a part of a vocabulary node

UNIT = v.IsType("unit")
ME = v.Me()


# --------------------------------------------------------------------------- cards


def energy(count: int, *actions: v.Instruction) -> v.Cost:
    """A cost of plain energy and of actions."""
    needs = (v.Need(("energy",), count),) if count else ()
    return v.Cost(needs, actions)


def unit(name: str, power: int, *abilities: v.Ability, cost: v.Cost | None = None) -> CardDef:
    """A permanent with a power."""
    stats = (("power", power),)
    return CardDef(name, types=("unit",), stats=stats, cost=cost, abilities=abilities)


def spell(name: str, *body: v.Instruction, cost: v.Cost | None = None) -> CardDef:
    """A card that does something once."""
    return CardDef(name, types=("spell",), cost=cost, abilities=(v.Spell(body),))


def quick(card: CardDef) -> CardDef:
    """The same card, fast enough for a closed chain."""
    return replace(card, abilities=(v.Keyword("quick"), *card.abilities))


def thing(name: str, *abilities: v.Ability, attached: tuple[v.Ability, ...] = ()) -> CardDef:
    """A permanent without power; what it gives to the unit it is attached to."""
    return CardDef(name, types=("thing",), abilities=abilities, attached=attached)


def land(name: str, *abilities: v.Ability) -> CardDef:
    """A permanent that makes energy."""
    return CardDef(name, types=("land",), abilities=abilities)


def say(word: str) -> v.Act:
    """An instruction that only leaves a word in the trace."""
    return v.Act("say", how=(word,))


def when(kind: str, *body: v.Instruction, **more: Part) -> v.Triggered:
    """When something happens to the bearer, do this."""
    more.setdefault("when", v.When((kind,), v.Same(ME)))
    return v.Triggered(body=body, **more)


def upon(kind: str, *body: v.Instruction, **more: Part) -> v.Triggered:
    """Whenever something happens to anything, do this."""
    return when(kind, *body, when=v.When((kind,)), **more)


# --------------------------------------------------------------------------- positions


def board(players: int = 2, seed: int = 1) -> State:
    """An empty table with a trace; the first player is the turn player."""
    state = State(players, seed)
    for player in range(players):
        state.add_zone("deck", "deck", player, look="secret", ordered=True)
        state.add_zone("hand", "hand", player, look="private")
        state.add_zone("field", "field", player, board=True, place=True)
        state.add_zone("grave", "grave", player)
    state.add_zone("chain", "chain", ordered=True)
    state.trace = Trace()
    state.vars.update({"turn_player": 0, "priority": 0, "passes": 0, "check": 0})
    return state


def put(state: State, name: str, player: int = 0, area: str = "field") -> int:
    """Put a new card somewhere; its identity."""
    return state.new_object(name, player, state.zone_of(area, player)).id


def names(state: State, area: str, player: int) -> list[str]:
    """Names of the cards in a zone."""
    return [state.objs[i].name for i in state.zones[state.zone_of(area, player)]]


def words(state: State) -> list[str]:
    """What `say` instructions said so far, in order."""
    assert state.trace is not None
    return [entry.data["word"] for entry in state.trace.entries if entry.kind == "say"]


def told(state: State, *kinds: str) -> list[str]:
    """Kinds of the trace so far, only those named."""
    assert state.trace is not None
    return [entry.kind for entry in state.trace.entries if entry.kind in kinds]


# --------------------------------------------------------------------------- driving

Value = TypeVar("Value")


def drive(steps: Generator[Decision, Option, Value], *answers: Option | int) -> Value:
    """Run a procedure to its end, answering its real choices by options or their indexes."""
    value, asked = answered(steps, *answers)
    assert len(asked) == len(answers), f"unused answers: {answers[len(asked) :]}"
    return value


def answered(
    steps: Generator[Decision, Option, Value], *answers: Option | int
) -> tuple[Value, list[Decision]]:
    """What a procedure returns, and the decisions with two or more options on the way."""
    asked: list[Decision] = []
    left = list(answers)
    try:
        decision = next(steps)
        while True:
            if len(decision.options) == 1:
                decision = steps.send(decision.options[0])
                continue
            asked.append(decision)
            assert left, f"no answer for {decision!r}: {decision.options}"
            given = left.pop(0)
            answer = decision.options[given] if isinstance(given, int) else given
            assert answer in decision.options, f"{answer} not in {decision.options}"
            decision = steps.send(answer)
    except StopIteration as end:
        return end.value, asked
