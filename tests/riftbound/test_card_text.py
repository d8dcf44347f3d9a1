"""Rules text of the cards in both languages: exact for some, clean for all."""

import re
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules

import pytest

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.riftbound import cards, dsl
from adjudge.rulebooks.riftbound.card_text import (
    ability_text,
    card_text,
    cost_text,
    instruction_text,
    type_line,
)
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.phrases import phrases
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.rules.place_tests import PLACES
from adjudge.rulebooks.riftbound.rules.states import STATES
from adjudge.text.wording_josa import josa

CARDS = all_cards()
MODULES = [m.name for m in iter_modules(cards.__path__) if m.name.startswith("invented")]
INVENTED = [import_module(f"{cards.__name__}.{name}") for name in MODULES]
KNOWN = (*CARDS.values(), *(card for m in INVENTED for card in vars(m).get("CARDS", ())))
"""All written cards, and those that cases and tests have made up."""

LANGS = ("en", "ko")

ENGLISH = {
    "Void Seeker": ("[Action]\nDeal 4 damage to a unit at a battlefield. Draw a card."),
    "Dune Drake": (
        "When I attack, give me +2 Might this turn if there is a ready enemy unit here."
    ),
    "Immortal Phoenix": (
        "[Assault 2]\n"
        "While I am in your trash, when you kill a unit with a spell, you may choose to pay "
        "[1][R]. If so, "
        "play me, ignoring my cost."
    ),
    "Ruin Runner": "Opponents can't choose me with spells or abilities.",
    "Repulse": (
        "[Reaction]\n"
        "Choose a friendly unit at a battlefield. Counter an enemy ability or spell that has "
        "chosen it and that has not chosen another friendly unit."
    ),
    "Falling Star": "2 separate times, deal 3 damage to a unit.",
    "Deceiver": (
        "When you score by conquering or holding, you may choose to discard a card and exhaust "
        "me. If so, "
        "play a ready Reflection unit token with 0 Might there. Do this: make it a copy of another "
        "unit there, then give that token [Temporary]."
    ),
    "Vex, Apathetic": (
        "[Deflect]\n"
        "When an opponent plays a unit, if I am at a battlefield, stun it, then give it the text "
        '"You can\'t move me." this turn.'
    ),
    "Fox-Fire": (
        "[Hidden]\n"
        "[Action]\n"
        "Kill any number of units at one battlefield with a combined Might of 4 or less."
    ),
    "Guardian Angel": (
        "[Equip] [G]\n"
        "Attached:\n"
        "If I would die, instead kill this gear, heal me, exhaust me, then recall me."
    ),
    "Zhonya's Hourglass": (
        "[Hidden]\n"
        "If a friendly unit would die, instead kill this gear, heal that unit, exhaust it, then "
        "recall it."
    ),
    "Teemo, Strategist": (
        "[Hidden]\n"
        "When I defend, choose an enemy unit here, then reveal five cards off the top of your "
        "Main Deck. Deal 1 damage for each revealed card with [Hidden] to that unit, then "
        "recycle the revealed cards."
    ),
    "Rogue Assassin": (
        "[Empower] [3][A]\n"
        "[Action] [E]: If it is your turn, move a friendly unit in a showdown back to its base, "
        "and if I am [Empowered], make it ready."
    ),
    "Here to Help": (
        "[Hidden]\n"
        "[Action]\n"
        "Choose up to one unit in your hand. Play it to a battlefield that you control with its "
        "cost lowered by [3]."
    ),
    "Bullet Time": (
        "[Action]\n"
        "Pay any amount of [A]. Deal that much damage to each enemy unit at one battlefield."
    ),
    "Darius, Trifarian": (
        "The second time each turn you play a non-token card, give me +2 Might this turn, then "
        "make me ready."
    ),
    "Flame Chompers": (
        "When you discard me, you may choose to pay [R]. If so, play me, ignoring my cost."
    ),
    "Sky Splitter": (
        "[Action]\n"
        "This spell costs [1] less for each point of the highest Might among units that you "
        "control.\n"
        "Deal 5 damage to a unit at a battlefield."
    ),
    "Defy": (
        "[Reaction]\n"
        "Counter a spell with an Energy cost of 4 or less and a Power cost of 1 or less."
    ),
    "En Garde": (
        "[Reaction]\n"
        "Give a friendly unit +1 Might this turn. If you control it and exactly one unit at its "
        "location, give it +1 Might this turn."
    ),
    "Mageseeker Warden": (
        "While I am at a battlefield, opponents can play units only to their base.\n"
        "While I am at a battlefield, spells and abilities can't make enemy units and gear "
        "ready."
    ),
    "Eager Apprentice": (
        "While I am at a battlefield, spells that you play cost [1] less, but no less than [1]."
    ),
    "Kai'Sa, Evolutionary": (
        "[Ganking]\n"
        "When I conquer, you may choose to play a spell in your trash with an Energy cost less "
        "than your "
        "points, ignoring its Energy cost, then recycle it."
    ),
    "Sprite Mother": (
        "When you play me, play a ready Sprite unit token with 3 Might and [Temporary] here."
    ),
    "Challenge": (
        "[Action]\n"
        "Choose a friendly unit and an enemy unit. Have both of them deal damage equal to their "
        "own Might to each other."
    ),
    "Udyr, Wildman": (
        "Spend my buff: Choose one that you have not chosen yet this turn:\n"
        "(1) Deal 2 damage to a unit at a battlefield.\n"
        "(2) Stun a unit at a battlefield.\n"
        "(3) Make me ready.\n"
        "(4) Give me [Ganking] this turn."
    ),
    "Commander Ledros": (
        "[Deflect]\n"
        "[Ganking]\n"
        "As an additional cost of playing me, you may choose to kill any number of friendly "
        "units.\n"
        "I cost [Y] less for each unit killed this way."
    ),
    "Cull the Weak": (
        "Each player chooses a unit that they control. Then kill the chosen units at the same time."
    ),
    "Imperial Decree": ("[Action]\nThis turn, when a unit takes damage, kill it."),
    "Viktor, Leader": (
        "When another non-Recruit unit that you control dies, play a Recruit unit token with 1 "
        "Might to your base."
    ),
    "Reaver's Row": (
        "When you become the defender here, you may choose to move a friendly unit here back to "
        "its base."
    ),
    "Targon's Peak": "When you conquer here, at the end of this turn, make up to two runes ready.",
    "The Dreaming Tree": (
        "The first time each turn a player chooses a unit that they control here with a spell, "
        "they draw a card."
    ),
    "The Grand Plaza": (
        "When you hold here, if you control seven or more units here, you win the game."
    ),
    "Lonely Poro": "[Deathknell] — If I was alone, draw a card.",
    "Rek'Sai, Swarm Queen": (
        "When I attack, you may choose to reveal two cards off the top of your Main Deck, choose "
        "up to "
        "one of the revealed cards, then banish it. If it is a unit, you may choose to play it, "
        "here if "
        "you like. Otherwise, you may choose to play it. Recycle all other revealed cards."
    ),
    "Abandoned Hall": (
        "When a player plays a spell, they may choose to give a unit that they control here +1 "
        "Might this "
        "turn."
    ),
    "Alpha Strike": (
        "[Action]\n"
        "Choose a friendly unit. That unit deals damage in the amount of its Might, divided "
        "among one or more enemy units at battlefields. Until the next cleanup, when one of them "
        "dies, gain 1 XP."
    ),
    "Insightful Investigator": (
        "When you play me, choose an opponent, then reveal all cards in their hand. You may "
        "choose to "
        "spend 2 XP. If so, choose a card in their hand. If so, they discard it, then draw a "
        "card."
    ),
    "Dragon Roost": (
        "As an additional cost of playing a Dragon, a player may choose to pay [A][A].\n"
        "If a player has paid the additional cost, they must play Dragons here."
    ),
    "Rampage": (
        "As an additional cost of playing this spell, you may choose to pay [O].\n"
        "Choose a friendly unit and an enemy unit. If you have paid the additional cost, give "
        "that friendly unit +2 Might this turn. Have both of them deal damage equal to their own "
        "Might to each other."
    ),
    "Temporal Breach": (
        "[Hidden]\nBanish a unit. Its owner plays it to the place it left, ignoring its cost."
    ),
}
KOREAN = {
    "Void Seeker": ("[행동]\n전장에 있는 유닛 1명에게 4의 피해를 입힙니다. 카드 1장을 뽑습니다."),
    "Dune Drake": (
        "이 카드가 공격하면, 처리 시 이곳에 있는 준비된 적 유닛이 있을 경우, 이번 턴 동안 이 "
        "카드에게 위력 +2를 부여합니다."
    ),
    "Immortal Phoenix": (
        "[Assault 2]\n"
        "이 카드가 내 폐기장에 있는 동안, 내가 주문으로 유닛을 처치하면, [1][R]을 지불하여 이 "
        "카드를 비용을 무시하고 사용할 수 있습니다."
    ),
    "Ruin Runner": "상대는 주문이나 스킬로 이 카드를 선택할 수 없습니다.",
    "Repulse": (
        "[반응]\n"
        "전장에 있는 아군 유닛 1명을 선택합니다. 그 유닛을 선택하고 다른 아군 유닛을 선택하지 않은 "
        "적 스킬 또는 주문 1개를 무효화합니다."
    ),
    "Falling Star": "따로따로 2번, 유닛 1명에게 3의 피해를 입힙니다.",
    "Deceiver": (
        "내가 정복으로 득점하거나 점거로 득점하면, 카드 1장을 버리고 이 카드를 탈진시킬 수 "
        "있습니다. 그렇게 할 경우, 그곳에 준비된 반영 유닛 토큰 1개(위력 0)를 사용합니다. "
        "다음을 수행합니다. 그 토큰을 그곳에 있는 다른 유닛 1명의 복사본으로 만든 후, 그 토큰에게 "
        "[Temporary]를 부여합니다."
    ),
    "Vex, Apathetic": (
        "[Deflect]\n"
        "상대가 유닛을 사용하면, 이 카드가 전장에 있을 경우, 그 유닛을 기절시킨 후, 이번 턴 동안 "
        '그 유닛에게 "나는 이 카드를 이동시킬 수 없습니다."를 부여합니다.'
    ),
    "Fox-Fire": (
        "[숨겨짐]\n[행동]\n한 전장에 있는 위력 합계가 4 이하인 원하는 수의 유닛을 처치합니다."
    ),
    "Guardian Angel": (
        "[장착] [G]\n"
        "부착 시:\n"
        "이 카드가 사망할 경우, 대신 이 도구를 처치하고, 이 카드를 회복시키고, 탈진시킨 후, "
        "귀환시킵니다."
    ),
    "Zhonya's Hourglass": (
        "[숨겨짐]\n"
        "아군 유닛이 사망할 경우, 대신 이 카드를 처치하고, 그 유닛을 회복시키고, 탈진시킨 후, "
        "귀환시킵니다."
    ),
    "Teemo, Strategist": (
        "[숨겨짐]\n"
        "이 카드가 방어하면, 이곳에 있는 적 유닛 1명을 선택한 후, 내 주 덱 맨 위에서 카드 5장을 "
        "공개합니다. 그 유닛에게 공개한 카드 중 [숨겨짐]을 가진 카드의 수만큼의 피해를 입힌 후, "
        "공개한 카드를 재활용합니다."
    ),
    "Rogue Assassin": (
        "[강화] [3][A]\n"
        "[행동] [E]: 내 턴일 경우, 결전 중인 아군 유닛 1명을 기지로 이동시키고, 이 카드가 강화됨 "
        "상태일 경우, 그 유닛을 준비시킵니다."
    ),
    "Here to Help": (
        "[숨겨짐]\n"
        "[행동]\n"
        "내 손에 있는 유닛 최대 1명을 선택합니다. 그 유닛을 내가 통제하는 전장에 비용을 [3]만큼 "
        "줄여 사용합니다."
    ),
    "Bullet Time": (
        "[행동]\n"
        "원하는 만큼 [A]를 지불합니다. 한 전장에 있는 모든 적 유닛에게 각각 그만큼의 피해를 "
        "입힙니다."
    ),
    "Darius, Trifarian": (
        "매 턴 두 번째로 내가 토큰이 아닌 카드를 사용하면, 이번 턴 동안 이 카드에게 위력 +2를 "
        "부여한 후, 이 카드를 준비시킵니다."
    ),
    "Flame Chompers": (
        "이 카드를 버리면, [R]을 지불하여 이 카드를 비용을 무시하고 사용할 수 있습니다."
    ),
    "Sky Splitter": (
        "[행동]\n"
        "이 카드의 비용이 내가 통제하는 유닛 중 가장 높은 위력 1당 [1] 감소합니다.\n"
        "전장에 있는 유닛 1명에게 5의 피해를 입힙니다."
    ),
    "Defy": ("[반응]\n에너지 비용이 4 이하이고 힘 비용이 1 이하인 주문 1개를 무효화합니다."),
    "En Garde": (
        "[반응]\n"
        "이번 턴 동안 아군 유닛 1명에게 위력 +1을 부여합니다. 내가 그 유닛을 통제하고 그 유닛의 "
        "위치에 있는 내가 통제하는 유닛이 정확히 1명일 경우, 이번 턴 동안 그 유닛에게 위력 +1을 "
        "부여합니다."
    ),
    "Mageseeker Warden": (
        "이 카드가 전장에 있는 동안, 상대는 자신의 기지에만 유닛을 사용할 수 있습니다.\n"
        "이 카드가 전장에 있는 동안, 주문과 스킬은 적 유닛과 도구를 준비시킬 수 없습니다."
    ),
    "Eager Apprentice": (
        "이 카드가 전장에 있는 동안, 내가 사용하는 주문의 비용이 [1] 감소하되, [1] 미만으로는 "
        "감소하지 않습니다."
    ),
    "Kai'Sa, Evolutionary": (
        "[개입]\n"
        "이 카드가 정복하면, 내 폐기장에 있는 에너지 비용이 내 점수보다 적은 주문 1개를 에너지 "
        "비용을 무시하고 사용한 후, 그 주문을 재활용할 수 있습니다."
    ),
    "Sprite Mother": (
        "이 카드를 사용하면, 이곳에 준비된 Sprite 유닛 토큰 1개(위력 3, [Temporary])를 사용합니다."
    ),
    "Challenge": (
        "[행동]\n"
        "아군 유닛 1명과 적 유닛 1명을 선택합니다. 두 유닛이 서로에게 자신의 위력만큼 피해를 "
        "입힙니다."
    ),
    "Udyr, Wildman": (
        "이 카드의 버프 소모: 다음 중 이번 턴에 선택하지 않은 1가지를 선택합니다.\n"
        "(1) 전장에 있는 유닛 1명에게 2의 피해를 입힙니다.\n"
        "(2) 전장에 있는 유닛 1명을 기절시킵니다.\n"
        "(3) 이 카드를 준비시킵니다.\n"
        "(4) 이번 턴 동안 이 카드에게 [개입]을 부여합니다."
    ),
    "Commander Ledros": (
        "[Deflect]\n"
        "[개입]\n"
        "이 카드를 사용할 때 비용에 더해, 원하는 수의 아군 유닛을 처치할 수 있습니다.\n"
        "이 카드의 비용이 이 방식으로 처치한 유닛 1명당 [Y] 감소합니다."
    ),
    "Cull the Weak": (
        "각 플레이어는 자신이 통제하는 유닛 1명을 선택합니다. 그 후 동시에 선택한 유닛을 "
        "처치합니다."
    ),
    "Imperial Decree": ("[행동]\n이번 턴 동안 유닛이 피해를 입으면, 그 유닛을 처치합니다."),
    "Viktor, Leader": (
        "내가 통제하는 신병이 아닌 다른 유닛이 사망하면, 내 기지에 신병 유닛 토큰 1개(위력 1)를 "
        "사용합니다."
    ),
    "Reaver's Row": (
        "이곳에서 방어자가 되면, 이곳에 있는 아군 유닛 1명을 기지로 이동시킬 수 있습니다."
    ),
    "Targon's Peak": "이곳을 정복하면, 이번 턴 종료 시, 룬 최대 2장을 준비시킵니다.",
    "The Dreaming Tree": (
        "매 턴 처음으로 플레이어가 주문으로 이곳에 있는 자신이 통제하는 유닛을 선택하면, 그 "
        "플레이어는 카드 1장을 뽑습니다."
    ),
    "The Grand Plaza": (
        "이곳을 점거하면, 이곳에 있는 내가 통제하는 유닛이 7명 이상일 경우, 게임에서 승리합니다."
    ),
    "Lonely Poro": "[Deathknell] — 이 카드가 홀로 있었을 경우, 카드 1장을 뽑습니다.",
    "Rek'Sai, Swarm Queen": (
        "이 카드가 공격하면, 내 주 덱 맨 위에서 카드 2장을 공개하고, 공개한 카드 중 최대 1장을 "
        "선택한 후, 그 카드를 추방할 수 있습니다. 그 카드가 유닛일 경우, 그 카드를 이곳에도 "
        "사용할 수 있습니다. 그렇지 않으면, 그 카드를 사용할 수 있습니다. 공개한 다른 모든 "
        "카드를 재활용합니다."
    ),
    "Abandoned Hall": (
        "플레이어가 주문을 사용하면, 그 플레이어는 이번 턴 동안 이곳에 있는 자신이 통제하는 유닛 "
        "1명에게 위력 +1을 부여할 수 있습니다."
    ),
    "Alpha Strike": (
        "[행동]\n"
        "아군 유닛 1명을 선택합니다. 그 유닛은 전장에 있는 적 유닛 1명 이상에게 그 유닛의 "
        "위력만큼의 피해를 나누어 입힙니다. 다음 정리까지 그 유닛들 중 하나가 사망하면, 경험치 "
        "1을 얻습니다."
    ),
    "Insightful Investigator": (
        "이 카드를 사용하면, 상대 1명을 선택한 후, 그 상대의 손에 있는 모든 카드를 공개합니다. "
        "경험치 2를 지불하여 그 상대의 손에 있는 카드 1장을 선택할 수 있습니다. 그렇게 할 경우, "
        "그 상대는 그 카드를 버린 후, 카드 1장을 뽑습니다."
    ),
    "Dragon Roost": (
        "Dragon을 사용할 때 비용에 더해, 플레이어는 [A][A]를 지불할 수 있습니다.\n"
        "플레이어가 이 추가 비용을 지불했을 경우, 그 플레이어는 Dragon을 이곳에 사용해야 합니다."
    ),
    "Rampage": (
        "이 카드를 사용할 때 비용에 더해, [O]를 지불할 수 있습니다.\n"
        "아군 유닛 1명과 적 유닛 1명을 선택합니다. 이 추가 비용을 지불했을 경우, 이번 턴 동안 그 "
        "아군 유닛에게 위력 +2를 부여합니다. 두 유닛이 서로에게 자신의 위력만큼 피해를 입힙니다."
    ),
    "Temporal Breach": (
        "[숨겨짐]\n"
        "유닛 1명을 추방합니다. 그 유닛의 소유자는 그 유닛을 그 유닛이 있던 위치에 비용을 "
        "무시하고 사용합니다."
    ),
}

each_language = pytest.mark.parametrize("lang", LANGS)
each_card = pytest.mark.parametrize("card", KNOWN, ids=lambda card: card.name)

HANGUL = re.compile("[가-힣]")
OBJECT = re.compile(r"(\S+?)(을|를)(?=[ ,.]|$)")
MEANS = re.compile(r"(\S+?)(으로|(?<!으)로)(?=[ ,.]|$)")
UNFILLED = re.compile(r"[{}<>]|None|\w+\(.*=|\bnote:|\btarget:")


class TestExact:
    """Cards of every kind, word for word."""

    def test_the_same_cards_are_known_in_both_languages(self) -> None:
        """What is checked in one language is checked in the other."""
        assert list(ENGLISH) == list(KOREAN)

    @pytest.mark.parametrize("name", ENGLISH)
    def test_english(self, name: str) -> None:
        """The English text."""
        assert card_text(CARDS[name], "en") == ENGLISH[name]

    @pytest.mark.parametrize("name", KOREAN)
    def test_korean(self, name: str) -> None:
        """The Korean text."""
        assert card_text(CARDS[name], "ko") == KOREAN[name]


class TestEveryCard:
    """What holds for the text of every card."""

    @each_language
    @each_card
    def test_a_text_has_no_gaps(self, card: CardDef, lang: str) -> None:
        """No placeholder, no value as Python prints it, no doubled or loose blank."""
        text = card_text(card, lang)
        assert not UNFILLED.search(text)
        assert "  " not in text
        assert all(line == line.strip() and line for line in text.split("\n") if text)
        assert (text == "") == (not card.abilities and not card.attached)

    @each_language
    @each_card
    def test_a_line_is_finished(self, card: CardDef, lang: str) -> None:
        """A line ends as a sentence, a keyword, a cost or a heading does."""
        for line in card_text(card, lang).splitlines():
            keyword_line = line.removeprefix("With ").startswith("[") and "." not in line
            assert keyword_line or line.endswith((".", ":", '."')), line

    @each_card
    def test_an_english_text_is_english(self, card: CardDef) -> None:
        """No Korean word is left in it, and sentences begin with capitals."""
        text = card_text(card, "en")
        assert not HANGUL.search(text)
        text = re.sub("(do this|times): ", r"\1, ", text, flags=re.IGNORECASE)
        assert not re.search(r"[.:] [a-z]", text)

    @each_card
    def test_korean_particles_fit_the_sounds_before_them(self, card: CardDef) -> None:
        """The object and the means, the two that can be told from endings."""
        text = re.sub(r"\([^()]*\)", "", card_text(card, "ko"))
        for word, particle in OBJECT.findall(text):
            assert josa(word, "을") == word + particle
        for word, particle in MEANS.findall(text):
            assert josa(word, "로") == word + particle
        assert "을(를)" not in text

    @each_card
    def test_korean_sentences_are_polite(self, card: CardDef) -> None:
        """Each sentence ends in the form that rules text uses."""
        for sentence in re.findall(r"[가-힣]+(?=\.)", card_text(card, "ko")):
            assert sentence.endswith("니다"), sentence


class TestWords:
    """The rulebook's words and ours are the same."""

    @each_language
    def test_each_word_of_the_rulebook_has_words(self, lang: str) -> None:
        """Actions, events, states of objects and of places."""
        words, book = phrases(lang), Riftbound()
        assert set(book.verbs) - set(words.verbs) == set()
        told = {event for event in book.performs if not event.startswith("phase ")}
        assert told - set(words.events) == set()
        assert set(STATES) - set(words.states) == set()
        assert set(PLACES) - set(words.tests) == set()

    def test_both_languages_have_the_same_words(self) -> None:
        """No word is known in one language alone."""
        one, other = phrases("en"), phrases("ko")
        for table in (
            *("heads", "supers", "marks", "states", "domains", "areas", "tests", "destinations"),
            *("verbs", "events", "hows", "stats", "cost_parts", "player_stats", "facts"),
            *("windows", "next_windows", "pools", "uses", "speeds", "tokens", "flags", "forbids"),
            *("forbids_but", "permits", "applied_costs", "components", "own_abilities", "less"),
            *("changes", "enters", "choices"),
        ):
            assert set(getattr(one, table)) == set(getattr(other, table)), table

    def test_another_language_is_refused(self) -> None:
        """There are two languages."""
        with pytest.raises(ValueError, match="no rules text in 'fr'"):
            card_text(CARDS["Void Seeker"], "fr")


class TestParts:
    """Parts of cards on their own."""

    def test_an_instruction_is_a_sentence(self) -> None:
        """Without a card, the text calls what bears it "this"."""
        assert instruction_text(dsl.kill(v.Me()), "en") == "Kill this."
        assert instruction_text(dsl.kill(v.Me()), "ko") == "이 카드를 처치합니다."

    def test_an_ability_speaks_for_its_card(self) -> None:
        """A unit says "me", a spell calls itself a spell."""
        ability = dsl.when_i("attack", dsl.buff(v.Me()))
        poro = CARDS["Pouty Poro"]
        assert ability_text(ability, "en", poro) == "When I attack, give me a buff."
        assert ability_text(ability, "en") == "When this attacks, give this a buff."

    def test_a_cost_is_written_in_symbols(self) -> None:
        """Own power has the symbol of the card's one domain, where the card has one."""
        seeker = CARDS["Void Seeker"]
        assert seeker.cost is not None
        assert cost_text(seeker.cost, "en") == "[3][C]"
        assert cost_text(seeker.cost, "en", seeker) == "[3][R]"
        assert cost_text(v.Cost(), "ko") == "[0]"

    @pytest.mark.parametrize(
        ("name", "english", "korean"),
        [
            ("Void Seeker", "Spell", "주문"),
            ("Guardian Angel", "Gear — Equipment", "도구 — 장비"),
            ("Recruit", "Token Unit — Recruit", "토큰 유닛 — 신병"),
            ("Blind Monk", "Legend — Lee Sin", "전설 — Lee Sin"),
            ("Jinx, Rebel", "Champion Unit — Jinx, Zaun", "챔피언 유닛 — Jinx, Zaun"),
        ],
    )
    def test_a_type_line_names_types_and_tags(self, name: str, english: str, korean: str) -> None:
        """Supertypes stand before the type, tags behind it."""
        assert type_line(CARDS[name], "en") == english
        assert type_line(CARDS[name], "ko") == korean

    def test_a_card_that_is_not_expressed_has_no_text(self) -> None:
        """Nothing is made up for it."""
        assert card_text(dsl.unsupported("Unwritten", "not yet", "아직"), "en") == ""

    def test_keywords_stand_first(self) -> None:
        """Keywords keep their printed order among themselves."""
        bolt = CARDS["Hextech Ray"]
        turned = replace(bolt, abilities=bolt.abilities[::-1])
        assert card_text(turned, "en") == card_text(bolt, "en")
