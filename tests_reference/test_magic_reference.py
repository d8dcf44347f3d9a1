"""Magic's card table and generated texts against the reference data, which is not shipped."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adjudge.rulebooks.magic.card_text import card_text
from adjudge.rulebooks.magic.cards.facts import core_names, find, load_facts
from adjudge.rulebooks.magic.cards.registry import all_cards

Row = dict[str, Any]
RUN = 12
"""So many words in a row would be a copy; below that, plain terms of the game decide."""
REMINDER = re.compile(r"\([^()]*\)")
WORD = re.compile(r"[a-z0-9가-힣]+(?:'[a-z]+)?")


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Give every run of words of the forbidden length."""
    words = WORD.findall(text.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    for start in range(len(words) - RUN + 1):
        yield tuple(words[start : start + RUN])


@pytest.fixture(scope="module")
def rows(reference: Path) -> dict[str, Row]:
    """The reference cards by name."""
    found: list[Row] = json.loads((reference / "magic/cards.json").read_text("utf-8"))
    return {row["name"]: row for row in found}


class TestFacts:
    """Each row of our table against the reference."""

    def test_all_of_tenth_edition_is_there(self, rows: dict[str, Row]) -> None:
        """The 368 names, none missing and none too many."""
        assert core_names() == tuple(name for name, row in rows.items() if row["core10e"])

    def test_printed_facts_are_the_same(self, rows: dict[str, Row]) -> None:
        """Types, colours, cost, power and toughness of every card."""
        for name in load_facts():
            card, row = find(name), rows[name]
            symbols = (row["mana_cost"] or "").replace("{", "").replace("}", "")
            assert (
                *(card.supertypes, card.types, card.subtypes, card.colors, card.cost or ""),
                *(card.power, card.toughness, card.set),
            ) == (
                *(tuple(row[key]) for key in ("supertypes", "types", "subtypes", "colors")),
                *(symbols, row["power"] or "", row["toughness"] or "", row["set"]),
            ), name

    def test_the_commentary_gives_no_korean_names(self) -> None:
        """Where no source gives a name, the English one stands."""
        assert not [facts.name for facts in load_facts().values() if facts.ko]


class TestTexts:
    """The rules text that we generate is our own."""

    def test_no_text_shares_a_long_run_of_words_with_a_printed_one(
        self, rows: dict[str, Row]
    ) -> None:
        """No card's text may contain twelve words in a row of any printed text."""
        printed = [row[key] or "" for row in rows.values() for key in ("text", "text_2018")]
        known = {run for text in printed for run in runs(text)}
        known |= {run for text in printed for run in runs(REMINDER.sub(" ", text))}
        assert len(known) > 5000
        copied = {
            card.name: " ".join(run)
            for card in all_cards().values()
            for run in runs(card_text(card, "en"))
            if run in known
        }
        assert copied == {}

    def test_no_korean_text_shares_one_with_the_commentary(self, reference: Path) -> None:
        """The commentary quotes cards; ours has our own turns of phrase."""
        texts = [path.read_text("utf-8") for path in (reference.parent / "seeds").glob("001*.txt")]
        known = {run for text in texts for run in runs(text)}
        assert len(known) > 1000
        copied = {
            card.name: " ".join(run)
            for card in all_cards().values()
            for run in runs(card_text(card, "ko"))
            if run in known
        }
        assert copied == {}
