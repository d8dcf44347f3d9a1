"""The sentence frames of rules text where this game says things in its own terms."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_en_forms import EnNoun
from adjudge.text.wording_frames_en import ENGLISH as PLAIN_ENGLISH
from adjudge.text.wording_frames_ko import KOREAN as PLAIN_KOREAN
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import Saying

ENGLISH: Final = replace(
    PLAIN_ENGLISH,
    players=MappingProxyType(
        {
            **PLAIN_ENGLISH.players,
            "chosen opponent": EnNoun("target opponent"),
            "chosen player": EnNoun("target player"),
            "that player": EnNoun("that player"),
            "that opponent": EnNoun("that player"),
            "each opponent": EnNoun("each opponent"),
        }
    ),
    frames=replace(
        PLAIN_ENGLISH.frames,
        only_if="play this ability only if {cond}",
        alternative="instead of paying the mana cost of {obj}, ",
        sayings=MappingProxyType(
            {
                **PLAIN_ENGLISH.frames.sayings,
                "came from": Saying("have been played from {area}", "me"),
            }
        ),
        values=MappingProxyType(
            {
                **PLAIN_ENGLISH.frames.values,
                "use once": "each turn you may play this ability once at most",
                "use often": "each turn you may play this ability {times} times at most",
                "both equal": "equal to {of}",
            }
        ),
        given=MappingProxyType(
            {
                **PLAIN_ENGLISH.frames.given,
                "pair": "give {x} power and toughness {value}< {window}>",
                "type": "make {x} a {what} as well< {window}>",
                "tag": "give {x} the subtype {what}< {window}>",
                "domains": "make {x} {what}< {window}>",
                "chosen domain": "make {x} the chosen color< {window}>",
            }
        ),
        mods=MappingProxyType(
            {
                **PLAIN_ENGLISH.frames.mods,
                "pair": Saying("have power and toughness {value}", "x"),
                "take control": Saying("control {x}", "who"),
            }
        ),
    ),
)
"""English as the era's cards speak."""

KOREAN: Final = replace(
    PLAIN_KOREAN,
    players=MappingProxyType(
        {
            **PLAIN_KOREAN.players,
            "chosen opponent": KoNoun("타겟 상대"),
            "chosen player": KoNoun("타겟 플레이어"),
        }
    ),
    frames=replace(
        PLAIN_KOREAN.frames,
        only_if="이 능력은 {cond:때}만 플레이할 수 있습니다",
        additional="{obj:을} 플레이하기 위한 추가비용으로, ",
        alternative="{obj:의} 마나 비용 대신, ",
        values=MappingProxyType(
            {
                **PLAIN_KOREAN.frames.values,
                "controller": "{of:의} 조종자",
                "use once": "이 능력은 한 턴에 한 번만 플레이할 수 있습니다",
                "use often": "이 능력은 한 턴에 최대 {times}번 플레이할 수 있습니다",
                "prevented": "그 데미지는 방지됩니다",
                "this way": "이렇게 {done}",
            }
        ),
        sayings=MappingProxyType(
            {
                **PLAIN_KOREAN.frames.sayings,
                "controls": Saying("{who:이} 조종하다"),
                "controls it": Saying("{who:이} {of:을} 조종하다"),
                "has": Saying("{who:이} {of:을} 조종하다"),
                "plays": Saying("{who:이} 플레이하다"),
                "came from": Saying("{me:이} {area:에서} 플레이한 것이다"),
            }
        ),
        given=MappingProxyType(
            {
                **PLAIN_KOREAN.frames.given,
                "pair": "<{window} >{x:을} {value:로} 만들다",
                "lose all": "<{window} >{x:이} 모든 능력을 잃게 하다",
                "lose": "<{window} >{x:이} {what:을} 잃게 하다",
                "type": "<{window} >{x:을} {what:로}도 만들다",
                "tag": "<{window} >{x:에게} {what} 타입을 부여하다",
                "domains": "<{window} >{x:을} {what:로} 만들다",
                "chosen domain": "<{window} >{x:을} 선택한 색으로 만들다",
                "take control": "<{window} >{x:의} 조종권을 가져오다",
                "control": "<{window} >{x:의} 조종권을 {who:에게} 넘기다",
            }
        ),
        mods=MappingProxyType(
            {
                **PLAIN_KOREAN.frames.mods,
                "pair": Saying("{x:의} 공격력과 방어력이 {value}이다"),
                "lose all": Saying("{x:이} 모든 능력을 잃다"),
                "take control": Saying("{who:이} {x:을} 조종하다"),
                "control": Saying("{who:이} {x:을} 조종하다"),
            }
        ),
    ),
)
"""Korean in the terms of the commentary."""
