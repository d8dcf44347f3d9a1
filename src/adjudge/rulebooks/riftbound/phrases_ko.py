"""The words of the game in Korean, for the generator of rules text.

Terms are the official ones where they are known; keywords without one stay English.
"""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_grammar import Noun
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import (
    Area,
    Counted,
    Head,
    Quality,
    Saying,
)

HEADS: Final = MappingProxyType(
    {
        "unit": Head("유닛", counter="명"),
        "gear": Head("도구", counter="개"),
        "spell": Head("주문", counter="개"),
        "rune": Head("룬", counter="장"),
        "buff": Head("버프", counter="개"),
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
        "from facedown": "[숨겨짐]",
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
        "empowerable": Quality(far="[Empowered] 상태가 될 수 있는"),
        "mighty": Quality(far="[Mighty] 상태인", clause="[Mighty] 상태이다"),
        "in combat": Quality(far="전투 중인", clause="전투 중이다"),
        "in showdown": Quality(far="결전 중인", clause="결전 중이다"),
        "revealed": Quality("공개된"),
        "facedown": Quality(far="뒷면 표시 상태인", clause="뒷면 표시 상태이다"),
        "with Reaction": Quality(far="[반응]을 가진"),
        "played from hand": Quality(
            far="손에 있던",
            clause="손에서 사용되었다",
            without=Quality(far="손이 아닌 곳에서 사용한", clause="손이 아닌 곳에서 사용되었다"),
        ),
        "played from trash": Quality(far="폐기장에서 사용한", clause="폐기장에서 사용했다"),
        "chosen champion": Quality(far="선발 챔피언인", clause="선발 챔피언이다"),
        "attached": Quality("부착된", clause="부착되어 있다"),
        "damaged": Quality(far="피해를 입은", clause="피해를 입은 상태이다"),
        "equipped": Quality(far="장비가 부착된", clause="장비를 부착하고 있다"),
        "most might": Quality(far="위력이 가장 높은", clause="위력이 가장 높다"),
        "one on one": Quality(far="일대일 상태인", clause="일대일 상태이다"),
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
        "base": Area("기지", home=True),
        "hand": Area("손", personal=True),
        "deck": Area("주 덱", personal=True),
        "rune deck": Area("룬 덱", personal=True),
        "trash": Area("폐기장", personal=True),
        "banishment": Area("추방지", personal=True),
        "champion": Area("챔피언 구역", personal=True),
        "legend": Area("전설 구역", personal=True),
        "facedown": Area("뒷면 표시 구역"),
        "chain": Area("체인", only=True),
        "board": Area("게임판", only=True),
        "any battlefield": Area("누가 통제하든 전장"),
        "battlefield you control": Area("내가 통제하는 전장"),
    }
)
TESTS: Final = MappingProxyType(
    {
        "enemy": Quality(far="상대가 통제하는"),
        "with enemies": Quality(far="적 유닛이 있는"),
        "with yours": Quality(far="내 유닛이 있는"),
        "with two units": Quality(far="누구의 것이든 유닛이 정확히 2명 있는"),
        "with a lone enemy": Quality(far="적 유닛 하나가 홀로 있는"),
        "attacked": Quality(far="내가 공격 중인"),
        "occupied": Quality(far="점령된"),
        "open": Quality(far="비어 있는"),
        "uncontrolled": Quality(far="통제자가 없는"),
        "yours": Quality(far="내가 통제하는"),
        "friendly": Quality(far="나 또는 팀 동료가 통제하는"),
        "other": Quality("다른"),
        "conquered this turn": Quality(far="이번 턴에 정복한"),
    }
)
DESTINATIONS: Final = MappingProxyType(
    {
        "": "다른 위치",
        "base": "기지",
        "battlefield": "전장",
        "to or from base": "기지에서 다른 위치로 또는 기지",
        "yours": "내가 통제하는 다른 전장",
        "with yours": "내 유닛이 있는 다른 전장",
        "its side": "통제자가 같은 유닛이 있는 다른 위치",
    }
)
HOWS: Final = MappingProxyType(
    {
        "uncontrolled": "통제되지 않던 전장",
        "spell": "주문",
        "from facedown": "[숨겨짐]",
        "ability": "스킬",
        "equip": "[장착]",
        "attack": "공격",
        "conquer": "정복",
        "defend": "방어",
        "hold": "점거",
        "move": "이동",
        "play": "사용",
        "target": "대상 지정",
    }
)
STATS: Final = MappingProxyType(
    {
        "might": "위력",
        "might bonus": "위력 보너스",
        "damage": "{of:이} 입은 피해",
        "empowered": "{of:이} 강화된 횟수",
        **{word: f"[{word}] 값" for word in ("Assault", "Shield", "Hunt", "Deflect")},
    }
)
COST_PARTS: Final = MappingProxyType(
    {"energy": "에너지 비용", "power": "힘 비용", "all": "비용", "any and all": "모든 비용"}
)
PLAYER_STATS: Final = MappingProxyType(
    {
        "points": Counted("{who:의} 점수", Saying("{who:의} 점수가 {quantity:점}이다")),
        "xp": Counted("{who:의} 경험치", Saying("{who:의} 경험치가 {quantity}이다")),
        "hand": Counted(
            "{who:의} 손에 있는 카드의 수",
            Saying("{who:의} 손에 있는 카드가 {quantity:장}이다"),
            each="{who:의} 손에 있는 카드 1장",
        ),
        "trash": Counted(
            "{who:의} 폐기장에 있는 카드의 수",
            Saying("{who:의} 폐기장에 있는 카드가 {quantity:장}이다"),
            each="{who:의} 폐기장에 있는 카드 1장",
        ),
        "points to go": Counted(
            "승리 점수까지 {who:의} 남은 점수",
            Saying("승리 점수까지 {who:의} 남은 점수가 {quantity:점}이다"),
        ),
        "turns begun": Counted(
            "{who:이} 시작한 턴의 수", Saying("<{who:이} >시작한 턴이 {quantity:번}이다")
        ),
        "beginning phases": Counted(
            "{who:의} 개시 단계 횟수", Saying("{who:의} {nth} 개시 단계이다")
        ),
    }
)
STRETCHES: Final = MappingProxyType({"beginning": "개시 단계"})
ROLES: Final = MappingProxyType({"attacker": "공격자", "defender": "방어자"})
WINDOWS: Final = MappingProxyType(
    {
        "turn": "이번 턴 동안",
        "combat": "이번 전투 동안",
        "cleanup": "다음 정리까지",
        "game": "남은 게임 동안",
        "board": "",
        "source": "이 카드가 게임판에 있는 동안",
    }
)
NEXT_WINDOWS: Final = MappingProxyType(
    {
        "turn": "이번 턴 동안 ",
        "combat": "이번 전투 동안 ",
        "cleanup": "다음 정리까지 ",
        "game": "남은 게임 동안 ",
        "source": "이 카드가 게임판에 있는 동안 ",
    }
)
FLAGS: Final = MappingProxyType(
    {
        "any buff": Saying("<{window} >{x:이} 버프를 몇 개든 가질 수 있다"),
        "any empowered": Saying("<{window} >{x:이} 몇 번이든 강화될 수 있다"),
        "most empowered": Saying("<{window} >{x:이} {value}번까지 강화될 수 있다"),
        "assigned last": Saying("전투 피해를 마지막에 분배받다", "x"),
        "added energy": Saying("<{window} >{x:이} [{value}]을 더 추가하다"),
        "bonus damage": Saying("<{window} >내 주문과 스킬이 {value}의 추가 피해를 입히다"),
        "bonus damage taken": Saying(
            "<{window} >주문과 스킬이 {x:에게} {value}의 추가 피해를 입히다"
        ),
        "facedown room": Saying("<{window} >{x:에} 뒷면 표시 카드를 {value}장 더 놓을 수 있다"),
        "own bonus damage": Saying("<{window} >{x:이} {value}만큼 추가 피해를 입히다"),
        "ignores Backline": Saying("내가 이곳의 전투 피해를 분배할 때 [후방]을 무시하다"),
        "ignores Tank": Saying("내가 이곳의 전투 피해를 분배할 때 [탱커]를 무시하다"),
        "lethal to enemies": Saying("내가 입히는 피해는 양에 상관없이 적 유닛에게 치명적이다"),
        "no combat damage": Saying("<{window} >{x:이} 전투 피해를 입히지 않다"),
        "no damage": Saying("<{window} >{x:이} 피해를 입지 않다"),
        "victory score": Saying("승리 점수가 {value}점 늘어나다"),
        "unpreventable damage": Saying("<{window} >내가 입히는 피해는 방지할 수 없다"),
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
        "choose": (
            Saying("{source:은} {obj:을} 선택할 수 없다"),
            Saying("{by:은} 주문이나 스킬로 {obj:을} 선택할 수 없다"),
            Saying("{obj:은} 선택될 수 없다"),
        ),
        "counter": (Saying("{obj:은} 무효화될 수 없다"),),
        "score": (Saying("{by:은} {to:에서} 득점할 수 없다"),),
        "gain points": (Saying("{by:은} 점수를 얻을 수 없다"),),
        "move": _barred("이동시킬", "이동할"),
        "play": (
            Saying("{by:은} <{to:에} 있는 >{obj:을} 사용할 수 없다"),
            Saying("{by:은} 카드를 사용할 수 없다"),
            Saying("{obj:을} 사용할 수 없다"),
        ),
        "play to": (
            Saying("{by:은} {obj:을} {to:에} 사용할 수 없다"),
            Saying("{obj:을} {to:에} 사용할 수 없다"),
        ),
        "ready": _barred("준비시킬", "준비될"),
        "rest in trash": (
            Saying(
                "체인이나 뒷면 표시 구역에서 {by:의} 폐기장으로 갈 카드는 대신 추방되다",
            ),
        ),
        "trigger": (Saying("{obj:의} {effects:은} 유발되지 않다"),),
    }
)
FORBIDS_BUT: Final = MappingProxyType(
    {
        "move": (Saying("{obj:은} {to:로}만 이동할 수 있다"),),
        "play to": (
            Saying("{by:은} {to:에}만 {obj:을} 사용할 수 있다"),
            Saying("{obj:을} {to:에}만 사용할 수 있다"),
        ),
    }
)
PERMITS: Final = MappingProxyType(
    {
        "ambush to": (Saying("{obj:은} 내 유닛이 없더라도 {to:에} [Ambush] 할 수 있다"),),
        "hide": (
            Saying("[A] 대신 {cost:을} 지불하고 카드를 숨길 수 있다"),
            Saying("비용을 무시하고 카드를 숨길 수 있다"),
        ),
        "move": (Saying("{obj:은} 어디에서든 {to:로} 이동할 수 있다"),),
        "play for": (Saying("{cost:을} 지불하고 {obj:을} 사용할 수 있다"),),
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
LINKED: Final = MappingProxyType({"banished": "{me:을} 통해 추방한"})
APPLIED_COSTS: Final = MappingProxyType(
    {
        "move": "{by:이} {place:로} 유닛을 함께 이동시키려면 <{beyond} 유닛 이후 >유닛 1명당 "
        "{cost:을} 지불해야 하다",
    }
)
COMPONENTS: Final = MappingProxyType(
    {
        "optional": Saying("{by:이} 지불하는 선택적 추가 비용이 각각 {less} 감소하다"),
        "Repeat": Saying("{by:이} 지불하는 반복 비용이 각각 {less} 감소하다"),
    }
)
LESS: Final = MappingProxyType(
    {
        "discount": (
            Saying("{obj:의} 비용이 <{each}당 >{less} 감소하되, {floor} 미만으로는 감소하지 않다"),
            Saying("{obj:의} 비용이 <{each}당 >{less} 감소하다"),
        ),
        "increase": (Saying("{obj:의} 비용이 <{each}당 >{less} 증가하다"),),
        "repeat": (Saying("{obj:이} 기본 비용만큼의 [반복]을 가지다"),),
        "waived": (Saying("{obj:의} 비용을 지불하는 동안 {by:이} {keyword:을} 무시하다"),),
    }
)
CHANGES: Final = MappingProxyType(
    {
        ("enters", "ready"): Saying("{obj:이} 준비 상태로 진입하다"),
        ("enters", "exhausted"): Saying("{obj:이} 탈진 상태로 진입하다"),
        ("times", "2"): Saying("{obj:이} 두 배의 피해를 입다"),
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
