"""Worked examples that a case can't hold in full: base costs on the chain, the order of steps."""

import pytest

from adjudge.core.vocab import Cost, Need
from tests.riftbound.tables import play, table

rule = pytest.mark.rule

MARAUDER = """
  turn: A, main
  A: {base: [Legion Marauder as raider], pool: "3 energy, 2 body"}
"""
COMBAT = """
  turn: A, main
  battlefields:
    north:
      controller: B
      units:
      - Test Unit 6 as guard (stunned)
      - {card: Test Unit 1, as: weak, attached: [Test Sword as sword]}
  A: {base: [Test Unit 4 as raider, Test Unit 5 as idle (damage 3)]}
"""


@rule("RB-KO@2026:ex51")
@pytest.mark.parametrize(
    ("pick", "cost"), [(1, Cost((Need(("energy",), 1),))), (2, Cost((Need(("body",), 1),)))]
)
def test_ex051_the_picked_cost_is_the_base_cost_on_the_chain(pick: int, cost: Cost) -> None:
    """The ability on the chain has one base cost, the one that was picked, not the choice."""
    session = table(MARAUDER)
    play(session, f"A: empower raider cost {pick}")
    (item,) = session.state.items
    assert item.cost == cost


@rule("RB-KO@2026:ex60")
def test_ex060_healing_and_recalls_stand_between_deaths_and_the_rest_of_the_cleanup() -> None:
    """3b kills, 3c heals everything, 3d recalls attackers; only then 5 recalls stray gear."""
    session = table(COMBAT)
    play(session, "A: move raider to north", "A: pass", "B: pass", "A: assign weak 3")
    told = [(entry.kind, entry.data.get("obj")) for entry in session.trace]
    begin, end = (told.index((kind, None)) for kind in ("combat cleanup", "no result"))
    assert told[begin:end] == [
        ("combat cleanup", None),
        ("lethal", "Test Unit 1"),
        ("die", "Test Unit 1"),
        ("detach", "Test Sword"),
        ("heal", "Test Unit 5"),
        ("heal", "Test Unit 6"),
        ("heal", "Test Unit 4"),
        ("tie", None),
        ("attackers recalled", None),
        ("recall", "Test Unit 4"),
        ("recall", "Test Sword"),
    ]


@rule("RB-KO@2026:ex60")
def test_ex060_a_normal_cleanup_has_no_such_steps() -> None:
    """The same damage outside combat: only the deaths are looked at."""
    session = table(COMBAT)
    play(session, "A: move raider to north")
    assert not {"combat cleanup", "heal", "recall"} & {entry.kind for entry in session.trace}
