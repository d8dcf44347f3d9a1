"""Words of decisions and of the trace, English and Korean."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

KIND_WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "ban": ("ban a character, or none", "금지할 캐릭터 (없어도 됨)"),
        "pick character": ("choose a character", "사용할 캐릭터 선택"),
        "choose market": ("choose four kinds for the market", "거래소에 둘 카드 4종류 선택"),
        "wish": ("wish phase", "기원단계"),
        "action": ("action phase", "행동단계"),
        "buy": ("buy phase", "구매단계"),
        "attack": ("attack phase", "공격단계"),
        "after hit": ("before clean-up", "정리단계 전"),
        "offer": ("a skill in the other's turn", "상대 차례의 스킬"),
        "may": ("whether to cast it", "시전 여부"),
        "may play": ("whether to lay it", "낼지 여부"),
        "may replace": ("whether to replace it", "대신할지 여부"),
        "pick": ("choose cards", "카드 선택"),
        "put back": ("which card goes back first", "먼저 되돌릴 카드"),
        "order": ("which effect comes first", "먼저 시전할 효과"),
        "replace": ("which effect applies first", "먼저 적용할 효과"),
        "instance": ("which of them counts", "조건으로 삼을 것"),
    }
)

TEMPLATES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        # ---------------------------------------------------------------- set-up
        "reveal": ("The market shows {card}.", "거래소에 {card:을} 펼칩니다."),
        "deal": (
            "{player} takes {amount} characters into hand.",
            "{player:이} 캐릭터 {amount}장을 손으로 가져옵니다.",
        ),
        "ban": ("{player} bans {card}.", "{player:이} {card:을} 금지합니다."),
        "swap": (
            "The duelists hand each other their remaining characters.",
            "손에 남은 캐릭터를 서로 바꿉니다.",
        ),
        "picked": (
            "{player} has chosen a character face down.",
            "{player:이} 캐릭터를 뒤집어 골랐습니다.",
        ),
        "character": ("{player} plays with {card}.", "{player}의 캐릭터는 {card:이다}."),
        "extra": (
            "The sheet of {card} adds to the set-up.",
            "{card} 요약 설명서의 추가 세팅을 합니다.",
        ),
        "stalls": (
            "{player} puts {amount} kinds face down into the market.",
            "{player:이} 거래소 카드 {amount}종류를 뒤집어 둡니다.",
        ),
        "stock": ("{card} is stocked with {amount}.", "{card:을} {amount}장 입고합니다."),
        "restock": (
            "Sold out: {card} comes to the market.",
            "매진되어 {card:을} 새로 입고합니다.",
        ),
        "sold out": (
            "Sold out, and nothing is left to restock with.",
            "매진되었고 새로 입고할 카드가 없습니다.",
        ),
        "first": ("{player} goes first.", "{player:이} 선공입니다."),
        "start": (
            "{player} starts with {amount} health and five cards.",
            "{player:이} 체력 {amount}, 손 5장으로 시작합니다.",
        ),
        # ---------------------------------------------------------------- turns
        "turn": ("Turn {number}: {player}.", "{number}턴 째 차례: {player}."),
        "phase": ("{player}: {phase}.", "{player}: {phase}."),
        "skip": ("{player} skips to clean-up.", "{player:이} 정리단계로 건너뜁니다."),
        "keep": (
            "{player} keeps {amount} cards in hand.",
            "{player:이} 카드 {amount}장을 손에 남깁니다.",
        ),
        "ending": (
            "The health of {player} is 0 or below: the match ends after the second player's turn.",
            "{player}의 체력이 0 이하입니다. 후공의 차례까지 진행하고 시합을 마칩니다.",
        ),
        "end": ("The match is over: {player} wins.", "시합을 마칩니다. {player:이} 승리합니다."),
        "win": ("{player} wins by an effect.", "효과로 {player:이} 승리합니다."),
        "concede": ("{player} concedes.", "{player:이} 항복합니다."),
        # ---------------------------------------------------------------- cards
        "boost": (
            "{player} pays {amount} wish stars for {card}.",
            "{player:이} {card:을} 위해 소원의 별 {amount}개를 냅니다.",
        ),
        "lay": ("{player} lays {card}.", "{player:이} {card:을} 냅니다."),
        "at once": (
            "{player} casts {card} from hand at once.",
            "{player:이} {card:을} 손에서 즉시 시전합니다.",
        ),
        "cast": ("{player} casts {card} again.", "{player:이} {card:을} 다시 시전합니다."),
        "line": (
            "What stands below the line of {card} is followed.",
            "{card}의 경계선 밑의 지시를 따릅니다.",
        ),
        "delayed": (
            "An earlier effect of {card} is followed.",
            "앞서 시전한 {card}의 효과를 따릅니다.",
        ),
        "skill": (
            "{player} casts a skill of {card}: {skill}.",
            "{player:이} {card}의 스킬을 시전합니다: {skill_ko}.",
        ),
        "draw": ("{player} draws {card}.", "{player:이} {card:을} 뽑습니다."),
        "draw hidden": ("{player} draws a card.", "{player:이} 카드 1장을 뽑습니다."),
        "no cards": (
            "{player} has no card left to draw.",
            "{player:은} 더 뽑을 카드가 없습니다.",
        ),
        "rebuild": (
            "{player} shuffles the discard into a new draw deck.",
            "{player:이} 버린 덱을 섞어 뽑기 덱을 만듭니다.",
        ),
        "look": ("{player} looks at {cards}.", "{player:이} 확인한 카드: {cards}."),
        "look hidden": (
            "{player} looks at cards of the draw deck.",
            "{player:이} 뽑기 덱의 카드를 확인합니다.",
        ),
        "show": ("{player} reveals {cards}.", "{player:이} 공개한 카드: {cards}."),
        "put": ("{player} puts away {cards}: {area}.", "{player:이} 둔 카드: {cards} ({area})."),
        "put hidden": (
            "{player} puts cards away: {area}.",
            "{player:이} 카드를 둡니다 ({area}).",
        ),
        "stay": (
            "{card} is kept beside the play area.",
            "{card:을} 카드 내기 공간 바깥에 둡니다.",
        ),
        "discard": ("{player} discards {card}.", "{player:이} {card:을} 버립니다."),
        "trash": ("{card} is removed.", "{card:을} 제거합니다."),
        "buy": (
            "{player} buys {card} for {amount} gems.",
            "{player:이} {card:을} {amount}젬에 구매합니다.",
        ),
        "gain": ("{player} gains {card}.", "{player:이} {card:을} 얻습니다."),
        "undone": ("{card} can't be laid.", "{card:을} 낼 수 없습니다."),
        # ---------------------------------------------------------------- numbers
        "actions": (
            "{player} gains {amount} action points.",
            "{player:이} 행동력 {amount:을} 얻습니다.",
        ),
        "buys": ("{player} gains {amount} buys.", "{player:이} 추가 구매 {amount}번을 얻습니다."),
        "gems": ("{player} gains {amount} gems.", "{player:이} {amount}젬을 얻습니다."),
        "hit": (
            "{amount} damage is added to the hit of {player}.",
            "{player:이} 줄 피해에 {amount:이} 더해집니다.",
        ),
        "stars": (
            "{player} gains {amount} wish stars; {lost} are lost.",
            "{player:이} 소원의 별 {amount}개를 얻습니다 (사라짐 {lost}개).",
        ),
        "lose stars": (
            "{player} loses {amount} wish stars.",
            "{player:이} 소원의 별 {amount}개를 잃습니다.",
        ),
        "damage": (
            "{player} takes {amount} damage.",
            "{player:이} {amount}의 피해를 받습니다.",
        ),
        "heal": ("{player} heals {amount} health.", "{player:이} 체력 {amount:을} 회복합니다."),
        "replaced": (
            "An effect changes what would happen to {player}.",
            "효과로 {player}에게 일어날 일이 바뀝니다.",
        ),
        "prevented": ("{amount} damage is prevented.", "피해 {amount:이} 방지됩니다."),
        "forbidden": ("That can't happen.", "그 일은 일어날 수 없습니다."),
        "replaced instruction": (
            "An instruction is replaced by a later one.",
            "지시가 뒤의 지시로 바뀝니다.",
        ),
    }
)
EVENTS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "draw": ("drawing", "뽑기"),
        "discard": ("discarding", "버리기"),
        "trash": ("removing", "제거"),
        "gain": ("gaining", "얻기"),
        "damage": ("damage", "피해"),
        "heal": ("healing", "회복"),
        "stars": ("wish stars", "소원의 별"),
        "lay": ("laying", "내기"),
    }
)
VALUES: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = MappingProxyType(
    {
        "phase": {
            "wish": ("wish phase", "기원단계"),
            "action": ("action phase", "행동단계"),
            "buy": ("buy phase", "구매단계"),
            "attack": ("attack phase", "공격단계"),
            "clean up": ("clean-up phase", "정리단계"),
        },
        "area": {
            "hand": ("hand", "손"),
            "deck": ("draw deck", "뽑기 덱"),
            "discard": ("discard", "버린 덱"),
            "play": ("play area", "카드 내기 공간"),
        },
    }
)
