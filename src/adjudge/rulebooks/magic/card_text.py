"""Rules text of cards, written from their effect trees in our own words.

>>> from adjudge.rulebooks.magic.cards.registry import all_cards
>>> print(card_text(all_cards()["Shock"], "en"))
Deal 2 damage to target creature or player.
"""

from __future__ import annotations

from dataclasses import replace

from adjudge.core.cards import CardDef
from adjudge.core.vocab import Ability, AnyCost, Cost, Instruction
from adjudge.rulebooks.magic.phrases import host_noun, phrases, type_words
from adjudge.text.wording import Wording, writer


def card_text(card: CardDef, lang: str) -> str:
    """Write the rules text of a card: a line an ability, keywords first.

    A card that has no ability, or that can't be expressed yet, has no text.

    Args:
        card: The card.
        lang: "en" or "ko".

    Raises:
        ValueError: There are no words of this language.
        WordingFault: Something on the card has no words.
    """
    return "\n".join(_writer(card, lang).lines(card.abilities))


def ability_text(ability: Ability, lang: str, card: CardDef | None = None) -> str:
    """Write one ability; `card` tells what the text calls itself."""
    return _writer(card, lang).line(ability)


def instruction_text(instruction: Instruction, lang: str, card: CardDef | None = None) -> str:
    """Write one instruction as a sentence; `card` tells what the text calls itself."""
    return _writer(card, lang).instruction(instruction)


def cost_text(cost: Cost | AnyCost, lang: str, card: CardDef | None = None) -> str:
    """Write a cost as it stands in front of a colon.

    >>> from adjudge.rulebooks.magic.dsl_words import TAP, cost
    >>> cost_text(cost("1R", TAP), "en")
    '{1}{R}, {T}'
    """
    return _writer(card, lang).cost_list(cost)


def type_line(card: CardDef, lang: str) -> str:
    """Write supertypes, types and subtypes.

    >>> from adjudge.rulebooks.magic.cards.registry import all_cards
    >>> type_line(all_cards()["Serra Angel"], "en"), type_line(all_cards()["Serra Angel"], "ko")
    ('Creature — Angel', '생물 — Angel')
    """
    words = type_words(lang)
    kinds = [*card.supertypes, *(["token"] if card.token else []), *card.types]
    line = " ".join(words[kind] for kind in kinds)
    return f"{line} — {' '.join(card.tags)}" if card.tags else line


def _writer(card: CardDef | None, lang: str) -> Wording:
    words = phrases(lang)
    if card is None:
        return writer(words)
    name = card.ko if lang == "ko" and card.ko else card.name
    words = replace(words, host=host_noun(card, lang))
    types = tuple(sorted(card.types, key=_creature_first))
    return writer(words, types, name, card.domains)


def _creature_first(kind: str) -> bool:
    return kind != "creature"
