"""The procedure of the seed, step by step (ST@seed:1.1 to 4.1)."""

from __future__ import annotations

import pytest

from adjudge.core.codec import fingerprint
from adjudge.core.errors import IllegalChoice
from tests.starlight.table import Table

STEPS = ("declare", "targets", "cost", "light", "paid", "checked", "targets kept", "resolve")


def fireball() -> Table:
    """The running example: a Fireball, a red stone and a face-down resource; a marksman."""
    table = Table()
    table.put(0, "hand", "Fireball")
    table.stones(0, "Red Mana Stone", down=1)
    table.put(1, "battlefield", "Swift Magic Marksman")
    return table


def test_3_8_the_running_example() -> None:
    """Fireball is declared, aimed, paid with two resources, and the marksman falls."""
    table = fireball()
    table.play()
    table.choose("play", "Fireball")
    table.choose("target", "Swift Magic Marksman")
    table.choose("act", "Red Mana Stone", word="red")
    assert table.told(*STEPS) == [
        "declare",
        "targets",
        "cost",
        "light",
        "light",
        "paid",
        "checked",
        "targets kept",
        "resolve",
    ]
    assert table.names("graveyard", 1) == ["Swift Magic Marksman"]
    assert table.names("graveyard", 0) == ["Fireball"]


def test_l_3_face_down_resources_have_no_colour() -> None:
    """Two face-down resources do not pay a red light."""
    table = Table()
    card = table.put(0, "hand", "Fireball")[0]
    table.stones(0, down=2)
    game = table.play()
    assert not table.offered("play")
    with pytest.raises(IllegalChoice) as error:
        game.choose(type(table.offered("end turn")[0])("play", card))
    assert [r.rule for r in error.value.refusal.reasons] == ["ST@seed:L.3"]


def test_2_7_triggers_of_the_first_steps_come_first() -> None:
    """The marksman's trigger is resolved before the event that set it off."""
    table = Table()
    table.put(0, "hand", "Star Balm")
    table.stones(0, "Red Mana Stone")
    table.put(0, "battlefield", "Swift Magic Marksman")
    table.play()
    table.choose("play", "Star Balm")
    table.choose("target", "Professor Sophia")
    assert table.told("resolve", "star damage", "gain life") == [
        "resolve",
        "star damage",
        "resolve",
        "gain life",
    ]
    assert (table.life(0), table.life(1)) == (21, 18)


def test_2_8_a_trigger_paid_for_sets_off_another_that_goes_first() -> None:
    """Order of resolution: what the payment set off, the paid trigger, the spell."""
    table = Table()
    table.put(0, "hand", "Star Balm")
    table.stones(0, "White Mana Stone")
    table.put(0, "battlefield", "Offering Echo", "Grief Bell", "Test Guard")
    table.play()
    table.choose("play", "Star Balm")
    table.choose("yes")
    assert table.told("to graveyard", "gain life", "lose life") == [
        "to graveyard",
        "gain life",
        "lose life",
        "gain life",
    ]


def test_3_4_nullified_but_cast() -> None:
    """A trigger takes the target away: nothing is done, the cost stays paid, it counts."""
    table = fireball()
    table.put(0, "battlefield", "Echo Hunter")
    table.play()
    table.choose("play", "Fireball")
    table.choose("target", "Swift Magic Marksman")
    table.choose("act", "Red Mana Stone", word="red")
    assert table.told("nullified") == ["nullified"]
    assert table.now.count("cast", 0) == 1
    assert table.names("graveyard", 0) == ["Fireball"]
    assert sum("acted" in o.marks for o in table.now.objs.values()) == 2


def test_2_6_what_is_found_wrong_is_undone_whole() -> None:
    """A wrong target, found in step 6: everything is as before the declaration."""
    table = Table(faults="found")
    table.put(0, "hand", "Small Hunt", "Test Giant")
    table.stones(0, "Red Mana Stone")
    table.put(1, "battlefield", "Test Giant")
    game = table.play()
    before = fingerprint(game.state)
    table.choose("play", "Small Hunt")
    table.choose("target", "Test Giant")
    assert table.told("fault", "undone") == ["fault", "undone"]
    assert fingerprint(game.state) == before


def test_4_1_resources_first() -> None:
    """Acting first and declaring then ends as the proper order does."""
    proper = fireball()
    proper.play()
    proper.choose("play", "Fireball")
    proper.choose("target", "Swift Magic Marksman")
    proper.choose("act", word="red")
    free = Table(order="free")
    free.put(0, "hand", "Fireball")
    free.stones(0, "Red Mana Stone", down=1)
    free.put(1, "battlefield", "Swift Magic Marksman")
    free.play()
    free.choose("act", word="red")
    free.choose("act", word="colourless")
    free.choose("play", "Fireball")
    free.choose("target", "Swift Magic Marksman")
    free.now.readings = {}
    assert fingerprint(free.now) == fingerprint(proper.now)


def test_4_1_what_nothing_used_is_taken_back() -> None:
    """Lights that were made ahead and are used by nothing were never made."""
    table = Table(order="free")
    table.put(0, "hand", "Star Balm")
    table.stones(0, "Red Mana Stone", down=1)
    game = table.play()
    before = fingerprint(game.state)
    table.choose("act", word="red")
    table.choose("act", word="colourless")
    table.choose("play", "Star Balm")
    assert table.told("taken back") == ["taken back"]
    assert fingerprint(game.state) == before


def test_2_4_the_number_of_a_cost_is_read_once() -> None:
    """Three characters as the cost is read: three cards are due although one is given up."""
    table = Table()
    table.put(0, "hand", "Headcount", *["Star Balm"] * 4)
    table.put(0, "battlefield", *["Test Guard"] * 3)
    table.play()
    table.choose("play", "Headcount")
    while table.offered("pick"):
        table.choose("pick")
    assert len(table.names("hand", 0)) == 1
    assert table.life(0) == 25
