"""The words of the trace: a template of each kind of entry in English and Korean, and their parts.

A template is a format string over the entry's data. Cards, players and places come as words of
the language; in Korean a particle may follow a colon: ``{card:을}``.
"""

from __future__ import annotations

from typing import Final

TEMPLATES: Final[dict[str, tuple[str, str]]] = {
    # ------------------------------------------------------------------ setting up and turns
    "first player": ("{player} goes first.", "{player:이} 먼저 시작합니다."),
    "opening hand": ("{player} draws {amount} cards.", "{player:이} 카드 {amount}장을 뽑습니다."),
    "mulligan": (
        "{player} sets {amount} cards aside and draws as many.",
        "{player:이} 카드 {amount}장을 빼 두고 그만큼 뽑습니다.",
    ),
    "battlefield": ("{player}'s battlefield is {card}.", "{player}의 전장은 {card:이다}."),
    "turn": ("Turn {number}: {player}.", "{number}번째 턴: {player}."),
    "awaken": (
        "Awaken: {player} readies what is exhausted.",
        "각성: {player:이} 탈진된 것을 준비시킵니다.",
    ),
    "pool empties": (
        "{player}'s rune pool empties: {units} is lost.",
        "{player}의 룬 구성이 비워집니다. 사라진 자원: {units}.",
    ),
    "expiration": ("The end of the turn is cleaned up.", "턴 종료 정리를 시작합니다."),
    "expire": ('"This turn" effects end.', "'이번 턴' 효과가 만료됩니다."),
    "concede": ("{player} concedes.", "{player:이} 항복합니다."),
    "win": ("{winners} wins.", "{winners:이} 승리합니다."),
    # ------------------------------------------------------------------ playing
    "announce": ("{player} plays {card}.", "{player:이} {card:을} 사용합니다."),
    "announce ability": (
        "{player} uses an ability of {card}.",
        "{player:이} {card}의 스킬을 발동합니다.",
    ),
    "cost": ("{card} costs {price}.", "{card}의 총비용: {price}."),
    "paid": ("{player} pays {price}.", "{player:이} 비용을 지불합니다: {price}."),
    "finalized": ("{card} is finalized{targets}.", "{card:이} 확정됩니다{targets}."),
    "not finalized": (
        "{card} can't be finalized and goes back.",
        "{card:은} 확정되지 않고 되돌아갑니다.",
    ),
    "undone": ("The play of {card} is undone.", "{card}의 사용이 취소됩니다."),
    "no choice": (
        "The ability of {card} has nothing to choose and leaves the chain.",
        "{card}의 스킬은 선택할 것이 없어 체인을 떠납니다.",
    ),
    "no location": (
        "There is no place where {card} may be played.",
        "{card:을} 사용할 수 있는 위치가 없습니다.",
    ),
    "can't pay": (
        "The cost of {card}'s ability can't be paid.",
        "{card}의 스킬 비용을 지불할 수 없습니다.",
    ),
    "declined": (
        "{player} does not use the ability of {card}.",
        "{player:이} {card}의 스킬을 이용하지 않습니다.",
    ),
    "put in hand": (
        "{card} is put into the hand of {player}.",
        "{card}이 {player}의 손으로 들어갑니다.",
    ),
    "put in trash": ("{card} is put into the trash.", "{card:을} 폐기장에 놓습니다."),
    "put on top": (
        "{card} is put on the top of the Main Deck of {player}.",
        "{card:을} {player}의 주 덱 맨 위에 놓습니다.",
    ),
    "put on bottom": (
        "{card} is put on the bottom of the Main Deck of {player}.",
        "{card:을} {player}의 주 덱 맨 아래에 놓습니다.",
    ),
    "trigger": (
        "An ability of {card} triggers for {player}.",
        "{card}의 스킬이 유발됩니다({player}).",
    ),
    "ordered": (
        "{player} plays {card} as the effect says; it waits on the chain.",
        "효과에 따라 {player:이} {card:을} 사용합니다. 체인에서 기다립니다.",
    ),
    "token": (
        "{player} creates {card} on the chain.",
        "{player:이} 체인에 {card} 토큰을 생성합니다.",
    ),
    "resolve": ("{card} resolves.", "{card:이} 처리됩니다."),
    "resolve ability": ("The ability of {card} resolves.", "{card}의 스킬이 처리됩니다."),
    "repeat": ("{card} is executed once more.", "{card:을} 한 번 더 실행합니다."),
    "illegal target": (
        "{obj} is no longer a legal target of {card}: what would be done to it is ignored.",
        "{obj:은} 더 이상 {card}의 적합한 대상이 아닙니다. 관련된 지시는 무시됩니다.",
    ),
    "illegal target gone": (
        "A target of {card} is gone: what would be done to it is ignored.",
        "{card}의 대상이 사라졌습니다. 관련된 지시는 무시됩니다.",
    ),
    "paid anyway": (
        "What was to be done as a cost was replaced: the cost counts as paid.",
        "비용으로 하는 행동이 대체되었습니다. 비용은 지불한 것입니다.",
    ),
    "target fails": (
        "A chosen target of {card} is not legal any more before it is finalized.",
        "{card}의 대상이 확정 전에 부적합해졌습니다.",
    ),
    "counter": ("{obj} is countered.", "{obj:이} 무효화됩니다."),
    "gain item": (
        "{player} gains control of {card} on the chain.",
        "{player:이} 체인에 있는 {card}의 통제를 획득합니다.",
    ),
    "control ends": (
        "{player} loses control of {obj}.",
        "{player:이} {obj}의 통제를 잃습니다.",
    ),
    "replaced instruction": (
        "Another instruction is followed instead.",
        "다른 지시를 대신 따릅니다.",
    ),
    # ------------------------------------------------------------------ what happens to objects
    "enter": ("{obj} enters {to} {state}.", "{obj:이} {to}에 {state} 상태로 진입합니다."),
    "move": ("{obj} moves to {to}.", "{obj:이} {to:로} 이동합니다."),
    "recall": ("{obj} is recalled to {to}.", "{obj:이} {to:로} 귀환합니다."),
    "standard move": (
        "{player} moves {obj} to {to}.",
        "{player:이} {obj:을} {to:로} 이동시킵니다.",
    ),
    "applied cost": (
        "{player} pays {amount} more for the move.",
        "{player:이} 이동에 적용된 비용 {amount:을} 지불합니다.",
    ),
    "damage": ("{amount} damage is dealt to {obj}.", "{obj:이} {amount}의 피해를 입습니다."),
    "heal": ("{obj} heals {amount} damage.", "{obj:이} 피해 {amount:을} 회복합니다."),
    "lethal": ("Lethal damage: {obj}.", "치명적 피해를 입은 유닛: {obj}."),
    "die": ("{obj} dies.", "{obj:이} 사망합니다."),
    "banish": ("{obj} is banished.", "{obj:이} 추방됩니다."),
    "return": ("{obj} returns to its owner's hand.", "{obj:이} 소유자의 손으로 돌아갑니다."),
    "recycle": ("{obj} is recycled.", "{obj:이} 재활용됩니다."),
    "ready": ("{obj} becomes ready.", "{obj:이} 준비됩니다."),
    "exhaust": ("{obj} is exhausted.", "{obj:이} 탈진됩니다."),
    "stun": ("{obj} is stunned.", "{obj:이} 기절합니다."),
    "buff": ("{obj} gets a buff.", "{obj:이} 버프를 얻습니다."),
    "spend buff": ("The buff of {obj} is spent.", "{obj}의 버프를 소모합니다."),
    "empower": ("{obj} becomes Empowered.", "{obj:이} 강화됨 상태가 됩니다."),
    "disempower": ("{obj} is Empowered no more.", "{obj}의 강화됨 상태가 끝납니다."),
    "attach": ("{obj} is attached to {to_obj}.", "{obj:이} {to_obj}에 부착됩니다."),
    "detach": ("{obj} is detached.", "{obj:이} 분리됩니다."),
    "silenced": (
        "An effect keeps the ability of {card} from triggering.",
        "효과 때문에 {card}의 스킬이 유발되지 않습니다.",
    ),
    "watch": (
        "{player} may look at facedown cards this turn.",
        "{player:이} 이번 턴 동안 뒷면 표시 카드를 볼 수 있습니다.",
    ),
    "lasting": ("{until}: {mods} for {obj}.", "{until} {obj}에 적용: {mods}."),
    "forbidden": ("It can't happen to {whom}: {event}.", "{whom}에 일어날 수 없습니다: {event}."),
    "replaced": (
        "Something else happens instead to {whom}: {event} is replaced.",
        "{whom}에 일어날 일이 대체됩니다: {event}.",
    ),
    "prevented": (
        "{amount} damage to {obj} is prevented.",
        "{obj:이} 입을 피해 {amount:을} 막습니다.",
    ),
    "swap": (
        "{obj} and {to_obj} swap their numbers.",
        "{obj}과(와) {to_obj}의 수치를 맞바꿉니다.",
    ),
    "replace": ("{card} replaces {obj}.", "{card:이} {obj:을} 교체합니다."),
    "swap back": ("{obj} comes back.", "{obj:이} 되돌아옵니다."),
    # ------------------------------------------------------------------ cards and resources
    "draw": ("{player} draws {card}.", "{player:이} {card:을} 뽑습니다."),
    "draw hidden": ("{player} draws a card.", "{player:이} 카드 1장을 뽑습니다."),
    "discard": ("{player} discards {card}.", "{player:이} {card:을} 버립니다."),
    "burn": (
        "{player} puts {card} from the deck into the trash.",
        "{player:이} 덱에서 {card:을} 폐기장에 놓습니다.",
    ),
    "burn out": ("{player} burns out.", "{player:이} 소진됩니다."),
    "recycle trash": (
        "{player} recycles the trash: {amount} cards.",
        "{player:이} 폐기장의 카드 {amount}장을 재활용합니다.",
    ),
    "reveal": ("{player} reveals {card}.", "{player:이} {card:을} 공개합니다."),
    "look": ("{player} looks at {card}.", "{player:이} {card:을} 봅니다."),
    "look hidden": ("{player} looks at a card.", "{player:이} 카드 1장을 봅니다."),
    "recycle hidden": ("A card is recycled.", "카드 1장이 재활용됩니다."),
    "hide": ("{player} hides {card} at {to}.", "{player:이} {card:을} {to}에 숨깁니다."),
    "hide hidden": ("{player} hides a card at {to}.", "{player:이} 카드 1장을 {to}에 숨깁니다."),
    "hidden removed": (
        "{card}, hidden at {place}, goes to the trash.",
        "{place}에 숨겨진 {card:이} 폐기장으로 갑니다.",
    ),
    "channel": ("{player} channels {card}{how}.", "{player:이} {card:을} 전개합니다{how}."),
    "add": ("{player} adds {units}.", "{player:이} {units:을} 추가합니다."),
    "points": (
        "{player} gains {amount}: {total} points.",
        "{player:이} {amount}점을 얻습니다: {total}점.",
    ),
    "points lost": (
        "{player} loses {amount}: {total} points.",
        "{player:이} {amount}점을 잃습니다: {total}점.",
    ),
    "xp": ("{player}'s XP changes by {amount}: {total}.", "{player}의 경험치 {amount}: {total}."),
    # ------------------------------------------------------------------ battlefields and combat
    "contested": ("{player} contests {place}.", "{player:이} {place}에 경합을 적용합니다."),
    "no longer contested": ("{place} is contested no more.", "{place}의 경합 상태가 끝납니다."),
    "control": ("{player} gains control of {place}.", "{player:이} {place:을} 차지합니다."),
    "lose control": (
        "{player} loses control of {place}.",
        "{player:이} {place}의 통제를 잃습니다.",
    ),
    "conquer": ("{player} conquers {place}.", "{player:이} {place:을} 정복합니다."),
    "hold": ("{player} holds {place}.", "{player:이} {place:을} 점거합니다."),
    "no score": (
        "An effect does not let {player} score {place}.",
        "효과 때문에 {player:은} {place:에서} 득점할 수 없습니다.",
    ),
    "last point": (
        "Every battlefield is scored: {player} gains the last point.",
        "모든 전장에서 득점했으므로 {player:이} 마지막 1점을 얻습니다.",
    ),
    "card instead of point": (
        "Not every battlefield is scored: {player} draws a card instead of the last point.",
        "모든 전장에서 득점하지 않았으므로 {player:은} 마지막 1점 대신 카드 1장을 뽑습니다.",
    ),
    "showdown": (
        "A showdown opens at {place}; {player} has Focus.",
        "{place}에서 결전이 시작됩니다. {player:이} 집중을 얻습니다.",
    ),
    "focus passes": ("Focus passes to {player}.", "집중이 {player}에게 넘어갑니다."),
    "showdown closes": ("The showdown at {place} closes.", "{place}의 결전이 끝납니다."),
    "combat": (
        "Combat at {place}: {attacker} attacks, {defender} defends.",
        "{place}에서 전투가 시작됩니다. 공격자 {attacker}, 방어자 {defender}.",
    ),
    "attack": ("{obj} attacks.", "{obj:이} 공격합니다."),
    "defend": ("{obj} defends.", "{obj:이} 방어합니다."),
    "combat sums": (
        "Might in combat: {attack} against {defend}.",
        "전투 위력 합계: {attack} 대 {defend}.",
    ),
    "assign": (
        "{player} assigns {amount} to {obj}.",
        "{player:이} {obj}에게 {amount:을} 분배합니다.",
    ),
    "combat cleanup": ("The combat is cleaned up.", "전투 정리를 시작합니다."),
    "tie": ("The combat at {place} is a tie.", "{place} 전투는 무승부입니다."),
    "attackers recalled": (
        "Defenders are left: the attackers are recalled.",
        "방어자가 남아 있으므로 공격자가 귀환합니다.",
    ),
    "combat won": (
        "{player} wins the combat at {place}.",
        "{player:이} {place}의 전투에서 승리합니다.",
    ),
    "no result": ("The combat at {place} has no winner.", "{place}의 전투에 승자가 없습니다."),
    "combat ends": ("The combat at {place} ends.", "{place}의 전투가 끝납니다."),
}
"""English and Korean by kind of entry."""

RESOURCES: Final = {
    "energy": ("energy", "에너지"),
    "any": ("power of any domain", "아무 영역의 힘"),
    "fury": ("Fury power", "분노 힘"),
    "calm": ("Calm power", "평정 힘"),
    "mind": ("Mind power", "정신 힘"),
    "body": ("Body power", "신체 힘"),
    "chaos": ("Chaos power", "혼돈 힘"),
    "order": ("Order power", "질서 힘"),
}
EVENTS: Final = {
    "damage": ("damage", "피해"),
    "move": ("moving", "이동"),
    "die": ("dying", "사망"),
    "draw": ("drawing", "뽑기"),
    "gain points": ("gaining points", "점수 획득"),
    "lose points": ("losing points", "점수 상실"),
    "enter": ("entering", "진입"),
    "recall": ("being recalled", "귀환"),
    "ready": ("becoming ready", "준비"),
    "exhaust": ("being exhausted", "탈진"),
    "discard": ("being discarded", "버리기"),
    "banish": ("being banished", "추방"),
    "return": ("returning", "되돌아가기"),
    "recycle": ("being recycled", "재활용"),
    "heal": ("healing", "회복"),
    "buff": ("getting a buff", "버프"),
    "stun": ("being stunned", "기절"),
    "play": ("being played", "사용"),
    "play token": ("being played", "사용"),
    "put in hand": ("being put in a hand", "손에 넣기"),
    "put in trash": ("being put in a trash", "폐기장에 놓기"),
    "put in deck": ("being put in a deck", "덱에 놓기"),
    "lower might": ("losing Might", "위력 감소"),
    "spend buff": ("spending a buff", "버프 소모"),
    "empower": ("becoming Empowered", "강화"),
    "disempower": ("being Empowered no more", "강화됨 제거"),
    "attack": ("attacking", "공격"),
    "defend": ("defending", "방어"),
    "reveal": ("being revealed", "공개"),
    "look": ("being looked at", "확인"),
    "channel": ("being channeled", "전개"),
    "add": ("adding resources", "자원 추가"),
    "counter": ("being countered", "무효화"),
    "gain xp": ("gaining XP", "경험치 획득"),
    "spend xp": ("spending XP", "경험치 지불"),
    "attach": ("being attached", "부착"),
    "detach": ("being detached", "분리"),
    "hide": ("being hidden", "숨기기"),
    "burn": ("being burned", "폐기"),
    "burn out": ("burning out", "소진"),
    "activate": ("being used", "발동"),
    "target": ("being chosen", "선택"),
    "conquer": ("conquering", "정복"),
    "hold": ("holding", "점거"),
    "score conquer": ("scoring by conquering", "정복 득점"),
    "score hold": ("scoring by holding", "점거 득점"),
    "player attacks": ("becoming the attacker", "공격자 지정"),
    "player defends": ("becoming the defender", "방어자 지정"),
    "start of turn": ("the start of the turn", "턴 시작"),
    "start of beginning": ("the start of the Beginning Phase", "개시 단계 시작"),
    "start of main": ("the start of the Main Phase", "주요 단계 시작"),
    "end of turn": ("the end of the turn", "턴 종료"),
    "start of combat": ("the start of combat", "전투 시작"),
    "start of showdown": ("the start of a showdown", "결전 시작"),
    "end of combat": ("the end of combat", "전투 종료"),
    "win combat": ("winning combat", "전투 승리"),
    "lose combat": ("losing combat", "전투 패배"),
    "player wins combat": ("winning combat", "전투 승리"),
    "tie": ("a tie", "무승부"),
    "leave combat": ("the end of a combat that it was in", "있었던 전투의 종료"),
    "leave board": ("leaving the board", "게임판을 떠남"),
    "become mighty": ("becoming Mighty", "위력적 상태"),
    "reach might 10": ("reaching a Might of 10", "위력 10 도달"),
    "discard cards": ("discarding", "버리기"),
    "phase awaken": ("the Awaken Phase", "각성 단계"),
    "phase beginning": ("the Beginning Phase", "개시 단계"),
    "phase scoring": ("the Scoring Step", "득점 절차"),
    "phase channel": ("the Channel Phase", "전개 단계"),
    "phase draw": ("the Draw Phase", "뽑기 단계"),
    "phase main start": ("the start of the Main Phase", "주요 단계 시작"),
    "phase ending": ("the Ending Step", "종료 절차"),
    "phase expiration": ("the Expiration Step", "만료 절차"),
}
UNTIL: Final = {
    "turn": ("This turn", "이번 턴에"),
    "combat": ("This combat", "이번 전투에"),
    "board": ("While it is on the board", "게임판에 있는 동안"),
    "source": ("While its source is on the board", "그 출처가 게임판에 있는 동안"),
    "": ("From now on", "이제부터"),
}
MIGHT: Final = {"might": ("Might", "위력")}
