"""What every player is: something that picks one of the offered options."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from adjudge.core.decisions import Decision, Option
from adjudge.core.game import Game


@runtime_checkable
class Player(Protocol):
    """A person, a program or a script that answers decisions."""

    def pick(self, decision: Decision, game: Game) -> Option:
        """Pick one of `decision.options`.

        Args:
            decision: The open decision of the game.
            game: The game; a player forks it but never changes it.
        """


def play_out(game: Game, players: list[Player], limit: int = 5_000) -> int:
    """Let players, one a seat, go on until the game is over.

    Args:
        game: The game.
        players: Who sits where, shape [seats].
        limit: After this many decisions the game is left as it stands.

    Returns:
        Decisions answered.
    """
    count = 0
    while (decision := game.decision) is not None and count < limit:
        game.choose(players[decision.player].pick(decision, game))
        count += 1
    return count
