"""Deck construction: cards and modes that change how a deck is built."""

from dataclasses import replace

import pytest

from adjudge.rulebooks.riftbound.cards.facts import Domain, find
from adjudge.rulebooks.riftbound.decks import (
    MATCH,
    ConstructionChange,
    Deck,
    DeckFault,
    check_deck,
)
from adjudge.rulebooks.riftbound.decks_builtin import load_deck

rule = pytest.mark.rule

JINX = load_deck("jinx")
"""Legal, 40 cards, Fury and Chaos; it holds Magma Wurm and three Raging Soul."""


def swapped(deck: Deck, *cards: tuple[str, int]) -> Deck:
    """Put cards in for the first ones of the main deck, at the same size."""
    main, out = dict(deck.main), sum(count for _, count in cards)
    for name, count in deck.main:
        taken = min(count, out)
        main[name], out = count - taken, out - taken
    for name, count in cards:
        main[name] = main.get(name, 0) + count
    return replace(deck, main=tuple((name, count) for name, count in main.items() if count))


def shown(faults: tuple[DeckFault, ...]) -> list[tuple[str, str, tuple[str, ...]]]:
    """Code, rule and cards of each fault."""
    return [(fault.code, fault.rule_id, fault.cards) for fault in faults]


class TestChanges:
    """Cards and modes that change how a deck is built."""

    LEGENDS = ConstructionChange(extra_legends=3)
    THREE = ("Daughter of the Void", "Blind Monk", "Unforgiven")
    CHAMPION = ConstructionChange(extra_champions=1, extra_champion_widens_identity=True)

    @rule("RB-KO@2026:ex1")
    def test_ex1_a_card_adds_three_legends(self) -> None:
        """Three different ones are fine and do not widen the identity."""
        deck = replace(JINX, extra_legends=self.THREE)
        assert check_deck(deck, changes={"Magma Wurm": self.LEGENDS}) == ()
        faults = check_deck(swapped(deck, ("Stupefy", 1)), changes={"Magma Wurm": self.LEGENDS})
        assert shown(faults) == [("domain", "RB-CR@1.4:103.1.b.3", ("Stupefy",))]

    @rule("RB-KO@2026:ex1")
    def test_ex1_three_copies_still_add_three(self) -> None:
        """The card asks once, however many copies there are."""
        deck = replace(JINX, extra_legends=self.THREE)
        assert check_deck(deck, changes={"Raging Soul": self.LEGENDS}) == ()

    @rule("RB-KO@2026:ex1")
    @pytest.mark.parametrize(
        ("legends", "cards"),
        [
            (THREE[:2], ()),
            ((*THREE, "The Boss"), ()),
            ((*THREE[:2], "Blind Monk"), ("Blind Monk",)),
        ],
    )
    def test_ex1_not_three_or_not_different(
        self, legends: tuple[str, ...], cards: tuple[str, ...]
    ) -> None:
        """Two, four, or the same one twice."""
        deck = replace(JINX, extra_legends=legends)
        faults = check_deck(deck, changes={"Magma Wurm": self.LEGENDS})
        assert shown(faults) == [("extra-legends", "RB-KO@2026:ex1", cards)]

    @rule("RB-KO@2026:ex1")
    def test_ex1_only_with_the_card_in_the_deck(self) -> None:
        """Without it no legend may be added; a sideboard is not the deck."""
        deck = replace(JINX, extra_legends=self.THREE, sideboard=(("Pouty Poro", 1),))
        expected = [("extra-legends", "RB-KO@2026:ex1", ())]
        assert shown(check_deck(deck, MATCH)) == expected
        assert shown(check_deck(deck, MATCH, changes={"Pouty Poro": self.LEGENDS})) == expected

    @rule("RB-KO@2026:ex1")
    def test_ex1_an_extra_legend_is_a_legend(self) -> None:
        """Other cards are not."""
        deck = replace(JINX, extra_legends=(*self.THREE[:2], "Gust"))
        faults = check_deck(deck, changes={"Magma Wurm": self.LEGENDS})
        assert shown(faults) == [("wrong-type", "RB-KO@2026:ex1", ("Gust",))]

    @rule("RB-KO@2026:ex2")
    def test_ex2_a_mode_adds_a_chosen_champion(self) -> None:
        """It is one of the 40 cards, and its domain joins the identity."""
        assert JINX.main[0] == ("Vi, Destructive", 1)
        short = replace(JINX, main=JINX.main[1:])
        deck = replace(swapped(short, ("Stupefy", 1)), extra_champions=("Viktor, Innovator",))
        assert find("Viktor, Innovator").domains == (Domain.MIND,)
        assert check_deck(deck, mode_changes=[self.CHAMPION]) == ()
        narrow = ConstructionChange(extra_champions=1)
        assert shown(check_deck(deck, mode_changes=[narrow])) == [
            ("domain", "RB-CR@1.4:103.1.b.3", ("Stupefy",))
        ]
        assert shown(check_deck(deck)) == [
            ("domain", "RB-CR@1.4:103.1.b.3", ("Stupefy",)),
            ("extra-champions", "RB-KO@2026:ex2", ()),
        ]

    @rule("RB-KO@2026:ex2")
    def test_ex2_the_choice_can_not_be_left_open(self) -> None:
        """It belongs to building the deck."""
        faults = check_deck(JINX, mode_changes=[self.CHAMPION])
        assert shown(faults) == [("extra-champions", "RB-KO@2026:ex2", ())]

    @rule("RB-KO@2026:ex2")
    @pytest.mark.parametrize("card", ["Jinx, Rebel", "Yasuo, Windrider"])
    def test_ex2_tag_and_domain_must_differ(self, card: str) -> None:
        """Neither the legend's tag nor one of its domains."""
        deck = replace(JINX, extra_champions=(card,))
        faults = check_deck(deck, mode_changes=[self.CHAMPION])
        assert shown(faults) == [("extra-champions", "RB-KO@2026:ex2", (card,))]

    @rule("RB-KO@2026:ex2")
    def test_ex2_an_extra_champion_is_a_champion_unit(self) -> None:
        """The rule of the chosen champion holds for it too."""
        deck = replace(JINX, extra_champions=("Stupefy",))
        faults = check_deck(deck, mode_changes=[self.CHAMPION])
        assert shown(faults) == [
            ("champion-not-a-champion-unit", "RB-CR@1.4:103.2.a.2", ("Stupefy",))
        ]
