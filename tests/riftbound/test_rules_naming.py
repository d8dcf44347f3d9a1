"""Names and tags that a player may be asked for (759-763)."""

from typing import Final

import pytest

from adjudge.rulebooks.riftbound.cards.facts import load_facts
from adjudge.rulebooks.riftbound.cards.registry import all_cards

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


@rule("RB-CR@1.4:763.1")
def test_the_tags_of_all_cards_are_those_of_the_rulebook() -> None:
    """No tag is missing from the cards and tokens, and none is on them that does not exist."""
    listed = {tag.strip() for tag in TAGS.replace("\n", " ").split(",")}
    on_cards = {tag for facts in load_facts().values() for tag in facts.tags}
    on_tokens = {tag for card in all_cards().values() if card.token for tag in card.tags}
    assert len(listed) == 127
    assert on_cards | on_tokens == listed
