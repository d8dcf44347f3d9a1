"""Rules text of Magic's cards in both languages: exact for some, complete for all."""

import pytest

from adjudge.core.bodies import modes_in
from adjudge.core.cards import CardDef
from adjudge.core.vocab import Keyword, Spell
from adjudge.rulebooks.magic.card_text import ability_text, card_text, cost_text, type_line
from adjudge.rulebooks.magic.cards.facts import core_names, find, load_facts
from adjudge.rulebooks.magic.cards.registry import all_cards, playable, unsupported_cards
from adjudge.rulebooks.magic.dsl import KEYWORDS
from adjudge.rulebooks.magic.dsl_words import TAP, cost, mana
from adjudge.rulekit.catalogue import UnknownCard

CARDS = all_cards()

TEXTS = {
    "Shock": (
        "Deal 2 damage to target creature or player.",
        "타겟 생물 또는 플레이어에게 2의 데미지를 줍니다.",
    ),
    "Spirit Link": (
        "Enchant target creature.\nWhen enchanted creature deals damage, gain that much life.",
        "타겟 생물을 인첸트합니다.\n인첸트된 생물이 데미지를 주면, 그만큼 생명점을 얻습니다.",
    ),
    "Terror": (
        "Destroy target nonartifact nonblack creature beyond regeneration.",
        "아티팩트가 아니고 흑색이 아닌 타겟 생물을 재생할 수 없게 파괴합니다.",
    ),
    "Loxodon Warhammer": (
        "equip {3}\nEquipped creature has +3/+0, lifelink, and trample.",
        "equip {3}\n이큅된 생물이 +3/+0, lifelink와 trample을 가집니다.",
    ),
    "Fling": (
        (
            "As an additional cost of playing this spell, sacrifice a creature.\nDeal damage in the"
            " amount of the sacrificed creature's power to target creature or player."
        ),
        (
            "이 스펠을 플레이하기 위한 추가비용으로, 생물 1개를 희생합니다.\n타겟 생물 또는"
            " 플레이어에게 희생한 생물의 공격력만큼의 데미지를 줍니다."
        ),
    ),
    "Fecundity": (
        "When a creature goes from play to a graveyard, its controller may choose to draw a card.",
        "생물이 플레이에서 무덤으로 가면, 그 생물의 조종자는 카드 1장을 드로우할 수 있습니다.",
    ),
    "Faerie Conclave": (
        (
            "This land comes into play tapped.\n{T}: Put {U} into your mana pool.\n{1}{U}: Make"
            " this land a 2/1 blue Faerie creature with flying until the turn ends, with its"
            " other types kept."
        ),
        (
            "이 랜드가 탭된 채로 플레이에 들어옵니다.\n{T}: 내 마나풀에 {U}를 넣습니다.\n{1}{U}: 턴"
            " 끝까지 다른 타입은 그대로 두고 이 랜드를 flying을 가진 2/1 청색 Faerie 생물로"
            " 만듭니다."
        ),
    ),
    "Howling Mine": (
        (
            "At the start of each player's draw step, if this artifact is untapped, that player"
            " draws a card."
        ),
        (
            "각 플레이어의 드로우 스텝의 시작에, 이 아티팩트가 언탭되어 있을 경우, 그 플레이어는"
            " 카드 1장을 드로우합니다."
        ),
    ),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_word_for_word(name: str) -> None:
    """What these cards say in both languages."""
    assert (card_text(CARDS[name], "en"), card_text(CARDS[name], "ko")) == TEXTS[name]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.name)
def test_every_card_prints(card: CardDef, lang: str) -> None:
    """Each ability gives a line; nothing is left of the templates."""
    text = card_text(card, lang)
    lines = text.split("\n") if text else []
    modes = [m for a in card.abilities if isinstance(a, Spell) if (m := modes_in(a.body))]
    assert len(lines) == len(card.abilities) + sum(len(m.options) for m in modes)
    assert not set("<>") & set(text)
    assert type_line(card, lang)


def test_keywords_are_all_declared() -> None:
    """A keyword that is misspelt would print and do nothing."""
    used = {a.name for card in CARDS.values() for a in card.abilities if isinstance(a, Keyword)}
    assert used <= set(KEYWORDS)


def test_how_much_of_tenth_edition_is_written() -> None:
    """Every name has a tree or a reason."""
    missing = unsupported_cards()
    core = core_names()
    written = [name for name in core if name not in missing]
    assert (len(core), len(written)) == (368, 358)
    assert all(missing.values())
    assert set(playable()) | set(missing) == set(load_facts())


def test_names_are_found_as_they_are_spelt() -> None:
    """Upper case and apostrophes do not matter; a slip gets the nearest name."""
    assert find("mage\N{RIGHT SINGLE QUOTATION MARK}s guile").name == "Mage's Guile"
    with pytest.raises(UnknownCard, match="did you mean Shock"):
        find("Shok")


def test_costs_in_symbols() -> None:
    """Generic mana is a number, X comes first."""
    assert cost_text(cost("XX2WW", TAP), "en") == "{X}{X}{2}{W}{W}, {T}"
    assert cost_text(cost(""), "en") == "{0}"
    assert [(need.kinds, need.count) for need in mana("10G")] == [
        (("generic",), 10),
        (("green",), 1),
    ]


def test_an_ability_alone() -> None:
    """Text that belongs to no card."""
    mogg = CARDS["Mogg Fanatic"]
    assert ability_text(mogg.abilities[0], "en", mogg).startswith("Sacrifice this creature: ")
