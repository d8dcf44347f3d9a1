"""The words of the trace: a template of each kind of entry in English and Korean, and their parts.

A template is a format string over the entry's data. Cards and players come as words of the
language; in Korean a particle may follow a colon: ``{card:을}``.
"""

from __future__ import annotations

from typing import Final

TEMPLATES: Final[dict[str, tuple[str, str]]] = {
    # ------------------------------------------------------------------ setting up and turns
    "star shown": ("{player} shows the star {card}.", "{player:이} 스타 {card:을} 보입니다."),
    "lot": (
        "{player} wins the lot and chooses to go first or second.",
        "{player:이} 추첨에서 이겨 선공과 후공을 고릅니다.",
    ),
    "first player": ("{player} goes first.", "{player:이} 먼저 시작합니다."),
    "opening hand": ("{player} draws {amount} cards.", "{player:이} 카드 {amount}장을 뽑습니다."),
    "turn": ("Turn {amount}: {player}.", "{amount}번째 턴: {player}."),
    "phase": ("{player}'s {phase} phase begins.", "{player}의 {phase:이} 시작됩니다."),
    "opens": ("{step} begins.", "{step:이} 시작됩니다."),
    "readied": (
        "{amount} acted cards of {player} become ready.",
        "{player}의 행동상태 카드 {amount}장이 준비상태가 됩니다.",
    ),
    "no draw": (
        "{player} goes first and draws no card in this turn.",
        "선공 {player:은} 첫 턴에 카드를 뽑지 않습니다.",
    ),
    "end turn": ("{player} ends the main phase.", "{player:이} 메인 단계를 끝냅니다."),
    "concede": ("{player} gives up.", "{player:이} 패배를 인정합니다."),
    "win": ("{winners} wins.", "{winners:이} 승리합니다."),
    # ------------------------------------------------------------------ casting and using
    "declare": ("Step 1: {player} declares {card}.", "1단계: {player:이} {card:을} 선언합니다."),
    "declare ability": (
        "Step 1: {player} declares an ability of {card}.",
        "1단계: {player:이} {card}의 능력을 선언합니다.",
    ),
    "limit kept": (
        "Step 2: The limit of {card} is kept.",
        "2단계: {card}의 제한 조건을 지킵니다.",
    ),
    "targets": ("Step 3: Targets: {targets}.", "3단계: 목표: {targets}."),
    "cost": (
        "Step 4: The total cost of {card} is {price}.",
        "4단계: {card}의 총 비용은 {price}입니다.",
    ),
    "light": (
        "Step 5: {player} acts {obj} for 1 {light} light.",
        "5단계: {player:이} {obj:을} 액트하여 {light} 라이트 1개를 만듭니다.",
    ),
    "paid": (
        "Step 5: {player} pays {amount} lights.",
        "5단계: {player:이} 라이트 {amount}개를 지불합니다.",
    ),
    "checked": (
        "Step 6: Steps 1 to 5 of {card} were right.",
        "6단계: {card}의 1~5단계가 올바르게 이루어졌습니다.",
    ),
    "fault": ("A fault is found: {en}.", "잘못을 찾았습니다: {ko}."),
    "undone": (
        "Step 6: Everything about {card} is undone.",
        "6단계: {card}에 관한 모든 처리를 원상복구합니다.",
    ),
    "left alone": (
        "The ability of {card} is not handled.",
        "{card}의 능력은 처리하지 않습니다.",
    ),
    "triggers first": (
        "Step 7: what triggered is handled first ({amount}).",
        "7단계: 유발된 능력을 먼저 처리합니다({amount}개).",
    ),
    "ahead": (
        "{player} acts a resource before declaring.",
        "{player:이} 선언하기 전에 자원을 액트합니다.",
    ),
    "taken back": (
        "What {player} acted ahead is taken back.",
        "{player:이} 미리 액트한 것을 되돌립니다.",
    ),
    # ------------------------------------------------------------------ resolving
    "illegal target": (
        "{obj} is no legal target of {card} any more.",
        "{obj:은} 더 이상 {card}의 적합한 목표가 아닙니다.",
    ),
    "illegal target gone": (
        "A target of {card} is gone.",
        "{card}의 목표 하나가 사라졌습니다.",
    ),
    "targets kept": (
        "The targets of {card} are still there and fit.",
        "{card}의 목표가 적합하게 존재합니다.",
    ),
    "nullified": (
        "{card} is nullified; it counts as used.",
        "{card:이} 무효화됩니다. 사용한 것으로 간주합니다.",
    ),
    "resolve": ("{card} resolves.", "{card:을} 해결합니다."),
    "used up": (
        "{card} goes to the graveyard of {player}.",
        "{card:이} {player}의 무덤으로 갑니다.",
    ),
    "replaced instruction": ("The sentence is replaced.", "문장이 대체됩니다."),
    "lasting": ("{until}: {mods} for {objs}.", "{until} {objs}: {mods}."),
    "forbidden": ("That is not possible.", "그 일은 일어날 수 없습니다."),
    "replaced": ("That is replaced.", "그 일이 대체됩니다."),
    "prevented": ("{amount} damage is prevented.", "피해 {amount}점을 방지합니다."),
    # ------------------------------------------------------------------ what happens
    "act": ("{obj} acts.", "{obj:을} 액트합니다."),
    "ready": ("{obj} becomes ready.", "{obj:이} 준비상태가 됩니다."),
    "damage": ("{obj} takes {amount} damage.", "{obj:이} 피해 {amount}점을 받습니다."),
    "star damage": (
        "{obj} takes {amount} damage and loses as many life points.",
        "{obj:이} 피해 {amount}점을 받아 생명점을 그만큼 잃습니다.",
    ),
    "to graveyard": ("{obj} goes to the graveyard.", "{obj:이} 무덤으로 갑니다."),
    "to hand": (
        "{obj} returns to the hand of {player}.",
        "{obj:이} {player}의 손으로 돌아갑니다.",
    ),
    "discard": ("{player} discards {card}.", "{player:이} {card:을} 버립니다."),
    "draw": ("{player} draws {card}.", "{player:이} {card:을} 뽑습니다."),
    "draw hidden": ("{player} draws a card.", "{player:이} 카드 1장을 뽑습니다."),
    "enter": (
        "{obj} enters the battlefield of {player}.",
        "{obj:이} {player}의 전장에 나옵니다.",
    ),
    "create": (
        "{player} creates the token {obj}.",
        "{player:이} {obj} 토큰을 만듭니다.",
    ),
    "gain life": (
        "{player}'s star gains {amount} life points.",
        "{player}의 스타가 생명점 {amount}점을 얻습니다.",
    ),
    "lose life": (
        "{player}'s star loses {amount} life points.",
        "{player}의 스타가 생명점 {amount}점을 잃습니다.",
    ),
    "add counters": (
        "{amount} counters are put on {obj}.",
        "{obj}에 카운터 {amount}개를 놓습니다.",
    ),
    "remove counters": (
        "{amount} counters are taken off {obj}.",
        "{obj}에서 카운터 {amount}개를 제거합니다.",
    ),
    "place up": (
        "{player} puts {card} into the resource zone face up.",
        "{player:이} {card:을} 앞면으로 자원 영역에 놓습니다.",
    ),
    "place down": (
        "{player} puts a card into the resource zone face down.",
        "{player:이} 카드 1장을 뒷면으로 자원 영역에 놓습니다.",
    ),
    # combat, which is a house rule
    "attack": (
        "{player} declares combat: {obj} attacks {to_obj}.",
        "{player:이} 전투를 선언합니다. {obj:이} {to_obj:을} 공격합니다.",
    ),
    "block": ("{obj} blocks {to_obj}.", "{obj:이} {to_obj:을} 막습니다."),
    "combat off": ("The combat ends without damage.", "전투가 피해 없이 끝납니다."),
}

WORDS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "phase": {
        "start": ("start", "시작 단계"),
        "main": ("main", "메인 단계"),
        "end": ("end", "종료 단계"),
    },
    "step": {
        "upkeep": ("The upkeep step", "업킵 스텝"),
        "end": ("The end phase", "종료 단계"),
    },
    "light": {
        "red": ("red", "레드"),
        "blue": ("blue", "블루"),
        "white": ("white", "화이트"),
        "green": ("green", "그린"),
        "black": ("black", "블랙"),
        "colourless": ("colourless", "무색"),
    },
}
"""Values of entries in words, by their key."""

STATS: Final[dict[str, tuple[str, str]]] = {
    "attack": ("attack", "공격력"),
    "defence": ("defence", "방어력"),
}
