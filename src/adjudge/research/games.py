"""The games that research knows: how to set one up, by names and numbers alone.

Everything here can be named by a word, so that a worker process finds it again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Protocol

from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.saves import Saved, load, replay
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.players.greedy import Evaluation
from adjudge.rulebooks.riftbound import invariants as riftbound_invariants
from adjudge.rulebooks.riftbound.deck_text import parse_deck, print_deck
from adjudge.rulebooks.riftbound.decks import Deck
from adjudge.rulebooks.riftbound.decks_builtin import deck_names, load_deck
from adjudge.rulebooks.riftbound.decks_random import mixed_deck
from adjudge.rulebooks.riftbound.evaluate import RiftboundEvaluation
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rules.points import points
from adjudge.rulebooks.riftbound.rules.setup import Seat, begin


class UnknownGame(ValueError):
    """No game of this name can be simulated."""


class MakePosition(Protocol):
    """Sets the first position of a game up."""

    def __call__(
        self, rb: Rulebook, decks: Sequence[Any], seed: int, *, traced: bool = False
    ) -> State:
        """Set up decks (names of built-in ones, or decks of the rulebook) by a seed."""


@dataclass(frozen=True, slots=True)
class Kit:
    """One game for research.

    Attributes:
        name: Name of the rulebook.
        rulebook: Makes the rulebook.
        deck_names: Names of the built-in decks.
        any_deck: Draws a deck out of all cards, as text, by a function that gives a number below
            another.
        position: Makes the first position of decks (names, texts or decks) and a seed.
        faults: Says what is wrong with a position beyond what the kernel can tell.
        score: The number that leads to winning, of a player.
        first: Who goes first; -1 where that is still open.
        evaluation: For players that look ahead.
        turn_kind: Kind of the decision in which a player may do most.
        failures: Kinds of trace entries that say that something offered could not be done.
        setup: What a saved game says about its set-up besides decks and seed.
        endless: Changes a position so that the game goes on for long, to measure long games.
    """

    name: str
    rulebook: Callable[[], Rulebook]
    deck_names: Callable[[], tuple[str, ...]]
    any_deck: Callable[[Callable[[int], int]], str]
    position: MakePosition
    faults: Callable[[Rulebook, State], list[str]]
    score: Callable[[State, int], int]
    first: Callable[[State], int]
    evaluation: Evaluation
    turn_kind: str
    failures: frozenset[str]
    setup: Mapping[str, Any]
    endless: Callable[[State], None]


def _riftbound_position(
    rb: Rulebook, decks: Sequence[Any], seed: int, *, traced: bool = False
) -> State:
    state = State(len(decks), seed)
    if traced:
        state.trace = Trace()
    begin(rb, state, [_riftbound_seat(deck) for deck in decks], first=None, picks=False)
    return state


def _riftbound_any_deck(below: Callable[[int], int]) -> str:
    return print_deck(mixed_deck(below))


def _riftbound_seat(deck: Deck | str) -> Seat:
    if isinstance(deck, str):
        found = parse_deck(deck) if "\n" in deck else load_deck(deck)
    else:
        found = deck
    if found.legend is None or found.champion is None:
        raise ValueError(f"deck {found.name!r} lacks a legend or a chosen champion")
    return Seat(
        (found.legend, *found.extra_legends),
        (found.champion, *found.extra_champions),
        [name for name, count in found.main for _ in range(count)],
        [name for name, count in found.runes for _ in range(count)],
        found.battlefields,
    )


def _riftbound_first(state: State) -> int:
    return state.vars.get("first player", -1)


def _riftbound_endless(state: State) -> None:
    state.vars["victory score"] = 1 << 20


KITS: Final[Mapping[str, Kit]] = {
    "riftbound": Kit(
        name="riftbound",
        rulebook=Riftbound,
        deck_names=deck_names,
        any_deck=_riftbound_any_deck,
        position=_riftbound_position,
        faults=riftbound_invariants.faults,
        score=points,
        first=_riftbound_first,
        evaluation=RiftboundEvaluation(),
        turn_kind="main",
        failures=frozenset(("undone",)),
        setup={"first": None, "mode": "duel"},
        endless=_riftbound_endless,
    ),
}


def kit_of(name: str) -> Kit:
    """The kit of a game.

    Raises:
        UnknownGame: There is none; the message names those there are.
    """
    if name not in KITS:
        raise UnknownGame(f"no game {name!r} for research; there are {', '.join(KITS)}")
    return KITS[name]


@cache
def rulebook_of(name: str) -> Rulebook:
    """The rulebook of a game, made once a process: its prepared cards are worth keeping."""
    return kit_of(name).rulebook()


def new_game(
    name: str,
    decks: Sequence[Any],
    seed: int,
    *,
    traced: bool = False,
    show_forced: bool = False,
    checkpoints: bool = True,
) -> Game:
    """A game at its first decision.

    Args:
        name: Name of the game.
        decks: One deck a seat: names of built-in decks, deck lists in text, or decks of the
            rulebook.
        seed: Decides everything random in the game.
        traced: Whether the game keeps a trace.
        show_forced: Whether decisions with one option are shown.
        checkpoints: Whether the game can be undone and forked anywhere.
    """
    rb = rulebook_of(name)
    state = kit_of(name).position(rb, decks, seed, traced=traced)
    return Game(rb, state, show_forced=show_forced, checkpoints=checkpoints)


def setup_of(name: str, decks: Sequence[str], seed: int, **notes: str) -> dict[str, Any]:
    """What a saved game has to say about its set-up; notes are for people."""
    return {**kit_of(name).setup, "decks": list(decks), "seed": seed, **notes}


def restart(saved: Saved, *, traced: bool = False) -> Game:
    """Set a saved game up again without its choices."""
    return new_game(saved.game, saved.setup["decks"], saved.setup["seed"], traced=traced)


def restore(text: str, *, traced: bool = False) -> Game:
    """Set a saved game up again and repeat its choices.

    Raises:
        CodecError: The text is no saved game.
        ReplayError: A choice is not offered.
        EngineFault: The fault that a saved fuzz game reproduces.
    """
    saved = load(text)
    game = restart(saved, traced=traced)
    replay(game, saved.record)
    return game
