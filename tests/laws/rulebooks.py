"""The rulebooks that the laws hold for: every game there is, and what little differs among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import pytest

from adjudge.core.cards import CardDef
from adjudge.core.chars import Table
from adjudge.core.game import Game
from adjudge.core.records import CHANGED
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Trace
from adjudge.players.dice import Dice
from adjudge.research.games import new_game, rulebook_of
from adjudge.rulebooks import game_names, kit_of
from adjudge.rulekit.kit import Kit

How: TypeAlias = Any  # keywords of `new_game`

MIXED = 3
MARK = "Zq"
"""How every marked card name begins; no other text holds it."""


@dataclass(frozen=True, slots=True)
class Lawful:
    """One rulebook under the laws.

    Attributes:
        name: Name of the game.
        shows: Kinds of trace entries that show a card to everybody although it is not seen at any
            decision.
        looks: The same, to the player that the entry names alone.
        most: Decisions after which a random game counts as endless.
        keeps: Says of a card whether it keeps its name when the others are marked, because the
            rules read it; such cards are not followed.
    """

    name: str
    shows: frozenset[str] = frozenset()
    looks: frozenset[str] = frozenset()
    most: int = 3_000
    keeps: Callable[[CardDef], bool] = lambda _: False

    @property
    def kit(self) -> Kit:
        """The game's kit."""
        return kit_of(self.name)

    def decks(self, seed: int) -> tuple[str, ...]:
        """A built-in deck a seat; for every third seed decks out of all cards."""
        decks = self.kit.decks
        dice = Dice(seed)
        seats = range(self.kit.seats)
        if seed % MIXED == 0:
            return tuple(decks.any_deck(dice.below) for _ in seats)
        names = decks.names()
        return tuple(dice.choice(names) for _ in seats)

    def game(self, seed: int, **how: How) -> Game:
        """A fresh game of a seed."""
        return new_game(self.name, self.decks(seed), seed, **how)

    def later(self, seed: int, choices: int, **how: How) -> Game:
        """A game after some random choices, fewer if it ends before."""
        game = self.game(seed, **how)
        go_on(game, Dice(seed), choices)
        return game

    def marked(self, seed: int) -> Game:
        """A traced game of a seed in which every physical card has a name of its own."""
        kit = self.kit
        plain = self.rulebook()
        state = kit.position(plain, self.decks(seed), seed)
        rb = kit.rulebook(self._mark(plain.cards, state))
        state.dirty, state.table = CHANGED, Table()  # what was computed of the names before
        state.trace = Trace()
        return Game(rb, state)

    def _mark(self, cards: Mapping[str, CardDef], state: State) -> dict[str, CardDef]:
        """Give each card of a first position a name that begins with `MARK`."""
        extra: dict[str, CardDef] = {}
        for ident in list(state.objs):
            obj = state.edit(ident)
            card = cards[obj.name]
            if self.keeps(card):
                continue
            fresh = f"{MARK}{max(obj.owner, 0)}x{len(extra):03d}"
            extra[fresh] = replace(card, name=fresh, ko=fresh, invented=True)
            obj.name = fresh
            state.card_names[obj.card] = fresh
        return extra

    def faults(self, state: State) -> list[str]:
        """What the rulebook finds wrong with a position."""
        return self.kit.faults(self.rulebook(), state)

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


DIFFERING = {
    "riftbound": Lawful(
        "riftbound", shows=frozenset(("reveal", "ordered")), looks=frozenset(("look",))
    ),
    # The kind that restocks a shelf is told as it comes; a character's name is that of its pack.
    "metaversus": Lawful(
        "metaversus",
        shows=frozenset(("reveal", "restock", "ban", "discard", "lay", "show", "trash")),
        looks=frozenset(("look", "put")),
        keeps=lambda card: "character" in card.types,
    ),
    "magic": Lawful("magic", shows=frozenset(("reveal",)), looks=frozenset(("look",))),
}
"""Games for which something has to be said beyond their names."""

RULEBOOKS: list[Any] = [
    pytest.param(DIFFERING.get(name, Lawful(name)), id=name) for name in (*game_names(), "lanterns")
]
