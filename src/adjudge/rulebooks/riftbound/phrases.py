"""The words of the game for the generator of rules text, one set a language."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import Keyword
from adjudge.rulebooks.riftbound import phrases_en as en
from adjudge.rulebooks.riftbound import phrases_en_acts as en_acts
from adjudge.rulebooks.riftbound import phrases_en_facts as en_facts
from adjudge.rulebooks.riftbound import phrases_ko as ko
from adjudge.rulebooks.riftbound import phrases_ko_acts as ko_acts
from adjudge.rulebooks.riftbound import phrases_ko_facts as ko_facts
from adjudge.rulebooks.riftbound.cards.facts import load_facts
from adjudge.rulebooks.riftbound.cards.tokens import CARDS as TOKENS
from adjudge.text.wording_en_forms import EnNoun, list_words
from adjudge.text.wording_frames_en import ENGLISH
from adjudge.text.wording_frames_ko import KOREAN
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import Head, Phrases, Quality

LEAVING: Final = MappingProxyType({"trash": frozenset(("discard", "die"))})
"""Events after which a card lies in its owner's trash."""

PLACES: Final = frozenset(("battlefield",))
"""Types that are places."""


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


def korean_name(card: CardDef) -> str:
    """Give the Korean name of a card, or the English one where none is known."""
    facts = load_facts().get(card.name)
    known = card.ko or (facts.ko if facts is not None else "") or ko.TAGS.get(card.name, "")
    return known or card.name


def _token_en(card: CardDef) -> Head:
    might = card.stat("might")
    words = [] if might is None else [f"{might} Might"]
    words += [f"[{k.name}]" for k in card.abilities if isinstance(k, Keyword)]
    noun = f"{card.name} {card.types[0]} token"
    if not PLACES.isdisjoint(card.types):
        return Head(noun, f"{noun}s", after="unless it is there already")
    return Head(noun, f"{noun}s", after=f"with {list_words(words, 'and')}" if words else "")


def _token_ko(card: CardDef) -> Head:
    might = card.stat("might")
    keywords = [ko.KEYWORDS.get(k.name, k.name) for k in card.abilities if isinstance(k, Keyword)]
    words = [] if might is None else [f"위력 {might}"]
    words += [f"[{keyword}]" for keyword in keywords]
    noun = f"{korean_name(card)} {ko.TYPE_WORDS[card.types[0]]} 토큰"
    aside = f"({', '.join(words)})" if words else ""
    far = "" if PLACES.isdisjoint(card.types) else "아직 없는"
    return Head(noun, counter=f"개{aside}", far=far)


@cache
def _english() -> Phrases:
    return replace(
        _english_things(),
        verbs=en_acts.VERBS,
        events=en_acts.EVENTS,
        hows=en.HOWS,
        ways={"conquer": "conquering", "hold": "holding"},
        stats=en.STATS,
        cost_parts=en.COST_PARTS,
        player_stats=en.PLAYER_STATS,
        facts=en_facts.FACTS,
        stretches=en.STRETCHES,
        roles=en.ROLES,
        windows=en.WINDOWS,
        next_windows=en.NEXT_WINDOWS,
        resources=en.RESOURCES,
        pools={"": "[A]", "energy": "Energy", "xp": "XP"},
        uses={
            "spell": "that can be spent only on spells",
            "gear": "that can be spent only on gear and abilities of gear",
            "unit": "that can be spent only on units and abilities of units",
        },
        cost_symbols={"exhaust": "[E]"},
        speeds={"": "", "action": "[Action]", "reaction": "[Reaction]"},
        tokens={card.name: _token_en(card) for card in TOKENS},
        names={},
        flags=en.FLAGS,
        forbids=en.FORBIDS,
        forbids_but=en.FORBIDS_BUT,
        permits=en.PERMITS,
        linked=en.LINKED,
        applied_costs=en.APPLIED_COSTS,
        components=en.COMPONENTS,
        own_abilities={
            "equip": "{me:p} [Equip]",
            "empower": "{me:p} [Empower]",
            "ability": "{me:p} ability",
        },
        their_abilities={
            "empower": "the [Empower] ability of {obj}",
            "ability": "an activated ability of {obj}",
        },
        less=en.LESS,
        changes=en.CHANGES,
        enters={"ready": "ready", "exhausted": "exhausted"},
        leaving=LEAVING,
        choices={**en.DOMAINS, "tag": "a tag", "spell": "a spell"},
        attached="Attached:",
        giver=EnNoun("this gear"),
        places=PLACES,
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
        friendly=Quality("friendly", without=Quality("non-friendly")),
        enemy=Quality("enemy", without=Quality("non-enemy")),
        token=Quality("token", clause="be a token", without=Quality("non-token")),
        tags={},
        masses=frozenset(("Equipment",)),
        domains=en.DOMAINS,
        keywords={},
        areas=en.AREAS,
        tests=en.TESTS,
        destinations=en.DESTINATIONS,
    )


@cache
def _korean() -> Phrases:
    return replace(
        _korean_things(),
        verbs=ko_acts.VERBS,
        events=ko_acts.EVENTS,
        hows=ko.HOWS,
        ways={"conquer": "정복", "hold": "점거"},
        stats=ko.STATS,
        cost_parts=ko.COST_PARTS,
        player_stats=ko.PLAYER_STATS,
        facts=ko_facts.FACTS,
        stretches=ko.STRETCHES,
        roles=ko.ROLES,
        windows=ko.WINDOWS,
        next_windows=ko.NEXT_WINDOWS,
        resources=en.RESOURCES,
        pools={"": "[A]", "energy": "에너지", "xp": "경험치"},
        uses={
            "spell": "주문을 사용할 때만 쓸 수 있는",
            "gear": "도구를 사용하거나 도구의 스킬을 이용할 때만 쓸 수 있는",
            "unit": "유닛을 사용하거나 유닛의 스킬을 이용할 때만 쓸 수 있는",
        },
        cost_symbols={"exhaust": "[E]"},
        speeds={"": "", "action": "[행동]", "reaction": "[반응]"},
        tokens={card.name: _token_ko(card) for card in TOKENS},
        names={facts.name: facts.ko for facts in load_facts().values() if facts.ko},
        flags=ko.FLAGS,
        forbids=ko.FORBIDS,
        forbids_but=ko.FORBIDS_BUT,
        permits=ko.PERMITS,
        linked=ko.LINKED,
        applied_costs=ko.APPLIED_COSTS,
        components=ko.COMPONENTS,
        own_abilities={
            "equip": "{me:의} 장착",
            "empower": "{me:의} 강화",
            "ability": "{me:의} 스킬",
        },
        their_abilities={"empower": "{obj:의} 강화", "ability": "{obj:의} 발동 스킬"},
        less=ko.LESS,
        changes=ko.CHANGES,
        enters={"ready": "준비된", "exhausted": "탈진된"},
        leaving=LEAVING,
        choices={**ko.DOMAINS, "tag": "태그 하나", "spell": "주문 하나의 이름"},
        attached="부착 시:",
        giver=KoNoun("이 도구"),
        places=PLACES,
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
        friendly=Quality("아군", clause="아군이다"),
        enemy=Quality("적", clause="적이다"),
        token=Quality(
            "토큰", clause="토큰이다", without=Quality(far="토큰이 아닌", clause="토큰이 아니다")
        ),
        tags=ko.TAGS,
        domains=ko.DOMAINS,
        keywords=ko.KEYWORDS,
        areas=ko.AREAS,
        tests=ko.TESTS,
        destinations=ko.DESTINATIONS,
    )
