"""The rulebooks that the laws hold for; a further one is one more entry of `RULEBOOKS`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from adjudge.core.cards import CardDef
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.players.dice import Dice
from adjudge.research.games import KITS, new_game, rulebook_of
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.deck_text import parse_deck
from adjudge.rulebooks.riftbound.decks_builtin import load_deck
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rules.setup import Seat, begin

MIXED = 3
MARK = "Zq"
"""How every marked card name begins; no other text holds it."""


@dataclass(frozen=True, slots=True)
class Lawful:
    """One rulebook under the laws.

    Attributes:
        name: Name of the game.
        marked: Makes a traced game of a seed in which every physical card has a name of its own
            that begins with `MARK`.
        shows: Kinds of trace entries that show a card to everybody although it is not seen at any
            decision.
        looks: The same, to the player that the entry names alone.
        most: Decisions after which a random game counts as endless.
    """

    name: str
    marked: Callable[[int], Game]
    shows: frozenset[str]
    looks: frozenset[str] = frozenset()
    most: int = 3_000

    def decks(self, seed: int) -> tuple[str, ...]:
        """Two built-in decks; for every third seed two out of all cards."""
        kit = KITS[self.name]
        dice = Dice(seed)
        if seed % MIXED == 0:
            return (kit.any_deck(dice.below), kit.any_deck(dice.below))
        names = kit.deck_names()
        return (dice.choice(names), dice.choice(names))

    def game(self, seed: int, **how: bool) -> Game:
        """A fresh game of a seed."""
        return new_game(self.name, self.decks(seed), seed, **how)

    def later(self, seed: int, choices: int, **how: bool) -> Game:
        """A game after some random choices, fewer if it ends before."""
        game = self.game(seed, **how)
        go_on(game, Dice(seed), choices)
        return game

    def faults(self, state: State) -> list[str]:
        """What the rulebook finds wrong with a position."""
        return KITS[self.name].faults(self.rulebook(), state)

    def rulebook(self) -> Rulebook:
        """The rulebook."""
        return rulebook_of(self.name)


def go_on(game: Game, dice: Dice, choices: int) -> int:
    """Choose at random; forced decisions that are shown do not count. Returns the choices made."""
    made = 0
    while (decision := game.decision) is not None and made < choices:
        if len(decision.options) == 1:
            game.choose(0)
            continue
        game.choose(dice.below(len(decision.options)))
        made += 1
    return made


# --------------------------------------------------------------------------- Riftbound


def _marked_riftbound(seed: int) -> Game:
    cards = all_cards()
    extra: dict[str, CardDef] = {}

    def marked(player: int, name: str) -> str:
        fresh = f"{MARK}{player}x{len(extra):03d}"
        extra[fresh] = replace(cards[name], name=fresh, ko=fresh, invented=True)
        return fresh

    seats: list[Seat] = []
    for player, name in enumerate(RIFTBOUND.decks(seed)):
        deck = parse_deck(name) if "\n" in name else load_deck(name)
        assert deck.legend is not None
        assert deck.champion is not None
        seats.append(
            Seat(
                [marked(player, deck.legend)],
                [marked(player, deck.champion)],
                [marked(player, card) for card, count in deck.main for _ in range(count)],
                [marked(player, card) for card, count in deck.runes for _ in range(count)],
                [marked(player, card) for card in deck.battlefields],
            )
        )
    rb = Riftbound(extra)
    state = State(len(seats), seed)
    state.trace = Trace()
    begin(rb, state, seats, first=None, picks=False)
    return Game(rb, state)


RIFTBOUND = Lawful(
    "riftbound",
    _marked_riftbound,
    shows=frozenset(("reveal", "ordered")),
    looks=frozenset(("look",)),
)

RULEBOOKS: list[Any] = [pytest.param(rules, id=rules.name) for rules in (RIFTBOUND,)]
