"""The words of the game in Korean, for the generator of rules text: terms of the commentary."""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_grammar import Noun
from adjudge.text.wording_ko_forms import KoNoun
from adjudge.text.wording_words import Area, Counted, Head, Quality, Saying

HEADS: Final = MappingProxyType(
    {
        "creature": Head("생물"),
        "artifact": Head("아티팩트"),
        "enchantment": Head("인첸트먼트"),
        "land": Head("랜드"),
        "instant": Head("인스턴트"),
        "sorcery": Head("소서리"),
        "permanent": Head("지속물"),
        "spell": Head("스펠"),
        "ability": Head("활성화 능력이나 유발된 능력"),
        "card": Head("카드", counter="장"),
        "token": Head("토큰"),
        "player": Head("플레이어", counter="명"),
        "opponent": Head("상대", counter="명"),
    }
)
TYPE_WORDS: Final = MappingProxyType(
    {
        "creature": "생물",
        "artifact": "아티팩트",
        "enchantment": "인첸트먼트",
        "land": "랜드",
        "instant": "인스턴트",
        "sorcery": "소서리",
        "basic": "베이직",
        "legendary": "레전더리",
        "world": "월드",
        "token": "토큰",
    }
)
KEYWORDS: Final = MappingProxyType({"Haste": "Haste"})
SUPERS: Final = MappingProxyType(
    {
        "basic": Quality("베이직", clause="베이직이다"),
        "legendary": Quality("레전더리", clause="레전더리이다"),
        "world": Quality("월드", clause="월드이다"),
    }
)
MARKS: Final = MappingProxyType(
    {
        "time": Quality(far="시간 카운터가 있는", clause="시간 카운터가 있다"),
        "tapped": Quality(
            "탭된", clause="탭되어 있다", without=Quality("언탭된", clause="언탭되어 있다")
        ),
        "attacking": Quality(far="공격하는", clause="공격하고 있다"),
        "blocking": Quality(far="방어하는", clause="방어하고 있다"),
    }
)
STATES: Final = MappingProxyType(
    {
        "enchanted": Quality("인첸트된", clause="인첸트되어 있다"),
        "unblocked": Quality(far="방어되지 않은", clause="방어되지 않다"),
        "face down": Quality(far="페이스 다운된", clause="페이스 다운되어 있다"),
        "single target": Quality(far="타겟이 하나뿐인", clause="타겟이 하나뿐이다"),
        "died this turn": Quality(
            far="이번 턴에 플레이에서 온", clause="이번 턴에 플레이에서 왔다"
        ),
        "drawn this turn": Quality(far="이번 턴에 드로우한", clause="이번 턴에 드로우했다"),
        "attacked this turn": Quality(far="이번 턴에 공격한", clause="이번 턴에 공격했다"),
    }
)
COLORS: Final = MappingProxyType(
    {"white": "백색", "blue": "청색", "black": "흑색", "red": "적색", "green": "녹색"}
)
CHOICES: Final = MappingProxyType(
    {
        **COLORS,
        "old word": "색 이름이나 베이직 랜드 타입 하나",
        "new word": "그것을 대신할 같은 종류의 다른 하나",
    }
)
POOLS: Final = MappingProxyType(
    {
        "": "마나",
        "one any": "원하는 색의 마나 하나",
        "one event": "같은 종류의 마나 하나",
        "one lands": "내 랜드가 만들 수 있는 종류의 마나 하나",
    }
)
AREAS: Final = MappingProxyType(
    {
        "in play": Area("플레이", only=True),
        "stack": Area("스택", only=True),
        "library": Area("서고", personal=True),
        "hand": Area("손", personal=True),
        "removed from the game": Area("게임에서 제거된 영역", only=True),
        "graveyard": Area("무덤", personal=True),
    }
)
HOWS: Final = MappingProxyType({"combat": "전투", "black": "흑색 근원", "red": "적색 근원"})
STATS: Final = MappingProxyType({"power": "공격력", "toughness": "방어력"})
COST_PARTS: Final = MappingProxyType({"total": "전환 마나 비용"})
PLAYER_STATS: Final = MappingProxyType(
    {
        "life": Counted("{who:의} 생명점", Saying("{who:의} 생명점이 {quantity}이다")),
        "hand": Counted(
            "{who:의} 손에 있는 카드의 수", Saying("{who:의} 손에 있는 카드가 {quantity:장}이다")
        ),
        "turns": Counted(
            "{who:이} 이 게임에서 진행한 턴의 수", Saying("{who:의} 턴이 {quantity:번째}이다")
        ),
        "half library": Counted(
            "{who:의} 서고에 있는 카드 수의 절반(내림)",
            Saying("{who:의} 서고의 절반이 {quantity:장}이다"),
        ),
    }
)
FACTS: Final = MappingProxyType(
    {
        "spells played": Counted(
            "이번 턴에 {who:이} 플레이한 스펠의 수",
            Saying("<{who:이} >이번 턴에 스펠을 {quantity:개} 플레이했다"),
        ),
    }
)
STRETCHES: Final = MappingProxyType({"upkeep": "업킵"})
ROLES: Final = MappingProxyType({"defending": "방어 플레이어"})
WINDOWS: Final = MappingProxyType({"turn": "턴 끝까지", "play": "", "game": "남은 게임 동안"})
NEXT_WINDOWS: Final = MappingProxyType({"turn": "이번 턴 동안 ", "game": "", "play": ""})
RELATIONS: Final = MappingProxyType(
    {
        "blocking": "{to:을} 방어하는",
        "damaged by": "이번 턴에 {to:에게} 데미지를 받은",
        "above": "{to:보다} 위에 있는",
    }
)
FLAGS: Final = MappingProxyType(
    {
        "can't attack": Saying("<{window} >{x:이} 공격할 수 없다"),
        "can't block": Saying("<{window} >{x:이} 방어할 수 없다"),
        "unblockable": Saying("<{window} >{x:을} 방어할 수 없다"),
        "must attack": Saying("{x:이} 가능하면 매 턴 공격해야 하다"),
        "must be blocked by all": Saying("{x:을} 방어할 수 있는 모든 생물이 방어해야 하다"),
        "may stay tapped": Saying("{x:이} 내 언탭 스텝에 탭된 채로 있을 수 있다"),
        "doesn't untap": Saying("{x:이} 언탭 스텝에 언탭되지 않다"),
        "blockers at most": Saying("{x:을} 둘 이상의 생물로 방어할 수 없다"),
        "blockers at least": Saying("{x:을} 한 생물만으로 방어할 수 없다"),
        "additional blocker": Saying("{x:이} 각각 생물 하나를 더 방어할 수 있다"),
        "as though unblocked": Saying(
            "{x:이} 방어되지 않은 것처럼 전투 데미지를 플레이어에게 줄 수 있다"
        ),
        "no maximum hand size": Saying("턴 끝에 손의 카드 수를 줄이지 않다"),
        "top revealed": Saying("내 서고 맨 위 카드를 공개한 채로 두다"),
        "shows the hands of opponents": Saying("상대의 손을 공개한 채로 두다"),
        "untaps in every untap step": Saying("{x:이} 다른 플레이어의 언탭 스텝에도 언탭되다"),
        "keeps mana": Saying("페이즈가 끝나도 마나가 사라지지 않다"),
        "can't lose": Saying("나는 패배하지 않고 상대는 승리하지 않다"),
        "can't be regenerated": Saying("이번 턴에 {x:을} 재생할 수 없다"),
        "untargetable": Saying("<{window} >{x:이} 스펠과 능력의 타겟이 되지 않다"),
        "shrouds its controller": Saying("내가 shroud를 가지다"),
    }
)
SHORTFALLS: Final = MappingProxyType({"flip": Saying("동전 던지기에서 지다")})
SPEED_NOTES: Final = MappingProxyType(
    {
        "sorcery": "이 능력은 소서리를 플레이할 수 있을 때만 플레이할 수 있습니다",
        "special": "이것은 우선권이 있을 때 스택을 쓰지 않고 하는 특별 행동입니다",
    }
)
FORBIDS: Final = MappingProxyType(
    {
        "attack": (Saying("{obj:은} 공격할 수 없다"),),
        "be blocked": (
            Saying("{source:은} {obj:을} 방어할 수 없다"),
            Saying("{obj:을} 방어할 수 없다"),
        ),
        "block": (Saying("{obj:은} 방어할 수 없다"),),
        "target": (
            Saying("{obj:은} {source:의} 타겟이 되지 않다"),
            Saying("{obj:은} {by:이} 조종하는 스펠과 능력의 타겟이 되지 않다"),
            Saying("{obj:은} 타겟이 되지 않다"),
        ),
        "play": (
            Saying("{by:은} {obj:을} 플레이할 수 없다"),
            Saying("{obj:을} 플레이할 수 없다"),
        ),
        "counter": (Saying("{obj:은} 카운터되지 않다"),),
    }
)
PERMITS: Final = MappingProxyType(
    {
        "play from graveyard": (Saying("무덤에 있는 {obj:을} 플레이할 수 있다"),),
        "play top of library": (Saying("서고 맨 위 카드를 손에 있는 것처럼 플레이할 수 있다"),),
    }
)
LESS: Final = MappingProxyType(
    {
        "discount": (Saying("{obj:을} 플레이하는 비용이 <{each}당 >{less} 줄어들다"),),
        "increase": (Saying("{obj:을} 플레이하는 비용이 <{each}당 >{less} 늘어나다"),),
        "attack": (
            Saying("{by:은} 나를 공격하는 생물 하나당 {cost:을} 지불해야 하다"),
            Saying("나를 공격하는 생물 하나당 {cost:을} 지불해야 하다"),
        ),
    }
)
CHANGES: Final = MappingProxyType(
    {
        ("enters", "tapped"): Saying("{obj:이} 탭된 채로 플레이에 들어오다"),
        ("times", "2"): Saying("근원이 생물이나 플레이어에게 줄 데미지가 두 배가 되다"),
        ("life floor", "1"): Saying("내 생명점을 1 미만으로 줄일 데미지는 1로 줄이다"),
    }
)
BEARERS: Final[MappingProxyType[str, Noun]] = MappingProxyType(
    {
        "": KoNoun("이것"),
        "gained": KoNoun("이 지속물"),
        "creature": KoNoun("이 생물"),
        "artifact": KoNoun("이 아티팩트"),
        "enchantment": KoNoun("이 인첸트먼트"),
        "land": KoNoun("이 랜드"),
        "instant": KoNoun("이 스펠"),
        "sorcery": KoNoun("이 스펠"),
    }
)
