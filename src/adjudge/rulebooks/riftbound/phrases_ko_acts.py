"""Actions and events of the game in Korean, for the generator of rules text."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_words import EventWords, How, Saying, VerbWords

VERBS: Final[Mapping[str, VerbWords]] = MappingProxyType(
    {
        "activate effects": VerbWords(text="{on:의} {what} 효과를 발동하다", how=How.EVENTS),
        "add legend": VerbWords(text="전설 {name:을} 전설 구역에 추가하다", how=How.NAME),
        "add": VerbWords(text="<{only} >{resources} 추가하다", how=How.RESOURCES),
        "attach": VerbWords(text="{on:을} {by:에게} 부착하다"),
        "banish": VerbWords(text="{on:을} 추방하다", done="추방한", cost="{on} 추방"),
        "buff": VerbWords(text="{on:에게} 버프를 부여하다", done="버프한"),
        "burn": VerbWords(
            text="주 덱 맨 위 {amount:카드|장} 폐기장에 놓다", leaves="card", done="폐기장에 놓은"
        ),
        "channel": VerbWords(
            text="{amount:룬|장} 전개하다",
            variants={"exhausted": "{amount:룬|장} 탈진 상태로 전개하다"},
            leaves="rune",
            done="전개한",
        ),
        "choose": VerbWords(text="{on:을} 선택하다"),
        "copy token": VerbWords(text="{on:의} 복사본을 하나 더 사용하다"),
        "banish one": VerbWords(
            text="{on:을} 추방하다", done="추방한", picks="one", counts=True, cost="{on} 추방"
        ),
        "counter": VerbWords(
            text="{on:을} 무효화하다",
            variants={"hand": "{on:을} 무효화하고 폐기장 대신 소유자의 손으로 되돌리다"},
            done="무효화한",
        ),
        "enter there": VerbWords(text="대신 {to:에} 진입하다", by_acts=True),
        "watch": VerbWords(text="이번 턴 동안 {on:의} 뒷면 표시 카드를 언제든 확인하다"),
        "create": VerbWords(text="<{to:에} >{token} 생성하다", how=How.TOKEN),
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
            cost="<{on} ><카드 {amount}장 >버리기",
            counts=True,
        ),
        "disempower": VerbWords(
            text="{on:의} 강화됨 상태를 제거하다", cost="{on:의} 강화됨 상태 제거"
        ),
        "disempower one": VerbWords(
            text="{on:의} 강화됨 상태를 제거하다",
            picks="one",
            counts=True,
            cost="{on:의} 강화됨 상태 제거",
        ),
        "draw": VerbWords(text="<{on:을} ><{amount:카드|장} >뽑다", leaves="card", done="뽑은"),
        "empower": VerbWords(text="{on:을} 강화하다"),
        "exhaust": VerbWords(text="{on:을} 탈진시키다", done="탈진시킨"),
        "extra turn": VerbWords(text="이번 턴 이후에 턴을 한 번 더 진행하다"),
        "gain item": VerbWords(text="{on:의} 통제를 획득하다"),
        "gain points": VerbWords(text="{amount:점수|점} 얻다"),
        "lose points": VerbWords(text="{amount:점수|점} 잃다"),
        "gain xp": VerbWords(text="{amount:경험치|} 얻다"),
        "heal": VerbWords(text="{on:을} 회복시키다"),
        "kill": VerbWords(text="{on:을} 처치하다", done="처치한", cost="{on} 처치"),
        "kill any": VerbWords(
            text="{on:을} 처치하다", done="처치한", picks="any", cost="{on} 처치"
        ),
        "exhaust one": VerbWords(
            text="{on:을} 탈진시키다",
            done="탈진시킨",
            picks="one",
            counts=True,
            cost="{on} 탈진",
        ),
        "kill one": VerbWords(
            text="{on:을} 처치하다", done="처치한", picks="one", counts=True, cost="{on} 처치"
        ),
        "lose control": VerbWords(text="{on:의} 통제를 잃다"),
        "look": VerbWords(text="{on:을} 확인하다", done="확인한"),
        "move": VerbWords(text="{on:을} <{to:로} >이동시키다"),
        "new choices": VerbWords(text="{on:의} 선택을 원하는 대로 다시 하다"),
        "play token": VerbWords(text="<{to:에} >{token} 사용하다", how=How.TOKEN),
        "predict": VerbWords(text="{amount:예측|} 수행하다"),
        "prevent": VerbWords(
            text="<{window} >{on:이} 다음에 입을 {amount:피해|} 방지하다",
            variants={
                "all": "<{window} >{on:이} 입을 모든 피해를 방지하다",
                "all of": "<{window} >{what:이} 입힐 모든 피해를 방지하다",
                "once": "<{window} >{on:이} 다음에 한 번 입을 모든 피해를 방지하다",
            },
            how=How.WINDOW,
        ),
        "put back": VerbWords(text="{on:을} 원하는 순서로 되돌려 놓다"),
        "put in hand": VerbWords(text="{on:을} 소유자의 손에 넣다"),
        "put in trash": VerbWords(text="{on:을} 소유자의 폐기장에 놓다"),
        "put in deck": VerbWords(text="{on:을} 소유자의 주 덱 맨 위나 맨 아래에 놓다"),
        "reveal until": VerbWords(
            text="{on:이} 나올 때까지 {who:의} 주 덱 맨 위에서 카드를 1장씩 공개하다",
            picks="one",
        ),
        "ready": VerbWords(text="{on:을} 준비시키다", done="준비시킨"),
        "recall": VerbWords(text="{on:을} 귀환시키다"),
        "recycle": VerbWords(text="{on:을} 재활용하다", done="재활용한", cost="{on} 재활용"),
        "recycle one": VerbWords(
            text="{on:을} 재활용하다",
            done="재활용한",
            picks="one",
            counts=True,
            cost="{on} 재활용",
        ),
        "recycle from": VerbWords(
            text="{area:에} 있는 {amount:카드|장} 재활용하다",
            how=How.AREA,
            leaves="card",
            done="재활용한",
            cost="{area:에} 있는 카드 {amount}장 재활용",
        ),
        "replace": VerbWords(text="{on:을} {name:로} 대체하다", how=How.TOKEN),
        "return to champion zone": VerbWords(text="비어 있는 챔피언 구역으로 {on:을} 되돌리다"),
        "return": VerbWords(
            text="{on:을} 소유자의 손으로 되돌리다",
            several="{on:을} 각 소유자의 손으로 되돌리다",
            done="되돌린",
        ),
        "return one": VerbWords(
            text="{on:을} 소유자의 손으로 되돌리다",
            picks="one",
            counts=True,
            cost="{on:을} 손으로 되돌리기",
        ),
        "reveal": VerbWords(text="{on:을} 공개하다", done="공개한"),
        "spend buff": VerbWords(text="{on:의} 버프를 소모하다", cost="{on:의} 버프 소모"),
        "spend buff any": VerbWords(
            text="{on:의} 버프를 원하는 수만큼 소모하다",
            leaves="buff",
            done="소모한",
            picks="any",
            implies="buff",
            cost="{on:의} 버프를 원하는 수만큼 소모",
        ),
        "spend buff one": VerbWords(
            text="{on:의} 버프를 소모하다",
            picks="one",
            counts=True,
            implies="buff",
            cost="{on:의} 버프 소모",
        ),
        "spend xp": VerbWords(text="{amount:경험치|} 지불하다", cost="경험치 {amount} 지불"),
        "stun": VerbWords(text="{on:을} 기절시키다", done="기절시킨"),
        "swap": VerbWords(text="<{window} >{both:의} {stat:을} 서로 바꾸다", how=How.SWAP),
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
        by=Saying(f"<{{by:이}} ><{{source:로}} ><{{place:에서}} >{{obj:을}} {does}"),
        obj=Saying(f"{{obj:이}} <{{place:에서}} ><{{source}}에 의해 >{suffers}"),
    )


def _fought(does: str, particle: str) -> EventWords:
    """An event of a place."""
    place = f"<{{place:{particle}}} ><{{how:{particle}}} >"
    return EventWords(
        by=Saying(f"<{{by:이}} ><{{obj:로}} >{place}{does}"),
        obj=Saying(f"{{obj:이}} {place}{does}"),
    )


def _of_player(text: str) -> EventWords:
    return EventWords(by=Saying(f"<{{by:이}} >{text}"))


EVENTS: Final[Mapping[str, EventWords]] = MappingProxyType(
    {
        "activate": EventWords(
            by=Saying("<{by:이} ><{obj:의} >발동 스킬을 사용하다"), amount="그 에너지 비용"
        ),
        "as played": EventWords(by=Saying("{obj:을} 사용하다"), as_it=True),
        "add": _of_player("자원을 추가하다"),
        "attach": EventWords(
            by=Saying("<{by:이} ><{how:로} >{obj:을} 부착하다"),
            obj=Saying("{obj:이} <{how:로} >부착되다"),
        ),
        "attack": _fought("공격하다", "에서"),
        "banish": _done("추방하다", "추방되다"),
        "reach might 10": EventWords(obj=Saying("{obj:의} 위력이 10 이상이 되다")),
        "become mighty": EventWords(obj=Saying("{obj:이} [Mighty] 상태가 되다")),
        "buff": EventWords(
            by=Saying("<{by:이} >{obj:에게} 버프를 부여하다"), obj=Saying("{obj:이} 버프되다")
        ),
        "burn": _of_player("주 덱 맨 위 카드를 폐기장에 놓다"),
        "burn out": _of_player("소진하다"),
        "channel": _done("전개하다", "전개되다"),
        "choose": EventWords(
            by=Saying("<{by:이} ><{how:로} >{obj:을} 선택하다"), obj=Saying("{obj:이} 선택되다")
        ),
        "conquer": _fought("정복하다", "을"),
        "counter": _done("무효화하다", "무효화되다"),
        "damage": EventWords(obj=Saying("{obj:이} <{how}에 의해 ><{source}에 의해 >피해를 입다")),
        "defend": _fought("방어하다", "에서"),
        "detach": _done("분리하다", "분리되다"),
        "die": EventWords(
            by=Saying("<{by:이} ><{place:에서} ><{how:로} ><{source:로} >{obj:을} 처치하다"),
            obj=Saying("{obj:이} <{place:에서} ><{source}에 의해 >사망하다"),
        ),
        "discard": EventWords(
            by=Saying("<{by:이} >{obj:을} 버리다"), obj=Saying("{obj:을} 버리다")
        ),
        "discard cards": _of_player("카드를 버리다"),
        "disempower": EventWords(obj=Saying("{obj:이} 강화됨 상태를 잃다")),
        "draw": _of_player("카드를 뽑다"),
        "empower": _done("강화하다", "강화되다"),
        "end of combat": EventWords(phase="{by:의} 전투 종료 시", phase_any="전투 종료 시"),
        "end of turn": EventWords(
            phase="{by:의} 턴 종료 시",
            phase_any="매 턴 종료 시",
            phase_now="이번 턴 종료 시",
            phase_next="{by:의} 다음 턴 종료 시",
        ),
        "enter": EventWords(obj=Saying("{obj:이} <{place:에서} >게임판에 진입하다")),
        "exhaust": _done("탈진시키다", "탈진되다"),
        "gain points": _of_player("<{ways:로} >점수를 얻다"),
        "lose points": _of_player("점수를 잃다"),
        "gain xp": _of_player("경험치를 얻다"),
        "heal": _done("회복시키다", "회복되다"),
        "hide": _done("숨기다", "숨겨지다"),
        "hold": _fought("점거하다", "을"),
        "leave board": EventWords(obj=Saying("{obj:이} 게임판을 떠나다")),
        "leave combat": EventWords(obj=Saying("{obj:이} 있었던 전투가 종료되다")),
        "look": _of_player("{obj:을} 확인하다"),
        "lose combat": _fought("전투에서 패배하다", "에서"),
        "move": EventWords(
            by=Saying("<{by:이} >{obj:을} <{place:로} >이동시키다"),
            obj=Saying("{obj:이} <{place:로} >이동하다"),
        ),
        "phase beginning": _of_player("개시 단계를 시작하다"),
        "phase channel": _of_player("전개 단계를 시작하다"),
        "phase draw": _of_player("뽑기 단계를 시작하다"),
        "play": _of_player("<{how:에서} ><{place:에} >{obj:을} 사용하다"),
        "play token": _of_player("{obj:을} 사용하다"),
        "player attacks": _of_player("<{place:에서} >공격자가 되다"),
        "player defends": _of_player("<{place:에서} >방어자가 되다"),
        "player wins combat": _of_player("전투에서 승리하다"),
        "put in deck": _of_player("{obj:을} 주 덱에 놓다"),
        "put in hand": _of_player("{obj:을} 손에 넣다"),
        "put in trash": _of_player("{obj:을} 폐기장에 놓다"),
        "ready": _done("준비시키다", "준비되다"),
        "recall": _done("귀환시키다", "귀환하다"),
        "recycle": _done("재활용하다", "재활용되다"),
        "return": EventWords(
            by=Saying("<{by:이} ><{source:로} >{obj:을} <{place:에서} >손으로 되돌리다"),
            obj=Saying("{obj:이} <{source}에 의해 ><{place:에서} >손으로 되돌아가다"),
        ),
        "reveal": _done("공개하다", "공개되다"),
        "score conquer": _of_player("<{place:에서} >정복으로 득점하다"),
        "score hold": _of_player("<{place:에서} >점거로 득점하다"),
        "spend buff": _of_player("{obj:의} 버프를 소모하다"),
        "lower might": EventWords(obj=Saying("{obj:이} <{source}에 의해 >위력을 잃다")),
        "spend xp": _of_player("경험치를 지불하다"),
        "start of beginning": EventWords(
            phase="{by:의} 개시 단계 시작 시",
            phase_any="각 플레이어의 개시 단계 시작 시",
            phase_next="{by:의} 다음 개시 단계 시작 시",
        ),
        "start of combat": EventWords(phase="{by:의} 전투 시작 시", phase_any="전투 시작 시"),
        "start of main": EventWords(
            phase="{by:의} 주요 단계 시작 시",
            phase_any="각 플레이어의 주요 단계 시작 시",
            phase_next="{by:의} 다음 주요 단계 시작 시",
        ),
        "start of showdown": EventWords(phase="{by:의} 결전 시작 시", phase_any="결전 시작 시"),
        "start of turn": EventWords(
            phase="{by:의} 턴 시작 시",
            phase_any="매 턴 시작 시",
            phase_next="{by:의} 다음 턴 시작 시",
        ),
        "stun": _done("기절시키다", "기절하다"),
        "target": EventWords(
            by=Saying("<{by:이} ><{how:로} >{obj:을} 선택하다"),
            obj=Saying("{obj:이} <{how:로} >선택되다"),
        ),
        "tie": _of_player("<{place:에서} >공격한 전투가 무승부로 끝나다"),
        "win combat": _fought("전투에서 승리하다", "에서"),
    }
)
