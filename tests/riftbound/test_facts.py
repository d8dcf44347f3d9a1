"""The table of printed facts: what it holds, and how a card is found in it."""

from dataclasses import FrozenInstanceError

import pytest

from adjudge.rulebooks.riftbound.cards.facts import (
    CardType,
    Domain,
    Facts,
    Supertype,
    UnknownCard,
    find,
    find_printing,
    load_facts,
)

rule = pytest.mark.rule


class TestTable:
    """What the table holds."""

    def test_every_name_is_there_once(self) -> None:
        """There are 931 distinct names."""
        assert len(load_facts()) == 931

    def test_a_champion_unit_has_all_its_facts(self) -> None:
        """Every column of a row is read into its field."""
        assert load_facts()["Jinx, Rebel"] == Facts(
            name="Jinx, Rebel",
            ko="징크스, 반항아",
            set="OGN",
            number="202",
            supertype=Supertype.CHAMPION,
            type=CardType.UNIT,
            domains=(Domain.CHAOS,),
            energy=5,
            power=1,
            might=5,
            tags=("Jinx", "Zaun"),
            champion_tag="Jinx",
            printings=("OGN-202", "OGN-202a"),
        )

    def test_a_legend_has_no_cost_and_two_domains(self) -> None:
        """What is not printed is None, the power cost 0."""
        card = load_facts()["Loose Cannon"]
        assert (card.type, card.domains) == (CardType.LEGEND, (Domain.FURY, Domain.CHAOS))
        assert (card.energy, card.power, card.might, card.supertype) == (None, 0, None, None)
        assert card.aka == ("Jinx, Loose Cannon",)

    def test_equipment_has_a_might_bonus(self) -> None:
        """A bonus of 0 is a bonus, an unknown one is None and a known gap."""
        table = load_facts()
        assert table["Cloth Armor"].might_bonus == 0
        assert table["Pendulum Blade"].might_bonus is None
        assert {card.name: card.known_gap for card in table.values() if card.known_gap} == {
            "Pendulum Blade": ("effect", "might_bonus"),
            "Hand Hammer": ("effect", "might_bonus"),
            "Jagged Cutlass": ("effect", "might_bonus"),
            "Shady Spectacles": ("might_bonus",),
        }

    @rule("RB-CR@1.4:825.2")
    def test_r825_2_three_cards_are_unique(self) -> None:
        """The Unique keyword is a fact of the card."""
        unique = [card.name for card in load_facts().values() if card.unique]
        assert unique == ["Forgefire Cape", "Rabadon's Deathcrown", "Shurelya's Requiem"]

    @rule("RB-CR@1.4:133.8.b")
    def test_r133_8_b_champion_tags_link_legends_champions_and_signatures(self) -> None:
        """Just these cards have a champion tag, and it is one of their tags."""
        for card in load_facts().values():
            linked = card.type is CardType.LEGEND or card.supertype in {
                Supertype.CHAMPION,
                Supertype.SIGNATURE,
            }
            assert (card.champion_tag is not None) == linked, card.name
            assert card.champion_tag is None or card.champion_tag in card.tags, card.name

    @rule("RB-CR@1.4:133.7.a")
    def test_r133_7_a_a_legend_is_no_champion_unit(self) -> None:
        """Some legends carry the word too, but only units count."""
        assert find("Annie, Fiery").is_champion_unit
        assert find("Dark Child").supertype is Supertype.CHAMPION
        assert not find("Dark Child").is_champion_unit

    def test_facts_can_not_be_changed(self) -> None:
        """A row is frozen, and so is the table."""
        with pytest.raises(FrozenInstanceError):
            find("Void Seeker").energy = 0  # type: ignore[misc]
        with pytest.raises(TypeError):
            load_facts()["Void Seeker"] = find("Gust")  # type: ignore[index]


class TestFind:
    """How a card is found."""

    @pytest.mark.parametrize(
        "name",
        [
            "Daughter of the Void",
            "daughter of the void",
            "Kai'Sa, Daughter of the Void",
            "Kai'Sa - Daughter of the Void",
            "KAI\N{RIGHT SINGLE QUOTATION MARK}SA,daughter  of the void ",
        ],
    )
    def test_spellings_of_one_name(self, name: str) -> None:
        """Case, blanks, apostrophe and the mark before a subtitle do not matter."""
        assert find(name).name == "Daughter of the Void"

    def test_a_legend_with_two_tags_has_its_long_name(self) -> None:
        """The long name begins with the champion tag."""
        assert find("Kennen, Heart of the Tempest").name == "Heart of the Tempest"

    @rule("RB-CR@1.4:132.3")
    def test_r132_3_a_korean_name_is_the_same_card(self) -> None:
        """Languages do not make another card; also when the Korean is decomposed."""
        assert find("공허추적자") is find("Void Seeker")
        assert find("\u110c\u1175\u11bc\u110f\u1173\u1109\u1173, 반항아") is find("Jinx, Rebel")

    @rule("RB-CR@1.4:132.4")
    def test_r132_4_a_short_name_is_no_name(self) -> None:
        """The subtitle belongs to the name; those that fit are named."""
        with pytest.raises(UnknownCard) as caught:
            find("Kai'Sa")
        error = caught.value
        assert error.name == "Kai'Sa"
        assert error.nearest[:3] == (
            "Kai'Sa, Survivor",
            "Kai'Sa, Evolutionary",
            "Daughter of the Void",
        )

    def test_a_slip_names_the_nearest(self) -> None:
        """The message names what may have been meant."""
        with pytest.raises(UnknownCard) as caught:
            find("Viod Seeker")
        assert caught.value.nearest[0] == "Void Seeker"
        assert str(caught.value).startswith('unknown card "Viod Seeker"; did you mean Void Seeker')

    @pytest.mark.parametrize("name", ["", "qqqqqqqq"])
    def test_nothing_similar_names_nothing(self, name: str) -> None:
        """Without anything similar the message is short."""
        with pytest.raises(UnknownCard) as caught:
            find(name)
        assert caught.value.nearest == ()
        assert str(caught.value) == f'unknown card "{name}"'

    @pytest.mark.parametrize(
        ("code", "name"),
        [
            ("OGN-024", "Void Seeker"),
            ("ogn-039a", "Kai'Sa, Survivor"),
            ("VEN-R01", "Fury Rune"),
            ("VEN-SP1", "Kai'Sa, Survivor"),
            ("SFD-237*", "Karma, Channeler"),
            ("SFD-237s", "Karma, Channeler"),
            ("VEN-038", "Akali, Silent"),
        ],
    )
    def test_each_printing_is_found(self, code: str, name: str) -> None:
        """Alternate art, signed and special printings are the same card."""
        assert find_printing(code).name == name

    def test_an_unknown_printing_is_refused(self) -> None:
        """Numbers are not guessed."""
        with pytest.raises(UnknownCard, match='unknown card "OGN-999"'):
            find_printing("OGN-999")

    def test_the_code_is_the_plain_printing(self) -> None:
        """Every card is found by its own code, and no printing belongs to two."""
        table = load_facts().values()
        assert all(find_printing(card.code) is card for card in table)
        assert all(card.printings[0] == card.code for card in table)
        codes = [code for card in table for code in card.printings]
        assert len(codes) == len(set(codes))
