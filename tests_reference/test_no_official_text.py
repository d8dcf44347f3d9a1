"""The rules text that we generate is our own: it copies nothing from the official texts."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudge.rulebooks.riftbound.card_text import card_text
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.phrases_ko import KEYWORDS

RUN = 12
"""So many words in a row would be a copy; below that, plain terms of the game decide."""

REMINDER = re.compile(r"\([^()]*\)")
WORD = re.compile(r"[a-z0-9가-힣]+(?:'[a-z]+)?")


def words_of(text: str) -> list[str]:
    """The words of a text in lower case, without punctuation and brackets."""
    return WORD.findall(text.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))


def runs(words: list[str]) -> Iterator[tuple[str, ...]]:
    """Give every run of words of the forbidden length."""
    for start in range(len(words) - RUN + 1):
        yield tuple(words[start : start + RUN])


@pytest.fixture(scope="module")
def official(reference: Path) -> list[str]:
    """The official English texts of all cards, with and without their reminders."""
    rows = json.loads((reference / "riftbound/cards.json").read_text("utf-8"))
    texts = [row["text_en"] for row in rows if row["text_en"]]
    return [*texts, *(REMINDER.sub(" ", text) for text in texts)]


def test_the_reference_holds_texts(official: list[str]) -> None:
    """A check against nothing would pass."""
    assert len(official) > 1000


def test_no_text_shares_a_long_run_of_words_with_an_official_one(official: list[str]) -> None:
    """No card's text may contain twelve words in a row of any official text."""
    known = {run for text in official for run in runs(words_of(text))}
    copied = {
        card.name: " ".join(run)
        for card in all_cards().values()
        for run in runs(words_of(card_text(card, "en")))
        if run in known
    }
    assert copied == {}


def test_no_longer_text_equals_an_official_one(official: list[str]) -> None:
    """A text of more than twelve words is never the official one, whatever its punctuation."""
    known = {tuple(words_of(text)) for text in official}
    equal = [
        card.name
        for card in all_cards().values()
        if len(words := words_of(card_text(card, "en"))) > RUN and tuple(words) in known
    ]
    assert equal == []


def test_no_korean_text_shares_a_long_run_of_words_with_the_examples(reference: Path) -> None:
    """The Korean examples quote official texts; ours has our own turns of phrase."""
    rows = json.loads((reference / "riftbound/seed_examples.json").read_text("utf-8"))
    known = {run for row in rows for run in runs(words_of(row["ko"]))}
    assert len(known) > 1000
    copied = {
        card.name: " ".join(run)
        for card in all_cards().values()
        for run in runs(words_of(card_text(card, "ko")))
        if run in known
    }
    assert copied == {}


def test_korean_keywords_are_the_official_ones(reference: Path) -> None:
    """A keyword without an official name stays English; no fan translation is used."""
    rows = json.loads((reference / "riftbound/keywords.json").read_text("utf-8"))
    official = {
        row["name_en"]: row["name_ko"]
        for row in rows
        if row["class"].startswith("keyword") and (row["name_ko_src"] or "").startswith("official")
    }
    assert dict(KEYWORDS) == official
