"""Actions and events of the game in Korean, for the generator of rules text."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_words import EventWords, How, Saying, VerbWords

VERBS: Final[Mapping[str, VerbWords]] = MappingProxyType(
    {
        "deal": VerbWords(
            text="{on:에게} <{each} >{amount:의 데미지} 주다",
            variants={
                "divided": "{on:에게} {amount:의 데미지} 원하는 대로 나누어 주다",
                "each player": "{on:와} 각 플레이어에게 {amount:의 데미지} 주다",
            },
            by_acts=True,
        ),
        "gain life": VerbWords(text="{amount:생명점|} 얻다"),
        "lose life": VerbWords(text="{amount:생명점|} 잃다"),
        "pay life": VerbWords(text="{amount:생명점|} 지불하다", cost="생명점 {amount} 지불"),
        "draw": VerbWords(text="{amount:카드|장} 드로우하다", leaves="card", done="드로우한"),
        "discard": VerbWords(
            text="<{on:을} ><{amount:카드|장} >버리다",
            variants={"random": "{amount:카드|장} 무작위로 버리다"},
            leaves="card",
            done="버린",
            counts=True,
            inside="hand",
            cost="<{on} ><카드 {amount}장 >버리기",
        ),
        "mill": VerbWords(text="{who:의} 서고 맨 위에서 {amount:카드|장} 무덤에 넣다"),
        "destroy": VerbWords(
            text="{on:을} 파괴하다",
            variants={"no regeneration": "{on:을} 재생할 수 없게 파괴하다"},
            done="파괴한",
        ),
        "regenerate": VerbWords(text="{on:을} 재생하다"),
        "sacrifice": VerbWords(text="{on:을} 희생하다", done="희생한", cost="{on} 희생"),
        "sacrifice some": VerbWords(
            text="<{on:을} ><{amount:지속물|개} >희생하다",
            done="희생한",
            picks="one",
            counts=True,
            cost="<{on} ><지속물 {amount}개 >희생",
        ),
        "tap": VerbWords(text="{on:을} 탭하다"),
        "untap": VerbWords(text="{on:을} 언탭하다"),
        "tap or untap": VerbWords(text="{on:을} 탭하거나 언탭하다"),
        "return": VerbWords(
            text="{on:을} 소유자의 손으로 되돌리다",
            several="{on:을} 각 소유자의 손으로 되돌리다",
            done="되돌린",
        ),
        "return some": VerbWords(text="{on:을} 소유자의 손으로 되돌리다", picks="one", counts=True),
        "put into play": VerbWords(
            text="{on:을} <{by:에} 붙여 >플레이에 들여놓다",
            variants={"tapped": "{on:을} 탭된 채로 플레이에 들여놓다"},
        ),
        "remove": VerbWords(text="{on:을} 게임에서 제거하다", done="제거한", cost="{on} 제거"),
        "remove some": VerbWords(
            text="{on:을} 게임에서 제거하다",
            done="제거한",
            picks="one",
            counts=True,
            cost="{on:을} 게임에서 제거",
        ),
        "put in library": VerbWords(
            text="{on:을} 서고 맨 위에 올려놓다",
            variants={
                "top": "{on:을} 소유자의 서고 맨 위에 올려놓다",
                "top several": "{on:을} 원하는 순서로 소유자의 서고 맨 위에 올려놓다",
                "bottom": "{on:을} 소유자의 서고 맨 아래에 놓다",
                "bottom several": "{on:을} 원하는 순서로 소유자의 서고 맨 아래에 놓다",
            },
            done="올려놓은",
        ),
        "put in hand": VerbWords(text="{on:을} 소유자의 손으로 가져가다"),
        "put in graveyard": VerbWords(text="{on:을} 소유자의 무덤에 넣다"),
        "shuffle in": VerbWords(text="{on:을} 소유자의 서고에 섞어 넣다"),
        "shuffle": VerbWords(text="{who:의} 서고를 섞다"),
        "search": VerbWords(
            text="{pile:에서} {on:을} 찾다",
            done="찾은",
            picks="one",
            counts=True,
            inside="library",
        ),
        "reveal": VerbWords(text="{on:을} 공개하다", done="공개한"),
        "look": VerbWords(text="{on:을} 보다", done="본"),
        "put counter": VerbWords(
            text="{on:에} {amount:카운터|개} 올려놓다",
            variants={"+1/+1": "{on:에} {amount:+1/+1 카운터|개} 올려놓다"},
        ),
        "create": VerbWords(text="{token} 플레이에 들여놓다", how=How.TOKEN),
        "attach": VerbWords(text="{on:을} {by:에} 어태치하다"),
        "move aura": VerbWords(text="{on:을} 인첸트할 수 있는 다른 지속물에 붙이다"),
        "enchant": VerbWords(text="{on:을} 인첸트하다"),
        "counter": VerbWords(
            text="{on:을} 카운터하다",
            variants={"library": "{on:을} 카운터하고 소유자의 서고 맨 위에 올려놓다"},
            done="카운터한",
        ),
        "change target": VerbWords(text="{on:의} 타겟을 다른 타겟으로 바꾸다"),
        "copy spell": VerbWords(text="{on:을} 복사하고 원하면 복사본의 타겟을 새로 정하다"),
        "add": VerbWords(text="{who:의} 마나풀에 {resources} 넣다", how=How.RESOURCES),
        "prevent": VerbWords(
            text="이번 턴에 {on:이} 다음에 받을 {amount:데미지|} 방지하다",
            variants={
                "all": "이번 턴에 {on:이} 받을 모든 데미지를 방지하다",
                "once": "이번 턴에 {by:이} 다음에 {on:에게} 줄 데미지를 방지하다",
                "all of": "이번 턴에 주어질 모든 {what} 데미지를 방지하다",
            },
            how=How.WINDOW,
        ),
        "redirect": VerbWords(text="{on:에게} 그 데미지를 주다"),
        "extra turn": VerbWords(text="이 턴 다음에 {amount:턴|번} 더 진행하다"),
        "extra step": VerbWords(text="이 스텝 다음에 같은 스텝을 한 번 더 진행하다"),
        "skip": VerbWords(
            text="다음 {amount:턴|번} 건너뛰다",
            variants={
                "turn": "다음 {amount:턴|번} 건너뛰다",
                "untap": "다음 언탭 스텝을 건너뛰다",
            },
        ),
        "end effects": VerbWords(text="이것이 만든 효과를 끝내다"),
        "ignore": VerbWords(text="턴 끝까지 이것의 금지를 따르지 않다"),
        "remove counter": VerbWords(
            text="{on:에서} {amount:카운터|개} 제거하다",
            variants={"time": "{on:에서} {amount:시간 카운터|개} 제거하다"},
        ),
        "end turn": VerbWords(text="턴을 끝내다"),
        "extra combat": VerbWords(
            text="이 메인 단계 다음에 전투 단계와 메인 단계를 한 번씩 더 진행하다"
        ),
        "flip coin": VerbWords(text="동전을 던지다"),
        "lose game": VerbWords(text="게임에서 패배하다"),
        "win game": VerbWords(text="게임에서 승리하다"),
    }
)


def _of_player(text: str) -> EventWords:
    return EventWords(by=Saying(f"<{{by:이}} >{text}"))


EVENTS: Final[Mapping[str, EventWords]] = MappingProxyType(
    {
        "enter": EventWords(obj=Saying("{obj:이} 플레이에 들어오다")),
        "die": EventWords(obj=Saying("{obj:이} 플레이에서 무덤으로 가다")),
        "any damage": EventWords(
            by=Saying("데미지가 주어지다"), source=Saying("{source:이} <{how} >데미지를 주다")
        ),
        "damage": EventWords(
            obj=Saying("{obj:이} 데미지를 받다"),
            by=Saying("데미지가 주어지다"),
            source=Saying("{source:이} <{obj:에게} ><{how} >데미지를 주다"),
        ),
        "damage player": EventWords(
            by=Saying("<{by:이} >데미지를 받다"),
            source=Saying("{source:이} <{by:에게} ><{how} >데미지를 주다"),
        ),
        "gain life": _of_player("생명점을 얻다"),
        "lose life": _of_player("생명점을 잃다"),
        "attack": EventWords(obj=Saying("{obj:이} 공격하다")),
        "blocks": EventWords(
            obj=Saying("{obj:이} 방어하다"), source=Saying("{obj:이} {source:을} 방어하다")
        ),
        "becomes blocked": EventWords(obj=Saying("{obj:이} 방어되다")),
        "blocked by": EventWords(
            obj=Saying("{obj:이} 방어되다"), source=Saying("{source:이} {obj:을} 방어하다")
        ),
        "play": _of_player("{obj:을} 플레이하다"),
        "draw": _of_player("카드를 드로우하다"),
        "discard": EventWords(
            by=Saying("<{by:이} >카드를 버리다"),
            obj=Saying("{obj:이} 버려지다"),
            source=Saying("상대 때문에 {obj:을} 버리다"),
        ),
        "cycle": _of_player("{obj:을} 사이클링하다"),
        "tap": EventWords(obj=Saying("{obj:이} 탭되다")),
        "tapped for mana": EventWords(
            by=Saying("<{by:이} >마나를 위해 {obj:을} 탭하다"),
            obj=Saying("{obj:이} 마나를 위해 탭되다"),
        ),
        "face up": EventWords(obj=Saying("{obj:이} 앞면이 되다")),
        "main phase": EventWords(
            phase="{by:의} 첫 메인 단계의 시작에",
            phase_any="각 플레이어의 첫 메인 단계의 시작에",
        ),
        "upkeep": EventWords(
            phase="{by:의} 업킵의 시작에", phase_any="각 플레이어의 업킵의 시작에"
        ),
        "draw step": EventWords(
            phase="{by:의} 드로우 스텝의 시작에",
            phase_any="각 플레이어의 드로우 스텝의 시작에",
        ),
        "end of turn": EventWords(
            phase="{by:의} 턴 끝에", phase_any="턴 끝에", phase_now="턴 끝에"
        ),
        "end of combat": EventWords(
            phase="{by:의} 전투 끝에", phase_any="전투 끝에", phase_now="전투 끝에"
        ),
    }
)
