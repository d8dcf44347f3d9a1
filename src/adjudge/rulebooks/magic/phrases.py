"""The words of the game for the generator of rules text, one set a language."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import IsType, Keyword
from adjudge.rulebooks.magic import phrases_en as en
from adjudge.rulebooks.magic import phrases_en_acts as en_acts
from adjudge.rulebooks.magic import phrases_ko as ko
from adjudge.rulebooks.magic import phrases_ko_acts as ko_acts
from adjudge.rulebooks.magic.cards.tokens import CARDS as TOKENS
from adjudge.rulebooks.magic.dsl import DIES, KEYWORDS
from adjudge.rulebooks.magic.grammar import ENGLISH, KOREAN
from adjudge.rulebooks.magic.rules.states import enchant_spec
from adjudge.text.wording_en_forms import EnNoun, list_words
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import Head, Phrases, Quality

LEAVING: Final = MappingProxyType({"graveyard": frozenset(("discard", "cycle"))})
"""Events after which a card lies in its owner's graveyard."""
NOUNS: Final = frozenset(("spell", "permanent", "ability", "card"))
CARD_AREAS: Final = frozenset(("library", "hand", "graveyard"))
_WORDS: Final = MappingProxyType({word: word.lower() for word in KEYWORDS})
"""Keywords as they stand in a sentence."""


def phrases(lang: str) -> Phrases:
    """Give the words of a language.

    Args:
        lang: "en" or "ko".

    Raises:
        ValueError: There are no words of this language.
    """
    if lang == "en":
        return _english()
    if lang == "ko":
        return _korean()
    raise ValueError(f"no rules text in {lang!r}; expected 'en' or 'ko'")


def type_words(lang: str) -> Mapping[str, str]:
    """Give the words of a type line."""
    return en.TYPE_WORDS if lang == "en" else ko.TYPE_WORDS


def host_noun(card: CardDef, lang: str) -> EnNoun | KoNoun | None:
    """What a card calls that to which it is attached."""
    equipment = "Equipment" in card.tags
    spec = enchant_spec(card)
    kind = spec.pred.name if spec is not None and isinstance(spec.pred, IsType) else "creature"
    if lang == "en":
        word = "equipped" if equipment else "enchanted"
        return EnNoun(f"{word} {en.HEADS[kind].one}")
    word = "이큅된" if equipment else "인첸트된"
    return KoNoun(f"{word} {ko.HEADS[kind].one}")


def _keywords(card: CardDef) -> list[str]:
    return [_WORDS.get(k.name, k.name) for k in card.abilities if isinstance(k, Keyword)]


def _token_en(card: CardDef) -> Head:
    size = f"{card.stat('power')}/{card.stat('toughness')}"
    kinds = " ".join(card.types)
    noun = " ".join([*card.domains, card.tags[0], kinds, "token"])
    words = list_words(_keywords(card), "and")
    parts = [f"named {card.name}" if card.name != card.tags[0] else "", f"of size {size}"]
    parts.append(f"with {words}" if words else "")
    return Head(noun, f"{noun}s", after=" ".join(part for part in parts if part))


def _token_ko(card: CardDef) -> Head:
    size = f"{card.stat('power')}/{card.stat('toughness')}"
    colors = [ko.COLORS[color] for color in card.domains]
    kinds = [ko.TYPE_WORDS[word] for word in card.types]
    noun = " ".join([size, *colors, card.tags[0], *kinds, "토큰"])
    words = _keywords(card)
    named = [f"이름 {card.name}"] if card.name != card.tags[0] else []
    aside = ", ".join([*words, *named])
    return Head(noun, counter=f"개({aside})" if aside else "개")


@cache
def _english() -> Phrases:
    return replace(
        _shared(_english_things()),
        verbs=en_acts.VERBS,
        events=en_acts.EVENTS,
        hows=en.HOWS,
        stats=en.STATS,
        cost_parts=en.COST_PARTS,
        player_stats=en.PLAYER_STATS,
        facts=en.FACTS,
        stretches=en.STRETCHES,
        roles=en.ROLES,
        windows=en.WINDOWS,
        next_windows=en.NEXT_WINDOWS,
        pools=en.POOLS,
        tokens={card.name: _token_en(card) for card in TOKENS},
        flags=en.FLAGS,
        forbids=en.FORBIDS,
        permits=en.PERMITS,
        relations=en.RELATIONS,
        choices=en.CHOICES,
        non="non",
        shortfalls=en.SHORTFALLS,
        speed_notes=en.SPEED_NOTES,
    )


@cache
def _korean() -> Phrases:
    return replace(
        _shared(_korean_things()),
        verbs=ko_acts.VERBS,
        events=ko_acts.EVENTS,
        hows=ko.HOWS,
        stats=ko.STATS,
        cost_parts=ko.COST_PARTS,
        player_stats=ko.PLAYER_STATS,
        facts=ko.FACTS,
        stretches=ko.STRETCHES,
        roles=ko.ROLES,
        windows=ko.WINDOWS,
        next_windows=ko.NEXT_WINDOWS,
        pools=ko.POOLS,
        tokens={card.name: _token_ko(card) for card in TOKENS},
        flags=ko.FLAGS,
        forbids=ko.FORBIDS,
        permits=ko.PERMITS,
        relations=ko.RELATIONS,
        choices=ko.CHOICES,
        shortfalls=ko.SHORTFALLS,
        speed_notes=ko.SPEED_NOTES,
    )


def _english_things() -> Phrases:
    """What a card talks about."""
    return Phrases(
        grammar=ENGLISH,
        heads=en.HEADS,
        bearers=en.BEARERS,
        supers=en.SUPERS,
        marks=en.MARKS,
        states=en.STATES,
        token=Quality("token", clause="be a token", without=Quality("nontoken")),
        domains=en.COLORS,
        keywords=_WORDS,
        areas=en.AREAS,
        targeted=Quality("target"),
        less=en.LESS,
        changes=en.CHANGES,
    )


def _korean_things() -> Phrases:
    """What a card talks about."""
    return Phrases(
        grammar=KOREAN,
        heads=ko.HEADS,
        bearers=ko.BEARERS,
        supers=ko.SUPERS,
        marks=ko.MARKS,
        states=ko.STATES,
        token=Quality("토큰", clause="토큰이다"),
        domains=ko.COLORS,
        keywords=_WORDS,
        areas=ko.AREAS,
        targeted=Quality("타겟"),
        less=ko.LESS,
        changes=ko.CHANGES,
    )


def _shared(words: Phrases) -> Phrases:
    """Add what is written alike in both languages."""
    return replace(
        words,
        brackets="{}",
        groups={DIES: "die", ("damage", "damage player"): "any damage"},
        nouns=NOUNS,
        card_areas=CARD_AREAS,
        pair=("power", "toughness"),
        variables={"X": "X", "paid": "X"},
        free="generic",
        resources=en.RESOURCES,
        speeds={"": "", "sorcery": ""},
        cost_symbols={"tap": "{T}"},
        leaving=LEAVING,
    )
