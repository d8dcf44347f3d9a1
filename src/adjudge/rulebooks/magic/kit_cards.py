"""Magic cards as programs list them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from adjudge.core.vocab import Unsupported
from adjudge.rulebooks.magic.card_text import card_text, cost_text, type_line
from adjudge.rulebooks.magic.cards.facts import Facts, core_names, find, load_facts
from adjudge.rulebooks.magic.cards.registry import all_cards, unsupported_cards
from adjudge.rulekit.catalogue import CardRow, Catalogue, Measure

_HANGUL: Final = re.compile(r"[가-힣]")


class MagicCards(Catalogue):
    """Tenth Edition and the cards that the commentary needs; tokens are made by cards."""

    def rows(self) -> Iterator[CardRow]:
        """Every known card, in the order of the facts table."""
        missing = unsupported_cards()
        for name, facts in load_facts().items():
            yield _row(facts, missing.get(name))

    def find(self, name: str) -> CardRow:
        """The card of a name."""
        facts = find(name)
        return _row(facts, unsupported_cards().get(facts.name))

    def measures(self) -> Iterator[Measure]:
        """Tenth Edition, whose 368 names the facts table marks."""
        core, missing = core_names(), unsupported_cards()
        can = sum(name not in missing for name in core)
        yield Measure(("Tenth Edition", "10판"), can, len(core))

    def left_out(self) -> Iterator[tuple[str, str]]:
        """Banding, which no card of Tenth Edition has."""
        yield "banding", "밴딩"

    def text(self, name: str, lang: str) -> str:
        """The rules text of a card that can be played.

        Keywords keep their printed names in Korean; a text of nothing else says that it is one.
        """
        told = card_text(all_cards()[name], lang)
        if lang == "ko" and told and not _HANGUL.search(told):
            return "\n".join(f"키워드: {line}" for line in told.splitlines())
        return told


def _row(facts: Facts, reason: Unsupported | None) -> CardRow:
    size = f"{facts.power}/{facts.toughness}" if facts.power else ""
    return CardRow(
        name=facts.name,
        ko=facts.ko,
        code="10E" if facts.core else facts.set,
        reason=reason,
        facts={
            "supertypes": list(facts.supertypes),
            "types": list(facts.types),
            "subtypes": list(facts.subtypes),
            "colors": list(facts.colors),
            "cost": facts.cost,
            "power": facts.power,
            "toughness": facts.toughness,
            "tenth edition": facts.core,
        },
        shown={lang: _line(facts, size, lang) for lang in ("en", "ko")},
    )


def _line(facts: Facts, size: str, lang: str) -> str:
    """Type line, cost and size on one line."""
    card = all_cards()[facts.name]
    cost = "" if card.cost is None else cost_text(card.cost, lang)
    return "  ".join(part for part in (type_line(card, lang), cost, size) if part)
