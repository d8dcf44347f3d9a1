"""A resource with a text works face up and not face down, however it comes to lie so."""

from __future__ import annotations

import pytest

from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.rulebooks.starlight.cards.registry import read_cards
from adjudge.rulebooks.starlight.rulebook import Starlight
from tests.starlight.table import Table

STONE = """
[[card]]
name = "War Stone"
ko = "전쟁의 돌"
type = "resource"
colour = "red"
text = ["constant(character & mine, attack=1)"]
house = "all"
"""


def _position(*, down: bool) -> tuple[Starlight, State, int, int]:
    rb = Starlight({entry.card.name: entry.card for entry in read_cards(STONE, "own")})
    table = Table()
    (guard,) = table.put(0, "battlefield", "Test Guard")
    (stone,) = table.put(0, "resources", "War Stone")
    table.state.objs[stone].facedown = down
    return rb, table.state, guard, stone


@pytest.mark.parametrize("down", [True, False])
def test_a_text_that_is_turned_over(*, down: bool) -> None:
    """The table is behind once the face of a card with a text is turned (C.1)."""
    rb, state, guard, stone = _position(down=down)
    assert chars_of(rb, state, guard).stat("attack") == (1 if down else 2)
    state.edit(stone).facedown = not down
    assert chars_of(rb, state, guard).stat("attack") == (2 if down else 1)
