"""House values: numbers that no source gives, read from the set that is in use."""

from __future__ import annotations

from adjudge.rulebooks.metaversus.cards.loader import CardSet
from adjudge.rulebooks.metaversus.phrases_en import STATS as STATS_EN
from adjudge.rulebooks.metaversus.phrases_ko import DIFFICULTIES
from adjudge.rulebooks.metaversus.phrases_ko import STATS as STATS_KO
from adjudge.rulekit.house import HouseValue


def house_values(cards: CardSet) -> tuple[HouseValue, ...]:
    """Every number of a set that the guide leaves open, and what of it is invented as a whole."""
    found = [
        HouseValue(
            f"basic deck: {name}",
            str(count),
            "cards of this kind in the basic deck; the guide names the kinds only",
            "기본 덱에 든 장수. 가이드는 종류만 정한다",
            "MW@seed:1.2",
            f"기본 덱: {cards.cards[name].ko}",
        )
        for name, count in cards.basic
    ]
    for name in cards.required:
        card = cards.cards[name]
        shown, shown_ko = (
            ", ".join(f"{words.get(key, key)} {number}" for key, number in card.stats)
            for words in (STATS_EN, STATS_KO)
        )
        found.append(
            HouseValue(
                name,
                shown,
                "numbers of a required card; the guide gives its name"
                + (" and the price 0" if name == "Stone" else " only"),
                f"필수 거래소 카드 '{card.ko}'의 값. 가이드는 이름"
                + ("과 구매가 0만" if name == "Stone" else "만")
                + " 정한다",
                "MW@seed:3.15",
                card.ko,
                shown_ko,
            )
        )
    found.append(
        HouseValue(
            "neutral kinds",
            str(len(cards.neutral)),
            "all neutral market cards are invented: " + ", ".join(cards.neutral),
            "중립 거래소 카드는 모두 지어낸 것이다: "
            + ", ".join(cards.cards[name].ko or name for name in cards.neutral),
            "MW@seed:3.1",
            "중립 거래소 카드 종류",
        )
    )
    for name, kinds in cards.packs.items():
        card = cards.cards[name]
        found.append(
            HouseValue(
                f"pack: {name}",
                f"{card.supertypes[0]}, health {card.stat('health')}, {len(kinds)} kinds",
                "character, skills and cards are invented: " + ", ".join(kinds),
                f"'{card.ko or name}'의 캐릭터, 스킬, 카드는 모두 지어낸 것이다: "
                + ", ".join(cards.cards[kind].ko or kind for kind in kinds),
                "MW@seed:2.2",
                f"캐릭터팩: {card.ko or name}",
                f"{DIFFICULTIES[card.supertypes[0]]}, 체력 {card.stat('health')}, {len(kinds)}종",
            )
        )
    found.extend(HouseValue(*words) for words in cards.values)
    return tuple(found)
