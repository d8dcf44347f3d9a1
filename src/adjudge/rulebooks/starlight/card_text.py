"""Rules text of cards, written from their effect trees in our own words, an icon ahead of each.

>>> from adjudge.rulebooks.starlight.cards.registry import all_cards
>>> print(card_text(all_cards()["Fireball"], "en"))
Deal 2 damage to a target character or star.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.starlight import phrases_en, phrases_ko
from adjudge.rulebooks.starlight.cards.registry import all_cards
from adjudge.text.wording import Phrases, Wording, writer
from adjudge.text.wording_words import Head


@cache
def phrases(lang: str) -> Phrases:
    """Give the words of a language, "en" or "ko", with the names of the cards of the package."""
    return _with_names(lang, all_cards())


def _with_names(lang: str, cards: Mapping[str, CardDef]) -> Phrases:
    words = phrases_ko.PHRASES if lang == "ko" else phrases_en.PHRASES
    return replace(
        words,
        tokens={c.name: _token(c, lang) for c in cards.values() if c.token},
        names={c.name: c.ko for c in cards.values() if c.ko} if lang == "ko" else {},
    )


def _token(card: CardDef, lang: str) -> Head:
    size = f"{card.stat('attack')}/{card.stat('defence')}"
    if lang == "ko":
        return Head(f"{card.ko or card.name} 토큰", counter=f"개({size})")
    noun = f"{card.name} token"
    return Head(noun, f"{noun}s", after=f"with {size}")


def icon_of(ability: v.Ability) -> str:
    """The icon of an ability: its kind (ST@seed:C.2, ST@house:icons); empty for an event's text."""
    if isinstance(ability, v.Activated):
        return ability.speed
    if isinstance(ability, v.Triggered):
        return ability.keyword or "Reaction"
    return "" if isinstance(ability, v.Spell) else "Constant"


def card_text(card: CardDef, lang: str, cards: Mapping[str, CardDef] | None = None) -> str:
    """Write the rules text of a card: a line an ability.

    Args:
        card: The card.
        lang: "en" or "ko".
        cards: All cards that it may name; by default those of the package.

    Raises:
        WordingFault: Something on the card has no words.
    """
    icons = phrases_ko.ICONS if lang == "ko" else phrases_en.ICONS
    told = _writer(card, lang, cards)
    lines: list[str] = []
    for ability in card.abilities:
        icon = icon_of(ability)
        text = told.line(_plain(ability)).strip()
        lines.append(f"{icons[icon]} {text}" if icon else text)
    return "\n".join(lines)


def _plain(ability: v.Ability) -> v.Ability:
    """An ability without what its icon says: the occasion of an arrival or a departure."""
    if isinstance(ability, v.Triggered) and ability.keyword:
        return v.Spell(ability.body)
    return ability


def ability_text(ability: v.Ability, lang: str, card: CardDef | None = None) -> str:
    """Write one ability without its icon."""
    return _writer(card, lang).line(_plain(ability))


def cost_text(card: CardDef, lang: str) -> str:
    """Write a cost: how many lights, and how many of which colour among them."""
    if card.cost is None:
        return ""
    total = sum(need.count for need in card.cost.needs)
    words = phrases_ko.LIGHTS if lang == "ko" else phrases_en.COLOURS
    colours = [f"{words[n.kinds[0]]} {n.count}" for n in card.cost.needs if n.kinds]
    if lang != "ko":
        colours = [f"{n.count} {words[n.kinds[0]]}" for n in card.cost.needs if n.kinds]
    inner = f" ({', '.join(colours)})" if colours else ""
    if card.cost.actions:
        more = _writer(card, lang).cost_list(v.Cost((), card.cost.actions))
        return f"{total}{inner}, {more}"
    return f"{total}{inner}"


def type_line(card: CardDef, lang: str) -> str:
    """Write type and subtype."""
    words = phrases_ko.TYPE_WORDS if lang == "ko" else phrases_en.TYPE_WORDS
    kinds = [*(["token"] if card.token else []), *card.types]
    line = " ".join(words[kind] for kind in kinds)
    return f"{line} <{', '.join(words[tag] for tag in card.tags)}>" if card.tags else line


def _writer(card: CardDef | None, lang: str, cards: Mapping[str, CardDef] | None = None) -> Wording:
    words = phrases(lang) if cards is None else _with_names(lang, cards)
    if card is None:
        return writer(words)
    name = card.ko if lang == "ko" and card.ko else card.name
    return writer(words, card.types, name, card.domains)
