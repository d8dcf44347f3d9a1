"""Seeded random games in text: a transcript of one, and one line with a checksum of each of many.

Both are the same on every machine and in every build, so a difference is a change of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

from adjudge.core.decisions import Decision, Option
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.players.dice import Dice
from adjudge.research.games import kit_of, new_game, rulebook_of
from adjudge.research.playout import playout
from adjudge.rulekit.kit import SEATS, Kit


def decks_of(kit: Kit, seed: int) -> tuple[str, ...]:
    """A built-in deck a seat; seeds in a row meet every pair."""
    names = kit.decks.names()
    return tuple(names[seed // len(names) ** seat % len(names)] for seat in range(kit.seats))


def far_decks(kit: Kit) -> tuple[str, ...]:
    """The built-in decks of one game that is measured again and again: the first and last ones."""
    names = kit.decks.names()
    return tuple(names[-seat] for seat in range(kit.seats))


# --------------------------------------------------------------------------- one game


def transcript(name: str, decks: Sequence[Any], seed: int) -> Iterator[str]:
    """Every decision of a random game with its number of options and what was chosen.

    Args:
        name: Name of the game.
        decks: Names of built-in decks.
        seed: Seed of the game and of the choices.

    Yields:
        Lines without their ends.
    """
    kit = kit_of(name)
    game = new_game(name, decks, seed)
    dice = Dice(seed)
    yield f"{name} {game.rb.edition}: {' against '.join(decks)}, seed {seed}"
    turn = -1
    while (decision := game.decision) is not None:
        state = game.state
        if state.turn != turn:
            turn = state.turn
            yield f"turn {turn}, {SEATS[game.rb.turn_player(state)]}, {_scores(kit, state)}"
        option = dice.choice(decision.options)
        yield f"{len(game.record) + 1:4} {_line(game, decision, option)}"
        game.choose(option)
    result = game.outcome
    winners = ", ".join(SEATS[w] for w in result.winners) if result is not None else ""
    reason = f"{result.reason} {result.rule}" if result is not None else "no result"
    yield f"won by {winners or 'nobody'}: {reason}, {_scores(kit, game.state)}"


def _scores(kit: Kit, state: State) -> str:
    return " to ".join(str(kit.score(state, seat)) for seat in range(state.players))


def _line(game: Game, decision: Decision, option: Option) -> str:
    """Who, what kind of question and label, how many options, what was chosen."""
    asked = f"{decision.kind} ({decision.label})" if decision.label else decision.kind
    obj = game.state.objs.get(option.obj)
    named = obj is not None and option.verb not in ("place", "player")
    name = f" {obj.name}" if obj is not None and named else ""
    return f"{SEATS[decision.player]} {asked}, of {len(decision.options)}: {option!r}{name}"


# --------------------------------------------------------------------------- many games


def results(name: str, games: int, seed: int = 0) -> Iterator[str]:
    """One line a random game: how it ended, with a checksum of its record.

    Args:
        name: Name of the game.
        games: How many; their seeds are `seed`, `seed + 1`, ...
        seed: Seed of the first.
    """
    kit, rb = kit_of(name), rulebook_of(name)
    for number in range(seed, seed + games):
        decks = decks_of(kit, number)
        state = kit.position(rb, decks, number)
        record: list[Option] = []
        end = playout(rb, state, Dice(number), record=record)
        winners = "".join(SEATS[w] for w in end.winners) or "-"
        yield (
            f"{number} {'/'.join(decks)} {end.ended} {winners} {_scores(kit, state)}, "
            f"{end.turns} turns, {end.decisions} + {end.forced} decisions, "
            f"{checksum(repr(option.key()) for option in record)}"
        )


def checksum(lines: Iterable[str]) -> str:
    """A short hash of lines, in their order."""
    hashed = blake2b(digest_size=8)
    for line in lines:
        hashed.update(line.encode() + b"\n")
    return hashed.hexdigest()
