"""ST@seed:1.4 at the moments in which a case can't name a move: the decision is another one."""

from __future__ import annotations

import pytest

from adjudge.core.decisions import Option
from adjudge.core.errors import IllegalChoice
from tests.starlight.table import Table


def refused(table: Table, card: int) -> list[str]:
    """Rules that refuse to cast a card at the open decision."""
    assert table.game is not None
    with pytest.raises(IllegalChoice) as error:
        table.game.choose(Option("play", card))
    return [reason.rule for reason in error.value.refusal.reasons]


def test_no_spell_while_another_is_unfinished() -> None:
    """A Fireball waits for its target."""
    table = Table()
    table.put(0, "hand", "Fireball")
    balm = table.put(0, "hand", "Star Balm")[0]
    table.stones(0, *["Red Mana Stone"] * 3)
    table.play()
    table.choose("play", "Fireball")
    assert "ST@seed:1.4" in refused(table, balm)


def test_no_spell_in_a_combat() -> None:
    """The defender is asked for a blocker, and may not cast."""
    table = Table()
    table.put(0, "battlefield", "Test Giant")
    table.put(1, "battlefield", "Test Guard")
    balm = table.put(1, "hand", "Star Balm")[0]
    table.stones(1, "White Mana Stone")
    table.play()
    table.choose("attack", "Test Giant")
    assert "ST@seed:1.4" in refused(table, balm)


def test_no_spell_in_the_end_phase() -> None:
    """The player of the turn discards down to eight cards."""
    table = Table()
    cards = table.put(0, "hand", *["Star Balm"] * 9, "Test Guard")
    table.stones(0, "White Mana Stone")
    table.play()
    table.choose("end turn")
    assert table.now.phase == "discard"
    assert "ST@seed:1.4" in refused(table, cards[0])


def test_no_spell_in_the_start_phase() -> None:
    """A trigger of the upkeep step waits for its target."""
    table = Table()
    table.put(1, "battlefield", "Upkeep Arrow")
    table.put(0, "battlefield", "Test Giant", "Test Guard")
    balm = table.put(1, "hand", "Star Balm")[0]
    table.stones(1, "White Mana Stone")
    table.play()
    table.choose("end turn")
    assert table.now.phase == "upkeep"
    assert "ST@seed:1.4" in refused(table, balm)
