"""Refusals of choices that name what has no part in the question."""

import pytest

from adjudge.core.decisions import Option
from adjudge.core.errors import IllegalChoice
from tests.riftbound.tables import play, table


def test_a_card_off_the_board_is_no_unit_of_a_combat() -> None:
    """Whoever assigns damage to it is refused with a reason, whatever it is."""
    session = table(
        "  turn: A, main\n"
        "  battlefields: {north: {controller: B, units: [Test Unit 3, Test Unit 2]}}\n"
        "  A: {base: [Test Unit 4 as raider], trash: [Test Bolt, Test Tank 3 as far]}"
    )
    play(session, "A: move raider to north", "A: pass", "B: pass")
    game = session.runner.game
    assert game.decision is not None
    assert game.decision.kind == "assign"
    far = session.runner.names.object_of(session.state, "far")
    with pytest.raises(IllegalChoice) as refused:
        game.choose(Option("assign", far, 1))
    assert refused.value.refusal.reasons
