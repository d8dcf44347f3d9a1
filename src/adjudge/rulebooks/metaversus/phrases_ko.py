"""The words of the game in Korean, in the terms of the play guide."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_grammar import Noun
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import (
    Area,
    Counted,
    EventWords,
    Head,
    How,
    Quality,
    Saying,
    VerbWords,
)

TYPE_WORDS: Final = MappingProxyType(
    {"action": "행동", "money": "재화", "weapon": "무기", "character": "캐릭터"}
)
DIFFICULTIES: Final = MappingProxyType({"easy": "쉬움", "normal": "보통", "hard": "어려움"})
HEADS: Final = MappingProxyType(
    {
        "action": Head("행동카드", counter="장"),
        "money": Head("재화카드", counter="장"),
        "weapon": Head("무기카드", counter="장"),
        "character": Head("캐릭터", counter="명"),
        "card": Head("카드", counter="장"),
        "token": Head("토큰", counter="개"),
    }
)
BEARERS: Final[MappingProxyType[str, Noun]] = MappingProxyType({"": KoNoun("이 카드")})
STATES: Final = MappingProxyType(
    {
        "own": Quality(far="내 캐릭터팩의", clause="내 캐릭터팩의 카드이다"),
        "boosted": Quality(far="소원의 별로 변화한", clause="소원의 별로 변화해 있다"),
    }
)
AREAS: Final = MappingProxyType(
    {
        "hand": Area("손", personal=True),
        "deck": Area("뽑기 덱 맨 위", personal=True),
        "discard": Area("버린 덱", personal=True),
        "play": Area("카드 내기 공간", personal=True),
        "aside": Area("카드 내기 공간 바깥", personal=True),
        "seen": Area("확인한 카드", personal=True),
        "shown": Area("공개한 카드", personal=True),
        "market": Area("거래소", only=True),
        "trash": Area("제거 카드더미", only=True),
    }
)
VERBS: Final[Mapping[str, VerbWords]] = MappingProxyType(
    {
        "draw": VerbWords(text="{amount:카드|장} 뽑다", leaves="card", done="뽑은"),
        "deal": VerbWords(text="{on:에게} {amount:의 피해} 주다"),
        "heal": VerbWords(text="{amount:체력|} 회복하다"),
        "stars": VerbWords(text="{amount:소원의 별|개} 얻다"),
        "lose stars": VerbWords(text="{amount:소원의 별|개} 잃다"),
        "actions": VerbWords(text="{amount:추가 행동력|} 얻다"),
        "buys": VerbWords(text="{amount:추가 구매|번} 얻다"),
        "gems": VerbWords(text="{amount:추가 젬|} 얻다"),
        "hit": VerbWords(text="이번 차례 무기카드의 피해량에 {amount:의 피해량} 더하다"),
        "discard": VerbWords(
            text="<{on:을} ><{amount:카드|장} >버리다", leaves="card", done="버린"
        ),
        "trash": VerbWords(text="{on:을} 제거하다", done="제거한"),
        "gain": VerbWords(text="{on:을} 얻<어 {to:에} 두>다", done="얻은"),
        "gain called": VerbWords(
            text="거래소에서 {name:을} {amount}장 얻<어 {to:에} 두>다", how=How.NAME
        ),
        "look": VerbWords(
            text="뽑기 덱 맨 위에서 {amount:카드|장} 확인하다", leaves="card", done="확인한"
        ),
        "show": VerbWords(
            text="뽑기 덱 맨 위에서 {amount:카드|장} 공개하다", leaves="card", done="공개한"
        ),
        "put": VerbWords(text="{on:을} {to:에} 두다"),
        "rest": VerbWords(
            text="나머지를 {to:에} 두다",
            variants=dict.fromkeys(("seen", "shown"), "나머지를 {to:에} 두다"),
        ),
        "stay": VerbWords(text="{on:을} 카드 내기 공간 바깥에 두다"),
        "again": VerbWords(text="{on:의} 효과를 다시 시전하다"),
        "win": VerbWords(text="시합에서 승리하다"),
        "lose": VerbWords(text="시합에서 패배하다"),
    }
)


def _of_player(text: str) -> EventWords:
    return EventWords(by=Saying(f"<{{by:이}} >{text}"))


def _phase(name: str) -> EventWords:
    return EventWords(
        phase=f"{{by:의}} {name} 시작할 때",
        phase_any=f"각 {name} 시작할 때",
        phase_now=f"이번 {name} 시작할 때",
    )


EVENTS: Final[Mapping[str, EventWords]] = MappingProxyType(
    {
        "lay": _of_player("{obj:을} 내다"),
        "draw": _of_player("<{source:의} 효과로 >카드를 뽑다"),
        "discard": _of_player("효과로 {obj:을} 버리다"),
        "trash": _of_player("{obj:을} 제거하다"),
        "gain": _of_player("{obj:을} 얻다"),
        "damage": _of_player("<{how}의 >피해를 받다"),
        "stars": _of_player("소원의 별을 얻다"),
        "skill": _of_player("스킬을 시전하다"),
        "turn": _phase("차례를"),
        "wish": _phase("기원단계를"),
        "action": _phase("행동단계를"),
        "buy": _phase("구매단계를"),
        "attack": _phase("공격단계를"),
        "clean up": _phase("정리단계를"),
        "end of turn": EventWords(
            phase="{by:의} 차례를 마칠 때",
            phase_any="각 차례를 마칠 때",
            phase_now="차례를 마칠 때",
        ),
    }
)
HOWS: Final = MappingProxyType({"hit": "무기카드"})
STATS: Final = MappingProxyType(
    {"price": "구매가", "cost": "필요 행동력", "value": "가치", "damage": "피해량"}
)
PLAYER_STATS: Final = MappingProxyType(
    {
        "health": Counted("{who:의} 체력", Saying("{who:의} 체력이 {quantity}이다")),
        "maximum": Counted("{who:의} 최대 체력", Saying("{who:의} 최대 체력이 {quantity}이다")),
        "stars": Counted("{who:의} 소원의 별 수", Saying("{who:의} 소원의 별이 {quantity:개}이다")),
        "actions": Counted("{who:의} 행동력", Saying("{who:의} 행동력이 {quantity}이다")),
        "buys": Counted("{who:의} 구매 기회", Saying("{who:의} 구매 기회가 {quantity:번}이다")),
        "gems": Counted("{who:의} 젬", Saying("{who:의} 젬이 {quantity}이다")),
        "hit": Counted(
            "이번 차례 {who:의} 피해량", Saying("이번 차례 {who:의} 피해량이 {quantity}이다")
        ),
        "hand": Counted(
            "{who:의} 손에 있는 카드의 수", Saying("{who:의} 손에 있는 카드가 {quantity:장}이다")
        ),
        "discard": Counted(
            "{who:의} 버린 덱의 카드 수", Saying("{who:의} 버린 덱의 카드가 {quantity:장}이다")
        ),
        "deck": Counted(
            "{who:의} 뽑기 덱의 카드 수", Saying("{who:의} 뽑기 덱의 카드가 {quantity:장}이다")
        ),
        "play": Counted(
            "{who:의} 카드 내기 공간의 카드 수",
            Saying("{who:의} 카드 내기 공간의 카드가 {quantity:장}이다"),
        ),
    }
)
FACTS: Final = MappingProxyType(
    {
        "laid": Counted(
            "이번 차례에 {who:이} 낸 카드의 수",
            Saying("<{who:이} >이번 차례에 카드를 {quantity:장} 냈다"),
        ),
        "gained": Counted(
            "이번 차례에 {who:이} 얻은 카드의 수",
            Saying("<{who:이} >이번 차례에 카드를 {quantity:장} 얻었다"),
        ),
        "damaged": Counted(
            "이번 차례에 {who:이} 피해를 받은 횟수",
            Saying("<{who:이} >이번 차례에 피해를 {quantity:번} 받았다"),
        ),
    }
)
WINDOWS: Final = MappingProxyType({"turn": "이번 차례 동안", "game": "남은 시합 동안"})
NEXT_WINDOWS: Final = MappingProxyType({"turn": "이번 차례 동안 ", "game": "남은 시합 동안 "})
RESOURCES: Final = MappingProxyType({"gem": "{}젬", "energy": "[{}]"})
LESS: Final = MappingProxyType(
    {
        "discount": (
            Saying("{obj:의} 구매가가 {less} 감소하되, {floor} 미만으로는 감소하지 않다"),
            Saying("{obj:의} 구매가가 {less} 감소하다"),
        ),
        "increase": (Saying("{obj:의} 구매가가 {less} 증가하다"),),
    }
)
CHANGES: Final = {
    "less": Saying("내가 받는 피해가 # 감소하다"),
    "more": Saying("무기카드로 상대에게 한 번에 주는 피해가 # 증가하다"),
}
KEYWORDS: Final = MappingProxyType({"Keep": "정리단계에 손에서 버리지 않음"})
VALUES: Final = MappingProxyType(
    {
        "once": "이 효과는 매 차례 1번만 시전됩니다",
        "often": "이 효과는 매 차례 최대 {times}번 시전됩니다",
        "game once": "이 효과는 시합마다 1번만 시전됩니다",
        "game often": "이 효과는 시합마다 최대 {times}번 시전됩니다",
    }
)
PLAYERS: Final[MappingProxyType[str, Noun]] = MappingProxyType(
    dict.fromkeys(("opponents", "each opponent", "one opponent"), KoNoun("상대"))
)
ACTS: Final = MappingProxyType({"play": "{on:을} 행동력을 잃지 않고 내다"})
OCCASIONS: Final = MappingProxyType({"first": "매 차례 처음으로 {event}, "})
LABELS: Final = MappingProxyType(
    {
        "at once": "[손에서 즉시] ",
        "active": "즉발형",
        "passive": "지속형",
        "game": "시합마다 {times}번",
        "turn": "차례마다 {times}번",
        "wish": "기원단계",
        "action": "행동단계",
        "buy": "구매단계",
        "attack": "공격단계",
        "stars": "소원의 별 {count}개",
        "may": "시전 가능",
        "must": "시전됨",
        "price": "구매가 {n}젬",
        "cost": "필요 행동력 {n}",
        "value": "가치 {n}젬",
        "damage": "피해량 {n}",
        "health": "최대 체력 {n}",
        "house": "하우스",
    }
)
