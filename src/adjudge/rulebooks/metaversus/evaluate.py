"""How good a position is for a duelist; for players that look ahead.

The weights are our own guesses, no part of the rules. Only what the duelist may see is counted:
open zones, the own hand, and which cards each deck is made of, which everybody could have noted.
"""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import Decision
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.vocab import Triggered
from adjudge.rulebooks.metaversus.facts import Facts, Known
from adjudge.rulebooks.metaversus.rules.table import cards_in
from adjudge.rulekit.evaluation import WorthEvaluation

HEALTH: Final = 1.0
STAR: Final = 1.6
GEM: Final = 0.25
POINT: Final = 0.2
HELD: Final = 0.15
DECK: Final = 9.0
TURNS: Final = 14
"""After so many turns what a deck is worth counts for nothing any more, only health does."""

_DECKS: Final = ("hand", "deck", "discard", "play", "aside")
_BEFORE: Final = {
    "wish": ("action", "buy", "attack"),
    "action": ("action", "buy", "attack"),
    "buy": ("buy", "attack"),
    "attack": ("attack",),
}


class MetaversusEvaluation(WorthEvaluation):
    """Worth of a position, and how a tried choice is carried to one that can be compared."""

    calm_verbs = ("next", "no", "done", "none")
    # The phases of a turn; nothing happens before their questions.
    scale = 4.0
    windows = frozenset(("wish", "action", "buy", "attack", "after hit", "offer"))
    mixed = (("hand", "deck", "seen"), ("stall", "pile"), ("draft", "pick", "characters"))
    shared = frozenset(("draft", "pick", "characters"))

    def __init__(self) -> None:
        """Nothing is worked out yet."""
        self._worth: dict[str, float] = {}

    def value(self, rb: Rulebook, state: State, player: int) -> float:
        """The duelist's own worth less that of the other; before the first turn, what is held."""
        if state.result is None and not state.turn:
            assert isinstance(rb, Known)
            return self._of_hand(rb, state, player)
        return super().value(rb, state, player)

    def rests(self, decision: Decision, state: State) -> bool:
        """Never: who does nothing goes on to the next phase."""
        del decision, state
        return False

    def worth(self, rb: Rulebook, state: State, player: int) -> float:
        """What a duelist has."""
        assert isinstance(rb, Known)
        return self._of(rb, state, player)

    # ------------------------------------------------------------------ worth

    def _of_hand(self, rb: Known, state: State, player: int) -> float:
        """Before the first turn: what stands face down for the market is worth."""
        names = [state.objs[i].name for i in cards_in(state, "stall", player)]
        return sum(self.card(rb, name) for name in names)

    def _of(self, rb: Known, state: State, player: int) -> float:
        """What a duelist has: health, stars, a deck, and the turn that is under way."""
        stats = state.stats[player]
        total = HEALTH * stats["health"] + STAR * stats["stars"]
        names = [state.objs[i].name for a in _DECKS for i in cards_in(state, a, player)]
        left = max(TURNS - state.turn / 2, 2) / TURNS
        if names:
            total += DECK * left * sum(self.card(rb, name) for name in names) / (len(names) + 2)
        if state.vars["turn_player"] == player:
            total += self._turn(rb, state, player)
        else:
            total += HELD * len(cards_in(state, "hand", player))
        return total

    def _turn(self, rb: Known, state: State, player: int) -> float:
        """What is still to come of the own turn."""
        stats = state.stats[player]
        total = HEALTH * 0.97 * stats["hit"]
        if state.phase in ("wish", "action", "buy"):
            total += GEM * stats["gems"] if stats["buys"] or state.phase != "buy" else 0.0
        if state.phase == "action":
            total += POINT * min(stats["actions"], 3)
        to_come = _BEFORE.get(state.phase, ())
        for ident in cards_in(state, "hand", player):
            facts = rb.facts[state.objs[ident].name]
            total += HELD
            if facts.phase in to_come:
                bought = facts.phase == "buy" and state.vars.get("bought")
                if not bought:
                    total += 0.9 * GEM * facts.value + 0.9 * facts.damage
                    total += 0.5 if facts.phase == "action" else 0.0
        return total

    def card(self, rb: Known, name: str) -> float:
        """What drawing a card is worth, about: by its numbers, its price and its text."""
        known = self._worth.get(name)
        if known is None:
            known = self._worth[name] = _card(rb.facts[name], rb, name)
        return known


def _card(facts: Facts, rb: Known, name: str) -> float:
    worth = 0.35 * facts.value + 0.8 * facts.damage + 0.22 * facts.price
    waits = any(isinstance(a, Triggered) for a in rb.cards[name].abilities)
    return worth + (0.2 if waits else 0.0) - (0.1 if facts.cost > 1 else 0.0)
