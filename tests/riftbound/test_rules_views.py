"""What everybody sees, and what only one player sees (421, 424, 729, 811.6)."""

from typing import Any, Final

import pytest

from adjudge.core.views import view
from adjudge.rulebooks.riftbound.cases import Session
from tests.riftbound.tables import play, table

rule = pytest.mark.rule

VIEWERS: Final = (0, 1, None)
HIDDEN: Final = """
  turn: A, main
  battlefields:
    north: {{controller: A, facedown: {{A: Test Buried Bolt as bolt}}, units: [Test Unit 3]}}
  A: {{points: {points}, hand: [Test Glory], pool: 1 energy}}
  B: {{base: [Test Unit 5 as foe]}}
"""


def names_seen(session: Session, viewer: int | None) -> list[str]:
    """Names of all objects whose face a viewer sees."""
    zones: list[dict[str, Any]] = view(session.rb, session.state, viewer)["zones"]
    return [o["name"] for zone in zones for o in zone["objects"] if "name" in o]


@rule("RB-CR@1.4:421.4")
def test_a_facedown_card_that_leaves_is_shown() -> None:
    """Only its player knows it while it lies there; in the trash everybody does."""
    session = table(HIDDEN.format(points=0))
    seen = ["Test Buried Bolt" in names_seen(session, viewer) for viewer in VIEWERS]
    assert seen == [True, False, False]
    play(session, "until B main", "B: move foe to north", "pass until the showdown ends")
    assert all("Test Buried Bolt" in names_seen(session, viewer) for viewer in VIEWERS)


@rule("RB-CR@1.4:421.4")
@pytest.mark.parametrize(("points", "over"), [(7, True), (3, False)])
def test_a_facedown_card_is_shown_when_the_game_ends(points: int, *, over: bool) -> None:
    """The point that wins shows it to everybody; another does not."""
    session = table(HIDDEN.format(points=points))
    play(session, "A: play Test Glory", "pass until the chain is empty")
    assert (session.state.result is not None) is over
    assert ["Test Buried Bolt" in names_seen(session, viewer) for viewer in VIEWERS] == [
        True,
        over,
        over,
    ]


@rule("RB-CR@1.4:811.6.a")
def test_nobody_is_told_that_a_facedown_card_has_reaction() -> None:
    """What others see of it is the same for any card."""
    others = []
    for card in ("Test Buried Bolt", "Test Lurker 2"):
        session = table(HIDDEN.format(points=0).replace("Test Buried Bolt", card))
        zones = view(session.rb, session.state, 1)["zones"]
        others.append([zone for zone in zones if zone["area"] == "facedown"])
    assert others[0] == others[1]
    assert "Reaction" not in str(others)


@rule("RB-CR@1.4:729.2")
@rule("RB-CR@1.4:731")
def test_experience_is_public_and_no_object() -> None:
    """Everybody sees the number; gaining it makes nothing that lies on the table."""
    session = table("  turn: A, main\n  A: {hand: [Test Learn 2], xp: 3}")
    before = set(session.state.objs)
    play(session, "A: play Test Learn 2", "pass until the chain is empty")
    for viewer in VIEWERS:
        players = view(session.rb, session.state, viewer)["players"]
        assert [player["stats"].get("xp", 0) for player in players] == [5, 0]
    assert len(session.state.objs) == len(before)


@rule("RB-CR@1.4:731.1")
def test_experience_is_no_target() -> None:
    """With XP and nothing on the board there is nothing to ready or to exhaust."""
    session = table("  turn: A, main\n  A: {hand: [Test Exhaust, Test Ready, Test Cantrip], xp: 9}")
    decision = session.runner.game.decision
    assert decision is not None
    plays = [o.obj for o in decision.options if o.verb == "play"]
    assert [session.state.objs[i].name for i in plays] == ["Test Cantrip"]


@rule("RB-CR@1.4:424.3.a")
@rule("RB-CR@1.4:424.3.a.1")
def test_a_revealed_hand_is_all_that_is_in_it_then() -> None:
    """Both cards are shown to the opponent; the one drawn afterwards is not."""
    session = table(
        "  turn: A, main\n"
        "  A: {hand: [Test Show Hand, Test Unit 1, Test Unit 2], deck: [Test Unit 3]}"
    )
    assert "Test Unit 1" not in names_seen(session, 1)
    play(session, "A: play Test Show Hand", "pass until the chain is empty")
    shown = names_seen(session, 1)
    assert {"Test Unit 1", "Test Unit 2"} <= set(shown)
    assert "Test Unit 3" not in shown
    assert "Test Unit 3" in names_seen(session, 0)
