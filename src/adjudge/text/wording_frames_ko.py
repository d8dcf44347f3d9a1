"""The sentence frames of Korean."""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_grammar import Frames, Noun
from adjudge.text.wording_ko import Korean
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import Saying

PLAYERS: Final[MappingProxyType[str, Noun]] = MappingProxyType(
    {
        "you": KoNoun("나", subject="내가", owner="내"),
        "self": KoNoun("자신"),
        "opponents": KoNoun("상대", many=True),
        "each opponent": KoNoun("각 상대"),
        "one opponent": KoNoun("상대"),
        "yours": KoNoun("아군 플레이어", many=True),
        "one of yours": KoNoun("나 또는 팀 동료", subject="나 또는 팀 동료가"),
        "that opponent": KoNoun("그 상대"),
        "each": KoNoun("각 플레이어"),
        "each other": KoNoun("다른 각 플레이어"),
        "each other from next": KoNoun("다음 플레이어부터 다른 각 플레이어"),
        "each from you": KoNoun("나부터 각 플레이어"),
        "each from next": KoNoun("다음 플레이어부터 각 플레이어"),
        "chosen opponent": KoNoun("상대 1명"),
        "one player": KoNoun("플레이어"),
        "chosen player": KoNoun("플레이어 1명"),
        "the chosen opponent": KoNoun("선택한 상대"),
        "the chosen player": KoNoun("선택한 플레이어"),
        "that player": KoNoun("그 플레이어"),
        "turn": KoNoun("턴 플레이어"),
    }
)

VALUES: Final = MappingProxyType(
    {
        "picked by": "{who:이} 고르는 {of}",
        "controller": "{of:의} 통제자",
        "owner": "{of:의} 소유자",
        "controllers": "{of:의} 통제자들",
        "owners": "{of:의} 소유자들",
        "that object": "그 대상",
        "that place": "그 {place}",
        "that source": "그 원천",
        "from": "{area:에} 있던",
        "attached to": "{of:에} 부착된",
        "prevented": "그 피해는 방지됩니다",
        "that many": "그만큼",
        "so many": "{of} {count}",
        "up to so many": "{of} 최대 {count}",
        "pair for each": "{of}당 +1/+1",
        "pair equal to": "+X/+X(X는 {of})",
        "both equal": "{of:와} 같은 값",
        "host": "{of:이} 부착된 대상",
        "attached": "{of:에} 부착된 모든 카드",
        "top": "{pile} 맨 위에서 {card} {count}장",
        "former": "{of:이} 있던 위치",
        "top one": "{pile} 맨 위 {card} 1장",
        "own area": "{who:의} {area}",
        "this area": "이 {area}",
        "one area": "한 {area}",
        "here": "이곳",
        "phase here": "이곳의 {phase}",
        "there": "그곳",
        "the next": "다음에 {card}",
        "elsewhere": "다른 위치",
        "place of": "{of:의} 위치",
        "same place": "같은 위치",
        "missing": "{of}(이미 있는 경우 제외)",
        "one controller": "통제자가 같은",
        "stat": "{of:의} {stat}",
        "count": "{of:의} 수",
        "highest": "{of} 중 가장 높은 {stat}",
        "total": "{stat} 합계",
        "at most": "최대 {value}만큼",
        "one per place": "위치마다 최대 하나",
        "plus": "{left} 더하기 {right}",
        "times": "{value}의 {factor}배",
        "that much": "그만큼",
        "each of": "{value} 1",
        "the area": "{area}",
        "each point": "{value} 1",
        "this way": "이 방식으로 {done}",
        "each": "각각",
        "both": "두 유닛",
        "chosen": "선택한",
        "one of": "{of} 중 하나",
        "among": "{of} 중 {what}",
        "next one": "다음 {of}",
        "chooses": "{obj:을} 선택하다",
        "chosen by": "{by:에} 선택되다",
        "effects": "{keyword} 효과",
        "against": "{obj:와} 전투하다",
        "sum": "{of:의} {stat} 합계",
        "worth": "{value}만큼의 {stat}",
        "raised": "{value}만큼의 추가 {stat}",
        "lowered": "{value}만큼의 -{stat}",
        "host text": "부착될 때의 {me:의} 텍스트를 한 번 더 가집니다",
        "namesake": "{of:와} 이름이 같다",
        "game once": "이 효과는 게임마다 1번만 적용됩니다",
        "game use once": "게임마다 1번만 이용할 수 있습니다",
        "game use often": "게임마다 최대 {times}번 이용할 수 있습니다",
        "game often": "이 효과는 게임마다 최대 {times}번 적용됩니다",
        "once": "이 효과는 매 턴 1번만 적용됩니다",
        "use once": "매 턴 1번만 이용할 수 있습니다",
        "use often": "매 턴 최대 {times}번 이용할 수 있습니다",
        "often": "이 효과는 매 턴 최대 {times}번 적용됩니다",
    }
)

SAYINGS: Final = MappingProxyType(
    {
        "controls": Saying("{who:이} 통제하다"),
        "owns": Saying("{who:이} 소유하다"),
        "plays": Saying("{who:이} <{area:에서} >사용하다"),
        "controls it": Saying("{who:이} {of:을} 통제하다"),
        "owns it": Saying("{who:이} {of:을} 소유하다"),
        "has": Saying("{who:이} {of:을} 통제하다"),
        "paid": Saying("<{who:이} >이 추가 비용을 지불했다"),
        "came from": Saying("{me:을} {area:에서} 사용했다"),
        "did": Saying("그렇게 하다"),
        "fell short": Saying("그중 일부라도 하지 못했다"),
        "turn": Saying("{who:의} 턴이다"),
        "during": Saying("{phase}이다"),
        "enters": Saying("{me:이} {place:에} 진입하다"),
        "place": Saying("그 위치가 {place}이다"),
    }
)

ACTS: Final = MappingProxyType(
    {
        "pay": "{cost:을} 지불하다",
        "pay any": "원하는 만큼 {what:을} 지불하다",
        "choose": "{on:을} 선택하다",
        "ignore cost": "{obj:의} 비용을 무시하다",
        "base cost": "{obj:의} 비용 대신 {cost:을} 지불하다",
        "play": "{on:을} <{may:에}도 ><{to:에} ><{ignored:을} 무시하고 >"
        "<{cost:로} ><{each}당 ><비용을 {less}만큼 줄여 ><{how} >사용하다",
    }
)

GIVEN: Final = MappingProxyType(
    {
        "give": "<{window} >{x:에게} {items:을} 부여하다",
        "raise to": "<{window} >{x:의} {stat:을} {value:로} 증가시키다",
        "become": "<{window} >다른 타입은 그대로 두고 {x:을} {what:로} 만들다",
        "pair": "<{window} >{x:의} 두 수를 {value:로} 만들다",
        "swap": "<{window} >{x:의} {what:을} 맞바꾸다",
        "set": "<{window} >{x:의} 기본 {stat:을} {value:로} 만들다",
        "lose": "<{window} >{x}에게서 {what:을} 제거하다",
        "bar": "<{window} >{x:이} {what:을} 가질 수 없게 하다",
        "reword": "<{window} >{x:의} 문구에서 모든 {old:을} {new:로} 읽다",
        "reword chosen": "<{window} >{x:의} 문구를 그렇게 바꾸다",
        "lose all": "<{window} >{x}에게서 모든 스킬을 제거하다",
        "tag": "<{window} >{x:에게} {what} 태그를 부여하다",
        "type": "<{window} >{x:을} {what:로}도 간주하다",
        "domains": "<{window} >{x:을} {what} 영역에 속하게 하다",
        "chosen domain": "<{window} >{x:을} 선택한 영역에 속하게 하다",
        "copy": "<{window} >{x:을} {what:의} 복사본으로 만들다",
        "take control": "<{window} >{x:의} 통제를 획득하다",
        "control": "<{window} >{x:의} 통제를 {who:에게} 넘기다",
    }
)

MODS: Final = MappingProxyType(
    {
        "have": Saying("<{x:이} >{items:을} 가지다"),
        "raise to": Saying("{x:의} {stat:이} {value:로} 증가하다"),
        "pair": Saying("{x:의} 두 수가 {value}이다"),
        "swap": Saying("{x:의} {what:이} 바뀌다"),
        "set": Saying("{x:의} 기본 {stat:이} {value}이다"),
        "lose": Saying("{x:이} {what:을} 잃다"),
        "bar": Saying("{x:은} {what:을} 가질 수 없다"),
        "reword": Saying("{x:의} 문구에서 모든 {old:을} {new:로} 읽다"),
        "reword chosen": Saying("{x:의} 문구가 그렇게 바뀌다"),
        "lose all": Saying("{x:이} 모든 스킬을 잃다"),
        "tag": Saying("{x:이} {what} 태그를 가지다"),
        "type": Saying("{x:이} {what:로}도 간주되다"),
        "domains": Saying("{x:이} {what} 영역에 속하다"),
        "chosen domain": Saying("{x:이} 선택한 영역에 속하다"),
        "copy": Saying("{x:이} {what:의} 복사본이 되다"),
        "take control": Saying("{who:이} {x:을} 통제하다"),
        "control": Saying("{who:이} {x:을} 통제하다"),
    }
)

KOREAN: Final = Korean(
    "ko",
    Frames(
        if_="{cond:경우}, ",
        if_late="처리 시 {cond:경우}, ",
        while_="{cond:동안}, ",
        occasions={
            "when": "{event}, ",
            "would": "{event}, ",
            "as": "{event}, ",
            "next": "다음번에 {event}, ",
            "next would": "다음번에 {event}, ",
            "first": "매 턴 처음으로 {event}, ",
        },
        owner_first=False,
        during="{cond:동안} {event}",
        nth="매 턴 {nth}로 {event}, ",
        instead="대신 ",
        skipped="그 일은 일어나지 않습니다",
        otherwise="그렇지 않으면, ",
        if_you_do="그렇게 할 경우, ",
        if_you_do_not="그렇게 하지 않을 경우, ",
        for_each="{of}에 대해 각각, ",
        do_this="다음을 수행합니다. ",
        do_times="다음을 {times}번 수행합니다. ",
        separately="따로따로 {times}번, ",
        do_often="{times}만큼 다음을 반복 수행합니다. ",
        may_do_this="<{who:은} >다음을 수행할 수 있습니다. ",
        choose="다음 중 {count}가지를 선택합니다.",
        choose_fresh={
            "turn": "다음 중 이번 턴에 선택하지 않은 {count}가지를 선택합니다.",
            "item": "다음 중 아직 선택하지 않은 {count}가지를 선택합니다.",
        },
        each_does="그 후 동시에 {act}",
        only_if="{cond:때}만 이용할 수 있습니다",
        drops_you=True,
        quote='"{text}"',
        dependent="{keyword} — {text}",
        ability_cost="{speed} {cost}: {text}",
        additional="{obj:을} 사용할 때 비용에 더해, ",
        alternative="{obj:을} 사용할 때 원래 비용 대신, ",
        again="{when}, 그로 인해 유발되는 내 스킬이 한 번 더 유발됩니다",
        again_keyword="내 {keyword} 효과가 한 번 더 유발됩니다",
        values=VALUES,
        sayings=SAYINGS,
        acts=ACTS,
        given=GIVEN,
        mods=MODS,
    ),
    PLAYERS,
)
"""Korean with its frames."""
