"""Our card table and deck rules against the reference data, which is not shipped."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from adjudge.rulebooks.riftbound.cards.facts import find, find_printing, load_facts
from adjudge.rulebooks.riftbound.deck_codes import CodedDeck, decode, encode
from adjudge.rulebooks.riftbound.deck_text import parse_deck
from adjudge.rulebooks.riftbound.decks import (
    BANS_1V1,
    MATCH,
    TOURNAMENT_2026_07,
    Deck,
    check_deck,
)
from adjudge.rulebooks.riftbound.decks_builtin import load_deck

Row = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/adjudge/rulebooks/riftbound"

TAG_CORRECTIONS = {"Karma, Channeler": ("Karma", "Ionia")}
"""The reference has the tag Vi here: an error of its source, the printed card says Karma."""

NAMED_BY_EXAMPLES = {"Reflection": "반영"}
"""Tokens that the Korean examples name and the reference does not."""

FAULTS = {
    "DK-01": [("champion-not-a-champion-unit", "RB-CR@1.4:103.2.a.2", ("Ravenbloom Student",))],
    "DK-08": [
        ("no-champion", "RB-CR@1.4:103.2", ()),
        ("main-deck-size", "RB-CR@1.4:103.2", ()),
    ],
}
"""The faults of the reference decks; all other decks are legal."""


@pytest.fixture(scope="module")
def rows(reference: Path) -> list[Row]:
    """The reference cards."""
    found: list[Row] = json.loads((reference / "riftbound/cards.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def decks(reference: Path) -> list[Row]:
    """The reference decks."""
    found: list[Row] = json.loads((reference / "riftbound/decks.json").read_text("utf-8"))["decks"]
    return found


class TestTable:
    """Each row of our table against the reference."""

    def test_the_names_are_the_same_in_the_same_order(self, rows: list[Row]) -> None:
        """No card is missing, none is too many."""
        assert list(load_facts()) == [row["name_en"] for row in rows]

    def test_printed_numbers_and_words_are_the_same(self, rows: list[Row]) -> None:
        """Type, domains, cost, might and tags of every card."""
        for row in rows:
            card = find(row["name_en"])
            assert (
                *(card.set, card.type, card.supertype, list(card.domains)),
                *(card.energy, card.power, card.might, card.might_bonus, card.tags),
            ) == (
                *(row["set"], row["type"], row["supertype"], row["domains"]),
                *(row["energy"], row["power"] or 0, row["might"], row["might_bonus"]),
                TAG_CORRECTIONS.get(card.name, tuple(row["tags"])),
            ), card.name

    def test_korean_names_are_the_official_ones(self, rows: list[Row]) -> None:
        """Names of a fan translation are left out."""
        official = {
            row["name_en"]: row["name_ko"]
            for row in rows
            if (row["name_ko_src"] or "").startswith("official")
        }
        assert len(official) == 59
        ours = {card.name: card.ko for card in load_facts().values() if card.ko}
        assert ours == {**official, **NAMED_BY_EXAMPLES}

    def test_other_korean_names_stand_in_the_examples(self, reference: Path) -> None:
        """A name that the reference lacks is one that the Korean examples use."""
        text = (reference / "riftbound/seed_examples.json").read_text("utf-8")
        assert all(name in text for name in NAMED_BY_EXAMPLES.values())

    def test_keyword_and_gaps_are_the_same(self, rows: list[Row]) -> None:
        """The Unique keyword and what the sources lack."""
        for row in rows:
            card = find(row["name_en"])
            assert card.unique == ("[Unique]" in (row["text_en"] or "")), card.name
            gap = row.get("gap", "")
            words = {"effect": "effect text", "might_bonus": "Might bonus"}
            assert card.known_gap == tuple(key for key, word in words.items() if word in gap)

    def test_every_spelling_is_found(self, rows: list[Row]) -> None:
        """What the reference lists as another spelling is known."""
        for row in rows:
            for other in row["aka"]:
                assert find(other).name == row["name_en"]

    def test_every_printing_is_found(self, rows: list[Row]) -> None:
        """All but promotional printings, whose numbers are not their own."""
        promotional = {"OPP", "PR", "JDG"}
        for row in rows:
            codes = {
                f"{printing['set']}-{printing['number']}".upper()
                for printing in row["printings"]
                if printing["set"] not in promotional
            }
            assert {find_printing(code).name for code in codes} == {row["name_en"]}
            assert len(find(row["name_en"]).printings) == len(codes)

    def test_the_number_is_that_of_the_plain_printing(self, rows: list[Row]) -> None:
        """Where the reference names another art, the number is the one without its letter."""
        for row in rows:
            number = find(row["name_en"]).number
            assert number in {row["number"], re.sub(r"[a-z]$", "", row["number"])}

    def test_no_card_text_is_in_the_table(self, rows: list[Row]) -> None:
        """No line of a card's text stands in the shipped table."""
        table = (PACKAGE / "cards/facts.tsv").read_text("utf-8")
        for row in rows:
            for line in (row["text_en"] or "").splitlines():
                assert len(line) < 25 or line not in table


def text_of(row: Row) -> str:
    """Write a reference deck as a deck list."""
    parts = {
        "Legend": [row["legend"]],
        "Champion": [row["champion"]] if row["champion"] else [],
        "MainDeck": row["main"],
        "Runes": row["runes"],
        "Battlefields": row["battlefields"],
        "Sideboard": row["sideboard"],
    }
    blocks = [
        "\n".join([f"{title}:", *(f"{card.get('count', 1)} {card['name']}" for card in cards)])
        for title, cards in parts.items()
    ]
    return "\n\n".join([f"Name: {row['id']}", *blocks])


def read(row: Row) -> Deck:
    """Read a reference deck by way of its deck list."""
    return parse_deck(text_of(row), row["id"])


class TestDecks:
    """Real decks against our deck rules."""

    def test_every_list_is_read_whole(self, decks: list[Row]) -> None:
        """Twenty lists; each keeps its cards."""
        assert len(decks) == 20
        for row in decks:
            deck = read(row)
            assert dict(deck.main) == {card["name"]: card["count"] for card in row["main"]}
            assert dict(deck.runes) == {card["name"]: card["count"] for card in row["runes"]}
            assert dict(deck.sideboard) == {
                card["name"]: card["count"] for card in row["sideboard"]
            }
            assert deck.battlefields == tuple(card["name"] for card in row["battlefields"])

    def test_exactly_the_known_faults_are_reported(self, decks: list[Row]) -> None:
        """By the core rules, in a best of three."""
        found = {
            row["id"]: [
                (fault.code, fault.rule_id, fault.cards) for fault in check_deck(read(row), MATCH)
            ]
            for row in decks
        }
        assert {name: faults for name, faults in found.items() if faults} == FAULTS

    def test_exactly_the_cards_banned_later_are_banned(self, decks: list[Row]) -> None:
        """Names and days agree with the notes of the lists."""
        since = {ban.name: ban.since for ban in BANS_1V1}
        for row in decks:
            banned = [
                f"{fault.cards[0]} ({since[fault.cards[0]]})"
                for fault in check_deck(read(row), MATCH, TOURNAMENT_2026_07)
                if fault.code == "banned"
            ]
            assert sorted(banned) == sorted(row["banned_later"]), row["id"]

    def test_every_number_is_a_printing_of_its_card(self, decks: list[Row]) -> None:
        """Name and collector number of each entry agree."""
        for row in decks:
            parts = (row["main"], row["runes"], row["battlefields"], row["sideboard"])
            for card in (row["legend"], *(card for part in parts for card in part)):
                assert find_printing(card["code"]) is find(card["name"])

    @pytest.mark.parametrize(
        ("name", "number"),
        [
            ("viktor", "DK-02"),
            ("jinx", "DK-05"),
            ("leesin", "DK-06"),
            ("yasuo", "DK-21"),
        ],
    )
    def test_a_built_in_deck_is_the_real_one(
        self, name: str, number: str, decks: list[Row]
    ) -> None:
        """Nothing but the name differs."""
        (row,) = (row for row in decks if row["id"] == number)
        ours, theirs = load_deck(name), read(row)
        assert [getattr(ours, field) for field in FIELDS] == [
            getattr(theirs, field) for field in FIELDS
        ]

    def test_the_built_in_kaisa_deck_has_the_same_cards(self, decks: list[Row]) -> None:
        """Only the choice of the champion among the forty cards differs."""
        (row,) = (row for row in decks if row["id"] == "DK-01")
        ours, theirs = load_deck("kaisa"), read(row)
        assert cards_of(ours) == cards_of(theirs)
        assert (ours.champion, theirs.champion) == ("Kai'Sa, Survivor", "Ravenbloom Student")
        others = ("legend", "runes", "battlefields", "sideboard")
        assert [getattr(ours, field) for field in others] == [
            getattr(theirs, field) for field in others
        ]


FIELDS = ("legend", "champion", "main", "runes", "battlefields", "sideboard")


def cards_of(deck: Deck) -> Counter[str | None]:
    """Count main deck and chosen champion."""
    return Counter({deck.champion: 1}) + Counter(dict(deck.main))


class TestCodes:
    """Deck codes of the reference."""

    def test_every_code_is_read_and_written(self, reference: Path) -> None:
        """All vectors, and the two codes of the first deck."""
        data = json.loads((reference / "riftbound/decks.json").read_text("utf-8"))
        for vector in data["deck_code_vectors"]:
            coded, expected = decode(vector["code"]), vector["decoded"]
            assert dict(coded.main) == expected["main"]
            assert coded.champion == expected.get("champion")
            assert list(coded.extra_legends) == expected.get("additionalLegends", [])
            assert encode(coded) == vector["code"]
        codes = data["decks"][0]["deck_codes"]
        newer, older = decode(codes["v3_with_chosen_champion"]), decode(codes["v2"])
        assert encode(newer) == codes["v3_with_chosen_champion"]
        assert newer == CodedDeck(main=older.main, sideboard=older.sideboard, champion="OGN-103")


class TestRules:
    """The rules that a fault cites."""

    CITED = re.compile(r"RB-(CR@1\.4|KO@2026|S2@2026|TR@2026-07-16):([0-9A-Za-z.-]*[0-9A-Za-z])")

    def test_every_cited_rule_exists(self, reference: Path) -> None:
        """Ids in the deck modules are in the reference; event rules by their number."""
        folder = reference / "riftbound"

        def ids(name: str, key: str) -> set[str]:
            rows: list[Row] = json.loads((folder / name).read_text("utf-8"))
            return {str(row[key]) for row in rows}

        event = (folder / "tournament_facts.md").read_text("utf-8")
        known = {
            "CR@1.4": ids("core_rules.json", "id"),
            "KO@2026": {f"ex{number}" for number in ids("seed_examples.json", "n")},
            "S2@2026": ids("seed_summary.json", "id"),
            "TR@2026-07-16": set(re.findall(r"\b[4-7][0-9]{2}\.[0-9](?:\.[a-z0-9]+)*", event)),
        }
        cited = {
            match.groups()
            for path in (*PACKAGE.glob("deck*.py"), PACKAGE / "cards/facts.py")
            for match in self.CITED.finditer(path.read_text("utf-8"))
        }
        assert len(cited) > 25
        assert [pair for pair in sorted(cited) if pair[1] not in known[pair[0]]] == []
