"""Names and tags that a player may be asked for (759-763)."""

from typing import Final

import pytest

from adjudge.rulebooks.riftbound.cards.facts import load_facts
from adjudge.rulebooks.riftbound.cards.invented import CARDS as INVENTED
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.rulebook import Riftbound

rule = pytest.mark.rule

TAGS: Final = """
Ahri, Akali, Akshan, Ambessa, Anivia, Annie, Aphelios, Ashe, Azir, Bandle City, Bard,
Bilgewater, Bird, Blitzcrank, Caitlyn, Cat, Darius, Demacia, Demon, Diana, Dog,
Dr. Mundo, Dragon, Draven, Ekko, Elite, Equipment, Evelynn, Ezreal, Fae, Fiora, Fizz,
Freljord, Galio, Gangplank, Garen, Heimerdinger, Hwei, Icathia, Illaoi, Ionia, Irelia,
Ivern, Ixtal, Janna, Jax, Jayce, Jhin, Jinx, Kai'Sa, Karma, Karthus, Katarina, Kathkan,
Kayle, Kayn, Kennen, Kha'Zix, Kog'Maw, LeBlanc, Lee Sin, Leona, Lillia, Lucian, Lux,
Malzahar, Master Yi, Mech, Mel, Miss Fortune, Morgana, Mount Targon, Nami, Nasus,
Nidalee, Nilah, Nocturne, Noxus, Ornn, Piltover, Pirate, Poppy, Poro, Pyke, Qiyana,
Recruit, Rek'Sai, Rell, Renata Glasc, Renekton, Rengar, Riven, Rumble, Sentinel, Sett,
Shadow Isles, Shen, Shurima, Sivir, Sona, Soraka, Spider, Spirit, Swain, Syndra, Taric,
Teemo, The Void, Trifarian, Tryndamere, Twisted Fate, Udyr, Vayne, Vex, Vi, Viktor,
Volibear, Warwick, Xerath, Xin Zhao, Yasuo, Yone, Yordle, Yuumi, Zaun, Zed, Zilean
"""


def listed_tags() -> set[str]:
    """The tags of the rulebook."""
    return {tag.strip() for tag in TAGS.replace("\n", " ").split(",")}


@rule("RB-CR@1.4:763.1")
def test_the_tags_of_all_cards_are_those_of_the_rulebook() -> None:
    """No tag is missing from the cards and tokens, and none is on them that does not exist."""
    listed = listed_tags()
    on_cards = {tag for facts in load_facts().values() for tag in facts.tags}
    on_tokens = {tag for card in all_cards().values() if card.token for tag in card.tags}
    assert len(listed) == 127
    assert on_cards | on_tokens == listed


@rule("RB-CR@1.4:762", "RB-CR@1.4:762.1", "RB-CR@1.4:762.2")
def test_a_name_is_that_of_a_real_card_that_is_no_token() -> None:
    """Every spell may be named, also one that nobody brought; no token and nothing made up."""
    rulebook = Riftbound({card.name: card for card in INVENTED})
    spells = set(rulebook.words_of("spell"))
    assert spells == {name for name, card in load_facts().items() if card.type == "Spell"}
    units = rulebook.words_of("unit")
    assert "Noxian Drummer" in units
    assert "Recruit" not in units
    assert "Test Unit 1" not in units


@rule("RB-CR@1.4:760", "RB-CR@1.4:763")
def test_a_tag_is_one_that_a_card_or_a_token_has() -> None:
    """What no card and no token has can't be named."""
    assert set(Riftbound().words_of("tag")) == listed_tags()
