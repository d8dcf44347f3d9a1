"""Shares of combat damage that a line tells although nothing is asked about them any more."""

from __future__ import annotations

from collections.abc import Sequence

from adjudge.core.errors import Refusal
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulebooks.riftbound.rules.assign import share_reasons
from adjudge.rulekit.names import Names
from adjudge.rulekit.values import Refused, Values


def take_forced_shares(
    names: Names, state: State, entries: Sequence[Entry], player: int, values: Values
) -> None:
    """Take the units of an ``assign`` whose share was forced once the others had theirs.

    Args:
        names: The names of the game.
        state: The position after the line.
        entries: What happened since the line began.
        player: Who assigned.
        values: What the line still tells; the units found are taken from it.

    Raises:
        Refused: A unit got another share than the line tells.
    """
    shares = [e for e in entries if e.kind == "assign" and e.data.get("player") == player]
    while values.items:
        text = values.items[0].text
        alias = names.aliases.get(text)
        name = state.card_names[alias] if alias is not None else names.card(text)
        mine = [e for e in shares if e.data.get("obj") == name]
        if not mine:
            return
        told = values.items[1].text if len(values.items) > 1 else ""
        if told.isdigit():
            exact = [e for e in mine if e.data.get("amount") == int(told)]
            if not exact:
                reasons = share_reasons(int(told), int(mine[-1].data["amount"]))
                raise Refused(Refusal(values.line.text, tuple(reasons)))
            mine = exact
        shares.remove(mine[-1])
        del values.items[: 2 if told.isdigit() else 1]
