"""The words of the game in Korean, for the generator of rules text; the terms are the seed's."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_frames_ko import KOREAN
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import (
    Area,
    Counted,
    EventWords,
    Head,
    How,
    Phrases,
    Quality,
    Saying,
    VerbWords,
)

TYPE_WORDS: Final = MappingProxyType(
    {
        "character": "캐릭터",
        "event": "이벤트",
        "prism": "프리즘",
        "resource": "자원",
        "star": "스타",
        "token": "토큰",
        "basic mana stone": "기본 마력석",
    }
)
ICONS: Final = MappingProxyType(
    {
        "action": "[액션]",
        "choose": "[선택]",
        "Arrival": "[등장]",
        "Departure": "[퇴장]",
        "Reaction": "[반응]",
        "Constant": "[지속]",
    }
)
COLOURS: Final = MappingProxyType(
    {"red": "적색", "blue": "청색", "white": "백색", "green": "녹색", "black": "흑색"}
)
LIGHTS: Final = MappingProxyType(
    {
        "red": "레드",
        "blue": "블루",
        "white": "화이트",
        "green": "그린",
        "black": "블랙",
        "colourless": "무색",
    }
)

_FRAMES: Final = KOREAN.frames
_GRAMMAR: Final = replace(
    KOREAN,
    frames=replace(
        _FRAMES,
        sayings={**_FRAMES.sayings, "plays": Saying("{who:이} 발동하다")},
        acts={**_FRAMES.acts, "play": "{on:을} <{ignored:을} 지불하지 않고 >발동하다"},
    ),
)
"""Korean, with the words of this game for what every game has."""

PHRASES: Final = Phrases(
    grammar=_GRAMMAR,
    heads={
        "character": Head("캐릭터", counter="명"),
        "event": Head("이벤트", counter="장"),
        "prism": Head("프리즘", counter="장"),
        "resource": Head("자원", counter="장"),
        "star": Head("스타", counter="장"),
        "card": Head("카드", counter="장"),
        "token": Head("토큰", counter="개"),
        "ability": Head("능력", counter="개"),
    },
    bearers={
        "": KoNoun("이 카드"),
        "character": KoNoun("이 캐릭터"),
        "prism": KoNoun("이 프리즘"),
        "star": KoNoun("이 스타"),
        "unit": KoNoun("이 카드"),
    },
    marks={
        "acted": Quality(
            "행동상태", clause="행동상태이다", without=Quality("준비상태", clause="준비상태이다")
        ),
        "counter": Quality(far="카운터가 있는", clause="카운터가 있다"),
    },
    states={
        "ready": Quality(
            "준비상태", clause="준비상태이다", without=Quality("행동상태", clause="행동상태이다")
        ),
        "face down": Quality("뒷면", clause="뒷면이다"),
        "damaged": Quality(far="피해를 받은", clause="피해를 받은 상태이다"),
        "new": Quality(far="이번 턴에 나온", clause="이번 턴에 나왔다"),
    },
    friendly=Quality(far="자신의", clause="자신의 것이다"),
    enemy=Quality(far="상대의", clause="상대의 것이다"),
    token=Quality(
        "토큰", clause="토큰이다", without=Quality(far="토큰이 아닌", clause="토큰이 아니다")
    ),
    targeted=Quality("목표"),
    domains=COLOURS,
    keywords={},
    areas={
        "battlefield": Area("전장", personal=True),
        "hand": Area("손", personal=True),
        "graveyard": Area("무덤", personal=True),
        "deck": Area("덱", personal=True),
        "resources": Area("자원 영역", personal=True),
        "star": Area("스타 영역", personal=True),
    },
    verbs={
        "damage": VerbWords(text="{on:에게} {amount:피해|점} 주다"),
        "draw": VerbWords(text="{amount:카드|장} 뽑다", leaves="card", done="뽑은"),
        "discard": VerbWords(
            text="{amount:카드|장} 버리다",
            leaves="card",
            done="버린",
            cost="{amount:카드|장} 버리기",
        ),
        "gain life": VerbWords(text="생명점 {amount}점을 얻다"),
        "lose life": VerbWords(text="생명점 {amount}점을 잃다", cost="생명점 {amount}점 잃기"),
        "destroy": VerbWords(text="{on:을} 무덤에 놓다"),
        "return": VerbWords(text="{on:을} 소유자의 손으로 되돌리다"),
        "give up": VerbWords(text="{on:을} 무덤에 놓다", cost="{on:을} 무덤에 놓기", picks="one"),
        "add counters": VerbWords(text="{on:에} 카운터 {amount}개를 놓다"),
        "remove counters": VerbWords(
            text="{on}에서 카운터 {amount}개를 제거하다", cost="{on}에서 카운터 {amount}개 제거"
        ),
        "act": VerbWords(text="{on:을} 액트하다", cost="{on} 액트"),
        "ready": VerbWords(text="{on:을} 준비상태로 만들다"),
        "create": VerbWords(text="{token} 만들다", how=How.TOKEN),
        "resource": VerbWords(text="덱 맨 위 카드 {amount}장을 뒷면으로 자원 영역에 놓다"),
    },
    events={
        "cast": EventWords(
            by=Saying("<{by:이} >{obj:을} 발동하다"), obj=Saying("{obj:이} 발동되다")
        ),
        "enter": EventWords(obj=Saying("{obj:이} 전장에 나오다")),
        "create": EventWords(obj=Saying("{obj:이} 만들어지다")),
        "to graveyard": EventWords(obj=Saying("{obj:이} 무덤으로 가다")),
        "attack": EventWords(obj=Saying("{obj:이} 공격하다")),
        "block": EventWords(obj=Saying("{obj:이} 막다")),
        "act": EventWords(obj=Saying("{obj:이} 액트하다")),
        "damage": EventWords(obj=Saying("{obj:이} 피해를 받다"), amount="피해"),
        "gain life": EventWords(obj=Saying("{obj:이} 생명점을 얻다"), amount="생명점"),
        "upkeep": EventWords(
            phase="{by:의} 업킵 스텝이 시작될 때", phase_any="각 업킵 스텝이 시작될 때"
        ),
        "end": EventWords(
            phase="{by:의} 종료 단계가 시작될 때", phase_any="각 종료 단계가 시작될 때"
        ),
    },
    stats={"attack": "공격력", "defence": "방어력", "life": "생명점"},
    cost_parts={"all": "라이트"},
    player_stats={
        "life": Counted("{who:의} 생명점", Saying("{who:의} 생명점이 {quantity:점}이다"))
    },
    windows={"turn": "이번 턴 동안", "": ""},
    next_windows={"turn": "이번 턴 동안 "},
    resources={"any": "[{}]", "energy": "[{}]", **{c: f"[{LIGHTS[c]}]" for c in COLOURS}},
    pools={"": "[{}]"},
    cost_symbols={"act": "액트"},
    speeds={"": "", "action": "", "choose": ""},
    forbids={
        "target": (Saying("{obj:은} 목표가 될 수 없다"),),
        "attack": (Saying("{obj:은} 공격할 수 없다"),),
        "block": (Saying("{obj:은} 막을 수 없다"),),
    },
    less={
        "discount": (Saying("{obj:의} 비용이 <{each}당 >{less} 감소하다"),),
        "increase": (Saying("{obj:의} 비용이 <{each}당 >{less} 증가하다"),),
    },
)
"""All of them; icons are put in front of abilities by `card_text`."""
