"""Guessing what a player can't see, so that a player that looks ahead does not look at it."""

from __future__ import annotations

from adjudge.core.state import State
from adjudge.players.dice import Dice


def resample(
    state: State, player: int, dice: Dice, mixed: tuple[tuple[str, str], ...] = ()
) -> None:
    """Deal anew, in place, every card whose identity a player does not know.

    Cards of a secret zone change places. Cards of another player's private zone change places
    with those of a secret zone that they may have come from. The random numbers to come change
    too. What somebody was shown stays where it is, and so do facedown cards on the board.

    Args:
        state: Position at a decision that opens a step; a fork that nobody else uses.
        player: Who looks.
        dice: Source of the guesses.
        mixed: Pairs of a private and a secret area between which cards travel.
    """
    state.rng = dice.below(1 << 62)
    done: set[int] = set()
    for private, secret in mixed:
        for owner in range(state.players):
            zones = [state.zone_of(secret, owner)]
            if owner != player:
                zones.append(state.zone_of(private, owner))
            zones = [zone for zone in zones if zone >= 0]
            _deal(state, player, dice, zones)
            done.update(zones)
    for spec in state.specs:
        if spec.look == "secret" and spec.index not in done:
            _deal(state, player, dice, [spec.index])


def _deal(state: State, player: int, dice: Dice, zones: list[int]) -> None:
    """Exchange the cards behind the unknown objects of some zones of one owner."""
    unknown = [
        ident
        for zone in zones
        for ident in state.zones[zone]
        if player not in state.known.get(ident, ())
    ]
    cards = [(state.objs[i].card, state.objs[i].name, state.objs[i].memo) for i in unknown]
    for ident, index in zip(unknown, dice.shuffled(range(len(unknown))), strict=True):
        obj = state.edit(ident)
        obj.card, obj.name, memo = cards[index]
        obj.memo = memo.copy()
