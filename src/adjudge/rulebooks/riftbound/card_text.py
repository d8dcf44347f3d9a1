"""Rules text of cards, written from their effect trees in our own words.

>>> from adjudge.rulebooks.riftbound.cards.registry import all_cards
>>> print(card_text(all_cards()["Void Seeker"], "en"))
[Action]
Deal 4 damage to a unit at a battlefield. Draw a card.
"""

from __future__ import annotations

from adjudge.core.cards import CardDef
from adjudge.core.vocab import Ability, AnyCost, Cost, Instruction
from adjudge.rulebooks.riftbound.phrases import korean_name, phrases, type_words
from adjudge.text.wording import Wording, writer


def card_text(card: CardDef, lang: str) -> str:
    """Write the rules text of a card: a line an ability, keywords first.

    The effect text of what can be attached follows a heading. A card that has no ability, or that
    can't be expressed yet, has no text.

    Args:
        card: The card.
        lang: "en" or "ko".

    Raises:
        ValueError: There are no words of this language.
        WordingFault: Something on the card has no words.
    """
    lines = _writer(card, lang).lines(card.abilities)
    if card.attached:
        lines.append(phrases(lang).attached)
        lines += _writer(card, lang, appended=True).lines(card.attached)
    return "\n".join(lines)


def ability_text(ability: Ability, lang: str, card: CardDef | None = None) -> str:
    """Write one ability.

    Args:
        ability: The ability.
        lang: "en" or "ko".
        card: The card that bears it, which tells what the text calls itself.
    """
    return _writer(card, lang).line(ability)


def instruction_text(instruction: Instruction, lang: str, card: CardDef | None = None) -> str:
    """Write one instruction as a sentence.

    Args:
        instruction: The instruction.
        lang: "en" or "ko".
        card: The card that bears it, which tells what the text calls itself.
    """
    return _writer(card, lang).instruction(instruction)


def cost_text(cost: Cost | AnyCost, lang: str, card: CardDef | None = None) -> str:
    """Write a cost as it stands in front of a colon.

    Args:
        cost: The cost.
        lang: "en" or "ko".
        card: The card that bears it; power of its one domain then has that domain's symbol.

    >>> from adjudge.core.vocab import Need
    >>> cost_text(Cost((Need(("energy",), 3), Need(("own",)))), "en")
    '[3][C]'
    """
    return _writer(card, lang).cost_list(cost)


def type_line(card: CardDef, lang: str) -> str:
    """Write supertypes, types and tags.

    >>> from adjudge.rulebooks.riftbound.cards.registry import all_cards
    >>> type_line(all_cards()["Tibbers"], "en"), type_line(all_cards()["Tibbers"], "ko")
    ('Signature Unit — Annie', '시그니처 유닛 — Annie')
    """
    words = type_words(lang)
    kinds = [*card.supertypes, *(["token"] if card.token else []), *card.types]
    line = " ".join(words[kind] for kind in kinds)
    tags = ", ".join(phrases(lang).tags.get(tag, tag) for tag in card.tags)
    return f"{line} — {tags}" if tags else line


def _writer(card: CardDef | None, lang: str, *, appended: bool = False) -> Wording:
    words = phrases(lang)
    if card is None:
        return writer(words)
    name = korean_name(card) if lang == "ko" else card.name
    return writer(words, card.types, name, card.domains, appended=appended)
