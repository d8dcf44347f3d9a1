"""Keywords as characteristics: what finds them, and what bears which (chapter 800)."""

from typing import Final

import pytest

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.cases import Session, _invented
from adjudge.rulebooks.riftbound.notation_run import why_not
from tests.riftbound.tables import kinds, play, table

rule = pytest.mark.rule

BOARD: Final = """
  turn: A, main
  A:
    hand: [Test Find {word}, Test Steel]
    base: [{bearer} as bearer, Test Unit 9 as plain, Test Gear as idle]
    runes: 1 fury
"""
TRASH: Final = """
  turn: A, main
  A: {{hand: [Test Fetch {word}], trash: [{bearer} as bearer, Test Slow Bolt as plain]}}
"""
WORN: Final = """
  turn: A, main
  A:
    hand: [Test Find Equip]
    base: [{card: Test Unit 3, as: host, attached: [Test Sword as worn]}]
"""


def may_choose(session: Session, line: str) -> bool:
    """Whether a move is allowed."""
    return why_not(session.runner, line) is None


# --------------------------------------------------------------------------- being found by it

ON_THE_BOARD: Final = [
    pytest.param("Accelerate", "Test Rider 3", id="RB-CR@1.4:805.5"),
    pytest.param("Assault", "Test Brawler 3", id="RB-CR@1.4:807.3"),
    pytest.param("Deathknell", "Test Mourner 2", id="RB-CR@1.4:808.3"),
    pytest.param("Deflect", "Test Deflector 3", id="RB-CR@1.4:809.3"),
    pytest.param("Ganking", "Test Ganker 3", id="RB-CR@1.4:810.3"),
    pytest.param("Hidden", "Test Lurker 2", id="RB-CR@1.4:811.5"),
    pytest.param("Legion", "Test Legionary 3", id="RB-CR@1.4:812.3"),
    pytest.param("Shield", "Stalwart Poro", id="RB-CR@1.4:814.3"),
    pytest.param("Tank", "Test Tank 3", id="RB-CR@1.4:815.3"),
    pytest.param("Temporary", "Test Fading 3", id="RB-CR@1.4:816.3"),
    pytest.param("Vision", "Test Twin Vision 2", id="RB-CR@1.4:817.3"),
    pytest.param("Equip", "Test Sword", id="RB-CR@1.4:818.5"),
    pytest.param("Quick-Draw", "Test Quick Blade", id="RB-CR@1.4:819.3"),
    pytest.param("Weaponmaster", "Test Weaponmaster 2", id="RB-CR@1.4:821.3"),
    pytest.param("Ambush", "Test Ambusher 3", id="RB-CR@1.4:822.4"),
    pytest.param("Hunt", "Test Hunter 2", id="RB-CR@1.4:823.3"),
    pytest.param("Level", "Test Novice 2", id="RB-CR@1.4:824.2"),
    pytest.param("Unique", "Test Only 2", id="RB-CR@1.4:825.5"),
    pytest.param("Backline", "Test Backline 3", id="RB-CR@1.4:826.6"),
    pytest.param("Empower", "Test Ascendant 3", id="RB-CR@1.4:827.4"),
    pytest.param("Empowered", "Test Ascendant 3", id="RB-CR@1.4:828.2"),
]
IN_THE_TRASH: Final = [
    pytest.param("Action", "Test Bolt", id="RB-CR@1.4:806.5/RB-CR@1.4:806.5.b"),
    pytest.param("Reaction", "Test Jolt", id="RB-CR@1.4:813.5/RB-CR@1.4:813.5.b"),
    pytest.param("Repeat", "Test Echo Choice", id="RB-CR@1.4:820.4"),
    pytest.param("Flow", "Test Slow Ebb", id="RB-CR@1.4:829.2"),
    pytest.param("Hidden", "Test Buried Bolt", id="RB-CR@1.4:811.5"),
    pytest.param("Legion", "Test Legion Rite", id="RB-CR@1.4:812.3"),
    pytest.param("Ambush", "Test Ambusher 3", id="RB-CR@1.4:822.4"),
]


@rule("RB-CR@1.4:801.3")
@rule("RB-CR@1.4:727.1.b.1")
@pytest.mark.parametrize(("word", "bearer"), ON_THE_BOARD)
def test_a_keyword_on_the_board_can_be_asked_for(word: str, bearer: str) -> None:
    """A text that asks for it takes what has it and nothing else, active or not."""
    session = table(BOARD.format(word=word, bearer=bearer))
    for other in ("plain", "idle"):
        assert not may_choose(session, f"A: play Test Find {word} -> {other}")
    play(session, f"A: play Test Find {word} -> bearer", "pass until the chain is empty")
    assert kinds(session)[-1] == "exhaust"


@rule("RB-CR@1.4:801.3")
@pytest.mark.parametrize(("word", "bearer"), IN_THE_TRASH)
def test_a_keyword_of_a_card_can_be_asked_for(word: str, bearer: str) -> None:
    """Cards have their keywords away from the board as well."""
    session = table(TRASH.format(word=word, bearer=bearer))
    assert not may_choose(session, f"A: play Test Fetch {word} -> plain")
    play(session, f"A: play Test Fetch {word} -> bearer", "pass until the chain is empty")
    assert kinds(session)[-1] == "return"


@rule("RB-CR@1.4:801.3.a")
@rule("RB-CR@1.4:806.5.a")
@rule("RB-CR@1.4:813.5.a")
def test_a_keyword_that_is_given_is_found_while_it_lasts() -> None:
    """Tank for the turn: found this turn, and not in the next."""
    session = table(BOARD.format(word="Tank", bearer="Test Unit 3"))
    assert not may_choose(session, "A: play Test Find Tank -> bearer")
    play(session, "A: play Test Steel -> bearer", "pass until the chain is empty")
    assert may_choose(session, "A: play Test Find Tank -> bearer")
    play(session, "until B main", "until A main")
    assert not may_choose(session, "A: play Test Find Tank -> bearer")


@rule("RB-CR@1.4:818.5.a")
@rule("RB-CR@1.4:722.1")
@rule("RB-CR@1.4:722.2")
def test_the_equip_of_a_worn_gear_is_found() -> None:
    """Its rules text is inactive, and is there to be read all the same."""
    session = table(WORN)
    assert not may_choose(session, "A: play Test Find Equip -> host")
    play(session, "A: play Test Find Equip -> worn", "pass until the chain is empty")
    assert kinds(session)[-1] == "exhaust"


@pytest.mark.parametrize(
    ("word", "gear", "found"),
    [
        pytest.param("Action", "Test Action Gear", True, id="RB-CR@1.4:806.5.c"),
        pytest.param("Reaction", "Test Reaction Gear", True, id="RB-CR@1.4:813.5.c"),
        ("Reaction", "Test Action Gear", False),
        ("Action", "Test Drawing Gear", False),
    ],
)
def test_the_keyword_of_an_ability_can_be_asked_for(word: str, gear: str, *, found: bool) -> None:
    """On the chain an ability has the timing keyword that stands in front of it."""
    session = table(
        f"  turn: A, main\n  A: {{base: [{gear} as source]}}\n  B: {{hand: [Test Hush {word}]}}"
    )
    play(session, "A: activate source", "A: pass")
    assert may_choose(session, f"B: play Test Hush {word} -> {gear}") is found


@rule("RB-CR@1.4:811.5.a")
def test_hidden_is_no_matter_of_lying_facedown() -> None:
    """A unit played from hand has it, and so has one that was played from facedown."""
    session = table("""
  turn: A, main
  battlefields: {north: {controller: A, facedown: {A: Test Lurker 2 as sly}, units: [Test Unit 3]}}
  A: {hand: [Test Find Hidden, Test Find Hidden, Test Lurker 2 as open], pool: 4 energy}
""")
    play(session, "A: play sly -> sly", "pass until the chain is empty")
    play(session, "A: play open to base -> open", "pass until the chain is empty")
    for alias in ("sly", "open"):
        assert may_choose(session, f"A: play Test Find Hidden -> {alias}")


# --------------------------------------------------------------------------- bearing it

UNITS: Final = frozenset({"unit"})
PERMANENTS: Final = frozenset({"unit", "gear"})
BEARERS: Final = [
    pytest.param("Accelerate", UNITS, id="RB-CR@1.4:805.1"),
    pytest.param("Action", PERMANENTS | {"spell"}, id="RB-CR@1.4:806.1.a"),
    pytest.param("Assault", UNITS, id="RB-CR@1.4:807.1.a"),
    pytest.param("Deathknell", PERMANENTS, id="RB-CR@1.4:808.1.a"),
    pytest.param("Deflect", PERMANENTS, id="RB-CR@1.4:809.1.a"),
    pytest.param("Ganking", UNITS, id="RB-CR@1.4:810.1.a"),
    pytest.param("Hidden", PERMANENTS | {"spell"}, id="RB-CR@1.4:811.1.a"),
    pytest.param("Reaction", PERMANENTS | {"spell"}, id="RB-CR@1.4:813.1.a"),
    pytest.param("Shield", UNITS, id="RB-CR@1.4:814.1.a"),
    pytest.param("Tank", UNITS, id="RB-CR@1.4:815.1.a"),
    pytest.param("Temporary", PERMANENTS, id="RB-CR@1.4:816.1.a"),
    pytest.param("Vision", PERMANENTS, id="RB-CR@1.4:817.1.a"),
    pytest.param("Equip", frozenset({"gear"}), id="RB-CR@1.4:818.1.a"),
    pytest.param("Quick-Draw", frozenset({"gear"}), id="RB-CR@1.4:819.1.a"),
    pytest.param("Weaponmaster", UNITS, id="RB-CR@1.4:821.1.a"),
    pytest.param("Ambush", UNITS, id="RB-CR@1.4:822.1.a"),
    pytest.param("Hunt", UNITS, id="RB-CR@1.4:823.1.a"),
    pytest.param("Backline", UNITS, id="RB-CR@1.4:826.2"),
    pytest.param("Empower", UNITS | {"gear", "legend"}, id="RB-CR@1.4:827.1.a"),
    pytest.param("Flow", frozenset({"spell"}), id="RB-CR@1.4:829.1.a"),
]


def printed(card: CardDef) -> set[str]:
    """Keywords in the rules text of a card; an effect text is that of another object."""
    found = set()
    for ability in card.abilities:
        if isinstance(ability, v.Keyword):
            found.add(ability.name)
        elif isinstance(ability, v.Triggered | v.Activated | v.Dependent):
            found.add(ability.keyword)
    return found


@pytest.mark.parametrize(("word", "types"), BEARERS)
def test_a_keyword_is_printed_on_cards_of_its_types(word: str, types: frozenset[str]) -> None:
    """Among all cards that are written so far, and the invented ones."""
    every = (*all_cards().values(), *_invented().values())
    bearers = [card for card in every if word in printed(card)]
    assert bearers
    assert [card.name for card in bearers if not types & set(card.types)] == []


@rule("RB-CR@1.4:818.1.a")
def test_what_has_equip_is_an_equipment() -> None:
    """The tag goes with the keyword."""
    bearers = [card for card in all_cards().values() if "Equip" in printed(card)]
    assert bearers
    assert [card.name for card in bearers if "Equipment" not in card.tags] == []
