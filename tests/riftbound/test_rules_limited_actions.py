"""Game actions that nobody may take of free will (410.2): a text has to say so."""

from typing import Final

import pytest

from tests.riftbound.tables import kinds, play, table

rule = pytest.mark.rule

# Everything that the actions below act on, and nothing that says so: neither cards to be played
# nor units that could make a standard move.
BARE: Final = """
  turn: A, main
  battlefields:
    north: {card: Test Field North, controller: A, units: ["Test Unit 3 as held (exhausted)"]}
    south: {controller: B}
  A:
    hand: [Test Blank, %s]
    deck: [Test Unit 1, Test Unit 2, Test Unit 3, Test Unit 4]
    trash: [Test Unit 5, Test Unit 6]
    base:
      - "Test Unit 2 as hurt (exhausted, damage 1)"
      - "Test Unit 4 as buffed (exhausted, buff, empowered)"
      - {card: Test Unit 6, as: bearer, exhausted: true, attached: [Test Plain Relic as worn]}
      - Test Plain Relic as loose
      - "Test Gear as tired (exhausted)"
    runes: []
    rune deck: [Fury Rune, Fury Rune, Fury Rune]
    pool: 1 energy
  B: {base: [Test Unit 5 as foe]}
"""

ACTIONS: Final = [
    pytest.param("Test Draw 3", "", "draw", id="RB-CR@1.4:413.2/RB-CR@1.4:413.2.b"),
    pytest.param("Test Exhaust", "foe", "exhaust", id="RB-CR@1.4:414.3"),
    pytest.param("Test Ready", "hurt", "ready", id="RB-CR@1.4:415.3/RB-CR@1.4:415.3.b"),
    pytest.param("Test Recycle 3", "", "recycle", id="RB-CR@1.4:416.2/RB-CR@1.4:416.2.a"),
    pytest.param("Test Free Bolt 3", "foe", "damage", id="RB-CR@1.4:417.3"),
    pytest.param("Test Mend", "hurt", "heal", id="RB-CR@1.4:418.3/RB-CR@1.4:418.3.a"),
    pytest.param("Test Walk Home", "held", "move", id="RB-CR@1.4:420.2/RB-CR@1.4:420.2.a"),
    pytest.param("Test Discard 2", "", "discard", id="RB-CR@1.4:422.2/RB-CR@1.4:422.2.a"),
    pytest.param("Test Stun", "foe", "stun", id="RB-CR@1.4:423.2/RB-CR@1.4:423.2.a"),
    pytest.param("Test Reveal", "", "reveal", id="RB-CR@1.4:424.2/RB-CR@1.4:424.2.a"),
    pytest.param("Test Buff", "foe", "buff", id="RB-CR@1.4:426.2/RB-CR@1.4:426.2.a"),
    pytest.param("Test Banishing", "foe", "banish", id="RB-CR@1.4:427.4/RB-CR@1.4:427.4.a"),
    pytest.param("Test Kill", "foe", "die", id="RB-CR@1.4:428.3/RB-CR@1.4:428.3.a"),
    pytest.param("Test Channel 2", "", "channel", id="RB-CR@1.4:430.4.b"),
    pytest.param("Test Doubling", "foe", "lasting", id="RB-CR@1.4:432.2/RB-CR@1.4:432.2.a"),
    pytest.param("Test Swapping", "foe, hurt", "swap", id="RB-CR@1.4:433.2/RB-CR@1.4:433.2.a"),
    pytest.param("Test Bind", "loose, foe", "attach", id="RB-CR@1.4:434.2/RB-CR@1.4:434.2.a"),
    pytest.param("Test Unbind", "worn", "detach", id="RB-CR@1.4:435.2/RB-CR@1.4:435.2.a"),
    pytest.param("Test Predict 3", "", "look", id="RB-CR@1.4:436.2/RB-CR@1.4:436.2.a"),
    pytest.param("Test Belittle", "foe", "replace", id="RB-CR@1.4:438.2/RB-CR@1.4:438.2.a"),
    pytest.param("Test Make Recruits", "", "enter", id="RB-CR@1.4:439.6/RB-CR@1.4:439.6.a"),
    pytest.param("Test Burn 3", "", "burn", id="RB-CR@1.4:440.3/RB-CR@1.4:440.3.a"),
    pytest.param("Test Empower", "foe", "empower", id="RB-CR@1.4:441.3/RB-CR@1.4:441.3.a"),
    pytest.param("Test Disempower", "buffed", "disempower", id="RB-CR@1.4:442.2/RB-CR@1.4:442.2.a"),
    pytest.param("Test Toll", "", "paid", id="RB-CR@1.4:444.3/RB-CR@1.4:444.3.a"),
]
"""A card that instructs to take an action, what it acts on, and the trace of the action."""


@rule("RB-CR@1.4:410.2")
@rule("RB-CR@1.4:410.2.a")
@rule("RB-CR@1.4:410.2.b")
def test_without_an_instruction_the_turn_is_all_that_can_be_ended() -> None:
    """In the open state of one's own Main Phase no limited action is on offer."""
    session = table(BARE % "Test Blank")
    decision = session.runner.game.decision
    assert decision is not None
    assert (decision.player, [o.verb for o in decision.options]) == (0, ["end turn"])


@pytest.mark.parametrize(("card", "on", "kind"), ACTIONS)
def test_an_instruction_has_the_action_taken(card: str, on: str, kind: str) -> None:
    """The card that says so adds its own play to what is offered, and the action happens then."""
    session = table(BARE % card)
    decision = session.runner.game.decision
    assert decision is not None
    assert {o.verb for o in decision.options} == {"play", "end turn"}
    assert kind not in kinds(session)
    play(session, f"A: play {card}" + (f" -> {on}" if on else ""), "pass until the chain is empty")
    asked = session.runner.game.decision
    assert asked is not None
    if asked.kind != "main":
        play(session, "A: yes" if asked.kind == "pay to" else "A: choose none")
    session.runner.finish()
    assert kind in kinds(session), kinds(session)


@rule("RB-CR@1.4:425.2")
@rule("RB-CR@1.4:425.2.a")
@pytest.mark.parametrize(("card", "verbs"), [("Blank", {"pass"}), ("Counter", {"play", "pass"})])
def test_countering_takes_a_card_that_says_so(card: str, verbs: set[str]) -> None:
    """With priority over another's spell there is nothing to be done but to let it be."""
    session = table(f"  turn: A, main\n  A: {{hand: [Test Cantrip]}}\n  B: {{hand: [Test {card}]}}")
    play(session, "A: play Test Cantrip", "A: pass")
    decision = session.runner.game.decision
    assert decision is not None
    assert (decision.player, {o.verb for o in decision.options}) == (1, verbs)


@rule("RB-CR@1.4:437.6")
@rule("RB-CR@1.4:437.6.a")
@pytest.mark.parametrize(("card", "prevented"), [("Stun", False), ("Ward 2", True)])
def test_damage_is_prevented_where_an_effect_says_so(card: str, *, prevented: bool) -> None:
    """The same damage after a spell that speaks of it and after one that does not."""
    session = table(BARE % f"Test {card}, Test Free Bolt 3")
    for name in (card, "Free Bolt 3"):
        play(session, f"A: play Test {name} -> foe", "pass until the chain is empty")
    assert ("prevented" in kinds(session)) is prevented


@rule("RB-CR@1.4:443.3")
@rule("RB-CR@1.4:443.3.a")
@pytest.mark.parametrize(("card", "drawn"), [("Learn 2", 1), ("Skip Draw", 0)])
def test_a_phase_is_skipped_where_an_effect_says_so(card: str, drawn: int) -> None:
    """A player can't leave out the Draw Phase of free will; an effect may."""
    session = table(BARE % f"Test {card}")
    play(session, f"A: play Test {card}", "until B main")
    before = kinds(session).count("draw")
    play(session, "until A main")
    assert kinds(session).count("draw") - before == drawn


@rule("RB-CR@1.4:413.4.a")
@rule("RB-CR@1.4:413.4.b")
@rule("RB-CR@1.4:431.2.a")
@rule("RB-CR@1.4:431.4")
@rule("RB-CR@1.4:431.4.a")
@pytest.mark.parametrize(("deck", "burns"), [("[Test Unit 1, Test Unit 2]", 1), ("", 0)])
def test_a_burn_out_comes_from_what_needs_cards(deck: str, burns: int) -> None:
    """Nothing but drawing more than there is brings it, and it is never offered."""
    session = table(
        "  turn: A, main\n  A: {hand: [Test Draw 3], trash: [Test Unit 3, Test Unit 4]"
        + (f", deck: {deck}" if deck else "")
        + "}"
    )
    decision = session.runner.game.decision
    assert decision is not None
    assert {o.verb for o in decision.options} == {"play", "end turn"}
    play(session, "A: play Test Draw 3", "pass until the chain is empty")
    told = [kind for kind in kinds(session) if kind in ("draw", "burn out")]
    assert told.count("burn out") == burns
    if burns:
        # What is there is drawn, then the player burns out, then the rest is drawn.
        assert told == ["draw", "draw", "burn out", "draw"]
