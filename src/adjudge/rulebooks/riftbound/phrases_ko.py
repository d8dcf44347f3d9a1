"""The words of the game in Korean, for the generator of rules text.

Terms are the official ones where they are known; keywords without one stay English.
"""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_grammar import Noun
from adjudge.text.wording_ko import KoNoun
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

HEADS: Final = MappingProxyType(
    {
        "unit": Head("유닛", counter="명"),
        "gear": Head("도구", counter="개"),
        "spell": Head("주문", counter="개"),
        "rune": Head("룬", counter="장"),
        "legend": Head("전설", counter="장"),
        "battlefield": Head("전장", counter="곳"),
        "ability": Head("스킬", counter="개"),
        "card": Head("카드", counter="장"),
        "token": Head("토큰", counter="개"),
    }
)
TYPE_WORDS: Final = MappingProxyType(
    {
        "unit": "유닛",
        "gear": "도구",
        "spell": "주문",
        "rune": "룬",
        "legend": "전설",
        "battlefield": "전장",
        "champion": "챔피언",
        "signature": "시그니처",
        "basic": "기본",
        "token": "토큰",
    }
)
TAGS: Final = MappingProxyType({"Equipment": "장비", "Recruit": "신병"})
KEYWORDS: Final = MappingProxyType(
    {
        "Accelerate": "가속",
        "Action": "행동",
        "Backline": "후방",
        "Empower": "강화",
        "Empowered": "강화됨",
        "Equip": "장착",
        "Ganking": "개입",
        "Hidden": "숨겨짐",
        "Legion": "군단",
        "Reaction": "반응",
        "Repeat": "반복",
        "Tank": "탱커",
        "Weaponmaster": "무기의 대가",
    }
)
SUPERS: Final = MappingProxyType(
    {
        "champion": Quality("챔피언", clause="챔피언이다"),
        "signature": Quality("시그니처", clause="시그니처이다"),
        "basic": Quality("기본", clause="기본이다"),
    }
)
MARKS: Final = MappingProxyType(
    {
        "exhausted": Quality(
            "탈진된", clause="탈진되어 있다", without=Quality("준비된", clause="준비되어 있다")
        ),
        "buff": Quality("버프된", clause="버프되어 있다"),
        "stunned": Quality("기절한", clause="기절해 있다"),
        "empowered": Quality(far="강화됨 상태인", clause="강화됨 상태이다"),
        "attacker": Quality(far="공격 중인", clause="공격 중이다"),
        "defender": Quality(far="방어 중인", clause="방어 중이다"),
    }
)
STATES: Final = MappingProxyType(
    {
        "alone": Quality(far="홀로 있는", clause="홀로 있다"),
        "mighty": Quality(far="[Mighty] 상태인", clause="[Mighty] 상태이다"),
        "in combat": Quality(far="전투 중인", clause="전투 중이다"),
        "in showdown": Quality(far="결전 중인", clause="결전 중이다"),
        "facedown": Quality(far="뒷면 표시 상태인", clause="뒷면 표시 상태이다"),
        "chosen champion": Quality("선발 챔피언", clause="선발 챔피언이다"),
        "attached this turn": Quality(far="이번 턴에 부착된", clause="이번 턴에 부착되었다"),
    }
)
DOMAINS: Final = MappingProxyType(
    {
        "fury": "분노",
        "calm": "평정",
        "mind": "정신",
        "body": "신체",
        "chaos": "혼돈",
        "order": "질서",
    }
)
AREAS: Final = MappingProxyType(
    {
        "battlefield": Area("전장"),
        "base": Area("기지"),
        "hand": Area("손", personal=True),
        "deck": Area("주 덱", personal=True),
        "rune deck": Area("룬 덱", personal=True),
        "trash": Area("폐기장", personal=True),
        "banishment": Area("추방지", personal=True),
        "champion": Area("챔피언 구역", personal=True),
        "legend": Area("전설 구역", personal=True),
        "facedown": Area("뒷면 표시 구역"),
        "chain": Area("체인"),
        "board": Area("게임판"),
        "battlefield you control": Area("내가 통제하는 전장"),
    }
)
TESTS: Final = MappingProxyType(
    {
        "open": Quality(far="비어 있는"),
        "conquered this turn": Quality(far="이번 턴에 정복한"),
    }
)
DESTINATIONS: Final = MappingProxyType(
    {
        "": "다른 위치",
        "base": "기지",
        "to or from base": "기지에서 다른 위치 또는 기지",
    }
)
VERBS: Final = MappingProxyType(
    {
        "add": VerbWords(text="<{only} >{resources} 추가하다", how=How.RESOURCES),
        "attach": VerbWords(text="{on:을} {by:에게} 부착하다"),
        "banish": VerbWords(text="{on:을} 추방하다", done="추방한", cost="{on} 추방"),
        "buff": VerbWords(text="{on:에게} 버프를 부여하다", done="버프한"),
        "burn": VerbWords(text="주 덱 맨 위 {amount:카드|장} 폐기장에 놓다"),
        "channel": VerbWords(
            text="{amount:룬|장} 전개하다",
            variants={"exhausted": "{amount:룬|장} 탈진 상태로 전개하다"},
            leaves="rune",
            done="전개한",
        ),
        "choose": VerbWords(text="{on:을} 선택하다"),
        "counter": VerbWords(text="{on:을} 무효화하다", done="무효화한"),
        "deal": VerbWords(
            text="{on:에게} <{each} >{amount:의 피해} 입히다",
            variants={"split": "{on:에게} {amount:의 피해} 나누어 입히다"},
            by_acts=True,
        ),
        "deal each other": VerbWords(text="{both:이} 서로에게 자신의 위력만큼 피해를 입히다"),
        "detach": VerbWords(text="{on:을} 분리하다"),
        "discard": VerbWords(
            text="<{on:을} ><{amount:카드|장} >버리다",
            leaves="card",
            done="버린",
            cost="카드 {amount}장 버리기",
        ),
        "disempower": VerbWords(text="{on:의} 강화됨 상태를 제거하다"),
        "draw": VerbWords(text="{amount:카드|장} 뽑다", leaves="card", done="뽑은"),
        "empower": VerbWords(text="{on:을} 강화하다"),
        "exhaust": VerbWords(text="{on:을} 탈진시키다", done="탈진시킨"),
        "extra turn": VerbWords(text="이번 턴 이후에 턴을 한 번 더 진행하다"),
        "gain points": VerbWords(text="{amount:점수|점} 얻다"),
        "gain xp": VerbWords(text="{amount:경험치|} 얻다"),
        "heal": VerbWords(text="{on:을} 회복시키다"),
        "kill": VerbWords(text="{on:을} 처치하다", done="처치한", cost="{on} 처치"),
        "kill any": VerbWords(
            text="{on:을} 처치하다", done="처치한", picks="any", cost="{on} 처치"
        ),
        "kill one": VerbWords(
            text="{on:을} 처치하다", done="처치한", picks="one", cost="{on} 처치"
        ),
        "look": VerbWords(text="{on:을} 확인하다", done="확인한"),
        "move": VerbWords(text="{on:을} <{to:로} >이동시키다"),
        "play token": VerbWords(text="<{to:에} >{token} 사용하다", how=How.TOKEN),
        "predict": VerbWords(text="{amount:예측|} 수행하다"),
        "prevent": VerbWords(
            text="<{window} >{on:이} 다음에 입을 {amount:피해|} 방지하다",
            variants={"all": "<{window} >{on:이} 입을 모든 피해를 방지하다"},
            how=How.WINDOW,
        ),
        "ready": VerbWords(text="{on:을} 준비시키다", done="준비시킨"),
        "recall": VerbWords(text="{on:을} 귀환시키다"),
        "recycle": VerbWords(text="{on:을} 재활용하다", done="재활용한", cost="{on} 재활용"),
        "recycle from": VerbWords(
            text="{area:에} 있는 {amount:카드|장} 재활용하다",
            how=How.AREA,
            leaves="card",
            done="재활용한",
            cost="{area:에} 있는 카드 {amount}장 재활용",
        ),
        "return": VerbWords(text="{on:을} 소유자의 손으로 되돌리다", done="되돌린"),
        "reveal": VerbWords(text="{on:을} 공개하다", done="공개한"),
        "spend buff": VerbWords(text="{on:의} 버프를 소모하다", cost="{on:의} 버프 소모"),
        "spend buff one": VerbWords(
            text="{on:의} 버프를 소모하다", picks="one", cost="{on:의} 버프 소모"
        ),
        "spend xp": VerbWords(text="{amount:경험치|} 지불하다", cost="경험치 {amount} 지불"),
        "stun": VerbWords(text="{on:을} 기절시키다", done="기절시킨"),
        "swap back": VerbWords(text="{on:이} 대체했던 전장을 원래 자리에 되돌리다"),
        "swap places": VerbWords(text="{both:이} 서로 위치를 바꾸다"),
        "weaponmaster": VerbWords(
            text="장착 비용을 [A]만큼 줄여 지불하고 {on:을} 이 카드에 부착하다"
        ),
        "win": VerbWords(text="게임에서 승리하다"),
    }
)


def _done(does: str, suffers: str) -> EventWords:
    """An event that a player brings about or an object suffers."""
    return EventWords(
        by=Saying(f"<{{by:이}} >{{obj:을}} {does}"), obj=Saying(f"{{obj:이}} {suffers}")
    )


def _fought(does: str, particle: str) -> EventWords:
    """An event of a place."""
    place = f"<{{place:{particle}}} >"
    return EventWords(
        by=Saying(f"<{{by:이}} ><{{obj:로}} >{place}{does}"),
        obj=Saying(f"{{obj:이}} {place}{does}"),
    )


def _of_player(text: str) -> EventWords:
    return EventWords(by=Saying(f"<{{by:이}} >{text}"))


EVENTS: Final = MappingProxyType(
    {
        "activate": _of_player("{obj:을} 발동하다"),
        "attach": _done("부착하다", "부착되다"),
        "attack": _fought("공격하다", "에서"),
        "banish": _done("추방하다", "추방되다"),
        "become mighty": EventWords(obj=Saying("{obj:이} [Mighty] 상태가 되다")),
        "buff": EventWords(
            by=Saying("<{by:이} >{obj:에게} 버프를 부여하다"), obj=Saying("{obj:이} 버프되다")
        ),
        "burn out": _of_player("소진하다"),
        "channel": _done("전개하다", "전개되다"),
        "choose": EventWords(
            by=Saying("<{by:이} ><{how:로} >{obj:을} 선택하다"), obj=Saying("{obj:이} 선택되다")
        ),
        "conquer": _fought("정복하다", "을"),
        "counter": _done("무효화하다", "무효화되다"),
        "damage": EventWords(obj=Saying("{obj:이} <{source:에게} >피해를 입다")),
        "defend": _fought("방어하다", "에서"),
        "detach": _done("분리하다", "분리되다"),
        "die": EventWords(
            by=Saying("<{by:이} ><{place:에서} >{obj:을} 처치하다"),
            obj=Saying("{obj:이} <{place:에서} >사망하다"),
        ),
        "discard": EventWords(
            by=Saying("<{by:이} >{obj:을} 버리다"), obj=Saying("{obj:을} 버리다")
        ),
        "discard cards": _of_player("카드를 버리다"),
        "draw": _of_player("카드를 뽑다"),
        "empower": _done("강화하다", "강화되다"),
        "end of combat": EventWords(phase="{by:의} 전투 종료 시", phase_any="전투 종료 시"),
        "end of turn": EventWords(
            phase="{by:의} 턴 종료 시", phase_any="매 턴 종료 시", phase_now="이번 턴 종료 시"
        ),
        "enter": EventWords(obj=Saying("{obj:이} 게임판에 진입하다")),
        "exhaust": _done("탈진시키다", "탈진되다"),
        "gain points": _of_player("점수를 얻다"),
        "gain xp": _of_player("경험치를 얻다"),
        "heal": _done("회복시키다", "회복되다"),
        "hide": _done("숨기다", "숨겨지다"),
        "hold": _fought("점거하다", "을"),
        "lose combat": _fought("전투에서 패배하다", "에서"),
        "move": EventWords(
            by=Saying("<{by:이} >{obj:을} <{place:로} >이동시키다"),
            obj=Saying("{obj:이} <{place:로} >이동하다"),
        ),
        "play": _of_player("<{place:에} >{obj:을} 사용하다"),
        "player attacks": _of_player("<{place:에서} >공격하다"),
        "player defends": _of_player("<{place:에서} >방어하다"),
        "ready": _done("준비시키다", "준비되다"),
        "recall": _done("귀환시키다", "귀환하다"),
        "recycle": _done("재활용하다", "재활용되다"),
        "return": _done("손으로 되돌리다", "손으로 되돌아가다"),
        "reveal": _done("공개하다", "공개되다"),
        "score conquer": _of_player("정복으로 득점하다"),
        "score hold": _of_player("점거로 득점하다"),
        "spend buff": _of_player("{obj:의} 버프를 소모하다"),
        "spend xp": _of_player("경험치를 지불하다"),
        "start of beginning": EventWords(
            phase="{by:의} 개시 단계 시작 시", phase_any="각 플레이어의 개시 단계 시작 시"
        ),
        "start of combat": EventWords(phase="{by:의} 전투 시작 시", phase_any="전투 시작 시"),
        "start of main": EventWords(
            phase="{by:의} 주요 단계 시작 시", phase_any="각 플레이어의 주요 단계 시작 시"
        ),
        "start of showdown": EventWords(phase="{by:의} 결전 시작 시", phase_any="결전 시작 시"),
        "start of turn": EventWords(phase="{by:의} 턴 시작 시", phase_any="매 턴 시작 시"),
        "stun": _done("기절시키다", "기절하다"),
        "target": EventWords(
            by=Saying("<{by:이} ><{how:로} >{obj:을} 선택하다"),
            obj=Saying("{obj:이} <{how:로} >선택되다"),
        ),
        "win combat": _fought("전투에서 승리하다", "에서"),
    }
)
HOWS: Final = MappingProxyType({"spell": "주문", "ability": "스킬"})
STATS: Final = MappingProxyType(
    {
        "might": "위력",
        "might bonus": "위력 보너스",
        **{word: f"[{word}] 값" for word in ("Assault", "Shield", "Hunt", "Deflect")},
    }
)
COST_PARTS: Final = MappingProxyType(
    {"energy": "에너지 비용", "power": "힘 비용", "all": "비용"}
)
PLAYER_STATS: Final = MappingProxyType(
    {
        "points": Counted("{who:의} 점수", Saying("{who:의} 점수가 {quantity:점}이다")),
        "xp": Counted("{who:의} 경험치", Saying("{who:의} 경험치가 {quantity}이다")),
        "beginning phases": Counted(
            "{who:의} 개시 단계 횟수", Saying("{who:의} {nth} 개시 단계이다")
        ),
    }
)
FACTS: Final = MappingProxyType(
    {
        "cards played": Counted(
            "이번 턴에 {who:이} 사용한 카드의 수",
            Saying("{who:이} 이번 턴에 카드를 {quantity:장} 사용했다"),
        ),
        "discarded": Counted(
            "이번 턴에 {who:이} 버린 카드의 수",
            Saying("{who:이} 이번 턴에 카드를 {quantity:장} 버렸다"),
        ),
        "drawn": Counted(
            "이번 턴에 {who:이} 뽑은 카드의 수",
            Saying("{who:이} 이번 턴에 카드를 {quantity:장} 뽑았다"),
        ),
        "units died": Counted(
            "이번 턴에 사망한 {who:의} 유닛 수",
            Saying("이번 턴에 {who:의} 유닛이 {quantity:명} 사망했다"),
        ),
    }
)
WINDOWS: Final = MappingProxyType(
    {
        "turn": "이번 턴 동안",
        "combat": "이번 전투 동안",
        "cleanup": "다음 정리까지",
        "game": "남은 게임 동안",
        "board": "",
    }
)
NEXT_WINDOWS: Final = MappingProxyType(
    {
        "turn": "이번 턴 동안 ",
        "combat": "이번 전투 동안 ",
        "cleanup": "다음 정리까지 ",
        "game": "남은 게임 동안 ",
    }
)
FLAGS: Final = MappingProxyType(
    {
        "bonus damage": Saying("내 주문과 스킬이 {value}의 추가 피해를 입히다"),
        "lethal to enemies": Saying("내가 입히는 피해는 양에 상관없이 적 유닛에게 치명적이다"),
        "no combat damage": Saying("{x:이} 전투 피해를 입히지 않다"),
        "no damage": Saying("{x:이} 피해를 입지 않다"),
    }
)


def _barred(does: str, suffers: str) -> tuple[Saying, ...]:
    """What may not be done to objects, by a source, by players or at all."""
    return (
        Saying(f"{{source:은}} {{obj:을}} <{{to:로}} >{does} 수 없다"),
        Saying(f"{{by:은}} {{obj:을}} <{{to:로}} >{does} 수 없다"),
        Saying(f"{{obj:은}} <{{to:로}} >{suffers} 수 없다"),
    )


FORBIDS: Final = MappingProxyType(
    {
        "attack": (Saying("{obj:은} 공격할 수 없다"),),
        "choose": _barred("선택할", "선택될"),
        "move": _barred("이동시킬", "이동할"),
        "play": (
            Saying("{by:은} {obj:을} 사용할 수 없다"),
            Saying("{obj:을} 사용할 수 없다"),
        ),
        "play to": (
            Saying("{by:은} {obj:을} {to:에} 사용할 수 없다"),
            Saying("{obj:을} {to:에} 사용할 수 없다"),
        ),
        "ready": _barred("준비시킬", "준비될"),
    }
)
FORBIDS_BUT: Final = MappingProxyType(
    {
        "move": (Saying("{obj:은} {to:로}만 이동할 수 있다"),),
        "play to": (
            Saying("{by:은} {obj:을} {to:에}만 사용할 수 있다"),
            Saying("{obj:을} {to:에}만 사용할 수 있다"),
        ),
    }
)
PERMITS: Final = MappingProxyType(
    {
        "move": (Saying("{obj:은} 어디에서든 {to:로} 이동할 수 있다"),),
        "must play to": (
            Saying("{by:은} {obj:을} {to:에} 사용해야 하다"),
            Saying("{obj:을} {to:에} 사용해야 하다"),
        ),
        "play from trash": (
            Saying("{by:은} 폐기장에서 <{cost:을} 지불하고 >{obj:을} 사용할 수 있다"),
            Saying("폐기장에서 <{cost:을} 지불하고 >{obj:을} 사용할 수 있다"),
        ),
        "play to": (
            Saying("{by:은} <{cost:을} 지불하고 >{obj:을} {to:에} 사용할 수 있다"),
            Saying("<{cost:을} 지불하고 >{obj:을} {to:에} 사용할 수 있다"),
        ),
    }
)
APPLIED_COSTS: Final = MappingProxyType(
    {
        "move": "{by:이} {place:로} 유닛을 함께 이동시키려면 <{beyond} 유닛 이후 >유닛 1명당 "
        "{cost:을} 지불해야 하다",
    }
)
COMPONENTS: Final = MappingProxyType(
    {"optional": Saying("{by:이} 지불하는 선택적 추가 비용이 각각 {less} 감소하다")}
)
LESS: Final = MappingProxyType(
    {
        "discount": Saying("{obj:의} 비용이 <{each}당 >{less}< (최소 {floor})> 감소하다"),
        "increase": Saying("{obj:의} 비용이 <{each}당 >{less} 증가하다"),
    }
)
CHANGES: Final = MappingProxyType(
    {
        ("enters", "ready"): Saying("{obj:이} 준비 상태로 진입하다"),
        ("enters", "exhausted"): Saying("{obj:이} 탈진 상태로 진입하다"),
    }
)
BEARERS: Final[MappingProxyType[str, Noun]] = MappingProxyType(
    {
        "": KoNoun("이 카드"),
        "attached": KoNoun("이 카드"),
        "unit": KoNoun("이 카드"),
        "battlefield": KoNoun("이 전장"),
    }
)
