"""Deck construction: for each fault a deck that has it and nothing else, with rule and cards."""

import re
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudge.rulebooks.riftbound.cards.facts import CardType, Domain, Facts, find, load_facts
from adjudge.rulebooks.riftbound.decks import (
    BANS_1V1,
    DUEL,
    MATCH,
    TOURNAMENT_2026_05,
    TOURNAMENT_2026_07,
    ConstructionChange,
    Deck,
    DeckFault,
    DeckOptions,
    Entries,
    FaultCode,
    LimitScope,
    MainDeckSize,
    Mode,
    SideboardUse,
    check_deck,
)
from adjudge.rulebooks.riftbound.decks_builtin import deck_names, load_deck

rule = pytest.mark.rule

HANGUL = re.compile(r"[가-힣]")
JINX = load_deck("jinx")
"""Legal, 40 cards, Fury and Chaos, no sideboard, no signature card."""
ORNN = Deck(
    legend="Fire Below the Mountain",
    champion="Ornn, Forge God",
    main=(
        *(("Stupefy", 3), ("Watchful Sentry", 3), ("Wizened Elder", 3), ("Stalwart Poro", 3)),
        *(("Lecturing Yordle", 3), ("Retreat", 3), ("Wielder of Water", 3), ("Defy", 3)),
        *(("Thousand-Tailed Watcher", 3), ("Sprite Mother", 3), ("Falling Comet", 3)),
        *(("Time Warp", 3), ("Singularity", 3)),
    ),
    runes=(("Calm Rune", 6), ("Mind Rune", 6)),
    battlefields=("Ornn's Forge", "Targon's Peak", "Zaun Warrens"),
)
"""Legal, 40 cards, Calm and Mind; its legend's signature cards are Unique."""


def with_main(deck: Deck, **counts: int) -> Deck:
    """Set the counts of main deck cards; a keyword's underscores stand for blanks."""
    main = dict(deck.main)
    main.update({name.replace("_", " "): count for name, count in counts.items()})
    return replace(deck, main=tuple((name, count) for name, count in main.items() if count))


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
    """Code, rule and cards of each fault; every fault has both texts."""
    for fault in faults:
        assert not HANGUL.search(fault.en)
        assert HANGUL.search(fault.ko)
    return [(fault.code, fault.rule_id, fault.cards) for fault in faults]


class TestLegal:
    """Decks without a fault."""

    @pytest.mark.parametrize("name", deck_names())
    def test_each_built_in_deck_is_legal(self, name: str) -> None:
        """By the core rules, with a sideboard in a best of three."""
        assert check_deck(load_deck(name), MATCH) == ()

    def test_the_test_deck_is_legal(self) -> None:
        """The second deck that the other tests change."""
        assert check_deck(ORNN) == ()

    @rule("RB-S2@2026:S2-001")
    def test_s2_001_a_larger_main_deck_is_legal(self) -> None:
        """The core rules have a minimum only."""
        assert check_deck(with_main(JINX, Undercover_Agent=3)) == ()

    @rule("RB-CR@1.4:103.2.b.1")
    def test_r103_2_b_1_two_more_of_the_chosen_champion(self) -> None:
        """The chosen champion and two more make three."""
        assert check_deck(swapped(JINX, ("Jinx, Demolitionist", 2))) == ()

    @rule("RB-CR@1.4:103.2.b.2")
    def test_r103_2_b_2_names_of_one_character_count_apart(self) -> None:
        """Three of one name and three of another are fine."""
        yasuo = replace(load_deck("yasuo"), champion="Yasuo, Windrider", sideboard=())
        others = tuple(entry for entry in yasuo.main if not entry[0].startswith("Yasuo, "))
        both = (("Yasuo, Remorseful", 3), ("Yasuo, Windrider", 2))
        assert check_deck(replace(yasuo, main=(*others, *both))) == ()

    @rule("RB-CR@1.4:103.2.a.2")
    @pytest.mark.parametrize("champion", ["Jinx, Rebel", "Jinx, Demolitionist"])
    def test_r103_2_a_2_any_champion_unit_of_the_tag(self, champion: str) -> None:
        """The legend's tag decides, not a name."""
        assert check_deck(replace(JINX, champion=champion)) == ()

    @rule("RB-CR@1.4:103.2.d.1")
    def test_r103_2_d_1_three_signature_cards(self) -> None:
        """Three of the legend's own are fine."""
        assert check_deck(swapped(JINX, ("Super Mega Death Rocket!", 3))) == ()

    @rule("RB-CR@1.4:825.3.b")
    def test_r825_3_b_three_unique_signature_cards_of_three_names(self) -> None:
        """Both limits hold at once."""
        unique = [(card.name, 1) for card in load_facts().values() if card.unique]
        assert check_deck(swapped(ORNN, *unique)) == ()

    def test_other_spellings_are_the_same_card(self) -> None:
        """Korean names and long legend names are looked up before anything is counted."""
        assert (
            check_deck(replace(JINX, legend="jinx - loose cannon", champion="징크스, 반항아")) == ()
        )


class TestParts:
    """The parts of a deck: what must be there, and how many."""

    @rule("RB-CR@1.4:103.1")
    def test_r103_1_no_legend(self) -> None:
        """Without a legend nothing is said about domains and tags."""
        faults = check_deck(replace(JINX, legend=None))
        assert shown(faults) == [("no-legend", "RB-CR@1.4:103.1", ())]

    @rule("RB-CR@1.4:103.2")
    def test_r103_2_no_chosen_champion(self) -> None:
        """A missing champion is a fault of its own, and the deck is one card short."""
        assert shown(check_deck(replace(JINX, champion=None))) == [
            ("no-champion", "RB-CR@1.4:103.2", ()),
            ("main-deck-size", "RB-CR@1.4:103.2", ()),
        ]

    @rule("RB-CR@1.4:103.2")
    def test_r103_2_a_card_short(self) -> None:
        """39 cards with the chosen champion are too few."""
        (fault,) = check_deck(with_main(JINX, Undercover_Agent=1))
        assert fault == DeckFault(
            FaultCode.MAIN_SIZE,
            "RB-CR@1.4:103.2",
            "main deck with chosen champion: 39 cards, at least 40 needed",
            "선발 챔피언을 포함한 주 덱: 39장 (최소 40장)",
        )

    def test_tr_601_1_b_a_card_too_many_at_an_event(self) -> None:
        """Events want exactly 40."""
        options = DeckOptions(main_size=MainDeckSize.EXACTLY_40)
        (fault,) = check_deck(with_main(JINX, Undercover_Agent=3), DUEL, options)
        assert (fault.code, fault.rule_id) == ("main-deck-size", "RB-TR@2026-07-16:601.1.b")
        assert fault.en == "main deck with chosen champion: 41 cards, exactly 40 needed"
        assert check_deck(JINX, DUEL, options) == ()

    @rule("RB-CR@1.4:103.3.a")
    @pytest.mark.parametrize("count", [5, 7])
    def test_r103_3_a_not_twelve_runes(self, count: int) -> None:
        """Eleven or thirteen runes."""
        faults = check_deck(replace(JINX, runes=(("Fury Rune", 6), ("Chaos Rune", count))))
        assert shown(faults) == [("rune-count", "RB-CR@1.4:103.3.a", ())]

    @pytest.mark.parametrize(
        ("mode", "rule_id"), [(DUEL, "RB-CR@1.4:485.4.a"), (MATCH, "RB-CR@1.4:486.4.a")]
    )
    @pytest.mark.parametrize("more", [(), ("The Grand Plaza", "Void Gate")])
    def test_r485_4_a_not_three_battlefields(
        self, mode: Mode, rule_id: str, more: tuple[str, ...]
    ) -> None:
        """Two or four battlefields; each mode has its own rule."""
        deck = replace(JINX, battlefields=(*JINX.battlefields[:2], *more))
        faults = check_deck(deck, mode)
        assert shown(faults) == [("battlefield-count", rule_id, ())]

    @rule("RB-CR@1.4:103.4.c")
    def test_r103_4_c_a_battlefield_twice(self) -> None:
        """Three, but two of one name."""
        deck = replace(JINX, battlefields=("Zaun Warrens", "Zaun Warrens", "Targon's Peak"))
        (fault,) = check_deck(deck)
        assert shown((fault,)) == [("battlefield-repeated", "RB-CR@1.4:103.4.c", ("Zaun Warrens",))]
        assert fault.ko == "전장 Zaun Warrens: 2장 (같은 이름은 1장만)"

    @pytest.mark.parametrize(
        ("part", "card", "rule_id"),
        [
            ("legend", "Jinx, Rebel", "RB-CR@1.4:103.1"),
            ("main", "Zaun Warrens", "RB-CR@1.4:103.2"),
            ("runes", "Void Seeker", "RB-CR@1.4:103.3.a"),
            ("battlefields", "Fury Rune", "RB-CR@1.4:103.4"),
            ("sideboard", "Chaos Rune", "RB-S2@2026:S2-024"),
        ],
    )
    def test_a_card_in_the_wrong_part(self, part: str, card: str, rule_id: str) -> None:
        """Each part has its card types."""
        decks: dict[str, Deck] = {
            "legend": replace(JINX, legend=card),
            "main": swapped(JINX, (card, 1)),
            "runes": replace(JINX, runes=(("Fury Rune", 6), ("Chaos Rune", 5), (card, 1))),
            "battlefields": replace(JINX, battlefields=(*JINX.battlefields[:2], card)),
            "sideboard": replace(JINX, sideboard=((card, 1),)),
        }
        assert shown(check_deck(decks[part], MATCH)) == [("wrong-type", rule_id, (card,))]

    @rule("RB-CR@1.4:185")
    def test_r185_a_token_is_no_card(self) -> None:
        """A token goes in no deck."""
        faults = check_deck(swapped(JINX, ("Recruit", 1)))
        assert shown(faults) == [("token", "RB-CR@1.4:185", ("Recruit",))]

    def test_tr_601_2_an_unknown_card_counts_but_is_not_judged(self) -> None:
        """The fault names what may have been meant."""
        (fault,) = check_deck(swapped(JINX, ("Viod Seeker", 2)))
        assert (fault.code, fault.rule_id) == ("unknown-card", "RB-TR@2026-07-16:601.2")
        assert fault.cards == ("Viod Seeker",)
        assert fault.en.startswith('unknown card "Viod Seeker"; did you mean Void Seeker')
        assert fault.ko.startswith('알 수 없는 카드: "Viod Seeker" (비슷한 이름: Void Seeker')

    def test_a_count_below_one_is_no_deck(self) -> None:
        """A negative count would hide another card."""
        with pytest.raises(ValueError, match="Gust: a deck can't have -1 of a card"):
            replace(JINX, main=(*JINX.main, ("Gust", -1)))


class TestChampion:
    """Who may be the chosen champion."""

    @rule("RB-CR@1.4:103.2.a.2")
    def test_r103_2_a_2_a_plain_unit_is_no_chosen_champion(self) -> None:
        """The slot wants a champion unit."""
        faults = check_deck(replace(JINX, champion="Undercover Agent"))
        assert shown(faults) == [
            ("champion-not-a-champion-unit", "RB-CR@1.4:103.2.a.2", ("Undercover Agent",))
        ]

    @rule("RB-CR@1.4:103.2.a.2")
    def test_r103_2_a_2_a_champion_of_another_tag(self) -> None:
        """A champion unit of the right domain, but of another champion."""
        faults = check_deck(replace(JINX, champion="Yasuo, Windrider"))
        assert shown(faults) == [
            ("champion-tag", "RB-CR@1.4:103.2.a.2", ("Yasuo, Windrider",)),
        ]

    @rule("RB-CR@1.4:103.2.d.3")
    def test_r103_2_d_3_a_signature_unit_of_the_right_tag(self) -> None:
        """Annie's Tibbers is a unit of her tag and yet no champion unit."""
        deck = replace(JINX, legend="Dark Child", champion="Tibbers")
        assert shown(check_deck(deck)) == [
            ("champion-is-signature", "RB-CR@1.4:103.2.d.3", ("Tibbers",))
        ]


class TestLimits:
    """How many cards of a name, of Signature and of Unique."""

    @rule("RB-CR@1.4:103.2.b")
    def test_r103_2_b_four_of_a_name(self) -> None:
        """Also if a list has the name on two lines."""
        main = tuple((name, count) for name, count in JINX.main if name != "Raging Soul")
        deck = replace(JINX, main=(*main, ("Raging Soul", 2), ("raging soul", 2)))
        (fault,) = check_deck(deck)
        assert shown((fault,)) == [("copies", "RB-CR@1.4:103.2.b", ("Raging Soul",))]
        assert fault.en == "Raging Soul: 4 cards in main deck, at most 3"

    @rule("RB-CR@1.4:103.2.b.1")
    def test_r103_2_b_1_the_chosen_champion_counts(self) -> None:
        """The chosen champion and three more make four."""
        faults = check_deck(swapped(JINX, ("Jinx, Demolitionist", 3)))
        assert shown(faults) == [("copies", "RB-CR@1.4:103.2.b", ("Jinx, Demolitionist",))]

    def test_tr_403_3_the_sideboard_counts(self) -> None:
        """Three in the main deck and one in the sideboard make four, by the event rules."""
        (fault,) = check_deck(replace(JINX, sideboard=(("Raging Soul", 1),)), MATCH)
        assert shown((fault,)) == [("copies", "RB-TR@2026-07-16:403.3", ("Raging Soul",))]
        assert fault.en == "Raging Soul: 4 cards in main deck and sideboard, at most 3"
        assert fault.ko == "Raging Soul: 주 덱과 보조 덱에 4장 (최대 3장)"

    @rule("RB-CR@1.4:103.2.d.1")
    def test_r103_2_d_1_four_signature_cards_of_two_names(self) -> None:
        """The total counts, not the name."""
        deck = replace(load_deck("leesin"), legend="Wuju Bladesman", champion="Master Yi, Honed")
        deck = swapped(deck, ("Highlander", 2), ("Alpha Strike", 2))
        faults = check_deck(deck)
        assert shown(faults) == [
            ("signature-total", "RB-CR@1.4:103.2.d.1", ("Highlander", "Alpha Strike"))
        ]

    def test_whether_the_sideboard_counts_for_signatures_is_an_option(self) -> None:
        """No source settles it; the stricter reading is the default."""
        name = "Super Mega Death Rocket!"
        deck = replace(swapped(JINX, (name, 2)), sideboard=((name, 2),))
        both = DeckOptions(limit_scope=LimitScope.WITH_SIDEBOARD)
        main = DeckOptions(limit_scope=LimitScope.MAIN_DECK)
        copies = ("copies", "RB-TR@2026-07-16:403.3", (name,))
        total = ("signature-total", "RB-CR@1.4:103.2.d.1", (name,))
        assert shown(check_deck(deck, MATCH)) == shown(check_deck(deck, MATCH, both))
        assert shown(check_deck(deck, MATCH, both)) == [copies, total]
        assert shown(check_deck(deck, MATCH, main)) == [copies]

    @rule("RB-CR@1.4:103.2.d.2")
    def test_r103_2_d_2_a_signature_card_of_another_champion(self) -> None:
        """Pyke's signature card has the domains of Jinx, but not her tag; sideboard too."""
        card = "Death from Below"
        expected = [("signature-tag", "RB-CR@1.4:103.2.d.2", (card,))]
        assert shown(check_deck(swapped(JINX, (card, 1)))) == expected
        assert shown(check_deck(replace(JINX, sideboard=((card, 1),)), MATCH)) == expected

    @rule("RB-CR@1.4:825.3.a")
    def test_r825_3_a_two_of_a_unique_card(self) -> None:
        """One in the main deck and one in the sideboard are two."""
        card = "Forgefire Cape"
        expected = [("unique", "RB-CR@1.4:825.3.a", (card,))]
        assert shown(check_deck(swapped(ORNN, (card, 2)))) == expected
        deck = replace(swapped(ORNN, (card, 1)), sideboard=((card, 1),))
        assert shown(check_deck(deck, MATCH)) == expected
        assert check_deck(deck, MATCH, DeckOptions(limit_scope=LimitScope.MAIN_DECK)) == ()

    def test_a_card_may_lift_its_own_limit(self) -> None:
        """Any number of Spiderling; without its text it is a card like any other."""
        deck = swapped(JINX, ("Spiderling", 30))
        assert check_deck(deck) == ()
        assert shown(check_deck(deck, changes={})) == [
            ("copies", "RB-CR@1.4:103.2.b", ("Spiderling",))
        ]

    def test_a_mode_may_lift_every_limit(self) -> None:
        """In a mode's rule the same change is for every card."""
        deck = swapped(JINX, ("Raging Soul", 5))
        change = ConstructionChange(any_number_of_copies=True)
        assert check_deck(deck, mode_changes=[change]) == ()


class TestIdentity:
    """Domains."""

    @rule("RB-CR@1.4:103.1.b.3")
    def test_r103_1_b_3_a_card_of_another_domain(self) -> None:
        """Main deck, chosen champion and sideboard alike."""
        (fault,) = check_deck(swapped(JINX, ("Stupefy", 1)))
        assert shown((fault,)) == [("domain", "RB-CR@1.4:103.1.b.3", ("Stupefy",))]
        assert fault.en == "Stupefy: Mind outside the domain identity"
        assert fault.ko.endswith(": 덱의 영역 정체성에 없는 영역(정신)")
        side = replace(JINX, sideboard=(("Stupefy", 1),))
        assert check_deck(side, MATCH) == (fault,)
        faults = check_deck(replace(JINX, champion="Yasuo, Remorseful"))
        assert shown(faults) == [
            ("domain", "RB-CR@1.4:103.1.b.3", ("Yasuo, Remorseful",)),
            ("champion-tag", "RB-CR@1.4:103.2.a.2", ("Yasuo, Remorseful",)),
        ]

    @rule("RB-CR@1.4:103.1.b.4")
    def test_r103_1_b_4_all_domains_of_a_card_count(self) -> None:
        """A card of Calm and Chaos does not fit Fury and Chaos."""
        faults = check_deck(swapped(JINX, ("Last Breath", 1)))
        assert shown(faults) == [
            ("domain", "RB-CR@1.4:103.1.b.4", ("Last Breath",)),
            ("signature-tag", "RB-CR@1.4:103.2.d.2", ("Last Breath",)),
        ]
        assert faults[0].en == "Last Breath: Calm outside the domain identity"

    @rule("RB-CR@1.4:103.3.a.1")
    def test_r103_3_a_1_runes_of_another_domain(self) -> None:
        """Runes follow the identity too."""
        faults = check_deck(replace(JINX, runes=(("Fury Rune", 6), ("Calm Rune", 6))))
        assert shown(faults) == [("domain", "RB-CR@1.4:103.3.a.1", ("Calm Rune",))]

    @rule("RB-CR@1.4:103.4.b")
    def test_r103_4_b_a_battlefield_with_a_domain(self) -> None:
        """None is in print; an invented one shows that the rule is looked at."""
        invented = Facts(
            name="Test Grove",
            set="TST",
            number="001",
            type=CardType.BATTLEFIELD,
            domains=(Domain.CALM,),
        )

        def lookup(name: str) -> Facts:
            return invented if name == invented.name else find(name)

        deck = replace(JINX, battlefields=(*JINX.battlefields[:2], "Test Grove"))
        faults = check_deck(deck, lookup=lookup)
        assert shown(faults) == [("domain", "RB-CR@1.4:103.4.b", ("Test Grove",))]


class TestSideboard:
    """How large a sideboard may be, and where."""

    SIDE: Entries = (("Hextech Ray", 3), ("Cleave", 3), ("Falling Star", 3), ("Pouty Poro", 1))

    @rule("RB-S2@2026:S2-009")
    def test_s2_009_ten_cards_are_the_most(self) -> None:
        """Ten are fine, eleven are not, and older event rules had eight."""
        deck = replace(JINX, sideboard=self.SIDE)
        assert check_deck(deck, MATCH) == ()
        size = ("sideboard-size", "RB-S2@2026:S2-009", ())
        larger = replace(JINX, sideboard=(*self.SIDE[:3], ("Pouty Poro", 2)))
        assert shown(check_deck(larger, MATCH)) == [size]
        assert shown(check_deck(deck, MATCH, DeckOptions(sideboard_limit=8))) == [size]

    @rule("RB-S2@2026:S2-010")
    def test_s2_010_best_of_three_only(self) -> None:
        """In a best of one a sideboard is a fault, unless the event allows it."""
        deck = replace(JINX, sideboard=self.SIDE)
        assert shown(check_deck(deck, DUEL)) == [("sideboard-mode", "RB-S2@2026:S2-010", ())]
        assert check_deck(deck, DUEL, DeckOptions(sideboard_use=SideboardUse.ALWAYS)) == ()


class TestBans:
    """Banned cards are an option with days."""

    def test_no_list_unless_asked_for(self) -> None:
        """The core rules ban nothing."""
        assert check_deck(JINX) == ()

    @rule("RB-CR@1.4:103.2.e")
    def test_tr_601_2_every_banned_card_is_named(self) -> None:
        """Cards of the main deck and battlefields."""
        faults = check_deck(JINX, DUEL, TOURNAMENT_2026_07)
        assert shown(faults) == [
            ("banned", "RB-TR@2026-07-16:601.2", (name,))
            for name in ("Fight or Flight", "Scrapheap", "Reaver's Row")
        ]
        assert faults[0].en == "Fight or Flight is banned since 2026-03-31"
        assert faults[0].ko == "Fight or Flight: 2026-03-31부터 금지된 카드"

    @pytest.mark.parametrize(
        ("day", "banned"), [(date(2026, 7, 23), 0), (date(2026, 7, 24), 1), (date.max, 1)]
    )
    def test_a_ban_begins_on_its_day(self, day: date, banned: int) -> None:
        """The day before, the card is legal."""
        options = DeckOptions(bans=BANS_1V1, banned_on=day)
        assert len(check_deck(load_deck("viktor"), MATCH, options)) == banned

    def test_older_event_rules_have_older_bans(self) -> None:
        """In May 2026 only the first bans were in force."""
        assert check_deck(load_deck("viktor"), MATCH, TOURNAMENT_2026_05) == ()

    def test_every_banned_card_exists(self) -> None:
        """A ban of an unknown name would never be found."""
        assert [find(ban.name).name for ban in BANS_1V1] == [ban.name for ban in BANS_1V1]


class TestAll:
    """All faults are listed, and nothing breaks the check."""

    def test_every_fault_is_listed_in_order(self) -> None:
        """An empty deck lacks everything."""
        empty = Deck(legend=None, champion=None, main=(), runes=(), battlefields=())
        assert [fault.code for fault in check_deck(empty)] == [
            "no-legend",
            "no-champion",
            "main-deck-size",
            "rune-count",
            "battlefield-count",
        ]

    CARDS = st.sampled_from(sorted(load_facts()))
    PARTS = st.lists(st.tuples(CARDS, st.integers(1, 4)), max_size=6).map(tuple)
    DECKS = st.builds(
        Deck,
        name=st.sampled_from(["", "Mine", "내 덱"]),
        legend=st.none() | CARDS,
        champion=st.none() | CARDS,
        main=PARTS,
        runes=PARTS,
        battlefields=st.lists(CARDS, max_size=4).map(tuple),
        sideboard=PARTS,
        extra_legends=st.lists(CARDS, max_size=2).map(tuple),
        extra_champions=st.lists(CARDS, max_size=2).map(tuple),
    )

    @given(DECKS, st.sampled_from(Mode))
    def test_any_deck_is_judged(self, deck: Deck, mode: Mode) -> None:
        """A deck of any cards gets faults with rule and both texts, none twice."""
        faults = check_deck(deck, mode, TOURNAMENT_2026_07)
        assert len(set(faults)) == len(faults)
        shown(faults)
