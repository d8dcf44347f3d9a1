"""Riftbound cards as programs list them."""

from __future__ import annotations

from collections.abc import Iterator

from adjudge.core.vocab import Unsupported
from adjudge.rulebooks.riftbound.card_text import card_text
from adjudge.rulebooks.riftbound.cards.facts import Facts, find, load_facts
from adjudge.rulebooks.riftbound.cards.registry import all_cards, playable, unsupported_cards
from adjudge.rulebooks.riftbound.phrases import phrases, type_words
from adjudge.rulekit.catalogue import CardRow, Catalogue


class RiftboundCards(Catalogue):
    """All cards of the sets that are known; tokens are made by cards and not listed."""

    def rows(self) -> Iterator[CardRow]:
        """Every known card, in the order of the facts table."""
        facts, missing, can = load_facts(), unsupported_cards(), frozenset(playable())
        for name, printed in facts.items():
            if name in can or name in missing:
                yield _row(printed, missing.get(name))

    def find(self, name: str) -> CardRow:
        """The card of a name in either language."""
        printed = find(name)
        return _row(printed, unsupported_cards().get(printed.name))

    def text(self, name: str, lang: str) -> str:
        """The rules text of a card that can be played."""
        return card_text(all_cards()[name], lang)


def _row(facts: Facts, reason: Unsupported | None) -> CardRow:
    return CardRow(
        name=facts.name,
        ko=facts.ko or "",
        code=facts.code,
        reason=reason,
        facts={
            "type": facts.type.value,
            "domains": [d.value for d in facts.domains],
            "energy": facts.energy,
            "power": facts.power,
            "might": facts.might,
            "tags": list(facts.tags),
        },
        shown={lang: _line(facts, lang) for lang in ("en", "ko")},
    )


def _line(facts: Facts, lang: str) -> str:
    """Type, cost, might, domains and tags on one line."""
    words = phrases(lang)
    might = words.stats["might"]
    cost = [] if facts.energy is None else [f"{facts.energy}" + "[C]" * facts.power]
    strength = [] if facts.might is None else [f"{might} {facts.might}"]
    domains = "/".join(words.domains[d.value.lower()] for d in facts.domains)
    tags = [words.tags.get(tag, tag) for tag in facts.tags]
    kind = type_words(lang)[facts.type.value.lower()]
    return "  ".join([kind, *cost, *strength, domains, *tags]).strip()
