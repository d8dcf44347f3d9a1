"""Rules 360 to 399 that no position of a case shows."""

import pytest

from adjudge.core.state import Event
from adjudge.rulebooks.riftbound.rules.table import battlefield_object, battlefields
from tests.riftbound.tables import table

rule = pytest.mark.rule

FIELDS = """
  turn: TURN, main
  battlefields:
    north: {controller: A, units: [Test Unit 1]}
    south: {}
"""


@rule("RB-CR@1.4:372.2")
@pytest.mark.parametrize(("turn", "player"), [("A", 0), ("B", 1)])
def test_the_turn_player_orders_what_happens_to_an_uncontrolled_battlefield(
    turn: str, player: int
) -> None:
    """Of replacements of an event there; where somebody controls the battlefield, that player."""
    session = table(FIELDS.replace("TURN", turn))
    north, south = (battlefield_object(session.state, p).id for p in battlefields(session.state))
    chooser = session.rb.replacement_chooser
    assert chooser(session.state, Event("conquer", south)) == player
    assert chooser(session.state, Event("conquer", north)) == 0
