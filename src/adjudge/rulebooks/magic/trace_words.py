"""What happened, in English and Korean: one template for each kind of entry."""

from __future__ import annotations

from typing import Final

from adjudge.rulebooks.magic.speech import PHASES
from adjudge.rulekit.trace_text import TraceWords

_EVENTS: Final = {
    "destroy": ("destruction", "파괴"),
    "damage": ("damage", "데미지"),
    "damage player": ("damage", "데미지"),
    "draw": ("a draw", "드로우"),
    "enter": ("coming into play", "플레이에 들어옴"),
    "discard": ("a discard", "버리기"),
    "sacrifice": ("a sacrifice", "희생"),
    "perish": ("going to the graveyard", "무덤으로 감"),
    "counter": ("countering", "무효화"),
    "regenerate": ("regeneration", "재생"),
    "untap": ("untapping", "언탭"),
    "turn": ("a turn", "턴"),
    "phase": ("a phase", "단계"),
    "step": ("a step", "스텝"),
    "gain life": ("gaining life", "생명점 획득"),
    "lose life": ("losing life", "생명점 상실"),
}

TEMPLATES: Final = {
    "first player": ("{player} goes first.", "{player} 선공."),
    "keep": ("{player} keeps the hand.", "{player}: 손을 유지."),
    "mulligan": ("{player} takes a mulligan to {amount}.", "{player}: {amount}장으로 멀리건."),
    "turn": ("Turn {turn}: {player}.", "{turn}턴: {player}."),
    "phase": ("{phase}.", "{phase}."),
    "pass": ("{player} passes.", "{player}: 우선권을 넘김."),
    "cleanup again": ("Another cleanup step follows.", "클린업 스텝이 한 번 더 온다."),
    "repeat": (
        "{player} names a number; the same again, {amount} times.",
        "{player}: 횟수를 정한다. 같은 것을 {amount}번 더.",
    ),
    "skipped": ("{player} skips this: {what}.", "{player}: {what} 건너뜀."),
    "special action": (
        "{player} takes the special action of {card}.",
        "{player}: {card}의 특별 행동.",
    ),
    "untap step": ("{player} untaps {amount} permanents.", "{player}: 지속물 {amount}개 언탭."),
    "announce": ("{player} plays {card}.", "{player}: {card} 플레이."),
    "announce ability": (
        "{player} plays an ability of {card}.",
        "{player}: {card}의 능력 플레이.",
    ),
    "paid": ("{player} pays {amount} mana.", "{player}: 마나 {amount} 지불."),
    "on the stack": (
        "{card} is on the stack; targets: {targets}.",
        "{card:이} 스택에 있다. 목표: {targets}.",
    ),
    "undone": ("The play of {card} is undone.", "{card}의 플레이를 되돌린다."),
    "resolve": ("{card} resolves.", "{card:이} 해결된다."),
    "condition fails": (
        "The condition of {card} is not met any more.",
        "{card}의 조건이 더는 맞지 않는다.",
    ),
    "counter": ("{obj} is countered.", "{obj:이} 무효화된다."),
    "counter gone": ("It is countered.", "무효화된다."),
    "draw": ("{player} draws {card}.", "{player}: {card} 드로우."),
    "draw hidden": ("{player} draws a card.", "{player}: 카드 한 장 드로우."),
    "discard": ("{player} discards {obj}.", "{player}: {obj} 버림."),
    "mill": (
        "{obj} goes from the library to the graveyard.",
        "{obj:이} 서고에서 무덤으로 간다.",
    ),
    "to graveyard": ("{obj} is put into the graveyard.", "{obj:이} 무덤으로 간다."),
    "destroy": ("{obj} is destroyed.", "{obj:이} 파괴된다."),
    "sacrifice": ("{player} sacrifices {obj}.", "{player}: {obj} 희생."),
    "perish": ("{obj} is put into the graveyard.", "{obj:이} 무덤으로 간다."),
    "return": ("{obj} returns to its owner's hand.", "{obj:이} 주인의 손으로 돌아간다."),
    "put in hand": ("{obj} is put into the hand of {player}.", "{obj:이} {player}의 손으로 간다."),
    "put in hand hidden": (
        "A card is put into the hand of {player}.",
        "카드 한 장이 {player}의 손으로 간다.",
    ),
    "remove": ("{obj} is removed from the game.", "{obj:이} 게임에서 제거된다."),
    "to library": ("{obj} is put into the library.", "{obj:이} 서고로 간다."),
    "to library hidden": ("A card is put into the library.", "카드 한 장이 서고로 간다."),
    "enter": ("{obj} comes into play under {player}.", "{obj:이} {player}의 플레이에 들어온다."),
    "damage": ("{source} deals {amount} damage to {obj}.", "{source:이} {obj}에 데미지 {amount}."),
    "damage player": (
        "{source} deals {amount} damage to {player}.",
        "{source:이} {player}에게 데미지 {amount}.",
    ),
    "gain life": ("{player} gains {amount} life.", "{player}: 생명점 {amount} 획득."),
    "lose life": ("{player} loses {amount} life.", "{player}: 생명점 {amount} 상실."),
    "poison": ("{player} gets {amount} poison counters.", "{player}: 독 카운터 {amount}개."),
    "tap": ("{obj} is tapped.", "{obj} 탭."),
    "untap": ("{obj} is untapped.", "{obj} 언탭."),
    "put counter": (
        "{amount} {counter} counters are put on {obj}.",
        "{obj}에 {counter} 카운터 {amount}개.",
    ),
    "remove counter": (
        "{amount} {counter} counters are removed from {obj}.",
        "{obj}에서 {counter} 카운터 {amount}개 제거.",
    ),
    "shield": ("{obj} has a regeneration shield.", "{obj}에 재생 보호막."),
    "regenerate": ("{obj} regenerates.", "{obj:이} 재생된다."),
    "attach": ("{obj} is attached to {to_obj}.", "{obj:이} {to_obj}에 붙는다."),
    "detach": ("{obj} is unattached.", "{obj:이} 떨어진다."),
    "reveal": ("{player} reveals {card}.", "{player}: {card} 공개."),
    "look": ("{player} looks at {card}.", "{player}: {card:을} 본다."),
    "look hidden": ("{player} looks at a card.", "{player}: 카드 한 장을 본다."),
    "phase out": ("{obj} phases out.", "{obj:이} 페이즈 아웃된다."),
    "phase in": ("{obj} phases in.", "{obj:이} 페이즈 인된다."),
    "suspend": ("{player} suspends {obj}.", "{player}: {obj} 유예."),
    "face up": ("{obj} is turned face up.", "{obj:이} 앞면이 된다."),
    "mana": ("{player} adds {units}.", "{player}: 마나 {units}."),
    "attack": ("{obj} attacks.", "{obj} 공격."),
    "block": ("{obj} blocks {to_obj}.", "{obj:이} {to_obj:을} 방어."),
    "damage on the stack": (
        "Combat damage is put on the stack: {amount}.",
        "전투 데미지가 스택에 놓인다: {amount}.",
    ),
    "lose": ("{player} loses the game.", "{player} 패배."),
    "win": ("Winner: {winners}.", "승자: {winners}."),
    "concede": ("{player} concedes.", "{player} 항복."),
    "shuffle": ("{player} shuffles the library.", "{player}: 서고를 섞음."),
    "flip": ("{player} flips a coin; won: {won}.", "{player}: 동전 던지기. 이김: {won}."),
    "extra turn": ("{player} takes an extra turn.", "{player}: 추가 턴."),
    "target stays": ("The target of {card} stays.", "{card}의 목표는 그대로다."),
    "new target": ("{card} has a new target.", "{card}의 목표가 바뀐다."),
    "copy": ("{player} copies {card}.", "{player}: {card} 복사."),
    "replaced": ("Instead of {event}.", "{event} 대신."),
    "prevented": ("{amount} damage to {obj} is prevented.", "{obj}의 데미지 {amount} 방지."),
    "forbidden": ("{event} can't happen.", "{event}: 일어날 수 없다."),
    "replaced instruction": (
        "A later sentence replaces this instruction.",
        "뒤의 문장이 이 지시를 대체한다.",
    ),
    "illegal target": ("A target of {card} is illegal.", "{card}의 목표 하나가 합당하지 않다."),
    "trigger": ("An ability of {card} triggers.", "{card}의 능력이 유발된다."),
}

_WHOLE: Final = {
    "turn": ("the turn", "턴"),
    "beginning": ("the beginning phase", "시작 단계"),
    "precombat main": ("the first main phase", "첫 메인 단계"),
    "combat": ("the combat phase", "전투 단계"),
    "postcombat main": ("the second main phase", "두 번째 메인 단계"),
    "end": ("the end phase", "종료 단계"),
}

WORDS: Final = TraceWords(
    templates=TEMPLATES,
    events=_EVENTS,
    stats={"power": ("power", "공격력"), "toughness": ("toughness", "방어력")},
    units={
        "white": ("white", "백"),
        "blue": ("blue", "청"),
        "black": ("black", "흑"),
        "red": ("red", "적"),
        "green": ("green", "녹"),
        "colorless": ("colorless", "무색"),
    },
    words={"phase": PHASES, "what": {**PHASES, **_WHOLE}},
)
"""Everything that the trace says."""
